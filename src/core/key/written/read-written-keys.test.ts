import { createPublicKey, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callbackKeys } from '../../../testing/vectors';
import type { PemRepair } from '../../problem';
import { parsePlatformKeys } from '../parse-platform-keys';

const publicKey = createPublicKey(callbackKeys.platform ?? '');
const otherKey = createPublicKey(callbackKeys.previous ?? '');
const toDer = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const toPem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));

const pem = toPem(publicKey);
const der = toDer(publicKey);
const base64 = der.toString('base64');
const hex = der.toString('hex');
const lines = pem.trim().split('\n');
const bare = lines.slice(1, -1);
const jwk = publicKey.export({ format: 'jwk' });
const modulus = Buffer.from(jwk.n ?? '', 'base64url');
const digits = BigInt(`0x${modulus.toString('hex')}`).toString();
const xml = `<RSAKeyValue><Modulus>${modulus.toString('base64')}</Modulus><Exponent>AQAB</Exponent></RSAKeyValue>`;

/** As `openssl rsa -pubin -text` prints it: fifteen bytes a line, a zero in front. */
const openSsl = `Public-Key: (2048 bit)\nModulus:\n    ${`00:${modulus.toString('hex').replaceAll(/..(?=.)/g, '$&:')}`.replaceAll(/.{45}/g, '$&\n    ')}\nExponent: 65537 (0x10001)\n`;
const java = `Sun RSA public key, 2048 bits\n  params: null\n  modulus: ${digits}\n  public exponent: 65537`;

async function parse(text: string) {
  const result = await parsePlatformKeys(text);
  const repairs = result.problems.flatMap((problem) =>
    problem.code === 'pem.repaired' ? problem.repairs : [],
  );
  const keys = result.ok ? result.value : [];
  return { keys, repairs, codes: result.problems.map(({ code }) => code) };
}

describe('a key is read', () => {
  it.each<readonly [string, string, readonly PemRepair[]]>([
    ['in a file of settings', `PLATFORM_PUBLIC_KEY=${base64}`, ['json', 'no-markers']],
    ['under another name there', `PAY_KEY=${base64}\nDEBUG=1\n`, ['no-markers', 'text-around']],
    [
      'in a file of properties that goes on in the next line',
      `pay.key=${bare.join('\\\n  ')}\npay.url=/x`,
      ['no-markers', 'text-around'],
    ],
    [
      'in the strings of a Java program',
      `String key =\n${bare.map((line) => `  "${line}"`).join(' +\n')};`,
      ['no-markers', 'text-around', 'joined-strings'],
    ],
    [
      'in the strings of a Java constant that has the profile’s name',
      `PLATFORM_PUBLIC_KEY = "${bare.join('" +\n    "')}";\nint next = 1;`,
      ['no-markers', 'text-around', 'joined-strings'],
    ],
    [
      'as a PEM in the strings of a PHP program',
      `$pem = ${lines.map((line) => `"${line}\\n"`).join(' .\n  ')};`,
      ['joined-strings'],
    ],
    [
      'as such, where it has the profile’s name',
      `$platformPublicKey = ${lines.map((line) => `"${line}\\n"`).join(' .\n  ')};`,
      ['joined-strings'],
    ],
    ['as a PEM in the lines of a list', JSON.stringify(lines, null, 2), ['joined-strings']],
    ['as a PEM in a quoted mail', lines.map((line) => `> ${line}`).join('\n'), ['line-signs']],
    [
      'as a PEM with an editor’s numbers',
      lines.map((line, at) => `${String(at + 1).padStart(3)}  ${line}`).join('\n'),
      ['line-signs'],
    ],
    ['in base64url', der.toString('base64url'), ['no-markers', 'base64url']],
    ['in hex', hex, ['hex']],
    ['in hex by lines', hex.replaceAll(/.{60}/g, '$&\n'), ['hex']],
    ['in hex with colons', hex.replaceAll(/..(?=.)/g, '$&:'), ['hex']],
    ['as bytes of a program', `{ ${hex.replaceAll(/../g, '0x$&, ')} }`, ['hex']],
    ['as the Base64 of a PEM', Buffer.from(pem).toString('base64'), ['encoded']],
    [
      'as such in a secret of Kubernetes',
      `data:\n  key.pem: ${Buffer.from(pem).toString('base64')}\n`,
      ['encoded'],
    ],
    ['as the hex of a PEM', Buffer.from(pem).toString('hex'), ['encoded']],
    ['as a JWK', JSON.stringify({ ...jwk, use: 'sig' }), ['jwk']],
    ['as XML', `<root>${xml}</root>`, ['xml']],
    ['as OpenSSL prints it', openSsl, ['printed']],
    ['as Java prints it', java, ['printed']],
  ])('%s', async (_, text, expected) => {
    const { keys, repairs, codes } = await parse(text);
    expect(codes).toEqual(['pem.repaired']);
    expect(repairs).toEqual(expected);
    expect(keys).toHaveLength(1);
    expect(keys[0]?.spki).toEqual(new Uint8Array(der));
    const { start = 0, end = 0 } = keys[0]?.span ?? {};
    expect(end - start).toBeGreaterThan(300);
  });

  it('by its name in a set of JWKs, with the others behind it', async () => {
    const set = {
      keys: [
        { ...jwk, kid: 'new' },
        { ...otherKey.export({ format: 'jwk' }), kid: 'old' },
      ],
    };
    const { keys } = await parse(JSON.stringify(set, null, 2));
    expect(keys.map(({ name }) => name)).toEqual(['new', 'old']);
    expect(keys.map(({ spki }) => spki)).toEqual(
      [publicKey, otherKey].map((key) => new Uint8Array(toDer(key))),
    );
  });

  it.each([
    ['an array of PHP', `'platform_public_key' => '${base64}',`],
    ['an array of PHP with a default', `'platform_public_key' => env('X', '${base64}'),`],
    ['an array of PHP, as a PEM', `'platform_public_key' => '${pem}',`],
    ['a call, as a PEM', `'platform_public_key' => env('X', '${pem}'),`],
    ['a long string of Python, as a PEM', `PLATFORM_PUBLIC_KEY = """\n${pem}"""`],
    ['a long string of Python', `PLATFORM_PUBLIC_KEY = """\n${bare.join('\n')}\n"""`],
    ['a constant of TypeScript', `const platformPublicKey: string = '${base64}';`],
    ['a variable of Go', `platformPublicKey := []byte("${base64}")`],
    ['a call', `createPublicKey({ key: Buffer.from("${base64}", "base64"), format: "der" })`],
    ['a list', JSON.stringify({ platformPublicKey: bare })],
    ['an object', JSON.stringify({ platformPublicKey: { value: base64 } })],
  ])('out of %s', async (_, text) => {
    const { keys } = await parse(text);
    expect(keys.map(({ spki }) => spki)).toEqual([new Uint8Array(der)]);
  });
});

