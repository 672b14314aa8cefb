import { expect, it } from 'vitest';
import { sumAmounts } from './sum-amounts';

const read = (amounts: Readonly<Record<string, string>>) => (name: string) => amounts[name] ?? null;

it.each([
  [
    'netAmount',
    { amount: '250000', feeAmount: '5000' },
    ['245000', '245000.00', '255000', '255000.00'],
  ],
  ['netAmount', { amount: '100.5', feeAmount: '1.5' }, ['99.0', '99.00', '102.0', '102.00']],
  ['amount', { netAmount: '97.50', feeAmount: '2.50' }, ['100.00', '95.00']],
  ['feeAmount', { amount: '1.00', netAmount: '1.05' }, ['0.05']],
  [
    'netAmount',
    { amount: '999999999999.9999', feeAmount: '0.0002' },
    ['999999999999.9997', '1000000000000.0001'],
  ],
])('%s of %j', (name, amounts, sums) => {
  expect(sumAmounts(name, read(amounts))).toEqual(sums);
});

it.each([
  [{ amount: '1,000.00', feeAmount: '1.00' }],
  [{ amount: '1.00' }],
  [{ amount: '1.00', feeAmount: '0.00001' }],
])('gives nothing where one is no plain amount: %j', (amounts) => {
  expect(sumAmounts('netAmount', read(amounts))).toEqual([]);
});
