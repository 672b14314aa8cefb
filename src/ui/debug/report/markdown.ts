/** Markdown (CommonMark, as GitHub and GitLab extend it) out of which no value of an input can break. */
import type { Text } from '../../../words/text';

/** A sentence on one line: its words escaped, its values as code. */
export function printLine(text: Text | string): string {
  if (typeof text === 'string') return escapeWords(text);
  return text
    .map((part) => {
      if (typeof part === 'string') return escapeWords(part);
      return part.as === 'strong' ? `**${escapeWords(part.text)}**` : printCode(part.text);
    })
    .join('');
}

/** Every sign that may begin something, be it an address; at the beginning of a line those of lists and rules. */
function escapeWords(words: string): string {
  return nameUnseen(words)
    .replace(/[\\`*_[\]<>#|~&$@]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^[-+=]|(?<=^\d{1,9})[.)]/, '\\$&');
}

/** A span of code: between more backticks in a row than are in it. */
export function printCode(text: string): string {
  if (text === '') return '';
  const shown = nameUnseen(text);
  const marks = '`'.repeat(countBackticks(shown) + 1);
  // A space at both ends is taken off again, but of nothing but spaces (CommonMark 6.1).
  const isOpen = /^[` ]|[` ]$/.test(shown) && /[^ ]/.test(shown);
  return isOpen ? `${marks} ${shown} ${marks}` : `${marks}${shown}${marks}`;
}

/** A text in lines of its own, as it stands. */
export function printFence(text: string): string {
  const marks = '`'.repeat(Math.max(3, countBackticks(text) + 1));
  const lines = text.split('\n').map(nameUnseen).join('\n');
  return [`${marks}text`, lines, marks].join('\n');
}

function countBackticks(text: string): number {
  const runs = text.match(/`+/g) ?? [];
  return runs.reduce((longest, { length }) => Math.max(longest, length), 0);
}

/** What ends a line, turns the text around or cannot be seen is named. */
function nameUnseen(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) =>
      `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
