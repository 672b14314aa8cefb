<?php
// More strings that stubs, test scripts and hurried platforms sign; written once what stubs.php had shown was mended.
require __DIR__ . '/callbacks.php';

function pairs(array $m, callable $text, string $joint = '&') {
  ksort($m);
  $p = [];
  foreach ($m as $k => $v) { $t = $text($v, $k); if ($t !== null) $p[] = "$k=$t"; }
  return implode($joint, $p);
}

print_rows([
  'isset and != ""' => fn($raw, $h) => pairs(merge($raw, $h), fn($v) => isset($v) && $v != '' ? (is_array($v) ? json_encode($v, JSON_UNESCAPED_UNICODE) : $v) : null),
  'empty() but for "0"' => fn($raw, $h) => pairs(merge($raw, $h), fn($v) => !empty($v) || $v === '0' ? (is_array($v) ? json_encode($v, 320) : (string)$v) : null),
  'arrays skipped, trim' => fn($raw, $h) => pairs(merge($raw, $h), fn($v) => is_array($v) || $v === null || trim($v) === '' ? null : trim($v)),
  'rawurlencode of values' => fn($raw, $h) => pairs(merge($raw, $h), fn($v) => $v === null || $v === '' ? null : rawurlencode(is_array($v) ? json_encode($v) : (is_bool($v) ? ($v ? 'true' : 'false') : $v))),
  'objects kept as stdClass' => function ($raw, $h) { $m = (array)json_decode($raw); unset($m['sign']); $m['timestamp'] = $h['X-Timestamp']; $m['nonce'] = $h['X-Nonce']; return pairs($m, fn($v) => is_scalar($v) ? (is_bool($v) ? ($v ? 'true' : 'false') : trim($v)) : ($v === null ? null : json_encode($v, 320))); },
  'sha256 of the query' => function ($raw, $h) { $m = merge($raw, $h); ksort($m); return hash('sha256', urldecode(http_build_query($m))); },
  'sprintf %.1f of amounts' => fn($raw, $h) => pairs(merge($raw, $h), fn($v, $k) => $v === null || $v === '' ? null : (stripos($k, 'amount') !== false ? sprintf('%.1f', $v) : (is_array($v) ? json_encode($v, 320) : $v))),
  'krsort' => function ($raw, $h) { $m = array_filter(merge($raw, $h), fn($v) => $v !== null && $v !== '' && !is_array($v)); krsort($m); return urldecode(http_build_query($m)); },
  'timestamp in milliseconds' => function ($raw, $h) { $m = merge($raw, $h); $m['timestamp'] = $h['X-Timestamp'] * 1000; return pairs($m, fn($v) => is_array($v) ? json_encode($v, 320) : (is_bool($v) ? ($v ? 'true' : 'false') : ($v === null || trim($v) === '' ? null : $v))); },
  'json_encode of sorted, JSON_PRETTY_PRINT' => function ($raw, $h) { $m = merge($raw, $h); ksort($m); return json_encode($m, JSON_PRETTY_PRINT | 320); },
]);
