/** Input that cannot be what was signed: masked, cut or garbled on its way here. */
import type { CallbackReport } from '../callback-report';
import { repairMojibake } from '../canonical/transform-text';
import { createFinding, type Finding, notProven, quoteData } from './finding';
import { isMasked } from './is-masked';

/** Characters of values that are looked at, because the page waits; one more value counts as some of them. */
const lookedAt = 200_000;
const valueCost = 50;

export function listGarbled({ canonical }: CallbackReport): readonly Finding[] {
  const findings: Finding[] = [];
  let left = lookedAt;
  for (const { key, value } of canonical?.kept ?? []) {
    if (left <= 0) break;
    const shown = value.slice(0, left);
    left -= value.length + valueCost;
    const garble = garbles.find(({ isSeen }) => isSeen(shown, value));
    if (garble !== undefined) findings.push(buildGarbledFinding(key, value, garble));
  }
  return findings;
}

function buildGarbledFinding(
  key: string,
  value: string,
  { code, what, fix }: (typeof garbles)[number],
): Finding {
  return createFinding({
    codes: [code],
    subject: 'signature',
    owner: 'transport',
    proof: notProven,
    title: `The value of ${quoteData(key)} ${what}.`,
    evidence: `It reads: ${quoteData(value.slice(0, 120))}`,
    fixes: [fix],
    key,
  });
}

const fromLog = 'Use the request as it was received, before a log or filter changes it.';

const garbles = [
  {
    code: 'input.masked',
    what: 'looks masked',
    fix: fromLog,
    isSeen: (value: string) => isMasked(value),
  },
  {
    code: 'input.cut',
    what: 'looks cut off',
    fix: fromLog,
    isSeen: (_: string, value: string) => value.endsWith('…') || value.endsWith('...'),
  },
  {
    code: 'input.mojibake',
    what: 'has characters of a wrong charset',
    fix: 'Read the body as UTF-8 and paste it again.',
    isSeen: (value: string) => value.includes('\ufffd') || repairMojibake(value) !== value,
  },
] as const;
