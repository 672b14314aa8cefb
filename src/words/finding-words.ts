/** What a language says of a finding, and how that is put together. */
import type { Canonical } from '../core/canonical/canonical';
import { amountFields } from '../core/contract';
import type {
  FaultCause,
  FaultCode,
  PairCause,
  PairFacts,
  RepairCause,
  StringCause,
} from '../core/diagnosis/cause';
import type { DeviationCause, DeviationCode } from '../core/diagnosis/deviation';
import type { Finding, Rewritten } from '../core/diagnosis/finding';
import type { ChangedValue } from '../core/diagnosis/list-changed-values';
import type { Owner } from '../core/diagnosis/owner';
import { pickExample } from '../core/diagnosis/pick-example';
import type { RepairId } from '../core/diagnosis/signature/repair-signature-text';
import type { DeviationsWords } from './deviation-words';
import { findInPlaceOf, isSameBut, listOtherForms, mergeForms } from './merge-forms';
import { joinTexts, type Text, toPlainText } from './text';

export interface CauseWords<Its> {
  /** One sentence: what happened. */
  readonly title: (cause: Its, finding: Finding) => Text;
  /** One or two sentences: how that is known. */
  readonly evidence: (cause: Its, finding: Finding) => Text;
  /** Where it usually comes from. */
  readonly origins: (cause: Its, finding: Finding) => readonly Text[];
  /** What to do. */
  readonly fixes: (cause: Its, finding: Finding) => readonly Text[];
}

/** A damage to the text of X-Sign. */
export interface RepairWords {
  /** Completes "The text of X-Sign …". */
  readonly says: Text;
  readonly origin: Text;
  readonly fix: Text;
}

export type FaultsWords<Code extends FaultCode = FaultCode> = {
  readonly [One in Code]: CauseWords<FaultCause<One>>;
};

export type PairsWords = {
  readonly [Difference in keyof PairFacts]: CauseWords<PairCause<Difference>>;
};

export interface FindingWords {
  readonly faults: FaultsWords;
  readonly pairs: PairsWords;
  readonly repairs: Readonly<Record<RepairId, RepairWords>>;
  readonly deviations: DeviationsWords;
  /** Of all damages together. */
  readonly repaired: {
    readonly title: (damages: readonly Text[]) => Text;
    /** @param verifies the repaired text is the signature of this string */
    readonly evidence: (repairedText: string, verifies: boolean) => Text;
  };
  /** Of all deviations together. */
  readonly deviating: {
    /** @param form which of its forms, where it has several */
    readonly step: (says: Text, form: Text | null) => Text;
    /** Where another deviation gives the same string and is as likely. */
    readonly either: (one: Text, other: Text) => Text;
    /** Where all that is left out has one property, a list of fields may have left it out as well. */
    readonly notListed: Text;
    /** A form where another one gives the same string. */
    readonly oneOf: (form: Text) => Text;
    /** @param example a value that shows the only step, in the place of its form */
    readonly title: (
      steps: readonly Text[],
      subject: Finding['subject'],
      example: ChangedValue | null,
    ) => Text;
    readonly evidence: (finding: Finding) => Text;
    /** Another explanation of the same string. */
    readonly equivalent: (steps: readonly Text[]) => Text;
    /** Where more of them are known than are told. */
    readonly moreEquivalents: (number: number) => Text;
  };
  /** The body, or a header, may have been rewritten on its way instead. */
  readonly orRewritten: Readonly<
    Record<Rewritten, { readonly evidence: Text; readonly origin?: Text; readonly fix: Text }>
  >;
  /** Of what the signer does: a program on the way that made values regular does the reverse, which only the bytes that arrived exclude. */
  readonly orRegular: Readonly<Partial<Record<DeviationCode, Text>>>;
  /** Of numbers in an own string: the contract has amounts as strings, which the pasted body has no more. */
  readonly ofAmounts: Text;
  /** Of an own string beside what is pasted, which is not what was signed. */
  readonly besidePasted: Text;
  /** The right string begins with the own one. */
  readonly orCut: Text;
  /** The own string is what was signed; where the signer has done it, against the contract. */
  readonly alsoSigned: (isOfSigner: boolean) => Text;
  /** Where a sentence ends with a value and another one follows. */
  readonly fullStop: string;
}

export interface Fix {
  readonly owner: Owner;
  readonly text: Text;
}

/** A finding in words. */
export interface FindingText {
  readonly title: Text;
  readonly evidence: Text;
  /** Which form a deviation has, where the title shows a value in its place. */
  readonly form: Text | null;
  /** One a cause, or more. */
  readonly origins: readonly Text[];
  readonly fixes: readonly Fix[];
  /** Of each cause the first: all of these are needed. */
  readonly firstFixes: readonly Fix[];
  /** The first ones, and a sentence that counts the rest. */
  readonly equivalents: readonly Text[];
  /** How many there are. */
  readonly equivalentCount: number;
}

