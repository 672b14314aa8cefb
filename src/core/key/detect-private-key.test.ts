import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { certificateRequest, ecCertificate, rsaCertificate } from '../../testing/key-fixtures';
import { callbackKeys, callbackVectors } from '../../testing/vectors';
import { detectPrivateKey } from './detect-private-key';

// Private keys are made here, at run time: none stands in the repository.
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const small = generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey;
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey;
const ed25519 = generateKeyPairSync('ed25519').privateKey;

const sealed = { cipher: 'aes-256-cbc', passphrase: 'test' } as const;
const exportAs = {
  'PKCS#8': (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der' }),
  'encrypted PKCS#8': (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der', ...sealed }),
  'PKCS#1': (key: KeyObject) => key.export({ type: 'pkcs1', format: 'der' }),
  'SEC 1': (key: KeyObject) => key.export({ type: 'sec1', format: 'der' }),
};
type DerForm = keyof typeof exportAs;

const derRows: readonly (readonly [string, KeyObject, DerForm])[] = [
  ['RSA 2048', rsa.privateKey, 'PKCS#1'],
  ['RSA 2048', rsa.privateKey, 'PKCS#8'],
  ['RSA 2048', rsa.privateKey, 'encrypted PKCS#8'],
  ['RSA 512', small, 'PKCS#1'],
  ['RSA 512', small, 'PKCS#8'],
  ['RSA 512', small, 'encrypted PKCS#8'],
  ['P-256', p256, 'SEC 1'],
  ['P-256', p256, 'PKCS#8'],
  ['P-256', p256, 'encrypted PKCS#8'],
  ['P-384', p384, 'SEC 1'],
  ['P-384', p384, 'PKCS#8'],
  ['P-521', p521, 'SEC 1'],
  ['P-521', p521, 'PKCS#8'],
  ['Ed25519', ed25519, 'PKCS#8'],
  ['Ed25519', ed25519, 'encrypted PKCS#8'],
];

const pkcs8 = String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const pkcs1 = String(rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }));
const publicPem = String(rsa.publicKey.export({ type: 'spki', format: 'pem' }));
const jwk = JSON.stringify(rsa.privateKey.export({ format: 'jwk' }));
/** With .NET's names and standard Base64. */
function toParameters(text: string): string {
  const { n, d } = JSON.parse(text);
  const print = (part: string) => Buffer.from(part, 'base64url').toString('base64');
  return JSON.stringify({ Exponent: 'AQAB', Modulus: print(n), D: print(d) });
}
/** A marker in two parts, so that no scanner takes this file for a key. */
const begin = (label: string) => `-----BEGIN ${label}${'PRIVATE'} KEY-----`;

