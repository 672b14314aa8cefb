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
      '”; it is “',
      { as: 'quote', text: 'M2U+200B' },
      '”.',
    ]);
  });

  it.each([
    [['orderType'], ['amount', 'currency'], 'Equal: orderType. Your order’s amount is not known.'],
    [[], ['amount', 'orderType'], 'Your order’s amount and orderType are not known.'],
  ] as const)('says what is not known of an order: %j equal', (compared, missing, said) => {
    const facts = { foundBy: 'orderNo', compared, missing, spelling: null, localStatus: null };
    const check = createCheck('order.not-compared', { ...facts, foundBy: 'orderNo' });
    const [what] = describeCheck(check, checkWords);
    expect(toPlainText(what)).toBe(`Found by orderNo. ${said}`);
  });

  it('says what differs of an order that is completed already', () => {
    const localStatus = { written: 'completed', meaning: 'completed' } as const;
    const differences = [{ field: 'amount', local: '5.00', callback: '100.00' }] as const;
    const facts = { foundBy: 'orderNo', localStatus, differences } as const;
    const [what, then] = describeCheck(createCheck('order.completed', facts), checkWords);
    expect(toPlainText(what)).toBe(
      'Found by orderNo, and already completed. amount: your order says “5.00”, the callback says “100.00”.',
    );
    expect(then && toPlainText(then)).toMatch(/what differs is for a person to look at\.$/);
  });

  it('does not say that an order without a number has another one', () => {
    const check = createCheck('order.not-found', { merchantOrderNo: null, orderNo: 'P1' });
    const [what] = describeCheck(check, checkWords);
    expect(toPlainText(what)).toBe(
      'Your order has neither of the callback’s numbers (merchantOrderNo missing, orderNo “P1”).',
    );
  });

  it('leaves open whose number is another', () => {
    const check = createCheck('merchant-no.different', { own: '"M1"', found: 'M1' });
    const [, hint = ''] = describeCheck(check, checkWords);
    expect(toPlainText(hint)).toMatch(/^Usually /);
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
      /^“1” and “1\.0” are one amount .*\. Not compared, .*: currency\. Your status “CREATED” was read as “created”; /,
    );
  });

  it.each([
    ['old', 3_190_060, '36 days old; 300 s allowed.'],
    ['fresh', 0, '0 seconds old; 300 s allowed.'],
    ['fresh', -2, '2 seconds ahead; 300 s allowed.'],
    ['old', 301, '5 minutes 1 second old; 300 s allowed.'],
    ['old', 129_600, '1 day 12 hours old; 300 s allowed.'],
    ['captured', 3_190_060, 'Not judged: sent 36 days ago; when it came in is not known.'],
  ] as const)('tells the age of what is %s: %d s', (what, ageSeconds, words) => {
    const sentAtSeconds = 1_790_000_000;
    const check = createCheck(`timestamp.${what}`, {
      sentAtSeconds,
      atSeconds: sentAtSeconds + ageSeconds,
      isByClock: false,
      ageSeconds,
      toleranceSeconds: 300,
      zoneMinutes: null,
    });
    const [fact, hint = ''] = describeCheck(check, checkWords);
    expect(fact).toBe(words);
    // By `date -u -d @1790000000`.
    expect(toPlainText(hint)).toContain('Sent 2026-09-21 14:13:20 UTC');
  });

  it.each([
    [true, 'now'],
    [false, 'received'],
  ])(
    'says of no time that it was that of the receipt where the clock is asked: %s',
    (isByClock, word) => {
      const sentAtSeconds = 1_790_000_000;
      const facts = {
        sentAtSeconds,
        atSeconds: sentAtSeconds + 60,
        ageSeconds: 60,
        zoneMinutes: null,
      };
      const check = createCheck('timestamp.fresh', { ...facts, isByClock, toleranceSeconds: 300 });
      const [, hint = ''] = describeCheck(check, checkWords);
      expect(toPlainText(hint)).toContain(`, ${word} 2026-09-21 14:14:20 UTC`);
    },
  );

  it('says what “Received at” lacks', () => {
    const check = createCheck('timestamp.no-clock', { fault: 'no-zone' });
    expect(describeCheck(check, checkWords)).toEqual([
      '“Received at” cannot be read.',
      'No time zone: add Z for UTC, or an offset such as +08:00. Or empty it.',
    ]);
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
