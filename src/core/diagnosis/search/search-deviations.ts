/**
 * Tries the catalogue: every deviation alone, then in pairs with what is usual, then in triples with what many do, each
 * string once; last, what a class makes of its fields, however many. Breadth first, so that of what is tried the simplest explanation of a string is the one that is found.
 */

import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import type { CanonicalSource, EntryLister } from '../../canonical/list-entries';
import { hasNoEntries } from '../../canonical/print-canonical';
import type { MemoryRoom } from '../../canonical/rule-memory';
import {
  contractTable,
  copyRuleTable,
  type RuleTable,
  toPlainRules,
  toRuleNumber,
} from '../../canonical/rule-table';
import type { Deviation, Variant } from '../deviation';
import type { CandidateEntries, CandidateHasher } from './candidate-hasher';
import { CurrentAttempt } from './current-attempt';
import { type IndexedStep, pickCompatible, pickReach, type Step } from './list-steps';
import { measureJoining, rewriteWork } from './measure-work';
import { mixNumbers, NumberSet } from './number-set';
import type { Candidate, SearchResult } from './search-result';
import { shareMakers } from './share-makers';
import { type Sliced, WorkMeter } from './slices';
import {
  isEveryday,
  isFramed,
  isMostUsual,
  isProfile,
  isUsual,
  spreadsEntries,
  usesEntries,
} from './step-kinds';
import { readWords, type Target } from './target';
import { identify, type TriedStrings } from './tried-strings';
import { keepsLeftOut, spreadsNothing } from './untrue-rules';

/** How many deviations at most are tried together. */
export type Together = 1 | 3;

/** A search that tries nothing again: after the deviations alone it goes on with several. */
export interface StartedSearch {
  /** @param target what is looked for from here on, where that is another */
  readonly run: (together: Together, target?: Target) => Sliced<SearchResult>;
  /** Whether this is the SHA-256 of one of the strings that it tried: no other can be found among them. */
  readonly hasTried: (sha256: Uint8Array) => boolean;
  /** It has tried everything there is. */
  readonly isExhausted: boolean;
}

/** What is often done together, and how rare a deviation may be that is tried with it. */
const groups = [
  ['header-entries', 1],
  ['typed-object', 1],
  ['run-together', 2],
] as const satisfies readonly (readonly [Variant['group'], Deviation['reach']])[];

/** So many combinations of steps that give the same are told apart by what they give together, */
const mostAlike = 300;
/** with so much work, also where the search itself has used up its effort. */
const alikeWork = 30_000_000;

/** What an entry costs of a list that is made of another one, */
const relistWork = 15;
/** and what a character of the room costs that its new entries take. */
const newWork = 4;

/** Steps that are tried together, the rules by which they are, and the entries by these. */
interface Chosen {
  readonly steps: readonly IndexedStep[];
  readonly rules: RuleTable;
  readonly list: CandidateEntries;
}

const omittedRule = toRuleNumber('omitted');

/** Those of the steps that are tried together with the one at the index. */
type PickPartners = (steps: readonly IndexedStep[], index: number) => readonly IndexedStep[];

/** All behind it that do not change the same. */
const pickLater: PickPartners = (steps, index) =>
  pickCompatible(steps.slice(index + 1), steps[index] as IndexedStep);

/** What the step changes of `base`, in its copy; what is left out adds up. */
function setStep({ values }: RuleTable, base: RuleTable, { changes, omitted }: IndexedStep): void {
  for (const [number, value] of changes) values[number] = value;
  if (omitted.length > 0) values[omittedRule] = [...base.omitted, ...omitted];
}

