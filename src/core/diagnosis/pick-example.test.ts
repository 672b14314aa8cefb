import { describe, expect, it } from 'vitest';
import type { KeptEntry } from '../canonical/canonical';
import type { Finding } from './finding';
import { pickExample } from './pick-example';

const span = { start: 0, end: 0 };

function buildCanonical(pairs: Readonly<Record<string, string>>) {
  const kept = Object.entries(pairs).map(
    ([key, value]): KeptEntry => ({
      state: 'kept',
      key,
      value,
      source: { input: 'body', keySpan: span, valueSpan: span },
      span,
    }),
  );
  return { kept, text: kept.map(({ key, value }) => `${key}=${value}`).join('&') };
}

const canonical = buildCanonical({ amount: '4095.40', fee: '0.50', note: 'x'.repeat(41) });
const note = `note=${'x'.repeat(41)}`;

describe('pickExample', () => {
  it('shows the first value that differs', () => {
    const variantText = `amount=4095.4&fee=0.5&${note}`;
    expect(pickExample({ variantText }, canonical)).toEqual({
      key: 'amount',
      from: '4095.40',
      to: '4095.4',
    });
  });

  it('shows decimals where they are told, not an integer that a double rounds beside them', () => {
    const numbers = buildCanonical({ channel: '12345678901234567890', rate: '7.245' });
    const causes = [{ code: 'number.fixed-decimals' }] as unknown as Finding['causes'];
    const variantText = 'channel=12345678901234567000&rate=7.25';
    expect(pickExample({ variantText, causes }, numbers)?.key).toBe('rate');
    const rounded = pickExample({ variantText: variantText.replace('7.25', '7'), causes }, numbers);
    expect(rounded?.key).toBe('channel');
  });

  it('shows the comma where that is told, not an exponent beside it', () => {
    const numbers = buildCanonical({ dust: '0.00001', rate: '83.1' });
    const causes = [{ code: 'number.grouped' }] as unknown as Finding['causes'];
    const variantText = 'dust=1E-05&rate=83,1';
    expect(pickExample({ variantText, causes }, numbers)?.key).toBe('rate');
  });

  it('shows a whole number where noughts before no point are told', () => {
    const amounts = buildCanonical({ amount: '1000.00', fee: '10' });
    const causes = [
      { code: 'amount.formatted', variant: 'stripped-in-turn' },
    ] as unknown as Finding['causes'];
    const variantText = 'amount=1000&fee=1';
    expect(pickExample({ variantText, causes }, amounts)).toMatchObject({ from: '10', to: '1' });
  });

  it('passes over a value that is long or gone', () => {
    const variantText = `amount=&fee=0.5&${note}`;
    expect(pickExample({ variantText }, canonical)?.key).toBe('fee');
    const longer = `amount=4095.40&fee=0.50&${note}y`;
    expect(pickExample({ variantText: longer }, canonical)).toBeNull();
  });

  it.each([
    ['there is no other string', null],
    ['a pair is missing', `amount=4095.4&${note}`],
    ['the order differs', `fee=0.5&amount=4095.4&${note}`],
    ['a key differs', `Amount=4095.4&fee=0.5&${note}`],
    ['a value holds an &', `amount=4&095.4&fee=0.5&${note}`],
    ['the values differ by a line end', `amount=4095.40\n&fee=0.50&${note}`],
    ['nothing differs', canonical.text],
  ])('shows none where %s', (_, variantText) => {
    expect(pickExample({ variantText }, canonical)).toBeNull();
  });
});
