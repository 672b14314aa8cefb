/** The body as it was before a program read it and wrote it again: all that such a program changes at once, tried together. */
import { contractRules } from '../../canonical/canonical-rules';
import { flattenMember } from '../../canonical/flatten-member';
import { amountFields } from '../../contract';
import type { CallbackHeaders } from '../../headers/callback-headers';
import type { DoubtTopic, DumpObject } from '../../intake/dump-node';
import { type Axis, listAxes, listSettings, type Settings } from '../../intake/list-bodies';
import type { JsonObject } from '../../json/json-node';
import type { Loss } from '../own-string/name-loss';
import type { Sliced, WorkMeter } from '../search/slices';
import type { Target } from '../search/target';
import { listCents } from './cents';
import { doubtRewrites } from './doubt-rewrites';
import { createFrameworkTest } from './framework-members';
import { guessNames } from './guess-names';
import { listPartlyNamed, listSpellings, plainKey } from './list-spellings';
import { invisible } from './misread-text';
import { isFlattenedOf } from './nest-again';
import { listCapitalised, listRemade, listWithOneBlank } from './remake-body';
import { listAddedAxes, listBooleanAxes, listOddAxes, listTextAxes } from './rewrite-axes';
import { createPrinter, listSlots, type Slot } from './rewritten-slots';
import { swapAmounts } from './swap-amounts';

/** What was changed, by the kind of change. */
export type RewriteTopic = DoubtTopic | 'order' | 'swapped' | OwnTopic;

/** What only the merchant's own string tells: a loss; another callback's body; another amount; a body without members. */
type OwnTopic = Loss | 'another-order' | 'other-amount' | 'no-members';

export interface RestoredEntry {
  readonly key: string;
  /** What the pasted body spells otherwise. */
  readonly pastedKey: string;
  /** Null: it gives no entry. */
  readonly pasted: string | null;
  /** A number of the pasted body as it is written there, where it is signed otherwise. */
  readonly written?: string;
  readonly signed: string | null;
}

export interface Restoration {
  /** The string that was signed. */
  readonly text: string;
  /** The entries that differ, in signing order; never none. */
  readonly entries: readonly RestoredEntry[];
  readonly topics: readonly RewriteTopic[];
}

/**
 * `narrow`: what has few ways, several together; `wide`: what has many; `orders`: of the members of nested objects;
 * `rounded`: two integers that one program rounded, as of an order and of its user.
 */
export type Breadth = 'narrow' | 'wide' | 'orders' | 'rounded';

/** How many different strings, for each topic of the wide ones. */
const textLimits: Readonly<Record<Breadth, number>> = {
  narrow: 6000,
  wide: 4000,
  orders: 11_000,
  // All that two integers below 2^61 may have been.
  rounded: 66_049,
};
/** An axis of more is tried beside one other thing, not beside all orders. */
const fewWays = 8;
/** Of four members: an object of more is tried by itself alone. */
const fewOrders = 24;
/** Different settings may give one text: that, too, takes its time. */
const costOfSeen = 0.25;
/** Larger bodies are not everyday ones. */
const lengthLimit = 16_000;
const memberLimit = 60;
/** What is built of a string costs as much as so many of its characters looked at once. */
const workOfCharacter = 4;

/**
 * @param bodyLength of the text
 * @param seen texts that were tried already; those of this search are added
 */
export function* searchRestorations(
  body: JsonObject,
  bodyLength: number,
  headers: CallbackHeaders,
  target: Target,
  { breadth, seen, meter }: { breadth: Breadth; seen: Set<string>; meter: WorkMeter },
): Sliced<Restoration | null> {
  if (bodyLength > lengthLimit || body.members.length > memberLimit) return null;
  const spellings = listSpellings(body);
  const timestamp = headers.fields['X-Timestamp']?.value ?? '';
  const remade = breadth === 'wide' ? listRemade(body) : [];
  const guesses =
    breadth === 'wide'
      ? [
          ...remade.map(({ root }) => root),
          ...listPartlyNamed(body),
          ...guessNames(spellings[0] ?? body),
        ]
      : [];
  const spaced = breadth === 'wide' ? listWithOneBlank(body) : [];
  const swaps =
    breadth === 'wide' ? [...swapAmounts(body), ...listCapitalised(body), ...spaced] : [];
  for (const spelling of [...swaps, ...spellings, ...guesses]) {
    const remake = spaced.includes(spelling)
      ? 'spaces'
      : (remade.find((one) => one.root === spelling)?.topic ?? null);
    const root = doubtRewrites(spelling, timestamp);
    const slots = listSlots(root, headers);
    const print = createPrinter(slots);
    const isGuess = guesses.includes(spelling);
    const lists = swaps.includes(spelling)
      ? [listSettings([], 0)]
      : isGuess
        ? listBesideGuess(root)
        : listAll(root, breadth);
    for (const all of lists) {
      let left = isGuess ? guessTexts : textLimits[breadth];
      for (const settings of all) {
        const text = print(settings);
        // Members that stand there twice are settled, and in no string.
        const looked = Math.max(text.length, bodyLength);
        if (!meter.spend(workOfCharacter * looked)) return null;
        if (meter.endsSlice()) yield;
        left -= seen.has(text) ? costOfSeen : 1;
        if (left < 0) break;
        if (seen.has(text)) continue;
        seen.add(text);
        if (target({ text, rules: contractRules }))
          return describe(slots, settings, body, text, remake);
      }
    }
  }
  return null;
}

