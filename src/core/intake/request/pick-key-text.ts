/** The public keys in a paste, as PEM, however the lines around them are marked. */
import { pickPemBlocks } from '../../key/pick-pem-blocks';

const label = /^(?:(?:RSA )?PUBLIC KEY|(?:X509 |TRUSTED )?CERTIFICATE)$/;
/** A mail's quotes, a comment, an indentation. */
const mark = /^[ \t>|#*]{1,20}/gm;
/** More keys than are read. */
const keyLimit = 20;

/** What names a key the merchant's own, right before it: `"merchantPublicKey": "`. */
const ownName = /merchant(?:[’']s)?[\s_-]{0,2}(?:rsa[\s_-])?public[\s_-]{0,2}key[\s\\"'`:=>|#*]*$/i;

/** Whether the text has a key that it names the merchant's own. */
export function hasOwnKey(text: string): boolean {
  return pickKeyText(text, true) !== pickKeyText(text, false);
}

/**
 * One after the other; null where there is none.
 *
 * @param isAny also those that are named the merchant's own, which are not the platform's
 */
export function pickKeyText(text: string, isAny: boolean): string | null {
  if (!text.includes('BEGIN')) return null;
  const keys = new Set<string>();
  for (const part of pickPemBlocks(text, { start: 0, end: text.length })) {
    if (part.kind !== 'block' || !label.test(part.label)) continue;
    const { start, end } = part.span;
    if (!isAny && ownName.test(text.slice(Math.max(0, start - 60), start))) continue;
    const written = text.slice(start, end);
    const lines = written
      .replace(/(?:\\+[rn])+/g, '\n')
      .replaceAll('\\/', '/')
      .replace(mark, '');
    if (keys.add(lines).size >= keyLimit) break;
  }
  return keys.size === 0 ? null : `${[...keys].join('\n')}\n`;
}
