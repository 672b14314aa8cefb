/** The receiver's own record of the order, as JSON (contract, "Receiver processing order", step 6). */
import { parseJson } from '../json/parse-json';
import type { JsonType, Problem } from '../problem';

export const localOrderFields = [
  'merchantOrderNo',
  'orderNo',
  'amount',
  'orderType',
  'currency',
  'status',
] as const;

export type LocalOrderField = (typeof localOrderFields)[number];

/** Null where the field is missing, null or blank. Numbers are kept as they are written. */
export type LocalOrder = Readonly<Record<LocalOrderField, string | null>>;

/** An order of which nothing is recorded. */
export const unknownOrder: LocalOrder = {
  merchantOrderNo: null,
  orderNo: null,
  amount: null,
  orderType: null,
  currency: null,
  status: null,
};

export type LocalOrderFault =
  | { readonly fault: 'json'; readonly problem: Problem }
  | { readonly fault: 'not-object'; readonly type: JsonType }
  | { readonly fault: 'field-type'; readonly field: LocalOrderField; readonly type: JsonType }
  | { readonly fault: 'field-twice'; readonly field: LocalOrderField }
  | { readonly fault: 'no-number' };

export type ParsedLocalOrder =
  | { readonly ok: true; readonly order: LocalOrder | null }
  | ({ readonly ok: false } & LocalOrderFault);

/** An empty text is no order; other members than the six are left alone. */
export function parseLocalOrder(text: string): ParsedLocalOrder {
  if (text.trim() === '') return { ok: true, order: null };
  const json = parseJson(text);
  if (!json.ok) {
    const [problem] = json.problems;
    if (problem === undefined) throw new Error('an error was not reported');
    return { ok: false, fault: 'json', problem };
  }
  if (json.value.type !== 'object') {
    return { ok: false, fault: 'not-object', type: json.value.type };
  }
  const order: Record<LocalOrderField, string | null> = { ...unknownOrder };
  const seen = new Set<LocalOrderField>();
  for (const { key, value } of json.value.members) {
    const field = localOrderFields.find((name) => name === key.value);
    if (field === undefined) continue;
    if (seen.has(field)) return { ok: false, fault: 'field-twice', field };
    seen.add(field);
    if (value.type === 'string') order[field] = value.value.trim() === '' ? null : value.value;
    else if (value.type === 'number') order[field] = value.source;
    else if (value.type === 'null') order[field] = null;
    else return { ok: false, fault: 'field-type', field, type: value.type };
  }
  if (order.merchantOrderNo === null && order.orderNo === null) {
    return { ok: false, fault: 'no-number' };
  }
  return { ok: true, order };
}
