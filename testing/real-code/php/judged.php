<?php
// Functions of the blind sets of November 25th and 28th that were not told, or told wrongly, until that was mended. php judged.php callbacks.json
require __DIR__ . '/callbacks.php';
const TEXT = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
function print_pairs($entries, $nested) {
  ksort($entries);
  $pairs = [];
  foreach ($entries as $key => $value) {
    if ($value === null || $value === '') continue;
    $pairs[] = $key . '=' . (is_bool($value) ? json_encode($value) : (is_scalar($value) ? $value : $nested($value)));
  }
  return implode('&', $pairs);
}
print_rows([
  'var_export' => fn($raw, $headers) => print_pairs(merge($raw, $headers), fn($value) => var_export($value, true)),
  'array_values' => fn($raw, $headers) => print_pairs(merge($raw, $headers), fn($value) => json_encode(array_values((array) $value), TEXT)),
  'json_encode, its quotes trimmed' => function ($raw, $headers) {
    $entries = merge($raw, $headers);
    foreach ($entries as $key => $value) if (is_string($value)) $entries[$key] = trim(json_encode($value), '"');
    return print_pairs($entries, fn($value) => json_encode($value));
  },
  'serialize' => fn($raw, $headers) => print_pairs(merge($raw, $headers), fn($value) => serialize($value)),
  // Objects stay objects, and are never empty.
  'empty()' => function ($raw, $headers) {
    $entries = (array) json_decode($raw);
    $entries['timestamp'] = $headers['X-Timestamp'];
    $entries['nonce'] = $headers['X-Nonce'];
    foreach ($entries as $key => $value) if (empty($value) || $key === 'sign') unset($entries[$key]);
    return print_pairs($entries, fn($value) => json_encode($value, TEXT));
  },
]);
