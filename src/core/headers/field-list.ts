/** The fields of a text of header lines: unfolded, and of very many only those that say something. */
import type { CallbackHeaderName } from '../contract';
import { createWarning } from '../problem';
import { ProblemLog } from '../problem-log';
import type { Span } from '../text/span';
import type { HeaderField } from './callback-headers';

/** A field as it stands in the text, its continuation lines included. */
export interface RawField {
  readonly name: string;
  /** Which of the callback's it is. */
  readonly header: CallbackHeaderName | undefined;
  readonly nameSpan: Span;
  readonly valueStart: number;
  valueEnd: number;
  isFolded: boolean;
  isPadded: boolean;
}

export function isSign({ header }: RawField): boolean {
  return header === 'X-Sign';
}

/** No request has more. Of the callback's own headers those beyond that say something new are kept as well. */
const mostFields = 10_000;

/** The fields of one text, taken one after the other: the last may go on in the next line. */
export class FieldList {
  private readonly all: HeaderField[] = [];
  private readonly folded = new ProblemLog();
  private readonly own = new Map<CallbackHeaderName, OwnValues>();
  private last: RawField | null = null;

  constructor(private readonly text: string) {}

  begin(field: RawField): void {
    this.finish();
    this.last = field;
  }

  end(problems: ProblemLog): readonly HeaderField[] {
    this.finish();
    for (const problem of this.folded.list()) problems.push(problem);
    return this.all;
  }

  private finish(): void {
    const { last, all } = this;
    this.last = null;
    if (last === null || (last.header === undefined && all.length >= mostFields)) return;
    const field = createField(this.text, last);
    if (last.header !== undefined && !this.isWanted(last.header, field.value)) return;
    if (last.isFolded && !isSign(last)) {
      this.folded.push(createWarning('headers.folded', field.valueSpan, { name: field.name }));
    }
    all.push(field);
  }

  /** One that is blank, one with a value and one with another decide what is known of a header; more of them are only many. */
  private isWanted(name: CallbackHeaderName, value: string): boolean {
    const values = this.own.get(name) ?? {
      count: 0,
      first: null,
      hasBlank: false,
      hasOther: false,
    };
    this.own.set(name, values);
    const isBlank = value.trim() === '';
    const isOther = !isBlank && values.first !== null && value !== values.first;
    const isNew = isBlank
      ? !values.hasBlank
      : values.first === null || (isOther && !values.hasOther);
    if (isBlank) values.hasBlank = true;
    else values.first ??= value;
    values.hasOther ||= isOther;
    values.count += 1;
    return isNew || values.count <= mostOwn;
  }
}

/** So many lines of one of the callback's own headers are kept, whatever they say. */
const mostOwn = 1000;

interface OwnValues {
  count: number;
  first: string | null;
  hasBlank: boolean;
  hasOther: boolean;
}

function createField(text: string, field: RawField): HeaderField {
  const { name, nameSpan, isFolded } = field;
  const valueSpan = trimSpan(text, field.valueStart, field.valueEnd);
  const value = text.slice(valueSpan.start, valueSpan.end);
  // The line ends of a wrapped signature are an error of their own, with its position (reading 11).
  if (!isFolded || isSign(field)) return { name, nameSpan, value, valueSpan };
  const unfolded = value
    .split(/[\r\n]+/)
    .map((line) => {
      const { start, end } = trimSpan(line, 0, line.length);
      return line.slice(start, end);
    })
    .join(' ');
  return { name, nameSpan, value: unfolded, valueSpan };
}

/** White space around a field value (RFC 9110 §5.6.3) is no part of it, nor is a line end before one that begins on the next line. */
function trimSpan(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

export function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
