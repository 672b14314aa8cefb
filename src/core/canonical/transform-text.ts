/** What can happen to a finished string on its way through a program with another idea of characters. */
import type { CanonicalRules } from './canonical-rules';

export function transformText(text: string, change: CanonicalRules['text']): string {
  switch (change) {
    case 'as-is':
      return text;
    case 'question-marks':
      return text.replace(/[^\0-\x7f]/gu, '?');
    case 'mojibake':
      return toMojibake(text);
    case 'mojibake-repaired':
      return repairMojibake(text);
    case 'entities-decoded':
      return decodeEntities(text);
    case 'lower':
      return text.toLowerCase();
    case 'upper':
      return text.toUpperCase();
    case 'nfc':
      return text.normalize('NFC');
    case 'nfd':
      return text.normalize('NFD');
  }
}

/** UTF-8 bytes read as ISO-8859-1. */
function toMojibake(text: string): string {
  return text.replace(/[^\0-\x7f]+/g, (run) =>
    Array.from(new TextEncoder().encode(run), (byte) => String.fromCharCode(byte)).join(''),
  );
}

/** The characters that Windows-1252 has where ISO-8859-1 has controls, by their byte. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const misread = new RegExp(`[\\x80-\\xff${windows1252}]+`, 'g');

/** UTF-8 that was read as ISO-8859-1 or Windows-1252, read again as UTF-8; what is no such text stays. */
export function repairMojibake(text: string): string {
  return text.replace(misread, (run) => {
    const bytes = Uint8Array.from(run, (character) => {
      const index = windows1252.indexOf(character);
      return index === -1 ? character.charCodeAt(0) : 0x80 + index;
    });
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return run;
    }
  });
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** HTML character references: the six names that escaping functions write, and numbers. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return namedEntities[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
