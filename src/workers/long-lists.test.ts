import { describe, expect, it } from 'vitest';
import { attachPiece, detachLongLists } from './long-lists';

const count = (length: number) => Array.from({ length }, (_, index) => ({ index }));

function sendAcross(data: object): { pieces: number; longest: number; received: object } {
  const { rest, pieces } = structuredClone(detachLongLists(data));
  for (const piece of pieces) attachPiece(rest, piece);
  const longest = Math.max(0, ...pieces.map(({ items }) => items.length));
  return { pieces: pieces.length, longest, received: rest };
}

describe('long lists', () => {
  it.each([
    ['are left where they are up to a thousand items', { list: count(1000) }, 0],
    ['are cut above that', { list: count(1001) }, 2],
    ['are found in members of members', { a: { b: { list: count(2500) } }, c: count(3) }, 3],
    ['stay in their order beside others', { one: count(1500), other: count(1200) }, 4],
  ])('%s, and come back whole', (_, data, pieces) => {
    const sent = sendAcross(data);
    expect(sent.received).toEqual(data);
    expect(sent.pieces).toBe(pieces);
    expect(sent.longest).toBeLessThanOrEqual(1000);
  });

  it('leave bytes, maps and everything short as they are', () => {
    const data = { bytes: new Uint8Array(5000), names: new Map([['a', 1]]), none: null };
    expect(sendAcross(data)).toEqual({ pieces: 0, longest: 0, received: data });
  });

  it('are no lists of the data that they were cut out of', () => {
    const data = { list: count(1001) };
    detachLongLists(data);
    expect(data.list).toHaveLength(1001);
  });

  it('are refused where there is no such list', () => {
    expect(() => attachPiece({ a: 1 }, { path: ['a'], items: [] })).toThrow('no list at a');
  });
});
