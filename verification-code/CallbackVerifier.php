<?php

declare(strict_types=1);

/**
 * Verifies an order completion callback and says what to answer. PHP 8.1 or later with its openssl and iconv.
 *
 * Give it the body's bytes as they came: file_get_contents('php://input'), $request->getContent() in Laravel and
 * Symfony. What stands in [brackets] names a rule.
 */
final class CallbackVerifier
{
    /** White space as "only whitespace" is read; trim() has another idea of it. */
    private const BLANK = '/^[\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}]*\z/u';
    private const TOKEN = '~[ \t\n\r]*+([{}\[\]:,]|true|false|null|-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?'
        . '|"[^"\\\\\x00-\x1f]*+(?:\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\\\x00-\x1f]*+)*+"|\z)~A';

    private string $text = '';
    private int $at = 0;

    /** What is yours. */
    public function __construct(
        private string $merchantNo,
        // [key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation.
        private string $platformPublicKey,
        // (string $nonce): bool
        private Closure $isKnownNonce,
        // (string $nonce): void; keeps it for at least 10 minutes, and as long as the tolerance if that is longer.
        private Closure $rememberNonce,
        // (array $fields): bool; finds your order by merchantOrderNo. True at once where it is completed already. Else
        // compares amount, orderType and currency with it, completes it in one transaction, and is true only if all of
        // that succeeded.
        private Closure $completeOrder,
        // requestExpireSeconds of your settings
        private int $toleranceSeconds = 300,
    ) {
    }

    /**
     * Log why a callback was refused; alert somebody where the merchant number is another's.
     *
     * @param array<string, string> $headers getallheaders()
     * @return array{int, string} status and body
     */
    public function answerCallback(array $headers, string $body, ?int $nowSeconds = null): array
    {
        // [headers] Names in any case; white space around a value is no part of it.
        $named = array_map(fn (string $value) => trim($value, " \t"), array_change_key_case($headers));
        $timestamp = $named['x-timestamp'] ?? '';
        $nonce = $named['x-nonce'] ?? '';
        try {
            $fields = $this->readFields($body);
        } catch (UnexpectedValueException) {
            return [400, 'body: not a JSON object in UTF-8'];
        }
        // [checks] Merchant number, age, nonce, signature, and only then the order.
        if (($named['x-merchant-no'] ?? '') !== $this->merchantNo) {
            return [400, 'X-Merchant-No: not ours'];
        }
        $isTime = preg_match('/^[0-9]{1,12}\z/', $timestamp) === 1;
        if (!$isTime || abs(($nowSeconds ?? time()) - (int) $timestamp) > $this->toleranceSeconds) {
            return [400, 'X-Timestamp: too old or ahead'];
        }
        if ($nonce === '' || ($this->isKnownNonce)($nonce)) {
            return [400, 'X-Nonce: missing or seen before'];
        }
        $text = $this->buildStringToSign($fields, $timestamp, $nonce);
        if (!$this->verifySignature($text, $named['x-sign'] ?? '')) {
            return [401, 'X-Sign: does not verify'];
        }
        if (!($this->completeOrder)($fields)) {
            return [500, 'order: not processed'];
        }
        ($this->rememberNonce)($nonce);
        // [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
        return [200, 'OK'];
    }

    public function verifySignature(string $text, string $sign): bool
    {
        // [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64, which base64_decode alone would not insist on.
        if (strlen($sign) % 4 !== 0 || preg_match('~^[A-Za-z0-9+/]+={0,2}\z~', $sign) !== 1) {
            return false;
        }
        // [bytes] A PHP string is its UTF-8 bytes here; 1 alone means that it verifies.
        return openssl_verify($text, base64_decode($sign), $this->platformPublicKey, OPENSSL_ALGO_SHA256) === 1;
    }

    /** @param array<string> $fields */
    public function buildStringToSign(array $fields, string $timestamp, string $nonce): string
    {
        // [entries] The headers' values replace members of the body with these names.
        $entries = ['timestamp' => $timestamp, 'nonce' => $nonce] + $fields;
        $pairs = [];
        foreach ($entries as $key => $value) {
            // [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [] (empty() is wrong).
            if (strcasecmp((string) $key, 'sign') !== 0 && preg_match(self::BLANK, $value) !== 1) {
                $pairs[iconv('UTF-8', 'UTF-16BE', (string) $key)] = "$key=$value";
            }
        }
        // [order] By UTF-16 code unit (upper case first, no locale), and as strings also where keys are digits.
        ksort($pairs, SORT_STRING);
        // [joining] Nothing is URL-encoded, nothing follows the last pair.
        return implode('&', $pairs);
    }

