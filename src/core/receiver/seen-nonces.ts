/**
 * A receiver's own memory of nonces (contract, "Receiver processing order", step 4): whatever comes with one again is
 * refused, the very same request too. The page's own memory (`nonce-memory.ts`) knows that a callback is looked at twice.
 */
export interface SeenNonce {
  readonly nonce: string;
  readonly firstSeenSeconds: number;
}

/** Null for a nonce that is new, or forgotten by now. */
export function pickSeenNonce(
  seen: readonly SeenNonce[],
  nonce: string,
  atSeconds: number,
  lifetimeSeconds: number,
): SeenNonce | null {
  const found = seen.find((one) => one.nonce === nonce);
  return found !== undefined && isAlive(found, atSeconds, lifetimeSeconds) ? found : null;
}

/** @param seen oldest first, as is what this returns */
export function addSeenNonce(
  seen: readonly SeenNonce[],
  nonce: string,
  atSeconds: number,
  lifetimeSeconds: number,
): readonly SeenNonce[] {
  const oldest = seen.findIndex((one) => isAlive(one, atSeconds, lifetimeSeconds));
  const alive = oldest === -1 ? [] : seen.slice(oldest);
  const others = alive.filter((one) => one.nonce !== nonce);
  others.push({ nonce, firstSeenSeconds: atSeconds });
  return others;
}

function isAlive({ firstSeenSeconds }: SeenNonce, now: number, lifetime: number): boolean {
  return now - firstSeenSeconds <= lifetime;
}
