import { expect, it } from 'vitest';
import { inspectCallback } from '../../../core/inspect-callback';
import { printComparison } from './print-comparison';

const bodyText = '{"orderNo":"P1","amount":"1.00"}';
const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1';

async function print(ownString: string): Promise<string | null> {
  const { comparison } = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  return printComparison(comparison);
}

it.each([
  ['a pair that is missing', 'amount=1.00&nonce=n1&orderNo=P1', '✕ 1 difference'],
  // Each of its values is there: what is missing are the pairs.
  [
    'JSON, which is no pairs',
    '{"amount":"1.00","nonce":"n1","orderNo":"P1","timestamp":"1790000123"}',
    '✕ 5 differences: it has none of the right pairs',
  ],
  ['another digest', 'a'.repeat(64), '✕ another SHA-256'],
])('says of %s how it differs', async (_, ownString, said) => {
  expect(await print(ownString)).toBe(said);
});

it('says nothing where there is none', async () => {
  expect(await print('')).toBeNull();
});
