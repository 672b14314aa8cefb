/** Members of the body that become no entry, for no reason of their own. */
import type { CanonicalSource } from '../../canonical/list-entries';
import { isContractField } from '../../contract';
import type { Deviation, Variant } from '../deviation';
import type { Owner } from '../owner';

export const missingFieldDeviations = [
  {
    code: 'string.field-missing',
    reach: 3,
    variants: listMissingFields,
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
      reach: 2,
      ...(isContractField(key) ? {} : addedOnTheWay),
    }),
  );
  const group = 'typed-object';
  if (unknown.length < 2) {
    return single.map((one) => (isContractField(one.key ?? '') ? one : { ...one, group }));
  }
  return [...single, { id: 'unnamed', rules: { omitted: unknown }, ...addedOnTheWay, group }];
}
