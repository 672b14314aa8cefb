import { useState } from 'react';
import { refusalWords } from '#words/refusals';
import { detectPrivateKey } from '../../core/key/detect-private-key';
import type { PrivateKeyForm } from '../../core/problem';

export interface GuardedText {
  readonly text: string;
  /** Says that a private key was refused; forgotten at the next edit. */
  readonly refusal: string | null;
  /** Keeps the text, or '' when a private key stands in it. */
  readonly write: (text: string) => void;
}

/** A text that one part of the page alone needs, and that never holds a private key. */
export function useGuardedText(initial = ''): GuardedText {
  const [text, setText] = useState(initial);
  const [form, setForm] = useState<PrivateKeyForm | null>(null);
  return {
    text,
    refusal: form === null ? null : refusalWords.privateKey(form),
    write(written) {
      const found = detectPrivateKey(written);
      setText(found === null ? written : '');
      setForm(found);
    },
  };
}
