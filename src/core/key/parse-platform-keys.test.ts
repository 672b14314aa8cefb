import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  certificateRequest,
  ecCertificate,
  rsaCertificate,
  trustedCertificate,
} from '../../testing/key-fixtures';
import { takeRsaPair } from '../../testing/rsa-pairs';
import { callbackKeys } from '../../testing/vectors';
import type { PemRepair } from '../problem';
import { parsePlatformKeys } from './parse-platform-keys';
import type { PlatformKey } from './platform-key';

const publicKey = createPublicKey(callbackKeys.platform ?? '');
const otherKey = createPublicKey(callbackKeys.previous ?? '');
const rsaPair = takeRsaPair(2048);

const toPem = (key: KeyObject, type: 'spki' | 'pkcs1' = 'spki') =>
  String(key.export({ type, format: 'pem' }));
const toDer = (key: KeyObject, type: 'spki' | 'pkcs1' = 'spki') =>
  key.export({ type, format: 'der' });
const wrap = (der: Uint8Array, label = 'PUBLIC KEY', width = 64) => {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
};

const pem = toPem(publicKey);
const pkcs1 = toPem(publicKey, 'pkcs1');
const der = toDer(publicKey);
const base64 = der.toString('base64');
const indent = (text: string) => text.replaceAll(/^/gm, '    ');
const oneLine = pem.trim().replaceAll('\n', ' ');
const profile = { code: 0, data: { merchantPublicKey: toPem(otherKey), platformPublicKey: pem } };

/** What Node's own crypto says of a key. */
function expectSameKey(key: PlatformKey | undefined, expected: KeyObject) {
  const { n = '' } = expected.export({ format: 'jwk' });
  const details = expected.asymmetricKeyDetails;
  expect(key).toMatchObject({
    spki: new Uint8Array(toDer(expected)),
    modulus: new Uint8Array(Buffer.from(n, 'base64url')),
    exponent: details?.publicExponent,
    bits: details?.modulusLength,
  });
}

async function parse(text: string) {
  const result = await parsePlatformKeys(text);
  const codes = result.problems.map(({ code, severity }) => `${severity} ${code}`);
  const repairs = result.problems.flatMap((problem) =>
    problem.code === 'pem.repaired' ? problem.repairs : [],
  );
  return { result, keys: result.ok ? result.value : [], codes, repairs };
}

