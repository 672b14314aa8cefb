/** Nested members in an order of their own, beside what shows the writer: the order alone any program gives. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { isNested } from '../../../json/is-nested';
import type { JsonNode } from '../../../json/json-node';
import { listInside } from '../../../json/list-inside';
import type { Variant } from '../../deviation';
import { differFrom } from './differ-from';
import { hasNestedText } from './nested-kinds';

type Rules = Partial<CanonicalRules>;

const escapes = {
  slash: { nestedEscaped: '/' },
  ascii: { nestedAscii: 'lower' },
  both: { nestedEscaped: '/', nestedAscii: 'lower' },
} as const satisfies Readonly<Record<string, Rules>>;

/** An order that one of these gives is told as that sort, beside the escapes. */
const sorts = [
  ...[false, true, 'integers-first', 'hash-map', 'first-level'],
  ...['lists', 'lists-too', 'length', 'numeric'],
] as readonly CanonicalRules['nestedSorted'][];

type Escapes = keyof typeof escapes;

export interface Reordered extends Variant {
  readonly id: `${Escapes}/${string}`;
  readonly facts: { readonly escapes: Escapes };
}

/** In characters: longer bodies are not everyday ones. */
const lengthLimit = 16_000;
/** Of one object with four members, or of two with three and two. */
const mostOrders = 24;

/** Of objects that share no key with another one, as one list of keys orders them all. */
export function listReordered(source: CanonicalSource): readonly Reordered[] {
  const { body, bodyText } = source;
  if (bodyText.length > lengthLimit) return [];
  const shown = listShown(source);
  const orders = shown.length === 0 ? [] : listOrders(body.members.map(({ value }) => value));
  return shown.flatMap((one) => {
    const forms = orders.map(
      (nestedKeys): Reordered => ({
        id: `${one}/${nestedKeys.join()}`,
        rules: { ...escapes[one], nestedKeys },
        facts: { escapes: one },
        reach: 1,
      }),
    );
    const sorted = sorts.map((nestedSorted) => ({ ...escapes[one], nestedSorted }));
    return differFrom(source, forms, sorted);
  });
}

function listShown(source: CanonicalSource): readonly Escapes[] {
  const hasSlash = hasNestedText(source, /\//);
  const hasOthers = hasNestedText(source, /[^\0-\x7f]|\\u/);
  return [
    ...(hasSlash ? (['slash'] as const) : []),
    ...(hasOthers ? (['ascii'] as const) : []),
    ...(hasSlash && hasOthers ? (['both'] as const) : []),
  ];
}

/** All but that of the body; none where there are too many, or objects share keys. */
function listOrders(values: readonly JsonNode[]): readonly (readonly string[])[] {
  const objects = new Map<string, readonly string[]>();
  const pending = values.filter(isNested) as JsonNode[];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'object') {
      const keys = node.members.map(({ key }) => key.value);
      objects.set(JSON.stringify(keys), keys);
    }
    pending.push(...listInside(node));
  }
  const lists = [...objects.values()];
  const keys = lists.flat();
  const count = lists.reduce((product, { length }) => product * factorial(length), 1);
  if (count > mostOrders || new Set(keys).size < keys.length) return [];
  return combine(lists).slice(1);
}

function factorial(number: number): number {
  return number < 2 ? 1 : Math.min(mostOrders + 1, number * factorial(number - 1));
}

/** One after the other, each in all orders; as they are first. */
function combine(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (before, list) => before.flatMap((one) => permute(list).map((other) => [...one, ...other])),
    [[]],
  );
}

function permute(list: readonly string[]): readonly (readonly string[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first, at) =>
    permute(list.filter((_, index) => index !== at)).map((others) => [first, ...others]),
  );
}
