/** Which string was signed: one that deviates from the contract, or one of another body than the pasted one. */
import type { CanonicalSource } from '../../canonical/list-entries';
import { amountFields, isContractField } from '../../contract';
import { countRounded } from '../../intake/doubt-rounded';
import { decodePercent } from '../../intake/wrap/percent-text';
import { hasLongDouble } from '../restorations/doubt-numbers';
import { isOfSortedKeys, listRewriteSigns } from '../restorations/list-rewrite-signs';
import { isDamaged, isDamagedText } from '../restorations/misread-text';
import {
  type Breadth,
  type Restoration,
  type RestoredEntry,
  type RewriteTopic,
  searchRestorations,
} from '../restorations/search-restorations';
import type { StartedSearch } from './search-deviations';
import type { Candidate, SearchResult } from './search-result';
import type { Sliced, WorkMeter } from './slices';
import { startSearch } from './start-search';
import { isNestedOrder, isOfDateText } from './step-kinds';
import type { Target } from './target';

export interface StringSearch extends SearchResult {
  /** The body before a program rewrote it. Where something else is found as well, both give the string. */
  readonly restored: Restoration | null;
  /** A signer may as well have done to the values what was restored: nothing in the body shows which. */
  readonly isEither: boolean;
}

/** What a signer may as well do before it signs is not said to have happened on the way. */
const eitherWay: ReadonlySet<RewriteTopic> = new Set([
  'moved',
  'characters',
  'encoding',
  'spaces',
  'number',
  'digits',
  'zeros',
  'boolean',
  'null',
  'empty',
  'nested',
  'swapped',
]);

/**
 * Amounts are strings in a contract's body, and its times numbers: where they are, either may have written amounts or
 * a field's date anew. Of a field that no framework is known to add, either may not have known it; and where the
 * contract's fields have their names, either may have given another one a name of its own. What the body lacks of them a
 * signer may have filled in.
 */
const eitherWayInContractBody: ReadonlySet<RewriteTopic> = new Set([
  'amount',
  'keys',
  'added',
  'defaults',
  'filtered',
  'lost',
  'lost-time',
  'zone',
]);

/** @param isSorted the body's own keys are, as a program that keeps no order writes them */
function isOfEither(
  { topics, entries }: Restoration,
  hasSigns: boolean,
  isSorted: boolean,
): boolean {
  // A signer may sign the digits that it sends.
  if (entries.every(({ written, signed }) => written !== undefined && written === signed))
    return true;
  // A signer encodes values, more often than a program on the way decodes them.
  if (entries.some(isEncoded)) return true;
  // What a mark stands for no signer knows.
  const isFilled = entries.some(
    ({ pasted, signed }) => pasted?.includes('\ufffd') && signed?.includes('\ufffd') === false,
  );
  if (isFilled) return false;
  const isOfContract = entries.some(({ key }) => isContractField(key));
  // What writes a body anew puts no zeros behind an amount as often as a signer loses some.
  const amounts = entries.filter(({ key }) => amountFields.includes(key));
  const hasLostZeros = amounts.length > 0 && amounts.every(losesZeros);
  return topics.every(
    (topic) =>
      eitherWay.has(topic) ||
      (topic === 'amount' && hasLostZeros) ||
      (!hasSigns && (topic === 'order' ? !isSorted : eitherWayInContractBody.has(topic))) ||
      // A date of a field that the contract does not know may have been one in what was sent.
      (topic === 'time' && !hasSigns && !isOfContract),
  );
}

function losesZeros({ pasted, written, signed }: RestoredEntry): boolean {
  if (pasted === null || signed === null) return false;
  const isSame = Number(signed) === Number(pasted);
  return isSame && countDecimals(signed) < countDecimals(written ?? pasted);
}

function countDecimals(amount: string): number {
  return /\.(\d+)$/.exec(amount)?.[1]?.length ?? 0;
}

function isEncoded({ pasted, signed }: RestoredEntry): boolean {
  if (pasted === null || signed === null || !signed.includes('%')) return false;
  return signed !== pasted && decodePercent(signed, true) === pasted;
}

/** That the body has a damage says nothing of what else was restored. */
function undoesDamage({ entries }: Restoration): boolean {
  const isDamagedPair = (key: string, value: string): boolean =>
    isDamagedText(key, null) || isDamagedText(value, key);
  return entries.some(
    ({ key, pastedKey, pasted, signed }) =>
      pasted !== null &&
      signed !== null &&
      isDamagedPair(pastedKey, pasted) &&
      !isDamagedPair(key, signed),
  );
}

type Stage = 1 | 3 | Breadth;

/** Of the work, for what comes behind the stage that may use all of it up: several deviations of a body with many fields. */
const heldPart = 0.1;

/**
 * One deviation is simpler than a body that was rewritten, which is simpler than several deviations; but where the body
 * shows that a program wrote it, that comes first.
 */
