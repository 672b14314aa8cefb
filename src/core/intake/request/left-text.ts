/** What is left of a text whose callbacks were read: a form takes its own, and another form's may stand beside them. */
import type { Span } from '../../text/span';
import type { FoundHeaders, FoundRequest } from './found';

/** A signature behind its name, also in a list of names and values. */
const signature = /x[-_]?sign[^\w+/-]{1,20}(?:value[^\w+/-]{1,10})?((?:[\w+/-]|\\\/){16,1000})/gi;
/** Under the names of a log's own format, which other things have too: as long as a signature of 1024 bits or more. */
const pairedSignature = /(?<![\w-])sign(?:ature)?=\\?["']?((?:[\w+/-]|%2[BF]){168,700})/gi;

/** What no form reads otherwise, whichever of the other headers it finds beside it. */
export function pickSignature({ own }: FoundHeaders): string {
  return own.find(([name]) => name === 'X-Sign')?.[1] ?? '';
}

/** Signatures that were read. */
export class KnownSignatures {
  private readonly all = new Set<string>();
  private readonly byStart = new Map<string, string[]>();

  add(requests: readonly FoundRequest[]): void {
    for (const { headers } of requests) {
      const value = headers === null ? '' : trim(pickSignature(headers));
      if (this.all.has(value)) continue;
      this.all.add(value);
      const alike = this.byStart.get(value.slice(0, startLength));
      if (alike === undefined) this.byStart.set(value.slice(0, startLength), [value]);
      else if (alike.length < mostAlike) alike.push(value);
    }
  }

  has({ headers }: FoundRequest): boolean {
    return headers === null || this.all.has(trim(pickSignature(headers)));
  }

  /** Where another one stands; null where none does. A program may print one once more, cut or in lines. */
  findOther(text: string): number | null {
    const places = [signature, pairedSignature].map((one) => this.findOtherAs(one, text));
    const found = places.filter((at) => at !== null);
    return found.length === 0 ? null : Math.min(...found);
  }

  private findOtherAs(pattern: RegExp, text: string): number | null {
    for (const { 1: written = '', index } of text.matchAll(pattern)) {
      const value = trim(written);
      if (this.all.has(value)) continue;
      const alike = this.byStart.get(value.slice(0, startLength)) ?? [];
      if (!alike.some((one) => one.startsWith(value))) return index;
    }
    return null;
  }
}

/** No two signatures begin alike in so many characters; of those that do so many are compared. */
const [startLength, mostAlike] = [16, 20];

/** Without what ends it in the one form and not in another, and without the escapes of JSON and of an address. */
export function trim(value: string): string {
  return value
    .replaceAll('\\', '')
    .replace(/%2B/gi, '+')
    .replace(/%2F/gi, '/')
    .replace(/(?<!=)=+$/, '');
}

/** Without the requests, every place where it was. */
export function blankRequests(text: string, requests: readonly FoundRequest[]): string {
  const spans = requests
    .flatMap((one) => listPlaces(one, text.length))
    .sort((one, other) => one.start - other.start);
  return blankSpans(text, spans);
}

/** Another callback's may stand between headers and body. Of a text that was made of all of this one none is known. */
function listPlaces(
  { headers, body, span, isMoved }: FoundRequest,
  length: number,
): readonly Span[] {
  if (isMoved) return span.end - span.start < length ? [span] : [];
  return [headers?.span, body?.span].filter((one) => one !== undefined);
}

/** @param spans in the text's order; line ends stay */
export function blankSpans(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    parts.push(text.slice(at, from), text.slice(from, end).replace(/[^\r\n]/g, ' '));
    at = end;
  }
  return parts.join('') + text.slice(at);
}
