/** The bodies that a reading allows, the likeliest first: the signature says which of them was sent. */
import type { JsonMember, JsonNode, JsonObject } from '../json/json-node';
import type { Doubt, DoubtTopic, DumpNode, DumpObject } from './dump-node';

/** How many members an object may have for its orders to be tried. */
const orderLimit = 7;
/** How many doubts are settled otherwise than likely at a time. */
const changeLimit = 3;

export interface Settings {
  readonly choices: Map<Doubt, number>;
  /** Which order the members of an object have, by its keys. */
  readonly orders: Map<string, number>;
}

/** One thing that can be otherwise, in some ways, numbered from 1. */
export interface Axis {
  readonly topic: DoubtTopic | 'order';
  /** Several doubts about the same thing, settled alike. */
  readonly isJoint: boolean;
  readonly count: number;
  readonly set: (settings: Settings, way: number) => void;
}

/** Topics by how readily a dump is mistaken in them. */
const topics: readonly DoubtTopic[] = [
  'whole',
  'keys',
  'moved',
  'listed',
  'typed',
  'indexed',
  'nested',
  'encoding',
  'boolean',
  'number',
  'null',
  'empty',
  'split',
  'digits',
  'amount',
  'time',
  'case',
  'characters',
  'defaults',
  'added',
  'filtered',
  'lost',
];

/** Topics with many options. */
const wideTopics: ReadonlySet<DoubtTopic> = new Set([
  'bytes',
  'cents',
  'rounded',
  'zone',
  'zeros',
  'spaces',
  'dropped',
  'lost-time',
]);

/**
 * @param isOrderLost whether nested objects may have had another order
 * @param limit how many bodies at most; some may come twice
 */
export function* listBodies(
  root: DumpNode,
  isOrderLost: boolean,
  limit: number,
): Generator<JsonObject> {
  const { doubts, wide } = listAxes(root, isOrderLost);
  let left = limit;
  for (const settings of listAll(doubts, wide)) {
    if (left-- <= 0) return;
    const body = settle(root, settings, isOrderLost, 0);
    if (body.type === 'object') yield body;
  }
}

/** What can be otherwise in many ways is tried for the likeliest values first, then for others. */
function* listAll(doubts: readonly Axis[], wide: readonly Axis[]): Generator<Settings> {
  for (let changes = 0; changes <= changeLimit; changes++) yield* listSettings(doubts, changes);
  for (let changes = 1; changes <= changeLimit; changes++) yield* listSettings(wide, changes);
  for (const axis of wide.length === 0 ? [] : doubts) {
    for (let way = 1; way <= axis.count; way++) {
      for (let changes = 1; changes <= changeLimit; changes++) {
        for (const settings of listSettings(wide, changes)) {
          axis.set(settings, way);
          yield settings;
        }
      }
    }
  }
  yield* listMixed(doubts.filter(({ isJoint }) => !isJoint));
}

/** How many bodies the values of a dump may give that are none, false, null, 0 or 1 by turns. */
const mixedLimit = 6_000;

/** Where that are so few: every combination of more values than are settled at a time. */
function* listMixed(axes: readonly Axis[]): Generator<Settings> {
  if (axes.reduce((all, { count }) => all * (count + 1), 1) > mixedLimit) return;
  for (let changes = changeLimit + 1; changes <= axes.length; changes++)
    yield* listSettings(axes, changes);
}

export interface Axes {
  readonly doubts: readonly Axis[];
  /** Orders of members, and what has many options, such as integers that were rounded. */
  readonly wide: readonly Axis[];
}

export function listAxes(root: DumpNode, isOrderLost: boolean): Axes {
  const doubts = new Set<Doubt>();
  const sizes = new Map<string, number>();
  const visit = (node: DumpNode, depth: number, isLikely: boolean): void => {
    if (node.type === 'array') for (const item of node.items) visit(item, depth + 1, isLikely);
    else if (node.type === 'doubt') {
      if (doubts.has(node)) return;
      doubts.add(node);
      // What a text holds has lost its order as well.
      for (const [index, option] of node.options.entries())
        visit(option, depth, isLikely && (index === 0 || node.topic === 'nested'));
    } else if (node.type === 'object') {
      if (depth > 0 && isLikely) sizes.set(nameKeys(node), node.members.length);
      for (const { value } of node.members) visit(value, depth + 1, isLikely);
    }
  };
  visit(root, 0, true);
  const all = [...doubts].sort(
    (one, other) => topics.indexOf(one.topic) - topics.indexOf(other.topic),
  );
  const few = all.filter(({ topic }) => !wideTopics.has(topic));
  const wide = all.filter(({ topic }) => wideTopics.has(topic)).map(toAxis);
  return {
    doubts: [
      ...topics.flatMap((topic) => toJointAxis(few.filter((doubt) => doubt.topic === topic))),
      ...few.map(toAxis),
    ],
    wide: [...wide, ...(isOrderLost ? [...sizes].flatMap(toOrderAxis) : [])],
  };
}

