<?php
// Verifying functions in PHP, written once more after sets before were mended: other habits, one to three mistakes each.
require __DIR__ . '/callbacks.php';
function text($v) { return is_string($v) ? $v : json_encode($v, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES); }
function blank($v) { return $v === null || trim(text($v)) === ''; }
function pairs($p, $f = 'text', $glue = '&') { $o = []; foreach ($p as $k => $v) if (!blank($v)) $o[] = $k . '=' . $f($v); return implode($glue, $o); }
$F = [];
$F['ksort SORT_NATURAL'] = function ($r, $h) { $p = merge($r, $h); ksort($p, SORT_NATURAL); return pairs($p); };
$F['uksort strcasecmp, var_export values'] = function ($r, $h) { $p = merge($r, $h); uksort($p, 'strcasecmp'); return pairs($p, fn($v) => var_export($v, true)); };
$F['array_map strval'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = []; foreach (array_filter($p, 'is_scalar') as $k => $v) $o[] = $k . '=' . strval($v); return implode('&', $o); };
$F['sprintf %s floats, money %.2f everywhere'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return pairs($p, fn($v) => is_numeric($v) ? sprintf('%.2f', $v) : text($v)); };
$F['gmdate c of completedAt, ucfirst status'] = function ($r, $h) { $p = merge($r, $h); if (isset($p['completedAt'])) $p['completedAt'] = gmdate('c', $p['completedAt']); $p['status'] = ucfirst($p['status']); ksort($p); return pairs($p); };
$F['json_encode pretty of all'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return json_encode($p, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES); };
$F['rawurlencode keys and values'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = []; foreach ($p as $k => $v) if (!blank($v)) $o[] = rawurlencode($k) . '=' . rawurlencode(text($v)); return implode('&', $o); };
$F['nested ksorted recursively, md5 of nothing'] = function ($r, $h) { $p = merge($r, $h); $w = function (&$a) use (&$w) { foreach ($a as &$v) if (is_array($v)) $w($v); if (array_keys($a) !== range(0, count($a) - 1)) ksort($a); }; $w($p); return pairs($p); };
$F['timestamp from time string, no nonce'] = function ($r, $h) { $p = merge($r, $h); $p['timestamp'] = gmdate('Y-m-d\TH:i:s\Z', $h['X-Timestamp']); unset($p['nonce']); ksort($p); return pairs($p); };
$F['print_r of the map'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return print_r($p, true); };
$F['ctype_digit to int, bool as text'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return pairs($p, fn($v) => is_string($v) && ctype_digit($v) ? (string)(int)$v : text($v)); };
$F['utf8_decode'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return utf8_encode(pairs($p)); };
print_rows($F);
