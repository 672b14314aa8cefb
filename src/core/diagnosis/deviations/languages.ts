/** Every value as one language prints it: booleans, nulls, blanks, numbers and nested values change together. */

import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import { type CanonicalSource, EntryLister } from '../../canonical/list-entries';
import { type RuleTable, toRuleTable } from '../../canonical/rule-table';
import { isNested } from '../../json/is-nested';
import type { JsonNode } from '../../json/json-node';
import { holds, holdsType, listInside } from '../../json/list-inside';
import { pickEffectiveMembers } from '../../json/print-json';
import type { Deviation, Variant } from '../deviation';
import { joinFacts } from '../own-string/join-facts';
import {
  filters,
  type MixedForm,
  mixes,
  type NestedForm,
  nested,
  type Printer,
  type PrintFilter,
  scalars,
  truths,
} from './language-rules';

type Rules = Partial<CanonicalRules>;

/** Which language, how it writes objects and arrays, and what it leaves out. */
export interface LanguageForm extends Variant {
  readonly id: `${Printer}/${string}`;
  readonly facts: {
    readonly printer: Printer;
    readonly nested: NestedForm;
    readonly filter: PrintFilter;
    /** `sorted`: the members of its JSON, where that shows. */
    readonly members: 'sorted' | 'received';
    /** What that JSON has beside, where it shows: `slashes+ascii`, or `none`. */
    readonly escapes: string;
    /** Whether a number of the body has any. */
    readonly decimals: 'some' | 'none';
  };
}

type Decimals = LanguageForm['facts']['decimals'];

/** Until a body is printed by it. */
const nothingShown = { members: 'received', escapes: 'none', decimals: 'none' } as const;

/** The filters that are tried with another deviation too: more would take too long. */
const togetherFilters: ReadonlySet<PrintFilter> = new Set([
  'none',
  'null',
  'empty',
  'blank-print',
  'truth',
]);

const allForms = (Object.keys(scalars) as Printer[]).flatMap(listForms);

export const languageDeviations = [
  { code: 'string.language-text', reach: 2, isProfile: true, variants: listDistinct },
] as const satisfies readonly Deviation<string>[];

function listForms(printer: Printer): readonly LanguageForm[] {
  const build = (
    [form, nestedRules]: readonly [NestedForm, Rules],
    [filter, filterRules]: readonly [PrintFilter, Rules],
  ): LanguageForm => ({
    id: `${printer}/${form}/${filter}`,
    rules: { ...scalars[printer], ...nestedRules, ...filterRules },
    facts: { printer, nested: form, filter, ...nothingShown },
  });
  const allFilters = listFilters(printer);
  const usual = allFilters.filter(([filter]) => togetherFilters.has(filter));
  const mixed: Readonly<Record<string, Rules>> =
    printer in mixes ? mixes[printer as keyof typeof mixes] : {};
  return [
    ...(Object.entries(nested[printer]) as [NestedForm, Rules][]).flatMap((form) =>
      allFilters.map((filter) => build(form, filter)),
    ),
    ...(Object.entries(mixed) as [MixedForm, Rules][]).flatMap((form) =>
      usual.map((filter) => build(form, filter)),
    ),
  ];
}

function listFilters(printer: Printer): readonly (readonly [PrintFilter, Rules])[] {
  if (printer === 'python-empty') return [['none', filters.none]];
  const truth = truths[printer];
  const listed: [PrintFilter, Rules][] = Object.entries(filters) as [PrintFilter, Rules][];
  const dropped = { nullText: null, blanks: 'keep' } as const;
  if (truth !== null) listed.push(['truth', { ...dropped, falsy: truth }]);
  if (printer === 'ruby') listed.push(['rails', { ...dropped, falsy: 'rails' }]);
  if (printer === 'php') listed.push(['php-loose', { ...dropped, falsy: 'php-loose' }]);
  return listed;
}

/** Bodies of more characters are not printed a hundred times to see what differs. */
const bodyLimit = 100_000;

/** Most code has the first or the second. */
const usualFilters: ReadonlySet<PrintFilter> = new Set(['none', 'empty']);

