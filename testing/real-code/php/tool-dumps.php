<?php
// Bodies and headers as PHP's frameworks and loggers give them back.
$C = json_decode(file_get_contents($argv[1]), true);
function H($t) { $o = []; foreach (explode("\n", trim($t)) as $l) { [$k, $v] = explode(': ', $l, 2); $o[$k] = $v; } return $o; }
function ob($f) { ob_start(); $f(); return ob_get_clean(); }
$B = [
 'Log::info context' => fn($r) => '[2026-11-22 10:00:00] production.INFO: callback ' . json_encode(json_decode($r, true), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE) . ' ',
 'var_dump of array' => fn($r) => ob(fn() => var_dump(json_decode($r, true))),
 'var_dump of stdClass' => fn($r) => ob(fn() => var_dump(json_decode($r))),
 'print_r of stdClass' => fn($r) => print_r(json_decode($r), true),
 'var_export short' => fn($r) => var_export(json_decode($r, true), true),
 'serialize' => fn($r) => serialize(json_decode($r, true)),
 'json_encode defaults' => fn($r) => json_encode(json_decode($r, true)),
 'json_encode NUMERIC_CHECK' => fn($r) => json_encode(json_decode($r, true), JSON_NUMERIC_CHECK),
 'array_map intval amounts' => fn($r) => json_encode(array_map(fn($v) => is_numeric($v) ? $v + 0 : $v, json_decode($r, true))),
 'SimpleXML' => function ($r) { $x = new SimpleXMLElement('<xml/>'); $w = function ($a, $x) use (&$w) { foreach ($a as $k => $v) { $k = is_int($k) ? 'item' : $k; if (is_array($v)) $w($v, $x->addChild($k)); else $x->addChild($k, htmlspecialchars(is_bool($v) ? ($v ? 'true' : 'false') : (string)$v)); } }; $w(json_decode($r, true), $x); return $x->asXML(); },
];
$D = [
 'getallheaders print_r' => fn($h) => print_r($h, true),
 'Laravel headers->all()' => fn($h) => var_export(array_map(fn($v) => [$v], array_change_key_case($h)), true),
 '$_SERVER var_dump' => fn($h) => ob(function () use ($h) { $o = []; foreach ($h as $k => $v) $o['HTTP_' . strtoupper(strtr($k, '-', '_'))] = $v; var_dump($o); }),
];
foreach ($C as $n => $c) { foreach ($B as $i => $f) { try { $t = @$f($c['body']); } catch (\Throwable $e) { continue; } echo json_encode(['language' => 'PHP', 'kind' => 'body', 'implementation' => $i, 'callback' => $n, 'text' => $t], JSON_INVALID_UTF8_SUBSTITUTE), "\n"; } foreach ($D as $i => $f) echo json_encode(['language' => 'PHP', 'kind' => 'headers', 'implementation' => $i, 'callback' => $n, 'text' => $f(H($c['headers']))]), "\n"; }