describe('parsePlatformKeys accepts', () => {
  it.each([
    ['64 columns with a final newline', pem],
    ['no final newline', pem.trim()],
    ['76 columns', wrap(der, 'PUBLIC KEY', 76)],
    ['one long line between the markers', wrap(der, 'PUBLIC KEY', 1000)],
    ['empty lines around', `\n\n${pem}\n\n`],
  ])('a complete PEM in silence: %s', async (_, text) => {
    const { keys, codes } = await parse(text);
    expect(codes).toEqual([]);
    expectSameKey(keys[0], publicKey);
    expect(keys[0]?.form).toBe('spki');
  });

  it.each<readonly [string, string, readonly PemRepair[]]>([
    ['CRLF', pem.replaceAll('\n', '\r\n'), ['line-ends']],
    ['CR', pem.replaceAll('\n', '\r'), ['line-ends']],
    ['a byte order mark', `\uFEFF${pem}`, ['byte-order-mark']],
    ['one line, spaces for line ends', oneLine, ['one-line']],
    ['one line, nothing for line ends', pem.replaceAll('\n', ''), ['one-line']],
    ['literal \\n', pem.replaceAll('\n', '\\n'), ['escaped-newlines']],
    ['literal \\r\\n', pem.replaceAll('\n', '\\r\\n'), ['escaped-newlines']],
    ['literal \\n in quotes', JSON.stringify(pem), ['quotes', 'escaped-newlines']],
    ['quotes', `"${pem.trim()}"`, ['quotes']],
    ['text around', `The key:\n${pem}Kind regards`, ['text-around']],
    ['indentation', indent(pem), ['white-space']],
    ['spaces at the line ends', pem.replaceAll('\n', '  \n'), ['white-space']],
    ['no-break and zero-width spaces', pem.replaceAll('\n', '\u00a0\u200b\n'), ['white-space']],
    ['headers of RFC 1421', pem.replace('\n', '\nComment: from the portal\n\n'), ['text-around']],
    ['JSON', JSON.stringify({ platformPublicKey: pem }), ['json']],
    ['indented JSON', JSON.stringify({ platformPublicKey: pem }, null, 2), ['json']],
    ['the key beside the merchant’s in a profile answer', JSON.stringify(profile), ['json']],
    ['JSON inside a JSON string', JSON.stringify({ data: JSON.stringify(profile) }), ['json']],
    ['a member without its object', `"platformPublicKey": ${JSON.stringify(pem)},`, ['json']],
    ['another member of JSON', JSON.stringify({ publicKey: pem }), ['other-json']],
    [
      'the merchant’s key of a profile',
      JSON.stringify({ merchantPublicKey: pem }),
      ['other-name', 'other-json'],
    ],
    [
      'the merchant’s key of settings',
      `MERCHANT_PUBLIC_KEY="${pem}"`,
      ['other-name', 'text-around'],
    ],
    [
      'JSON with escaped slashes',
      JSON.stringify({ k: pem }).replaceAll('/', '\\/'),
      ['other-json'],
    ],
    [
      'JSON with escaped signs',
      JSON.stringify({ k: pem }).replaceAll('+', '\\u002B'),
      ['other-json'],
    ],
    ['bare Base64 in JSON', JSON.stringify({ platformPublicKey: base64 }), ['json', 'no-markers']],
    [
      'bare Base64 in JSON inside a JSON string',
      JSON.stringify(JSON.stringify({ platformPublicKey: base64 })),
      ['json', 'no-markers'],
    ],
    ['bare Base64', base64, ['no-markers']],
    ['bare Base64 in lines', pem.split('\n').slice(1, -2).join('\n'), ['no-markers']],
    ['bare Base64 in quotes', `"${base64}"`, ['no-markers', 'quotes']],
    ['another label', wrap(der, 'RSA PUBLIC KEY'), ['label']],
    ['a label nobody knows', wrap(der, 'PLATFORM KEY'), ['label']],
    ['small letters in the markers', pem.replaceAll('PUBLIC KEY', 'public key'), ['markers']],
    [
      'no-break spaces in the markers',
      pem.replace(/-----.*-----/g, (line) => line.replaceAll(' ', '\u00a0')),
      ['markers'],
    ],
    ['dashes of a word processor', pem.replaceAll('-----', '——-'), ['markers']],
    ['an END line of another label', pem.replace('END ', 'END RSA '), ['markers']],
  ])('and says what it mended: %s', async (_, text, expected) => {
    const { result, keys, codes, repairs } = await parse(text);
    expect(codes).toEqual(['warning pem.repaired']);
    expect(repairs).toEqual(expected);
    expectSameKey(keys[0], publicKey);
    expect(keys).toHaveLength(1);
    expect(result.problems[0]?.span).toEqual(keys[0]?.span);
  });

  it.each([
    ['in one member', JSON.stringify({ platformPublicKey: pem + pem })],
    [
      'in two members',
      `{"platformPublicKey":${JSON.stringify(pem)},"old":{"platformPublicKey":${JSON.stringify(pem)}}}`,
    ],
    ['under other names', JSON.stringify({ publicKey: pem, data: { platform_public_key: pem } })],
  ])('that JSON has twice is one: %s', async (_, text) => {
    const { keys } = await parse(text);
    expect(keys).toHaveLength(1);
  });

  it.each([
    ['under its own label', pkcs1, ['pem.pkcs1']],
    ['under the label of an SPKI', wrap(toDer(publicKey, 'pkcs1')), ['pem.repaired', 'pem.pkcs1']],
    ['in bare Base64', toDer(publicKey, 'pkcs1').toString('base64'), ['pem.repaired', 'pem.pkcs1']],
  ])('PKCS#1 %s', async (_, text, codes) => {
    const { result, keys } = await parse(text);
    expect(result.problems.map(({ code }) => code)).toEqual(codes);
    expectSameKey(keys[0], publicKey);
    expect(keys[0]?.form).toBe('pkcs1');
  });

  it.each([
    ['a certificate', rsaCertificate, []],
    ['OpenSSL’s trusted certificate', trustedCertificate, []],
    ['the label X509 CERTIFICATE', rsaCertificate.replaceAll('CERT', 'X509 CERT'), []],
    [
      'a certificate under another label',
      rsaCertificate.replaceAll('CERTIFICATE', 'PUBLIC KEY'),
      ['label'],
    ],
    [
      'a certificate in bare Base64',
      rsaCertificate.split('\n').slice(1, -2).join(''),
      ['no-markers'],
    ],
  ])('the key of %s', async (_, text, expected) => {
    const { result, keys, repairs } = await parse(text);
    expect(repairs).toEqual(expected);
    expect(result.problems.at(-1)).toMatchObject({
      code: 'pem.certificate',
      severity: 'warning',
      subject: 'C=SG, O=Example Pay, CN=callback.example',
    });
    expectSameKey(keys[0], createPublicKey(rsaCertificate));
    expect(keys[0]?.form).toBe('certificate');
  });

  it.each([512, 1024, 2040, 2047, 2048])('a key of %i bits', async (bits) => {
    const key = generateKeyPairSync('rsa', { modulusLength: bits }).publicKey;
    const { keys, codes } = await parse(toPem(key));
    expectSameKey(keys[0], key);
    expect(codes).toEqual(bits < 2048 ? ['warning pem.weak-key'] : []);
  });

  it('several weak keys, and says so once for each length', async () => {
    const texts = [1024, 2048, 1024, 512, 1024].map((bits) =>
      toPem(generateKeyPairSync('rsa', { modulusLength: bits }).publicKey),
    );
    const { result, keys } = await parse(texts.join(''));
    expect(keys).toHaveLength(5);
    expect(result.problems).toMatchObject([
      { code: 'pem.weak-key', bits: 1024, more: 2 },
      { code: 'pem.weak-key', bits: 512 },
    ]);
  });

  it.each([3, 17, 65_537, 4_294_967_297])('the exponent %i', async (publicExponent) => {
    const key =
      publicExponent < 2 ** 32
        ? generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent }).publicKey
        : createPublicKey({
            key: { ...publicKey.export({ format: 'jwk' }), e: 'AQAAAAE' },
            format: 'jwk',
          });
    const { keys, codes } = await parse(toPem(key));
    expectSameKey(keys[0], key);
    expect(codes).toEqual([]);
  });

  it('several blocks as several keys, in order, each with its own place', async () => {
    const text = `${pem}${toPem(otherKey)}${rsaCertificate}`;
    const { keys, codes } = await parse(text);
    expectSameKey(keys[0], publicKey);
    expectSameKey(keys[1], otherKey);
    expectSameKey(keys[2], createPublicKey(rsaCertificate));
    expect(keys.map(({ span }) => text.slice(span.start, span.end))).toEqual(
      [pem, toPem(otherKey), rsaCertificate].map((block) => block.trim()),
    );
    expect(codes).toEqual(['warning pem.certificate']);
  });

  it('two blocks without a line end between them', async () => {
    const { keys } = await parse(pem.trim() + toPem(otherKey));
    expect(keys).toHaveLength(2);
  });

  it('the first key when a later block is bad, and warns of that one', async () => {
    const bad = toPem(otherKey).replace('MIIB', 'MII*');
    const { keys, codes, result } = await parse(pem + bad);
    expect(keys).toHaveLength(1);
    expect(codes).toEqual(['warning pem.not-base64']);
    const at = pem.length + bad.indexOf('*');
    expect(result.problems[0]?.span).toEqual({ start: at, end: at + 1 });
  });

  it.each(Object.entries(callbackKeys))('the key of the vectors: %s', async (_, text) => {
    const { keys } = await parse(text);
    expectSameKey(keys[0], createPublicKey(text));
  });
});

