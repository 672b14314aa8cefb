/** Amounts and times as text for people, or cut. */

import { formatDate, isDateText } from '../../canonical/format-date';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { DateFormat } from '../../canonical/rule-values';
import { isOtherTime } from '../../contract';
import type { Deviation, Variant } from '../deviation';

export const amountDeviations = [
  {
    code: 'amount.formatted',
    reach: 2,
    variants: [
      { id: 'grouped', rules: { amounts: 'grouped' }, reach: 3 },
      { id: 'dollars', rules: { amounts: 'dollars' } },
      { id: 'comma', rules: { amounts: 'comma' } },
      { id: 'comma-two', rules: { amounts: 'comma-2' } },
      { id: 'four-decimals', rules: { amounts: 'fixed-4' }, isTyped: true },
      { id: 'one-decimal', rules: { amounts: 'fixed-1' }, reach: 1 },
      { id: 'three-decimals', rules: { amounts: 'fixed-3' }, reach: 1 },
      { id: 'six-decimals', rules: { amounts: 'fixed-6' }, reach: 1 },
      { id: 'grouped-trimmed', rules: { amounts: 'grouped-trimmed' }, reach: 1 },
      { id: 'grouped-indian', rules: { amounts: 'grouped-indian' }, reach: 1 },
      { id: 'grouped-indian-trimmed', rules: { amounts: 'grouped-indian-trimmed' }, reach: 1 },
      { id: 'grouped-dots', rules: { amounts: 'grouped-dots' }, reach: 1 },
      { id: 'grouped-dots-trimmed', rules: { amounts: 'grouped-dots-trimmed' }, reach: 1 },
      { id: 'grouped-no-break', rules: { amounts: 'grouped-no-break' }, reach: 1 },
      { id: 'grouped-narrow', rules: { amounts: 'grouped-narrow' }, reach: 1 },
      { id: 'dollars-plain', rules: { amounts: 'dollars-plain' }, reach: 1 },
      { id: 'rupees-plain', rules: { amounts: 'rupees-plain' }, reach: 1 },
      { id: 'rupees-western', rules: { amounts: 'rupees-western' }, reach: 1 },
      { id: 'rupees', rules: { amounts: 'rupees' }, reach: 1 },
      { id: 'yuan', rules: { amounts: 'yuan' }, reach: 1 },
      { id: 'currency-sign', rules: { amounts: 'currency-sign' }, reach: 1 },
      { id: 'euros', rules: { amounts: 'euros' }, reach: 1 },
      { id: 'reais', rules: { amounts: 'reais' }, reach: 1 },
      { id: 'exponent', rules: { amounts: 'exponent' }, reach: 1 },
      { id: 'exponent-java', rules: { amounts: 'exponent-java' }, reach: 1 },
      { id: 'exponent-php', rules: { amounts: 'exponent-php' }, reach: 1 },
      { id: 'exponent-javascript', rules: { amounts: 'exponent-javascript' }, reach: 1 },
      { id: 'exponent-go', rules: { amounts: 'exponent-go' }, reach: 1 },
      { id: 'exponent-dotnet', rules: { amounts: 'exponent-dotnet' }, reach: 0 },
      { id: 'exponent-bare', rules: { amounts: 'exponent-bare' }, reach: 0 },
      { id: 'padded', rules: { amounts: 'padded' }, reach: 0 },
      { id: 'without-zero', rules: { amounts: 'without-zero' }, reach: 1 },
      { id: 'stripped', rules: { amounts: 'stripped' }, reach: 1 },
      { id: 'stripped-in-turn', rules: { amounts: 'stripped-in-turn' }, reach: 1 },
      { id: 'stripped-noughts', rules: { amounts: 'stripped-noughts' }, reach: 1 },
      { id: 'stripped-around', rules: { amounts: 'stripped-around' }, reach: 1 },
    ],
  },
  {
    code: 'amount.with-currency',
    reach: 1,
    variants: listCurrencies,
  },
  {
    code: 'amount.cut',
    reach: 2,
    variants: [
      { id: 'plain', rules: { amounts: 'integer' }, reach: 3 },
      { id: 'rounded', rules: { amounts: 'rounded' } },
      { id: 'rounded-even', rules: { amounts: 'rounded-even' }, reach: 1 },
    ],
  },
  {
    code: 'time.as-text',
    reach: 1,
    variants: listDateForms,
  },
] as const satisfies readonly Deviation<string>[];