describe('detectPrivateKey', () => {
  it.each(derRows.map(([name, key, form]) => [`${name}, ${form}`, key, form] as const))(
    'finds a key as DER in Base64 and hex: %s',
    (_, key, form) => {
      const der = exportAs[form](key);
      expect(detectPrivateKey(der.toString('base64'))).toBe('der');
      expect(detectPrivateKey(`key=${der.toString('base64url')}`)).toBe('der');
      expect(detectPrivateKey(der.toString('base64').slice(0, 64))).toBe('der');
      expect(detectPrivateKey(der.toString('hex'))).toBe('der');
      expect(detectPrivateKey(der.toString('hex').toUpperCase())).toBe('der');
    },
  );

  it.each([
    ['PKCS#8', pkcs8],
    ['PKCS#1', pkcs1],
    ['encrypted', String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem', ...sealed }))],
    ['CRLF', pkcs8.replaceAll('\n', '\r\n')],
    ['one line', pkcs8.replaceAll('\n', '')],
    ['literal \\n', pkcs8.replaceAll('\n', '\\n')],
    ['in JSON', JSON.stringify({ platformPublicKey: pkcs8 })],
    [
      'in another member of a profile',
      JSON.stringify({ data: { platformPublicKey: publicPem, merchantPrivateKey: pkcs8 } }),
    ],
    ['in JSON twice', JSON.stringify(JSON.stringify({ key: pkcs8 }))],
    ['small letters', pkcs8.toLowerCase()],
    ['dashes of a word processor', pkcs8.replaceAll('-----', '—–—')],
    ['four hyphens and a space', `---- ${begin('SSH2 ENCRYPTED ').slice(5)}\nAAAA`],
    ['encoded in a form', encodeURIComponent(pkcs8).replaceAll('%20', '+')],
    ['a marker broken over two lines', begin('RSA ').replace(' KEY', '\nKEY')],
    ['after a public key', publicPem + pkcs8],
    ['before a public key', pkcs1 + publicPem],
    ['without its END line', pkcs8.slice(0, 200)],
    ['without its BEGIN line', pkcs8.slice(-60)],
    ['only its BEGIN line', begin('')],
    ['OpenSSH', `${begin('OPENSSH ')}\nb3BlbnNzaC1rZXk`],
    ['PGP', begin('PGP ').replace('KEY', 'KEY BLOCK')],
    ['a PEM file in Base64', `tls.key: ${Buffer.from(pkcs8).toString('base64')}`],
    ['an RSA PEM file in Base64', Buffer.from(pkcs1).toString('base64')],
    ['far inside a long text', `${'x'.repeat(100_000)}${pkcs8}${'x'.repeat(100_000)}`],
  ])('finds a PEM block: %s', (_, text) => {
    expect(detectPrivateKey(text)).toBe('pem');
  });

  it.each([
    ['a JWK', jwk, 'jwk'],
    ['an indented JWK', JSON.stringify(JSON.parse(jwk), null, 2), 'jwk'],
    ['a JWK in a JSON string', JSON.stringify({ key: jwk }), 'jwk'],
    ['a JWK in PHP', jwk.replaceAll('":"', "' => '").replaceAll('"', "'"), 'jwk'],
    ['a JWK in Ruby', jwk.replace(/"(\w+)":/g, ':$1=>'), 'jwk'],
    ['a JWK as print_r shows it', jwk.replace(/"(\w+)":"([^"]+)",?/g, '    [$1] => $2\n'), 'jwk'],
    ['.NET’s RSAParameters in JSON', toParameters(jwk), 'jwk'],
    ['what Java says of its key', `  private exponent: ${'6021'.repeat(150)}`, 'pem'],
    ['an EC JWK', JSON.stringify(p256.export({ format: 'jwk' })), 'jwk'],
    ['an OpenSSH body without markers', `b3BlbnNzaC1rZXktdjEA${'A'.repeat(40)}`, 'der'],
    ['a PKCS#12 file', 'MIIFwgIBAzCCBXgGCSqGSIb3DQEHAaCC', 'der'],
    ['PKCS#12 password encryption', 'MIIE6jAcBgoqhkiG9w0BDAEDMA4ECCKiHfUZ', 'der'],
    [
      'Base64 after a literal \\n',
      `\\n${exportAs['PKCS#1'](rsa.privateKey).toString('base64')}`,
      'der',
    ],
    ['a PuTTY file', 'PuTTY-User-Key-File-3: ssh-rsa\nEncryption: none', 'putty'],
    ['the end of a PuTTY file', 'Private-Lines: 14\nAAAB', 'putty'],
    [
      'an XML key',
      '<RSAKeyValue><Modulus>AQ==</Modulus><D>AQIDBAUGBwgJCgsMDQ4PEBES</D></RSAKeyValue>',
      'xml',
    ],
  ] as const)('finds %s', (_, text, form) => {
    expect(detectPrivateKey(text)).toBe(form);
  });

  it.each([
    ['nothing', ''],
    ['a public PEM', publicPem],
    ['a PKCS#1 public PEM', String(rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }))],
    [
      'a 512-bit public key',
      generateKeyPairSync('rsa', { modulusLength: 512 })
        .publicKey.export({ type: 'pkcs1', format: 'der' })
        .toString('base64'),
    ],
    ['a public PEM in Base64', Buffer.from(publicPem).toString('base64')],
    ['a public JWK', JSON.stringify(rsa.publicKey.export({ format: 'jwk' }))],
    [
      'a public XML key',
      '<RSAKeyValue><Modulus>AQ==</Modulus><Exponent>AQAB</Exponent></RSAKeyValue>',
    ],
    ['a certificate', rsaCertificate],
    ['an EC certificate', ecCertificate],
    ['a certificate request', certificateRequest],
    ['prose', 'Never paste the private key; the PRIVATE KEY stays on the server.'],
    ['a body with a member d', '{"d":"AAAAAAAAAAAAAAAAAAAAAAAAAAAA","amount":"1.00"}'],
    ['prose that ends a rotation', '{"remark":"Order - end private key rotation"}'],
    ['prose with the word border', '{"remark":"-- END PRIVATE KEYBOARD --"}'],
    ['a body of another XML', '{"html":"<RSAKeyValue><P>"}'],
    ['a body with a short d', '{"kty":"RSA","d":"AAAAAAAAAAAAAAAAAAAA"}'],
    ['a public key, then prose', `${publicPem}\nThe private key is not shown.`],
  ])('does not fire on %s', (_, text) => {
    expect(detectPrivateKey(text)).toBeNull();
  });

  it('does not fire on any callback or key of the vectors', () => {
    const texts = callbackVectors.flatMap(({ headers, body, canonical }) => [
      headers,
      body,
      canonical,
    ]);
    for (const text of [...texts, ...Object.values(callbackKeys)]) {
      expect(detectPrivateKey(text)).toBeNull();
    }
  });

  it('does not fire on 3 MB of random Base64, and not on hex or digits', () => {
    const bytes = randomBytes(3_000_000);
    expect(detectPrivateKey(bytes.toString('base64'))).toBeNull();
    expect(detectPrivateKey(bytes.toString('hex'))).toBeNull();
    expect(detectPrivateKey(Array.from(bytes.subarray(0, 300_000), Number).join(''))).toBeNull();
  });

  it.each([
    ['JSON', '{"amount":"100.00","orderNo":"PI2026","status":"completed"},\n'],
    ['hyphens', '-'],
    ['Base64 that looks like DER', 'MII'],
    ['BEGIN markers', '-----BEGIN '],
    ['markers of public keys in Base64', 'LS0tLS1CRUdJTi'],
    ['the word PRIVATE', 'PRIVATE - BEGIN '],
    ['hex that looks like DER', '3082'],
    ['hex with wide gaps', `30${' '.repeat(16)}82${' '.repeat(16)}`],
    ['numbers that look like DER', '48,130,'],
    ['numbers in hex that look like DER', '0x30,0x82,0x4,'],
    ['Base64 of Base64 that looks like DER', 'TUlJ'],
    ['Base64 that looks like a blob', 'UlNBMgAI'],
    ['zero bytes', 'a\0'],
    ['escapes of JSON', '\\u0041'],
    ['backslashes', '\\'],
    ['XML that looks like a key', '<D>AAAA'],
  ])('answers on 2 MB of %s without getting lost', (_, unit) => {
    const text = unit.repeat(Math.ceil(2_000_000 / unit.length));
    expect(detectPrivateKey(text)).toBeNull();
  });
});

