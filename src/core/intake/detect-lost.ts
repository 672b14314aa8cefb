/** Whether headers or body may be dumps: light, so that their readers are fetched only then. */
import { contractFieldNames } from '../contract';
import type { VerifiedCallback } from '../verify-callback';

/** In characters: nobody's log prints a longer one. */
export const dumpLimit = 200_000;

/** Header lines give no signature, no time, or several names without values, which may stand on lines of their own. */
export function hasLostHeaders(
  { verdict, headers, problems }: VerifiedCallback,
  text: string,
): boolean {
  if (verdict.kind === 'valid' || text.length > dumpLimit || text.trim() === '') return false;
  const isTimeBroken = problems.some(({ code }) => code === 'headers.not-seconds');
  const blanks = Object.keys(headers.blanks).length;
  const isSpaced = Object.values(headers.fields).some(({ value }) => value.trim() !== value);
  const isMarked = /[.:$\\]$|\^M$|&#?\w+;/.test(headers.fields['X-Sign']?.value ?? '');
  return (
    headers.fields['X-Sign'] === undefined ||
    isTimeBroken ||
    isSpaced ||
    isMarked ||
    blanks > 1 ||
    isQuotedPrintable(text)
  );
}

/** As the source of a mail has it: an equals sign ends each line that goes on, and is written as its code. */
export function isQuotedPrintable(text: string): boolean {
  return /[^\s=]=\r?\n(?![\w-]+:\s)\S/.test(text) && /=3D/.test(text);
}

/** UTF-8 as `cat -A` shows it; it may stand in JSON. */
export const shownBytes = /M-[B-t]M-(?:\^[@-_]|[ -?])/;

/** No JSON, no object, or one that has something else than the callback's fields. */
export function hasLostBody({ verdict, problems }: VerifiedCallback, text: string): boolean {
  if (verdict.kind === 'valid' || text.length > dumpLimit) return false;
  const missing = problems.filter(({ code }) => code === 'body.field-missing');
  return (
    missing.length > contractFieldNames.length - 2 ||
    shownBytes.test(text) ||
    problems.some(({ code }) => code === 'body.syntax' || code === 'body.not-object')
  );
}
