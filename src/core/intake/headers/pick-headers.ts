/** Which node of a dump holds request headers, and the headers in it. */

import { type CallbackHeaderName, callbackHeaderNames } from '../../contract';
import { createLookupTable } from '../../lookup-table';
import { decodeBase64 } from '../../text/base64';
import {
  createText,
  type DumpMember,
  type DumpNode,
  type DumpObject,
  type DumpScalar,
  longestName,
  toObject,
} from '../dump-node';
import { decodeUtf8 } from '../literal/read-string';
import { readBuffer } from '../read-buffer';
import { unwrapTyped } from '../unwrap-typed';

const callbackNames = new Map<string, CallbackHeaderName>(
  callbackHeaderNames.map((name) => [simplify(name), name]),
);

function simplify(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase();
}

/** CGI's and Rack's variables, as RFC 3875 §4.1.18 makes them: `HTTP_X_SIGN`; nginx has them in small letters. */
const variable = /^(?:REDIRECT_)*HTTP_(?=[A-Z])/i;

/** The callback's header by any spelling: `x-sign`, `HTTP_X_SIGN`, `x_sign`. */
export function toCallbackName(name: string): CallbackHeaderName | undefined {
  if (name.length > longestName) return undefined;
  return callbackNames.get(simplify(name.trim().replace(variable, '').replace(path, '')));
}

/** What log services put before a name: `http.request.headers.x-sign`. */
const path = /^@?(?:\w[\w-]{0,40}\.){1,8}(?=x[-_]|content[-_]type$)/i;

/** A header's name as HTTP has it. */
export function toHeaderName(name: string): string {
  const known = toCallbackName(name);
  if (known !== undefined) return known;
  if (!variable.test(name)) return name;
  return name
    .replace(variable, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('-');
}

/** A name and its value, as they stand in the dump. */
export interface HeaderEntry {
  readonly name: DumpMember['key'];
  readonly value: DumpScalar;
}

/** The node, where it has the signature or two others of the callback's headers. */
export function pickHeaders(node: DumpNode): DumpNode | null {
  return isEnough(listHeaders(node)) ? node : null;
}

/** Names that make entries the headers of a callback. */
export function isEnough(entries: readonly HeaderEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => toCallbackName(name.value)));
  names.delete(undefined);
  return names.has('X-Sign') || names.size > 1;
}

/** One for each callback whose headers are there. */
export function listHeaderSets(node: DumpNode): readonly (readonly HeaderEntry[])[] {
  const sets =
    node.type === 'doubt' && node.topic === 'whole'
      ? node.options.flatMap(listHeaderSets)
      : [listHeaders(node)];
  const names = sets.map((entries) => JSON.stringify(entries.map(toOwnPair)));
  return sets.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** Null for a header that is none of the callback's. */
function toOwnPair({ name, value }: HeaderEntry): readonly unknown[] | null {
  const own = toCallbackName(name.value);
  return own === undefined ? null : [own, 'value' in value ? value.value : value.span];
}

/** In the order of the dump. */
function listHeaders(node: DumpNode): readonly HeaderEntry[] {
  if (node.type === 'doubt') return node.options.map(listHeaders).find(isEnough) ?? [];
  const members =
    listWrittenLines(node) ??
    listTyped(node) ??
    toObject(node)?.members ??
    (node.type === 'array' ? listPairs(node.items) : []);
  const entries = members.flatMap(({ key, value }) =>
    listValues(value).map((one): HeaderEntry => ({ name: key, value: one })),
  );
  // Among the variables of a process only those are headers.
  const isProcess = entries.some(({ name }) => variable.test(name.value));
  return isProcess
    ? entries.filter(({ name }) => isHeaderVariable(name.value))
    : unquoteAll(completeNames(decodeAll(entries)));
}

/** Values under their types, as DynamoDB has them. */
function listTyped(node: DumpNode): readonly DumpMember[] | null {
  const typed = node.type === 'object' ? unwrapTyped(node) : null;
  return typed?.type === 'object' ? typed.members : null;
}

/** The callback's own in quotes, as a log's format puts them around each: where another sign stands inside, none is taken off. */
function unquoteAll(entries: readonly HeaderEntry[]): readonly HeaderEntry[] {
  const isOwn = ({ name }: HeaderEntry): boolean => toCallbackName(name.value) !== undefined;
  const isQuoted = ({ value }: HeaderEntry): boolean =>
    value.type === 'string' &&
    value.value.length < longestEncoded &&
    /^"[^"\\]*"$/.test(value.value);
  const quoted = entries.filter((entry) => isOwn(entry) && isQuoted(entry));
  const isSign = ({ name }: HeaderEntry): boolean => toCallbackName(name.value) === 'X-Sign';
  if (quoted.length < 2 || !quoted.some(isSign)) return entries;
  return entries.map((entry) => {
    const { value } = entry;
    if (value.type !== 'string' || !quoted.includes(entry)) return entry;
    return { ...entry, value: createText(value.value.slice(1, -1), value.span) };
  });
}

/** No header's value that was encoded is longer; a signature takes some hundred characters. */
const longestEncoded = 10_000;

/** All of them in Base64, as Kafka’s REST proxy has them: where that gives no text, a value stays. */
function decodeAll(entries: readonly HeaderEntry[]): readonly HeaderEntry[] {
  const times = entries.filter(({ name }) => toCallbackName(name.value) === 'X-Timestamp');
  if (!times.some(({ value }) => /^\d{10}$/.test(decodeText(value) ?? ''))) return entries;
  return entries.map((entry) => {
    const text = decodeText(entry.value);
    return text === null ? entry : { ...entry, value: createText(text, entry.value.span) };
  });
}

