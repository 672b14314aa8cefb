<?php
// What PHP makes of values that it should leave alone: prints one JSON object, name to text.
$value = "<b>O'Neil \"Jr\"</b> & \\ a+b é 订\n";
$nested = json_decode('{"extra":{"b":true,"a":[1.50,null,"x y"],"e":[]}}', true);
echo json_encode([
  'addslashes' => addslashes($value),
  'strip_tags' => strip_tags($value),
  'strip_tags of what is no tag' => strip_tags('1 < 2 and <3> x'),
  'filter_var' => filter_var($value, FILTER_SANITIZE_SPECIAL_CHARS),
  'urlencode' => urlencode($value),
  'http_build_query' => http_build_query($nested),
  'http_build_query, decoded' => urldecode(http_build_query($nested)),
  'number_format' => number_format('1200000.50', 2),
  'intval' => (string) intval('1200000.50'),
  'date' => gmdate('Y-m-d H:i:s', 1790000007),
  'date c' => gmdate('c', 1790000007),
], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT), "\n";
