/** Callbacks to test the page with, from the vectors. */
import { callbackKeys, callbackVectors } from '../src/testing/vectors';
import type { PastedCallback } from './pages/debug-page';

export interface KnownCallback extends PastedCallback {
  readonly canonical: string;
}

/** @param name of a case of callbacks.json */
export function pickCallback(name: string): KnownCallback {
  const vector = callbackVectors.find((one) => one.name === name);
  if (vector === undefined) throw new Error(`there is no vector ${name}`);
  const { headers: headersText, body: bodyText, canonical } = vector;
  return { keyText: callbackKeys[vector.key] ?? '', headersText, bodyText, canonical };
}
