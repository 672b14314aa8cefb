import {
  type DurationUnit,
  type DurationWords,
  daySeconds,
  roundDuration,
  splitDuration,
} from '../duration-words';
import { english } from './language';

const { count, printNumber } = english;

const names = {
  day: { one: 'day', other: 'days' },
  hour: { one: 'hour', other: 'hours' },
  minute: { one: 'minute', other: 'minutes' },
  second: { one: 'second', other: 'seconds' },
} as const;

const signs: Readonly<Record<DurationUnit, string>> = {
  day: 'd',
  hour: 'h',
  minute: 'min',
  second: 's',
};

function print(seconds: number): string {
  return splitDuration(roundDuration(seconds))
    .map(({ amount, unit }) => count(amount, names[unit]))
    .join(' ');
}

export const durationWords: DurationWords = {
  print,
  printShort: (seconds) =>
    splitDuration(seconds)
      .map(({ amount, unit }) => `${printNumber(amount)} ${signs[unit]}`)
      .join(' '),
  printAge(seconds) {
    const days = Math.floor(Math.abs(seconds) / daySeconds);
    return days < 2 ? print(seconds) : count(days, names.day);
  },
};
