/** The entries of a body with doubts, each by how its own doubts are settled. */
import { contractRules } from '../../canonical/canonical-rules';
import { flattenMember } from '../../canonical/flatten-member';
import { listEntries } from '../../canonical/list-entries';
import type { CallbackHeaders } from '../../headers/callback-headers';
import type { Doubt, DumpNode, DumpObject } from '../../intake/dump-node';
import { nameKeys, type Settings, settle } from '../../intake/list-bodies';
import type { JsonMember } from '../../json/json-node';

export interface Slot {
  readonly key: string;
  /** Its index among the members of the body; null for an entry of the headers. */
  readonly memberIndex: number | null;
  /** Null: it is dropped. */
  readonly pick: (settings: Settings) => string | null;
  readonly doubts: readonly Doubt[];
  /** Something nested in it may have its members in another order. */
  readonly hasOrders: boolean;
}

/** In signing order. Of equal keys the last one counts. */
export function listSlots(root: DumpObject, headers: CallbackHeaders): readonly Slot[] {
  const slots = new Map<string, Slot>();
  for (const [memberIndex, { key, value }] of root.members.entries())
    slots.set(key.value, createSlot(key.value, value, memberIndex));
  const noBody = { type: 'object', span: root.span, members: [], hasDuplicates: false } as const;
  const { kept } = listEntries({ headers, body: noBody, bodyText: '' }, contractRules);
  for (const { key, value } of kept)
    slots.set(key, {
      key,
      memberIndex: null,
      pick: () => value.toWellFormed(),
      doubts: [],
      hasOrders: false,
    });
  return [...slots.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function createSlot(key: string, value: DumpNode, memberIndex: number): Slot {
  const doubts = new Set<Doubt>();
  const orders = new Set<string>();
  collect(value, doubts, orders);
  const settled = new Map<string, string | null>();
  const settleAnew = (settings: Settings): string | null => {
    const node = settle(value, settings, true, 1);
    return flatten({ key: { type: 'string', value: key, span: value.span }, value: node });
  };
  const pick = (settings: Settings): string | null => {
    // Of the thousands of orders none comes again.
    for (const order of orders) if (settings.orders.has(order)) return settleAnew(settings);
    let name = '';
    for (const doubt of doubts) name += `${settings.choices.get(doubt) ?? 0},`;
    const known = settled.get(name);
    if (known !== undefined) return known;
    const text = settleAnew(settings);
    settled.set(name, text);
    return text;
  };
  return { key, memberIndex, pick, doubts: [...doubts], hasOrders: orders.size > 0 };
}

/** Prints one string after the other: most settings concern one or two entries, so only those are settled anew. */
export function createPrinter(slots: readonly Slot[]): (settings: Settings) => string {
  const { keyValueSeparator, pairSeparator } = contractRules;
  const printPair = ({ key, pick }: Slot, settings: Settings): string | null => {
    const value = pick(settings);
    return value === null ? null : key + keyValueSeparator + value;
  };
  const likely = slots.map((slot) => printPair(slot, { choices: new Map(), orders: new Map() }));
  const concerned = new Map<Doubt, number[]>();
  for (const [index, { doubts }] of slots.entries())
    for (const doubt of doubts) concerned.set(doubt, [...(concerned.get(doubt) ?? []), index]);
  const ordered = slots.flatMap(({ hasOrders }, index) => (hasOrders ? index : []));
  return (settings) => {
    const pairs = [...likely];
    // Once each: what is settled jointly may be many doubts of one entry.
    const anew = new Set(settings.orders.size > 0 ? ordered : []);
    for (const doubt of settings.choices.keys())
      for (const index of concerned.get(doubt) ?? []) anew.add(index);
    for (const index of anew) pairs[index] = printPair(slots[index] as Slot, settings);
    let text = '';
    for (const pair of pairs) {
      if (pair === null) continue;
      text += text === '' ? pair : pairSeparator + pair;
    }
    return text;
  };
}

function flatten(member: JsonMember): string | null {
  const { value, reason } = flattenMember(member, '', contractRules);
  return reason === null ? value.toWellFormed() : null;
}

function collect(node: DumpNode, doubts: Set<Doubt>, orders: Set<string>): void {
  if (node.type === 'array') for (const item of node.items) collect(item, doubts, orders);
  else if (node.type === 'object') {
    orders.add(nameKeys(node));
    for (const { value } of node.members) collect(value, doubts, orders);
  } else if (node.type === 'doubt' && !doubts.has(node)) {
    doubts.add(node);
    for (const option of node.options) collect(option, doubts, orders);
  }
}
