import { expect, it } from 'vitest';
import { createCheck } from './check';
import { leaveOrderOpen } from './leave-order-open';

const failed = createCheck('order.no-number', {});
const nonce = createCheck('nonce.missing', { state: 'absent' });
const same = createCheck('order.unreadable', {});

it('what another body fails is left open, and nothing else', () => {
  expect(leaveOrderOpen([nonce, failed], true)).toEqual([
    nonce,
    { name: 'order', code: 'order.no-callback', result: 'skipped', isOtherBody: true },
  ]);
  expect(leaveOrderOpen([nonce, same], true)).toEqual([nonce, same]);
  expect(leaveOrderOpen([nonce, failed], false)).toEqual([nonce, failed]);
});
