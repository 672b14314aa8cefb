/** The value that the contract allows and an enum of a program stands for: `PAYIN`, `OrderType.PAYIN`, `ORDER_TYPE_PAYIN`. */
import { contractFields } from '../../contract';

/** Null where none does, and where the value is one itself. */
export function pickAllowed(key: string, value: string): string | null {
  const allowed = contractFields[key]?.allowed ?? [];
  if (allowed.includes(value)) return null;
  const name = value.split(/[._:]/).at(-1)?.toLowerCase();
  return allowed.find((one) => one === name) ?? null;
}
