/**
 * Inputs that are wrong or doubtful, one fault a row: the core and the page are both held against this
 * table. It is long because it is the list itself.
 */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { InputName, ProblemCode, Severity } from '../core/problem';
import type { Span } from '../core/text/span';
import { getRsaPair } from './rsa-pairs';
import { callbackKeys, callbackVectors } from './vectors';

export interface BadInput {
  readonly name: string;
  readonly keyText: string;
  readonly headersText: string;
  readonly bodyText: string;
  readonly code: ProblemCode;
  readonly input: InputName;
  readonly severity: Severity;
  /** Where the fault stands in the text of its input; null when it is about the input as a whole. */
  readonly span: Span | null;
}

/** The inputs of a callback that verifies; a row spoils one of them. */
const payin = callbackVectors.find(({ name }) => name === 'payin');
const soundKey = callbackKeys.platform;
if (payin === undefined || soundKey === undefined) throw new Error('the vector payin is missing');
const sound = { keyText: soundKey, headersText: payin.headers, bodyText: payin.body };

/** Name, text with ⟦⟧ around the fault, code; then the severity, `error` where it is left out. */
type Row = readonly [name: string, marked: string, code: ProblemCode, severity?: Severity];

function toBadInput(input: 'key' | 'headers' | 'body', row: Row): BadInput {
  const [name, marked, code, severity = 'error'] = row;
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace('⟦', '').replace('⟧', '');
  const span = start === -1 ? null : { start, end };
  return { name, ...sound, [`${input}Text`]: text, code, input, severity, span };
}

// ---------------------------------------------------------------------------------------------- key

const certificateRequest = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIICYTCCAUkCAQAwHDEaMBgGA1UEAwwRQ2FsbGJhY2sgcGxhdGZvcm0wggEiMA0G',
  'CSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCvmrVELf53JWk6mDUHZeLvfjpguHAI',
  'YHxeahsqBSN3rZXpb01JtOMiPrS+DaOkUcQRjVu0CxZeb66yv5epFwLalkDdpKUF',
  'Q8WqOIXEFe92XwD+iIjkUFA4b2J2w/cnxYLWgx98jvGugstHOJQxCyh0Y7a3NY8Z',
  'Uta4dHDGYQ3kS0Ll9oFdMFbfeP3mD3xQAtcV8dcJkUd88Wt1gYWmRCuKiVhGSk66',
  '/9LujJ1NI6Qxvqj9xRFtbrdp5/ilPalh01c4S4KZXjNKK4qWIAKx2U6ekSJCdMNK',
  '5L/rzwKWJ2PtXwacW8DUoS1zHK+MRAthzEMb6DDmpDK8EM7tcW8B90yfAgMBAAGg',
  'ADANBgkqhkiG9w0BAQsFAAOCAQEAKYsMBLZ1ECzzxw5eA/YhWylsfOaWZ4lNahoS',
  '5CqlKCVQtfbSnFJbURZTJWzim5SwIP+P1Bpg0r48Z9QzPKtmKig0aXYBKCABPOJ9',
  '6+Ni9Qhom0CEt3RkCt3IUNHIPE7uB3ABBUOaaeAagzej1sPRPyGhEj17xrDepjjO',
  'UiLybyZcHFojBXaA0ZeoanTWXnXiH/vRPdPT9Q9GdStr/PVy9dB64RZhughpjlUA',
  'UjorBYJYZAvHV/mIDYUuz81bhGYVbMQYYh3pzv19K6zdi8MAqPad1UrpNHBtJ/zO',
  'xxF2boX7wfcoi9YKke1JWCjeqMLmk7d2ycN4djEst8O4Hj6T5g==',
  '-----END CERTIFICATE REQUEST-----',
].join('\n');

