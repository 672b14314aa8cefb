import { describe, expect, it } from 'vitest';
import { retryWords } from './retries';

const { outlook, chart } = retryWords;
const noon = Date.UTC(2026, 10, 21, 12) / 1000;

describe('the outlook', () => {
  it('says when the next attempt is due, and that it is overdue', () => {
    const next = { atSeconds: noon, intervalSeconds: 300, hasPassed: false };
    expect(outlook.next(next)).toMatch(
      /^about 2026-11-21 12:00:00 UTC( · .+ here)?, about 5 minutes after the last$/,
    );
    expect(outlook.next({ ...next, hasPassed: true })).toMatch(/ after the last \(.*passed\)$/);
  });

  it('says no time of an end that is not known', () => {
    expect(outlook.end(200, null, null)).toBe('after attempt 200, which is the last one');
    expect(outlook.end(200, noon, null)).toMatch(
      /^after attempt 200, about 2026-11-21 12:00:00 UTC( · .+ here)?$/,
    );
    expect(outlook.end(200, noon, 86_400)).toMatch(/, in all about 1 day after the first$/);
  });
});

describe('the chart’s name', () => {
  const phases = [
    { from: 1, atSeconds: 0, intervalSeconds: 30 },
    { from: 11, atSeconds: 300, intervalSeconds: 300 },
  ];
  const end = { attempts: 200, seconds: 280_500 };

  it('says when each phase begins, and what was made', () => {
    expect(chart.describe(0, phases, end)).toBe(
      'The attempts over time: from attempt 1 about every 30 seconds; from attempt 11, after 5 minutes, about every 5 minutes; the last, attempt 200, after about 3 days 6 hours. The table below has every one.',
    );
    expect(chart.describe(3, phases, end)).toMatch(/ hours\. 3 made so far\. The table /);
  });

  it('has a beginning of each phase in the picture', () => {
    expect(chart.phase(1, 30)).toBe('every 30 s');
    expect(chart.phase(11, 300)).toBe('from attempt 11: every 5 min');
  });
});
