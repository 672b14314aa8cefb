/** How programs print numbers, and which deviation such a print is on this input: that depends on the numbers there are. */

import type { CanonicalSource } from '../../../canonical/list-entries';
import { printNumber } from '../../../canonical/print-number';
import type { NumberScope, NumberStyle } from '../../../canonical/rule-values';
import type { JsonNumber } from '../../../json/json-node';
import { visitScalars } from '../../../json/visit-scalars';
import type { Variant } from '../../deviation';

/** What the printed numbers look like. */
export type NumberLook = 'exponent' | 'decimal-point' | 'source' | 'rounded';

/** The likelier first. */
const styles = [
  'python',
  'java',
  'go',
  'javascript',
  'python-typed',
  'java-typed',
  'c-general',
  'c-exponent',
  'big-decimal',
  'big-decimal-plain',
  'big-decimal-stripped',
  'java-single',
  'go-single',
  'dotnet-single',
  'double-exact',
  'dotnet-typed',
  'php-typed',
  'php-json',
  'php-17-json',
  'dotnet-json',
] as const satisfies readonly NumberStyle[];

/** What a JSON library or a language's own printing gives, whatever else its user does. */
const usualStyles: ReadonlySet<string> = new Set<NumberStyle>([
  'python',
  'java',
  'go',
  'javascript',
  'python-typed',
  'php-typed',
  'php-json',
  'source',
  'double',
]);

/** Of top-level numbers, with nothing else changed: JSON libraries write nested ones. */
const topStyles = [
  'dotnet-framework',
  'ruby-decimal',
  'php-fraction-json',
  'javascript-exponential',
  'go-verb-integer',
] as const satisfies readonly NumberStyle[];

const lone: ReadonlySet<string> = new Set(['javascript-exponential', 'go-verb-integer']);

/** Of all numbers, with nothing else changed: each where it prints one otherwise than its usual kin. */
const kin = {
  'java-older': 'java',
  'java-long-typed': 'java-typed',
  'javascript-typed': 'javascript',
  'big-decimal-typed': 'big-decimal-stripped',
  'ryu-typed': 'javascript-typed',
} as const satisfies Partial<Record<NumberStyle, NumberStyle>>;

type FormStyle =
  | (typeof styles | typeof topStyles)[number]
  | keyof typeof kin
  | 'double'
  | 'single'
  | 'single-shortest'
  | 'source';

/** The header's time is a column beside the body's. */
const withTimestamp = 'with-timestamp';

/** `but-completed-at` is a format's alone. */
type OwnScope = Exclude<NumberScope, 'but-completed-at'>;

type FormScope = OwnScope | typeof withTimestamp;

/** Which numbers are written how. */
export interface NumberForm extends Variant {
  readonly id: FormStyle | `${FormStyle}/${Exclude<FormScope, 'all'>}`;
  readonly facts: { readonly style: FormStyle; readonly scope: FormScope };
}

/** The forms that look so on this input. */
export function listNumberForms(source: CanonicalSource, look: NumberLook): readonly NumberForm[] {
  const numbers = listNumbers(source);
  return styles.flatMap((style) =>
    listNumberScopes(numbers).flatMap(({ scope, meant }) =>
      // No writer of JSON prints as fmt does.
      pickLook(meant, style) === look && !(style === 'go' && scope === 'nested')
        ? [createNumberForm(style, scope)]
        : [],
    ),
  );
}

/** A table of floats has the timestamp as one, too. */
export function listFloatTables(source: CanonicalSource): readonly NumberForm[] {
  return listTables(source, 'decimal-point', ['python']).map((form) => ({ ...form, reach: 2 }));
}

/** A class of doubles, or of single floats, has it as one of these. */
export function listTimestampTables(source: CanonicalSource): readonly NumberForm[] {
  return listTables(source, 'exponent', ['java', 'java-single', 'go']);
}

function listTables(
  source: CanonicalSource,
  look: NumberLook,
  tableStyles: readonly ('python' | 'java' | 'java-single' | 'go')[],
): readonly NumberForm[] {
  const meant = listNumbers(source).filter(({ level }) => level !== 'nested');
  const plain = source.headers.fields['X-Timestamp']?.value ?? '';
  if (!/^[1-9]\d{0,14}$/.test(plain)) return [];
  return tableStyles
    .filter((style) => pickLook(meant, style) === look)
    .map((style) => ({
      id: `${style}/${withTimestamp}`,
      rules: {
        numbers: style,
        numberScope: 'top-level',
        timestampText: printNumber({ source: plain, plain }, style),
      },
      facts: { style, scope: withTimestamp },
      reach: 0,
    }));
}