const certificate = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDPTCCAiWgAwIBAgIUX2ibIOEDadDwdkvK61ewHO+F50MwDQYJKoZIhvcNAQEL',
  'BQAwLjEaMBgGA1UEAwwRQ2FsbGJhY2sgcGxhdGZvcm0xEDAOBgNVBAoMB0V4YW1w',
  'bGUwHhcNMjYxMTIxMDMzMjU4WhcNMzYxMTE4MDMzMjU4WjAuMRowGAYDVQQDDBFD',
  'YWxsYmFjayBwbGF0Zm9ybTEQMA4GA1UECgwHRXhhbXBsZTCCASIwDQYJKoZIhvcN',
  'AQEBBQADggEPADCCAQoCggEBALl46KrNm4h9khaKOlGEsRyNWcThCoKs+X9N4m0S',
  '1BjIu1ub0qesOgOCgwezRpf7S/A8k4ZeIOtkhO3houVGqOqfKbV6hG5TvIQmet7L',
  '+XFkbcUy3otlJbzUUNTywKW29zTyYQDn0HpMU0SJNRdD/KwMCwzoj3++2gOIdFXN',
  'Kd1f7hh8X4fBuV+dsbO8/YU9l1Gf1u92EQg5EuzB9QzAslzELBgYwUKD0uVZqWY1',
  '5IZkM2nrhxfC0XDfi2GrWyITZFsQyViHS4Fc5AV6OU52+qg3zNMHK3cBBx9NMRrq',
  '9ReO0MAcWaBE/XSNXYVHyNl/NY2sNeKvf1ciJYQ7F+0rpwkCAwEAAaNTMFEwHQYD',
  'VR0OBBYEFCVmnn/YGSf6tj0BQdAMmAATIZ7xMB8GA1UdIwQYMBaAFCVmnn/YGSf6',
  'tj0BQdAMmAATIZ7xMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADggEB',
  'AC9Q7U36n+je2SN1ygr9AlOxNJs4PesI+cOS+66YSCUxfLrLVsCYm3X+dJ6KUXqD',
  's3Elq9xHhMvHT9pJAgPai2ZsyNl/wEaUXMlCfWTN8K/eiO+VPoc72D05/Edewc/1',
  'rtywxres91Srd3KkS2cXckNlva8i0pcEFYAkbc6Ghb4g6CF32ys6RYQkN7YVsajl',
  'WafaAGYO0x4KElAqlqkrrS5NHGyVdiXlwzBaVApFYn8x43eAlw3dEF0eNo+Aunsj',
  'R8kn4CF0TmcRjX7vd5VMbi1zlXcADbga7lEgioAi/MOzoWzS9F1+WyhKSG/VLtMF',
  '8UVOlPP/1pFNjLiL4p45XDk=',
  '-----END CERTIFICATE-----',
].join('\n');

function printPublic(key: KeyObject, type: 'spki' | 'pkcs1' = 'spki'): string {
  return key.export({ type, format: 'pem' }).toString().trim();
}

function printPrivate(key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'sec1'): string {
  return key.export({ type, format: 'pem' }).toString();
}

function toDer(pem: string): Buffer {
  return Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
}

function toPem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join('\n');
}

/** Made anew at every run: no private key, however useless, belongs in a repository. */
const rsa = getRsaPair(2048, 'bad input');
const weakRsa = getRsaPair(1024, 'bad input');
const ellipticCurve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const edwardsCurve = generateKeyPairSync('ed25519');

const pem = soundKey.trim();
const pemLines = pem.split('\n');
const [begin, end] = ['-----BEGIN PUBLIC KEY-----', '-----END PUBLIC KEY-----'];
const pkcs8 = printPrivate(rsa.privateKey, 'pkcs8');

