/** Where the completion callback of an order goes (contract, "States and transitions" and "Event: order completion callback"). */
import { callbackStatus, type FinalStatus, type OrderType } from '../contract';
import { type LocalHost, pickLocalHost } from './pick-local-host';

export interface DeliveryConditions {
  readonly orderType: OrderType;
  readonly finalStatus: FinalStatus;
  /** Given when the order was created; may be blank. */
  readonly notifyUrl: string;
  /** The merchant's default address; may be blank. */
  readonly callbackUrl: string;
}

/** The row of the contract that decides. Public and stable. */
export type DeliveryRow =
  | 'payin-notify-url'
  | 'payin-no-notify-url'
  | 'payout-notify-url'
  | 'payout-callback-url'
  | 'no-valid-url'
  | 'failed'
  | 'cancelled';

export type DeliveryWarning =
  /** The contract: production addresses must use HTTPS. */
  | { readonly code: 'http' }
  | { readonly code: 'unreachable'; readonly host: string; readonly why: LocalHost | 'port' };

export interface Delivery {
  readonly row: DeliveryRow;
  /** Null when no callback is sent. */
  readonly target: string | null;
  readonly warnings: readonly DeliveryWarning[];
  /** The configured address that is none; left out where there is no such. */
  readonly noAddress?: 'notifyUrl' | 'callbackUrl';
}

export function pickDeliveryTarget(conditions: DeliveryConditions): Delivery {
  const { orderType, finalStatus } = conditions;
  const notifyUrl = conditions.notifyUrl.trim();
  const callbackUrl = conditions.callbackUrl.trim();
  if (finalStatus !== callbackStatus) return createNoDelivery(finalStatus);
  if (orderType === 'payin') {
    if (notifyUrl === '') return createNoDelivery('payin-no-notify-url');
    return createDelivery('payin-notify-url', 'notifyUrl', notifyUrl);
  }
  // Only an empty notifyUrl gives way to the default: the contract says nothing of one that is no address.
  if (notifyUrl !== '') return createDelivery('payout-notify-url', 'notifyUrl', notifyUrl);
  if (callbackUrl === '') return createNoDelivery('no-valid-url');
  return createDelivery('payout-callback-url', 'callbackUrl', callbackUrl);
}

function createDelivery(
  row: DeliveryRow,
  field: 'notifyUrl' | 'callbackUrl',
  target: string,
): Delivery {
  // URL alone would take https:///x and white space; the pattern alone a port of six digits.
  const isAddress = /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i.test(target) && URL.canParse(target);
  if (!isAddress) return { ...createNoDelivery('no-valid-url'), noAddress: field };
  const { hostname, port, protocol } = new URL(target);
  // RFC 6335 §6: nothing listens there.
  const why = pickLocalHost(hostname) ?? (port === '0' ? 'port' : null);
  const warnings: DeliveryWarning[] = [];
  if (why !== null) warnings.push({ code: 'unreachable', host: hostname, why });
  if (protocol === 'http:') warnings.push({ code: 'http' });
  return { row, target, warnings };
}

function createNoDelivery(row: DeliveryRow): Delivery {
  return { row, target: null, warnings: [] };
}
