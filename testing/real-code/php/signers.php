<?php
// Functions that sign, as merchants' test signers and mock platforms have them: each with one or two mistakes.
require __DIR__.'/callbacks.php';
function J($d,$flags=320){$p=[];foreach($d as $k=>$v){if($v===null)continue;if(is_bool($v))$v=$v?'true':'false';if(is_array($v))$v=json_encode($v,$flags);if(trim((string)$v)==='')continue;$p[]="$k=$v";}return implode('&',$p);}
$F=[];
$F['Alipay getSignContent']=function($r,$h){$params=merge($r,$h);ksort($params);$s='';$i=0;foreach($params as $k=>$v){if(is_array($v))$v=json_encode($v,JSON_UNESCAPED_UNICODE);if(!is_null($v)&&trim($v)!==''&&'@'!=substr($v,0,1)){$s.=($i==0?'':'&')."$k"."="."$v";$i++;}}return $s;};
$F['WeChat ToUrlParams']=function($r,$h){$v=merge($r,$h);ksort($v);$b='';foreach($v as $k=>$x){if($k!='sign'&&$x!=''&&!is_array($x))$b.=$k.'='.$x.'&';}return trim($b,'&');};
$F['ksort SORT_FLAG_CASE, http_build_query, urldecode']=function($r,$h){$p=merge($r,$h);ksort($p,SORT_STRING|SORT_FLAG_CASE);return urldecode(http_build_query($p));};
$F['ksort SORT_NATURAL']=function($r,$h){$p=merge($r,$h);ksort($p,SORT_NATURAL|SORT_FLAG_CASE);return J($p);};
$F['array_filter not empty string, implode of lists']=function($r,$h){$p=array_filter(merge($r,$h),fn($v)=>$v!==''&&$v!==null);ksort($p);$o=[];foreach($p as $k=>$v)$o[]=$k.'='.(is_array($v)?(array_is_list($v)?@implode(',',$v):json_encode($v)):$v);return implode('&',$o);};
$F['array_filter strlen']=function($r,$h){$p=array_filter(merge($r,$h),'strlen');ksort($p);return urldecode(http_build_query($p));};
$F['array_filter is_scalar']=function($r,$h){$p=array_filter(merge($r,$h),'is_scalar');ksort($p);$s='';foreach($p as $k=>$v)$s.="&$k=$v";return substr($s,1);};
$F['array_diff empty']=function($r,$h){$p=merge($r,$h);foreach($p as $k=>$v)if(is_array($v))$p[$k]=json_encode($v,320);$p=array_diff($p,['',null]);ksort($p);$o=[];foreach($p as $k=>$v)$o[]="$k=$v";return implode('&',$o);};
$F['sha256 hex of urlencoded values']=function($r,$h){$p=merge($r,$h);ksort($p);$o=[];foreach($p as $k=>$v){if($v===null||$v==='')continue;$o[]=$k.'='.urlencode(is_array($v)?json_encode($v):(is_bool($v)?($v?'true':'false'):$v));}return hash('sha256',implode('&',$o));};
$F['strtoupper md5, nested by json_encode']=function($r,$h){$p=merge($r,$h);ksort($p);return strtoupper(md5(J($p,0)));};
$F['number_format, date YmdHis in PRC']=function($r,$h){date_default_timezone_set('PRC');$p=merge($r,$h);foreach(['amount','feeAmount','netAmount'] as $k)if(isset($p[$k]))$p[$k]=number_format($p[$k],2,'.','');if(isset($p['completedAt']))$p['completedAt']=date('YmdHis',$p['completedAt']);ksort($p);return J($p);};
$F['number_format default']=function($r,$h){$p=merge($r,$h);foreach(['amount','feeAmount','netAmount'] as $k)if(isset($p[$k]))$p[$k]=number_format($p[$k]);ksort($p);return J($p);};
$F['Laravel middleware: trimmed, empty as null']=function($r,$h){$d=json_decode($r,true);array_walk_recursive($d,function(&$v){if(is_string($v)){$v=trim($v);if($v==='')$v=null;}});$d['timestamp']=$h['X-Timestamp'];$d['nonce']=$h['X-Nonce'];unset($d['sign']);ksort($d);$o=[];foreach($d as $k=>$v){if(is_null($v))continue;$o[]=$k.'='.(is_string($v)?$v:json_encode($v));}return implode('&',$o);};
$F['base64 of the string']=function($r,$h){$p=merge($r,$h);ksort($p);return base64_encode(J($p,0));};
$F['sprintf template']=function($r,$h){$d=json_decode($r,true);return @sprintf('amount=%s&completedAt=%d&feeAmount=%s&merchantOrderNo=%s&netAmount=%s&nonce=%s&orderNo=%s&orderType=%s&status=%s&timestamp=%s',$d['amount'],$d['completedAt'],$d['feeAmount'],$d['merchantOrderNo'],$d['netAmount'],$h['X-Nonce'],$d['orderNo'],$d['orderType'],$d['status'],$h['X-Timestamp']);};
$F['PRESERVE_ZERO_FRACTION, recursive ksort']=function($r,$h){$p=merge($r,$h);$f=function(&$a)use(&$f){foreach($a as &$v)if(is_array($v))$f($v);ksort($a);};$f($p);return J($p,JSON_PRESERVE_ZERO_FRACTION|JSON_UNESCAPED_UNICODE);};
$F['recursive key=value with braces']=function($r,$h){$f=function($a)use(&$f){ksort($a);$o=[];foreach($a as $k=>$v){if($v===null||$v==='')continue;$o[]=$k.'='.(is_array($v)?$f($v):(is_bool($v)?($v?'true':'false'):$v));}return implode('&',$o);};return $f(merge($r,$h));};
$F['json_encode of ksort, slashes unescaped']=function($r,$h){$p=merge($r,$h);ksort($p);return json_encode($p,JSON_UNESCAPED_SLASHES);};
$F['http_build_query of filtered, no sort']=function($r,$h){return http_build_query(array_filter(merge($r,$h)));};
$F['timestamp in front, sorted body behind']=function($r,$h){$d=json_decode($r,true);unset($d['sign']);ksort($d);return $h['X-Timestamp'].$h['X-Nonce'].http_build_query($d);};
print_rows($F);
