import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareUnchanged } from './share-unchanged';

const plainData = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.constantFrom(null, undefined, Number.NaN),
    fc.uint8Array(),
    fc.array(tie('value')),
    fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      tie('value'),
      {
        noNullPrototype: true,
      },
    ),
  ),
})).value;

describe('shareUnchanged', () => {
  it('gives a value that equals the newer one, whatever the older one was', () => {
    fc.assert(
      fc.property(plainData, plainData, (older, newer) => {
        expect(shareUnchanged(older, newer)).toStrictEqual(newer);
      }),
    );
  });

  it('gives the older value itself where both are equal', () => {
    fc.assert(
      fc.property(plainData, (newer) => {
        const older = structuredClone(newer);
        expect(shareUnchanged(older, newer)).toBe(older);
      }),
    );
  });

  it('keeps the parts that are equal, and only those', () => {
    const older = { keys: [{ bits: 2048 }], entries: [{ key: 'a' }, { key: 'b' }], only: 1 };
    const newer = { keys: [{ bits: 2048 }], entries: [{ key: 'a' }, { key: 'c' }] };
    const shared = shareUnchanged(older, newer);
    expect(shared).toStrictEqual(newer);
    expect(shared.keys).toBe(older.keys);
    expect(shared.entries[0]).toBe(older.entries[0]);
    expect(shared.entries[1]).not.toBe(older.entries[1]);
  });

  it('leaves alone what is more than its members', () => {
    const older = { at: new Date(0), names: new Map([['a', 1]]) };
    const newer = { at: new Date(1), names: new Map([['a', 2]]) };
    const shared = shareUnchanged(older, newer);
    expect(shared.at).toBe(newer.at);
    expect(shared.names).toBe(newer.names);
  });
});
