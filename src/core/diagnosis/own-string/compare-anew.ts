import type { CallbackReport } from '../../callback-report';
import type { Canonical } from '../../canonical/canonical';
import type { CanonicalSource } from '../../canonical/list-entries';
import { diffOwnString } from '../../compare/diff-own-string';

export interface Judged {
  readonly report: CallbackReport;
  readonly source: CanonicalSource;
}

/** The own string beside another string than that of the pasted copy. */
export async function compareAnew(
  report: CallbackReport,
  source: CanonicalSource,
  canonical: Canonical,
): Promise<Judged> {
  const { input } = report;
  const { compareStripped } = await import('../../compare/compare-stripped');
  const comparison = diffOwnString(canonical, input.ownString);
  return {
    report: {
      ...report,
      input: { ...input, bodyText: source.bodyText },
      canonical,
      comparison:
        comparison.result === 'different'
          ? compareStripped(canonical, input.ownString, comparison)
          : comparison,
    },
    source,
  };
}
