/** What a program that writes a body anew does to several values at once, beyond what `intake/list-bodies.ts` settles alike. */
import { isContractField } from '../../contract';
import type { Doubt, DoubtTopic, DumpNode, DumpObject } from '../../intake/dump-node';
import type { Axis } from '../../intake/list-bodies';
import { toContractName } from '../../intake/pick-body';

/** A form, and PHP's string conversion: numbers, booleans and nulls all became texts. */
const textTopics: ReadonlySet<DoubtTopic> = new Set(['number', 'boolean', 'null']);

export function listTextAxes(root: DumpObject): readonly Axis[] {
  return listProfile(root, textTopics, 2);
}

/** What no contract's body has: each such value is settled as it likeliest was, whatever else is tried. */
const oddTopics: ReadonlySet<DoubtTopic> = new Set([
  'time',
  'amount',
  'case',
  'nested',
  'listed',
  'typed',
  'encoding',
]);

export function listOddAxes(root: DumpObject): readonly Axis[] {
  return listProfile(root, oddTopics, 1);
}

/** @param least how many of the topics the body must have */
function listProfile(
  root: DumpObject,
  topics: ReadonlySet<DoubtTopic>,
  least: number,
): readonly Axis[] {
  const doubts = new Set<Doubt>();
  collect(root, doubts);
  const concerned = [...doubts].filter(({ topic }) => topics.has(topic));
  const [first] = concerned;
  if (first === undefined || new Set(concerned.map(({ topic }) => topic)).size < least) return [];
  const set: Axis['set'] = ({ choices }) => {
    // What was settled otherwise before stays so.
    for (const doubt of concerned) if (!choices.has(doubt)) choices.set(doubt, 1);
  };
  return [{ topic: first.topic, isJoint: true, count: 1, set }];
}

/** So many numbers that may have been booleans: of more, nobody guesses which were. */
const flagLimit = 8;

/** Booleans as texts beside numbers that are none; as 1 and 0 beside one number, or two, that are. */
export function listBooleanAxes(root: DumpObject): readonly Axis[] {
  const doubts = new Set<Doubt>();
  collect(root, doubts);
  const booleans = [...doubts].filter(({ topic }) => topic === 'boolean');
  const texts = booleans.filter((doubt) => readBase(doubt) === 'string');
  const numbers = booleans.filter((doubt) => readBase(doubt) === 'number');
  const left = numbers.length < 3 || numbers.length > flagLimit ? [] : listLeftOut(numbers);
  const ways = [...(texts.length > 1 && numbers.length > 0 ? [texts] : []), ...left];
  const set: Axis['set'] = ({ choices }, way) => {
    for (const doubt of ways[way - 1] ?? []) choices.set(doubt, 1);
  };
  return ways.length === 0 ? [] : [{ topic: 'boolean', isJoint: true, count: ways.length, set }];
}

/** All of them but one, or but two. */
function listLeftOut(doubts: readonly Doubt[]): readonly (readonly Doubt[])[] {
  return doubts.flatMap((one, at) =>
    doubts.slice(at).map((other) => doubts.filter((doubt) => doubt !== one && doubt !== other)),
  );
}

/** Of what the doubt is about. */
function readBase(node: DumpNode): DumpNode['type'] {
  return node.type === 'doubt' && node.options[0] !== undefined
    ? readBase(node.options[0])
    : node.type;
}

function collect(node: DumpNode, doubts: Set<Doubt>): void {
  if (node.type === 'array') for (const item of node.items) collect(item, doubts);
  else if (node.type === 'object') for (const { value } of node.members) collect(value, doubts);
  else if (node.type === 'doubt' && !doubts.has(node)) {
    doubts.add(node);
    for (const option of node.options) collect(option, doubts);
  }
}

function isLost(node: DumpNode): boolean {
  return node.type === 'doubt' && (node.topic === 'lost' || node.topic === 'lost-time');
}

/** Members that a program wrote into the body stand in front of the others or behind them. */
export function listAddedAxes(root: DumpObject): readonly Axis[] {
  // What the body does not have stands nowhere in it.
  const members = root.members.filter(({ value }) => !isLost(value));
  const isNamed = members.map(({ key }) => isContractField(toContractName(key.value) ?? ''));
  const added = members.map(({ value }) =>
    value.type === 'doubt' && value.topic === 'added' ? value : null,
  );
  const first = isNamed.indexOf(true);
  const behind = members.length - 1 - isNamed.lastIndexOf(true);
  if (first === -1) return [];
  const count = (first + 1) * (behind + 1) - 1;
  const set: Axis['set'] = ({ choices }, way) => {
    const before = way % (first + 1);
    const after = Math.floor(way / (first + 1));
    for (const doubt of [...added.slice(0, before), ...added.slice(added.length - after)])
      if (doubt !== null) choices.set(doubt, doubt.options.length - 1);
  };
  return [{ topic: 'added', isJoint: true, count, set }];
}
