<?php
// Verifying functions in PHP, third set: Laravel, Symfony, SDK copies.
require 'Illuminate/Support/autoload.php';
@include 'GuzzleHttp/Psr7/autoload.php';
@include 'Symfony/Component/HttpFoundation/autoload.php';
use Illuminate\Support\Arr; use Illuminate\Support\Str; use Illuminate\Support\Collection;
date_default_timezone_set('Asia/Shanghai');
require __DIR__.'/callbacks.php';
class Aop{ function checkEmpty($value){if(!isset($value))return true;if($value===null)return true;if(is_array($value))return false;if(trim($value)==="")return true;return false;}
 public function getSignContent($params){ksort($params);$s="";$i=0;foreach($params as $k=>$v){if(false===$this->checkEmpty($v)&&"@"!=substr(is_array($v)?'[':$v,0,1)){if($i==0)$s.="$k"."="."$v";else $s.="&"."$k"."="."$v";$i++;}}return $s;}
 public function getSignContentUrlencode($params){ksort($params);$s="";$i=0;foreach($params as $k=>$v){if(false===$this->checkEmpty($v)){$v=is_array($v)?json_encode($v,JSON_UNESCAPED_UNICODE):$v;if($i==0)$s.="$k"."=".urlencode($v);else $s.="&"."$k"."=".urlencode($v);$i++;}}return $s;}}
