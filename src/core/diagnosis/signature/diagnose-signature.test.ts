import { constants, createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectProof } from '../../../testing/expect-proof';
import {
  encodePss,
  forgeWithCubeRoot,
  signMessage,
  signPadded,
} from '../../../testing/raw-signatures';
import { buildInput, createSigner } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { diagnoseCallback } from '../diagnose-callback';
import type { Diagnosis } from '../diagnosis';
import { listCodes, pickValue } from '../finding';

const signer = createSigner();
const stranger = createSigner();
const longer = createSigner(3072);

const bodyText = '{"amount":"100.00","status":"completed"}';
const right = 'amount=100.00&nonce=9f8e7d6c5b4a3210&status=completed&timestamp=1790000123';
const withoutNonce = 'amount=100.00&status=completed&timestamp=1790000123';
const unrelated = 'something else altogether';

async function diagnose(text: string, keyTexts = [signer.keyText]): Promise<Diagnosis> {
  const report = await inspectCallback(buildInput(keyTexts.join(''), bodyText, text));
  expect(report.verdict.kind).not.toBe('valid');
  const diagnosis = await diagnoseCallback(report);
  for (const finding of diagnosis.findings) {
    expectProof(finding, { keyTexts, sign: text, canonical: right, ownString: '' });
  }
  return diagnosis;
}

function summarize({ findings }: Pick<Diagnosis, 'findings'>) {
  return findings.map((finding) => ({
    codes: listCodes(finding).join(' '),
    proof: finding.proof.by,
    value: pickValue(finding),
  }));
}

function signWith(hash: string, text: string, key: KeyObject = signer.privateKey): string {
  return sign(hash, Buffer.from(text), key).toString('base64');
}

function signPss(hash: string, text: string, saltLength: number, key = signer.privateKey): string {
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return sign(hash, Buffer.from(text), { key, padding, saltLength }).toString('base64');
}

/** PKCS#1 padding around anything. */
function pad(content: Uint8Array): string {
  return signPadded(signer.privateKey, content).toString('base64');
}

