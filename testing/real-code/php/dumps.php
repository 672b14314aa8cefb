<?php
// What PHP programs print of a callback: one JSON object a line. PHP's own functions and Symfony's VarDumper (dump, dd).
require '/usr/share/php/Symfony/Component/VarDumper/autoload.php';

use Symfony\Component\VarDumper\Cloner\VarCloner;
use Symfony\Component\VarDumper\Dumper\CliDumper;

$isXdebug = function_exists('xdebug_info') && in_array('develop', xdebug_info('mode'));
$callbacks = json_decode(file_get_contents($argv[1]), true);

function printed(callable $print): string { ob_start(); $print(); return ob_get_clean(); }
function dumped($value): string {
    $dumper = new CliDumper();
    $dumper->setColors(false);
    return $dumper->dump((new VarCloner())->cloneVar($value), true);
}
function short_export($value, string $indent = ''): string {
    if (!is_array($value)) return var_export($value, true);
    $rows = [];
    foreach ($value as $key => $item) {
        $rows[] = "$indent    " . (array_is_list($value) ? '' : var_export($key, true) . ' => ') . short_export($item, "$indent    ");
    }
    return $rows === [] ? '[]' : "[\n" . implode(",\n", $rows) . ",\n$indent]";
}
class Callback {
    public function __construct(public $orderType, public $orderNo, protected $merchantOrderNo, private $status, public $amount, public $feeAmount, public $netAmount, public ?int $completedAt) {}
}
const EIGHT = ['orderType', 'orderNo', 'merchantOrderNo', 'status', 'amount', 'feeAmount', 'netAmount', 'completedAt'];

function bodies(string $text): iterable {
    $data = json_decode($text, true);
    $object = json_decode($text);
    $big = json_decode($text, true, 512, JSON_BIGINT_AS_STRING);
    yield ['print_r', 'print_r($data, true)', print_r($data, true)];
    yield ['print_r stdClass', 'print_r(json_decode($raw), true)', print_r($object, true)];
    yield ['print_r html', 'print_r in a page, line ends lost', trim(preg_replace('/\s+/', ' ', print_r($data, true)))];
    yield ['var_export', 'var_export($data, true)', var_export($data, true)];
    yield ['var_export stdClass', 'var_export(json_decode($raw), true)', var_export($object, true)];
    yield ['short array', 'symfony/var-exporter', short_export($data)];
    yield ['var_dump', 'var_dump($data)', printed(fn() => var_dump($data))];
    yield ['var_dump stdClass', 'var_dump(json_decode($raw))', printed(fn() => var_dump($object))];
    yield ['var_dump bigint', 'json_decode(…, JSON_BIGINT_AS_STRING)', printed(fn() => var_dump($big))];
    yield ['var_dump string', 'var_dump($raw)', printed(fn() => var_dump($text))];
    yield ['var_export string', 'var_export($raw, true)', var_export($text, true)];
    yield ['debug_zval_dump', 'debug_zval_dump($data)', printed(fn() => debug_zval_dump($data))];
    yield ['dump', 'dump($data)', dumped($data)];
    yield ['dump stdClass', 'dump(json_decode($raw))', dumped($object)];
    yield ['serialize', 'serialize($data)', serialize($data)];
    yield ['serialize stdClass', 'serialize(json_decode($raw))', serialize($object)];
    yield ['http_build_query', 'http_build_query($data)', http_build_query($data)];
    yield ['http_build_query 3986', 'http_build_query($data, "", "&", PHP_QUERY_RFC3986)', http_build_query($data, '', '&', PHP_QUERY_RFC3986)];
    yield ['http_build_query amp', 'http_build_query($data, "", "&amp;")', http_build_query($data, '', '&amp;')];
    yield ['urldecode(http_build_query)', 'urldecode(http_build_query($data))', urldecode(http_build_query($data))];
    yield ['urlencode', 'urlencode($raw)', urlencode($text)];
    yield ['rawurlencode', 'rawurlencode($raw)', rawurlencode($text)];
    yield ['htmlspecialchars', 'htmlspecialchars($raw)', htmlspecialchars($text)];
    yield ['htmlentities', 'htmlentities($raw)', htmlentities($text)];
    yield ['htmlspecialchars print_r', 'htmlspecialchars(print_r($data, true))', htmlspecialchars(print_r($data, true))];
    yield ['addslashes', 'addslashes($raw)', addslashes($text)];
    yield ['addcslashes', 'addcslashes($raw, "\"\\\\\n")', addcslashes($text, "\"\\\n")];
    yield ['base64_encode', 'base64_encode($raw)', base64_encode($text)];
    yield ['chunk_split', 'chunk_split(base64_encode($raw))', chunk_split(base64_encode($text))];
    yield ['bin2hex', 'bin2hex($raw)', bin2hex($text)];
    yield ['strtoupper(bin2hex)', 'strtoupper(bin2hex($raw))', strtoupper(bin2hex($text))];
    yield ['json_encode twice', 'json_encode(json_encode($data))', json_encode(json_encode($data))];
    yield ['json_encode string', 'json_encode(["body" => $raw])', json_encode(['body' => $text])];
    yield ['foreach =', 'foreach ($data as $k => $v) echo "$k=$v\n"', printed(function () use ($data) { foreach ($data as $k => $v) echo "$k=" . (is_array($v) ? 'Array' : $v) . "\n"; })];
    yield ['foreach padded', 'printf("%-20s %s\n", $k, $v)', printed(function () use ($data) { foreach ($data as $k => $v) printf("%-20s %s\n", $k, is_array($v) ? json_encode($v) : $v); })];
    if (!str_contains($text, "\n")) yield ['wrapped', 'a terminal of 80 columns', implode("\n", mb_str_split($text, 80))];
    yield ['foreach =>', 'echo "$k => $v\n"', printed(function () use ($data) { foreach ($data as $k => $v) echo "$k => " . (is_array($v) ? json_encode($v) : $v) . "\n"; })];
    yield ['print_r $_POST', 'print_r($_POST)  // JSON sent to a form parser', (function () use ($text) { parse_str($text, $post); return print_r($post, true); })()];
    yield ['laravel log', 'Log::info("callback", $request->all())', '[2026-11-21 17:00:00] production.INFO: callback ' . json_encode($data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION) . ' '];
    yield ['laravel log raw', 'Log::info("callback", ["raw" => $request->getContent()])', '[2026-11-21 17:00:00] local.INFO: callback {"raw":' . json_encode($text, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE) . '} []'];
    yield ['error_log print_r', 'error_log("callback: " . print_r($data, true))', '[21-Nov-2026 17:00:00 UTC] callback: ' . print_r($data, true)];
    yield ['thinkphp', 'trace($data)', '[ info ] ' . var_export($data, true)];
    if (array_diff(array_keys($data), EIGHT) === [] && count($data) === 8) {
        yield ['print_r DTO', 'print_r($callback)', print_r(new Callback(...$data), true)];
        yield ['var_dump DTO', 'var_dump($callback)', printed(fn() => var_dump(new Callback(...$data)))];
        yield ['var_export DTO', 'var_export($callback, true)', var_export(new Callback(...$data), true)];
        yield ['dump DTO', 'dump($callback)', dumped(new Callback(...$data))];
    }
}

