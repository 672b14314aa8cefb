import { describe, expect, it, vi } from 'vitest';
import { expectNoTrace } from '../../testing/expect-no-trace';
import { callbackVectors, diagnosisVectors } from '../../testing/vectors';
import { maskCase } from './mask-case';

const empty = { headersText: '', bodyText: '', ownString: '', merchantNo: '', localOrder: '' };

describe('a masked case', () => {
  it('has the same stand-in for the same value, in every text', () => {
    const masked = maskCase({
      headersText: [
        'X-Merchant-No: M10086',
        'X-Timestamp: 1793135054',
        'X-Nonce: cded8077efcfe3fb',
        'X-Sign: AbCdEfGh+/==',
        'User-Agent: agent/1.0 (secret build)',
        'Content-Type: application/json; charset=utf-8',
      ].join('\r\n'),
      bodyText:
        '{ "orderNo": "P17923565", "amount": "4095.40", "netAmount":"4095.40", "completedAt": 1793135054,\n' +
        ' "orderType":"payin", "customer": {"name": "Ann Lee", "phones": ["555123", 555124, true, null]}}',
      ownString:
        'amount=4095.4&netAmount=4095.40&orderNo=P17923565&nonce=cded8077efcfe3fb&x=Ann Lee',
      merchantNo: ' m10086 ',
      localOrder: '{"amount": 4095.40, "currency": "INR", "status": "created"}',
    });
    expect(masked).toEqual({
      headersText: [
        'X-Merchant-No: merchant-no-1',
        'X-Timestamp: 1',
        'X-Nonce: nonce-1',
        'X-Sign: signature-1',
        'User-Agent: value-2',
        'Content-Type: application/json; charset=utf-8',
      ].join('\r\n'),
      bodyText:
        '{ "orderNo": "order-no-1", "amount": "amount-1", "netAmount":"amount-1", "completedAt": 1,\n' +
        ' "orderType":"payin", "customer": {"name": "value-3", "phones": ["4", 5, "value-6", null]}}',
      ownString:
        'amount=amount-1-rewritten&netAmount=amount-1&orderNo=order-no-1&nonce=nonce-1&key-1=value-3',
      merchantNo: 'MERCHANT-NO-1',
      localOrder: '{"amount": "amount-1", "currency": "value-7", "status": "created"}',
    });
  });

  it.each([
    [
      'JSON inside of JSON',
      '{"data":"{\\"card\\":\\"4111 1111\\"}"}',
      '{"data":"{\\"card\\":\\"value-1\\"}"}',
    ],
    [
      'a body that is cut off',
      '{"amount": "4095.40", "orderNo": "P1792',
      '{"amount": "text-1", "orderNo": "text-2',
    ],
    [
      'a printed map',
      '{amount=4095.40, payer=Ann Lee, status=completed}',
      '{amount=text-1, text-2=text-3, status=completed}',
    ],
    ['members twice', '{"amount":"1","amount":"2"}', '{"amount":"amount-1","amount":"amount-2"}'],
    ['keys that hold values', '{"P1792356560365460":"x"}', '{"key-1":"value-1"}'],
  ])('%s', (_, bodyText, masked) => {
    expect(maskCase({ ...empty, bodyText }).bodyText).toBe(masked);
  });

  it('keeps the form, the names and the kinds of a dump', () => {
    const headersText =
      "{'X-Sign': ['AbCdEfGh+/=='], 'X-Nonce': ['cded8077efcf'], 'X-Timestamp': ['1793135054'], 'Cookie': ['a=secretvalue']}";
    const bodyText =
      'Array\n(\n    [orderNo] => P17923565\n    [amount] => 4095.40\n    [payer] => Ann Lee\n)\n';
    expect(maskCase({ ...empty, headersText, bodyText })).toMatchObject({
      headersText:
        "{'X-Sign': ['signature-1'], 'X-Nonce': ['nonce-1'], 'X-Timestamp': ['1'], 'Cookie': ['value-2']}",
      bodyText:
        'Array\n(\n    [orderNo] => order-no-1\n    [amount] => amount-1\n    [payer] => value-3\n)\n',
    });
  });

  it('takes no stand-in that is a value, in whatever case', () => {
    const headersText = 'X-Timestamp: 1793135054\nX-Nonce: NONCE-1';
    const bodyText = '{"amount":"amount-2","netAmount":"amount-1","list":[1,2]}';
    const ownString = 'amount=amount-2&extra=AMOUNT-3-rewritten';
    const masked = maskCase({ ...empty, headersText, bodyText, ownString });
    expect(masked).toMatchObject({
      headersText: 'X-Timestamp: 3\nX-Nonce: nonce-2',
      bodyText: '{"amount":"amount-3","netAmount":"amount-4","list":[4,5]}',
    });
    expect(masked.ownString).toMatch(/^amount=amount-3&key-1=value-\d+$/);
  });

  it('lets a number in another notation be a number of the same value', () => {
    const bodyText = '{"a":1500,"b":1.5e3,"c":"1500.00","d":1501}';
    expect(maskCase({ ...empty, bodyText }).bodyText).toBe('{"a":1,"b":1.0,"c":"1.00","d":2}');
  });

  it('tells what stands before the own string from its first key', () => {
    const masked = maskCase({
      ...empty,
      headersText: 'X-Nonce: cded8077efcf',
      bodyText: '{"amount":"4095.40"}',
      ownString: '2026-01-02 DEBUG signer - toSign: amount=4095.40&nonce=cded8077efcf',
    });
    expect(masked.ownString).toBe('text-1: amount=amount-1&nonce=nonce-1');
  });

  it.each([
    ['a token as a key', '{"gJabnN3eeqS4yW":"1"}', '{"key-1":"2"}'],
    ['an address as a key', '{"ann@example.com":"1"}', '{"key-1":"2"}'],
    ['the beginning of an address', '{"a":"https://x', '{"text-1":"text-2:text-3'],
    ['signs alone', '{"note":"<&>\u2028&?!"', '{"text-1":"<…'],
  ])('%s', (_, bodyText, masked) => {
    expect(maskCase({ ...empty, bodyText }).bodyText).toBe(masked);
  });

  it('holds nothing of any vector', () => {
    const cases = [
      ...callbackVectors.map(({ headers, body, canonical }) => ({
        headers,
        body,
        ownString: canonical,
      })),
      ...diagnosisVectors,
    ];
    for (const { headers, body, ownString = '' } of cases) {
      const texts = { ...empty, headersText: headers, bodyText: body, ownString };
      expectNoTrace(Object.values(maskCase(texts)).join('\n'), texts);
    }
  });

  it('is as much more work as it is longer', () => {
    const tests = vi.spyOn(RegExp.prototype, 'test');
    const count = (lines: number): number => {
      const headers = Array.from({ length: lines }, (_, at) => `H-${at} :   v ${at}`);
      tests.mockClear();
      maskCase({ ...empty, headersText: headers.join('\n') });
      return tests.mock.calls.length;
    };
    const [once, twice] = [count(300), count(600)];
    tests.mockRestore();
    expect(twice).toBeLessThan(2.5 * once);
  });
});