describe('detectPrivateKey sees through', () => {
  const pem = String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const der = rsa.privateKey.export({ type: 'pkcs8', format: 'der' });

  it.each([
    ['UTF-16 read as UTF-8', [...pem].join('\0'), 'pem'],
    ['escaped hyphens', pem.replaceAll('-', '\\u002d'), 'pem'],
    ['mixed case', pem.replace('PRIVATE', 'pRivate'), 'pem'],
    ['a PEM in Base64 behind a line end', Buffer.from(`\n${pem}`).toString('base64'), 'pem'],
    ['what openssl pkey -text prints', 'privateExponent:\n    00:c5:4e:17:aa:b0:9d:33:20', 'pem'],
    ['hex with colons', der.toString('hex').replace(/..(?=.)/g, '$&:'), 'der'],
    ['hex with spaces', der.toString('hex').replace(/..(?=.)/g, '$& '), 'der'],
    ['an array of bytes', `{${der.toString('hex').replace(/../g, '0x$&, ')}}`, 'der'],
    ['short lines of Base64', der.toString('base64').replace(/.{16}/g, '$&\n'), 'der'],
  ])('%s', (_, text, form) => {
    expect(detectPrivateKey(text)).toBe(form);
  });
});

describe('what is encoded once more', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const hex = (text: string) => Buffer.from(text).toString('hex');
  const inForm = (text: string) => new URLSearchParams({ key: text }).toString();
  const list = (text: string, between: string) => hex(text).replace(/..(?=.)/g, `$&${between}`);
  const inLines = (text: string) => text.replace(/.{64}/g, '$&\n');
  const encodings: Readonly<Record<string, (text: string) => string>> = {
    'as it is': (text) => text,
    Base64: base64,
    'Base64 for addresses, in a path': (text) =>
      `https://x.test/keys/${Buffer.from(text).toString('base64url')}/1`,
    'Base64 in lines': (text) => inLines(base64(text)),
    'Base64 in a JSON string of PHP': (text) =>
      JSON.stringify({ key: base64(text) }).replaceAll('/', '\\/'),
    'Base64 in strings that a program joins': (text) =>
      `"${base64(text).replace(/.{64}/g, '$&" +\n  "')}"`,
    hex,
    'hex in capitals behind 0x': (text) => `0x${hex(text).toUpperCase()}`,
    'Base64 of hex': (text) => base64(hex(text)),
    'hex of Base64': (text) => hex(base64(text)),
    'Base64 three times': (text) => base64(base64(base64(text))),
    'Base64 of lines of Base64, in lines': (text) => inLines(base64(inLines(base64(text)))),
    'Base64 of UTF-16': (text) => Buffer.from(text, 'utf16le').toString('base64'),
    'an address': (text) => `https://x.test/?key=${encodeURIComponent(text)}`,
    'a form': (text) => new URLSearchParams({ key: text }).toString(),
    'Base64 of a form': (text) => base64(inForm(text)),
    'two texts of percent-encoded Base64': (text) =>
      [publicPem, text].map((one) => encodeURIComponent(base64(one))).join(' '),
    'hex with spaces': (text) => list(text, ' '),
    'hex with colons': (text) => list(text, ':'),
    'an array in hex': (text) => `{0x${list(text, ', 0x')}}`,
    'a string in hex': (text) => `"\\x${list(text, '\\x')}"`,
    'hex in groups': (text) => hex(text).replace(/.{4}/g, '$& '),
    'hex with spaces, of Base64': (text) => list(base64(text), ' '),
    'Base64 of hex with commas': (text) => base64(list(text, ',')),
    'hex with spaces, in a form': (text) => inForm(list(text, ' ')),
    'an array of numbers': (text) => JSON.stringify(Array.from(Buffer.from(text))),
    'gzip in Base64': (text) => gzipSync(text).toString('base64'),
    'gzip in lines of Base64': (text) => inLines(gzipSync(text).toString('base64')),
    'gzip without compression': (text) => gzipSync(text, { level: 0 }).toString('base64'),
    'gzip in hex': (text) => gzipSync(text).toString('hex'),
    'gzip in an array of numbers': (text) => JSON.stringify(gzipSync(text)),
    'gzip in Base64 in an address': (text) => encodeURIComponent(gzipSync(text).toString('base64')),
    'Base64 of gzip in Base64 (Helm)': (text) => base64(gzipSync(text).toString('base64')),
    'gzip of Base64': (text) => gzipSync(base64(text)).toString('base64'),
    'zlib in Base64': (text) => `key=${deflateSync(text).toString('base64')}`,
    'a JSON string': (text) => JSON.stringify({ key: text }),
    'text in HTML': (text) =>
      text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  };
  const { d, n, p, q } = JSON.parse(jwk) as Readonly<Record<string, string>>;
  const digits = (part = '') =>
    String(BigInt(`0x${Buffer.from(part, 'base64url').toString('hex')}`));
  const standard = (part = '') => Buffer.from(part, 'base64url').toString('base64');
  const putty = 'PuTTY-User-Key-File-2: ssh-rsa\nEncryption: none\nPublic-Lines: 6\n';
  // As `openssl pkey -text` prints it, and its -pubin the public one.
  const toOpenSslText = (name: string, part = '') =>
    `Private-Key: (2048 bit, 2 primes)\n${name}:\n    00:${Buffer.from(part, 'base64url')
      .toString('hex')
      .replace(/..(?=.)/g, '$&:')}\n`;

  const secrets: Readonly<Record<string, readonly [form: string, text: string]>> = {
    'a PEM block': ['pem', pkcs8],
    'DER in hex': ['der', exportAs['PKCS#8'](rsa.privateKey).toString('hex')],
    'a JWK': ['jwk', jwk],
    'an EC JWK': ['jwk', JSON.stringify(p256.export({ format: 'jwk' }))],
    'an indented JWK': ['jwk', JSON.stringify(JSON.parse(jwk), null, 2)],
    'what openssl prints': ['pem', toOpenSslText('privateExponent', d)],
    'a PuTTY file': ['putty', putty],
    'the primes in XML': ['xml', `<P>${standard(p)}</P><Q>${standard(q)}</Q>`],
    'a decimal d': ['jwk', `d=${digits(d)}`],
    'Python’s rsa': ['pem', `PrivateKey(${digits(n)}, 65537, ${digits(d)}, ${digits(p)}, 3)`],
    'Go’s %+v': ['pem', `&{PublicKey:{N:${digits(n)} E:65537} D:${digits(d)} Primes:[]}`],
  };
  it.each(Object.entries(secrets))('is found: %s', (_, [form, text]) => {
    const found = Object.entries(encodings).map(([name, encode]) => [
      name,
      detectPrivateKey(encode(text)),
      detectPrivateKey(`a text before it: ${encode(text)}, and one behind`),
    ]);
    expect(found).toEqual(Object.keys(encodings).map((name) => [name, form, form]));
  });

  const publics: Readonly<Record<string, string>> = {
    'a PEM block': publicPem,
    'DER in hex': rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('hex'),
    'a JWK': JSON.stringify(rsa.publicKey.export({ format: 'jwk' })),
    'what openssl prints': toOpenSslText('modulus', n),
    'an XML key': `<RSAKeyValue><Modulus>${standard(n)}</Modulus></RSAKeyValue>`,
    'one prime’s name around words': '<P>A paragraph</P><Q>and its quote</Q>',
    'Python’s rsa': `PublicKey(${digits(n)}, 65537)`,
    'Go’s %+v': `&{N:${digits(n)} E:65537}`,
    'a long number': `{"d":${digits(n).slice(0, 250)}}`,
    'a callback': JSON.stringify(callbackVectors[0]),
  };
  it.each(Object.entries(publics))('is not found where it is public: %s', (_, text) => {
    const found = Object.values(encodings).map((encode) => detectPrivateKey(encode(text)));
    expect(found.filter((form) => form !== null)).toEqual([]);
  });

  it('is found as DER in gzip', () => {
    for (const [, key, form] of derRows) {
      const der = exportAs[form](key);
      for (const level of [0, 1, 9]) {
        expect(detectPrivateKey(gzipSync(der, { level }).toString('base64'))).toBe('der');
      }
    }
  });

  it.each([
    ['short runs of Base64', 'YWJj'.repeat(10)],
    ['lines of encoded text', `${base64('{"amount":"100.00","orderNo":"PI2026"}').slice(0, 48)}\n`],
    ['runs of hex digits', `${'a'.repeat(40)} `],
    ['escapes of addresses', '%22d%22%3A%22'],
    ['a list of bytes', '45, '],
    ['groups of hex', '2d2d '],
    ['gzip that is none', `H4sIAAAAAAAA${'A'.repeat(60)}\n`],
    ['gzip', `${gzipSync(Buffer.alloc(1_000_000)).toString('base64')} `],
  ])('is looked for in 2 MB of %s without getting lost', (_, unit) => {
    const text = unit.repeat(Math.ceil(2_000_000 / unit.length));
    expect(detectPrivateKey(text)).toBeNull();
    expect(detectPrivateKey(Buffer.from(text).toString('base64'))).toBeNull();
  });

  it.each(['{"k":31139,"l":1}', '31139,', '1f8b '])('comes to an end of %s', (text) => {
    expect(detectPrivateKey(text)).toBeNull();
  });
});

