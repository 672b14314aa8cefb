import { detectPrivateKey } from '../core/key/detect-private-key';
import type { PrivateKeyForm } from '../core/problem';
import { fieldLength } from './long-texts';

/** What a field that holds one value, or one record, does not take: a private key is cleared, a longer text changes nothing. */
export type Refusal = PrivateKeyForm | 'too-long';

/** Null where the field takes the text. */
export function findRefusal(text: string): Refusal | null {
  return text.length > fieldLength ? 'too-long' : detectPrivateKey(text);
}
