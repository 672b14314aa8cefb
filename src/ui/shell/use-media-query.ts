import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; also tells when that changes. */
export function useMediaQuery(query: string): boolean {
  const observe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(observe, () => matchMedia(query).matches);
}
