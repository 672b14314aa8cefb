/** What the use case `inspectCallback` says about one callback: plain data, ready to be shown, stored or sent to another thread. */
import type { Canonical } from './canonical/canonical';
import type { Comparison } from './compare/comparison';
import type { CallbackHeaders } from './headers/callback-headers';
import type { PlatformKey } from './key/platform-key';
import type { Note } from './note';
import type { InputName, PrivateKeyForm, Problem } from './problem';

/** The texts a user gives, exactly as pasted or dropped. */
export interface CallbackInput {
  readonly keyText: string;
  readonly headersText: string;
  readonly bodyText: string;
  /** What the merchant's own code built; may be empty. */
  readonly ownString: string;
  /** The merchant's own public key: it explains mix-ups and decides nothing. May be empty or left out. */
  readonly ownKeyText?: string;
  /** Inputs into which a private key was pasted: their texts were cleared and only this is remembered. */
  readonly refused?: Partial<Record<InputName, PrivateKeyForm>>;
  /** What was found on the texts' way into the inputs: it stands among the problems. */
  readonly notices?: readonly Problem[];
}

export type Verdict =
  /** Nothing was pasted yet. */
  | { readonly kind: 'empty' }
  /** Not checked: these inputs have to be mended first, in reading order. */
  | { readonly kind: 'unverifiable'; readonly inputs: readonly InputName[] }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'valid' };

/** A key with what is told of it. */
export interface InspectedKey extends PlatformKey {
  /** The key alone, however it was written; its name, if any, in the line before it. */
  readonly pem: string;
  /** SHA-256 over the SubjectPublicKeyInfo; null without WebCrypto. */
  readonly fingerprint: Uint8Array | null;
}

export interface CallbackReport {
  readonly input: CallbackInput;
  readonly verdict: Verdict;
  /** The first decides the verdict. */
  readonly keys: readonly InspectedKey[];
  /** The merchant's own. */
  readonly ownKeys: readonly InspectedKey[];
  /** Null only when the headers text is empty. */
  readonly headers: CallbackHeaders | null;
  /** X-Sign decoded; null when it is missing or does not decode. */
  readonly signature: Uint8Array | null;
  /** How many top-level members the body has; null when it could not be parsed. */
  readonly memberCount: number | null;
  /** Null when the body could not be parsed. */
  readonly canonical: Canonical | null;
  readonly comparison: Comparison;
  /** In reading order: environment, key, headers, body, own string, own key; errors before warnings. */
  readonly problems: readonly Problem[];
  readonly notes: readonly Note[];
}
