/** Which open points of the contract this input meets, so that the page can say how each was read. */
import { entryHeaderNames } from '../contract';
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonNumber, JsonObject } from '../json/json-node';
import { visitScalars } from '../json/visit-scalars';
import type { Note } from '../note';
import type { Canonical } from './canonical';

export function buildNotes(
  headersText: string,
  headers: CallbackHeaders,
  body: JsonObject,
  canonical: Canonical,
): readonly Note[] {
  return [
    ...noteNumbers(body),
    ...noteNested(body),
    ...noteBlanks(canonical),
    ...noteKeys(canonical),
    ...noteHeaders(headersText, headers),
  ];
}

function noteNumbers(body: JsonObject): readonly Note[] {
  let first: { readonly node: JsonNumber; readonly key: string } | undefined;
  let count = 0;
  for (const { key, value } of body.members) {
    visitScalars(value, (node) => {
      if (node.type !== 'number' || node.source === node.plain) return;
      first ??= { node, key: key.value };
      count++;
    });
  }
  if (first === undefined) return [];
  const { span, source, plain } = first.node;
  return [{ code: 'number-respelled', input: 'body', span, count, path: first.key, source, plain }];
}

function noteNested(body: JsonObject): readonly Note[] {
  const nested = body.members.filter(
    ({ value: { type } }) => type === 'object' || type === 'array',
  );
  const [first] = nested;
  if (first === undefined) return [];
  const { key, value } = first;
  const count = nested.length;
  return [{ code: 'nested-compacted', input: 'body', span: value.span, count, key: key.value }];
}

function noteBlanks({ dropped }: Canonical): readonly Note[] {
  const blanks = dropped.filter(
    ({ reason, value }) => reason === 'blank' && /[^\u0000-\u0020]/.test(value),
  );
  const [first] = blanks;
  if (first === undefined) return [];
  const { key, source } = first;
  const count = blanks.length;
  return [{ code: 'blank-unicode', input: source.input, span: source.valueSpan, count, key }];
}

function noteKeys({ kept }: Canonical): readonly Note[] {
  const keys = kept.filter(({ key }) => /[^\u0000-\u007f]/.test(key));
  const [first] = keys;
  if (first === undefined) return [];
  const { key, source } = first;
  return [
    { code: 'key-not-ascii', input: source.input, span: source.keySpan, count: keys.length, key },
  ];
}

/** One space behind the colon is how everybody writes it; more than that is worth a word. */
function noteHeaders(text: string, headers: CallbackHeaders): readonly Note[] {
  const notes: Note[] = [];
  for (const name of entryHeaderNames) {
    const field = headers.fields[name];
    if (field === undefined) continue;
    const { start, end } = field.valueSpan;
    const before = text.slice(field.nameSpan.end, start);
    if (/:[ \t]?$/.test(before) && !/[ \t]/.test(text.charAt(end))) continue;
    notes.push({ code: 'header-trimmed', input: 'headers', span: field.valueSpan, count: 1, name });
  }
  return notes;
}
