import { describe, expect, it } from 'vitest';
import { diagnoseCallback } from '../../../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../../../core/inspect-callback';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { pickMove } from './pick-move';

describe('whose move it is', () => {
  it.each([
    [
      'amount=1.00&nonce=n1&ord',
      'The pasted copy',
      'If your code does not verify exactly this, something between it and this page changed it.',
    ],
    ['amount=1.00&nonce=n1&orderNo=P2&timestamp=1', 'Your move', ''],
  ])('of the own string %s: %s', async (ownString, who, what) => {
    const headersText = 'X-Timestamp: 1\nX-Nonce: n1';
    const bodyText = '{"amount":"1.00","orderNo":"P1"}';
    const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
    const [finding] = (await diagnoseCallback(report)).findings;
    expect(finding && pickMove(finding)).toEqual({ who, what });
  });

  const right = 'amount=1.00&nonce=n1&orderNo=P12345671&timestamp=1';
  const ofSender = 'If the body arrived so, its sender writes it so.';
  it.each([
    [
      'numbers for texts, which a sender may write as well',
      '{"amount":1.0,"orderNo":"P12345671"}',
      'amount=1&nonce=n1&orderNo=P12345671&timestamp=1',
      [
        ['The pasted copy, most likely', ofSender],
        [
          'Your move, most likely',
          'If the body arrived so, its sender writes it so, and your string is right.',
        ],
      ],
    ],
    [
      'a mask, which none does',
      '{"amount":"1.00","orderNo":"P1***"}',
      right,
      [
        ['The pasted copy', 'Something between the signer and this page changed it.'],
        [
          'The pasted copy',
          'If your code does not verify exactly this, something between it and this page changed it.',
        ],
      ],
    ],
  ])('of a body with %s', async (_, bodyText, ownString, expected) => {
    const { keyText, headersText } = buildSignedInput(createSigner(), '{}', right);
    const headers = headersText
      .replace(/(?<=X-Timestamp: ).*/, '1')
      .replace(/(?<=X-Nonce: ).*/, 'n1');
    const report = await inspectCallback({ keyText, headersText: headers, bodyText, ownString });
    const { findings } = await diagnoseCallback(report);
    const moves = findings.map((finding) => pickMove(finding));
    expect(moves.map(({ who, what }) => [who, what])).toEqual(expected);
  });
});