/** The code of a currency, and at which side; or a sign in front of `amount` alone. */
export interface WithCurrency extends Variant {
  readonly id: `${'behind' | 'in-front' | 'sign'}/${string}`;
  readonly facts: { readonly shown: string };
}

const currencies = ['INR', 'USD', 'CNY', 'EUR', 'BRL', 'IDR', 'VND', 'PKR', 'BDT', 'NGN'];

/** The one that the body names, and everyday ones. */
function listCurrencies({ body }: CanonicalSource): readonly WithCurrency[] {
  const named = body.members.flatMap(({ key, value }) =>
    /^currency/i.test(key.value) && value.type === 'string' ? [value.value] : [],
  );
  const ofCodes = [...new Set([...named, ...currencies])].flatMap((code): WithCurrency[] => [
    { id: `behind/${code}`, rules: { amounts: `* ${code}` }, facts: { shown: `100.00 ${code}` } },
    { id: `in-front/${code}`, rules: { amounts: `${code} *` }, facts: { shown: `${code} 100.00` } },
  ]);
  return [...ofCodes, ...signs.map(createSigned)];
}

const signs = ['₹', '$', '€', '£', '¥', '￥', '฿', '₱', '₫', '₦', '৳', 'RM', 'Rp', 'R$', 'Rs.'];

/** Of one amount that was made text for people. */
function createSigned(sign: string): WithCurrency {
  return {
    id: `sign/${sign}`,
    rules: { amounts: `${sign}*`, amountScope: 'amount' },
    key: 'amount',
    facts: { shown: `${sign}100.00` },
    reach: 0,
  };
}

/** How a time is printed, and where. */
export interface DateForm extends Variant {
  readonly id: `${'timestamp/' | 'both/' | 'all/' | 'text/' | ''}${DateFormat}/${number}`;
  /** Missing where several are. */
  readonly key?: 'completedAt' | 'timestamp';
  /** `zone`: minutes east of UTC. `fields`: those of the body, where they are several. */
  readonly facts: {
    readonly format: DateFormat;
    readonly zone: number;
    readonly fields: string;
  };
}

/** What prints a time in the zone of its system; the others always do in UTC. */
const localFormats = [
  'sql',
  'iso-local',
  'iso-offset',
  'sql-offset',
  'sql-hours',
  'iso-offset-basic',
  'dots',
  'twelve-hours',
  'digits',
  'dotnet',
  'dotnet-us',
  'dotnet-offset',
  'javascript',
  'java',
  'go',
  'ruby',
  'asctime',
  'day-first',
  'slashes',
  'iso-milliseconds-offset',
  'iso-basic-offset',
  'java-zone',
  'javascript-locale',
  'day',
  'sql-read-as-milliseconds',
  'sql-fraction',
  'day-first-minutes',
] as const satisfies readonly DateFormat[];

/** Which differ from other formats where the seconds are 0 alone. */
const wholeMinuteFormats = [
  'java-minutes',
  'java-minutes-offset',
] as const satisfies readonly DateFormat[];

const utcFormats = [
  'iso-utc',
  'iso-milliseconds',
  'ruby-utc',
  'http',
  'go-http',
  'iso-ticks',
  'iso-ticks-offset',
  'iso-quoted',
  'sql-utc',
  'ticks',
  'day-digits',
  'day-javascript',
  'iso-read-as-milliseconds',
  'iso-quoted-read-as-milliseconds',
  'java-read-as-milliseconds',
  'javascript-read-as-milliseconds',
  'dotnet-json',
  'dotnet-json-escaped',
] as const satisfies readonly DateFormat[];