/** A language's own, or the contract's: with another one its user has done something already. */
const ownFilters: ReadonlySet<PrintFilter> = new Set(['none', 'blank-print', 'truth']);

/** What they print is mostly what a single change gives. */
const rarePrinters: ReadonlySet<Printer> = new Set([
  'python-decimal',
  'python-empty',
  'go-format-float',
  'jq',
  'jq-1.6',
]);

const rareForms: ReadonlySet<NestedForm> = new Set([
  'json-indented',
  'json-indented-unescaped',
  'json-indented-unicode',
  'syntax',
  'serialized',
  'print-r',
  'imploded',
  'joined',
  'text-ampersands',
  'text-as-json',
  'text-3.4',
  'text-3.4-symbols',
  'json-hash-map',
]);

/** Those that change something here, in groups that print the same: only the first usual one of each is tried with others. */
function listDistinct(source: CanonicalSource): readonly LanguageForm[] {
  if (source.bodyText.length > bodyLimit) return [];
  const print = createPrint(source);
  const right = print({});
  const values = source.body.members.map(({ value }) => value);
  const isNestedBody = values.some(isNested);
  const hasLists = values.some((value) => value.type === 'array' && value.items.length > 0);
  const hasMembers = values.some((value) => value.type === 'object' && value.members.length > 0);
  const hasInnerObjects = values.some((value) =>
    listInside(value).some((inner) => holdsType(inner, 'object')),
  );
  const hasInnerIntegers = values.some((value) => isNested(value) && holds(value, isInteger));
  const hasInnerDecimals = values.some((value) => isNested(value) && holds(value, hasDecimals));
  const decimals: Decimals = values.some((value) => holds(value, hasDecimals)) ? 'some' : 'none';
  const alike = new Map<string, LanguageForm[]>();
  for (const form of allForms) {
    const { nested: written } = form.facts;
    // Else one way to write nested values is all that shows.
    if (isMixed(written) && !(hasLists && (hasMembers || isJoined(written)))) continue;
    // Of what is empty nothing is left, as other code leaves nothing of it.
    if (written === 'joined' && !hasLists) continue;
    if (written === 'imploded' && !hasLists && !hasMembers) continue;
    // Nothing is lost then, and it is sorted JSON.
    if (written === 'json-own-keys' && !hasInnerObjects) continue;
    // Of others nothing shows a Double.
    if (form.facts.printer === 'java-gson-integers' && !hasInnerIntegers) continue;
    if (form.facts.printer === 'python-decimal' && !hasInnerDecimals) continue;
    const printed = print(form.rules);
    if (printed === right) continue;
    const isSorted =
      (form.rules.nestedSorted === true || form.rules.nestedSorted === 'numeric') &&
      print({ ...form.rules, nestedSorted: false }) !== printed;
    const others = alike.get(printed);
    // Other names tell the same.
    const isOfPython = form.facts.printer === 'json-writer-python';
    if (isOfPython && others?.some(({ facts }) => facts.printer !== form.facts.printer)) continue;
    const escapes = others?.[0]?.facts.escapes ?? nameEscapes(form, printed, print);
    const facts = {
      ...form.facts,
      escapes,
      decimals,
      ...(isSorted && { members: 'sorted' as const }),
    };
    const told = { ...form, facts };
    if (others === undefined) alike.set(printed, [told]);
    else others.push(told);
  }
  const forms = [...alike.values()].flatMap((alikeForms) => {
    // What a sort gives, a hash table may give by chance: sorted it is, whatever did it.
    const isSorted = alikeForms.some(({ facts }) => facts.members === 'sorted');
    const group = isSorted
      ? alikeForms.map((form) => ({
          ...form,
          facts: { ...form.facts, members: 'sorted' as const },
        }))
      : alikeForms;
    const usual = group.find(isUsual);
    const isUnfiltered = group.some(({ facts }) => ownFilters.has(facts.filter));
    return group.map((form): LanguageForm => {
      if (form !== usual) return { ...form, reach: 1 };
      const isBase = isUnfiltered && (!isNestedBody || isUnsortedJson(form));
      // With another deviation it stands for all of them.
      const facts = joinFacts(
        form.facts,
        group.filter((other) => other !== form).map((other) => other.facts),
      );
      const reach = usualFilters.has(form.facts.filter) ? 3 : 2;
      return { ...form, facts, reach, ...(isBase && { isBase: 'library' as const }) };
    });
  });
  return [...forms, ...listScalarForms(source, print, decimals)];
}

