/** Step 3 with a filter for truth: what it drops beside blank values depends on the language. */
import type { Deviation } from '../deviation';

export const truthDeviations = [
  {
    code: 'string.falsy-dropped',
    // Or a typed object wrote them into the body on its way, as its defaults.
    owner: 'unknown',
    reach: 2,
    variants: [
      { id: 'plain', rules: { falsy: 'printed' } },
      { id: 'php', rules: { falsy: 'php', blanks: 'drop-empty' } },
      { id: 'javascript', rules: { falsy: 'javascript', blanks: 'drop-empty' } },
      { id: 'python', rules: { falsy: 'python', blanks: 'drop-empty' } },
      { id: 'ruby', rules: { falsy: 'ruby' } },
      { id: 'rails', rules: { falsy: 'rails' } },
      { id: 'perl', rules: { falsy: 'perl', blanks: 'drop-empty' } },
      { id: 'ruby-blanks-kept', rules: { falsy: 'ruby', blanks: 'keep' } },
      { id: 'php-trimmed', rules: { falsy: 'php' } },
      { id: 'javascript-trimmed', rules: { falsy: 'javascript' } },
      { id: 'python-trimmed', rules: { falsy: 'python' } },
    ],
  },
] as const satisfies readonly Deviation<string>[];
