/** The data of a report with stand-ins in the place of values. */
import type { CallbackReport, InspectedKey } from '../callback-report';
import type { Canonical } from '../canonical/canonical';
import type { Comparison } from '../compare/comparison';
import type { Diagnosis } from '../diagnosis/diagnosis';
import type { Finding } from '../diagnosis/finding';
import { createMasking, type NamedValue } from './list-values';
import { maskTexts } from './mask-case';
import { type FactMasking, maskFacts, maskPath, nameBytes } from './mask-facts';
import { maskPairs } from './mask-pairs';
import { maskName, maskValue } from './mask-text';
import type { ReportSource } from './report-source';
import { pickKind } from './stand-ins';

export interface MaskedReport extends ReportSource {
  /** The findings with their values, to be told: what is said of a value goes by the value itself. Bytes are masked. */
  readonly findings: readonly Finding[];
  /** What stands in the place of a value, a pair or a key that a sentence shows. */
  readonly maskShown: (text: string) => string;
}

/**
 * The same data without values, in the same types; the same value has the same stand-in everywhere. Spans still point
 * into the texts as pasted.
 */
export function maskReport(source: ReportSource): MaskedReport {
  const { report, diagnosis, receiver, canonicalSha256 } = source;
  const { headersText, bodyText, ownString } = report.input;
  const texts = { headersText, bodyText, ownString, ...receiver };
  const entries = report.canonical?.kept ?? [];
  const masking: FactMasking = { ...createMasking(texts, listEntryValues(report)), entries };
  return {
    report: maskCallbackReport(report, maskTexts(texts, masking), masking),
    diagnosis: diagnosis && maskDiagnosis(diagnosis, masking),
    checks: maskFacts(source.checks, masking),
    answer: source.answer,
    canonicalSha256: canonicalSha256 && nameBytes(canonicalSha256, masking),
    receiver: maskTexts(texts, masking),
    findings: maskFacts(diagnosis?.findings ?? [], { ...masking, keepsTexts: true }),
    maskShown: (text) => maskShown(text, masking),
  };
}

function maskShown(text: string, masking: FactMasking): string {
  const [first = ''] = text.split(/[.[]/, 1);
  if (isPath.test(text) && masking.names.has(first)) return maskPath(text, masking);
  // A few signs, such as those that are missing, tell nothing.
  const isOfSigns = text.length < 6 && !/[\p{L}\p{N}]/u.test(text);
  if (isOfSigns || masking.names.has(text)) return text;
  const known = masking.standIns.find(text);
  return known ?? maskPairs(text, masking.entries, masking);
}

/** `customer.phones[0]` */
const isPath = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[\d{1,5}\])+$/;

function maskDiagnosis(diagnosis: Diagnosis, masking: FactMasking): Diagnosis {
  const { findings, facts, valueSearch } = diagnosis;
  return {
    ...diagnosis,
    findings: maskFacts(findings, masking),
    facts: maskFacts(facts, masking),
    // That something is searched for is told, and not what.
    valueSearch: valueSearch && {
      canonical: { text: '', kept: [], dropped: [] },
      digest: new Uint8Array(valueSearch.digest.length),
      ranges: [],
      garbled: [],
      sorted: null,
    },
  };
}

/** What was read out of a dump stands in no text as it is. */
function listEntryValues({ canonical, headers }: CallbackReport): readonly NamedValue[] {
  const entries = [...(canonical?.kept ?? []), ...(canonical?.dropped ?? [])];
  return [
    ...Object.entries(headers?.fields ?? {}).map(([name, { value }]) => ({
      kind: pickKind(name),
      text: name === 'Content-Type' ? '' : value,
    })),
    ...entries.map(({ key, value }) => ({ kind: pickKind(key), text: value })),
  ];
}

function maskCallbackReport(
  report: CallbackReport,
  texts: Pick<CallbackReport['input'], 'headersText' | 'bodyText' | 'ownString'>,
  masking: FactMasking,
): CallbackReport {
  const { headers, canonical, comparison } = report;
  return {
    ...report,
    input: { ...report.input, ...texts },
    keys: report.keys.map(hideName),
    ownKeys: report.ownKeys.map(hideName),
    headers: headers && maskFacts(headers, masking),
    signature: report.signature && new Uint8Array(report.signature.length),
    canonical: canonical && maskCanonical(canonical, masking),
    comparison: maskComparison(comparison, masking),
    problems: maskFacts(report.problems, masking),
    notes: [],
  };
}

/** Characters and lines side by side are left out. */
function maskComparison(comparison: Comparison, masking: FactMasking): Comparison {
  if (comparison.result !== 'different') return maskFacts(comparison, masking);
  const differences = comparison.differences.map((one) => ({ ...one, changes: [] }));
  return maskFacts({ ...comparison, differences, expectedLines: [], ownLines: [] }, masking);
}

/** The line before a key may say anything. */
function hideName(key: InspectedKey): InspectedKey {
  return { ...key, name: null };
}

function maskCanonical({ text, kept, dropped }: Canonical, masking: FactMasking): Canonical {
  let at = 0;
  return {
    text: maskPairs(text, kept, masking),
    kept: kept.map((entry) => {
      const key = maskName(entry.key, masking);
      const value = maskValue(entry.value, pickKind(entry.key), masking);
      const start = at;
      at += key.length + value.length + 2;
      const { state, source } = entry;
      return { state, key, value, source, span: { start, end: at - 1 } };
    }),
    dropped: maskFacts(dropped, masking),
  };
}
