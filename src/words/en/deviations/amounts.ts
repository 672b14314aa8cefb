import type { DateFormat } from '../../../core/canonical/rule-values';
import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';

const { list, say } = english;

const completedAt = code('completedAt');

const asReceived = 'Use the amount strings exactly as the body has them.';

const ownDefaults =
  'A number format with its own defaults, such as toLocaleString(), NumberFormat.getInstance() or number_format.';

const withComma =
  'A text of a number in a culture with a decimal comma, such as ToString() or String.format under de-DE or pt-BR, or a replacement of the point.';

const formats: Readonly<Record<DateFormat, string>> = {
  'iso-utc': 'ISO 8601, in UTC',
  'iso-milliseconds': 'ISO 8601 with milliseconds, as JavaScript’s toISOString',
  'iso-offset': 'ISO 8601 with an offset',
  'iso-local': 'ISO 8601 without a zone',
  sql: 'year-month-day and time',
  'sql-offset': 'year-month-day and time with an offset, as Python’s str of a datetime',
  'sql-hours': 'year-month-day and time with an offset of hours, as PostgreSQL’s timestamptz',
  'iso-offset-basic': 'ISO 8601 with an offset without a colon, as of strftime’s %z',
  dots: 'day.month.year and time, as in Germany',
  'twelve-hours': 'month/day/year with AM or PM and zeros in front, as of strftime’s %I',
  digits: 'digits alone, the year first',
  dotnet: 'month/day/year, as .NET’s invariant culture',
  'dotnet-us': 'month/day/year with AM or PM, as .NET’s en-US',
  'dotnet-offset': 'month/day/year with an offset, as .NET’s DateTimeOffset',
  javascript: 'as JavaScript’s Date.toString',
  java: 'as Java’s Date.toString',
  go: 'as Go’s Time.String',
  ruby: 'as Ruby’s Time.to_s',
  http: 'as in HTTP headers, such as JavaScript’s toUTCString',
  asctime: 'as C’s and Perl’s asctime',
  'day-first': 'day/month/year and time',
  slashes: 'year/month/day and time',
  'iso-quoted': 'ISO 8601 in quotation marks, as JSON.stringify writes a Date',
  'iso-ticks': 'ISO 8601 with seven decimals, as .NET’s "o"',
  'iso-ticks-offset':
    'ISO 8601 with seven decimals and an offset, as .NET’s "o" of a DateTimeOffset',
  'sql-utc': 'year-month-day and time with a Z, as .NET’s "u"',
  'iso-milliseconds-offset': 'ISO 8601 with milliseconds and an offset, as Jackson',
  'iso-basic-offset':
    'ISO 8601 with milliseconds and an offset without a colon, as Java’s SimpleDateFormat',
  'day-digits': 'year, month and day alone, in digits',
  'day-javascript': 'as JavaScript’s toDateString',
  ticks: 'in .NET’s ticks of 100 nanoseconds since the year 1',
  'java-zone': 'ISO 8601 with a zone’s name, as Java’s ZonedDateTime',
  'java-minutes': 'ISO 8601 without a zone, and without :00, as Java’s LocalDateTime',
  'java-minutes-offset': 'ISO 8601 with an offset, and without :00, as Java’s OffsetDateTime',
  'javascript-locale': 'as JavaScript’s toLocaleString in English',
  'ruby-utc': 'as Ruby’s Time.to_s, in UTC',
  'iso-read-as-milliseconds': 'ISO 8601, the seconds read as milliseconds',
  'iso-quoted-read-as-milliseconds':
    'ISO 8601 in quotation marks, as JSON.stringify writes a Date, the seconds read as milliseconds',
  'sql-read-as-milliseconds': 'year-month-day and time, the seconds read as milliseconds',
  'java-read-as-milliseconds': 'as Java’s Date.toString, the seconds read as milliseconds',
  'javascript-read-as-milliseconds':
    'as JavaScript’s Date.toString, the seconds read as milliseconds',
  day: 'year-month-day alone',
  'sql-fraction':
    'year-month-day and time with a fraction of a second, as Java’s java.sql.Timestamp',
  'day-first-minutes': 'day/month/year, hours and minutes',
  'dotnet-json': 'as older JSON of .NET: /Date(…)/',
  'dotnet-json-escaped': 'as older JSON of .NET: \\/Date(…)\\/',
  'go-http': 'as Go’s time.RFC1123',
  'dotnet-zh': 'year/month/day and time without zeros in front, as .NET’s zh-CN',
  'dotnet-zh-padded': 'year/month/day without zeros in front and time, as newer .NET’s zh-CN',
  'dotnet-in': 'day-month-year and time, as .NET’s en-IN',
};

