import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { buildCanonical } from '../../canonical/build-canonical';
import type { Canonical } from '../../canonical/canonical';
import { parseHeaders } from '../../headers/parse-headers';
import type { ValueRange } from '../diagnosis';
import {
  listRanges,
  listWords,
  searchLikelyValues,
  searchLikelyValuesInSlices,
  searchRange,
} from './search-values';
import { runAtOnce, WorkMeter } from './slices';

const everyday =
  '{"amount":"1234.50","completedAt":1790000000,"orderNo":"Pq-17","orderType":"payin","status":"completed"}';
const pairs =
  'amount=1234.50&completedAt=1790000000&nonce=n1&orderNo=Pq-17&orderType=payin&status=completed&timestamp=1790000123';

function build(bodyText: string, timestamp = '1790000123', nonce = 'n1'): Canonical {
  const { headers } = parseHeaders(`X-Timestamp: ${timestamp}\nX-Nonce: ${nonce}`);
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  return buildCanonical({ headers, body: body.value, bodyText }).canonical;
}

function hash(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

describe('searchLikelyValues in a long string', () => {
  const long = build(`{"amount":"1.00","note":"${'x'.repeat(100_000)}"}`);
  const digest = hash(long.text.replace('amount=1.00', 'amount=11.00'));

  it.each([
    ['tries what it can', 10_000_000, true],
    ['tries nothing, and says so, where it could try next to nothing', 1_000_000, false],
  ])('%s', (_, work, isFound) => {
    const meter = new WorkMeter(work);
    const { found, tried, isComplete } = runAtOnce(
      searchLikelyValuesInSlices(long, digest, [], meter),
    );
    expect(found?.value ?? null).toBe(isFound ? '11.00' : null);
    expect([tried > 0, isComplete, meter.spent > 0]).toEqual([isFound, isFound, isFound]);
  });
});

it('listWords lists none of a value too long to be a slip', () => {
  expect(listWords(`[${'a b '.repeat(49)}]`)).toHaveLength(98);
  expect(listWords('a b '.repeat(1_000_000))).toEqual([]);
});

it('searchLikelyValues finds the value of another entry in the place of one', () => {
  const canonical = build(everyday);
  const digest = hash(pairs.replace('timestamp=1790000123', 'timestamp=1790000000'));
  expect(searchLikelyValues(canonical, digest, [])).toMatchObject({
    found: { key: 'timestamp', value: '1790000000' },
  });
});

it('searchLikelyValues finds two entries with each other’s values', () => {
  const body = '{"merchantOrderNo":"M-1","orderNo":"P€-22","remark":"x"}';
  const canonical = build(body);
  const text = 'merchantOrderNo=P€-22&nonce=n1&orderNo=M-1&remark=x&timestamp=1790000123';
  expect(searchLikelyValues(canonical, hash(text), []).found).toEqual({
    key: 'merchantOrderNo',
    value: 'P€-22',
    text,
    swappedKey: 'orderNo',
  });
  const turned = 'merchantOrderNo=P€-22&nonce=n1&orderNo=x&remark=M-1&timestamp=1790000123';
  expect(searchLikelyValues(canonical, hash(turned), []).found).toBeNull();
});

describe('searchLikelyValues finds the digits that a spreadsheet keeps to itself', () => {
  it.each([
    ['completedAt', '1790020000', '1790024999', '1.79002E+09', '1790000123'],
    ['timestamp', '1.79002E+09', '1790015001', '1790000000', '1.79002E+09'],
    // A narrow column: the time is near completedAt.
    ['timestamp', '1.79E+09', '1790003003', '1790003000', '1.79E+09'],
  ])('of %s', (key, pasted, signed, completedAt, timestamp) => {
    const canonical = build(everyday.replace('1790000000', completedAt), timestamp);
    const digest = hash(canonical.text.replace(`${key}=${pasted}`, `${key}=${signed}`));
    expect(searchLikelyValues(canonical, digest, []).found?.value).toBe(signed);
  });
});

describe('searchLikelyValues finds every slip again', () => {
  it.each([
    ['amount', '123.50', 'a digit dropped'],
    ['amount', '1234.5', 'the last digit dropped'],
    ['timestamp', '1790000123417', 'the seconds of a time in milliseconds'],
    ['timestamp', '1790000122500', 'rounded to the seconds'],
    ['timestamp', '1790000125317', 'read again in milliseconds'],
    ['amount', '11234.50', 'the first digit doubled'],
    ['amount', '12344.50', 'a digit doubled'],
    ['amount', '1243.50', 'two digits swapped'],
    ['amount', '2134.50', 'the first two swapped'],
    ['amount', '1234.05', 'the last two swapped'],
    ['amount', '123.450', 'a digit swapped with the point'],
    ['amount', '1239.50', 'a digit changed'],
    ['amount', '9234.50', 'the first digit changed'],
    ['amount', '1234.51', 'the last digit changed'],
    ['amount', '12634.50', 'a digit added'],
    ['amount', '1234.507', 'a digit added behind'],
    ['amount', '12.3450', 'the point moved'],
    ['amount', '12345.0', 'the point moved one place'],
    ['amount', '123450', 'no point'],
    ['amount', '1234.5000', 'more zeros'],
    ['amount', '123450000', 'no point and more zeros'],
    ['amount', '-1234.50', 'a sign'],
    ['completedAt', '179000000', 'a zero dropped'],
    ['completedAt', '1790028800', 'local time of China as UTC'],
    ['completedAt', '1789980200', 'local time of India as UTC'],
    ['completedAt', '0', 'the zero of a typed object'],
    ['completedAt', '', 'nothing that was kept'],
    ['completedAt', 'null', 'a null that was printed'],
    ['completedAt', 'None', 'as Python prints it'],
    ['orderNo', 'undefined', 'as JavaScript prints it'],
    ['completedAt', '1790000000.0', 'a point and a zero'],
    ['completedAt', '1790000001', 'a second more'],
    ['completedAt', '1970000000', 'two digits swapped'],
    ['completedAt', '1789999700', 'five minutes before'],
    ['completedAt', '1790000', 'divided by 1000'],
    ['timestamp', '1790000164', 'a clock that was read anew'],
    ['timestamp', '1790000423', 'five minutes behind'],
    ['orderNo', 'pq-17', 'lower case'],
    ['orderNo', 'PQ-17', 'upper case'],
    ['orderType', 'payout', 'the other type'],
    ['status', 'failed', 'another status'],
    ['status', 'created', 'another status'],
    ['status', 'OrderStatus.COMPLETED', 'the member of an enum'],
    ['orderType', 'OrderType.PAYIN', 'the member of an enum'],
    ['orderType', "<OrderType.PAYIN: 'payin'>", 'the member of an enum, by its repr'],
    ['nonce', 'N1', 'upper case'],
    ['timestamp', '1790000132', 'two digits swapped'],
  ])('%s=%s: %s', (key, value) => {
    const text = pairs.replace(new RegExp(`(^|&)${key}=[^&]*`), `$1${key}=${value}`);
    expect(text).not.toBe(pairs);
    const canonical = build(everyday);
    expect(canonical.text).toBe(pairs);
    const { found, tried } = searchLikelyValues(canonical, hash(text), []);
    expect(found).toEqual({ key, value, text });
    expect(tried).toBeGreaterThan(0);
  });

  it('a value that was trimmed', () => {
    const { found } = searchLikelyValues(
      build('{"orderNo":" P1 "}'),
      hash('nonce=n1&orderNo=P1&timestamp=1790000123'),
      [],
    );
    expect(found).toMatchObject({ key: 'orderNo', value: 'P1' });
  });

  it.each([
    ['{9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6D}', '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d'],
    ['9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d', '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d'],
    ['9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d', '9B1DEB4D3B7D4BAD9BDD2B0D7B3DCB6D'],
  ])('a nonce that is a UUID in another form: %s', (written, value) => {
    const canonical = build('{}', '1790000123', written);
    const { found } = searchLikelyValues(
      canonical,
      hash(`nonce=${value}&timestamp=1790000123`),
      [],
    );
    expect(found).toMatchObject({ key: 'nonce', value });
  });

  it.each([
    '2026-09-21T14:15:23.000+00:00',
    '2026-09-21 22:15:23',
    'Mon, 21 Sep 2026 14:15:23 GMT',
    '1.790000123E9',
  ])('the seconds of a time that was written anew: %s', (written) => {
    const canonical = build('{}', written);
    const { found } = searchLikelyValues(canonical, hash('nonce=n1&timestamp=1790000123'), []);
    expect(found).toMatchObject({ key: 'timestamp', value: '1790000123' });
  });

  it.each([
    ['a plus that a form made a blank of', 'aZ 9/x==', 'aZ+9/x=='],
    [
      'a last character that was not copied',
      '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6',
      '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
    ],
    ['a column of eight characters', '9b1deb4d3b7d4bad', '9b1deb4d'],
    ['a split at =', 'aZ9/x==', 'aZ9/x'],
    ['capitals that are gone', 'q+/=9ab', 'q+/=9aB'],
    ['small letters that are gone', 'KX81LMPQ', 'kX81LmpQ'],
  ])('a nonce with %s', (_, written, value) => {
    const canonical = build('{}', '1790000123', written);
    const signed = hash(`nonce=${value}&timestamp=1790000123`);
    expect(searchLikelyValues(canonical, signed, []).found).toMatchObject({ key: 'nonce', value });
  });

  it.each([
    ['amount', '12500.50'],
    ['feeAmount', '0.50'],
    ['netAmount', '12500.00'],
  ])('an amount that the other two give: %s', (key, value) => {
    const amounts = { amount: '12500.50', feeAmount: '0.50', netAmount: '12500.00' };
    const canonical = build(JSON.stringify({ ...amounts, [key]: '98765.43' }));
    const signed = hash(canonical.text.replace('98765.43', value));
    expect(searchLikelyValues(canonical, signed, []).found).toMatchObject({ key, value });
  });

  it('a value between characters beyond ASCII', () => {
    const { found } = searchLikelyValues(
      build('{"Ärger":"é","amount":"1.20","ß":"张"}'),
      hash('amount=1.02&nonce=n1&timestamp=1790000123&Ärger=é&ß=张'),
      [],
    );
    expect(found).toMatchObject({ key: 'amount', value: '1.02' });
  });

  it('the headers of another callback', () => {
    const seen = [
      { timestamp: '1780000000', nonce: 'other' },
      { timestamp: '1700000001', nonce: 'ñ' },
    ];
    const canonical = build(everyday);
    const withNonce = pairs.replace('nonce=n1', 'nonce=ñ');
    expect(searchLikelyValues(canonical, hash(withNonce), seen).found).toEqual({
      key: 'nonce',
      value: 'ñ',
      text: withNonce,
    });
    const withTimestamp = pairs.replace('1790000123', '1780000000');
    expect(searchLikelyValues(canonical, hash(withTimestamp), seen).found).toEqual({
      key: 'timestamp',
      value: '1780000000',
      text: withTimestamp,
    });
    expect(searchLikelyValues(canonical, hash(withTimestamp), []).found).toBeNull();
  });
});

describe('searchLikelyValues finds nothing where more was changed', () => {
  it.each([
    ['two digits of one value', pairs.replace('1234.50', '1239.60')],
    ['two values', pairs.replace('1234.50', '1234.5').replace('Pq-17', 'PQ-17')],
    ['a word', pairs.replace('Pq-17', 'Pq-18x')],
    ['the value itself', pairs],
    ['a key', pairs.replace('orderNo', 'orderno')],
  ])('%s', (_, text) => {
    expect(searchLikelyValues(build(everyday), hash(text), []).found).toBeNull();
  });
});

describe('listRanges', () => {
  it('gives times a day either way and amounts up to 9,999.99', () => {
    const body = '{"amount":"5.00","netAmount":"5.00","feeAmount":"0.00","completedAt":1790000000}';
    expect(listRanges(build(body))).toEqual([
      { key: 'timestamp', kind: 'seconds', first: 1_789_913_723, last: 1_790_086_523 },
      { key: 'completedAt', kind: 'seconds', first: 1_789_913_600, last: 1_790_086_400 },
      { key: 'amount', kind: 'cents', first: 0, last: 999_999 },
      { key: 'feeAmount', kind: 'cents', first: 0, last: 999_999 },
      { key: 'netAmount', kind: 'cents', first: 0, last: 999_999 },
    ]);
  });

  it('gives none for what is not there or no time, and none below zero', () => {
    expect(listRanges(build('{"completedAt":"soon"}', '1790000123456'))).toEqual([]);
    expect(listRanges(build('{"completedAt":100}', 'x'))).toEqual([
      { key: 'completedAt', kind: 'seconds', first: 0, last: 86_500 },
    ]);
  });

  it('gives those that the effort allows, the times first', () => {
    const list = (length: number, rangeWork?: number) => {
      const body = `{"amount":"1.00","feeAmount":"0.00","completedAt":1790000000,"x":"${'是'.repeat(length)}"}`;
      return listRanges(build(body), rangeWork === undefined ? undefined : { rangeWork }).map(
        ({ key }) => key,
      );
    };
    expect(list(10)).toEqual(['timestamp', 'completedAt', 'amount', 'feeAmount']);
    expect(list(400)).toEqual(['timestamp', 'completedAt', 'amount']);
    expect(list(1200)).toEqual(['timestamp', 'completedAt']);
    expect(list(8000)).toEqual([]);
    expect(list(8000, Number.POSITIVE_INFINITY)).toEqual(list(10));
  });
});

describe('searchRange finds what is in the range, its ends included, and nothing beyond', () => {
  const cents: ValueRange = { key: 'amount', kind: 'cents', first: 100, last: 250 };
  const seconds: ValueRange = { key: 'completedAt', kind: 'seconds', first: 995, last: 1_005 };
  it.each([
    [cents, '1.00', true],
    [cents, '1.09', true],
    [cents, '2.50', true],
    [cents, '0.99', false],
    [cents, '2.51', false],
    [cents, '1.0', false],
    [{ ...cents, first: 0, last: 9 }, '0.00', true],
    [{ ...cents, first: 0, last: 9 }, '0.09', true],
    [{ ...cents, first: 999_900, last: 999_999 }, '9999.99', true],
    [{ ...cents, first: 999_900, last: 999_999 }, '10000.00', false],
    [seconds, '995', true],
    [seconds, '1000', true],
    [seconds, '1005', true],
    [seconds, '994', false],
    [seconds, '1006', false],
  ] as const)('%o: %s', (range, value, isFound) => {
    const text = pairs.replace(new RegExp(`${range.key}=[^&]*`), `${range.key}=${value}`);
    const found = searchRange(build(everyday), hash(text), range);
    expect(found).toEqual(isFound ? { key: range.key, value, text } : null);
  });

  it('and nothing for an entry that the string does not have', () => {
    expect(searchRange(build('{"a":"1"}'), hash('x'), cents)).toBeNull();
  });
});
