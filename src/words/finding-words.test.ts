import { describe, expect, it } from 'vitest';
import type {
  Cause,
  FaultCause,
  PairCause,
  RepairCause,
  StringCause,
} from '../core/diagnosis/cause';
import { createFinding, type Finding, notProven, type Proof } from '../core/diagnosis/finding';
import type { Owner } from '../core/diagnosis/owner';
import { findingWords } from './en/findings';
import { describeFinding } from './finding-words';
import { toPlainText } from './text';

const digest = Uint8Array.of(0xab, 0xcd);
const proven: Proof = { by: 'digest', hash: 'sha1', digest };
const verified: Proof = {
  by: 'signature',
  signatureBytes: digest,
  padding: 'pkcs1',
  hash: 'sha256',
};

function explain(causes: readonly Cause[], facts: Partial<Finding> = {}): Finding {
  return createFinding({ subject: 'signature', proof: notProven, ...facts, causes });
}

function print(finding: Finding) {
  const { title, evidence, origins, fixes, equivalents } = describeFinding(finding, findingWords);
  return {
    title: toPlainText(title),
    evidence: toPlainText(evidence),
    origins: origins.map(toPlainText),
    fixes: fixes.map(({ owner, text }) => `${owner}: ${toPlainText(text)}`),
    equivalents: equivalents.map(toPlainText),
  };
}

const fault = { kind: 'fault', owner: 'platform' } as const;

const withoutNonce: StringCause = {
  kind: 'deviation',
  code: 'string.nonce-missing',
  variant: 'plain',
  key: 'nonce',
  facts: {},
  owner: 'platform',
};

const sha1: FaultCause = { ...fault, code: 'algorithm.digest', hash: 'sha1', digest };

describe('a string that several programs give here', () => {
  const printed = (printer: string, nested: string, filter: string): StringCause => ({
    kind: 'deviation',
    code: 'string.language-text',
    variant: `${printer}/${nested}/${filter}`,
    key: null,
    facts: { printer, nested, filter, escapes: 'none' },
    owner: 'merchant',
  });
  const php = printed('php', 'json', 'none');

  it('is not laid to one language, nor to a filter that nothing shows', () => {
    const equivalents = [[printed('php', 'json', 'null')], [printed('ruby', 'json', 'rails')]];
    expect(print(explain([php], { subject: 'own-string', equivalents }))).toMatchObject({
      title:
        'Your string has its values as PHP or Ruby, for example, prints them (nested values as its JSON).',
      equivalents: [],
    });
  });

  it('is not laid to one language’s truth where another drops the same', () => {
    const truth = (language: string): StringCause => ({
      ...php,
      code: 'string.falsy-dropped',
      variant: language,
      facts: { language, blanks: 'white-space-kept' },
    });
    const tell = (equivalents: readonly StringCause[][]) =>
      print(explain([truth('php')], { equivalents }));
    expect(tell([[truth('python')]])).toMatchObject({
      title: 'The signed string drops what counts as false, as in PHP or Python (blank text kept).',
      equivalents: [],
    });
    expect(tell([]).title).toBe(
      'The signed string drops 0, "0", false and empty arrays, as PHP does (blank text kept).',
    );
  });

  it('tells five forms of the same string and counts the rest', () => {
    const cut = (length: number): StringCause => ({
      ...php,
      code: 'string.values-cut',
      variant: `${length}`,
      facts: { length },
    });
    const { equivalents } = print(
      explain([cut(1)], { equivalents: Array.from({ length: 20 }, (_, at) => [cut(at + 2)]) }),
    );
    expect(equivalents).toHaveLength(6);
    expect(equivalents.at(-1)).toContain('15 more');
  });

  it('has no form beside a shown value that another one contradicts', () => {
    const span = { start: 0, end: 0 };
    const source = { input: 'body', keySpan: span, valueSpan: span } as const;
    const flag = { state: 'kept', key: 'flag', value: 'true', source, span } as const;
    const canonical = { text: 'flag=true', kept: [flag], dropped: [] };
    const tell = (equivalents: readonly StringCause[][]) => {
      const finding = explain([printed('php', 'text', 'none')], {
        variantText: 'flag=1',
        equivalents,
      });
      return describeFinding(finding, findingWords, canonical).form?.map(String);
    };
    expect(tell([])).toEqual(['nulls and blanks kept']);
    expect(tell([[printed('php', 'text', 'empty')]])).toBeUndefined();
  });

  it('is laid to the one that gives it', () => {
    expect(print(explain([php], { subject: 'own-string' })).title).toBe(
      'Your string has its values as PHP, for example, prints them (nested values as its JSON, nulls and blanks kept).',
    );
  });

  it.each([
    ['rails-decoded', ' (for example '],
    ['qs-decoded', ' (a[b][0]'],
  ])('names a program as an example where another writes the same: %s', (writer, shown) => {
    const spread = (by: string): StringCause => ({
      ...php,
      code: 'nested.as-entries',
      variant: `brackets/${by}`,
      facts: { path: 'brackets', writer: by },
    });
    const finding = explain([spread('qs-decoded')], { equivalents: [[spread(writer)]] });
    expect(print(finding).title).toContain(shown);
  });
});

it('names no program that numbers items otherwise', () => {
  const facts = { path: 'dots', writer: 'qs-decoded', order: 'sorted', filter: 'none' } as const;
  const cause: StringCause = {
    ...withoutNonce,
    code: 'nested.as-entries',
    variant: 'dots/qs-decoded',
    facts,
  };
  expect(print(explain([cause])).title).not.toContain('qs');
});

