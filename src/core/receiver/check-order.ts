/** The last step before the answer: the callback beside the local order (contract, "Receiver processing order", step 6). */
import type { Canonical, DroppedEntry, KeptEntry } from '../canonical/canonical';
import { callbackStatus, orderTypes } from '../contract';
import {
  type Check,
  type CheckData,
  createCheck,
  type LocalStatus,
  type OrderDifference,
  type OrderFacts,
} from './check';
import { compareAmounts, isAmount } from './compare-amounts';
import { type LocalOrder, type LocalOrderField, localOrderFields } from './local-order';
import { readOrderStatus } from './read-order-status';

/** What the contract compares. */
const comparedFields = ['amount', 'orderType', 'currency'] as const;
/** What this step reads in every callback (contract, "Callback body"); of a currency the contract's body knows nothing. */
const callbackFields = ['status', 'amount', 'orderType'] as const;

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
  if (status !== null && status !== callbackStatus) {
    return createCheck('order.not-completed', { status });
  }
  if (merchantOrderNo === null && orderNo === null) return createCheck('order.no-number', {});
  const absent = listAbsent(callback);
  // Without a status nothing says that the order is completed, whatever stands in the receiver's books.
  if (status === null || (local === null && absent.length > 0)) {
    return createCheck('order.incomplete', { absent });
  }
  if (local === null || local === 'unreadable') {
    const unexpected = pickUnexpected(callback, null);
    if (unexpected !== null) return createCheck('order.unexpected', unexpected);
    return createCheck(local === null ? 'order.not-given' : 'order.unreadable', {});
  }
  const foundBy = pickFoundBy(callback, local);
  if (foundBy === null) return createCheck('order.not-found', { merchantOrderNo, orderNo });
  const localStatus = readLocalStatus(local);
  if (localStatus?.meaning === callbackStatus) {
    const differences = listDifferences(callback, local, foundBy);
    const others = differences.length === 0 ? {} : { differences };
    return createCheck('order.completed', { foundBy, localStatus, ...others });
  }
  const unexpected = pickUnexpected(callback, local.amount);
  if (unexpected !== null) return createCheck('order.unexpected', unexpected);
  return compareOrders(callback, local, foundBy);
}

/**
 * What nobody can credit by the contract: an order type that it does not allow, or an amount that is none.
 *
 * @param localAmount null where it is not known; one that is the same makes any amount the order's
 */
function pickUnexpected(
  { orderType, amount }: LocalOrder,
  localAmount: string | null,
): CheckData['order.unexpected'] | null {
  if (orderType !== null && !orderTypes.some((type) => type === orderType)) {
    return { field: 'orderType', value: orderType };
  }
  if (amount === null || (isAmount(amount) && !amount.trim().startsWith('-'))) return null;
  const isLocal = localAmount !== null && compareAmounts(localAmount, amount) !== 'different';
  return isLocal ? null : { field: 'amount', value: amount };
}

function listAbsent(callback: LocalOrder): readonly LocalOrderField[] {
  return callbackFields.filter((field) => callback[field] === null);
}

function readLocalStatus({ status: written }: LocalOrder): LocalStatus | null {
  return written === null ? null : { written, meaning: readOrderStatus(written) };
}

