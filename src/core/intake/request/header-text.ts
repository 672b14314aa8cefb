/** Headers of every origin as `Name: value` lines. Nothing is added that is not there. */

import type { CallbackHeaderName } from '../../contract';
import type { HeaderField } from '../../headers/callback-headers';
import { createUnreadFinder } from '../../headers/find-unread-headers';
import { parseHeaders } from '../../headers/parse-headers';
import type { Span } from '../../text/span';
import type { HeaderEntry } from '../headers/pick-headers';
import { toCallbackName, toHeaderName } from '../headers/pick-headers';
import type { FoundHeaders } from './found';

const token = /^:?[\w!#$%&'*+.^`|~-]+$/;

interface Field {
  readonly name: string;
  readonly value: string;
}

/** A line that names a header and cannot be read: it stays as it is, to be told where the headers are read. */
interface StrayLine {
  readonly line: string;
}

/** @param text what the entries stand in */
export function printEntries(
  text: string,
  entries: readonly HeaderEntry[],
  span: Span,
): FoundHeaders | null {
  return printFields(
    entries.map(({ name, value }) => ({
      name: toHeaderName(name.value),
      value:
        value.type === 'string'
          ? value.value
          : value.type === 'number'
            ? value.source
            : text.slice(value.span.start, value.span.end),
    })),
    span,
  );
}

/** Null where they are no callback's. */
export function printFields(
  fields: readonly (Field | StrayLine)[],
  span: Span,
): FoundHeaders | null {
  const find = createUnreadFinder();
  const isHeader = (name: string): boolean => token.test(name) || find(`${name}:`, span).length > 0;
  const named: Field[] = [];
  const lines: string[] = [];
  for (const one of fields) {
    if ('line' in one) {
      lines.push(one.line);
      continue;
    }
    const field = { name: one.name.trim(), value: one.value.trim() };
    if (!isHeader(field.name)) continue;
    named.push(field);
    lines.push(`${field.name}: ${joinLines(field.value)}`);
  }
  return describe(lines.join('\n'), named, span);
}

/** A line end inside of a value must not begin another header (RFC 9112 §5.2); in a signature it is told where it is read. */
function joinLines(value: string): string {
  const lines = value.split(/[\r\n]/).flatMap((line) => line.trim() || []);
  return lines.join(lines.every((line) => !/[^\w+/=-]/.test(line)) ? '\n ' : ' ');
}

/** Lines as they stand; null where they are no callback's headers. */
export function takeLines(text: string, span: Span): FoundHeaders | null {
  return describe(text, parseHeaders(text).headers.all, span);
}

function describe(
  text: string,
  fields: readonly (Field | HeaderField)[],
  span: Span,
): FoundHeaders | null {
  const own = new Map<CallbackHeaderName, string>();
  for (const { name, value } of fields) {
    const known = toCallbackName(name);
    if (known !== undefined && !own.has(known)) own.set(known, value);
  }
  const hasSign = own.has('X-Sign');
  const isClean = !/[{}[\]"'<>]/.test(own.get('X-Sign') ?? '');
  own.delete('Content-Type');
  if (!hasSign && own.size < 2) return null;
  const sorted = [...own].sort();
  return { text, own: sorted, identity: JSON.stringify(sorted), hasSign, isClean, span };
}
