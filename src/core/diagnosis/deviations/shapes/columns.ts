/** All keys, then all values. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { isNested } from '../../../json/is-nested';
import type { Deviation, Variant } from '../../deviation';

type Rules = Partial<CanonicalRules>;

/** Adyen's, of its payment pages. */
const columns = { parts: ['keys-then-values'], partSeparator: ':' } as const satisfies Rules;
const escapedColons = {
  encoding: 'escaped-colons',
  encodingScope: 'keys-and-values',
} as const satisfies Rules;

/** Beside what a language prints for an object, where there is one; without the escapes, where nothing would show them. */
function listColumns({ body, headers }: CanonicalSource) {
  const reach = body.members.some(({ value }) => isNested(value)) ? 2 : 1;
  const plain = { id: 'plain', rules: columns, reach } as const satisfies Variant;
  const texts = body.members.flatMap(({ key, value }) =>
    value.type === 'string' ? [key.value, value.value] : [key.value],
  );
  const nonce = headers.fields['X-Nonce']?.value ?? '';
  if (reach === 1 && ![...texts, nonce].some((text) => /[:\\]/.test(text))) return [plain];
  return [
    plain,
    { id: 'escaped', rules: { ...columns, ...escapedColons }, reach },
  ] as const satisfies readonly Variant[];
}

export const columnsOfAll = {
  code: 'string.keys-then-values',
  reach: 1,
  variants: listColumns,
} as const satisfies Deviation<string>;
