import { describe, expect, it } from 'vitest';
import { parseJson } from '../../json/parse-json';
import { reorderJson } from './reorder-json';

function reorder(own: string, like: string): string | null {
  const [parsed, model] = [own, like].map((text) => parseJson(text));
  if (!parsed?.ok || !model?.ok) throw new Error('no JSON');
  return reorderJson(own, parsed.value, model.value);
}

const like = '{"a":"x/é","b":{"c":83.10,"d":[1,{"e":true,"f":null}]}}';

describe('JSON in the order of another one', () => {
  it.each([
    [
      '{"b":{"d":[1,{"f":null,"e":true}],"c":83.1},"a":"x\\/\\u00e9"}',
      '{"a":"x\\/\\u00e9","b":{"c":83.1,"d":[1,{"e":true,"f":null}]}}',
    ],
    [
      '{"b": {"c": 83.10, "d": [1, {"e": true, "f": null}]}, "a": "x/é"}',
      '{"a": "x/é", "b": {"c": 83.10, "d": [1, {"e": true, "f": null}]}}',
    ],
  ])('keeps how its values are written: %s', (own, reordered) => {
    expect(reorder(own, like)).toBe(reordered);
  });

  it.each([
    ['in the same order', like],
    ['another value', '{"b":{"c":83.11,"d":[1,{"e":true,"f":null}]},"a":"x/é"}'],
    ['another type', '{"b":{"c":"83.1","d":[1,{"e":true,"f":null}]},"a":"x/é"}'],
    ['an item more', '{"b":{"c":83.1,"d":[1,{"e":true,"f":null},2]},"a":"x/é"}'],
    ['one member less', '{"b":{"c":83.1,"d":[1,{"e":true,"f":null}]}}'],
    ['one member more', '{"b":{"c":83.1,"d":[1,{"e":true,"f":null}]},"a":"x/é","z":1}'],
    ['a member twice', '{"a":1,"b":{"c":83.1,"d":[1,{"e":true,"f":null}]},"a":"x/é"}'],
    ['white space of a hand', '{ "b":{"c":83.1,"d":[1,{"e":true,"f":null}]},"a":"x/é" }'],
    ['lines', '{\n"b":{"c":83.1,"d":[1,{"e":true,"f":null}]},\n"a":"x/é"}'],
  ])('is none of %s', (_, own) => {
    expect(reorder(own, like)).toBeNull();
  });

  it('is none of what is nested too deep for a body', () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const build = (levels: number) =>
      [`{"b":${deep(levels)},"a":1}`, `{"a":1,"b":${deep(levels)}}`] as const;
    expect(reorder(...build(20))).toBe(build(20)[1]);
    expect(reorder(...build(1000))).toBeNull();
  });
});
