/** Pastes with something put in, taken out, repeated or moved, as a careless hand or a broken program leaves them. */
import fc from 'fast-check';

/** What begins, ends or parts something in many notations. */
const commonMarks: readonly string[] = [
  ...['{', '}', '[', ']', '(', ')', '"', "'", '\\', ':', '=', '=>', ', ', ';'],
  ...['\n', '\r\n', '\0', '\ud800', '%', '&', '^'],
];

/** @param marks that mean something to those who read these texts, beside the common ones */
export function damageTexts(
  texts: readonly string[],
  marks: readonly string[],
): fc.Arbitrary<string> {
  const change = fc.tuple(
    fc.nat(),
    fc.constantFrom(...commonMarks, ...marks),
    fc.nat(40),
    fc.nat(3),
  );
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) =>
      changes.reduce((before, [place, mark, count, kind]) => {
        const at = place % (before.length + 1);
        if (kind === 0) return before.slice(0, at) + mark.repeat(count % 8) + before.slice(at);
        if (kind === 1) return before.slice(0, at) + before.slice(at + count);
        if (kind === 2) return before.slice(0, at) + before.slice(at - count) + before.slice(at);
        return before.slice(at) + before.slice(0, at);
      }, text),
    );
}
