import type { Attempt, LabKeyName } from '../../core/lab/lab-event';
import type { LabPlan } from '../../core/lab/lab-state';
import { emptyTexts } from '../../state/inputs-store';
import type { SampleContent } from '../../state/load-sample';

/**
 * An attempt as its endpoint saw it: with the key that it verified with, the one that signed behind it, and the time of
 * the virtual clock.
 */
export async function buildSample(
  { request, signedWith, arrival, atSeconds }: Attempt,
  { merchantNo, startSeconds }: LabPlan,
  getKey: (name: LabKeyName) => Promise<{ readonly publicKeyPem: string }>,
): Promise<SampleContent> {
  const verifiedWith = arrival?.kind === 'checked' ? arrival.verifiedWith : signedWith;
  const names = [...new Set([verifiedWith, signedWith])];
  const pems = await Promise.all(names.map(async (name) => (await getKey(name)).publicKeyPem));
  return {
    texts: {
      ...emptyTexts,
      key: pems.join('\n'),
      headers: request.headersText,
      body: request.bodyText,
      'own-key': verifiedWith === 'merchant' ? (pems[0] ?? '') : '',
    },
    receipt: { merchantNo, receivedAt: String(startSeconds + atSeconds) },
  };
}
