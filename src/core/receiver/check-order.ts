/** The last step before the answer: the callback beside the local order (contract, "Receiver processing order", step 6). */
import type { Canonical } from '../canonical/canonical';
import { type Check, createCheck, type OrderDifference, type OrderFacts } from './check';
import { compareAmounts } from './compare-amounts';
import type { LocalOrder, LocalOrderField } from './local-order';

/** What the contract compares; beside them only that the callback says `completed`, as every callback does. */
const comparedFields = ['amount', 'orderType', 'currency'] as const;

/**
 * @param canonical null when the body cannot be read
 * @param local null when none is given
 */
export function checkOrder(
  canonical: Canonical | null,
  local: LocalOrder | 'unreadable' | null,
): Check {
  if (local === null) return createCheck('order.not-given', {});
  if (local === 'unreadable') return createCheck('order.unreadable', {});
  if (canonical === null) return createCheck('order.no-callback', {});
  const callback = pickOrderFields(canonical);
  const foundBy = pickFoundBy(callback, local);
  if (foundBy === null) {
    const { merchantOrderNo, orderNo } = callback;
    return createCheck('order.not-found', { merchantOrderNo, orderNo });
  }
  if (local.status === 'completed') return createCheck('order.completed', { foundBy });
  return compareOrders(callback, local, foundBy);
}

/** The values as they are signed. */
export function pickOrderFields({ kept, dropped }: Canonical): LocalOrder {
  const pick = (field: LocalOrderField): string | null => {
    const entry = [...kept, ...dropped].find(
      ({ key, source }) => key === field && source.input === 'body',
    );
    return entry === undefined || entry.value.trim() === '' ? null : entry.value;
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
  const pair = (field: LocalOrderField): OrderDifference | null => {
    const { [field]: own } = local;
    const { [field]: theirs } = callback;
    return own === null || theirs === null ? null : { field, local: own, callback: theirs };
  };
  const pairs = comparedFields.map(pair).filter((one) => one !== null);
  const differences = pairs.filter((one) =>
    one.field === 'amount'
      ? compareAmounts(one.local, one.callback) === 'different'
      : one.local !== one.callback,
  );
  const compared = pairs.map(({ field }) => field);
  const spelling = pairs.find(
    (one) => one.field === 'amount' && compareAmounts(one.local, one.callback) === 'same-value',
  );
  const other = pair(foundBy === 'orderNo' ? 'merchantOrderNo' : 'orderNo');
  const facts: OrderFacts = {
    foundBy,
    compared,
    missing: comparedFields.filter((field) => !compared.includes(field)),
    spelling: spelling ?? null,
    otherNumber: other !== null && other.local !== other.callback ? other : null,
    finalStatus: local.status === 'failed' || local.status === 'cancelled' ? local.status : null,
  };
  const isOther = callback.status !== null && callback.status !== 'completed';
  const status: OrderDifference[] = isOther
    ? [{ field: 'status', local: 'completed', callback: callback.status }]
    : [];
  const all = [...differences, ...status];
  return all.length === 0
    ? createCheck('order.same', facts)
    : createCheck('order.different', { ...facts, differences: all });
}
