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
  {
    code: 'string.fields-chosen',
    reach: 1,
    variants: listChosenFields,
  },
] as const satisfies readonly Deviation<string>[];

/** A field that the contract does not name may have come into the body after it was signed. */
const addedOnTheWay: { readonly owner: Owner } = { owner: 'unknown' };

/** Which are left, of the contract's by name. */
export interface ChosenFields extends Variant {
  readonly id: `only:${string}`;
  readonly facts: { readonly kept: string; readonly others: 'kept' | 'left-out' | 'none' };
}

/** A list of fields, written by hand: every choice of two or more of the contract's, with the others or without them. */
function listChosenFields({ body }: CanonicalSource): readonly ChosenFields[] {
  const keys = [...new Set(body.members.map(({ key }) => key.value))];
  const named = keys.filter(isContractField).sort();
  const unknown = keys.filter((key) => !isContractField(key));
  const forms = unknown.length === 0 ? ['none'] : ['kept', 'left-out'];
  return (forms as ChosenFields['facts']['others'][]).flatMap((others) => {
    const beside = others === 'left-out' ? unknown : [];
    return listChoices(named).flatMap((kept): ChosenFields[] => {
      const omitted = [...named.filter((key) => !kept.includes(key)), ...beside];
      // Fewer are told one by one.
      if (omitted.length < 3 || named.length - kept.length < 2) return [];
      const facts = { kept: kept.join(' '), others };
      return [{ id: `only:${kept.join(',')}/${others}`, rules: { omitted }, facts }];
    });
  });
}

function listChoices(keys: readonly string[]): readonly (readonly string[])[] {
  let choices: readonly (readonly string[])[] = [[]];
  for (const key of keys) choices = choices.flatMap((choice) => [choice, [...choice, key]]);
  return choices.filter(({ length }) => length > 1);
}

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
