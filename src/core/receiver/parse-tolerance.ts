import { defaultToleranceSeconds } from '../contract';

/** @returns seconds; the default for an empty text, null for one that is no whole number of seconds */
export function parseTolerance(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return defaultToleranceSeconds;
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : null;
}
