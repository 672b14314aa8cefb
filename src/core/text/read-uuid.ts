/** The 32 digits of a UUID in whatever form, in small letters: with dashes (RFC 9562 §4), without, in braces. Null for another text. */
export function readUuid(text: string): string | null {
  const digits = text.replace(/[{}()-]/g, '').toLowerCase();
  return /^[\da-f]{32}$/.test(digits) ? digits : null;
}
