<?php
// What PHP programs print of a callback whose values they changed before: one JSON object a line.
class Callback {
    public string $orderType, $orderNo, $merchantOrderNo, $status;
    public float $amount;
    public ?float $feeAmount = null, $netAmount = null;
    public ?DateTime $completedAt = null;
    public function __construct(array $data) {
        foreach ($data as $key => $value) {
            if (!property_exists($this, $key)) continue;
            $this->$key = $key === 'completedAt' ? new DateTime("@$value") : (is_float($this->$key ?? null) || str_ends_with(strtolower($key), 'amount') ? (float) $value : $value);
        }
    }
}
function bodies(string $text): iterable {
    $data = json_decode($text, true);
    $callback = new Callback($data);
    yield ['print_r typed', 'print_r(new Callback($data))', print_r($callback, true)];
    yield ['json_encode typed', 'json_encode(new Callback($data))', json_encode($callback)];
    yield ['foreach <br>', 'echo "$k: $v<br>\n"', implode('', array_map(fn($k, $v) => "$k: " . (is_array($v) ? json_encode($v) : $v) . "<br>\n", array_keys($data), $data))];
    yield ['implode', 'implode(",", …)', implode(',', array_map(fn($k, $v) => "$k=" . (is_array($v) ? json_encode($v) : $v), array_keys($data), $data))];
}
foreach (json_decode(file_get_contents($argv[1]), true) as $name => $callback) {
    foreach (bodies($callback['body']) as [$implementation, $code, $text]) {
        echo json_encode(['kind' => 'body', 'implementation' => $implementation, 'code' => $code, 'callback' => $name, 'text' => $text], JSON_THROW_ON_ERROR), "\n";
    }
}
