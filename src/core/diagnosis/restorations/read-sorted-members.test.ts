import { expect, it } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { readSortedMembers } from './read-sorted-members';

function read(bodyText: string) {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  return readSortedMembers(body.value);
}

const byName = '"extra":{"a":1,"bb":[{"x":1,"y":2}],"c":3,"d":4,"e":{"g":1,"h":2},"f":6}';
const byLength = '"extra":{"a":1,"c":3,"d":4,"e":{"g":1,"hh":2},"f":6,"bb":[{"y":1,"xx":2}]}';

it.each([
  // jq -S, Go's json.Marshal of a map, Python's sort_keys
  ['by name throughout', `{"amount":"1.00",${byName},"orderNo":"P1"}`, 'name', true],
  ['by name inside', `{"orderNo":"P1","amount":"1.00",${byName}}`, 'name', false],
  // PHP's ksort
  ['by number', '{"z":1,"extra":{"2":1,"10":2,"a":3,"b":4,"c":5,"d":6}}', 'name', false],
  // PostgreSQL's jsonb, MySQL's JSON
  ['by length throughout', `{${byLength},"amount":"1.00","orderNo":"P1"}`, 'length', true],
])('sees members that are sorted %s', (_, bodyText, by, isThroughout) => {
  expect(read(bodyText)).toEqual({ by, sortedKeys: ['extra'], isThroughout });
});

it.each([
  ['five, whose orders are searched', '{"extra":{"a":1,"b":2,"c":3,"d":4,"e":5}}'],
  ['an object inside that is not sorted', `{${byName.replace('"g":1,"h":2', '"h":2,"g":1')}}`],
  ['another field that is not', `{${byName},"meta":{"b":1,"a":2}}`],
  ['members as they were sent', '{"extra":{"b":1,"a":2,"c":3,"d":4,"e":5,"f":6}}'],
  ['a body without objects', '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":[1]}'],
])('sees none in %s', (_, bodyText) => {
  expect(read(bodyText)).toBeNull();
});