/** For each guess of names. */
const guessTexts = 200;

/** What a class with names of its own changes as often. */
function listBesideGuess(root: DumpObject): readonly Iterable<Settings>[] {
  const { doubts } = listAxes(root, false);
  return [
    listUpTo(
      [...doubts].sort((one, other) => Number(other.isJoint) - Number(one.isJoint)),
      1,
      0,
    ),
  ];
}

/** Each with a limit of its own. */
function listAll(root: DumpObject, breadth: Breadth): readonly Iterable<Settings>[] {
  const { doubts, wide } = listAxes(root, true);
  if (breadth === 'rounded') {
    const rounded = wide.filter(({ topic }) => topic === 'rounded');
    return rounded.length === 2 ? [listSettings(rounded, 2)] : [];
  }
  const joint = doubts.filter(({ isJoint }) => isJoint);
  const isAlone = ({ topic }: Axis): boolean => joint.every((axis) => axis.topic !== topic);
  const few = [...joint, ...doubts.filter(isAlone), ...listTextAxes(root)];
  if (breadth === 'narrow')
    return [
      listSettings(doubts, 0),
      listWithOne([...few, ...pickEmpty(doubts)], listAddedAxes(root), 0),
      listUpTo(doubts, 3),
      listSettings(listBooleanAxes(root), 1),
      listOfRecord(root, joint),
    ];
  const topics = new Set(wide.map(({ topic }) => topic));
  for (const own of ['order', 'cents'] as const) topics.delete(own);
  const pick = (topic: RewriteTopic): readonly Axis[] =>
    wide.filter((axis) => axis.topic === topic);
  if (breadth === 'orders') {
    const orders = pick('order');
    const odd = listOddAxes(root);
    const besideAdded = listWithOne(pickAddedAxes(root), orders, 1);
    // What sorts members often has doubles alone: Go's maps, jq -S.
    const rounded = pick('rounded').filter(({ count }) => count <= fewWays);
    const manyRounded = pick('rounded').filter(({ count }) => count > fewWays);
    return [
      listUpTo(orders, fitsWhole(orders) ? orders.length : 2),
      listBesideEach(pickEmpty(doubts), () => listUpTo(orders.filter(isOfFew), 2)),
      listBesideEach(rounded, () => listUpTo(orders, 2)),
      listBesideEach(manyRounded, () => listUpTo(orders.filter(isOfFew), 1)),
      listBeside(odd, listUpTo(orders, 2)),
      odd.length === 0 ? besideAdded : listBeside(odd, besideAdded),
      listWithOne([...few, ...listAddedAxes(root)], orders.filter(isOfFew), 1),
    ];
  }
  return [
    listCents(root),
    ...[...topics].map((topic) => listUpTo(pick(topic), 2)),
    ...[...topics].map((topic) => listWithOne([...few, ...pickAddedAxes(root)], pick(topic), 1)),
  ];
}

/** Of objects with four members at most. */
function isOfFew({ count }: Axis): boolean {
  return count <= fewOrders;
}

/** A record of a database or of a class: its own types throughout, and fields of its own around the contract's. */
function listOfRecord(root: DumpObject, joint: readonly Axis[]): Iterable<Settings> {
  return listBeside(listOddAxes(root), listWithOne(joint, listAddedAxes(root), 0));
}

/** Of a few small objects every combination of their orders. */
function fitsWhole(orders: readonly Axis[]): boolean {
  return orders.reduce((all, { count }) => all * count, 1) <= textLimits.orders;
}

/** Where a framework shows itself: what it added is looked for beside what its language does to nested values. */
function pickAddedAxes(root: DumpObject): readonly Axis[] {
  return root.members.some(createFrameworkTest(root.members)) ? listAddedAxes(root) : [];
}

