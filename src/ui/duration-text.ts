const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The two largest units of a length of time: `3 days 6 hours`. */
export function printDuration(seconds: number): string {
  const distance = Math.abs(Math.round(seconds));
  const first = units.findIndex(([, size]) => distance >= size);
  if (first === -1) return '0 seconds';
  let rest = distance;
  const parts: string[] = [];
  for (const [unit, size] of units.slice(first, first + 2)) {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    if (amount > 0) parts.push(`${amount.toLocaleString('en')} ${unit}${amount === 1 ? '' : 's'}`);
  }
  return parts.join(' ');
}
