/** What crosses the line between the page and a diagnosis worker. */
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import type { Canonical } from '../core/canonical/canonical';
import type { Diagnosis, FoundValue, SeenHeaders, ValueRange } from '../core/diagnosis/diagnosis';
import type { PasteReading } from '../core/intake/request/read-paste';
import type { JudgedAnswer } from '../core/receiver/judge-answer';
import type { HandedEntries } from './handed-entries';
import type { ListPiece } from './long-lists';

export type DiagnosisTask =
  /** Texts that are too long to be inspected, or looked through for private keys, where the page runs. */
  | { readonly kind: 'inspect'; readonly input: CallbackInput }
  | {
      readonly kind: 'diagnose';
      /** Null: what was inspected last. Texts of megabytes are not sent twice. */
      readonly input: CallbackInput | null;
      readonly seen: readonly SeenHeaders[];
    }
  | {
      readonly kind: 'search';
      readonly canonical: Canonical;
      readonly digest: Uint8Array<ArrayBuffer>;
      readonly ranges: readonly ValueRange[];
    }
  /** Nothing that is asked: see `rehearseSearch`. */
  | { readonly kind: 'rehearse' }
  /** What an endpoint answered. */
  | { readonly kind: 'judge'; readonly given: string | Uint8Array }
  /** A whole request. */
  | { readonly kind: 'read'; readonly text: string };

/** A worker does one task after another, by rising ids, and gives each exactly one answer. */
export type DiagnosisRequest =
  | { readonly kind: 'start'; readonly id: number; readonly task: DiagnosisTask }
  /** Ends this task, and every one before it, at its next pause or before it has begun. */
  | { readonly kind: 'stop'; readonly id: number };

/** The report but for the texts, which the page has; its long lists went ahead. */
export type SentReport = Omit<CallbackReport, 'input'>;

/** Which texts hold a private key: nothing else is said of them. */
export type RefusedTexts = NonNullable<CallbackInput['refused']>;

export type DiagnosisAnswer =
  | {
      readonly kind: 'inspected';
      readonly report: SentReport;
      /** Those of the string to be signed; null where they are in the report. */
      readonly entries: HandedEntries | null;
      /** Of the string to be signed, in hex. */
      readonly canonicalSha256: string | null;
    }
  | { readonly kind: 'refused'; readonly refused: RefusedTexts }
  | { readonly kind: 'diagnosis'; readonly diagnosis: Diagnosis }
  /** Nothing was inspected last: the input is needed. */
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'searched'; readonly found: FoundValue | null }
  | { readonly kind: 'judged'; readonly judged: JudgedAnswer }
  | { readonly kind: 'read'; readonly reading: PasteReading }
  | { readonly kind: 'rehearsed' }
  | { readonly kind: 'stopped' };

/** What goes ahead of an answer. */
export type DiagnosisPart =
  /** `tried` values since the last message of this search. */
  | { readonly kind: 'progress'; readonly tried: number }
  /** Of the report that is to come. */
  | { readonly kind: 'piece'; readonly piece: ListPiece };

export type DiagnosisResponse = { readonly id: number } & (DiagnosisAnswer | DiagnosisPart);
