import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { dumpedCallbacks, dumpVectors } from '../../testing/dump-vectors';
import { runAtOnce, WorkMeter } from '../diagnosis/search/slices';
import { parseHeaders } from '../headers/parse-headers';
import { findSignedBody } from './find-signed-body';
import { readBodyDump } from './read-body-dump';

const dump = dumpVectors.find(({ implementation }) => implementation === 'print_r');
const signed = dumpedCallbacks[dump?.callback ?? ''];

function find(digest: Uint8Array): string | undefined {
  const reading = readBodyDump(dump?.text ?? '');
  if (reading === null || signed === undefined) throw new Error('no reading');
  const { headers } = parseHeaders(signed.headers);
  const meter = new WorkMeter(10_000_000);
  return runAtOnce(findSignedBody(reading, headers, digest, meter))?.canonical.text;
}

function digestOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

it('finds the body whose string was signed, and no other', () => {
  expect(find(digestOf(signed?.canonical ?? ''))).toBe(signed?.canonical);
  expect(find(new Uint8Array(32))).toBeUndefined();
});

// Of members with one key the last alone is in the string: 10,000 of them took 17 s that nobody counted.
it('counts what is settled and stands in no string', () => {
  const members = "'a': None, 'b': 1.0, 'c': {}, ".repeat(1000);
  const reading = readBodyDump(`{'orderNo': 'P1', 'amount': '1.00', ${members}}`);
  if (reading === null) throw new Error('no reading');
  const meter = new WorkMeter(10_000_000);
  const charge = vi.spyOn(meter, 'charge');
  expect(
    runAtOnce(findSignedBody(reading, parseHeaders('').headers, digestOf('x'), meter)),
  ).toBeNull();
  const costs = charge.mock.calls.map(([work]) => work);
  expect(Math.min(...costs)).toBeGreaterThan(100_000);
});
