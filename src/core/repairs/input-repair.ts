/** What one click can mend, as data: the texts it changes. Its words are in `words`. */
import type { CallbackInput } from '../callback-report';
import type { InputName } from '../problem';

export type InputRepairCode =
  /** X-Sign gets its text as it was before something mangled it. */
  | 'use-repaired-sign'
  | 'swap-headers-and-body'
  /** What stands in the wrong field goes to its own, which is blank. */
  | 'move-to-key'
  | 'move-to-headers'
  | 'move-to-body'
  /** A whole request: each of its parts goes to its field. */
  | 'split-request'
  /** The keys alone, as PEM, in place of the certificate or the text they were read from. */
  | 'take-key'
  /** The JSON alone, without the quotes, escapes, Base64 or log line around it. */
  | 'unwrap-body'
  /** JSON in place of what a program printed; not byte for byte what arrived. */
  | 'write-as-json'
  /** An experiment: values that were signed in place of those that were pasted. */
  | 'use-signed-values';

/** An input that holds text. */
type RepairedInput = Exclude<InputName, 'environment'>;

export interface InputRepair {
  readonly code: InputRepairCode;
  /** The whole new texts. */
  readonly changes: Readonly<Partial<Record<RepairedInput, string>>>;
  /** Of the entries that get another value. */
  readonly keys: readonly string[];
}

export const textNames = {
  key: 'keyText',
  headers: 'headersText',
  body: 'bodyText',
  'own-string': 'ownString',
  'own-key': 'ownKeyText',
} as const satisfies Record<RepairedInput, keyof CallbackInput>;

export function applyRepair(
  input: CallbackInput,
  { changes }: Pick<InputRepair, 'changes'>,
): CallbackInput {
  const texts = Object.entries(textNames).flatMap(([name, member]) => {
    const text = changes[name as RepairedInput];
    return text === undefined ? [] : [[member, text] as const];
  });
  return { ...input, ...Object.fromEntries(texts) };
}

/** Exactly this place of the text exchanged. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @param edits that do not overlap, in any order */
export function editText(text: string, edits: readonly TextEdit[]): string {
  let edited = '';
  let from = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    edited += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return edited + text.slice(from);
}