const inUtc: ReadonlySet<DateFormat> = new Set(utcFormats);

/** Minutes east of UTC, where merchants and servers are. */
const otherZones = [480, 330, 420, 540, 60, 120, -180];

/** Those that default settings print: they are tried with other deviations too, */
const common: readonly DateFormat[] = [
  'iso-utc',
  'iso-offset',
  'sql',
  'dotnet',
  'dotnet-us',
  'iso-milliseconds',
  'iso-local',
  'ruby-utc',
  'javascript',
  'java',
  'java-read-as-milliseconds',
  'go',
  'sql-offset',
];

/** these with most others, */
const usual: readonly string[] = ['iso-utc/0', 'iso-milliseconds/0', 'sql/0'];

/** and these where those of the contract's merchants are who set a zone. */
const commonInZones: readonly string[] = ['sql/480', 'sql/330'];

/** These are tried alone, and the header's time so. */
const rare: ReadonlySet<DateFormat> = new Set([
  'sql-fraction',
  'day-first-minutes',
  'dotnet-json',
  'dotnet-json-escaped',
]);

const rareOfTimestamp: ReadonlySet<DateFormat> = new Set(['http', 'ticks', 'dotnet-json-escaped']);

/** What types of a date print by themselves in UTC, */
const typed: ReadonlySet<DateFormat> = new Set([
  'iso-utc',
  'iso-milliseconds',
  'iso-local',
  'iso-offset',
  'sql',
  'sql-offset',
  'dotnet',
  'dotnet-us',
  'java',
  'javascript',
  'go',
]);
/** and in the zones above. */
const typedInZones: ReadonlySet<DateFormat> = new Set([
  'iso-local',
  'iso-offset',
  'sql',
  'java',
  'javascript',
]);
const typedZones: ReadonlySet<number> = new Set([480, 330]);

/** Those that people print the header's time in. */
const timestampFormats = [
  'sql',
  'iso-utc',
  'iso-milliseconds',
  'iso-local',
  'iso-offset',
  'digits',
  'ruby-utc',
  'sql-offset',
  'iso-ticks-offset',
  'http',
  'ticks',
  'dotnet-json-escaped',
] as const;

/** A time that is no number of seconds cannot have been printed so. */
function listDateForms(source: CanonicalSource): readonly DateForm[] {
  const completed = listCompletedForms(source);
  const timestamp = listTimestampForms(source);
  const all = listAllForms(source);
  return [
    ...completed,
    ...timestamp,
    ...pairForms(completed, timestamp),
    ...all,
    ...listTextForms(source),
  ];
}

/** As Json.NET's dates print themselves in everyday cultures; the first together with what else .NET prints. */
const textFormats = [
  'dotnet-us',
  'dotnet',
  'dotnet-zh',
  'dotnet-zh-padded',
  'day-first',
  'dots',
  'dotnet-in',
  'sql',
  'iso-local',
  'iso-utc',
  'iso-milliseconds',
  'iso-ticks',
  'iso-offset',
  'sql-offset',
  'javascript',
  'java',
  'ruby',
  'go',
  'day',
] as const satisfies readonly DateFormat[];

const cultures: ReadonlySet<DateFormat> = new Set(textFormats.slice(0, 7));
const usualCultures: ReadonlySet<DateFormat> = new Set(textFormats.slice(0, 3));

/** Strings of larger bodies are not looked at: those with escapes are made only where they are read. */
const textLimit = 100_000;

