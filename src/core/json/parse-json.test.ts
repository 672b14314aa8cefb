import { describe, expect, it } from 'vitest';
import { needing } from '../../testing/needing';
import { readParsingSuite } from '../../testing/public-suites';
import type { Problem } from '../problem';
import type { JsonNode, JsonString } from './json-node';
import { depthLimit, parseJson, parseLeadingJson } from './parse-json';
import { compactStyle, printJson } from './print-json';

function parseValid(text: string): JsonNode {
  const result = parseJson(text);
  if (!result.ok) throw new Error(`not parsed: ${JSON.stringify(result.problems)}`);
  return result.value;
}

function parseInvalid(text: string): Problem {
  const result = parseJson(text);
  if (result.ok || result.problems[0] === undefined) throw new Error('parsed');
  return result.problems[0];
}

describe('a value in front of other text', () => {
  it('is read where it stands, and ends where it does', () => {
    const text = 'log [1, {"a":"]"}] {"b":';
    expect(parseLeadingJson(text, 4)).toMatchObject({
      ok: true,
      value: { type: 'array', span: { start: 4, end: text.indexOf(' {"b"') } },
    });
  });

  it('that is none is told up to where it was read, with all that breaks there', () => {
    expect(parseLeadingJson('{"a":[{}, {"b":\n{}\n{}', 0)).toEqual({
      ok: false,
      at: 19,
      broken: [0, 5, 10],
    });
  });

  // Each from inside would be many times the work, of what nobody sends.
  it('that is too deep is broken with all that is open', () => {
    expect(parseLeadingJson('[[[1]]]', 0, 3).ok).toBe(true);
    expect(parseLeadingJson('[[[[1]]]]', 0, 3)).toEqual({ ok: false, at: 3, broken: [0, 1, 2] });
  });
});

