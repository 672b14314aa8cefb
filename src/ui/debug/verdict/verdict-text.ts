/** The verdict in words. What was not checked is never called invalid. */
import { verdictWords } from '#words/verdict';
import type { CallbackReport } from '../../../core/callback-report';
import type { Cause } from '../../../core/diagnosis/cause';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
import type { Finding } from '../../../core/diagnosis/finding';
import { pickExperiment } from '../../../core/experiment';
import { type InputName, isHeaderDoubt, type Problem } from '../../../core/problem';
import type { EditableInput } from '../../../state/inputs-store';
import type { MendReason, VerdictSentences, VerdictWords } from '../../../words/verdict-words';
import { pickInputText } from '../inputs/pick-input-text';

/** The words, and the finding that is told with them; its own words are loaded later. */
export interface ExplainedVerdict extends VerdictSentences {
  readonly reason: Finding | null;
  /** How the reason begins where its title stands in the place of the sentence; null where it stands below. */
  readonly headline: keyof VerdictWords['because'] | null;
}

/** @param diagnosis of this report, where there is one */
export function buildVerdictWords(
  report: CallbackReport | null,
  diagnosis: Diagnosis | null,
): ExplainedVerdict {
  const untold = { reason: null, headline: null };
  if (report === null) return { ...verdictWords.empty, ...untold };
  const { kind } = report.verdict;
  const words = describeVerdict(report);
  const reason = pickReason(report, diagnosis);
  if (reason !== null) {
    const detail = provesDumped(report, reason) ? verdictWords.provenInDump : words.detail;
    return { ...words, detail, reason, headline: pickHeadline(report, reason) };
  }
  return kind === 'invalid' && diagnosis?.facts?.madeByKey === true
    ? { ...words, ...untold, detail: verdictWords.madeByKey }
    : { ...words, ...untold };
}

/** Where both values of a dump's headers stand in the very string that was signed, they are what arrived. */
function provesDumped(report: CallbackReport, { proof, variantText }: Finding): boolean {
  const kept = report.canonical?.kept ?? [];
  const values = kept.flatMap(({ source, value }) => (source.input === 'headers' ? [value] : []));
  return (
    areDumped(report) &&
    proof.by !== 'none' &&
    values.length > 1 &&
    values.every((value) => variantText?.includes(value))
  );
}

/** Nothing but the headers, which were read out of a dump, is in doubt. */
function areDumped({ verdict, problems }: CallbackReport): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    verdict.kind === 'unverifiable' &&
    errors.length > 0 &&
    errors.every(({ code }) => code === 'headers.dump')
  );
}

/** The finding that is told with the verdict: why it is so, or what the own string does differently where it is valid. */
export function pickReason(
  { verdict }: CallbackReport,
  diagnosis: Diagnosis | null,
): Finding | null {
  const asked = verdict.kind === 'valid' ? 'own-string' : 'signature';
  const reason = diagnosis?.findings.find(({ subject }) => subject === asked);
  // While values are still searched, nothing is said that could change: only what is proven by then.
  if (reason === undefined || diagnosis?.valueSearch !== null) return null;
  return reason;
}

function pickHeadline(report: CallbackReport, reason: Finding): ExplainedVerdict['headline'] {
  const { kind } = report.verdict;
  const isProven = reason.proof.by !== 'none';
  switch (kind) {
    case 'unverifiable':
      return pickUnverifiable(report, reason, isProven);
    case 'valid':
      return pickExperiment(report.problems) === null ? 'valid' : 'experiment';
    case 'invalid':
      if (isProven || reason.causes.some(isOfOwn)) return 'invalid';
      return reason.owner === 'transport' ? 'likely' : null;
    default:
      return null;
  }
}

function pickUnverifiable(
  report: CallbackReport,
  reason: Finding,
  isProven: boolean,
): ExplainedVerdict['headline'] {
  if (isProven && report.problems.some(isUnreadDump)) return 'dumped';
  if (isProven && areDumped(report)) return 'dumped-headers';
  const [first] = reason.causes;
  const isOfSeveral = isProven && first?.code === 'sign.one-of-several';
  return first?.kind === 'repair' || isOfSeveral ? 'unverifiable' : null;
}

