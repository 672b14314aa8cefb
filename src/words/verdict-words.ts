import type { CallbackHeaderName } from '../core/contract';
import type { InputName, MissingState } from '../core/problem';
import type { Mark, Text } from './text';

/** Why the signature could not be checked. */
export type MendReason =
  | { readonly kind: 'environment' | 'signature' | 'dumped-headers' | 'dumped-body' }
  | {
      readonly kind: 'private-key' | 'public-key' | 'missing' | 'unreadable';
      readonly input: Exclude<InputName, 'environment'>;
    }
  | { readonly kind: MissingState; readonly header: CallbackHeaderName }
  | { readonly kind: 'twice'; readonly header: CallbackHeaderName };

/** What is known beside the verdict. A title is that of a key. */
export type VerdictFact =
  /** Without a title where there is one key, and nobody named it. */
  | { readonly kind: 'verified'; readonly title: Mark | string | null; readonly bits: number }
  | { readonly kind: 'key'; readonly bits: number }
  | { readonly kind: 'signature'; readonly bytes: number }
  | { readonly kind: 'string' | 'scheme' | 'other-digest' }
  | { readonly kind: 'made-by-key'; readonly isSo: boolean }
  | { readonly kind: 'made-by-other'; readonly title: Mark | string }
  | { readonly kind: 'hash'; readonly hash: string; readonly isRight: boolean };

/** The verdict itself, and what it rests on or asks for. */
export interface VerdictSentences {
  readonly sentence: string;
  readonly detail: Text | string;
}

/** What a language says of the verdict. What was not checked is never called invalid. */
export interface VerdictWords {
  readonly factsLabel: string;
  readonly goTo: (input: string) => string;
  readonly empty: VerdictSentences;
  /** @param name of the key; null where it has none */
  readonly valid: (name: string | null) => VerdictSentences;
  /** Of a dump that shows some of the signed values otherwise. */
  readonly restored: VerdictSentences;
  /** The signature is valid over values that were put in place of those that were pasted. @param keys of these values */
  readonly experiment: (keys: readonly string[]) => VerdictSentences;
  readonly invalid: VerdictSentences;
  /** Beside a valid signature, for who reads it because the own code refuses it; `act` leads to what it names. */
  readonly refused: Readonly<
    Record<'unseen' | 'partly' | 'same', { readonly text: string; readonly act: string }>
  >;
  /**
   * In the place of the sentence: the title of the finding that explains an invalid signature, or one that cannot be
   * decoded, or what the values of a dump were signed as, or what the own string does differently beside a valid one.
   * `likely`: it is not proven, but the copy shows it.
   */
  readonly because: Readonly<
    Record<
      'invalid' | 'likely' | 'unverifiable' | 'dumped' | 'dumped-headers' | 'valid' | 'experiment',
      (title: Text) => Text
    >
  >;
  /** Leads from the band to the details of the reason. */
  readonly details: string;
  /** In the place of the detail, while values are searched: the signature names SHA-256, and holds another than this string's. */
  readonly madeByKey: string;
  readonly unverifiable: (reasons: readonly MendReason[]) => VerdictSentences;
  /** Where every reason is a header in doubt, or X-Sign: it stays named, whatever the diagnosis then says below it. */
  readonly headersInDoubt: (reasons: readonly MendReason[]) => VerdictSentences;
  /** Where headers and body stand in each other's field. */
  readonly swapped: VerdictSentences;
  /** Where both values of a dump's headers stand in the string that was signed. */
  readonly provenInDump: string;
  readonly fact: (fact: VerdictFact) => Text | string;
}
