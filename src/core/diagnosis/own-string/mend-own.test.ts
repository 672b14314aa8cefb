/** The own string beside a body that nobody can read. */
import { expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { diagnoseCallback } from '../diagnose-callback';
import { listCodes } from '../finding';

const signer = createSigner();
const sorted =
  'amount=1.00&nonce=9f8e7d6c5b4a3210&note=R$5 & up&orderNo=P1&payer={"id":1}&timestamp=1790000123';
const plain = sorted.replace(' & up', '');
const numbered = plain.replace('&nonce', '&amount2=2&nonce');

async function listOwn(ownString: string, signed = sorted, bodyText = '[object Object]') {
  const report = await inspectCallback({
    ...buildSignedInput(signer, bodyText, signed),
    ownString,
  });
  expect(report.verdict.kind).toBe('unverifiable');
  const { findings } = await diagnoseCallback(report);
  return findings;
}

it.each<readonly [string, string, readonly string[]]>([
  ['an end', `${sorted}&`, ['string.trailing-separator']],
  ['no time', sorted.replace('&timestamp=1790000123', ''), ['string.timestamp-missing']],
  [
    'no header',
    sorted.replace(/&(?:timestamp|nonce)=\w+/g, ''),
    ['string.timestamp-missing', 'string.nonce-missing'],
  ],
  ['another time', sorted.replace('1790000123', '1790000999'), ['value.changed']],
  ['an order of its own', `${plain.replace('amount=1.00&', '')}&amount=1.00`, ['string.order']],
  // JavaScript: pairs.sort().join('&'), where an equals sign is behind the digits.
  [
    'a key that goes on with a digit',
    numbered.replace('amount=1.00&amount2=2', 'amount2=2&amount=1.00'),
    ['string.order-by-value'],
  ],
  ['keys in snake_case', sorted.replace('orderNo', 'order_no'), ['string.key-spelling']],
])('is told by itself: %s', async (_, own, codes) => {
  // An order is found again where no value has an `&`.
  const [signed = sorted] = [numbered, plain].filter((one) => one.length === own.length);
  const findings = await listOwn(own, signed);
  expect(findings.flatMap(listCodes)).toEqual(codes);
  expect(findings).toMatchObject([
    { subject: 'own-string', owner: 'merchant', isBesideSigned: true },
  ]);
});

it('is told as the signed one where it is', async () => {
  expect(await listOwn(sorted)).toMatchObject([{ causes: [{ code: 'string.as-signed' }] }]);
});

it('tells nothing where two slips, or another string, are in the way', async () => {
  expect(await listOwn(`${sorted.replace('&orderNo=P1', '')}&`)).toEqual([]);
  expect(await listOwn(`${sorted}&`, 'unrelated')).toEqual([]);
});
