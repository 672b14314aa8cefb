import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { dumpedCallbacks, dumpVectors } from '../../testing/dump-vectors';
import { runAtOnce, WorkMeter } from '../diagnosis/slices';
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

it('finds the body whose string was signed, and no other', () => {
  const digest = createHash('sha256')
    .update(signed?.canonical ?? '')
    .digest();
  expect(find(digest)).toBe(signed?.canonical);
  expect(find(new Uint8Array(32))).toBeUndefined();
});
