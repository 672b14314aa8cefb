/** In which order the pairs of the merchant's string stand, whatever else differs in them. */
import { contractRules } from '../../canonical/canonical-rules';
import { type CanonicalSource, EntryLister } from '../../canonical/list-entries';
import { headerKeys } from '../../contract';
import { toCause } from '../build-string-finding';
import { catalogue } from '../catalogue';
import type { DeviationCause } from '../deviation';
import type { LeftOut } from '../deviations/order';

/** Fewer pairs stand in one of these orders by chance, such as those of a map that shuffles them. */
const leastKeys = 7;
/** In characters: longer bodies are not listed once for each order. */
const bodyLimit = 100_000;

const orders = catalogue.filter(({ code }) => code.startsWith('string.order-'));

/**
 * @param ownKeys those of the right string that the merchant's has, as they stand there
 * @returns null where no known order gives them, or where it is not looked for
 */
export function nameOrder(
  source: CanonicalSource,
  ownKeys: readonly string[],
): DeviationCause | null {
  if (ownKeys.length < leastKeys || source.bodyText.length > bodyLimit) return null;
  const own = new Set(ownKeys);
  const wanted = ownKeys.join('\n');
  const lister = new EntryLister(source, { characters: 0 });
  for (const deviation of orders) {
    const { variants } = deviation;
    for (const variant of typeof variants === 'function' ? variants(source) : variants) {
      const { kept } = lister.list({ ...contractRules, ...variant.rules });
      const keys = kept.flatMap(({ key }) => (own.has(key) ? [key] : []));
      if (keys.join('\n') !== wanted) continue;
      const cause = toCause({ deviation, variant });
      if (!('leftOut' in cause.facts)) return cause;
      return { ...cause, facts: { ...cause.facts, leftOut: readLeftOut(own) } };
    }
  }
  return null;
}

function readLeftOut(own: ReadonlySet<string>): LeftOut {
  const [hasTimestamp, hasNonce] = [headerKeys['X-Timestamp'], headerKeys['X-Nonce']].map((key) =>
    own.has(key),
  );
  if (hasTimestamp) return hasNonce ? 'none' : 'nonce';
  return hasNonce ? 'timestamp' : 'both';
}