function isMixed(form: NestedForm): form is MixedForm {
  return /^(?:lists|objects|pair)-/.test(form);
}

function isJoined(form: MixedForm): boolean {
  return form.includes('-joined');
}

function isInteger(node: JsonNode): boolean {
  return node.type === 'number' && !/[.eE]/.test(node.source);
}

function hasDecimals(node: JsonNode): boolean {
  return node.type === 'number' && node.source.includes('.');
}

/** Of the JSON of nested values: what is there for this rule alone. */
function nameEscapes({ rules }: LanguageForm, printed: string, print: Print): string {
  const plain = {
    nestedEscaped: contractRules.nestedEscaped,
    nestedAscii: contractRules.nestedAscii,
    nestedSpaced: contractRules.nestedSpaced,
    nestedEmpty: contractRules.nestedEmpty,
  };
  const names = {
    nestedEscaped: rules.nestedEscaped === '/' ? 'slashes' : 'html',
    nestedAscii: 'ascii',
    nestedSpaced: 'spaces',
    nestedEmpty: rules.nestedEmpty === '[]' ? 'empty-lists' : 'empty-tables',
  };
  const rulesShown = (Object.keys(plain) as (keyof typeof plain)[]).filter(
    (rule) => rules[rule] !== undefined && print({ ...rules, [rule]: plain[rule] }) !== printed,
  );
  return rulesShown.map((rule) => names[rule]).join('+') || 'none';
}

/** A sort beside the language's own order is its user's doing. */
function isUnsortedJson({ facts: { nested: written } }: LanguageForm): boolean {
  return written.startsWith('json') && !written.endsWith('-sorted');
}

function isUsual({ facts }: LanguageForm): boolean {
  const { printer, nested: written, filter } = facts;
  if (rareForms.has(written) || isMixed(written)) return false;
  return togetherFilters.has(filter) && !rarePrinters.has(printer);
}

/** Where code passes over objects and arrays: those in which a language shows in what is left. */
function listScalarForms(
  source: CanonicalSource,
  print: Print,
  decimals: Decimals,
): readonly LanguageForm[] {
  const members = pickEffectiveMembers(source.body, 'last').filter(({ value }) => isNested(value));
  if (members.length === 0) return [];
  const omitted = members.map(({ key }) => key.value);
  // Nothing is left that could show Gson's.
  const printers = (Object.keys(scalars) as Printer[]).filter(
    (printer) => printer !== 'java-gson-integers',
  );
  return printers.flatMap((printer) =>
    listFilters(printer).flatMap(([filter, filterRules]): readonly LanguageForm[] => {
      const rules = { ...scalars[printer], ...filterRules, omitted };
      const plain = new Set(print({ ...filterRules, omitted }).split('\0'));
      // What is missing as well shows none.
      if (
        print(rules)
          .split('\0')
          .every((pair) => plain.has(pair))
      )
        return [];
      const facts = { printer, nested: 'left-out', filter, ...nothingShown, decimals } as const;
      return [{ id: `${printer}/left-out/${filter}`, rules, facts, reach: 1 }];
    }),
  );
}

type Print = (rules: Rules) => string;

/** Hundreds of forms print most values alike: each is printed once. */
function createPrint(source: CanonicalSource): Print {
  const lister = new EntryLister(source, { characters: printRoom });
  return (rules) => {
    const { kept } = lister.list(toTable(rules));
    return kept.map(({ key, value }) => `${key}=${value}`).join('\0');
  };
}

/** Most rules are the same on every input. */
const tables = new WeakMap<Rules, RuleTable>();

function toTable(rules: Rules): RuleTable {
  const known = tables.get(rules) ?? toRuleTable({ ...contractRules, ...rules });
  tables.set(rules, known);
  return known;
}

/** Characters, with what an entry takes beside: as much as the search has. */
const printRoom = 4_000_000;
