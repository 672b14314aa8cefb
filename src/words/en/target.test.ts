import { expect, it } from 'vitest';
import { toPlainText } from '../text';
import { targetWords } from './target';

it('speaks of the default in the place of a bad notifyUrl for payouts alone, which have one', () => {
  expect(targetWords.noAddress('notifyUrl', 'payout')).toContain('the default');
  expect(targetWords.noAddress('notifyUrl', 'payin')).toBe(
    'The notifyUrl is no http or https address.',
  );
  expect(targetWords.noAddress('callbackUrl', 'payout')).toBe(
    'The callbackUrl is no http or https address.',
  );
});

it('does not ask for a public address where the port is wrong', () => {
  const { unreachable } = targetWords.warnings;
  expect(toPlainText(unreachable({ code: 'unreachable', host: 'a.example', why: 'port' }))).toBe(
    '“a.example” cannot be reached at port 0. Use another port.',
  );
});
