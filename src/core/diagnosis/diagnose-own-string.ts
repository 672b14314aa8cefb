/** How the merchant's own string came about: by the catalogue as a whole, else pair by pair. */
import type { CallbackReport } from '../callback-report';
import type { Canonical } from '../canonical/canonical';
import { type CanonicalRules, contractRules } from '../canonical/canonical-rules';
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
  return yield* explainPairs(source, canonical, input.ownString, comparison.differences, meter);
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
  canonical: Canonical,
  ownString: string,
  differences: readonly Difference[],
  meter: WorkMeter,
): Sliced<readonly Finding[]> {
  const shared = yield* explainWithoutAdded(source, canonical, ownString, differences, meter);
  if (shared !== null) return shared;
  const isLong = meter.isUsedUp || ownString.length > valueCauseLength;
  const causes = isLong ? new Map<string, ValueCause>() : listValueCauses(source);
  return explainAll(differences, canonical, causes);
}

/** Where pairs were only added to a string that the catalogue knows: the added ones, then the rest as a whole. */
function* explainWithoutAdded(
  source: CanonicalSource,
  canonical: Canonical,
  ownString: string,
  differences: readonly Difference[],
  meter: WorkMeter,
): Sliced<readonly Finding[] | null> {
  const added = differences.filter(({ kind }) => kind === 'added');
  if (added.length === 0) return null;
  const places = new Set(added.map(({ ownPlace }) => ownPlace));
  const rest = joinPairs(
    parsePairs(ownString, canonical.kept).filter((_, index) => !places.has(index + 1)),
  );
  const findings = explainAll(added, canonical, new Map());
  if (rest === printCanonical(source, contractRules)) return findings;
  const { found, equivalents } = yield* searchDeviationsInSlices(source, createTextTarget(rest), {
    meter,
  });
  if (found === null) return null;
  return [buildStringFinding(found, equivalents, subject, equal), ...findings];
}

function explainAll(
  differences: readonly Difference[],
  { kept, dropped }: Canonical,
  causes: ReadonlyMap<string, ValueCause>,
): readonly Finding[] {
  const entries = new Map([...dropped, ...kept].map((entry) => [entry.key, entry]));
  return differences.map((one) => explainDifference(one, causes, entries.get(one.key)));
}

function joinPairs(pairs: readonly Pair[]): string {
  return pairs.map(({ key, value }) => `${key}=${value}`).join('&');
}

/** By key and value: which single deviation gives an entry this value. */
function listValueCauses(source: CanonicalSource): ReadonlyMap<string, ValueCause> {
  const causes = new Map<string, ValueCause>();
  // Where a value holds an `&`, its beginning alone stands in the right string as well.
  const right = new Set(listPairs(source, contractRules));
  for (const deviation of catalogue) {
    const { variants } = deviation;
    for (const variant of typeof variants === 'function' ? variants(source) : variants) {
      const rules = { ...contractRules, ...variant.rules };
      const says = variant.says ?? deviation.says;
      const cause = { ...deviation, says, origin: variant.origin ?? deviation.origin };
      for (const pair of listPairs(source, rules)) {
        if (!right.has(pair) && !causes.has(pair)) causes.set(pair, cause);
      }
    }
  }
  return causes;
}

/** What these rules make of the entries, and what their string looks like to somebody who takes it apart at each `&`. */
function listPairs(source: CanonicalSource, rules: CanonicalRules): readonly string[] {
  const pairs = parsePairs(printCanonical(source, rules), []);
  return [...listEntries(source, rules).kept, ...pairs].map(({ key, value }) => `${key}=${value}`);
}
