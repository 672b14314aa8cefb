import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { parseHeaders } from '../../headers/parse-headers';
import { inspectCallback } from '../../inspect-callback';
import { type Finding, listCodes, pickKey, pickValue } from '../finding';
import { runAtOnce, WorkMeter } from '../search/slices';
import { diagnoseOwnString } from './diagnose-own-string';
import type { OwnStringDiagnosis } from './explain-own-pairs';

const everydayHeaders = 'X-Timestamp: 1790000123\nX-Nonce: n1\nX-Merchant-No: M10086';
const everyday = '{"amount":"100.00","completedAt":1790000000,"orderNo":"P1","status":"completed"}';
const right =
  'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&status=completed&timestamp=1790000123';

interface Bounds {
  readonly work?: number;
  /** As much where it is left out. */
  readonly pairWork?: number;
  readonly findingLimit?: number;
  readonly headersText?: string;
}

async function diagnoseAll(
  ownString: string,
  bodyText: string,
  { work = 1e9, pairWork = work, findingLimit = 1000, headersText = everydayHeaders }: Bounds = {},
): Promise<OwnStringDiagnosis> {
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  const { headers } = parseHeaders(headersText);
  const source = { headers, body: body.value, bodyText };
  const meters = { whole: new WorkMeter(work), pairs: new WorkMeter(pairWork) };
  return runAtOnce(diagnoseOwnString(report, source, meters, findingLimit));
}

async function diagnose(
  ownString: string,
  bodyText = everyday,
  bounds?: Bounds,
): Promise<readonly Finding[]> {
  return (await diagnoseAll(ownString, bodyText, bounds)).findings;
}

function sha256(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}

/** What a test looks at. */
function summarize(findings: readonly Finding[]) {
  return findings.map((finding) => ({
    codes: listCodes(finding).join(' '),
    proof: finding.proof.by,
    key: pickKey(finding),
    value: pickValue(finding),
  }));
}

describe('several mistakes in one own string: the gravest is told first', () => {
  const withoutNonce = right.replace('&nonce=n1', '');
  const unsorted = `${withoutNonce}&nonce=n1`;

  it.each([
    [
      'a separator at its end',
      `${withoutNonce}&`,
      'string.nonce-missing string.trailing-separator',
    ],
    ['a blank at its end', `${withoutNonce} `, 'string.nonce-missing string.text-around'],
    ['a mark in front', `\ufeff${withoutNonce}`, 'string.nonce-missing charset.byte-order-mark'],
    [
      'a separator behind another order',
      `${unsorted}&`,
      'string.order-received string.trailing-separator',
    ],
  ])('%s', async (_, ownString, codes) => {
    expect(summarize(await diagnose(ownString))).toMatchObject([{ codes, proof: 'string' }]);
  });

  it.each([
    ['&', 'value.changed string.trailing-separator'],
    [' ', 'value.changed value.text-around'],
    ['\n', 'value.changed string.trailing-newline'],
    ['&\n', 'value.changed string.trailing-separator'],
    ['&\r\n', 'value.changed string.trailing-separator'],
  ])('pair by pair, before what stands at its end: %j', async (behind, codes) => {
    const ownString = `${right.replace('100.00', '7.25')}${behind}`;
    const findings = await diagnose(ownString);
    expect(findings.flatMap(listCodes).join(' ')).toBe(codes);
  });

  it('a pair that was added, before a line end', async () => {
    const findings = await diagnose(`${right.replace('&status', '&sign=abc&status')}\n`);
    expect(findings.map(listCodes)).toEqual([['string.field-added'], ['string.trailing-newline']]);
  });

  it('is the only one where nothing else differs', async () => {
    expect((await diagnose(`${right}&`)).flatMap(listCodes)).toEqual(['string.trailing-separator']);
  });
});

describe('an own string of lines that end with a sign', () => {
  // C#: builder.Append(pair).Append('&').AppendLine() for every pair, on Windows and elsewhere.
  it.each([
    ['&\r\n', ['ampersand-crlf-each']],
    ['&\n', ['ampersand-line-end-each']],
    [';\n', ['semicolon-line-end', 'plain']],
  ])('has no pair too many behind the last: %j', async (between, variants) => {
    const ownString = `${right.replaceAll('&', between)}${between}`;
    const findings = await diagnose(ownString);
    expect(findings).toMatchObject([{ causes: variants.map((variant) => ({ variant })) }]);
    expect(findings[0]?.proof).toEqual({ by: 'string' });
  });

  it.each([
    ['&\r\n', 'ampersand-crlf-each'],
    ['&\n', 'ampersand-line-end-each'],
  ])('is told as one beside what else differs, and no copy broke it: %j', async (end, variant) => {
    const lines = (text: string): string => `${text.replaceAll('&', end)}${end}`;
    expect(await diagnose(lines(right.replace('&nonce=n1', '')))).toMatchObject([
      { causes: [{ variant }, { code: 'string.nonce-missing' }], proof: { by: 'string' } },
    ]);
    expect(await diagnose(lines(right.replace('100.00', '7.25')))).toMatchObject([
      { causes: [{ variant }], proof: { hasOtherDifferences: true } },
      { causes: [{ code: 'value.changed' }] },
    ]);
  });

  it.each([
    ['.', 'string.separator'],
    [';\n', 'string.separator'],
  ])('has its values without the sign, where one of them differs: %j', async (between, code) => {
    const ownString = right.replace('=completed', '=done').replaceAll('&', between);
    const codes = summarize(await diagnose(ownString)).map((one) => one.codes);
    expect(codes).toEqual([code, 'value.changed']);
  });
});

// Java: Boolean.getBoolean(value), which asks for a system property and is false for all.
it('does not take a boolean for that of another field', async () => {
  const findings = await diagnose(
    `${right.replace('&status', '&settled=false&status').replace('&timestamp', '&test=false&timestamp')}`,
    everyday.replace('}', ',"test":false,"settled":true}'),
  );
  expect(summarize(findings)).toMatchObject([{ codes: 'value.changed', key: 'settled' }]);
});

// JavaScript: value.substring(0, 6), written as UTF-8.
it('tells a value that was cut inside of a character from one in another charset', async () => {
  const body = everyday.replace('}', ',"remark":"done 😀 ok"}');
  const cut = right.replace('&status', '&remark=done \ufffd&status');
  expect(summarize(await diagnose(cut, body))).toMatchObject([{ codes: 'value.cut' }]);
  const garbled = right.replace('&status', '&remark=done \ufffd ok&status');
  expect(summarize(await diagnose(garbled, body))).not.toMatchObject([{ codes: 'value.cut' }]);
});

// Python: string.encode("utf-7"), and Node: iconv.encode(string, "big5"), shown as UTF-8.
it.each([
  ['Regi+APM-n=Bogot+AOE', '+WQds6A=+XfJO2Gs+-'],
  ['Regi\ufffdun=Bogot\ufffdh', '\ufffd^\ufffd`=\ufffdw\ufffdI\ufffd\ufffd'],
])('does not tell keys in another charset as left out: %s', async (region, remark) => {
  const body = everyday.replace('}', ',"备注":"已付款","Región":"Bogotá"}');
  const findings = await diagnose(`${region}&${right}&${remark}`, body);
  expect(summarize(findings)).toMatchObject([{ codes: 'string.key-spelling' }]);
  expect(findings[0]?.causes).toMatchObject([
    { key: 'Región', isGarbled: true },
    { key: '备注', isGarbled: true },
  ]);
});

// PHP: http_build_query(['data' => $params]), decoded again.
it('does not tell a short value in the brackets of the others as left out', async () => {
  const body = everyday.replace('}', ',"utr2":"x"}');
  const ownString = `${right}&utr2=x`.replace(/(^|&)(\w+)=/g, '$1data[$2]=');
  const findings = await diagnose(ownString, body);
  expect(new Set(findings.flatMap(({ causes }) => causes.map(({ code }) => code)))).toEqual(
    new Set(['string.key-spelling']),
  );
});

// PHP: mb_convert_encoding($value, 'HTML-ENTITIES', 'UTF-8') of each value.
it('leaves an entity of any name with its value', async () => {
  const body = everyday.replace('}', ',"city":"Bogotá","payer":"张三"}');
  const ownString = right
    .replace('&completedAt', '&city=Bogot&aacute;&completedAt')
    .replace('&status', '&payer=&#24352;&#19977;&status');
  const codes = summarize(await diagnose(ownString, body)).map((one) => one.codes);
  expect(codes).toContain('text.html-entities');
  expect(codes.join(' ')).not.toMatch(/added|dropped/);
});

// C#: DateTime.Ticks, and JavaScriptSerializer over a DateTime.
it.each([
  ['timestamp=1790000123', 'timestamp=639255969230000000'],
  ['completedAt=1790000000', 'completedAt=\\/Date(1790000000000)\\/'],
])('tells the same moment as .NET writes it: %s', async (pair, own) => {
  const findings = await diagnose(right.replace(pair, own));
  expect(summarize(findings)).toMatchObject([{ codes: 'time.as-text' }]);
});

describe('an own string that needs no explanation', () => {
  it.each([
    ['none', ''],
    ['the right one', right],
    ['the SHA-256 of the right one in hex', sha256(right, 'hex')],
    ['the SHA-256 of the right one in Base64', sha256(right, 'base64')],
  ])('%s', async (_, ownString) => {
    expect(await diagnose(ownString)).toEqual([]);
  });
});

describe('an own string that the catalogue gives', () => {
  const withoutTimestamp =
    'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&status=completed';

  it('as text', async () => {
    const findings = await diagnose(withoutTimestamp);
    expect(summarize(findings)).toEqual([
      { codes: 'string.timestamp-missing', proof: 'string', key: 'timestamp', value: null },
    ]);
    expect(findings[0]?.variantText).toBe(withoutTimestamp);
  });

  it.each(['hex', 'base64'] as const)('as its SHA-256 in %s', async (encoding) => {
    const findings = await diagnose(sha256(withoutTimestamp, encoding));
    expect(summarize(findings)).toEqual([
      { codes: 'string.timestamp-missing', proof: 'digest', key: 'timestamp', value: null },
    ]);
    expect(findings[0]?.variantText).toBe(withoutTimestamp);
  });

  it('by several deviations together', async () => {
    const own = `${withoutTimestamp.replace('1790000000', '1.79E9')}&`;
    expect(summarize(await diagnose(own))).toMatchObject([{ proof: 'string' }]);
    const [finding] = await diagnose(own);
    expect(finding?.causes.map(({ code }) => code).sort()).toEqual([
      'number.scientific',
      'string.timestamp-missing',
      'string.trailing-separator',
    ]);
  });

  it.each(['\n', '\r\n'])('with line ends, which a text area may have changed: %j', async (end) => {
    const [finding] = await diagnose(right.replaceAll('&', end));
    expect(finding).toMatchObject({
      causes: [{ code: 'string.separator' }],
      proof: { by: 'string' },
    });
  });

  it('with characters that were lost', async () => {
    const own = 'nonce=n1&remark=caf?&timestamp=1790000123';
    const [finding] = await diagnose(own, '{"remark":"café"}');
    expect(finding?.causes).toMatchObject([{ code: 'charset.question-marks' }]);
  });
});

describe('a SHA-256 that nothing gives', () => {
  it('stays unexplained', async () => {
    expect(summarize(await diagnose(sha256('something else', 'hex')))).toEqual([
      { codes: 'string.unknown', proof: 'none', key: null, value: null },
    ]);
  });
});

describe('an own string with pairs of its own', () => {
  it.each([
    ['s', '/notify'],
    ['key', 'secret'],
    ['sign_type', 'RSA2'],
    ['channel', 'app'],
  ])('names the added pair %s=%s', async (key, value) => {
    const findings = await diagnose(`${right}&${key}=${value}`);
    expect(summarize(findings)).toEqual([
      { codes: 'string.field-added', proof: 'string', key, value },
    ]);
    expect(findings[0]?.causes).toMatchObject([{ difference: 'added', entry: null }]);
  });

  it('explains the rest by the catalogue', async () => {
    const own = `amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&s=/notify&status=completed&key=secret`;
    const findings = await diagnose(own);
    expect(findings[0]?.proof).toEqual({ by: 'string', hasAddedPairs: true });
    expect(summarize(findings)).toEqual([
      { codes: 'string.timestamp-missing', proof: 'string', key: 'timestamp', value: null },
      { codes: 'string.field-added', proof: 'string', key: null, value: null },
    ]);
    expect(findings[1]?.causes).toMatchObject([
      { key: 's', own: '/notify' },
      { key: 'key', own: 'secret' },
    ]);
  });

  it('and with values that nothing gives, pair by pair', async () => {
    const own =
      'amount=1.00&completedAt=1790000000&orderNo=P1&s=/notify&status=completed&timestamp=1790000123';
    expect(summarize(await diagnose(own))).toEqual([
      { codes: 'value.changed', proof: 'none', key: 'amount', value: '1.00' },
      { codes: 'string.nonce-missing', proof: 'string', key: 'nonce', value: null },
      { codes: 'string.field-added', proof: 'string', key: 's', value: '/notify' },
    ]);
  });

  it('blames no deviation that would have changed what is right', async () => {
    const body = '{"amount":"97.50","feeAmount":"2.50","utr":"0.10"}';
    const rest = 'nonce=n1&timestamp=1790000123';
    expect(summarize(await diagnose(`amount=97&feeAmount=2.50&${rest}&utr=0.1`, body))).toEqual([
      { codes: 'value.cut', proof: 'string', key: 'amount', value: '97' },
      { codes: 'value.same-number', proof: 'string', key: 'utr', value: '0.1' },
    ]);
  });

  it('names an empty pair', async () => {
    const [finding] = await diagnose(right.replace('&nonce', '&&nonce'));
    expect(finding?.causes).toMatchObject([{ code: 'string.field-added', key: '', own: '' }]);
  });
});

