/** What people's code made of right callbacks: the shared `real-code.json`, each callback held once. */
import vectors from './vectors/real-code.json' with { type: 'json' };

export interface RealCodeCase {
  readonly kind: 'own' | 'signed' | 'body' | 'headers' | 'harmless';
  readonly language: string;
  readonly implementation: string;
  readonly callback: string;
  /** Codes that name the cause; `*` stands for a family. */
  readonly causes?: readonly string[];
  /** Nothing in the inputs can tell. */
  readonly unknown?: boolean;
  /** X-Sign, headers, body where they are not the callback's. */
  readonly sign?: string;
  readonly headers?: string;
  readonly body?: string;
  readonly ownString?: string;
}

interface RealCodeCallback {
  readonly headers: string;
  readonly body: string;
  readonly canonical: string;
}

export const realCodeKey = vectors.key;
const realCodeCallbacks: Readonly<Record<string, RealCodeCallback>> = vectors.callbacks;
export const realCodeCases = vectors.cases as readonly RealCodeCase[];

/** The case as it is pasted. */
export function toRealCodeInput(one: RealCodeCase) {
  const callback = realCodeCallbacks[one.callback];
  if (callback === undefined) throw new Error(`no callback ${one.callback}`);
  const { sign } = one;
  const headers = one.headers ?? callback.headers;
  return {
    keyText: realCodeKey,
    headersText: sign === undefined ? headers : headers.replace(/(?<=X-Sign: ).*/, () => sign),
    bodyText: one.body ?? callback.body,
    ownString: one.ownString ?? '',
  };
}
