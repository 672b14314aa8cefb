import { describe, expect, it } from 'vitest';
import { toPlainDecimal } from './to-plain-decimal';

describe('toPlainDecimal', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.0e5', '0'],
    ['0e999999999999999999999', '0'],
    ['1.0', '1'],
    ['-3.00', '-3'],
    ['1e3', '1000'],
    ['1.790000001E9', '1790000001'],
    ['179000000100e-2', '1790000001'],
    ['1.5E+0003', '1500'],
    ['1.50', '1.5'],
    ['-12.340', '-12.34'],
    ['1e-7', '0.0000001'],
    ['10e-1', '1'],
    ['0.05', '0.05'],
    ['120', '120'],
    ['1200e-1', '120'],
    ['9007199254740993', '9007199254740993'],
    ['0.12345678901234567890123', '0.12345678901234567890123'],
    ['1e21', '1000000000000000000000'],
  ])('writes %s as %s', (source, plain) => {
    expect(toPlainDecimal(source, 1000)).toBe(plain);
  });

  it.each([
    ['an integer', '9'.repeat(1000), '9'.repeat(1001)],
    ['a negative integer', `-${'9'.repeat(1000)}`, `-${'9'.repeat(1001)}`],
    ['an exponent', '1e999', '1e1000'],
    ['a negative exponent', '1e-999', '1e-1000'],
    ['a fraction', `1.${'1'.repeat(999)}`, `1.${'1'.repeat(1000)}`],
  ])('takes %s of 1,000 digits and not of 1,001', (_, longest, tooLong) => {
    expect(toPlainDecimal(longest, 1000)?.replace(/[-.]/g, '')).toHaveLength(1000);
    expect(toPlainDecimal(tooLong, 1000)).toBeNull();
  });

  it.each(['1e999999999', '-1e999999999', '1e-999999999', '1e99999999999999999999999'])(
    'refuses %s without expanding it',
    (source) => {
      expect(toPlainDecimal(source, 1000)).toBeNull();
    },
  );

  it('counts the digits of the plain text, not of the source', () => {
    expect(toPlainDecimal(`1.${'0'.repeat(5000)}`, 1000)).toBe('1');
    expect(toPlainDecimal(`0.${'0'.repeat(5000)}1e5001`, 1000)).toBe('1');
  });

  it('throws for what no JSON parser would pass to it', () => {
    expect(() => toPlainDecimal('NaN', 1000)).toThrow('not a JSON number: NaN');
  });
});
