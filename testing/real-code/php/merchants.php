<?php
// What merchants' PHP builds to verify, as copies of SDKs and sanitizers have it: those that showed something untrue.
require __DIR__ . '/callbacks.php';
function pairs($params, $show) {
  ksort($params);
  $parts = [];
  foreach ($params as $key => $value) if (($text = $show($value)) !== null && trim($text) !== '') $parts[] = "$key=$text";
  return implode('&', $parts);
}
$nested = fn($value) => is_array($value) ? json_encode($value, 320) : (is_bool($value) ? ($value ? 'true' : 'false') : $value);
print_rows([
  'empty() that spares "0"' => function ($r, $h) { $p = merge($r, $h); ksort($p); $s = []; foreach ($p as $k => $v) { if (empty($v) && $v !== '0') continue; $s[] = "$k=" . (is_array($v) ? json_encode($v, 320) : $v); } return implode('&', $s); },
  'htmlspecialchars(strip_tags(trim())) of each' => fn($r, $h) => pairs(merge($r, $h), fn($v) => htmlspecialchars(strip_tags(trim((string) $nested($v))))),
  'var_export of what is no text' => fn($r, $h) => pairs(merge($r, $h), fn($v) => $v === null ? null : (is_array($v) ? json_encode($v) : (is_string($v) ? $v : var_export($v, true)))),
  'json_encode of what is no scalar, a null too' => fn($r, $h) => pairs(merge($r, $h), fn($v) => is_scalar($v) ? trim((string) $v) : json_encode($v, JSON_UNESCAPED_SLASHES)),
  'mb_convert_encoding of the string to GBK' => fn($r, $h) => mb_convert_encoding(pairs(merge($r, $h), $nested), 'GBK', 'UTF-8'),
  'mb_convert_encoding of the string to ISO-8859-1' => fn($r, $h) => mb_convert_encoding(pairs(merge($r, $h), $nested), 'ISO-8859-1', 'UTF-8'),
]);
