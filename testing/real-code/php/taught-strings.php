<?php
// Functions of the next blind set whose strings were told wrongly, with something untrue beside it, or not at all, until that was mended. php taught-strings.php callbacks.json
require __DIR__ . '/callbacks.php';
const TEXT = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
const FIELDS = ['amount', 'feeAmount', 'merchantOrderNo', 'netAmount', 'nonce', 'orderNo', 'orderType', 'status', 'timestamp'];
// The right entries, by key. Objects stay objects: {} stays {}.
function entries($raw, $headers) {
  $entries = [];
  foreach (['timestamp' => $headers['X-Timestamp'], 'nonce' => $headers['X-Nonce']] + (array) json_decode($raw) as $key => $value)
    if (strtolower($key) !== 'sign' && $value !== null && !(is_string($value) && trim($value) === '')) $entries[$key] = is_string($value) ? $value : json_encode($value, TEXT);
  return $entries;
}
function join_pairs($entries) {
  ksort($entries);
  return implode('&', array_map(fn($key, $value) => "$key=$value", array_keys($entries), $entries));
}
function of_values($change) { return fn($raw, $headers) => join_pairs(array_map($change, entries($raw, $headers))); }
date_default_timezone_set('Asia/Shanghai');
print_rows([
  'strip_tags trim' => of_values(fn($value) => trim(strip_tags($value))),
  'nl2br' => of_values(fn($value) => nl2br(htmlentities($value))),
  'json float' => fn($raw, $headers) => join_pairs(array_map(fn($value) => is_string($value) ? $value : json_encode($value, JSON_PRESERVE_ZERO_FRACTION), merge($raw, $headers))),
  'bigint' => function ($raw, $headers) {
    $members = array_merge(json_decode($raw, true, 512, JSON_BIGINT_AS_STRING), ['timestamp' => $headers['X-Timestamp'], 'nonce' => $headers['X-Nonce']]);
    return join_pairs(array_map(fn($value) => trim(json_encode($value, TEXT | JSON_NUMERIC_CHECK), '"'), $members));
  },
  'date_c' => function ($raw, $headers) {
    $entries = entries($raw, $headers);
    foreach (['completedAt', 'createdAt'] as $field) if (isset($entries[$field])) $entries[$field] = date(DATE_ATOM, (int) $entries[$field]);
    return join_pairs($entries);
  },
  'nonce from X-Sign' => fn($raw, $headers) => join_pairs(['nonce' => $headers['X-Merchant-No']] + entries($raw, $headers)), // the next line of the headers
  'extract fields' => function ($raw, $headers) {
    $members = merge($raw, $headers);
    return implode('&', array_map(fn($field) => "$field={$members[$field]}", FIELDS));
  },
]);