class WxPay{public $values;public function ToUrlParams(){$buff="";foreach($this->values as $k=>$v){if($k!="sign"&&$v!=""&&!is_array($v)){$buff.=$k."=".$v."&";}}return trim($buff,"&");}}
$F=[];
$F['Alipay AopClient getSignContent']=fn($r,$h)=>(new Aop)->getSignContent(merge($r,$h));
$F['Alipay getSignContentUrlencode']=fn($r,$h)=>(new Aop)->getSignContentUrlencode(merge($r,$h));
$F['WeChat ToUrlParams ksort']=function($r,$h){$w=new WxPay;$d=merge($r,$h);ksort($d);$w->values=$d;return $w->ToUrlParams();};
$F['WeChat ToUrlParams + key']=function($r,$h){$w=new WxPay;$d=merge($r,$h);ksort($d);$w->values=$d;return $w->ToUrlParams()."&key=192006250b4c09247ec02edce69f6a2d";};
$F['Laravel Arr::query']=function($r,$h){$d=merge($r,$h);ksort($d);return Arr::query($d);};
$F['Laravel urldecode(Arr::query(array_filter))']=function($r,$h){$d=array_filter(merge($r,$h));ksort($d);return urldecode(Arr::query($d));};
$F['Laravel collect sortKeys map implode']=fn($r,$h)=>collect(merge($r,$h))->filter(fn($v)=>filled($v))->sortKeys()->map(fn($v,$k)=>$k.'='.(is_array($v)?json_encode($v):$v))->implode('&');
$F['Laravel collect except reject blank join']=fn($r,$h)=>collect(merge($r,$h))->reject(fn($v)=>blank($v))->sortKeys()->map(fn($v,$k)=>"$k=".(is_string($v)?$v:json_encode($v,JSON_UNESCAPED_UNICODE|JSON_UNESCAPED_SLASHES)))->join('&');
$F['Laravel TrimStrings + ConvertEmptyStringsToNull, nulls empty']=function($r,$h){$d=merge($r,$h);array_walk_recursive($d,function(&$v){if(is_string($v)){$v=trim($v);if($v==='')$v=null;}});ksort($d);return collect($d)->map(fn($v,$k)=>"$k=".(is_array($v)?json_encode($v,320):$v))->implode('&');};
$F['Arr::dot']=function($r,$h){$d=Arr::dot(merge($r,$h));ksort($d);$p=[];foreach($d as $k=>$v)if($v!==''&&$v!==null&&!is_array($v))$p[]="$k=$v";return implode('&',$p);};
$F['Str::snake keys']=fn($r,$h)=>collect(merge($r,$h))->mapWithKeys(fn($v,$k)=>[Str::snake($k)=>$v])->filter(fn($v)=>!is_null($v)&&$v!=='')->sortKeys()->map(fn($v,$k)=>"$k=".(is_scalar($v)?(is_bool($v)?var_export($v,true):$v):json_encode($v,320)))->implode('&');
$F['Guzzle Query::build']=function($r,$h){$d=merge($r,$h);ksort($d);$d=array_map(fn($v)=>is_array($v)?json_encode($v):$v,$d);return \GuzzleHttp\Psr7\Query::build($d);};
$F['Guzzle Query::build no encoding']=function($r,$h){$d=array_filter(merge($r,$h),fn($v)=>$v!==''&&$v!==null);ksort($d);$d=array_map(fn($v)=>is_array($v)?json_encode($v,JSON_UNESCAPED_SLASHES):$v,$d);return \GuzzleHttp\Psr7\Query::build($d,false);};
$F['http_build_query array_filter, RFC3986, %20 back']=function($r,$h){$d=array_filter(merge($r,$h),fn($v)=>$v!=='');ksort($d);return str_replace('%20',' ',http_build_query($d,'','&',PHP_QUERY_RFC3986));};
$F['urldecode(http_build_query) scalars only array_filter strlen']=function($r,$h){$d=merge($r,$h);$d=array_filter($d,fn($v)=>is_scalar($v)&&strlen(trim($v)));ksort($d);return urldecode(http_build_query($d));};
$F['JSON_PRETTY_PRINT nested']=function($r,$h){$d=merge($r,$h);ksort($d);$p=[];foreach($d as $k=>$v){if($v===''||$v===null)continue;$p[]=$k.'='.(is_array($v)?json_encode($v,JSON_PRETTY_PRINT|JSON_UNESCAPED_UNICODE):(is_bool($v)?($v?'true':'false'):$v));}return implode('&',$p);};
$F['json_encode JSON_NUMERIC_CHECK nested']=function($r,$h){$d=merge($r,$h);ksort($d);$p=[];foreach($d as $k=>$v){if($v===''||$v===null)continue;$p[]=$k.'='.(is_string($v)?$v:json_encode($v,320|JSON_NUMERIC_CHECK|JSON_PRESERVE_ZERO_FRACTION));}return implode('&',$p);};
$F['JSON_FORCE_OBJECT']=function($r,$h){$d=merge($r,$h);ksort($d);$p=[];foreach($d as $k=>$v){if($v===''||$v===null)continue;$p[]=$k.'='.(is_string($v)?$v:json_encode($v,320|JSON_FORCE_OBJECT));}return implode('&',$p);};
$F['ksort SORT_NATURAL']=function($r,$h){$d=merge($r,$h);ksort($d,SORT_NATURAL|SORT_FLAG_CASE);$p=[];foreach($d as $k=>$v){if($v===''||$v===null)continue;$p[]=$k.'='.(is_string($v)?$v:json_encode($v,320));}return implode('&',$p);};
$F['sprintf %s %.2f']=function($r,$h){$d=merge($r,$h);ksort($d);$s='';foreach($d as $k=>$v){if(is_array($v)||$v===''||$v===null)continue;$s.=sprintf(in_array($k,['amount','feeAmount','netAmount'])?'%s=%.3f&':'%s=%s&',$k,$v);}return rtrim($s,'&');};
$F['bcadd scale 2']=function($r,$h){$d=merge($r,$h);foreach(['amount','feeAmount','netAmount'] as $k)if(isset($d[$k]))$d[$k]=number_format($d[$k],1,'.','');ksort($d);$s=[];foreach($d as $k=>$v)if($v!==''&&$v!==null)$s[]="$k=".(is_string($v)?$v:json_encode($v,320));return implode('&',$s);};
$F['array_walk by reference "k=v"']=function($r,$h){$d=merge($r,$h);ksort($d);array_walk($d,function(&$v,$k){$v="$k=".(is_array($v)?http_build_query($v):$v);});return implode('&',$d);};
$F['array_map null keys bug http_build_query of values']=function($r,$h){$d=merge($r,$h);ksort($d);return http_build_query(array_map('strval',array_filter($d,'is_scalar')));};
$F['completedAt date(c)']=function($r,$h){$d=merge($r,$h);foreach(['completedAt','createdAt'] as $k)if(isset($d[$k]))$d[$k]=date('c',$d[$k]);ksort($d);$s=[];foreach($d as $k=>$v)if($v!==''&&$v!==null)$s[]="$k=".(is_string($v)?$v:json_encode($v,320));return implode('&',$s);};
$F['stripslashes(json_encode)']=function($r,$h){$d=merge($r,$h);ksort($d);$s=[];foreach($d as $k=>$v)if($v!==''&&$v!==null)$s[]="$k=".(is_string($v)?$v:stripslashes(json_encode($v)));return implode('&',$s);};
$F['ThinkPHP input filter htmlspecialchars,strip_tags']=function($r,$h){$d=merge($r,$h);array_walk_recursive($d,function(&$v){if(is_string($v))$v=strip_tags(trim($v));});ksort($d);$s=[];foreach($d as $k=>$v)if($v!==''&&$v!==null)$s[]="$k=".(is_string($v)?$v:json_encode($v,320));return implode('&',$s);};
$F['Symfony ParameterBag all + http_build_query']=function($r,$h){$b=new \Symfony\Component\HttpFoundation\ParameterBag(merge($r,$h));$d=$b->all();ksort($d);return \Symfony\Component\HttpFoundation\Request::normalizeQueryString(http_build_query($d));};
$F['getallheaders merged']=function($r,$h){$d=array_merge(json_decode($r,true),array_change_key_case($h));unset($d['sign'],$d['x-sign']);ksort($d);$s=[];foreach($d as $k=>$v)if($v!==''&&$v!==null)$s[]="$k=".(is_string($v)?$v:json_encode($v,320));return implode('&',$s);};
$F['merge lower headers without x-']=function($r,$h){$d=json_decode($r,true);foreach($h as $k=>$v)$d[strtolower(preg_replace('/^X-/','',$k))]=$v;unset($d['sign'],$d['content-type']);ksort($d);$s=[];foreach($d as $k=>$v)if($v!==''&&$v!==null)$s[]="$k=".(is_string($v)?$v:json_encode($v,320));return implode('&',$s);};
$F['implode(array_values)']=function($r,$h){$d=merge($r,$h);ksort($d);return implode('',array_map(fn($v)=>is_array($v)?json_encode($v,320):$v,$d));};
$F['implode "" key value']=function($r,$h){$d=merge($r,$h);ksort($d);$s='';foreach($d as $k=>$v)if($v!==''&&$v!==null)$s.=$k.(is_string($v)?$v:json_encode($v,320));return $s;};
$F['ksort recursive json_encode sorted, md5 never']=function($r,$h){$d=merge($r,$h);$ks=function(&$a)use(&$ks){foreach($a as &$v)if(is_array($v))$ks($v);ksort($a);};$ks($d);return json_encode($d,JSON_UNESCAPED_UNICODE|JSON_UNESCAPED_SLASHES);};
print_rows($F);
