import type { Text } from '../../words/text';
import { toBidiRuns } from './visible-characters';

/**
 * For where only plain text is shown, as in a tooltip: bidirectional controls are written out, and what came from an
 * input is isolated (U+2068, U+2069), so that nothing turns the words around it.
 */
export function printStraight(text: Text | string): string {
  if (typeof text === 'string') return straighten(text);
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      const isGiven = part.as === 'quote' || part.as === 'value';
      return isGiven ? `\u2068${straighten(part.text)}\u2069` : part.text;
    })
    .join('');
}

function straighten(text: string): string {
  return toBidiRuns(text)
    .map(({ sign, text: run }) => sign ?? run)
    .join('');
}