/** Options that stand there twice only keep the places of the others. */
function toAxis(doubt: Doubt): Axis {
  const { topic, options } = doubt;
  const ways = options.flatMap((option, at) => (options.indexOf(option) === at ? [at] : []));
  const set = ({ choices }: Settings, way: number): void =>
    void choices.set(doubt, ways[way] as number);
  return { topic, isJoint: false, count: ways.length - 1, set };
}

/** Doubts about the same thing, settled alike. */
function toJointAxis(doubts: readonly Doubt[]): readonly Axis[] {
  const [first] = doubts;
  if (first === undefined || doubts.length < 2) return [];
  // Of more doubts than a call takes arguments.
  const most = doubts.reduce((size, { options }) => Math.max(size, options.length), 0);
  const pick = ({ options }: Doubt, way: number): number => Math.min(way, options.length - 1);
  // Ways that change nothing, or the same as one before, are none.
  const ways = [0];
  for (let way = 1; way < most; way++) {
    const isOther = (before: number): boolean =>
      doubts.some(
        (doubt) => doubt.options[pick(doubt, way)] !== doubt.options[pick(doubt, before)],
      );
    if (ways.every(isOther)) ways.push(way);
  }
  const set = ({ choices }: Settings, way: number): void => {
    for (const doubt of doubts) choices.set(doubt, pick(doubt, ways[way] as number));
  };
  return [{ topic: first.topic, isJoint: true, count: ways.length - 1, set }];
}

function toOrderAxis([keys, size]: readonly [string, number]): readonly Axis[] {
  if (size < 2 || size > orderLimit) return [];
  let count = 1;
  for (let factor = 2; factor <= size; factor++) count *= factor;
  const set = ({ orders }: Settings, way: number): void => void orders.set(keys, way - 1);
  return [{ topic: 'order', isJoint: false, count, set }];
}

/** Every combination of so many axes. */
export function* listSettings(axes: readonly Axis[], changes: number): Generator<Settings> {
  if (changes === 0) {
    yield { choices: new Map(), orders: new Map() };
    return;
  }
  for (const [index, axis] of axes.entries()) {
    const others = axes.slice(index + 1);
    for (let way = 1; way <= axis.count; way++) {
      for (const settings of listSettings(others, changes - 1)) {
        axis.set(settings, way);
        yield settings;
      }
    }
  }
}

export function settle(
  node: DumpNode,
  settings: Settings,
  isOrderLost: boolean,
  depth: number,
): JsonNode {
  switch (node.type) {
    case 'doubt': {
      const option = node.options[settings.choices.get(node) ?? 0] as DumpNode;
      return settle(option, settings, isOrderLost, depth);
    }
    case 'array': {
      const items = node.items.map((item) => settle(item, settings, isOrderLost, depth + 1));
      return { type: 'array', span: node.span, items };
    }
    case 'object': {
      const members = node.members.map(
        ({ key, value }): JsonMember => ({
          key,
          value: settle(value, settings, isOrderLost, depth + 1),
        }),
      );
      const way = isOrderLost && depth > 0 ? settings.orders.get(nameKeys(node)) : undefined;
      const ordered = way === undefined ? members : permute(sortMembers(members), way);
      const hasDuplicates = new Set(members.map(({ key }) => key.value)).size < members.length;
      return { type: 'object', span: node.span, members: ordered, hasDuplicates };
    }
    default:
      return node;
  }
}

/** Objects with the same keys have their members in the same order. */
export function nameKeys({ members }: DumpObject): string {
  return JSON.stringify(members.map(({ key }) => key.value).sort());
}

function sortMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  return [...members].sort((one, other) => (one.key.value < other.key.value ? -1 : 1));
}

/** The so-manieth order, in the factorial number system. */
function permute<Item>(items: readonly Item[], way: number): readonly Item[] {
  const left = [...items];
  const order: Item[] = [];
  let rest = way;
  let block = 1;
  for (let size = 2; size < left.length; size++) block *= size;
  while (left.length > 0) {
    const index = Math.floor(rest / block);
    rest %= block;
    order.push(...left.splice(index, 1));
    if (left.length > 0) block /= left.length;
  }
  return order;
}
