import { describe, expect, it } from 'vitest';
import { buildInput, buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import type { CallbackInput } from '../callback-report';
import { inspectCallback } from '../inspect-callback';
import { isExplainable } from './is-explainable';

const signer = createSigner();
const body = '{"amount":"1.00"}';
const right = 'amount=1.00&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
const valid = buildSignedInput(signer, body, right);
const invalid = buildSignedInput(signer, body, 'another string');

describe('isExplainable', () => {
  const rows: readonly (readonly [name: string, input: CallbackInput, is: boolean])[] = [
    ['a signature over another string', invalid, true],
    ['a signature that does not decode', buildInput(signer.keyText, body, '???'), true],
    ['a valid signature', valid, false],
    ['a valid signature and the right own string', { ...valid, ownString: right }, false],
    ['a valid signature and another own string', { ...valid, ownString: `${right}&` }, true],
    [
      'another own string alone',
      { ...valid, keyText: '', headersText: '', ownString: 'a=1' },
      true,
    ],
    ['no key', { ...invalid, keyText: '' }, false],
    ['no signature', { ...invalid, headersText: 'X-Nonce: n1' }, false],
    ['a body that cannot be read', { ...invalid, bodyText: '{' }, false],
    ['an own string beside it', { ...invalid, bodyText: '{', ownString: right }, true],
    ['nothing at all', { keyText: '', headersText: '', bodyText: '', ownString: '' }, false],
  ];
  it.each(rows)('%s', async (_, input, is) => {
    expect(isExplainable(await inspectCallback(input))).toBe(is);
  });
});
