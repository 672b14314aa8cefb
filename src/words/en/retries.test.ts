import { describe, expect, it } from 'vitest';
import { retryWords } from './retries';

const { outlook, chart } = retryWords;
const noon = Date.UTC(2026, 10, 21, 12) / 1000;

describe('the outlook', () => {
  it('says when the next attempt is due, and that it is overdue', () => {
    const next = { atSeconds: noon, intervalSeconds: 300, hasPassed: false };
    expect(outlook.next(next)).toBe(
      'about 2026-11-21 12:00:00 UTC, about 5 minutes after the last',
    );
    expect(outlook.next({ ...next, hasPassed: true })).toMatch(/ after the last \(.*passed\)$/);
  });

  it('says no time of an end that is not known', () => {
    expect(outlook.end(200, null, null)).toBe('after attempt 200, which is the last one');
    expect(outlook.end(200, noon, null)).toBe('after attempt 200, about 2026-11-21 12:00:00 UTC');
    expect(outlook.end(200, noon, 86_400)).toMatch(/, in all about 1 day after the first$/);
  });
});

describe('the chart’s name', () => {
  const ends = [
    { attempts: 10, seconds: 270 },
    { attempts: 200, seconds: 280_500 },
  ];

  it('says when each phase ends, and what was made', () => {
    expect(chart.describe(0, ends)).toBe(
      'The number of attempts over time: 10 within 4 minutes 30 seconds, 200 within about 3 days 5 hours. The table below has every one.',
    );
    expect(chart.describe(3, ends)).toMatch(/ hours\. 3 made so far\. The table /);
  });
});
