<?php
require 'Illuminate/Support/autoload.php'; require 'Symfony/Component/HttpFoundation/autoload.php'; @include 'Symfony/Component/VarDumper/autoload.php';
$C=json_decode(file_get_contents($argv[1]),true);
function H($t){$h=[];foreach(explode("\n",trim($t)) as $l){[$k,$v]=explode(': ',$l,2);$h[$k]=$v;}return $h;}
$B=[
'monolog context'=>fn($r)=>'[2026-09-21 14:13:36] production.INFO: callback '.json_encode(json_decode($r,true),JSON_UNESCAPED_SLASHES|JSON_UNESCAPED_UNICODE).' []',
'monolog raw'=>fn($r)=>'[2026-09-21T14:13:36.120000+08:00] app.INFO: callback: '.$r.' [] []',
'monolog body key'=>fn($r)=>'[2026-09-21 14:13:36] local.INFO: cb '.json_encode(['body'=>json_decode($r,true),'ip'=>'10.0.0.1']),
'error_log print_r'=>fn($r)=>'[21-Sep-2026 14:13:36 UTC] '.print_r(json_decode($r,true),true),
'print_r stdClass'=>fn($r)=>print_r(json_decode($r),true),
'var_export stdClass'=>fn($r)=>var_export(json_decode($r),true),
'var_export array short file'=>fn($r)=>'<?php return '.var_export(json_decode($r,true),true).';',
'var_dump stdClass'=>function($r){ob_start();var_dump(json_decode($r));return ob_get_clean();},
'serialize'=>fn($r)=>serialize(json_decode($r,true)),
'json_encode pretty'=>fn($r)=>json_encode(json_decode($r),JSON_PRETTY_PRINT),
'json_encode array'=>fn($r)=>json_encode(json_decode($r,true)),
'json_encode NUMERIC_CHECK'=>fn($r)=>json_encode(json_decode($r,true),JSON_NUMERIC_CHECK|JSON_UNESCAPED_UNICODE|JSON_UNESCAPED_SLASHES),
'collect toJson filter'=>fn($r)=>collect(json_decode($r,true))->filter()->toJson(),
'collect dump'=>fn($r)=>print_r(collect(json_decode($r,true)),true),
'htmlspecialchars'=>fn($r)=>htmlspecialchars($r),
'addslashes'=>fn($r)=>addslashes($r),
'http_build_query'=>fn($r)=>http_build_query(json_decode($r,true)),
'$_POST key of raw'=>fn($r)=>print_r([str_replace([' ','.'],'_',$r)=>''],true),
'ParameterBag print_r'=>fn($r)=>print_r(new \Symfony\Component\HttpFoundation\ParameterBag(json_decode($r,true)),true),
'eloquent cast with id'=>fn($r)=>json_encode(['id'=>17]+json_decode($r,true)+['created_at'=>'2026-09-21T14:13:36.000000Z','updated_at'=>'2026-09-21T14:13:36.000000Z'],JSON_UNESCAPED_UNICODE|JSON_UNESCAPED_SLASHES),
'eloquent decimals and ints'=>function($r){$d=json_decode($r,true);foreach(['amount','feeAmount','netAmount'] as $k)if(isset($d[$k]))$d[$k]=(float)$d[$k];return json_encode($d,320);},
'datetime completedAt'=>function($r){$d=json_decode($r,true);if(isset($d['completedAt']))$d['completedAt']=gmdate('Y-m-d H:i:s',$d['completedAt']);return json_encode($d,320);},
'urlencode raw'=>fn($r)=>urlencode($r),
'bin2hex'=>fn($r)=>bin2hex($r),
'k=>v echo'=>function($r){$s='';foreach(json_decode($r,true) as $k=>$v)$s.="$k => ".(is_array($v)?json_encode($v):var_export($v,true))."\n";return $s;},
];
$HD=[
'getallheaders json'=>fn($h)=>json_encode($h),
'HeaderBag string'=>fn($h)=>(string)new \Symfony\Component\HttpFoundation\HeaderBag($h),
'HeaderBag all print_r'=>fn($h)=>print_r((new \Symfony\Component\HttpFoundation\HeaderBag($h))->all(),true),
'laravel headers->all json'=>fn($h)=>json_encode((new \Symfony\Component\HttpFoundation\HeaderBag($h))->all()),
'$_SERVER var_export'=>fn($h)=>var_export(array_combine(array_map(fn($k)=>'HTTP_'.strtoupper(str_replace('-','_',$k)),array_keys($h)),$h),true),
'$_SERVER print_r'=>fn($h)=>print_r(['REQUEST_METHOD'=>'POST']+array_combine(array_map(fn($k)=>'HTTP_'.strtoupper(str_replace('-','_',$k)),array_keys($h)),$h),true),
'psr7 getHeaders var_dump'=>function($h){ob_start();var_dump(array_map(fn($v)=>[$v],$h));return ob_get_clean();},
'serialize'=>fn($h)=>serialize($h),
'http_build_query'=>fn($h)=>http_build_query($h),
'monolog'=>fn($h)=>'[2026-09-21 14:13:36] local.INFO: headers '.json_encode((new \Symfony\Component\HttpFoundation\HeaderBag($h))->all()),
];
foreach($C as $n=>$c){foreach($B as $i=>$f){$t=$f($c['body']);if(is_string($t)&&mb_check_encoding($t,'UTF-8'))echo json_encode(['language'=>'PHP','kind'=>'body','implementation'=>$i,'callback'=>$n,'text'=>$t]),"\n";}foreach($HD as $i=>$f)echo json_encode(['language'=>'PHP','kind'=>'headers','implementation'=>$i,'callback'=>$n,'text'=>$f(H($c['headers']))]),"\n";}