/** SubjectPublicKeyInfo around an RSAPublicKey, written out apart from the code under test. */
function buildSpki(inner: readonly number[], algorithm = [0x05, 0x00], unusedBits = 0) {
  const oid = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01];
  return tlv(0x30, [...tlv(0x30, [...oid, ...algorithm]), ...tlv(0x03, [unusedBits, ...inner])]);
}
function tlv(tag: number, content: readonly number[]): number[] {
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return [tag, ...size, ...content];
}
const modulus = [0x00, ...Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url')];
const exponent = [0x01, 0x00, 0x01];
const rsaNumbers = (n: readonly number[], e: readonly number[]) =>
  tlv(0x30, [...tlv(0x02, n), ...tlv(0x02, e)]);
const numbers = rsaNumbers(modulus, exponent);
const wrapBytes = (bytes: readonly number[]) => wrap(Uint8Array.from(bytes));
const changeByte = (at: number, value: number) =>
  wrap(der.map((byte, index) => (index === at ? value : byte)));

/** The part of the text that the problem points to; null for the text as a whole. */
type Marked = string | null;
const bodyOf = (text: string) => text.split('-----')[2]?.trim() ?? '';
const toRow = (text: string, code: string, marked: Marked) => [text, code, marked] as const;
const toDerRow = (text: string) => toRow(text, 'pem.der', bodyOf(text));

const fingerprint = 'AB:CD:EF:01:23:45:67:89:AB:CD:EF:01:23:45:67:89:AB:CD:EF:01';
const sha256 = `${fingerprint}:23:45:67:89:AB:CD:EF:01:23:45:67:89`;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const cut = (lines: number) => pem.split('\n').slice(0, lines).join('\n');
const withoutMiddle = pem
  .split('\n')
  .filter((_, line) => line !== 3)
  .join('\n');
/** A PKCS#1 key of 2040 bits takes 269 bytes, one short of a multiple of three. */
const paddedPem = toPem(generateKeyPairSync('rsa', { modulusLength: 2040 }).publicKey, 'pkcs1');
const shortLine = oneLine.replace(/( \S{64}) \S{64} /, '$1 ');
const lostPlus = base64.replaceAll('+', ' ');
const ssh = `ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB${base64.slice(0, 100)}`;
const fail = (rows: Record<string, readonly [string, string, Marked]>) =>
  Object.entries(rows).map(([name, [text, code, marked]]) => [name, code, text, marked] as const);

const refused = fail({
  nothing: toRow('', 'pem.empty', null),
  'white space': toRow(' \r\n\t\uFEFF', 'pem.empty', null),
  prose: toRow('see the portal', 'pem.no-markers', 'see the portal'),
  'a private PEM': toRow(toPkcs8Pem(rsaPair.privateKey), 'pem.private-key', null),
  'a private key after a public one': toRow(
    pem + toPkcs8Pem(rsaPair.privateKey),
    'pem.private-key',
    null,
  ),
  'a private key under a public label': toRow(
    wrap(rsaPair.privateKey.export({ type: 'pkcs8', format: 'der' })),
    'pem.private-key',
    null,
  ),
  'a private key in narrow lines': toRow(
    wrap(rsaPair.privateKey.export({ type: 'pkcs1', format: 'der' }), 'PUBLIC KEY', 4),
    'pem.private-key',
    null,
  ),
  'an EC private key in bare Base64': toRow(
    ec.privateKey.export({ type: 'sec1', format: 'der' }).toString('base64'),
    'pem.private-key',
    null,
  ),
  'a private JWK': toRow(
    JSON.stringify(rsaPair.privateKey.export({ format: 'jwk' })),
    'pem.private-key',
    null,
  ),
  'no END line': toRow(cut(8), 'pem.truncated', '-----BEGIN PUBLIC KEY-----'),
  'no BEGIN line': toRow(pem.slice(27), 'pem.truncated', '-----END PUBLIC KEY-----'),
  'a second BEGIN before the END': toRow(
    cut(3) + pem,
    'pem.truncated',
    '-----BEGIN PUBLIC KEY-----',
  ),
  'only the two markers': toRow(wrapBytes([]), 'pem.truncated', wrapBytes([]).trim()),
  'a line left out': toRow(withoutMiddle, 'pem.truncated', bodyOf(withoutMiddle)),
  'dots in the middle': toRow(pem.replace(/\n.{64}\n.{64}\n/, '\n...\n'), 'pem.truncated', '...'),
  'an ellipsis in bare Base64': toRow(
    `${base64.slice(0, 20)}…${base64.slice(-8)}`,
    'pem.truncated',
    '…',
  ),
  'bare Base64 cut short': toRow(base64.slice(0, 200), 'pem.truncated', base64.slice(0, 200)),
  'a missing padding': toRow(
    paddedPem.replace('=', ''),
    'pem.truncated',
    bodyOf(paddedPem).replace('=', ''),
  ),
  'a SHA-256 fingerprint': toRow(sha256, 'pem.fingerprint', sha256),
  'a SHA-1 fingerprint': toRow(` ${fingerprint}\n`, 'pem.fingerprint', fingerprint),
  'hex without colons': toRow(
    sha256.replaceAll(':', ''),
    'pem.fingerprint',
    sha256.replaceAll(':', ''),
  ),
  'hex of MD5': toRow(
    '0123456789abcdef0123456789abcdef',
    'pem.fingerprint',
    '0123456789abcdef0123456789abcdef',
  ),
  'openssl’s fingerprint line': toRow(
    `sha256 Fingerprint=${sha256}`,
    'pem.fingerprint',
    `sha256 Fingerprint=${sha256}`,
  ),
  'an SSH fingerprint': toRow(
    '2048 SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU host (RSA)',
    'pem.fingerprint',
    'SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU',
  ),
  'a fingerprint in Base64': toRow(
    '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    'pem.fingerprint',
    '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  ),
  'a signature in Base64': toRow(
    `q83v${base64.slice(40)}`,
    'pem.no-markers',
    `q83v${base64.slice(40)}`,
  ),
  'Base64 that begins like a key': toRow(
    `MIIBKjAA${'A'.repeat(400)}`,
    'pem.no-markers',
    `MIIBKjAA${'A'.repeat(400)}`,
  ),
  'a public JWK': toRow('{"kty":"RSA","e":"AQAB"}', 'pem.no-markers', '{"kty":"RSA","e":"AQAB"}'),
  'an empty member': toRow('{"platformPublicKey":""}', 'pem.no-markers', ''),
  'a text of a megabyte': toRow('A'.repeat(1_000_000), 'pem.no-markers', 'A'.repeat(1_000_000)),
  'an SSH key': toRow(`${ssh} me@host`, 'pem.ssh', ssh),
  'an SSH2 key': toRow(
    '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n---- END SSH2 PUBLIC KEY ----',
    'pem.ssh',
    '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n---- END SSH2 PUBLIC KEY ----',
  ),
  'a stranger in the Base64': toRow(pem.replace('MIIB', 'MI!B'), 'pem.not-base64', '!'),
  'an emoji in the Base64': toRow(pem.replace('MIIB', 'MI🔑B'), 'pem.not-base64', '🔑'),
  'the URL-safe alphabet': toRow(pem.replace('MIIB', 'MI_B'), 'pem.not-base64', '_'),
  'padding inside': toRow(pem.replace('MIIB', 'MI=B'), 'pem.not-base64', 'B'),
  'a third padding character': toRow(
    pem.replace('\n-----END', '===\n-----END'),
    'pem.not-base64',
    '=',
  ),
  'bits that belong to no byte': toRow(paddedPem.replace('E=', 'F='), 'pem.not-base64', 'F'),
  'one line with a chunk left out': toRow(shortLine, 'pem.truncated', bodyOf(shortLine)),
  'one plus sign of a 64-column PEM': toRow(pem.replace('+', ' '), 'pem.not-base64', ' '),
  'a certificate that is only shaped like one': toRow(
    wrapBytes(tlv(0x30, [...tlv(0x30, []), ...tlv(0x30, []), ...tlv(0x03, [0])])),
    'pem.der',
    bodyOf(wrapBytes(tlv(0x30, [...tlv(0x30, []), ...tlv(0x30, []), ...tlv(0x03, [0])]))),
  ),
  'an announced length of four gigabytes': toDerRow(
    wrapBytes([0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 0x00]),
  ),
  'a length of five bytes': toDerRow(wrapBytes([0x30, 0x85, 1, 0, 0, 0, 0, 0])),
  'plus signs turned into spaces': toRow(
    wrap(der).replace(/\n[^-]+\n/, `\n${lostPlus}\n`),
    'pem.not-base64',
    ' ',
  ),
  'a certificate request': toRow(
    certificateRequest,
    'pem.certificate-request',
    '-----BEGIN CERTIFICATE REQUEST-----',
  ),
  'a request under another label': toRow(
    certificateRequest.replaceAll('CERTIFICATE REQUEST', 'PUBLIC KEY'),
    'pem.certificate-request',
    '-----BEGIN PUBLIC KEY-----',
  ),
  'another kind of block': toRow(
    wrap(Buffer.from([0x06, 0x01, 0x2a]), 'EC PARAMETERS'),
    'pem.label',
    '-----BEGIN EC PARAMETERS-----',
  ),
  'a key of PGP with its checksum': toRow(
    '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENBF+a\n=abcd\n-----END PGP PUBLIC KEY BLOCK-----',
    'pem.label',
    '-----BEGIN PGP PUBLIC KEY BLOCK-----',
  ),
  'a P-256 key': toRow(toPem(ec.publicKey), 'pem.not-rsa', toPem(ec.publicKey).trim()),
  'an EC certificate': toRow(ecCertificate, 'pem.not-rsa', ecCertificate.trim()),
  'a byte behind the key': toRow(wrapBytes([...der, 0]), 'pem.trailing-data', 'AA=='),
  'a newline behind the key': toRow(
    wrapBytes([...der, 0x0d, 0x0a, 0x00]),
    'pem.trailing-data',
    'DQoA',
  ),
  'a byte behind the PKCS#1 key': toDerTrailing(),
  'a byte behind the certificate': toCertificateTrailing(),
  'another outer tag': toDerRow(changeByte(0, 0x31)),
  'an indefinite length': toDerRow(wrapBytes([0x30, 0x80, ...der.subarray(4), 0, 0])),
  'a length longer than it needs': toDerRow(wrapBytes([0x30, 0x83, 0x00, ...der.subarray(2)])),
  'a tag of several bytes': toDerRow(changeByte(0, 0x3f)),
  'an inner length beyond the outer one': toDerRow(changeByte(5, 0x7f)),
  'parameters that are not NULL': toDerRow(wrapBytes(buildSpki(numbers, [0x30, 0x00]))),
  'absent parameters': toDerRow(wrapBytes(buildSpki(numbers, []))),
  'unused bits': toDerRow(wrapBytes(buildSpki(numbers, [0x05, 0x00], 1))),
  'a byte inside the BIT STRING behind the key': toDerRow(wrapBytes(buildSpki([...numbers, 0]))),
  'a negative modulus': toDerRow(wrapBytes(buildSpki(rsaNumbers(modulus.slice(1), exponent)))),
  'a modulus with a needless zero': toDerRow(
    wrapBytes(buildSpki(rsaNumbers([0, ...modulus], exponent))),
  ),
  'an even modulus': toDerRow(
    wrapBytes(buildSpki(rsaNumbers([...modulus.slice(0, -1), 2], exponent))),
  ),
  'a modulus of zero': toDerRow(wrapBytes(buildSpki(rsaNumbers([0], exponent)))),
  'an empty modulus': toDerRow(wrapBytes(buildSpki(rsaNumbers([], exponent)))),
  'an even exponent': toDerRow(wrapBytes(buildSpki(rsaNumbers(modulus, [2])))),
  'an exponent of one': toDerRow(wrapBytes(buildSpki(rsaNumbers(modulus, [1])))),
  'an exponent of zero': toDerRow(wrapBytes(buildSpki(rsaNumbers(modulus, [0])))),
  'a third number': toDerRow(
    wrapBytes(buildSpki(tlv(0x30, [...numbers.slice(4), 0x02, 0x01, 0x03]))),
  ),
  'values nested 40 deep': toDerRow(
    wrapBytes(Array.from({ length: 40 }).reduce<number[]>((inner) => tlv(0x30, inner), [])),
  ),
});

function toPkcs8Pem(key: KeyObject): string {
  return String(key.export({ type: 'pkcs8', format: 'pem' }));
}

function toDerTrailing() {
  const bytes = [...toDer(publicKey, 'pkcs1'), 0];
  const text = wrap(Uint8Array.from(bytes), 'RSA PUBLIC KEY');
  const tail = Buffer.from(bytes).toString('base64');
  return toRow(text, 'pem.trailing-data', tail.slice(Math.floor(((bytes.length - 1) * 8) / 6)));
}

function toCertificateTrailing() {
  const bytes = [...Buffer.from(bodyOf(rsaCertificate), 'base64'), 0, 0, 0];
  const tail = Buffer.from(bytes).toString('base64');
  const text = wrap(Uint8Array.from(bytes), 'CERTIFICATE', 10_000);
  return toRow(text, 'pem.trailing-data', tail.slice(Math.floor(((bytes.length - 3) * 8) / 6)));
}

describe('parsePlatformKeys refuses', () => {
  it.each(refused)('%s as %s, and points to it', async (_, code, text, marked) => {
    const { ok, problems } = await parsePlatformKeys(text);
    expect(ok).toBe(false);
    const [problem] = problems;
    expect(problem).toMatchObject({ code, input: 'key', severity: 'error' });
    const span = problem?.span ?? null;
    expect(span && text.slice(span.start, span.end)).toBe(marked);
  });

  it.each([
    ['EC P-256', ec.publicKey],
    ['EC P-384', generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey],
    ['EC secp256k1', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey],
    ['Ed25519', generateKeyPairSync('ed25519').publicKey],
    ['X25519', generateKeyPairSync('x25519').publicKey],
    ['DSA', generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 }).publicKey],
    ['RSASSA-PSS', generateKeyPairSync('rsa-pss', { modulusLength: 1024 }).publicKey],
  ])('a key that is not RSA, by the name %s', async (algorithm, key) => {
    const { problems } = await parsePlatformKeys(toPem(key));
    expect(problems).toMatchObject([{ code: 'pem.not-rsa', algorithm }]);
  });

  it('a bad first block, even when a good one follows', async () => {
    const { codes, keys } = await parse(pem.replace('MIIB', 'MII*') + toPem(otherKey));
    expect(keys).toEqual([]);
    expect(codes).toEqual(['error pem.not-base64']);
  });

  it('a private key without repeating any of it', async () => {
    const { result } = await parse(toPkcs8Pem(rsaPair.privateKey));
    expect(result.problems).toEqual([
      { code: 'pem.private-key', input: 'key', severity: 'error', span: null, form: 'pem' },
    ]);
  });

  it('a PEM that is cut anywhere before the last of its closing hyphens', async () => {
    const written = pem.trim();
    for (let length = 0; length < written.length - 3; length += 1) {
      const { ok, problems } = await parsePlatformKeys(written.slice(0, length));
      expect([length, ok, problems.length]).toEqual([length, false, 1]);
    }
    for (let length = written.length - 3; length < written.length; length += 1) {
      expect((await parse(written.slice(0, length))).repairs).toEqual(['markers']);
    }
  });

  it('bare Base64 and PKCS#1 that are cut anywhere', async () => {
    for (const text of [base64, toDer(publicKey, 'pkcs1').toString('base64')]) {
      for (let length = 0; length < text.replace(/=+$/, '').length; length += 1) {
        expect((await parsePlatformKeys(text.slice(0, length))).ok).toBe(false);
      }
    }
  });
});

