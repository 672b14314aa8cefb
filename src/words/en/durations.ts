import { type DurationUnit, type DurationWords, splitDuration } from '../duration-words';
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

export const durationWords: DurationWords = {
  print: (seconds) =>
    splitDuration(seconds)
      .map(({ amount, unit }) => count(amount, names[unit]))
      .join(' '),
  printShort: (seconds) =>
    splitDuration(seconds)
      .map(({ amount, unit }) => `${printNumber(amount)} ${signs[unit]}`)
      .join(' '),
};
