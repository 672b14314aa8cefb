/** Step 3 with a filter for truth: what it drops beside blank values depends on the language. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import { isFalsy, zeroText } from '../../canonical/is-falsy';
import type { CanonicalSource } from '../../canonical/list-entries';
import { isBlank } from '../../json/is-blank';
import { isNested } from '../../json/is-nested';
import type { JsonMember, JsonNode } from '../../json/json-node';
import { pickEffectiveMembers } from '../../json/print-json';
import type { Deviation, Variant } from '../deviation';

/** `any`: what most languages hold for false; `other`: what one holds for false, in the code of another. */
export type TruthLanguage =
  | 'any'
  | 'other'
  | 'php'
  /** The same, where objects are read as objects, which are never empty. */
  | 'php-objects'
  /** The same, where no "0" stands in the body: other code drops as much. */
  | 'empty-lists'
  | 'javascript'
  | 'python'
  | 'ruby'
  /** The same, where no true stands in the string: filters that know no booleans drop it too. */
  | 'ruby-alone'
  | 'rails'
  /** The same, where neither a true nor a full object or list stands in the string. */
  | 'rails-alone'
  | 'perl'
  /** A test for 0 alone, in any language. */
  | 'zero'
  /** One for an amount of 0, however it is written. */
  | 'zero-value'
  | 'zero-value-or-false';

/** Which blank texts are signed. */
export type TruthBlanks = 'dropped' | 'white-space-kept' | 'kept' | 'emptied';

const blanks = {
  dropped: {},
  'white-space-kept': { blanks: 'drop-empty' },
  kept: { blanks: 'keep' },
  // All of them stay, as nothing.
  emptied: { blanks: 'keep', falsyAs: 'emptied' },
} as const satisfies Readonly<Record<TruthBlanks, Partial<CanonicalRules>>>;

/** What is printed for the body's true where that is not JSON's. */
export type TruePrint = 'json' | 'True' | '1';

interface Truth<Id extends string> extends Variant {
  readonly id: Id;
  readonly facts: {
    readonly language: TruthLanguage;
    readonly blanks: TruthBlanks;
    readonly trueAs?: TruePrint;
  };
}

export const truthDeviations = [
  {
    code: 'string.falsy-dropped',
    // Or a typed object wrote them into the body on its way, as its defaults.
    owner: 'unknown',
    reach: 2,
    variants: listTruths,
  },
  { code: 'string.non-texts-emptied', reach: 2, variants: listTextsAlone },
] as const satisfies readonly Deviation<string>[];

function listTruths({ body }: CanonicalSource) {
  if (!body.members.some(({ value }) => mayBeFalse(value))) return [];
  const hasTrue = body.members.some(({ value }) => value.type === 'boolean' && value.value);
  const hasFull = body.members.some(
    ({ value }) =>
      (value.type === 'object' && value.members.length > 0) ||
      (value.type === 'array' && value.items.length > 0),
  );
  const ofTruth = hasTrue ? truths : hasFull ? truthsWithoutTrue : truthsOfText;
  const usual = [
    ...ofTruth,
    ...(body.members.some(isWrittenZero) ? zeroValues : []),
    ...(hasTrue ? emptiedBesideTrue : emptiedWithoutTrue).filter((form) =>
      isShownEmptied(form, body.members, hasTrue),
    ),
  ] as const;
  const hasEmptyObject = body.members.some(
    ({ value }) => value.type === 'object' && value.members.length === 0,
  );
  // Of empty lists alone nothing shows a filter.
  const hasOther = body.members.some(
    ({ value }) => !isNested(value) && isFalsy(value, '', 'php-objects') && !isBlank(value),
  );
  if (!hasEmptyObject || !hasOther) return usual;
  const hasZeroText = body.members.some(
    ({ value }) => value.type === 'string' && value.value === '0',
  );
  return [...usual, ...(hasZeroText ? truthsOfObjects : truthsOfLists)];
}

const textsAlone = [
  { id: 'plain', rules: { falsy: 'not-text', ...blanks.emptied } },
] as const satisfies readonly Variant[];

/** Of one value alone it is told by its name; of nested ones and nulls alone other code gives the same. */
function listTextsAlone({ body }: CanonicalSource) {
  const others = pickEffectiveMembers(body, 'last').filter(
    ({ value }) => value.type !== 'string' && value.type !== 'null',
  );
  return others.length > 1 && others.some(({ value }) => !isNested(value)) ? textsAlone : [];
}

function isWrittenZero({ value }: JsonMember): boolean {
  return value.type === 'string' && value.value !== '0' && zeroText.test(value.value);
}

