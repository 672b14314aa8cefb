<?php
// Functions whose strings showed something that was not told, or was told wrongly; the last of the sets that the README counts.
require __DIR__ . '/callbacks.php';
function flatten($raw, $headers) {
  $entries = [];
  foreach (merge($raw, $headers) as $key => $value) {
    if (is_bool($value)) $value = $value ? 'true' : 'false';
    if (is_array($value)) $value = json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    if (trim((string) $value) !== '') $entries[$key] = (string) $value;
  }
  ksort($entries, SORT_STRING);
  return $entries;
}
function join_pairs($entries) { return implode('&', array_map(fn($key, $value) => "$key=$value", array_keys($entries), $entries)); }
function rename_amount($raw, $headers, $change) {
  $entries = flatten($raw, $headers);
  $entries['money'] = $change($entries['amount']);
  unset($entries['amount']);
  ksort($entries, SORT_STRING);
  return join_pairs($entries);
}
print_rows([
  'amount as money' => fn($raw, $headers) => rename_amount($raw, $headers, fn($amount) => $amount),
  'amount as money, a float' => fn($raw, $headers) => rename_amount($raw, $headers, fn($amount) => (string) (float) $amount),
  'print_r of the map' => function ($raw, $headers) { $members = merge($raw, $headers); ksort($members); return print_r($members, true); },
]);
