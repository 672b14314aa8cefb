/** Amounts and times as text for people, or cut. */
import type { DateFormat } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation, Variant } from '../deviation';

export const amountDeviations = [
  {
    code: 'amount.formatted',
    reach: 2,
    variants: [
      { id: 'grouped', rules: { amounts: 'grouped' } },
      { id: 'dollars', rules: { amounts: 'dollars' } },
      { id: 'comma', rules: { amounts: 'comma' } },
      { id: 'comma-two', rules: { amounts: 'comma-2' } },
      { id: 'four-decimals', rules: { amounts: 'fixed-4' } },
    ],
  },
  {
    code: 'amount.cut',
    reach: 2,
    variants: [{ id: 'plain', rules: { amounts: 'integer' } }],
  },
  {
    code: 'time.as-text',
    reach: 1,
    variants: listDateForms,
  },
] as const satisfies readonly Deviation<string>[];

/** How a time is printed, and where. */
export interface DateForm extends Variant {
  readonly id: `${DateFormat}/${number}`;
  readonly key: 'completedAt';
  /** `zone`: minutes east of UTC. */
  readonly facts: { readonly format: DateFormat; readonly zone: number };
}

/** What prints a time in the zone of its system; the others always do in UTC. */
const localFormats = [
  'sql',
  'iso-local',
  'iso-offset',
  'sql-offset',
  'digits',
  'dotnet',
  'dotnet-us',
  'dotnet-offset',
  'javascript',
  'java',
  'go',
  'ruby',
] as const satisfies readonly DateFormat[];

const utcFormats = [
  'iso-utc',
  'iso-milliseconds',
  'ruby-utc',
  'iso-read-as-milliseconds',
  'sql-read-as-milliseconds',
  'java-read-as-milliseconds',
  'javascript-read-as-milliseconds',
] as const satisfies readonly DateFormat[];

/** Minutes east of UTC, where merchants and servers are. */
const otherZones = [480, 330, 420, 540, 60, 120, -180];

/** Those that default settings print: they are tried with other deviations too. */
const usual: readonly DateFormat[] = ['iso-utc', 'sql', 'dotnet', 'iso-milliseconds', 'javascript'];

/** A time that is no number of seconds cannot have been printed so. */
function listDateForms({ body }: CanonicalSource): readonly DateForm[] {
  const completedAt = body.members.find(({ key }) => key.value === 'completedAt')?.value;
  if (completedAt?.type !== 'number' || !/^\d{9,11}$/.test(completedAt.plain)) return [];
  return [
    ...[...utcFormats, ...localFormats].map((format) => createDateForm(format, 0)),
    ...otherZones.flatMap((zone) => localFormats.map((format) => createDateForm(format, zone))),
  ];
}

function createDateForm(format: DateFormat, zone: number): DateForm {
  return {
    id: `${format}/${zone}`,
    rules: { completedAtFormat: format, timeZone: zone },
    key: 'completedAt',
    facts: { format, zone },
    ...(zone === 0 && usual.includes(format) ? { reach: 2 as const } : {}),
  };
}
