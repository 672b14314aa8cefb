/** The deviations of a catalogue as steps of a search: each form that can change something on this input. */

import type { CanonicalRules } from '../../canonical/canonical-rules';
import { regionalCharsets } from '../../canonical/charset-codes';
import type { CanonicalSource } from '../../canonical/list-entries';
import { joiningRules, partRules } from '../../canonical/print-canonical';
import { type RuleName, toRuleNumber } from '../../canonical/rule-table';
import { dropBeyond } from '../../canonical/table-charset';
import { isNested } from '../../json/is-nested';
import type { JsonNode } from '../../json/json-node';
import { holds } from '../../json/list-inside';
import type { Deviation, Variant } from '../deviation';
import { groupStyles, type MadeText, readMadeText } from './alike-styles';

/** One deviation in one of its forms. */
export interface Step {
  readonly deviation: Deviation;
  readonly variant: Variant;
}

export interface IndexedStep extends Step {
  /** Its place in the catalogue: its number among the steps, from 1. */
  readonly number: number;
  /** The numbers of the rules that it changes, and their values; without `omitted`. */
  readonly changes: readonly (readonly [rule: number, value: unknown])[];
  /** Keys it leaves out; these add up. */
  readonly omitted: readonly string[];
  /** The numbers of all rules that it changes. */
  readonly changed: readonly number[];
  /** It changes only how entries are joined. */
  readonly onlyJoins: boolean;
  /** Its number; 0 for one that does not change how entries are joined. */
  readonly joiningNumber: number;
  /** Its number; 0 for one that changes nothing of a text made of parts of the request alone. */
  readonly partsNumber: number;
  /** That of the first one that gives the same text here, where no other of `partsNumber` is with it. */
  readonly alikeNumber: number;
}

interface StepList {
  readonly steps: readonly IndexedStep[];
  readonly leavesOut: boolean;
}

/** Of sources that are searched several times, for several texts. */
const lists = new WeakMap<CanonicalSource, Map<readonly Deviation[], StepList>>();

/** @param leaveOut told where steps are left out because the body is so large */
export function listSteps(
  source: CanonicalSource,
  deviations: readonly Deviation[],
  leaveOut: () => void,
): readonly IndexedStep[] {
  const known = lists.get(source) ?? new Map<readonly Deviation[], StepList>();
  lists.set(source, known);
  const list = known.get(deviations) ?? buildSteps(source, deviations);
  known.set(deviations, list);
  if (list.leavesOut) leaveOut();
  return list.steps;
}

function buildSteps(source: CanonicalSource, deviations: readonly Deviation[]): StepList {
  const steps: IndexedStep[] = [];
  let leavesOut = false;
  const isAscii = isPlainAscii(source);
  const isIdle = createIdleTest(source);
  const isLarge = source.bodyText.length > rewriteLimit;
  const pickTexts = groupStyles(source, () => new Map<string, number>());
  for (const deviation of deviations) {
    const { variants } = deviation;
    for (const variant of typeof variants === 'function' ? variants(source) : variants) {
      const change = readChange(variant);
      const { changes, changed, omitted, rewrites, isAsciiAlike, joins, onlyJoins, made } = change;
      if (isLarge && rewrites) {
        leavesOut = true;
        continue;
      }
      if (isIdle(variant.needs ?? deviation.needs)) continue;
      if (isAscii && isAsciiAlike) continue;
      const number = steps.length + 1;
      const partsNumber = change.changesParts ? number : 0;
      let alikeNumber = partsNumber;
      if (made !== null) {
        const texts = pickTexts(made.style);
        alikeNumber = texts.get(made.others) ?? number;
        texts.set(made.others, alikeNumber);
      }
      steps.push({
        number,
        deviation,
        variant,
        changes,
        changed,
        omitted,
        onlyJoins,
        joiningNumber: joins ? number : 0,
        partsNumber,
        alikeNumber,
      });
    }
  }
  return { steps, leavesOut };
}

/** What a variant changes, whatever the input. */
interface Change extends Pick<IndexedStep, 'changes' | 'changed' | 'omitted' | 'onlyJoins'> {
  readonly rewrites: boolean;
  readonly isAsciiAlike: boolean;
  readonly joins: boolean;
  readonly changesParts: boolean;
  readonly made: MadeText | null;
}

/** Most variants have the same rules on every input. */
const readChanges = new WeakMap<Variant['rules'], Change>();

function readChange({ rules }: Variant): Change {
  const known = readChanges.get(rules);
  if (known !== undefined) return known;
  const { omitted = [], ...others } = rules;
  const changes = Object.entries(others) as [RuleName, unknown][];
  const change = {
    changes: changes.map(([rule, value]) => [toRuleNumber(rule), value] as const),
    changed: (Object.keys(rules) as RuleName[]).map(toRuleNumber),
    omitted,
    rewrites: changes.some(
      ([rule, value]) => rewritingRules.has(rule) || rewritingValues.has(value),
    ),
    isAsciiAlike: omitted.length === 0 && changes.every(([, value]) => asciiAlike.has(value)),
    joins: changes.some(([rule]) => joiningRules.has(rule)),
    onlyJoins: omitted.length === 0 && changes.every(([rule]) => joiningRules.has(rule)),
    changesParts: changes.some(([rule]) => partRules.has(rule)),
    made: readMadeText(rules),
  };
  readChanges.set(rules, change);
  return change;
}

