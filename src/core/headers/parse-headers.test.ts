import { describe, expect, it } from 'vitest';
import type { CallbackHeaderName } from '../contract';
import { isError } from '../problem';
import { checkHeaderFields, parseHeaders } from './parse-headers';

const complete = [
  'Content-Type: application/json',
  'X-Merchant-No: M10086',
  'X-Timestamp: 1790000123',
  'X-Nonce: 9f8e7d6c',
  'X-Sign: QUJDREVG',
].join('\n');

const values = {
  'Content-Type': 'application/json',
  'X-Merchant-No': 'M10086',
  'X-Timestamp': '1790000123',
  'X-Nonce': '9f8e7d6c',
  'X-Sign': 'QUJDREVG',
};

function readValues(text: string): Partial<Record<CallbackHeaderName, string>> {
  const { fields } = parseHeaders(text).headers;
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
}

describe('parseHeaders reads', () => {
  it.each([
    ['plain lines', complete],
    ['CRLF', complete.replaceAll('\n', '\r\n')],
    ['CR alone', complete.replaceAll('\n', '\r')],
    ['lower case', complete.replace(/^[^:]+/gm, (name) => name.toLowerCase())],
    ['another order', complete.split('\n').reverse().join('\n')],
    ['no space behind the colon', complete.replaceAll(': ', ':')],
    ['tabs and spaces around values', complete.replace(/: (.*)/g, ':\t  $1 \t')],
    ['blank lines around', `\n\n${complete}\n\n`],
    ['a byte order mark', `\ufeff${complete}`],
    ['other headers around', `:method: POST\nHost: a.example:8443\n${complete}\nAccept: */*`],
    ['a content type with a charset', complete.replace('json', 'json; charset=utf-8')],
    ['indentation', complete.replace(/^/gm, '  ')],
    ['indentation behind another header', `Host: a\n${complete.replace(/^/gm, '  ')}`],
  ])('%s, without a problem', (_, text) => {
    const expected = text.includes('charset')
      ? { ...values, 'Content-Type': 'application/json; charset=utf-8' }
      : values;
    expect(readValues(text)).toEqual(expected);
    expect(parseHeaders(text).problems).toEqual([]);
  });

  it('gives each name and value its span', () => {
    const text = `Host: x\r\nx-nonce:   abc \r\nX-Sign: QUJD`;
    const { fields } = parseHeaders(text).headers;
    const nonce = fields['X-Nonce'];
    if (nonce === undefined) throw new Error('no nonce');
    expect(text.slice(nonce.nameSpan.start, nonce.nameSpan.end)).toBe('x-nonce');
    expect(text.slice(nonce.valueSpan.start, nonce.valueSpan.end)).toBe('abc');
  });

  it('gives the span of a name without what stands before it', () => {
    const { fields } = parseHeaders('  X-Nonce: abc').headers;
    expect(fields['X-Nonce']).toMatchObject({ nameSpan: { start: 2, end: 9 }, value: 'abc' });
  });

  it.each([
    ['application/json ; charset=utf-8', []],
    ['application/jsonp', ['headers.content-type']],
    ['text/application/json', ['headers.content-type']],
  ])('takes a content type by its whole name: %s', (type, codes) => {
    const { problems } = parseHeaders(complete.replace('application/json', type));
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it('reads a folded header as one line, with a warning', () => {
    const text = 'X-Nonce: a \r\n\tb\n c\nX-Timestamp: 1';
    expect(readValues(text)['X-Nonce']).toBe('a b c');
    expect(parseHeaders(text).problems).toContainEqual({
      code: 'headers.folded',
      input: 'headers',
      severity: 'warning',
      span: { start: 9, end: 18 },
      name: 'X-Nonce',
    });
  });

  it('reads a value that begins on the next line without the line end before it', () => {
    const text = 'X-Nonce:\r\n  abc\nX-Timestamp: 1';
    expect(readValues(text)['X-Nonce']).toBe('abc');
    const span = parseHeaders(text).headers.fields['X-Nonce']?.valueSpan;
    expect(text.slice(span?.start, span?.end)).toBe('abc');
  });

  it('is linear in the length of its lines and in their number', () => {
    const spaces = `X-Comment: a${' '.repeat(2_000_000)}b\n`;
    const wrapped = `X-Sign: QUJD\n${'QUJD\n'.repeat(200_000)}`;
    expect(readValues(spaces + complete)).toEqual(values);
    expect(readValues(wrapped)['X-Sign']).toHaveLength(4 + 200_000 * 5);
  });

  it.each([
    ['folded', 'X-Sign: QUJD\n RUZH\nX-Nonce: 1', 'QUJD\n RUZH'],
    ['wrapped', 'X-Sign: QUJD\r\nRUZH==\r\nX-Nonce: 1', 'QUJD\r\nRUZH=='],
    ['ended, and folded on,', 'X-Sign: QUI=\n fold"a\nX-Nonce: 1', 'QUI=\n fold"a'],
    ['wrapped, with a space behind,', 'X-Sign: QUJD\nRUZH== \nX-Nonce: 1', 'QUJD\nRUZH=='],
  ])('keeps a %s signature in one piece, line ends inside', (_, text, value) => {
    expect(readValues(text)['X-Sign']).toBe(value);
  });
});

describe('parseHeaders of very many lines', () => {
  it('lists the first that it cannot read and counts the others', () => {
    const { problems } = parseHeaders(`${'a\n'.repeat(100_000)}${complete}`);
    expect(problems).toHaveLength(50);
    expect(problems[0]).toMatchObject({
      code: 'headers.line',
      span: { start: 0, end: 1 },
      more: 100_000 - 50,
    });
    expect(problems.filter((problem) => 'more' in problem)).toHaveLength(1);
  });

  it.each([
    ['X-Nonce: 9f8e7d6c\n', 'X-Nonce: zzz'],
    ['X-Nonce:\n', 'X-Nonce: zzz'],
  ])(
    'keeps one of its own headers behind 100,000 others that says something else',
    (line, last) => {
      const { headers, problems } = parseHeaders(`${complete}\n${line.repeat(100_000)}${last}`);
      expect(headers.all.length).toBeLessThan(1100);
      expect(problems.length).toBeLessThan(110);
      const other = problems.find((one) => one.code === 'headers.duplicate' && isError(one));
      expect(other).toMatchObject({ name: 'X-Nonce', same: false });
    },
  );

  it('counts folded lines as it counts others', () => {
    const { problems } = parseHeaders(`${'Vary: a\n b\n'.repeat(1000)}${complete}`);
    const folded = problems.filter(({ code }) => code === 'headers.folded');
    expect(folded).toHaveLength(50);
    expect(folded[0]).toMatchObject({ more: 950 });
  });

  it('takes no more than a thousand lines for what an empty header may say', () => {
    const text = `${'X-Nonce:\nabc\n'.repeat(10_000)}`;
    expect(parseHeaders(text).headers.unread.length).toBeLessThanOrEqual(1000);
  });

  it('still reads the callback’s headers behind 10,000 others', () => {
    const { fields } = parseHeaders(`${'X-Any: b\n'.repeat(10_001)}X-Nonce: n`).headers;
    expect(fields['X-Nonce']?.value).toBe('n');
  });
});

describe('parseHeaders names', () => {
  it.each([
    ['Content-Type', 'warning'],
    ['X-Merchant-No', 'warning'],
    ['X-Timestamp', 'warning'],
    ['X-Nonce', 'warning'],
    ['X-Sign', 'error'],
  ])('a missing or blank %s as %s', (name, severity) => {
    const without = complete.replace(new RegExp(`^${name}.*\n?`, 'm'), '');
    const problem = { code: 'headers.missing', input: 'headers', severity, name };
    expect(parseHeaders(without).problems).toEqual([{ ...problem, span: null, state: 'absent' }]);

    const blanked = complete.replace(new RegExp(`^(${name}:).*`, 'm'), '$1 \t ');
    const start = blanked.indexOf(name);
    const span = { start, end: start + name.length };
    expect(parseHeaders(blanked).problems).toEqual([{ ...problem, span, state: 'blank' }]);
  });

  it('a header whose value is a no-break space as a blank one (reading 5)', () => {
    const { headers, problems } = parseHeaders(complete.replace('9f8e7d6c', '\u00a0'));
    expect(headers.fields['X-Nonce']).toBeUndefined();
    expect(headers.blanks['X-Nonce']?.value).toBe('\u00a0');
    expect(problems).toMatchObject([{ code: 'headers.missing', name: 'X-Nonce', state: 'blank' }]);
  });

  it('no header on the folded line of another', () => {
    const { problems } = parseHeaders(`${complete}\nVary: Accept,\n X-Nonce`);
    expect(problems).toMatchObject([{ code: 'headers.folded', name: 'Vary' }]);
  });

  it('the same of fields that were read out of something else', () => {
    const span = { start: 3, end: 5 };
    const field = { nameSpan: span, valueSpan: span };
    const fields = [
      { name: 'x-sign', value: 'QUJD', ...field },
      { name: 'X-Nonce', value: '', ...field },
      { name: 'X-Timestamp', value: 'today', ...field },
      { name: 'Host', value: 'a', ...field },
    ];
    const { headers, problems } = checkHeaderFields(fields, '');
    expect(headers).toEqual({
      fields: { 'X-Sign': fields[0], 'X-Timestamp': fields[2] },
      blanks: { 'X-Nonce': fields[1] },
      unread: [],
      all: fields,
    });
    expect(problems).toMatchObject([
      { code: 'headers.missing', name: 'Content-Type', state: 'absent' },
      { code: 'headers.missing', name: 'X-Merchant-No', state: 'absent' },
      { code: 'headers.missing', name: 'X-Nonce', state: 'blank', span },
      { code: 'headers.not-seconds', name: 'X-Timestamp', value: 'today' },
    ]);
  });

  it('every missing header of an empty text', () => {
    const { problems } = parseHeaders('');
    expect(problems.map((problem) => 'name' in problem && problem.name)).toEqual(
      Object.keys(values),
    );
  });

  it.each([
    ['X-Nonce: other', false, 'error'],
    ['x-nonce: 9f8e7d6c', true, 'warning'],
    ['X-MERCHANT-NO: M2', false, 'warning'],
  ])('the second of two: %s', (line, same, severity) => {
    const text = `${complete}\n${line}`;
    const name = line.slice(0, line.indexOf(':'));
    const first = text.toLowerCase().indexOf(name.toLowerCase());
    expect(parseHeaders(text).problems).toEqual([
      {
        code: 'headers.duplicate',
        input: 'headers',
        severity,
        name: Object.keys(values).find((one) => one.toLowerCase() === name.toLowerCase()),
        span: { start: complete.length + 1, end: complete.length + 1 + name.length },
        otherSpan: { start: first, end: first + name.length },
        same,
      },
    ]);
    expect(readValues(text)).toEqual(values);
  });

  it.each([
    ...Object.entries(values).flatMap(([name, value]) => [
      { name, one: value, other: value, separator: ',', severity: 'warning' },
      { name, one: value, other: value, separator: ', ', severity: 'warning' },
    ]),
    // Neither ever has a comma of its own.
    ...[
      { name: 'X-Timestamp', one: '1790000123', other: '1790000999', separator: ', ' },
      { name: 'X-Timestamp', one: '1790000123', other: '1790000999000', separator: ',' },
      { name: 'X-Sign', one: 'QUJD'.repeat(86), other: 'REVG'.repeat(86), separator: ', ' },
    ].map((row) => ({ ...row, severity: 'error' })),
  ])('$name twice on one line, joined by “$separator”: $severity', (row) => {
    const { name, one, other, separator, severity } = row;
    const line = `${name}: ${one}${separator}${other}`;
    const text = complete.replace(new RegExp(`^${name}: .*$`, 'm'), line);
    const start = text.indexOf(one);
    const again = text.lastIndexOf(other);
    expect(parseHeaders(text).problems).toEqual([
      {
        code: 'headers.duplicate',
        input: 'headers',
        severity,
        name,
        span: { start: again, end: again + other.length },
        otherSpan: { start, end: start + one.length },
        same: one === other,
      },
    ]);
    expect(readValues(text)).toEqual({ ...values, [name]: one });
  });

  it('thousands of times on one line as no lines of a callback', () => {
    const line = `X-Timestamp: ${'1790000123,'.repeat(2000)}1790000123`;
    const text = complete.replace(/^X-Timestamp: .*$/m, line);
    expect(parseHeaders(text).problems).toMatchObject([{ code: 'headers.not-seconds' }]);
  });

  it('a time with a comma inside as one value', () => {
    const text = complete.replace('1790000123', '17900,00123');
    expect(readValues(text)['X-Timestamp']).toBe('17900,00123');
    expect(parseHeaders(text).problems).toMatchObject([{ code: 'headers.not-seconds' }]);
  });

  it.each([
    '9f8e, 7d6c',
    '9f8e,',
    ',',
    ', ',
    '9f8e,9f8e,9f8e',
    '9f8e;9f8e',
    '9f8e , 9f8e',
    'a,a',
    '9f8e7,9f8e7',
  ])('no repeat in the nonce “%s”', (nonce) => {
    const text = complete.replace('9f8e7d6c', nonce);
    expect(readValues(text)['X-Nonce']).toBe(nonce.trim());
    expect(parseHeaders(text).problems).toEqual([]);
  });

  it('a header twice in a value that has no plain place in the text', () => {
    const valueSpan = { start: 20, end: 50 };
    const field = {
      name: 'X-Nonce',
      nameSpan: { start: 3, end: 10 },
      value: '9f8e7d, 9f8e7d',
      valueSpan,
    };
    const { headers, problems } = checkHeaderFields([field], '');
    expect(headers.fields['X-Nonce']).toEqual({ ...field, value: '9f8e7d' });
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'headers.duplicate', span: valueSpan, same: true }),
    );
  });

  it.each([
    ['a request line', 'POST /callback HTTP/1.1', 'no-colon'],
    ['a full-width colon', 'X-Trace：1', 'no-colon'],
    ['a name with a space', 'X Trace: 1', 'bad-name'],
    ['a colon and no name', ': 1', 'bad-name'],
    ['a line of prose', 'the headers were: these', 'bad-name'],
  ])('%s as a line it cannot read', (_, line, reason) => {
    expect(parseHeaders(`${line}\n${complete}`).problems).toEqual([
      {
        code: 'headers.line',
        input: 'headers',
        severity: 'warning',
        span: { start: 0, end: line.length },
        line,
        reason,
      },
    ]);
  });

  it.each([
    [
      'Content-Type: application/json',
      'Content-Type: text/plain',
      'headers.content-type',
      'text/plain',
    ],
    ['1790000123', '1790000123000', 'headers.milliseconds', '1790000123000'],
    ['1790000123', '2026-09-21T13:35:23Z', 'headers.not-seconds', '2026-09-21T13:35:23Z'],
  ])('a doubtful value: %s → %s', (from, to, code, value) => {
    const text = complete.replace(from, to);
    const start = text.indexOf(value);
    expect(parseHeaders(text).problems).toMatchObject([
      { code, severity: 'warning', span: { start, end: start + value.length }, value },
    ]);
  });

  it.each(['1790000123000', 'today'])('which header has the doubtful time %s', (time) => {
    const { problems } = parseHeaders(complete.replace('1790000123', time));
    expect(problems).toMatchObject([{ name: 'X-Timestamp' }]);
  });

  it('of a long line that it cannot read the beginning', () => {
    const { problems } = parseHeaders(`${complete}\n${'ab '.repeat(100)}`);
    expect(problems).toMatchObject([{ code: 'headers.line', line: 'ab '.repeat(27).slice(0, 80) }]);
  });
});

