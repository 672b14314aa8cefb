<?php
// More mock platforms and test signers in PHP, written once what the first had shown was mended.
require __DIR__.'/callbacks.php';
const AMOUNTS = ['amount', 'feeAmount', 'netAmount'];
function pairs($p, $text) { $o = []; foreach ($p as $k => $v) if ($v !== null && $v !== '') $o[] = $k.'='.$text($v); return implode('&', $o); }
function plain($v) { return is_array($v) ? json_encode($v, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) : (is_bool($v) ? ($v ? 'true' : 'false') : (string) $v); }
function sort_deep(&$a) { ksort($a); foreach ($a as &$v) if (is_array($v)) sort_deep($v); }
$F = [];
$F['filter, sortKeys, map, implode'] = function ($r, $h) { $p = array_filter(merge($r, $h)); ksort($p); return implode('&', array_map(fn($k, $v) => "$k=$v", array_keys($p), $p)); };
$F['http_build_query, colons and slashes put back'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return str_replace(['%3A', '%2F'], [':', '/'], http_build_query($p)); };
$F['deep ksort, json_encode'] = function ($r, $h) { $p = merge($r, $h); sort_deep($p); return json_encode($p, JSON_UNESCAPED_SLASHES); };
$F['md5WithRSA [md5]'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return pairs($p, 'plain'); };
$F['milliseconds and no arrays'] = function ($r, $h) { $p = merge($r, $h); $p['timestamp'] .= '000'; ksort($p); $s = ''; foreach ($p as $k => $v) { if ($k == 'sign' || is_array($v) || $v === '') continue; $s .= $k.'='.$v.'&'; } return rtrim($s, '&'); };
$F['number_format of numeric values'] = function ($r, $h) { $p = merge($r, $h); foreach (AMOUNTS as $k) if (isset($p[$k])) $p[$k] = number_format((float) $p[$k], 2); ksort($p); return pairs($p, 'plain'); };
$F['htmlspecialchars of values'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return pairs($p, fn($v) => htmlspecialchars(plain($v))); };
$F['date c of completedAt'] = function ($r, $h) { $p = merge($r, $h); if (isset($p['completedAt'])) $p['completedAt'] = date('c', $p['completedAt']); ksort($p); return pairs($p, 'plain'); };
$F['private_encrypt of the hex digest [encrypt-hex]'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return pairs($p, 'plain'); };
$F['json_encode of the body, timestamp and nonce as query'] = fn($r, $h) => json_encode(json_decode($r, true), 320).'&timestamp='.$h['X-Timestamp'].'&nonce='.$h['X-Nonce'];
print_rows($F);
