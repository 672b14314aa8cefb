/** What shows of a JSON library's style on one input: a dozen libraries write most bodies alike. */
import { toNumber } from '../../canonical/add-header-members';
import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import { hasNoEntries } from '../../canonical/print-canonical';
import { printNumber } from '../../canonical/print-number';
import { amountFields, isContractField } from '../../contract';
import type { JsonString } from '../../json/json-node';
import { visitScalars } from '../../json/visit-scalars';

/** The rules in which libraries differ, and which may show nowhere. */
const styleRules = [
  'numbers',
  'nestedAscii',
  'nestedEscaped',
  'nestedEmpty',
  'nestedNulls',
  'nestedSorted',
] as const satisfies readonly (keyof CanonicalRules)[];

/** And those that say what is a number. */
type JsonStyleRules = Pick<
  CanonicalRules,
  (typeof styleRules)[number] | 'amounts' | 'timestampAs' | 'nestedText' | 'nestedKeys'
>;

/** A text that is made of parts of the request alone: in which style JSON is written, and all else. */
export interface MadeText {
  readonly style: JsonStyleRules;
  readonly others: string;
}

/** Null where it makes none. */
export function readMadeText(rules: Partial<CanonicalRules>): MadeText | null {
  const { parts } = rules;
  if (parts === undefined || !hasNoEntries({ parts })) return null;
  const others = Object.entries(rules)
    .filter(([rule]) => !isOfStyle.has(rule))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { style: pickStyle(rules), others: JSON.stringify(others) };
}

const isOfStyle: ReadonlySet<string> = new Set(styleRules);

/** The same object for the same style. */
function pickStyle(rules: Partial<CanonicalRules>): JsonStyleRules {
  const style: JsonStyleRules = { ...contractRules, ...rules };
  const name = `${printAll(style)}\n${style.amounts}\n${style.timestampAs}\n${style.nestedText}\n${style.nestedKeys}`;
  const known = knownStyles.get(name);
  if (known !== undefined) return known;
  if (style.nestedKeys === null) knownStyles.set(name, style);
  return style;
}

/** The catalogue has some dozens of them. */
const knownStyles = new Map<string, JsonStyleRules>();

function printAll(style: JsonStyleRules): string {
  return styleRules.map((rule) => style[rule]).join('\n');
}

/** @returns the same object for two styles that write this body alike, all else being the same */
export function groupStyles<Group>(
  source: CanonicalSource,
  createGroup: () => Group,
): (style: JsonStyleRules) => Group {
  const readStyle = createStyleReader(source);
  const groups = new Map<string, Group>();
  const known = new Map<JsonStyleRules, Group>();
  return (style) => {
    let group = known.get(style);
    if (group === undefined) {
      const shown = readStyle(style);
      group = groups.get(shown) ?? createGroup();
      groups.set(shown, group);
      known.set(style, group);
    }
    return group;
  };
}

/** Larger bodies have too much that differs to be looked through for each style. */
const largestBody = 8000;

function createStyleReader(source: CanonicalSource): (style: JsonStyleRules) => string {
  const { bodyText, headers, body } = source;
  const texts = [bodyText, ...Object.values(headers.fields).map(({ value }) => value)].join('\n');
  // What an escape stands for is seen by none of the tests below.
  if (bodyText.length > largestBody || texts.includes('\\u')) return printAll;
  const hasBeyondAscii = /[^\0-\x7e]/.test(texts);
  const hasNull = bodyText.includes('null');
  const hasNested = /[[{]/.test(bodyText.slice(body.span.start + 1));
  const hasIndexes = /"\d+"\s*:/.test(bodyText);
  const mayBeEmpty = hasNested || hasNull || !hasContractValue(source);
  return (style) => {
    // Another language's own text of its values has rules of its own.
    if (!/^(?:compact|indented)/.test(style.nestedText)) return printAll(style);
    const { nestedAscii, nestedEscaped, nestedEmpty, nestedNulls, nestedSorted } = style;
    // In a body that is signed as a text, each quotation mark is one that may be escaped.
    const escaped = [...nestedEscaped].filter((one) => one === '"' || texts.includes(one)).join('');
    return [
      printNumbers(source, style),
      hasBeyondAscii ? nestedAscii : '',
      escaped === '' ? '' : `${/upper/.test(nestedAscii)} ${escaped}`,
      mayBeEmpty || style.nestedKeys !== null ? nestedEmpty : '',
      hasNull ? nestedNulls : '',
      nestedSorted === 'integers-first' && !hasIndexes ? false : nestedSorted,
    ].join('\n');
  };
}

/** The body's, and those that the style makes of texts: the time, and amounts. */
function printNumbers(
  { body, headers }: CanonicalSource,
  { numbers, amounts, timestampAs }: JsonStyleRules,
): string {
  const printed: string[] = [];
  visitScalars(body, (scalar) => {
    if (scalar.type === 'number') printed.push(printNumber(scalar, numbers));
  });
  const texts: JsonString[] = [];
  if (timestampAs === 'number') {
    const value = headers.fields['X-Timestamp']?.value ?? '';
    texts.push({ type: 'string', value, span: body.span });
  }
  if (amounts !== 'text') {
    for (const { key, value } of body.members) {
      if (amountFields.includes(key.value) && value.type === 'string') texts.push(value);
    }
  }
  for (const text of texts) {
    const read = toNumber(text);
    if (read.type === 'number') printed.push(printNumber(read, numbers));
  }
  return printed.join();
}

/** A value of the contract's that no rule drops: an object that has it is never empty. */
function hasContractValue({ body }: CanonicalSource): boolean {
  return body.members.some(
    ({ key, value }) =>
      isContractField(key.value) &&
      value.type === 'string' &&
      /^[a-z]+[-_]?\d+$/i.test(value.value),
  );
}
