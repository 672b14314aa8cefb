import { expect, it } from 'vitest';
import { controlWords } from '#words/controls';

it('a text that is shown in part is not said to be read, which its reader may say otherwise', () => {
  expect(controlWords.cut(20_000, 2_741_567)).toBe(
    'The first 20,000 of 2,741,567 characters are shown; the text itself is not cut. Paste or drop another text to replace it.',
  );
});
