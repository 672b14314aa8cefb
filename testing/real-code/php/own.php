<?php
error_reporting(0);
$callbacks = json_decode(file_get_contents($argv[1]), true);
const AM = ['amount', 'feeAmount', 'netAmount'];
const EIGHT = ["orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt"];
function params($b, $h) { $p = json_decode($b, true); $p['timestamp'] = $h['t']; $p['nonce'] = $h['n']; return $p; }
function blank($v) { return $v === null || (is_string($v) && trim($v) === ''); }
function clean($p) { unset($p['sign']); return array_filter($p, fn($v) => !blank($v)); }
// numbers by source text are beyond PHP: the right text is kept where PHP can print it
function txt($v) { if (is_bool($v)) return $v ? 'true' : 'false'; if (is_array($v)) return json_encode($v, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES); return (string)$v; }
function glue($p, $f = 'txt', $sort = true) { if ($sort) ksort($p, SORT_STRING); $o = []; foreach ($p as $k => $v) $o[] = "$k=" . $f($v); return implode('&', $o); }
function mapped($b, $h, $fn) { $p = clean(params($b, $h)); foreach ($p as $k => $v) $p[$k] = $fn($v, $k); return glue($p); }
$T = [
 'array_filter' => ['ksort($p); http_build_query(array_filter($p))', fn($b, $h) => (function () use ($b, $h) { $p = array_filter(params($b, $h)); unset($p['sign']); ksort($p); return http_build_query($p); })()],
 'urldecode http_build_query' => ['urldecode(http_build_query($p))', fn($b, $h) => (function () use ($b, $h) { $p = clean(params($b, $h)); ksort($p); return urldecode(http_build_query($p)); })()],
 'http_build_query RFC3986' => ['http_build_query($p, "", "&", PHP_QUERY_RFC3986)', fn($b, $h) => (function () use ($b, $h) { $p = clean(params($b, $h)); ksort($p); return http_build_query($p, '', '&', PHP_QUERY_RFC3986); })()],
 'http_build_query amp' => ['http_build_query with arg_separator &amp;', fn($b, $h) => (function () use ($b, $h) { $p = clean(params($b, $h)); ksort($p); return http_build_query($p, '', '&amp;'); })()],
 'empty()' => ['if (empty($v)) continue;', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); unset($p['sign']); foreach ($p as $k => $v) if (empty($v)) unset($p[$k]); return glue($p); })()],
 'empty() naive' => ['if (!empty($v)) $s .= $k."=".$v."&"', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); unset($p['sign']); ksort($p); $s = ''; foreach ($p as $k => $v) if (!empty($v)) $s .= $k . '=' . $v . '&'; return rtrim($s, '&'); })()],
 'isset' => ['if (isset($v)) "$k=$v" (is_array → json_encode)', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); unset($p['sign']); ksort($p); $s = []; foreach ($p as $k => $v) if (isset($v)) $s[] = $k . '=' . (is_array($v) ? json_encode($v) : $v); return implode('&', $s); })()],
 '$v != ""' => ['if ($v != "" && !is_array($v)) // WeChat demo', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); unset($p['sign']); ksort($p); $s = ''; foreach ($p as $k => $v) if ($v != '' && !is_array($v)) $s .= $k . '=' . $v . '&'; return trim($s, '&'); })()],
 'Alipay SDK checkEmpty' => ['AopClient::getSignContent', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); unset($p['sign']); ksort($p); $s = ''; $i = 0; foreach ($p as $k => $v) { $e = !isset($v) || $v === null || trim(is_array($v) ? 'Array' : $v) === ''; if (!$e && '@' != substr(is_array($v) ? 'Array' : $v, 0, 1)) { $s .= ($i == 0 ? '' : '&') . "$k=" . (is_array($v) ? 'Array' : $v); $i++; } } return $s; })()],
 'strlen' => ['if (strlen($v) > 0)', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); unset($p['sign']); foreach ($p as $k => $v) if (!is_array($v) && strlen((string)$v) == 0) unset($p[$k]); return glue($p); })()],
 'json_encode default' => ['json_encode($v)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v) : txt($v))],
 'json_encode unescaped unicode' => ['json_encode($v, JSON_UNESCAPED_UNICODE)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v, JSON_UNESCAPED_UNICODE) : txt($v))],
 'json_encode unescaped slashes' => ['json_encode($v, JSON_UNESCAPED_SLASHES)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v, JSON_UNESCAPED_SLASHES) : txt($v))],
 'json_encode pretty' => ['json_encode($v, 448)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v, 448) : txt($v))],
 'json_encode force object' => ['json_encode($v, JSON_FORCE_OBJECT|…)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v, JSON_FORCE_OBJECT | 320) : txt($v))],
 'json_encode numeric check' => ['json_encode($v, JSON_NUMERIC_CHECK|…)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v, JSON_NUMERIC_CHECK | 320) : txt($v))],
 'json_encode hex tag' => ['json_encode($v, JSON_HEX_TAG|JSON_HEX_AMP|JSON_HEX_APOS|JSON_HEX_QUOT)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v, 15) : txt($v))],
 'json_encode preserve zero' => ['json_encode($v, JSON_PRESERVE_ZERO_FRACTION|…)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode($v, JSON_PRESERVE_ZERO_FRACTION | 320) : txt($v))],
 'json_decode objects' => ['json_decode($raw) // stdClass, json_encode nested', fn($b, $h) => (function () use ($b, $h) { $p = (array)json_decode($b); $p['timestamp'] = $h['t']; $p['nonce'] = $h['n']; $p = clean($p); return glue($p, fn($v) => is_array($v) || is_object($v) ? json_encode($v) : txt($v)); })()],
 'serialize' => ['is_array($v) ? serialize($v)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? serialize($v) : txt($v))],
 'implode' => ['is_array($v) ? implode(",", $v)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? @implode(',', $v) : txt($v))],
 'print_r' => ['is_array($v) ? print_r($v, true)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? print_r($v, true) : txt($v))],
 'var_export' => ['var_export($v, true)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) || is_bool($v) ? var_export($v, true) : (string)$v)],
 'nested http_build_query' => ['is_array($v) ? http_build_query($v)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? http_build_query($v) : txt($v))],
 'nested recursive string' => ['is_array($v) ? getSignContent($v)', fn($b, $h) => (function () use ($b, $h) { $rec = function ($p) use (&$rec) { ksort($p); $o = []; foreach ($p as $k => $v) $o[] = "$k=" . (is_array($v) ? $rec($v) : txt($v)); return implode('&', $o); }; return $rec(clean(params($b, $h))); })()],
 'Arr::dot' => ['Arr::dot($p)', fn($b, $h) => (function () use ($b, $h) { $dot = function ($a, $pre = '') use (&$dot) { $r = []; foreach ($a as $k => $v) if (is_array($v) && $v) $r = array_merge($r, $dot($v, "$pre$k.")); else $r["$pre$k"] = $v; return $r; }; return glue($dot(clean(params($b, $h)))); })()],
 'array_walk_recursive' => ['array_walk_recursive: leaves', fn($b, $h) => (function () use ($b, $h) { $r = []; $p = clean(params($b, $h)); array_walk_recursive($p, function ($v, $k) use (&$r) { $r[$k] = $v; }); return glue($r); })()],
 'SORT_FLAG_CASE' => ['ksort($p, SORT_STRING | SORT_FLAG_CASE)', fn($b, $h) => (function () use ($b, $h) { $p = clean(params($b, $h)); ksort($p, SORT_STRING | SORT_FLAG_CASE); return glue($p, 'txt', false); })()],
 'SORT_NATURAL' => ['ksort($p, SORT_NATURAL)', fn($b, $h) => (function () use ($b, $h) { $p = clean(params($b, $h)); ksort($p, SORT_NATURAL); return glue($p, 'txt', false); })()],
 'krsort' => ['krsort($p)', fn($b, $h) => (function () use ($b, $h) { $p = clean(params($b, $h)); krsort($p); return glue($p, 'txt', false); })()],
 'arsort' => ['arsort($p)', fn($b, $h) => (function () use ($b, $h) { $p = array_map('txt', clean(params($b, $h))); arsort($p, SORT_STRING); return glue($p, 'txt', false); })()],
 'sort values' => ['sort($p, SORT_STRING); implode($p) // WeChat token', fn($b, $h) => (function () use ($b, $h) { $p = array_map('txt', clean(params($b, $h))); sort($p, SORT_STRING); return implode($p); })()],
 'ksort after urlencode' => ['urlencode keys and values', fn($b, $h) => (function () use ($b, $h) { $p = clean(params($b, $h)); ksort($p, SORT_STRING); $o = []; foreach ($p as $k => $v) $o[] = urlencode($k) . '=' . urlencode(txt($v)); return implode('&', $o); })()],
 'rawurlencode values' => ['rawurlencode($v)', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => rawurlencode(txt($v)))],
 'urlencode whole' => ['urlencode($s)', fn($b, $h) => urlencode(glue(clean(params($b, $h))))],
 'urldecode whole' => ['urldecode($s)', fn($b, $h) => urldecode(glue(clean(params($b, $h))))],
 'rawurldecode body' => ['json_decode(urldecode($raw))', fn($b, $h) => glue(clean(params(urldecode($b), $h)))],
 'strtoupper' => ['strtoupper($s)', fn($b, $h) => strtoupper(glue(clean(params($b, $h))))],
 'ucfirst keys' => ['ucfirst($k)', fn($b, $h) => (function () use ($b, $h) { $p = []; foreach (clean(params($b, $h)) as $k => $v) $p[ucfirst($k)] = $v; return glue($p); })()],
 'snake keys' => ['Str::snake($k)', fn($b, $h) => (function () use ($b, $h) { $p = []; foreach (clean(params($b, $h)) as $k => $v) $p[strtolower(preg_replace('/(?<!^)[A-Z]/', '_$0', $k))] = $v; return glue($p); })()],
 'number_format' => ['number_format($v, 2)', fn($b, $h) => mapped($b, $h, fn($v, $k) => in_array($k, AM) ? number_format($v, 2) : $v)],
 'number_format all numbers' => ['is_numeric($v) ? number_format($v, 2, ".", "")', fn($b, $h) => mapped($b, $h, fn($v, $k) => is_numeric($v) && !in_array($k, ['timestamp']) ? number_format($v, 2, '.', '') : $v)],
 'number_format de' => ['number_format($v, 2, ",", ".")', fn($b, $h) => mapped($b, $h, fn($v, $k) => in_array($k, AM) ? number_format($v, 2, ',', '.') : $v)],
 'floatval' => ['floatval($v)', fn($b, $h) => mapped($b, $h, fn($v, $k) => in_array($k, AM) ? floatval($v) : $v)],
 'intval' => ['intval($v)', fn($b, $h) => mapped($b, $h, fn($v, $k) => in_array($k, AM) ? intval($v) : $v)],
 'bcmul 100' => ['bcmul($v, 100)', fn($b, $h) => mapped($b, $h, fn($v, $k) => in_array($k, AM) ? (string)round($v * 100) : $v)],
 'bcdiv 100' => ['bcdiv($v, 100, 2)', fn($b, $h) => mapped($b, $h, fn($v, $k) => in_array($k, AM) ? sprintf('%.2f', $v / 100) : $v)],
 'sprintf %.3f' => ['sprintf("%.3f", $v)', fn($b, $h) => mapped($b, $h, fn($v, $k) => in_array($k, AM) ? sprintf('%.3f', $v) : $v)],
 'sprintf %d' => ['sprintf("%d", $v)', fn($b, $h) => mapped($b, $h, fn($v, $k) => is_numeric($v) && !in_array($k, ['timestamp']) ? sprintf('%d', $v) : $v)],
 'is_numeric + 0' => ['is_numeric($v) ? $v + 0 : $v', fn($b, $h) => mapped($b, $h, fn($v, $k) => is_numeric($v) ? $v + 0 : $v)],
 'date c' => ['date("c", $v)', fn($b, $h) => mapped($b, $h, fn($v, $k) => $k == 'completedAt' ? gmdate('c', $v) : $v)],
 'date Shanghai' => ['date_default_timezone_set("Asia/Shanghai"); date("Y-m-d H:i:s", $v)', fn($b, $h) => mapped($b, $h, fn($v, $k) => $k == 'completedAt' ? gmdate('Y-m-d H:i:s', $v + 28800) : $v)],
 'date Ymd' => ['date("YmdHis", $v)', fn($b, $h) => mapped($b, $h, fn($v, $k) => $k == 'completedAt' ? gmdate('YmdHis', $v) : $v)],
 'time()' => ['$p["timestamp"] = time()', fn($b, $h) => glue(clean(params($b, ['t' => (string)((int)$h['t'] + 12), 'n' => $h['n']])))],
 'date timestamp' => ['$p["timestamp"] = date("Y-m-d H:i:s")', fn($b, $h) => glue(clean(params($b, ['t' => gmdate('Y-m-d H:i:s', $h['t']), 'n' => $h['n']])))],
 'bool 1/0' => ['(int)$v for bool', fn($b, $h) => mapped($b, $h, fn($v, $k) => is_bool($v) ? (int)$v : $v)],
 'bool 1/empty' => ['(string)$v', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? txt($v) : (string)$v)],
 'array skipped' => ['if (is_array($v)) continue;', fn($b, $h) => glue(array_filter(clean(params($b, $h)), fn($v) => !is_array($v)))],
 'htmlentities' => ['htmlentities($v)', fn($b, $h) => mapped($b, $h, fn($v) => is_string($v) ? htmlentities($v) : $v)],
 'htmlspecialchars NOQUOTES' => ['htmlspecialchars($v, ENT_NOQUOTES)', fn($b, $h) => mapped($b, $h, fn($v) => is_string($v) ? htmlspecialchars($v, ENT_NOQUOTES) : $v)],
 'htmlspecialchars COMPAT' => ['htmlspecialchars($v, ENT_COMPAT)', fn($b, $h) => mapped($b, $h, fn($v) => is_string($v) ? htmlspecialchars($v, ENT_COMPAT) : $v)],
 'html whole' => ['htmlspecialchars($s)', fn($b, $h) => htmlspecialchars(glue(clean(params($b, $h))))],
 'htmlspecialchars_decode' => ['html_entity_decode($s)', fn($b, $h) => html_entity_decode(glue(clean(params($b, $h))))],
 'strip_tags' => ['strip_tags($v)', fn($b, $h) => mapped($b, $h, fn($v) => is_string($v) ? strip_tags($v) : $v)],
 'addslashes whole' => ['addslashes($s)', fn($b, $h) => addslashes(glue(clean(params($b, $h))))],
 'stripslashes body' => ['json_decode(stripslashes($raw))', fn($b, $h) => stripslashes(glue(clean(params($b, $h))))],
 'stripslashes whole' => ['stripslashes($s) // alipay demo', fn($b, $h) => stripslashes(glue(clean(params($b, $h))))],
 'trim values' => ['trim($v)', fn($b, $h) => mapped($b, $h, fn($v) => is_string($v) ? trim($v) : $v)],
 'nl2br' => ['nl2br($v)', fn($b, $h) => mapped($b, $h, fn($v) => is_string($v) ? nl2br($v) : $v)],
 'PHP_EOL join' => ['implode(PHP_EOL, $pairs)', fn($b, $h) => str_replace('&', "\n", glue(clean(params($b, $h))))],
 'utf8_encode' => ['utf8_encode($s)', fn($b, $h) => utf8_encode(glue(clean(params($b, $h))))],
 'utf8_decode' => ['utf8_decode($s)', fn($b, $h) => utf8_decode(glue(clean(params($b, $h))))],
 'mb_convert GBK' => ['mb_convert_encoding($s, "GBK", "UTF-8")', fn($b, $h) => mb_convert_encoding(glue(clean(params($b, $h))), 'GBK', 'UTF-8')],
 'iconv translit' => ['iconv("UTF-8", "ASCII//TRANSLIT", $s)', fn($b, $h) => iconv('UTF-8', 'ASCII//TRANSLIT', glue(clean(params($b, $h))))],
 'iconv ignore' => ['iconv("UTF-8", "GBK//IGNORE", $s)', fn($b, $h) => iconv('UTF-8', 'GBK//IGNORE', glue(clean(params($b, $h))))],
 'mb_substr' => ['substr($v, 0, 16)', fn($b, $h) => mapped($b, $h, fn($v) => is_string($v) ? mb_substr($v, 0, 16) : $v)],
 'key first' => ['"key=".$secret."&".$s', fn($b, $h) => 'key=s3cr3t-0001&' . glue(clean(params($b, $h)))],
 'key sorted in' => ['$p["key"] = $secret; ksort', fn($b, $h) => glue(clean(params($b, $h) + ['key' => 's3cr3t-0001']))],
 'md5 then sign' => ['md5($s)', fn($b, $h) => md5(glue(clean(params($b, $h))))],
 'sha1 hex' => ['sha1($s)', fn($b, $h) => sha1(glue(clean(params($b, $h))))],
 'hash raw' => ['hash("sha256", $s, true)', fn($b, $h) => hash('sha256', glue(clean(params($b, $h))), true)],
 'base64' => ['base64_encode($s)', fn($b, $h) => base64_encode(glue(clean(params($b, $h))))],
 'raw ts nonce' => ['$raw . $ts . $nonce', fn($b, $h) => $b . $h['t'] . $h['n']],
 'json whole' => ['json_encode($p, 320) sorted', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); ksort($p); return json_encode($p, 320); })()],
 'json whole default' => ['json_encode($p)', fn($b, $h) => json_encode(params($b, $h))],
 'json body' => ['json_encode(json_decode($raw, true))', fn($b, $h) => json_encode(json_decode($b, true))],
 'headers first then ksort body' => ['array_merge(["timestamp"…], $body)', fn($b, $h) => (function () use ($b, $h) { $p = json_decode($b, true); unset($p['sign']); $q = array_merge(['timestamp' => $h['t'], 'nonce' => $h['n']], $p); return glue(clean($q)); })()],
 '$_SERVER missing' => ['$_SERVER["X_TIMESTAMP"] // null', fn($b, $h) => glue(clean(array_merge(json_decode($b, true), ['timestamp' => null, 'nonce' => null])))],
 '$_SERVER missing kept' => ['$_SERVER["X_TIMESTAMP"] // null, kept', fn($b, $h) => glue(array_merge(clean(json_decode($b, true)), ['timestamp' => null, 'nonce' => null]))],
 'Laravel header array' => ['$request->headers->all()["x-nonce"] // array', fn($b, $h) => glue(clean(array_merge(json_decode($b, true), ['timestamp' => [$h['t']], 'nonce' => [$h['n']]])))],
 'ConvertEmptyStringsToNull' => ['Laravel middleware: "" → null, then (string)', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); unset($p['sign']); foreach ($p as $k => $v) if (is_string($v)) { $v = trim($v); $p[$k] = $v === '' ? null : $v; } return glue($p, fn($v) => txt($v)); })()],
 'compact eight' => ['compact("amount", "completedAt", …)', fn($b, $h) => (function () use ($b, $h) { $p = params($b, $h); $q = []; foreach (array_merge(EIGHT, ['timestamp', 'nonce']) as $k) $q[$k] = $p[$k] ?? ''; return glue($q); })()],
 'array_map strval' => ['array_map("strval", $p)', fn($b, $h) => (function () use ($b, $h) { $p = array_map(fn($v) => is_array($v) ? 'Array' : strval($v), params($b, $h)); unset($p['sign']); return glue(array_filter($p, 'strlen')); })()],
 'double encoded' => ['is_array ? json_encode(json_encode($v))', fn($b, $h) => glue(clean(params($b, $h)), fn($v) => is_array($v) ? json_encode(json_encode($v)) : txt($v))],
 'http_build_query sorted recursive' => ['recursive ksort + urldecode(http_build_query)', fn($b, $h) => (function () use ($b, $h) { $rk = function (&$a) use (&$rk) { ksort($a); foreach ($a as &$v) if (is_array($v)) $rk($v); }; $p = clean(params($b, $h)); $rk($p); return urldecode(http_build_query($p)); })()],
];
foreach ($callbacks as $name => $one) {
  preg_match('/^X-Timestamp:\s*(\S+)/mi', $one['headers'], $a); preg_match('/^X-Nonce:\s*(\S+)/mi', $one['headers'], $c);
  foreach ($T as $impl => [$code, $f]) {
    try { $r = $f($one['body'], ['t' => $a[1], 'n' => $c[1]]); } catch (\Throwable $e) { fwrite(STDERR, "$impl $name {$e->getMessage()}\n"); continue; }
    $row = ['language' => 'PHP', 'implementation' => $impl, 'code' => $code, 'callback' => $name];
    if (mb_check_encoding($r, 'UTF-8')) $row['text'] = $r; else $row['base64'] = base64_encode($r);
    echo json_encode($row), "\n";
  }
}
