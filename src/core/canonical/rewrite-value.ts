/** Values as a program leaves them that cleans, decodes or quotes text it should have left alone. */

import { quotePython } from './language-styles';
import { quoteText } from './print-nested';
import type { Rewriting } from './rule-values';
import { toAsciiCase } from './transform-text';

export type NamedRewriting = Exclude<Rewriting, `cut-${number}`>;

function replaceSigns(text: string, removed: RegExp): string {
  return text.replace(removed, '').replaceAll(':', '=').replaceAll(',', '&');
}

const tags = /<[^<>\s][^<>]*>/g;

export const rewritings: Readonly<Record<NamedRewriting, (text: string) => string>> = {
  'decoded-percent': decodePercent,
  'decoded-form': (text) => decodePercent(text.replaceAll('+', ' ')),
  'spaces-as-plus': (text) => text.replaceAll(' ', '+'),
  'plus-as-space': (text) => text.replaceAll('+', ' '),
  escaped: escapeLegacy,
  'escaped-dotnet': (text) =>
    text
      .replace(/[^\w!()*. -]/g, (unit) => {
        const hex = unit.charCodeAt(0).toString(16);
        return unit > '\x7f' ? `%u${hex.padStart(4, '0')}` : `%${hex.padStart(2, '0')}`;
      })
      .replaceAll(' ', '+'),
  'to-colon': (text) => text.replace(/:.*/s, ''),
  slashes: (text) =>
    text.replace(/['"\\]/g, (character) => `\\${character}`).replaceAll('\0', '\\0'),
  'escaped-colons': (text) => text.replace(/[:\\]/g, '\\$&'),
  'escaped-controls': (text) =>
    text.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t'),
  'no-tags': (text) => text.replace(tags, ''),
  'no-tags-trimmed': (text) => text.replace(tags, '').trim(),
  'no-tags-quoted': (text) =>
    text.replace(tags, '').replaceAll('"', '&#34;').replaceAll("'", '&#39;'),
  'no-markup': (text) => text.replace(/[<>'"]/g, ''),
  'no-spaces': (text) => text.replaceAll(' ', ''),
  'no-white-space': (text) => text.replace(/\s+/g, ''),
  'lower-case': (text) => text.toLowerCase(),
  'upper-case': (text) => text.toUpperCase(),
  'lower-case-ascii': (text) => toAsciiCase(text, 'lower'),
  'upper-case-ascii': (text) => toAsciiCase(text, 'upper'),
  'words-capitalized': (text) =>
    text.replace(/(?<![^ \t-\r])[a-z]/g, (letter) => letter.toUpperCase()),
  'words-capitalized-go': (text) =>
    text.replace(/(?<!\w|(?!\s)[^\0-\x7f])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  'json-as-pairs': (text) => replaceSigns(text, /[{}"]/g),
  'json-as-pairs-without-brackets': (text) => replaceSigns(text, /[{}"[\]]/g),
  'no-dashes': (text) => text.replaceAll('-', ''),
  'no-slashes': (text) => text.replaceAll('/', ''),
  'no-quotes': (text) => text.replaceAll('"', ''),
  // PHP's stripslashes: of two the second stays.
  'no-backslashes': (text) =>
    text.replace(/\\([\s\S]?)/g, (_, next: string) => (next === '0' ? '\0' : next)),
  'quoted-double': (text) => JSON.stringify(text),
  'quoted-single': (text) => `'${text.replace(/['\\]/g, (character) => `\\${character}`)}'`,
  'quoted-python': (text) => quotePython(text),
  'quoted-logfmt': (text) => (/[\s="]/.test(text) ? JSON.stringify(text) : text),
  'quoted-shell': (text) =>
    /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'"'"'`)}'`,
  'in-quotes': (text) => `"${text}"`,
  'in-single-quotes': (text) => `'${text}'`,
  'escaped-java': (text) => escapeText(text, ''),
  'escaped-json': (text) => escapeText(text, '/'),
  'in-lists': (text) => `[${text}]`,
  'in-optionals': (text) => `Optional[${text}]`,
  'in-options': (text) => `Some(${text})`,
  emptied: () => '',
  squeezed: squeeze,
  'squeezed-inside': (text) => text.replace(/\s+/g, ' '),
  'no-line-ends': (text) => text.replace(/[\r\n]/g, ''),
  'no-html': (text) => text.replace(/[<>"'&]/g, ''),
  'no-symbols': (text) => text.replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}.-]/gu, ''),
  'no-symbols-ascii': (text) => text.replace(/[^\w.-]/g, ''),
  'line-breaks': (text) => text.replace(/\r\n|\n\r|\n|\r/g, '<br />$&'),
  'doubled-quotes': (text) => text.replaceAll("'", "''"),
  quotemeta: (text) => text.replace(/[^\w\x80-\uffff]/g, '\\$&'),
  'escaped-javascript': (text) => escapeJavaScript(text, /['<>&\u0085\u2028\u2029]/g),
  'escaped-javascript-mono': (text) => escapeJavaScript(text, /['<>\u0085\u2028\u2029]/g),
  // WordPress's sanitize_text_field.
  sanitized: (text) => squeeze(text.replace(tags, '')),
};

function escapeText(text: string, nestedEscaped: string): string {
  return quoteText(text, { nestedAscii: 'upper', nestedEscaped }).slice(1, -1);
}

function escapeJavaScript(text: string, others: RegExp): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(others, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** By characters, as functions that know Unicode count them. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('');
}

/** Text with a percent sign that begins no UTF-8 stays: most decoders refuse it. */
function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text.toWellFormed());
  } catch {
    return text;
  }
}

/** JavaScript's `escape`: by UTF-16 code unit, with `@*_+-./` kept. */
function escapeLegacy(text: string): string {
  return text.replace(/[^\w@*+./-]/g, (character) => {
    const hex = character.charCodeAt(0).toString(16).toUpperCase();
    return hex.length > 2 ? `%u${hex.padStart(4, '0')}` : `%${hex.padStart(2, '0')}`;
  });
}
