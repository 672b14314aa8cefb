<?php
// Mock platforms and test signers in PHP: each with one or two mistakes. A mark in brackets names the scheme of the signature where it is not SHA256withRSA.
require __DIR__.'/callbacks.php';
const AMOUNTS = ['amount', 'feeAmount', 'netAmount'];
function pairs($p, $flags = 320) { $o = []; foreach ($p as $k => $v) { if ($v === null || $v === '') continue; if (is_array($v)) $v = json_encode($v, $flags); if (is_bool($v)) $v = $v ? 'true' : 'false'; $o[] = $k.'='.$v; } return implode('&', $o); }
$F = [];
$F['array_filter, ksort, foreach .='] = function ($r, $h) { $p = array_filter(merge($r, $h)); ksort($p); $s = ''; foreach ($p as $k => $v) { $s .= $k.'='.(is_array($v) ? json_encode($v, JSON_UNESCAPED_UNICODE) : $v).'&'; } return substr($s, 0, -1); };
$F['openssl_sign without an algorithm [sha1]'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return pairs($p); };
$F['urlencode strings, json_encode the rest'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = []; foreach ($p as $k => $v) if ($v !== null && $v !== '') $o[] = $k.'='.(is_string($v) ? urlencode($v) : json_encode($v)); return implode('&', $o); };
$F['http_build_query RFC 3986'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return http_build_query($p, '', '&', PHP_QUERY_RFC3986); };
$F['stripslashes of sorted json'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return stripslashes(json_encode($p, JSON_UNESCAPED_UNICODE)); };
$F['values by |'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return implode('|', array_map(fn($v) => is_array($v) ? json_encode($v, 320) : (is_bool($v) ? var_export($v, true) : $v), $p)); };
$F['ts . raw . nonce'] = fn($r, $h) => $h['X-Timestamp'].$r.$h['X-Nonce'];
$F['POST and path on lines'] = fn($r, $h) => "POST\n/api/notify\n".$h['X-Timestamp']."\n".$h['X-Nonce']."\n".$r."\n";
$F['body_md5 as a pair'] = fn($r, $h) => 'body_md5='.md5($r).'&nonce='.$h['X-Nonce'].'&timestamp='.$h['X-Timestamp'];
$F['amounts as float'] = function ($r, $h) { $p = merge($r, $h); foreach (AMOUNTS as $k) if (isset($p[$k])) $p[$k] = (float) $p[$k]; ksort($p); return pairs($p); };
$F['key:value; sorted'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = ''; foreach ($p as $k => $v) if (!is_null($v) && $v !== '') $o .= $k.':'.(is_array($v) ? json_encode($v) : $v).';'; return $o; };
$F['strtolower of the string'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return strtolower(pairs($p)); };
$F['uksort strcasecmp'] = function ($r, $h) { $p = merge($r, $h); uksort($p, 'strcasecmp'); return pairs($p); };
$F['pretty json with headers'] = function ($r, $h) { $p = merge($r, $h); return json_encode($p, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES); };
$F['date of both times'] = function ($r, $h) { $p = merge($r, $h); $p['timestamp'] = date('Y-m-d H:i:s', (int) $p['timestamp']); if (isset($p['completedAt'])) $p['completedAt'] = date('Y-m-d H:i:s', (int) $p['completedAt']); ksort($p); return pairs($p); };
$F['sha256 in base64 signed'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return base64_encode(hash('sha256', pairs($p), true)); };
$F['snake_case keys'] = function ($r, $h) { $p = []; foreach (merge($r, $h) as $k => $v) $p[strtolower(preg_replace('/(?<!^)[A-Z]/', '_$0', $k))] = $v; ksort($p); return pairs($p); };
$F['array cast objects, empty check'] = function ($r, $h) { $p = (array) json_decode($r); $p['timestamp'] = $h['X-Timestamp']; $p['nonce'] = $h['X-Nonce']; ksort($p); $o = []; foreach ($p as $k => $v) { if (empty($v) || $k == 'sign') continue; if (is_object($v) || is_array($v)) $v = json_encode($v); $o[] = "$k=$v"; } return join('&', $o); };
$F['merchant number, key order of a list'] = function ($r, $h) { $p = json_decode($r, true); return 'merchantNo='.$h['X-Merchant-No'].'&orderNo='.$p['orderNo'].'&amount='.$p['amount'].'&status='.$p['status'].'&timestamp='.$h['X-Timestamp'].'&nonce='.$h['X-Nonce']; };
$F['pairs with iconv to gbk'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return iconv('UTF-8', 'GBK//IGNORE', pairs($p)); };
print_rows($F);
