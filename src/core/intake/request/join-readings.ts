/** What several files give together: each field takes the first that has something for it. */
import type { PrivateKeyForm } from '../../problem';
import type { PasteReading } from './read-paste';
import type { ReadRequest, RequestReading } from './request-reading';

export interface JoinedReading {
  /** Null where there is none but private keys. */
  readonly reading: RequestReading | null;
  /** A private key was among them. */
  readonly refused: PrivateKeyForm | null;
  /** Of which something was not taken: places in the list that was given. */
  readonly leftOut: readonly number[];
}

/** @param readings one for each file */
export function joinReadings(readings: readonly PasteReading[]): JoinedReading {
  let joined: Reading | null = null;
  let refused: PrivateKeyForm | null = null;
  const leftOut: number[] = [];
  for (const [index, reading] of readings.entries()) {
    if (reading.kind === 'refused') refused ??= reading.form;
    const isRead = reading.kind === 'taken' || reading.kind === 'choose';
    const next: Reading | null = isRead ? joinTwo(joined, reading) : null;
    if (next === null || (joined !== null && hasKey(joined) && isRead && hasKey(reading)))
      leftOut.push(index);
    joined = next ?? joined;
  }
  if (joined !== null) return { reading: joined, refused, leftOut };
  // What was looked for is told of the first.
  const first = readings.findIndex(({ kind }) => kind === 'unknown');
  const reading = readings[first];
  return {
    reading: reading?.kind === 'unknown' ? reading : null,
    refused,
    leftOut: leftOut.filter((index) => index !== first),
  };
}

type Reading = Exclude<RequestReading, { readonly kind: 'unknown' }>;

/** Null where nothing of the other has a place. */
function joinTwo(one: Reading | null, other: Reading): Reading | null {
  if (one === null) return other;
  if (one.kind === 'taken') return change(other, (each) => add(one.request, each));
  return other.kind === 'taken' ? change(one, (each) => add(each, other.request)) : null;
}

function change(
  reading: Reading,
  toOther: (request: ReadRequest) => ReadRequest | null,
): Reading | null {
  if (reading.kind === 'taken') {
    const request = toOther(reading.request);
    return request === null ? null : { kind: 'taken', request };
  }
  const requests = reading.requests.map(toOther).filter((each) => each !== null);
  return requests.length < reading.requests.length ? null : { ...reading, requests };
}

/** Headers and a body stay together: with another file's the signature would fail for nothing. */
function add(one: ReadRequest, other: ReadRequest): ReadRequest | null {
  const parts = ['headersText', 'bodyText', 'ownString'] as const;
  if (parts.some((part) => one[part] !== null && other[part] !== null)) return null;
  const has = (request: ReadRequest) => parts.some((part) => request[part] !== null);
  if (one.keyText !== null && !has(other)) return null;
  const { form, span } = has(one) ? one : other;
  return {
    form: has(one) && has(other) ? 'text' : form,
    span,
    headersText: one.headersText ?? other.headersText,
    bodyText: one.bodyText ?? other.bodyText,
    keyText: one.keyText ?? other.keyText,
    ownString: one.ownString ?? other.ownString,
    notes: [...one.notes, ...other.notes],
  };
}

function hasKey(reading: Reading): boolean {
  const [first] = reading.kind === 'taken' ? [reading.request] : reading.requests;
  return first?.keyText != null;
}
