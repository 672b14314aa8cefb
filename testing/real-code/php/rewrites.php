<?php
// What PHP programs make of a callback's body that they parse and write again: one JSON object a line.
date_default_timezone_set('Asia/Shanghai');
const PLAIN = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
const AMOUNTS = ['amount', 'feeAmount', 'netAmount'];
$callbacks = json_decode(file_get_contents($argv[1]), true);

function change(array $body, array $names, callable $how): array {
  foreach ($names as $name) if (isset($body[$name])) $body[$name] = $how($body[$name]);
  return $body;
}
function deep($value, callable $how) { return is_array($value) ? array_map(fn($one) => deep($one, $how), $value) : $how($value); }
function rename_keys(array $body, callable $how): array {
  $renamed = [];
  foreach ($body as $key => $value) $renamed[$how((string) $key)] = is_array($value) ? rename_keys($value, $how) : $value;
  return $renamed;
}
function filter_deep(array $body): array {
  foreach ($body as $key => $value) if (is_array($value)) $body[$key] = filter_deep($value);
  return array_filter($body, fn($value) => $value !== null && $value !== '');
}
function ksort_deep(array $body): array {
  foreach ($body as $key => $value) if (is_array($value)) $body[$key] = ksort_deep($value);
  if (!array_is_list($body)) ksort($body);
  return $body;
}
#[AllowDynamicProperties] class Callback { public string $orderType; public string $orderNo; public string $merchantOrderNo; public string $status; public float $amount = 0; public float $feeAmount = 0; public float $netAmount = 0; public int $completedAt = 0; }