function listFor(ruby: 'ruby' | 'ruby-alone', rails: 'rails' | 'rails-alone' = 'rails') {
  return [
    { ...truth('plain', 'any', 'dropped'), reach: 4 },
    truth('php', 'php', 'white-space-kept'),
    truth('javascript', 'javascript', 'white-space-kept'),
    truth('python', 'python', 'white-space-kept'),
    truth('ruby', ruby, 'dropped'),
    truth('rails', rails, 'dropped'),
    truth('perl', 'perl', 'white-space-kept'),
    truth('ruby-blanks-kept', ruby, 'kept'),
    truth('php-trimmed', 'php', 'dropped'),
    truth('javascript-trimmed', 'javascript', 'dropped'),
    truth('python-trimmed', 'python', 'dropped'),
    truth('perl-trimmed', 'perl', 'dropped'),
    { ...truth('zero', 'zero', 'dropped'), reach: 1 },
  ] as const satisfies readonly Variant[];
}

/** For some language, or with a member of it: else no filter drops what stands in the body. */
function mayBeFalse(node: JsonNode): boolean {
  switch (node.type) {
    case 'boolean':
      return !node.value;
    case 'number':
      // One that is cut to an integer, too.
      return Math.abs(Number(node.plain)) < 1;
    case 'string':
      return zeroText.test(node.value) || /^(?:\s*|false|\[\]|\{\})$/.test(node.value);
    default:
      return true;
  }
}

const tests = {
  any: 'printed',
  php: 'php',
  'php-objects': 'php-objects',
  'empty-lists': 'php-objects',
  javascript: 'javascript',
  python: 'python',
  ruby: 'ruby',
  'ruby-alone': 'ruby',
  rails: 'rails',
  'rails-alone': 'rails',
  perl: 'perl',
  zero: 'zero',
  'zero-value': 'zero-value',
  'zero-value-or-false': 'zero-value-or-false',
} as const;

/** The same objects for each input: what a variant changes is read once. */
const truths = listFor('ruby');
const truthsWithoutTrue = listFor('ruby-alone');
const truthsOfText = listFor('ruby-alone', 'rails-alone');
const truthsOfObjects = listForLists('php-objects');
const truthsOfLists = listForLists('empty-lists');

/** Of one alone, a field that is left out by its name gives the same. */
const zeroValues = [
  { ...truth('zero-value', 'zero-value', 'dropped'), reach: 1 },
  { ...truth('zero-value-or-false', 'zero-value-or-false', 'dropped'), reach: 1 },
] as const satisfies readonly Variant[];

/** Whoever prints true otherwise than JSON does it here, too: that is told where there is one. */
const emptiedBesideTrue = listEmptying('True', '1');
const emptiedWithoutTrue = listEmptying('json', 'json');

function listEmptying<Python extends TruePrint, Php extends TruePrint>(python: Python, php: Php) {
  return [
    emptying('javascript', {}, 'json'),
    emptying('python', { booleans: 'capitalized' }, python),
    emptying('php', { booleans: 'php' }, php),
    emptying('perl', { booleans: 'number' }, php),
    emptying('ruby', {}, 'json'),
    emptying('rails', {}, 'json'),
  ] as const satisfies readonly Variant[];
}

function emptying<
  Language extends 'javascript' | 'python' | 'php' | 'perl' | 'ruby' | 'rails',
  const Printed extends Partial<CanonicalRules>,
>(language: Language, printed: Printed, trueAs: TruePrint) {
  const form = truth(`${language}-emptied`, language, 'emptied');
  const facts = { ...form.facts, trueAs };
  return { ...form, rules: { ...form.rules, ...printed }, facts, reach: 1 } as const;
}

/**
 * Of blank values alone it is no test for truth, nor of what is nested and empty, which others print as nothing; nor is it
 * of false where no true shows that the language does not print it as nothing.
 */
function isShownEmptied(
  { rules }: (typeof emptiedBesideTrue)[number],
  members: readonly JsonMember[],
  hasTrue: boolean,
): boolean {
  const values = members
    .map(({ value }) => value)
    .filter((value) => isFalsy(value, '', rules.falsy) && !isBlank(value));
  const hasFalse = values.some(({ type }) => type === 'boolean');
  const isPrinted = hasTrue && (!('booleans' in rules) || rules.booleans === 'capitalized');
  return (
    values.some((value) => value.type !== 'boolean' && !isNested(value)) ||
    (hasFalse && (isPrinted || values.some(isNested)))
  );
}

function listForLists(language: 'php-objects' | 'empty-lists') {
  return [
    truth('php-objects', language, 'white-space-kept'),
    truth('php-objects-trimmed', language, 'dropped'),
  ] as const satisfies readonly Variant[];
}

function truth<Id extends string, Language extends Exclude<TruthLanguage, 'other'>>(
  id: Id,
  language: Language,
  kept: TruthBlanks,
) {
  return {
    id,
    rules: { falsy: tests[language], ...blanks[kept] },
    facts: { language, blanks: kept },
  } as const satisfies Truth<Id>;
}
