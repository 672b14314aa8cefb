/** The orders that the pack's callbacks are about. */
import { callbackStatus, type OrderType } from '../contract';

/** What an endpoint that looks its orders up has to know beforehand. */
export interface PackOrder {
  readonly merchantOrderNo: string;
  readonly orderNo: string;
  readonly orderType: OrderType;
  readonly amount: string;
  readonly feeAmount: string;
  readonly netAmount: string;
}

/** @param name of the case, which a log shows in this way */
export function createPackOrder(name: string, orderType: OrderType): PackOrder {
  const isPayin = orderType === 'payin';
  return {
    merchantOrderNo: `PACK-${name}`,
    orderNo: `${isPayin ? 'PI' : 'PO'}-${name}`,
    orderType,
    amount: '100.00',
    feeAmount: '1.50',
    netAmount: isPayin ? '98.50' : '101.50',
  };
}

/** Compact, as most platforms send it. */
export function printPackBody(order: PackOrder, completedAt: number, members: string): string {
  const { merchantOrderNo, orderNo, orderType, amount, feeAmount, netAmount } = order;
  const body = JSON.stringify({
    orderType,
    orderNo,
    merchantOrderNo,
    status: callbackStatus,
    amount,
    feeAmount,
    netAmount,
    completedAt,
  });
  return members === '' ? body : `${body.slice(0, -1)},${members}}`;
}

export function printOrdersCsv(orders: readonly PackOrder[]): string {
  const rows = orders.map((order) => columns.map((name) => order[name]).join(','));
  return `${[columns.join(','), ...rows].join('\n')}\n`;
}

const columns = [
  'merchantOrderNo',
  'orderNo',
  'orderType',
  'amount',
  'feeAmount',
  'netAmount',
] as const satisfies readonly (keyof PackOrder)[];
