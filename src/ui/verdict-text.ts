/** The verdict in words. What was not checked is never called invalid. */
import type { CallbackReport, Verdict } from '../core/callback-report';
import type { Diagnosis } from '../core/diagnosis/diagnosis';
import type { InputName, Problem } from '../core/problem';
import type { EditableInput } from '../state/inputs-store';
import { inputNames, pickInputText } from './input-names';

export interface VerdictWords {
  readonly sentence: string;
  readonly detail: string;
}

/** @param diagnosis of this report, where there is one */
export function buildVerdictWords(
  report: CallbackReport | null,
  diagnosis: Diagnosis | null,
): VerdictWords {
  const words = verdictTexts[report?.verdict.kind ?? 'empty'](report);
  const reason = diagnosis?.findings.find(({ subject }) => subject === 'signature');
  // While values are still searched, nothing is said that could change: only what is proven by then.
  if (reason === undefined || diagnosis?.valueSearch !== null) {
    const { madeByKey } = diagnosis?.facts ?? {};
    return madeByKey === true && report?.verdict.kind === 'invalid'
      ? { ...words, detail: madeByKeyDetail }
      : words;
  }
  const isKnown = report?.verdict.kind === 'invalid' && reason.proof !== 'none';
  return {
    sentence: isKnown ? 'The signature is invalid, and the reason is known.' : words.sentence,
    detail: reason.title.replaceAll('`', ''),
  };
}

/** While values are searched: the signature names SHA-256, and holds another than this string's. */
const madeByKeyDetail =
  'This key made the signature, but the SHA-256 inside it is not this string’s.';

const verdictTexts: Record<Verdict['kind'], (report: CallbackReport | null) => VerdictWords> = {
  empty: () => ({
    sentence: 'Nothing to check yet.',
    detail: 'Paste the platform’s key, the headers and the body of a callback.',
  }),
  unverifiable: (report) => ({
    sentence: 'Could not check the signature yet.',
    detail: report === null ? '' : listReasons(report),
  }),
  invalid: () => ({
    sentence: 'The signature is invalid.',
    detail: 'With this key it does not verify over this string.',
  }),
  valid: (report) => ({
    sentence: 'The signature is valid.',
    detail: `${printSigner(report)} signed exactly this string.`,
  }),
};

/** By its name where it has one. */
function printSigner(report: CallbackReport | null): string {
  const name = report?.keys[0]?.name ?? null;
  return name === null ? 'This key' : `The key “${name}”`;
}

/** The inputs that the user can mend, in reading order. */
export function pickInputsToMend({ verdict }: CallbackReport): readonly EditableInput[] {
  if (verdict.kind !== 'unverifiable') return [];
  return verdict.inputs.filter((input) => input !== 'environment');
}

function listReasons(report: CallbackReport): string {
  if (report.verdict.kind !== 'unverifiable') return '';
  const reasons = report.verdict.inputs.map((input) => describeReason(report, input)).join('; ');
  return reasons === '' ? '' : `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`;
}

function describeReason(report: CallbackReport, input: InputName): string {
  if (input === 'environment') return 'this page has no WebCrypto here';
  const errors = report.problems.filter(
    (problem) => problem.input === input && problem.severity === 'error',
  );
  const name = toInnerName(inputNames[input]);
  if (errors.some(isPrivateKey)) return `the ${name} held a private key and was cleared`;
  if (pickInputText(report, input).trim() === '') {
    return input === 'headers' ? 'the request headers are missing' : `the ${name} is missing`;
  }
  if (input === 'headers') return describeHeaders(errors);
  return `the ${name} cannot be read`;
}

function describeHeaders(errors: readonly Problem[]): string {
  const [first] = errors;
  if (first?.code === 'headers.missing') return `${first.name} is missing`;
  if (first?.code === 'headers.duplicate') return `${first.name} stands there twice`;
  return 'X-Sign cannot be decoded';
}

function isPrivateKey({ code }: Problem): boolean {
  return code.endsWith('.private-key');
}

function toInnerName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
