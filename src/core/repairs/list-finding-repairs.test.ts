import { verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import { type DiagnosisVector, diagnosisKeys, diagnosisVectors } from '../../testing/vectors';
import type { CallbackInput } from '../callback-report';
import { diagnoseCallback } from '../diagnosis/diagnose-callback';
import { inspectCallback } from '../inspect-callback';
import { applyRepair, type InputRepair } from './input-repair';
import { listFindingRepairs } from './list-finding-repairs';

const signer = createSigner();

function toInput({ keys, headers, body }: DiagnosisVector): CallbackInput {
  const keyText = keys.map((name) => diagnosisKeys[name]).join('\n');
  return { keyText, headersText: headers, bodyText: body, ownString: '' };
}

async function repairFirst(input: CallbackInput): Promise<readonly InputRepair[]> {
  const report = await inspectCallback(input);
  const { findings } = await diagnoseCallback(report);
  const [first] = findings;
  return first === undefined ? [] : listFindingRepairs(report, first);
}

/** By Node's own crypto, X-Sign as its line has it. */
function isSigned({ keyText, headersText }: CallbackInput, canonical: string): boolean {
  const sign = /^x-sign:\s*(\S+)\s*$/im.exec(headersText)?.[1] ?? '';
  return verify('sha256', Buffer.from(canonical), keyText, Buffer.from(sign, 'base64'));
}

describe('the repaired X-Sign', () => {
  const mangled = diagnosisVectors.filter(
    ({ kind, codes }) =>
      kind === 'signature-text' && !codes.some((code) => /trunc|mask/.test(code)),
  );

  it('has vectors of every damage', () => {
    expect(new Set(mangled.flatMap(({ codes }) => codes)).size).toBeGreaterThan(7);
  });

  it.each(mangled)('takes the place of the header’s value alone: $name', async (vector) => {
    const input = toInput(vector);
    const [repair] = await repairFirst(input);
    expect(repair?.code).toBe('use-repaired-sign');
    const after = applyRepair(input, repair as InputRepair);
    expect(isSigned(after, vector.canonical)).toBe(true);
    expect((await inspectCallback(after)).verdict.kind).toBe('valid');
    const rest = (text: string) => text.replace(/^x-sign:[\s\S]*/im, '');
    expect(rest(after.headersText)).toBe(rest(input.headersText));
    expect(after.bodyText).toBe(input.bodyText);
  });
});

const withHeaders = (entries: string) =>
  `${entries}&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123`;

describe('the values that were signed', () => {
  it.each([
    [
      'a text',
      '{"amount":"1000.00","orderNo":"P1"}',
      'amount=100.00',
      '{"amount":"100.00","orderNo":"P1"}',
    ],
    [
      'a number',
      '{\n  "completedAt" : 1790000121,\n  "orderNo": "P1"\n}',
      'completedAt=1790000120',
      '{\n  "completedAt" : 1790000120,\n  "orderNo": "P1"\n}',
    ],
    [
      'amounts that went through a number',
      '{"amount":"4095.40","orderNo":"P1","feeAmount":"2.50"}',
      'amount=4095.4&feeAmount=2.5',
      '{"amount":"4095.4","orderNo":"P1","feeAmount":"2.5"}',
    ],
    [
      'a number that was signed as another text',
      '{"completedAt":1790000120.5,"orderNo":"P1"}',
      'completedAt=1790000120.50',
      '{"completedAt":"1790000120.50","orderNo":"P1"}',
    ],
  ])('stand in the body’s own places: %s', async (_, bodyText, signed, expected) => {
    const input = buildSignedInput(signer, bodyText, withHeaders(signed));
    const [repair] = await repairFirst(input);
    expect(repair).toMatchObject({ code: 'use-signed-values', changes: { body: expected } });
    expect(Object.keys(repair?.changes ?? {})).toEqual(['body']);
    const after = await inspectCallback(applyRepair(input, repair as InputRepair));
    expect(after.verdict.kind).toBe('valid');
    expect(after.canonical?.text).toBe(withHeaders(signed));
  });

  it('stand in the header’s own place', async () => {
    const signed = 'nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000120';
    const input = buildSignedInput(signer, '{"orderNo":"P1"}', signed);
    const [repair] = await repairFirst(input);
    expect(repair).toEqual({
      code: 'use-signed-values',
      changes: { headers: input.headersText.replace('1790000123', '1790000120') },
      keys: ['timestamp'],
    });
  });

  it('stand on a line of their own where the header is missing', async () => {
    const signed = 'completedAt=1790000120&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123';
    const complete = buildSignedInput(signer, '{"completedAt":1790000120,"orderNo":"P1"}', signed);
    const headersText = complete.headersText.replace('X-Timestamp: 1790000123\n', '');
    const [repair] = await repairFirst({ ...complete, headersText });
    expect(repair?.changes).toEqual({ headers: `${headersText}\nX-Timestamp: 1790000123` });
  });

  it('have the names that they were signed under', async () => {
    const signed =
      'amount=100.00&merchantOrderNo=M1&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123';
    const bodyText = '{"amount":100.00,"merchant_order_no":"M1","order_no":"P1"}';
    const input = buildSignedInput(signer, bodyText, signed);
    const [repair] = await repairFirst(input);
    expect(repair?.changes).toEqual({
      body: '{"amount":"100.00","merchantOrderNo":"M1","orderNo":"P1"}',
    });
  });

  it.each([
    ['an entry was left out', 'nonce=9f8e7d6c5b4a3210&orderNo=P1'],
    ['the order is another', 'timestamp=1790000123&orderNo=P1&nonce=9f8e7d6c5b4a3210'],
    ['nothing is known', 'something else'],
  ])('are not offered where no value gives the string: %s', async (_, signed) => {
    expect(await repairFirst(buildSignedInput(signer, '{"orderNo":"P1"}', signed))).toEqual([]);
  });

  it('are not offered for another key’s signature', async () => {
    const other = createSigner();
    const input = buildSignedInput(
      other,
      '{"amount":"1.50","orderNo":"P1"}',
      withHeaders('amount=1.5'),
    );
    const both = { ...input, keyText: `${signer.keyText}${other.keyText}` };
    expect(await repairFirst(both)).toEqual([]);
  });
});
