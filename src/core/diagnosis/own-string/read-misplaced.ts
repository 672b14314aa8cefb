/** What belongs to another field and stands in the own string's. */
import type { CanonicalSource } from '../../canonical/list-entries';
import { isPublicKeyText } from '../../key/is-public-key-text';

export type Misplaced = 'signature' | 'key' | 'headers';

/** Longer texts, counted in UTF-16 code units, are no headers. */
const headersLimit = 20_000;

const headerLine = /^[\w-]{1,100}[^\S\n]{0,10}:/;

/** Null: it may be the string, whatever is wrong with it. */
export function readMisplaced(own: string, { headers }: CanonicalSource): Misplaced | null {
  const text = own.trim();
  if (text === headers.fields['X-Sign']?.value.trim()) return 'signature';
  if (isPublicKeyText(text)) return 'key';
  return text.length <= headersLimit && isHeaders(text) ? 'headers' : null;
}

/** Nobody signs the signature. */
function isHeaders(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.every((line) => headerLine.test(line)) && lines.some((line) => /^x-sign\b/i.test(line))
  );
}
