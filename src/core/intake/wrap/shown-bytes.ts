/** Bytes that a terminal does not show as they are, as `cat -A`, `cat -v` and `sed -n l` write them. */

import { type DerivedText, deriveReplaced } from '../derived-text';
import { shownBytes } from '../detect-lost';
import { decodeUtf8 } from '../literal/read-string';

const metaRun = /(?:M-(?:\^[?-_]|[ -~]))+/g;
const lineEnd = /(?:\^M)?\$$|\^M$/gm;

export function unwrapShownBytes(text: string): readonly DerivedText[] {
  const isMarked = /^[^\r\n]*(?:\$|\^M\$?|\\)(?:\r?\n|$)/.test(text) && /(?:\$|\^M)\s*$/.test(text);
  if (!isMarked && !shownBytes.test(text)) return [];
  const shown = deriveReplaced(
    text,
    new RegExp(`${lineEnd.source}|${metaRun.source}`, 'gm'),
    ([run]) => (run.startsWith('M') ? readMeta(run) : ''),
  );
  if (!isMarked || !/\\(?:\r?\n|\\|[0-7]{3})/.test(text)) return [shown];
  const listed = deriveReplaced(text, /\\\r?\n|\$$|(?:\\[0-7]{3})+|\\[\\tr]/gm, ([found]) =>
    readListed(found),
  );
  return [listed, shown];
}

/** `M-C` is the byte of `C` with its highest bit, `M-^I` that of a control. */
function readMeta(run: string): string {
  const bytes = (run.match(/M-(?:\^[?-_]|[ -~])/g) ?? []).map((one) =>
    one.length === 4 ? (one.charCodeAt(3) ^ 0x40) | 0x80 : one.charCodeAt(2) | 0x80,
  );
  return decodeUtf8(Uint8Array.from(bytes)) ?? run;
}

function readListed(found: string): string {
  if (found === '$' || /[\r\n]/.test(found)) return '';
  if (!/\d/.test(found)) return { t: '\t', r: '\r' }[found.charAt(1)] ?? '\\';
  const codes = found.slice(1).split('\\');
  return decodeUtf8(Uint8Array.from(codes, (octal) => Number.parseInt(octal, 8))) ?? found;
}
