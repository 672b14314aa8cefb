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
    ['the basic format', '20231114T221320Z', 1_700_000_000],
    ['the basic format with a zone', '20231115T061320.5+0800', 1_700_000_000],
    ['an access log’s time', '[15/Nov/2023:06:13:20 +0800]', 1_700_000_000],
    ['nginx’ $msec', '1700000000.123', 1_700_000_000],
    ['a header’s date', 'Tue, 14 Nov 2023 22:13:20 GMT', 1_700_000_000],
    ['a mail’s date', '5 Dec 2023 22:13:20 +0100', 1_701_810_800],
    ['eleven digits', '99999999999', 99_999_999_999],
    ['one digit', '7', 7],
    ['small letters', '2023-11-14t22:13:20z', 1_700_000_000],
    ['the word utc', '2023-11-14 22:13:20 utc', 1_700_000_000],
    ['an offset of hours', '2023-11-15T06:13:20+08', 1_700_000_000],
    ['an offset of minutes', '2023-11-14T21:43:20-00:30', 1_700_000_000],
    ['the largest offset', '2023-11-15T22:12:20+23:59', 1_700_000_000],
    ['the last second of a year', '2023-12-31T23:59:59Z', 1_704_067_199],
    ['a year of the first century', '0050-01-01T00:00:00Z', -60_589_296_000],
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
    ['a minute beyond the hour', '2023-02-28T00:60:00Z', 'no-such-time'],
    ['a second beyond the minute', '2023-02-28T00:00:60Z', 'no-such-time'],
    ['a thirteenth month', '2023-13-01T00:00:00Z', 'no-such-time'],
    ['a month of zero', '2023-00-01T00:00:00Z', 'no-such-time'],
    ['an offset of sixty minutes', '2023-02-28T00:00:00+01:60', 'no-such-time'],
    ['twelve digits', '170000000000', 'not-a-time'],
    ['fourteen digits', '17000000000000', 'not-a-time'],
    ['digits and a letter', '1700000000x', 'not-a-time'],
    ['a letter and digits', 'x1700000000', 'not-a-time'],
    ['a month that there is not', '14/Foo/2023:22:13:20 +0000', 'no-such-time'],
    ['the basic format without a zone', '20231114T221320', 'not-a-time'],
    ['words', 'yesterday', 'not-a-time'],
    ['a negative number', '-5', 'not-a-time'],
    ['another order', '14.11.2023 22:13:20', 'not-a-time'],
  ])('refuses %s', (_, text, fault) => {
    expect(parseMoment(text)).toEqual({ ok: false, fault });
  });
});