describe('parseHeaders names, beside a missing header, one that may be meant for it', () => {
  it.each([
    ['X-Sign', 'X-Signature'],
    ['X-Sign', 'sign'],
    ['X-Sign', 'Platform-Signature'],
    ['X-Timestamp', 'Timestamp'],
    ['X-Nonce', 'X-Nonce-Str'],
    ['X-Merchant-No', 'X-Merchant-Id'],
  ])('%s: %s', (name, like) => {
    const { problems } = parseHeaders(`Host: a\n${like}: 1`);
    expect(problems).toContainEqual(
      expect.objectContaining({
        name,
        state: 'absent',
        like,
        span: { start: 8, end: 8 + like.length },
      }),
    );
  });

  it.each(['X-Design: 1', 'Date: 1', 'X-Sign: 1\nX-Signature: 2'])('but not in %j', (text) => {
    expect(JSON.stringify(parseHeaders(text).problems)).not.toContain('like');
  });
});

describe('parseHeaders recognises a header on a line that it cannot read', () => {
  const written: readonly (readonly [name: string, line: string])[] = [
    ['a space for the colon', 'X-Nonce abcdef'],
    ['a tab for the colon', 'X-Nonce\tabcdef'],
    ['a full-width colon', 'X-Nonce：abcdef'],
    ['a full-width colon and a space', 'x-nonce： abcdef'],
    ['a ratio sign for the colon', 'X-Nonce∶abcdef'],
    ['an equals sign', 'X-Nonce=abcdef'],
    ['an arrow', '[X-Nonce] => abcdef'],
    ['a hyphen for the colon', 'X-Nonce - abcdef'],
    ['a long dash for the colon', 'X-Nonce — abcdef'],
    ['a space in the name', 'X Nonce: abcdef'],
    ['an underscore in the name', 'X_Nonce: abcdef'],
    ['no hyphen in the name', 'XNonce: abcdef'],
    ['a quote in the name', 'X"-Nonce: abcdef'],
    ['a line separator in the name', 'X\u2028-Nonce: abcdef'],
    ['a line separator for the colon', 'X-Nonce\u2028abcdef'],
    ['a long dash in the name', 'X–Nonce: abcdef'],
    ['a hyphen that does not break', 'X\u2011Nonce: abcdef'],
    ['full-width letters', 'Ｘ－Ｎｏｎｃｅ: abcdef'],
    ['no ASCII at all', 'Ｘ－Ｎｏｎｃｅ：ａｂｃｄｅｆ'],
    ['a zero-width space in the name', 'X-\u200bNonce: abcdef'],
    ['CGI’s name', 'HTTP_X_NONCE: abcdef'],
    ['quotes around name and value', '"X-Nonce": "abcdef",'],
    ['single quotes', "'x-nonce': 'abcdef',"],
    ['quotes around the line', '"X-Nonce: abcdef"'],
    ['an option of curl', "-H 'X-Nonce: abcdef' \\"],
    ['the mark of curl -v', '> X-Nonce: abcdef'],
    ['a list', '- X-Nonce: abcdef'],
    ['a table', '| X-Nonce | abcdef |'],
    ['the time of a log before it', '[2026-09-21 13:35] X-Nonce: abcdef'],
    ['a time of a log that reads as a name', '13:35:23 X-Nonce: abcdef'],
    ['a value behind several marks', '"X-Nonce":[],abcdef'],
    ['JSON on one line', '{"Host": "x", "X-Nonce": "abcdef"}'],
    ['JSON in a text of JSON', '"headers": "{\\"X-Nonce\\": \\"abcdef\\"}"'],
    ['line ends written out', 'X-Nonce abcdef\\r\\n'],
    ['indentation', '    X-Nonce abcdef'],
    ['its value on the next line', 'X-Nonce:\nabcdef'],
    ['its value on the next line, spaces behind both', 'X-Nonce: \nabcdef '],
    ['neither colon nor value before the next line', 'X-Nonce\nabcdef'],
  ];
  it.each(written)('with %s', (_, line) => {
    // Behind X-Sign, whose wrapped lines look much the same.
    const text = `${complete.replace('X-Nonce: 9f8e7d6c\n', '')}\n${line}`;
    const { headers, problems } = parseHeaders(text);
    expect(headers.fields['X-Nonce']).toBeUndefined();
    expect(headers.unread.at(-1)).toMatchObject({ name: 'X-Nonce', value: 'abcdef' });
    const problem = problems.find(({ code }) => code === 'headers.missing');
    expect(problem).toMatchObject({ name: 'X-Nonce', state: 'unread' });
    expect(problem?.span?.start).toBeGreaterThanOrEqual(text.indexOf(line));
    expect(problem?.span?.end).toBeLessThanOrEqual(text.length);
    expect(readValues(text)['X-Sign']).toBe('QUJDREVG');
  });

  it('with a value that begins with an escape', () => {
    const { headers } = parseHeaders(`${complete}\n"X-Nonce": "\\u00a0"`);
    expect(headers.unread).toMatchObject([{ name: 'X-Nonce', value: '\\u00a0' }]);
  });

  it('among the first thousand lines alone, which is more than any request has', () => {
    const strays = (count: number) => `${'a stray line\n'.repeat(count)}X-Nonce abc`;
    expect(parseHeaders(strays(999)).headers.unread).toHaveLength(1);
    expect(parseHeaders(strays(1000)).headers.unread).toEqual([]);
  });

  it.each([
    ['is spoken of among others', 'Access-Control-Allow-Headers: X-Nonce, X-Sign'],
    ['is spoken of in prose', 'the header X-Nonce was lost'],
    ['is spoken of in prose before a colon', 'the client sent X-Nonce:'],
    ['stands behind four thousand other characters', `${'- '.repeat(2048)}X-Nonce: abcdef`],
    ['begins another name', 'X-Nonce-Id: 7'],
    ['ends another name', 'Max-Nonce: 7'],
  ])('and none that %s', (_, line) => {
    const text = complete.replace('X-Nonce: 9f8e7d6c', line);
    expect(parseHeaders(text).headers.unread).toEqual([]);
    expect(parseHeaders(text).problems).toContainEqual(
      expect.objectContaining({ code: 'headers.missing', state: 'absent' }),
    );
  });

  it.each([
    ['blank first', 'X-Nonce:\nX-Nonce: zzz', [0, 7], [9, 16]],
    ['blank last', 'X-Nonce: zzz\nX-Nonce:', [13, 20], [0, 7]],
    ['unreadable last', 'X-Nonce: zzz\nX-Nonce abc', [13, 24], [0, 7]],
  ] as const)('beside a readable one: %s', (_, text, [start, end], [otherStart, otherEnd]) => {
    expect(readValues(text)['X-Nonce']).toBe('zzz');
    expect(parseHeaders(text).problems).toContainEqual({
      code: 'headers.duplicate',
      input: 'headers',
      severity: 'warning',
      span: { start, end },
      name: 'X-Nonce',
      otherSpan: { start: otherStart, end: otherEnd },
      same: false,
    });
  });

  it.each([
    ['with the same value', 'X-Nonce 9f8e7d6c'],
    ['without a value', 'X-Nonce'],
    ['on which no verdict depends', 'X-Merchant-No M2'],
  ])('beside a readable one %s, which is no duplicate', (_, line) => {
    const { headers, problems } = parseHeaders(`${complete}\n${line}`);
    expect(problems.map(({ code }) => code)).toEqual(['headers.line']);
    expect(headers.unread).toEqual([]);
  });

  const nameless = complete.replace(/^X-(?:Nonce|Timestamp).*\n/gm, '');

  it('each on its own line', () => {
    const text = `${nameless}\nX-Nonce abc\nX-Timestamp 179`;
    const { problems } = parseHeaders(text);
    const missing = problems.filter(({ code }) => code === 'headers.missing');
    expect(missing.map(({ span }) => text.slice(span?.start, span?.end))).toEqual([
      'X-Timestamp 179',
      'X-Nonce abc',
    ]);
  });

  it.each<[how: string, lines: string, unread: object[]]>([
    [
      'two on one line, of which the first has no value',
      'X-Nonce= X-Timestamp=179',
      [
        { name: 'X-Nonce', value: '' },
        { name: 'X-Timestamp', value: '179' },
      ],
    ],
    ['a long dash of the value as a hyphen', 'X-Nonce：a–b', [{ name: 'X-Nonce', value: 'a-b' }]],
    [
      'among other headers, each by itself',
      'Host: a\nX_Nonce: abc\nAccept: b',
      [{ name: 'X-Nonce', value: 'abc' }],
    ],
    [
      'and not that its next line is its value, where that names another',
      'X-Nonce:\nX-Timestamp 179',
      [{ name: 'X-Timestamp', value: '179' }],
    ],
    ['and not that a line with a colon is a value', 'X-Nonce:\nno name: abc', []],
    ['and not that a separator is a value', 'X-Nonce"":[],:', [{ name: 'X-Nonce', value: '' }]],
  ])('%s', (_, lines, unread) => {
    const found = parseHeaders(`${nameless}\n${lines}`).headers.unread;
    expect(found.map(({ name, value }) => ({ name, value }))).toEqual(unread);
  });

  it('whose line ends before its colon: the same value once more leaves no doubt', () => {
    expect(parseHeaders(`X-Sign\n: QUJDREVG\n${complete}`).headers.unread).toEqual([]);
    const [other] = parseHeaders(`X-Sign\n: AAAA\n${complete}`).headers.unread;
    expect(other).toMatchObject({ name: 'X-Sign', value: 'AAAA' });
  });

  it('within another header only where it is nowhere else', () => {
    const text = `${complete.replace(/X-Timestamp.*\n/, '')}\nX_Nonce: zzz`;
    expect(parseHeaders(text).headers.unread).toEqual([]);
  });
});
