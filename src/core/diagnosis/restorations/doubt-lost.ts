/** Fields of the contract that a program lost on the body's way, and whose values follow from what is left. */
import { amountFields, contractFieldNames, contractFields, readTimeUnit } from '../../contract';
import {
  createDoubt,
  createNumber,
  createText,
  type DoubtTopic,
  type DumpMember,
  type DumpNode,
  type DumpObject,
} from '../../intake/dump-node';
import { sumAmounts } from '../sum-amounts';

/** With fewer of them a body is another kind of message, and what it lacks was never there. */
const leastFields = 4;

/** @param timestamp of the header; empty where it is not known */
export function doubtLost(root: DumpObject, timestamp: string): readonly DumpMember[] {
  const keys = new Set(root.members.map(({ key }) => key.value));
  const lost = contractFieldNames.filter((name) => !keys.has(name));
  // The other amounts show a fee by themselves.
  const isCallback = contractFieldNames.length - lost.length >= leastFields;
  return lost.flatMap((name): DumpMember[] => {
    const isShown = isCallback || name === 'feeAmount';
    const values = isShown ? listValues(root, name, timestamp) : [];
    if (values.length === 0) return [];
    const { span } = root;
    const options = [{ type: 'null', span } as const, ...values];
    const value = createDoubt(pickTopic(name, values), span, options);
    return [{ key: createText(name, span), value }];
  });
}

/** A filter for truth, PHP's array_filter for one, drops a fee of nothing. */
function pickTopic(name: string, values: readonly DumpNode[]): DoubtTopic {
  const isZero = (node: DumpNode): boolean => node.type === 'string' && zeros.includes(node.value);
  if (name === 'feeAmount' && values.every(isZero)) return 'filtered';
  return name === 'completedAt' ? 'lost-time' : 'lost';
}

const zeros = ['0', '0.00'];

function listValues(root: DumpObject, name: string, timestamp: string): readonly DumpNode[] {
  const { span } = root;
  if (name === 'completedAt')
    return listTimesBefore(timestamp).flatMap((time) => createNumber(time, span) ?? []);
  const texts = amountFields.includes(name)
    ? listAmounts(root, name)
    : (contractFields[name]?.allowed ?? []);
  return texts.map((text) => createText(text, span));
}

/** Seconds that a callback is sent after its order completed, and a few that two clocks differ by. */
const latest = 900;
const earliest = -5;

function listTimesBefore(timestamp: string): readonly string[] {
  if (readTimeUnit(timestamp) !== 'seconds' || timestamp.length !== 10) return [];
  const last = Number(timestamp) - earliest;
  return Array.from({ length: latest - earliest + 1 }, (_, back) => String(last - back));
}

function listAmounts({ members }: DumpObject, name: string): readonly string[] {
  const read = (field: string): string | null => {
    const value = members.find(({ key }) => key.value === field)?.value;
    if (value?.type === 'number') return value.plain;
    return value?.type === 'string' ? value.value : null;
  };
  const sums = sumAmounts(name, read);
  if (name !== 'feeAmount') return sums;
  const hasOthers = members.filter(({ key }) => amountFields.includes(key.value)).length === 2;
  if (!hasOthers) return [];
  return sums.some((sum) => Number(sum) !== 0) ? sums : zeros;
}
