import { expect, it } from 'vitest';
import { toPlainText } from '../text';
import { acknowledgementWords } from './acknowledgement';

it.each([
  [1, 'the 1 byte of line end behind it came with the copy and does not count.'],
  [2, 'the 2 bytes of line end behind it came with the copy and do not count.'],
])('says of %d bytes behind the body that they do not count', (extraBytes, expected) => {
  const text = acknowledgementWords.judged.framing({ kind: 'cut', contentLength: 2, extraBytes });
  expect(text).toBe(`Content-Length is 2: ${expected}`);
});

it('says of a Content-Length that is no number what it is', () => {
  const text = acknowledgementWords.judged.framing({ kind: 'unmeasured', written: 'two' });
  expect(typeof text === 'string' ? text : toPlainText(text ?? [])).toBe(
    'Content-Length is “two”, which is read as no number of bytes: many clients refuse such an answer.',
  );
});
