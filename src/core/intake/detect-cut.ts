/** A body that ends early: nothing can be verified, but it can be said. */
import { parseJson } from '../json/parse-json';
import { moveNode } from './derived-text';
import { nestingLimit } from './dump-node';
import type { BodyReading } from './read-body-dump';

const elidedBytes =
  /^(?:<Buffer |Uint8Array\(\d+\) \[)[\s\S]*?(\.{3} \d+ more (?:bytes|items))\s*[>\]]$/;
/** What programs write behind a text of which they show the beginning. */
export const cutMark =
  /(?:(?:\.{3}|…)\s{0,3})?(?:(?:\.{3}|…)(?: ?\(?\+?\d+ (?:more(?: (?:characters?|chars|bytes))?|chars)\)?)?|<\d+ more bytes>|\[?\(?truncated[^\n]{0,40})\s*$/i;

/** Null where the text is not known to be cut. */
export function detectCut(text: string, hint: RegExp): BodyReading | null {
  const trimmed = text.trim();
  const elided = elidedBytes.exec(trimmed)?.[1];
  if (elided !== undefined) {
    const start = text.indexOf(elided);
    const span = { start, end: start + elided.length };
    return createReading('byte-list', { kind: 'elided', span });
  }
  const [front] = beforeJson.exec(text) ?? [];
  if (front === undefined || !hint.test(text)) return null;
  const shown = text.slice(front.length);
  const last = cutMark.exec(shown)?.index ?? shown.trimEnd().length;
  const json = parseJson(shown.slice(0, last));
  // What is missing is missing at the end, and nowhere before.
  const isCut = !json.ok && json.problems.some(({ span }) => span !== null && span.start >= last);
  if (!isCut) return null;
  const end = front.length + last;
  const reading = createReading('json', { kind: 'cut', span: { start: end, end: text.length } });
  return front.trim() === '' ? reading : { ...reading, forms: ['embedded', 'json'] };
}

/** White space, or a logger's words in the same line. */
const beforeJson = /^(?:\s*|[^\n{]{1,300}[\s=:])(?=\{\s*")/;

/** Where nothing but brackets is missing at the end, the reading has the whole. */
export function closeCut(text: string, reading: BodyReading | null): BodyReading | null {
  const [loss] = reading?.losses ?? [];
  if (reading === null || loss?.kind !== 'cut') return reading;
  const [front = ''] = beforeJson.exec(text) ?? [];
  const beginning = text.slice(front.length, loss.span.start);
  const json = parseJson(beginning + listClosers(beginning));
  if (!json.ok || json.value.type !== 'object') return reading;
  const root = moveNode(json.value, ({ start, end }) => ({
    start: start + front.length,
    end: end + front.length,
  }));
  return { ...reading, root, isClosed: true };
}

/** Of the brackets that are open at the end, the inner ones first. */
function listClosers(text: string): string {
  let closers = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') closers = `}${closers}`;
    else if (token === '[') closers = `]${closers}`;
    else if (token === '}' || token === ']') closers = closers.slice(1);
    if (closers.length > nestingLimit) return '';
  }
  return closers;
}

function createReading(
  form: 'json' | 'byte-list',
  loss: BodyReading['losses'][number],
): BodyReading {
  return { forms: [form], root: null, losses: [loss], isOrderLost: false };
}
