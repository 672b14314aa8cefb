import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';
import { sayNumberForm } from './number-forms';

const { say } = english;

const numberFix =
  'Write numbers as plain decimals from the received digits, without exponent or trailing zeros.';

const amountFix = 'Keep amounts as strings, exactly as the body has them.';

const ofCulture =
  'A conversion under a culture that writes a comma, such as ToString() in .NET with de-DE, pt-BR or id-ID';

const timestamp = code('timestamp');
const completedAt = code('completedAt');

/** True of a signer, of what passed the callback on, and of the code that verifies. */
const madeSeconds = {
  origin:
    'Code that divides by 1000 before it signs or verifies; or a program on the way that made milliseconds of seconds.',
  fix: 'Send, sign and verify the same time, in Unix seconds: find what made milliseconds of it, or seconds.',
};

const finerClock = {
  origin:
    'A time type in another unit between the header or the JSON and the string, such as Go’s UnixMicro and UnixNano.',
};

const amountNumbers =
  'Amounts made numbers, such as by Number(…), $v + 0, a cast to float in PHP or a float64 in Go; or noughts taken off the text.';

const floatAmounts =
  'Amounts made numbers, such as by a DTO with double in Java, float(…) in Python, to_f in Ruby or, in Rails, BigDecimal.';

const single = {
  origin:
    'A 32-bit float, which holds seven digits, such as float32 in Go, float in Java, C# or C, or a FLOAT column, and a double’s text of it.',
};

const oneAmount = {
  says: say`has ${code('amount')} as a number`,
  origin: say`Code that converts ${code('amount')} for its own use before the string is built.`,
};

