<?php
// Bodies as PHP prints or changes them, and an own string as a page’s source has it. php taught-dumps.php callbacks.json
$kinds = [
  'body' => [
    'yaml_emit' => fn($raw) => yaml_emit(json_decode($raw, true)),
    'stripslashes' => fn($raw) => stripslashes($raw),
  ],
  'own' => ['echo <br>' => fn($string) => "$string<br>\n"],
];
foreach (json_decode(file_get_contents($argv[1]), true) as $name => $callback)
  foreach ($kinds as $kind => $functions)
    foreach ($functions as $implementation => $function)
      echo json_encode(['kind' => $kind, 'implementation' => $implementation, 'callback' => $name, 'text' => $function($callback[$kind === 'own' ? 'canonical' : $kind])]), "\n";
