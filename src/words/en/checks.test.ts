import { describe, expect, it } from 'vitest';
import { createCheck } from '../../core/receiver/check';
import { parseLocalOrder } from '../../core/receiver/local-order';
import { describeCheck, describeLocalOrderFault } from '../check-words';
import { toPlainText } from '../text';
import { checkWords } from './checks';
import { problemWords } from './problems';

describe('a check', () => {
  it('marks what came from the inputs, and nothing else', () => {
    const check = createCheck('merchant-no.different', { own: 'M1', found: 'M2\u200b' });
    expect(describeCheck(check, checkWords)[0]).toEqual([
      'Expected “',
      { as: 'quote', text: 'M1' },
      '”; the callback says “',
      { as: 'quote', text: 'M2U+200B' },
      '”.',
    ]);
  });

  it('says what follows from each of several facts', () => {
    const check = createCheck('order.same', {
      foundBy: 'orderNo',
      compared: ['orderNo', 'amount'],
      missing: ['currency'],
      spelling: { field: 'amount', local: '1', callback: '1.0' },
      localStatus: { written: 'CREATED', meaning: 'created' },
    });
    const [what, hint = ''] = describeCheck(check, checkWords);
    expect(toPlainText(what)).toBe('Found by orderNo. Equal: orderNo and amount.');
    expect(toPlainText(hint)).toMatch(
      /^The amounts “1” and “1\.0” .*\. Not compared: currency, .*\. Your order’s status “CREATED” was read as “created”, /,
    );
  });

  it('says nothing more where nothing follows', () => {
    const check = createCheck('signature.unverifiable', { inputs: [] });
    expect(describeCheck(check, checkWords)[1]).toBeUndefined();
  });
});

describe('a local order that cannot be read', () => {
  it.each([
    ['[]', 'Expected a JSON object; it is an array.'],
    ['{"amount": []}', 'Expected “amount” to be a string or a number; it is an array.'],
    ['{"a": 1,\n"b" 2}', 'Line 2, column 5: Not JSON: expected “:”, found “2”.'],
  ])('is named: %s', (text, words) => {
    const parsed = parseLocalOrder(text);
    if (parsed.ok) throw new Error('it was read');
    const described = describeLocalOrderFault(parsed, text, checkWords, problemWords);
    expect(toPlainText(described)).toBe(words);
  });
});