describe('an own string that was stripped', () => {
  const strip = (...forms: FaultCause<'paste.stripped'>['forms']) =>
    print(explain([{ kind: 'fault', owner: 'merchant', code: 'paste.stripped', forms }]));

  it('is not called damaged for what only stood around it', () => {
    expect(strip('label', 'quoted')).toMatchObject({
      title: 'Your string was pasted with a label before it and quotes around it.',
      fixes: ['merchant: Nothing, as long as your code does not verify that as well.'],
    });
  });

  it('is not called damaged where code may print its bytes so', () => {
    expect(strip('base64')).toMatchObject({
      title: 'Your string was pasted as Base64 of its bytes.',
      evidence: 'The text of these bytes was compared.',
      origins: [expect.stringContaining('Code, a log or a debugger that prints bytes so')],
    });
  });

  it('is not called damaged for lines alone, which code may break too', () => {
    expect(strip('broken-lines')).toMatchObject({
      title: 'Your string is broken into lines, by a copy or by your code.',
      origins: [expect.stringContaining('chunk_split')],
    });
  });

  it('is called damaged for what was done to itself', () => {
    expect(strip('label', 'broken-lines')).toMatchObject({
      title: 'Your string was damaged when it was copied.',
      evidence: 'It was read without a label before it and lines broken.',
    });
  });
});