describe('a merchant’s key beside the platform’s', () => {
  const other = toDer(otherKey).toString('base64');

  it.each([
    [
      'in front, and behind',
      `MERCHANT_KEY=${other}\nPLATFORM_PUBLIC_KEY=${base64}\nOLD=${other}\n`,
    ],
    ['with points in their names', `merchant.public.key=${other}\nplatform.public.key=${base64}`],
    ['under another name', JSON.stringify({ appPublicKey: other, platformKey: base64 })],
    ['in sections', `merchant:\n  key: ${other}\nplatform:\n  key: ${base64}\n`],
    ['in hex', JSON.stringify({ merchantKey: toDer(otherKey).toString('hex'), platformKey: hex })],
    ['in strings', `$merchantKey = '${other}';\n$platformPublicKey = '${bare.join("' .\n'")}';`],
  ])('is not taken: %s', async (_, text) => {
    const { keys } = await parse(text);
    expect(keys.map(({ spki }) => spki)).toEqual([new Uint8Array(der)]);
  });

  const cut = base64.slice(0, 200);
  const otherHex = toDer(otherKey).toString('hex');

  it.each([
    ['cut off in settings', `PLATFORM_PUBLIC_KEY=${cut}\nMERCHANT_PUBLIC_KEY=${other}`],
    ['empty in settings', `PLATFORM_PUBLIC_KEY=\nPUBLIC_KEY=${other}`],
    [
      'changed in settings',
      `PLATFORM_PUBLIC_KEY=${base64.replace('QEF', 'Q*F')}\nPARTNER_PUBLIC_KEY=${otherHex}`,
    ],
    [
      'null in YAML',
      `platform-public-key: null\nmerchant-public-key: |\n  ${toPem(otherKey).replaceAll('\n', '\n  ')}`,
    ],
    [
      'missing in YAML',
      `platform-public-key:\nmerchant-public-key: |\n  ${toPem(otherKey).replaceAll('\n', '\n  ')}`,
    ],
    ['a type', `platformPublicKey: string\nmerchantPublicKey: ${other}`],
    ['cut off under another name', JSON.stringify({ platformKey: cut, key: other })],
    [
      'empty in a definition',
      `define('PLATFORM_PUBLIC_KEY', '');\ndefine('PUBLIC_KEY', '${other}');`,
    ],
    [
      'empty in XML',
      `<platformPublicKey></platformPublicKey><merchantPublicKey>${other}</merchantPublicKey>`,
    ],
  ])('is not taken where the platform’s is %s', async (_, text) => {
    expect((await parse(text)).keys).toEqual([]);
  });

  it.each([
    [
      'of two names',
      JSON.stringify({ merchantNo: 'M1', gatewayPublicKey: base64, publicKey: other }),
    ],
    ['in two notations', JSON.stringify({ publicKey: base64, appKey: otherHex })],
    [
      'in two prints',
      `${java}\n${java.replace(
        digits,
        BigInt(
          `0x${toDer(otherKey)
            .toString('hex')
            .slice(66, 66 + 512)}`,
        ).toString(),
      )}`,
    ],
    ['of no name', `${other} (or) ${base64}`],
  ])('is not told from it: %s', async (_, text) => {
    const { problems } = await parsePlatformKeys(text);
    expect(problems).toMatchObject([{ code: 'pem.no-markers', content: 'several' }]);
  });

  it('is told where it stands alone', async () => {
    const { keys, repairs } = await parse(`MERCHANT_PUBLIC_KEY=${other}\n`);
    expect(keys).toHaveLength(1);
    expect(repairs).toContain('other-name');
  });

  it.each([
    ['cut off', base64.slice(0, 200), 'pem.truncated'],
    ['empty', '', 'pem.no-markers'],
    ['null', null, 'pem.no-markers'],
    ['abbreviated', `${base64.slice(0, 20)}...${base64.slice(-8)}`, 'pem.truncated'],
    ['changed', pem.replace('MII', 'MII*'), 'pem.not-base64'],
    ['a fingerprint', 'a'.repeat(64), 'pem.fingerprint'],
  ])('does not stand in for one that is %s', async (_, platformPublicKey, code) => {
    for (const merchantPublicKey of [other, toPem(otherKey), toDer(otherKey).toString('hex')]) {
      const { keys, codes } = await parse(JSON.stringify({ platformPublicKey, merchantPublicKey }));
      expect(keys).toEqual([]);
      expect(codes[0]).toBe(code);
    }
  });
});