/** The merchant's own string was signed: so much is certain. */
function isOfOwn(cause: Cause): boolean {
  return cause.code === 'string.unknown' && cause.signed?.isOwn === true;
}

/** Of which what is proven is proven by what it shows. */
function isUnreadDump({ code, severity }: Problem): boolean {
  return code === 'body.dump' && severity === 'error';
}

function describeVerdict(report: CallbackReport): VerdictSentences {
  switch (report.verdict.kind) {
    case 'valid': {
      const tried = pickExperiment(report.problems);
      if (tried !== null) return verdictWords.experiment(tried);
      return report.problems.some(showsOthers)
        ? verdictWords.restored
        : verdictWords.valid(report.keys[0]?.name ?? null);
    }
    case 'unverifiable':
      return describeUnverifiable(report, report.verdict.inputs);
    default:
      return verdictWords[report.verdict.kind];
  }
}

function showsOthers(problem: Problem): boolean {
  return problem.code === 'body.dump' && problem.restored.length > 0;
}

/** The inputs that the user can mend, in reading order. */
export function pickInputsToMend({ verdict }: CallbackReport): readonly EditableInput[] {
  if (verdict.kind !== 'unverifiable') return [];
  return verdict.inputs.filter((input) => input !== 'environment');
}

function describeUnverifiable(
  report: CallbackReport,
  inputs: readonly InputName[],
): VerdictSentences {
  const errors = report.problems.filter(
    ({ input, severity }) => severity === 'error' && inputs.includes(input),
  );
  if (pickSwap(report) !== undefined) return verdictWords.swapped;
  const reasons = inputs.flatMap((input) => listReasons(report, input, inputs));
  const isWhole = reasons.some(({ kind }) => kind === 'missing');
  const areNamed = errors.every(isHeaderDoubt) || (errors.every(isOfSign) && !isWhole);
  return errors.length > 0 && areNamed
    ? verdictWords.headersInDoubt(reasons)
    : verdictWords.unverifiable(reasons);
}

/** What one step mends: its button stands beside the words. */
export function pickSwap({ problems }: CallbackReport): Problem | undefined {
  return problems.find(({ code }) => code === 'headers.swapped');
}

function listReasons(
  report: CallbackReport,
  input: InputName,
  inputs: readonly InputName[],
): readonly MendReason[] {
  if (input === 'environment') return [{ kind: 'environment' }];
  const errors = report.problems.filter(
    (problem) => problem.input === input && problem.severity === 'error',
  );
  if (errors.some(isPrivateKey)) return [{ kind: 'private-key', input }];
  if (errors.some(isPublicKey)) return [{ kind: 'public-key', input }];
  if (pickInputText(report, input).trim() === '') return [{ kind: 'missing', input }];
  if (errors.some(isUnreadDump)) {
    // They are signed, too, so that the body alone would not be enough.
    const doubts = inputs.includes('headers') ? [] : report.problems.filter(isHeaderDoubt);
    return [{ kind: 'dumped-body' }, ...doubts.map(toHeaderReason)];
  }
  return input === 'headers' ? errors.map(toHeaderReason) : [{ kind: 'unreadable', input }];
}

function toHeaderReason(problem: Problem): MendReason {
  if (problem.code === 'headers.missing') return { kind: problem.state, header: problem.name };
  if (problem.code === 'headers.duplicate') return { kind: 'twice', header: problem.name };
  if (problem.code === 'headers.dump') return { kind: 'dumped-headers' };
  return { kind: 'signature' };
}

function isOfSign(problem: Problem): boolean {
  return problem.code === 'headers.missing'
    ? problem.name === 'X-Sign'
    : problem.code === 'sign.not-base64';
}

function isPrivateKey({ code }: Problem): boolean {
  return code.endsWith('.private-key');
}

function isPublicKey({ code }: Problem): boolean {
  return code === 'headers.public-key' || code === 'body.public-key';
}
