/** Steps 1 and 3: which members of the body become entries. */

import type { CanonicalSource } from '../../canonical/list-entries';
import { isContractField } from '../../contract';
import type { Deviation, Variant } from '../deviation';
import type { Owner } from '../owner';

export const memberDeviations = [
  {
    code: 'string.field-missing',
    reach: 3,
    variants: listMissingFields,
  },
  {
    code: 'string.blank-kept',
    reach: 3,
    variants: [
      { id: 'plain', rules: { blanks: 'keep' } },
      { id: 'white-space', rules: { blanks: 'drop-empty' }, reach: 2 },
      { id: 'unicode', rules: { blanks: 'drop-ascii' } },
    ],
  },
  {
    code: 'string.null-kept',
    reach: 3,
    variants: [
      { id: 'null', rules: { nullText: 'null' } },
      { id: 'empty', rules: { nullText: '', blanks: 'keep' } },
      { id: 'python', rules: { nullText: 'None' } },
      { id: 'go', rules: { nullText: '<nil>' } },
      { id: 'nil', rules: { nullText: 'nil' } },
      { id: 'undefined', rules: { nullText: 'undefined' } },
      { id: 'upper-case', rules: { nullText: 'NULL' } },
    ],
  },
  {
    code: 'string.sign-kept',
    reach: 3,
    variants: [{ id: 'plain', rules: { signMember: 'keep' } }],
  },
  {
    code: 'string.falsy-dropped',
    // Or a typed object wrote them into the body on its way, as its defaults.
    owner: 'unknown',
    reach: 2,
    variants: [{ id: 'plain', rules: { falsy: 'drop' } }],
  },
  {
    code: 'body.duplicate-first-wins',
    reach: 3,
    variants: [{ id: 'plain', rules: { duplicates: 'first' } }],
  },
] as const satisfies readonly Deviation<string>[];

/** A field that the contract does not name may have come into the body after it was signed. */
const addedOnTheWay: { readonly owner: Owner } = { owner: 'unknown' };

interface MissingFields extends Variant {
  readonly id: `key:${string}` | 'unnamed';
}

/** One field, or at once all that the contract does not name. */
function listMissingFields({ body }: CanonicalSource): readonly MissingFields[] {
  const keys = [...new Set(body.members.map(({ key }) => key.value))].slice(0, 40);
  const unknown = keys.filter((key) => !isContractField(key));
  const single = keys.map(
    (key): MissingFields => ({
      id: `key:${key}`,
      rules: { omitted: [key] },
      key,
      ...(isContractField(key) ? {} : addedOnTheWay),
    }),
  );
  if (unknown.length < 2) return single;
  return [...single, { id: 'unnamed', rules: { omitted: unknown }, ...addedOnTheWay }];
}
