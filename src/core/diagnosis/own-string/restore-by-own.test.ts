import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { concludeDiagnosis } from '../conclude-diagnosis';
import { diagnoseCallback } from '../diagnose-callback';
import { listCodes } from '../finding';

const signer = createSigner();
const start = 'amount=100.00&completedAt=1790000007&feeAmount=2.50&merchantOrderNo=M-1';
const headers = 'nonce=9f8e7d6c5b4a3210';
const end =
  'orderNo=P1&orderType=payin&payer=张三&returnUrl=https://a.example/?a=1&b=2&status=completed';
const right = `${start}&netAmount=97.50&${headers}&${end}&timestamp=1790000123`;
const original = {
  orderType: 'payin',
  orderNo: 'P1',
  merchantOrderNo: 'M-1',
  status: 'completed',
  amount: '100.00',
  feeAmount: '2.50',
  netAmount: '97.50',
  completedAt: 1790000007,
  payer: '张三',
  returnUrl: 'https://a.example/?a=1&b=2',
};
const withoutNonce = right.replace(`&${headers}`, '');
const appended = `${start}&netAmount=97.50&${end}&timestamp=1790000123&${headers}`;

async function diagnose(body: object, ownString: string, signed = right) {
  const input = buildSignedInput(signer, JSON.stringify(body), signed);
  const report = await inspectCallback({ ...input, ownString });
  const { findings } = await diagnoseCallback(report);
  const list = (subject: string) => findings.filter((one) => one.subject === subject);
  return { signature: list('signature'), own: list('own-string') };
}

const withAttach = right.replace('&completedAt', '&attach=uid=1001&srv=3&completedAt');
const dto = Object.fromEntries(Object.entries(original).filter(([key]) => !/^p|^r/.test(key)));

describe('the string that was signed, by the own one', () => {
  // What is hidden no signer has made of the pasted body; a field may be added by both.
  it.each<readonly [string, object, readonly string[], string]>([
    ['question marks for Chinese', { ...original, payer: '??' }, ['payer'], 'transport'],
    ['a mask', { ...original, orderNo: '****' }, ['orderNo'], 'transport'],
    [
      'a value that a log cut',
      { ...original, returnUrl: 'https://a.exa…' },
      ['returnUrl'],
      'transport',
    ],
    ['another amount', { ...original, amount: '1.00' }, ['amount'], 'unknown'],
    ['a class that knows the contract’s fields alone', dto, ['payer', 'returnUrl'], 'unknown'],
    [
      'other members and another value',
      { ...original, payer: '??', _v: 3 },
      ['_v', 'payer'],
      'unknown',
    ],
  ])('gives the body back: %s', async (_, body, keys, owner) => {
    for (const own of [withoutNonce, appended]) {
      const { signature, own: ofOwn } = await diagnose(body, own);
      expect(signature).toMatchObject([
        {
          owner,
          proof: { by: 'signature' },
          variantText: right,
          causes: [{ code: 'input.rewritten', entries: keys.map((key) => ({ key })) }],
        },
      ]);
      const code = own === appended ? 'string.order-appended' : 'string.nonce-missing';
      expect(ofOwn.map(listCodes)).toEqual([[code]]);
    }
  });

  // Java, on both sides: params.put("app_id", "2021") before the sort.
  it('lays a pair that the signer and the code both add to nobody', async () => {
    const added = right.replace('&completedAt', '&app_id=2021&completedAt');
    const { signature } = await diagnose(original, added, added);
    expect(signature.every(({ owner }) => owner === 'unknown')).toBe(true);
    expect(signature).toMatchObject([{ variantText: added }]);
  });

  // Code with a mistake in each value, or in the order of all; a parameter behind the address is of its value.
  it.each<readonly [string, string, object, readonly string[], string]>([
    [
      'JSON in ASCII, with spaces',
      right.replace('张三', '{"name": "\\u5f20"}'),
      { ...original, payer: { name: '?' } },
      ['payer'],
      right.replace('张三', '{"name":"张"}'),
    ],
    [
      'form-encoded values',
      right
        .replace('张三', '++%E5%BC%A0')
        .replace('https://a.example/?a=1&b=2', 'https%3A%2F%2Fa.example%2F%3Fa%3D1%26b%3D2'),
      { ...original, payer: ' 张' },
      ['payer'],
      right.replace('张三', '  张'),
    ],
    [
      'a map’s order',
      right
        .split('&payer')
        .map((part, at) => (at === 0 ? part : `payer${part}`))
        .toReversed()
        .join('&'),
      dto,
      ['payer', 'returnUrl'],
      right,
    ],
    [
      'another value, and a text that goes on as a pair of its own',
      withAttach.replace('=completed', '=success'),
      dto,
      ['attach', 'payer', 'returnUrl'],
      withAttach,
    ],
  ])('gives the body back, with %s', async (_, own, body, keys, signed) => {
    const { signature } = await diagnose(body, own, signed);
    expect(signature).toMatchObject([
      {
        causes: [{ code: 'input.rewritten', entries: keys.map((key) => ({ key })) }],
        variantText: signed,
      },
    ]);
  });

  it.each([
    ['all of the string', right],
    ['the string behind a label', `string to sign: ${right}`],
  ])('is told to be it: %s', async (_, own) => {
    const { signature, own: ofOwn } = await diagnose({ ...original, payer: '??', _v: 3 }, own);
    expect(signature.map(listCodes)).toEqual([['input.rewritten']]);
    expect(ofOwn).toMatchObject([{ owner: 'unknown', causes: [{ code: 'string.as-signed' }] }]);
  });

  it('takes its values where they are right, and the pasted ones where those are', async () => {
    const own = right.replace('100.00', '100').replace('2.50', '2.5').replace('97.50', '97.5');
    const { signature, own: ofOwn } = await diagnose({ ...original, payer: '??' }, own);
    expect(signature).toMatchObject([
      { causes: [{ entries: [{ key: 'payer', signed: '张三' }] }] },
    ]);
    expect(ofOwn.map(listCodes)).toEqual([['amount.as-number']]);
  });

  // Three mistakes of the signer's and of the code, which nothing else tells.
  it('is not said to be shown by nothing that was pasted', async () => {
    const own = appended.replace('amount=100.00', 'amount=100').replace('=completed', '=COMPLETED');
    const input = buildSignedInput(signer, JSON.stringify(original), own);
    const report = await inspectCallback({ ...input, ownString: own });
    const diagnosis = await diagnoseCallback(report);
    const { findings } =
      diagnosis.valueSearch === null ? diagnosis : concludeDiagnosis(report, diagnosis, null, 0);
    expect(findings[0]).toMatchObject({
      causes: [{ code: 'string.unknown', signed: { isOwn: true } }],
    });
    expect(findings.slice(1).every(({ isAlsoSigned }) => isAlsoSigned)).toBe(true);
  });

  it('says nothing where another string was signed', async () => {
    const { signature, own } = await diagnose({ ...original, payer: '??' }, withoutNonce, 'x=1');
    expect(signature).toEqual([]);
    expect(own.flatMap(listCodes)).toContain('string.nonce-missing');
  });
});

