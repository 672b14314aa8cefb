/** What the texts of a case hold that a masked one may not show, with what each value is; and the names it stands under. */
import { parseBody } from '../body/parse-body';
import type { HeaderField } from '../headers/callback-headers';
import { parseHeaders } from '../headers/parse-headers';
import { dumpLimit } from '../intake/detect-lost';
import { listReadBodies, readBodyDump } from '../intake/read-body-dump';
import { type HeaderReading, readHeaderDump } from '../intake/read-header-dump';
import type { JsonMember, JsonNode } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import { createKnownNames } from './known-names';
import { listLeaves } from './list-leaves';
import { type Masking, parseNested } from './mask-text';
import { createStandIns, pickKind, type StandInKind } from './stand-ins';

export interface CaseTexts {
  readonly headersText: string;
  readonly bodyText: string;
  readonly ownString: string;
  /** The receiver's own number. */
  readonly merchantNo: string;
  /** JSON. */
  readonly localOrder: string;
}

export interface NamedValue {
  readonly kind: StandInKind;
  readonly text: string;
}

/**
 * @param more values that the texts do not show as they are
 * @param asNumbers times and numbers stay numbers
 */
export function createMasking(
  { headersText, bodyText, ownString, merchantNo, localOrder }: CaseTexts,
  more: readonly NamedValue[] = [],
  asNumbers = false,
): Masking {
  const headers = listHeaders(headersText).filter(isSensitive);
  const body = readBody(bodyText);
  const order = parseJson(localOrder);
  const { leaves, members } = body === null ? { leaves: [], members: [] } : openLeaves(body);
  const values: readonly NamedValue[] = [
    ...headers.flatMap(({ name, value }) => openNested({ kind: pickKind(name), text: value })),
    ...leaves,
    { kind: 'merchant-no', text: merchantNo.trim() },
    ...(order.ok ? openLeaves(order.value).leaves : []),
    ...more.flatMap(openNested),
  ];
  const shown = [headersText, bodyText, ownString, merchantNo, localOrder];
  const standIns = createStandIns({ asNumbers, texts: [...shown, ...values.map(toText)] });
  for (const { kind, text } of values) standIns.replace(text, kind);
  const names = [...headers.map(({ name }) => name), ...members.map(({ key }) => key.value)];
  return { standIns, names: createKnownNames(names, standIns.listValues()) };
}

function toText({ text }: NamedValue): string {
  return text;
}

/** Of a dump of them, what it shows. */
function listHeaders(text: string): readonly HeaderField[] {
  return readHeaders(text)?.fields ?? parseHeaders(text).headers.all;
}

/** The dump that headers are read from; null for plain lines. */
export function readHeaders(text: string): HeaderReading | null {
  return text.length > dumpLimit ? null : readHeaderDump(text);
}

/** Of a dump, the likeliest body. */
function readBody(text: string): JsonNode | null {
  const body = parseBody(text);
  if (body.ok) return body.value;
  const reading = text.length > dumpLimit ? null : readBodyDump(text);
  const [first = null] = reading === null ? [] : listReadBodies(reading, 1);
  return first;
}

function openNested(value: NamedValue): readonly NamedValue[] {
  const nested = parseNested(value.text);
  return nested === null ? [value] : openLeaves(nested).leaves;
}

/** With those of JSON text that is a value itself. */
function openLeaves(root: JsonNode): {
  readonly leaves: readonly NamedValue[];
  readonly members: readonly JsonMember[];
} {
  const { leaves, members } = listLeaves(root);
  const opened = leaves.map((leaf) => {
    const nested = parseNested(leaf.text);
    return nested === null ? { leaves: [leaf], members: [] } : openLeaves(nested);
  });
  return {
    leaves: opened.flatMap((one) => one.leaves),
    members: [...members, ...opened.flatMap((one) => one.members)],
  };
}

/** All but the type of the body, which tells nothing of the order. */
export function isSensitive({ name }: HeaderField): boolean {
  return name.toLowerCase() !== 'content-type';
}
