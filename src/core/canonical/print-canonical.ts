/** Step 5 by any rules: the finished text. */
import { amountFields, entryHeaderNames, headerKeys, isContractField } from '../contract';
import type { JsonMember, JsonNumber, JsonObject, JsonString } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { compactStyle, pickEffectiveMembers, printJson } from '../json/print-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { type Digest, digests } from '../signature/digest';
import { toHex } from '../text/hex';
import { TextJoiner } from '../text/text-joiner';
import { arrangeMembers } from './arrange-entries';
import {
  type CanonicalRules,
  contractRules,
  type HtmlEncoding,
  type RequestPart,
  type UrlEncoding,
} from './canonical-rules';
import { encodeText } from './encode-text';
import { escapeHtml } from './escape-html';
import { type FlatEntry, flattenMember } from './flatten-member';
import { type CanonicalSource, type EntryList, listEntries } from './list-entries';
import { printNested } from './print-nested';
import { cutText, type NamedRewriting, rewritings } from './rewrite-value';
import { transformText } from './transform-text';

/** @param entries `listEntries(source, rules)`, where it is known already */
export function printCanonical(
  source: CanonicalSource,
  rules: CanonicalRules,
  entries?: EntryList,
): string {
  const joined =
    rules.parts === null
      ? joinEntries((entries ?? listEntries(source, rules)).kept, rules)
      : encodeWhole(
          rules.parts
            .map((part) => printPart(part, source, rules, entries))
            .join(rules.partSeparator),
          rules,
        );
  return transformText(rules.prefix + joined + rules.suffix, rules.text);
}

/** The rules that only {@link printCanonical} looks at: two that differ in nothing else have the same entries. */
export const joiningRules: ReadonlySet<keyof CanonicalRules> = new Set([
  'parts',
  'partSeparator',
  'timestampAs',
  'keys',
  'encoding',
  'encodingScope',
  'keyValueSeparator',
  'pairSeparator',
  'prefix',
  'suffix',
  'text',
  'charset',
  'prehash',
]);

function printPart(
  part: RequestPart,
  source: CanonicalSource,
  rules: CanonicalRules,
  entries?: EntryList,
): string {
  const { headers, body, bodyText } = source;
  switch (part) {
    case 'pairs':
      return joinEntries((entries ?? listEntries(source, rules)).kept, rules);
    case 'printed':
      return printNested(body, rules, bodyText);
    case 'json':
      return printNested(addHeaderMembers(source, rules), rules, bodyText);
    case 'json-kept':
      return printNested(dropMembers(addHeaderMembers(source, rules), rules), rules, bodyText);
    case 'json-known':
      return printNested(pickKnown(addHeaderMembers(source, rules)), rules, bodyText);
    case 'timestamp':
      return headers.fields['X-Timestamp']?.value ?? '';
    case 'nonce':
      return headers.fields['X-Nonce']?.value ?? '';
    case 'header-pairs':
      return printHeaderPairs(source, rules);
    case 'body':
      return bodyText;
    case 'body-trimmed':
      return bodyText.slice(body.span.start, body.span.end);
    case 'body-compact':
      return printJson(body, compactStyle);
    case 'body-sha256':
    case 'body-md5':
      return toHex((part === 'body-md5' ? md5 : sha256)(encodeText(bodyText, 'utf-8')));
  }
}

function printHeaderPairs({ headers }: CanonicalSource, { headerOrder }: CanonicalRules): string {
  const pairs = entryHeaderNames.map(
    (name) => `${headerKeys[name]}=${headers.fields[name]?.value ?? ''}`,
  );
  if (headerOrder === 'nonce-first') pairs.reverse();
  return pairs.join('&');
}

