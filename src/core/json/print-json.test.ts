import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json';
import { compactStyle, type JsonStyle, pickEffectiveMembers, printJson } from './print-json';

describe('printJson in the compact style', () => {
  it.each([
    [
      'white space goes',
      '{ "b" : [ 1 , true , null ] , "a" : "x y" }',
      '{"b":[1,true,null],"a":"x y"}',
    ],
    [
      'keys keep their order',
      '{"10":1,"9":2,"__proto__":{},"1":3}',
      '{"10":1,"9":2,"__proto__":{},"1":3}',
    ],
    [
      'numbers become plain decimals',
      '[1.0,1e3,0.10,-0,12345678901234567890]',
      '[1,1000,0.1,0,12345678901234567890]',
    ],
    [
      'escapes become the shortest',
      String.raw`"a\/bA\n\u001f\u2028é<&>"`,
      '"a/bA\\n\\u001f\u2028é<&>"',
    ],
    ['a lone surrogate stays escaped', String.raw`["\ud800"]`, String.raw`["\ud800"]`],
    [
      'the last of equal keys wins in the place of the first',
      '{"a":1,"b":2,"a":{"c":1,"c":3}}',
      '{"a":{"c":3},"b":2}',
    ],
    ['empty ones stay', '[{},[],"",null]', '[{},[],"",null]'],
  ])('%s', (_, text, compact) => {
    const parsed = parseJson(text);
    expect(parsed.ok && printJson(parsed.value, compactStyle)).toBe(compact);
  });
});

describe('printJson in another style', () => {
  const text = '{"b":{},"10":[],"a":{"c":[1,[null]],"b":"x"},"9":1,"b":true}';
  it.each<[about: string, style: Partial<JsonStyle>, printed: string]>([
    [
      'its own marks',
      {
        objectMarks: ['<', '>'],
        arrayMarks: ['(', ')'],
        separator: '; ',
        colon: ' = ',
        printKey: (key) => key.toUpperCase(),
        printScalar: ({ type }) => type,
      },
      '<B = boolean; 10 = (); A = <C = (number; (null)); B = string>; 9 = number>',
    ],
    ['keys in order', { sorted: true }, '{"10":[],"9":1,"a":{"b":"x","c":[1,[null]]},"b":true}'],
    [
      'keys that are integers before',
      { sorted: 'integers-first' },
      '{"9":1,"10":[],"b":true,"a":{"c":[1,[null]],"b":"x"}}',
    ],
    [
      'the first of equal keys',
      { duplicates: 'first' },
      '{"b":{},"10":[],"a":{"c":[1,[null]],"b":"x"},"9":1}',
    ],
    [
      'what is empty in another way',
      { emptyObject: 'none', emptyArray: 'nil', duplicates: 'first' },
      '{"b":none,"10":nil,"a":{"c":[1,[null]],"b":"x"},"9":1}',
    ],
    [
      'an empty array alone in another way',
      { emptyArray: 'nil', duplicates: 'first' },
      '{"b":{},"10":nil,"a":{"c":[1,[null]],"b":"x"},"9":1}',
    ],
    ['each object as one text', { everyObject: 'object' }, 'object'],
    ['some keys, in their order', { onlyKeys: ['9', 'x', 'b'] }, '{"9":1,"b":true}'],
  ])('%s', (_, style, printed) => {
    const parsed = parseJson(text);
    expect(parsed.ok && printJson(parsed.value, { ...compactStyle, ...style })).toBe(printed);
  });

  it('objects in a list as one text, whatever they hold', () => {
    const parsed = parseJson('[{},{"a":[1]},[{}]]');
    const style = { ...compactStyle, everyObject: 'o', emptyObject: 'e' };
    expect(parsed.ok && printJson(parsed.value, style)).toBe('[o,o,[o]]');
  });

  it.each([
    ['0', true],
    ['7', true],
    ['123456789', true],
    ['1234567890', false],
    ['01', false],
    ['1.0', false],
    ['-1', false],
    ['x1', false],
    ['1x', false],
    ['', false],
  ])('the key %j as an integer: %s', (key, isFirst) => {
    const parsed = parseJson(`{"a":0,${JSON.stringify(key)}:1}`);
    const printed =
      parsed.ok && printJson(parsed.value, { ...compactStyle, sorted: 'integers-first' });
    expect(printed).toBe(isFirst ? `{"${key}":1,"a":0}` : `{"a":0,"${key}":1}`);
  });
});

describe('pickEffectiveMembers', () => {
  it('gives the same list where no key is repeated', () => {
    const parsed = parseJson('{"a":1,"b":2}');
    if (!parsed.ok || parsed.value.type !== 'object') throw new Error('no object');
    expect(pickEffectiveMembers(parsed.value, 'last')).toBe(parsed.value.members);
  });
});
