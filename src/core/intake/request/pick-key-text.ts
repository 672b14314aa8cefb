/** The public keys in a paste, as PEM, however the lines around them are marked. */
import { pickPemBlocks } from '../../key/pick-pem-blocks';

const label = /^(?:(?:RSA )?PUBLIC KEY|(?:X509 |TRUSTED )?CERTIFICATE)$/;
/** A mail's quotes, a comment, an indentation. */
const mark = /^[ \t>|#*]{1,20}/gm;
/** More keys than are read. */
const keyLimit = 20;

/** One after the other; null where there is none. */
export function pickKeyText(text: string): string | null {
  if (!text.includes('BEGIN')) return null;
  const keys = new Set<string>();
  for (const part of pickPemBlocks(text, { start: 0, end: text.length })) {
    if (part.kind !== 'block' || !label.test(part.label)) continue;
    const { start, end } = part.span;
    const written = text.slice(start, end);
    const lines = written
      .replace(/(?:\\+[rn])+/g, '\n')
      .replaceAll('\\/', '/')
      .replace(mark, '');
    if (keys.add(lines).size >= keyLimit) break;
  }
  return keys.size === 0 ? null : `${[...keys].join('\n')}\n`;
}
