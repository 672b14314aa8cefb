<?php
// A second set of verifying functions in PHP, written after the first was mended.
require __DIR__.'/callbacks.php';
$F=[];
$F['is_string only, rsort']=function($r,$h){$d=array_filter(merge($r,$h),'is_string');krsort($d);$p=[];foreach($d as $k=>$v)if(trim($v)!=='')$p[]="$k=$v";return implode('&',$p);};
$F['is_numeric cast']=function($r,$h){$d=merge($r,$h);ksort($d);$p=[];foreach($d as $k=>$v){if($v===null||$v==='')continue;if(is_numeric($v))$v=$v+0;if(is_array($v))$v=json_encode($v,320);if(is_bool($v))$v=$v?'true':'false';$p[]="$k=$v";}return implode('&',$p);};
$F['collect sortKeys, toJson nested']=function($r,$h){$d=merge($r,$h);ksort($d);$s='';foreach($d as $k=>$v){if(is_null($v)||$v==='')continue;$s.=($s?'&':'').$k.'='.(is_array($v)?json_encode($v,JSON_PRETTY_PRINT):(is_bool($v)?json_encode($v):$v));}return $s;};
$F['sprintf %s list, key value comma']=function($r,$h){$d=merge($r,$h);ksort($d);$p=[];foreach($d as $k=>$v){if($v===null||$v==='')continue;$p[]=sprintf('%s=%s',$k,is_string($v)?$v:json_encode($v,320));}return implode(',',$p).',';};
$F['strtoupper nonce, round amounts']=function($r,$h){$d=merge($r,$h);$d['nonce']=strtoupper($d['nonce']);foreach(['amount','feeAmount','netAmount'] as $k)if(isset($d[$k]))$d[$k]=round($d[$k],2);ksort($d);$p=[];foreach($d as $k=>$v){if($v===null||$v==='')continue;$p[]="$k=".(is_string($v)?$v:json_encode($v,320));}return implode('&',$p);};
$F['mb_convert Latin-1']=function($r,$h){$d=merge($r,$h);ksort($d);$p=[];foreach($d as $k=>$v){if($v===null||$v==='')continue;$p[]="$k=".(is_string($v)?$v:json_encode($v,320));}return mb_convert_encoding(implode('&',$p),'UTF-8','ISO-8859-1');};
$F['quotes stripped by str_replace']=function($r,$h){$d=merge($r,$h);ksort($d);return str_replace(['{','}','"',':'],['','','','='],json_encode($d,320));};
$F['merchantNo in front, timestamp last']=function($r,$h){$d=json_decode($r,true);unset($d['sign']);ksort($d);$p=['merchantNo='.$h['X-Merchant-No']];foreach($d as $k=>$v){if($v===null||$v==='')continue;$p[]="$k=".(is_string($v)?$v:json_encode($v,320));}$p[]='nonce='.$h['X-Nonce'];$p[]='timestamp='.$h['X-Timestamp'];return implode('&',$p);};
$F['bool as string of int, empty arrays as []']=function($r,$h){$d=merge($r,$h);ksort($d);$p=[];foreach($d as $k=>$v){if($v===null)continue;if(is_bool($v))$v=(int)$v;if(is_array($v))$v=json_encode($v);$p[]="$k=$v";}return implode('&',$p);};
print_rows($F);