describe('parsePlatformKeys and hostile text', () => {
  it.each([
    ['backslashes', '\\'],
    ['hyphens', '-'],
    ['empty lines', '\n'],
    ['spaces', ' '],
    ['quotes', '"'],
    ['Base64', 'MIIB'],
    ['zero bytes in Base64', 'AAAA'],
    ['empty DER values in Base64', 'MAAw'],
    ['BEGIN lines', '-----BEGIN PUBLIC KEY-----\n'],
    ['member names', 'platformPublicKey='],
  ])('reads 250 kB of %s in linear time, alone, in a block and in a member', async (_, unit) => {
    const filling = unit.repeat(Math.ceil(250_000 / unit.length));
    const start = process.cpuUsage();
    for (const text of [
      filling,
      pem.replace('MIIB', `${filling}MIIB`),
      `{"platformPublicKey":"${filling}`,
    ]) {
      await parsePlatformKeys(text);
    }
    // It takes half a second; the square of the length would take minutes. A busy machine changes neither.
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(20);
  });
});

describe('parsePlatformKeys and very many blocks', () => {
  it('reads the first hundred and counts the others', async () => {
    const text = pem.repeat(130);
    const parsed = await parsePlatformKeys(text);
    if (!parsed.ok) throw new Error('not read');
    expect(parsed.value).toHaveLength(100);
    const start = 100 * pem.length;
    expect(parsed.problems).toEqual([
      {
        code: 'pem.too-many',
        input: 'key',
        severity: 'warning',
        span: { start, end: start + pem.length - 1 },
        read: 100,
        unread: 30,
      },
    ]);
  });

  it('takes what names a key that is not read for no text around the others', async () => {
    const { problems } = await parsePlatformKeys(`${pem}# old\n`.repeat(101) + pem);
    expect(problems.map(({ code }) => code)).toEqual(['pem.too-many']);
  });

  it('tells of no more problems than there are blocks that are read', async () => {
    const { problems } = await parsePlatformKeys('-----BEGIN PUBLIC KEY-----\n'.repeat(50_000));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ code: 'pem.too-many', read: 100, unread: 49_900 });
  });

  it('and so in the members of a profile’s answer', async () => {
    const text = `${JSON.stringify({ platformPublicKey: pem })},`.repeat(102);
    const { problems } = await parsePlatformKeys(text);
    expect(problems.at(-1)).toMatchObject({ code: 'pem.too-many', read: 100, unread: 2 });
  });
});