describe('an own string as one language prints it', () => {
  const body = '{"amount":"1.00","flag":false,"list":[],"map":{},"note":null,"remark":""}';

  it.each([
    ['Perl', 'amount=1.00&flag=0&list=ARRAY(0x55a9)&map=HASH(0x1f)&nonce=n1&note=&remark='],
    [
      'Lua',
      'amount=1.00&flag=false&list=table: 0x55fb&map=table: 0x9&nonce=n1&note=userdata: (nil)&remark=',
    ],
  ])('%s, whatever the places in memory', async (_, own) => {
    const [finding] = await diagnose(`${own}&timestamp=1790000123`, body);
    expect(finding).toMatchObject({
      causes: [{ code: 'string.language-text' }],
      proof: { by: 'string' },
    });
  });

  it.each([
    // Go 1.19: json.Marshal of each value that is no string
    [
      '{"amount":"1.00","extra":{"b":"<2>","a":1},"flag":true,"gone":null}',
      'amount=1.00&extra={"a":1,"b":"\\u003c2\\u003e"}&flag=true&gone=null',
    ],
    // Python 3.11: json.dumps of each
    [
      '{"amount":"1.00","extra":{"b":"2","a":[1,2]},"flag":true,"gone":null}',
      'amount=1.00&extra={"b": "2", "a": [1, 2]}&flag=true&gone=null',
    ],
    // Mono 6.8: JavaScriptSerializer.Serialize of each
    ['{"amount":"1.00","gone":null,"rate":1.50}', 'amount=1.00&gone=null&rate=1.50'],
  ])('may be that of a JSON library in any language: %s', async (bodyText, own) => {
    const [before = '', after = ''] = own.split(/(?<=null)/);
    const [finding] = await diagnose(`${before}&nonce=n1${after}&timestamp=1790000123`, bodyText);
    expect(finding).toMatchObject({
      causes: [
        {
          code: 'string.language-text',
          facts: { printer: expect.stringContaining('json-writer') },
        },
      ],
      proof: { by: 'string' },
    });
  });

  it('knows Java’s Map.toString with & for each comma, of decimals as fastjson reads them', async () => {
    const bodyText = '{"amount":"1.00","extra":{"b":"2","a":["c","d"]},"rate":1.50}';
    // Java 17
    const own = 'amount=1.00&extra={b=2&a=[c&d]}&nonce=n1&rate=1.50&timestamp=1790000123';
    expect(summarize(await diagnose(own, bodyText))).toMatchObject([
      { codes: 'string.language-text', proof: 'string' },
    ]);
  });

  it('names several entries of one cause at once', async () => {
    const own = 'amount=7&flag=False&list=[]&map={}&nonce=n1&ok=True&timestamp=1790000123';
    const bodyText = body.replace('"list"', '"ok":true,"list"');
    const findings = await diagnose(own, bodyText);
    expect(summarize(findings)).toEqual([
      { codes: 'value.changed', proof: 'none', key: 'amount', value: '7' },
      { codes: 'boolean.capitalized', proof: 'string', key: null, value: null },
    ]);
    expect(findings[1]?.causes).toMatchObject([{ key: 'flag' }, { key: 'ok' }]);
  });
});

describe('an own string that is explained pair by pair', () => {
  it('names the cause of a changed value where the catalogue gives it, and guesses nothing else', async () => {
    const own = right.replace('1790000000', '1.79E9').replace('P1', 'P2');
    expect(summarize(await diagnose(own))).toEqual([
      { codes: 'number.scientific', proof: 'string', key: 'completedAt', value: '1.79E9' },
      { codes: 'value.changed', proof: 'none', key: 'orderNo', value: 'P2' },
    ]);
  });

  it('is told of a missing pair whose key is too long for a pattern', async () => {
    const key = 'k'.repeat(200_000);
    const body = everyday.replace('{', `{"${key}":"1",`);
    const findings = await diagnose(right.replace('P1', 'P2'), body);
    expect(findings.map(pickKey)).toEqual([key, 'orderNo']);
  });

  it('says of no other value what is done to objects and lists', async () => {
    const bodyText =
      '{"amount":"1.00","extra":{"b":"2","a":"1"},"flag":true,"fee":"0","orderNo":"shop/7 A"}';
    // http_build_query of PHP 8.2, after array_filter, of another amount
    const own =
      'amount=7.77&extra%5Bb%5D=2&extra%5Ba%5D=1&flag=1&nonce=n1&orderNo=shop%2F7+A&timestamp=1790000123';
    const spread = (await diagnose(own, bodyText)).filter((finding) =>
      listCodes(finding).includes('nested.as-entries'),
    );
    expect(spread.flatMap(({ causes }) => causes)).toMatchObject([{ key: 'extra' }]);
  });

  it('names a missing field', async () => {
    const own = right.replace('&orderNo=P1', '').replace('100.00', '7.77');
    expect(summarize(await diagnose(own))).toEqual([
      { codes: 'value.changed', proof: 'none', key: 'amount', value: '7.77' },
      { codes: 'string.field-missing', proof: 'string', key: 'orderNo', value: null },
    ]);
  });

  it('names a pair in another place', async () => {
    const own = `nonce=n1&${right.replace('nonce=n1&', '')}`;
    expect(summarize(await diagnose(own))).toEqual([
      { codes: 'string.order', proof: 'string', key: 'nonce', value: null },
    ]);
  });

  it('does not say that no deviation gives a value where not all were tried', async () => {
    const own = right.replace('1790000000', '1.79E9').replace('P1', 'Q1');
    const listCauses = async (pairWork: number) =>
      (await diagnose(own, everyday, { work: 1_000_000, pairWork })).flatMap(
        ({ causes }) => causes,
      );
    // The search of the whole string has used up its effort.
    expect(await listCauses(1e9)).toMatchObject([
      { own: '1.79E9', deviation: { code: 'number.scientific' } },
      { own: 'Q1', deviation: null, isComplete: true },
    ]);
    expect(await listCauses(1_000)).toMatchObject([
      { own: '1.79E9', deviation: null, isComplete: false },
      { own: 'Q1', deviation: null, isComplete: false },
    ]);
  });
});

describe('what is found is bounded, whatever the strings are', () => {
  const many = (count: number, prefix = ''): string =>
    Array.from({ length: count }, (_, index) => `"${prefix}f${index}":"${index}"`).join(',');

  it('explains the first differences as one finding and counts the rest', async () => {
    const { findings, moreFindings } = await diagnoseAll('f0=0', `{${many(3000)}}`, {
      work: 20_000_000,
      findingLimit: 100,
    });
    expect(findings.map(({ causes }) => causes.length)).toEqual([100]);
    // 2,999 members, the timestamp and the nonce are missing.
    expect(moreFindings).toBe(2901);
  });

  it('tells five findings and counts the other differences', async () => {
    const own = Array.from({ length: 9 }, (_, index) => `f${index}=other${index}`).join('&');
    const bodyText = `{${many(9)}}`;
    const { findings, moreFindings } = await diagnoseAll(own, bodyText);
    expect(findings).toHaveLength(5);
    // Nine values, the timestamp and the nonce.
    expect(moreFindings).toBe(6);
  });

  it('counts added pairs too', async () => {
    const added = Array.from({ length: 300 }, (_, index) => `a${index}=1`).join('&');
    const { findings, moreFindings } = await diagnoseAll(`${right}&${added}`, everyday, {
      findingLimit: 100,
    });
    expect(findings.map(({ causes }) => causes.length)).toEqual([100]);
    expect(moreFindings).toBe(200);
  });

  it.each([
    ['50,000 members and another string', 'x=1', `{${many(50_000)}}`],
    ['as many separators', '&'.repeat(320_000), everyday],
    ['separators where a value holds one', `a=1${'&'.repeat(320_000)}`, '{"a":"x&y"}'],
    [
      'values that nearly stand there again and again',
      'a=x&'.repeat(200_000),
      `{"a":"${'x&a='.repeat(100_000)}!"}`,
    ],
    ['an own string of megabytes', '='.repeat(3_000_000), everyday],
    ['pairs without end', 'a=1&'.repeat(500_000), everyday],
  ])('%s', async (_, ownString, bodyText) => {
    const meter = { work: 20_000_000, findingLimit: 100 };
    const { findings } = await diagnoseAll(ownString, bodyText, meter);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.length).toBeLessThanOrEqual(100);
  });

  it('does not read a long value anew for each pair that is missing', async () => {
    const start = process.cpuUsage();
    const bodyText = `{"a":"${'x'.repeat(400_000)}",${many(20_000)}}`;
    await diagnoseAll('a=y', bodyText, { work: 20_000_000, findingLimit: 100 });
    expect(process.cpuUsage(start).user).toBeLessThan(8_000_000);
  });

  it('says of a pair that stands twice that it does', async () => {
    const [finding] = await diagnose(right.replace('&nonce', '&amount=100.00&nonce'));
    expect(finding?.causes).toMatchObject([
      { code: 'string.field-added', key: 'amount', entry: 'kept' },
    ]);
  });

  it.each([
    ['a blank value', '"remark":" "', 'remark= ', 'blank'],
    ['null', '"remark":null', 'remark=null', 'null'],
    ['sign', '"Sign":"x"', 'Sign=x', 'sign'],
  ])('says why an entry with %s is not signed', async (_, member, pair, entry) => {
    const findings = await diagnose(`${right}&${pair}&s=1`, everyday.replace('{', `{${member},`));
    const finding = findings.find((one) => pair.startsWith(`${pickKey(one)}=`));
    expect(finding).toMatchObject({
      causes: [{ code: 'string.field-added', entry }],
      proof: { by: 'string' },
    });
  });

  it('blames no deviation for a value that is cut at its own &', async () => {
    const url = 'https://x.example/?q=1&r=2';
    const own = `${right.replace('n1', 'n2')}&url=https://x.example/?q=1`;
    const findings = await diagnose(own, everyday.replace('{', `{"url":"${url}",`));
    const finding = findings.find((one) => pickKey(one) === 'url');
    expect(finding).toMatchObject({
      causes: [{ code: 'value.cut', deviation: null }],
      proof: { by: 'string' },
    });
  });

  it('blames no deviation for a value with an & whose own value is cut', async () => {
    const url = 'https://x.example/?id=5&t=a+b';
    const own = `${right.replace('n1', 'n2')}&url=https://x.example/?id=5&t=a b`;
    const findings = await diagnose(own, everyday.replace('{', `{"url":"${url}",`));
    expect(findings.flatMap(listCodes)).not.toContain('body.own-timestamp');
  });

  it('does not call a pair right that is changed as well as moved', async () => {
    const own = `${right.replace('&completedAt=1790000000', '')}&completedAt=17`;
    const findings = await diagnose(`nonce2=1&${own}`);
    const moved = findings.find((one) => listCodes(one).includes('string.order'));
    expect(moved?.causes).toMatchObject([
      { key: 'completedAt', own: '17', expected: '1790000000' },
    ]);
  });

  it('explains no string that shares nothing with the right one as a whole', async () => {
    const { findings } = await diagnoseAll('x', everyday, { headersText: '' });
    const codes = findings.map((finding) => listCodes(finding).join());
    expect(codes).toEqual(['string.unknown']);
    expect(findings[0]?.proof).toEqual({ by: 'none' });
  });
});