/** Whether something that is needed is not on this input. */
function createIdleTest({
  headers,
  body,
  bodyText,
}: CanonicalSource): (needs: Deviation['needs']) => boolean {
  const text = readEscapes(bodyText);
  const isBeyondAscii = /[^\0-\x7f]/.test(text);
  const hasNested = (sign: RegExp): boolean =>
    body.members.some(
      ({ value }) =>
        isNested(value) && sign.test(readEscapes(bodyText.slice(value.span.start, value.span.end))),
    );
  const has = {
    'beyond-ascii': isBeyondAscii,
    'beyond-gbk': isBeyondAscii && dropBeyond(text, 'gbk') !== text,
    // By these alone it differs from other escapes.
    'html-signs': /[<>']/.test(text),
    'nested-html-signs': hasNested(/[<>&\u2028\u2029]/),
    'nested-quotes-or-signs': hasNested(/[<>&']|\\"/),
    'nested-unsafe-signs': hasNested(/[<>&'+`]|\\"/),
    'nested-blanks': hasNested(/"[\s\\bfnrt]{0,200}"/),
    'nested-spaces': body.members.some(({ value }) => isNested(value) && holds(value, isSpaced)),
    'east-asian': /[\u3000-\uffef]/.test(text),
    null: body.members.some(({ value }) => value.type === 'null'),
    nested: body.members.some(({ value }) => isNested(value)),
    'keys-beyond-ascii': body.members.some(({ key }) => /[^\0-\x7f]/.test(key.value)),
    // Of what a program prints for a number nobody strips them.
    symbols: body.members.some(
      ({ value }) => isNested(value) || (value.type === 'string' && /[^\w.-]/.test(value.value)),
    ),
    // Without those that are JSON no more once their backslash is gone.
    escapes: bodyText.includes('\\') && !/\\[\\"]/.test(bodyText),
    'repeated-keys': body.hasDuplicates,
    'merchant-no': headers.fields['X-Merchant-No'] !== undefined,
  };
  return (needs) => needs !== undefined && !has[needs];
}

/** With the characters that stand as `\u` and four digits; a quotation mark stays behind its backslash. */
function readEscapes(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(/\\(?:u([\da-f]{4})|.)/gis, (whole, hex: string | undefined) => {
    const character = hex === undefined ? whole : String.fromCharCode(Number.parseInt(hex, 16));
    return character === '"' ? '\\"' : character;
  });
}

/** A key’s white space stays. */
function isSpaced(node: JsonNode): boolean {
  return node.type === 'string' && /\s/.test(node.value);
}

/** In bodies of more characters none is written anew: that takes many times their room. */
const rewriteLimit = 500_000;

const rewritingRules: ReadonlySet<string> = new Set<keyof CanonicalRules>([
  'encoding',
  'text',
  'charset',
  'prehash',
  'keys',
  'strings',
  'amounts',
  'numbers',
  'nestedText',
  'nestedAscii',
  'nestedEscaped',
]);

/** Values that write the whole body anew. */
const rewritingValues: ReadonlySet<unknown> = new Set<CanonicalRules['bodyAs']>([
  'body-python',
  'body-python-unicode',
  'body-php',
  'body-php-slashes',
]);

/** Values of rules that leave a text of ASCII characters as it is, whatever else is done to it. */
const asciiAlike: ReadonlySet<unknown> = new Set<
  CanonicalRules['text'] | CanonicalRules['charset']
>([
  'question-marks',
  'question-marks-twice',
  'question-marks-latin1',
  'question-marks-bytes',
  'lost-bytes',
  'seven-bits',
  'unicode-units',
  'unicode-units-upper',
  'plain-letters',
  'mojibake',
  'mojibake-1252',
  'mojibake-1252-java',
  'mojibake-repaired',
  'nfc',
  'nfd',
  'gbk',
  'gb18030',
  'big5',
  ...regionalCharsets,
  'big5-only',
  'no-accents',
  'perl-escapes',
  'iso-8859-1',
  'low-bytes',
  'windows-1252',
]);

/** No other characters can come out of it: neither escapes nor HTML entities stand for one. */
function isPlainAscii({ headers, bodyText }: CanonicalSource): boolean {
  const texts = [bodyText, ...Object.values(headers.fields).map(({ value }) => value)];
  return texts.every((text) => !/[^\0-\x7f]|\\u|&/.test(text));
}

/** What it is tried together with. */
export function pickReach({ deviation, variant }: Step): Deviation['reach'] {
  return variant.reach ?? deviation.reach;
}

/** Those of the steps that do not change a rule which `step` changes too; leaving out two fields is two changes. */
export function pickCompatible(
  steps: readonly IndexedStep[],
  step: IndexedStep,
): readonly IndexedStep[] {
  const changed = new Set(step.changes.map(([rule]) => rule));
  return steps.filter(({ changes }) => !changes.some(([rule]) => changed.has(rule)));
}
