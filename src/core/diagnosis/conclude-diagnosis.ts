/** The last word of a diagnosis whose value search is over; light, so that it runs where the page runs. */
import type { CallbackReport } from '../callback-report';
import { headerKeys } from '../contract';
import { toHex } from '../text/hex';
import type { Diagnosis, FoundValue } from './diagnosis';
import { defaultEffort, type Effort } from './effort';
import { createFinding, type Finding, notProven, quoteData } from './finding';
import { buildDoubtFinding, buildRecoveryFindings } from './header-findings';
import { listHeadersInDoubt } from './headers-in-doubt';
import { limitFindings } from './limit-findings';

/**
 * @param found the value that was searched for; null when no range holds it
 * @param triedValues how many values the search tried
 * @param effort as `diagnoseCallback` had it
 */
export function concludeDiagnosis(
  report: CallbackReport,
  diagnosis: Diagnosis,
  found: FoundValue | null,
  triedValues: number,
  effort: Pick<Effort, 'findings'> = defaultEffort,
): Diagnosis {
  const { findings, tried, valueSearch } = diagnosis;
  if (valueSearch === null) throw new Error('no value search to conclude');
  const counts = { strings: tried.strings, values: tried.values + triedValues };
  const explained =
    found === null
      ? [
          buildUnknownFinding(report, diagnosis.isComplete, valueSearch.digest, counts),
          ...valueSearch.garbled,
        ]
      : buildFoundFindings(report, found, valueSearch.digest);
  return limitFindings(
    { ...diagnosis, findings: [...explained, ...findings], tried: counts, valueSearch: null },
    effort.findings,
  );
}

/** Of a header in doubt only a time is searched in ranges. */
function buildFoundFindings(
  report: CallbackReport,
  found: FoundValue,
  digest: Uint8Array<ArrayBuffer>,
): readonly Finding[] {
  const { key, value, text } = found;
  const name = listHeadersInDoubt(report.problems).find((one) => headerKeys[one] === key);
  return name === undefined
    ? [buildValueFinding(report, found, digest)]
    : buildRecoveryFindings(report, { headers: [{ name, value, from: 'time' }], text }, digest);
}

/** "The signed amount was 100.00; this body says 1000.00." */
export function buildValueFinding(
  { canonical }: CallbackReport,
  { key, value, text }: FoundValue,
  digest: Uint8Array<ArrayBuffer>,
): Finding {
  const pasted = canonical?.kept.find((entry) => entry.key === key);
  const isHeader = pasted?.source.input === 'headers';
  const where = isHeader ? `${pasted?.source.name} here says` : 'this body says';
  return createFinding({
    codes: ['value.changed'],
    subject: 'signature',
    proof: { by: 'digest', hash: 'sha256', digest },
    title: `The signed ${quoteData(key)} was ${quoteData(value)}; ${where} ${quoteData(pasted?.value ?? '')}.`,
    evidence: `With ${quoteData(`${key}=${value}`)} the SHA-256 of the string is the one that was signed.`,
    origins: isHeader
      ? ['Headers of another delivery attempt: each retry has its own X-Timestamp and X-Nonce.']
      : ['A log, proxy or typed object that rewrites the body, or somebody who changed it.'],
    fixes: isHeader
      ? ['Take headers and body from the same request.']
      : [
          'Verify the body as received, before any framework touches it. Never credit an order whose signature is invalid.',
        ],
    key,
    value,
    variantText: text,
  });
}

/** What stays when nothing matches: what is proven, what was tried, and no guess. */
function buildUnknownFinding(
  report: CallbackReport,
  isComplete: boolean,
  digest: Uint8Array,
  tried: Diagnosis['tried'],
): Finding {
  const inDoubt = listHeadersInDoubt(report.problems);
  if (inDoubt.length > 0) return buildDoubtFinding(inDoubt, digest, tried);
  const strings = `${tried.strings.toLocaleString('en-US')} strings`;
  const values = `${tried.values.toLocaleString('en-US')} other values of its entries`;
  return createFinding({
    codes: ['string.unknown'],
    subject: 'signature',
    proof: notProven,
    title: isComplete
      ? 'This key signed something else than this string, and no known deviation explains it.'
      : 'This key signed something else than this string, which is too large to try every known deviation.',
    evidence: `Proven: this key made the signature, and the hash is SHA-256. Tried without a match: ${strings} and ${values}. The SHA-256 that was signed is ${toHex(digest)}`,
    origins: [
      'Headers and body of two different callbacks.',
      'A body that was changed, masked or cut after it was received.',
    ],
    fixes: [
      'Take headers and raw body of one request from the same log line.',
      'If they are certain, send the signed SHA-256 to the platform’s support: they compare it with that of their own string.',
    ],
  });
}
