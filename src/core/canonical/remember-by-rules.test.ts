import { describe, expect, it } from 'vitest';
import { type CanonicalRules, contractRules } from './canonical-rules';
import { rememberByRules } from './remember-by-rules';

/** Which rules it reads depends on what it has read. */
function print({ strings, nestedAscii, numbers }: CanonicalRules): string {
  return strings === 'quoted' ? `quoted ${nestedAscii}` : `plain ${numbers}`;
}

/** Reads a rule only where it matters, and counts how often it is asked. */
function createCounted(characters: number) {
  const calls: string[] = [];
  const room = { characters };
  const make = (rules: CanonicalRules): string => {
    const made =
      rules.strings === 'quoted' ? `quoted ${rules.nestedAscii}` : `plain ${rules.numbers}`;
    calls.push(made);
    return made;
  };
  return { remembered: rememberByRules(make, room, ({ length }) => length), calls };
}

describe('rememberByRules', () => {
  const variants: readonly Partial<CanonicalRules>[] = [
    {},
    { strings: 'quoted' },
    { strings: 'quoted', nestedAscii: 'upper' },
    { nestedAscii: 'upper' },
    { numbers: 'go' },
    { numbers: 'go', strings: 'quoted' },
    { pairSeparator: ';' },
    { numbers: 'java', nestedAscii: 'lower' },
    {},
  ];

  it('gives what the function gives, and asks it once for what it reads', () => {
    const { remembered, calls } = createCounted(1000);
    for (const variant of variants) {
      const rules = { ...contractRules, ...variant };
      expect(remembered(rules)).toBe(print(rules));
    }
    expect(calls).toEqual([
      'plain plain',
      'quoted as-is',
      'quoted upper',
      'plain go',
      'plain java',
    ]);
  });

  it('remembers nothing more once the room is taken, and gives the same', () => {
    const { remembered, calls } = createCounted('plain plain'.length);
    for (const variant of [...variants, ...variants]) {
      const rules = { ...contractRules, ...variant };
      expect(remembered(rules)).toBe(print(rules));
    }
    const again = calls.filter((call) => call === 'plain plain');
    expect(again).toHaveLength(1);
    expect(calls.filter((call) => call === 'plain go')).toHaveLength(2);
  });
});