type Part = Omit<FindingText, 'equivalents' | 'equivalentCount' | 'form'>;

/** @param canonical of the report that the finding is about; where it is given, a value of it shows what happened */
export function describeFinding(
  finding: Finding,
  words: FindingWords,
  canonical: Canonical | null = null,
): FindingText {
  const shown = pickShown(finding, canonical);
  const parts = listParts(finding, words, shown?.example ?? null);
  const equivalents = listEquivalents(finding, words);
  // A fault behind the deviations is told behind them; their evidence says what is so without it.
  const isLast = finding.causes[0]?.kind === 'deviation' && finding.causes.at(-1)?.kind === 'fault';
  const told = isLast ? parts.toReversed() : parts;
  // So it is of a body that was rewritten, with what a header was beside it.
  const isFirst = finding.causes[0]?.code === 'input.rewritten';
  const evidence = told.slice(0, isLast || isFirst ? 1 : undefined).map((part) => part.evidence);
  const rewritten = finding.mayBeRewritten && words.orRewritten[finding.mayBeRewritten];
  if (rewritten) evidence.push(rewritten.evidence);
  if (finding.mayBeCut && !finding.isBesidePasted && !finding.isAlsoSigned)
    evidence.push(words.orCut);
  if (finding.isBesidePasted && finding.owner === 'unknown') evidence.push(words.besidePasted);
  // What the code does as the signer does has to be mended in both.
  const isOfBoth = finding.isAlsoSigned && finding.owner === 'platform';
  if (finding.isAlsoSigned) evidence.push(words.alsoSigned(finding.owner === 'platform'));
  return {
    title: joinTexts(
      told.map(({ title }) => title),
      ' ',
    ),
    evidence: joinSentences(evidence, words.fullStop),
    form: shown === null ? null : describeShownForm(finding, shown.cause, words),
    origins: dropRepeated(
      [
        ...(rewritten?.origin === undefined ? [] : [rewritten.origin]),
        ...told.flatMap(({ origins }) => origins),
        ...listRegular(finding, words, canonical),
      ],
      toPlainText,
    ),
    fixes: listFixes(told, rewritten).map((fix) =>
      isOfBoth ? { ...fix, owner: 'merchant' } : fix,
    ),
    firstFixes: dropRepeatedFixes(told.flatMap(({ firstFixes }) => firstFixes)),
    equivalents: limitEquivalents(equivalents, words),
    equivalentCount: equivalents.length,
  };
}

function listRegular(
  { causes, subject, owner }: Finding,
  { orRegular }: FindingWords,
  canonical: Canonical | null,
): readonly Text[] {
  if (subject !== 'signature' || owner !== 'platform') return [];
  return causes.flatMap((cause): readonly Text[] => {
    const decimals = ofDecimals.get(cause.code);
    const isShown = decimals === undefined || haveDecimals(canonical, decimals);
    const text = cause.kind === 'deviation' && isShown ? orRegular[cause.code] : undefined;
    return text === undefined ? [] : [text];
  });
}

/** What a program on the way makes that writes amounts with as many decimals as money has: of an integer, only noughts. */
const ofDecimals: ReadonlyMap<string, RegExp> = new Map([
  ['amount.as-number', /\.\d\d$/],
  ['amount.cut', /\.00$/],
]);

function haveDecimals(canonical: Canonical | null, decimals: RegExp): boolean {
  const amounts = canonical?.kept.filter(({ key }) => amountFields.includes(key)) ?? [];
  return amounts.every(({ value }) => decimals.test(value));
}

/** Where it is known what a program on the way does, that is looked for first. */
function listFixes(
  parts: readonly Part[],
  rewritten: FindingWords['orRewritten'][Rewritten] | undefined,
): readonly Fix[] {
  const fixes = parts.flatMap((part) => part.fixes);
  if (rewritten === undefined) return dropRepeatedFixes(fixes);
  const fix = { owner: 'transport', text: rewritten.fix } as const;
  return dropRepeatedFixes(rewritten.origin === undefined ? [...fixes, fix] : [fix, ...fixes]);
}

function dropRepeatedFixes(fixes: readonly Fix[]): readonly Fix[] {
  return dropRepeated(fixes, ({ text }) => toPlainText(text));
}

/** Of the forms of one string nobody reads dozens. */
const mostEquivalents = 5;

function limitEquivalents(all: readonly Text[], { deviating }: FindingWords): readonly Text[] {
  const left = all.length - mostEquivalents;
  return left <= 1 ? all : [...all.slice(0, mostEquivalents), deviating.moreEquivalents(left)];
}

