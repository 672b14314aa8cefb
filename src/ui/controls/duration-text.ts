interface Unit {
  readonly seconds: number;
  readonly name: string;
  readonly sign: string;
}

const units: readonly Unit[] = [
  { seconds: 86_400, name: 'day', sign: 'd' },
  { seconds: 3600, name: 'hour', sign: 'h' },
  { seconds: 60, name: 'minute', sign: 'min' },
  { seconds: 1, name: 'second', sign: 's' },
];

/** The two largest units of a length of time: `3 days 6 hours`. */
export function printDuration(seconds: number): string {
  return printUnits(seconds, (amount, { name }) => (amount === 1 ? name : `${name}s`));
}

/** The same for a column of them: `3 d 6 h`. */
export function printShortDuration(seconds: number): string {
  return printUnits(seconds, (_, { sign }) => sign);
}

function printUnits(seconds: number, toWord: (amount: number, unit: Unit) => string): string {
  const distance = Math.abs(Math.round(seconds));
  const first = units.findIndex((unit) => distance >= unit.seconds);
  const shown = first === -1 ? units.slice(-1) : units.slice(first, first + 2);
  let rest = distance;
  const parts: string[] = [];
  for (const unit of shown) {
    const amount = Math.floor(rest / unit.seconds);
    rest -= amount * unit.seconds;
    if (amount > 0 || shown.length === 1) {
      parts.push(`${amount.toLocaleString('en')} ${toWord(amount, unit)}`);
    }
  }
  return parts.join(' ');
}