describe('parseJson keeps what is written', () => {
  it('keeps every digit of a number and its exact value', () => {
    expect(parseValid('1.2300e-1')).toEqual({
      type: 'number',
      span: { start: 0, end: 9 },
      source: '1.2300e-1',
      plain: '0.123',
    });
  });

  it('keeps the order of members, also keys that look like integers and __proto__', () => {
    const node = parseValid('{"10":1,"9":2,"__proto__":3,"a":4,"1":5}');
    const keys = node.type === 'object' ? node.members.map(({ key }) => key.value) : [];
    expect(keys).toEqual(['10', '9', '__proto__', 'a', '1']);
  });

  it('keeps repeated keys and warns with both places', () => {
    const text = '{"a":1,"b":{"x":1,"x":2},"a":3,"a":4}';
    const result = parseJson(text);
    expect(result.problems).toMatchObject([
      { code: 'body.duplicate-key', key: 'x', path: 'b.x', count: 2 },
      { code: 'body.duplicate-key', key: 'a', path: 'a', count: 3, severity: 'warning' },
    ]);
    const [, warning] = result.problems;
    if (warning?.code !== 'body.duplicate-key') throw new Error('no warning');
    expect(warning.firstSpan).toEqual({ start: 1, end: 4 });
    expect(warning.span).toEqual({ start: 31, end: 34 });
  });

  it('finds a repeat among many keys', () => {
    const members = Array.from({ length: 40 }, (_, index) => `"k${index}":${index}`);
    const result = parseJson(`{${members.join(',')},"k3":0,"k39":0}`);
    expect(result.problems.map((problem) => 'key' in problem && problem.key)).toEqual([
      'k3',
      'k39',
    ]);
  });

  it('keeps of each node its place and nothing else', () => {
    const text = '\t{"a":[true,false,null,[],{}],\r\n"b":"\\u00e9x"} ';
    const string = (value: string, start: number, end: number) => ({
      type: 'string',
      span: { start, end },
      value,
    });
    expect(parseJson(text)).toEqual({
      ok: true,
      problems: [],
      value: {
        type: 'object',
        span: { start: 1, end: text.length - 1 },
        hasDuplicates: false,
        members: [
          {
            key: string('a', 2, 5),
            value: {
              type: 'array',
              span: { start: 6, end: 29 },
              items: [
                { type: 'boolean', span: { start: 7, end: 11 }, value: true },
                { type: 'boolean', span: { start: 12, end: 17 }, value: false },
                { type: 'null', span: { start: 18, end: 22 } },
                { type: 'array', span: { start: 23, end: 25 }, items: [] },
                {
                  type: 'object',
                  span: { start: 26, end: 28 },
                  members: [],
                  hasDuplicates: false,
                },
              ],
            },
          },
          { key: string('b', 32, 35), value: string('éx', 36, 45) },
        ],
      },
    });
  });

  it('begins where it is told, and counts from the start all the same', () => {
    expect(parseJson('\ufeff 1', 1)).toEqual({
      ok: true,
      problems: [],
      value: { type: 'number', span: { start: 2, end: 3 }, source: '1', plain: '1' },
    });
  });

  it.each([11, 12, 13, 14])('finds repeats in an object of %i keys, at its edges', (count) => {
    const keys = Array.from({ length: count }, (_, index) => `k${index}`);
    const again = ['k0', `k${count - 1}`, 'k0'];
    const text = `{${[...keys, ...again].map((key) => `"${key}":0`).join()}}`;
    const { problems } = parseJson(text);
    const place = (key: string, at: number) => ({ start: at, end: at + key.length + 2 });
    expect(problems).toEqual(
      [...new Set(again)].map((key) => ({
        code: 'body.duplicate-key',
        input: 'body',
        severity: 'warning',
        span: place(key, text.lastIndexOf(`"${key}"`)),
        key,
        path: key,
        firstSpan: place(key, text.indexOf(`"${key}"`)),
        count: key === 'k0' ? 3 : 2,
      })),
    );
  });

  it.each([
    [12, 'k.'.repeat(12)],
    [13, `….${'k.'.repeat(12)}`],
  ])('tells the last twelve steps of a path: %i objects deep', (depth, path) => {
    const { problems } = parseJson(`${'{"k":'.repeat(depth)}{"a":1,"a":2}${'}'.repeat(depth)}`);
    expect(problems).toMatchObject([{ path: `${path}a` }]);
  });

  it.each([
    [100, ''],
    [101, '…'],
  ])('tells of a key of %i characters a hundred', (length, dots) => {
    const key = 'k'.repeat(length);
    const { problems } = parseJson(`{"${key}":1,"${key}":2}`);
    expect(problems).toMatchObject([{ key, path: 'k'.repeat(100) + dots }]);
  });

  it('resolves escapes', () => {
    expect(parseValid(String.raw`"\"\\\/\b\f\n\r\té😀\ud800"`)).toMatchObject({
      value: '"\\/\b\f\n\r\té😀\ud800',
    });
  });

  it.each([4999, 5000, 5001, 20_000])('resolves %i escapes beside other characters', (count) => {
    const { value } = parseValid(`"${String.raw`x\u00e9`.repeat(count)}y"`) as JsonString;
    expect(value === `${'xé'.repeat(count)}y`).toBe(true);
  });

  it.each(['0', '-0', '10', '-1.5', '0.5', '1e5', '1E5', '1e+5', '1e-5', '0e0', '1.5e10', '9'])(
    'takes %s as a number, to its end',
    (source) => {
      expect(parseValid(`[${source}]`)).toMatchObject({
        items: [{ source, span: { start: 1, end: 1 + source.length } }],
      });
    },
  );

  it.each(['\u001f', '\0'])('and no control in a string: %j', (control) => {
    expect(parseInvalid(`"${control}"`)).toMatchObject({ expected: ['no-control-character'] });
    expect(parseValid('" \u007f"')).toMatchObject({ value: ' \u007f' });
  });

  it('gives every node the span of its text', () => {
    const text = ' { "a" : [ 1.5 , true , null , "x\\n" ] } ';
    const pending: JsonNode[] = [parseValid(text)];
    const lexemes: string[] = [];
    for (let node = pending.shift(); node !== undefined; node = pending.shift()) {
      lexemes.push(text.slice(node.span.start, node.span.end));
      if (node.type === 'array') pending.push(...node.items);
      if (node.type === 'object')
        pending.push(...node.members.flatMap(({ key, value }) => [key, value]));
    }
    expect(lexemes).toEqual([
      '{ "a" : [ 1.5 , true , null , "x\\n" ] }',
      '"a"',
      '[ 1.5 , true , null , "x\\n" ]',
      '1.5',
      'true',
      'null',
      '"x\\n"',
    ]);
  });
});

