import { describe, expect, it } from 'vitest';
import { parseMoment } from './parse-moment';

describe('parseMoment', () => {
  // Expected seconds by `date -u -d … +%s`.
  it.each<[string, string, number | null]>([
    ['nothing as now', '', null],
    ['white space as now', ' \n', null],
    ['Unix seconds', '1700000000', 1_700_000_000],
    ['Unix seconds with white space around', ' 1700000000\n', 1_700_000_000],
    ['UTC', '2023-11-14T22:13:20Z', 1_700_000_000],
    ['UTC as this page prints it', '2023-11-14 22:13:20 UTC', 1_700_000_000],
    ['fractions of a second, rounded down', '2023-11-14T22:13:20.999Z', 1_700_000_000],
    ['an offset', '2023-11-15T06:13:20+08:00', 1_700_000_000],
    ['a negative offset in short form', '2023-11-14T18:43:20-0330', 1_700_000_000],
    ['no seconds', '2023-11-14T22:13Z', 1_699_999_980],
    ['a leap day', '2024-02-29T00:00:00Z', 1_709_164_800],
  ])('reads %s', (_, text, seconds) => {
    expect(parseMoment(text)).toEqual({ ok: true, seconds });
  });

  it.each<[string, string, string]>([
    ['milliseconds', '1700000000000', 'milliseconds'],
    ['a day without a time', '2023-11-14', 'no-time'],
    ['a time without a zone', '2023-11-14T22:13:20', 'no-zone'],
    ['a day that is not in the calendar', '2023-02-29T00:00:00Z', 'no-such-time'],
    ['the hour 24', '2023-02-28T24:00:00Z', 'no-such-time'],
    ['an offset beyond a day', '2023-02-28T00:00:00+24:00', 'no-such-time'],
    ['words', 'yesterday', 'not-a-time'],
    ['a negative number', '-5', 'not-a-time'],
    ['another order', '14.11.2023 22:13:20', 'not-a-time'],
  ])('refuses %s', (_, text, fault) => {
    expect(parseMoment(text)).toEqual({ ok: false, fault });
  });
});
