import type { InputsStore, InputTexts } from '../../state/inputs-store';
import type { SampleId } from '../../words/sample-words';

export interface Sample {
  readonly id: SampleId;
  readonly texts: InputTexts;
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
  }));
}

/** Shows the first sample: one that is well signed. */
export async function showFirstSample(inputs: InputsStore): Promise<void> {
  const [first] = await loadSamples();
  if (first !== undefined) inputs.getState().replaceAll(first.texts);
}