/** Of a field that the body has as a text: most readers of JSON leave it one. */
function tellTexts(fields: string) {
  const shown = list(fields.split(' ').map(code), 'and');
  return {
    says: say`writes ${shown} as a date type prints ${fields.includes(' ') ? 'them' : 'it'}`,
    origin:
      'A reader of JSON that makes dates of texts, such as Json.NET’s JObject and JToken without DateParseHandling.None; or a typed object with a date in it.',
    fix: say`Use the text of ${shown} exactly as the body has it.`,
  };
}

const timestampWords = {
  says: say`has ${code('timestamp')} as a date`,
  origin: 'The header’s time parsed into a date, or the server’s own clock.',
  fix: say`Use the text of ${code('X-Timestamp')} as it is.`,
};

const bothWords = {
  says: say`has ${completedAt} and ${code('timestamp')} as dates`,
  origin: 'Both times parsed into dates before the string is built.',
  fix: say`Use ${completedAt} as the body has it, and the text of ${code('X-Timestamp')} as it is.`,
};

/** @param fields none where they are those of the contract */
function tellTimes(fields: string) {
  if (fields === '') return bothWords;
  const shown = list(fields.split(' ').map(code), 'and');
  const isOne = !fields.includes(' ');
  return {
    says: isOne ? say`has ${shown} as a date` : say`has ${shown} as dates`,
    fix: say`Use ${shown} as the body has ${isOne ? 'it: a number' : 'them: numbers'} of seconds.`,
  };
}

function otherDecimals(form: string) {
  return {
    form,
    says: 'has amounts with another number of decimals',
    origin:
      'A decimal column such as DECIMAL(18,4), or a number format such as toFixed, setScale or printf.',
  };
}

