/** What is left of a text whose callbacks were read: a form takes its own, and another form's may stand beside them. */
import type { Span } from '../../text/span';
import type { FoundHeaders, FoundRequest } from './found';

/** A signature behind its name, also in a list of names and values, and where its type or its length is told. */
const signature =
  /((?:http[-_])?x[-_]?sign)[^\w+/-]{1,20}(?:(?:value|string|b)(?:\(\d{1,6}\))?[^\w+/-]{1,10})?((?:[\w+/-]|\\\/){16,1000})/gi;
/** Under the names of a log's own format, which other things have too: as long as a signature of 1024 bits or more. */
const pairedSignature = /(?<![\w-])(sign(?:ature)?)=\\?["']?((?:[\w+/-]|%2[BF]){168,700})/gi;

/** What no form reads otherwise, whichever of the other headers it finds beside it. */
export function pickSignature({ own }: FoundHeaders): string {
  return own.find(([name]) => name === 'X-Sign')?.[1] ?? '';
}

export interface Sign {
  readonly at: number;
  /** What stands before it. */
  readonly name: string;
  readonly value: string;
}

function* listSigns(text: string): Generator<Sign> {
  for (const pattern of [signature, pairedSignature])
    for (const { 1: name = '', 2: written = '', index } of text.matchAll(pattern))
      yield { at: index, name, value: trim(written) };
}

/** Signatures that were read. */
export class KnownSignatures {
  private readonly all = new Set<string>();
  private readonly byStart = new Map<string, string[]>();

  add(requests: readonly FoundRequest[]): void {
    for (const { headers } of requests)
      this.addValue(headers === null ? '' : trim(pickSignature(headers)));
  }

  /** What has the name inside of a body is the body's. */
  addOfBodies(requests: readonly FoundRequest[]): void {
    for (const { body } of requests)
      if (body !== null) for (const { value } of listSigns(body.text)) this.addValue(value);
  }

  private addValue(value: string): void {
    if (this.all.has(value)) return;
    this.all.add(value);
    const alike = this.byStart.get(value.slice(0, startLength));
    if (alike === undefined) this.byStart.set(value.slice(0, startLength), [value]);
    else if (alike.length < mostAlike) alike.push(value);
  }

  has({ headers }: FoundRequest): boolean {
    return headers === null || this.all.has(trim(pickSignature(headers)));
  }

  /** Another one, and where it stands; null where none does. A program may print one once more, cut or in lines. */
  findOther(text: string): Sign | null {
    let first: Sign | null = null;
    for (const sign of listSigns(text))
      if ((first === null || sign.at < first.at) && !this.isKnown(sign)) first = sign;
    return first;
  }

  private isKnown({ value }: Sign): boolean {
    if (this.all.has(value)) return true;
    const alike = this.byStart.get(value.slice(0, startLength)) ?? [];
    return alike.some((one) => one.startsWith(value));
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
    parts.push(text.slice(at, from), blank(text.slice(from, end)));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

const blankedAtOnce = 100_000;

/** In parts, because a loop over a line of megabytes may take more room than an engine has for one. */
function blank(text: string): string {
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += blankedAtOnce) {
    const part = text.slice(from, from + blankedAtOnce);
    parts.push(part.replace(/[^\r\n]+/g, (line) => ' '.repeat(line.length)));
  }
  return parts.join('');
}
