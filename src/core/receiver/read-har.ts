/** The answer in a HAR file (HAR 1.2), which browsers and test clients export. */

import type { JsonNode } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import { decodeStrictBase64 } from '../text/base64';
import { buildShownAnswer } from './build-shown-answer';

const sniffedBytes = 500;

/** Its beginning tells: no endpoint answers so. */
export function isHar(bytes: Uint8Array): boolean {
  return /^\s*\{\s*"log"\s*:\s*\{\s*"(?:version|creator|browser|pages|entries|comment)"/.test(
    new TextDecoder().decode(bytes.subarray(0, sniffedBytes)),
  );
}

/** Null where it holds several answers, of which nobody knows the one that is meant, or not all of its one. */
export function readHar(bytes: Uint8Array): Uint8Array | null {
  if (!isHar(bytes)) return null;
  const parsed = parseJson(new TextDecoder().decode(bytes));
  const entries = parsed.ok ? pick(pick(parsed.value, 'log'), 'entries') : undefined;
  if (entries?.type !== 'array' || entries.items.length !== 1) return null;
  const response = pick(entries.items[0], 'response');
  const status = toText(pick(response, 'status'));
  const content = pick(response, 'content');
  const size = toText(pick(content, 'size'));
  const body = readContent(content) ?? (size === '0' ? new Uint8Array() : null);
  if (!/^\d{3}$/.test(status) || body === null) return null;
  const headers = ['Content-Type', 'Content-Encoding'].flatMap((name) => {
    const value = findHeader(pick(response, 'headers'), name);
    return value === '' ? [] : [`${name}: ${value}`];
  });
  // A size above the text's tells of bytes that are not shown, as a byte order mark; some write 0 or -1 for one that they do not know.
  const length = Math.max(Number(size) || 0, body.length);
  return buildShownAnswer({ status, headers, body, length });
}

/** Null where it is left out, as of a long one. */
function readContent(content: JsonNode | undefined): Uint8Array | null {
  const text = pick(content, 'text');
  if (text?.type !== 'string') return null;
  const encoding = toText(pick(content, 'encoding'));
  if (encoding === 'base64') return decodeStrictBase64(text.value);
  return encoding === '' ? new TextEncoder().encode(text.value) : null;
}

/** '' where there is none. Only those that say something of the text: the length and the coding of the transfer are gone. */
function findHeader(headers: JsonNode | undefined, wanted: string): string {
  if (headers?.type !== 'array') return '';
  const header = headers.items.find(
    (item) => toText(pick(item, 'name')).toLowerCase() === wanted.toLowerCase(),
  );
  return toText(pick(header, 'value')).replaceAll(/\s+/g, ' ');
}

function pick(node: JsonNode | undefined, key: string): JsonNode | undefined {
  if (node?.type !== 'object') return undefined;
  return node.members.findLast((member) => member.key.value === key)?.value;
}

function toText(node: JsonNode | undefined): string {
  if (node?.type === 'number') return node.plain;
  return node?.type === 'string' ? node.value : '';
}
