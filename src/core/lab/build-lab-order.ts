import type { OrderType } from '../contract';
import { buildTestBody, type RandomBytes } from '../sender/build-test-order';
import type { PlatformOrder } from '../sender/platform-order';

/** A new order, with values that are no real order's. */
export function buildLabOrder(
  orderType: OrderType,
  notifyUrl: string,
  random: RandomBytes,
  nowSeconds: number,
): PlatformOrder {
  const body = JSON.parse(buildTestBody(orderType, random, nowSeconds));
  return { ...body, status: 'created', completedAt: null, notifyUrl };
}
