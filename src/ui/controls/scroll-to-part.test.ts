import { afterEach, expect, it, vi } from 'vitest';
import { scrollToPart } from './scroll-to-part';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, 'instant'],
  [false, 'smooth'],
])('moves the page smoothly only where nobody asked for less motion: %s', (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const scrollIntoView = vi.fn();
  scrollToPart({ scrollIntoView } as unknown as Element);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior });
});
