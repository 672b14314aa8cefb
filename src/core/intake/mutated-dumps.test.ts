import fc from 'fast-check';
import { expect, it } from 'vitest';
import { damageTexts } from '../../testing/damaged-texts';
import { dumpVectors } from '../../testing/dump-vectors';
import type { Span } from '../text/span';
import type { DumpNode } from './dump-node';
import { listReadBodies, readBodyDump } from './read-body-dump';
import { readHeaderDump } from './read-header-dump';

const marks = [
  '\\x',
  'b"',
  'map[',
  '$VAR1 = ',
  'string(9999) "',
  'a:99:{',
  '😀',
  '\u00a0',
  '#<',
  '&#',
];

const mutated = damageTexts(
  dumpVectors.map(({ text }) => text),
  marks,
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