describe('an own string beside a body that was rewritten', () => {
  const rewritten = { ...original, completedAt: '2026-09-21T14:13:27.000Z' };

  it('is compared with what was signed', async () => {
    expect((await diagnose(rewritten, right)).own).toMatchObject([
      { owner: 'transport', causes: [{ code: 'string.as-signed' }] },
    ]);
    const { signature, own } = await diagnose(rewritten, withoutNonce);
    expect(signature.map(listCodes)).toEqual([['input.rewritten']]);
    expect(own.map(listCodes)).toEqual([['string.nonce-missing']]);
  });

  it('that was made of that body is told to be, and not blamed for what it has of it', async () => {
    const own = withoutNonce.replace('1790000007', '2026-09-21T14:13:27.000Z');
    const codes = (await diagnose(rewritten, own)).own.map(listCodes);
    expect(codes).toEqual([['string.nonce-missing'], ['string.as-pasted']]);
  });

  // A signer may have made seconds of it: which it was, nothing shows.
  it('differs in nothing that may have been signed so', async () => {
    const body = { ...original, completedAt: 1790000007000 };
    const { own } = await diagnose(body, withoutNonce);
    expect(own.map(listCodes)).toEqual([['string.nonce-missing']]);
    const asPasted = withoutNonce.replace('1790000007', '1790000007000');
    expect((await diagnose(body, asPasted)).own.map(listCodes)).toEqual([['string.nonce-missing']]);
  });
});

