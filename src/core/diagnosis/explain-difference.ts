/** One difference between the merchant's own string and the right one, as a finding. */
import type { DroppedEntry, KeptEntry } from '../canonical/canonical';
import type { Difference } from '../compare/comparison';
import { headerKeys } from '../contract';
import type { JsonNode } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import { compactStyle, printJson } from '../json/print-json';
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
  const isGuess = cause.code === 'value.changed';
  const proof = isGuess ? notProven : ({ by: 'string' } as const);
  return createFinding({ causes: [cause], subject: 'own-string', proof });
}

/** A key that the right string has under another spelling. */
export function explainRenamed(missing: Difference, added: Difference): Finding {
  const cause: PairCause = {
    kind: 'pair',
    owner: 'merchant',
    difference: 'renamed',
    code: 'string.key-spelling',
    key: missing.key,
    ownKey: added.key,
    own: added.own ?? '',
  };
  return createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } });
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
      const nature = deviation === null ? pickNature(key, own, expected) : undefined;
      const code = deviation?.code ?? (nature === undefined ? 'value.changed' : codes[nature]);
      return {
        ...pair,
        difference: kind,
        code,
        own,
        expected,
        deviation,
        ...(nature && { nature }),
        isComplete,
      };
    }
    case 'moved':
      return { ...pair, difference: kind, code: 'string.order', own, expected };
  }
}

const codes = { 'own-clock': 'time.own-clock', 'same-json': 'nested.rewritten' } as const;

/** What the two values alone prove. */
function pickNature(key: string, own: string, expected: string): PairCause<'changed'>['nature'] {
  if (key === headerKeys['X-Timestamp'] && isOtherClock(own, expected)) return 'own-clock';
  return isSameJson(own, expected) ? 'same-json' : undefined;
}

/** No header holds a time finer than a second. */
function isOtherClock(own: string, expected: string): boolean {
  const isFine = /^\d{10}\.\d+$|^\d{13}$/.test(own);
  if (!isFine || !/^\d{10}$/.test(expected)) return false;
  const seconds = own.includes('.') ? Number(own) : Number(own) / 1000;
  return Math.abs(seconds - Number(expected)) < 3600 && seconds !== Number(expected);
}

/** Objects and arrays of the same value: members may stand in another order, and texts and numbers be written otherwise. */
function isSameJson(own: string, expected: string): boolean {
  if (!/^[[{]/.test(own) || !/^[[{]/.test(expected)) return false;
  const [one, other] = [own, expected].map((text) => parseJson(text));
  return one?.ok === true && other?.ok === true && isSameNode(one.value, other.value);
}

function isSameNode(one: JsonNode, other: JsonNode): boolean {
  const style = { ...compactStyle, sorted: true };
  return printJson(one, style) === printJson(other, style);
}

function pickState(entry: KeptEntry | DroppedEntry | undefined): PairCause<'added'>['entry'] {
  if (entry === undefined) return null;
  return entry.state === 'dropped' ? entry.reason : entry.state;
}

function pickMissingCode(key: string): PairCode {
  return key === 'timestamp' || key === 'nonce' ? `string.${key}-missing` : 'string.field-missing';
}
