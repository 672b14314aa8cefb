import { describe, expect, it } from 'vitest';
import { keepSigned, takeSigned } from './signed-text';

const build = (text: string) => ({ text, kept: [], dropped: [] });

describe('the bytes of a string to be signed', () => {
  it('are those that were verified where they are many, and nobody has them twice', () => {
    const canonical = build('a'.repeat(100_000));
    const bytes = new TextEncoder().encode(canonical.text);
    keepSigned(canonical, bytes);
    expect(takeSigned(canonical)).toBe(bytes);
    const again = takeSigned(canonical);
    expect(again).not.toBe(bytes);
    expect(again).toEqual(bytes);
  });

  it('are made again where they are few', () => {
    const canonical = build('a=é');
    const bytes = new TextEncoder().encode(canonical.text);
    keepSigned(canonical, bytes);
    expect(takeSigned(canonical)).not.toBe(bytes);
    expect(takeSigned(canonical)).toEqual(bytes);
  });
});
