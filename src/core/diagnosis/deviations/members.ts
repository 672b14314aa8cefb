/** Steps 1 and 3: which members of the body become entries. */
import type { Deviation } from '../deviation';

export const memberDeviations = [
  {
    code: 'string.blank-kept',
    reach: 3,
    variants: [
      // First: that empty values are kept too is told only where there are some.
      { id: 'white-space', rules: { blanks: 'drop-empty' }, reach: 2 },
      { id: 'plain', rules: { blanks: 'keep' } },
      { id: 'unicode', rules: { blanks: 'drop-ascii' }, reach: 2 },
    ],
  },
  {
    code: 'string.null-kept',
    needs: 'null',
    reach: 3,
    variants: [
      { id: 'null', rules: { nullText: 'null' } },
      { id: 'empty', rules: { nullText: '', blanks: 'keep' } },
      { id: 'python', rules: { nullText: 'None' } },
      { id: 'go', rules: { nullText: '<nil>' }, reach: 2 },
      { id: 'nil', rules: { nullText: 'nil' }, reach: 2 },
      { id: 'undefined', rules: { nullText: 'undefined' }, reach: 2 },
      { id: 'upper-case', rules: { nullText: 'NULL' }, reach: 2 },
    ],
  },
  {
    code: 'string.sign-kept',
    reach: 3,
    variants: [{ id: 'plain', rules: { signMember: 'keep' } }],
  },
  {
    code: 'body.duplicate-first-wins',
    reach: 3,
    // Whoever adds a second value on the way changes what most parsers read, and not what was signed.
    owner: 'unknown',
    variants: [{ id: 'plain', rules: { duplicates: 'first' } }],
  },
] as const satisfies readonly Deviation<string>[];
