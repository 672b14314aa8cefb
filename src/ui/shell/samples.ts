import type { LoadSample, SampleContent } from '../../state/load-sample';
import type { Receipt } from '../../state/receiver-store';
import type { SampleId } from '../../words/sample-words';

export interface Sample extends SampleContent {
  readonly id: SampleId;
}

/** The signed samples; fetched when somebody asks for them. */
export async function loadSamples(): Promise<readonly Sample[]> {
  const { default: samples } = await import('../../samples/samples.json');
  return samples.map(({ id, keyText, headersText, bodyText, ...rest }) => ({
    id: id as SampleId,
    texts: {
      key: keyText,
      headers: headersText,
      body: bodyText,
      'own-string': rest.ownString ?? '',
      'own-key': '',
    },
    receipt: toReceipt(headersText),
  }));
}

/** Every sample came in two seconds after it was sent, at the merchant that it is for. */
function toReceipt(headersText: string): Receipt {
  const merchantNo = /^X-Merchant-No: (\S+)$/m.exec(headersText)?.[1];
  const sentAt = /^X-Timestamp: (\d{10})$/m.exec(headersText)?.[1];
  return {
    ...(merchantNo !== undefined && { merchantNo }),
    ...(sentAt !== undefined && { receivedAt: printIso(Number(sentAt) + 2) }),
  };
}

function printIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}

export async function showSample(id: SampleId, load: LoadSample): Promise<void> {
  const sample = (await loadSamples()).find((one) => one.id === id);
  if (sample !== undefined) load(sample);
}
