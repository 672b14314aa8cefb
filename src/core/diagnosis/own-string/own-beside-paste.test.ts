/** The own string of a receiver beside a copy that is not what was signed: its code is not blamed for what the copy has. */
import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { diagnoseCallback } from '../diagnose-callback';
import { listCodes } from '../finding';

const signer = createSigner();
const body =
  '{"orderType":"payin","orderNo":"P1","status":"completed","amount":"350.00","completedAt":1790000120}';
const timestamp = '1790000123';
const nonce = '7902699be42c';
const right = sign(timestamp, nonce);

function sign(time: string, its: string): string {
  return `amount=350.00&completedAt=1790000120&nonce=${its}&orderNo=P1&orderType=payin&status=completed&timestamp=${time}`;
}

interface Pasted {
  readonly time?: string;
  readonly nonce?: string;
}

async function diagnose(pasted: Pasted, ownString: string, signed = right) {
  const input = buildSignedInput(signer, body, signed);
  const headersText = input.headersText
    .replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${pasted.time ?? timestamp}`)
    .replace(/^X-Nonce: .*$/m, `X-Nonce: ${pasted.nonce ?? nonce}`);
  const report = await inspectCallback({ ...input, headersText, ownString });
  expect(report.verdict.kind).toBe('invalid');
  const { findings } = await diagnoseCallback(report);
  const list = (subject: string) => findings.filter((one) => one.subject === subject);
  return { signature: list('signature'), own: list('own-string') };
}

// A mask, a log that shortens, the request id of a gateway.
const others = ['79****2c', '790269...', '5f1c1f5e-7d0a-4b53-9ad9-f3f1b7f9e2aa'];

describe('the nonce that the own string has', () => {
  it.each(others)('is the signed one, not %s', async (other) => {
    // Python: f'{float(amount)}'
    const { signature, own } = await diagnose({ nonce: other }, right.replace('350.00', '350.0'));
    expect(signature).toMatchObject([
      { causes: [{ code: 'value.changed', key: 'nonce', value: nonce }], variantText: right },
    ]);
    expect(own.map(listCodes)).toEqual([['amount.as-number']]);
    expect((await diagnose({ nonce: other }, right)).own).toMatchObject([
      { causes: [{ code: 'string.as-signed' }] },
    ]);
  });

  it('and its time are, of another request than the pasted ones', async () => {
    const pasted = { time: '1790000423', nonce: 'ffee0011' };
    const { signature, own } = await diagnose(pasted, right.replace('350.00', '350.0'));
    expect(signature).toMatchObject([
      { causes: [{ key: 'timestamp', value: timestamp, recovery: { from: 'own-string' } }] },
      { causes: [{ key: 'nonce', value: nonce, recovery: { from: 'own-string' } }] },
    ]);
    expect(own.map(listCodes)).toEqual([['amount.as-number']]);
  });

  it('and its time are in their places, where the pasted ones are in each other’s', async () => {
    const { own } = await diagnose(
      { time: nonce, nonce: timestamp },
      right.replace('&orderNo=P1', ''),
    );
    expect(own.map(listCodes)).toEqual([['string.field-missing']]);
  });
});

describe('where nothing gives what was signed', () => {
  const unknown = `${right}&of=another`;

  it.each([
    ['another value', right.replace('P1', 'P2'), 'value.changed', 'unknown'],
    ['a pair more', right.replace('&nonce', '&memo=x&nonce'), 'string.field-added', 'unknown'],
    ['another key', right.replace('orderNo=', 'order_id='), 'string.key-spelling', 'unknown'],
    ['a known mistake', right.replace('350.00', '350.0'), 'amount.as-number', 'merchant'],
  ])('%s may be right, but for a known mistake', async (_, own, code, owner) => {
    const { signature, own: ofOwn } = await diagnose({}, own, unknown);
    expect(signature).toEqual([]);
    expect(ofOwn).toMatchObject([{ owner, isBesidePasted: true }]);
    expect(ofOwn.map(listCodes)).toEqual([[code]]);
  });
});