export class DeviationSearch implements StartedSearch {
  /** What every string tried so far is known by. */
  private readonly seen = new NumberSet();
  /** By which list it is made of and how it is joined: most repeated combinations are known by that alone. */
  private readonly combined = new NumberSet();
  /** Nothing but the contract. Null: not begun, or too much work. */
  private contract: Chosen | null = null;
  private readonly room: MemoryRoom;
  private readonly lister: EntryLister;
  private readonly hasher: CandidateHasher;
  private readonly attempt: CurrentAttempt;
  private readonly base: number;
  private readonly relistWork: number;
  private readonly equivalents: Candidate[] = [];
  /** What pairs need one of. */
  private usual: ReadonlySet<IndexedStep> = new Set();
  /** Steps that change something alone, by what they give. */
  private readonly active = new Map<number, IndexedStep>();
  private found: Candidate | null = null;
  private foundIdentity = 0;
  private isBegun = false;
  /** How many strings were tried by then. */
  private alone = 0;
  isExhausted = false;

  constructor(
    private readonly source: CanonicalSource,
    private target: Target,
    private readonly steps: readonly IndexedStep[],
    private meter: WorkMeter,
    /** What each list of the entries costs. */
    private readonly listWork: number,
    /** Takes what was tried, once that is everything. */
    private readonly remember: (tried: TriedStrings) => void,
  ) {
    const { room, lister, printer, hasher } = shareMakers(source);
    this.room = room;
    this.lister = lister;
    this.hasher = hasher;
    this.attempt = new CurrentAttempt(printer);
    this.base = steps.length + 1;
    this.relistWork = relistWork * (source.body.members.length + 1);
  }

  *run(together: Together, target = this.target): Sliced<SearchResult> {
    this.target = target;
    if (!this.isBegun) yield* this.tryAlone();
    // Also deviations that change nothing alone: one can give another something to change.
    const common = this.steps.filter((step) => pickReach(step) >= 2);
    const goesOn = (): boolean => together > 1 && this.found === null;
    if (goesOn() && this.usual.size === 0) this.usual = this.listUsual(common);
    if (goesOn()) yield* this.tryWith(this.contract, common, 2);
    if (goesOn()) yield* this.trySpreads();
    if (goesOn()) yield* this.tryWithBases((base) => !isEveryday(base));
    // Last: a body with many nested values leaves them little of the effort.
    if (goesOn()) yield* this.tryWithBases(isEveryday);
    const active = [...this.active.values()];
    if (goesOn()) yield* this.tryTriples(active.filter((step) => pickReach(step) >= 2));
    if (goesOn()) yield* this.tryWith(this.contract, active.filter(isMostUsual), 3);
    for (const more of [2, 3, 4]) if (goesOn()) yield* this.tryTyped(more);
    if (together > 1) yield* this.tryAlike();
    this.hasher.free();
    const { found, equivalents, meter } = this;
    const tried = this.countTried();
    this.isExhausted = goesOn() && !meter.isExceeded;
    if (this.isExhausted) this.remember({ identities: this.seen, alone: this.alone, all: tried });
    return { found, equivalents, tried, isComplete: !meter.isExceeded };
  }

  hasTried(sha256: Uint8Array): boolean {
    return this.seen.has(identify(readWords(sha256)));
  }

  /** Without the contract's own string. */
  private countTried(): number {
    return Math.max(0, this.seen.size - 1);
  }

  private *tryAlone(): Sliced<void> {
    this.isBegun = true;
    this.contract = this.choose([], contractTable);
    // The contract's own string is put in to be skipped; it is not tried.
    if (this.contract !== null) {
      this.seen.add(identify(this.hasher.hash(this.contract.list, contractRules)));
    }
    yield* this.tryWith(this.contract, this.steps, 1);
    if (this.found === null) yield* this.tryGroups();
    this.alone = this.countTried();
  }

  /** Values that are spread are tried with what many do alone. */
  private *trySpreads(): Sliced<void> {
    const spreads = this.steps.filter((step) => pickReach(step) === 1 && spreadsEntries(step));
    for (const base of spreads.length === 0 ? [] : this.listBases(isEveryday)) {
      yield* this.tryWith(this.chooseOne(base), pickCompatible(spreads, base), 1);
    }
  }

