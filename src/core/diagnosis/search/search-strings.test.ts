import { expect, it } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { parseHeaders } from '../../headers/parse-headers';
import { defaultEffort } from './effort';
import { searchStrings } from './search-strings';
import { runAtOnce, WorkMeter } from './slices';

function createSource(bodyText: string, headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1') {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  const { headers } = parseHeaders(headersText);
  return { headers, body: body.value, bodyText };
}

function search(bodyText: string, signed: string) {
  const isSigned = ({ text }: { readonly text: string }): boolean => text === signed;
  return runAtOnce(searchStrings(createSource(bodyText), isSigned, new WorkMeter(Infinity)));
}

// As PostgreSQL 15 gave it back from a jsonb column; what it was, the merchant's log has.
it('restores a body whose keys a database sorted by their length', () => {
  const stored =
    '{"extra": {"bank": {"ifsc": "HDFC0001234", "name": "孟买 银行"}, "tags": ["vip", "night"], "channel": "UPI"}, "amount": "2500.00", "isTest": false, "status": "completed", "orderNo": "PO2026112300045521", "feeAmount": "0.00", "netAmount": "2500.00", "orderType": "payout", "failReason": null, "retryCount": 0, "completedAt": 1795411871, "merchantOrderNo": "W_20261123_77"}';
  const signed =
    'amount=2500.00&completedAt=1795411871&extra={"channel":"UPI","bank":{"name":"孟买 银行","ifsc":"HDFC0001234"},"tags":["vip","night"]}&feeAmount=0.00&isTest=false&merchantOrderNo=W_20261123_77&netAmount=2500.00&nonce=n1&orderNo=PO2026112300045521&orderType=payout&retryCount=0&status=completed&timestamp=1790000123';
  const { restored, tried } = search(stored, signed);
  expect(restored?.entries.map(({ key }) => key)).toEqual(['extra']);
  expect(tried).toBeLessThan(30_000);
});

it.each([
  [
    'either',
    '"orderNo":"P1","amount":"1.00","status":"completed","extra":{"c":3,"a":2,"b":1}',
    true,
  ],
  [
    'a program',
    '"amount":"1.00","extra":{"c":3,"a":2,"b":1},"orderNo":"P1","status":"completed"',
    false,
  ],
])(
  'says of another order of nested members that it is the doing of %s',
  (_, fields, isOfEither) => {
    const signed =
      'amount=1.00&extra={"b":1,"a":2,"c":3}&nonce=n1&orderNo=P1&status=completed&timestamp=1790000123';
    const { restored, isEither } = search(`{${fields}}`, signed);
    expect(restored?.topics).toEqual(['order']);
    expect(isEither).toBe(isOfEither);
  },
);

// Python: float(amount), int(amount); a test's body whose completedAt is a text, or which Mongoose has written.
it.each([
  ['"amount":"1500.00","completedAt":"1790000007"', '1500.0', true],
  ['"amount":"1500.00","completedAt":"1790000007"', '1500', true],
  ['"amount":1500.00,"completedAt":1790000007', '1500.0', true],
  ['"amount":1500,"completedAt":1790000007', '1500.00', false],
])('says who lost noughts of an amount: %s as %s', (fields, amount, isOfEither) => {
  const { restored, isEither } = search(
    `{"orderNo":"P1",${fields},"status":"completed"}`,
    `amount=${amount}&completedAt=1790000007&nonce=n1&orderNo=P1&status=completed&timestamp=1790000123`,
  );
  expect(restored?.topics).toEqual(['amount']);
  expect(isEither).toBe(isOfEither);
});

// PHP's strtotime before the pairs are joined, or a class with a date on the way.
it.each([
  ['2026-09-21T14:13:27+08:00', '1789971207'],
  // JavaScript's new Date(…).toISOString(), in UTC and in Asia/Kolkata; Python's isoformat
  ['2026-09-22 21:11:49', '2026-09-22T21:11:49.000Z'],
  ['2026-09-22 21:11:49', '2026-09-22T15:41:49.000Z'],
  ['2026-09-22 21:11:49', '2026-09-22T21:11:49+08:00'],
])('says of a date in another form that it is the doing of either: %s as %s', (date, signed) => {
  const body = `{"orderNo":"P1","amount":"1.00","completedAt":1790000007,"paidTime":"${date}"}`;
  const { restored, isEither } = search(
    body,
    `amount=1.00&completedAt=1790000007&nonce=n1&orderNo=P1&paidTime=${signed}&timestamp=1790000123`,
  );
  expect(restored?.entries).toEqual([
    expect.objectContaining({ key: 'paidTime', pasted: date, signed }),
  ]);
  expect(isEither).toBe(true);
});

