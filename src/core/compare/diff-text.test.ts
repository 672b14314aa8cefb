import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDiffRoom, diffText } from './diff-text';

/** 9.9 kB that have nothing in common with those of another seed. */
function buildText(seed: number): string {
  return createHash('sha512').update(String(seed)).digest('hex').repeat(78).slice(0, 9900);
}

describe('diffText', () => {
  it('gives the characters of a small change', () => {
    expect(diffText('a=b+c', 'a=b c', createDiffRoom())).toEqual([
      { kind: 'same', text: 'a=b' },
      { kind: 'expected', text: '+' },
      { kind: 'own', text: ' ' },
      { kind: 'same', text: 'c' },
    ]);
  });

  it('gives the middle of texts that have nothing in common', () => {
    const [one, other] = [buildText(1), buildText(2)];
    const changes = diffText(`same${one}end`, `same${other}end`, createDiffRoom());
    expect(changes.at(0)).toMatchObject({ kind: 'same' });
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'expected', 'own', 'same']);
  });

  it('looks no further at characters after some such texts, and still gives all changes', () => {
    const room = createDiffRoom();
    const left: number[] = [];
    for (let seed = 0; seed < 200; seed++) {
      diffText(buildText(seed), buildText(seed + 1000), room);
      left.push(room.edits);
    }
    const looked = left.filter((edits, index) => (left[index - 1] ?? 640_000) - edits > 100_000);
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThan(6);
    expect(diffText('axbxc', 'aybyc', room)).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'expected', text: 'xbx' },
      { kind: 'own', text: 'yby' },
      { kind: 'same', text: 'c' },
    ]);
  });

  it('has room for the small changes of many values', () => {
    const room = createDiffRoom();
    const changes = Array.from({ length: 200 }, () => diffText('1790000000', '1.79E9', room));
    expect(changes.at(-1)).toEqual(changes[0]);
    expect(changes[0]?.length).toBeGreaterThan(3);
  });
});
