import { describe, expect, it } from 'vitest';
import { readOrderStatus } from './read-order-status';

describe('the status of a local order', () => {
  it.each([
    ['created', 'created'],
    ['completed', 'completed'],
    ['COMPLETED', 'completed'],
    [' Completed ', 'completed'],
    ['Failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['CANCELED', 'cancelled'],
  ])('%j is read as %s', (written, status) => {
    expect(readOrderStatus(written)).toBe(status);
  });

  it.each(['complete', 'PAID', 'success', 'pending', '2', 'incompleted', 'cancelling', 'toString'])(
    '%j is no word of the contract',
    (written) => {
      expect(readOrderStatus(written)).toBeNull();
    },
  );
});
