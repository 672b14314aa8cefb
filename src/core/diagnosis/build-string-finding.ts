/** The finding of a string that the search has come to. */
import type { CanonicalRules } from '../canonical/canonical-rules';
import type { HashName } from '../signature/hash-algorithm';
import type { StringCause } from './cause';
import type { DeviationCause } from './deviation';
import type { LeftOut } from './deviations/order';
import type { TruthLanguage } from './deviations/truth';
import { createFinding, type Finding, type Proof } from './finding';
import type { Owner } from './owner';
import type { Step } from './search/list-steps';
import type { Candidate, SearchResult } from './search/search-result';
import { rewritesLeftOut } from './search/untrue-rules';

/** What makes a finding of a string, its proof apart. */
export type StringFacts = Pick<Finding, 'causes'> &
  Partial<Pick<Finding, 'variantText' | 'equivalents' | 'mayBeRewritten'>>;

export function buildStringFinding(
  found: Candidate,
  equivalents: SearchResult['equivalents'],
  subject: Finding['subject'],
  proof: Proof,
): Finding {
  return createFinding({ ...listStringFacts(found, equivalents, subject, proof), subject, proof });
}

export function listStringFacts(
  found: Candidate,
  all: SearchResult['equivalents'],
  subject: Finding['subject'],
  proof: Proof,
): StringFacts {
  const [{ steps, text }, ...equivalents] = putPlainFirst(...dropUntrue([found, ...all]));
  const hash = 'hash' in proof ? proof.hash : 'sha256';
  return {
    causes: steps.map(
      (step): StringCause => ({
        kind: 'deviation',
        ...tellByText(toCause(step, hash, steps), text),
        owner: pickOwner(step, subject),
      }),
    ),
    variantText: text,
    equivalents: equivalents.map(({ steps: others }) =>
      others.map((step) => tellByText(toCause(step, hash, others), text)),
    ),
  };
}

type Candidates = readonly [Candidate, ...Candidate[]];

/** Without those that write a header otherwise which they leave out, where another one gives the string. */
function dropUntrue(all: Candidates): Candidates {
  const [first, ...others] = all.filter(({ rules }) => !rewritesLeftOut(rules));
  return first === undefined ? all : [first, ...others];
}

/**
 * A language's own way to print each value says something of nested ones as well: where another step prints those, or a
 * date, whose form is a language's of its own, what gives the rest without a language is nearer.
 */
function putPlainFirst(found: Candidate, ...equivalents: readonly Candidate[]): Candidates {
  const printsElse = found.steps.some(
    ({ deviation, variant: { rules } }) =>
      !deviation.isProfile &&
      ('nestedText' in rules || 'nestedNulls' in rules || 'completedAtFormat' in rules),
  );
  const isOfLanguage = ({ steps }: Candidate): boolean =>
    steps.some(({ deviation }) => deviation.isProfile);
  const plain = printsElse && isOfLanguage(found) && equivalents.find((one) => !isOfLanguage(one));
  if (!plain) return [found, ...equivalents];
  return [plain, ...equivalents.filter((one) => one !== plain && !isOfLanguage(one))];
}

const exponent = /[=:,[]-?\d+(?:\.\d+)?[eE](?:[+-]|%2[Bb])?\d/;
const decimalPoint = /=-?\d+\.0(?=&|$)/m;

/** How numbers are written is told by all of them: another step may leave out those with an exponent. */
function tellByText(cause: DeviationCause, text: string): DeviationCause {
  const isOther =
    cause.code === 'number.scientific' && !exponent.test(text) && decimalPoint.test(text);
  return isOther ? { ...cause, code: 'number.decimal-point' } : cause;
}

/**
 * @param hash by which the string was signed: what was hashed before was hashed by the same
 * @param together all steps of the string
 */
export function toCause(
  { deviation, variant }: Step,
  hash: HashName = 'sha256',
  together: readonly Step[] = [],
): DeviationCause {
  const { id, key = null, facts = {} } = variant;
  const isOther = deviation.code === 'string.falsy-dropped' && isOtherTruth(facts, together);
  const used = {
    ...facts,
    ...('hash' in facts && { hash }),
    ...('leftOut' in facts && { leftOut: pickLeftOut(together) }),
    ...(isOther && { language: 'other' }),
  };
  return { code: deviation.code, variant: id, key, facts: used };
}

/** Which of the two headers' entries these steps leave out: what another step says of their place is not about those. */
function pickLeftOut(steps: readonly Step[]): LeftOut {
  const lacks = (rule: 'timestampKey' | 'nonceKey'): boolean =>
    steps.some(({ variant }) => variant.rules[rule] === null);
  if (lacks('timestampKey')) return lacks('nonceKey') ? 'both' : 'timestamp';
  return lacks('nonceKey') ? 'nonce' : 'none';
}

/** A filter is not of the language that it looks like where another one has printed the booleans. */
function isOtherTruth({ language }: DeviationCause['facts'], steps: readonly Step[]): boolean {
  const printed = steps.flatMap(({ variant: { rules } }) => rules.booleans ?? []);
  return printed.some((booleans) => !printers[booleans].some((printer) => printer === language));
}

const printers: Readonly<Record<CanonicalRules['booleans'], readonly TruthLanguage[]>> = {
  json: ['any', 'javascript', 'ruby', 'rails'],
  capitalized: ['any', 'python'],
  number: ['any', 'php', 'perl'],
  php: ['any', 'php'],
  'upper-case': ['any'],
  'y-n': ['any'],
  'yes-no': ['any'],
  't-f': ['any'],
  'go-verb': ['any'],
  bytes: ['any'],
  'python-bytes': ['any'],
};

/** A garbled copy is that in both subjects; else the own string is the merchant's. */
function pickOwner({ deviation, variant }: Step, subject: Finding['subject']): Owner {
  const owner = variant.owner ?? deviation.owner ?? 'platform';
  return subject === 'own-string' && owner !== 'transport' ? 'merchant' : owner;
}
