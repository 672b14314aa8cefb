/** The public keys in a paste, as PEM, however the lines around them are marked. */
import { pickPemBlocks } from '../../key/pick-pem-blocks';

const label = /^(?:(?:RSA )?PUBLIC KEY|(?:X509 |TRUSTED )?CERTIFICATE)$/;
/** A mail's quotes, a comment, an indentation. */
const mark = /^[ \t>|#*]{1,20}/gm;
/** More keys than are read. */
const keyLimit = 20;

/** What names a key the merchant's own, right before it: `"merchantPublicKey": "`. */
const ownName = /merchant(?:[’']s)?[\s_-]{0,2}(?:rsa[\s_-])?public[\s_-]{0,2}key[\s\\"'`:=>|#*]*$/i;

/** Whether the text has a key that it names the merchant's own, and that is not taken. */
export function hasOwnKey(text: string): boolean {
  return listKeys(text, true).length > listKeys(text, false).length;
}

/**
 * One after the other, each once; null where there is none.
 *
 * @param isAny where all are named the merchant's own, which are not the platform's, these
 */
export function pickKeyText(text: string, isAny: boolean): string | null {
  const ofPlatform = listKeys(text, false);
  const keys = isAny && ofPlatform.length === 0 ? listKeys(text, true) : ofPlatform;
  return keys.length === 0 ? null : `${keys.join('\n')}\n`;
}

function listKeys(text: string, isAny: boolean): readonly string[] {
  if (!text.includes('BEGIN')) return [];
  // By what a key is, because a text that has it twice may break its lines in two ways.
  const keys = new Map<string, string>();
  for (const part of pickPemBlocks(text, { start: 0, end: text.length })) {
    if (part.kind !== 'block' || !label.test(part.label)) continue;
    const { start, end } = part.span;
    if (!isAny && ownName.test(text.slice(Math.max(0, start - 60), start))) continue;
    const written = text.slice(start, end);
    const lines = written
      .replace(/(?:(?<!\\)\\+[rn])+/g, '\n')
      .replaceAll('\\/', '/')
      .replace(mark, '');
    const content = lines.replace(/\s/g, '');
    if (!keys.has(content)) keys.set(content, lines);
    if (keys.size >= keyLimit) break;
  }
  return [...keys.values()];
}
