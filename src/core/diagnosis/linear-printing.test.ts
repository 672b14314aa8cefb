import { describe, it } from 'vitest';
import { expectProportion } from '../../testing/expect-proportion';
import { readCase } from '../../testing/list-case-variants';
import { contractRules } from '../canonical/canonical-rules';
import { listEntries } from '../canonical/list-entries';
import { CanonicalPrinter } from '../canonical/print-canonical';
import { catalogue } from './catalogue';
import type { Deviation } from './deviation';

const deviations: readonly Deviation[] = catalogue;

/** What looks at values as numbers. */
const rulesOfNumbers = ['order', 'amounts', 'strings'] as const;

/** Every variant of the catalogue that does, printed. */
function printAll(text: string): void {
  const value = JSON.stringify(text);
  const bodyText = `{"orderType":${value},"amount":${value},${value}:1,"note":${value},"status":"completed"}`;
  const source = readCase({ bodyText, timestamp: '1790000123' });
  const printer = new CanonicalPrinter(source, { characters: 0 });
  for (const { variants } of deviations) {
    for (const variant of typeof variants === 'function' ? variants(source) : variants) {
      if (!rulesOfNumbers.some((rule) => rule in variant.rules)) continue;
      const rules = { ...contractRules, ...variant.rules };
      printer.print(rules, listEntries(source, rules));
    }
  }
}

describe('the time to print by every deviation', () => {
  it.each([['9'], [' ']])('grows as a value of %j does', (unit) => {
    expectProportion((length) => `${unit.repeat(length / 4)}x`, printAll);
  });
});
