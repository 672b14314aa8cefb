/** How programs print numbers, and which deviation such a print is on this input: that depends on the numbers there are. */
import type { NumberScope, NumberStyle } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import { printNumber } from '../../canonical/print-number';
import type { JsonNumber } from '../../json/json-node';
import { listScalars } from '../../json/list-scalars';
import type { Variant } from '../deviation';

/** What the printed numbers look like. */
export type NumberLook = 'exponent' | 'decimal-point' | 'source' | 'rounded';

interface NumberForm {
  readonly style: NumberStyle;
  readonly form: string;
  readonly origin: string;
  /** Rarer forms are tried with one other only. */
  readonly isRare?: true;
}

const forms: readonly NumberForm[] = [
  {
    style: 'python',
    form: 'Python’s str(float)',
    origin: 'Python’s float, pandas, or a number column: 1790000000.0.',
  },
  {
    style: 'java',
    form: 'Java’s Double.toString (1.79E9)',
    origin: 'Gson or Jackson reading into Map<String, Object> or double, then String.valueOf.',
  },
  {
    style: 'go',
    form: 'Go’s %v of a float64 (1.79e+09)',
    origin:
      'encoding/json into map[string]interface{}, then fmt.Sprint or %v. Use json.Decoder.UseNumber.',
  },
  {
    style: 'javascript',
    form: 'JavaScript’s String(number) (1e+21)',
    origin: 'JSON.parse and String() of a very large or very small number.',
  },
  {
    style: 'c-general',
    form: 'printf’s %g (1.79e+09)',
    origin: 'printf("%g"), Lua’s tostring, or a C library.',
  },
  {
    style: 'c-exponent',
    form: 'printf’s %e (1.790000e+09)',
    origin: 'printf("%e") or String.format("%e").',
  },
  {
    style: 'python-typed',
    form: 'Python’s json and str: integers stay, 1e3 is 1000.0',
    origin: 'json.loads and str(): a number with a point or an exponent becomes a float.',
    isRare: true,
  },
  {
    style: 'java-typed',
    form: 'Jackson and String.valueOf: integers stay, 1e3 is 1000.0',
    origin: 'Jackson reading into Map<String, Object>: a number with a point becomes a Double.',
    isRare: true,
  },
  {
    style: 'big-decimal',
    form: 'Java’s BigDecimal.toString (1.50, 1E+3)',
    origin: 'fastjson, or Jackson with USE_BIG_DECIMAL_FOR_FLOATS.',
    isRare: true,
  },
  {
    style: 'big-decimal-plain',
    form: 'a decimal type with its trailing zeros (1.50, 1000)',
    origin: 'BigDecimal.toPlainString, .NET’s decimal or Python’s Decimal.',
    isRare: true,
  },
  {
    style: 'big-decimal-stripped',
    form: 'Java’s BigDecimal.stripTrailingZeros (1E+2)',
    origin: 'stripTrailingZeros().toString() turns 100 into 1E+2; toPlainString does not.',
    isRare: true,
  },
  {
    style: 'dotnet-typed',
    form: '.NET’s Double.ToString (1E+21)',
    origin: 'Newtonsoft.Json or System.Text.Json reading into double.',
    isRare: true,
  },
  {
    style: 'php-typed',
    form: 'PHP’s (string) of a float (1.0E+25)',
    origin: 'json_decode and string conversion: 14 digits, and integers beyond 2^63 become floats.',
    isRare: true,
  },
];

/** The forms that look so on this input. */
export function listNumberForms(source: CanonicalSource, look: NumberLook): readonly Variant[] {
  const numbers = listNumbers(source);
  return forms.flatMap(({ style, form, origin, isRare }) =>
    listNumberScopes(source, numbers).flatMap(({ scope, meant, says }): Variant[] => {
      if (pickLook(meant, style) !== look) return [];
      const variant = { rules: { numbers: style, numberScope: scope }, origin };
      if (scope === 'all' && isRare === undefined) return [{ ...variant, form }];
      return [{ ...variant, form: `${form}${says}`, reach: 2 }];
    }),
  );
}

interface PlacedNumber {
  readonly place: 'completedAt' | 'top-level' | 'nested';
  readonly node: JsonNumber;
}

/** Of a body of megabytes the first ones will do. */
const numberLimit = 1000;

function listNumbers({ body }: CanonicalSource): readonly PlacedNumber[] {
  const numbers: PlacedNumber[] = [];
  for (const { key, value } of body.members) {
    const isTop = value.type !== 'object' && value.type !== 'array';
    const place = isTop ? (key.value === 'completedAt' ? 'completedAt' : 'top-level') : 'nested';
    for (const node of listScalars(value)) {
      if (numbers.length >= numberLimit) return numbers;
      if (node.type === 'number') numbers.push({ place, node });
    }
  }
  return numbers;
}

const scopes: readonly {
  readonly scope: NumberScope;
  readonly places: readonly PlacedNumber['place'][];
  readonly says: string;
}[] = [
  { scope: 'all', places: ['completedAt', 'top-level', 'nested'], says: '' },
  { scope: 'top-level', places: ['completedAt', 'top-level'], says: ', not in nested JSON' },
  { scope: 'completedAt', places: ['completedAt'], says: ', `completedAt` alone' },
  { scope: 'nested', places: ['nested'], says: ', in nested JSON alone' },
];

/** Those that mean different numbers here. */
export function listNumberScopes(
  source: CanonicalSource,
  numbers: readonly PlacedNumber[] = listNumbers(source),
): readonly {
  readonly scope: NumberScope;
  readonly meant: readonly PlacedNumber[];
  readonly says: string;
}[] {
  const seen = new Set<string>();
  return scopes.flatMap(({ scope, places, says }) => {
    const meant = numbers.filter(({ place }) => places.includes(place));
    const present = [...new Set(meant.map(({ place }) => place))].sort().join();
    if (present === '' || seen.has(present)) return [];
    seen.add(present);
    return [{ scope, meant, says }];
  });
}

/** Null: nothing changes. */
function pickLook(meant: readonly PlacedNumber[], style: NumberStyle): NumberLook | null {
  const changed = meant.flatMap(({ node }) => {
    const text = printNumber(node, style);
    return text === node.plain ? [] : [{ node, text }];
  });
  if (changed.length === 0) return null;
  if (changed.some(({ text }) => /e/i.test(text))) return 'exponent';
  if (style.startsWith('big-decimal')) return 'source';
  return changed.some(({ text }) => text.endsWith('.0')) ? 'decimal-point' : 'rounded';
}
