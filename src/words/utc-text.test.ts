import { describe, expect, it } from 'vitest';
import { printUtc, toTimeText } from './utc-text';

/** What `date -u` prints. */
describe('toTimeText', () => {
  it.each([
    ['timestamp', '1790000000', '2026-09-21 14:13:20 UTC'],
    ['completedAt', '1790000000000', '2026-09-21 14:13:20 UTC'],
    ['createdAt', '1790000000999', '2026-09-21 14:13:20 UTC'],
    ['completedAt', '5', '1970-01-01 00:00:05 UTC'],
    ['completedAt', '999999999999', '+033658-09-27 01:46:39 UTC'],
  ])('%s %s', (key, value, text) => {
    expect(toTimeText(key, value)).toBe(text);
  });

  it.each([
    ['orderNo', '1790000000'],
    ['timestamp', '17900000000000'],
    ['timestamp', '1790000000.5'],
    ['timestamp', ''],
  ])('says nothing of %s %j', (key, value) => {
    expect(toTimeText(key, value)).toBe('');
  });
});

describe('printUtc', () => {
  it('prints the number where the calendar ends', () => {
    expect(printUtc(8.64e12)).toBe('+275760-09-13 00:00:00 UTC');
    expect(printUtc(8.64e12 + 1)).toBe('8640000000001');
  });
});
