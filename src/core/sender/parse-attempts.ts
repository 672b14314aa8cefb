import { attemptLimit } from '../contract';

/** @returns null for what is no whole number of 1 or more; for more than the platform makes, one past the limit */
export function parseAttempts(text: string): number | null {
  const trimmed = text.trim();
  const number = /^\d+(?:e\+?\d+)?$/i.test(trimmed) ? Number(trimmed) : 0;
  return number < 1 ? null : Math.min(number, attemptLimit + 1);
}
