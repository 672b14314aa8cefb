<?php
// Strings that stubs, test scripts and hurried platforms sign, each in its own way.
require __DIR__ . '/callbacks.php';

print_rows([
  'ksort, naive loop, json_encode without flags' => function ($raw, $h) {
    $m = merge($raw, $h); ksort($m); $s = '';
    foreach ($m as $k => $v) { if ($v === '' || $v === null) continue; $s .= $k . '=' . (is_array($v) ? json_encode($v) : $v) . '&'; }
    return rtrim($s, '&');
  },
  'naive loop, substr -1 forgotten' => function ($raw, $h) {
    $m = merge($raw, $h); ksort($m); $s = '';
    foreach ($m as $k => $v) { if (is_array($v)) $v = json_encode($v, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES); $s .= "$k=$v&"; }
    return $s;
  },
  'Arr::query without urldecode' => function ($raw, $h) { $m = array_filter(merge($raw, $h)); ksort($m); return http_build_query($m); },
  'urldecode(http_build_query)' => function ($raw, $h) { $m = merge($raw, $h); ksort($m); return urldecode(http_build_query($m)); },
  'http_build_query, PHP_QUERY_RFC3986' => function ($raw, $h) { $m = merge($raw, $h); ksort($m); return http_build_query($m, '', '&', PHP_QUERY_RFC3986); },
  'headers after the sorted body' => function ($raw, $h) {
    $b = json_decode($raw, true); unset($b['sign']); ksort($b); $p = [];
    foreach ($b as $k => $v) if (!is_null($v) && trim(is_scalar($v) ? (string)$v : 'x') !== '') $p[] = $k . '=' . (is_scalar($v) ? $v : json_encode($v, 320));
    return implode('&', $p) . '&timestamp=' . $h['X-Timestamp'] . '&nonce=' . $h['X-Nonce'];
  },
  'only scalars' => function ($raw, $h) {
    $m = array_filter(merge($raw, $h), 'is_scalar'); ksort($m);
    return implode('&', array_map(fn($k, $v) => "$k=" . (is_bool($v) ? ($v ? 'true' : 'false') : $v), array_keys($m), $m));
  },
  'strlen filter and var_export of booleans' => function ($raw, $h) {
    $m = merge($raw, $h); ksort($m); $p = [];
    foreach ($m as $k => $v) { if (is_array($v)) $v = json_encode($v, JSON_UNESCAPED_UNICODE); elseif (is_bool($v)) $v = var_export($v, true); if (strlen((string)$v)) $p[] = "$k=$v"; }
    return implode('&', $p);
  },
  'recursive ksort before json_encode' => function ($raw, $h) {
    $sort = function (&$a) use (&$sort) { foreach ($a as &$v) if (is_array($v)) $sort($v); ksort($a); };
    $m = merge($raw, $h); $sort($m); $p = [];
    foreach ($m as $k => $v) { if ($v === null || $v === '') continue; $p[] = $k . '=' . (is_array($v) ? json_encode($v, 320) : (is_bool($v) ? json_encode($v) : trim((string)$v))); }
    return implode('&', $p);
  },
  'json_encode of each value' => function ($raw, $h) {
    $m = merge($raw, $h); ksort($m);
    return implode('&', array_map(fn($k) => $k . '=' . json_encode($m[$k], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), array_keys($m)));
  },
  'the sorted array as JSON' => function ($raw, $h) { $m = merge($raw, $h); ksort($m); return json_encode($m, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE); },
  'json_encode of the parsed body, then timestamp and nonce' => function ($raw, $h) { return json_encode(json_decode($raw, true)) . $h['X-Timestamp'] . $h['X-Nonce']; },
  'number_format of the amounts read as floats' => function ($raw, $h) {
    $m = merge($raw, $h); ksort($m); $p = [];
    foreach ($m as $k => $v) { if ($v === null || $v === '' || is_array($v)) continue; if (is_string($v) && is_numeric($v) && str_contains($v, '.')) $v = number_format((float)$v, 2); $p[] = "$k=$v"; }
    return implode('&', $p);
  },
  'amounts cast to float' => function ($raw, $h) {
    $m = merge($raw, $h); foreach (['amount', 'feeAmount', 'netAmount'] as $f) if (isset($m[$f])) $m[$f] = (float)$m[$f];
    ksort($m); $p = []; foreach ($m as $k => $v) if ($v !== '' && $v !== null) $p[] = $k . '=' . (is_array($v) ? json_encode($v, 256) : $v);
    return implode('&', $p);
  },
  'header names in lower case' => function ($raw, $h) {
    $m = json_decode($raw, true); $m['x-timestamp'] = $h['X-Timestamp']; $m['x-nonce'] = $h['X-Nonce']; unset($m['sign']); ksort($m); $p = [];
    foreach ($m as $k => $v) if (!empty($v)) $p[] = $k . '=' . (is_array($v) ? json_encode($v, 320) : $v);
    return implode('&', $p);
  },
  'ksort ignores case' => function ($raw, $h) {
    $m = array_filter(merge($raw, $h), fn($v) => $v !== null && $v !== '' && $v !== []); ksort($m, SORT_STRING | SORT_FLAG_CASE);
    return implode('&', array_map(fn($k, $v) => "$k=" . (is_array($v) || is_bool($v) ? json_encode($v, 320) : trim((string)$v)), array_keys($m), $m));
  },
  'md5 of the string in upper case' => function ($raw, $h) {
    $m = merge($raw, $h); ksort($m); $p = []; foreach ($m as $k => $v) if ($v !== '' && $v !== null && !is_array($v)) $p[] = "$k=$v";
    return strtoupper(md5(implode('&', $p)));
  },
  'array_filter with trim, arrays dropped by TypeError guard' => function ($raw, $h) {
    $m = array_filter(merge($raw, $h), fn($v) => !is_array($v) && trim((string)$v) !== ''); ksort($m);
    return urldecode(http_build_query($m));
  },
]);
