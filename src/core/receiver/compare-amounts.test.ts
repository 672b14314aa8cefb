import { describe, expect, it } from 'vitest';
import { compareAmounts } from './compare-amounts';

describe('compareAmounts', () => {
  it.each([
    ['100.00', '100.00', 'same'],
    ['100', '100.00', 'same-value'],
    ['100.0', '1e2', 'same-value'],
    ['0100', '100', 'same-value'],
    ['1e-2', '0.01', 'same-value'],
    ['1E+12', '1000000000000', 'same-value'],
    ['1.e2', '100', 'different'],
    ['x1', '1.0', 'different'],
    ['1x', '1.0', 'different'],
    ['-0', '0.00', 'same-value'],
    ['100.00', '100.01', 'different'],
    // The same double, two amounts.
    ['9007199254740993', '9007199254740992', 'different'],
    ['0.1', '0.10000000000000000001', 'different'],
    ['100', '-100', 'different'],
    ['1,000', '1000', 'different'],
    [' 100.00', '100.00\u00a0', 'same-value'],
    ['+100', '100.00', 'same-value'],
    ['+-100', '100', 'different'],
    ['abc', 'abc', 'same'],
    ['abc', 'abd', 'different'],
    ['', '0', 'different'],
    ['1e999999999', '1e999999998', 'different'],
  ] as const)('%s and %s are %s', (one, other, result) => {
    expect(compareAmounts(one, other)).toBe(result);
    expect(compareAmounts(other, one)).toBe(result);
  });
});
