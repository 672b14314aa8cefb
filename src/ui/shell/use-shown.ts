import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * A part of a store's state as it was last drawn. It follows in a transition: typing and the verdict go first,
 * and all that one change of the stores brings is drawn together.
 *
 * @param pick the same function at every call; what it picks is compared by identity, a list by its items
 */
export function useShown<State, Part>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  pick: (state: State) => Part,
): Part {
  const [shown, show] = useState(() => pick(store.getState()));
  useEffect(() => {
    function follow(): void {
      const part = pick(store.getState());
      startTransition(() => show((before) => (isSame(before, part) ? before : part)));
    }
    // It may have changed between the first drawing and now.
    follow();
    return store.subscribe((state, previous) => {
      if (!isSame(pick(previous), pick(state))) follow();
    });
  }, [store, pick]);
  return shown;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}
