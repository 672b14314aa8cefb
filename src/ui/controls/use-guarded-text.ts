import { useState } from 'react';
import { findRefusal, type Refusal } from '../../state/find-refusal';
import { printRefusal } from './refusal-text';

export interface GuardedText {
  readonly text: string;
  /** Says what was not taken; forgotten at the next edit. */
  readonly refusal: string | null;
  /** Keeps the text, or '' when a private key stands in it, or what was there when it is too long. */
  readonly write: (text: string) => void;
}

/** A text that one part of the page alone needs, and that never holds a private key. */
export function useGuardedText(initial = ''): GuardedText {
  const [text, setText] = useState(initial);
  const [refused, setRefused] = useState<Refusal | null>(null);
  return {
    text,
    refusal: printRefusal(refused),
    write(written) {
      const found = findRefusal(written);
      if (found !== 'too-long') setText(found === null ? written : '');
      setRefused(found);
    },
  };
}
