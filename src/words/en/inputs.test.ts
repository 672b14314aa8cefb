import { describe, expect, it } from 'vitest';
import { toPlainText } from '../text';
import { inputWords } from './inputs';

const key = { bits: 2048, fingerprint: '3aa8b9e1', title: null, count: 1, isSigner: false };

function printKey(facts: Parameters<typeof inputWords.key>[0]): string {
  const said = inputWords.key(facts);
  return typeof said === 'string' ? said : toPlainText(said);
}

describe('what is confirmed of a key', () => {
  it('begins with what is wrong: a narrow line is cut at its end', () => {
    expect(printKey(key)).toBe('not the signer · RSA 2048 · 3aa8b9e1…');
    expect(printKey({ ...key, title: 'sandbox', count: 2 })).toBe(
      'not the signer · active: sandbox · 2 keys',
    );
  });

  it('is known by its size first where nothing is', () => {
    expect(printKey({ ...key, isSigner: true })).toBe('RSA 2048 · 3aa8b9e1… · signer');
    expect(printKey({ ...key, isSigner: null })).toBe('RSA 2048 · 3aa8b9e1…');
  });
});
