/** A case as a part of an address: its JSON, compressed, as base64url without padding (RFC 4648 §5). */
import { decodeBase64Url, encodeBase64 } from '../text/base64';
import { buildCaseFile, caseLimit } from './build-case-file';
import type { CaseContent } from './case-content';
import { type ParsedCase, readCaseFile } from './parse-case-file';

/** In characters, of the whole address: what browsers take at the most. */
export const linkLimit = 2_000_000;

/** With a checksum: what was changed on the way must not pass for what somebody sent. */
export type Compress = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** Null where more than the limit would come out; rejects what was not compressed so. */
export type Decompress = (
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
) => Promise<Uint8Array | null>;

/** @returns what stands behind `case=` */
export async function buildCaseLink(content: CaseContent, compress: Compress): Promise<string> {
  const bytes = await compress(new TextEncoder().encode(buildCaseFile(content, 0)));
  return encodeBase64(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
}

export async function readCaseLink(text: string, decompress: Decompress): Promise<ParsedCase> {
  if (text.length > linkLimit) return { ok: false, refusal: { code: 'case.too-large' } };
  const bytes = decodeBase64Url(stripText(text));
  try {
    if (bytes !== null) {
      const file = await decompress(bytes, caseLimit);
      return file === null
        ? { ok: false, refusal: { code: 'case.too-large' } }
        : readCaseFile(file);
    }
  } catch {
    // Cut or changed on the way: said below.
  }
  return { ok: false, refusal: { code: 'case.unreadable' } };
}

/** Without the line ends of a mail, and the signs of the sentence that the link ended; its checksum tells whether it is whole. */
function stripText(text: string): string {
  return text.replace(/(?:%20|%0[AD]|\s){1,99}/gi, '').replace(/[.,;:!?)>\]'"]{1,9}$/, '');
}
