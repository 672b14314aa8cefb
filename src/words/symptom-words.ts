/** A row of the contract's troubleshooting map. */
export interface SymptomSentences {
  readonly symptom: string;
  readonly cause: string;
  /** The part of the cause that blames the key. */
  readonly keyCause: string;
}

export type Symptom =
  | 'always-fails'
  | 'fails-without-completed-at'
  | 'retries'
  | 'not-received'
  | 'repeated';

/** What a language says when nothing is proven: each symptom with its likely cause and what to do here. */
export interface SymptomWords {
  readonly title: string;
  /** In the contract's order. */
  readonly bySymptom: Readonly<Record<Symptom, SymptomSentences>>;
}
