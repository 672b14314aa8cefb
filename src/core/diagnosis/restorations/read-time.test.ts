import { expect, it } from 'vitest';
import { readDigits, readTimeList, readTimes } from './read-time';

/** 2026-09-21T14:13:27Z, by `date -d @1790000007 -u`. */
const moment = 1_790_000_007_000;

it.each([
  ['2026-09-21T14:13:27Z', 0],
  ['2026-09-21T14:13:27.000+00:00', 0],
  ['2026-09-21T22:13:27+08:00', 480],
  ['2026-09-21 09:13:27 -0500', -300],
  // PostgreSQL's text of a timestamptz.
  ['2026-09-21 22:13:27+08', 480],
  ['2026-09-21 11:13:27.000-03', -180],
  ['2026/09/21 14:13:27', null],
  ['Mon Sep 21 14:13:27 UTC 2026', 0],
  ['Mon Sep 21 14:13:27 IST 2026', null],
  ['Mon, 21 Sep 2026 14:13:27 GMT', 0],
  ['Sep 21, 2026, 2:13:27 PM', null],
  ['9/21/2026 2:13:27 PM', null],
  ['/Date(1790000007000)/', 0],
  ['2026-09-21T22:13:27+08:00[Asia/Shanghai]', 480],
  ['2026-09-21 14:13:27 +0000 UTC', 0],
  ['Mon Sep 21 2026 22:13:27 GMT+0800 (China Standard Time)', 480],
  ['21/09/2026 14:13:27', null],
  ['09/21/2026 14:13:27', null],
  ['21.9.2026, 14:13:27', null],
  ['14:13:27 21.09.2026', null],
  ['2026年09月21日 14:13:27', null],
  ['2026年9月21日14时13分27秒', null],
  ['Sep 21, 2026 14:13:27', null],
  ['21 Sep 2026 02:13:27 PM', null],
])('a moment as it is printed: %s', (text, offset) => {
  expect(readTimes(text)).toEqual([{ milliseconds: moment + (offset ?? 0) * 60_000, offset }]);
});

it('day and month in either order where both are possible', () => {
  const days = readTimes('05/09/2026 14:13:27').map(({ milliseconds }) => new Date(milliseconds));
  expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(['2026-09-05', '2026-05-09']);
});

it('digits alone', () => {
  expect(readDigits('20260921141327')).toEqual({ milliseconds: moment, offset: null });
  expect(readDigits('1790000007000')).toEqual({ milliseconds: moment, offset: 0 });
  expect(readDigits('20261321141327')).toBeNull();
});

it('the list that Jackson writes', () => {
  const list = ['2026', '9', '21', '14', '13', '27'];
  expect(readTimeList(list)).toEqual({ milliseconds: moment, offset: null });
});

it.each(['1790000007', 'P202611210001', '2026-09-21', 'Mon Foo 21 14:13:27 UTC'])(
  'no moment: %s',
  (text) => {
    expect(readTimes(text)).toEqual([]);
  },
);
