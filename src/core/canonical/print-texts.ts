/** All entries as one map from text to text, as a language or a JSON library writes it. */
import type { JsonObject } from '../json/json-node';
import { type CanonicalRules, contractRules } from './canonical-rules';
import type { FlatEntry } from './flatten-member';
import { quotePython } from './language-styles';
import { printNested, quoteText } from './print-nested';

const nowhere = { start: 0, end: 0 } as const;

const styles = {
  compact: {},
  spaced: { nestedSpaced: true },
  'spaced-ascii': { nestedSpaced: true, nestedAscii: 'lower' },
  ascii: { nestedAscii: 'lower' },
  'ascii-slashes': { nestedAscii: 'lower', nestedEscaped: '/' },
  go: { nestedEscaped: '<>&\u2028\u2029' },
  gson: { nestedEscaped: "<>&='\u2028\u2029" },
  indented: { nestedText: 'indented' },
  'python-dict': { nestedText: 'python' },
  'ruby-hash': { nestedText: 'ruby' },
  'go-map': { nestedText: 'go' },
} as const satisfies Readonly<Record<string, Partial<CanonicalRules>>>;

/** How the map of texts is written; `python-tuples`: `str(sorted(params.items()))`; `pairs`: that as JSON. */
export type TextMapStyle = keyof typeof styles | 'python-tuples' | 'pairs' | 'pairs-spaced';

export function printTexts(entries: readonly FlatEntry[], as: TextMapStyle): string {
  if (as === 'python-tuples') {
    const tuples = entries.map(({ key, value }) => `(${quotePython(key)}, ${quotePython(value)})`);
    return `[${tuples.join(', ')}]`;
  }
  if (as === 'pairs') return JSON.stringify(entries.map(({ key, value }) => [key, value]));
  if (as === 'pairs-spaced') {
    const pairs = entries.map(({ key, value }) => `[${quoteAscii(key)}, ${quoteAscii(value)}]`);
    return `[${pairs.join(', ')}]`;
  }
  return printNested(toObject(entries), { ...contractRules, ...styles[as] }, '');
}

/** As Python's `json.dumps`. */
function quoteAscii(text: string): string {
  return quoteText(text, { nestedAscii: 'lower', nestedEscaped: '' });
}

function toObject(entries: readonly FlatEntry[]): JsonObject {
  const span = nowhere;
  const members = entries.map(({ key, value }) => ({
    key: { type: 'string' as const, value: key, span },
    value: { type: 'string' as const, value, span },
  }));
  return { type: 'object', members, hasDuplicates: false, span };
}
