/** The last step before the answer: the callback beside the local order (contract, "Receiver processing order", step 6). */
import type { Canonical } from '../canonical/canonical';
import { type Check, createCheck, type OrderFacts } from './check';
import { compareAmounts } from './compare-amounts';
import type { LocalOrder, LocalOrderField } from './local-order';

/** What the contract compares. */
const comparedFields = ['amount', 'orderType', 'currency'] as const;
/** Those that every callback carries (contract, "Callback body"): one that is missing is a difference. */
const callbackFields: ReadonlySet<LocalOrderField> = new Set(['amount', 'orderType']);
/** Final and not `completed`: the contract names no way from there to `completed`. */
const otherEnds: ReadonlySet<string> = new Set(['failed', 'cancelled']);

/**
 * @param canonical null when the body cannot be read
 * @param local null when none is given
 */
export function checkOrder(
  canonical: Canonical | null,
  local: LocalOrder | 'unreadable' | null,
): Check {
  if (canonical === null) return createCheck('order.no-callback', {});
  const callback = pickOrderFields(canonical);
  const { merchantOrderNo, orderNo, status } = callback;
  if (status !== null && status !== 'completed') {
    return createCheck('order.not-completed', { status });
  }
  if (merchantOrderNo === null && orderNo === null) return createCheck('order.no-number', {});
  if (local === null) return createCheck('order.not-given', {});
  if (local === 'unreadable') return createCheck('order.unreadable', {});
  const foundBy = pickFoundBy(callback, local);
  if (foundBy === null) return createCheck('order.not-found', { merchantOrderNo, orderNo });
  if (local.status === 'completed') return createCheck('order.completed', { foundBy });
  return compareOrders(callback, local, foundBy);
}

/** The values as they are signed. */
export function pickOrderFields({ kept, dropped }: Canonical): LocalOrder {
  // What is null is missing (contract, "Flattening rules"), whatever its text.
  const entries = [...kept, ...dropped.filter(({ reason }) => reason !== 'null')];
  const pick = (field: LocalOrderField): string | null => {
    const value = entries.find(
      ({ key, source }) => key === field && source.input === 'body',
    )?.value;
    return value === undefined || value.trim() === '' ? null : value;
  };
  return {
    merchantOrderNo: pick('merchantOrderNo'),
    orderNo: pick('orderNo'),
    amount: pick('amount'),
    orderType: pick('orderType'),
    currency: pick('currency'),
    status: pick('status'),
  };
}

function pickFoundBy(callback: LocalOrder, local: LocalOrder): OrderFacts['foundBy'] | null {
  const numbers = ['merchantOrderNo', 'orderNo'] as const;
  return numbers.find((field) => local[field] !== null && local[field] === callback[field]) ?? null;
}

function compareOrders(
  callback: LocalOrder,
  local: LocalOrder,
  foundBy: OrderFacts['foundBy'],
): Check {
  const compared = comparedFields.filter(
    (field) => local[field] !== null && (callback[field] !== null || callbackFields.has(field)),
  );
  const otherNumber: LocalOrderField = foundBy === 'orderNo' ? 'merchantOrderNo' : 'orderNo';
  const facts: OrderFacts = {
    foundBy,
    compared,
    missing: comparedFields.filter((field) => !compared.includes(field)),
    spelling:
      local.amount !== null &&
      callback.amount !== null &&
      compareAmounts(local.amount, callback.amount) === 'same-value'
        ? { field: 'amount', local: local.amount, callback: callback.amount }
        : null,
  };
  const different: LocalOrderField[] = [
    ...compared.filter((field) => !isEqual(field, local, callback)),
    ...(differs(otherNumber, local, callback) ? [otherNumber] : []),
    ...(otherEnds.has(local.status ?? '') ? ['status' as const] : []),
  ];
  if (different.length > 0) {
    const differences = different.map((field) => ({
      field,
      local: local[field] ?? '',
      callback: callback[field],
    }));
    return createCheck('order.different', { ...facts, differences });
  }
  return createCheck(compared.length === 0 ? 'order.not-compared' : 'order.same', facts);
}

function isEqual(field: LocalOrderField, local: LocalOrder, callback: LocalOrder): boolean {
  const { [field]: own } = local;
  const { [field]: theirs } = callback;
  if (own === null || theirs === null) return false;
  return field === 'amount' ? compareAmounts(own, theirs) !== 'different' : own === theirs;
}

/** Both orders carry it, and not the same. */
function differs(field: LocalOrderField, local: LocalOrder, callback: LocalOrder): boolean {
  return local[field] !== null && callback[field] !== null && local[field] !== callback[field];
}