describe('parsePlatformKeys and a single changed byte', () => {
  it('never calls a key clean that Node reads otherwise, and never throws', async () => {
    for (let at = 0; at < der.length; at += 1) {
      for (const value of [0x00, 0x01, 0x7f, 0x80, 0xff]) {
        const text = changeByte(at, value);
        const { keys } = await parse(text);
        if (keys[0] !== undefined) expectSameKey(keys[0], createPublicKey(text));
      }
    }
  });

  it('of the text gives the same key, an error, or a change that Node sees as well', async () => {
    const strangers = ['A', '/', ' ', '\n', '-', '=', '\\', '"', '{', '\u00e9'];
    for (let at = 0; at < pem.length; at += 1) {
      for (const char of strangers) {
        const text = pem.slice(0, at) + char + pem.slice(at + 1);
        const { keys, codes } = await parse(text);
        if (keys[0] === undefined || codes.length > 0) continue;
        expectSameKey(keys[0], createPublicKey(text));
      }
    }
  });
});

describe('what belongs to another field', () => {
  const lines = 'X-Timestamp: 1790000123\nX-Nonce: n1\nX-Sign: AA==';

  it.each([
    ['headers', lines],
    ['request', `POST /notify HTTP/1.1\nhost: a\n${lines.toLowerCase()}\n\n{"orderNo":"P1"}`],
    ['request', `curl -H 'X-Sign: AA==' -d '{"orderNo":"P1"}' https://a.example`],
    ['body', '{"orderNo":"P1","amount":"1.00"}'],
    ['signature', `${'k'.repeat(342)}==`],
    [null, '{"token":"P1"}'],
    [null, 'k'.repeat(100)],
  ])('is told as %s', async (content, text) => {
    const { problems } = await parsePlatformKeys(text);
    expect(problems).toMatchObject([{ code: 'pem.no-markers', content }]);
  });
});