function hex(hash: string, text: string, isUpper = false): Buffer {
  const digits = createHash(hash).update(text).digest('hex');
  return Buffer.from(isUpper ? digits.toUpperCase() : digits);
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

// A digest of the body is none of its JSON with timestamp and nonce, without these.
it.each(['sha256', 'md5'])('tells the %s of the raw body', async (hash) => {
  const diagnosis = await diagnose(
    sign('sha256', hex(hash, bodyText), signer.privateKey).toString('base64'),
  );
  expect(summarize(diagnosis)).toMatchObject([{ codes: 'body.raw algorithm.hashed-twice' }]);
});

describe('another algorithm is named', () => {
  it.each([
    ['md5', 'MD5'],
    ['sha1', 'SHA-1'],
    ['sha224', 'SHA-224'],
    ['sha384', 'SHA-384'],
    ['sha512', 'SHA-512'],
    ['sha512-256', 'SHA-512/256'],
    ['sha3-256', 'SHA3-256'],
    ['ripemd160', 'RIPEMD-160'],
  ])('%s', async (hash, title) => {
    const diagnosis = await diagnose(signWith(hash, right));
    expect(summarize(diagnosis)).toEqual([
      { codes: 'algorithm.digest', proof: 'digest', value: hash },
    ]);
    expect(diagnosis.findings[0]?.causes).toMatchObject([{ hash }]);
    expect(diagnosis.facts).toMatchObject({ madeByKey: true, hashTitle: title });
  });

  it('also over another string that the catalogue gives, and over one that it does not', async () => {
    expect(summarize(await diagnose(signWith('sha1', withoutNonce)))).toEqual([
      { codes: 'algorithm.digest string.nonce-missing', proof: 'digest', value: 'sha1' },
    ]);
    expect(summarize(await diagnose(signWith('sha1', unrelated)))).toEqual([
      { codes: 'algorithm.digest', proof: 'none', value: 'sha1' },
    ]);
  });

  it('twice, by the hash that was used', async () => {
    const { findings } = await diagnose(
      signWith('sha1', createHash('sha1').update(right).digest('hex')),
    );
    expect(findings).toMatchObject([
      {
        causes: [
          { code: 'algorithm.digest', hash: 'sha1' },
          { code: 'algorithm.hashed-twice', variant: 'hex', facts: { hash: 'sha1' } },
        ],
      },
    ]);
  });

  it('SM3, whose digest is not computed here', async () => {
    const info = Buffer.from(`3030300c06082a811ccf5501831105000420${'5a'.repeat(32)}`, 'hex');
    expect(summarize(await diagnose(pad(info)))).toEqual([
      { codes: 'algorithm.digest', proof: 'none', value: 'sm3' },
    ]);
  });

  it('SHA-256 without the NULL parameter', async () => {
    const prefix = Buffer.from('302f300b06096086480165030402010420', 'hex');
    expect(summarize(await diagnose(pad(Buffer.concat([prefix, sha256(right)]))))).toEqual([
      { codes: 'algorithm.digest-info', proof: 'digest', value: null },
    ]);
  });

  it('each fault, where fixing one alone would not do', async () => {
    const withoutNull = (digest: Buffer) =>
      pad(Buffer.concat([Buffer.from('302f300b06096086480165030402010420', 'hex'), digest]));
    expect(summarize(await diagnose(withoutNull(sha256(withoutNonce))))).toEqual([
      { codes: 'algorithm.digest-info string.nonce-missing', proof: 'digest', value: null },
    ]);
    const unexplained = await diagnose(withoutNull(sha256(unrelated)));
    expect(summarize(unexplained)).toEqual([
      { codes: 'algorithm.digest-info', proof: 'none', value: null },
    ]);
    expect(unexplained.valueSearch).not.toBeNull();
    // SHA-1: 1.3.14.3.2.26.
    const sha1 = createHash('sha1').update(right).digest();
    const info = Buffer.concat([Buffer.from('301f300706052b0e03021a0414', 'hex'), sha1]);
    expect(summarize(await diagnose(pad(info)))).toEqual([
      { codes: 'algorithm.digest algorithm.digest-info', proof: 'digest', value: 'sha1' },
    ]);
  });

  it('the hash that a proof names is the one that was used', async () => {
    for (const [text, proof] of [
      [signWith('sha1', withoutNonce), { by: 'digest', hash: 'sha1' }],
      [signWith('sha512', withoutNonce), { by: 'digest', hash: 'sha512' }],
      [pad(Buffer.from(withoutNonce)), { by: 'string' }],
    ] as const) {
      expect((await diagnose(text)).findings).toMatchObject([{ proof }]);
    }
  });

  it('what a forger writes with the exponent 3 is not said to be made by the key', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 });
    const keyText = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const start = Buffer.from(`0001${'ff'.repeat(8)}00`, 'hex');
    const diagnosis = await diagnose(forgeWithCubeRoot(start).toString('base64'), [keyText]);
    expect(summarize(diagnosis)).toEqual([
      { codes: 'algorithm.no-digest-info', proof: 'none', value: null },
    ]);
    expect(diagnosis.facts).toMatchObject({ madeByKey: null, signer: null });
  });

  it.each([
    ['a bare digest', sha256(right), 'algorithm.no-digest-info', 'digest'],
    [
      'a digest in hex',
      Buffer.from(sha256(right).toString('hex')),
      'algorithm.no-digest-info',
      'digest',
    ],
    ['the text itself', Buffer.from(right), 'algorithm.no-digest-info', 'string'],
    ['an MD5 in hex', hex('md5', right), 'algorithm.no-digest-info', 'digest'],
    ['a SHA-1 in upper-case hex', hex('sha1', right, true), 'algorithm.no-digest-info', 'digest'],
    [
      'a SHA-512 in Base64',
      Buffer.from(createHash('sha512').update(right).digest('base64')),
      'algorithm.no-digest-info',
      'digest',
    ],
    [
      'a bare digest of another string',
      sha256(withoutNonce),
      'algorithm.no-digest-info string.nonce-missing',
      'digest',
    ],
    [
      'another text itself',
      Buffer.from(withoutNonce),
      'algorithm.no-digest-info string.nonce-missing',
      'string',
    ],
    ['a bare digest of something unrelated', sha256(unrelated), 'algorithm.no-digest-info', 'none'],
    ['bytes that are no text', Buffer.from('00ff10', 'hex'), 'algorithm.no-digest-info', 'none'],
  ])('%s', async (_, content, codes, proof) => {
    const diagnosis = await diagnose(pad(content));
    expect(summarize(diagnosis)).toEqual([{ codes, proof, value: null }]);
    // Without a DigestInfo only content that is recognised proves the key.
    expect(diagnosis.facts?.madeByKey).toBe(proof === 'none' ? null : true);
  });

  it.each([
    ['a digest', sha256(right), 'algorithm.no-padding', 'digest'],
    [
      'another text',
      Buffer.from(withoutNonce),
      'algorithm.no-padding string.nonce-missing',
      'string',
    ],
    ['something unrelated', sha256(unrelated), 'algorithm.no-padding', 'none'],
  ])('%s without any padding', async (_, content, codes, proof) => {
    const message = Buffer.concat([Buffer.alloc(256 - content.length), content]);
    const diagnosis = await diagnose(signMessage(signer.privateKey, message).toString('base64'));
    expect(summarize(diagnosis)).toEqual([{ codes, proof, value: null }]);
    expect(diagnosis.facts?.madeByKey).toBe(proof === 'none' ? null : true);
  });

  it('a digest without padding that begins with a zero', async () => {
    const digits = Array.from({ length: 3000 }, (_, count) => String(count));
    const amount = digits.find((one) => sha256(right.replace('100.00', one))[0] === 0) ?? '';
    const digest = sha256(right.replace('100.00', amount));
    const message = Buffer.concat([Buffer.alloc(224), digest]);
    const text = signMessage(signer.privateKey, message).toString('base64');
    const body = bodyText.replace('100.00', amount);
    const { findings } = await diagnoseCallback(
      await inspectCallback(buildInput(signer.keyText, body, text)),
    );
    expect(digest[0]).toBe(0);
    expect(findings).toMatchObject([
      { causes: [{ code: 'algorithm.no-padding' }], proof: { by: 'digest', hash: 'sha256' } },
    ]);
  });

  const salts = [0, 20, 32, 190];
  const pss = ['sha256', 'sha1', 'sha384', 'sha512'].flatMap((hash) =>
    // The longest salt that fits SHA-512 is 190 bytes.
    salts.map((saltLength) => ({ hash, saltLength })),
  );
  it.each(pss)('PSS with $hash and a salt of $saltLength bytes', async ({ hash, saltLength }) => {
    const diagnosis = await diagnose(signPss(hash, right, saltLength));
    expect(summarize(diagnosis)).toEqual([
      { codes: 'algorithm.pss', proof: 'signature', value: null },
    ]);
    expect(diagnosis.findings[0]?.causes).toMatchObject([{ hash, maskHash: hash, saltLength }]);
  });

  it('PSS whose mask is made with another hash, as Java’s default makes it', async () => {
    for (const [text, codes] of [
      [right, 'algorithm.pss'],
      [withoutNonce, 'algorithm.pss string.nonce-missing'],
    ] as const) {
      const message = encodePss(text, 'sha256', 'sha1', 32);
      const diagnosis = await diagnose(signMessage(signer.privateKey, message).toString('base64'));
      // WebCrypto cannot verify that, so that nothing claims it.
      expect(summarize(diagnosis)).toEqual([{ codes, proof: 'digest', value: null }]);
      expect(diagnosis.findings[0]?.causes[0]).toMatchObject({ hash: 'sha256', maskHash: 'sha1' });
    }
  });

  it('PSS with the longest salt, Node’s default, is proven only by what it is over', async () => {
    const longest = constants.RSA_PSS_SALTLEN_MAX_SIGN;
    const known = await diagnose(signPss('sha256', withoutNonce, longest));
    expect(summarize(known)).toEqual([
      { codes: 'algorithm.pss string.nonce-missing', proof: 'signature', value: null },
    ]);
    expect(known.facts).toMatchObject({ madeByKey: true, signer: 0 });
    const unknown = await diagnose(signPss('sha256', unrelated, longest));
    expect(summarize(unknown)).toEqual([{ codes: 'algorithm.pss', proof: 'none', value: null }]);
    expect(unknown.facts).toMatchObject({ madeByKey: null, signer: null, hashTitle: null });
    expect(unknown.findings[0]?.causes).toMatchObject([{ isMadeByKey: false }]);
  });

  it.each([
    [right, 32, 'key.other-loaded algorithm.pss', 'signature', 1],
    [right, 222, 'key.other-loaded algorithm.pss', 'signature', 1],
    [withoutNonce, 32, 'key.other-loaded algorithm.pss string.nonce-missing', 'signature', 1],
    [unrelated, 32, 'key.other-loaded algorithm.pss', 'none', 1],
    [unrelated, 222, 'key.other-loaded algorithm.pss', 'none', null],
  ])(
    'PSS by the second of two keys over %s with a salt of %i bytes',
    async (text, salt, codes, proof, place) => {
      const keyTexts = [signer.keyText, stranger.keyText];
      const diagnosis = await diagnose(
        signPss('sha256', text, salt, stranger.privateKey),
        keyTexts,
      );
      expect(summarize(diagnosis)).toEqual([{ codes, proof, value: null }]);
      expect(diagnosis.facts).toMatchObject({ madeByKey: false, signer: place });
      const isMadeByKey = place !== null;
      expect(diagnosis.findings[0]?.causes[0]).toMatchObject({ keyIndex: 1, isMadeByKey });
    },
  );

  it('PSS over another string', async () => {
    expect(summarize(await diagnose(signPss('sha256', withoutNonce, 32)))).toEqual([
      { codes: 'algorithm.pss string.nonce-missing', proof: 'signature', value: null },
    ]);
    expect(summarize(await diagnose(signPss('sha256', unrelated, 32)))).toEqual([
      { codes: 'algorithm.pss', proof: 'none', value: null },
    ]);
  });
});

