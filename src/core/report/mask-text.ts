/** A text out of which everything goes that is no name and no sign between names and values. */
import type { JsonNode } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import { applyEdits, type Edit } from './edit-text';
import type { KnownNames } from './known-names';
import { listLeaves } from './list-leaves';
import { isContractWord, type StandInKind, type StandIns } from './stand-ins';

export interface Masking {
  readonly standIns: StandIns;
  readonly names: KnownNames;
}

/** The stand-in of one value; of an object or a list, the same with stand-ins inside. */
export function maskValue(value: string, kind: StandInKind, masking: Masking): string {
  const known = masking.standIns.find(value);
  if (known !== null) return known;
  return maskNested(value, masking) ?? masking.standIns.replace(value, kind);
}

/** A key, unless it may be a value; then its stand-in. */
export function maskName(name: string, { names, standIns }: Masking): string {
  return name === '' || names.has(name) ? name : standIns.replace(name, 'key');
}

/** A text that may hold several values: a string to be signed, a line, a dump, in whatever form. */
export function maskText(text: string, masking: Masking): string {
  if (text.trim() === '') return text;
  const known = masking.standIns.find(text);
  if (known !== null) return known;
  return (
    maskNested(text, masking) ?? maskAround(text, masking.standIns.listCompound(text), masking)
  );
}

function maskNested(text: string, masking: Masking): string | null {
  const nested = parseNested(text);
  return nested && applyEdits(text, editJson(nested, masking));
}

/** An object or a list that a text is, or null. */
export function parseNested(text: string): JsonNode | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : null;
}

/** Stand-ins for its values and for keys that may be values; all else of its text stays. */
export function editJson(root: JsonNode, masking: Masking): readonly Edit[] {
  const { leaves, members } = listLeaves(root);
  return [
    ...leaves.map(({ text, kind, span, isNumber }) => {
      const standIn = maskValue(text, kind, masking);
      const isBare = isNumber && /^\d+(?:\.0+)?$/.test(standIn);
      return { span, text: isBare ? standIn : JSON.stringify(standIn) };
    }),
    ...members.flatMap(({ key: { value, span } }) => {
      const name = maskName(value, masking);
      return name === value ? [] : [{ span, text: JSON.stringify(name) }];
    }),
  ];
}

function maskAround(text: string, values: readonly string[], masking: Masking): string {
  // Pieces of the text in turn with stand-ins.
  let pieces: readonly string[] = [text];
  for (const value of values) {
    if (!text.includes(value)) continue;
    const standIn = masking.standIns.replace(value, 'text');
    pieces = pieces.flatMap((piece, index) =>
      index % 2 === 1
        ? [piece]
        : piece.split(value).flatMap((part, place) => (place === 0 ? [part] : [standIn, part])),
    );
  }
  return pieces
    .map((piece, index) => (index % 2 === 1 ? piece : maskTokens(piece, masking)))
    .join('');
}

/** Signs, then what stands up to the next ones. */
const tokens = /([\s{}[\]()<>"'`,;:=&|?!*\\]*)([^\s{}[\]()<>"'`,;:=&|?!*\\]*)/g;

/** Words of one value that nothing is known of get one stand-in together. */
function maskTokens(text: string, { standIns, names }: Masking): string {
  const parts: string[] = [];
  let pending: { readonly before: string; readonly words: string } | null = null;
  function flush(): void {
    if (pending !== null) parts.push(pending.before, standIns.replace(pending.words, 'text'));
    pending = null;
  }
  for (const [, before = '', token = ''] of text.matchAll(tokens)) {
    const isKept = /^(?:null)?$/.test(token) || isContractWord(token) || names.has(token);
    const known = standIns.find(token) ?? (isKept ? token : null);
    if (known === null && pending !== null && /^[ \t]+$/.test(before)) {
      pending = { before: pending.before, words: pending.words + before + token };
      continue;
    }
    flush();
    if (known === null) pending = { before: shorten(before), words: token };
    else parts.push(shorten(before), known);
  }
  flush();
  return parts.join('');
}

/** Signs alone may be a value, where many stand side by side; indentation is none. */
function shorten(between: string): string {
  const isMany = between.length > 5 && between.replace(/[ \t\r\n]/g, '').length > 4;
  return isMany ? `${between.slice(0, 4)}…` : between;
}
