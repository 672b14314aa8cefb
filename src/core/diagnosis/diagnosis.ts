/** What a diagnosis says, and what may remain to be searched: plain data that crosses the worker line. */
import type { Canonical } from '../canonical/canonical';
import type { Finding } from './finding';
import type { SortedMembers } from './restorations/read-sorted-members';

/** What a signature turned out to say, for the proof beside the verdict. */
export interface SignatureFacts {
  /** Made by the current key; null: it could not be looked into. */
  readonly madeByKey: boolean | null;
  /** Which of the loaded keys made it, counted from 0; null: none of them, or it could not be looked into. */
  readonly signer: number | null;
  /** The hash it names, as its standard writes it; null where it names none. */
  readonly hashTitle: string | null;
  /** The digest that was signed. */
  readonly signedDigest: Uint8Array | null;
}

export interface Diagnosis {
  /** Best first: those of the signature, then those of the own string. */
  readonly findings: readonly Finding[];
  /** How many more there are that are not listed. */
  readonly moreFindings: number;
  /** Null where there is no signature to look into. */
  readonly facts: SignatureFacts | null;
  /** How many different strings, and other values of an entry, were tried. */
  readonly tried: { readonly strings: number; readonly values: number };
  /** False: the input is so large that not every known deviation was tried on the signature. */
  readonly isComplete: boolean;
  /** A value may have been changed: these ranges remain to be searched. Null: nothing remains. */
  readonly valueSearch: ValueSearch | null;
}

/** Nothing to say, and nothing left to search. */
export const noDiagnosis: Diagnosis = {
  findings: [],
  moreFindings: 0,
  facts: null,
  tried: { strings: 0, values: 0 },
  isComplete: true,
  valueSearch: null,
};

export interface ValueSearch {
  /** In which one value is exchanged, with the entries of the ranges alone: the string to be signed, with something in the place of a header that is missing. */
  readonly canonical: Canonical;
  /** The SHA-256 that was signed. */
  readonly digest: Uint8Array<ArrayBuffer>;
  readonly ranges: readonly ValueRange[];
  /** What stands beside the unknown where none of them holds it. */
  readonly garbled: readonly Finding[];
  /** What the unknown may come from, as the body shows. */
  readonly sorted: SortedMembers | null;
}

/** Values `first` to `last`, counted in seconds, or in cents for an amount. */
export interface ValueRange {
  readonly key: string;
  readonly kind: 'seconds' | 'cents';
  readonly first: number;
  readonly last: number;
}

export interface FoundValue {
  readonly key: string;
  readonly value: string;
  /** The string to be signed with this value. */
  readonly text: string;
  /** The key of the entry that it was exchanged with. */
  readonly swappedKey?: string;
}

/** Timestamp and nonce of another callback that was seen before. */
export interface SeenHeaders {
  readonly timestamp: string;
  readonly nonce: string;
}
