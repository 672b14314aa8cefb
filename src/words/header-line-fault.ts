export type HeaderLineFault =
  | { readonly kind: 'curl-mark' | 'quotes' | 'no-colon' | 'first-line' | 'unknown' }
  | { readonly kind: 'not-ascii'; readonly found: string };

/** What keeps a line from being a header, where it is plain to see. */
export function detectLineFault(line: string): HeaderLineFault {
  if (/^[<>] /.test(line)) return { kind: 'curl-mark' };
  if (/^(?:[A-Z]{3,10} \S+ )?(?:HTTP\/\d|h2)(?:\.\d)?(?: \d{3}.*)?\s*$/.test(line))
    return { kind: 'first-line' };
  if (/^(?:GET|POST|PUT|PATCH|DELETE) (?:https?:\/\/|\/)\S*\s*$/.test(line))
    return { kind: 'first-line' };
  if (/^["'{]/.test(line)) return { kind: 'quotes' };
  const found = /[^\x21-\x7e]/.exec(line.split(':', 1)[0]?.trimEnd() ?? '')?.[0];
  if (found !== undefined && found.trim() !== '') return { kind: 'not-ascii', found };
  // Base64 that belongs to the line above has no hyphen and no space.
  if (/^[a-z]+(?:-[a-z]+)+[ \t]+[^:]*$/i.test(line)) return { kind: 'no-colon' };
  return { kind: 'unknown' };
}