function decodeText(value: DumpScalar): string | null {
  if (value.type !== 'string' || value.value.length > longestEncoded) return null;
  const isEncoded = value.value.length % 4 === 0 && /^[A-Za-z\d+/]+={0,2}$/.test(value.value);
  const text = isEncoded ? decodeUtf8(decodeBase64(value.value)) : null;
  return text !== null && /^[ -~]+$/.test(text) ? text : null;
}

/** What code calls them that has taken them out of the request. */
const shortNames: Readonly<Record<string, CallbackHeaderName>> = createLookupTable({
  sign: 'X-Sign',
  signature: 'X-Sign',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  merchantno: 'X-Merchant-No',
});

/** Names that are others' as well: those of a callback where nothing else is. */
const otherNames: Readonly<Record<string, CallbackHeaderName>> = createLookupTable({
  ts: 'X-Timestamp',
  merchant: 'X-Merchant-No',
  merchantid: 'X-Merchant-No',
});

/** By the callback's names, where all that the check needs is there under shorter ones. */
function completeNames(entries: readonly HeaderEntry[]): readonly HeaderEntry[] {
  const short = rename(entries, (name) => shortNames[name]);
  const known = new Set(short.map(({ name }) => name.value));
  const all = rename(short, (name) => {
    const other = otherNames[name];
    return other !== undefined && known.has(other) ? undefined : other;
  });
  const names = all.map(({ name }) => name.value);
  const isAll = ['X-Sign', 'X-Timestamp', 'X-Nonce'].every((name) => names.includes(name));
  return isAll && !isEnough(entries) ? all : entries;
}

function rename(
  entries: readonly HeaderEntry[],
  toName: (simple: string) => string | undefined,
): readonly HeaderEntry[] {
  return entries.map((entry): HeaderEntry => {
    const value = toName(simplify(entry.name.value));
    return value === undefined ? entry : { ...entry, name: { ...entry.name, value } };
  });
}

function isHeaderVariable(name: string): boolean {
  return variable.test(name) || /^CONTENT_(?:TYPE|LENGTH)$/i.test(name) || /[a-z]-/i.test(name);
}

const line = /^([\w!#$%&'*+.^`|~-]{1,100}):[ \t]*(?![ \t])([^\r\n]*)$/;

/** Values that are whole lines, `"X-Sign: …"`: a list of them, or one name for all, as tshark has them. */
function listWrittenLines(node: DumpNode): readonly DumpMember[] | null {
  const values =
    node.type === 'array'
      ? node.items
      : node.type === 'object'
        ? node.members.map(({ value }) => value)
        : [];
  const members = values.flatMap((value): DumpMember[] => {
    const [, name, content] = (value.type === 'string' && line.exec(value.value.trimEnd())) || [];
    if (name === undefined || content === undefined) return [];
    return [{ key: createText(name, value.span), value: createText(content, value.span) }];
  });
  const isAll = node.type === 'object' || members.length === values.length;
  const own = new Set(members.map(({ key }) => toCallbackName(key.value)));
  return isAll && own.has('X-Sign') && own.size > 2 ? members : null;
}

/** Lists of `{name, value}`, and lists in which names and values alternate. */
function listPairs(all: readonly DumpNode[]): readonly DumpMember[] {
  const items = all.filter((item) => !isSwitchedOff(item));
  const named = items.flatMap((item) => readNamedPair(item) ?? []);
  if (named.length > 0 && named.length === items.length) return named;
  if (items.length % 2 !== 0) return [];
  const members: DumpMember[] = [];
  for (let index = 0; index < items.length; index += 2) {
    const [key, value] = [items[index], items[index + 1]];
    if (key?.type === 'string' && value !== undefined) members.push({ key, value });
  }
  return members;
}

/** A client keeps such a header in its list and does not send it. */
function isSwitchedOff(node: DumpNode): boolean {
  if (node.type !== 'object' || readNamedPair(node) === null) return false;
  return node.members.some(
    ({ key, value }) =>
      value.type === 'boolean' &&
      (value.value ? /^(?:is_?)?disabled$/i : /^(?:enabled|active)$/i).test(key.value),
  );
}

function readNamedPair(node: DumpNode): DumpMember | null {
  if (node.type !== 'object') return null;
  const find = (pattern: RegExp): DumpNode | undefined =>
    node.members.find(({ key }) => pattern.test(key.value))?.value;
  const key = find(/^(?:header_?)?(?:name|key)$/i);
  const value = find(/^(?:header_?)?values?$/i);
  return key?.type === 'string' && value !== undefined ? { key, value } : null;
}

/** OpenTelemetry's `{"stringValue": "…"}`. */
function readTypedValue({ members }: DumpObject): DumpNode | null {
  const [only] = members;
  const isTyped =
    members.length === 1 && /^(?:string|int|array)_?value$/i.test(only?.key.value ?? '');
  return isTyped && only !== undefined ? only.value : null;
}

function isByte(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 255;
}

/** A header's values: one, or several in a list; null is none. */
function listValues(node: DumpNode): readonly DumpScalar[] {
  switch (node.type) {
    case 'array':
      return node.items.flatMap(listValues);
    case 'object': {
      const bytes = readBuffer(node);
      const text = bytes?.every(isByte) ? decodeUtf8(Uint8Array.from(bytes)) : null;
      if (text != null) return [createText(text, node.span)];
      // The name once more beside each value.
      const value = readNamedPair(node)?.value ?? readTypedValue(node);
      return value === null ? [] : listValues(value);
    }
    case 'null':
      return [];
    case 'doubt': {
      const text = node.options.find(({ type }) => type === 'string');
      const [likely] = node.options;
      return text?.type === 'string' && likely?.type !== 'array'
        ? [text]
        : likely === undefined
          ? []
          : listValues(likely);
    }
    default:
      return [node];
  }
}
