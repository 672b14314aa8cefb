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
import { candidateCharacters } from './effort';

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

/** @param deviations the catalogue; a part of it where only some can apply */
export function searchDeviations(
  source: CanonicalSource,
  target: Target,
  deviations: readonly Deviation[] = catalogue,
): SearchResult {
  const search = new DeviationSearch(source, target, listSteps(source, deviations));
  return search.run();
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

class DeviationSearch {
  /** Every string tried so far, with what its bytes depend on. */
  private readonly seen = new Set<string>();
  private readonly entries = new Map<number, EntryList>();
  private readonly equivalents: Candidate[] = [];
  private found: Candidate | null = null;
  private charactersLeft = candidateCharacters;
  private foundIdentity = '';

  constructor(
    private readonly source: CanonicalSource,
    private readonly target: Target,
    private readonly steps: readonly IndexedStep[],
  ) {
    this.seen.add(identify(printCanonical(source, contractRules), contractRules));
  }

  run(): SearchResult {
    const active: IndexedStep[] = [];
    this.forEachWith(this.steps, contractRules, (step, rules) => {
      if (this.tryTogether([step], rules)) active.push(step);
    });
    if (this.found === null) this.tryPairs();
    if (this.found === null) this.tryTriples(active.filter((step) => pickReach(step) === 3));
    // The contract's own string was put in to be skipped; it was not tried.
    return { found: this.found, equivalents: this.equivalents, tried: this.seen.size - 1 };
  }

  /** Also deviations that change nothing alone: one can give another something to change. */
  private tryPairs(): void {
    const steps = this.steps.filter((step) => pickReach(step) >= 2);
    this.forEachWith(steps, contractRules, (first, firstRules, index) => {
      const others = pickCompatible(steps, index, first);
      this.forEachWith(others, { ...firstRules }, (second, rules) => {
        this.tryTogether([first, second], rules);
      });
    });
  }

  private tryTriples(steps: readonly IndexedStep[]): void {
    this.forEachWith(steps, contractRules, (first, firstRules, one) => {
      const seconds = pickCompatible(steps, one, first);
      this.forEachWith(seconds, { ...firstRules }, (second, secondRules, two) => {
        const thirds = pickCompatible(seconds, two, second);
        this.forEachWith(thirds, { ...secondRules }, (third, rules) => {
          this.tryTogether([first, second, third], rules);
        });
      });
    });
  }

  /** Visits each step with the rules that it makes of `base`: one object, changed and changed back, valid during the visit. */
  private forEachWith(
    steps: readonly IndexedStep[],
    base: CanonicalRules,
    visit: (step: IndexedStep, rules: CanonicalRules, index: number) => void,
  ): void {
    const rules: Record<string, unknown> = { ...base };
    steps.forEach((step, index) => {
      for (const [rule, value] of step.changes) rules[rule] = value;
      if (step.omitted.length > 0) rules.omitted = [...base.omitted, ...step.omitted];
      visit(step, rules as unknown as CanonicalRules, index);
      for (const [rule] of step.changes) rules[rule] = base[rule];
      rules.omitted = base.omitted;
    });
  }

  /** @returns true when the string is a new one */
  private tryTogether(steps: readonly IndexedStep[], rules: CanonicalRules): boolean {
    if (this.charactersLeft <= 0) return false;
    const text = printCanonical(this.source, rules, this.listEntries(steps, rules));
    this.charactersLeft -= text.length;
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
