/**
 * Tries the catalogue: every deviation alone, then in pairs, then in triples, each string once.
 * Breadth first, so that the simplest explanation of a string is the one that is found.
 */
import { type CanonicalRules, contractRules, type Prehash } from '../canonical/canonical-rules';
import { encodeText } from '../canonical/encode-text';
import { type CanonicalSource, type EntryList, listEntries } from '../canonical/list-entries';
import { joiningRules, printCanonical } from '../canonical/print-canonical';
import { toHex } from '../hex';
import { type Digest, digests } from '../signature/digest';
import { catalogue } from './catalogue';
import type { Deviation, Variant } from './deviation';
import { defaultEffort } from './effort';
import { runAtOnce, type Sliced, WorkMeter } from './slices';

/** One deviation in one of its forms. */
export interface Step {
  readonly deviation: Deviation;
  readonly variant: Variant;
}

export interface Candidate {
  /** In catalogue order. */
  readonly steps: readonly Step[];
  readonly rules: CanonicalRules;
  readonly text: string;
}

export interface SearchResult {
  /** The simplest explanation; null when none fits. */
  readonly found: Candidate | null;
  /** As simple as `found`, and the same string on this input. */
  readonly equivalents: readonly Candidate[];
  /** How many different strings were tried. */
  readonly tried: number;
  /** False: the effort was used up before everything was tried. */
  readonly isComplete: boolean;
}

/** Decides whether a candidate is the string in question. */
export type Target = (candidate: Pick<Candidate, 'text' | 'rules'>) => boolean;

/** The target "its hash is this digest"; all bytes are compared. */
export function createDigestTarget(digest: Uint8Array, hash: Digest): Target {
  return ({ text, rules }) => {
    const bytes = hash(toSignedBytes(text, rules, hash));
    return bytes.length === digest.length && bytes.every((byte, index) => byte === digest[index]);
  };
}

/** What goes into the hash that is signed. */
export function toSignedBytes(
  text: string,
  { charset, prehash }: Pick<CanonicalRules, 'charset' | 'prehash'>,
  hash: Digest,
): Uint8Array<ArrayBuffer> {
  const bytes = encodeText(text, charset);
  return prehash === 'none' ? bytes : encodeText(printDigest(hash(bytes), prehash), 'iso-8859-1');
}

function printDigest(digest: Uint8Array, prehash: Exclude<Prehash, 'none'>): string {
  const binary = String.fromCharCode(...digest);
  switch (prehash) {
    case 'bytes':
      return binary;
    case 'hex':
      return toHex(digest);
    case 'upper-hex':
      return toHex(digest).toUpperCase();
    case 'base64':
      return btoa(binary);
  }
}

/** What a search may be told beside its source and its target. */
export interface SearchOptions {
  /** The catalogue; a part of it where only some can apply. */
  readonly deviations?: readonly Deviation[];
  /** What it counts its work on; when that is used up, it ends with what it has found. */
  readonly meter?: WorkMeter;
}

/** The whole search at once, for callers that nobody waits for. */
export function searchDeviations(
  source: CanonicalSource,
  target: Target,
  options?: SearchOptions,
): SearchResult {
  return runAtOnce(searchDeviationsInSlices(source, target, options));
}

/** The same search, which can be put down between slices. */
export function searchDeviationsInSlices(
  source: CanonicalSource,
  target: Target,
  {
    deviations = catalogue,
    meter = new WorkMeter(defaultEffort.signatureWork),
  }: SearchOptions = {},
): Sliced<SearchResult> {
  return new DeviationSearch(source, target, listSteps(source, deviations), meter).run();
}

function listSteps(
  source: CanonicalSource,
  deviations: readonly Deviation[],
): readonly IndexedStep[] {
  const steps: IndexedStep[] = [];
  for (const deviation of deviations) {
    const { variants } = deviation;
    for (const variant of typeof variants === 'function' ? variants(source) : variants) {
      const { omitted = [], ...others } = variant.rules;
      const changes = Object.entries(others) as [keyof CanonicalRules, unknown][];
      const onlyJoins = omitted.length === 0 && changes.every(([rule]) => joiningRules.has(rule));
      const entriesIndex = onlyJoins ? 0 : steps.length + 1;
      steps.push({ deviation, variant, changes, omitted, entriesIndex });
    }
  }
  return steps;
}

interface IndexedStep extends Step {
  readonly changes: readonly (readonly [rule: keyof CanonicalRules, value: unknown])[];
  /** Keys it leaves out; these add up. */
  readonly omitted: readonly string[];
  /** Tells steps that change the entries apart; 0 for one that changes only how they are joined. */
  readonly entriesIndex: number;
}

/** What a candidate costs beside its characters. */
const candidateWork = 200;