/** The body with timestamp and nonce as its members: sorted as the rules sort entries, or behind the others. */
function addHeaderMembers(
  { headers, body }: CanonicalSource,
  { amounts, duplicates, headerOrder, order, timestampAs, timestampKey }: CanonicalRules,
): JsonObject {
  const { span } = body;
  const names = timestampKey === null ? [] : entryHeaderNames;
  const added = names.map((name): JsonMember => {
    const value = headers.fields[name]?.value ?? '';
    const text = { type: 'string', value, span } as const;
    const isNumber = name === 'X-Timestamp' && timestampAs === 'number';
    return {
      key: { type: 'string', value: headerKeys[name], span },
      value: isNumber ? toNumber(text) : text,
    };
  });
  if (headerOrder === 'nonce-first') added.reverse();
  const own = pickEffectiveMembers(body, duplicates)
    .filter(({ key }) => !added.some((one) => one.key.value === key.value))
    .map((member) => (amounts === 'text' ? member : readAmount(member)));
  const members = [...own, ...added];
  if (order === 'hash-map')
    return { ...body, members: arrangeMembers(members), hasDuplicates: false };
  if (order === 'code-unit') {
    members.sort(({ key: { value: one } }, { key: { value: other } }) => (one < other ? -1 : 1));
  }
  return { ...body, members, hasDuplicates: false };
}

/** A text that is a plain decimal, as a number that is written so. */
function toNumber(text: JsonString): JsonString | JsonNumber {
  const { value: source, span } = text;
  const plain = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(source)
    ? toPlainDecimal(source, numberDigitLimit)
    : null;
  return plain === null ? text : { type: 'number', source, plain, span };
}

function readAmount({ key, value }: JsonMember): JsonMember {
  const isAmount = amountFields.includes(key.value) && value.type === 'string';
  return { key, value: isAmount ? toNumber(value) : value };
}

/** Those of a class that has the contract's fields, timestamp and nonce. */
function pickKnown(body: JsonObject): JsonObject {
  const ofHeaders: readonly string[] = Object.values(headerKeys);
  const isKnown = ({ key }: JsonMember): boolean =>
    isContractField(key.value) || ofHeaders.includes(key.value);
  return { ...body, members: body.members.filter(isKnown) };
}

/** Only those that are entries. */
function dropMembers(body: JsonObject, { blanks }: CanonicalRules): JsonObject {
  const members = body.members.filter(
    (member) => flattenMember(member, '', { ...contractRules, blanks }).reason === null,
  );
  return { ...body, members };
}

function joinEntries(entries: readonly FlatEntry[], rules: CanonicalRules): string {
  const separator = printSeparator(rules);
  const text = new TextJoiner();
  let isFirst = true;
  for (const entry of entries) {
    if (isFirst) isFirst = false;
    else text.add(separator);
    text.add(printPair(entry, rules));
  }
  return text.toString();
}

/** What stands between two pairs. */
export function printSeparator(rules: CanonicalRules): string {
  return encodeWhole(rules.pairSeparator, rules);
}

/** One entry as it stands between two separators. */
export function printPair({ key, value, source }: FlatEntry, rules: CanonicalRules): string {
  const { keyValueSeparator, encoding, encodingScope } = rules;
  const isWhole = encodingScope === 'whole';
  const written = isWhole ? value : applyEncoding(value, encoding);
  if (keyValueSeparator === null) return encodeWhole(written, rules);
  const isAsReceived = rules.keys === 'pascal-body' && source.input === 'headers';
  const name = isAsReceived ? key : toKey(key, rules.keys);
  const encodesKeys = encodingScope === 'keys-and-values';
  const pair = (encodesKeys ? applyEncoding(name, encoding) : name) + keyValueSeparator + written;
  return encodeWhole(pair, rules);
}

/** A part of the finished string, where it is encoded as a whole: each character by itself. */
function encodeWhole(text: string, { encoding, encodingScope }: CanonicalRules): string {
  return encodingScope === 'whole' ? applyEncoding(text, encoding) : text;
}

