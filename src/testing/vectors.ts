/** The conformance cases of `vectors/`, typed. */
import callbacks from './vectors/callbacks.json' with { type: 'json' };
import diagnosis from './vectors/diagnosis.json' with { type: 'json' };

export interface CallbackVector {
  readonly name: string;
  readonly about: string;
  readonly key: string;
  readonly headers: string;
  readonly body: string;
  readonly canonical: string;
  readonly verdict: 'valid' | 'invalid';
}

export const callbackKeys: Readonly<Record<string, string>> = callbacks.keys;
export const callbackVectors = callbacks.vectors as readonly CallbackVector[];

export interface DiagnosisVector {
  readonly name: string;
  readonly about: string;
  readonly kind: 'signed' | 'own' | 'signature-text';
  /** The codes of the first finding, in any order. */
  readonly codes: readonly string[];
  readonly keys: readonly string[];
  readonly headers: string;
  readonly body: string;
  readonly ownString?: string;
  readonly canonical: string;
  readonly verdict: 'valid' | 'invalid' | 'unverifiable';
  readonly data?: { readonly key?: string; readonly signed?: string; readonly digest?: string };
}

export const diagnosisKeys: Readonly<Record<string, string>> = diagnosis.keys;
export const diagnosisVectors = diagnosis.cases as unknown as readonly DiagnosisVector[];
