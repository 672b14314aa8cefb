/** One careless or hostile change of a paste: where, what, and with what, all by numbers, so that a case can be repeated and shrunk. */
import { type Paste, type PasteField, pastes } from './paste';

export interface Edit {
  readonly field: number;
  readonly kind: number;
  /** Offsets in the text, in 1/65,536 of its length. */
  readonly from: number;
  readonly to: number;
  /** Which of the texts there are to choose from. */
  readonly pick: number;
}

export const offsetRange = 65_536;

/** No paste grows beyond this: what only size shows is measured elsewhere. */
const longest = 20_000;

const fields: readonly PasteField[] = [
  'bodyText',
  'headersText',
  'bodyText',
  'headersText',
  'keyText',
  'ownString',
  'bodyText',
  'ownKeyText',
  'answerText',
  'orderText',
];

const keys =
  'a amount completedAt sign SIGN ſign timestamp nonce Timestamp __proto__ 1 \\ud800 \\u0073ign é'
    .split(' ')
    .concat('', ' ', 'status', 'orderNo', 'merchantOrderNo', 'constructor');
const values =
  '0 -0 1.50 1e3 1E-7 0.10 12345678901234567890.120 1e999 1e999999999 -1e-999 true false null [] {} "" " "'
    .split(' ')
    .concat(
      '"\\u00a0"',
      '"\\ud83d"',
      '"\\"\\\\/"',
      '{"b":1,"a":[2,{"b":1,"b":2}]}',
      '"a&b=c"',
      '"é单😀"',
    )
    .concat(
      '"\u2028"',
      '[1.0,null,"",-0]',
      '{"__proto__":{"2":1,"1":1}}',
      '1'.repeat(1001),
      '{"a":1e400}',
    );
const tokens = [
  ...[
    '\ufeff',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2028',
    '\0',
    '\ud800',
    '\udc00',
    '：',
    '“',
    'é',
    '😀',
  ],
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\\',
    '\\n',
    '\\u0000',
    '"',
    "'",
    '%',
    '%2B',
    '+',
    '/',
    '-',
    '_',
    '=',
  ],
  ...['{', '}', '[', ']', ':', ',', '&', '&&', '&a=1', 'null', '…', '***', '0', '.', 'e5'],
];
const lines = [
  ...[
    'X-Nonce:',
    'X-Nonce: zzz',
    'X-Nonce zzz',
    'X-Nonce：zzz',
    'X Nonce: zzz',
    'x-nonce:a',
    '"X-Nonce": "a"',
  ],
  ...[
    'X-Timestamp: 1',
    'X-Timestamp:',
    'X-Timestamp 1',
    'x-timestamp\t1',
    'X-Sign: AAAA',
    'X-Sign:',
    'x-sign: !',
  ],
  ...[
    '  folded',
    '\tX-Nonce: a',
    'AAAA',
    'POST / HTTP/1.1',
    'Host: a',
    ':path: /',
    'X-Merchant-No: M1',
    '',
  ],
  ...[
    '-----BEGIN PUBLIC KEY-----',
    '-----END PUBLIC KEY-----',
    '-----BEGIN RSA PUBLIC KEY-----',
    '# sandbox',
  ],
  ...[
    'HTTP/1.1 200 OK',
    'HTTP/1.1 500 No',
    'Content-Length: 2',
    'Transfer-Encoding: chunked',
    'OK',
    '2',
  ],
];

/** What is done to the text of one field, from one offset to another. */
type Operation = (
  text: string,
  from: number,
  to: number,
  pick: number,
  field: PasteField,
) => string;

const operations: readonly Operation[] = [
  (text, from, to) => text.slice(0, from) + text.slice(to),
  (text, from) => text.slice(0, from) + text.slice(from + 1),
  (text, from, _, pick) => text.slice(0, from) + pickFrom(tokens, pick) + text.slice(from),
  (text, from, _, pick) => text.slice(0, from) + pickFrom(tokens, pick) + text.slice(from + 1),
  (text, from, _, pick) => text.slice(0, from) + String.fromCharCode(pick) + text.slice(from + 1),
  (text, from, to) => text.slice(0, to) + text.slice(from, to) + text.slice(to),
  (text, from, to, pick) =>
    text.slice(0, from) + text.slice(from, to).repeat(pick % 100) + text.slice(to),
  (text, from, to) => text.slice(to) + text.slice(from, to) + text.slice(0, from),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).toUpperCase() + text.slice(to),
  (text, from, to) => text.slice(0, from) + text.slice(from, to).toLowerCase() + text.slice(to),
  (text, _, __, pick) =>
    text.replaceAll('\n', pickFrom(['\r\n', '\r', ' ', '', '\\n', '\n\n'], pick)),
  (text, from, to, pick, field) => {
    const other = pickFrom(pastes, pick)[field];
    return text.slice(0, from) + other.slice(from, to) + text.slice(to);
  },
  (_, __, ___, pick, field) => pickFrom(pastes, pick)[field],
  (text, from, _, pick) => changeLine(text, from, (line) => `${line}\n${pickFrom(lines, pick)}`),
  (text, from, _, pick) => changeLine(text, from, () => pickFrom(lines, pick)),
  (text, from, _, pick) =>
    changeLine(text, from, (line) => (pick % 2 === 0 ? null : `${line}\n${line}`)),
  addMember,
  addMember,
  addMember,
  changeValue,
  changeValue,
];

export const operationCount = operations.length;
export const fieldCount = fields.length;

export function editPaste(paste: Paste, { field, kind, from, to, pick }: Edit): Paste {
  const name = fields[field] ?? 'bodyText';
  const text = paste[name];
  const [start, end] = [from, to]
    .map((offset) => Math.floor((offset / offsetRange) * (text.length + 1)))
    .sort((one, other) => one - other);
  const edited = operations[kind]?.(text, start ?? 0, end ?? 0, pick, name) ?? text;
  return { ...paste, [name]: edited.slice(0, longest) };
}

/** Before the member that stands next, so that the JSON stays JSON. */
function addMember(text: string, from: number, to: number, pick: number): string {
  const next = text.slice(from).search(/"[^"\\]*"\s*:/);
  const at = next < 0 ? text.indexOf('"') : from + next;
  const member = `"${pickFrom(keys, pick)}":${pickFrom(values, to + pick)},`;
  return text.slice(0, at) + member + text.slice(at);
}

/** Of the member that stands next. */
function changeValue(text: string, from: number, to: number, pick: number): string {
  const rest = text
    .slice(from)
    .replace(
      /("[^"\\]*"\s*:\s*)("[^"\\]*"|[-+.\deE]+|true|false|null)/,
      (_, key) => `${key}${pickFrom(values, to + pick)}`,
    );
  return text.slice(0, from) + rest;
}

function changeLine(text: string, offset: number, change: (line: string) => string | null): string {
  const all = text.split('\n');
  const index = text.slice(0, offset).split('\n').length - 1;
  const changed = change(all[index] ?? '');
  return all.flatMap((line, at) => (at === index ? (changed ?? []) : line)).join('\n');
}

function pickFrom<T>(list: readonly T[], pick: number): T {
  return list[pick % list.length] as T;
}
