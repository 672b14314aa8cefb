import { describe, expect, it } from 'vitest';
import { parseLocalOrder } from './local-order';

describe('parseLocalOrder', () => {
  it('takes the six fields and leaves the others alone', () => {
    const text =
      '{"merchantOrderNo":"A","orderNo":12345678901234567890,"amount":100.00,"orderType":"","status":null,"more":[]}';
    expect(parseLocalOrder(text)).toEqual({
      ok: true,
      order: {
        merchantOrderNo: 'A',
        orderNo: '12345678901234567890',
        amount: '100.00',
        orderType: null,
        currency: null,
        status: null,
      },
    });
  });

  it('takes an empty text for no order', () => {
    expect(parseLocalOrder(' \n')).toEqual({ ok: true, order: null });
  });

  it.each<[string, string, object]>([
    [
      'what is no JSON, with its place',
      '{"orderNo":}',
      { fault: 'json', problem: { code: 'body.syntax', span: { start: 11, end: 12 } } },
    ],
    ['a list', '[]', { fault: 'not-object', type: 'array' }],
    [
      'a flag as amount',
      '{"amount":true}',
      { fault: 'field-type', field: 'amount', type: 'boolean' },
    ],
    [
      'an amount that is there twice',
      '{"orderNo":"P1","amount":"1","amount":"100.00"}',
      { fault: 'field-twice', field: 'amount' },
    ],
    ['an order without a number', '{"amount":"1"}', { fault: 'no-number' }],
  ])('refuses %s', (_, text, fault) => {
    expect(parseLocalOrder(text)).toMatchObject({ ok: false, ...fault });
  });
});