/** Texts that a reader of JSON took for dates. */
function listTextForms({ body, bodyText }: CanonicalSource): readonly DateForm[] {
  if (bodyText.length > textLimit) return [];
  const dates = body.members.filter(
    ({ value }) => value.type === 'string' && isDateText(value.value),
  );
  if (dates.length === 0) return [];
  const fields = [...new Set(dates.map(({ key }) => key.value))].sort().join(' ');
  return textFormats.map((format) => ({
    id: `text/${format}/0`,
    rules: { strings: `dated-${format}` },
    facts: { format, zone: 0, fields },
    ...(cultures.has(format) && { reach: usualCultures.has(format) ? 3 : 2 }),
  }));
}

/** Both times by the same code. */
function pairForms(
  completed: readonly DateForm[],
  timestamp: readonly DateForm[],
): readonly DateForm[] {
  return timestamp.flatMap(({ facts, rules }): DateForm[] => {
    const { format, zone } = facts;
    const other = completed.find(({ id }) => id === `${format}/${zone}`);
    if (other === undefined) return [];
    return [
      {
        id: `both/${format}/${zone}`,
        rules: { ...other.rules, ...rules },
        facts,
        ...(rareOfTimestamp.has(format) && { reach: 0 as const }),
      },
    ];
  });
}

function listTimestampForms({ headers }: CanonicalSource): readonly DateForm[] {
  const timestamp = headers.fields['X-Timestamp']?.value ?? '';
  if (!/^\d{9,11}$/.test(timestamp)) return [];
  return timestampFormats.flatMap((format) =>
    (inUtc.has(format) ? [0] : [0, ...otherZones]).map(
      (zone): DateForm => ({
        id: `timestamp/${format}/${zone}`,
        rules: { timestampText: formatDate(Number(timestamp), format, zone) },
        key: 'timestamp',
        facts: { format, zone, fields: '' },
        ...(rareOfTimestamp.has(format) && { reach: 0 as const }),
      }),
    ),
  );
}

function listCompletedForms({ body }: CanonicalSource): readonly DateForm[] {
  const completedAt = body.members.find(({ key }) => key.value === 'completedAt')?.value;
  if (completedAt?.type !== 'number' || !/^\d{9,11}$/.test(completedAt.plain)) return [];
  const isWholeMinute = Number(completedAt.plain) % 60 === 0;
  return listFormats(
    createDateForm,
    isWholeMinute ? [...localFormats, ...wholeMinuteFormats] : localFormats,
  );
}

/** Every time of the body by the same code, where it has others than the contract's. */
function listAllForms({ body }: CanonicalSource): readonly DateForm[] {
  const times = body.members.flatMap(({ key: { value: key }, value }) =>
    value.type === 'number' && (key === 'completedAt' || isOtherTime(key, value.plain))
      ? [key]
      : [],
  );
  if (!times.some((key) => key !== 'completedAt')) return [];
  const fields = [...new Set(times)].sort().join(' ');
  return listFormats((format, zone) => ({
    id: `all/${format}/${zone}`,
    rules: { completedAtFormat: format, timeZone: zone, dateScope: 'all-times' },
    facts: { format, zone, fields },
  }));
}

function listFormats(
  create: (format: DateFormat, zone: number) => DateForm,
  local: readonly DateFormat[] = localFormats,
): readonly DateForm[] {
  return [
    ...[...utcFormats, ...local].map((format) => create(format, 0)),
    ...otherZones.flatMap((zone) => local.map((format) => create(format, zone))),
  ];
}

function isTyped(format: DateFormat, zone: number): boolean {
  return zone === 0 ? typed.has(format) : typedInZones.has(format) && typedZones.has(zone);
}

function createDateForm(format: DateFormat, zone: number): DateForm {
  const id = `${format}/${zone}` as const;
  const isCommon = zone === 0 ? common.includes(format) : commonInZones.includes(id);
  return {
    id,
    rules: { completedAtFormat: format, timeZone: zone },
    key: 'completedAt',
    facts: { format, zone, fields: '' },
    ...(rare.has(format) && { reach: 0 as const }),
    ...(isTyped(format, zone) && { isTyped: true as const }),
    ...(isCommon ? { reach: usual.includes(id) ? 4 : 2 } : {}),
  };
}