class DeviationSearch {
  /** Every string tried so far, with what its bytes depend on. */
  private readonly seen = new Set<string>();
  private readonly entries = new Map<number, EntryList>();
  private readonly equivalents: Candidate[] = [];
  /** Steps that change something alone. */
  private readonly active: IndexedStep[] = [];
  private found: Candidate | null = null;
  private foundIdentity = '';

  constructor(
    private readonly source: CanonicalSource,
    private readonly target: Target,
    private readonly steps: readonly IndexedStep[],
    private readonly meter: WorkMeter,
  ) {
    this.seen.add(identify(printCanonical(source, contractRules), contractRules));
  }

  *run(): Sliced<SearchResult> {
    yield* this.tryWith([], contractRules, this.steps, 1);
    // Also deviations that change nothing alone: one can give another something to change.
    const inPairs = this.steps.filter((step) => pickReach(step) >= 2);
    if (this.found === null) yield* this.tryWith([], contractRules, inPairs, 2);
    const inTriples = this.active.filter((step) => pickReach(step) === 3);
    if (this.found === null) yield* this.tryWith([], contractRules, inTriples, 3);
    const { found, equivalents, meter } = this;
    // The contract's own string was put in to be skipped; it was not tried.
    return { found, equivalents, tried: this.seen.size - 1, isComplete: !meter.isUsedUp };
  }

  /** Tries what was chosen together with `more` of these steps, in every combination. */
  private *tryWith(
    chosen: readonly IndexedStep[],
    base: CanonicalRules,
    steps: readonly IndexedStep[],
    more: number,
  ): Sliced<void> {
    // One object, changed and changed back: valid during the visit.
    const changed: Record<string, unknown> = { ...base };
    const rules = changed as unknown as CanonicalRules;
    for (const [index, step] of steps.entries()) {
      if (this.meter.isUsedUp) return;
      for (const [rule, value] of step.changes) changed[rule] = value;
      if (step.omitted.length > 0) changed.omitted = [...base.omitted, ...step.omitted];
      const together = [...chosen, step];
      if (more > 1) {
        yield* this.tryWith(together, rules, pickCompatible(steps, index, step), more - 1);
      } else if (this.tryTogether(together, rules) && chosen.length === 0) this.active.push(step);
      for (const [rule] of step.changes) changed[rule] = base[rule];
      changed.omitted = base.omitted;
      if (this.meter.endsSlice()) yield;
    }
  }

  /** @returns true when the string is a new one */
  private tryTogether(steps: readonly IndexedStep[], rules: CanonicalRules): boolean {
    const text = printCanonical(this.source, rules, this.listEntries(steps, rules));
    this.meter.spend(text.length + candidateWork);
    const identity = identify(text, rules);
    if (this.seen.has(identity)) {
      if (this.found !== null && identity === this.foundIdentity) {
        this.equivalents.push({ steps, rules: { ...rules }, text });
      }
      return false;
    }
    this.seen.add(identity);
    if (this.found === null && this.target({ text, rules })) {
      this.found = { steps, rules: { ...rules }, text };
      this.foundIdentity = identity;
    }
    return true;
  }

  /** Most combinations share their entries with others and differ only in how these are joined. */
  private listEntries(steps: readonly IndexedStep[], rules: CanonicalRules): EntryList {
    let index = 0;
    for (const { entriesIndex } of steps) {
      if (entriesIndex > 0) index = index * (this.steps.length + 1) + entriesIndex;
    }
    let entries = this.entries.get(index);
    if (entries === undefined) {
      entries = listEntries(this.source, rules);
      this.entries.set(index, entries);
    }
    return entries;
  }
}

function pickReach({ deviation, variant }: Step): Deviation['reach'] {
  return variant.reach ?? deviation.reach;
}

/** Two candidates with the same identity are the same bytes. */
function identify(text: string, { charset, prehash }: CanonicalRules): string {
  const isPlain = prehash === 'none' && (charset === 'utf-8' || isUnchanged(text, charset));
  return isPlain ? text : `${charset} ${prehash} ${text}`;
}

function isUnchanged(text: string, charset: CanonicalRules['charset']): boolean {
  return ['gbk', 'iso-8859-1', 'windows-1252'].includes(charset) && !/[^\0-\x7f]/.test(text);
}

/** The steps behind `index` that do not change a rule which `step` changes too; leaving out two fields is two changes. */
function pickCompatible(
  steps: readonly IndexedStep[],
  index: number,
  step: IndexedStep,
): readonly IndexedStep[] {
  const changed = new Set(step.changes.map(([rule]) => rule));
  return steps
    .slice(index + 1)
    .filter(({ changes }) => !changes.some(([rule]) => changed.has(rule)));
}

/** The digest that the contract's algorithm uses. */
export const contractDigest: Digest = digests.sha256 as Digest;
