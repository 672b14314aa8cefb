import { describe, expect, it } from 'vitest';
import { TextJoiner } from './text-joiner';

describe('a text that is joined', () => {
  it.each([0, 1, 9999, 10_000, 10_001, 25_000])('has its %i pieces in order', (count) => {
    const pieces = Array.from({ length: count }, (_, index) => `${index},`);
    const text = new TextJoiner();
    for (const piece of pieces) text.add(piece);
    expect(text.toString()).toBe(pieces.join(''));
    text.add('end');
    expect(text.toString()).toBe(`${pieces.join('')}end`);
  });
});
