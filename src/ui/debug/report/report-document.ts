/** A report as it is handed over: what was found, in words and by code. docs/report.schema.json says it for machines. */
import type { Difference } from '../../../core/compare/comparison';
import type { Text } from '../../../words/text';

/** `Said` is a marked text while it may be printed in several ways, and a plain one in JSON. */
export interface ReportDocument<Said = Text> {
  readonly format: 'callback-report';
  readonly version: 1;
  readonly tool: { readonly name: string; readonly version: string };
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly masked: boolean;
  /** What it tells of was masked before it was opened. */
  readonly fromMaskedCase: boolean;
  /** Values that were signed stand in the place of those that were pasted. */
  readonly experiment: boolean;
  readonly verdict: {
    readonly result: 'empty' | 'unverifiable' | 'invalid' | 'valid';
    readonly sentence: Said;
    readonly detail: Said;
    readonly facts: readonly Said[];
  };
  /** The first decides the verdict. */
  readonly keys: readonly KeyEntry[];
  readonly string: StringEntry | null;
  readonly dropped: readonly DroppedEntry[];
  readonly problems: readonly ProblemEntry<Said>[];
  /** Best first. */
  readonly findings: readonly FindingEntry<Said>[];
  readonly moreFindings: number;
  readonly ownString: OwnStringEntry | null;
  readonly receiver: {
    readonly checks: readonly CheckEntry<Said>[];
    readonly answer: {
      readonly result: 'ok' | 'reject' | 'unknown';
      readonly sentences: readonly Said[];
    };
  };
}

export interface KeyEntry {
  readonly bits: number;
  /** SHA-256 over the SubjectPublicKeyInfo, in hex; null without WebCrypto. */
  readonly fingerprint: string | null;
  readonly name: string | null;
  /** Only when asked for. */
  readonly pem?: string;
}

export interface StringEntry {
  readonly text: string;
  /** Of its UTF-8, as it is signed: a masked report tells that of the real one. */
  readonly bytes: number;
  readonly sha256: string | null;
}

export interface DroppedEntry {
  readonly key: string;
  readonly value: string;
  readonly reason: 'blank' | 'null' | 'sign' | 'replaced';
}

export interface ProblemEntry<Said> {
  readonly code: string;
  readonly input: string;
  readonly severity: 'error' | 'warning';
  readonly line: number | null;
  readonly column: number | null;
  readonly where: string | null;
  readonly sentence: Said;
  readonly fix: Said;
}

export interface FindingEntry<Said> {
  readonly codes: readonly string[];
  readonly subject: 'signature' | 'own-string';
  readonly proof: 'signature' | 'digest' | 'string' | 'none';
  readonly owner: 'platform' | 'transport' | 'merchant' | 'unknown';
  readonly key: string | null;
  readonly value: string | null;
  readonly title: Said;
  readonly evidence: Said;
  readonly form: Said | null;
  readonly origins: readonly Said[];
  readonly fixes: readonly { readonly owner: string; readonly sentence: Said }[];
  /** Whose move it is, in words. */
  readonly move: string;
  readonly equivalents: readonly Said[];
  /** What to send to whoever signs; null where it is the reader's own move. */
  readonly support: string | null;
  /** The deviating string; null where there is none beside the right one. */
  readonly variant: string | null;
}

export interface OwnStringEntry {
  readonly text: string;
  readonly result: 'same' | 'different' | 'empty';
  readonly by: 'text' | 'digest' | null;
  /** The result in words; null where there is none. */
  readonly sentence: string | null;
  /** It is compared with the string of the pasted copy, which is not the one that was signed. JSON of version 1 says so in the sentence. */
  readonly isOfPasted?: true;
  readonly differences: readonly DifferenceEntry[];
}

/** JSON of version 1 has neither `isBare` nor `beside`. */
export interface DifferenceEntry extends Pick<Difference, 'isBare' | 'beside'> {
  readonly kind: 'missing' | 'added' | 'changed' | 'moved';
  readonly key: string;
  readonly expected: string | null;
  readonly own: string | null;
}

export interface CheckEntry<Said> {
  readonly check: string;
  readonly code: string;
  readonly result: 'pass' | 'fail' | 'skipped';
  readonly title: string;
  readonly sentences: readonly Said[];
}
