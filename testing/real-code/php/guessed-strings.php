<?php
// Functions of the next unseen set of strings whose strings showed something that was not told, or was told wrongly. php guessed-strings.php callbacks.json
require __DIR__ . '/callbacks.php';
// Objects stay objects: {} stays {}.
function right($raw, $headers) {
  $entries = [];
  foreach (['timestamp' => $headers['X-Timestamp'], 'nonce' => $headers['X-Nonce']] + (array) json_decode($raw) as $key => $value) {
    if (is_bool($value)) $value = $value ? 'true' : 'false';
    if (is_array($value) || is_object($value)) $value = json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    if (strtolower($key) !== 'sign' && trim((string) $value) !== '') $entries[$key] = "$key=$value";
  }
  ksort($entries, SORT_STRING);
  return implode('&', $entries);
}
print_rows([
  'strtoupper PHP8' => fn($raw, $headers) => strtoupper(right($raw, $headers)), // since PHP 8.2, ASCII letters alone
  'secret appended bare' => fn($raw, $headers) => right($raw, $headers) . 'sk_test_8Gf2Lq',
]);
