/** Callbacks to test the page with, from the vectors. */
import {
  callbackKeys,
  callbackVectors,
  type DiagnosisVector,
  diagnosisKeys,
  diagnosisVectors,
} from '../src/testing/vectors';
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

export function toCallback({
  keys,
  headers,
  body,
  ownString,
  canonical,
}: DiagnosisVector): KnownCallback {
  const keyText = keys.map((name) => diagnosisKeys[name]).join('');
  return { keyText, headersText: headers, bodyText: body, ownString: ownString ?? '', canonical };
}

/** The first case of diagnosis.json of this kind that has exactly these codes. */
export function pickDiagnosis(
  kind: DiagnosisVector['kind'],
  ...codes: readonly string[]
): KnownCallback {
  const vector = diagnosisVectors.find(
    (one) => one.kind === kind && one.codes.join(' ') === codes.join(' '),
  );
  if (vector === undefined) throw new Error(`there is no vector of ${codes.join(' ')}`);
  return toCallback(vector);
}