/** None that says what the title says: two variants can have the same words. */
function listEquivalents({ causes, equivalents }: Finding, words: FindingWords): readonly Text[] {
  const describe = (steps: readonly DeviationCause[]): Text =>
    words.deviating.equivalent(steps.map((step) => describeStep(step, words)));
  const own = causes.filter(({ kind }) => kind === 'deviation') as readonly StringCause[];
  const told = toPlainText(describe(own));
  const merged = own.flatMap(({ code }, index) => (mergedCodes.has(code) ? [index] : []));
  const either = own.map((_, at) => pickAlsoLikely(own, equivalents, at));
  const others = equivalents.filter(
    (steps) =>
      !merged.some((at) => isSameBut(own, steps, at)) &&
      !steps.some((step) => either.includes(step)),
  );
  return dropRepeated(others.map(describe), toPlainText).filter(
    (text) => toPlainText(text) !== told,
  );
}

/** The value that shows a deviation, which then is the only one. */
function pickShown(
  finding: Finding,
  canonical: Canonical | null,
): { readonly example: ChangedValue; readonly cause: StringCause } | null {
  const deviations = finding.causes.filter(({ kind }) => kind === 'deviation');
  const [cause] = deviations as readonly StringCause[];
  if (canonical === null || cause === undefined || deviations.length > 1) return null;
  const example = pickExample(finding, canonical);
  return example === null ? null : { example, cause };
}

/** What is said of causes of the same kind is said at once. */
function listParts(
  finding: Finding,
  words: FindingWords,
  example: ChangedValue | null,
): readonly Part[] {
  const { causes } = finding;
  const repairs = causes.filter(({ kind }) => kind === 'repair') as readonly RepairCause[];
  const steps = causes.filter(({ kind }) => kind === 'deviation') as readonly StringCause[];
  const others = causes.flatMap((cause) => {
    if (cause.kind !== 'fault' && cause.kind !== 'pair') return [];
    // The words of a pair are of all pairs of the finding.
    if (cause.kind === 'pair' && cause !== causes.find(({ kind }) => kind === 'pair')) return [];
    // The record has these very words under this code.
    const its = (
      cause.kind === 'fault' ? words.faults[cause.code] : words.pairs[cause.difference]
    ) as CauseWords<typeof cause>;
    const fixes = its.fixes(cause, finding).map((text) => ({ owner: cause.owner, text }));
    return [
      {
        title: its.title(cause, finding),
        evidence: its.evidence(cause, finding),
        origins: its.origins(cause, finding),
        fixes,
        firstFixes: fixes.slice(0, 1),
      },
    ];
  });
  return [
    ...(repairs.length === 0 ? [] : [describeRepairs(repairs, finding, words)]),
    ...others,
    ...(steps.length === 0 ? [] : [describeSteps(steps, finding, words, example)]),
  ];
}

function describeRepairs(
  causes: readonly RepairCause[],
  { proof, causes: { length } }: Finding,
  { repairs, repaired }: FindingWords,
): Part {
  const damages = causes.map(({ id }) => repairs[id].says);
  const isAll = causes.length === length;
  const fixes = causes.map(({ id, owner }) => ({ owner, text: repairs[id].fix }));
  return {
    title: repaired.title(dropRepeated(damages, toPlainText)),
    evidence: repaired.evidence(
      causes.at(-1)?.repairedText ?? '',
      isAll && proof.by === 'signature',
    ),
    origins: causes.map(({ id }) => repairs[id].origin),
    fixes,
    firstFixes: fixes,
  };
}

function describeSteps(
  causes: readonly StringCause[],
  finding: Finding,
  words: FindingWords,
  example: ChangedValue | null,
): Part {
  const told = causes.map((cause, index) => {
    const others = listOtherForms(causes, finding.equivalents, index);
    const merged = mergeWhereNamed(cause, others, finding);
    return { others, cause: merged, either: pickAlsoLikely(causes, finding.equivalents, index) };
  });
  const steps = told.map(({ cause, others, either }) => {
    if (example !== null) return words.deviations[cause.code].says(cause);
    const one = describeOneOf(cause, others, words);
    return either === null ? one : words.deviating.either(one, describeStep(either, words));
  });
  const printFix = (one: DeviationCause, { owner }: StringCause): Fix => {
    const isOfAmounts = finding.hasRewrittenAmounts && one.code.startsWith('number.');
    return { owner, text: isOfAmounts ? words.ofAmounts : words.deviations[one.code].fix(one) };
  };
  const printFixes = (cause: StringCause): readonly Fix[] => {
    const fix = printFix(cause, cause);
    const hasAmounts = finding.hasRewrittenAmounts && cause.code === 'string.language-text';
    return hasAmounts ? [fix, { owner: cause.owner, text: words.ofAmounts }] : [fix];
  };
  return {
    title: words.deviating.title(steps, finding.subject, example),
    evidence: words.deviating.evidence(finding),
    origins: told.flatMap(({ cause, either }) => {
      const origins = [cause, either ?? []]
        .flat()
        .map((one) => words.deviations[one.code].origin(one));
      // What has nothing is not left out.
      const isLeftOut = alsoLikely[cause.code] !== undefined && cause.facts.blanks !== 'emptied';
      const isOpen = either === null && isLeftOut;
      return isOpen ? [...origins, words.deviating.notListed] : origins;
    }),
    fixes: causes.flatMap((cause, index) => [
      ...printFixes(cause),
      ...[told[index]?.either ?? []].flat().map((one) => printFix(one, cause)),
    ]),
    firstFixes: causes.flatMap(printFixes),
  };
}

