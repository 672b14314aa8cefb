/** Random texts by the thousand beside the platform's own reading. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonNode } from './json-node';
import { parseJson } from './parse-json';
import { compactStyle, printJson } from './print-json';

function parseValid(text: string): JsonNode {
  const result = parseJson(text);
  if (!result.ok) throw new Error(`not parsed: ${JSON.stringify(result.problems)}`);
  return result.value;
}

/** What JSON.parse says; it reads -0 as a zero of its own, which plain decimal text does not have. */
function readNatively(text: string): unknown {
  return JSON.parse(text, (_, value) => (value === 0 ? 0 : value));
}

function isJson(text: string): boolean {
  try {
    readNatively(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON texts with odd spacing and number forms, and the same with one character changed. */
const almostJson = fc
  .tuple(
    fc.json({ noUnicodeString: false }),
    fc.nat(),
    fc.constantFrom(...'{}[],:"\\0123456789.eE+-tfn \t\n\u00a0x', ''),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([text, seed, character, cut]) => {
    const at = seed % (text.length + 1);
    return text.slice(0, at) + character + text.slice(at + cut);
  });

describe('parseJson against JSON.parse', () => {
  it('accepts exactly what JSON.parse accepts, with the same meaning', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(almostJson, (text) => {
        const result = parseJson(text);
        // Beyond our bounds there is nothing to compare.
        if (result.problems[0]?.code === 'body.number-too-long') return;
        expect(result.ok, text).toBe(isJson(text));
        if (result.ok) accepted++;
        else refused++;
        if (result.ok) {
          expect(readNatively(printJson(result.value, compactStyle))).toEqual(readNatively(text));
        }
      }),
      { numRuns: 10_000 },
    );
    // Both sides have to be exercised for this to mean anything.
    expect(Math.min(accepted, refused)).toBeGreaterThan(1000);
  });

  it('gives every string and number the span of its own lexeme', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const pending = [parseValid(text)];
        for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
          const lexeme = text.slice(node.span.start, node.span.end);
          if (node.type === 'string') expect(JSON.parse(lexeme)).toBe(node.value);
          if (node.type === 'number') expect(lexeme).toBe(node.source);
          if (node.type === 'array') pending.push(...node.items);
          if (node.type === 'object') {
            pending.push(...node.members.flatMap(({ key, value }) => [key, value]));
          }
        }
      }),
    );
  });
});
