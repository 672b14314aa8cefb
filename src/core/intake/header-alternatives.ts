/** What a header that is not as it was sent may have been: so a body that only a dump shows is found beside it. */
import type { EntryHeaderName } from '../contract';
import { listOtherNames } from '../diagnosis/headers-in-doubt';
import { offsets, readTimes } from '../diagnosis/restorations/read-time';
import type { CallbackHeaders } from '../headers/callback-headers';
import { putHeaderValues } from '../headers/put-header-values';
import { splitJoined } from '../headers/split-joined';
import { readUuid } from '../text/read-uuid';
import { dropUnseen } from '../text/unseen';

/** In characters: a longer value is none that something wrote otherwise. */
const longestValue = 200;

/** Each other value of one header; those of both together where neither can be read; each other's. */
export function* listHeaderAlternatives(headers: CallbackHeaders): Generator<CallbackHeaders> {
  const times = listOthers(headers, 'X-Timestamp');
  const nonces = listOthers(headers, 'X-Nonce');
  for (const value of times) yield putHeaderValues(headers, { 'X-Timestamp': value });
  for (const value of nonces) yield putHeaderValues(headers, { 'X-Nonce': value });
  const timestamp = headers.fields['X-Timestamp']?.value;
  const nonce = headers.fields['X-Nonce']?.value;
  if (timestamp !== undefined && nonce !== undefined) {
    yield putHeaderValues(headers, { 'X-Timestamp': nonce, 'X-Nonce': timestamp });
    return;
  }
  for (const time of times)
    for (const value of nonces)
      yield putHeaderValues(headers, { 'X-Timestamp': time, 'X-Nonce': value });
}

export interface WrittenOtherwise {
  readonly name: EntryHeaderName;
  readonly value: string;
}

/**
 * Of each value that nobody sends so, in marks of quotation or brackets, with what is not seen, or as a date, the
 * likeliest that it was.
 *
 * @param completedAt in Unix seconds: of dates without a zone, the nearest to it; NaN where it is not known
 */
export function listWrittenOtherwise(
  { fields }: CallbackHeaders,
  completedAt: number,
): readonly WrittenOtherwise[] {
  const distance = (value: string): number => Math.abs(Number(value) - completedAt) || 0;
  const nonce = fields['X-Nonce']?.value ?? '';
  const time = fields['X-Timestamp']?.value ?? '';
  const seen = nonce.length > longestValue ? nonce : dropUnseen(nonce).trim();
  const inner = takeOffMarks(seen) ?? (seen === nonce || seen === '' ? undefined : seen);
  // Milliseconds are a way to sign, too.
  const isDate = time.length <= longestValue && !/^\d*$/.test(time);
  const [moment] = isDate
    ? rewritings['X-Timestamp'](time).toSorted((one, other) => distance(one) - distance(other))
    : [];
  return [
    ...(moment === undefined ? [] : [{ name: 'X-Timestamp', value: moment } as const]),
    ...(inner === undefined ? [] : [{ name: 'X-Nonce', value: inner } as const]),
  ];
}

/**
 * The likeliest other spelling of a nonce that may have been sent as it is: a hexadecimal one in capitals, or with the
 * dashes of a UUID.
 */
export function listSpelledOtherwise({ fields }: CallbackHeaders): readonly WrittenOtherwise[] {
  const nonce = fields['X-Nonce']?.value ?? '';
  const isCapital = nonce.length <= longestValue && /^(?=[\d-]*[A-F])[\dA-F-]{8,}$/.test(nonce);
  const isDashed = !isCapital && nonce.includes('-') && readUuid(nonce) !== null;
  const value = isDashed ? nonce.replaceAll('-', '') : nonce.toLowerCase();
  return isCapital || isDashed ? [{ name: 'X-Nonce', value }] : [];
}

/** What stands within marks of quotation or brackets; null where there are none. */
export function takeOffMarks(nonce: string): string | null {
  return nonce.length > longestValue ? null : (inMarks.exec(nonce)?.[2] ?? null);
}

/** With what a list has behind it. */
const inMarks = /^(["'`“‘[(<]?)([\w.+/=-]{2,})(?:["'`”’\])>][,;]?|[,;])$/;

function listOthers(headers: CallbackHeaders, name: EntryHeaderName): ReadonlySet<string> {
  const { fields, unread, all } = headers;
  const value = fields[name]?.value ?? '';
  const lines = all.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const others = [
    ...unread.filter((one) => one.name === name).map((one) => one.value),
    ...lines.flatMap((line) => splitJoined(line).map((part) => part.value)),
    ...listOtherNames(headers, name).map((one) => one.value),
    ...(value.length > longestValue ? [] : rewritings[name](value)),
  ];
  return new Set(others.filter((one) => one !== '' && one !== value));
}

const rewritings: Readonly<Record<EntryHeaderName, (value: string) => readonly string[]>> = {
  'X-Timestamp': (value) => [
    ...(/^\D*(\d{10})(?:\d{3}){0,3}(?:\.\d+)?\D*$/.exec(value)?.slice(1) ?? []),
    ...readTimes(value).flatMap(({ milliseconds, offset }) =>
      (offset === null ? offsets : [offset]).map((one) =>
        String(Math.floor(milliseconds / 1000) - one * 60),
      ),
    ),
  ],
  'X-Nonce': (value) => [
    ...(/\w[\w.+/=-]*/.exec(value)?.slice(0, 1) ?? []),
    value.toLowerCase(),
    value.toUpperCase(),
  ],
};