const keyRows: readonly Row[] = [
  ['no key', '', 'pem.empty'],
  ['white space as the key', ' \n\t', 'pem.empty'],
  [
    'a fingerprint with colons',
    '⟦9f:3a:51:0c:77:e2:b8:44:1d:9f:03:6a:c5:f0:22:8e:9f:3a:51:0c:77:e2:b8:44:1d:9f:03:6a:c5:f0:22:c1⟧',
    'pem.fingerprint',
  ],
  ['a fingerprint in hex', `⟦${'9f3a510c'.repeat(8)}⟧`, 'pem.fingerprint'],
  [
    'a fingerprint as SSH prints it',
    '⟦SHA256:nThbKQ3Y8gqkCyKYvVw6f0vJX3m3pM5hZ1o2b4c6d8e⟧',
    'pem.fingerprint',
  ],
  ['prose', '⟦the key is in the portal⟧', 'pem.no-markers'],
  [
    'Base64 that is no key',
    `⟦${Buffer.from('the key is in the portal').toString('base64')}⟧`,
    'pem.no-markers',
  ],
  ['no END line', `⟦${begin}⟧\n${pemLines.slice(1, -1).join('\n')}`, 'pem.truncated'],
  ['no BEGIN line', `${pemLines.slice(1, -1).join('\n')}\n⟦${end}⟧`, 'pem.truncated'],
  [
    'a line of the key left out',
    `${begin}\n⟦${pemLines.slice(1, -1).toSpliced(2, 1).join('\n')}⟧\n${end}`,
    'pem.truncated',
  ],
  ['an ellipsis inside the key', pem.replace(`${pemLines[3]}`, '⟦…⟧'), 'pem.truncated'],
  [
    'a strange character inside the key',
    `${pem.slice(0, 100)}⟦*⟧${pem.slice(101)}`,
    'pem.not-base64',
  ],
  ['an empty block', `⟦${begin}\n${end}⟧`, 'pem.truncated'],
  ['a block that holds no key', `${begin}\n⟦MAMCAQE=⟧\n${end}`, 'pem.der'],
  [
    'bytes behind the key',
    toPem('PUBLIC KEY', Buffer.concat([toDer(pem), Buffer.from([5, 0])])).replace('BQA=', '⟦BQA=⟧'),
    'pem.trailing-data',
  ],
  ['an elliptic-curve key', `⟦${printPublic(ellipticCurve.publicKey)}⟧`, 'pem.not-rsa'],
  ['an Ed25519 key', `⟦${printPublic(edwardsCurve.publicKey)}⟧`, 'pem.not-rsa'],
  ['a certificate request', certificateRequest.replace(/^.*/, '⟦$&⟧'), 'pem.certificate-request'],
  ['a key in the format of SSH', '⟦ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQC7⟧ me@here', 'pem.ssh'],
  [
    'a block with another label',
    '⟦-----BEGIN DH PARAMETERS-----⟧\nMAMCAQE=\n-----END DH PARAMETERS-----',
    'pem.label',
  ],
  ['a private key (PKCS#8)', pkcs8, 'pem.private-key'],
  ['a private key (PKCS#1)', printPrivate(rsa.privateKey, 'pkcs1'), 'pem.private-key'],
  [
    'an elliptic-curve private key',
    printPrivate(ellipticCurve.privateKey, 'sec1'),
    'pem.private-key',
  ],
  ['a private key on one line', pkcs8.replaceAll('\n', ' '), 'pem.private-key'],
  ['a private key without its markers', pkcs8.replace(/-----[^-]+-----/g, ''), 'pem.private-key'],
  [
    'a private key as a JWK',
    JSON.stringify(rsa.privateKey.export({ format: 'jwk' })),
    'pem.private-key',
  ],
  ['a public key and a private key', `${pem}\n${pkcs8}`, 'pem.private-key'],
  ['a key of 1,024 bits', `⟦${printPublic(weakRsa.publicKey)}⟧`, 'pem.weak-key', 'warning'],
  [
    'a PKCS#1 key',
    printPublic(rsa.publicKey, 'pkcs1').replace(/^.*/, '⟦$&⟧'),
    'pem.pkcs1',
    'warning',
  ],
  ['a certificate', certificate.replace(/^.*/, '⟦$&⟧'), 'pem.certificate', 'warning'],
  ['a key on one line', `⟦${pemLines.join(' ')}⟧`, 'pem.repaired', 'warning'],
  ['a key with escaped line ends', `⟦${pemLines.join('\\n')}⟧`, 'pem.repaired', 'warning'],
  ['a key behind a byte order mark', `\ufeff⟦${pem}⟧`, 'pem.repaired', 'warning'],
  ['a key with text around it', `The key: ⟦${pem}⟧ (valid from May)`, 'pem.repaired', 'warning'],
  [
    'a profile answer in JSON',
    `{"platformPublicKey":"⟦${pemLines.join('\\n')}⟧"}`,
    'pem.repaired',
    'warning',
  ],
  ['a key without its markers', `⟦${pemLines.slice(1, -1).join('\n')}⟧`, 'pem.repaired', 'warning'],
];

// ------------------------------------------------------------------------------------------ headers

/** The callback's headers with one line changed. */
function headersWith(name: string, line: string): string {
  return sound.headersText.replace(new RegExp(`^${name}:.*$`, 'm'), () => line);
}

function headersWithout(name: string): string {
  return sound.headersText.replace(new RegExp(`^${name}:.*\n?`, 'm'), '');
}

