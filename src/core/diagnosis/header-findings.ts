/** The findings of a header in doubt: its right value, where that was found, or that it is needed. */
import type { CallbackReport } from '../callback-report';
import { type EntryHeaderName, headerKeys } from '../contract';
import { listUnseen } from '../text/unseen';
import type { Diagnosis } from './diagnosis';
import { createFinding, type Finding, notProven } from './finding';
import { listOtherNames, type Recovery } from './headers-in-doubt';

/** One a header. */
export function buildRecoveryFindings(
  { canonical, headers: parsed }: CallbackReport,
  { headers, text }: Recovery,
  digest: Uint8Array<ArrayBuffer>,
): readonly Finding[] {
  const completedAt = canonical?.kept.find(({ key }) => key === 'completedAt')?.value ?? '';
  const together = headers.map(({ name, value }) => ({ key: headerKeys[name], value }));
  return headers.map(({ name, value, from }) =>
    createFinding({
      causes: [
        {
          kind: 'fault',
          code: 'value.changed',
          // A signer may have set both anew for a retry.
          owner: from === 'own-string-instead' ? 'unknown' : 'transport',
          key: headerKeys[name],
          value,
          header: name,
          pasted: null,
          likeness: null,
          recovery: {
            from,
            ...(from === 'unseen' && { unseen: listUnseen(parsed?.fields[name]?.value ?? '') }),
            ...(from === 'other-name' &&
              parsed !== null && {
                otherName:
                  listOtherNames(parsed, name).find((one) => one.value === value)?.name ?? name,
              }),
            secondsAfterCompletion: from === 'time' ? Number(value) - Number(completedAt) : null,
            together,
          },
        },
      ],
      subject: 'signature',
      proof: { by: 'digest', hash: 'sha256', digest },
      variantText: text,
    }),
  );
}

/** When no value of it was found: what is proven, and what is needed; that another content was signed is not known. */
export function buildDoubtFinding(
  headers: readonly EntryHeaderName[],
  digest: Uint8Array,
  tried: Diagnosis['tried'],
): Finding {
  return createFinding({
    causes: [
      {
        kind: 'fault',
        code: 'input.header-in-doubt',
        owner: 'transport',
        headers,
        digest,
        tried,
      },
    ],
    subject: 'signature',
    proof: notProven,
  });
}