describe('an own string with something around it, or in another charset', () => {
  const deviating = right.replace('&nonce=n1', '');

  it.each([
    ['UTF-16', 'utf-16le', 'charset.utf-16'],
    ['Latin-1', 'latin1', 'charset.latin1'],
  ] as const)(
    'bytes of %s in hex are no notation of the right string',
    async (_, charset, code) => {
      const body = '{"amount":"100.00","name":"José"}';
      const own = `amount=100.00&name=José${right.slice(right.indexOf('&nonce'), right.indexOf('&order'))}&timestamp=1790000123`;
      const findings = await diagnose(Buffer.from(own, charset).toString('hex'), body);
      expect(findings.map(listCodes)).toEqual([[code]]);
    },
  );

  // Node 20: console.log(Buffer.from(string))
  it('what Node prints of a Buffer ends early', async () => {
    const bytes = Buffer.from(right).subarray(0, 50).toString('hex').replace(/../g, '$& ');
    const more = Buffer.from(right).length - 50;
    const [finding] = await diagnose(`<Buffer ${bytes}... ${more} more bytes>`);
    expect(finding && listCodes(finding)).toEqual(['string.cut']);
    const whole = `<Buffer ${Buffer.from(right).toString('hex').replace(/../g, '$& ').trim()}>`;
    expect(await diagnose(whole)).toEqual([]);
  });

  it.each([
    ['a secret on both sides', 's3cret', 's3cret'],
    ['a path', '/pay/callback?', ''],
    ['method and path', 'POST&/pay/callback&', ''],
    ['a secret behind', '', '#s3cret'],
  ])('%s', async (_, before, after) => {
    const [finding, ...others] = await diagnose(before + right + after);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      causes: [{ code: 'string.text-around', before, after }],
      proof: { by: 'string' },
    });
    const [both] = await diagnose(before + deviating + after);
    expect(both).toMatchObject({
      causes: [{ code: 'string.text-around' }, { code: 'string.nonce-missing' }],
      variantText: deviating,
    });
  });

  it.each([
    ['the body’s SHA-256', everyday, sha256(everyday, 'hex')],
    ['a body with a line end', `${everyday}\n`, `${everyday}\n`],
  ])('method and path in front of timestamp, nonce and %s', async (_, body, part) => {
    const [finding, ...others] = await diagnose(`POST\n/callback\n1790000123\nn1\n${part}`, body);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      causes: [
        { code: 'string.text-around', before: 'POST\n/callback\n', after: '' },
        { code: 'body.raw-with-headers' },
      ],
      proof: { by: 'string' },
    });
  });

  it('another digest behind them is not said to be the body’s', async () => {
    const own = `POST\n/callback\n1790000123\nn1\n${sha256(right, 'hex')}`;
    expect((await diagnose(own)).flatMap(listCodes)).not.toContain('body.raw-with-headers');
  });

  // BitConverter.ToString(md5.ComputeHash(…))
  it('an MD5 with dashes between its bytes', async () => {
    const md5 = createHash('md5').update(right).digest('hex').toUpperCase();
    const findings = await diagnose(md5.replace(/..(?=.)/g, '$&-'));
    expect(findings.map(listCodes)).toEqual([['string.hashed']]);
  });

  it.each([
    ['milliseconds', `${right}000`],
    ['decimals', `${right}.0`],
  ])('more digits behind the last number are no text behind the pairs: %s', async (_, own) => {
    const findings = await diagnose(own.replace('100.00', '100'));
    expect(findings.flatMap(listCodes)).not.toContain('string.text-around');
  });

  it.each([
    [
      'keys and all',
      `${JSON.stringify(JSON.parse(everyday), null, 3)}&timestamp=1790000123&nonce=n1`,
    ],
    ['values', `${JSON.stringify(JSON.parse(everyday), null, 3)}n1,1790000123`],
  ])('the headers behind JSON are not left out: %s', async (_, own) => {
    const codes = (await diagnose(own)).flatMap(listCodes);
    for (const code of ['string.timestamp-missing', 'string.nonce-missing', 'body.unread'])
      expect(codes).not.toContain(code);
  });

  it('a header that stands there twice is not told of one of its pairs alone', async () => {
    const body = '{"amount":"1.00","nonce":"own7","orderNo":"P1"}';
    const own = 'amount=1.00&nonce=own7&orderNo=P1&timestamp=1790000123&nonce=n1';
    expect((await diagnose(own, body)).flatMap(listCodes)).not.toContain('body.own-nonce');
  });

  it.each([
    ['commas, and a blank', right.replaceAll('&', ',').replace('100.00', '100.000').concat(',')],
    [
      'ampersands and blanks',
      right.replaceAll('&', '& ').replace('100.00', '100.000').concat('\n'),
    ],
    ['JSON', `${everyday.replace('100.00', '100.000')}&nonce=n1&timestamp=1790000123`],
  ])('keys between other separators are not left out: %s', async (_, own) => {
    const codes = (await diagnose(own)).flatMap(listCodes);
    for (const code of ['string.field-missing', 'string.timestamp-missing', 'string.nonce-missing'])
      expect(codes).not.toContain(code);
  });

  it('pairs under other keys that stand behind the others are told by both', async () => {
    const body =
      '{"amount":"1.00","feeAmount":"0.10","netAmount":"0.90","orderNo":"P1","orderType":"payin","status":"completed"}';
    const pairs =
      'amount=1.00&feeAmount=0.10&netAmount=0.90&orderNo=P1&orderType=payin&status=completed';
    const behind = await diagnose(`${pairs}&Nonce=n1&Timestamp=1790000123`, body);
    expect(behind.map(listCodes)).toEqual([['string.key-spelling'], ['string.order']]);
    // Where a sort puts them: a capital comes before all small letters.
    const sorted = await diagnose(`Nonce=n1&Timestamp=1790000123&${pairs}`, body);
    expect(sorted.map(listCodes)).toEqual([['string.header-names']]);
  });

  // Java: mapper.writeValueAsString(value) of each text, beside a clock of its own or an amount in cents.
  it('quotation marks around values leave what else happened to be told', async () => {
    const quoted =
      'amount="10000"&completedAt=1790000000&nonce=n1&orderNo="P1"&status="completed"&timestamp=1790000124&orderType="payin"';
    const body =
      '{"amount":"100.00","completedAt":1790000000,"orderNo":"P1","orderType":"payin","status":"completed"}';
    const findings = await diagnose(quoted, body);
    expect(findings.map(listCodes)).toEqual([
      ['string.quoted-values'],
      ['amount.minor-units'],
      ['string.order'],
      ['value.changed'],
    ]);
  });

  // encodeURIComponent over the whole of it.
  it('what is percent-encoded at once is told pair by pair', async () => {
    const findings = await diagnose(encodeURIComponent(right.replace('0123', '0124')));
    expect(findings.map(listCodes)).toEqual([['string.percent-encoded'], ['value.changed']]);
    expect(findings[0]?.proof).toEqual({ by: 'string', hasOtherDifferences: true });
    expect((await diagnose(encodeURIComponent(right))).map(listCodes)).toEqual([
      ['string.percent-encoded'],
    ]);
  });

  it('the contract’s own template is told as one', async () => {
    const template = right
      .replace('100.00', '<amount>')
      .replace('1790000000', '<completed_at_integer>')
      .replace('n1', '<nonce>')
      .replace('P1', '<order_no>');
    const [finding, ...others] = await diagnose(template);
    expect(others).toEqual([]);
    expect(finding?.causes.map((cause) => 'key' in cause && cause.key)).toEqual([
      'amount',
      'completedAt',
      'nonce',
      'orderNo',
    ]);
  });

  it('empty nested values are told as left out, not as entries', async () => {
    const body = '{"amount":"1.00","blank":" ","flag":false,"list":[],"map":{}}';
    const [finding] = await diagnose(
      'amount=1.00&blank= &flag=false&nonce=n1&timestamp=1790000123',
      body,
    );
    expect(finding?.causes).toMatchObject([{ code: 'nested.as-entries', facts: { path: 'none' } }]);
  });

  it.each([
    // PyYAML 6
    ["amount: '1.00'\nnonce: n1\norderNo: P1\nstatus: completed\ntimestamp: '1790000123'\n", ''],
    ['amount: 1.00\nnonce: n1\norderNo: P1\nstatus: completed\ntimestamp: 1790000123', 'pairs'],
  ])('YAML is told by its marks: %j', async (own, pairs) => {
    const body = '{"amount":"1.00","orderNo":"P1","status":"completed"}';
    const codes = (await diagnose(own, body)).flatMap(listCodes);
    expect(codes.includes('string.dumped')).toBe(pairs === '');
  });

  it('nulls and blanks that a printed map shows are no other deviation', async () => {
    const body =
      '{"amount":"1.00","blank":"  ","flag":false,"gone":null,"orderNo":"P1","status":"completed"}';
    // var_dump of PHP 8.2
    const own =
      'array(8) {\n  ["amount"]=>\n  string(4) "1.00"\n  ["blank"]=>\n  string(2) "  "\n  ["flag"]=>\n  bool(false)\n  ["gone"]=>\n  NULL\n  ["nonce"]=>\n  string(2) "n1"\n  ["orderNo"]=>\n  string(2) "P1"\n  ["status"]=>\n  string(9) "completed"\n  ["timestamp"]=>\n  string(10) "1790000123"\n}\n';
    expect(summarize(await diagnose(own, body))).toMatchObject([{ codes: 'string.dumped' }]);
  });

  const listed = [
    'amount=1.00',
    'name=A ',
    ' B <C>',
    'nonce=n1',
    'orderNo=P1',
    'timestamp=1790000123',
  ];

  it.each([
    // console.log(s.split('&'))
    [
      "[\n  'amount=1.00',\n  'name=A ',\n  ' B <C>',\n  'nonce=n1',\n  'orderNo=P1',\n  'timestamp=1790000123'\n]\n",
    ],
    [JSON.stringify(listed)],
    [JSON.stringify(listed, null, 2)],
    // print(s.split('&'))
    ["['amount=1.00', 'name=A ', ' B <C>', 'nonce=n1', 'orderNo=P1', 'timestamp=1790000123']"],
    // print_r(explode('&', $s))
    [`Array\n(\n${listed.map((one, at) => `    [${at}] => ${one}\n`).join('')})\n`],
    // var_export of the same
    [`array (\n${listed.map((one, at) => `  ${at} => '${one}',\n`).join('')})`],
    // Arrays.toString(s.split("&"))
    [`[${listed.join(', ')}]`],
  ])('a list of the pairs as a program prints it is told as one: %j', async (own) => {
    const body = '{"amount":"1.00","name":"A & B <C>","orderNo":"P1"}';
    const [right, ...others] = await diagnose(own, body);
    expect(right?.causes).toMatchObject([{ code: 'string.dumped', isList: true }]);
    expect([right?.proof, others]).toEqual([{ by: 'string' }, []]);
    const [first, second] = await diagnose(own.replace('P1', 'P2'), body);
    expect(first?.causes).toMatchObject([{ code: 'string.dumped', isList: true }]);
    expect(second?.causes).toMatchObject([{ key: 'orderNo' }]);
  });

  it('a damaged last pair is no text behind the pairs', async () => {
    const [finding] = await diagnose(`${right.replaceAll('&', '').slice(0, -1)}"a":0,2`);
    expect(finding?.causes.map(({ code }) => code)).not.toContain('string.text-around');
  });

  it.each([
    ['charset.utf-16 string.nonce-missing', Buffer.from(deviating, 'utf16le').toString('latin1')],
    ['string.nonce-missing charset.byte-order-mark', `\ufeff${deviating}`],
  ])('%s', async (codes, own) => {
    expect(summarize(await diagnose(own))).toMatchObject([{ codes, proof: 'string' }]);
  });

  it('a printed map that stands there twice is not told as one', async () => {
    const findings = await diagnose(`${everyday}\n${everyday}`);
    expect(findings.flatMap(listCodes)).not.toContain('string.dumped');
  });

  it.each(['\ufeff', 'ÿþ'])('a mark and nothing behind it says nothing: %j', async (own) => {
    expect(summarize(await diagnose(own))).toMatchObject([{ codes: 'string.unknown' }]);
  });

  it('leaves a key=… at the end to the pairs, also beside another deviation', async () => {
    const findings = await diagnose(`${deviating}&key=s3`);
    expect(summarize(findings)).toMatchObject([
      { codes: 'string.nonce-missing' },
      { codes: 'string.field-added', key: 'key' },
    ]);
  });
});

