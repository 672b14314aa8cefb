import { createInterface } from 'node:readline';

const { answerCallback, buildStringToSign, readFields, verifySignature } = await import(
  process.argv[2]
);

const nonces = new Set();
for await (const line of createInterface({ input: process.stdin })) {
  const [key, head, body, merchantNo, now] = line.split('\t');
  const bytes = Buffer.from(body, 'base64');
  const platformPublicKey = Buffer.from(key, 'base64').toString();
  // As node:http gives them.
  const headers = {};
  for (const one of Buffer.from(head, 'base64').toString().split('\n')) {
    const colon = one.indexOf(':');
    headers[one.slice(0, colon).toLowerCase()] = one.slice(colon + 1).trim();
  }
  const { 'x-timestamp': timestamp = '', 'x-nonce': nonce = '', 'x-sign': sign = '' } = headers;
  let text = '-';
  let verdict = 'invalid';
  try {
    const signed = buildStringToSign(readFields(bytes), timestamp, nonce);
    text = Buffer.from(signed).toString('base64');
    if (verifySignature(signed, sign, platformPublicKey)) verdict = 'valid';
  } catch {
    // It is said by the text.
  }
  const receiver = {
    merchantNo,
    platformPublicKey,
    toleranceSeconds: 300,
    isKnownNonce: async (known) => nonces.has(known),
    rememberNonce: async (accepted) => void nonces.add(accepted),
    completeOrder: async (fields) => fields.get('merchantOrderNo') !== 'unknown',
  };
  const answer = await answerCallback(receiver, headers, bytes, Number(now));
  process.stdout.write(`${[text, verdict, answer.status, answer.body].join('\t')}\n`);
}
