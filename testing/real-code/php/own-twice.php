<?php
// Both values of a body that has the headers' names itself. php own-twice.php callbacks.json
require __DIR__ . '/callbacks.php';
const TEXT = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
function merge_both($raw, $headers) {
  $entries = array_merge_recursive(json_decode($raw, true), ['timestamp' => $headers['X-Timestamp'], 'nonce' => $headers['X-Nonce']]);
  unset($entries['sign']);
  ksort($entries, SORT_STRING);
  return array_filter($entries, fn($value) => $value !== null && (is_array($value) || trim((string) $value) !== ''));
}
function print_merged($raw, $headers, $list) {
  $pairs = [];
  foreach (merge_both($raw, $headers) as $key => $value)
    $pairs[] = "$key=" . (is_bool($value) ? json_encode($value) : (!is_array($value) ? $value : (in_array($key, ['timestamp', 'nonce']) ? $list($value) : json_encode($value, TEXT))));
  return implode('&', $pairs);
}
print_rows([
  'array_merge_recursive, json_encode' => fn($raw, $headers) => print_merged($raw, $headers, fn($value) => json_encode($value, TEXT)),
  'array_merge_recursive, "$value"' => fn($raw, $headers) => print_merged($raw, $headers, fn($value) => "$value"),
  'array_merge_recursive, implode' => fn($raw, $headers) => print_merged($raw, $headers, fn($value) => implode(',', $value)),
  'array_merge_recursive, http_build_query' => fn($raw, $headers) => urldecode(http_build_query(merge_both($raw, $headers))),
]);
