import { expect, it } from 'vitest';
import { isDeeperThan } from './is-deeper-than';
import { parseJson } from './parse-json';

function parseObject(text: string) {
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.value.type !== 'object') throw new Error('no object');
  return parsed.value;
}

it.each([
  [1, '{}'],
  [1, '{"a":1,"b":"x"}'],
  [2, '{"a":[]}'],
  [3, '{"a":[1],"b":[{},2]}'],
  [5000, `{"a":${'['.repeat(4999)}${']'.repeat(4999)}}`],
])('%i levels', (levels, text) => {
  const object = parseObject(text);
  expect([levels - 1, levels].map((limit) => isDeeperThan(object, limit))).toEqual([true, false]);
});
