import type { ClipboardEvent } from 'react';
import { fieldLength } from '../../state/long-texts';

/** For a field that refuses long texts: the browser would take seconds to insert one, only for it to be taken out again. */
export function takeLongPaste(onWrite: (text: string) => void) {
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= fieldLength) return;
    event.preventDefault();
    onWrite(text);
  };
}