describe('a pair that tells by itself what happened', () => {
  it.each([
    ['seconds with decimals', '1790000124.25'],
    ['milliseconds', '1790000124250'],
  ])('the receiver’s clock: %s', async (_, time) => {
    const findings = await diagnose(right.replace('1790000123', time));
    expect(summarize(findings)).toMatchObject([{ codes: 'time.own-clock', proof: 'string' }]);
  });

  it.each([
    ['a whole second, which another callback may have', '1790000124'],
    ['an hour off', '1790003999.25'],
  ])('no clock: %s', async (_, time) => {
    const findings = await diagnose(right.replace('1790000123', time));
    expect(summarize(findings)).toMatchObject([{ codes: 'value.changed', proof: 'none' }]);
  });

  it('the same JSON in another order', async () => {
    const body = '{"extra":{"a":{"x":1,"y":2},"b":"c/d"}}';
    const own = 'extra={"b":"c\\/d","a":{"y":2,"x":1.0}}&nonce=n1&timestamp=1790000123';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'nested.rewritten', proof: 'string', key: 'extra' },
    ]);
    const other = own.replace('"y":2', '"y":3');
    expect(summarize(await diagnose(other, body))).toMatchObject([{ codes: 'value.changed' }]);
  });

  it('keys in another spelling are not missing', async () => {
    const own =
      'AMOUNT=100.00&completed_at=1790000000&nonce=n1&order-no=P1&status=completed&timestamp=1790000123&more=1';
    const findings = await diagnose(own);
    expect(findings[0]?.causes).toMatchObject([
      { code: 'string.key-spelling', key: 'amount', ownKey: 'AMOUNT' },
      { code: 'string.key-spelling', key: 'completedAt' },
      { code: 'string.key-spelling', key: 'orderNo' },
    ]);
    expect(findings.flatMap(listCodes)).not.toContain('string.field-missing');
  });

  // Tag.Get("json") of a struct's fields, with the tag's options
  it('keys with the options of a tag of Go are not missing', async () => {
    const own = right
      .replace('completedAt=', 'completedAt,omitempty=')
      .replace('status=', 'status,omitempty=');
    expect((await diagnose(own)).map(({ causes }) => causes)).toMatchObject([
      [
        { code: 'string.key-spelling', key: 'completedAt', isGarbled: false },
        { code: 'string.key-spelling', key: 'status' },
      ],
    ]);
  });

  // Python's encode('gbk') and encode('latin-1') shown as UTF-8, and decode('gbk') of UTF-8.
  it.each([
    ['charset.gbk', '备注', '已付款', '\ufffd\ufffdע=\ufffdѸ\ufffd\ufffd\ufffd'],
    ['charset.mojibake', '备注', '已付款', '澶囨敞=宸蹭粯娆\ufffd'],
    ['charset.latin1', 'Región', 'Bogotá', 'Regi\ufffdn=Bogot\ufffd'],
  ])('keys that another charset garbled: %s', async (code, key, value, garbled) => {
    const body = JSON.stringify({ amount: '1.00', zone: 'UTC', [key]: value });
    const isLast = key > 'zone';
    const own = (pair: string, amount: string): string =>
      isLast
        ? `amount=${amount}&nonce=n1&timestamp=1790000123&zone=UTC&${pair}`
        : `${pair}&amount=${amount}&nonce=n1&timestamp=1790000123&zone=UTC`;
    expect(summarize(await diagnose(own(garbled, '1.00'), body))).toMatchObject([
      { codes: code, proof: 'string' },
    ]);
    const marked = await diagnose(`\ufeff${own(garbled, '1.00')}`, body);
    expect(marked.flatMap(listCodes)).toEqual([code, 'charset.byte-order-mark']);
    const beside = await diagnose(own(garbled, '7'), body);
    expect(beside.flatMap(listCodes).toSorted()).toEqual(['string.key-spelling', 'value.changed']);
    expect(beside.flatMap(({ causes }) => causes)).toContainEqual(
      expect.objectContaining({ code: 'string.key-spelling', key, isGarbled: true }),
    );
  });

  // Python's decode('gbk', 'ignore'): the last byte is gone
  it('a garbled key whose value lost a character is not missing', async () => {
    const body = '{"amount":"1.00","备注":"已付款"}';
    const own = 'amount=1.00&nonce=n1&timestamp=1790000123&澶囨敞=宸蹭粯娆';
    const causes = (await diagnose(own, body)).flatMap((one) => one.causes);
    expect(causes).toMatchObject([{ code: 'string.key-spelling', key: '备注', isGarbled: true }]);
  });

  // substring(1) of a string that nothing stands in front of, with another amount beside it
  it('a first character that is cut off is no additional pair', async () => {
    const own = right.replace('amount=', 'mount=').replace('status=completed', 'status=done');
    const causes = (await diagnose(own)).flatMap((one) => one.causes);
    expect(causes).toMatchObject([
      { code: 'string.key-spelling', key: 'amount', slip: 'shortened', isGarbled: false },
      { code: 'value.changed', key: 'status' },
    ]);
  });

  // Java's (s + "&key=" + secret).toUpperCase()
  it('a string in one case with a secret behind it has no keys of its own', async () => {
    const body = JSON.stringify({ amount: '1.00', items: [{ sku: 'A&B=c' }], orderNo: 'p1' });
    const own =
      'AMOUNT=1.00&ITEMS=[{"SKU":"A&B=C"}]&NONCE=N1&ORDERNO=P1&TIMESTAMP=1790000123&KEY=S3CRET';
    const causes = (await diagnose(own, body)).flatMap((one) => one.causes);
    expect(causes).toMatchObject([
      { code: 'string.case-changed', variant: 'upper-case' },
      { code: 'string.field-added', key: 'KEY' },
    ]);
    const beside = own.replace('1.00', '7');
    expect((await diagnose(beside, body)).flatMap(listCodes)).toEqual([
      'string.case-changed',
      'value.changed',
      'string.field-added',
    ]);
  });

  // Keys through toLowerCase, with another amount beside it: no value has letters of the other case
  it('keys in lower case alone are no string in one case', async () => {
    const body = '{"feeAmount":"1.00","orderNo":"p1","orderType":"payin"}';
    const own = 'feeamount=7&nonce=n1&orderno=p1&ordertype=payin&timestamp=1790000123';
    expect((await diagnose(own, body)).flatMap(listCodes)).not.toContain('string.case-changed');
  });

  // Rails' to_query, which encodes keys too and sorts the finished pairs, with another amount beside it
  it('an encoded key is neither missing nor additional', async () => {
    const body = '{"amount":"1.00","Región":"Bogotá","备注":"a"}';
    const own =
      '%E5%A4%87%E6%B3%A8=a&Regi%C3%B3n=Bogot%C3%A1&amount=7&nonce=n1&timestamp=1790000123';
    const causes = (await diagnose(own, body)).flatMap((one) => one.causes);
    expect(causes).toMatchObject([
      { code: 'string.key-spelling', key: 'Región', slip: 'encoded', isGarbled: false },
      { code: 'string.key-spelling', key: '备注', slip: 'encoded', isGarbled: false },
      { code: 'value.changed', key: 'amount' },
    ]);
  });

  // Lua: body:gmatch('"(%w+)":"([^"]*)"')
  it('a pair of a nested object is told as that', async () => {
    const body = '{"amount":"1.00","extra":{"city":"X"}}';
    const own = 'amount=1.00&app=7&city=X&nonce=n1&timestamp=1790000123';
    const causes = (await diagnose(own, body)).flatMap((one) => one.causes);
    const added = { code: 'string.field-added', entry: null };
    expect(causes).toContainEqual(
      expect.objectContaining({ ...added, key: 'city', isInside: true }),
    );
    const other = causes.find((one) => 'key' in one && one.key === 'app');
    expect(other).toMatchObject(added);
    expect(other).not.toHaveProperty('isInside');
  });

  // A map of keys to English ones, and lodash's camelCase of each key, with another amount beside it
  it.each([
    ['备注', 'remark'],
    ['Región', 'region'],
  ])('the value of %s under %s is no matter of a charset', async (key, ownKey) => {
    const body = JSON.stringify({ amount: '1.00', [key]: 'Bogotá' });
    const own = `amount=7&nonce=n1&${ownKey}=Bogotá&timestamp=1790000123`;
    const causes = (await diagnose(own, body)).flatMap((one) => one.causes);
    expect(causes).toContainEqual(
      expect.objectContaining({ code: 'string.key-spelling', key, ownKey, isGarbled: false }),
    );
  });

  // params.requestTime = req.headers['x-timestamp'], with another amount beside it
  it('a header’s value under a key of one’s own is neither missing nor additional', async () => {
    const own = `${right.replace('timestamp=', 'requestTime=').replace('status=completed', 'status=done')}`;
    const causes = (await diagnose(own)).flatMap((one) => one.causes);
    expect(causes).toMatchObject([
      { code: 'value.changed', key: 'status' },
      { code: 'string.key-spelling', key: 'timestamp', ownKey: 'requestTime', isGarbled: false },
    ]);
  });

  // join('+') of pairs with another amount
  it.each(['\t', '#', '+'])('other differences between pairs that %j joins', async (joint) => {
    const own = right.replaceAll('&', joint).replace('status=completed', 'status=done');
    expect((await diagnose(own)).map(listCodes)).toEqual([['string.separator'], ['value.changed']]);
  });

  it('tells a text in front from what differs behind it', async () => {
    const own = `1790000123n1${right.replace('status=completed', 'status=done')}`;
    const causes = (await diagnose(own)).flatMap((one) => one.causes);
    expect(causes).toMatchObject([
      { code: 'string.text-around', before: '1790000123n1', after: '' },
      { code: 'value.changed', key: 'status' },
    ]);
  });

  // toLowerCase over a string whose first key is feeAmount
  it('the rest of a key in another spelling is no text in front', async () => {
    const body = '{"amount":"100.00","feeAmount":"2.50","orderNo":"P1","status":"completed"}';
    const own = 'feeamount=2.50&nonce=n1&orderno=p1&status=completed&timestamp=1790000123';
    expect((await diagnose(own, body)).flatMap(listCodes)).not.toContain('string.text-around');
  });

  it.each([
    ['behind', (body: string) => `${body}s3cret`, '', 's3cret'],
    ['on both sides', (body: string) => `s3cret${body}s3cret`, 's3cret', 's3cret'],
    ['as a pair', (body: string) => `${body}&key=s3cret`, '', '&key=s3cret'],
  ])('a secret beside the body is told: %s', async (_, sign, before, after) => {
    const body = '{"orderNo":"P1","amount":"100.00","timestamp":1789990000}';
    const [finding, ...others] = await diagnose(sign(body), body);
    expect(others).toEqual([]);
    expect(finding?.causes).toMatchObject([
      { code: 'string.text-around', before, after },
      { code: 'body.raw' },
    ]);
  });

  // f"{secret}:{timestamp}:{nonce}:" + pairs
  it('headers that stand in front of the pairs are not left out', async () => {
    const pairs = right.replace('&nonce=n1', '').replace('&timestamp=1790000123', '');
    const findings = await diagnose(`s3cret:1790000123:n1:${pairs}`);
    expect(findings.flatMap(listCodes)).not.toContain('string.nonce-missing');
    expect(findings.flatMap(listCodes)).not.toContain('string.timestamp-missing');
  });

  it('what stands in front of several keys is no text in front', async () => {
    const own = right.replace(/(^|&)/g, '$1data.').replace('status=completed', 'status=done');
    expect((await diagnose(own)).flatMap(listCodes)).not.toContain('string.text-around');
  });

  // Object.assign(params, params.extra): one of its members is an object itself
  it('members of an object that stand as entries are no additional pairs', async () => {
    const body =
      '{"amount":"1.00","extra":{"channel":"UPI","qty":2,"payer":{"name":"x","city":"y"}}}';
    const own =
      'amount=1.00&channel=UPI&nonce=n1&payer={"name":"x","city":"y"}&qty=2&timestamp=1790000123&x=1';
    expect((await diagnose(own, body)).flatMap(listCodes)).toEqual([
      'nested.as-entries',
      'string.field-added',
    ]);
  });

  // lua-cjson, whose empty list is {}, joined by commas: nulls and blanks are dropped by whichever filter
  it('what a language prints is told beside another separator, whichever filter stands for it', async () => {
    const body = '{"amount":"1.00","big":1e25,"blank":"  ","list":[],"note":null,"remark":""}';
    const own = 'amount=1.00,big=1e+25,list={},nonce=n1,timestamp=1790000123';
    expect((await diagnose(own, body)).map(listCodes)).toEqual([
      ['string.separator', 'string.language-text'],
    ]);
  });

  it('counts a key in another spelling once', async () => {
    const own = right.replace('amount', 'AMOUNT').replace('status=completed', 'status=done');
    const { findings, moreFindings } = await diagnoseAll(own, everyday);
    expect(findings.flatMap(listCodes)).toEqual(['string.key-spelling', 'value.changed']);
    expect(moreFindings).toBe(0);
  });

  // Beside numbers that no form of it has; Node's flat().
  it.each([
    ['extra[big]=1.00E+25&extra[id]=7', 'extra[big]'],
    ['extra.big=1.0E25&extra.id=7', 'extra.big'],
  ])('values of an object as entries are not missing: %s', async (entries, path) => {
    const body = '{"extra":{"id":7,"big":1e25,"list":[]}}';
    const findings = await diagnoseAll(`${entries}&nonce=n1&timestamp=1790000123`, body);
    expect(summarize(findings.findings)).toMatchObject([
      { codes: 'nested.as-entries', proof: 'string', key: 'extra' },
    ]);
    expect(findings.findings[0]?.causes).toMatchObject([
      { relation: { kind: 'spread', entries: 2, path } },
    ]);
    expect(findings.moreFindings).toBe(0);
  });

  // Java's JsonNode.asText()
  it('names no language for an object or list that is emptied', async () => {
    const body = '{"flag":false,"list":[],"map":{"a":1}}';
    const own = 'flag=FALSE&list=&map=&nonce=n1&timestamp=1790000123';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'boolean.capitalized' },
      { codes: 'value.emptied', proof: 'string' },
    ]);
  });

  // Go's json.Number and time.Format in India
  it('names no language where a single change gives the same', async () => {
    const body = '{"completedAt":1790000007,"price":12.0}';
    const own = 'completedAt=2026-09-21T19:43:27+05:30&nonce=n1&price=12.0&timestamp=1790000123';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'number.source-text time.as-text', proof: 'string' },
    ]);
  });

  // Go's Header map, written once with another case
  it('names a deviation of two headers for one of them where the other shows another', async () => {
    const own = right.replace('nonce=n1', 'nonce=[]').replace('1790000123', '[1790000123]');
    const findings = await diagnose(`${own}&s=1`, everyday.replace('{', '{"s":2,'));
    const variants = findings.flatMap(({ causes }) =>
      causes.flatMap((cause) => ('deviation' in cause ? (cause.deviation?.variant ?? []) : [])),
    );
    expect(variants).toEqual(['empty-list/nonce', 'brackets/timestamp']);
  });

  // strconv.FormatFloat(v, 'f', 2, 64), and a number that was changed
  it('names what gives most of the values', async () => {
    const body = '{"count":7,"id":5,"price":12.25,"rate":0.10}';
    const own = 'count=7.00&id=6&nonce=n1&price=12.25&rate=0.10&timestamp=1790000123';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'number.fixed-decimals' },
      { codes: 'value.changed', key: 'id' },
    ]);
  });

  const typed =
    '{"amount":"100.00","feeAmount":"2.50","orderNo":"P1","blank":"  ","flag":false,"list":[],"map":{},"note":null}';

  // floatval of the amounts, $v ? 1 : 0 and json_encode in PHP
  it('does not call a boolean a string that looks like a number', async () => {
    const own =
      'amount=100&blank=  &feeAmount=2.5&flag=0&list=[]&map=[]&nonce=n1&orderNo=P1&timestamp=1790000123';
    expect(summarize(await diagnose(own, typed))).toMatchObject([
      { codes: 'amount.as-number boolean.as-number nested.empty-array' },
      { codes: 'string.field-added', key: 'blank' },
    ]);
  });

  // floatval of the amounts alone, in PHP and as Node's Number
  it.each([
    ['amount=100&feeAmount=2.5&nonce=n1&timestamp=1790000123&tiny=1.0E-7', 'number.scientific'],
    ['amount=100&feeAmount=2.5&nonce=n1&timestamp=1790000123&tiny=1e-7', 'number.source-text'],
  ])('says of no other string that it became a number: %s', async (own, numbers) => {
    const body = '{"amount":"100.00","feeAmount":"2.50","tiny":1e-7}';
    const [first, ...others] = await diagnose(
      own.replace(/&(tiny[^&]*)&(time.*)$/, '&$2&$1'),
      body,
    );
    expect(first && listCodes(first).toSorted()).toEqual(['amount.as-number', numbers]);
    expect(others).toEqual([]);
  });

  // isNaN(v) ? (typeof v === 'object' ? JSON.stringify(v) : v) : Number(v)
  it('knows what JavaScript makes a number of', async () => {
    const own =
      'amount=100&blank=0&feeAmount=2.5&flag=0&list=0&map={}&nonce=n1&note=0&orderNo=P1&timestamp=1790000123';
    const [first, ...others] = await diagnose(own, typed);
    expect(first?.causes).toMatchObject([
      { code: 'string.numeric-as-number', variant: 'javascript-all' },
    ]);
    expect(others).toEqual([]);
  });

  // number_format of whatever is_numeric
  it('tells a zero written otherwise', async () => {
    const body = '{"amount":"100.00","id":"a","retries":"0"}';
    const own = 'amount=100.00&id=b&nonce=n1&retries=0.00&timestamp=1790000123';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'value.changed', key: 'id' },
      { codes: 'value.same-number', key: 'retries', proof: 'string' },
    ]);
  });

  // array_walk_recursive of PHP, and a map merged with one of its own
  it('members of an object that stand beside the others are its own', async () => {
    const body =
      '{"amount":"100.00","extra":{"channel":"UPI","payer":{"name":"A"},"qty":2,"note":null},"orderNo":"P1"}';
    const own = 'amount=100.00&channel=UPI&name=A&nonce=n1&orderNo=P1&qty=2&timestamp=1790000123';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'nested.as-entries', key: null, proof: 'string' },
    ]);
    // With another change beside it the member is named.
    const two = own.replace('amount=100.00', 'amount=101.00');
    expect(summarize(await diagnose(two, body))).toMatchObject([
      { codes: 'value.changed', key: 'amount' },
      { codes: 'nested.as-entries', key: 'extra', proof: 'string' },
    ]);
    const [other] = await diagnose(own.replace('qty=2', 'qty=3').replace('UPI', 'X'), body);
    expect(other && listCodes(other)).toEqual(['string.field-missing']);
  });

  // array_walk_recursive of PHP
  it('items, booleans and nulls of such an object are its own too', async () => {
    const body =
      '{"amount":"100.00","extra":{"channel":"UPI","tags":["a"],"ok":true,"note":null,"qty":2},"orderNo":"P1"}';
    const own =
      'amount=100.00&channel=UPI&0=a&ok=1&note=&qty=2&nonce=n1&orderNo=P1&timestamp=1790000123';
    expect((await diagnose(own, body)).flatMap(listCodes)).toEqual(['nested.as-entries']);
  });

  // Lua: for k, v in pairs(value) do params[tostring(k)] = v end
  it('items of a list under their places from 1 are its own', async () => {
    const body = '{"amount":"100.00","orderNo":"P1","tags":["vip","b-7"]}';
    const own = '1=vip&2=b-7&amount=101.00&nonce=n1&orderNo=P1&timestamp=1790000123';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'value.changed', key: 'amount' },
      { codes: 'nested.as-entries', key: 'tags', proof: 'string' },
    ]);
  });

  it.each([
    [
      'Lua’s %.14g',
      '{"id":9.007199254741e+15,"a":{"b":{},"y":true},"total":1000000000}',
      'same-rounded',
    ],
    [
      'Node’s inspect',
      '{\n  total: 1000000000,\n  id: 9007199254740992,\n  a: { y: true, b: [] }\n}',
      'same-rounded',
    ],
    [
      'Perl’s Data::Dumper, in the order of a hash',
      "{'total' => 1000000000,'a' => {'b' => [],'y' => bless( do{\\(my $o = 1)}, 'JSON::PP::Boolean' )},'id' => '9007199254740993'}",
      'same-json',
    ],
    ['another number', '{"total":1000000001,"id":9007199254740993,"a":{"y":true,"b":[]}}', ''],
  ])('an object by its values: %s', async (_, extra, kind) => {
    const body =
      '{"amount":"100.00","extra":{"total":1000000000,"id":9007199254740993,"a":{"y":true,"b":[]}},"orderNo":"P1"}';
    const own = `amount=9&extra=${extra}&nonce=n1&orderNo=P1&timestamp=1790000123`;
    const causes = (await diagnose(own, body)).flatMap((finding) => finding.causes);
    const [cause] = causes.filter((one) => 'key' in one && one.key === 'extra');
    expect(cause && 'relation' in cause ? cause.relation?.kind : '').toBe(kind);
  });

  // decimal.ToString() with a German culture, of Json.NET's decimals
  it('a decimal comma is no other number', async () => {
    const body = '{"amount":"100.00","price":12.50,"total":1500000.0}';
    const own = 'amount=100.00&nonce=n1&price=12,500&timestamp=1790000123&total=1500000,00';
    expect(summarize(await diagnose(own, body))).toMatchObject([
      { codes: 'value.same-number', proof: 'string' },
    ]);
  });

  // Number(null)
  it('a null that became 0 is told alone', async () => {
    const body = '{"amount":"100.00","note":null,"orderNo":"P1"}';
    const own = 'amount=100.00&nonce=n1&note=0&orderNo=P1&timestamp=1790000123';
    const [first, ...others] = await diagnose(own, body);
    expect(first?.causes).toMatchObject([{ code: 'string.null-kept', variant: 'zero' }]);
    expect(others).toEqual([]);
  });

  // lua-dkjson beside an object in an order of its own
  it('does not call a number scientific that has no exponent', async () => {
    const body = '{"completedAt":1790000007,"extra":{"big":1e25,"id":5}}';
    const own = 'completedAt=1790000007.0&extra={"id":6,"big":1e+25}&nonce=n1&timestamp=1790000123';
    const [first] = await diagnose(own, body);
    expect(first && listCodes(first)).toEqual(['number.decimal-point']);
  });

  // Rails' to_query beside values of another kind
  it('entries whose brackets are percent-encoded are not added', async () => {
    const body = '{"amount":"1.00","list":[{"id":1}]}';
    const own = 'amount=2.00&list%5B%5D%5Bid%5D=1&nonce=n1&timestamp=1790000123';
    expect((await diagnose(own, body)).map(listCodes)).toEqual([
      ['value.changed'],
      ['nested.as-entries'],
    ]);
  });

  // qs with arrayFormat: 'comma'
  it('what stands behind an & in an entry of a nested value is no pair', async () => {
    const body = '{"amount":"1.00","extra":{"id":7,"tags":["vip","a&b"]}}';
    const own = 'amount=2.00&extra[id]=7&extra[tags]=vip,a&b&nonce=n1&timestamp=1790000123';
    expect((await diagnose(own, body)).map(listCodes)).toEqual([
      ['value.changed'],
      ['nested.as-entries'],
    ]);
  });

  it('a value with an & that is quoted is one value', async () => {
    const url = 'https://x.example/?id=5&t=a+b';
    const own = `${right.replace('P1', 'P2')}&url='${url}'`;
    const findings = await diagnose(own, everyday.replace('{', `{"url":"${url}",`));
    expect(findings.map((one) => [pickKey(one), ...listCodes(one)])).toEqual([
      ['orderNo', 'value.changed'],
      ['url', 'string.quoted-values'],
    ]);
  });

  // String.Replace("nonce=", "Nonce=") beside Json.NET's doubles
  it('headers under other spellings are not left out beside another deviation', async () => {
    const body = '{"amount":"1.00","big":1e25}';
    const own = 'amount=1.00&big=1E+25&Nonce=n1&Timestamp=1790000123';
    const codes = (await diagnose(own, body)).flatMap(listCodes);
    expect(codes).toContain('string.key-spelling');
    expect(codes).not.toContain('string.nonce-missing');
    expect(codes).not.toContain('string.field-added');
  });

  // PHP's print_r, which prints false and null as nothing
  it('what a printed map shows as nothing is not told as dropped', async () => {
    const body =
      '{"amount":"1.00","a":"","b":" ","d":null,"e":[],"f":{},"g":[""],"h":false,"i":0,"orderNo":"P1"}';
    const map = (items: string): string => `Array\n        (\n${items}        )\n`;
    const own = `Array\n(\n    [a] => \n    [amount] => 1.00\n    [b] =>  \n    [d] => \n    [e] => ${map('')}\n    [f] => ${map('')}\n    [g] => ${map('            [0] => \n')}\n    [h] => \n    [i] => 0\n    [nonce] => n1\n    [orderNo] => P1\n    [timestamp] => 1790000123\n)\n`;
    const findings = await diagnose(own, body);
    expect(findings.map(listCodes)).toEqual([['string.printed']]);
  });
});

