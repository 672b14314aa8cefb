import type { RetryWords } from '../retry-words';
import { durationWords } from './durations';
import { momentWords } from './moments';

const { print: printDuration, printShort } = durationWords;
const { print: printMoment } = momentWords;

export const retryWords: RetryWords = {
  title: 'What happens without an acknowledgement?',
  made: {
    label: 'Attempts already made',
    hint: 'the first one counts',
    fault: 'Expected a whole number of attempts, 1 or more.',
  },
  lastAt: {
    label: 'Last attempt at',
    hint: 'empty for now; ISO 8601 or Unix seconds',
    placeholder: 'now',
  },
  outlook: {
    heads: {
      next: 'Next attempt',
      left: 'Attempts left',
      end: 'Gives up',
      unstated: 'Not stated by the contract',
    },
    next: (next) =>
      next === null
        ? 'none: the platform has given up'
        : `about ${printMoment(next.atSeconds)}, about ${printDuration(next.intervalSeconds)} after the last${
            next.hasPassed ? ' (passed)' : ''
          }`,
    left: (attempts, limit) => `${attempts} of about ${limit}`,
    end(limit, atSeconds, inAllSeconds) {
      if (atSeconds === null) return `after attempt ${limit}, which is the last one`;
      const end = `after attempt ${limit}, about ${printMoment(atSeconds)}`;
      if (inAllSeconds === null) return end;
      return `${end}, in all about ${printDuration(inAllSeconds)} after the first`;
    },
    unstated:
      'How long the platform waits for an answer, and how much the intervals vary. Unacknowledged callbacks stand in the operator’s back office; a scheduled order query finds what was lost.',
  },
  chart: {
    caption: (fromSeconds, toSeconds, isGuess) =>
      `Attempts over time, from ${printMoment(fromSeconds)} to about ${printMoment(toSeconds)}${
        isGuess ? ', if the first were made now' : ''
      }`,
    ranges: 'Show',
    allAttempts: (limit) => `All ${limit}`,
    firstAttempts: (attempts) => `First ${attempts}`,
    describe(made, phases, end) {
      const steps = phases.map(
        ({ from, atSeconds, intervalSeconds }) =>
          `from attempt ${from}${atSeconds === 0 ? '' : `, after ${printDuration(atSeconds)},`} about every ${printDuration(intervalSeconds)}`,
      );
      const standing = made === 0 ? '' : ` ${made} made so far.`;
      return `The attempts over time: ${steps.join('; ')}; the last, attempt ${end.attempts}, after about ${printDuration(end.seconds)}.${standing} The table below has every one.`;
    },
    phase: (from, intervalSeconds) =>
      from === 1
        ? `every ${printShort(intervalSeconds)}`
        : `from attempt ${from}: every ${printShort(intervalSeconds)}`,
    axis: 'Attempt',
    series: { time: 'At about', made: 'Made', toCome: 'To come' },
    attempt: (number) => `attempt ${number}`,
    mark: (made) => `${made} made`,
  },
  table: {
    label: 'All attempts',
    caption: 'Every attempt with its time, if none is acknowledged',
    heads: {
      attempt: 'Attempt',
      state: 'State',
      after: 'After the first',
      wait: 'Then waits about',
    },
    at: (isLocalShown) => `At about, UTC${isLocalShown ? ' · here' : ''}`,
    states: { made: 'made', latest: 'latest', next: 'next', toCome: 'to come' },
    noMore: 'no more',
  },
};