it('leaves work for the order of nested members, however many several deviations there are', () => {
  const fields =
    '"orderNo":"P1","payerName":"José","note":"a & b = c","amount":"1.00","flag":true,"retries":0';
  const signed =
    'amount=1.00&extra={"b":1,"a":[1,2]}&flag=true&nonce=n1&note=a & b = c&orderNo=P1&payerName=José&retries=0&timestamp=1790000123';
  const pasted = `{${fields},"memo":null,"tag":"","extra":{"a":[1,2],"b":1}}`;
  const isSigned = ({ text }: { readonly text: string }): boolean => text === signed;
  const meter = new WorkMeter(40_000_000);
  const { restored } = runAtOnce(searchStrings(createSource(pasted), isSigned, meter));
  expect(restored?.entries.map(({ key }) => key)).toEqual(['extra']);
  expect(restored?.topics).toEqual(['order']);
  // Several deviations had used up what was theirs.
  expect(meter.isExceeded).toBe(true);
});

it.each([
  ['1e400', `1${'0'.repeat(400)}`],
  ['-1e400', `-1${'0'.repeat(400)}`],
  ['9'.repeat(309), '9'.repeat(309)],
  ['1e-400', `0.${'0'.repeat(399)}1`],
])('looks for deviations of a number that no double holds (%s)', (number, plain) => {
  const { found } = search(
    `{"n":${number},"flag":true}`,
    `flag=1&n=${plain}&nonce=n1&timestamp=1790000123`,
  );
  expect(found?.steps.map(({ deviation }) => deviation.code)).toEqual(['boolean.as-number']);
});

// fastjson's, of the body alone.
it('does not say of JSON that it has timestamp and nonce in it and leaves them out', () => {
  const { found } = search('{"rate":1.10,"note":null}', '{"rate":1.10}');
  expect(found?.steps.map(({ deviation }) => deviation.code) ?? []).not.toContain(
    'body.json-with-headers',
  );
});

it('does not take a no-break space that was signed for a sign of what else may have been restored', () => {
  const { found } = search(
    '{"rate":[],"Zone":1e-7,"remark":["\u00a0"]}',
    'Zone=1e-7&nonce=n1&timestamp=1790000123',
  );
  expect(found?.steps.map(({ deviation }) => deviation.code)).toEqual(['string.language-text']);
});

it('tells one deviation before what was restored beside a damage that was signed', () => {
  const bodyText = '{"amount":"100.00","remark":"a\u00a0b"}';
  const signed = 'amount=100&nonce=n1&remark=a\u00a0b&timestamp=1790000123';
  const { found, restored } = search(bodyText, signed);
  expect(found?.steps.map(({ deviation }) => deviation.code)).toEqual(['amount.as-number']);
  expect(restored).toBeNull();
});

it('does not say of nested values that they are left out and entries of their own', () => {
  const { found } = search(
    '{"amount":"1.00","extra":{"a":"x"},"flag":false,"count":0}',
    'amount=1.00&extra[a]=x&nonce=n1&timestamp=1790000123',
  );
  expect(found?.steps.map(({ deviation }) => deviation.code)).toEqual(['nested.as-entries']);
});

it('counts what was tried where the effort is used up before the last stage', () => {
  const bodyText = `{"amount":"1.50","note":"${'x'.repeat(100_000)}"}`;
  const seen = new Set<string>();
  const look = ({ text }: { readonly text: string }): boolean => {
    seen.add(text);
    return false;
  };
  const { tried, isComplete } = runAtOnce(
    searchStrings(createSource(bodyText), look, new WorkMeter(20_000_000)),
  );
  expect(isComplete).toBe(false);
  expect(seen.size).toBeGreaterThan(0);
  expect(tried).toBe(seen.size);
});

it('tries all that it knows on an everyday callback with nested values', () => {
  const body =
    '{"orderType":"payin","orderNo":"P202611210001","merchantOrderNo":"M-20261121-7788","status":"completed","amount":"100.00","feeAmount":"2.50","netAmount":"97.50","completedAt":1790000007,"items":[{"sku":"A&B","url":"https://x.example/z?a=1&b=<2>","qty":1},{"sku":"it\'s \\"C\\"","url":"","qty":12}],"remark":"done 😀 ok"}';
  const meter = new WorkMeter(defaultEffort.signatureWork);
  const headers =
    'X-Merchant-No: M10086\nX-Timestamp: 1790000014\nX-Nonce: 8f14e45f-ceea-467a-9d2b-6c1a0b7e5d43';
  runAtOnce(searchStrings(createSource(body, headers), () => false, meter));
  expect(meter.isExceeded).toBe(false);
});