  /** A library that writes numbers and nested values in its own way hides what is else found alone, and so does what many do. */
  private *tryWithBases(isWanted: (base: IndexedStep) => boolean): Sliced<void> {
    const rare = this.steps.filter(
      (step) => pickReach(step) === 1 && usesEntries(step) && !spreadsEntries(step),
    );
    // The fields that are chosen by hand are hundreds, and hardly any that a library prints in its own way.
    const unchosen = rare.filter(({ omitted }) => omitted.length === 0);
    // A shell’s tools and Go’s encoder end anything with a line end.
    const ended = [...rare, ...this.steps.filter(isFramed)];
    for (const base of this.listBases(isWanted)) {
      const others = !isEveryday(base) ? unchosen : base.onlyJoins ? ended : rare;
      yield* this.tryWith(this.chooseOne(base), pickCompatible(others, base), 1);
    }
  }

  /** Two of what many do, with each of these: so the lists of two are made once. */
  private *tryTriples(steps: readonly IndexedStep[]): Sliced<void> {
    const everyday = this.steps.filter(isEveryday);
    for (const [index, first] of everyday.entries()) {
      const one = this.chooseOne(first);
      for (const second of pickCompatible(everyday.slice(index + 1), first)) {
        const others = pickCompatible(pickCompatible(steps, first), second).filter(
          (step) => !isEveryday(step) || step.number > second.number,
        );
        yield* this.tryWith(this.chooseBeside(one, second), others, 1);
      }
    }
  }

  /**
   * Of two steps that give the same alone, only one may have been tried with the others of an explanation: the other is
   * as likely.
   */
  private *tryAlike(): Sliced<void> {
    const found = this.found?.steps;
    if (found === undefined || found.length < 2) return;
    const { meter } = this;
    this.meter = new WorkMeter(alikeWork);
    // What is rare is as likely as another form of the same alone.
    const codes = new Set(found.map(({ deviation }) => deviation.code));
    const isOfFound = ({ deviation }: Step): boolean => codes.has(deviation.code);
    const isCommon = (step: Step): boolean => pickReach(step) >= 2;
    const likely = [
      ...this.steps.filter(isOfFound),
      ...this.steps.filter((step) => isCommon(step) && !isOfFound(step)),
    ];
    const alone = new Map(likely.map((step) => [step, this.identifyAlone(step)]));
    const unchanged =
      this.contract && identify(this.hasher.hash(this.contract.list, contractRules));
    let choices: readonly (readonly IndexedStep[])[] = [[]];
    for (const step of found) {
      const own = alone.get(step) ?? null;
      const isKnown = own !== null && own !== unchanged;
      const alike = isKnown ? this.steps.filter((other) => alone.get(other) === own) : [step];
      choices = choices
        .flatMap((chosen) =>
          alike
            .filter((one) => chosen.every((other) => pickCompatible([one], other).length > 0))
            .map((one) => [...chosen, one]),
        )
        .slice(0, mostAlike);
    }
    const told = new Set([found, ...this.equivalents.map((one) => one.steps)].map(toNumbers));
    for (const choice of choices) {
      const chosen = toSorted(choice);
      if (told.has(toNumbers(chosen))) continue;
      const rules = copyRuleTable(contractTable);
      for (const step of chosen) setStep(rules, rules, step);
      const together = this.choose(chosen, rules);
      if (together !== null) this.tryTogether(together);
      if (this.meter.endsSlice()) yield;
    }
    this.meter = meter;
  }

  /** The steps behind one of them that are tried together with it. Leaving out two fields by hand takes no usual one. */
  private readonly pickPartners: PickPartners = (steps, index) => {
    const step = steps[index] as IndexedStep;
    const others = pickLater(steps, index);
    if (this.usual.has(step)) return others;
    return others.filter(
      (other) => this.usual.has(other) || (step.omitted.length > 0 && other.omitted.length > 0),
    );
  };