describe('an own string made of a body that a program rewrote', () => {
  // JSON.parse in Python, a decimal made a float: 100.0 and no longer "100.00".
  const numbers = JSON.stringify(original)
    .replace('"100.00"', '100.0')
    .replace('"2.50"', '2.5')
    .replace('"97.50"', '97.5');
  const ofNumbers = right.replace('100.00', '100').replace('2.50', '2.5').replace('97.50', '97.5');
  const amounts = ['amount', 'feeAmount', 'netAmount'];

  async function diagnoseNumbers(ownString: string) {
    const report = await inspectCallback({
      ...buildSignedInput(signer, numbers, right),
      ownString,
    });
    const { findings } = await diagnoseCallback(report);
    const [first, ...own] = findings;
    expect(first).toMatchObject({ owner: 'transport', causes: [{ code: 'input.rewritten' }] });
    return own.map((one) => ({ codes: listCodes(one), owner: one.owner, cause: one.causes[0] }));
  }

  it('is told to be that body’s', async () => {
    expect(await diagnoseNumbers(ofNumbers)).toMatchObject([
      { codes: ['string.as-pasted'], owner: 'merchant', cause: { keys: null } },
    ]);
  });

  it.each([
    ['as the contract writes its numbers', ofNumbers],
    ['as the body writes them', ofNumbers.replace('amount=100&', 'amount=100.0&')],
  ])('has its values, and a mistake besides: %s', async (_, own) => {
    expect(await diagnoseNumbers(own.replace(`&${headers}`, ''))).toMatchObject([
      { codes: ['string.nonce-missing'] },
      { codes: ['string.as-pasted'], owner: 'merchant', cause: { keys: amounts } },
    ]);
  });

  it('has only some of its values', async () => {
    const own = ofNumbers.replace('feeAmount=2.5&', 'feeAmount=2.50&');
    expect(await diagnoseNumbers(own)).toMatchObject([
      { codes: ['string.as-pasted'], cause: { keys: ['amount', 'netAmount'] } },
    ]);
  });

  it('has a value that is neither', async () => {
    const own = ofNumbers.replace('feeAmount=2.5&', 'feeAmount=7.00&');
    expect(await diagnoseNumbers(own)).toMatchObject([
      { codes: ['value.changed'], cause: { key: 'feeAmount' } },
      { codes: ['string.as-pasted'], cause: { keys: ['amount', 'netAmount'] } },
    ]);
  });
});

describe('what the own string tells of the body', () => {
  const long = right.replace('orderNo=P1', 'orderNo=20260921141023123456');
  const nested = right.replace('payer=张三', 'payer={"id":1}');
  const nulls = right.replace('payer=张三', 'payer={"id":null}');

  it.each<readonly [string, object, string, readonly string[], string]>([
    ['Excel', { ...original, orderNo: '2.02609E+19' }, long, ['spreadsheet'], 'transport'],
    [
      'Excel’s digits',
      { ...original, orderNo: '20260921141023100000' },
      long,
      ['spreadsheet'],
      'transport',
    ],
    ['Node’s console', { ...original, payer: '[Object]' }, nested, ['printed'], 'transport'],
    ['a class without getters', { ...original, payer: {} }, nested, ['emptied'], 'transport'],
    ['a stream that was read', {}, right, ['no-members'], 'transport'],
    [
      'another line of the log',
      { ...original, orderNo: 'P2', merchantOrderNo: 'M-2', completedAt: 1790000999 },
      right,
      ['another-order'],
      'transport',
    ],
    [
      'swapped numbers',
      { ...original, orderNo: 'M-1', merchantOrderNo: 'P1', completedAt: 1790000999 },
      right,
      [],
      'unknown',
    ],
    ['a class with nulls', { ...original, payer: {} }, nulls, [], 'unknown'],
    [
      'another serial number',
      { ...original, orderNo: '20260921141023120040' },
      long,
      [],
      'unknown',
    ],
    [
      'dots of its own',
      { ...original, payer: 'Paid...' },
      right.replace('张三', 'Paid'),
      [],
      'unknown',
    ],
    ['an edit', { ...original, amount: '900.00' }, right, ['other-amount'], 'unknown'],
  ])('%s', async (_, body, own, topics, owner) => {
    const { signature, own: ofOwn } = await diagnose(body, own, own);
    expect(signature).toMatchObject([{ owner, causes: [{ code: 'input.rewritten', topics }] }]);
    expect(ofOwn).toMatchObject([{ causes: [{ code: 'string.as-signed' }] }]);
  });

  it('no value takes a pair that stands behind it out of order', async () => {
    const own = right.replace('M-1', 'M-1&merchantNo=M10086');
    const { signature, own: ofOwn } = await diagnose(original, own, own);
    expect(signature).toEqual([]);
    expect(ofOwn.map(listCodes)).toEqual([['string.field-added']]);
  });
});
