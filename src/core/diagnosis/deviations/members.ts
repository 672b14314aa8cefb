/** Steps 1 and 3: which members of the body become entries. */

import type { CanonicalSource } from '../../canonical/list-entries';
import { isContractField } from '../../contract';
import type { Deviation, Variant } from '../deviation';
import { type Owner, quoteData } from '../finding';

export const memberDeviations: readonly Deviation[] = [
  {
    code: 'string.field-missing',
    says: 'leaves out a field of the body',
    origin:
      'A typed object (DTO) or a fixed list of fields that does not know this one and drops it.',
    fix: 'Build the string from every field of the body as received, not from a typed object.',
    reach: 3,
    variants: listMissingFields,
  },
  {
    code: 'string.blank-kept',
    says: 'keeps empty values',
    origin: 'Code that skips missing values but not empty ones.',
    fix: 'Drop every entry whose value is empty or only white space.',
    reach: 3,
    variants: [
      { rules: { blanks: 'keep' } },
      {
        rules: { blanks: 'drop-empty' },
        form: 'those that hold only white space',
        says: 'keeps blank values',
        origin: 'A test for the empty string alone: value !== "", isEmpty() without trim.',
        reach: 2,
      },
      {
        rules: { blanks: 'drop-ascii' },
        form: 'those that are blank only by Unicode, such as a no-break space',
        origin:
          'A trim function that knows only ASCII white space, such as Java’s String.trim or PHP’s trim.',
      },
    ],
  },
  {
    code: 'string.null-kept',
    says: 'keeps a null as text',
    origin:
      'String conversion of a null: Java’s String.valueOf, JavaScript’s template strings, Python’s str.',
    fix: 'Drop entries whose JSON value is null.',
    reach: 3,
    variants: [
      { rules: { nullText: 'null' }, form: 'null' },
      { rules: { nullText: '', blanks: 'keep' }, form: 'an empty value' },
      { rules: { nullText: 'None' }, form: 'None, as Python writes it' },
      { rules: { nullText: '<nil>' }, form: '<nil>, as Go’s %v writes it' },
      { rules: { nullText: 'nil' }, form: 'nil' },
      { rules: { nullText: 'undefined' }, form: 'undefined' },
      { rules: { nullText: 'NULL' }, form: 'NULL' },
    ],
  },
  {
    code: 'string.sign-kept',
    says: 'keeps the body’s own `sign`',
    origin: 'Code that leaves out X-Sign and forgets that a body may hold a `sign` too.',
    fix: 'Drop every entry whose key equals `sign`, in any case.',
    reach: 3,
    variants: [{ rules: { signMember: 'keep' } }],
  },
  {
    code: 'string.falsy-dropped',
    says: 'drops 0, false and empty containers',
    origin:
      'A test for truth instead of emptiness: PHP’s empty() and array_filter, JavaScript’s if (value).',
    fix: 'Drop only blank strings, null and `sign`; 0 and false are signed.',
    // Or a typed object wrote them into the body on its way, as its defaults.
    owner: 'unknown',
    reach: 2,
    variants: [{ rules: { falsy: 'drop' } }],
  },
  {
    code: 'body.duplicate-first-wins',
    says: 'has the first of two equal keys, not the last',
    origin: 'A JSON parser that keeps the first value of a repeated key.',
    fix: 'Use the last value of a repeated key, as nearly every parser does.',
    reach: 3,
    variants: [{ rules: { duplicates: 'first' } }],
  },
];

/** A field that the contract does not name may have come into the body after it was signed. */
const addedOnTheWay: Owner = 'unknown';

/** One field, or at once all that the contract does not name. */
function listMissingFields({ body }: CanonicalSource): readonly Variant[] {
  const keys = [...new Set(body.members.map(({ key }) => key.value))].slice(0, 40);
  const unknown = keys.filter((key) => !isContractField(key));
  const single = keys.map((key) => ({
    rules: { omitted: [key] },
    key,
    says: key === '' ? 'leaves out the field with an empty key' : `leaves out ${quoteData(key)}`,
    ...(isContractField(key) ? {} : { owner: addedOnTheWay }),
  }));
  if (unknown.length < 2) return single;
  const all = {
    rules: { omitted: unknown },
    says: 'leaves out every field that the contract does not name',
    owner: addedOnTheWay,
  };
  return [...single, all];
}
