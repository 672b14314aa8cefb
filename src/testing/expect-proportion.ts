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
  const text = build(long);
  const shortText = build(short);
  const inProportion =
    (long / short) * Math.min(measure(shortText, read), measure(shortText, read));
  // Four times as long would take 16 times as long where it grew with the square.
  const most = 2 * inProportion + 200;
  // The least of two, as above: the second time it is read only where the first does not decide.
  const first = measure(text, read);
  expect(first < most ? first : measure(text, read)).toBeLessThan(most);
}

/** Processor time in milliseconds: what else runs on the machine costs none of it. */
function measure(text: string, read: (text: string) => void): number {
  const start = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
