import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json';
import { compactStyle, printJson } from './print-json';

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
