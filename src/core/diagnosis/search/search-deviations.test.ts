import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { contractRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import { printCanonical } from '../../canonical/print-canonical';
import { parseHeaders } from '../../headers/parse-headers';
import { Sha256 } from '../../signature/sha-256';
import { contractDigest, toSignedBytes } from './signed-bytes';
import { runAtOnce, WorkMeter } from './slices';
import { searchDeviations, startSearch } from './start-search';
import { type Attempt, createDigestTarget, type Target } from './target';

function buildSource(
  bodyText: string,
  nonce = 'n1',
  headersText = `X-Timestamp: 1790000123\nX-Nonce: ${nonce}\nX-Merchant-No: M1`,
): CanonicalSource {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  const { headers } = parseHeaders(headersText);
  return { headers, body: body.value, bodyText };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function toHex(words: Int32Array | undefined): string {
  return Array.from(words ?? [], (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function listPairs(count: number): string {
  return Array.from({ length: count }, (_, index) => `"k${index}":"订单${index}"`).join(',');
}

describe('what the search hashes is what its text says', () => {
  it.each<[name: string, body: string, nonce: string, work?: number]>([
    [
      'ASCII',
      '{"amount":"100.00","completedAt":1790000000,"status":"completed","note":"a b"}',
      'n1',
    ],
    [
      'other characters',
      '{"amount":"1.50","Ärger":"é 订","note":"\\u8ba2&amp;<x>","n":1.50}',
      'n1',
    ],
    ['halves of characters', '{"a":"\\ud83d","\\ude00b":"\\udc00x","c":"y"}', 'n\ud83d'],
    ['a value beyond the pieces', `{"amount":"100.00","note":"${'é'.repeat(9_000)}"}`, 'n1'],
    [
      'portions that end within a pair, and a value and a key as long as one',
      `{"amount":"100.00","${'k'.repeat(10_001)}":"é","note":"${'é'.repeat(10_000)}",${listPairs(100)}}`,
      'n1',
      40_000_000,
    ],
  ])('%s', (_, bodyText, nonce, work = 20_000_000) => {
    const source = buildSource(bodyText, nonce);
    const wrong: string[] = [];
    const seen = new Set<string>();
    const look = ({ text, rules, sha256: words }: Attempt): boolean => {
      const hash = sha256(toSignedBytes(text, rules, contractDigest));
      // What was remembered of another candidate's parts is the same as what is printed anew.
      const isOther = rules.parts !== null && text !== printCanonical(source, rules);
      if (toHex(words) !== hash || isOther || seen.has(hash)) wrong.push(text.slice(0, 300));
      seen.add(hash);
      return false;
    };
    const { tried } = searchDeviations(source, look, { meter: new WorkMeter(work) });
    expect(wrong).toEqual([]);
    expect(tried).toBe(seen.size);
    expect(tried).toBeGreaterThan(50);
    expect(seen).not.toContain(
      sha256(toSignedBytes(printCanonical(source, contractRules), contractRules, contractDigest)),
    );
  });
});

it('goes on behind a search that gave its room up', () => {
  const { transfer } = ArrayBuffer.prototype;
  // Node 20 cannot.
  ArrayBuffer.prototype.transfer = function (this: ArrayBuffer) {
    return structuredClone(this, { transfer: [this] });
  };
  try {
    const source = buildSource(`{"amount":"1.00","note":"${'é'.repeat(120_000)}"}`);
    const [one, other] = [1, 2].map(() =>
      searchDeviations(source, () => false, { meter: new WorkMeter(50_000_000) }),
    );
    expect(one?.tried).toBeGreaterThan(5);
    expect(other?.tried).toBe(one?.tried);
  } finally {
    ArrayBuffer.prototype.transfer = transfer;
  }
});

describe('a search is bounded by its work, whatever the body', () => {
  const many = (count: number, value: string): string =>
    `{${Array.from({ length: count }, (_, index) => `"k${index}":${value}`).join(',')}}`;

  it.each([
    ['many null', many(20_000, 'null')],
    ['many texts', many(20_000, '"1"')],
    ['many texts of other characters', many(20_000, '"订单"')],
    ['one long text', `{"a":"${'x'.repeat(1_000_000)}"}`],
    ['one long text of other characters', `{"a":"${'订'.repeat(400_000)}"}`],
    ['nested numbers', `{"a":[${'1.50,'.repeat(50_000)}1]}`],
    ['nested objects', `{"a":[${'{"b":"订"},'.repeat(50_000)}1]}`],
    ['spaces within a value', `{"a":"x${' '.repeat(400_000)}x"}`],
    ['marks in a row', `{"a":"x${'\u0301\u0323'.repeat(100_000)}x"}`],
  ])('%s', (_, bodyText) => {
    const meter = new WorkMeter(50_000_000);
    const source = buildSource(bodyText);
    const { found, isComplete } = searchDeviations(source, () => false, { meter });
    expect(found).toBeNull();
    expect(isComplete).toBe(false);
    expect(meter.spent).toBeLessThanOrEqual(50_000_000);
  });

  it.each([
    ['ASCII', 'x'.repeat(200_000)],
    ['characters of three bytes', '订'.repeat(200_000 / 3)],
  ])('counts what it hashes, also where the body is signed as a whole: %s', (_, note) => {
    let hashed = 0;
    const hash = Sha256.prototype.hash;
    const spy = vi.spyOn(Sha256.prototype, 'hash').mockImplementation(function (
      this: Sha256,
      ...given
    ) {
      hashed += given[1];
      return hash.apply(this, given);
    });
    try {
      const source = buildSource(`{"note":"${note}"}`);
      searchDeviations(source, () => false, { meter: new WorkMeter(12_000_000) });
    } finally {
      spy.mockRestore();
    }
    // Two units a byte, and once the contract's own string, which is put in to be skipped.
    expect(hashed).toBeGreaterThan(200_000);
    expect(hashed).toBeLessThan(12_000_000 / 2 + 300_000);
  });

  it.each([
    ['long', `{"note":"${'x'.repeat(100_000)}"}`],
    ['of many fields', many(5000, '1')],
    ['of many nested values', many(1500, '[{"a":1}]')],
  ])('tries nothing, and says so, where it could try next to nothing: %s', (_, bodyText) => {
    const source = buildSource(bodyText);
    const meter = new WorkMeter(3_000_000);
    const result = searchDeviations(source, () => true, { meter });
    expect(result).toEqual({ found: null, equivalents: [], tried: 0, isComplete: false });
    expect([meter.isExceeded, meter.spent]).toEqual([true, 0]);
  });

  it('and says that everything was tried where it was', () => {
    const meter = new WorkMeter(500_000_000);
    const source = buildSource('{"amount":"1.00"}');
    const { isComplete } = searchDeviations(source, () => false, { meter });
    expect(isComplete).toBe(true);
    expect(meter.spent).toBeLessThan(100_000_000);
  });
});

describe('what is told of a string that several deviations give', () => {
  function explain(bodyText: string, text: string, headersText?: string): readonly string[] {
    const source = buildSource(bodyText, 'n1', headersText);
    const { found, equivalents } = searchDeviations(source, (attempt) => attempt.text === text);
    return [...(found === null ? [] : [found]), ...equivalents].map(({ steps }) =>
      steps.map(({ deviation, variant }) => `${deviation.code} ${variant.id}`).join(', '),
    );
  }

  it('claims a null only where there is one', () => {
    const text = 'a=1&b=&nonce=n1&timestamp=1790000123';
    const claim = 'string.null-kept empty';
    // Ruby holds a blank for true.
    const ruby = 'string.falsy-dropped ruby-blanks-kept';
    expect(explain('{"a":"1","b":""}', text)).toEqual(['string.blank-kept plain', ruby]);
    expect(explain('{"a":"1","b":null}', text)).toContain(claim);
  });

  it('claims the merchant number only where it is given', () => {
    const text = 'X-Nonce=n1&X-Timestamp=1790000123&a=1';
    const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1';
    expect(explain('{"a":"1"}', text, headersText)).toEqual(['string.header-names as-sent']);
  });

  it('claims no nested value as entries where it is left out', () => {
    const text = 'orderNo=P1&amount=1&timestamp=1790000123&nonce=n1';
    const told = explain('{"orderNo":"P1","extra":{"a":1},"amount":"1"}', text);
    expect(told[0]).toBe('string.field-missing key:extra, string.order-received body-first');
    expect(told.join()).not.toContain('nested.as-entries');
  });

  it('does not call an entry left out whose name the body’s own has', () => {
    const text = 'a=1&nonce=n1&timestamp=5';
    expect(explain('{"a":"1","timestamp":5}', text)).toEqual(['body.own-timestamp plain']);
    const own = 'a=1&nonce=n2&timestamp=1790000123';
    expect(explain('{"a":"1","nonce":"n2"}', own)).toEqual(['body.own-nonce plain']);
    expect(explain('{"a":"1","nonce":"n2"}', 'a=1&timestamp=1790000123')).toEqual([
      'string.nonce-missing with-body',
    ]);
  });
});

it('a search goes on where it stopped, and tries nothing again', () => {
  const source = buildSource('{"amount":"1.50"}');
  let tried = 0;
  const count = (): boolean => {
    tried++;
    return false;
  };
  const search = startSearch(source, count);
  const alone = runAtOnce(search.run(1));
  expect(tried).toBe(alone.tried);
  const all = runAtOnce(search.run(3));
  expect(all.tried).toBeGreaterThan(alone.tried);
  expect(tried).toBe(all.tried);
  expect(all.tried).toBe(searchDeviations(source, () => false).tried);
});

describe('a search that found nothing', () => {
  const source = buildSource('{"amount":"1.50","status":"completed"}');
  const alone = 'amount=1.50&status=completed&timestamp=1790000123&nonce=n1';
  const together = 'timestamp=1790000123&status=completed&amount=1.50';
  const digests = [alone, together, 'a=1'].map((text) =>
    contractDigest(new TextEncoder().encode(text)),
  );

  it('knows which strings were among those that it tried', () => {
    const search = startSearch(source, () => false);
    runAtOnce(search.run(1));
    expect(search.isExhausted).toBe(false);
    expect(digests.map((digest) => search.hasTried(digest))).toEqual([true, false, false]);
    runAtOnce(search.run(3));
    expect(search.isExhausted).toBe(true);
    expect(digests.map((digest) => search.hasTried(digest))).toEqual([true, true, false]);
  });

  it('goes on for something else as if it had begun with that', () => {
    const target: Target = ({ text }) => text === together;
    const search = startSearch(source, () => false);
    runAtOnce(search.run(1));
    const found = runAtOnce(search.run(3, target));
    expect(found.found?.text).toBe(together);
    expect(found).toEqual(searchDeviations(source, target));
    expect(search.isExhausted).toBe(false);
  });

  it('has not tried everything where its effort is used up', () => {
    const meter = new WorkMeter(10_000_000);
    const search = startSearch(source, () => false, { meter });
    runAtOnce(search.run(3));
    expect(search.isExhausted).toBe(false);
  });
});

describe('a search that another one of the same request was before', () => {
  const bodyText = '{"amount":"7.00","note":"","completedAt":1790000007}';
  const pairs = 'amount=7.00&completedAt=1790000007';
  const toTarget = (text: string) =>
    createDigestTarget(contractDigest(new TextEncoder().encode(text)), contractDigest);
  /** Gives what it was asked to find, and the work that it took. */
  function search(source: CanonicalSource, target: Target) {
    const meter = new WorkMeter(1e9);
    return { ...searchDeviations(source, target, { meter }), work: meter.spent };
  }
  const first = search(buildSource(bodyText), toTarget('first'));

  it('tries nothing for what is none of its strings', () => {
    const second = search(buildSource(bodyText), toTarget('second'));
    expect(first.work).toBeGreaterThan(0);
    expect(second).toEqual({ ...first, work: 0 });
    const alone = startSearch(buildSource(bodyText), toTarget('third'));
    expect(runAtOnce(alone.run(1)).tried).toBeLessThan(first.tried);
    expect(alone.isExhausted).toBe(true);
  });

  it.each([
    ['alone', `${pairs}&nonce=n1&note=&timestamp=1790000123`],
    ['together', `${pairs}&note=`],
  ])('finds what is one of them: %s', (_, text) => {
    const { found, work } = search(buildSource(bodyText), toTarget(text));
    expect(found?.text).toBe(text);
    expect(work).toBeGreaterThan(0);
  });

  it('goes on for what is one of them where it tried nothing for the first', () => {
    const text = `${pairs}&note=`;
    const one = startSearch(buildSource(bodyText), toTarget('first'));
    expect(runAtOnce(one.run(1)).found).toBeNull();
    expect(runAtOnce(one.run(3, toTarget(text))).found?.text).toBe(text);
  });

  it.each([
    ['another value of a header', buildSource(bodyText, 'n2')],
    ['a header less', buildSource(bodyText, 'n1', 'X-Timestamp: 1790000123\nX-Nonce: n1')],
    [
      'a header that enters by some rules alone',
      buildSource(
        bodyText,
        'n1',
        'X-Timestamp: 1790000123\nX-Nonce: n1\nX-Merchant-No: M1\nContent-Type: application/json',
      ),
    ],
    ['another body', buildSource(bodyText.replace('"note":""', '"note":null'))],
  ])('tries everything of %s', (_, source) => {
    expect(search(source, toTarget('second')).work).toBeGreaterThan(0);
  });

  it('tries everything again once a few others were searched', () => {
    for (const nonce of ['n3', 'n4', 'n5', 'n6'])
      search(buildSource('{"a":1}', nonce), toTarget(''));
    expect(search(buildSource(bodyText), toTarget('second')).work).toBeGreaterThan(0);
  });
});

describe('a library’s own way to write numbers', () => {
  it('does not hide what is rare', () => {
    const source = buildSource('{"completedAt":1790000007,"extra":{"rate":0.10,"big":1e25}}');
    // Jackson into a Map, and ZonedDateTime.toString.
    const text =
      'completedAt=2026-09-21T19:43:27+05:30[Asia/Kolkata]&extra={"rate":0.1,"big":1.0E25}&nonce=n1&timestamp=1790000123';
    const digest = contractDigest(new TextEncoder().encode(text));
    const { found } = searchDeviations(source, createDigestTarget(digest, contractDigest));
    expect(found?.text).toBe(text);
    expect(found?.steps.map(({ deviation }) => deviation.code)).toContain('time.as-text');
  });

  it('is not laid to a line end that is not there', () => {
    const source = buildSource('{"extra":{"z":1.50,"b":1}}');
    // Go's json.MarshalIndent over numbers as received.
    const text = 'extra={\n  "b": 1,\n  "z": 1.50\n}&nonce=n1&timestamp=1790000123';
    const digest = contractDigest(new TextEncoder().encode(text));
    const { found, equivalents } = searchDeviations(
      source,
      createDigestTarget(digest, contractDigest),
    );
    expect(found?.text).toBe(text);
    const codes = [found, ...equivalents].flatMap((one) =>
      (one?.steps ?? []).map(({ deviation }) => deviation.code),
    );
    expect(codes).not.toContain('nested.line-end');
  });

  it.each([
    ['a line end without nested JSON', '{"rate":1.50}', 'nonce=n1&rate=1.50&timestamp=1790000123'],
    [
      'entries of its own where the object stays one',
      '{"extra":{"a":1e21}}',
      'extra=%7B%22a%22%3A1e%2B21%7D&nonce=n1&timestamp=1790000123',
    ],
  ])('is not laid to %s', (_, bodyText, text) => {
    const digest = contractDigest(new TextEncoder().encode(text));
    const target = createDigestTarget(digest, contractDigest);
    const { found, equivalents } = searchDeviations(buildSource(bodyText), target);
    const codes = [found, ...equivalents].flatMap((one) =>
      (one?.steps ?? []).map(({ deviation }) => deviation.code),
    );
    expect(found?.text).toBe(text);
    expect(codes).not.toContain('nested.line-end');
    expect(codes).not.toContain('nested.as-entries');
  });
});

describe('what many do, beside what is rare', () => {
  const body =
    '{"orderNo":"P1","amount":"1500.00","completedAt":1790000007,"extra":{"ok":true,"list":[1,"x"]}}';

  it.each([
    [
      'Ruby’s local time, and no sort',
      'orderNo=P1&amount=1500.00&completedAt=2026-09-21 16:13:27 +0200&extra={"ok":true,"list":[1,"x"]}&timestamp=1790000123&nonce=n1',
      ['string.order-received', 'time.as-text'],
    ],
    [
      'Go’s struct by %v, and no nonce',
      'amount=1500.00&completedAt=1790000007&extra={true [1 x]}&orderNo=P1&timestamp=1790000123',
      ['nested.language-text', 'string.nonce-missing'],
    ],
    [
      'a map that was flattened, and floats',
      'amount=1500.0&completedAt=1790000007&extra.list.0=1&extra.list.1=x&extra.ok=true&nonce=n1&orderNo=P1&timestamp=1790000123',
      ['amount.as-number', 'nested.as-entries'],
    ],
    [
      'N2 and DateTime.ToString of .NET',
      'amount=1,500.00&completedAt=9/21/2026 2:13:27 PM&extra={"ok":true,"list":[1,"x"]}&nonce=n1&orderNo=P1&timestamp=1790000123',
      ['amount.formatted', 'time.as-text'],
    ],
    [
      'jq -cS and its line end',
      '{"amount":"1500.00","completedAt":1790000007,"extra":{"list":[1,"x"],"ok":true},"orderNo":"P1"}\n',
      ['body.json-again', 'string.trailing-newline'],
    ],
    [
      'a timestamp and a nonce in front of what Go’s encoder writes',
      '1790000123.n1.{"orderNo":"P1","amount":"1500.00","completedAt":1790000007,"extra":{"ok":true,"list":[1,"x"]}}\n',
      ['body.raw-with-headers', 'string.trailing-newline'],
    ],
    [
      'sort -f of pairs on lines, joined by paste',
      'amount=1500.00&nonce=n1&param10=y&param1=x&pay_method=b&timestamp=1790000123&UTR=a\n',
      ['string.order-case-insensitive', 'string.trailing-newline'],
      '{"amount":"1500.00","UTR":"a","pay_method":"b","param1":"x","param10":"y"}',
    ],
    [
      'JSON.stringify twice',
      '"{\\"orderNo\\":\\"P1\\",\\"amount\\":\\"1500.00\\"}"',
      ['body.raw', 'string.quoted'],
      '{"orderNo":"P1","amount":"1500.00"}',
    ],
    [
      'a clock’s milliseconds, and a nonce in capitals',
      'amount=1500.00&nonce=N1&orderNo=P1&timestamp=1790000123000',
      ['string.nonce-spelling', 'time.milliseconds'],
      '{"orderNo":"P1","amount":"1500.00"}',
    ],
    [
      'the merchant number, and a secret that is not set',
      'amount=1500.00&merchantNo=M1&nonce=n1&orderNo=P1&timestamp=1790000123&key=',
      ['string.field-added', 'string.merchant-no-added'],
      '{"orderNo":"P1","amount":"1500.00"}',
    ],
    [
      'http_build_query of a body with much to spread, and the merchant number',
      'amount=2500.00&completedAt=1795200060&feeAmount=37.50&merchantNo=M1&merchantOrderNo=ORD%2F2026-55&netAmount=2462.50&nonce=n1&note=&orderNo=PI77100234&orderType=payin&rate=83.25&shop%5Bid%5D=7&shop%5Bname%5D=Caf%C3%A9+%C5%81%C3%B3d%C5%BA&shop%5Bgeo%5D%5Blat%5D=51.5&shop%5Bgeo%5D%5Bok%5D=1&status=completed&tags%5B0%5D=a+b&tags%5B1%5D=c%26d&timestamp=1790000123',
      ['nested.as-entries', 'string.merchant-no-added'],
      '{"orderType":"payin","orderNo":"PI77100234","merchantOrderNo":"ORD/2026-55","status":"completed","amount":"2500.00","feeAmount":"37.50","netAmount":"2462.50","completedAt":1795200060,"rate":83.25,"shop":{"id":7,"name":"Café Łódź","geo":{"lat":51.50,"ok":true}},"tags":["a b","c&d"],"memo":null,"note":""}',
    ],
    [
      'Python’s str, no sort and no nonce',
      "orderNo=P1&amount=1500.00&completedAt=1790000007&extra={'ok': True, 'list': [1, 'x']}&timestamp=1790000123",
      ['nested.language-text', 'string.nonce-missing', 'string.order-received'],
    ],
    [
      'json.dumps of ensure_ascii beside str, floats and no timestamp',
      'amount=1500.0&extra={"name":"\\u00d1"}&nonce=n1&orderNo=P1&vip=True',
      ['amount.as-number', 'string.language-text', 'string.timestamp-missing'],
      '{"orderNo":"P1","amount":"1500.00","extra":{"name":"Ñ"},"vip":true}',
    ],
  ])('is found: %s', (_, signed, codes, bodyText = body) => {
    const digest = contractDigest(new TextEncoder().encode(signed));
    const target = createDigestTarget(digest, contractDigest);
    const { found } = searchDeviations(buildSource(bodyText), target);
    expect(found?.steps.map(({ deviation }) => deviation.code).sort()).toEqual(codes);
  });
});

describe('what is not usual', () => {
  // Go: SHA-1 in hex over pairs of a sorted json.Marshal; and a struct without the others, the headers behind it.
  it.each([
    [
      'beside what is',
      '{"extra":{"b":1,"a":2},"orderNo":"P1"}',
      'bd8ac62b812abece8595b7e107a2e672f37a8090',
      ['algorithm.hashed-twice', 'nested.sorted'],
    ],
    [
      'that are most usual, in threes',
      '{"orderNo":"P1","amount":"1.00","shop":"x","till":7}',
      'Amount=1.00&OrderNo=P1&Timestamp=1790000123&Nonce=n1',
      ['string.field-missing', 'string.key-spelling', 'string.order-appended'],
    ],
  ])('is found %s', (_, body, signed, codes) => {
    const digest = contractDigest(new TextEncoder().encode(signed));
    const target = createDigestTarget(digest, contractDigest);
    const { found } = searchDeviations(buildSource(body), target);
    expect(found?.steps.map(({ deviation }) => deviation.code).sort()).toEqual(codes);
  });

  it('is not tried with another of its kind: that would be most of the strings', () => {
    const source = buildSource('{"amount":"1500.00","completedAt":1790000007}');
    // Four decimals, and a semicolon for the separator.
    const signed = 'amount=1500.0000;completedAt=1790000007;nonce=n1;timestamp=1790000123';
    const digest = contractDigest(new TextEncoder().encode(signed));
    const target = createDigestTarget(digest, contractDigest);
    expect(searchDeviations(source, target)).toMatchObject({ found: null, isComplete: true });
  });
});

describe('keys and values run together, as many SDKs sign them', () => {
  it('are told beside what a language makes of numbers', () => {
    const source = buildSource('{"amount":"1.00","rate":1.0e-7}');
    const signed = 'amount1.00noncen1rate1e-7timestamp1790000123';
    const { found } = searchDeviations(source, ({ text }) => text === signed);
    expect(found?.steps.map(({ deviation }) => deviation.code).sort()).toEqual([
      'number.scientific',
      'string.key-value-separator',
      'string.separator',
    ]);
  });
});

describe('a language’s test for truth', () => {
  it('is told beside how its pairs are joined', () => {
    const source = buildSource('{"count":0,"orderNo":"P1","rate":1.0e-7}');
    // Python: '\n'.join(f'{k}={v}' for k, v in sorted(p.items()) if v)
    const signed = 'nonce=n1\norderNo=P1\nrate=1e-07\ntimestamp=1790000123';
    const { found } = searchDeviations(source, ({ text }) => text === signed);
    expect(found?.steps.map(({ deviation }) => deviation.code).sort()).toEqual([
      'string.language-text',
      'string.separator',
    ]);
  });
});

describe('a class of the program’s own', () => {
  const body =
    '{"orderType":"payin","orderNo":"P77","status":"completed","amount":"500.00","feeAmount":"5.00","completedAt":1795858729,"userId":"u1","flag":false}';

  // As OpenJDK 21 printed the first two, of an enum, a double and a date; Python 3.13 the third; Go 1.24 the last.
  it.each([
    [
      'Java: an enum, doubles and an Instant',
      'amount=500.0&completedAt=2026-11-28T09:38:49Z&feeAmount=5.0&nonce=n1&orderNo=P77&orderType=PAYIN&status=COMPLETED&timestamp=1790000123',
      ['string.field-missing', 'amount.as-number', 'time.as-text', 'string.enum-names'],
    ],
    [
      'Java: an enum, doubles and a LocalDateTime of Singapore, all other fields kept',
      'amount=500.0&completedAt=2026-11-28T17:38:49&feeAmount=5.0&flag=false&nonce=n1&orderNo=P77&orderType=PAYIN&status=COMPLETED&timestamp=1790000123&userId=u1',
      ['amount.as-number', 'time.as-text', 'string.enum-names'],
    ],
    [
      'Python: Enum, float and an aware datetime',
      'amount=500.0&completedAt=2026-11-28 09:38:49+00:00&feeAmount=5.0&nonce=n1&orderNo=P77&orderType=OrderType.PAYIN&status=Status.COMPLETED&timestamp=1790000123',
      ['string.field-missing', 'amount.as-number', 'time.as-text', 'string.enum-names'],
    ],
    [
      'cents and milliseconds in integers',
      'amount=50000&completedAt=1795858729000&feeAmount=500&nonce=n1&orderNo=P77&orderType=payin&status=completed&timestamp=1790000123',
      ['string.field-missing', 'amount.minor-units', 'time.milliseconds'],
    ],
  ])('is told with all of its types: %s', (_, signed, codes) => {
    const { found } = searchDeviations(buildSource(body), ({ text }) => text === signed);
    expect(found?.steps.map(({ deviation }) => deviation.code)).toEqual(codes);
  });
});

describe('two mistakes of one program', () => {
  const fields =
    '"orderType":"payout","orderNo":"O8812","merchantOrderNo":"W-8812","status":"completed","amount":"500000.00","feeAmount":"2500.00","netAmount":"502500.00","completedAt":1790099999,"currency":"IDR","bankName":"Bank Mandiri","accountName":"Siti Rahma","failReason":null,"remark":""';

  it.each([
    [
      'a class of Java with Double and Date, for which seconds are milliseconds',
      fields,
      'accountName=Siti Rahma&amount=500000.0&bankName=Bank Mandiri&completedAt=Wed Jan 21 17:14:59 UTC 1970&currency=IDR&feeAmount=2500.0&merchantOrderNo=W-8812&netAmount=502500.0&nonce=n1&orderNo=O8812&orderType=payout&status=completed&timestamp=1790000123',
      ['amount.as-number', 'time.as-text'],
    ],
    [
      'Java’s HashMap, which nulls make larger, and no timestamp',
      fields,
      'orderType=payout&amount=500000.00&completedAt=1790099999&orderNo=O8812&netAmount=502500.00&accountName=Siti Rahma&bankName=Bank Mandiri&merchantOrderNo=W-8812&nonce=n1&feeAmount=2500.00&currency=IDR&status=completed',
      ['string.order-hash-map', 'string.timestamp-missing'],
    ],
    [
      'PHP’s date() in Asia/Kolkata, and its booleans',
      '"orderNo":"P1","completedAt":1790090909,"settled":true,"test":false',
      'completedAt=2026-09-22 20:58:29&nonce=n1&orderNo=P1&settled=1&test=&timestamp=1790000123',
      ['string.language-text', 'time.as-text'],
    ],
    [
      'PHP’s ksort of an object beside a list, and its json_encode with JSON_UNESCAPED_UNICODE',
      '"customer":{"id":771,"email":"a@example.com"},"items":[{"sku":"T","name":"ü / L"}],"orderNo":"P1"',
      'customer={"email":"a@example.com","id":771}&items=[{"sku":"T","name":"ü \\/ L"}]&nonce=n1&orderNo=P1&timestamp=1790000123',
      ['nested.slash-escaped', 'nested.sorted'],
    ],
    [
      'Node’s undefined for one header under another name, and an object as it prints itself',
      '"extra":{"a":1},"orderNo":"P1"',
      'extra=[object Object]&nonce=undefined&orderNo=P1&timestamp=1790000123',
      ['nested.language-text', 'string.header-missing'],
    ],
    [
      'Go’s names of a struct by reflection, and a field that is not yet set',
      '"orderNo":"P1","amount":"1.00","completedAt":1790000007',
      'Amount=1.00&OrderNo=P1&nonce=n1&timestamp=1790000123',
      ['string.field-missing', 'string.key-spelling'],
    ],
  ])('are found: %s', (_, body, signed, codes) => {
    const { found } = searchDeviations(buildSource(`{${body}}`), ({ text }) => text === signed);
    expect(found?.steps.map(({ deviation }) => deviation.code).sort()).toEqual(codes);
  });
});

describe('what gives the same alone as a part of an explanation', () => {
  it('is named beside it, also where it is not usual', () => {
    const source = buildSource('{"amount":"1.00","status":"completed","vip":false}');
    // Python's enum names, and a filter that drops what is false, or a list of fields without one.
    const signed = 'amount=1.00&nonce=n1&status=COMPLETED&timestamp=1790000123';
    const { found, equivalents } = searchDeviations(source, ({ text }) => text === signed);
    const names = [found, ...equivalents].map((one) =>
      (one?.steps ?? []).map(({ deviation }) => deviation.code).sort(),
    );
    expect(names).toContainEqual(['string.enum-names', 'string.falsy-dropped']);
    expect(names).toContainEqual(['string.enum-names', 'string.field-missing']);
    const ids = [found, ...equivalents].map((one) =>
      one?.steps.map(({ deviation, variant }) => `${deviation.code}/${variant.id}`).join(),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