function toKey(key: string, keys: CanonicalRules['keys']): string {
  switch (keys) {
    case 'as-received':
      return key;
    case 'lower':
      return key.toLowerCase();
    case 'upper':
      return key.toUpperCase();
    case 'pascal':
    case 'pascal-body':
      return key.charAt(0).toUpperCase() + key.slice(1);
    case 'snake':
    case 'kebab': {
      const sign = keys === 'snake' ? '_' : '-';
      return key.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase());
    }
  }
}

function applyEncoding(text: string, encoding: CanonicalRules['encoding']): string {
  if (encoding === 'none') return text;
  if (encoding === 'json') return JSON.stringify(text).slice(1, -1);
  if (encoding in urlStyles) {
    return encodeUrl(text.toWellFormed(), urlStyles[encoding as UrlEncoding]);
  }
  if (encoding.startsWith('cut-')) return cutText(text, Number(encoding.slice(4)));
  if (encoding in rewritings) return rewritings[encoding as NamedRewriting](text);
  return escapeHtml(text, encoding as HtmlEncoding);
}

const md5 = digests.md5 as Digest;
const sha256 = digests.sha256 as Digest;

interface UrlStyle {
  /** Characters that are kept, beside letters, digits, `-`, `.` and `_`. */
  readonly kept: string;
  readonly space: '%20' | '+';
  readonly hex: 'upper' | 'lower';
  readonly charset?: 'gbk';
}

const urlStyles: Readonly<Record<UrlEncoding, UrlStyle>> = {
  // RFC 3986, rawurlencode.
  percent: { kept: '~', space: '%20', hex: 'upper' },
  'percent-javascript': { kept: "~!'()*", space: '%20', hex: 'upper' },
  'percent-lower': { kept: '~', space: '%20', hex: 'lower' },
  'percent-keep-slash': { kept: '~/', space: '%20', hex: 'upper' },
  'percent-java': { kept: '*', space: '%20', hex: 'upper' },
  'percent-uri': { kept: "~!'()*;,/?:@&=+$#", space: '%20', hex: 'upper' },
  'percent-go': { kept: '~$&+=:@', space: '%20', hex: 'upper' },
  // URLSearchParams, Java's URLEncoder.
  form: { kept: '*', space: '+', hex: 'upper' },
  'form-php': { kept: '', space: '+', hex: 'upper' },
  'form-python': { kept: '~', space: '+', hex: 'upper' },
  // encodeURIComponent with + for spaces; qs with RFC 1738; axios.
  'form-javascript': { kept: "~!'()*", space: '+', hex: 'upper' },
  'form-qs': { kept: '~()', space: '+', hex: 'upper' },
  'form-axios': { kept: "~!'()*:$,", space: '+', hex: 'upper' },
  'form-lower': { kept: '!()*', space: '+', hex: 'lower' },
  // axios before brackets were encoded too.
  'form-axios-brackets': { kept: "~!'()*:$,[]", space: '+', hex: 'upper' },
  'form-gbk': { kept: '*', space: '+', hex: 'upper', charset: 'gbk' },
  'percent-gbk': { kept: '~', space: '%20', hex: 'upper', charset: 'gbk' },
};

function encodeUrl(text: string, { kept, space, hex, charset }: UrlStyle): string {
  const octets =
    charset === undefined
      ? encodeURIComponent(text)
      : text.replace(/[\0-\x7f]+|[^\0-\x7f]+/g, (run) =>
          run < '\x80' ? encodeURIComponent(run) : toOctets(encodeText(run, charset)),
        );
  const encoded = octets
    .replace(/[!'()*~]/g, (found) => (kept.includes(found) ? found : toPercent(found)))
    .replace(/%2[03-9A-F]|%3[ABDF]|%40|%5[BD]/g, (octet) => toKept(octet, kept))
    .replaceAll('%20', space);
  return hex === 'upper'
    ? encoded
    : encoded.replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
}

function toKept(octet: string, kept: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return kept.includes(character) ? character : octet;
}

function toOctets(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `%${toHex(Uint8Array.of(byte)).toUpperCase()}`).join('');
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
