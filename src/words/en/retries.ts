import type { RetryWords } from '../retry-words';
import { printUtc } from '../utc-text';
import { durationWords } from './durations';

const { print: printDuration } = durationWords;

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
      unstated: 'Not stated',
    },
    next: (next) =>
      next === null
        ? 'none: the platform has given up'
        : `about ${printUtc(next.atSeconds)}, about ${printDuration(next.intervalSeconds)} after the last${
            next.hasPassed ? ' (that time has passed)' : ''
          }`,
    left: (attempts, limit) => `${attempts} of about ${limit}`,
    end(limit, atSeconds, inAllSeconds) {
      if (atSeconds === null) return `after attempt ${limit}, which is the last one`;
      const end = `after attempt ${limit}, about ${printUtc(atSeconds)}`;
      if (inAllSeconds === null) return end;
      return `${end}, in all about ${printDuration(inAllSeconds)} after the first`;
    },
    unstated:
      'How long the platform waits for an answer, and by how much the intervals vary, is not stated by the contract. Unacknowledged callbacks stand as tasks and logs in the operator’s back office; a scheduled order query finds what was lost.',
  },
  chart: {
    caption: (fromSeconds, toSeconds, isGuess) =>
      `Attempts over time, from ${printUtc(fromSeconds)} to about ${printUtc(toSeconds)}${
        isGuess ? ', if the first were made now' : ''
      }`,
    ranges: 'Show',
    allAttempts: (limit) => `All ${limit}`,
    firstAttempts: (attempts) => `First ${attempts}`,
    describe(made, ends) {
      const within = ends.map(
        ({ attempts, seconds }, index) =>
          `${attempts} within ${index === ends.length - 1 ? 'about ' : ''}${printDuration(seconds)}`,
      );
      const standing = made === 0 ? '' : ` ${made} made so far.`;
      return `The number of attempts over time: ${within.join(', ')}.${standing} The table below has every one.`;
    },
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
      at: 'At about, UTC',
      after: 'After the first',
      wait: 'Then waits about',
    },
    states: { made: 'made', latest: 'latest', next: 'next', toCome: 'to come' },
    noMore: 'no more',
  },
};
