import { expect } from 'vitest';

/**
 * Fails where the time grows faster than the text.
 *
 * @param build a text of so many characters, about
 * @param read what is measured
 */
export function expectProportion(
  build: (length: number) => string,
  read: (text: string) => void,
): void {
  const [short, long] = [24_000, 96_000];
  const inProportion = (long / short) * measure(build(short), read);
  // Four times as long would take 16 times as long where it grew with the square.
  expect(measure(build(long), read)).toBeLessThan(2 * inProportion + 200);
}

/** Processor time in milliseconds, the least of a few: what else runs on the machine costs none of it. */
function measure(text: string, read: (text: string) => void): number {
  const times = [0, 1].map(() => {
    const start = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