describe('an own string that ends early', () => {
  it.each([
    ['printf %.60s', 'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&sta', 60, 'status'],
    [
      'mb_strimwidth of PHP',
      'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&st…',
      59,
      'status',
    ],
    [
      'substr of SQLite',
      'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&status=',
      64,
      'status',
    ],
    [
      'printf %.75s of Perl',
      'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&status=completed&t',
      75,
      'timestamp',
    ],
    ['printf %.30s', 'amount=100.00&completedAt=1790', 30, 'completedAt'],
  ])('leaves nothing out: %s', async (_, own, length, key) => {
    const { findings, moreFindings } = await diagnoseAll(own, everyday);
    expect(findings).toMatchObject([
      {
        causes: [{ code: 'string.cut', place: 'inside', isBeginning: true, key, length }],
        owner: 'transport',
        proof: { by: 'string' },
      },
    ]);
    expect(moreFindings).toBe(0);
  });

  // Python: ''.join(f'{k}={v}' …), without the nonce, and with status in capitals.
  it('stands without separators, and lacks a pair', async () => {
    const own = 'amount=7.00completedAt=1790000000orderNo=P1status=COMPLETEDtimestamp=1790000123';
    const { findings } = await diagnoseAll(own, everyday);
    expect(findings.map(listCodes)).toEqual([
      ['string.separator'],
      ['value.changed'],
      ['string.nonce-missing'],
      ['string.enum-names'],
    ]);
  });

  // A log that masks values.
  it('has a mask over values, which its code may not have', async () => {
    const own = right.replace('P1', '****').replace('&status=completed', '');
    const { findings } = await diagnoseAll(own, everyday);
    expect(findings).toMatchObject([
      {
        owner: 'transport',
        causes: [{ key: 'orderNo', relation: { kind: 'masked' } }],
      },
      { owner: 'merchant', causes: [{ code: 'string.field-missing' }] },
    ]);
  });

  // iconv -c and str.encode(…, 'replace'); htmlspecialchars is none of them.
  it.each([
    ['{"memo":"张三"}', 'memo=?三&nonce=n1&timestamp=1790000123'],
    ['{"memo":"3x4"}', 'memo=3*4&nonce=n1&timestamp=1790000123'],
    ['{"memo":"A/B-17"}', 'memo=A#B-17&nonce=n1&timestamp=1790000123'],
  ])('one other character is no mask: %s', async (body, own) => {
    const { findings } = await diagnoseAll(own, body);
    expect(findings.map(({ owner }) => owner)).toEqual(['merchant']);
  });

  it.each(['~~', '^', '\u0001', '-', '%26'])(
    'has a separator of its own: %j',
    async (separator) => {
      const { findings } = await diagnoseAll(right.replaceAll('&', separator), everyday);
      expect(JSON.stringify(findings)).not.toContain('"nothing"');
    },
  );

  // Half of a line of a log; cut -c20-, awk -F'&' in part.
  it.each([
    [
      'inside a value',
      '0000&nonce=n1&orderNo=P1&status=completed&timestamp=1790000123',
      'inside',
      'completedAt',
      true,
      'transport',
    ],
    [
      'with a mark',
      '...ce=n1&orderNo=P1&status=completed&timestamp=1790000123',
      'inside',
      'nonce',
      true,
      'transport',
    ],
    [
      'at both ends',
      'ount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&status=compl',
      'inside',
      'amount',
      false,
      'transport',
    ],
  ])('begins late: %s', async (_, own, place, key, isEnd, owner) => {
    const { findings } = await diagnoseAll(own, everyday);
    expect(findings).toMatchObject([
      { causes: [{ code: 'string.cut', place, key, isEnd }], owner },
    ]);
  });

  it('begins late behind a log’s words', async () => {
    const { findings } = await diagnoseAll(`sign string: ${right.slice(9)}`, everyday);
    expect(findings).toMatchObject([{ causes: [{ code: 'string.cut', key: 'amount' }] }]);
  });

  // PHP: substr($s, 7), with another order's number in it.
  it('begins with the value of its first pair, beside another mistake', async () => {
    const own = right.slice('amount='.length).replace('P1', 'Q77');
    const { findings } = await diagnoseAll(own, everyday);
    expect(findings.flatMap(({ causes }) => causes)).toContainEqual(
      expect.objectContaining({ code: 'string.field-added', key: '100.00', heldKey: 'amount' }),
    );
  });

  it('has an empty pair, and another one besides', async () => {
    const { findings } = await diagnoseAll(`${right}&zone=8&`, everyday);
    expect(findings.map(({ causes }) => causes.length)).toEqual([1, 1]);
  });

  it('may begin late by its code where that is between two pairs', async () => {
    const body = '{"a":"1","amount":"100.00","b":"2","orderNo":"P1"}';
    const own = 'nonce=n1&orderNo=P1&timestamp=1790000123';
    expect((await diagnoseAll(own, body)).findings).toMatchObject([
      {
        causes: [{ code: 'string.cut', place: 'at', key: 'nonce', isEnd: true }],
        owner: 'unknown',
      },
    ]);
    // Two pairs alone are left out.
    const { findings } = await diagnoseAll(`b=2&${own}`, body);
    expect(findings.flatMap(listCodes)).not.toContain('string.cut');
  });

  // cut -c1-64 and cut -c1-36, which end what they print with a line end
  it.each([
    ['amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&status=\n', 'inside', 64],
    ['amount=100.00&completedAt=1790000000\n', 'behind', 36],
    ['amount=100.00&completedAt=1790000000\r\n', 'behind', 36],
  ])('a line end behind it is none of its pairs: %j', async (own, place, length) => {
    const cut = { code: 'string.cut', place, length, isBeginning: true, hasLineEnd: true };
    const { findings, moreFindings } = await diagnoseAll(own, everyday);
    expect(findings).toMatchObject([{ causes: [cut] }]);
    expect(moreFindings).toBe(0);
  });

  it('that is one of lines, as read and fgets take it, is told as such', async () => {
    const body = everyday.replace('P1', 'P1\\nP2');
    const own = 'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1';
    expect(await diagnose(own, body)).toMatchObject([
      { causes: [{ code: 'string.cut', place: 'inside', isLine: true, hasLineEnd: false }] },
    ]);
  });

  // Python's s[:57] + '...', and a log that says what it did
  it.each([
    ['amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1&...', 'behind', 'orderNo', 57],
    ['amount=100.00&completedAt=1790000000&nonce=n1... (truncated)', 'behind', 'nonce', 45],
    ['amount=100.00&completedAt=1790000000&non…(+114 chars)', 'inside', 'nonce', 40],
    ['amount=100.00&completedAt=1790000000&non<264 more bytes>', 'inside', 'nonce', 40],
    ['amount=100.00&completedAt=1790000000&non… 264 more', 'inside', 'nonce', 40],
    [right.replace('123', '…'), 'inside', 'timestamp', right.length - 3],
  ])('a mark shows it wherever it stands: %s', async (own, place, key, length) => {
    expect(await diagnose(own)).toMatchObject([
      { causes: [{ code: 'string.cut', place, key, length }] },
    ]);
  });

  // printf %.60s, after Python's float()
  it('is told beside what differs before its end', async () => {
    const own = 'amount=100.0&completedAt=1790000000.0&nonce=n2&orderNo=P1&sta';
    expect((await diagnose(own)).map(listCodes)).toEqual([
      ['string.cut'],
      ['amount.as-number'],
      ['number.decimal-point'],
      ['value.changed'],
    ]);
  });

  it.each([
    ['without its last pair', right.slice(0, right.indexOf('&timestamp')), true],
    ['without two, but with a separator', right.slice(0, right.indexOf('status')), true],
    ['in its last value', right.slice(0, -3), true],
    ['without a pair in the middle', right.replace('&nonce=n1', ''), false],
  ])('may also lack what it lacks: %s', async (_, own, mayBeCut) => {
    const findings = await diagnose(own);
    expect(findings.flatMap(listCodes)).not.toContain('string.cut');
    for (const finding of findings) expect(finding.mayBeCut === true).toBe(mayBeCut);
  });

  it.each([
    ['another order', 'status=completed&orderNo=P1&amount=100.00&comp'],
    ['less than a pair', 'amount=10'],
    ['three dots of its own', `${right.replace('P1', 'P1...')}`],
  ])('is not told of %s', async (_, own) => {
    expect((await diagnose(own)).flatMap(listCodes)).not.toContain('string.cut');
  });

  it('ends as its value ends where that has three dots', async () => {
    const body = everyday.replace('P1', 'P1...');
    const own = 'amount=100.00&completedAt=1790000000&nonce=n1&orderNo=P1...';
    const codes = (await diagnose(own, body)).flatMap(listCodes);
    expect(codes).toContain('string.timestamp-missing');
    expect(codes).not.toContain('string.cut');
  });
});

