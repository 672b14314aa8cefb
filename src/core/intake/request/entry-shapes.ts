/** What the entries of a log have in common: one statement of a program has printed thousands of them. */
import { contractFieldNames } from '../../contract';
import { bodyHint, headerHint } from './holds-request';
import { isComplete, type Parts } from './parts';

/** Of a log with more kinds of entries the later ones are read as if each were the only one. */
const shapeLimit = 1000;

/** What was found in an entry of one shape. */
interface Known {
  /** The forms of a paste that gave nothing. */
  readonly fruitless: ReadonlySet<number>;
  readonly found: string;
}

export class EntryShapes {
  private readonly known = new Map<string, Known>();

  /** The forms that need not be tried; null for a shape that was not read before. */
  find(shape: string): ReadonlySet<number> | null {
    return this.known.get(shape)?.fruitless ?? null;
  }

  /** Whether as much was found as in the first of this shape. */
  isAsGood(shape: string, parts: Parts): boolean {
    return this.known.get(shape)?.found === count(parts);
  }

  keep(shape: string, fruitless: ReadonlySet<number>, parts: Parts): void {
    if (this.known.size < shapeLimit) this.known.set(shape, { fruitless, found: count(parts) });
  }
}

/** Whether all that the entry names was found in it: what could not be read of one may be there in the next. */
export function isAllFound(entry: string, { requests, headers, bodies }: Parts): boolean {
  if (requests.some(isComplete)) return true;
  return headerHint.test(entry)
    ? headers.length > 0 && !bodyHint.test(entry)
    : bodies.length > 0 || requests.length > 0;
}

function count({ requests, headers, bodies }: Parts): string {
  const complete = requests.filter(isComplete);
  return [complete.length, requests.length, headers.length, bodies.length].join();
}

/**
 * All but the values: a run of what names, numbers and Base64 are made of is one sign, but for the callback's headers. Of the
 * body it says how it begins, and whether it is JSON, or a text in JSON: another one may need another form.
 */
export function nameShape(entry: string): string {
  const begin = bodyBegin.exec(entry);
  if (begin === null) return maskValues(entry);
  const { index } = begin;
  const next = entry.slice(index).search(headerHint);
  const end = entry.lastIndexOf('}', next === -1 ? entry.length : index + next) + 1;
  if (end <= index) return maskValues(entry);
  const kind = nameBody(entry.slice(index, end));
  return `${maskValues(entry.slice(0, index))}${begin[1]}${kind}${maskValues(entry.slice(end))}`;
}

const bodyBegin = new RegExp(
  `(\\{(?:[\\s\\\\"']|&quot;){0,12})(?:${contractFieldNames.join('|')})\\b`,
);

function nameBody(body: string): string {
  if (isJson(body)) return 'json';
  return isJson(`"${body}"`) ? 'escaped' : 'other';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A shorter one is cut, or masked. */
const signatureLength = 100;
const run = /[\w+/.%-]+(?:={1,2}(?![\w+/]))?/g;

function maskValues(text: string): string {
  return text.replaceAll('\\/', '/').replace(run, (found) => {
    if (found.length >= signatureLength) return 'signature';
    return headerHint.test(found) ? found : 'a';
  });
}