describe('a string that deviates', () => {
  it('shows a value of it in the place of its form, which is told apart', () => {
    const asFloat: StringCause = {
      ...withoutNonce,
      code: 'amount.as-number',
      variant: 'float',
      key: null,
    };
    const span = { start: 0, end: 0 };
    const source = { input: 'body', keySpan: span, valueSpan: span } as const;
    const amount = { state: 'kept', key: 'amount', value: '100.00', source, span } as const;
    const canonical = { text: 'amount=100.00', kept: [amount], dropped: [] };
    const tell = (causes: readonly Cause[]) => {
      const finding = explain(causes, { variantText: 'amount=100.0' });
      const { title, form } = describeFinding(finding, findingWords, canonical);
      return [toPlainText(title), form === null ? null : toPlainText(form)];
    };
    expect(tell([asFloat])).toEqual([
      'The signed string has amounts as numbers: 100.0, not 100.00.',
      'as a float prints itself, or with one decimal: 100.0 for 100.00',
    ]);
    expect(tell([asFloat, withoutNonce])).toEqual([
      'The signed string has amounts as numbers (as a float prints itself, or with one decimal: 100.0 for 100.00), and leaves out nonce.',
      null,
    ]);
    const inCents: StringCause = { ...withoutNonce, code: 'amount.minor-units', variant: 'plain' };
    expect(tell([inCents, withoutNonce, { ...withoutNonce, code: 'string.trimmed' }])[0]).toMatch(
      /^The signed string has amounts [^;]*; leaves out nonce; and [^;]*trim[^;]*\.$/,
    );
  });

  it('has a first fix for each of its causes: one of two does not mend it', () => {
    const withoutTimestamp: StringCause = {
      ...withoutNonce,
      code: 'string.timestamp-missing',
      key: 'timestamp',
    };
    const tell = (causes: readonly Cause[]) =>
      describeFinding(explain(causes), findingWords).firstFixes.map(({ text }) =>
        toPlainText(text),
      );
    expect(tell([withoutTimestamp, withoutNonce])).toEqual([
      'Add timestamp with the value of X-Timestamp before sorting.',
      'Add nonce with the value of X-Nonce before sorting.',
    ]);
    // The second fix of a fault is no second cause.
    const unknownKey: Cause = { ...fault, code: 'string.unknown', isComplete: true, signed: null };
    expect(tell([unknownKey])).toHaveLength(1);
  });

  it('tells the value of X-Sign, where it was pasted as the own string, from an unknown text', () => {
    const unknown = { ...fault, code: 'string.unknown', isComplete: true, signed: null } as const;
    const { title, fixes } = print(explain([{ ...unknown, own: 'signature' }]));
    expect(title).toBe('Your string is the value of X-Sign, not the string that was signed.');
    expect(fixes).toEqual([expect.stringContaining('verifies X-Sign')]);
    const key = print(explain([{ ...unknown, own: 'key' }]));
    expect(key.title).toBe('Your string is a public key, not the string that was signed.');
    expect(key.fixes).toEqual(fixes);
  });

  it('has a fix for the copy, too, where a program may have rewritten it', () => {
    const finding = explain([{ ...withoutNonce, owner: 'unknown' }], { mayBeRewritten: 'body' });
    expect(print(finding).fixes.at(-1)).toMatch(/^transport: Where a program rewrote it: /);
  });

  it.each([
    ['filtered', /array_filter/],
    ['decoded', /URLDecoder/],
    ['defaults', /a DTO’s 0/],
    ['nulls', /String\.valueOf/],
    ['decimals', /toFixed\(2\)/],
    ['order', /jsonb/],
    ['empties', /json_decode\(…, true\)/],
    ['blanks', /WriteNullStringAsEmpty/],
    ['lists', /Firebase/],
    ['floats', /float32/],
  ] as const)(
    'says first what a program on the way does, where it is known: %s',
    (mayBeRewritten, origin) => {
      const { fixes, origins } = print(
        explain([{ ...withoutNonce, owner: 'unknown' }], { mayBeRewritten }),
      );
      expect(origins[0]).toMatch(origin);
      expect(fixes[0]).toMatch(/^transport: Where a program /);
    },
  );

  // A column of decimals, a cast of an ORM, a JSON column: what the signer is said to do shows in the bytes that arrived alone.
  it.each([
    ['amount.as-number', 'plain', /two decimals/],
    ['boolean.as-number', 'plain', /booleans of numbers/],
    ['nested.spaced', 'python', /a text of JSON/],
  ] as const)('names what made a body regular as the last cause of %s', (code, variant, origin) => {
    const regular = { ...withoutNonce, code, variant, key: null } as StringCause;
    const last = (finding: Finding) => print(finding).origins.at(-1);
    expect(last(explain([regular]))).toMatch(origin);
    // The merchant's own code built this string of this body.
    expect(last(explain([regular], { subject: 'own-string' }))).not.toMatch(origin);
    expect(last(explain([{ ...regular, owner: 'unknown' }]))).not.toMatch(origin);
  });

  it('does not tell of a time in seconds as if something made milliseconds of it for the string', () => {
    const seconds: StringCause = {
      ...withoutNonce,
      code: 'time.milliseconds',
      variant: 'timestamp-seconds',
      key: 'timestamp',
    };
    const { fixes, origins } = print(explain([seconds]));
    expect(fixes.join()).not.toContain('exactly as header or body has it');
    expect(origins.join()).not.toContain('currentTimeMillis');
  });

  it('does not tell of another attempt where one header alone is another', () => {
    const changed: FaultCause = {
      ...fault,
      code: 'value.changed',
      key: 'timestamp',
      value: '1790000123',
      header: 'X-Timestamp',
      pasted: '1790000153',
      likeness: null,
      recovery: null,
    };
    // PHP: 'X-Timestamp: ' . time(), and time() again for the string.
    const { origins, fixes } = print(explain([changed]));
    expect(origins).toEqual([
      expect.stringMatching(/^Only X-Timestamp is another than was signed/),
      'Or the signer reads its clock a second time for the string, and signs another second than it sends.',
    ]);
    expect(fixes.join()).toContain(
      'If they are, have the signer sign the very text that it sends in X-Timestamp.',
    );
    const later = print(explain([{ ...changed, pasted: '1790003724' }]));
    expect(later.origins).toEqual([expect.stringMatching(/^Only X-Timestamp/)]);
    const shifted = print(explain([{ ...changed, pasted: '1790003723' }]));
    expect(shifted.origins[1]).toMatch(/^A time zone’s offset/);
  });

  it('tells of formatted amounts apart from those of a number type', () => {
    const rewritten = (pasted: string, written?: string): FaultCause => ({
      ...fault,
      code: 'input.rewritten',
      entries: [
        {
          key: 'amount',
          pastedKey: 'amount',
          pasted,
          signed: '1500.00',
          ...(written !== undefined && { written }),
        },
      ],
      topics: ['amount'],
      signs: [],
      lacksOthers: false,
    });
    const tell = (pasted: string, written?: string) =>
      print(explain([rewritten(pasted, written)])).origins.at(1);
    expect(tell('1500', '1500.00')).toMatch(/^Amounts in a number type, such as BigDecimal/);
    expect(print(explain([rewritten('1500', '1500.00')])).evidence).toContain(
      'amount=1500.00 (here the number 1500.00)',
    );
    expect(tell('1,500.00')).toMatch(/^Amounts formatted to be read/);
    expect(tell('₹1500.00')).toMatch(/^Amounts formatted to be read/);
    expect(tell('1500.0')).toMatch(/^Amounts in a number type/);
  });

  it('says of a field that the body lacks that the signer may add it, and changes no value', () => {
    const lost: FaultCause = {
      ...fault,
      owner: 'unknown',
      code: 'input.rewritten',
      entries: [{ key: 'status', pastedKey: 'status', pasted: null, signed: 'completed' }],
      topics: ['lost'],
      signs: [],
      lacksOthers: false,
    };
    const told = print(explain([lost]));
    expect(told.title).toContain('or the signer adds it');
    expect(told.origins.at(-1)).toBe(
      'A signer that adds it before it signs, such as by a default.',
    );
  });

  it('is told with its proof, and with what gives it too', () => {
    const trimmed: StringCause = { ...withoutNonce, code: 'string.trimmed' };
    const equivalents = [[withoutNonce], [withoutNonce, trimmed]];
    const finding = explain([withoutNonce], { proof: proven, variantText: 'a=1', equivalents });
    expect(print(finding)).toMatchObject({
      title: 'The signed string leaves out nonce.',
      evidence: 'A string built this way gives the signed SHA-1: abcd',
      fixes: ['platform: Add nonce with the value of X-Nonce before sorting.'],
      // The first says what the title says.
      equivalents: [expect.stringMatching(/^It leaves out nonce, and .*trim/)],
    });
  });

  it.each<readonly [string, Proof, Finding['subject']]>([
    ['The signature verifies over a string built this way.', verified, 'signature'],
    [
      'The signature holds a string built this way, character by character.',
      { by: 'string' },
      'signature',
    ],
    [
      'Yours equals a string built this way, character by character.',
      { by: 'string' },
      'own-string',
    ],
    ['A string built this way gives the SHA-1 that you pasted: abcd', proven, 'own-string'],
    [
      'Without its additional pairs, yours equals a string built this way.',
      { by: 'string', hasAddedPairs: true },
      'own-string',
    ],
  ])('says what proves it: %s', (evidence, proof, subject) => {
    const finding = explain([withoutNonce], { proof, subject, variantText: 'a=1' });
    expect(print(finding).evidence).toBe(evidence);
    const agreed =
      /[.] It is also the string that was signed: your code and the signer agree(.*)\.$/;
    const tell = (owner: Owner): string =>
      agreed.exec(print({ ...finding, owner, isAlsoSigned: true }).evidence)?.[1] ?? 'untold';
    expect(tell('platform')).toBe(
      ', and neither follows the contract. Once the signer is mended, your code has to be, too',
    );
    expect(tell('unknown')).toBe('');
  });

  it('does not claim a place in memory, which no two runs share', () => {
    const variantText = 'list=ARRAY(0x…)';
    const finding = explain([withoutNonce], {
      proof: { by: 'string' },
      subject: 'own-string',
      variantText,
    });
    expect(print(finding).evidence).toBe(
      'Yours equals a string built this way, but for the place in memory (0x…).',
    );
  });

  it('is told with its hash where what was made of it was hashed again', () => {
    const twice: Cause = {
      ...withoutNonce,
      code: 'algorithm.hashed-twice',
      variant: 'hex',
      facts: { hash: 'sha1' },
    };
    const finding = explain([twice], { proof: proven, variantText: 'a=1' });
    expect(print(finding)).toMatchObject({
      title: 'The signed string was hashed twice (the SHA-1 of the SHA-1 in hex).',
      evidence: 'A string built this way gives the signed SHA-1: abcd',
    });
  });
});