export const amountSentences = {
  'amount.formatted': {
    says: 'has amounts formatted for people',
    origin:
      'A function that formats numbers or money for people, such as ToString("N2"), number_format, number_to_currency or Intl.NumberFormat.',
    fix: asReceived,
    forms: {
      grouped: '1,200.00: groups of three digits',
      dollars: '$1,200.00: with a currency sign',
      comma: { form: '1200,00: a comma for the point', origin: withComma },
      'comma-two': { form: '1200,00: a comma and two decimals', origin: withComma },
      'four-decimals': otherDecimals('1200.0000: four decimals'),
      'one-decimal': otherDecimals('1200.0: one decimal'),
      'three-decimals': otherDecimals('1200.000: three decimals'),
      'six-decimals': otherDecimals('1200.000000: six decimals'),
      'grouped-trimmed': {
        form: '1,200: groups of three digits, zeros at the end lost',
        origin: ownDefaults,
      },
      'grouped-indian-trimmed': {
        form: '12,00,000: groups as in India, zeros at the end lost',
        origin: ownDefaults,
      },
      'grouped-dots-trimmed': {
        form: '1.200.000: dots between groups, a comma for the point, zeros at the end lost',
        origin: ownDefaults,
      },
      'grouped-indian': '12,00,000.00: groups as in India',
      'grouped-dots': '1.200.000,00: dots between groups, a comma for the point',
      'grouped-no-break': '1 200 000,00: no-break spaces between groups, a comma for the point',
      'grouped-narrow':
        '1 200 000,00: narrow no-break spaces between groups, a comma for the point',
      'dollars-plain': '$1200.00: as received, with a currency sign',
      rupees: '₹12,00,000.00: groups as in India, with a currency sign',
      'rupees-western': '₹1,200,000.00: with a currency sign',
      'rupees-plain': '₹1200.00: as received, with a currency sign',
      yuan: '¥1,200.00: with a currency sign',
      'currency-sign': '¤1,200.00: with the sign of no currency, as .NET’s invariant culture',
      euros: '1.200,00 €: as in Germany, with a currency sign',
      reais: 'R$ 1.200,00: as in Brazil, with a currency sign',
      exponent: '1.200000e+03: scientific, as printf’s %e',
      'exponent-java': '1.200000E+03: scientific, as printf’s %E',
      'exponent-php': '1.200000e+3: scientific, as PHP’s %e',
      'exponent-javascript': '1.2e+3: scientific, as JavaScript’s toExponential',
      'exponent-go': '1.2E+03: scientific, as Go’s FormatFloat',
      'exponent-dotnet': '1.20E+003: scientific, as .NET’s ToString("E2")',
      'exponent-bare': '1.2E3: scientific, as Java’s DecimalFormat("0.##E0")',
      padded: {
        form: '000001200.00: noughts in front, twelve characters',
        says: 'has amounts with noughts in front',
        origin: 'A field of fixed width, such as of zfill(12), str_pad or padStart.',
      },
      'without-zero': {
        form: '.10 for 0.10',
        says: 'has amounts without a nought before the point',
        origin:
          'A number format without a digit before the point, such as Java’s DecimalFormat("#.00").',
      },
      stripped: {
        form: '12 for 1200.00',
        says: 'has amounts without the noughts and points at their end',
        origin:
          'A function that takes each of these characters off, such as rstrip(".0") or rtrim($amount, ".0"); or, of whole numbers, a division, such as of cents by 100.',
      },
      'stripped-in-turn': {
        form: '25 for 2500, 100 for 100.00',
        says: 'has amounts without the noughts and the point at their end, whole ones too',
        origin:
          'A function that takes noughts off and then a point, such as rstrip("0").rstrip(".") or TrimEnd(\'0\').TrimEnd(\'.\'), and does not ask whether there is a point.',
      },
      'stripped-noughts': {
        form: '1200. for 1200.00',
        says: 'has amounts without the noughts at their end',
        origin:
          'A function that takes them off and leaves the point, such as rtrim($amount, "0") or TrimRight(amount, "0").',
      },
      'stripped-around': {
        form: '12 for 1200.00, 1 for 0.10',
        says: 'has amounts without the noughts and points at both ends',
        origin:
          'A function that takes each of these characters off, such as strip("0."), trim($amount, "0.") or Trim(amount, "0.").',
      },
    },
  },
  'amount.with-currency': {
    says: 'has a currency’s code beside the amounts',
    origin: 'An amount printed for people, or a money type’s text.',
    fix: asReceived,
    forms: ({ variant, facts: { shown } }) => {
      const form = `such as ${shown}`;
      if (!variant.startsWith('sign/')) return form;
      return { form, says: say`has a currency’s sign in front of ${code('amount')}` };
    },
  },
  'amount.cut': {
    says: 'has amounts without their decimals',
    origin: 'A conversion to an integer, such as intval, (int), to_i or parseInt.',
    fix: asReceived,
    forms: {
      rounded: {
        form: 'rounded, halves up',
        origin:
          'Rounding to an integer, such as Math.round, number_format, ToString("F0") or to_f.round.',
      },
      'rounded-even': {
        form: 'rounded, halves to even',
        origin: 'Rounding to an integer, such as Python’s round or printf("%.0f").',
      },
    },
  },
  'time.as-text': {
    says: say`has ${completedAt} as a date`,
    origin: 'A typed object with a date in it, or a date built before the string.',
    fix: say`Use ${completedAt} as the body has it: a number of seconds.`,
    forms: ({ variant, key, facts: { format, zone, fields } }) => ({
      ...(variant.startsWith('text/')
        ? tellTexts(fields)
        : key === 'timestamp'
          ? timestampWords
          : key === null
            ? tellTimes(fields)
            : {}),
      form: zone === 0 ? formats[format] : `${formats[format]}, ${printZone(zone)}`,
    }),
  },
} satisfies Partial<DeviationsSentences>;

/** As ISO 8601 has it. */
function printZone(zone: number): string {
  const size = Math.abs(zone);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `UTC${zone < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
