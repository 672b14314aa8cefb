import { expect, it } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { buildCanonical } from '../../canonical/build-canonical';
import { parseHeaders } from '../../headers/parse-headers';
import { readHeldBody } from './hold-body';

const { headers } = parseHeaders('X-Timestamp: 1790000123\nX-Nonce: n1');

function read(own: string, bodyText: string) {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  const { canonical } = buildCanonical({ headers, body: body.value, bodyText });
  return readHeldBody(own, body.value, canonical.kept, new Set());
}

it('is the body in another order and with other white space', () => {
  const held = read('{"b": {"d": 2, "c": 1}, "a": "x"}', '{"a":"x","b":{"c":1,"d":2}}');
  expect(held).toEqual({ place: 'alone', otherFields: [], isWhole: true });
});

// Of megabytes each of many pairs would be compared with all.
it('is not looked for of a body that no such pair can hold', () => {
  const filled = (length: number) => `{"a":"x","b":"y"${' '.repeat(length)}}`;
  expect(read('{"a":"x","b":"y"}', filled(20_000))).not.toBeNull();
  expect(read('{"a":"x","b":"y"}', filled(40_000))).toBeNull();
});