function bodies(string $text): iterable {
  $body = json_decode($text, true);
  $strings = fn(callable $how) => deep($body, fn($value) => is_string($value) ? $how($value) : $value);
  $time = fn(callable $how) => change($body, ['completedAt'], $how);
  yield 'json_encode' => json_encode($body);
  yield 'json_encode plain' => json_encode($body, PLAIN);
  yield 'pretty' => json_encode($body, PLAIN | JSON_PRETTY_PRINT);
  yield 'objects' => json_encode(json_decode($text));
  yield 'preserve zero' => json_encode($body, PLAIN | JSON_PRESERVE_ZERO_FRACTION);
  yield 'numeric check' => json_encode($body, PLAIN | JSON_NUMERIC_CHECK);
  yield 'force object' => json_encode($body, PLAIN | JSON_FORCE_OBJECT);
  yield 'hex tags' => json_encode($body, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT);
  yield 'bigint as string' => json_encode(json_decode($text, true, 512, JSON_BIGINT_AS_STRING), PLAIN);
  yield 'ksort' => json_encode((function ($b) { ksort($b); return $b; })($body), PLAIN);
  yield 'ksort deep' => json_encode(ksort_deep($body), PLAIN);
  yield 'floatval' => json_encode(change($body, AMOUNTS, 'floatval'), PLAIN);
  yield 'floatval amount' => json_encode(change($body, ['amount'], 'floatval'), PLAIN);
  yield 'intval' => json_encode(change($body, AMOUNTS, 'intval'), PLAIN);
  yield 'number_format' => json_encode(change($body, AMOUNTS, fn($v) => number_format((float) $v, 2)), PLAIN);
  yield 'bcmul cents' => json_encode(change($body, AMOUNTS, fn($v) => (int) round($v * 100)), PLAIN);
  yield 'serialize_precision 17' => (function () use ($body) { ini_set('serialize_precision', '17'); $t = json_encode($body, PLAIN); ini_set('serialize_precision', '-1'); return $t; })();
  yield 'strval' => json_encode(array_map(fn($v) => is_array($v) ? $v : strval($v), $body), PLAIN);
  yield 'strval deep' => json_encode(deep($body, 'strval'), PLAIN);
  yield 'json of nested' => json_encode(array_map(fn($v) => is_array($v) ? json_encode($v) : $v, $body), PLAIN);
  yield 'json of nested plain' => json_encode(array_map(fn($v) => is_array($v) ? json_encode($v, PLAIN) : $v, $body), PLAIN);
  yield 'array_filter' => json_encode(array_filter($body), PLAIN);
  yield 'filter deep' => json_encode(filter_deep($body), PLAIN);
  yield 'laravel middleware' => json_encode(deep($body, fn($v) => is_string($v) ? (trim($v) === '' ? null : trim($v)) : $v), PLAIN);
  yield 'trim' => json_encode($strings('trim'), PLAIN);
  yield 'htmlspecialchars' => json_encode($strings('htmlspecialchars'), PLAIN);
  yield 'htmlentities' => json_encode($strings('htmlentities'), PLAIN);
  yield 'strip_tags' => json_encode($strings('strip_tags'), PLAIN);
  yield 'addslashes values' => json_encode($strings('addslashes'), PLAIN);
  yield 'stripslashes' => stripslashes($text);
  yield 'urldecode values' => json_encode($strings('urldecode'), PLAIN);
  yield 'urlencode values' => json_encode($strings('urlencode'), PLAIN);
  yield 'nl2br' => json_encode($strings('nl2br'), PLAIN);
  yield 'utf8_encode' => mb_convert_encoding($text, 'UTF-8', 'ISO-8859-1');
  yield 'utf8_decode' => mb_convert_encoding($text, 'ISO-8859-1', 'UTF-8');
  yield 'iconv gbk ignore' => json_encode($strings(fn($v) => @iconv('GBK', 'UTF-8', iconv('UTF-8', 'GBK//IGNORE', $v) ?: '') ?: $v), PLAIN);
  yield 'gbk read' => @mb_convert_encoding($text, 'UTF-8', 'GBK');
  yield 'preg ascii' => preg_replace('/[^\x20-\x7e]/', '', $text);
  yield 'snake' => json_encode(rename_keys($body, fn($k) => strtolower(preg_replace('/(?<!^)[A-Z]/', '_$0', $k))), PLAIN);
  yield 'studly' => json_encode(rename_keys($body, 'ucfirst'), PLAIN);
  yield 'array_change_key_case' => json_encode(array_change_key_case($body), PLAIN);
  yield 'date' => json_encode($time(fn($v) => date('Y-m-d H:i:s', $v)), PLAIN);
  yield 'date c' => json_encode($time(fn($v) => date('c', $v)), PLAIN);
  yield 'date DATE_ATOM utc' => json_encode($time(fn($v) => gmdate(DATE_ATOM, $v)), PLAIN);
  yield 'date rfc2822' => json_encode($time(fn($v) => date('r', $v)), PLAIN);
  yield 'date only' => json_encode($time(fn($v) => date('Y-m-d', $v)), PLAIN);
  yield 'date Ymd' => json_encode($time(fn($v) => date('YmdHis', $v)), PLAIN);
  yield 'DateTime' => json_encode($time(fn($v) => new DateTime("@$v")), PLAIN);
  yield 'carbon' => json_encode($time(fn($v) => gmdate('Y-m-d\TH:i:s.000000\Z', $v)), PLAIN);
  yield 'upper enums' => json_encode(change($body, ['orderType', 'status'], 'strtoupper'), PLAIN);
  yield 'ucfirst enums' => json_encode(change($body, ['orderType', 'status'], 'ucfirst'), PLAIN);
  yield 'thinkphp param' => json_encode(['s' => '/notify/payin'] + $body, PLAIN);
  yield 'thinkphp route' => json_encode($body + ['version' => 'v1', 'controller' => 'notify', 'function' => 'payin'], PLAIN);
  yield 'eloquent' => json_encode(['id' => 17] + $body + ['created_at' => '2026-09-21T14:13:30.000000Z', 'updated_at' => '2026-09-21T14:13:30.000000Z'], PLAIN);
  yield '$_POST' => json_encode([$text => ''], PLAIN);
  yield '$_POST mangled' => (function () use ($text) { parse_str($text, $out); return json_encode($out, PLAIN); })();
  yield 'http_build_query round' => (function () use ($body) { parse_str(http_build_query($body), $out); return json_encode($out, PLAIN); })();
  yield 'urldecode(http_build_query)' => urldecode(http_build_query($body));
  yield 'http_build_query' => http_build_query($body);
  yield 'implode' => implode('&', array_map(fn($k, $v) => $k . '=' . (is_array($v) ? json_encode($v) : $v), array_keys($body), $body));
  yield 'typed DTO' => json_encode((function () use ($body) { $c = new Callback; foreach ($body as $k => $v) if (property_exists($c, $k)) $c->$k = $v; return $c; })(), PLAIN);
  yield 'print_r' => print_r($body, true);
  yield 'var_export' => var_export($body, true);
  yield 'var_export object' => var_export(json_decode($text), true);
  yield 'serialize' => serialize($body);
  yield 'json_encode(var_export)' => json_encode(var_export($body, true));
  yield 'monolog' => '[2026-09-21T14:13:30.000000+08:00] app.INFO: callback ' . json_encode($body, PLAIN) . ' []';
}

foreach ($callbacks as $callback => $given)
  foreach (bodies($given['body']) as $implementation => $text)
    if (is_string($text))
      echo json_encode(['kind' => 'rewrite', 'implementation' => $implementation, 'code' => $implementation, 'callback' => $callback, 'text' => $text], PLAIN | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
