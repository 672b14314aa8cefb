/** Input that cannot be what was signed: masked, cut or garbled on its way here. */
import type { CallbackReport } from '../callback-report';
import { repairMojibake } from '../canonical/transform-text';
import { createFinding, type Finding, notProven, quoteData } from './finding';
import { isMasked } from './is-masked';

export function listGarbled({ canonical }: CallbackReport): readonly Finding[] {
  return (canonical?.kept ?? []).flatMap(({ key, value }): Finding[] => {
    const garble = garbles.find(({ isSeen }) => isSeen(value));
    if (garble === undefined) return [];
    const { code, what, fix } = garble;
    return [
      createFinding({
        codes: [code],
        subject: 'signature',
        owner: 'transport',
        proof: notProven,
        title: `The value of ${quoteData(key)} ${what}.`,
        evidence: `It reads: ${quoteData(value.slice(0, 120))}`,
        fixes: [fix],
        key,
      }),
    ];
  });
}

const fromLog = 'Use the request as it was received, before a log or filter changes it.';

const garbles = [
  {
    code: 'input.masked',
    what: 'looks masked',
    fix: fromLog,
    isSeen: isMasked,
  },
  {
    code: 'input.cut',
    what: 'looks cut off',
    fix: fromLog,
    isSeen: (value: string) => /(?:…|\.\.\.)$/.test(value),
  },
  {
    code: 'input.mojibake',
    what: 'has characters of a wrong charset',
    fix: 'Read the body as UTF-8 and paste it again.',
    isSeen: (value: string) => value.includes('\ufffd') || repairMojibake(value) !== value,
  },
] as const;
