/** Steps 1 and 3: which members of the body become entries. */
import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation, Variant } from '../deviation';

export const memberDeviations = [
  {
    code: 'string.blank-kept',
    reach: 2,
    variants: [
      // First: that empty values are kept too is told only where there are some.
      { id: 'white-space', rules: { blanks: 'drop-empty' }, reach: 4 },
      { id: 'plain', rules: { blanks: 'keep' }, reach: 4 },
      { id: 'unicode', rules: { blanks: 'drop-ascii' } },
    ],
  },
  {
    code: 'string.null-kept',
    needs: 'null',
    reach: 2,
    variants: listNullTexts,
  },
  {
    code: 'string.sign-kept',
    reach: 3,
    variants: [{ id: 'plain', rules: { signMember: 'keep' }, isBase: 'everyday' }],
  },
  {
    code: 'body.duplicate-first-wins',
    reach: 2,
    // Whoever adds a second value on the way changes what most parsers read, and not what was signed.
    owner: 'unknown',
    variants: [{ id: 'plain', rules: { duplicates: 'first' } }],
  },
] as const satisfies readonly Deviation<string>[];

function listNullTexts({ body }: CanonicalSource) {
  const hasBlank = body.members.some(
    ({ value }) => value.type === 'string' && value.value.trim() === '',
  );
  return [
    { id: 'null', rules: { nullText: 'null' }, reach: 4 },
    // Most languages print both so: it is the mark of none.
    ...(hasBlank
      ? [{ id: 'null-and-blank', rules: { nullText: 'null', blanks: 'keep' } } as const]
      : []),
    { id: 'empty', rules: { nullText: '', blanks: 'keep' }, reach: 4 },
    { id: 'python', rules: { nullText: 'None' }, reach: 3 },
    { id: 'go', rules: { nullText: '<nil>' } },
    { id: 'nil', rules: { nullText: 'nil' } },
    { id: 'undefined', rules: { nullText: 'undefined' } },
    { id: 'c', rules: { nullText: '(null)' } },
    { id: 'upper-case', rules: { nullText: 'NULL' } },
    { id: 'zero', rules: { nullText: '0' }, reach: 1 },
  ] as const satisfies readonly Variant[];
}