/** Where all that is left out counts as false, nothing tells which of the two it was. */
const alsoLikely: Readonly<Partial<Record<DeviationCode, DeviationCode>>> = {
  'string.falsy-dropped': 'string.field-missing',
};

function pickAlsoLikely(
  causes: readonly DeviationCause[],
  equivalents: readonly (readonly DeviationCause[])[],
  index: number,
): DeviationCause | null {
  const told = causes[index];
  const code = told && alsoLikely[told.code];
  if (code === undefined) return null;
  const others = equivalents.flatMap((steps) => findInPlaceOf(causes, steps, index, code) ?? []);
  // Code that knows only some types of JSON is rarer.
  return others.find(({ variant }) => !variant.startsWith('types:')) ?? null;
}

/** Their words name languages: several may do the same here. */
const mergedCodes: ReadonlySet<DeviationCode> = new Set([
  'string.language-text',
  'string.falsy-dropped',
]);
/** Facts that name a program, or what it leaves out. */
const programFacts = ['writer', 'style', 'printer', 'filter'];

function mergeWhereNamed(
  cause: StringCause,
  others: readonly DeviationCause[],
  { proof }: Pick<Finding, 'proof'>,
): StringCause {
  if (!mergedCodes.has(cause.code)) return cause;
  const merged = mergeForms(cause, others);
  // What it leaves out may stand among the added pairs.
  const isUntold =
    proof.by === 'string' && proof.hasAddedPairs === true && 'filter' in merged.facts;
  return isUntold ? { ...merged, facts: { ...merged.facts, filter: '' } } : merged;
}

/** Nothing of it that another form contradicts, where that gives the same string. */
function describeShownForm(finding: Finding, cause: StringCause, words: FindingWords): Text | null {
  const others = listOtherForms([cause], finding.equivalents, 0);
  return describeForm(mergeWhereNamed(cause, others, finding), others, words);
}

/** A program is named as one of several where others write the same. */
function describeOneOf(
  cause: DeviationCause,
  others: readonly DeviationCause[],
  words: FindingWords,
): Text {
  const { says } = words.deviations[cause.code];
  return words.deviating.step(says(cause), describeForm(cause, others, words));
}

function describeForm(
  cause: DeviationCause,
  others: readonly DeviationCause[],
  words: FindingWords,
): Text | null {
  const own = words.deviations[cause.code].form(cause);
  if (own === null || mergedCodes.has(cause.code)) return own;
  const told = toPlainText(own);
  const isToldAlike = (other: DeviationCause): boolean => {
    const form = words.deviations[other.code].form(other);
    return other.code === cause.code && form !== null && toPlainText(form) === told;
  };
  const isOneOf = programFacts.some(
    (name) =>
      cause.facts[name] !== undefined &&
      others.some((other) => other.facts[name] !== cause.facts[name] && !isToldAlike(other)),
  );
  return isOneOf ? words.deviating.oneOf(own) : own;
}

function describeStep(cause: DeviationCause, { deviations, deviating }: FindingWords): Text {
  const { says, form } = deviations[cause.code];
  return deviating.step(says(cause), form(cause));
}

function dropRepeated<Item>(items: readonly Item[], print: (item: Item) => string): Item[] {
  return [...new Map([...items].reverse().map((item) => [print(item), item])).values()].reverse();
}

function joinSentences(sentences: readonly Text[], fullStop: string): Text {
  const said = sentences.filter((sentence) => sentence.length > 0);
  return joinTexts(
    said.map((sentence, index) =>
      index < said.length - 1 ? endSentence(sentence, fullStop) : sentence,
    ),
    ' ',
  );
}

/** A sentence may end with a digest. */
export function endSentence(sentence: Text, fullStop: string): Text {
  const isOpen = sentence.length > 0 && !/[.!?。]$/.test(toPlainText(sentence));
  return isOpen ? joinTexts([sentence, fullStop]) : sentence;
}
