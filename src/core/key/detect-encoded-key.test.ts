import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyNotations } from '../../testing/byte-notations';
import { certificateRequest, rsaCertificate } from '../../testing/key-fixtures';
import { toCngBlob, toCspBlob } from '../../testing/windows-keys';
import { nameKeyFile } from './detect-encoded-key';
import { detectPrivateKey } from './detect-private-key';

// Private keys are made here, at run time: none stands in the repository.
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const small = generateKeyPairSync('rsa', { modulusLength: 1024 });
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed25519 = generateKeyPairSync('ed25519');
const sealed = { cipher: 'aes-256-cbc', passphrase: 'test' } as const;

const toDer = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'sec1') =>
  key.export({ type, format: 'der' } as { type: 'pkcs8'; format: 'der' });
const toPem = (key: KeyObject, type: 'pkcs1' | 'pkcs8') =>
  Buffer.from(String(key.export({ type, format: 'pem' } as { type: 'pkcs8'; format: 'pem' })));

const secrets: Readonly<Record<string, readonly [form: string, bytes: Buffer]>> = {
  'PKCS#8': ['der', toDer(rsa.privateKey, 'pkcs8')],
  'PKCS#1': ['der', toDer(rsa.privateKey, 'pkcs1')],
  'PKCS#1 of 1024 bits': ['der', toDer(small.privateKey, 'pkcs1')],
  'encrypted PKCS#8': ['der', rsa.privateKey.export({ type: 'pkcs8', format: 'der', ...sealed })],
  'P-256, PKCS#8': ['der', toDer(p256.privateKey, 'pkcs8')],
  'P-256, SEC 1': ['der', toDer(p256.privateKey, 'sec1')],
  'Ed25519, PKCS#8': ['der', toDer(ed25519.privateKey, 'pkcs8')],
  'a CSP blob': ['blob', toCspBlob(rsa.privateKey)],
  'a CSP blob of 1024 bits': ['blob', toCspBlob(small.privateKey)],
  'a CNG blob': ['blob', toCngBlob(rsa.privateKey, 'private')],
  'a full CNG blob': ['blob', toCngBlob(small.privateKey, 'full')],
  'a PEM file': ['pem', toPem(rsa.privateKey, 'pkcs8')],
  'an RSA PEM file': ['pem', toPem(rsa.privateKey, 'pkcs1')],
};

const publics: Readonly<Record<string, Buffer>> = {
  SubjectPublicKeyInfo: rsa.publicKey.export({ type: 'spki', format: 'der' }),
  'PKCS#1': rsa.publicKey.export({ type: 'pkcs1', format: 'der' }),
  'PKCS#1 of 1024 bits': small.publicKey.export({ type: 'pkcs1', format: 'der' }),
  'P-256': p256.publicKey.export({ type: 'spki', format: 'der' }),
  Ed25519: ed25519.publicKey.export({ type: 'spki', format: 'der' }),
  'a CSP blob': toCspBlob(rsa.publicKey),
  'a CNG blob': toCngBlob(small.publicKey, 'public'),
  'a PEM file': Buffer.from(String(rsa.publicKey.export({ type: 'spki', format: 'pem' }))),
  'a certificate': Buffer.from(rsaCertificate),
  // Behind its version stands the subject's name, where a private key has its algorithm.
  'a certificate request': Buffer.from(
    certificateRequest.replace(/-----[^-]+-----/g, ''),
    'base64',
  ),
  // RFC 5280 §5.1: behind version 1 stands what it is signed with, sha256WithRSAEncryption.
  'a revocation list': Buffer.from(
    `308201a130818a020101300d06092a864886f70d01010b0500${'30123110'.repeat(40)}`,
    'hex',
  ),
};

describe('a private key is found', () => {
  it.each(Object.entries(secrets))('in every notation: %s', (_, [form, bytes]) => {
    const found = Object.entries(keyNotations).map(([name, print]) => [
      name,
      detectPrivateKey(print(bytes)),
      detectPrivateKey(`a text before it: ${print(bytes)}, and one behind`),
    ]);
    expect(found).toEqual(Object.keys(keyNotations).map((name) => [name, form, form]));
  });

  it('behind a byte that ends with a zero in octal', () => {
    // An OCTET STRING of 0x4a8 bytes, of which the last is \250, and in it a key, which begins with a zero for 0x30.
    const bytes = Buffer.concat([Buffer.from('048204a8', 'hex'), toDer(rsa.privateKey, 'pkcs1')]);
    expect(detectPrivateKey(keyNotations['C’s string, in octal']?.(bytes) ?? '')).toBe('der');
  });

  it.each(Object.entries(secrets))('in the bytes of a file: %s', (_, [form, bytes]) => {
    expect(nameKeyFile(bytes)).toBe(form);
  });

  it('in a PVK file, encrypted or not', () => {
    const header = Buffer.from('1ef1b5b000000000010000000100000010000000', 'hex');
    const bytes = Buffer.concat([header, Buffer.alloc(600, 0xa5)]);
    expect(nameKeyFile(bytes)).toBe('blob');
    expect(detectPrivateKey(bytes.toString('base64'))).toBe('blob');
  });

  it('in a PEM file that is Base64 twice, wherever its marker stands', () => {
    const pem = toPem(rsa.privateKey, 'pkcs8').toString();
    for (const before of ['', '\n', 'ab', 'Bag Attributes\n']) {
      for (const label of ['', 'a', 'tls.key: ']) {
        const inner = label + Buffer.from(before + pem).toString('base64');
        expect(detectPrivateKey(Buffer.from(inner).toString('base64'))).toBe('pem');
      }
    }
  });
});

describe('a public key is no private one', () => {
  it.each(Object.entries(publics))('in any notation: %s', (_, bytes) => {
    const found = Object.entries(keyNotations).filter(
      ([, print]) => detectPrivateKey(print(bytes)) !== null,
    );
    expect(found.map(([name]) => name)).toEqual([]);
    expect(nameKeyFile(bytes)).toBeNull();
  });
});

describe('XML with a secret number alone', () => {
  const pick = (name: 'd' | 'dp' | 'qi') =>
    Buffer.from(String(small.privateKey.export({ format: 'jwk' })[name]), 'base64url').toString(
      'base64',
    );

  it.each([
    ['D', `<D>${pick('d')}</D>`],
    ['D in a document', `<RSAKeyValue><D>${pick('d')}</D></RSAKeyValue>`],
    ['D in lines', `<D>\n  ${pick('d').replace(/.{64}/g, '$&\n  ')}\n</D>`],
    ['D with a prefix and an attribute', `<ds:D xml:space="preserve">${pick('d')}</ds:D>`],
    ['D, escaped', `&lt;D&gt;${pick('d')}&lt;/D&gt;`],
    ['D, cut short', `<D>${pick('d').slice(0, 90)}`],
    ['D in a CDATA section', `<D><![CDATA[${pick('d')}]]></D>`],
    ['DP', `<DP>${pick('dp')}</DP>`],
    ['InverseQ', `<InverseQ>${pick('qi')}</InverseQ>`],
  ])('is found: %s', (_, text) => {
    expect(detectPrivateKey(text)).toBe('xml');
  });

  it.each([
    ['a short D', '<D>AQAB</D>'],
    ['a signature in P', `<P>${pick('d')}</P>`],
    ['another element', `<DigestValue>${pick('d')}</DigestValue>`],
    ['a paragraph', `<D>${'Dear customer, '.repeat(20)}</D>`],
  ])('is not found in %s', (_, text) => {
    expect(detectPrivateKey(text)).toBeNull();
  });
});
