import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dumpVectors } from '../../testing/dump-vectors';
import type { Span } from '../text/span';
import type { DumpNode } from './dump-node';
import { listReadBodies, readBodyDump } from './read-body-dump';
import { readHeaderDump } from './read-header-dump';

const marks = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '"',
  "'",
  '\\',
  ':',
  '=',
  '=>',
  ', ',
  ';',
  '\n',
  '\r\n',
  '\0',
  '\ud800',
].concat([
  '%',
  '&',
  '\\x',
  'b"',
  'map[',
  '$VAR1 = ',
  'string(9999) "',
  'a:99:{',
  '😀',
  '\u00a0',
  '^',
  '#<',
  '&#',
]);

/** A dump with something put in, taken out, repeated or moved. */
const mutated = fc
  .tuple(
    fc.constantFrom(...dumpVectors.map(({ text }) => text)),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...marks), fc.nat(40), fc.nat(2)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([text, changes]) =>
    changes.reduce((before, [place, mark, count, change]) => {
      const at = place % (before.length + 1);
      if (change === 0) return before.slice(0, at) + mark.repeat(count) + before.slice(at);
      if (change === 1) return before.slice(0, at) + before.slice(at + count);
      return before.slice(at) + before.slice(0, at);
    }, text),
  );

it('reads or refuses whatever is pasted, with places that are in it', () => {
  fc.assert(
    fc.property(mutated, (text) => {
      const isPlace = ({ start, end }: Span): boolean =>
        0 <= start && start <= end && end <= text.length;
      const visit = (node: DumpNode): void => {
        expect(isPlace(node.span)).toBe(true);
        if (node.type === 'array') node.items.forEach(visit);
        else if (node.type === 'doubt') node.options.forEach(visit);
        else if (node.type === 'object') for (const { value } of node.members) visit(value);
      };
      const body = readBodyDump(text);
      if (body?.root) visit(body.root);
      if (body !== null) expect([...listReadBodies(body, 5)].length).toBeLessThanOrEqual(5);
      for (const { nameSpan, valueSpan } of readHeaderDump(text)?.fields ?? []) {
        expect(isPlace(nameSpan) && isPlace(valueSpan)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('takes no header from where none is', () => {
  const values = fc.constantFrom(
    ...dumpVectors
      .filter(({ kind, text }) => kind === 'headers' && !text.includes('%2F'))
      .map(({ text }) => text),
  );
  fc.assert(
    fc.property(values, fc.nat(), (text, place) => {
      const at = place % text.length;
      const part = text.slice(at) + text.slice(0, at);
      for (const { value } of readHeaderDump(part)?.fields ?? []) {
        // Escapes and quotes aside (a shell joins `"a"b` to one word), a value is text that is there.
        expect(dropMarks(part)).toContain(dropMarks(value));
      }
    }),
    { numRuns: 300 },
  );
});

function dropMarks(text: string): string {
  return text.replaceAll('\\u003d', '=').replace(/[\\"']/g, '');
}
