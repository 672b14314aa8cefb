<?php
// Verifying functions in PHP: ThinkPHP and Laravel helpers, SDK copies, plugin code, each a little wrong.
require __DIR__ . '/callbacks.php';
$F = [];
function E($v) { return is_string($v) ? $v : json_encode($v, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES); }
$F['Alipay getSignContent'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $s = ''; $i = 0; foreach ($p as $k => $v) { if (!(!isset($v) || $v === null || is_string($v) && trim($v) === '') && '@' != substr(is_array($v) ? '' : (string)$v, 0, 1)) { $v = is_array($v) ? json_encode($v) : $v; $s .= ($i++ ? '&' : '') . "$k" . '=' . "$v"; } } return $s; };
$F['WeChat ToUrlParams'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $b = ''; foreach ($p as $k => $v) if ($k != 'sign' && $v != '' && !is_array($v)) $b .= $k . '=' . $v . '&'; return trim($b, '&'); };
$F['http_build_query, urldecode'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return urldecode(http_build_query($p)); };
$F['http_build_query RFC3986'] = function ($r, $h) { $p = array_filter(merge($r, $h)); ksort($p); return http_build_query($p, '', '&', PHP_QUERY_RFC3986); };
$F['array_filter, json_encode with slashes'] = function ($r, $h) { $p = array_filter(merge($r, $h)); ksort($p); return implode('&', array_map(fn($k, $v) => $k . '=' . (is_array($v) ? json_encode($v, JSON_UNESCAPED_UNICODE) : $v), array_keys($p), $p)); };
$F['array_filter strlen'] = function ($r, $h) { $p = array_filter(merge($r, $h), fn($v) => is_array($v) || strlen((string)$v)); ksort($p); $o = []; foreach ($p as $k => $v) $o[] = "$k=" . (is_array($v) ? json_encode($v, 320) : $v); return join('&', $o); };
$F['ksort SORT_FLAG_CASE, E'] = function ($r, $h) { $p = merge($r, $h); ksort($p, SORT_STRING | SORT_FLAG_CASE); $o = []; foreach ($p as $k => $v) if ($v !== null && trim(E($v)) !== '') $o[] = "$k=" . E($v); return join('&', $o); };
$F['krsort'] = function ($r, $h) { $p = merge($r, $h); krsort($p); $o = []; foreach ($p as $k => $v) if ($v !== null && trim(E($v)) !== '') $o[] = "$k=" . E($v); return join('&', $o); };
$F['sort of the pairs'] = function ($r, $h) { $o = []; foreach (merge($r, $h) as $k => $v) if ($v !== null && trim(E($v)) !== '') $o[] = "$k=" . E($v); sort($o); return join('&', $o); };
$F['number_format amounts, htmlspecialchars values'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = []; foreach ($p as $k => $v) { if ($v === null || trim(E($v)) === '') continue; if (preg_match('/mount/', $k)) $v = number_format($v, 2); $o[] = $k . '=' . htmlspecialchars(E($v)); } return join('&', $o); };
$F['object cast, foreach of stdClass'] = function ($r, $h) { $p = (array)json_decode($r); $p['timestamp'] = $h['X-Timestamp']; $p['nonce'] = $h['X-Nonce']; unset($p['sign']); ksort($p); $o = []; foreach ($p as $k => $v) { if (empty($v)) continue; $o[] = $k . '=' . (is_scalar($v) ? $v : json_encode($v)); } return implode('&', $o); };
$F['$_SERVER HTTP_X_ names'] = function ($r, $h) { $p = json_decode($r, true); $p['HTTP_X_TIMESTAMP'] = $h['X-Timestamp']; $p['HTTP_X_NONCE'] = $h['X-Nonce']; unset($p['sign']); ksort($p); $o = []; foreach ($p as $k => $v) if ($v !== null && trim(E($v)) !== '') $o[] = "$k=" . E($v); return join('&', $o); };
$F['json_encode of ksorted'] = function ($r, $h) { $p = merge($r, $h); ksort($p); return json_encode($p); };
$F['monolog: line'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = []; foreach ($p as $k => $v) if ($v !== null && trim(E($v)) !== '') $o[] = "$k=" . E($v); return '[2026-11-22T10:00:00.123456+00:00] local.DEBUG: sign str {"str":' . json_encode(join('&', array_reverse($o))) . '} []'; };
$F['date() of completedAt and timestamp'] = function ($r, $h) { date_default_timezone_set('Asia/Shanghai'); $p = merge($r, $h); ksort($p); $o = []; foreach ($p as $k => $v) { if ($v === null || trim(E($v)) === '') continue; if (in_array($k, ['completedAt', 'timestamp'])) $v = date('Y-m-d H:i:s', $v); $o[] = "$k=" . E($v); } return join('&', $o); };
$F['serialize of nested'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = []; foreach ($p as $k => $v) if ($v !== null && $v !== '') $o[] = "$k=" . (is_array($v) ? serialize($v) : (is_bool($v) ? ($v ? 'true' : 'false') : $v)); return join('&', $o); };
$F['strip_tags, addslashes of strings'] = function ($r, $h) { $p = merge($r, $h); ksort($p); $o = []; foreach ($p as $k => $v) if ($v !== null && trim(E($v)) !== '') $o[] = "$k=" . (is_string($v) ? addslashes(strip_tags($v)) : E($v)); return join('&', $o); };
print_rows($F);
