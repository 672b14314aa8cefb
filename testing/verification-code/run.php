<?php

declare(strict_types=1);

require $argv[1];

$nonces = [];
while (($line = fgets(STDIN)) !== false) {
    [$key, $head, $body, $merchantNo, $now] = explode("\t", rtrim($line, "\n"));
    $headers = [];
    foreach (explode("\n", base64_decode($head)) as $header) {
        [$name, $value] = explode(':', $header, 2);
        $headers[$name] = $value;
    }
    $named = array_map('trim', array_change_key_case($headers));
    $body = base64_decode($body);
    $verifier = new CallbackVerifier(
        $merchantNo,
        base64_decode($key),
        function (string $nonce) use (&$nonces): bool {
            return isset($nonces[$nonce]);
        },
        function (string $nonce) use (&$nonces): void {
            $nonces[$nonce] = true;
        },
        fn (array $fields): bool => ($fields['merchantOrderNo'] ?? '') !== 'unknown',
    );
    $text = '-';
    $verdict = 'invalid';
    try {
        $fields = $verifier->readFields($body);
        $signed = $verifier->buildStringToSign($fields, $named['x-timestamp'] ?? '', $named['x-nonce'] ?? '');
        $text = base64_encode($signed);
        $verdict = $verifier->verifySignature($signed, $named['x-sign'] ?? '') ? 'valid' : 'invalid';
    } catch (UnexpectedValueException) {
        // It is said by the text.
    }
    [$status, $answer] = $verifier->answerCallback($headers, $body, (int) $now);
    echo "$text\t$verdict\t$status\t$answer\n";
}
