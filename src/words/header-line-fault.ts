export type HeaderLineFault =
  | {
      readonly kind: 'curl-mark' | 'quotes' | 'body' | 'no-colon' | 'pem' | 'signature' | 'unknown';
    }
  /** POST where it says no other. */
  | { readonly kind: 'first-line'; readonly method: string }
  | { readonly kind: 'not-ascii'; readonly found: string };

/** What keeps a line from being a header, where it is plain to see. */
export function detectLineFault(line: string): HeaderLineFault {
  if (/^[<>] /.test(line)) return { kind: 'curl-mark' };
  if (/^-----(?:BEGIN|END) [A-Z ]+-----/.test(line)) return { kind: 'pem' };
  // Of a line the first 80 characters are known.
  if (/^[\w+/-]{80}$/.test(line)) return { kind: 'signature' };
  const first =
    /^(?:([A-Z]{3,10}) \S+ )?(?:HTTP\/\d|h2)(?:\.\d)?(?: \d{3}[\s\S]*|\s*)$/.exec(line) ??
    /^(GET|POST|PUT|PATCH|DELETE) (?:https?:\/\/|\/)\S*\s*$/.exec(line);
  if (first !== null) return { kind: 'first-line', method: first[1] ?? 'POST' };
  if (/^\{\s*"/.test(line) && /"(?:order(?:No|Type)|merchantOrderNo|amount)"\s*:/.test(line))
    return { kind: 'body' };
  if (/^["'{]/.test(line)) return { kind: 'quotes' };
  const found = /[^\x21-\x7e]/.exec(line.split(':', 1)[0]?.trimEnd() ?? '')?.[0];
  if (found !== undefined && found.trim() !== '') return { kind: 'not-ascii', found };
  // Base64 that belongs to the line above has no hyphen and no space.
  if (/^[a-z]+(?:-[a-z]+)+[ \t][^:]*$/i.test(line)) return { kind: 'no-colon' };
  return { kind: 'unknown' };
}
