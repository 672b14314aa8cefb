<?php
// More handlers that log what they verify, written once what the first had shown was mended.
require __DIR__ . '/callbacks.php';
function pairs($members) { ksort($members); $parts = []; foreach ($members as $key => $value) $parts[] = "$key=" . (is_array($value) ? json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) : $value); return implode('&', $parts); }
print_rows([
  'array_map strval, nulls dropped' => fn($raw, $h) => pairs(array_map(fn($value) => is_array($value) ? $value : strval($value), array_filter(merge($raw, $h), fn($value) => $value !== null))),
  'json_encode of scalars too, trim of quotes' => function ($raw, $h) { return pairs(array_map(fn($value) => trim(json_encode($value, JSON_UNESCAPED_UNICODE), '"'), array_filter(merge($raw, $h), fn($value) => $value !== null && $value !== ''))); },
  'addslashes of values' => fn($raw, $h) => pairs(array_map(fn($value) => is_string($value) ? addslashes($value) : $value, array_filter(merge($raw, $h), fn($value) => $value !== null && $value !== '' && $value !== false))),
  'ksort SORT_FLAG_CASE' => function ($raw, $h) { $m = array_filter(merge($raw, $h), fn($value) => $value !== null && $value !== ''); ksort($m, SORT_FLAG_CASE | SORT_STRING); $parts = []; foreach ($m as $key => $value) $parts[] = "$key=" . (is_array($value) ? json_encode($value) : $value); return implode('&', $parts); },
  'krsort' => function ($raw, $h) { $m = array_filter(merge($raw, $h), fn($value) => !is_array($value) && $value !== null && $value !== ''); krsort($m); $parts = []; foreach ($m as $key => $value) $parts[] = "$key=$value"; return implode('&', $parts); },
  'bcadd of amounts, scale 3' => function ($raw, $h) { $m = array_filter(merge($raw, $h), fn($value) => $value !== null && $value !== ''); foreach (['amount', 'feeAmount', 'netAmount'] as $key) if (isset($m[$key])) $m[$key] = number_format((float) $m[$key], 3, '.', ''); return pairs($m); },
  'mb_convert_encoding to ISO-8859-1' => fn($raw, $h) => mb_convert_encoding(pairs(array_filter(merge($raw, $h), fn($value) => !is_array($value) && $value !== null && $value !== '')), 'ISO-8859-1', 'UTF-8'),
  'timestamp of the body kept: += ' => function ($raw, $h) { $m = json_decode($raw, true) + ['timestamp' => $h['X-Timestamp'], 'nonce' => $h['X-Nonce']]; unset($m['sign']); return pairs(array_filter($m, fn($value) => $value !== null && $value !== '')); },
]);
