/** A string that was only damaged on its way into the field: a label before it, quotes around it, its bytes in its place. */

import type { DumpForm } from '../intake/form';
import {
  isWide,
  readNotedBytes,
  unwrapBase64,
  unwrapByteList,
  unwrapHex,
} from '../intake/wrap/byte-text';
import { unwrapQuoted } from '../intake/wrap/escaped-text';
import { breakLimit } from './fit-breaks';
import {
  hasSeveralPairs,
  listStrings,
  stripBackslashes,
  stripContinued,
  stripCsv,
  stripDumpLines,
  stripEntities,
  stripJsonEscapes,
  stripLineEnds,
  stripLinks,
  stripLogfmt,
  stripLogger,
  stripObject,
  stripPage,
  stripPercent,
  stripShownBytes,
  stripSyslog,
  stripVariable,
} from './strip-printed';

/** What was around the string, or in it, from the outside to the inside. */
export type PasteForm =
  | Extract<
      DumpForm,
      'quoted' | 'escaped' | 'entities' | 'hex' | 'base64' | 'byte-list' | 'broken-lines'
    >
  | PasteDamage;
type PasteDamage =
  | 'label'
  | 'json-escapes'
  | 'percent'
  | 'markup'
  | 'embedded'
  | 'gap'
  | 'repeated'
  | 'invisible'
  | 'typography'
  | 'colours'
  | 'shown-bytes'
  | 'line-ends'
  | 'page'
  | 'links'
  | 'mail'
  | 'other-lines'
  | 'other-strings'
  | 'beside-right';

type Strip = (text: string, forms: readonly PasteForm[]) => readonly string[];

