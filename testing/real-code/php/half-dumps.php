<?php
// Bodies (and own strings, as copies of them) as PHP prints them or writes them again. php half-dumps.php callbacks.json
ini_set('serialize_precision', '17');
$kinds = [
  'body' => [
    'serialize_precision 17' => fn($raw) => json_encode(json_decode($raw, true), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
    'array_values' => fn($raw) => json_encode(array_values(json_decode($raw, true)), JSON_UNESCAPED_UNICODE),
    'implode' => fn($raw) => implode(',', array_map(fn($value) => is_array($value) ? 'Array' : $value, json_decode($raw, true))),
    'stripslashes' => fn($raw) => stripslashes($raw),
    'nl2br' => fn($raw) => nl2br($raw),
    'urldecode' => fn($raw) => urldecode($raw),
  ],
  'canonical' => [
    'paste: print_r array' => fn($string) => print_r(['string' => $string], true),
    'paste: nl2br' => fn($string) => nl2br($string),
  ],
];
foreach (json_decode(file_get_contents($argv[1]), true) as $name => $callback)
  foreach ($kinds as $kind => $functions)
    foreach ($functions as $implementation => $function)
      echo json_encode(['kind' => $kind === 'body' ? 'body' : 'own', 'implementation' => $implementation, 'callback' => $name, 'text' => $function($callback[$kind])], JSON_INVALID_UTF8_SUBSTITUTE), "\n";
