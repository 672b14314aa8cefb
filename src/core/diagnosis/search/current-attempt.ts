import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import type { EntryList } from '../../canonical/list-entries';
import type { CanonicalPrinter } from '../../canonical/print-canonical';
import type { CandidateEntries } from './candidate-hasher';
import type { Attempt } from './target';

/** One object for all attempts; their text is built only for those who look at it. */
export class CurrentAttempt implements Attempt {
  rules = contractRules;
  sha256: Int32Array = new Int32Array(8);
  /** Its text was looked at. */
  isRead = false;
  private entries: EntryList = { kept: [], dropped: [] };

  constructor(private readonly printer: CanonicalPrinter) {}

  set({ entries }: CandidateEntries, rules: CanonicalRules, sha256: Int32Array): void {
    this.entries = entries;
    this.rules = rules;
    this.sha256 = sha256;
    this.isRead = false;
  }

  get text(): string {
    this.isRead = true;
    return this.printer.print(this.rules, this.entries);
  }
}