/** PHP writes each of them as a list. */
function pickEmpty(doubts: readonly Axis[]): readonly Axis[] {
  return doubts.filter(({ topic, isJoint }) => topic === 'empty' && !isJoint).slice(0, 4);
}

function* listUpTo(axes: readonly Axis[], most: number, least = 1): Generator<Settings> {
  for (let changes = least; changes <= most; changes++) yield* listSettings(axes, changes);
}

function* listBeside(axes: readonly Axis[], all: Iterable<Settings>): Generator<Settings> {
  for (const settings of axes.length === 0 ? [] : all) {
    for (const axis of axes) axis.set(settings, 1);
    yield settings;
  }
}

/**
 * One of few ways beside each of the many.
 *
 * @param least 0: each of the many alone comes first
 */
function* listWithOne(
  few: readonly Axis[],
  many: readonly Axis[],
  least: 0 | 1,
): Generator<Settings> {
  if (least === 0) yield* listSettings(many, 1);
  yield* listBesideEach(few, () => listSettings(many, 1));
}

/** All of them beside each way of each axis. */
function* listBesideEach(
  axes: readonly Axis[],
  list: () => Iterable<Settings>,
): Generator<Settings> {
  for (const axis of axes) {
    for (let way = 1; way <= axis.count; way++) {
      for (const settings of list()) {
        axis.set(settings, way);
        yield settings;
      }
    }
  }
}

function describe(
  slots: readonly Slot[],
  settings: Settings,
  body: JsonObject,
  text: string,
  remake: RewriteTopic | null,
): Restoration | null {
  const entries = listRestored(slots, settings, body);
  const topics = listTopics(slots, settings, entries, body, remake);
  return entries.length === 0 ? null : { text, entries, topics };
}

function listRestored(
  slots: readonly Slot[],
  settings: Settings,
  body: JsonObject,
): readonly RestoredEntry[] {
  return slots.flatMap((slot): RestoredEntry[] => {
    if (slot.memberIndex === null) return [];
    const member = body.members[slot.memberIndex];
    const signed = slot.pick(settings);
    if (member === undefined)
      return signed === null ? [] : [{ key: slot.key, pastedKey: slot.key, pasted: null, signed }];
    const { value, reason } = flattenMember(member, '', contractRules);
    const pastedKey = member.key.value;
    // One of the members that it was made into is not the whole.
    const isShown = reason === null && !isFlattenedOf(pastedKey, slot.key);
    const pasted = isShown ? value.toWellFormed() : null;
    const isSame = pasted === signed && (pasted === null || pastedKey === slot.key);
    if (isSame) return [];
    const entry = { key: slot.key, pastedKey, pasted, signed };
    const { value: node } = member;
    return [
      node.type === 'number' && node.source !== pasted ? { ...entry, written: node.source } : entry,
    ];
  });
}

/** Of the entries that differ alone: elsewhere a doubt was settled without effect. */
function listTopics(
  slots: readonly Slot[],
  { choices }: Settings,
  entries: readonly RestoredEntry[],
  body: JsonObject,
  remake: RewriteTopic | null,
): readonly RewriteTopic[] {
  const topics = new Set<RewriteTopic>(remake === null ? [] : [remake]);
  for (const { key, pastedKey, pasted, signed } of entries) {
    if (key !== pastedKey) topics.add(pickKeyTopic(key, pastedKey));
    if (pasted === signed) continue;
    const slot = slots.find((one) => one.key === key);
    const settled = (slot?.doubts ?? []).filter((doubt) => (choices.get(doubt) ?? 0) > 0);
    const ofMember = settled.filter(({ topic }) => topic === 'added' || topic === 'defaults');
    // What is no member of it was not changed either.
    for (const { topic } of signed === null && ofMember.length > 0 ? ofMember : settled)
      topics.add(topic);
    const value = slot?.memberIndex == null ? undefined : body.members[slot.memberIndex]?.value;
    const isNested = value?.type === 'object' || value?.type === 'array';
    if (isNested && slot?.pick({ choices, orders: new Map() }) !== signed) topics.add('order');
  }
  if (topics.size > 0) return [...topics];
  // What no doubt changed, another amount's place did, or the spelling of nested keys.
  return [entries.every(({ key }) => amountFields.includes(key)) ? 'swapped' : 'characters'];
}

function pickKeyTopic(key: string, pastedKey: string): RewriteTopic {
  if (isFlattenedOf(pastedKey, key)) return 'flattened';
  const isOfCharacters = pastedKey.replace(invisible, '') === key || plainKey(pastedKey) === key;
  return isOfCharacters ? 'characters' : 'keys';
}
