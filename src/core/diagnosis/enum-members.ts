/** A member of an enum that was printed itself, with the name of its class, in the place of its value. */

import { contractFields } from '../contract';
import { createLookupTable } from '../lookup-table';

/** As programs call the classes of those fields whose values the contract lists. */
const classes: Readonly<Record<string, readonly string[]>> = createLookupTable({
  orderType: ['OrderType', 'OrderTypeEnum', 'Type', 'PaymentType', 'TransactionType'],
  status: [
    ...['Status', 'OrderStatus', 'OrderStatusEnum', 'StatusEnum', 'PaymentStatus'],
    ...['TransactionStatus', 'OrderState', 'State'],
  ],
});

/** What an enum may print for a value of this field. */
export function listEnumMembers(key: string, value: string): readonly string[] {
  const names = new Set([
    value.toUpperCase(),
    value,
    value.charAt(0).toUpperCase() + value.slice(1),
  ]);
  return (classes[key] ?? []).flatMap((one) =>
    [...names].flatMap((name) => [`${one}.${name}`, `<${one}.${name}: '${value}'>`]),
  );
}

/** `OrderStatus.COMPLETED`, or `<OrderStatus.COMPLETED: 'completed'>`. */
export function isEnumMember(key: string, text: string, value: string): boolean {
  // Of other fields it may be a prefix.
  if (contractFields[key]?.allowed === undefined) return false;
  const [, name = '', shown = value] =
    /^<?(?:[A-Z]\w{0,60}\.){1,3}(\w{1,60})(?:: '(\w{1,60})'>)?$/.exec(text) ?? [];
  return name.toLowerCase() === value.toLowerCase() && shown === value;
}
