import type { OrderType } from '../core/contract';
import type { DeliveryRow, DeliveryWarning } from '../core/sender/pick-delivery-target';
import type { Text } from './text';

/** What a language says of where the completion callback of an order goes. */
export interface TargetWords {
  readonly title: string;
  readonly orderType: string;
  readonly finalStatus: string;
  readonly notifyUrl: { readonly label: string; readonly hint: string };
  readonly callbackUrl: { readonly label: string; readonly hint: string };
  /** What the contract says. */
  readonly rows: Readonly<Record<DeliveryRow, string>>;
  /** There is no target. */
  readonly none: string;
  /** What follows from that. */
  readonly noneHint: string;
  /** The configured one cannot be called. */
  readonly noAddress: (field: 'notifyUrl' | 'callbackUrl', orderType: OrderType) => string;
  readonly warnings: {
    readonly [Code in DeliveryWarning['code']]: (
      warning: Extract<DeliveryWarning, { code: Code }>,
    ) => Text;
  };
}
