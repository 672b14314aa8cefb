import { describe, expect, it } from 'vitest';
import { addSeenNonce, pickSeenNonce } from './seen-nonces';

const seen = addSeenNonce(addSeenNonce([], 'a', 1000, 600), 'b', 1100, 600);

describe('a receiver’s memory of nonces', () => {
  it('knows a nonce until its lifetime is over, and not longer', () => {
    expect(pickSeenNonce(seen, 'a', 1600, 600)).toEqual({ nonce: 'a', firstSeenSeconds: 1000 });
    expect(pickSeenNonce(seen, 'a', 1601, 600)).toBeNull();
    expect(pickSeenNonce(seen, 'c', 1000, 600)).toBeNull();
  });

  it('forgets what is older than the lifetime when another comes', () => {
    expect(addSeenNonce(seen, 'c', 1600, 600).map(({ nonce }) => nonce)).toEqual(['a', 'b', 'c']);
    expect(addSeenNonce(seen, 'c', 1601, 600).map(({ nonce }) => nonce)).toEqual(['b', 'c']);
    expect(addSeenNonce(seen, 'c', 9999, 600).map(({ nonce }) => nonce)).toEqual(['c']);
  });

  it('remembers one that comes again from then on', () => {
    expect(addSeenNonce(seen, 'a', 1500, 600)).toEqual([
      { nonce: 'b', firstSeenSeconds: 1100 },
      { nonce: 'a', firstSeenSeconds: 1500 },
    ]);
  });
});
