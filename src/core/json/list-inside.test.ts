import { expect, it } from 'vitest';
import { holdsType } from './list-inside';
import { parseJson } from './parse-json';

function holdsObject(text: string): boolean {
  const json = parseJson(text);
  if (!json.ok) throw new Error('no JSON');
  return holdsType(json.value, 'object');
}

it.each([
  ['[[1,{"a":1}]]', true],
  ['{}', true],
  ['[[1,"{}"],null]', false],
])('%s holds an object: %s', (text, holds) => {
  expect(holdsObject(text)).toBe(holds);
});

it('is told of more values than a call can have arguments', () => {
  expect(holdsObject(`[[${'1,'.repeat(200_000)}1]]`)).toBe(false);
});
