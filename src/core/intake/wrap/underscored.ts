/** JSON that PHP took for a form's key, in which it makes an underscore of each dot and each blank, and a blank of each plus. */
import type { JsonString } from '../../json/json-node';
import { deriveReplaced, mapTexts, moveNode } from '../derived-text';
import { createDoubt, createText, type DumpNode } from '../dump-node';
import type { Literal } from '../literal/read-literal';

/** An amount has a dot where it has anything. */
const amount = /amount"\s{0,9}:[\s_]{0,9}"?-?\d{1,20}_\d{1,9}["\s_]{0,9}[,}]/i;
const stringOrMark = /"(?:[^"\\]|\\.)*"|_/g;
const marks = /_/g;
/** Of a text with more not each is looked at by itself. */
const mostMarks = 30;

export function isUnderscored(text: string): boolean {
  return text.startsWith('{') && amount.test(text);
}

/** @param readJson the reader of JSON that is whole */
export function readUnderscored(
  text: string,
  readJson: (text: string) => Literal | null,
): Literal | null {
  if (!isUnderscored(text)) return null;
  const written = deriveReplaced(text, stringOrMark, ({ 0: found, index }) =>
    found === '_' ? guessSign(text, index) : found,
  );
  const json = readJson(written.text);
  if (json === null) return null;
  const root = moveNode(mapTexts(json.root, doubtMarks), written.toSource);
  return { root, losses: [], around: ['underscored'] };
}

function guessSign(text: string, at: number): string {
  const isLone = /["\s]|^$/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
  if (isLone || /^___/.test(text.slice(at - 1, at + 2))) return '+';
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)) ? '.' : ' ';
}

/** Likely as it looks; else all of them alike, or one otherwise. */
function doubtMarks(written: JsonString, name: string): DumpNode {
  const { value, span } = written;
  const count = value.match(marks)?.length ?? 0;
  if (count === 0) return written;
  const likely = guessText(value, name);
  const texts = new Set([likely, ...['_', '.', ' '].map((sign) => value.replace(marks, sign))]);
  let at = -1;
  for (let left = Math.min(count, mostMarks); left > 0; left--) {
    at = value.indexOf('_', at + 1);
    for (const sign of '_. +') texts.add(likely.slice(0, at) + sign + likely.slice(at + 1));
  }
  const options = [...texts].map((text) => createText(text, span));
  return createDoubt('split', span, options);
}

function guessText(value: string, name: string): string {
  // Names of things have underscores of their own, addresses have dots.
  if (/(?:No|Id|Ref|type|status)$/i.test(name)) return value;
  if (/@|:\/\//.test(value)) return value.replace(marks, '.');
  return value.replace(marks, (_, at: number) => guessSign(value, at));
}
