import type { Cause } from '../cause';

/** What stands in front of the pairs and behind them. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

export function createAround({ before, after }: Around): Cause & Around {
  return { kind: 'fault', code: 'string.text-around', owner: 'merchant', before, after };
}
