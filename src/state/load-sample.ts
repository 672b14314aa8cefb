/** A sample comes with its receipt, which holds as long as its headers stand there: never beside another callback. */
import type { InputsStore, InputTexts } from './inputs-store';
import type { Receipt, ReceiverStore } from './receiver-store';

export interface SampleContent {
  readonly texts: InputTexts;
  readonly receipt: Receipt;
}

export type LoadSample = (sample: SampleContent) => void;

export function createSampleLoader(inputs: InputsStore, receiver: ReceiverStore): LoadSample {
  /** By the headers, so that “Undo” brings back a sample with its receipt. */
  const receipts = new Map<string, Receipt>();

  function showReceipt(headersText: string): void {
    const receipt = receipts.get(headersText);
    const isShown = Object.keys(receiver.getState().receipt).length > 0;
    if (receipt !== undefined || isShown) receiver.getState().showReceipt(receipt ?? {});
  }
  inputs.subscribe(({ texts: { headers } }, previous) => {
    if (headers !== previous.texts.headers) showReceipt(headers);
  });
  receiver.subscribe(({ receipt, written }, previous) => {
    const isWrittenOver = receipt !== previous.receipt && written !== previous.written;
    if (isWrittenOver) receipts.set(inputs.getState().texts.headers, receipt);
  });
  return ({ texts, receipt }) => {
    receipts.set(texts.headers, receipt);
    inputs.getState().replaceAll(texts);
    // The same sample again changes no header, but the user may have written into the fields.
    showReceipt(texts.headers);
  };
}