function headers(array $pairs): iterable {
    $server = ['REQUEST_METHOD' => 'POST', 'REQUEST_TIME' => 1790000000, 'argc' => 0];
    foreach ($pairs as $name => $value) $server[$name === 'Content-Type' ? 'CONTENT_TYPE' : 'HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
    $lists = [];
    foreach ($pairs as $name => $value) $lists[strtolower($name)] = [$value];
    yield ['print_r', 'print_r(getallheaders())', print_r($pairs, true)];
    yield ['print_r html', 'print_r in a page, line ends lost', trim(preg_replace('/\s+/', ' ', print_r($pairs, true)))];
    yield ['var_dump', 'var_dump(getallheaders())', printed(fn() => var_dump($pairs))];
    yield ['var_export', 'var_export(getallheaders(), true)', var_export($pairs, true)];
    yield ['short array', "['X-Sign' => '…']", short_export($pairs)];
    yield ['print_r $_SERVER', 'print_r($_SERVER)', print_r($server, true)];
    yield ['var_dump $_SERVER', 'var_dump($_SERVER)', printed(fn() => var_dump($server))];
    yield ['var_export $_SERVER', 'var_export($_SERVER)', var_export($server, true)];
    yield ['print_r lists', 'print_r($request->headers->all())', print_r($lists, true)];
    yield ['var_dump lists', 'var_dump($request->headers->all())', printed(fn() => var_dump($lists))];
    yield ['var_export lists', 'var_export($request->getHeaders())', var_export($lists, true)];
    yield ['dump', 'dd(getallheaders())', dumped($pairs)];
    yield ['dump lists', 'dd($request->headers->all())', dumped($lists)];
    yield ['json_encode', 'json_encode(getallheaders())', json_encode($pairs)];
    yield ['serialize', 'serialize(getallheaders())', serialize($pairs)];
    yield ['HeaderBag', '(string) $request->headers', implode('', array_map(fn($k, $v) => sprintf("%-15s %s\r\n", "$k:", $v), array_keys($pairs), $pairs))];
    yield ['foreach =>', 'echo "$k => $v\n"', implode('', array_map(fn($k, $v) => "$k => $v\n", array_keys($pairs), $pairs))];
    yield ['foreach <br>', 'echo "$k: $v<br>\n"', implode('', array_map(fn($k, $v) => "$k: $v<br>\n", array_keys($pairs), $pairs))];
    yield ['apache CONTENT', 'http_build_query(getallheaders())', http_build_query($pairs)];
}

function emit(string $kind, string $name, iterable $rows): void {
    foreach ($rows as [$implementation, $code, $text]) {
        echo json_encode(['kind' => $kind, 'implementation' => $implementation, 'code' => $code, 'callback' => $name, 'text' => $text], JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
    }
}

if ($isXdebug) {
    foreach ($callbacks as $name => $callback) {
        emit('body', $name, [
            ['Xdebug var_dump', 'var_dump($data)', printed(fn() => var_dump(json_decode($callback['body'], true)))],
            ['Xdebug var_dump stdClass', 'var_dump(json_decode($raw))', printed(fn() => var_dump(json_decode($callback['body'])))],
        ]);
    }
    exit;
}

foreach ($callbacks as $name => $callback) {
    emit('body', $name, bodies($callback['body']));
    $pairs = [];
    foreach (explode("\n", trim($callback['headers'])) as $line) { [$key, $value] = explode(': ', $line, 2); $pairs[$key] = $value; }
    emit('headers', $name, headers($pairs));
}
