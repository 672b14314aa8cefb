import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { KeptEntry } from '../../canonical/canonical';
import { createProbe, ValueProbe } from './value-probe';

function buildEntries(pairs: readonly (readonly [string, string])[]) {
  const nowhere = { start: 0, end: 0 };
  const source = { input: 'body', keySpan: nowhere, valueSpan: nowhere } as const;
  const kept: KeptEntry[] = [];
  let text = '';
  for (const [key, value] of pairs) {
    if (kept.length > 0) text += '&';
    const start = text.length;
    text += `${key}=${value}`;
    kept.push({ state: 'kept', key, value, source, span: { start, end: text.length } });
  }
  return { text, kept };
}

function hash(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

const strings = {
  short: buildEntries([
    ['amount', '1.00'],
    ['note', 'a'],
    ['status', ''],
  ]),
  'other characters': buildEntries([
    ['Ärger', 'é订😀'],
    ['amount', '1.00'],
    ['ß', '😀'.repeat(40)],
    ['z', '张'],
  ]),
  long: buildEntries([
    ['a', 'x'.repeat(70_000)],
    ['b', '1'],
    ['c', 'y'.repeat(3000)],
    ['d', '2'],
  ]),
};
const values = ['', '1', '1.00', '9999.99', 'é', '😀订', 'z'.repeat(300), '1'];

describe('a ValueProbe knows exactly the string that was signed', () => {
  it.each(Object.entries(strings))('%s', (_, { text, kept }) => {
    for (const signedEntry of kept) {
      for (const signed of ['1', 'é', 'z'.repeat(300)]) {
        const start = signedEntry.span.start + signedEntry.key.length + 1;
        const signedText = text.slice(0, start) + signed + text.slice(signedEntry.span.end);
        const probe = new ValueProbe(text, hash(signedText));
        const hits: string[] = [];
        // Also backwards, and the same entry twice.
        for (const entry of [...kept, ...kept.toReversed()]) {
          probe.aim(entry);
          for (const value of values) if (probe.isSigned(value)) hits.push(probe.buildText(value));
        }
        const given = signed === '1' ? 2 : 1;
        const isItself = signedText === text;
        expect(new Set(hits)).toEqual(new Set([signedText]));
        if (!isItself) expect(hits).toHaveLength(2 * given);
      }
    }
  });

  it('of an entry that the string does not have there is none', () => {
    expect(createProbe(strings.short, 'nonce', hash(''))).toBeNull();
  });
});
