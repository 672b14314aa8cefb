<?php
// What these programs share: the callbacks (the first argument), a body with its headers merged in, and the rows they print.
function read_headers($text) {
  $headers = [];
  foreach (explode("\n", trim($text)) as $line) { [$name, $value] = explode(': ', $line, 2); $headers[$name] = $value; }
  return $headers;
}
// The body's members with timestamp and nonce, without sign.
function merge($raw, $headers) {
  $members = json_decode($raw, true);
  $members['timestamp'] = $headers['X-Timestamp'];
  $members['nonce'] = $headers['X-Nonce'];
  unset($members['sign']);
  return $members;
}
// What each function makes of each callback; what throws has no row.
function print_rows($functions) {
  foreach (json_decode(file_get_contents($GLOBALS['argv'][1]), true) as $name => $callback)
    foreach ($functions as $implementation => $function) {
      try { $made = @$function($callback['body'], read_headers($callback['headers'])); } catch (Throwable $e) { fwrite(STDERR, "$implementation $name {$e->getMessage()}\n"); continue; }
      if (!is_string($made)) continue;
      $text = mb_check_encoding($made, 'UTF-8') ? ['text' => $made] : ['base64' => base64_encode($made)];
      echo json_encode(['language' => 'PHP', 'implementation' => $implementation, 'callback' => $name] + $text, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), "\n";
    }
}
