import { describe, expect, it } from 'vitest';
import { diagnoseCallback } from '../../../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../../../core/inspect-callback';
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
});
