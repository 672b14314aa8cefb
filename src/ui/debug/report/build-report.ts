/** What a report says, from the data of one callback; masked, from that data without its values. */
import { answerWords } from '#words/answers';
import { checkWords } from '#words/checks';
import { findingWords } from '#words/findings';
import { problemWords } from '#words/problems';
import { reportWords } from '#words/report';
import { showValue } from '#words/shown-value';
import { supportWords } from '#words/support';
import { verdictWords } from '#words/verdict';
import { version } from '../../../../package.json';
import type { InspectedKey } from '../../../core/callback-report';
import type { Comparison } from '../../../core/compare/comparison';
import { type Finding, listCodes, pickKey, pickValue } from '../../../core/diagnosis/finding';
import { isOfChangedCopy, isOfPastedAlone } from '../../../core/diagnosis/other-input';
import { pickExperiment } from '../../../core/experiment';
import type { InputName, Problem } from '../../../core/problem';
import type { Answer } from '../../../core/receiver/build-answer';
import type { AgeFacts, Check } from '../../../core/receiver/check';
import { type MaskedReport, maskReport } from '../../../core/report/mask-report';
import type { ReportSource } from '../../../core/report/report-source';
import { countUtf8Bytes } from '../../../core/text/count-utf-8-bytes';
import { toHex } from '../../../core/text/hex';
import { buildLineStarts, type LineStarts, toPosition } from '../../../core/text/span';
import { printAnswer } from '../../../words/answer-words';
import { buildSupportText } from '../../../words/build-support-text';
import { describeCheck } from '../../../words/check-words';
import { describeFinding } from '../../../words/finding-words';
import { describeProblem } from '../../../words/problem-words';
import { replaceValues, type Text, toPlainText } from '../../../words/text';
import { printUtc } from '../../../words/utc-text';
import { printComparison } from '../comparison/print-comparison';
import { pickMove } from '../findings/pick-move';
import { pickInputText } from '../inputs/pick-input-text';
import { listVerdictFacts } from '../verdict/verdict-facts';
import { buildVerdictWords } from '../verdict/verdict-text';
import type {
  CheckEntry,
  FindingEntry,
  KeyEntry,
  OwnStringEntry,
  ProblemEntry,
  ReportDocument,
} from './report-document';

export interface ReportOptions {
  readonly isMasked: boolean;
  /** Stand-ins took the place of its values before it was opened here. */
  readonly isFromMaskedCase?: boolean;
  /** With the platform public keys in full. */
  readonly hasKeys: boolean;
  /** When it is made, in Unix seconds. */
  readonly seconds: number;
}

export function buildReport(source: ReportSource, options: ReportOptions): ReportDocument {
  const { isMasked } = options;
  const masked = isMasked ? maskReport(source) : null;
  const { report, diagnosis, checks, answer, canonicalSha256 } = masked ?? source;
  const { canonical, comparison, input } = report;
  return {
    format: 'callback-report',
    version: 1,
    tool: { name: 'callback-debugger', version },
    time: new Date(options.seconds * 1000).toISOString().replace('.000', ''),
    masked: isMasked,
    fromMaskedCase: options.isFromMaskedCase === true,
    experiment: pickExperiment(report.problems) !== null,
    verdict: describeVerdict(source, masked),
    keys: report.keys.map((key) => describeKey(key, options.hasKeys)),
    string: canonical && {
      text: canonical.text,
      bytes: countUtf8Bytes(source.report.canonical?.text ?? ''),
      sha256: canonicalSha256,
    },
    dropped: (canonical?.dropped ?? []).map(({ key, value, reason }) => ({ key, value, reason })),
    problems: describeProblems(report.problems, source),
    findings: (diagnosis?.findings ?? []).map((finding, index) =>
      describeOne(finding, masked?.findings[index] ?? finding, source, masked),
    ),
    moreFindings: diagnosis?.moreFindings ?? 0,
    ownString: describeOwnString(
      input.ownString,
      comparison,
      diagnosis?.findings.some(isOfPastedAlone) === true,
    ),
    receiver: {
      checks: checks.map((check) => describeOneCheck(check, isMasked)),
      answer: { result: answer.kind, sentences: describeAnswer(answer) },
    },
  };
}

/** The facts are read off the real digests, and told without a name. */
function describeVerdict(source: ReportSource, masked: MaskedReport | null) {
  const { report, diagnosis } = masked ?? source;
  const { sentence, detail, reason, headline } = buildVerdictWords(report, diagnosis);
  const real = { ...source.report, keys: report.keys };
  const told = reason === null ? -1 : (diagnosis?.findings.indexOf(reason) ?? -1);
  const finding = masked?.findings[told] ?? reason;
  const title =
    finding === null || headline === null
      ? null
      : hideValues(describeFinding(finding, findingWords, source.report.canonical).title, masked);
  return {
    result: report.verdict.kind,
    sentence:
      title === null || headline === null
        ? toText(sentence)
        : verdictWords.because[headline](title),
    detail: toText(detail),
    facts: listVerdictFacts(real, source.diagnosis, source.canonicalSha256).map((fact) =>
      toText(verdictWords.fact(fact)),
    ),
  };
}