describe('several causes', () => {
  it('are told from the outside to the inside, each advice once', () => {
    const quoted: RepairCause = {
      kind: 'repair',
      code: 'sign.quoted',
      id: 'quoted',
      owner: 'transport',
      repairedText: 'YQ==',
    };
    const again: RepairCause = { ...quoted, repairedText: 'Yg==' };
    const finding = explain([quoted, again, sha1, withoutNonce], {
      proof: proven,
      variantText: 'a=1',
    });
    expect(print(finding)).toMatchObject({
      title:
        'X-Sign stands in quotes. Signed with SHA-1, not SHA-256. The signed string leaves out nonce.',
      evidence:
        'Repaired, it has the right length, but does not verify yet: Yg==. Opened with the public key, the signature names SHA-1 and holds 2 bytes: abcd. A string built this way gives the signed SHA-1: abcd',
      fixes: [
        'transport: Remove the quotes.',
        'platform: Sign with RSA2: SHA256withRSA (RSASSA-PKCS1-v1_5 with SHA-256).',
        'platform: Add nonce with the value of X-Nonce before sorting.',
      ],
    });
    expect(print(explain([quoted], { proof: verified })).evidence).toBe(
      'Repaired, it verifies: YQ==',
    );
  });

  it.each([
    ['plus-inside', 'has spaces where + was'],
    ['plus-at-start', 'lacks the + at its beginning'],
    ['plus-at-end', 'lacks the + at its end'],
  ] as const)('a lost + is told by its place: %s', (id, says) => {
    const cause = {
      kind: 'repair',
      code: 'sign.plus-as-space',
      id,
      owner: 'transport',
      repairedText: 'YQ==',
    } as const;
    expect(print(explain([cause])).title).toBe(`X-Sign ${says}.`);
  });
});

describe('the algorithm', () => {
  const bare = { ...fault, code: 'algorithm.no-digest-info', content: digest } as const;
  const text = { ...bare, content: new TextEncoder().encode('a=1') };
  const pss = {
    ...fault,
    code: 'algorithm.pss',
    hash: 'sha256',
    maskHash: 'sha1',
    saltLength: 1,
    isMadeByKey: false,
  } as const;

  it.each<readonly [Cause, Proof, string, string]>([
    [
      sha1,
      proven,
      'Signed with SHA-1, not SHA-256.',
      'Opened with the public key, the signature holds the SHA-1 of the right string: abcd',
    ],
    [
      { ...fault, code: 'algorithm.digest-info' },
      proven,
      'The right string was signed, but its DigestInfo lacks the NULL.',
      'Opened with the public key, the signature holds a DigestInfo without the NULL that RFC 8017 §9.2 asks for.',
    ],
    [
      { ...fault, code: 'algorithm.digest-info' },
      notProven,
      'The signature’s DigestInfo lacks the NULL.',
      'Opened with the public key, the signature holds a DigestInfo without the NULL that RFC 8017 §9.2 asks for.',
    ],
    [
      { ...bare, form: { kind: 'hex', hash: 'md5' } },
      proven,
      'The signature holds an MD5 in hex in place of a DigestInfo.',
      'Opened with the public key, behind the padding stands the MD5 of the right string: abcd',
    ],
    [
      { ...text, code: 'algorithm.no-padding', form: { kind: 'text' } },
      { by: 'string' },
      'The signature holds the string itself in place of a padded DigestInfo.',
      'Opened with the public key, behind the zeros stands the right string itself: a=1',
    ],
    [
      { ...text, form: null },
      notProven,
      'The signature holds the text a=1 in place of a DigestInfo.',
      'Nothing known gives it, so it does not prove that this key made the signature. Opened with the public key, behind the padding stands: a=1',
    ],
    [
      pss,
      notProven,
      'Perhaps signed with PSS padding (RSASSA-PSS, SHA-256, MGF1 with SHA-1), not PKCS#1 v1.5.',
      'Opened with the public key, it looks like PSS with a salt of 1 byte, over another string. With so long a salt too little is prescribed to prove that this key made it.',
    ],
    [
      { ...pss, isMadeByKey: true, maskHash: 'sha256', saltLength: 32 },
      verified,
      'Signed with PSS padding (RSASSA-PSS, SHA-256), not PKCS#1 v1.5.',
      'A PSS verification with SHA-256 and a salt of 32 bytes succeeds.',
    ],
  ])('%#: %s', (cause, proof, title, evidence) => {
    expect(print(explain([cause], { proof }))).toMatchObject({ title, evidence });
  });

  it('what only looks like PSS may be another key’s', () => {
    const tellsOfAnotherKey = (isMadeByKey: boolean): readonly boolean[] => {
      const { origins, fixes } = print(explain([{ ...pss, isMadeByKey }], { proof: notProven }));
      return [origins.join(' '), JSON.stringify(fixes)].map((said) => /key/.test(said));
    };
    expect(tellsOfAnotherKey(false)).toEqual([true, true]);
    expect(tellsOfAnotherKey(true)).toEqual([false, false]);
  });

  it.each([
    ['algorithm.no-digest-info', 'raw RSA private-key operation, such as'],
    ['algorithm.no-padding', 'raw RSA private-key operation without padding, such as'],
  ] as const)('%s comes from what is proven, or perhaps from that', (code, origin) => {
    const cause = { ...text, code, form: null };
    const [unproven] = print(explain([cause], { proof: notProven })).origins;
    const [proven] = print(explain([cause], { proof: { by: 'string' } })).origins;
    expect(unproven).toContain(`Perhaps a ${origin}`);
    expect(proven).toMatch(new RegExp(`^A ${origin}`));
  });
});