const signature = /^X-Sign: (.*)$/m.exec(sound.headersText)?.[1] ?? '';
const signWith = (marked: string) => headersWith('X-Sign', `X-Sign: ${marked}`);
/** The signature's first characters, whatever they are, before something that does not belong there. */
const head = signature.slice(0, 40);
const tail = signature.slice(44);
/** In the place of its last one, which holds two bits of the last byte: the digit after it has a bit more. */
const strayDigit = String.fromCharCode(signature.charCodeAt(signature.length - 3) + 1);
const timestamp = /^X-Timestamp: (.*)$/m.exec(sound.headersText)?.[1] ?? '';

const headersRows: readonly Row[] = [
  ['no headers at all', '', 'headers.missing'],
  ['only blank lines', '\n \n', 'headers.missing'],
  ['no X-Sign', headersWithout('X-Sign'), 'headers.missing'],
  ['a blank X-Sign', headersWith('X-Sign', '⟦X-Sign⟧:  '), 'headers.missing'],
  ['no X-Timestamp', headersWithout('X-Timestamp'), 'headers.missing'],
  ['a blank X-Nonce', headersWith('X-Nonce', '⟦X-Nonce⟧:'), 'headers.missing'],
  ['an X-Nonce without a colon', headersWith('X-Nonce', '⟦X-Nonce abcdef⟧'), 'headers.missing'],
  [
    'an X-Nonce that is blank and stands there again',
    headersWith('X-Nonce', '⟦X-Nonce⟧:\nX-Nonce: zzz'),
    'headers.duplicate',
  ],
  ['no X-Merchant-No', headersWithout('X-Merchant-No'), 'headers.missing', 'warning'],
  ['no Content-Type', headersWithout('Content-Type'), 'headers.missing', 'warning'],
  [
    'another X-Nonce',
    `X-Nonce: other\n${headersWith('X-Nonce', '⟦X-Nonce⟧: it')}`,
    'headers.duplicate',
  ],
  [
    'another X-Sign',
    `x-sign: AAAA\n${signWith(signature).replace('X-Sign', '⟦X-Sign⟧')}`,
    'headers.duplicate',
  ],
  ['another X-Timestamp', `${sound.headersText.trimEnd()}\n⟦x-timestamp⟧: 1`, 'headers.duplicate'],
  [
    'X-Timestamp twice',
    `${sound.headersText.trimEnd()}\n⟦X-TIMESTAMP⟧: ${timestamp}`,
    'headers.duplicate',
    'warning',
  ],
  ['a request line', `⟦POST /callback HTTP/1.1⟧\n${sound.headersText}`, 'headers.line', 'warning'],
  ['a name with a space', `⟦X Nonce: 1⟧\n${sound.headersText}`, 'headers.line', 'warning'],
  [
    'a full-width colon',
    headersWith('Content-Type', '⟦Content-Type：application/json⟧'),
    'headers.line',
    'warning',
  ],
  [
    'a form as the content type',
    headersWith('Content-Type', 'Content-Type: ⟦application/x-www-form-urlencoded⟧'),
    'headers.content-type',
    'warning',
  ],
  [
    'a zero-width space in the nonce',
    headersWith('X-Nonce', 'X-Nonce: ⟦9f8e\u200b7d6c⟧'),
    'headers.unseen',
    'warning',
  ],
  [
    'a timestamp in milliseconds',
    headersWith('X-Timestamp', 'X-Timestamp: ⟦1793135054000⟧'),
    'headers.milliseconds',
    'warning',
  ],
  [
    'a date as the timestamp',
    headersWith('X-Timestamp', 'X-Timestamp: ⟦2026-10-27T21:04:14Z⟧'),
    'headers.not-seconds',
    'warning',
  ],
  [
    'a fraction as the timestamp',
    headersWith('X-Timestamp', 'X-Timestamp: ⟦1793135054.5⟧'),
    'headers.not-seconds',
    'warning',
  ],
  ['a space where + was', signWith(`${head}⟦ ⟧abc${tail}`), 'sign.not-base64'],
  ['a percent-encoded signature', signWith(`${head}⟦%⟧2Babc${tail}`), 'sign.not-base64'],
  ['the URL-safe alphabet', signWith(`${head}⟦-⟧abc${tail}`), 'sign.not-base64'],
  ['a quoted signature', signWith(`⟦"⟧${signature}"`), 'sign.not-base64'],
  ['an escaped slash', signWith(`${head}⟦\\⟧/ab${tail}`), 'sign.not-base64'],
  ['a letter beyond ASCII', signWith(`${head}⟦é⟧abc${tail}`), 'sign.not-base64'],
  ['an ellipsis where a log cut it', signWith(`${head}⟦…⟧`), 'sign.not-base64'],
  ['padding in the middle', signWith(`${head}⟦==⟧ab${tail.slice(0, 40)}`), 'sign.not-base64'],
  ['padding left out', signWith(`${head}ab⟦⟧`), 'sign.not-base64'],
  ['an impossible length', signWith(`⟦${head}a⟧`), 'sign.not-base64'],
  [
    'Base64 with bits that belong to no byte',
    signWith(`${signature.slice(0, -3)}⟦${strayDigit}⟧==`),
    'sign.not-base64',
    'warning',
  ],
  ['a signature cut short', signWith(`⟦${head}⟧`), 'sign.length', 'warning'],
  ['a signature in hex', signWith(`⟦${'0a1b2c3d'.repeat(64)}⟧`), 'sign.length', 'warning'],
  ['a private key', pkcs8, 'headers.private-key'],
  ['a public key', soundKey, 'headers.public-key'],
];

