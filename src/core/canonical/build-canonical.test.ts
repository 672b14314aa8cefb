import { describe, expect, it } from 'vitest';
import { callbackVectors } from '../../testing/vectors';
import { parseBody } from '../body/parse-body';
import { parseHeaders } from '../headers/parse-headers';
import { buildCanonical } from './build-canonical';
import { buildNotes } from './build-notes';

const headersText = 'X-Timestamp: 1790000123\nX-Nonce: abc';

function build(bodyText: string, headerLines = headersText) {
  const { headers } = parseHeaders(headerLines);
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  const { canonical, problems } = buildCanonical({ headers, body: body.value, bodyText });
  return { canonical, problems, notes: buildNotes(headerLines, headers, body.value, canonical) };
}

describe('buildCanonical gives the string of every vector', () => {
  it.each(callbackVectors)('$name: $about', ({ headers, body, canonical }) => {
    expect(build(body, headers).canonical.text).toBe(canonical);
  });
});

describe('buildCanonical says where everything comes from', () => {
  it('gives each pair its place in the string and in its input', () => {
    const bodyText = '{"status":"completed","amount":"1.00","extra":{"a":1}}';
    const { canonical } = build(bodyText);
    const rows = canonical.kept.map(({ key, value, span, source }) => {
      const text = source.input === 'body' ? bodyText : headersText;
      const lexeme = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
      expect(canonical.text.slice(span.start, span.end)).toBe(`${key}=${value}`);
      return [lexeme(source.keySpan), lexeme(source.valueSpan)];
    });
    expect(rows).toEqual([
      ['"amount"', '"1.00"'],
      ['"extra"', '{"a":1}'],
      ['X-Nonce', 'abc'],
      ['"status"', '"completed"'],
      ['X-Timestamp', '1790000123'],
    ]);
  });

  it('lists what was dropped, in received order, with the reason', () => {
    const { canonical } = build(
      '{"z":"","sign":"x","SIGN":null,"b":null,"nonce":"own","tab":"\\t","kept":"0"}',
    );
    expect(canonical.dropped.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'z blank',
      'sign sign',
      'SIGN sign',
      'b null',
      'nonce replaced',
      'tab blank',
    ]);
    expect(canonical.text).toBe('kept=0&nonce=abc&timestamp=1790000123');
  });

  it('gives each entry in full', () => {
    const { canonical } = build('{"a":"1","b":null}', '');
    expect(canonical).toEqual({
      text: 'a=1',
      kept: [
        {
          state: 'kept',
          key: 'a',
          value: '1',
          source: { input: 'body', keySpan: { start: 1, end: 4 }, valueSpan: { start: 5, end: 8 } },
          span: { start: 0, end: 3 },
        },
      ],
      dropped: [
        {
          state: 'dropped',
          reason: 'null',
          key: 'b',
          value: 'null',
          source: {
            input: 'body',
            keySpan: { start: 9, end: 12 },
            valueSpan: { start: 13, end: 17 },
          },
        },
      ],
    });
  });

  it('drops a missing or blank header like any blank value', () => {
    expect(build('{"a":"1"}', '').canonical.text).toBe('a=1');
    const blank = build('{"a":"1"}', 'X-Nonce: \u00a0\nX-Timestamp:');
    expect(blank.canonical.text).toBe('a=1');
    expect(blank.canonical.dropped.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'timestamp blank',
      'nonce blank',
    ]);
  });

  it.each(['', 'X-Nonce: '])(
    'lets a header replace the body’s own entry also when it is %j',
    (lines) => {
      const { canonical, problems } = build('{"nonce":"own","a":"1"}', lines);
      expect(canonical.text).toBe('a=1');
      expect(canonical.dropped[0]).toMatchObject({ key: 'nonce', reason: 'replaced' });
      expect(problems).toMatchObject([{ code: 'body.own-nonce' }]);
    },
  );

  it('warns when a header replaces a member of the same name', () => {
    const { problems } = build('{"nonce":"own","timestamp":1}');
    expect(problems).toMatchObject([
      { code: 'body.own-nonce', severity: 'warning', span: { start: 1, end: 8 } },
      { code: 'body.own-timestamp', severity: 'warning', span: { start: 15, end: 26 } },
    ]);
  });

  it('signs U+FFFD for a lone surrogate, with a warning', () => {
    const { canonical, problems } = build(String.raw`{"a":"x\ud800","b":"😀"}`);
    expect(canonical.text).toBe('a=x\ufffd&b=😀&nonce=abc&timestamp=1790000123');
    expect(canonical.kept[0]?.value).toBe('x\ufffd');
    expect(problems).toMatchObject([
      { code: 'body.lone-surrogate', path: 'a', span: { start: 5, end: 14 } },
    ]);
  });
});

describe('buildNotes names the open points that the input meets', () => {
  it.each([
    ['a respelled number', '{"a":"1","x":1.50}', 'number-respelled', '1.50'],
    ['one deep inside', '{"x":[[],{"y":1e3}]}', 'number-respelled', '1e3'],
    ['nested JSON', '{"x":{"y":1}}', 'nested-compacted', '{"y":1}'],
    ['a nested list', '{"x":[1]}', 'nested-compacted', '[1]'],
    ['a value blank beyond ASCII', '{"x":"\u00a0"}', 'blank-unicode', '"\u00a0"'],
    ['a key beyond ASCII', '{"é":"1"}', 'key-not-ascii', '"é"'],
  ])('%s', (_, bodyText, code, lexeme) => {
    const note = build(bodyText).notes.find((one) => one.code === code);
    expect(note && bodyText.slice(note.span.start, note.span.end)).toBe(lexeme);
    expect(note?.count).toBe(1);
  });

  it('counts the places and names the first', () => {
    const { notes } = build('{"a":1.0,"b":[2.0,3.0],"c":4}');
    expect(notes[0]).toMatchObject({ code: 'number-respelled', count: 3, path: 'a', plain: '1' });
  });

  it('tells of white space around a header that is not signed', () => {
    const { notes } = build('{}', 'X-Timestamp:  1790000123\nX-Nonce: abc ');
    expect(notes.map((note) => note.code === 'header-trimmed' && note.name)).toEqual([
      'X-Timestamp',
      'X-Nonce',
    ]);
  });

  it('tells each in full', () => {
    const headers = 'X-Timestamp:1790000123\nX-Nonce:  n1';
    expect(build('{"a":{"b":1.0},"é":"\u2003","ü":1}', headers).notes).toEqual([
      {
        code: 'number-respelled',
        input: 'body',
        span: { start: 10, end: 13 },
        count: 1,
        path: 'a',
        source: '1.0',
        plain: '1',
      },
      {
        code: 'nested-compacted',
        input: 'body',
        span: { start: 5, end: 14 },
        count: 1,
        key: 'a',
      },
      { code: 'blank-unicode', input: 'body', span: { start: 19, end: 22 }, count: 1, key: 'é' },
      { code: 'key-not-ascii', input: 'body', span: { start: 23, end: 26 }, count: 1, key: 'ü' },
      {
        code: 'header-trimmed',
        input: 'headers',
        span: { start: 33, end: 35 },
        count: 1,
        name: 'X-Nonce',
      },
    ]);
  });

  it('has nothing to say of an everyday callback', () => {
    const body = '{"amount":"1.50","completedAt":1790000120,"flag":true,"gone":null,"blank":" "}';
    expect(build(body).notes).toEqual([]);
  });
});
