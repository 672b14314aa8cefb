<?php
// What handlers log as the string that they verify, as in a Laravel controller, a WooCommerce plugin, a plain script; each with its habit.
require __DIR__ . '/callbacks.php';
const PLAIN = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
function pairs($members) { $parts = []; foreach ($members as $key => $value) $parts[] = "$key=$value"; return implode('&', $parts); }
function nested($value, $flags = PLAIN) { return is_array($value) ? json_encode($value, $flags) : $value; }

// Laravel's TrimStrings and ConvertEmptyStringsToNull have run on the request.
function laravel_input($raw) {
  $clean = function ($value) use (&$clean) {
    if (is_array($value)) return array_map($clean, $value);
    if (!is_string($value)) return $value;
    $value = trim($value);
    return $value === '' ? null : $value;
  };
  return array_map($clean, json_decode($raw, true));
}
print_rows([
  'Laravel: request->all(), array_filter, ksort' => function ($raw, $h) {
    $data = laravel_input($raw); unset($data['sign']);
    $data['timestamp'] = $h['X-Timestamp']; $data['nonce'] = $h['X-Nonce'];
    $data = array_filter($data); ksort($data);
    return pairs(array_map('nested', $data));
  },
  'Laravel: request->all(), nulls dropped, json_encode' => function ($raw, $h) {
    $data = laravel_input($raw); unset($data['sign']);
    $data += ['timestamp' => $h['X-Timestamp'], 'nonce' => $h['X-Nonce']];
    ksort($data);
    $parts = [];
    foreach ($data as $key => $value) { if ($value === null) continue; if (is_bool($value)) $value = $value ? 'true' : 'false'; $parts[] = $key . '=' . (is_array($value) ? json_encode($value) : $value); }
    return implode('&', $parts);
  },
  'Laravel: collect()->only(fields)' => function ($raw, $h) {
    $data = array_intersect_key(laravel_input($raw), array_flip(['orderNo', 'merchantOrderNo', 'amount', 'feeAmount', 'netAmount', 'status', 'orderType', 'completedAt']));
    $data['nonce'] = $h['X-Nonce']; $data['timestamp'] = $h['X-Timestamp']; ksort($data);
    return pairs($data);
  },
  'WordPress: sanitize_text_field of all' => function ($raw, $h) {
    $data = merge($raw, $h); ksort($data); $parts = [];
    foreach ($data as $key => $value) {
      if (is_array($value)) $value = wp_json($value);
      elseif (is_string($value)) $value = trim(preg_replace('/[\r\n\t ]+/', ' ', strip_tags($value)));
      if ($value === '' || $value === null) continue;
      $parts[] = "$key=$value";
    }
    return implode('&', $parts);
  },
  'WordPress: wp_unslash, sanitize_key of keys' => function ($raw, $h) {
    $data = merge($raw, $h); $clean = [];
    foreach ($data as $key => $value) $clean[preg_replace('/[^a-z0-9_\-]/', '', strtolower($key))] = is_string($value) ? stripslashes($value) : nested($value);
    ksort($clean);
    return pairs(array_filter($clean, fn($value) => $value !== '' && $value !== null));
  },
  'WooCommerce: wc_format_decimal(amounts, 2), wp_json_encode' => function ($raw, $h) {
    $data = merge($raw, $h);
    foreach (['amount', 'feeAmount', 'netAmount'] as $key) if (isset($data[$key])) $data[$key] = rtrim(rtrim(number_format((float) $data[$key], 2, '.', ''), '0'), '.');
    ksort($data);
    return pairs(array_filter(array_map('nested', $data), 'strlen'));
  },
  'WordPress: esc_html before logging' => function ($raw, $h) {
    $data = merge($raw, $h); ksort($data); $parts = [];
    foreach ($data as $key => $value) { $value = nested($value); if ($value === '' || $value === null) continue; $parts[] = "$key=$value"; }
    return htmlspecialchars(implode('&', $parts), ENT_QUOTES, 'UTF-8');
  },
  'WordPress: add_query_arg' => function ($raw, $h) {
    $data = merge($raw, $h); ksort($data);
    return ltrim('?' . urldecode(http_build_query($data)), '?');
  },
  'http_build_query, PHP_QUERY_RFC3986' => function ($raw, $h) { $data = merge($raw, $h); ksort($data); return http_build_query($data, '', '&', PHP_QUERY_RFC3986); },
  'getallheaders lower case: timestamp empty' => function ($raw, $h) {
    $data = json_decode($raw, true); unset($data['sign']);
    $data['timestamp'] = $h['x-timestamp'] ?? ''; $data['nonce'] = $h['x-nonce'] ?? ''; ksort($data);
    return pairs(array_filter(array_map('nested', $data), fn($value) => trim((string) $value) !== ''));
  },
  '$_SERVER HTTP_ prefix left in the key' => function ($raw, $h) {
    $data = json_decode($raw, true); unset($data['sign']);
    foreach (['X-Timestamp', 'X-Nonce'] as $name) $data['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $h[$name];
    ksort($data);
    return pairs(array_map('nested', $data));
  },
  'json_decode to an object, foreach, bools by var_export' => function ($raw, $h) {
    $data = (array) json_decode($raw); unset($data['sign']); $data['timestamp'] = (int) $h['X-Timestamp']; $data['nonce'] = $h['X-Nonce']; ksort($data); $parts = [];
    foreach ($data as $key => $value) { if (is_bool($value)) $value = var_export($value, true); elseif (!is_scalar($value)) $value = json_encode($value); if ($value !== '') $parts[] = "$key=$value"; }
    return implode('&', $parts);
  },
  'uksort strcasecmp, rtrim of &' => function ($raw, $h) {
    $data = merge($raw, $h); uksort($data, 'strcasecmp'); $text = '';
    foreach ($data as $key => $value) { if ($value === null || $value === '') continue; $text .= $key . '=' . nested($value) . '&'; }
    return rtrim($text, '&');
  },
  'empty() drops, substr of the last &' => function ($raw, $h) {
    $data = merge($raw, $h); ksort($data); $text = '';
    foreach ($data as $key => $value) if (!empty($value)) $text .= $key . '=' . nested($value) . '&';
    return substr($text, 0, -1);
  },
  'date of completedAt, Carbon' => function ($raw, $h) {
    $data = merge($raw, $h); if (isset($data['completedAt'])) $data['completedAt'] = gmdate('Y-m-d H:i:s', $data['completedAt']); ksort($data);
    return pairs(array_filter(array_map('nested', $data), fn($value) => $value !== null && $value !== ''));
  },
  'SplPriority: signed before nonce is added' => function ($raw, $h) {
    $data = json_decode($raw, true); unset($data['sign']); $data['timestamp'] = $h['X-Timestamp']; ksort($data); $data['nonce'] = $h['X-Nonce'];
    return pairs(array_filter(array_map('nested', $data), fn($value) => $value !== null && $value !== ''));
  },
  'md5 of the body instead of its members' => function ($raw, $h) { return 'body=' . md5($raw) . '&nonce=' . $h['X-Nonce'] . '&timestamp=' . $h['X-Timestamp']; },
  'floatval of amounts, sprintf %.4f' => function ($raw, $h) {
    $data = merge($raw, $h); foreach (['amount', 'feeAmount', 'netAmount'] as $key) if (isset($data[$key])) $data[$key] = sprintf('%.4f', $data[$key]); ksort($data);
    return pairs(array_filter(array_map('nested', $data), fn($value) => trim((string) $value) !== ''));
  },
]);
function wp_json($value) { return json_encode($value); }
