/** What a masked text must not hold. Values are looked for by patterns, and not as the masking finds them. */
import { expect } from 'vitest';

interface Shown {
  readonly headersText: string;
  readonly bodyText: string;
  readonly ownString: string;
  /** What is known to be in them, or to tell of it. */
  readonly secrets?: readonly string[];
}

const runLength = 6;

/** The few words that the contract has for types and states, and the type of the body. */
const allowed = /^(?:null|payin|payout|created|completed|failed|cancelled|application\/json.*)$/i;

/** Names stay, and may have runs of their own. */
const contractNames =
  'amount feeAmount netAmount orderNo merchantOrderNo orderType status completedAt currency timestamp nonce sign X-Merchant-No X-Timestamp X-Nonce X-Sign Content-Type';

const standIns =
  'amount-1 order-no-1 merchant-no-1 nonce-1 signature-1 time-1 value-1 key-1 text-1 sha-256-1 bytes-1 -rewritten';

/**
 * No value of the texts stands in the masked one, in whole or as a run of six characters, in whatever case.
 *
 * @param said words that stand there whatever the values are
 */
export function expectNoTrace(masked: string, shown: Shown, said = ''): void {
  const text = masked.toLowerCase();
  const runs = new Set(listRuns(text));
  const free = `${contractNames} ${standIns} ${listKeys(shown.bodyText)
    .flatMap((key) => [key, JSON.stringify(key)])
    .join(' ')} ${said}`.toLowerCase();
  const found = [...listShownValues(shown), ...(shown.secrets ?? [])]
    .map((value) => value.toLowerCase())
    .flatMap((value) => [
      ...listRuns(value).filter((run) => runs.has(run) && !free.includes(run)),
      ...(isWhole(value, text) && !isWhole(value, free) ? [value] : []),
    ]);
  expect([...new Set(found)], masked.slice(0, 5000)).toEqual([]);
}

/** What stands there as a value. */
export function listShownValues({ headersText, bodyText, ownString }: Shown): readonly string[] {
  const headers = headersText
    .split(/[\r\n]+/)
    .flatMap((line) => /^[^:]+:(.*)$/.exec(line)?.[1]?.trim() ?? []);
  // Names in whatever spelling have no digits.
  const own = ownString
    .split(/[^\p{L}\p{N}.+/-]+/u)
    .filter((word) => /\d.*\d.*\d/.test(word) && word.length > 5);
  return [...headers, ...listJsonValues(bodyText), ...own].filter(
    (value) => value.trim() !== '' && !allowed.test(value),
  );
}

/** The values inside of JSON, however often it was written as text. */
function openJson(text: string): readonly string[] {
  return /^\s*[[{]/.test(text) ? listJsonValues(text) : [text];
}

function listJsonValues(json: string): readonly string[] {
  const strings = listStrings(json).flatMap(({ isKey, text }) => (isKey ? [] : openJson(text)));
  const numbers = [...json.matchAll(/[:[,\s](-?\d[\d.eE+-]*)/g)].map(([, text = '']) => text);
  return [...strings, ...numbers];
}

function readEscapes(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}

function listKeys(bodyText: string): readonly string[] {
  return listStrings(bodyText).flatMap(({ isKey, text }) =>
    isKey ? [text] : /^\s*[[{]/.test(text) ? listKeys(text) : [],
  );
}

function listStrings(bodyText: string) {
  return [...bodyText.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].map(([, text = '', colon]) => ({
    text: readEscapes(text),
    isKey: colon !== undefined,
  }));
}

function listRuns(value: string): readonly string[] {
  return Array.from({ length: Math.max(0, value.length - runLength + 1) }, (_, at) =>
    value.slice(at, at + runLength),
  ).filter((run) => run.trim().length > 1);
}

/** Short ones are looked for as words. */
function isWhole(value: string, text: string): boolean {
  if (value.length < 3) return false;
  const at = text.indexOf(value);
  if (at < 0) return false;
  const word = /[\p{L}\p{N}._-]/u;
  return !word.test(text[at - 1] ?? '') && !word.test(text[at + value.length] ?? '');
}