it('another algorithm over another string takes more than its own fix', () => {
  const fix = 'platform: Sign with RSA2: SHA256withRSA (RSASSA-PKCS1-v1_5 with SHA-256).';
  expect(print(explain([sha1], { proof: proven })).fixes).toEqual([fix]);
  expect(print(explain([sha1])).fixes).toEqual([
    fix,
    'platform: That alone will not do: another string was signed, too.',
  ]);
});

describe('the key', () => {
  const key = { bits: 2048, fingerprint: null };
  const other = {
    ...fault,
    ...key,
    code: 'key.other-loaded',
    keyIndex: 1,
    name: 'sandbox',
    isMadeByKey: true,
  } as const;

  it('has its name isolated, wherever it stands', () => {
    const finding = explain([other], { proof: verified });
    const { title, evidence, fixes } = describeFinding(finding, findingWords);
    for (const text of [title, evidence, fixes[0]?.text]) {
      expect(text).toContainEqual({ as: 'quote', text: 'sandbox' });
    }
  });

  it('that signed is named', () => {
    expect(print(explain([other], { proof: verified }))).toMatchObject({
      title: 'Another loaded key signed it: key 2 (sandbox), RSA 2048.',
      evidence: 'The signature verifies over the right string with key 2 (sandbox).',
    });
    expect(print(explain([{ ...other, isMadeByKey: false }]))).toMatchObject({
      title: 'Another loaded key may have signed it: key 2 (sandbox), RSA 2048.',
      evidence:
        'Opened with key 2 (sandbox), the signature holds what may be its signer’s, but does not prove it.',
    });
  });

  it('has the beginning of its fingerprint without dots before the full stop', () => {
    const fingerprint = Buffer.from('3d6abc2281902344'.padEnd(64, '0'), 'hex');
    expect(print(explain([{ ...other, fingerprint }], { proof: verified })).title).toBe(
      'Another loaded key signed it: key 2 (sandbox), RSA 2048, its fingerprint begins with 3d6abc2281902344.',
    );
  });

  it('alone is not enough where another string was signed', () => {
    const told = print(explain([other]));
    expect(told.evidence).toMatch(/its signer can write, over another string\.$/);
    expect(told.fixes.join()).toMatch(/That alone will not do/);
  });

  it('is not said to verify over the right string where another one was signed', () => {
    const finding = explain([other, withoutNonce], { proof: verified, variantText: 'a=1' });
    expect(print(finding).evidence).toBe(
      'Opened with key 2 (sandbox), the signature holds what only its signer can write. The signature verifies over a string built this way.',
    );
  });

  it('that did not sign may have met a damaged signature', () => {
    const unknown = {
      ...fault,
      code: 'key.not-the-signer',
      keys: 1,
      areAllOpened: true,
      isBelowModulus: true,
      smallFactor: null,
      signatureLength: 256,
      keyLength: 256,
      hasOwnKey: false,
      isNamedOther: false,
    } as const;
    expect(print(explain([unknown]))).toMatchObject({
      title: 'The loaded key does not fit the signature.',
      evidence:
        'Opened with the public key, it holds no PKCS#1 or PSS padding: usually another key made it, or it was damaged.',
    });
    const mixUp = /merchant public key/;
    expect(print(explain([unknown])).origins.join()).toMatch(mixUp);
    // Their own key is loaded and is another one: that is ruled out.
    expect(print(explain([{ ...unknown, hasOwnKey: true }])).origins.join()).not.toMatch(mixUp);
    const named = print(explain([{ ...unknown, isNamedOther: true }]));
    expect(named.title).toBe(
      'The loaded key, by its name not the platform’s, does not fit the signature.',
    );
    expect(named.origins[0]).toMatch(mixUp);
    // 0xff…ff is above every modulus: no key opens it.
    expect(print(explain([{ ...unknown, isBelowModulus: false }])).evidence).not.toMatch(/Opened/);
    const damaged = print(explain([{ ...unknown, smallFactor: 7 }]));
    expect(damaged.evidence).toMatch(/divisible by 7;/);
    expect(damaged.origins).toEqual([expect.stringMatching(/^A character of the key/)]);
    expect(print(explain([{ ...unknown, signatureLength: 1 }])).evidence).toMatch(/has 1 byte,/);
    expect(print(explain([{ ...unknown, keys: 3 }])).title).toBe(
      'None of the 3 loaded keys fits the signature.',
    );
    expect(print(explain([{ ...unknown, keys: 3, areAllOpened: false }])).title).toBe(
      'The first of the loaded keys does not fit the signature.',
    );
  });
});

