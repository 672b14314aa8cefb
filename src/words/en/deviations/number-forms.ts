import type { NumberForm } from '../../../core/diagnosis/deviations/numbers/number-forms';
import type { FormWords } from '../../deviation-words';
import { code, joinTexts, type Text } from '../../text';
import { english } from '../language';

const { say } = english;

type NumberFacts = NumberForm['facts'];

interface StyleWords {
  readonly form: string | null;
  readonly origin?: string;
  readonly says?: string;
}

/** How the numbers are written, and where that comes from. */
const styles: Readonly<Record<NumberFacts['style'], StyleWords>> = {
  double: { form: 'double precision' },
  single: { form: 'single precision', origin: 'A 32-bit float, which holds seven digits.' },
  'single-shortest': {
    form: 'single precision, by its fewest digits',
    origin:
      "A 32-bit float, which holds seven digits, such as Go’s strconv.FormatFloat(value, 'f', -1, 32); or a rounding of the number.",
  },
  source: { form: null },
  python: {
    form: 'a float’s own text, as in Python or Lua (1790000000.0)',
    origin:
      'A floating-point type, such as Python’s float, Ruby’s to_f, Lua 5.3’s numbers or, from 0.001 up to ten million, those of Gson’s Map; or a number column.',
  },
  java: {
    form: 'as Java’s Double.toString (1.79E9)',
    origin:
      'A double and its text, such as Gson reading into Map<String, Object>, then String.valueOf or toJson of each value. PHP writes 1.0E-7 alike.',
  },
  'java-older': {
    form: 'as Double.toString up to Java 18, with all digits of large integers (9.0071992547409936E16)',
    origin:
      'A double and its text, such as Gson reading into Map<String, Object>, then String.valueOf or toJson of each value.',
  },
  go: {
    form: 'as Go’s %v of a float64 (1.79e+09)',
    origin:
      'A double and its text, such as encoding/json into map[string]interface{}, then fmt.Sprint (use json.Decoder.UseNumber). Python, Perl and jq up to 1.6 write 1e-07 alike.',
  },
  javascript: {
    form: 'as JavaScript’s String(number), or Go’s json.Marshal (1e+21)',
    origin:
      'A very large or very small number in a double, such as by JSON.parse and String(), or Go’s float64 as JSON. Of at most 14 digits Lua’s tostring, up to 5.2 and in LuaJIT, may write the same.',
  },
  'c-general': {
    form: 'as printf’s %g (1.79e+09)',
    origin:
      'A C library, or a format like its own, such as printf("%g"), string.format("%g") or a stream of C++.',
  },
  'c-exponent': {
    form: 'as printf’s %e (1.790000e+09)',
    origin: 'A scientific format, such as printf("%e") or String.format("%e").',
  },
  'python-typed': {
    form: 'as Python’s json and str: integers stay, 1e3 is 1000.0',
    origin:
      'A number with a point or an exponent becomes a float, such as by json.loads and str(). Go, Perl and LuaJIT write 1e-07 alike, Node’s json-bigint 1e+25, Ruby’s Float all that has decimals, such as 1.5e-07; of what has no exponent, PHP’s var_export writes the same.',
  },
  'java-typed': {
    form: 'as Java’s Double.toString: integers stay, 1e3 is 1000.0',
    origin:
      'A library that makes a Double of a number with a point and keeps integers, such as Jackson reading into Map<String, Object>, org.json or json-simple, and String.valueOf. PHP writes 1.0E-7 alike.',
  },
  'java-long-typed': {
    form: 'as Java’s Long and Double: integers stay, 1e3 and what is too large for a long is a Double (1.23E19)',
    origin:
      'A library that keeps integers and makes a Double of what is too large, such as org.json, or Gson with ToNumberPolicy.LONG_OR_DOUBLE, and String.valueOf.',
  },
  'javascript-typed': {
    form: 'as JavaScript’s String(number), integers by all their digits',
    origin:
      'A parser that keeps large integers and makes numbers of the rest, such as Node’s json-bigint.',
  },
  'ryu-typed': {
    form: 'as libraries such as Rust’s serde_json or Python’s orjson: integers stay, 1e+25 is 1e25',
    origin:
      'A number with a point or an exponent becomes a double, written by its fewest digits, such as by serde_json or orjson.',
  },
  'big-decimal': {
    form: 'a decimal type’s own text (1.50, 1E+3)',
    origin:
      'A decimal type, such as Java’s BigDecimal (fastjson, Jackson with USE_BIG_DECIMAL_FOR_FLOATS) or Python’s Decimal.',
  },
  'big-decimal-plain': {
    form: 'a decimal type with its trailing zeros (1.50, 1000)',
    says: 'keeps the trailing zeros of numbers',
    origin:
      'A decimal type, such as by BigDecimal.toPlainString, .NET’s decimal or Python’s Decimal.',
  },
  'big-decimal-stripped': {
    form: 'a decimal type without trailing zeros (1E+2)',
    origin:
      'A decimal type, such as by Java’s stripTrailingZeros().toString() or Python’s Decimal.normalize(), which turn 100 into 1E+2.',
  },
  'php-json': {
    form: 'as PHP’s json_encode of a float (1.0e+25), or Ruby’s to_json of a large one',
    origin: 'A writer of JSON over the values, such as json_encode, or Ruby’s to_json.',
  },
  'php-fraction-json': {
    form: 'PHP’s json_encode of a float (1.0e+25, 1500000.0), or Ruby’s Float',
    origin:
      'A writer of JSON for every value that is no string, such as json_encode with JSON_PRESERVE_ZERO_FRACTION; or Ruby’s own text of a Float, such as in "#{value}".',
  },
  'dotnet-json': {
    form: 'as Json.NET’s SerializeObject of a double (1500000.0)',
    origin: 'A writer of JSON over the values, such as JsonConvert.SerializeObject.',
  },
  'java-single': {
    form: 'as Java’s Float.toString (1.79E9)',
    origin: 'A typed object (DTO) with a Float, which holds seven digits.',
  },
  'go-single': {
    form: 'as Go’s %v of a float32 (1.79e+09)',
    origin: 'A struct with a float32, which holds seven digits.',
  },
  'dotnet-single': {
    form: 'as .NET’s Single.ToString (1.79E+09)',
    origin: 'A typed object (DTO) with a float, which holds seven digits.',
  },
  'php-17-json': {
    form: '17 digits of each double (0.10000000000000001)',
    origin:
      'A double written with 17 digits, such as by PHP’s json_encode with a serialize_precision of 17, which a php.ini from before PHP 7.1 has, or by C’s %.17g.',
  },
  'double-exact': {
    form: 'every digit of the double (0.1000000000000000055…)',
    origin:
      'A double written out in full, such as by Java’s new BigDecimal(double), Python’s Decimal(float) or printf with many decimals.',
  },
  'big-decimal-typed': {
    form: 'a decimal type without trailing zeros, integers stay (1.5E+6 for 1500000.00)',
    origin: 'A decimal type for what has a point or an exponent, such as Jackson’s DecimalNode.',
  },
  'javascript-exponential': {
    form: 'as JavaScript’s toExponential (1.79e+9)',
    origin: 'A scientific format, such as toExponential().',
  },
  'go-verb-integer': {
    form: null,
    says: 'writes numbers as Go’s %d does those that are no integers: %!d(float64=…)',
    origin:
      'A float64 under %d, such as fmt.Sprintf("%d", value) of what encoding/json read into an interface{}.',
  },
  'dotnet-framework': {
    form: 'as .NET Framework’s Double.ToString (1.23456789012346E+19)',
    origin: 'A double printed with 15 digits, such as by .NET Framework or Mono.',
  },
  'ruby-decimal': {
    form: 'as Ruby’s BigDecimal (0.15e1)',
    origin: 'A decimal type, such as by JSON.parse(body, decimal_class: BigDecimal), then to_s.',
  },
  'dotnet-typed': {
    form: 'as .NET’s Double.ToString (1E+21)',
    origin:
      'A double and its text, such as by Newtonsoft.Json or System.Text.Json reading into double.',
  },
  'php-typed': {
    form: 'as PHP’s (string) of a float (1.0E+25)',
    origin:
      'A double printed by PHP, such as by json_decode and then string conversion (14 digits) or var_export (17); integers beyond 2^63 become floats.',
  },
};

/** Which numbers are written so, where not all of them are. */
const scopes: Readonly<Record<NumberFacts['scope'], Text | string | null>> = {
  all: null,
  'top-level': 'not in nested JSON',
  completedAt: say`${code('completedAt')} alone`,
  nested: 'in nested JSON alone',
  'with-timestamp': say`${code('timestamp')} too, not in nested JSON`,
};

export function sayNumberForm({ facts }: { readonly facts: NumberFacts }): FormWords {
  const { form, ...others } = styles[facts.style];
  const details = [form, scopes[facts.scope]].filter((one) => one !== null);
  return { ...others, form: details.length === 0 ? null : joinTexts(details, ', ') };
}
