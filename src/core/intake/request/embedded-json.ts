/** JSON inside of other text: the objects and lists that stand in it, from the front to the back. */
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import type { DumpNode } from '../dump-node';
import type { Effort } from './found';

/** How deep the brackets of a text may go: readers recurse. */
const depthLimit = 200;

interface Extent {
  /** Behind the value; 0 where it does not end, or is too deep. */
  readonly end: number;
  /** How far was looked. */
  readonly looked: number;
}

/** @param start of a value in brackets */
export function measureJson(text: string, start: number): Extent {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      const close = findStringEnd(text, at);
      if (close < 0) return { end: 0, looked: -close };
      at = close;
    } else if (code === 0x7b || code === 0x5b) {
      depth++;
      if (depth > depthLimit) return { end: 0, looked: at };
    } else if (code === 0x7d || code === 0x5d) {
      depth--;
      if (depth === 0) return { end: at + 1, looked: at };
    }
  }
  return { end: 0, looked: text.length };
}

/** The quote that ends the string; where none does, how far was looked, negative. */
function findStringEnd(text: string, quote: number): number {
  let at = quote + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) return at;
    // No string of JSON goes on in the next line.
    else if (code === 0x0a) break;
  }
  return -at;
}

export interface EmbeddedJson {
  readonly span: Span;
  /** With places in the whole text. */
  readonly root: DumpNode;
}

/** The largest ones; what stands inside of one is not given again. */
export function listEmbeddedJson(text: string, effort: Effort): readonly EmbeddedJson[] {
  const known = effort.json.get(text);
  if (known !== undefined) return known;
  const found = readEmbeddedJson(text, effort);
  effort.json.set(text, found);
  return found;
}

function readEmbeddedJson(text: string, effort: Effort): readonly EmbeddedJson[] {
  const found: EmbeddedJson[] = [];
  for (let at = text.search(/[{[]/); at !== -1 && effort.hasLeft('scan'); ) {
    const { end, looked } = measureJson(text, at);
    effort.scan -= looked - at + 1;
    // Parsed where it stands, so that its places are the text's.
    const json = end === 0 ? null : parseJson(text.slice(0, end), at);
    if (json?.ok) found.push({ span: { start: at, end }, root: json.value });
    opening.lastIndex = json?.ok ? end : at + 1;
    at = opening.exec(text)?.index ?? -1;
  }
  return found;
}

const opening = /[{[]/g;