describe('short keys in PKCS#8', () => {
  /** SEQUENCE, version 0, an AlgorithmIdentifier by its OID, and what follows. */
  const wrapKey = (oid: string) => {
    const algorithm = `30${(oid.length / 2 + 2).toString(16).padStart(2, '0')}06${(oid.length / 2).toString(16).padStart(2, '0')}${oid}`;
    const content = `020100${algorithm}04220420${'5a'.repeat(32)}`;
    return Buffer.from(`30${(content.length / 2).toString(16)}${content}`, 'hex');
  };
  const written = (bytes: Buffer) => [
    bytes.toString('base64'),
    bytes.toString('hex'),
    JSON.stringify([...bytes]),
    Buffer.from(bytes.toString('base64')).toString('base64'),
  ];

  it.each([
    ['Ed25519', '2b6570'],
    ['Ed25519, by GnuPG', '2b06010401da470f01'],
    ['id-ecDH', '2b8104010c'],
    ['ML-DSA-44', '608648016503040311'],
    ['DSA', '2b0e03020c'],
    ['GOST R 34.10-2012', '2a85030701010101'],
  ])('are refused, whatever their algorithm: %s', (_, oid) => {
    for (const text of written(wrapKey(oid))) expect(detectPrivateKey(text), text).not.toBeNull();
  });

  it.each([
    ['SHA-1', '2b0e03021a'],
    ['SHA-256', '608648016503040201'],
  ])('are none where the algorithm is a hash, as in certificates: %s', (_, oid) => {
    const extension = Buffer.concat([
      Buffer.from('The name of somebody who has a certificate, and an address'),
      wrapKey(oid),
    ]);
    for (const text of written(extension)) expect(detectPrivateKey(text)).toBeNull();
  });

  it('are refused as BouncyCastle prints them', () => {
    expect(
      detectPrivateKey(
        `RSA Private CRT Key\n    modulus: ${'ab'.repeat(256)}\n    private exponent: ${'cd'.repeat(256)}`,
      ),
    ).not.toBeNull();
  });
});