function listStages({ body }: CanonicalSource): readonly Stage[] {
  const last: readonly Stage[] = countRounded(body) === 2 ? ['rounded'] : [];
  if (listRewriteSigns(body).length > 0 || isDamaged(body) || hasLongDouble(body))
    return ['narrow', 1, 'wide', 'orders', 3, ...last];
  return isOfSortedKeys(body)
    ? [1, 'narrow', 'wide', 'orders', 3, ...last]
    : [1, 'narrow', 'wide', 3, 'orders', ...last];
}

/** Where a program wrote the body, what it changed is the nearest reason. */
function listNearStages(source: CanonicalSource, isOfProgram: boolean): readonly Stage[] {
  return listStages(source).filter((stage) => stage === 1 || (stage === 'narrow' && isOfProgram));
}

/** @param isNear one reason alone: quick enough for several values that a header may have had */
export function* searchStrings(
  source: CanonicalSource,
  target: Target,
  meter: WorkMeter,
  isNear = false,
): Sliced<StringSearch> {
  const { body, bodyText, headers } = source;
  const seen = new Set<string>();
  const isOfProgram = listRewriteSigns(body).length > 0;
  let result: SearchResult = { found: null, equivalents: [], tried: 0, isComplete: true };
  let search: StartedSearch | null = null;
  const stages = isNear ? listNearStages(source, isOfProgram) : listStages(source);
  for (const stage of stages) {
    if (result.found !== null && !datesAgain.has(stage)) break;
    meter.holdBack(stage === stages.at(-1) ? 0 : heldPart);
    if (stage === 1 || stage === 3) {
      search ??= startSearch(source, target, { meter });
      result = yield* search.run(stage);
      if (result.found === null || result.found.steps.every(isOfDateText)) continue;
      break;
    }
    const options = { breadth: stage, seen, meter };
    const restored = yield* searchRestorations(body, bodyText.length, headers, target, options);
    if (restored === null) continue;
    const hasSigns = isOfProgram || undoesDamage(restored);
    // A signer may leave out what looks like a default, whatever its type.
    const isOfDefaults = restored.topics.join() === 'defaults';
    const isEither = isOfDefaults || isOfEither(restored, hasSigns, isOfSortedKeys(body));
    // A date of a body is written anew on its way more often than by a signer.
    const isDated = result.found !== null;
    if (isDated) result = { ...result, found: null, equivalents: [] };
    // Where the damage was not what was done, one deviation is simpler here as well.
    if (isDamaged(body) && !hasSigns && search === null) {
      search = startSearch(source, target, { meter });
      result = yield* search.run(1);
      if (result.found !== null) break;
    }
    // No deviation gives other names.
    const isOfNames = restored.topics.join() === 'keys';
    if (!isDated && (isOfDefaults || (isEither && !hasSigns && !isOfNames))) {
      search ??= startSearch(source, target, { meter });
      meter.holdBack(0);
      result = yield* search.run(isNear || isNearest(restored) ? 1 : 3);
    }
    return { ...result, tried: result.tried + seen.size, restored, isEither };
  }
  // A program that sorts all keys has sorted these.
  if (result.found?.steps.every(isNestedOrder) && isOfSortedKeys(body)) {
    const options = { breadth: 'orders', seen, meter } as const;
    const sorted = yield* searchRestorations(body, bodyText.length, headers, target, options);
    if (sorted !== null) {
      const tried = result.tried + seen.size;
      return { ...result, found: null, equivalents: [], tried, restored: sorted, isEither: false };
    }
  }
  const options = { breadth: 'narrow', seen, meter } as const;
  const restored =
    result.found !== null && (losesCharacters(result.found) || isSqueezed(result.found))
      ? yield* searchRestorations(body, bodyText.length, headers, target, options)
      : null;
  return { ...result, tried: result.tried + seen.size, restored, isEither: restored !== null };
}

/** Where a body may be found whose date was in another form. */
const datesAgain: ReadonlySet<Stage> = new Set(['narrow', 'wide']);

/** What one kind of rewriting does to values is nearer than several deviations that happen to give the same. */
function isNearest({ topics }: Restoration): boolean {
  const [topic = 'whole', ...others] = topics;
  return others.length === 0 && ofValues.has(topic);
}

const ofValues: ReadonlySet<RewriteTopic> = new Set(['number', 'characters', 'spaces']);

/** What passed the values on may have put blanks into them. */
function isSqueezed({ rules }: Candidate): boolean {
  return rules.encoding?.startsWith('squeezed') === true;
}

/** What a signer leaves out of the values a program may have put into them on the body's way. */
export function losesCharacters({ steps }: Candidate): boolean {
  return steps.some(({ deviation }) => deviation.code === 'text.characters-dropped');
}