describe('fields of a list in the code, without their keys', () => {
  const body =
    '{"orderType":"payin","orderNo":"P1","merchantOrderNo":"M-1","status":"completed","amount":"100.00","feeAmount":"2.50","netAmount":"97.50","completedAt":1790000000,"count":0,"flag":false,"extra":{"a":1}}';

  // $keys = ['orderType', …]; implode('|', array_map(fn ($k) => $p[$k] ?? '', $keys))
  it.each([
    [
      'in the contract’s order, with a bar',
      'payin|P1|M-1|completed|100.00|2.50|97.50|1790000000|1790000123|n1',
      'string.values-only',
    ],
    [
      'in the contract’s order, with a sign that a value has too',
      'payin-P1-M-1-completed-100.00-2.50-97.50-1790000000-1790000123-n1',
      'string.values-only',
    ],
  ])('%s', async (_, own, codes) => {
    expect(summarize(await diagnose(own, body))).toEqual([
      { codes, proof: 'string', key: null, value: null },
    ]);
  });

  it('in an order of its own', async () => {
    const own = 'M-1|P1|100.00|completed|n1|1790000123';
    const [first, ...others] = await diagnose(own, body);
    expect(first && listCodes(first)).toEqual(['string.values-only']);
    expect(others.flatMap(listCodes)).toContain('string.order');
    expect(others.flatMap(listCodes)).not.toContain('value.changed');
  });

  it('of which one is another text', async () => {
    const own = 'payin|P2|M-1|completed|100.00|2.50|97.50|1790000000|1790000123|n1';
    const findings = await diagnose(own, body);
    expect(findings.map((one) => listCodes(one).join(' '))).toEqual([
      'string.values-only',
      'string.order',
      'string.field-missing',
      'value.changed',
    ]);
    expect(pickKey(findings[3] as Finding)).toBe('orderNo');
  });

  // '|'.join('' if v is None else str(v) for _, v in sorted(fields.items()))
  const typed =
    '{"status":"completed","amount":"100.00","feeAmount":"2.50","netAmount":"97.50","orderNo":"P-20001","note":null,"meta":{"ratio":0.10,"ok":true},"open":false,"rate":1.50}';
  const afterAmount = "2.50|{'ratio': 0.1, 'ok': True}|97.50|n1|";
  const atEnd = 'False|P-20001|1.5|completed|1790000123';

  it.each([
    [
      'as Python prints them',
      `100.00|${afterAmount}|${atEnd}`,
      /^string\.values-only string\.language-text$/,
    ],
    ['beside a changed one', `200.00|${afterAmount}|${atEnd}`, /value\.changed/],
    [
      'beside a secret',
      `100.00|${afterAmount}|${atEnd}|s3cret`,
      /^string\.text-around string\.values-only/,
    ],
    [
      'with nothing between them, and one of them changed',
      '200.002.50{"ratio":0.1,"ok":true}97.50n1falseP-200011.5completed1790000123',
      /value\.changed/,
    ],
  ])('%s', async (_, own, codes) => {
    const findings = await diagnose(own, typed);
    const all = findings.map((one) => listCodes(one).join(' ')).join(' ');
    expect(all).toMatch(codes);
    expect(all).toContain('string.values-only');
    expect(all).not.toContain('missing');
  });

  const values = '100.00|1790000000|2.50|M-1001|97.50|n1abcd|P-20001|payin|completed|1790000123';
  const plain = {
    headersText: everydayHeaders.replace('n1', 'n1abcd'),
    body: '{"orderType":"payin","orderNo":"P-20001","merchantOrderNo":"M-1001","status":"completed","amount":"100.00","feeAmount":"2.50","netAmount":"97.50","completedAt":1790000000}',
  };
  const joined = values.replaceAll('|', '');

  it.each([
    ['a secret where nothing stands between', `${joined}s3cret`, { before: '', after: 's3cret' }],
    ['a secret on both sides', `s3cret${joined}s3cret`, { before: 's3cret', after: 's3cret' }],
    ['several at the end', `${values}|secret|M1`, { before: '', after: '|secret|M1' }],
    ['method and path', `POST|/cb|${values}`, { before: 'POST|/cb|', after: '' }],
  ])('have a text around them: %s', async (_, own, around) => {
    const [finding, ...others] = await diagnose(own, plain.body, plain);
    expect(finding?.causes).toMatchObject([
      { code: 'string.text-around', ...around },
      { code: 'string.values-only' },
    ]);
    expect(others).toEqual([]);
  });

  it('are those of the sorted body, with the headers in front and another amount', async () => {
    const own = `1790000123|n1abcd|200.00|1790000000|2.50|M-1001|97.50|P-20001|payin|completed`;
    const findings = await diagnose(own, plain.body, plain);
    const codes = findings.map((one) => listCodes(one).join(' '));
    expect(codes[0]).toBe('string.values-only');
    expect(codes).toContain('value.changed');
    expect(codes.join(' ')).not.toContain('missing');
    const changed = findings.find((one) => listCodes(one).includes('value.changed'));
    expect(changed && [pickKey(changed), pickValue(changed)]).toEqual(['amount', '200.00']);
  });

  it.each([
    ['one left out beside another one', values.replace('M-1001|97.50', 'M-2002')],
    ['one left out at an end, and a text there', `POST|${values.replace('100.00|', '')}`],
    ['most are other values', '7.00|0.10|6.90|n2|P-9|M-8|x|payin|completed|1790000999'],
    [
      'an order of its own, and another amount',
      values.replace('100.00|', '').replace('payin', 'payin|200.00'),
    ],
    [
      'two that have each other’s place, and another amount',
      values.replace('payin|completed', 'completed|payin').replace('100.00', '200.00'),
    ],
    [
      'a secret in the midst of them',
      values.replaceAll('|', '-').replace('-1790000123', '-secret-1790000123'),
    ],
  ])('are not told where nothing shows which is which: %s', async (_, own) => {
    const codes = (await diagnose(own, plain.body, plain)).flatMap(listCodes);
    expect(codes).not.toContain('string.values-only');
    expect(codes.join(' ')).not.toMatch(/missing|text-around/);
  });

  it('are none where one of them has its key', async () => {
    const own = values.replace('100.00', 'amount=100.00').replaceAll('|', '&');
    const codes = (await diagnose(own, plain.body, plain)).flatMap(listCodes);
    expect(codes).not.toContain('string.values-only');
    expect(codes).not.toContain('value.text-around');
  });
});

describe('pairs as a type prints itself', () => {
  const body = '{"amount":"100.00","extra":{"total":1.50},"orderNo":"P1","status":"completed"}';

  it.each([
    [
      'C#’s KeyValuePair over Json.NET’s decimals',
      '[amount, 100.00]&[extra, {"total":1.50}]&[nonce, n1]&[orderNo, P1]&[status, completed]&[timestamp, 1790000123]',
      'string.key-value-separator number.source-text',
    ],
    [
      'Kotlin’s Pair over Jackson’s map',
      '(amount, 100.00)&(extra, {total=1.5})&(nonce, n1)&(orderNo, P1)&(status, completed)&(timestamp, 1790000123)',
      'string.key-value-separator nested.language-text',
    ],
    [
      'joined by joinToString() without a separator',
      '(amount, 100.00), (extra, {"total":1.5}), (nonce, n1), (orderNo, P1), (status, completed), (timestamp, 1790000123)',
      'string.separator string.key-value-separator',
    ],
  ])('%s', async (_, own, codes) => {
    const [first, ...others] = summarize(await diagnose(own, body));
    expect(first).toMatchObject({ codes, proof: 'string' });
    expect(others).toEqual([]);
  });
});