describe('a signature of another key', () => {
  it.each([
    ['that is not loaded', signWith('sha256', right, stranger.privateKey)],
    ['with PSS', signPss('sha256', right, 32, stranger.privateKey)],
    ['of another length', signWith('sha256', right, longer.privateKey)],
  ])('%s', async (_, text) => {
    const diagnosis = await diagnose(text);
    expect(summarize(diagnosis)).toEqual([
      { codes: 'key.not-the-signer', proof: 'none', value: null },
    ]);
    expect(diagnosis.facts?.madeByKey).toBe(false);
    expect(diagnosis.valueSearch).toBeNull();
  });

  it.each([stranger, longer])('that is loaded', async (other) => {
    const keyTexts = [signer.keyText, other.keyText];
    expect(
      summarize(await diagnose(signWith('sha256', right, other.privateKey), keyTexts)),
    ).toEqual([{ codes: 'key.other-loaded', proof: 'signature', value: null }]);
    const deviating = signWith('sha256', withoutNonce, other.privateKey);
    expect(summarize(await diagnose(deviating, keyTexts))).toEqual([
      { codes: 'key.other-loaded string.nonce-missing', proof: 'digest', value: null },
    ]);
    const unexplained = signWith('sha256', unrelated, other.privateKey);
    const { findings } = await diagnose(unexplained, keyTexts);
    expect(summarize({ findings })).toEqual([
      { codes: 'key.other-loaded', proof: 'none', value: null },
    ]);
    // With that key it does not verify either.
    expect(findings[0]?.owner).toBe('unknown');
  });

  it('that is loaded under a name', async () => {
    const keyTexts = [signer.keyText, `# sandbox\n${stranger.keyText}`];
    const { findings } = await diagnose(signWith('sha256', right, stranger.privateKey), keyTexts);
    expect(findings[0]?.causes).toMatchObject([{ keyIndex: 1, name: 'sandbox', bits: 2048 }]);
  });

  it('one altered bit looks the same', async () => {
    const signature = Buffer.from(signWith('sha256', right), 'base64');
    signature[200] = (signature[200] ?? 0) ^ 1;
    const diagnosis = await diagnose(signature.toString('base64'));
    expect(summarize(diagnosis)).toMatchObject([{ codes: 'key.not-the-signer' }]);
    expect(diagnosis.findings[0]?.causes).toMatchObject([{ signatureLength: 256, keyLength: 256 }]);
  });

  it.each([
    [right, 'sign.byte-reversed', 'signature'],
    [withoutNonce, 'sign.byte-reversed string.nonce-missing', 'digest'],
    [unrelated, 'sign.byte-reversed', 'none'],
  ])('bytes in reverse order are recognised over %s', async (text, codes, proof) => {
    const signature = Buffer.from(signWith('sha256', text), 'base64').reverse();
    const diagnosis = await diagnose(signature.toString('base64'));
    expect(summarize(diagnosis)).toEqual([{ codes, proof, value: null }]);
    expect(diagnosis.facts).toMatchObject({ madeByKey: true, signer: 0 });
  });
});