describe('an entry under another spelling of its key', () => {
  const renamed = (key: string): PairCause => ({
    kind: 'pair',
    owner: 'merchant',
    difference: 'renamed',
    code: 'string.key-spelling',
    key,
    ownKey: `x_${key}`,
    own: '1',
    isGarbled: false,
  });
  const ofBody = 'merchant: Use the keys exactly as the body has them.';
  const ofHeaders =
    'merchant: The values of X-Timestamp and X-Nonce have the keys timestamp and nonce.';

  it.each([
    [['amount'], [ofBody]],
    [['nonce'], [ofHeaders]],
    [
      ['amount', 'timestamp'],
      [ofBody, ofHeaders],
    ],
  ])('is sent to where its key is from: %s', (keys, fixes) => {
    expect(print(explain(keys.map(renamed), { subject: 'own-string' })).fixes).toEqual(fixes);
  });
});

it.each([
  [
    'sha1',
    'A signing call set to SHA-1 (sha1WithRSAEncryption), often an older default (RSA instead of RSA2).',
  ],
  ['md5', 'A signing call set to MD5 (md5WithRSAEncryption), often an older default.'],
  ['sha512', 'A signing call set to SHA-512 (sha512WithRSAEncryption).'],
] as const)('%s is called an older default only where it is one', (hash, origin) => {
  const cause = { ...fault, code: 'algorithm.digest', hash, digest: new Uint8Array(1) } as const;
  expect(print(explain([cause])).origins).toEqual([origin]);
});

