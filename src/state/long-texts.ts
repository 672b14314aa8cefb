/** From which length on a text is not worked on where the page runs: it would not answer meanwhile. */
import type { CallbackInput } from '../core/callback-report';

/** Texts that are longer than this together, in characters, are inspected by a worker. */
export const inspectedLength = 100_000;

/** In a longer text the worker looks for private keys too: until it has, the text stands in the page's memory. */
export const checkedLength = 1_000_000;

/** A field that holds one value, or one record, takes no longer text. */
export const fieldLength = 100_000;

/** Longer texts than this together wait for a pause in the typing, and a single paste for the task after its own. */
export const typedLength = 500_000;

/** Looking for what did not change would cost more than drawing it. */
export const sharedLength = 50_000;

/** How many characters the texts have together. */
export function measureInput(input: CallbackInput): number {
  const { keyText, headersText, bodyText, ownString, ownKeyText = '' } = input;
  const texts = [keyText, headersText, bodyText, ownString, ownKeyText];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