/** Those that print a number with an exponent, and otherwise than the styles do that are tried on all numbers. */
export function listTopForms(source: CanonicalSource): readonly NumberForm[] {
  const meant = listNumbers(source).filter(({ level }) => level !== 'nested');
  return topStyles
    .filter((style) =>
      meant.some(({ node }) => {
        const text = printNumber(node, style);
        return /e/i.test(text) && text !== printNumber(node, 'dotnet-typed');
      }),
    )
    .filter((style) => printsOtherwise(meant, style, 'php-json'))
    .map((style) => ({ ...createNumberForm(style, 'top-level'), reach: lone.has(style) ? 0 : 1 }));
}

export function listKinForms(source: CanonicalSource): readonly NumberForm[] {
  const meant = listNumbers(source);
  return (Object.keys(kin) as (keyof typeof kin)[])
    .filter(
      (style) => pickLook(meant, style) === 'exponent' && printsOtherwise(meant, style, kin[style]),
    )
    .map((style) => ({ ...createNumberForm(style, 'all'), reach: 1 }));
}

/** A 32-bit float; where its fewest digits are other ones than a double of it has, both. */
export function listSingleForms(source: CanonicalSource): readonly NumberForm[] {
  const single = createNumberForm('single', 'all');
  return printsOtherwise(listNumbers(source), 'single-shortest', 'single')
    ? [single, { ...createNumberForm('single-shortest', 'all'), reach: 1 }]
    : [single];
}

function printsOtherwise(
  numbers: readonly LocatedNumber[],
  style: NumberStyle,
  other: NumberStyle,
): boolean {
  return numbers.some(({ node }) => printNumber(node, style) !== printNumber(node, other));
}

/** One style for all numbers, then for a part of them. */
export function listScopedForms(
  source: CanonicalSource,
  style: 'double' | 'source',
): readonly NumberForm[] {
  return listNumberScopes(listNumbers(source)).map(({ scope }) => createNumberForm(style, scope));
}

function createNumberForm(style: FormStyle, scope: OwnScope): NumberForm {
  const isUsual = scope === 'all' && usualStyles.has(style);
  return {
    id: scope === 'all' ? style : `${style}/${scope}`,
    rules: { numbers: style, numberScope: scope },
    facts: { style, scope },
    ...(isUsual ? { reach: 4 } : {}),
  };
}

interface LocatedNumber {
  readonly level: 'completedAt' | 'top-level' | 'nested';
  readonly node: JsonNumber;
}

/** Of a body of megabytes the first ones will do. */
const numberLimit = 1000;

function listNumbers({ body }: CanonicalSource): readonly LocatedNumber[] {
  const numbers: LocatedNumber[] = [];
  for (const { key, value } of body.members) {
    const isTop = value.type !== 'object' && value.type !== 'array';
    const level = isTop ? (key.value === 'completedAt' ? 'completedAt' : 'top-level') : 'nested';
    visitScalars(value, (node) => {
      if (node.type === 'number' && numbers.length < numberLimit) numbers.push({ level, node });
    });
    if (numbers.length >= numberLimit) break;
  }
  return numbers;
}

const scopes: readonly {
  readonly scope: OwnScope;
  readonly levels: readonly LocatedNumber['level'][];
}[] = [
  { scope: 'all', levels: ['completedAt', 'top-level', 'nested'] },
  { scope: 'top-level', levels: ['completedAt', 'top-level'] },
  { scope: 'completedAt', levels: ['completedAt'] },
  { scope: 'nested', levels: ['nested'] },
];

/** Those that mean different numbers here. */
function listNumberScopes(numbers: readonly LocatedNumber[]): readonly {
  readonly scope: OwnScope;
  readonly meant: readonly LocatedNumber[];
}[] {
  const seen = new Set<string>();
  return scopes.flatMap(({ scope, levels }) => {
    const meant = numbers.filter(({ level }) => levels.includes(level));
    const present = [...new Set(meant.map(({ level }) => level))].sort().join();
    if (present === '' || seen.has(present)) return [];
    seen.add(present);
    return [{ scope, meant }];
  });
}

/** Null: nothing changes. */
function pickLook(meant: readonly LocatedNumber[], style: NumberStyle): NumberLook | null {
  const changed = meant.flatMap(({ node }) => {
    const text = printNumber(node, style);
    return text === node.plain ? [] : [{ node, text }];
  });
  if (changed.length === 0) return null;
  if (changed.some(({ text }) => /e/i.test(text))) return 'exponent';
  if (style.startsWith('big-decimal')) return 'source';
  if (style === 'double-exact') return 'rounded';
  return changed.some(({ text }) => text.endsWith('.0')) ? 'decimal-point' : 'rounded';
}
