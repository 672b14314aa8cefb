/** The rules of every deviation, without the search for it: they print what the programs in question print. */
import { describe, expect, it } from 'vitest';
import { deviationCases } from '../../testing/deviation-cases';
import { findCaseVariant, readCase } from '../../testing/list-case-variants';
import { contractRules } from './canonical-rules';
import { encodeText } from './encode-text';
import { printCanonical } from './print-canonical';

// What of a digest is hashed again is the diagnosis' matter.
const cases = deviationCases.filter(({ code }) => code !== 'algorithm.hashed-twice');

describe('printCanonical by the rules of a deviation', () => {
  it.each(cases)('$code, $variant: $form', (given) => {
    const { signed } = given;
    const rules = { ...contractRules, ...findCaseVariant(given).rules };
    const text = printCanonical(readCase(given), rules);
    if (typeof signed === 'string') expect(text).toBe(signed);
    else expect([...encodeText(text, rules.charset)]).toEqual([...signed]);
  });
});
