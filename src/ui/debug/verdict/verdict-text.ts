/** The verdict in words. What was not checked is never called invalid. */
import type { CallbackReport, Verdict } from '../../../core/callback-report';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
import {
  type InputName,
  isHeaderDoubt,
  type MissingState,
  type Problem,
} from '../../../core/problem';
import type { EditableInput } from '../../../state/inputs-store';
import { inputNames, pickInputText } from '../inputs/input-names';

export interface VerdictWords {
  readonly sentence: string;
  readonly detail: string;
}

/** @param diagnosis of this report, where there is one */
export function buildVerdictWords(
  report: CallbackReport | null,
  diagnosis: Diagnosis | null,
): VerdictWords {
  if (report === null) return nothingYet;
  const words = verdictTexts[report.verdict.kind](report);
  const reason = diagnosis?.findings.find(({ subject }) => subject === 'signature');
  // While values are still searched, nothing is said that could change: only what is proven by then.
  if (reason === undefined || diagnosis?.valueSearch !== null) {
    const { madeByKey } = diagnosis?.facts ?? {};
    return madeByKey === true && report.verdict.kind === 'invalid'
      ? { ...words, detail: madeByKeyDetail }
      : words;
  }
  const isKnown = report.verdict.kind === 'invalid' && reason.proof.by !== 'none';
  return {
    sentence: isKnown ? 'The signature is invalid, and the reason is known.' : words.sentence,
    detail: reason.title,
  };
}

/** While values are searched: the signature names SHA-256, and holds another than this string's. */
const madeByKeyDetail =
  'This key made the signature, but the SHA-256 inside it is not this string’s.';

const nothingYet: VerdictWords = {
  sentence: 'Nothing to check yet.',
  detail: 'Paste the platform’s key, the headers and the body of a callback.',
};

const verdictTexts: Record<Verdict['kind'], (report: CallbackReport) => VerdictWords> = {
  empty: () => nothingYet,
  unverifiable: describeUnverifiable,
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
function printSigner({ keys }: CallbackReport): string {
  const name = keys[0]?.name ?? null;
  return name === null ? 'This key' : `The key “${name}”`;
}

/** The inputs that the user can mend, in reading order. */
export function pickInputsToMend({ verdict }: CallbackReport): readonly EditableInput[] {
  if (verdict.kind !== 'unverifiable') return [];
  return verdict.inputs.filter((input) => input !== 'environment');
}

/** A header in doubt stays named, whatever the diagnosis then says below it. */
function describeUnverifiable(report: CallbackReport): VerdictWords {
  const inputs = report.verdict.kind === 'unverifiable' ? report.verdict.inputs : [];
  const errors = report.problems.filter(
    ({ input, severity }) => severity === 'error' && inputs.includes(input),
  );
  const reasons = inputs.map((input) => describeReason(report, input)).join('; ');
  if (errors.length > 0 && errors.every(isHeaderDoubt)) {
    return {
      sentence: `Could not check the signature: ${reasons}.`,
      detail: 'Mend that first: until then, a signature that does not verify proves nothing.',
    };
  }
  return {
    sentence: 'Could not check the signature yet.',
    detail: reasons === '' ? '' : `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`,
  };
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
  const reasons = errors.map((problem) => {
    if (problem.code === 'headers.missing')
      return `${problem.name} ${missingStates[problem.state]}`;
    if (problem.code === 'headers.duplicate') return `${problem.name} stands there twice`;
    return 'X-Sign cannot be decoded';
  });
  return [...new Set(reasons)].join('; ');
}

const missingStates: Record<MissingState, string> = {
  absent: 'is missing',
  blank: 'is blank',
  unread: 'could not be read',
};

function isPrivateKey({ code }: Problem): boolean {
  return code.endsWith('.private-key');
}

function toInnerName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