describe('what another notation would make another key', () => {
  const n = modulus.toString('hex');

  it.each([
    [
      'BouncyCastle’s print, whose exponent is hex',
      `RSA Public Key [aa]\n            modulus: ${n}\n    public exponent: 10001\n`,
    ],
    ['hex in a JWK', JSON.stringify({ kty: 'RSA', n, e: '010001aa' })],
    ['a JWK of no RSA key', JSON.stringify({ ...jwk, kty: 'EC' })],
    ['hex in XML', xml.replace(modulus.toString('base64'), n)],
  ])('is not read: %s', async (_, text) => {
    expect((await parse(text)).keys).toEqual([]);
  });
});

describe('what is no key in another form', () => {
  const short = base64.slice(0, 200);

  it.each([
    ['is told as cut off', `KEY=${short}`, ['pem.truncated']],
    ['is told as cut off, in hex', hex.slice(0, 300), ['pem.truncated']],
    [
      'is refused where bytes follow it',
      `KEY=${base64.replace(/=*$/, '')}AAAA`,
      ['pem.no-markers'],
    ],
    ['is a set of JWKs without one', '{"keys":[{"kty":"EC","crv":"P-256"}]}', ['pem.no-markers']],
    [
      'is a block in strings with a character too many',
      lines.map((line, at) => `"${at === 2 ? `A${line}` : line}\\n"`).join(' .\n'),
      ['pem.not-base64'],
    ],
    [
      'is a broken block before a good one',
      pem.replace('MII', 'MII*') + toPem(otherKey),
      ['pem.not-base64'],
    ],
  ])('%s', async (_, text, codes) => {
    expect((await parse(text)).codes).toEqual(codes);
  });

  it.each([
    'MIIB',
    '3082',
    '30827fff ',
    'MIIBIjANB"+\n"',
    '<Modulus>',
    'modulus: 00:',
    '[',
    '{"keys":[',
  ])('is not read where it begins a hundred thousand times: %j', async (part) => {
    const { keys, codes } = await parse(part.repeat(100_000));
    expect(keys).toEqual([]);
    expect(codes).toHaveLength(1);
  });
});
