<?php
// What dumpers and packers of PHP make of bodies: ThinkPHP 5's dump(), Yii 2's VarDumper and Kint written out, as they could not be run. php packed-dumps.php callbacks.json
function dump_yii($value, $level = 0) {
  if (!is_array($value)) return is_string($value) ? "'" . addslashes($value) . "'" : var_export($value, true);
  $indent = str_repeat(' ', $level * 4);
  $output = '[';
  foreach ($value as $key => $item) $output .= "\n$indent    " . dump_yii($key) . ' => ' . dump_yii($item, $level + 1);
  return $value === [] ? '[]' : "$output\n$indent]";
}
function dump_think($value) {
  ob_start();
  var_dump($value);
  return preg_replace('/\]\=\>\n(\s+)/m', '] => ', ob_get_clean());
}
function dump_kint($members) {
  $output = 'array (' . count($members) . ") [\n";
  foreach ($members as $key => $value) $output .= "    '$key' => " . (is_string($value) ? 'string (' . strlen($value) . ") \"$value\"" : gettype($value) . ' ' . json_encode($value)) . "\n";
  return "$output]";
}
$functions = [
  'ThinkPHP dump' => fn($raw) => dump_think(json_decode($raw, true)),
  'ThinkPHP dump, page' => fn($raw) => '<pre>' . htmlspecialchars(dump_think(json_decode($raw, true)), ENT_SUBSTITUTE) . '</pre>',
  'Yii VarDumper' => fn($raw) => dump_yii(json_decode($raw, true)),
  'Kint' => fn($raw) => dump_kint(json_decode($raw, true)),
  'gzcompress' => fn($raw) => base64_encode(gzcompress($raw)),
  'gzencode' => fn($raw) => base64_encode(gzencode($raw)),
  'gzdeflate' => fn($raw) => base64_encode(gzdeflate($raw)),
  'nl2br' => fn($raw) => nl2br(json_encode(json_decode($raw), JSON_PRETTY_PRINT)),
];
foreach (json_decode(file_get_contents($argv[1]), true) as $name => $callback)
  foreach ($functions as $implementation => $function)
    echo json_encode(['kind' => 'body', 'implementation' => $implementation, 'callback' => $name, 'text' => $function($callback['body'])]), "\n";