export const numberSentences = {
  'number.double': {
    says: 'writes a number rounded by a floating-point type',
    origin:
      'A floating-point type, such as JSON.parse’s: integers beyond 2^53 and long decimals lose digits.',
    fix: 'Parse numbers as big integers or decimals, never as floating point.',
    forms: sayNumberForm,
  },
  'number.source-text': {
    says: 'writes numbers as received',
    origin:
      'A parser that keeps number text, such as BigDecimal, json.Number or a regular expression; a format with as many decimals, such as printf("%.2f") of 1.50; or a number type that prints what came, as many a float does of 12.0, and JavaScript of 1e-7.',
    fix: 'Normalize: 1.0 is signed as 1, 1.50 as 1.5, 1e3 as 1000.',
    forms: sayNumberForm,
  },
  'number.scientific': {
    says: 'writes numbers in scientific notation',
    origin: 'A JSON number read into a floating-point type and printed by default.',
    fix: numberFix,
    forms: sayNumberForm,
  },
  'number.decimal-point': {
    says: 'writes integers with a decimal point',
    origin:
      'A floating-point type that prints 1790000000.0, such as Python’s float, pandas, Ruby’s to_f or Lua 5.3’s tostring.',
    fix: 'Write integers as plain digits, those in nested values too.',
    forms: sayNumberForm,
  },
  'number.fixed-decimals': {
    says: 'writes numbers with a fixed number of decimals',
    origin: 'A number format, such as printf("%.2f"), toFixed, DecimalFormat or number_format.',
    fix: numberFix,
    forms: {
      two: 'two decimals',
      'two/top-level': 'two decimals, not in nested JSON',
      'two/floats': {
        form: 'two decimals where the body has a decimal point or an exponent',
        origin:
          'A format of floats alone, such as f"{v:.2f}" if isinstance(v, float), or is_float($v) and number_format; or of chosen fields.',
      },
      'two/half-even': {
        form: 'two decimals, a half to the even digit (0.125 as 0.12)',
        origin:
          'A format of every number, such as "%.2f" in Python, Go, Perl, Lua or C, or Java’s DecimalFormat("0.00").',
      },
      'two/half-up': {
        form: 'two decimals, a half away from zero (0.125 as 0.13)',
        origin:
          'A format of every number, such as JavaScript’s toFixed(2), PHP’s number_format or Java’s String.format("%.2f").',
      },
      'two/floats-half-even': {
        form: 'two decimals where the body has a decimal point or an exponent, a half to the even digit (0.125 as 0.12)',
        origin:
          'A format of floats alone, or of chosen fields, such as "%.2f" in Python, Go, Perl, Lua or C; or a rounding function where none of them ends in 0.',
      },
      'two/floats-half-up': {
        form: 'two decimals where the body has a decimal point or an exponent, a half away from zero (0.125 as 0.13)',
        origin:
          'A format of floats alone, or of chosen fields, such as PHP’s number_format or JavaScript’s toFixed(2); or a rounding function where none of them ends in 0.',
      },
      'two/but-completed-at': {
        form: say`two decimals, but for ${code('completedAt')}, not in nested JSON`,
        origin: say`A format of each number but the time, such as ${code("typeof v === 'number' && k !== 'completedAt' ? v.toFixed(2) : v")}.`,
      },
      'two/floats-beside-json': {
        says: 'writes floats with two decimals, those in nested JSON as a float’s own text (100.0)',
        form: null,
        origin:
          'A format of floats alone, such as f"{v:.2f}" if isinstance(v, float), beside a writer of JSON, such as json.dumps or Ruby’s to_json.',
      },
      'two/floats-beside-json-dumps': {
        says: 'writes floats with two decimals, and nested values as Python’s json.dumps does',
        form: null,
        origin:
          'A format of floats alone beside json.dumps, such as f"{v:.2f}" if isinstance(v, float) else json.dumps(v).',
      },
      'two/fractions': {
        form: 'two decimals where the number is no integer',
        origin:
          'A format of what is no integer, such as JavaScript’s Number.isInteger(v) ? v : v.toFixed(2).',
      },
      six: 'six decimals (%f)',
      'six/top-level': 'six decimals (%f), not in nested JSON',
      none: {
        form: 'no decimals (%.0f)',
        says: 'rounds numbers to integers',
        origin:
          'A rounding function, or a format such as printf("%.0f") or string.format("%d"), meant for completedAt alone.',
      },
      'none-either': {
        form: 'no decimals',
        says: 'makes integers of numbers',
        origin:
          'A conversion to an integer, such as int64(value), (int) $value, intval, parseInt or to_i, or one that rounds, such as printf("%.0f"); meant for completedAt alone.',
      },
      'none-half-up': {
        form: 'no decimals, a half away from zero (2.5 as 3)',
        says: 'rounds numbers to integers',
        origin:
          'A rounding function, such as Math.round in JavaScript or Java, or round in PHP or Ruby; meant for completedAt alone.',
      },
      'none-cut': {
        form: 'no decimals, the rest cut off',
        says: 'cuts numbers to integers',
        origin:
          'A conversion to an integer, such as int(value), (int) $value or to_i, meant for completedAt alone.',
      },
      'two/exact': {
        form: 'two decimals, integers by all their digits',
        origin:
          'A decimal type with two decimals, or a format such as Java’s DecimalFormat("0.00").',
      },
      'none-double': {
        form: 'no decimals, and integers as a double holds them (%.0f)',
        says: 'writes numbers as integers that a double holds',
        origin:
          'A format of every number, such as printf("%.0f"), or a double made an integer, such as int64(value) or math.floor(value).',
      },
      'few-at-most': {
        form: 'a few decimals at most',
        says: 'rounds or cuts numbers to a few decimals',
        origin: 'A rounding function, a cut, or a format such as DecimalFormat("#.##").',
      },
      'two-at-most': {
        form: 'two decimals at most (#.##)',
        says: 'rounds numbers to two decimals',
        origin: 'A rounding function, or a format such as DecimalFormat("#.##").',
      },
      'two-at-most/half-up': {
        form: 'two decimals at most, a half away from zero (0.125 as 0.13)',
        says: 'rounds numbers to two decimals',
        origin:
          'A rounding function, such as Math.round(value * 100) / 100 in JavaScript, or round in PHP or Ruby.',
      },
      'six-significant': {
        form: 'six significant digits',
        says: 'rounds numbers to six digits',
        origin: 'A format with so many digits, such as JavaScript’s toPrecision(6).',
      },
    },
  },
  'number.grouped': {
    says: 'writes numbers with thousands separators',
    origin:
      'A formatter for people, such as Java’s MessageFormat, toLocaleString or number_format.',
    fix: numberFix,
    forms: {
      'completed-at': say`${completedAt} alone`,
      two: {
        form: 'two decimals',
        origin: 'A formatter for people, such as number_format($value, 2) or ToString("N2").',
      },
      'two/floats': {
        form: 'two decimals where the body has a decimal point or an exponent',
        origin:
          'A formatter for people, over floats alone, such as number_format($value, 2) or ToString("N2").',
      },
      comma: {
        form: null,
        says: 'writes numbers with a decimal comma',
        origin: `${ofCulture}, or PHP before 8 behind setlocale.`,
      },
      'comma-json-net': {
        form: 'those in nested JSON as Json.NET writes them',
        says: 'writes numbers with a decimal comma',
        origin: `${ofCulture}.`,
      },
      'comma-decimal': {
        form: 'all their digits',
        says: 'writes numbers with a decimal comma',
        origin: `${ofCulture}, of a decimal type, which keeps the noughts; or a replacement of the point.`,
      },
      dots: {
        form: 'points, with a decimal comma',
        origin:
          'A formatter for people of a locale that groups by points, such as toLocaleString("de-DE") or Java’s NumberFormat.getInstance(Locale.GERMANY).',
      },
      'dots-exact': {
        form: 'points, with a decimal comma, and integers by all their digits',
        origin:
          'A formatter for people of a locale that groups by points, such as Java’s NumberFormat.getInstance(Locale.GERMANY).',
      },
      'top-level': 'those in nested JSON as JSON.stringify writes them',
      exact: {
        form: 'integers by all their digits',
        origin: 'A formatter for people, such as Java’s NumberFormat.getInstance().',
      },
    },
  },
  'number.overflow': {
    says: 'has numbers as an integer type holds them, which had no room for one',
    origin: 'A number converted to an integer type of 64 or 32 bits.',
    fix: 'Keep numbers as big integers or decimals, or as text.',
    forms: {
      'java-long': {
        form: 'the lower 64 bits, decimals cut off',
        origin: 'A conversion of every number, such as Java’s longValue() or asLong().',
      },
      'milliseconds-int': {
        form: null,
        says: say`has ${completedAt} times 1000 as an integer type of 32 bits holds it, which has no room for it`,
        origin: 'An integer of 32 bits multiplied by 1000, such as an int in Java or C#.',
        fix: say`Use ${completedAt} exactly as the body has it: Unix seconds.`,
      },
      'java-int': {
        form: 'the lower 32 bits, decimals cut off',
        origin:
          'A conversion of every number, such as Java’s intValue() or asInt(), or a cast to int.',
      },
      wrapped: {
        form: 'integers as their lower 64 bits',
        origin: 'An integer of 64 bits with a sign, which an unsigned one was put into.',
      },
      clamped: {
        form: 'integers as the nearest number of 64 bits',
        origin:
          'A conversion that ends at the largest number there is, or the least, such as PHP’s (int) of a text.',
      },
      'go-int64': {
        form: 'the least number of 64 bits, decimals cut off',
        origin: 'A cast of floats, such as Go’s int64(float64) on amd64.',
      },
    },
  },
  'amount.as-number': {
    says: 'has amounts as numbers',
    origin: amountNumbers,
    fix: amountFix,
    forms: {
      number: 'trailing zeros lost',
      float: {
        form: 'as a float prints itself, or with one decimal: 100.0 for 100.00',
        origin: `${floatAmounts.slice(0, -1)}; or one decimal, such as by toFixed(1).`,
      },
      'float-alone': {
        form: 'as a float prints itself: 100.0 for 100.00',
        origin: floatAmounts,
      },
      'float-typed': {
        form: '100.0 for 100.00, and 100 as it is',
        origin:
          'A conversion that makes an integer or a float, as the text has a point, such as Lua’s tostring(tonumber(v)) since 5.3 or Python’s ast.literal_eval.',
      },
      'two-decimals': {
        form: null,
        says: 'has amounts with two decimals',
        origin:
          'Two decimals, such as by toFixed(2), number_format, a decimal type with a scale of 2 or a DECIMAL(…, 2) column.',
      },
      'two-decimals/decimal': {
        form: 'rounded as a decimal',
        says: 'has amounts with two decimals',
        origin:
          'A decimal type, such as by setScale(2, …), Decimal.quantize, number_format or a DECIMAL(…, 2) column.',
      },
      'two-decimals/float': {
        form: 'rounded as a double, which may be less than the decimal (2.675 as 2.67)',
        says: 'has amounts with two decimals',
        origin:
          'A floating-point type and its format, such as JavaScript’s toFixed(2) or "%.2f" in Python, Go or C.',
      },
      'two-decimals/up': {
        form: 'rounded, a half away from zero',
        says: 'has amounts with two decimals',
        origin:
          'A decimal type rounded half up, such as by setScale(2, HALF_UP), number_format or a DECIMAL(…, 2) column.',
      },
      'two-decimals/even': {
        form: 'rounded, a half to the even digit',
        says: 'has amounts with two decimals',
        origin:
          'A decimal type rounded half even, such as by Python’s Decimal.quantize, .NET’s Math.Round or setScale(2, HALF_EVEN).',
      },
      'two-decimals/double': {
        form: 'rounded as a double, which may be less than the decimal (2.675 as 2.67)',
        says: 'has amounts with two decimals',
        origin: 'A floating-point type and its format, such as JavaScript’s toFixed(2).',
      },
      'two-decimals/printf': {
        form: 'rounded as a double, a half to the even digit',
        says: 'has amounts with two decimals',
        origin:
          'A floating-point type and its format, such as "%.2f" in Python, Go, Perl, Lua or C.',
      },
      'two-decimals/cut': {
        form: 'the others cut off',
        says: 'has amounts with two decimals',
        origin:
          'A cut, such as by setScale(2, RoundingMode.DOWN), Decimal.quantize with ROUND_DOWN or a substring.',
      },
      java: {
        form: 'as Java’s Double.toString (1.2E7)',
        origin: 'Amounts made doubles and their text, such as by a DTO with double.',
      },
      go: {
        form: '1.2e+06, as Go’s %v of a float64 or printf’s %g has it',
        origin:
          'Amounts made doubles and their text, such as by a struct with float64 and %v, or "%g" of them.',
      },
      'big-decimal-stripped': {
        form: 'a decimal type without trailing zeros (1E+2)',
        origin:
          'Amounts made decimals, such as by Python’s Decimal.normalize() or Java’s stripTrailingZeros().toString().',
      },
      ruby: {
        form: '0.12e4, as Ruby’s BigDecimal prints itself',
        origin: 'A decimal type’s own text, such as BigDecimal(…) and its to_s.',
      },
      fraction: {
        form: '5/2 and 100/1, as Ruby’s Rational prints itself',
        origin: 'A type for fractions, such as by amount.to_r or Go’s big.Rat.',
      },
      'fraction-or-whole': {
        form: '5/2 and 100, as Python’s Fraction prints itself',
        origin: 'A type for fractions, such as Python’s Fraction or the RatString of Go’s big.Rat.',
      },
      single: {
        form: 'in single precision, as a double prints it: 0.10000000149011612 for 0.10',
        ...single,
      },
      'single-float': {
        form: 'in single precision, as a float prints it: 100.0 for 100.00',
        ...single,
      },
      'single-two-decimals': { form: 'in single precision, with two decimals', ...single },
      one: { ...oneAmount, form: 'trailing zeros lost' },
      'one-float': { ...oneAmount, form: 'as a float prints itself: 100.0 for 100.00' },
    },
  },
  'amount.minor-units': {
    says: 'has amounts in minor units (cents)',
    origin:
      'Money kept as an integer number of cents; or, of amounts with two decimals, a filter that leaves nothing but digits, which keeps a 0 in front.',
    fix: amountFix,
    forms: {
      cut: {
        form: 'cut off, where a double’s product is less (1998 for 19.99)',
        origin:
          'A double multiplied by 100 and made an integer, such as by (int)($amount * 100) or int(float(amount) * 100).',
      },
      exact: {
        form: 'what is behind the cent cut off',
        origin: 'A decimal type multiplied by 100 and made an integer, such as by longValue().',
      },
      padded: {
        form: '000000010000 for 100.00',
        origin: 'A field of twelve digits of cents, as ISO 8583 of card payments has it.',
      },
      'one-decimal': '10000.0 for 100.00',
      'two-decimals': { form: '10000.00 for 100.00', origin: 'A decimal type multiplied by 100.' },
      'ten-thousandths': {
        form: null,
        says: 'has amounts in ten-thousandths',
        origin:
          'Money kept as an integer with four decimals, such as a column or a type for currency has it.',
      },
    },
  },
  'boolean.capitalized': {
    says: 'writes booleans as True and False',
    origin: 'The language’s own text, such as of Python’s str(bool) or .NET’s Boolean.ToString.',
    fix: say`Write ${code('true')} and ${code('false')} in lower case.`,
    forms: {
      'upper-case': {
        form: null,
        says: 'writes booleans as TRUE and FALSE',
        origin:
          'R’s text of a logical, such as of paste or as.character, a database, a spreadsheet, or a change of case such as toUpperCase.',
      },
    },
  },
  'boolean.as-number': {
    says: 'writes booleans as numbers',
    origin:
      'A language or database that keeps booleans as 1 and 0, such as Perl or MySQL; query-string code such as PHP’s http_build_query; or, where none is false, PHP’s string conversion.',
    fix: say`Write ${code('true')} and ${code('false')}.`,
    forms: {
      number: '1 and 0',
      php: {
        form: '1 and nothing',
        origin: 'A string conversion for which true is "1" and false is "", such as PHP’s.',
      },
    },
  },
  'boolean.as-word': {
    says: 'writes booleans as words',
    origin: 'A database or form that has booleans so, or code such as value ? "Y" : "N".',
    fix: say`Write ${code('true')} and ${code('false')}.`,
    forms: {
      letters: 'Y and N',
      'yes-no': 'yes and no',
      initials: {
        form: 't and f',
        origin:
          'A database that prints booleans so, such as PostgreSQL, whose text PHP’s pg_fetch_assoc gives as it is.',
      },
    },
  },
  'time.milliseconds': {
    says: 'has a time in another unit',
    origin:
      'A clock or a date type in another unit, such as System.currentTimeMillis, Date.now or a Date between the JSON and the string.',
    fix: 'Use the time exactly as header or body has it; the contract’s times are Unix seconds.',
    forms: {
      'timestamp-milliseconds': { says: say`has ${timestamp} in milliseconds` },
      'completed-at-milliseconds': { says: say`has ${completedAt} in milliseconds` },
      'timestamp-microseconds': { says: say`has ${timestamp} in microseconds`, ...finerClock },
      'completed-at-microseconds': { says: say`has ${completedAt} in microseconds`, ...finerClock },
      microseconds: {
        says: say`has ${timestamp} and ${completedAt} in microseconds`,
        ...finerClock,
      },
      'timestamp-nanoseconds': { says: say`has ${timestamp} in nanoseconds`, ...finerClock },
      'completed-at-nanoseconds': { says: say`has ${completedAt} in nanoseconds`, ...finerClock },
      nanoseconds: {
        says: say`has ${timestamp} and ${completedAt} in nanoseconds`,
        ...finerClock,
      },
      'timestamp-seconds': {
        says: say`has ${timestamp} in seconds, where this input has milliseconds`,
        ...madeSeconds,
      },
      'completed-at-seconds': {
        says: say`has ${completedAt} in seconds, where this input has milliseconds`,
        ...madeSeconds,
      },
    },
  },
} satisfies Partial<DeviationsSentences>;
