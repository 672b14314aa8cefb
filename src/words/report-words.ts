import type { DropReason } from '../core/canonical/canonical';
import type { Severity } from '../core/problem';

/** What a language says in a report that is handed over, beside what the page says too. */
export interface ReportWords {
  readonly title: string;
  readonly headings: Readonly<
    Record<
      'findings' | 'string' | 'dropped' | 'problems' | 'own' | 'receiver' | 'key' | 'support',
      string
    >
  >;
  readonly labels: Readonly<
    Record<
      | 'answer'
      | 'codes'
      | 'digest'
      | 'equivalents'
      | 'evidence'
      | 'facts'
      | 'fix'
      | 'form'
      | 'key'
      | 'move'
      | 'origins'
      | 'signersFix'
      | 'time'
      | 'tool'
      | 'variant',
      string
    >
  >;
  /** Why a report is masked, and what that costs. */
  readonly masked: readonly string[];
  /** What was opened had stand-ins already. */
  readonly fromMaskedCase: string;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly dropped: Readonly<Record<DropReason, string>>;
  readonly differences: Readonly<Record<'missing' | 'added' | 'changed' | 'moved', string>>;
  readonly expected: string;
  readonly own: string;
  readonly noString: string;
  readonly empty: string;
  readonly key: (bits: number, fingerprint: string | null) => string;
  readonly noKey: string;
  readonly string: (bytes: number) => string;
  /** Of a masked report: the length is that of the real string. */
  readonly maskedString: (bytes: number) => string;
  readonly more: (count: number) => string;
  /** Of a text that is cut. */
  readonly cut: (characters: number) => string;
  /** When it was sent, and what its age goes by. */
  readonly times: (sent: string, at: string, isByClock: boolean) => string;
  /** The answer, and what belongs to it. */
  readonly results: Readonly<Record<'pass' | 'fail' | 'skipped', string>>;
  readonly dialog: Readonly<
    Record<'title' | 'mask' | 'withKey' | 'text' | 'copied' | 'download', string>
  > & {
    readonly format: string;
    readonly formats: Readonly<Record<'markdown' | 'json', string>>;
    readonly privacy: string;
    readonly pending: string;
  };
}
