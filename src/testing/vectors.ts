/** The conformance cases of `vectors/`, typed. */
import callbacks from './vectors/callbacks.json' with { type: 'json' };

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
