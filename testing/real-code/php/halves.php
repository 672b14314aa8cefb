<?php
// Functions of the first set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. php halves.php callbacks.json
require __DIR__ . '/callbacks.php';
const PLAIN = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
// Objects stay objects: {} stays {}.
function members($raw) { return (array) json_decode($raw); }
function flatten($members, $headers, $flags = PLAIN) {
  $entries = [];
  foreach (['timestamp' => $headers['X-Timestamp'], 'nonce' => $headers['X-Nonce']] + $members as $key => $value) {
    if (is_bool($value)) $value = $value ? 'true' : 'false';
    if (is_array($value) || is_object($value)) $value = json_encode($value, $flags);
    if (strtolower($key) !== 'sign' && trim((string) $value) !== '') $entries[$key] = (string) $value;
  }
  ksort($entries, SORT_STRING);
  return $entries;
}
function join_pairs($entries) { return implode('&', array_map(fn($key, $value) => "$key=$value", array_keys($entries), $entries)); }
function right($raw, $headers) { return join_pairs(flatten(members($raw), $headers)); }
function json($flags) { return fn($raw, $headers) => join_pairs(flatten(members($raw), $headers, $flags)); }
function values($change) { return fn($raw, $headers) => join_pairs(array_map($change, flatten(members($raw), $headers))); }
function amounts($change) {
  return fn($raw, $headers) => join_pairs(array_replace($entries = flatten(members($raw), $headers), array_map($change, array_intersect_key($entries, ['amount' => 1, 'feeAmount' => 1, 'netAmount' => 1]))));
}
function keys($change) {
  return function ($raw, $headers) use ($change) {
    $entries = [];
    foreach (flatten(members($raw), $headers) as $key => $value) $entries[$change($key)] = $value;
    ksort($entries, SORT_STRING);
    return join_pairs($entries);
  };
}
function sort_deeply(&$members) { ksort($members); foreach ($members as &$value) if (is_array($value)) sort_deeply($value); }
function filter_deeply($members) {
  return array_filter(array_map(fn($value) => is_array($value) ? filter_deeply($value) : $value, $members), fn($value) => $value !== null && $value !== '' && $value !== []);
}
print_rows([
  'json_encode HEX' => json(PLAIN | JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS),
  'json_encode FORCE_OBJECT' => fn($raw, $headers) => join_pairs(flatten(json_decode($raw, true), $headers, PLAIN | JSON_FORCE_OBJECT)),
  'recursive ksort default' => function ($raw, $headers) { $members = json_decode($raw, true); sort_deeply($members); return join_pairs(flatten($members, $headers, 0)); },
  'array_filter recursive' => fn($raw, $headers) => join_pairs(flatten(filter_deeply(json_decode($raw, true)), $headers)),
  'ksort FLAG_CASE' => function ($raw, $headers) { $entries = flatten(members($raw), $headers); ksort($entries, SORT_STRING | SORT_FLAG_CASE); return join_pairs($entries); },
  'sort values' => function ($raw, $headers) { $entries = flatten(members($raw), $headers); sort($entries); return join_pairs($entries); },
  'number_format' => amounts(fn($amount) => number_format((float) $amount, 2)),
  'number_format 0' => amounts(fn($amount) => number_format((float) $amount)),
  'GBK' => fn($raw, $headers) => iconv('UTF-8', 'GBK//IGNORE', right($raw, $headers)),
  'utf8_decode' => fn($raw, $headers) => utf8_decode(right($raw, $headers)),
  'utf8_encode' => fn($raw, $headers) => utf8_encode(right($raw, $headers)),
  'htmlentities' => values('htmlentities'),
  'trim values' => values('trim'),
  'nl2br' => values('nl2br'),
  'SQL quotes' => values(fn($value) => str_replace("'", "''", $value)),
  'stripslashes raw' => fn($raw, $headers) => right(stripslashes($raw), $headers),
  'var_export' => function ($raw, $headers) { $members = merge($raw, $headers); ksort($members); return join_pairs(array_map(fn($value) => var_export($value, true), $members)); },
  'ucfirst names' => keys(fn($key) => in_array($key, ['timestamp', 'nonce']) ? ucfirst($key) : $key),
  'snake keys' => keys(fn($key) => strtolower(preg_replace('/(.)(?=[A-Z])/u', '$1_', $key))),
  'lcfirst keys lower' => keys('strtolower'),
  'PASTE wordwrap' => fn($raw, $headers) => wordwrap(right($raw, $headers), 76, "\n", true),
]);