  /** Usual ones, and what gives the same as one of them alone under a simpler name. */
  private listUsual(steps: readonly IndexedStep[]): ReadonlySet<IndexedStep> {
    const usual = steps.filter(isUsual);
    return new Set([...usual, ...usual.flatMap((step) => this.findSame(step) ?? [])]);
  }

  /** What a step gives alone is known by; null where that is too much work. */
  private identifyAlone(step: IndexedStep): number | null {
    const chosen = this.chooseOne(step);
    if (chosen === null) return null;
    const { list, rules } = chosen;
    if (!this.meter.spend(measureJoining(list, rules, this.source))) return null;
    return identify(this.hasher.hash(list, rules));
  }

  /** Without those that many make where they change nothing. */
  private listBases(isWanted: (base: IndexedStep) => boolean): ReadonlySet<IndexedStep> {
    const bases = this.steps.filter((step) => step.variant.isBase && isWanted(step));
    return new Set(
      bases.flatMap((base) => {
        const same = this.findSame(base);
        if (isEveryday(base)) return same === null ? [] : [base];
        // Where a single change gives the same here, that is the simpler name.
        return [same ?? base];
      }),
    );
  }

  /** The first step that gives what this one does alone. */
  private findSame(step: IndexedStep): IndexedStep | null {
    const alone = this.identifyAlone(step);
    return alone === null ? null : (this.active.get(alone) ?? null);
  }

  private chooseOne(step: IndexedStep): Chosen | null {
    return this.chooseBeside(this.contract, step);
  }

  /** Null: it is too much work. */
  private chooseBeside(chosen: Chosen | null, step: IndexedStep): Chosen | null {
    if (chosen === null) return null;
    const rules = copyRuleTable(chosen.rules);
    setStep(rules, chosen.rules, step);
    const list = this.relist(chosen.list, rules, step);
    return list && { steps: [...chosen.steps, step], rules, list };
  }

  /** Each group at once, with each other deviation. */
  private *tryGroups(): Sliced<void> {
    for (const [group, leastReach] of groups) {
      const steps = this.steps.filter(({ variant }) => variant.group === group);
      if (steps.length === 0 || this.found !== null) continue;
      const codes = new Set(steps.map(({ deviation }) => deviation.code));
      const others = steps
        .reduce((left, step) => pickCompatible(left, step), this.steps)
        .filter((step) => !codes.has(step.deviation.code) && pickReach(step) >= leastReach);
      const rules = copyRuleTable(contractTable);
      for (const step of steps) setStep(rules, rules, step);
      const chosen = this.choose(steps, rules);
      if (chosen === null || keepsLeftOut(chosen.list.entries, chosen.rules)) continue;
      this.tryTogether(chosen);
      if (this.found === null) yield* this.tryWith(chosen, others, 1);
    }
  }

  /** So many of what a class makes of its fields: none of it is rarer beside the others. */
  private *tryTyped(more: number): Sliced<void> {
    const typed = this.steps.filter(({ variant }) => variant.isTyped);
    yield* this.tryWith(this.contract, typed, more, pickLater);
  }

  /** Tries what was chosen together with `more` of these steps, in every combination. */
  private *tryWith(
    chosen: Chosen | null,
    steps: readonly IndexedStep[],
    more: number,
    pickPartners: PickPartners = this.pickPartners,
  ): Sliced<void> {
    if (chosen === null) return;
    const { rules: base } = chosen;
    // One table and one array, changed and changed back: valid during the visit.
    const rules = copyRuleTable(base);
    const together = { steps: [...chosen.steps], rules, list: chosen.list };
    for (let index = 0; index < steps.length && !this.meter.isUsedUp; index++) {
      const step = steps[index] as IndexedStep;
      setStep(rules, base, step);
      together.steps[chosen.steps.length] = step;
      const list = this.relist(chosen.list, rules, step);
      if (list !== null) {
        together.list = list;
        if (more > 1) {
          yield* this.tryWith(together, pickPartners(steps, index), more - 1, pickPartners);
        } else {
          const identity = this.tryTogether(together);
          if (identity !== null && chosen.steps.length === 0) this.active.set(identity, step);
        }
      }
      for (const number of step.changed) rules.values[number] = base.values[number];
      if (this.meter.endsSlice()) yield;
    }
  }

