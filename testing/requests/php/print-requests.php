<?php
/** What PHP, its frameworks and loggers print of a request that arrived. Rows a line: language, tool, code, callback, text. */
foreach (['Monolog', 'GuzzleHttp/Psr7', 'Symfony/Component/HttpFoundation', 'Symfony/Component/VarDumper'] as $package) {
    @include_once "/usr/share/php/$package/autoload.php";
}

function show(array $callback, string $tool, string $code, string $text, array $expected = []): void
{
    $row = ['language' => 'PHP', 'tool' => $tool, 'code' => $code, 'callback' => $callback['name'], 'text' => $text];
    echo json_encode($row + $expected), "\n";
}

function printed(callable $print): string
{
    ob_start();
    $print();
    return ob_get_clean();
}

foreach (json_decode(file_get_contents($argv[1]), true) as $callback) {
    $body = $callback['body'];
    $headers = ['Host' => 'm.example'] + $callback['headers'];
    $server = ['REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/callback/pay', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REMOTE_ADDR' => '203.0.113.7',
        'CONTENT_TYPE' => 'application/json', 'CONTENT_LENGTH' => (string) strlen($body), 'HTTP_HOST' => 'm.example'];
    foreach ($callback['headers'] as $name => $value) {
        if ($name !== 'Content-Type') $server['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
    }
    show($callback, 'PHP', 'print_r(getallheaders()); echo $body;', print_r($headers, true) . $body);
    show($callback, 'PHP', 'print_r([headers, body])', print_r(['headers' => $headers, 'body' => $body], true));
    show($callback, 'PHP', 'var_dump($headers, $body)', printed(fn () => var_dump($headers, $body)));
    show($callback, 'PHP', 'var_dump([headers, body])', printed(fn () => var_dump(['headers' => $headers, 'body' => $body])));
    show($callback, 'PHP', 'var_export([headers, body])', var_export(['headers' => $headers, 'body' => $body], true));
    show($callback, 'PHP', 'json_encode([headers, body])', json_encode(['headers' => $headers, 'body' => $body]));
    show($callback, 'PHP', 'json_encode(headers, JSON_PRETTY_PRINT) . $body', json_encode($headers, JSON_PRETTY_PRINT) . "\n" . $body);
    show($callback, 'PHP', 'print_r($_SERVER); echo $body', print_r($server, true) . "\n" . $body);
    show($callback, 'PHP', 'var_dump($_SERVER, $body)', printed(fn () => var_dump($server, $body)));
    show($callback, 'PHP', 'var_export($_SERVER); echo $body', var_export($server, true) . "\n" . $body);
    show($callback, 'PHP', 'serialize([headers, body])', serialize(['headers' => $headers, 'body' => $body]));
    show($callback, 'PHP', 'error_log(json_encode($headers)); error_log($body)', '[22-Nov-2026 09:00:00 UTC] ' . json_encode($headers) . "\n[22-Nov-2026 09:00:00 UTC] " . $body . "\n");
    show($callback, 'PHP', 'error_log(print_r(…, true))', '[22-Nov-2026 09:00:00 UTC] callback ' . print_r(['headers' => $headers, 'body' => $body], true));
    show($callback, 'PHP', 'print_r($headers); print_r(json_decode($body, true))', print_r($headers, true) . print_r(json_decode($body, true), true), ['body' => 'parsed']);
    if (class_exists('Monolog\Logger')) {
        $log = function ($formatter, $message, $context) {
            $handler = new Monolog\Handler\TestHandler();
            $handler->setFormatter($formatter);
            (new Monolog\Logger('pay', [$handler]))->info($message, $context);
            return $handler->getRecords()[0]['formatted'];
        };
        $context = ['headers' => $headers, 'body' => $body];
        show($callback, 'Monolog', 'LineFormatter', $log(new Monolog\Formatter\LineFormatter(), 'callback', $context));
        show($callback, 'Monolog', 'JsonFormatter', $log(new Monolog\Formatter\JsonFormatter(), 'callback', $context));
        show($callback, 'Monolog', 'LogstashFormatter', $log(new Monolog\Formatter\LogstashFormatter('pay'), 'callback', $context));
        show($callback, 'Monolog', 'JsonFormatter, all in the message', $log(new Monolog\Formatter\JsonFormatter(), 'callback ' . json_encode($context), []));
        show($callback, 'Monolog', 'LineFormatter, lists as Laravel has them', $log(new Monolog\Formatter\LineFormatter(), 'callback', ['headers' => array_map(fn ($one) => [$one], array_change_key_case($headers)), 'body' => $body]));
        show($callback, 'Monolog', 'LineFormatter, the body parsed', $log(new Monolog\Formatter\LineFormatter(), 'callback', ['headers' => $headers, 'body' => json_decode($body, true)]), ['body' => 'parsed']);
    }
    if (class_exists('GuzzleHttp\Psr7\Request')) {
        $request = new GuzzleHttp\Psr7\Request('POST', 'https://m.example/callback/pay', $callback['headers'], $body);
        show($callback, 'Guzzle', 'Message::toString($request)', GuzzleHttp\Psr7\Message::toString($request));
        show($callback, 'Guzzle', 'print_r($request->getHeaders()); echo $request->getBody()', print_r($request->getHeaders(), true) . $request->getBody());
        show($callback, 'Guzzle', 'json_encode([getHeaders(), (string) getBody()])', json_encode(['method' => 'POST', 'headers' => $request->getHeaders(), 'body' => (string) $request->getBody()]));
    }
    if (class_exists('Symfony\Component\HttpFoundation\Request')) {
        $request = new Symfony\Component\HttpFoundation\Request([], [], [], [], [], $server, $body);
        show($callback, 'Symfony', '(string) $request', (string) $request);
        show($callback, 'Symfony', '$request->headers . $request->getContent()', $request->headers . "\n" . $request->getContent());
        show($callback, 'Symfony', 'json_encode([headers->all(), getContent()])', json_encode(['headers' => $request->headers->all(), 'content' => $request->getContent()]));
        if (class_exists('Symfony\Component\VarDumper\Dumper\CliDumper')) {
            $dump = fn ($value) => (new Symfony\Component\VarDumper\Dumper\CliDumper())->dump((new Symfony\Component\VarDumper\Cloner\VarCloner())->cloneVar($value), true);
            show($callback, 'Symfony', 'dump($request->headers->all(), $content)', $dump($request->headers->all()) . $dump($body));
            show($callback, 'Symfony', 'dump([headers, body])', $dump(['headers' => $headers, 'body' => $body]));
        }
    }
}
