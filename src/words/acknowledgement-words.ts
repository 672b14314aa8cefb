import type { Acknowledgement, AcknowledgementFault } from '../core/receiver/check-acknowledgement';
import type { Framing } from '../core/receiver/parse-answer';
import type { DumpRepair } from '../core/receiver/repair-dump';
import type { Text } from './text';

/** What a language says of an endpoint's answer. */
export interface AcknowledgementWords {
  readonly title: string;
  readonly field: { readonly label: string; readonly hint: string; readonly example: string };
  readonly timeOut: string;
  readonly file: {
    /** Which one is judged. */
    readonly judged: (name: string) => Text;
    readonly remove: string;
    /** Goes on after what is said of every file that is too large. */
    readonly tooLarge: string;
  };
  /** Nothing was given yet. */
  readonly empty: string;
  /** While a long one is read. */
  readonly judging: string;
  /** It was not read, by a fault of the page. */
  readonly failed: string;
  readonly results: Readonly<Record<Acknowledgement['result'], string>>;
  /** In place of a result, where what was pasted is none of the endpoint's. */
  readonly noAnswer: string;
  /** What to do where the status is not known. */
  readonly addStatus: string;
  readonly faults: Readonly<Record<AcknowledgementFault, readonly [what: string, fix: string]>>;
  /** What was judged. */
  readonly judged: {
    readonly heads: Readonly<Record<'status' | 'body' | 'type', string>>;
    /** @param earlier statuses of the responses before the last */
    readonly status: (status: number | null, earlier: readonly number[]) => string;
    readonly redirect: string;
    /** An answer that asks for a login. */
    readonly login: string;
    /** @param shown its first bytes in hex */
    readonly body: (bytes: number, shown: string, isCut: boolean) => Text;
    readonly contentType: (type: string, isRecommended: boolean) => Text;
    /** Where that is not simply what was given. */
    readonly framing: (framing: Framing) => Text | string | null;
    readonly repairs: Readonly<Record<DumpRepair, string>>;
    /** Of what stands in the text area. */
    readonly typed: string;
  };
}