// --------------------------------------------------------------------------------------------- body

/** The callback's body with more in it. */
const bodyAnd = (members: string) => sound.bodyText.replace(/\}\s*$/, `,${members}}`);
/** The callback's body with one member's value changed. */
const bodyWith = (key: string, value: string) =>
  sound.bodyText.replace(
    new RegExp(`("${key}"\\s*:\\s*)("[^"]*"|[\\d.]+)`),
    (_, before) => before + value,
  );

const bodyRows: readonly Row[] = [
  ['no body', '', 'body.empty'],
  ['white space as the body', ' \r\n\t', 'body.empty'],
  ['a byte order mark and nothing else', '\ufeff', 'body.empty'],
  ['prose', '⟦not⟧ json', 'body.syntax'],
  ['a public key as the body', soundKey, 'body.public-key'],
  ['a form', '⟦amount⟧=100.00&status=completed', 'body.syntax'],
  ['XML', '⟦<⟧amount>100.00</amount>', 'body.syntax'],
  ['an object cut short', '{"amount":"100.00"⟦⟧', 'body.syntax'],
  ['a string cut short', '{"amount":"100.⟦⟧', 'body.syntax'],
  ['an array cut short', '{"items":[1,⟦⟧', 'body.syntax'],
  ['single quotes', "{⟦'⟧amount':'100.00'}", 'body.syntax'],
  ['a key without quotes', '{⟦amount⟧:"100.00"}', 'body.syntax'],
  ['typographic quotes', '{⟦“⟧amount”:“100.00”}', 'body.syntax'],
  ['a comma before }', '{"a":1,⟦}⟧', 'body.syntax'],
  ['a comma before ]', '{"a":[1,⟦]⟧}', 'body.syntax'],
  ['a comma before anything', '{⟦,⟧"a":1}', 'body.syntax'],
  ['a comma left out', '{"a":1 ⟦"⟧b":2}', 'body.syntax'],
  ['a colon left out', '{"a"⟦}⟧', 'body.syntax'],
  ['= in place of a colon', '{"a"⟦=⟧1}', 'body.syntax'],
  ['a brace that closes an array', '{"a":[1⟦}⟧', 'body.syntax'],
  ['a line comment', '{\n  ⟦/⟧/ the amount\n  "a":1}', 'body.syntax'],
  ['None', '{"a":⟦None⟧}', 'body.syntax'],
  ['True', '{"a":⟦True⟧}', 'body.syntax'],
  ['NaN', '{"a":⟦NaN⟧}', 'body.syntax'],
  ['undefined', '{"a":⟦undefined⟧}', 'body.syntax'],
  ['an infinite number', '{"a":-⟦Infinity⟧}', 'body.syntax'],
  ['a word cut short', '{"a":⟦tru⟧}', 'body.syntax'],
  ['a leading zero', '{"a":0⟦1⟧}', 'body.syntax'],
  ['a plus sign', '{"a":⟦+⟧1}', 'body.syntax'],
  ['a number without its integer', '{"a":⟦.⟧5}', 'body.syntax'],
  ['a number without its fraction', '{"a":1.⟦}⟧', 'body.syntax'],
  ['a number without its exponent', '{"a":1e⟦}⟧', 'body.syntax'],
  ['a minus alone', '{"a":-⟦}⟧', 'body.syntax'],
  ['a hexadecimal number', '{"a":0⟦x1F⟧}', 'body.syntax'],
  ['a digit beyond ASCII', '{"a":⟦١⟧}', 'body.syntax'],
  ['a line break in a string', '{"a":"one⟦\n⟧two"}', 'body.syntax'],
  ['a tab in a string', '{"a":"one⟦\t⟧two"}', 'body.syntax'],
  ['an escape that JSON does not have', '{"a":"\\⟦q⟧"}', 'body.syntax'],
  ['a \\u with three digits', '{"a":"\\u12f⟦"⟧}', 'body.syntax'],
  ['something behind the object', '{"a":1} ⟦x⟧', 'body.syntax'],
  ['two objects', '{"a":1}\n⟦{⟧"b":2}', 'body.syntax'],
  ['a no-break space', '{⟦\u00a0⟧"a":1}', 'body.syntax'],
  ['a byte order mark inside', '{⟦\ufeff⟧"a":1}', 'body.syntax'],
  ['a fault on the fourth line', '{\n  "a": 1,\n  "b": [\n    ⟦x⟧\n  ]\n}', 'body.syntax'],
  ['a fault behind CRLF lines', '{\r\n  "a": 1,\r\n  "b": ⟦x⟧\r\n}', 'body.syntax'],
  ['a fault behind a byte order mark', '\ufeff{"a":⟦x⟧}', 'body.syntax'],
  ['a fault behind an emoji', '{"a":"😀",⟦x⟧}', 'body.syntax'],
  ['an array', '⟦[{"a":1}]⟧', 'body.not-object'],
  ['a string', ' ⟦"{\\"a\\":1}"⟧ ', 'body.not-object'],
  ['a number', '⟦1793135054⟧', 'body.not-object'],
  ['null', '⟦null⟧', 'body.not-object'],
  ['one level too deep', `{"a":${'['.repeat(4999)}⟦[⟧${']'.repeat(5000)}}`, 'body.too-deep'],
  ['a number with a huge exponent', '{"a":⟦1e999999999⟧}', 'body.number-too-long'],
  ['a number with a tiny exponent', '{"a":[⟦-1e-999999999⟧]}', 'body.number-too-long'],
  ['a number of 1,001 digits', `{"a":⟦${'9'.repeat(1001)}⟧}`, 'body.number-too-long'],
  ['a private key', pkcs8, 'body.private-key'],
  ['a byte order mark', `⟦\ufeff⟧${sound.bodyText}`, 'body.byte-order-mark', 'warning'],
  ['a turn of direction', bodyAnd('"note":"a⟦\u202e⟧b\u2069"'), 'body.turned-text', 'warning'],
  ['a key twice', bodyAnd('⟦"amount"⟧:"1"'), 'body.duplicate-key', 'warning'],
  ['a nested key twice', bodyAnd('"extra":{"k":1,⟦"\\u006b"⟧:2}'), 'body.duplicate-key', 'warning'],
  ['its own timestamp', bodyAnd('⟦"timestamp"⟧:1'), 'body.own-timestamp', 'warning'],
  ['its own nonce', bodyAnd('⟦"nonce"⟧:"n"'), 'body.own-nonce', 'warning'],
  ['a lone surrogate', bodyAnd('"note":⟦"\\ud83d"⟧'), 'body.lone-surrogate', 'warning'],
  ['a field left out', '{"orderType":"payin"}', 'body.field-missing', 'warning'],
  ['a number as the amount', bodyWith('amount', '⟦100.00⟧'), 'body.field-type', 'warning'],
  [
    'a string as completedAt',
    bodyWith('completedAt', '⟦"1793135054"⟧'),
    'body.field-type',
    'warning',
  ],
  ['an unknown status', bodyWith('status', '⟦"failed"⟧'), 'body.field-value', 'warning'],
  ['an unknown order type', bodyWith('orderType', '⟦"refund"⟧'), 'body.field-value', 'warning'],
  [
    'a fraction as completedAt',
    bodyWith('completedAt', '⟦1793135054.5⟧'),
    'body.field-value',
    'warning',
  ],
  [
    'completedAt in milliseconds',
    bodyWith('completedAt', '⟦1793135054000⟧'),
    'body.milliseconds',
    'warning',
  ],
];

export const badInputs: readonly BadInput[] = [
  ...keyRows.map((row) => toBadInput('key', row)),
  ...headersRows.map((row) => toBadInput('headers', row)),
  ...bodyRows.map((row) => toBadInput('body', row)),
];
