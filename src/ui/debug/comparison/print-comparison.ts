import { comparisonWords } from '#words/comparison';
import type { Comparison } from '../../../core/compare/comparison';

/** In a few words; null of no own string. */
export function printComparison(comparison: Comparison): string | null {
  const { same, sameStripped, different } = comparisonWords;
  if (comparison.result === 'empty') return null;
  if (comparison.result === 'different') {
    const { by, differences, hasPairs } = comparison;
    return by === 'text' ? different.text(differences.length, hasPairs) : different.digest;
  }
  const { stripped } = comparison;
  return stripped === undefined ? same[comparison.by] : sameStripped(stripped.forms);
}
