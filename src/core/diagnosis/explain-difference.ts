/** One difference between the merchant's own string and the right one, as a finding. */
import type { DroppedEntry, KeptEntry } from '../canonical/canonical';
import type { Difference } from '../compare/comparison';
import type { PairCause, PairCode } from './cause';
import type { DeviationCause } from './deviation';
import { createFinding, type Finding, notProven } from './finding';

/**
 * @param causes by pair, the deviation that gives an entry the value that it has in the merchant's string
 * @param entry what the body or the headers have under the key of the difference
 * @param isComplete every known deviation was looked at for a cause
 */
export function explainDifference(
  difference: Difference,
  causes: ReadonlyMap<string, DeviationCause>,
  entry: KeptEntry | DroppedEntry | undefined,
  isComplete: boolean,
): Finding {
  const cause = buildCause(difference, causes, entry, isComplete);
  const isGuess = cause.difference === 'changed' && cause.deviation === null;
  const proof = isGuess ? notProven : ({ by: 'string' } as const);
  return createFinding({ causes: [cause], subject: 'own-string', proof });
}

function buildCause(
  { kind, key, expected: right, own: pasted }: Difference,
  causes: ReadonlyMap<string, DeviationCause>,
  entry: KeptEntry | DroppedEntry | undefined,
  isComplete: boolean,
): PairCause {
  const pair = { kind: 'pair', owner: 'merchant', key } as const;
  const [own, expected] = [pasted ?? '', right ?? ''];
  switch (kind) {
    case 'missing':
      return { ...pair, difference: kind, code: pickMissingCode(key), expected };
    case 'added':
      return {
        ...pair,
        difference: kind,
        code: 'string.field-added',
        own,
        entry: pickState(entry),
      };
    case 'changed': {
      const deviation = causes.get(`${key}=${pasted}`) ?? null;
      const code = deviation?.code ?? 'value.changed';
      return { ...pair, difference: kind, code, own, expected, deviation, isComplete };
    }
    case 'moved':
      return { ...pair, difference: kind, code: 'string.order', own, expected };
  }
}

function pickState(entry: KeptEntry | DroppedEntry | undefined): PairCause<'added'>['entry'] {
  if (entry === undefined) return null;
  return entry.state === 'dropped' ? entry.reason : entry.state;
}

function pickMissingCode(key: string): PairCode {
  return key === 'timestamp' || key === 'nonce' ? `string.${key}-missing` : 'string.field-missing';
}
