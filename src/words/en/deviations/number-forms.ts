import type { NumberForm } from '../../../core/diagnosis/deviations/number-forms';
import type { FormWords } from '../../deviation-words';
import { code, joinTexts, type Text } from '../../text';
import { english } from '../language';

const { say } = english;

type NumberFacts = NumberForm['facts'];

/** How the numbers are written, and where that comes from. */
const styles: Readonly<Record<NumberFacts['style'], { form: string | null; origin?: string }>> = {
  double: { form: 'double precision' },
  single: { form: 'single precision' },
  source: { form: null },
  python: {
    form: 'a float’s own text, as in Python or Lua (1790000000.0)',
    origin:
      'Python’s float, Lua 5.3, a number column, or Gson reading into a Map, whose numbers are Doubles.',
  },
  java: {
    form: 'Java’s Double.toString (1.79E9)',
    origin:
      'Gson or Jackson reading into Map<String, Object> or double, then String.valueOf. PHP writes 1.0E-7 alike.',
  },
  go: {
    form: 'Go’s %v of a float64 (1.79e+09)',
    origin:
      'encoding/json into map[string]interface{}, then fmt.Sprint or %v. Use json.Decoder.UseNumber. Python and Perl write 1e-07 alike.',
  },
  javascript: {
    form: 'JavaScript’s String(number), or Go’s json.Marshal (1e+21)',
    origin:
      'JSON.parse and String(), or Go’s float64 as JSON, of a very large or very small number.',
  },
  'c-general': {
    form: 'printf’s %g (1.79e+09)',
    origin: 'printf("%g"), string.format("%g"), a stream of C++, or a C library.',
  },
  'c-exponent': {
    form: 'printf’s %e (1.790000e+09)',
    origin: 'printf("%e") or String.format("%e").',
  },
  'python-typed': {
    form: 'Python’s json and str: integers stay, 1e3 is 1000.0',
    origin:
      'json.loads and str(): a number with a point or an exponent becomes a float. Go and Perl write 1e-07 alike.',
  },
  'java-typed': {
    form: 'Jackson and String.valueOf: integers stay, 1e3 is 1000.0',
    origin:
      'Jackson reading into Map<String, Object>: a number with a point becomes a Double. PHP writes 1.0E-7 alike.',
  },
  'big-decimal': {
    form: 'a decimal type’s own text (1.50, 1E+3)',
    origin:
      'Java’s BigDecimal.toString (fastjson, Jackson with USE_BIG_DECIMAL_FOR_FLOATS) or Python’s Decimal.',
  },
  'big-decimal-plain': {
    form: 'a decimal type with its trailing zeros (1.50, 1000)',
    origin: 'BigDecimal.toPlainString, .NET’s decimal or Python’s Decimal.',
  },
  'big-decimal-stripped': {
    form: 'a decimal type without trailing zeros (1E+2)',
    origin:
      'Java’s stripTrailingZeros().toString() or Python’s Decimal.normalize() turn 100 into 1E+2.',
  },
  'php-json': {
    form: 'PHP’s json_encode of a float (1.0e+25), or Ruby’s to_json of a large one',
    origin: 'json_encode, or Ruby’s to_json, of every value that is no string.',
  },
  'dotnet-json': {
    form: 'Json.NET’s SerializeObject of a double (1500000.0)',
    origin: 'JsonConvert.SerializeObject of every value that is no string.',
  },
  'java-single': {
    form: 'Java’s Float.toString (1.79E9)',
    origin: 'A typed object (DTO) with a Float, which holds seven digits.',
  },
  'go-single': {
    form: 'Go’s %v of a float32 (1.79e+09)',
    origin: 'A struct with a float32, which holds seven digits.',
  },
  'dotnet-single': {
    form: '.NET’s Single.ToString (1.79E+09)',
    origin: 'A typed object (DTO) with a float, which holds seven digits.',
  },
  'double-exact': {
    form: 'every digit of the double (0.1000000000000000055…)',
    origin: 'Java’s new BigDecimal(double), Python’s Decimal(float), or printf with many decimals.',
  },
  'dotnet-framework': {
    form: '.NET Framework’s Double.ToString (1.23456789012346E+19)',
    origin: 'Convert.ToDouble on .NET Framework or Mono, which print 15 digits.',
  },
  'ruby-decimal': {
    form: 'Ruby’s BigDecimal (0.15e1)',
    origin: 'JSON.parse(body, decimal_class: BigDecimal), then to_s.',
  },
  'dotnet-typed': {
    form: '.NET’s Double.ToString (1E+21)',
    origin: 'Newtonsoft.Json or System.Text.Json reading into double.',
  },
  'php-typed': {
    form: 'PHP’s (string) of a float (1.0E+25)',
    origin: 'json_decode and string conversion: 14 digits, and integers beyond 2^63 become floats.',
  },
};

/** Which numbers are written so, where not all of them are. */
const scopes: Readonly<Record<NumberFacts['scope'], Text | string | null>> = {
  all: null,
  'top-level': 'not in nested JSON',
  completedAt: say`${code('completedAt')} alone`,
  nested: 'in nested JSON alone',
};

export function sayNumberForm({ facts }: { readonly facts: NumberFacts }): FormWords {
  const { form, ...others } = styles[facts.style];
  const details = [form, scopes[facts.scope]].filter((one) => one !== null);
  return { ...others, form: details.length === 0 ? null : joinTexts(details, ', ') };
}
