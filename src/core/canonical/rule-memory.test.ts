import { describe, expect, it } from 'vitest';
import { type CanonicalRules, contractRules } from './canonical-rules';
import { RuleMemory } from './rule-memory';
import { toRuleNumber, toRuleTable } from './rule-table';

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
  return { memory: new RuleMemory(make, room, ({ length }) => length), calls };
}

describe('a memory by rules', () => {
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
    const { memory, calls } = createCounted(1000);
    for (const variant of variants) {
      const rules = { ...contractRules, ...variant };
      expect(memory.pick(toRuleTable(rules))).toBe(print(rules));
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
    const { memory, calls } = createCounted('plain plain'.length);
    for (const variant of [...variants, ...variants]) {
      const rules = { ...contractRules, ...variant };
      expect(memory.pick(toRuleTable(rules))).toBe(print(rules));
    }
    const again = calls.filter((call) => call === 'plain plain');
    expect(again).toHaveLength(1);
    expect(calls.filter((call) => call === 'plain go')).toHaveLength(2);
  });

  it('knows which rules were looked at, whatever was made of them', () => {
    const { memory } = createCounted(1000);
    const numbers = (['strings', 'numbers', 'nestedAscii'] as const).map(toRuleNumber);
    const mayRead = () => numbers.map((number) => memory.mayRead([number]));
    expect(mayRead()).toEqual([false, false, false]);
    memory.pick(toRuleTable(contractRules));
    expect(mayRead()).toEqual([true, true, false]);
    memory.pick(toRuleTable({ ...contractRules, strings: 'quoted' }));
    expect(mayRead()).toEqual([true, true, true]);
    expect(memory.mayRead([])).toBe(false);
  });

  it('rules nothing out once something was made without a look', () => {
    const { memory } = createCounted(0);
    expect(memory.mayRead([toRuleNumber('pairSeparator')])).toBe(false);
    memory.pick(toRuleTable(contractRules));
    expect(memory.mayRead([toRuleNumber('pairSeparator')])).toBe(true);
  });
});
