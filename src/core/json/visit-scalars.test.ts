import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json';
import { visitScalars } from './visit-scalars';

function listSources(text: string): readonly string[] {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error('not parsed');
  const sources: string[] = [];
  visitScalars(parsed.value, ({ span }) => sources.push(text.slice(span.start, span.end)));
  return sources;
}

describe('visitScalars gives what is no array or object, as it stands', () => {
  it.each([
    ['a scalar alone', '"a"', ['"a"']],
    ['the items of an array', '[1,"b",true,null]', ['1', '"b"', 'true', 'null']],
    ['the values of an object, not its keys', '{"a":1,"b":"c"}', ['1', '"c"']],
    ['the values of equal keys', '{"a":1,"a":2}', ['1', '2']],
    [
      'the inner ones in their place',
      '{"a":[1,[2,{"b":3}],4],"c":{"d":{},"e":5},"f":[],"g":6}',
      ['1', '2', '3', '4', '5', '6'],
    ],
    ['nothing of what is empty', '[[],{},[{}]]', []],
  ])('%s', (_, text, sources) => {
    expect(listSources(text)).toEqual(sources);
  });
});