describe('a value', () => {
  const changed = {
    ...fault,
    code: 'value.changed',
    key: 'amount',
    value: '10.00',
    header: null,
    pasted: '100.00',
    likeness: null,
    recovery: null,
  } as const;

  it('that another entry has may be a signer’s slip, or another request’s', () => {
    const header = {
      ...changed,
      key: 'timestamp',
      header: 'X-Timestamp',
      value: '1790000100',
    } as const;
    const { title, origins, fixes } = print(
      explain([{ ...header, pasted: '1790000123', otherKey: 'completedAt' }]),
    );
    expect(title).toBe(
      'The signed timestamp was 1790000100, as completedAt is here; X-Timestamp here says 1790000123.',
    );
    expect(origins).toHaveLength(2);
    expect(fixes).toEqual([
      'platform: Take headers and body from the same request.',
      'platform: If they are, have the signer sign the very text that it sends in X-Timestamp.',
    ]);
  });

  it.each([
    ['within', 'A log or a program’s dump that wrote more than the value.'],
    ['masked', 'A log or a filter that masks values.'],
    ['same-moment', 'A program that wrote the time as a date.'],
    ['template', 'A template or a variable that was never filled in.'],
    [
      'rounded',
      'A program that read a long number as a double, which is exact to about 16 digits, such as JavaScript or a spreadsheet.',
    ],
    [
      'same-uuid',
      'A type or a column for UUIDs, which writes them in a form of its own: without dashes, in capitals, in braces.',
    ],
    ['no-seconds', 'Something that wrote another text in the place of the seconds.'],
    [
      'placeholder',
      'A program that had no value there, or no text for it, and printed what stands for that.',
    ],
  ] as const)('of a header (%s) is not laid to another delivery attempt', (likeness, origin) => {
    const header = { key: 'nonce', header: 'X-Nonce', likeness } as const;
    expect(print(explain([{ ...changed, ...header }], { proof: proven }))).toMatchObject({
      origins: [origin],
      fixes: [expect.stringMatching(/Take the header as it arrived/)],
    });
  });

  it('that is the name of an enum’s constant is told as that', () => {
    const named = {
      key: 'status',
      value: 'OrderStatus.COMPLETED',
      likeness: 'enum-member',
    } as const;
    const words = print(explain([{ ...changed, ...named, pasted: 'completed' }]));
    expect(words.origins[0]).toMatch(/^An enum that was printed itself/);
  });

  it('that stands under another key, whose value stands under its own, is told with it', () => {
    const swapped = {
      ...changed,
      key: 'merchantOrderNo',
      value: 'P1',
      pasted: 'M1',
      likeness: 'swapped',
      otherKey: 'orderNo',
    } as const;
    const words = print(explain([swapped], { proof: proven, variantText: 'x' }));
    expect(words).toMatchObject({
      title:
        'The signed string has the values of merchantOrderNo and orderNo under each other’s keys.',
      evidence: 'With merchantOrderNo=P1 and orderNo=M1 the string has the signed SHA-256.',
    });
    expect(words.fixes.join()).toContain(
      'put each value under its own key, merchantOrderNo and orderNo',
    );
  });

  it('that is off by a time zone is told as that', () => {
    const shifted = {
      ...changed,
      key: 'completedAt',
      value: '1789980207',
      pasted: '1790000007',
      likeness: 'other-zone',
    } as const;
    const words = print(explain([shifted], { proof: proven, variantText: 'x' }));
    expect(words.title).toBe(
      'The signed completedAt was 1789980207, 5 hours 30 minutes earlier; this body says 1790000007.',
    );
    expect(words.origins[0]).toMatch(/^A time zone’s offset/);
  });

  it('that the signer did not have when it signed is told as that', () => {
    const unset = { ...changed, key: 'completedAt', value: 'null', likeness: 'unset' } as const;
    const words = print(explain([unset], { proof: proven, variantText: 'x' }));
    expect(words.origins).toEqual([
      expect.stringMatching(/^A signer that had no value for it when it signed/),
      expect.stringMatching(/^A log, proxy or typed object/),
    ]);
    expect(words.fixes.join()).toContain('Have the signer take completedAt from the very body');
    const header = { ...unset, key: 'timestamp', value: '0', header: 'X-Timestamp' } as const;
    expect(print(explain([header], { variantText: 'x' })).fixes.join()).toContain(
      'Have the signer sign the very text that it sends in X-Timestamp.',
    );
  });

  it('that was changed is told with the one that was signed', () => {
    expect(print(explain([changed], { proof: proven, variantText: 'x' }))).toMatchObject({
      title: 'The signed amount was 10.00; this body says 100.00.',
      evidence: 'With amount=10.00 the string has the signed SHA-256.',
    });
    const time = { ...changed, key: 'timestamp', header: 'X-Timestamp' };
    expect(print(explain([time], { variantText: 'x' })).title).toBe(
      'The signed timestamp was 10.00; X-Timestamp here says 100.00.',
    );
    const rewritten = { ...time, pasted: '10.0', likeness: 'same-number' } as const;
    // Python: f"timestamp={time.time() // 1}", with the header written by int()
    const told = print(explain([rewritten], { variantText: 'x' }));
    expect(told.origins).toEqual([
      'A program that read the header as a number and wrote it anew; or a signer that signs the number as its language prints it, such as a float, and sends another text.',
    ]);
    expect(told.fixes).toEqual([
      'platform: Take the header as it arrived, before any program reads it.',
      'platform: If it is, have the signer sign the very text that it sends in X-Timestamp.',
    ]);
  });

  it.each([
    ['unread-line', ': it stands on the line of X-Nonce that could not be read'],
    ['second-line', ', one of those that stand under X-Nonce'],
    ['body', ': the body’s own nonce holds it too'],
    ['other-name', ': it stands under Nonce'],
    ['own-string', ': the merchant’s own string has it'],
    ['other-callback', ', a value that this page has seen before'],
    ['time', ', 10,123 seconds before completedAt'],
  ] as const)('of a header in doubt is told with where it was found: %s', (from, says) => {
    const together = [
      { key: 'nonce', value: 'n1' },
      { key: 'timestamp', value: '1' },
    ];
    const cause = {
      ...changed,
      key: 'nonce',
      value: 'n1',
      header: 'X-Nonce',
      pasted: null,
      recovery: { from, secondsAfterCompletion: -10_123, otherName: 'Nonce', together },
    } as const;
    expect(print(explain([cause], { variantText: 'x' }))).toMatchObject({
      title: `The signed nonce was n1${says}.`,
      evidence: 'With nonce=n1 and timestamp=1 the string has the signed SHA-256.',
      fixes: [
        'platform: Write X-Nonce: n1 into the request headers, as the only line of that name. With both, the signature verifies.',
      ],
    });
  });

  it('that nothing explains is told with what was tried', () => {
    const unknown = {
      ...fault,
      owner: 'unknown',
      code: 'string.unknown',
      isComplete: true,
      signed: {
        digest,
        tried: { strings: 12_345, values: 1 },
        lacksOthers: false,
        roundedKeys: ['userId', 'shopId'],
        sorted: { by: 'name', sortedKeys: ['extra'], isThroughout: true },
      },
    } as const;
    expect(print(explain([unknown])).origins).toContain(
      'A program that sorts members and may have written the body anew: those in extra are sorted, by their names, as Go’s maps, jq -S, Python’s sort_keys or a recursive ksort have them, and so are the body’s own. In which order they were signed nothing that is pasted shows; verify and log the raw body.',
    );
    expect(print(explain([unknown])).origins).toContain(
      'Long integers that a double had rounded in this body, as JSON.parse and others do, in userId and shopId.',
    );
    expect(print(explain([unknown])).evidence).toBe(
      'Signed with this key: the SHA-256 abcd. Tried in vain: 12,345 strings and 1 other value of the entries.',
    );
    // The merchant's own string, with a secret behind it: nothing else was signed otherwise.
    const ofOwn = {
      ...unknown,
      owner: 'platform',
      signed: { ...unknown.signed, isOwn: true },
    } as const;
    expect(print(explain([ofOwn])).origins).toEqual([
      'A signer that does what your code does: what that is stands with your string.',
    ]);
    const inDoubt = {
      ...fault,
      code: 'input.header-in-doubt',
      headers: ['X-Timestamp', 'X-Nonce'],
      digest,
      tried: { strings: 1, values: 2 },
    } as const;
    expect(print(explain([inDoubt]))).toMatchObject({
      title: 'What was signed cannot be told without X-Timestamp and X-Nonce as sent.',
      evidence:
        'Signed with this key: the SHA-256 abcd. Tried in vain: 1 string and 2 values of X-Timestamp and X-Nonce.',
    });
  });

  it.each([
    [
      'nesting',
      'Bodies that nest deeper than 100 levels are verified, but not searched for a cause: it may be any.',
    ],
    [
      'header',
      'Callbacks with a header of more than 20,000 characters are verified, but not searched for a cause: it may be any.',
    ],
    ['exponent', 'The key’s exponent is too long to look into a signature with it.'],
    [
      'length',
      'X-Sign decodes to 1 byte, and this key’s signatures have 256: nothing in it tells of a key or a string.',
    ],
    ['ecdsa', 'Its 1 byte are DER of two integers; this key’s signatures have 256.'],
  ] as const)('says what is not looked into: %s', (why, evidence) => {
    const lengths = { depthLimit: 100, headerLimit: 20_000, signatureLength: 1, keyLength: 256 };
    const unexplored = { ...fault, code: 'input.unexplored', why, ...lengths } as const;
    expect(print(explain([unexplored]))).toMatchObject({ evidence });
  });
});

