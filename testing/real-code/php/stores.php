<?php
$C=json_decode(file_get_contents($argv[1]),true);
foreach($C as $n=>$c){$b=json_decode($c['body'],true);$o=json_decode($c['body']);$w=function($i,$t)use($n){if(is_string($t)&&mb_check_encoding($t,'UTF-8'))echo json_encode(['kind'=>'body','language'=>'PHP','implementation'=>$i,'callback'=>$n,'text'=>$t],320),"\n";};
ob_start();var_dump($b);$w('var_dump array',ob_get_clean());ob_start();var_dump($o);$w('var_dump object',ob_get_clean());
$w('print_r object',print_r($o,true));$w('var_export object',var_export($o,true));$w('json pretty print',json_encode($b,JSON_PRETTY_PRINT));$w('Monolog context','[2026-11-21T22:03:11.204513+00:00] app.INFO: callback '.json_encode($b,320).' []');$w('serialize',serialize($b));
$w('implode',implode(', ',array_map(fn($k,$v)=>"$k: ".(is_array($v)?json_encode($v):$v),array_keys($b),$b)));
$w('query log','INSERT INTO callbacks (body) VALUES (\''.addslashes($c['body']).'\')');$w('WordPress slashed $_POST',addslashes($c['body']));
$f=$b;foreach(['amount','feeAmount','netAmount'] as $k)if(isset($f[$k]))$f[$k]=(float)$f[$k];$w('casts float',json_encode($f));
$f=$b;if(isset($f['completedAt']))$f['completedAt']=date('c',$f['completedAt']);$w('Carbon completedAt',json_encode($f));
$w('TrimStrings + ConvertEmptyStringsToNull',json_encode(array_map(fn($v)=>is_string($v)?(trim($v)===''?null:trim($v)):$v,$b)));
}
