<?php
// Bodies to which a program of PHP added something on their way. php judged-dumps.php callbacks.json
$functions = [
  'date or now' => function ($raw) {
    $data = json_decode($raw, true);
    $data['completedAt'] = date('Y-m-d H:i:s', $data['completedAt'] ?? time());
    return json_encode($data);
  },
  '?? time()' => function ($raw) {
    $data = json_decode($raw, true);
    $data['completedAt'] = $data['completedAt'] ?? time();
    return json_encode($data);
  },
  'nl2br' => fn($raw) => json_encode(array_map(fn($value) => is_string($value) ? nl2br($value) : $value, json_decode($raw, true))),
  'rawurlencode' => fn($raw) => json_encode(array_map(fn($value) => is_string($value) ? rawurlencode($value) : $value, json_decode($raw, true))),
  // As Excel marks texts of digits.
  'apostrophe' => fn($raw) => json_encode(array_map(fn($value) => is_string($value) && preg_match('/^\+?\d{6,}$/', $value) ? "'$value" : $value, json_decode($raw, true))),
  'parse_str' => function ($raw) {
    parse_str($raw, $post);
    return json_encode($post);
  },
];
foreach (json_decode(file_get_contents($argv[1]), true) as $name => $callback)
  foreach ($functions as $implementation => $function)
    echo json_encode(['kind' => 'body', 'language' => 'PHP', 'implementation' => $implementation, 'callback' => $name, 'text' => $function($callback['body'])], JSON_UNESCAPED_UNICODE), "\n";