describe('a list of objects', () => {
  // Python's requests, params=…
  it('of which each key is a pair', async () => {
    const own = 'items=sku&items=qty&items=sku&items=qty&nonce=n1&timestamp=1790000123';
    const body = '{"items":[{"sku":"K-1","qty":2},{"sku":"K-2","qty":1}]}';
    const findings = await diagnose(own, body);
    expect(findings.map(listCodes)).toEqual([['nested.as-entries']]);
    expect(findings[0]?.causes[0]).toMatchObject({ relation: { of: 'keys', entries: 4 } });
  });
});

describe('pairs separated by spaces', () => {
  it('with values in quotation marks, as logfmt has them, and another amount', async () => {
    const own =
      'amount=3.70 nonce=n1 note="A&B = ok" ok=true orderNo=P1 status=completed timestamp=1790000123';
    const body =
      '{"amount":"1.00","note":"A&B = ok","ok":true,"orderNo":"P1","status":"completed","retries":0}';
    expect((await diagnose(own, body)).flatMap(listCodes)).toEqual([
      'string.separator',
      'value.changed',
      'value.encoded',
      'string.field-missing',
    ]);
  });
});

describe('a number in scientific notation', () => {
  it('shows no language where no other value does', async () => {
    const own =
      'completedAt=1789999990&limit=1000&nonce=n1&rate=1&score=99.9&timestamp=1790000123&tiny=1e-07&traceId=12345678901234567168';
    const body =
      '{"completedAt":1789999990,"rate":1.0,"limit":1e3,"traceId":12345678901234567890,"tiny":0.0000001,"score":99.90}';
    expect((await diagnose(own, body)).flatMap(listCodes).sort()).toEqual([
      'number.double',
      'value.same-number',
    ]);
  });
});

describe('every value in the same marks', () => {
  const body =
    '{"amount":"1.00","extra":{"a":[1,"x"]},"ok":true,"orderNo":"P1","retries":0,"status":"completed"}';

  it.each([
    [
      'Spring’s MultiValueMap',
      'amount=[1.00]&extra=[{a=[1, x]}]&nonce=[n1]&ok=[true]&orderNo=[P1]&retries=[0]&status=[completed]&timestamp=[1790000123]',
      'in-lists',
      ['nested.language-text'],
    ],
    [
      'Java’s Optional',
      'amount=Optional[1.00]&extra=Optional[{"a":[1,"x"]}]&nonce=Optional[n1]&ok=Optional[true]&orderNo=Optional[P1]&retries=Optional[0]&status=Optional[completed]&timestamp=Optional[1790000123]',
      'in-optionals',
      [],
    ],
  ])('%s', async (_, own, variant, others) => {
    const findings = await diagnose(own, body);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.causes[0]).toMatchObject({ code: 'string.quoted-values', variant });
    expect(findings[0]?.causes.slice(1).map(({ code }) => code)).toEqual(others);
  });

  it.each([
    [
      'Python’s bytes',
      "amount=b'1.00'&nonce=n1&note=b'\\xe5\\x85\\x85'&retries=b'0'&timestamp=1790000123",
      ['amount', 'note', 'retries'],
    ],
    [
      'Java’s Optional of the body’s values alone',
      'amount=Optional[1.00]&nonce=n1&note=Optional[充]&retries=Optional[0]&timestamp=1790000123',
      ['amount', 'note', 'retries'],
    ],
    [
      'lines that ended with CR LF',
      'amount=1.00\r&nonce=n1\r&note=充\r&retries=0\r&timestamp=1790000123',
      ['amount', 'nonce', 'note', 'retries'],
    ],
  ])('of one character, too: %s', async (_, own, keys) => {
    const findings = await diagnose(own, '{"amount":"1.00","note":"充","retries":0}');
    expect(findings.map(listCodes)).toEqual([['value.text-around']]);
    expect(findings[0]?.causes.map((cause) => 'key' in cause && cause.key)).toEqual(keys);
  });

  it('is not told of one short value alone', async () => {
    const own = 'amount=1.00&nonce=n1&retries=10&timestamp=1790000123';
    const findings = await diagnose(own, '{"amount":"1.00","retries":0}');
    expect(findings.flatMap(listCodes)).toEqual(['value.changed']);
  });

  it('JSON that lost its quotes', async () => {
    const own =
      '{amount:1.00,extra:{a:[1,x]},ok:true,orderNo:P1,retries:0,status:completed,timestamp:1790000123,nonce:n1}';
    expect((await diagnose(own, body)).flatMap(listCodes)).toEqual([
      'string.dumped',
      'string.order-received',
    ]);
  });
});

describe('what jq prints', () => {
  const body =
    '{"amount":"1.00","blank":" ","gone":null,"id":12345678901234567890,"ok":false,"rate":1e-7}';
  const nested =
    '{"amount":"1.00","extra":{"10":1.50,"9":null},"gone":null,"id":12345678901234567890,"rate":1e-7}';

  it.each([
    [
      'its interpolation in 1.6',
      'amount=1.00&blank= &gone=null&id=12345678901234567000&nonce=n1&ok=false&rate=1e-07&timestamp=1790000123',
      body,
      'jq-1.6',
    ],
    [
      'select(.value) in 1.6',
      'amount=1.00&blank= &id=12345678901234567000&nonce=n1&rate=1e-07&timestamp=1790000123',
      body,
      'jq-1.6',
    ],
    [
      'later ones',
      'amount=1.00&extra={"10":1.50,"9":null}&gone=null&id=12345678901234567890&nonce=n1&rate=1E-7&timestamp=1790000123',
      nested,
      'jq',
    ],
  ])('is named: %s', async (_, own, bodyText, printer) => {
    const [finding, ...others] = await diagnose(own, bodyText);
    expect(others).toEqual([]);
    const printers = [finding?.causes ?? [], ...(finding?.equivalents ?? [])].flatMap((causes) =>
      causes.flatMap((cause) => ('facts' in cause ? cause.facts.printer : [])),
    );
    expect(finding).toMatchObject({
      causes: [{ code: 'string.language-text' }],
      proof: { by: 'string' },
    });
    expect(printers).toContain(printer);
  });

  it('is no language where only a null and blank text are kept', async () => {
    const own = 'amount=1.00&blank= &gone=null&nonce=n1&ok=false&timestamp=1790000123';
    const findings = await diagnose(own, '{"amount":"1.00","blank":" ","gone":null,"ok":false}');
    expect(findings.map(listCodes)).toEqual([['string.null-kept']]);
  });

  // tojson, beside a value that nothing gives
  it('is named with what else prints one value so', async () => {
    const own = `amount="9"&big=1e+25&completedAt=1790000000&id=12345678901234567000&nonce="n1"&rate=1e-07&ten=10&timestamp="1790000123"`;
    const findings = await diagnose(
      own,
      '{"amount":"1.00","big":1e25,"completedAt":1790000000,"id":12345678901234567890,"rate":1e-7,"ten":10.0}',
    );
    const printers = findings.flatMap(({ causes }) =>
      causes.flatMap((cause) =>
        'deviation' in cause && cause.key === 'rate' ? [cause.deviation?.facts.printer] : [],
      ),
    );
    expect(printers).toEqual(['perl jq-1.6']);
  });
});

describe('a list whose items are pairs under its key', () => {
  const items = (of: string, entries: number) => ({
    code: 'nested.as-entries',
    relation: { kind: 'items', of, entries },
  });

  it.each([
    [
      'Go’s url.Values of what UseNumber has read',
      'amount=1.00&list=1&list=2.50&list=true&list=<nil>&nonce=n1&orderNo=P1&timestamp=1790000123',
      '{"amount":"1.00","list":[1,2.50,true,null],"orderNo":"P1"}',
      [[items('items', 4)]],
    ],
    [
      'a loop of PHP',
      'amount=1.00&list=1&list=2.5&list=1&list=&nonce=n1&orderNo=P1&timestamp=1790000123',
      '{"amount":"1.00","list":[1,2.50,true,null],"orderNo":"P1"}',
      [[items('items', 4)]],
    ],
    [
      'Python’s urlencode with doseq, which takes objects for their keys',
      'amount=1.00&extra=k&extra=m&items=%7B%27sku%27%3A+%27A%27%7D&list=a&list=b&nonce=n1&timestamp=1790000123',
      '{"amount":"1.00","items":[{"sku":"A"}],"list":["a","b"],"extra":{"k":1,"m":2}}',
      [[{ code: 'nested.as-entries', variant: 'repeated-keys/urlencode' }]],
    ],
    [
      'the same beside a value that is another',
      'amount=2.00&extra=k&extra=m&items=%7B%27sku%27%3A+%27A%27%7D&list=a&list=b&nonce=n1&timestamp=1790000123',
      '{"amount":"1.00","items":[{"sku":"A"}],"list":["a","b"],"extra":{"k":1,"m":2}}',
      [[{ code: 'value.changed' }], [items('keys', 2)], [items('items', 1)], [items('items', 2)]],
    ],
    [
      'the same beside another change, which is of no nested value',
      'amount=1.00&flag=True&list=a&list=b&nonce=n1&orderNo=P2&timestamp=1790000123',
      '{"amount":"1.00","flag":true,"list":["a","b"],"orderNo":"P1"}',
      [[{ code: 'boolean.capitalized' }], [items('items', 2)], [{ code: 'value.changed' }]],
    ],
    [
      'other items',
      'amount=1.00&list=a&list=c&nonce=n1&orderNo=P2&timestamp=1790000123',
      '{"amount":"1.00","list":["a","b"],"orderNo":"P1"}',
      [[{ code: 'value.changed' }], [{ code: 'value.changed' }], [{ code: 'string.field-added' }]],
    ],
  ])('%s', async (_, own, body, causes) => {
    const { findings, moreFindings } = await diagnoseAll(own, body);
    expect(findings.map((finding) => finding.causes)).toMatchObject(causes);
    expect(moreFindings).toBe(0);
  });
});

