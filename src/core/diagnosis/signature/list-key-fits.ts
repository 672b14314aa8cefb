/** Which of the loaded keys made the signature. It explains; the verdict is WebCrypto's and the first key's alone. */
import type { CallbackReport } from '../../callback-report';
import { isSameKey } from '../../key/is-same-key';
import { isMadeByKey, openSignature } from '../../signature/open-signature';
import type { SignatureFacts } from '../diagnosis';

/** True: it made this signature; false: it did not; null: that cannot be told. */
export type KeyFit = boolean | null;

/**
 * One answer a key, in their order. Quick: one modular power a key, and none for a valid signature.
 *
 * @param facts of the diagnosis of this report, where there is one: it knows about a repaired text and about PSS
 */
export function listKeyFits(
  { verdict, keys, signature }: Pick<CallbackReport, 'verdict' | 'keys' | 'signature'>,
  facts: SignatureFacts | null,
): readonly KeyFit[] {
  const [first] = keys;
  if (verdict.kind === 'valid' && first !== undefined) {
    return keys.map((key) => isSameKey(key, first));
  }
  return keys.map((key, index) => {
    if (facts?.signer === index) return true;
    if (index === 0 && facts?.madeByKey === false) return false;
    return signature === null ? null : isMadeByKey(openSignature(signature, key), key);
  });
}
