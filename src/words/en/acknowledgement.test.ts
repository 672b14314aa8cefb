import { expect, it } from 'vitest';
import { acknowledgementWords } from './acknowledgement';

it.each([
  [1, 'the 1 byte of line end behind it came with the copy and does not count.'],
  [2, 'the 2 bytes of line end behind it came with the copy and do not count.'],
])('says of %d bytes behind the body that they do not count', (extraBytes, expected) => {
  const text = acknowledgementWords.judged.framing({ kind: 'cut', contentLength: 2, extraBytes });
  expect(text).toBe(`Content-Length is 2: ${expected}`);
});