  /** Null: it is too much work. */
  private choose(steps: readonly IndexedStep[], rules: RuleTable): Chosen | null {
    if (!this.meter.spend(this.listWork)) return null;
    return { steps, rules, list: this.hasher.prepare(this.lister.make(rules)) };
  }

  /** The list behind one more step; the same one where that changes nothing of it. Null: it is too much work. */
  private relist(
    list: CandidateEntries,
    rules: RuleTable,
    { changed, onlyJoins }: IndexedStep,
  ): CandidateEntries | null {
    // Any list will do where no entry is printed.
    if (hasNoEntries(rules)) return this.contract?.list ?? list;
    if (onlyJoins) return list;
    const { meter, room, listWork } = this;
    const remembered = room.characters;
    // Without room all of it is made anew.
    if (!meter.spend(remembered > 0 ? this.relistWork : listWork)) return null;
    const made = this.lister.remake(list.entries, rules, changed);
    meter.charge(newWork * (remembered - room.characters));
    return made === list.entries ? list : this.hasher.prepare(made);
  }

  /** @returns what a new string is known by; null where it is none, or was not made */
  private tryTogether({ steps, rules, list }: Chosen): number | null {
    const isWhole = hasNoEntries(rules);
    const joining = isWhole ? this.toPartsNumber(steps) : this.toNumber(steps, 'joiningNumber');
    const isKnown = !this.combined.add(mixNumbers(list.number, joining));
    if (isKnown && this.found === null) return null;
    if (spreadsNothing(this.source, rules)) return null;
    if (!this.meter.spend(measureJoining(list, rules, this.source))) return null;
    const sha256 = this.hasher.hash(list, rules);
    const identity = identify(sha256);
    const isNew = this.seen.add(identity);
    if (this.found === null) {
      if (isNew && this.isTarget(list, rules, sha256)) {
        const { text } = this.attempt;
        this.found = { steps: toSorted(steps), rules: toPlainRules(rules), text };
        this.foundIdentity = identity;
      }
    } else if (
      identity === this.foundIdentity &&
      (!isProfile(steps) || isProfile(this.found.steps)) &&
      !keepsLeftOut(isWhole ? this.lister.list(rules) : list.entries, rules)
    ) {
      this.equivalents.push({ ...this.found, steps: toSorted(steps), rules: toPlainRules(rules) });
    }
    return isNew ? identity : null;
  }

  private isTarget(list: CandidateEntries, rules: CanonicalRules, sha256: Int32Array): boolean {
    const { attempt, meter } = this;
    attempt.set(list, rules, sha256);
    const isTarget = this.target(attempt);
    if (attempt.isRead) meter.charge(rewriteWork * list.characters);
    return isTarget;
  }

  /** One number for what a combination makes of parts of the request. */
  private toPartsNumber(steps: readonly IndexedStep[]): number {
    let only: IndexedStep | null = null;
    for (const step of steps) {
      if (step.partsNumber === 0) continue;
      if (only !== null) return this.toNumber(steps, 'partsNumber');
      only = step;
    }
    return only?.alikeNumber ?? 0;
  }

  /** One number for a combination of steps. */
  private toNumber(steps: readonly IndexedStep[], kind: 'joiningNumber' | 'partsNumber'): number {
    let number = 0;
    for (let index = 0; index < steps.length; index++) {
      const own = (steps[index] as IndexedStep)[kind];
      if (own > 0) number = number * this.base + own;
    }
    return number;
  }
}

/** In catalogue order, whatever came first in the search. */
function toSorted(steps: readonly IndexedStep[]): readonly IndexedStep[] {
  return [...steps].sort((one, other) => one.number - other.number);
}

function toNumbers(steps: readonly IndexedStep[]): string {
  return steps.map(({ number }) => number).join();
}
