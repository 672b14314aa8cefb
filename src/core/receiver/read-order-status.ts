/** What a status in the receiver's own books means in the contract's words ("States and transitions"). */
import { type OrderStatus, orderStatuses } from '../contract';

/**
 * In any case, with white space around it, and with the one l of American English. Null for any other word, also
 * for one that seems to say the same: what it means is known to those books alone.
 */
export function readOrderStatus(written: string): OrderStatus | null {
  const word = written.trim().toLowerCase();
  if (word === 'canceled') return 'cancelled';
  return orderStatuses.find((status) => status === word) ?? null;
}