/** Up to a sign, or to a blank before the first pair, as `console.log('sign string', text)` prints it; what Ruby puts in front of an object is none. */
const label =
  /^(?!#<)[^&\n]{0,120}?(?:sign|str|plain|canon|content|payload|data|text|raw|base|source|verif|fail|mismatch|concat|sorted|param|query|message|expect|actual|待签|签名|验签)[^&\n]{0,60}?(?:(?::=|[=-]{1,3}>|[:=：])[ \t]*|[ \t]+(?=["'`]?[A-Za-z_]\w*=))/i;

/** A file and a line, as grep and editors write them. */
const placePrefix =
  /^(?:[\w./\\-]{1,80}:\d{1,7}:[ \t]*|[ \t]*\d{1,6}[:|]?[ \t]{1,8})(?=["'`]?[A-Za-z_]\w*=)/;

/** What HTML makes of `&times` and its like, which need no semicolon. */
const characterOfName: Readonly<Record<string, string>> = {
  '×': '&times',
  '¬': '&not',
  '©': '&copy',
  '®': '&reg',
  '§': '&sect',
  '¶': '&para',
  '¤': '&curren',
  '£': '&pound',
  '°': '&deg',
};

/** Zero-width characters, soft hyphens and marks of direction; a byte order mark in front is what a file's text is signed with. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u00ad]|(?<!^)\ufeff/g;
const otherBlank = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** What a chat, a word processor or an input method writes in the place of ASCII's signs. */
const signs: readonly (readonly [written: RegExp, sign: string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/\uff06/g, '&'],
  [/\uff1d/g, '='],
];

/** The text of bytes in hex, in a list or in Base64. Of another charset, they are what the code verifies, and no notation of the right string. */
function stripBytes(text: string, unwrap: typeof unwrapHex): readonly string[] {
  const bytes = readNotedBytes(text);
  return bytes === null || isWide(bytes) ? [] : unwrap(text).map((derived) => derived.text);
}

function stripHex(text: string): readonly string[] {
  // Node shows the first 50.
  const [, shown = text.trim(), more = ''] =
    /^(<Buffer (?:[\da-f]{2} )+)(\.\.\. \d+ more bytes?)>$/.exec(text.trim()) ?? [];
  if (more === '') return stripBytes(shown, unwrapHex);
  // They may end within a character.
  for (let left = shown.trim(), lost = 0; lost < 4; left = left.slice(0, -3), lost++) {
    const [text] = stripBytes(left, unwrapHex);
    if (text !== undefined) return [text + more];
  }
  return [];
}

/** What a logger writes behind is empty at times, as Monolog's context and extra are; a line end may be what the code signs. */
function stripBlanks(text: string): readonly string[] {
  const trimmed = text.trimEnd();
  const isBlank = trimmed !== text && !/[\r\n]/.test(text.slice(trimmed.length));
  return isBlank ? [text, trimmed] : [text];
}

const strips: readonly (readonly [form: PasteForm, strip: Strip])[] = [
  [
    'label',
    (text) => [
      ...[label, placePrefix].flatMap((one) =>
        one.test(text) ? stripBlanks(text.replace(one, '')) : [],
      ),
      ...stripLogger(text).flatMap(stripBlanks),
      ...stripVariable(text),
    ],
  ],
  ['repeated', (text) => pickRepeated(text.trimEnd())],
  ['other-strings', listStrings],
  ['label', stripLogfmt],
  ['quoted', (text) => stripQuotes(text.trim())],
  ['embedded', pickEmbedded],
  ['embedded', stripCsv],
  ['embedded', stripObject],
  ['embedded', stripDumpLines],
  ['escaped', stripBackslashes],
  ['percent', stripPercent],
  ['json-escapes', stripJsonEscapes],
  ['shown-bytes', stripShownBytes],
  ['shown-bytes', stripSyslog],
  ['page', stripPage],
  ['entities', stripEntities],
  ['line-ends', stripLineEnds],
  ['links', stripLinks],
  ['hex', stripHex],
  [
    'byte-list',
    (text) =>
      stripBytes(text.trim().replace(/^(?:bytes|bytearray)\((.*)\)$/s, '$1'), unwrapByteList),
  ],
  ['base64', (text) => stripBytes(text.trim(), unwrapBase64)],
  ['broken-lines', stripContinued],
  // A line end at the end may be what the code signs.
  [
    'broken-lines',
    (text) =>
      /\n./.test(text) && !hasPrintedLines(text)
        ? [
            ...[/\r?\n(?=.)/g, /\r?\n[ \t]*(?=.)/g].map((end) => text.replace(end, '')),
            joinFullLines(text, 'kept'),
            // Of a line that was broken at a space, the line end stands for it.
            joinFullLines(text, 'space'),
          ]
        : [],
  ],
  [
    'invisible',
    (text) => [text.replace(unseen, ''), text.replace(unseen, '').replace(otherBlank, ' ')],
  ],
  [
    'typography',
    (text) => [signs.reduce((left, [written, sign]) => left.replace(written, sign), text)],
  ],
  ['colours', stripColours],
  ['mail', stripMail],
  ['other-lines', pickLine],
  ['embedded', stripTag],
  ['markup', (text) => [text.replace(/[×¬©®§¶¤£°]/g, (sign) => characterOfName[sign] ?? sign)]],
];

/** Line ends that a program wrote: behind the opening bracket of indented JSON, or behind some of the values, as Go's json.Encoder does. */
export function hasPrintedLines(text: string): boolean {
  if (/[[{]\r?\n[ \t]/.test(text)) return true;
  const ends = text.match(/\n./g) ?? [];
  return ends.every((end) => end === '\n&') && ends.length < text.split('&').length - 1;
}

/** Without the line ends behind the longest lines: shorter ones were not wrapped there, so the value has them. */
function joinFullLines(text: string, shorter: 'kept' | 'space'): string {
  const lines = text.match(/[^\r\n]+/g) ?? [];
  if (lines.length > breakLimit) return text;
  const width = lines.reduce((longest, { length }) => Math.max(longest, length), 0);
  return text.replace(/(?<![^\r\n])([^\r\n]+)\r?\n(?=.)/g, (whole, line: string) =>
    line.length === width ? line : shorter === 'space' ? `${line} ` : whole,
  );
}

/** The line end is that of what coloured the line. */
function stripColours(text: string): readonly string[] {
  const plain = text.replace(/\x1b?\[\d{0,3}(?:;\d{1,3}){0,4}m(?:\x1b?\[K)?/g, '');
  return plain === text ? [] : [plain, plain.replace(/\r?\n$/, '')];
}

/** A reply quotes each line, and wraps it; quoted-printable has signs and line ends of its own. */
function stripMail(text: string): readonly string[] {
  const isQuoted = text.startsWith('>') && !/\n(?!>|$)/.test(text);
  if (isQuoted) return [text.replace(/^> ?/, '').replace(/\r?\n> ?/g, '')];
  return /=3D/.test(text) ? unwrapQuotedPrintable(text) : [];
}

function unwrapQuotedPrintable(text: string): readonly string[] {
  const joined = text.replace(/=\r?\n/g, '').replace(/\r?\n$/, '');
  if (/=(?![\dA-F]{2})|[^\0-\x7f]/.test(joined)) return [];
  const percent = joined.replaceAll('%', '%25').replace(/=(?=[\dA-F]{2})/g, '%');
  try {
    return [decodeURIComponent(percent)];
  } catch {
    return [];
  }
}

/** So many pairs on lines of their own are the string. */
const leastLines = 3;
const plainPair = /^[A-Za-z_][\w.-]{0,60}=\S/;
const namedValue = /^[ \t]*[A-Za-z][\w .-]{0,40}(?:[:=]|=>)[ \t]*\S/;
/** A shell's, with or without a command behind it. */
const shellPrompt =
  /^(?:\[?[\w.-]{1,60}@[\w.-]{1,60}[^$#%>\n]{0,120}[$#%>](?: |$)|[$#%>] |PS [^>\n]{1,200}>|[A-Z]:\\[^>\n]{0,200}>)/;

/** The one line that has pairs, among others: a log's, a terminal's, or the signature's. */
function pickLine(text: string): readonly string[] {
  const lines = text.trim().split(/\r?\n/);
  const found = lines.filter(hasSeveralPairs);
  const others = lines.filter((line) => !hasSeveralPairs(line));
  // A method and a path may be what the code signs; a name and its value are a log's, a prompt is a terminal's.
  const areKnown =
    others.length > 0 &&
    others.every((line) => namedValue.test(line) || shellPrompt.test(line)) &&
    others.filter((line) => plainPair.test(line)).length < leastLines;
  // A line that closes a bracket is the end of an object, which the others print.
  return areKnown && found.length === 1 ? found.filter((line) => !/^[ \t]*[)}\]]/.test(line)) : [];
}

function stripTag(text: string): readonly string[] {
  const [, , inner] =
    /^\s*(?:<(pre|code|p|td|textarea)>|<!\[CDATA\[)([\s\S]*?)(?:<\/\1>|\]\]>)\s*$/.exec(text) ?? [];
  return inner === undefined ? [] : [inner];
}

/** What stands there twice or three times and nothing else: pasted so, or printed by two calls. */
function pickRepeated(text: string): readonly string[] {
  return [2, 3].flatMap((times) =>
    ['', '\n', '\r\n', ' '].flatMap((between) => {
      const length = (text.length - between.length * (times - 1)) / times;
      const one = text.slice(0, length);
      const isWhole = Number.isInteger(length) && one.includes('=');
      return isWhole && Array(times).fill(one).join(between) === text ? [one] : [];
    }),
  );
}

const opening = /^(?:(?:bytearray\()?[bBurRf@$]|string\(\d+\)\s*)?["'`]/;

/** What a console, a debugger or PHP's serialize writes before quotes and behind them. */
const prompt =
  /^(?:[\w./\\:-]{1,300}:\d{1,7}:\r?\nstring (?=')|>>> [^\n]*\n|> [^\n]*\n|(?:irb\([^\n]{0,60}> |=> )|\$VAR\d+ = |s:\d+:(?="))/;
const afterQuotes =
  /(?<=["'`])(?:[,;]|\s+\/\/ [^\n"'`]{1,200}|\s+\(length=\d+\)|\s+to (?:deeply |strictly )?(?:equal|be|match)\b[^"'`\n]{0,200})$/;
/** Side by side, as Python's pprint breaks a long string. */
const literalsInBrackets = /^\((["'][\s\S]*["']\r?\n[ \t]+["'][\s\S]*["'])\)$/;
const curlyQuoted = /^[\u201c\u201e\u2018\u00ab]([\s\S]*)[\u201d\u201c\u2019\u00bb]$/;

/** With the escapes of a language undone, or as it stands between the quotes. */
function stripQuotes(pasted: string): readonly string[] {
  const [, curly] = curlyQuoted.exec(pasted) ?? [];
  if (curly !== undefined) return [curly];
  const text = pasted
    .replace(prompt, '')
    .replace(afterQuotes, '')
    .replace(literalsInBrackets, '$1');
  if (!opening.test(text)) return [];
  // Node's inspect shows the beginning of a long string, and behind its quotes how much there is more.
  const [, , begun, mark] = /^(["'`])([\s\S]*)\1(\.{3} \d+ more characters?)$/.exec(text) ?? [];
  if (begun !== undefined) return [begun + mark];
  const [, , inner] = /^(["'`])([\s\S]*)\1$/.exec(text) ?? [];
  const unwrapped = unwrapQuoted(text).map((derived) => derived.text);
  return inner === undefined ? unwrapped : [...unwrapped, inner];
}

/** A string in quotes, with its escapes, that holds several pairs. */
const quotedPairs =
  /(?<=[[{(,]\s{0,9}|[\w"']:\s{0,9}|=>\s{0,9}(?:string\(\d{1,7}\) )?)b?(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const loggerKey =
  /"(?:log|(?:log)?level|lvl|severity|logger|category|eventid|msg|message|@\w{1,20})"\s*:|"(?:ts|time|date|timestamp)"\s*:\s*"\d{4}-\d\d-/i;
/** The name of the string itself: nobody signs an object that has it under that. */
const ownName =
  /(?<!\w)\w{0,40}(?:sign|canon|待签|签名)\w{0,40}["']?\s?(?::|=>)\s?["'][A-Za-z_]\w*(?:=|\\u003d)/i;
/** What no code signs, whatever its keys are. */
const rubyHash = /^\{\s{0,9}["':]?\w{1,60}["']?\s?=>\s?["']/;
/** As Go and Gson write signs of HTML in JSON. */
const escapedSigns = [
  [/\\u0026/gi, '&'],
  [/\\u003d/gi, '='],
] as const;

/** As often one record has the same string. */
const mostCopies = 4;

/** The one string of a list, an object or a table's row, as a program, a logger or a page has it. */
function pickEmbedded(text: string, forms: readonly PasteForm[]): readonly string[] {
  const inner = text.trim();
  const [, listed] = /^(?:Optional)?\[([A-Za-z_]\w*=.*)\]$/s.exec(inner) ?? [];
  if (listed !== undefined) return [listed];
  if (/^\|[^\n]*\|$/.test(inner)) {
    const cells = inner.split('|').filter(hasSeveralPairs);
    return cells.length === 1 ? cells.map((cell) => cell.trim()) : [];
  }
  // An object and nothing else may be what the code signs; nobody signs one that is indented.
  const isObject = inner.startsWith('{') && !/^\{\r?\n/.test(inner);
  // What a record has as a text is one of a logger.
  const isLogged =
    forms.includes('embedded') ||
    [loggerKey, ownName, rubyHash, /\\u0026/i].some((one) => one.test(inner));
  if (!/[[{(](?:\s{0,9}|[^"'`\n]{0,60})["'`]/.test(inner) || (isObject && !isLogged)) return [];
  const found = [...inner.matchAll(quotedPairs)].filter(([, , one = '']) =>
    hasSeveralPairs(escapedSigns.reduce((text, [sign, own]) => text.replace(sign, own), one)),
  );
  if (found.length > mostCopies) return [];
  // .NET's console writes a message once more, among what it was made of.
  const texts = new Map(
    found.map(([whole]) => [(stripQuotes(whole)[0] ?? '').replace(label, ''), whole]),
  );
  const [only, other] = texts.values();
  return only === undefined || other !== undefined ? [] : stripQuotes(only);
}

const depthLimit = 3;
/** How many texts are looked at. */
const textLimit = 60;
/** In characters. */
const lengthLimit = 100_000;

export interface StrippedText {
  readonly forms: readonly PasteForm[];
  readonly text: string;
}

/** What is left when one thing is stripped, then when several are. */
export function* listStripped(ownString: string): Generator<StrippedText> {
  if (ownString.length > lengthLimit) return;
  const seen = new Set([ownString]);
  let texts: readonly StrippedText[] = [{ forms: [], text: ownString }];
  for (let depth = 0; depth < depthLimit; depth++) {
    const next: StrippedText[] = [];
    for (const stripped of texts.flatMap(stripOnce)) {
      if (seen.has(stripped.text)) continue;
      if (seen.size > textLimit) return;
      seen.add(stripped.text);
      next.push(stripped);
      yield stripped;
    }
    texts = next;
  }
}

function stripOnce({ forms, text }: StrippedText): readonly StrippedText[] {
  return strips.flatMap(([form, strip]) =>
    strip(text, forms).map((left) => ({
      // A label within another one is told as one.
      forms: forms.includes(form) ? forms : [...forms, form],
      text: left,
    })),
  );
}
