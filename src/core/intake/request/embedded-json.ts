/** JSON inside of other text: the objects and lists that stand in it, from the front to the back. */
import { parseLeadingJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import type { DumpNode } from '../dump-node';
import type { Effort } from './found';

/** How deep the brackets of a text may go: readers recurse. */
const depthLimit = 200;

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
  const broken = new Set<number>();
  for (let at = text.search(/[{[]/); at !== -1; ) {
    opening.lastIndex = at + 1;
    beginning.lastIndex = at;
    if (!broken.delete(at) && beginning.test(text)) {
      if (!effort.hasLeft('scan', at)) break;
      const json = parseLeadingJson(text, at, depthLimit);
      const end = json.ok ? json.value.span.end : json.at;
      effort.scan -= end - at + 1;
      if (json.ok) {
        found.push({ span: json.value.span, root: json.value });
        opening.lastIndex = end;
      } else for (const start of json.broken) if (start > at) broken.add(start);
    }
    at = opening.exec(text)?.index ?? -1;
  }
  return found;
}

const opening = /[{[]/g;

/** What may stand behind an opening bracket. */
const beginning = /\{\s*["}]|\[\s*[\]{["\dtfn-]/y;