    /** @return array<string> the body's top-level members as text, without those that are null */
    public function readFields(string $body): array
    {
        // [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
        $this->check(preg_match('//u', $body) === 1);
        $this->text = preg_replace('/^\x{feff}/u', '', $body);
        $this->at = 0;
        $this->check($this->next() === '{');
        $members = $this->readMembers(1);
        $this->check($this->next() === '');
        $fields = [];
        foreach ($members as $key => $json) {
            // [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
            if ($json !== 'null') {
                $fields[self::unquote($key)] = $json[0] === '"' ? self::unquote($json) : $json;
            }
        }
        return $fields;
    }

    private function check(bool $isRight): void
    {
        $isRight || throw new UnexpectedValueException("not JSON at byte $this->at");
    }

    /** json_decode would make floats of numbers, so this reads the tokens and keeps each value as compact JSON. */
    private function next(): string
    {
        $this->check(preg_match(self::TOKEN, $this->text, $match, 0, $this->at) === 1);
        $this->at += strlen($match[0]);
        return $match[1];
    }

    /** @return array<string, string> JSON text by key, which is in quotes: an array would make a number of "10" */
    private function readMembers(int $depth): array
    {
        // [duplicates] The array keeps the order received; the last of equal keys wins, in the place of the first.
        $members = [];
        for ($key = $this->next(); $key !== '}' || $members !== []; $key = $this->next()) {
            $this->check($key !== '' && $key[0] === '"' && $this->next() === ':');
            $members[self::shorten($key)] = $this->readValue($this->next(), $depth);
            if ($this->isLast('}')) {
                break;
            }
        }
        return $members;
    }

    private function readValue(string $token, int $depth): string
    {
        $this->check($depth <= 500 && $token !== '' && !str_contains('}]:,', $token));
        // [nested] Compact JSON: members in the order received, no white space.
        if ($token === '{') {
            $members = $this->readMembers($depth + 1);
            return '{' . implode(',', array_map(fn ($key, $json) => "$key:$json", array_keys($members), $members)) . '}';
        }
        if ($token === '[') {
            $items = [];
            for ($item = $this->next(); $item !== ']' || $items !== []; $item = $this->next()) {
                $items[] = $this->readValue($item, $depth + 1);
                if ($this->isLast(']')) {
                    break;
                }
            }
            return '[' . implode(',', $items) . ']';
        }
        if ($token[0] === '"') {
            return self::shorten($token);
        }
        return ctype_lower($token[0]) ? $token : self::toPlainDecimal($token);
    }

    private function isLast(string $close): bool
    {
        $token = $this->next();
        $this->check($token === ',' || $token === $close);
        return $token === $close;
    }

    /** [escapes] Only what JSON has to escape, in its shortest form: no slash, é or < is escaped. */
    private static function shorten(string $json): string
    {
        $escapes = '~\\\\u[dD][89abAB]..\\\\u[dD][c-fC-F]..|\\\\(u....|.)~';
        $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS;
        return preg_replace_callback($escapes, function (array $match) use ($flags): string {
            [$escape, $code] = $match + [1 => ''];
            // Half a pair stays an escape, which json_decode would refuse.
            if (preg_match('/^u[dD][89a-fA-F]/', $code)) {
                return strtolower($escape);
            }
            return substr(json_encode(json_decode("\"$escape\""), $flags), 1, -1);
        }, $json);
    }

    private static function unquote(string $json): string
    {
        // Half a surrogate pair, which UTF-8 cannot carry.
        return json_decode(preg_replace('~\\\\\\\\(*SKIP)(*FAIL)|\\\\ud[89a-f]..~', '\\ufffd', $json));
    }

    /** [numbers] The exact value, never through a float: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0. */
    private static function toPlainDecimal(string $source): string
    {
        preg_match('/^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$/', $source, $match);
        [, $minus, $whole, $fraction, $exponent] = $match + ['', '', '', '', '0'];
        $written = ltrim($whole . $fraction, '0');
        $digits = rtrim($written, '0');
        if ($digits === '') {
            return '0';
        }
        // Where the point stands among the digits; an exponent beyond all numbers becomes the largest integer.
        $point = strlen($written) - strlen($fraction) + (float) $exponent;
        if (max($point, strlen($digits), strlen($digits) - $point + 1) > 1000) {
            throw new UnexpectedValueException('a number of more than 1,000 digits');
        }
        if ($point <= 0) {
            return $minus . '0.' . str_repeat('0', (int) -$point) . $digits;
        }
        $digits = str_pad($digits, (int) $point, '0');
        return $minus . rtrim(substr($digits, 0, (int) $point) . '.' . substr($digits, (int) $point), '.');
    }
}
