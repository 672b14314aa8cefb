/** Texts as large as are allowed. */
import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem';
import type { JsonNode } from './json-node';
import { countLimits, parseJson } from './parse-json';

function parseValid(text: string): JsonNode {
  const result = parseJson(text);
  if (!result.ok) throw new Error(`not parsed: ${JSON.stringify(result.problems)}`);
  return result.value;
}

function parseInvalid(text: string): Problem {
  const result = parseJson(text);
  if (result.ok || result.problems[0] === undefined) throw new Error('parsed');
  return result.problems[0];
}

describe('parseJson is bounded', () => {
  it('tells the last steps of a deep path, so that many repeats deep inside stay cheap', () => {
    const result = parseJson(`${'{"x":1,"x":'.repeat(4900)}1${'}'.repeat(4900)}`);
    expect(result.problems).toHaveLength(50);
    expect(result.problems[0]).toMatchObject({ path: `….${'x.'.repeat(12)}x`, more: 4850 });
  });

  it.each([
    ['values', (count: number) => `[[${Array(count - 2).fill(0)}]`, ']'],
    ['members', (count: number) => `{"a":{"b":1,"c":2},${Array(count - 1).fill('"":0')}`, '}'],
  ] as const)('takes as many %s as are allowed and not one more', (part, open, close) => {
    const limit = countLimits[part];
    expect(parseValid(open(limit) + close).span.end).toBe(open(limit).length + 1);
    const tooMany = open(limit + 1) + close;
    const start = tooMany.lastIndexOf(part === 'values' ? '0' : '"":');
    expect(parseInvalid(tooMany)).toEqual({
      code: 'body.too-many-values',
      input: 'body',
      severity: 'error',
      span: { start, end: start + 1 },
      part,
      limit,
    });
  });
});
