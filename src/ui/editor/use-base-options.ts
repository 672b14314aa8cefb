import { useMemo } from 'react';
import { useMediaQuery } from '../shell/use-media-query';
import { baseOptions } from './monaco';

/** What all of Monaco's editors have in common on this system as it is set now. */
export function useBaseOptions() {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useMemo(
    () => ({ ...baseOptions, cursorBlinking: isStill ? ('solid' as const) : ('blink' as const) }),
    [isStill],
  );
}
