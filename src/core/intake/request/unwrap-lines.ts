/** What loggers and runtimes put around each line of a text, taken away: the text that a program wrote. */
import { parseJson } from '../../json/parse-json';
import { unwrapLineMarks } from '../wrap/line-marks';
import { unwrapKnownPrefix } from '../wrap/line-prefixes';

import { joinHexRows } from './hex-dump';
import { headerHint } from './holds-request';

/** Texts that are likelier than the one given, where there are any. */
export function unwrapLines(text: string): readonly string[] {
  const bare = unwrapKnownPrefix(text).map((derived) => derived.text);
  return [...bare, joinSent(text), joinWire(text), pickTraced(text), joinHexRows(text)]
    .concat(unwrapLineMarks(text).map((derived) => derived.text))
    .filter((one): one is string => one !== null && headerHint.test(one));
}

/** What would read as JSON of another text: Docker's files, a line in an object of its own; strings of SQL. */
export function unwrapLogged(text: string): readonly string[] {
  return [joinLogged(text), undoubleQuotes(text)].filter((one) => one !== null);
}

/** A quote in a string of SQL stands there twice. */
function undoubleQuotes(text: string): string | null {
  if (!text.includes("''") || !/\b(?:insert\s+into|values\s*\(|set\s+\w+\s*=\s*')/i.test(text))
    return null;
  return text.replaceAll("''", "'");
}

function joinLogged(text: string): string | null {
  if (!/^\s*\{"log":"/.test(text)) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let joined = '';
  for (const line of lines) {
    const json = parseJson(line);
    if (!json.ok || json.value.type !== 'object') return null;
    const [first] = json.value.members;
    if (first?.key.value !== 'log' || first.value.type !== 'string') return null;
    joined += first.value.value;
  }
  return joined;
}

/** Python's `http.client` with its debug level on. A header never goes on from one part to the next. */
function joinSent(text: string): string | null {
  const parts = [...text.matchAll(/\bsend: b(['"])((?:[^\\\n]|\\.)*?)\1[ \t]*\r?$/gm)];
  let joined = '';
  for (const [, , part = ''] of parts) {
    const isInHead = joined !== '' && !/\r?\n\r?\n/.test(joined) && !joined.endsWith('\n');
    joined += (isInHead ? '\n' : '') + unescapeBytes(part);
    if (parts.length > mostParts) return null;
  }
  return joined === '' ? null : joined;
}

/** More than anybody's log of one request has. */
const mostParts = 500;

/** Apache's HttpClient with its wire log on. */
function joinWire(text: string): string | null {
  const parts = [...text.matchAll(/ >> "(.*)"[ \t]*\r?$/gm)].map(([, part = '']) =>
    part.replaceAll('[\\r]', '\r').replaceAll('[\\n]', '\n'),
  );
  return parts.length < 2 ? null : parts.join('');
}

/** What `curl -v` prints as sent, and what is none of its own marks: a body may be printed beside them. */
export function pickTraced(text: string): string | null {
  if (!/^> [A-Z]{3,10} \S+ HTTP\//m.test(text)) return null;
  const lines = text.split('\n').filter((line) => !/^(?:[*<]|[{}] \[\d+ bytes data\])/.test(line));
  return lines.map((line) => line.replace(/^> ?/, '')).join('\n');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Bytes beyond ASCII are UTF-8. */
function unescapeBytes(text: string): string {
  const binary = text.replace(/\\(?:x([0-9a-f]{2})|([\s\S]))/g, (_, hex?: string, char = '') =>
    hex === undefined ? (escapes[char] ?? char) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (/[^\0-\xff]/.test(binary)) return binary;
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
