<?php
// Bodies as PHP’s frameworks print them or PHP writes them again, and own strings as the source of a page. php guessed-dumps.php callbacks.json
const PLAIN = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
// As Yii’s VarDumper::dumpAsString does, which escapes " in single quotes, too.
function dump_yii($value, $indent = '') {
  if (is_string($value)) return "'" . addslashes($value) . "'";
  if (!is_array($value)) return is_float($value) ? "$value" : strtolower(var_export($value, true));
  if (!$value) return '[]';
  $lines = '';
  foreach ($value as $key => $item) $lines .= "\n$indent    " . dump_yii($key) . ' => ' . dump_yii($item, "$indent    ");
  return "[$lines\n$indent]";
}
$kinds = [
  'body' => [
    'array_filter' => fn($raw) => json_encode(array_filter(json_decode($raw, true)), PLAIN),
    // As Monolog’s LineFormatter does
    'monolog line' => fn($raw) => '[2026-09-21T14:13:27.482913+08:00] app.INFO: callback received ' . json_encode(json_decode($raw, true), PLAIN | JSON_PRESERVE_ZERO_FRACTION) . ' []',
    'yii VarDumper' => fn($raw) => dump_yii(json_decode($raw, true)),
  ],
  'own' => [
    'echo htmlspecialchars <br>' => fn($string) => nl2br(htmlspecialchars(str_replace('&', "&\n", $string))),
  ],
];
foreach (json_decode(file_get_contents($argv[1]), true) as $name => $callback)
  foreach ($kinds as $kind => $functions)
    foreach ($functions as $implementation => $function)
      echo json_encode(['kind' => $kind, 'implementation' => $implementation, 'callback' => $name, 'text' => $function($callback[$kind === 'own' ? 'canonical' : $kind])], JSON_INVALID_UTF8_SUBSTITUTE), "\n";