describe('the text of X-Sign', () => {
  const sound = signWith('sha256', right);

  it('repaired, verifies', async () => {
    const { findings } = await diagnose(`"${sound}"`);
    expect(findings).toMatchObject([
      { causes: [{ code: 'sign.quoted', repairedText: sound }], proof: { by: 'signature' } },
    ]);
  });

  it.each([
    ['a zero byte before it', 0x80, (bytes: Buffer) => Buffer.concat([Buffer.of(0), bytes])],
    ['its leading zero lost', 0, (bytes: Buffer) => bytes.subarray(1)],
  ])('went through a number, with %s', async (_, first, damage) => {
    for (const [nonce, codes, proof] of [
      ['nonce=9f8e7d6c5b4a3210&', 'sign.leading-zero', 'signature'],
      ['', 'sign.leading-zero string.nonce-missing', 'digest'],
    ] as const) {
      const build = (order: number, pair: string) =>
        `amount=100.00&${pair}orderNo=P${order}&status=completed&timestamp=1790000123`;
      // An order whose signature begins so.
      let order = 0;
      let bytes = Buffer.of(1);
      while ((bytes[0] ?? 0) < first || (first === 0 && bytes[0] !== 0)) {
        order += 1;
        bytes = Buffer.from(signWith('sha256', build(order, nonce)), 'base64');
      }
      const body = bodyText.replace('{', `{"orderNo":"P${order}",`);
      const text = damage(bytes).toString('base64');
      const report = await inspectCallback(buildInput(signer.keyText, body, text));
      expect(report.verdict.kind).toBe('invalid');
      const diagnosis = await diagnoseCallback(report);
      const canonical = build(order, 'nonce=9f8e7d6c5b4a3210&');
      const callback = { keyTexts: [signer.keyText], sign: text, canonical, ownString: '' };
      for (const finding of diagnosis.findings) {
        expectProof(finding, { ...callback, signatureBytes: bytes });
      }
      expect(summarize(diagnosis)).toEqual([{ codes, proof, value: null }]);
      expect(diagnosis.findings[0]?.owner).toBe('platform');
      expect(diagnosis.facts).toMatchObject({ madeByKey: true, signer: 0 });
    }
  });

  it('of 255 or 257 bytes that is no signature with a zero is not said to be one', async () => {
    for (const bytes of [Buffer.from(sound, 'base64').subarray(1), Buffer.alloc(257, 7)]) {
      const { findings } = await diagnose(bytes.toString('base64'));
      expect(findings.flatMap(listCodes)).not.toContain('sign.leading-zero');
    }
  });

  it('repaired, is over another string', async () => {
    const text = Buffer.from(signWith('sha256', withoutNonce), 'base64').toString('hex');
    const { findings } = await diagnose(text);
    expect(findings).toMatchObject([
      {
        causes: [{ code: 'sign.hex' }, { code: 'string.nonce-missing' }],
        proof: { by: 'digest', hash: 'sha256' },
        variantText: withoutNonce,
      },
    ]);
  });

  it('repaired, is over something unrelated: both stay to be said', async () => {
    const text = `"${signWith('sha256', unrelated)}"`;
    const diagnosis = await diagnose(text);
    expect(diagnosis.findings.map(listCodes)).toEqual([['sign.quoted']]);
    expect(diagnosis.valueSearch).not.toBeNull();
  });

  const changed = right.replace('100.00', '10.00');
  const ofChanged = signWith('sha256', changed);
  it.each([
    ['sign.quoted', `'${ofChanged}'`],
    ['sign.percent-encoded', encodeURIComponent(encodeURIComponent(ofChanged))],
    ['sign.byte-reversed', Buffer.from(ofChanged, 'base64').reverse().toString('base64')],
    [
      'algorithm.digest-info',
      pad(Buffer.from(`302f300b06096086480165030402010420${hex('sha256', changed)}`, 'hex')),
    ],
  ])('%s around a changed value is one reason with it', async (code, text) => {
    expect(summarize(await diagnose(text))).toEqual([
      { codes: `${code} value.changed`, proof: 'digest', value: '10.00' },
    ]);
  });

  it.each([
    ['cut', sound.slice(0, 300), 'sign.truncated'],
    ['cut to nothing that decodes', sound.slice(0, 301), 'sign.truncated'],
    ['cut to the size of a smaller key', sound.slice(0, 256), 'sign.truncated'],
    ['masked', `${sound.slice(0, 10)}*****${sound.slice(-10)}`, 'sign.masked'],
    ['abbreviated', `${sound.slice(0, 40)}...`, 'sign.masked'],
    ['hidden', 'X'.repeat(16), 'sign.masked'],
    ['written in lower case', sound.toLowerCase(), 'sign.one-case'],
    ['written in upper case', sound.toUpperCase(), 'sign.one-case'],
  ])('is %s', async (_, text, code) => {
    expect(summarize(await diagnose(text))).toEqual([{ codes: code, proof: 'none', value: null }]);
  });

  describe('of which some is lost', () => {
    /** With as many + and / as most signatures have. */
    const { keyText, full } = createFullSignature();
    const given = full.replace(/=*$/, '');

    function createFullSignature(): { readonly keyText: string; readonly full: string } {
      for (;;) {
        const { keyText, privateKey } = createSigner();
        const full = signWith('sha256', right, privateKey);
        if (/^[a-z].*\+.*\+.*\/.*[a-z]=*$/.test(full)) return { keyText, full };
      }
    }

    it.each([
      ['its first character', full.slice(1), 'first-lost'],
      ['its last character', full.replace(/.(=+)$/, '$1'), 'last-lost'],
      ['a +', full.replace('+', ''), 'plus-lost'],
      ['a /', full.replace('/', ''), 'slash-lost'],
      ['its first character and its padding', given.slice(1), 'first-lost'],
    ])('is found: %s', async (_, text, id) => {
      expect((await diagnose(text, [keyText])).findings).toMatchObject([
        {
          causes: [{ code: 'sign.truncated', id, repairedText: full }],
          proof: { by: 'signature' },
        },
      ]);
    });

    it.each([
      ['its end', full.slice(0, 300), 'end'],
      ['two characters at its beginning', full.slice(2), 'elsewhere'],
      ['a letter within it', full.replace(/(?<=.{9})[a-z]/, ''), 'elsewhere'],
      ['each +', full.replaceAll('+', ''), 'plus-signs'],
    ])('is told by where it was: %s', async (_, text, lost) => {
      expect((await diagnose(text, [keyText])).findings).toMatchObject([
        { causes: [{ code: 'sign.truncated', lost }], proof: { by: 'none' } },
      ]);
    });
  });

  it('that another key made, in hex, is not said to have lost its capitals', async () => {
    const other = createSigner(2048);
    const hex = Buffer.from(signWith('sha256', right, other.privateKey), 'base64').toString('hex');
    const diagnosis = await diagnose(`sha256=${hex}`);
    expect(summarize(diagnosis)[0]?.codes).toContain('key.not-the-signer');
  });

  it('that a smaller key made is not said to be cut', async () => {
    const small = createSigner(1024);
    const diagnosis = await diagnose(signWith('sha256', right, small.privateKey));
    expect(summarize(diagnosis)).toMatchObject([{ codes: 'key.not-the-signer' }]);
  });

  it('that is anything else is left to the problem that names it', async () => {
    const diagnosis = await diagnose(`${sound}${sound}!`);
    expect(diagnosis.findings).toEqual([]);
    expect(diagnosis.facts?.madeByKey).toBeNull();
  });

  it('that never was Base64 is not said to hold bytes', async () => {
    expect((await diagnose('[B@6d06d69c')).findings).toEqual([]);
  });

  it.each([
    ['forty bytes', Buffer.alloc(40, 7).toString('base64')],
    [
      'a signature of Ed25519',
      sign(null, Buffer.from(right), generateKeyPairSync('ed25519').privateKey).toString('base64'),
    ],
  ])('that is %s is neither said to be cut nor to be another key’s', async (_, text) => {
    const { findings, facts } = await diagnose(text);
    expect(findings.map(listCodes)).toEqual([['input.unexplored']]);
    expect(facts?.madeByKey).toBeNull();
  });

  it('that an EC key made is told as that, and not as one that was cut', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const lengths = new Set<number>();
    // The two integers have a byte more or less by chance: 72 bytes have no padding in Base64, as cut ones have none.
    while (lengths.size < 3) {
      const signature = sign('sha256', Buffer.from(right), privateKey);
      if (lengths.has(signature.length)) continue;
      lengths.add(signature.length);
      const { findings, facts } = await diagnose(signature.toString('base64'));
      expect(findings.flatMap(({ causes }) => causes)).toMatchObject([
        {
          code: 'input.unexplored',
          why: 'ecdsa',
          owner: 'unknown',
          signatureLength: signature.length,
        },
      ]);
      expect(facts?.madeByKey).toBeNull();
    }
  });

  it('that lost its first character is not said to have lost a +', async () => {
    const [finding] = (await diagnose(sound.slice(1))).findings;
    expect(finding && listCodes(finding)).toEqual(['sign.truncated']);
  });
});

describe('keys that are not of everyday size', () => {
  it.each([1024, 2056, 2047])('%i bits', async (bits) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
    const keyText = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(
      summarize(await diagnose(signWith('sha256', withoutNonce, privateKey), [keyText])),
    ).toEqual([{ codes: 'string.nonce-missing', proof: 'digest', value: null }]);
    const pss = signPss('sha256', right, 32, privateKey);
    expect(summarize(await diagnose(pss, [keyText]))).toEqual([
      { codes: 'algorithm.pss', proof: 'signature', value: null },
    ]);
  });
});