describe('parseJson says where and what', () => {
  it.each([
    ['an empty text', '', [0, 0], ['value'], ''],
    ['white space only', ' \n', [2, 2], ['value'], ''],
    ['a word of another language', '{"a": None}', [6, 10], ['value'], 'None'],
    ['a capital literal', '[True]', [1, 5], ['value'], 'True'],
    ['a cut literal', '[nul]', [1, 4], ['value'], 'nul'],
    ['a single-quoted key', "{'a':1}", [1, 2], ['key', '}'], "'"],
    ['a bare key', '{a:1}', [1, 2], ['key', '}'], 'a'],
    ['a trailing comma in an object', '{"a":1,}', [7, 8], ['key'], '}'],
    ['a trailing comma in an array', '[1,]', [3, 4], ['value'], ']'],
    ['a missing colon', '{"a" 1}', [5, 6], [':'], '1'],
    ['a missing comma', '{"a":1 "b":2}', [7, 8], [',', '}'], '"'],
    ['a missing comma in an array', '[1 2]', [3, 4], [',', ']'], '2'],
    ['a cut object', '{"a":1', [6, 6], [',', '}'], ''],
    ['a cut string', '{"a":"x', [7, 7], ['"'], ''],
    ['a line end in a string', '"a\nb"', [2, 3], ['no-control-character'], '\n'],
    ['a bad escape', String.raw`"\x41"`, [2, 5], ['escape'], 'x41'],
    ['a short unicode escape', String.raw`"\u12g4"`, [5, 7], ['four-hex-digits'], 'g4'],
    ['a leading zero', '01', [1, 2], ['end'], '1'],
    ['a leading plus', '+1', [0, 1], ['value'], '+'],
    ['a bare point', '1.', [2, 2], ['digit'], ''],
    ['a bare minus', '-x', [1, 2], ['digit'], 'x'],
    ['a bare exponent', '1e+', [3, 3], ['digit'], ''],
    ['NaN', 'NaN', [0, 3], ['value'], 'NaN'],
    ['a comment', '{} // x', [3, 4], ['end'], '/'],
    ['a second value', '{}{}', [2, 3], ['end'], '{'],
    ['a no-break space', '[\u00a01]', [1, 2], ['value'], '\u00a0'],
    ['an emoji', '[😀]', [1, 3], ['value'], '😀'],
    ['a long word', `[${'x'.repeat(30)}]`, [1, 21], ['value'], 'x'.repeat(20)],
    ['a word of other letters', '[été_1$ x]', [1, 7], ['value'], 'été_1$'],
    ['half of an emoji', '[\ud83d]', [1, 2], ['value'], '\ud83d'],
    ['an escape at the end', '"\\', [2, 2], ['escape'], ''],
    ['an escape of more than four digits too few', '"\\u00', [5, 5], ['four-hex-digits'], ''],
    ['an escape of a letter beyond hex', '"\\u00gg"', [5, 7], ['four-hex-digits'], 'gg'],
    ['a tab in a string', '"a\t"', [2, 3], ['no-control-character'], '\t'],
    ['a comma alone', '[,1]', [1, 2], ['value'], ','],
    ['a comma before a key', '{,"a":1}', [1, 2], ['key', '}'], ','],
    ['two commas', '{"a":1,,}', [7, 8], ['key'], ','],
    ['a key without a value', '{"a":}', [5, 6], ['value'], '}'],
    ['a cut key', '{"a', [3, 3], ['"'], ''],
    ['a key and nothing', '{"a"', [4, 4], [':'], ''],
    ['an open array', '[', [1, 1], ['value'], ''],
    ['an open object', '{', [1, 1], ['key', '}'], ''],
    ['an exponent without digits', '1e', [2, 2], ['digit'], ''],
    ['an exponent of letters', '1Ex', [2, 3], ['digit'], 'x'],
    ['a minus before a point', '-.5', [1, 2], ['digit'], '.'],
    ['a minus and a zero too many', '-00', [2, 3], ['end'], '0'],
    ['a point behind a number', '1.x', [2, 3], ['digit'], 'x'],
    ['a colon in an array', '[1:2]', [2, 3], [',', ']'], ':'],
    ['a bracket too many', '[]]', [2, 3], ['end'], ']'],
    ['a mismatched bracket', '[1}', [2, 3], [',', ']'], '}'],
  ])('%s', (_, text, [start, end], expected, found) => {
    expect(parseInvalid(text)).toMatchObject({
      code: 'body.syntax',
      severity: 'error',
      span: { start, end },
      expected,
      found,
    });
  });

  it('names the field of a number that is too long', () => {
    expect(parseInvalid('{"a":{"b":[0,1e999999999]}}')).toMatchObject({
      code: 'body.number-too-long',
      span: { start: 13, end: 24 },
      path: 'a.b[1]',
      limit: 1000,
    });
  });
});

const suite = readParsingSuite();

describe('the public JSON parsing suite', needing('the public suites', suite.length > 0), () => {
  it.each(suite.filter(({ name }) => name.startsWith('y_')))('$name parses', ({ text }) => {
    expect(parseJson(text, text.startsWith('\ufeff') ? 1 : 0).ok).toBe(true);
  });

  it.each(suite.filter(({ name }) => name.startsWith('n_')))(
    '$name is a syntax error with its place',
    ({ text }) => {
      const problem = parseInvalid(text);
      expect(['body.syntax', 'body.too-deep']).toContain(problem.code);
      expect(problem.span?.start).toBeGreaterThanOrEqual(0);
      expect(problem.span?.end).toBeLessThanOrEqual(text.length);
    },
  );

  it.each(suite.filter(({ name }) => name.startsWith('i_')))('$name does not crash', ({ text }) => {
    expect(typeof parseJson(text).ok).toBe('boolean');
  });
});

describe('parseJson is bounded', () => {
  it('takes the deepest nesting allowed and not one level more', () => {
    const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(printJson(parseValid(nest(depthLimit)), compactStyle)).toBe(nest(depthLimit));
    expect(parseInvalid(nest(depthLimit + 1))).toMatchObject({
      code: 'body.too-deep',
      span: { start: 5000, end: 5001 },
      limit: 5000,
    });
  });
});