/** The values as they are signed. */
export function pickOrderFields({ kept, dropped }: Canonical): LocalOrder {
  const values = new Map<string, string>();
  // All fields at once: the entries may be many, and a key is read from the string each time.
  const read = ({ key, value, source }: KeptEntry | DroppedEntry): void => {
    if (source.input === 'body' && !values.has(key)) values.set(key, value);
  };
  for (const entry of kept) if (isOrderField(entry.key)) read(entry);
  for (const entry of dropped) {
    // What is null is missing (contract, "Flattening rules"), whatever its text.
    if (isOrderField(entry.key) && entry.reason !== 'null') read(entry);
  }
  const pick = (field: LocalOrderField): string | null => {
    const value = values.get(field);
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

function isOrderField(key: string): boolean {
  return (localOrderFields as readonly string[]).includes(key);
}

function pickFoundBy(callback: LocalOrder, local: LocalOrder): OrderFacts['foundBy'] | null {
  const numbers = ['merchantOrderNo', 'orderNo'] as const;
  return numbers.find((field) => local[field] !== null && local[field] === callback[field]) ?? null;
}

/** Both carry it, and what is written here is surely another value. */
function listDifferences(
  callback: LocalOrder,
  local: LocalOrder,
  foundBy: OrderFacts['foundBy'],
): readonly OrderDifference[] {
  const otherNumber: LocalOrderField = foundBy === 'orderNo' ? 'merchantOrderNo' : 'orderNo';
  const isOther = (field: LocalOrderField): boolean =>
    differs(field, local, callback) &&
    (field === otherNumber ||
      (!isEqual(field, local, callback) && !isUnclear(field, local, callback)));
  return [...comparedFields, otherNumber]
    .filter(isOther)
    .map((field) => ({ field, local: local[field] ?? '', callback: callback[field] }));
}

function compareOrders(
  callback: LocalOrder,
  local: LocalOrder,
  foundBy: OrderFacts['foundBy'],
): Check {
  const facts = buildOrderFacts(callback, local, foundBy);
  const { compared, localStatus } = facts;
  const otherNumber: LocalOrderField = foundBy === 'orderNo' ? 'merchantOrderNo' : 'orderNo';
  const isOtherEnd = localStatus?.meaning === 'failed' || localStatus?.meaning === 'cancelled';
  const unclear = compared.find((field) => isUnclear(field, local, callback));
  const different: LocalOrderField[] = [
    ...compared.filter((field) => field !== unclear && !isEqual(field, local, callback)),
    ...(differs(otherNumber, local, callback) ? [otherNumber] : []),
    // Final and not completed: the contract names no way from there to completed.
    ...(isOtherEnd ? ['status' as const] : []),
  ];
  if (different.length > 0) {
    const differences = different.map((field) => ({
      field,
      local: local[field] ?? '',
      callback: callback[field],
    }));
    return createCheck('order.different', { ...facts, differences });
  }
  const absent = listAbsent(callback);
  if (absent.length > 0) return createCheck('order.incomplete', { absent });
  if (unclear !== undefined) {
    return createCheck('order.value-unknown', {
      ...facts,
      field: unclear,
      value: local[unclear] ?? '',
    });
  }
  if (localStatus !== null && localStatus.meaning === null) {
    return createCheck('order.status-unknown', { ...facts, status: localStatus.written });
  }
  // Every callback carries both: an order without one of them does not agree, it is not known to.
  const isCompared = compared.includes('amount') && compared.includes('orderType');
  return createCheck(isCompared ? 'order.same' : 'order.not-compared', facts);
}

function buildOrderFacts(
  callback: LocalOrder,
  local: LocalOrder,
  foundBy: OrderFacts['foundBy'],
): OrderFacts {
  // What every callback carries is compared where this one does not: then it is different.
  const compared = comparedFields.filter(
    (field) => local[field] !== null && (callback[field] !== null || field !== 'currency'),
  );
  const missing: LocalOrderField[] = comparedFields.filter((field) => !compared.includes(field));
  const isRespelled =
    local.amount !== null &&
    callback.amount !== null &&
    compareAmounts(local.amount, callback.amount) === 'same-value';
  const respelled = compared
    .filter((field) => field !== 'amount' && local[field] !== callback[field])
    .filter((field) => isEqual(field, local, callback))
    .map((field) => ({ field, local: local[field] ?? '', callback: callback[field] }));
  return {
    foundBy,
    compared,
    missing: local.status === null ? [...missing, 'status'] : missing,
    spelling: isRespelled
      ? { field: 'amount', local: local.amount ?? '', callback: callback.amount }
      : null,
    ...(respelled.length > 0 && { respelled }),
    localStatus: readLocalStatus(local),
  };
}

function isEqual(field: LocalOrderField, local: LocalOrder, callback: LocalOrder): boolean {
  const { [field]: own } = local;
  const { [field]: theirs } = callback;
  if (own === null || theirs === null) return false;
  return field === 'amount'
    ? compareAmounts(own, theirs) !== 'different'
    : toWord(own) === toWord(theirs);
}

/** Books write words as they like, as they do with the status. */
function toWord(text: string): string {
  return text.trim().toLowerCase();
}

/** What the contract's reader understands stands in the callback, and in the books what may mean the same or not. */
function isUnclear(field: LocalOrderField, local: LocalOrder, callback: LocalOrder): boolean {
  const { [field]: own } = local;
  const { [field]: theirs } = callback;
  if (own === null || theirs === null || own === theirs) return false;
  if (field === 'amount') return isAmount(theirs) && !isAmount(own);
  const isType = (text: string): boolean => orderTypes.some((type) => type === toWord(text));
  return field === 'orderType' && isType(theirs) && !isType(own);
}

/** Both orders carry it, and not the same. */
function differs(field: LocalOrderField, local: LocalOrder, callback: LocalOrder): boolean {
  return local[field] !== null && callback[field] !== null && local[field] !== callback[field];
}