describe('a pair of the own string', () => {
  const pair = { kind: 'pair', owner: 'merchant', key: 'amount' } as const;
  const added = { ...pair, code: 'string.field-added', difference: 'added', own: '1' } as const;
  const changed: PairCause = {
    ...pair,
    code: 'value.changed',
    difference: 'changed',
    own: '1',
    expected: '',
    deviation: null,
    isComplete: true,
  };

  it.each<readonly [PairCause, string, string]>([
    [
      { ...pair, code: 'string.field-missing', difference: 'missing', expected: '1' },
      'Your string leaves out amount.',
      'The right string has amount=1; yours has no such pair.',
    ],
    [
      { ...added, entry: null },
      'Your string has the additional pair amount.',
      'The right string has no such pair.',
    ],
    [
      { ...added, key: '', own: '', entry: null },
      'Your string has an empty pair.',
      'The right string has no such pair.',
    ],
    [
      { ...added, entry: 'kept' },
      'Your string has amount more than once.',
      'The right string has it once.',
    ],
    [
      changed,
      'Your string has amount as 1, the right one as empty.',
      'The values differ; no known deviation gives yours.',
    ],
    [
      { ...changed, isComplete: false },
      'Your string has amount as 1, the right one as empty.',
      'The values differ; not every known deviation could be tried.',
    ],
    [
      { ...pair, code: 'string.order', difference: 'moved', order: null, own: '1', expected: '2' },
      'Your string has amount in another place.',
      'Its value differs as well.',
    ],
  ])('%#: %s', (cause, title, evidence) => {
    const finding = explain([cause], { subject: 'own-string' });
    expect(print(finding)).toMatchObject({ title, evidence });
  });

  it.each([
    ['s', /router/],
    ['key', /secret/],
    ['sign_type', /signature or its type/],
    ['channel', /framework/],
  ])('that was added may come from elsewhere: %s', (key, origin) => {
    expect(print(explain([{ ...added, key, entry: null }])).origins.join()).toMatch(origin);
  });

  it('that are all empty come from the separator', () => {
    const empty = { ...added, key: '', own: '', entry: null };
    const { title, origins, fixes } = print(explain([empty, { ...empty }, { ...empty }]));
    expect(title).toBe('Your string has 3 empty pairs.');
    expect(origins.join()).toContain('separator');
    expect(fixes).toEqual(['merchant: Put one & between two pairs, and none behind the last.']);
  });

  it('whose value is masked may have been verified without the mask', () => {
    const masked = { ...changed, own: 'M-****', expected: 'M-1001', relation: { kind: 'masked' } };
    const { origins } = print(explain([masked as typeof changed]));
    expect(origins).toEqual([expect.stringContaining('masks')]);
    expect(print(explain([changed])).origins.join()).not.toContain('mask');
  });

  it('that are several take a fix for all of them', () => {
    const missing = {
      ...pair,
      code: 'string.field-missing',
      difference: 'missing',
      expected: '1',
    } as const;
    expect(print(explain([missing, { ...missing, key: 'fee' }])).fixes).toEqual([
      'merchant: Add them all, with their values from the body.',
    ]);
    const strange = { ...added, entry: null } as const;
    const keyless = explain([{ ...strange, key: '100.00', own: '', heldKey: 'amount' }]);
    expect(print(keyless)).toMatchObject({
      origins: [expect.stringMatching(/^The value of amount, whose key is cut off/)],
      fixes: ['merchant: Put the key amount and = in front of it.'],
    });
    const several = ['key', 'extra.bank', 'extra[0]', 'app'].map((key) => ({ ...strange, key }));
    const { origins, fixes } = print(explain(several));
    expect(origins).toHaveLength(3);
    expect(fixes).toEqual([
      'merchant: Sign each nested value as one pair: its compact JSON.',
      'merchant: Leave key and app out: only the body’s fields, timestamp and nonce are signed.',
    ]);
  });

  it.each([
    ['blank', /only white space/],
    ['null', /null/],
    ['sign', /Drop sign/],
    ['replaced', /replace the body’s own/],
  ] as const)('that is not signed is to be dropped: %s', (entry, fix) => {
    expect(print(explain([{ ...added, entry }])).fixes.join()).toMatch(fix);
  });

  it('is told in bounds, however long its value is', () => {
    const long: PairCause = {
      ...changed,
      own: 'x'.repeat(3_000_000),
      expected: 'y'.repeat(99_999),
    };
    const { title, evidence } = print(explain([long]));
    expect(title.length + evidence.length).toBeLessThan(10_000);
  });
});
