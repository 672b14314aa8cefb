import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { inspectCallback } from '../../../core/inspect-callback';
import { AppContext, type AppParts } from '../../shell/app-context';
import { Differences, ownNames } from './differences';

const bodyText = '{"orderNo":"P1","amount":"1.00"}';
const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1';
const right = 'amount=1.00&nonce=n1&orderNo=P1&timestamp=1790000123';

async function show(ownString: string): Promise<readonly string[]> {
  const { comparison } = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  if (comparison.result !== 'different') throw new Error(comparison.result);
  const settings = createStore(() => ({ editor: 'plain' }));
  render(
    <AppContext value={{ settings } as unknown as AppParts}>
      <Differences comparison={comparison} names={ownNames} />
    </AppContext>,
  );
  // Isolates are not seen.
  return screen
    .getAllByTestId('difference')
    .map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''));
}

it.each([
  ['an & at the end', `${right}&`, ['&addedplaceat the end, behind “timestamp”']],
  ['an & at the front', `&${right}`, ['&addedplaceat the front, before “amount”']],
  ['an & twice', right.replace('&nonce', '&&nonce'), ['&addedplacebetween “amount” and “nonce”']],
  [
    'a value without a key',
    right.replace('&nonce', '&=x&nonce'),
    ['=addedyoursxplacebetween “amount” and “nonce”'],
  ],
  ['a key alone', `${right}&key`, ['keyaddedyoursno “=” and no value']],
  ['a key with nothing behind it', `${right}&key=`, ['keyaddedyoursempty']],
])('a pair that shows little of itself says what and where it is: %s', async (_, own, said) => {
  expect(await show(own)).toEqual(said);
});
