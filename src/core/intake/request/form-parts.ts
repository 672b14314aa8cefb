/** A body as a part of a multipart form (RFC 7578). The platform sends none; people do when they send a callback again. */
import { type BodyText, readBodyText } from './body-text';

const opening = /^\s*--([^\s]{1,70})\r?\n/;
const partHead = /^(?:[A-Za-z-]+:[^\r\n]*\r?\n)*\r?\n/;

/** The part that is a callback's body; null where the text has no parts, or not one such. */
export function readFormParts(text: string): BodyText | null {
  const boundary = opening.exec(text)?.[1];
  if (boundary === undefined) return null;
  const parts = text.split(`--${boundary}`).slice(1, mostParts);
  const bodies = parts.flatMap((part): readonly BodyText[] => {
    const lines = part.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
    const head = partHead.exec(lines)?.[0];
    if (head === undefined) return [];
    const name = /\bname="([^"\r\n]{0,200})"/.exec(head)?.[1] ?? '';
    return toFormPart(name, lines.slice(head.length));
  });
  const [body] = bodies;
  return body !== undefined && bodies.length === 1 ? body : null;
}

/** None where the field is no callback's body. */
export function toFormPart(name: string, content: string): readonly BodyText[] {
  const body = readBodyText(content);
  if (body.kind !== 'callback') return [];
  return [{ ...body, notes: [{ code: 'body-part', name }, ...body.notes] }];
}

/** More than anybody's form has. */
const mostParts = 100;