function describeKey({ bits, fingerprint, name, pem }: InspectedKey, isWhole: boolean): KeyEntry {
  const entry = { bits, fingerprint: fingerprint && toHex(fingerprint), name };
  return isWhole ? { ...entry, pem } : entry;
}

/** Places are those in the texts as pasted. */
function describeProblems(
  problems: readonly Problem[],
  { report }: ReportSource,
): readonly ProblemEntry<Text>[] {
  const starts = new Map<InputName, LineStarts>();
  return problems.map((problem) => {
    const { code, input, severity, span } = problem;
    const text = input === 'environment' ? '' : pickInputText(report, input);
    const lineStarts = starts.get(input) ?? buildLineStarts(text);
    starts.set(input, lineStarts);
    const { where, what, fix } = describeProblem(problem, lineStarts, problemWords);
    const { line, column } =
      span === null ? { line: null, column: null } : toPosition(lineStarts, span.start);
    return { code, input, severity, line, column, where, sentence: toText(what), fix: toText(fix) };
  });
}

/** @param told the finding with its values: what is said of them goes by themselves */
function describeOne(
  finding: Finding,
  told: Finding,
  source: ReportSource,
  masked: MaskedReport | null,
): FindingEntry<Text> {
  const { report, canonicalSha256 } = masked ?? source;
  const { subject, proof, owner, variantText } = finding;
  const { title, evidence, form, origins, fixes, equivalents } = describeFinding(
    told,
    findingWords,
    source.report.canonical,
  );
  const hide = (text: Text): Text => hideValues(text, masked);
  const { who, what } = pickMove(finding);
  const words = { finding: findingWords, support: supportWords };
  // Of a copy that was changed there is nothing to ask about.
  const support = isOfChangedCopy(source.diagnosis)
    ? null
    : buildSupportText(told, source.report, canonicalSha256, words);
  return {
    codes: listCodes(finding),
    subject,
    proof: proof.by,
    owner,
    key: pickKey(finding),
    value: pickValue(finding),
    title: hide(title),
    evidence: hide(evidence),
    form: form && hide(form),
    origins: origins.map(hide),
    fixes: fixes.map(({ owner: whose, text }) => ({ owner: whose, sentence: hide(text) })),
    move: what === '' ? `${who}.` : `${who}. ${what}`,
    equivalents: equivalents.map(hide),
    support: support && toPlainText(hide(support)),
    variant: variantText === report.canonical?.text || variantText === '' ? null : variantText,
  };
}

function hideValues(text: Text, masked: MaskedReport | null): Text {
  return masked === null
    ? text
    : replaceValues(text, (whole) => showValue(masked.maskShown(whole)));
}

function describeOwnString(
  text: string,
  comparison: Comparison,
  isOfPasted: boolean,
): OwnStringEntry | null {
  if (text.trim() === '') return null;
  const differences =
    comparison.result === 'different'
      ? comparison.differences.map(
          ({ changes, expectedPosition, ownPosition, ...difference }) => difference,
        )
      : [];
  const by = comparison.result === 'empty' ? null : comparison.by;
  const sentence = printComparison(comparison);
  const of = isOfPasted ? ({ isOfPasted } as const) : {};
  return { text, result: comparison.result, by, sentence, ...of, differences };
}

/** The page's own words for a moment have the reader's time of day beside it: a report is read elsewhere. */
function describeOneCheck(check: Check, isMasked: boolean): CheckEntry<Text> {
  const [what, hint] = describeCheck(check, checkWords);
  const times = 'sentAtSeconds' in check ? printTimes(check) : null;
  const second = times === null ? hint : isMasked ? undefined : times;
  return {
    check: check.name,
    code: check.code,
    result: check.result,
    title: checkWords.titles[check.name],
    sentences: [what, second].flatMap((sentence) =>
      sentence === undefined ? [] : [toText(sentence)],
    ),
  };
}

function printTimes({ sentAtSeconds, atSeconds, isByClock }: AgeFacts): string {
  return reportWords.times(printUtc(sentAtSeconds), printUtc(atSeconds), isByClock);
}

function describeAnswer(answer: Answer): readonly Text[] {
  const { accepted, onArrival, bytes, rejections, log, inDoubt, alsoFailed } = answerWords;
  const title = toText(printAnswer(answer, answerWords));
  switch (answer.kind) {
    case 'ok':
      return [
        title,
        toText(
          answer.row === 'completed' ? accepted.completed : accepted.succeeded(answer.isOrderKnown),
        ),
        ...(answer.isOnArrival ? [toText(onArrival)] : []),
        bytes,
      ];
    case 'reject': {
      const [, duty] = rejections[answer.code];
      const others = answer.failed.slice(1);
      return [
        title,
        ...(duty === undefined ? [] : [toText(duty)]),
        toText(log),
        ...(answer.isInDoubt ? [toText(inDoubt)] : []),
        ...(others.length === 0 ? [] : [toText(alsoFailed(others))]),
      ];
    }
    case 'unknown':
      return [title];
  }
}

function toText(said: Text | string): Text {
  return typeof said === 'string' ? (said === '' ? [] : [said]) : said;
}