describe('a value that a reader of query strings took apart at its &', () => {
  const body = '{"amount":"1.00","remark":"a&b=c","orderNo":"P1"}';
  const withUrl =
    '{"amount":"1.00","url":"https://x.example/cb?id=5&orderNo=P9&t=a+b","orderNo":"P1"}';

  // Python's dict(parse_qsl(…)), and sorted(text.split('&'))
  it.each([
    [body, 'amount=1.00&b=c&nonce=n1&orderNo=P1&remark=a&timestamp=1790000123', 'remark', 2],
    [
      withUrl,
      'amount=1.00&nonce=n1&orderNo=P1&orderNo=P9&t=a+b&timestamp=1790000123&url=https://x.example/cb?id=5',
      'url',
      3,
    ],
    [
      withUrl,
      'amount=1.00&nonce=n1&orderNo=P1&orderNo=P9&t=a b&timestamp=1790000123&url=https://x.example/cb?id=5',
      'url',
      3,
    ],
  ])('has no additional pairs: %s', async (bodyText, own, key, entries) => {
    const { findings, moreFindings } = await diagnoseAll(own, bodyText);
    expect(findings.map(({ causes }) => causes)).toMatchObject([
      [{ code: 'value.cut', key, relation: { kind: 'taken-apart', entries } }],
    ]);
    expect(moreFindings).toBe(0);
  });

  // Keys with a mark in front, snake_case and capitals of one's own, and floatval or Number of the amounts
  it.each([
    ['a mark in front', '_amount=100&_feeAmount=2.5&_nonce=n1&_orderNo=P1&_timestamp=1790000123'],
    ['snake_case', 'amount=100&fee_amount=2.5&nonce=n1&order_no=P1&timestamp=1790000123'],
    ['small letters', 'amount=100&feeamount=2.5&nonce=n1&orderno=P1&timestamp=1790000123'],
  ])('keys in another spelling whose values differ as well: %s', async (_, own) => {
    const body = '{"amount":"100.00","feeAmount":"2.50","orderNo":"P1"}';
    const findings = await diagnose(own, body);
    expect(findings.flatMap(listCodes).toSorted()).toEqual([
      'amount.as-number',
      'string.key-spelling',
    ]);
    expect(findings.every(({ proof }) => proof.by === 'string')).toBe(true);
  });

  it('a key of one’s own is known by its value, where no other entry has that', async () => {
    const body = '{"amount":"1000.00","netAmount":"1000.00","orderNo":"P2026"}';
    const own = 'money=1000.00&netAmount=1000.00&nonce=n1&orderId=P2026&timestamp=1790000123';
    const causes = (await diagnose(own, body)).flatMap((finding) => finding.causes);
    expect(causes).toMatchObject([
      { code: 'string.field-missing', key: 'amount' },
      { code: 'string.key-spelling', key: 'orderNo', ownKey: 'orderId' },
      { code: 'string.field-added', key: 'money' },
    ]);
  });

  it('a key of one’s own is known by a number that no other entry has', async () => {
    const body = '{"amount":"1000.00","completedAt":1790000007}';
    const own = 'money=1000.00&nonce=n1&paid=1790000007&timestamp=1790000123';
    const causes = (await diagnose(own, body)).flatMap((finding) => finding.causes);
    expect(causes).toMatchObject([
      { code: 'string.key-spelling', key: 'amount', ownKey: 'money' },
      { code: 'string.key-spelling', key: 'completedAt', ownKey: 'paid' },
    ]);
  });

  // The body's own nonce is replaced first, and the entry renamed then.
  it('a body’s own nonce that the header’s stands for is no field that a class does not know', async () => {
    const body = '{"amount":"1.00","nonce":"own7"}';
    const [finding] = await diagnose('amount=1.00&nonceStr=n1&timestamp=1790000123', body);
    expect(finding?.causes).toMatchObject([
      { code: 'string.header-names', variant: 'nonce-str' },
      { code: 'string.field-missing', key: 'nonce', facts: { value: 'header-entries' } },
    ]);
  });

  it('a key of one’s own is known by the same number, or by short letters, that no other entry has', async () => {
    const body = '{"amount":"1000.00","feeAmount":"2.50","orderNo":"P3"}';
    const own = 'feeAmount=2.5&money=1000&nonce=n1&orderId=P3&timestamp=1790000123';
    const findings = await diagnose(own, body);
    expect(findings.flatMap((finding) => finding.causes)).toMatchObject([
      { code: 'string.key-spelling', key: 'amount', ownKey: 'money', hasOtherValue: true },
      { code: 'string.key-spelling', key: 'orderNo', ownKey: 'orderId' },
      { code: 'amount.as-number', key: 'feeAmount' },
      { code: 'amount.as-number', key: 'amount' },
    ]);
  });

  it('an amount that two entries share tells no key of one’s own', async () => {
    const body = '{"amount":"1000.00","netAmount":"1000.0","orderNo":"P1"}';
    const own = 'money=1000&netAmount=1000.0&nonce=n1&orderNo=P1&timestamp=1790000123';
    expect((await diagnose(own, body)).flatMap(listCodes)).not.toContain('string.key-spelling');
  });

  it('a key of one’s own is not known by a zero or a count', async () => {
    const body = '{"feeAmount":"0.00","orderNo":"P2026","retries":1000}';
    const own = 'fee=0.00&n=1000&nonce=n1&orderNo=P2026&timestamp=1790000123';
    const codes = (await diagnose(own, body)).flatMap(listCodes);
    expect(codes).not.toContain('string.key-spelling');
  });

  it('spellings that several keys share are no one’s', async () => {
    const body = '{"amount":"1.00","orderNo":"P1","order_no":"P2"}';
    const own = 'amount=2.00&nonce=n1&orderno=P3&timestamp=1790000123';
    expect((await diagnose(own, body)).flatMap(listCodes)).not.toContain('string.key-spelling');
  });

  // unicodedata.normalize('NFKD', s).encode('ascii', 'ignore')
  it('keys without their accents are not left out', async () => {
    const body = '{"Región":"Bogotá","amount":"1.00","orderNo":"P1"}';
    const own = 'Region=Bogota&amount=2.00&nonce=n1&orderNo=P1&timestamp=1790000123';
    expect((await diagnose(own, body)).map(listCodes)).toEqual([
      ['string.key-spelling'],
      ['value.changed'],
    ]);
  });

  const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
  it.each([
    ['PHP’s md5(json_encode($v))', md5('{"a":"x\\/\\u00e9","b":[1]}'), 'hashed'],
    ['Python’s md5 of json.dumps', md5('{"a": "x/\\u00e9", "b": [1]}'), 'hashed'],
    ['Python’s Base64 of json.dumps', btoa('{"a": "x/\\u00e9", "b": [1]}'), 'encoded'],
    ['JavaScript’s Object.keys, joined', 'a|b', 'reduced'],
    ['Python’s list of a dict', "['a', 'b']", 'reduced'],
    ['Object.values(v).join', 'x/é|[1]', 'reduced'],
    ['json.dumps(list(v.values()))', '["x/\\u00e9", [1]]', 'reduced'],
    ['Fastjson’s WriteClassName', '{"@type":"java.util.HashMap","a":"x/é","b":[1]}', 'with-types'],
    [
      'PHP’s var_export of an object',
      "(object) array(\n   'a' => 'x/é',\n   'b' => \n  array (\n    0 => 1,\n  ),\n)",
      'same-json',
    ],
    ['another count', '3', ''],
    ['other keys', 'a,c', ''],
    ['the MD5 of something else', md5('{"a":1}'), ''],
  ])('what is left of an object, or was made of its JSON: %s', async (_, extra, kind) => {
    const body = '{"amount":"100.00","extra":{"a":"x/é","b":[1]},"orderNo":"P1"}';
    const own = `amount=9&extra=${extra}&nonce=n1&orderNo=P1&timestamp=1790000123`;
    const causes = (await diagnose(own, body)).flatMap((finding) => finding.causes);
    const [cause] = causes.filter((one) => 'key' in one && one.key === 'extra');
    expect(cause && 'relation' in cause ? cause.relation?.kind : '').toBe(kind);
  });

  // is_array($v) ? http_build_query($v) : $v
  it.each([
    ['as it is', 'a=1&b%5Bc%5D=x+y&d%5B0%5D=2'],
    ['decoded', 'a=1&b[c]=x y&d[0]=2'],
  ])('the query string of an object is no additional pairs: %s', async (_, extra) => {
    const body = '{"amount":"1.00","extra":{"a":1,"b":{"c":"x y"},"d":[2]}}';
    const own = `amount=2.00&extra=${extra}&nonce=n1&timestamp=1790000123`;
    const findings = await diagnose(own, body);
    expect(findings.map(listCodes)).toEqual([['value.changed'], ['nested.as-entries']]);
    expect(findings[1]?.causes).toMatchObject([
      { key: 'extra', own: extra, relation: { kind: 'query', entries: 3 } },
    ]);
  });

  // Values hold an `&`, and something else differs as well.
  it.each([
    [
      'a header’s name as a key',
      'X-Timestamp=1790000123\namount=1.00\nnonce=n1\nreturnUrl=https://a.example/?a=1&b=2\nstatus=completed',
      ['string.separator', 'string.header-names'],
    ],
    [
      'amounts as numbers, and one more pair',
      'amount=1\nappId=7\nnonce=n1\nreturnUrl=https://a.example/?a=1&b=2\nstatus=completed\ntimestamp=1790000123',
      ['string.separator', 'amount.as-number', 'string.field-added'],
    ],
  ])('pairs on lines of their own are no broken lines: %s', async (_, own, codes) => {
    const body = '{"status":"completed","amount":"1.00","returnUrl":"https://a.example/?a=1&b=2"}';
    expect((await diagnose(own, body)).flatMap(listCodes)).toEqual(codes);
  });

  it('a typed object leaves out a name beyond ASCII as it does all else', async () => {
    const body =
      '{"status":"completed","amount":"1.00","payer":"张三","bank":"ICBC","orderNo":"P1"}';
    const own = 'amount=1.00&nonce=n2&orderNo=P1&status=completed&timestamp=1790000123';
    const causes = (await diagnose(own, body)).flatMap((finding) => finding.causes);
    expect(causes).toMatchObject([
      { code: 'string.field-missing', key: 'bank' },
      { code: 'string.field-missing', key: 'payer' },
      { key: 'nonce' },
    ]);
    expect(causes.some((cause) => 'mayBeLost' in cause)).toBe(false);
  });

  it('tells a question mark in front of the pairs apart from what else differs', async () => {
    const body = '{"status":"completed","amount":"1.00","orderNo":"P1"}';
    const own = '?amount=1.00&nonce=n2&orderNo=P1&status=COMPLETED&timestamp=1790000123';
    const findings = await diagnose(own, body);
    const codes = findings.flatMap(listCodes);
    expect(codes.filter((code) => code === 'string.text-around')).toHaveLength(1);
    expect(codes).toContain('string.enum-names');
    expect(codes).not.toContain('string.field-added');
  });

  // _.pickBy(body), joined by String
  it('a list of objects that is one text is not taken apart', async () => {
    const body = '{"amount":"1.00","items":[{"a":1},{"a":2}],"count":0}';
    const own = 'amount=1.00&items=[object Object],[object Object]&nonce=n1&timestamp=1790000123';
    const findings = await diagnose(own, body);
    expect(findings.map(listCodes)).toEqual([['string.language-text']]);
    expect(JSON.stringify(findings[0]?.equivalents)).not.toContain('as-entries');
  });

  it('names the entry whose value stands under another key', async () => {
    const body = '{"amount":"1.00","completedAt":1790000007}';
    const own = 'amount=1.00&completedAt=1790000007&nonce=n1&timestamp=1790000007';
    expect((await diagnose(own, body)).flatMap(({ causes }) => causes)).toMatchObject([
      { code: 'value.of-other', key: 'timestamp', relation: { key: 'completedAt' } },
    ]);
  });

  it('knows the value of X-Sign, which is easily taken for the string', async () => {
    const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1\nX-Sign: YWJjZA==';
    const own = (text: string) => diagnose(text, '{"amount":"1.00"}', { headersText });
    expect(await own('YWJjZA==\n')).toMatchObject([
      { causes: [{ code: 'string.unknown', own: 'signature' }], proof: { by: 'none' } },
    ]);
    expect(await own('YWJjZQ==')).toMatchObject([{ causes: [{ own: 'text' }] }]);
  });

  it.each([
    ['key', '-----BEGIN PUBLIC KEY-----\nMIIBIjANBg==\n-----END PUBLIC KEY-----\n'],
    ['headers', 'Content-Type: application/json\r\nX-Nonce: n1\r\nX-Sign: YWJjZA==\r\n'],
    ['source', "'amount=' . $d['amount'] . '&nonce=' . $nonce . '&timestamp=' . $ts"],
    ['source', '"amount=" + amount + "&nonce=" + nonce'],
    ['source', 'Object.keys(d).sort().map(k => k + "=" + d[k]).join("&")'],
    ['source', "'&'.join(f'{k}={v}' for k, v in sorted(data.items()))"],
    ['text', 'X-Timestamp: 1790000123\nX-Nonce: n1\n\n{"amount":"1.00"}'],
    ['text', 'sorted by key and joined(with "&")'],
  ])('knows what belongs to another field: %s', async (own, text) => {
    const [finding] = await diagnose(text, '{"amount":"1.00"}');
    const misplaced = finding?.causes.flatMap((cause) => ('own' in cause ? [cause.own] : []));
    expect(misplaced).toEqual([own]);
  });
});

describe('values of other entries and of other callbacks', () => {
  const body =
    '{"orderNo":"P4512","merchantOrderNo":"4512","amount":"495.00","feeAmount":"5.00","netAmount":"490.00","completedAt":1790000000}';
  const own = (changes: Readonly<Record<string, string>>): string => {
    const entries = {
      amount: '495.00',
      completedAt: '1790000000',
      feeAmount: '5.00',
      merchantOrderNo: '4512',
      netAmount: '490.00',
      nonce: 'n1',
      orderNo: 'P4512',
      timestamp: '1790000123',
      ...changes,
    };
    return Object.entries(entries)
      .map(([key, value]) => `${key}=${value}`)
      .join('&');
  };

  it.each([
    ['amount', 'feeAmount', '5.00', '495.00'],
    ['orderNo', 'merchantOrderNo', '4512', 'P4512'],
  ])('%s and %s swapped, of which one ends with the other', async (one, other, first, second) => {
    const findings = await diagnose(own({ [one]: first, [other]: second }), body);
    expect(findings.flatMap(listCodes)).toEqual(['value.of-other', 'value.of-other']);
  });

  it('two short order numbers, of which each has the place of the other', async () => {
    const shorter = body.replace('"P4512"', '"A-7"').replace('"4512"', '"M8"');
    const orders = { orderNo: 'M8', merchantOrderNo: 'A-7' };
    const findings = await diagnose(own(orders), shorter);
    expect(findings.flatMap(listCodes)).toEqual(['value.of-other', 'value.of-other']);
    const one = await diagnose(own({ orderNo: 'M8', merchantOrderNo: 'M8' }), shorter);
    expect(one.flatMap(listCodes)).toEqual(['value.changed']);
  });

  it.each([
    ['two values that nothing gives', { nonce: 'n2', orderNo: 'P77' }],
    ['another nonce and another time', { nonce: 'n2', timestamp: '1789996523' }],
  ])('of another callback nothing is told by chance: %s', async (_, changes) => {
    const chance = { completedAt: '1789996400', amount: '490.00' };
    const findings = await diagnose(own({ ...changes, ...chance }), body);
    expect(new Set(findings.flatMap(listCodes))).toEqual(new Set(['value.changed']));
  });

  it('three amounts in cents are none either', async () => {
    const cents = { amount: '49500', feeAmount: '500', netAmount: '49000' };
    const findings = await diagnose(own({ nonce: 'n2', orderNo: 'P77', ...cents }), body);
    expect(findings.flatMap(listCodes)).toContain('amount.minor-units');
  });

  it('a time that the string itself does not have is no other entry’s', async () => {
    const times = { timestamp: '1790000000', completedAt: '1789999877' };
    const findings = await diagnose(own(times), body);
    expect(new Set(findings.flatMap(listCodes))).toEqual(new Set(['value.changed']));
  });
});
