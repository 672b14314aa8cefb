import { expect, it } from 'vitest';
import { stringBreaks } from './break-code';
import { listBrokenStrings } from './break-string';
import { buildTestBody } from './build-test-order';

it.each([
  ['the smallest', 0],
  ['some', 0x5a],
])('each break of the string shows on a test order of %s amount', (_, byte) => {
  const bodyText = buildTestBody(
    'payin',
    (count) => new Uint8Array(count).fill(byte),
    1_795_163_400,
  );
  const nonce = 'af'.repeat(16);
  const draft = { merchantNo: 'M10086', timestamp: '1795163400', nonce, bodyText };
  const silent = stringBreaks.filter((code) => [...listBrokenStrings(draft, code)].length === 0);
  expect(silent).toEqual([]);
});
