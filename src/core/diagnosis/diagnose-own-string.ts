/** How the merchant's own string came about: by the catalogue as a whole, else pair by pair. */
import type { CallbackReport } from '../callback-report';
import type { KeptEntry } from '../canonical/canonical';
import { contractRules } from '../canonical/canonical-rules';
import { type CanonicalSource, listEntries } from '../canonical/list-entries';
import { printCanonical } from '../canonical/print-canonical';
import type { Difference } from '../compare/comparison';
import { parseOwnDigest } from '../compare/parse-own-digest';
import { type Pair, parsePairs } from '../compare/parse-pairs';
import { buildStringFinding } from './build-string-finding';
import { catalogue } from './catalogue';
import { valueCauseLength } from './effort';
import { explainDifference, type ValueCause } from './explain-difference';
import { createFinding, type Finding, notProven, type Proof } from './finding';
import { createDigestTarget, searchDeviationsInSlices, type Target } from './search-deviations';
import { contractDigest } from './signed-bytes';
import type { Sliced, WorkMeter } from './slices';

const subject = 'own-string';

const equal: Proof = { by: 'string' };

/** No finding when there is no own string or it is the right one. */
export function* diagnoseOwnString(
  report: CallbackReport,
  source: CanonicalSource,
  meter: WorkMeter,
): Sliced<readonly Finding[]> {
  const { canonical, comparison, input } = report;
  if (canonical === null || comparison.result !== 'different') return [];
  const digest = parseOwnDigest(input.ownString);
  const target =
    digest === null
      ? createTextTarget(input.ownString)
      : createDigestTarget(digest, contractDigest);
  const { found, equivalents } = yield* searchDeviationsInSlices(source, target, { meter });
  if (found !== null) {
    const proof: Proof =
      digest === null ? { by: 'string' } : { by: 'digest', hash: 'sha256', digest };
    return [buildStringFinding(found, equivalents, subject, proof)];
  }
  if (digest !== null) return [unknownDigest];
  return yield* explainPairs(
    source,
    canonical.kept,
    input.ownString,
    comparison.differences,
    meter,
  );
}

/** Text areas turn CRLF into LF, so that the two cannot be told apart there. */
function createTextTarget(ownString: string): Target {
  const lines = ownString.replaceAll('\r\n', '\n');
  return ({ text, rules }) =>
    rules.charset === 'utf-8' &&
    rules.prehash === 'none' &&
    (text === ownString || text.replaceAll('\r\n', '\n') === lines);
}

const unknownDigest = createFinding({
  codes: ['string.unknown'],
  subject,
  proof: notProven,
  title: 'Your SHA-256 is not that of the right string, and no known deviation gives it.',
  evidence: 'A digest shows only that two strings differ, not where.',
  fixes: ['Paste the string itself to see which pair differs.'],
});

function* explainPairs(
  source: CanonicalSource,
  kept: readonly KeptEntry[],
  ownString: string,
  differences: readonly Difference[],
  meter: WorkMeter,
): Sliced<readonly Finding[]> {
  const shared = yield* explainWithoutAdded(source, kept, ownString, differences, meter);
  if (shared !== null) return shared;
  const isLong = meter.isUsedUp || ownString.length > valueCauseLength;
  const causes = isLong ? new Map<string, ValueCause>() : listValueCauses(source);
  return differences.map((difference) => explainDifference(difference, causes));
}

/** Where pairs were only added to a string that the catalogue knows: the added ones, then the rest as a whole. */
function* explainWithoutAdded(
  source: CanonicalSource,
  kept: readonly KeptEntry[],
  ownString: string,
  differences: readonly Difference[],
  meter: WorkMeter,
): Sliced<readonly Finding[] | null> {
  const added = differences.filter(({ kind }) => kind === 'added');
  if (added.length === 0) return null;
  const places = new Set(added.map(({ ownPlace }) => ownPlace));
  const rest = joinPairs(parsePairs(ownString, kept).filter((_, index) => !places.has(index + 1)));
  const findings = added.map((difference) => explainDifference(difference, new Map()));
  if (rest === printCanonical(source, contractRules)) return findings;
  const { found, equivalents } = yield* searchDeviationsInSlices(source, createTextTarget(rest), {
    meter,
  });
  if (found === null) return null;
  return [buildStringFinding(found, equivalents, subject, equal), ...findings];
}

function joinPairs(pairs: readonly Pair[]): string {
  return pairs.map(({ key, value }) => `${key}=${value}`).join('&');
}

/** By key and value: which single deviation gives an entry this value. */
function listValueCauses(source: CanonicalSource): ReadonlyMap<string, ValueCause> {
  const causes = new Map<string, ValueCause>();
  for (const deviation of catalogue) {
    const { variants } = deviation;
    for (const variant of typeof variants === 'function' ? variants(source) : variants) {
      const rules = { ...contractRules, ...variant.rules };
      const pairs = parsePairs(printCanonical(source, rules), []);
      const entries = [...listEntries(source, rules).kept, ...pairs];
      const says = variant.says ?? deviation.says;
      const cause = { ...deviation, says, origin: variant.origin ?? deviation.origin };
      for (const { key, value } of entries) {
        const name = `${key}=${value}`;
        if (!causes.has(name)) causes.set(name, cause);
      }
    }
  }
  return causes;
}
