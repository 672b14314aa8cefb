/** What logs, dumps and shells print around one string, or make of it: each gives the texts that may be left of it. */
import { decodeEntity, entity } from '../canonical/transform-text';
import { shownBytes } from '../intake/detect-lost';
import { unwrapQuoted } from '../intake/wrap/escaped-text';
import { unwrapShownBytes } from '../intake/wrap/shown-bytes';
import { encodeUtf8 } from '../text/utf-8-bytes';

type Texts = readonly string[];

/** The first pair, perhaps behind a quote. */
const firstPair = String.raw`(?=["'\x60]?[\p{L}_][\p{L}\p{M}\p{N}_]{0,100}=)`;
const quotedPair = String.raw`(?=\$?["'\x60][\p{L}_][\p{L}\p{M}\p{N}_]{0,100}=)`;

/** Of a line: its end is the log's, and so are the blanks of Monolog's empty context. */
const loggers: readonly RegExp[] = [
  new RegExp(String.raw`^\[?\d{4}[-/]\d\d[-/]\d\d[^&=\n]{0,200}[\s:]${firstPair}`, 'u'),
  // Ruby's Logger
  new RegExp(
    String.raw`^[DIWEFA], \[\d{4}-[^\]\n]{10,60}\] +[A-Z]+ -- [^:\n]{0,80}: ${firstPair}`,
    'u',
  ),
  // An access log's request, with a label of its own
  new RegExp(
    String.raw`^(?:GET|POST|PUT) \S{1,300}(?: HTTP/[\d.]{1,3})? (?:\S{1,40}[=:] ?)${firstPair}`,
    'u',
  ),
  // logfmt, as logrus and slog write it
  new RegExp(
    String.raw`^(?:[\w.@]{1,30}=(?:"[^"\n&]{0,100}"|[^\s"&=]{1,100})[ \t]){1,8}[\w.@]{1,30}=${quotedPair}`,
    'u',
  ),
];

export function stripLogger(text: string): Texts {
  return loggers.flatMap((one) => {
    if (!one.test(text)) return [];
    const line = text.replace(one, '');
    return [line, line.replace(/(?<![ \t]) {0,3}\r?\n$/, '')];
  });
}

/** A variable's name before its quotes: Python's f"{s=}", bash's declare -p, a command that set -x prints. */
const variables: readonly RegExp[] = [
  new RegExp(String.raw`^[A-Za-z_$][\w.$]{0,60} ?= ?${quotedPair}`, 'u'),
  new RegExp(
    String.raw`^(?:declare|typeset|export|local|readonly) (?:-[-\w]{1,10} )?[A-Za-z_]\w{0,60}=${quotedPair}`,
    'u',
  ),
  new RegExp(String.raw`^\+{1,8} [^&"'\n]{0,200} ${quotedPair}`, 'u'),
];

export function stripVariable(text: string): Texts {
  return variables.flatMap((one) => (one.test(text) ? [text.replace(one, '').trimEnd()] : []));
}

/** An object with one field, as a program prints it; JSON may be what the code signs. */
const objects: readonly RegExp[] = [
  // Node's inspect and Python: {s: '…'}, Ruby: {:s=>"…"}
  /^\{\s{0,9}(?:[A-Za-z_$][\w$]{0,60}: |'\w{1,60}': |:\w{1,60} ?=> ?|"\w{1,60}" ?=> ?)(["'`][\s\S]*["'`]),?\s{0,9}\}$/,
  // Go's %v
  /^map\[[\w ]{1,60}:([\s\S]*)\]$/,
  // PHP's print_r
  /^(?:Array|\w{1,60} Object)\s{0,9}\(\s{1,9}\[[\w:]{1,60}\] => ([\s\S]*?)\n\)$/,
];

/** What nginx writes behind each message of a request. */
const nginxContext = ', client: ';
const nginxFields =
  /^, client: [^,\n]{1,60}, server: [^,\n]{0,200}(?:, [a-z]{2,20}: "[^"\n]{0,2000}"){0,6}$/;

export function stripObject(text: string): Texts {
  const inner = text.trim();
  const at = inner.lastIndexOf(nginxContext);
  if (at > 0 && nginxFields.test(inner.slice(at))) return [inner.slice(0, at)];
  return objects.flatMap((one) => one.exec(inner)?.[1] ?? []);
}

/** Two pairs side by side. */
export function hasSeveralPairs(text: string): boolean {
  const parts = text.split('&');
  return parts.some((part, index) => part.includes('=') && parts[index + 1]?.includes('='));
}

/** PHP's `print_r` and `var_dump`, Laravel's `dd`: what is in quotes there has no escapes. */
const dumpStart =
  /^(?:Array|array(?:[:(]\d{1,7}\)?)?|object\([\w\\]{1,100}\)#\d{1,7}|\w{1,60} Object)[\s([{]/;
const dumpLine = /^\s*(?:\[?"?[\w:-]{1,60}"?\]?|[-+#]"?\w{1,60}"?:?)\s?(?:=>|:)\s?(.*?),?$/;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Each may claim to be as long as all of the text. */
const mostStrings = 8;
const countedString = /string\((\d{1,7})\) "/g;

/** The one value of a dump on several lines that has pairs. */
export function stripDumpLines(text: string): Texts {
  const inner = text.trim();
  if (!dumpStart.test(inner)) return [];
  const strings = [...inner.matchAll(countedString)].slice(0, mostStrings);
  const counted = strings.flatMap(({ 0: mark, 1: length, index }) => {
    const start = index + mark.length;
    const bytes = encodeUtf8(inner.slice(start, start + Number(length)));
    const value = decoder.decode(bytes.subarray(0, Number(length)));
    return hasSeveralPairs(value) ? [value] : [];
  });
  const lines = inner.split('\n').flatMap((line) => {
    const value = dumpLine.exec(line.trimEnd())?.[1] ?? '';
    return hasSeveralPairs(value) ? [value.replace(/^"(.*)"$/, '$1')] : [];
  });
  const found = counted.length > 0 ? counted : lines;
  return found.length === 1 ? found : [];
}

/** A line of logfmt with the string between its pairs, in quotes that Ruby's lograge does not escape. */
const logfmtLine =
  /^(?:[\w.@-]{1,40}=(?:"[^"\n&]{0,200}"|[^\s"&]{0,200})[ \t]){0,20}[\w.@-]{1,40}=("[^\n]*")(?:[ \t]+[\w.@-]{1,40}=(?:"[^"\n]{0,500}"|[^\s"&=]{0,200})){1,20}\s*$/;

/** The string in its quotes. */
export function stripLogfmt(text: string): Texts {
  const [, quoted = ''] = logfmtLine.exec(text) ?? [];
  return hasSeveralPairs(quoted) ? [quoted] : [];
}

/** A field of CSV, whose quotes stand there twice. */
const csvField = /(?:^|,)"((?:[^"]|""){1,100000})"(?=,|\s*$)/g;

/** The one field of a line that has pairs. */
export function stripCsv(text: string): Texts {
  if (!text.includes('""') || !text.includes(',"')) return [];
  const fields = [...text.matchAll(csvField)].map(([, field = '']) => field.replaceAll('""', '"'));
  const found = fields.filter(hasSeveralPairs);
  return found.length === 1 ? found : [];
}

/** Several strings that have these keys in common are of one callback, or of one kind. */
const commonKeys = 3;
const mostTexts = 4;
const quotedText = /(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const angledText = /<([^<>\n]*)>/g;
const beforeLabel = /[ \t](?=[a-z]{1,20}[=:][ \t]?[A-Za-z_]\w{0,60}=)/i;

/**
 * Two strings or more, each under or beside another one: what a test expects and what it got, two requests of a log, a
 * diff.
 */
export function listStrings(text: string): Texts {
  const pick = (parts: readonly string[]): Texts => {
    const found = parts.filter(hasSeveralPairs).map(takeString);
    const [first, ...others] = found.map(listKeys);
    const isSeveral =
      first !== undefined &&
      others.length > 0 &&
      found.length <= mostTexts &&
      others.every((keys) => keys.filter((key) => first.includes(key)).length >= commonKeys);
    return isSeveral ? found : [];
  };
  const inner = text.trim();
  for (const parts of [
    inner.split(/\r?\n/),
    [...inner.matchAll(quotedText)].map(([whole]) => whole),
    [...inner.matchAll(angledText)].map(([, one = '']) => one),
    inner.split(beforeLabel),
  ]) {
    const found = pick(parts);
    if (found.length > 0) return found;
  }
  return [];
}

function listKeys(text: string): readonly string[] {
  return text.split('&').map((part) => part.slice(0, Math.max(0, part.indexOf('='))));
}

/** From its first pair on, or between its quotes. */
function takeString(line: string): string {
  const [first = ''] = line.split('&', 1);
  const start = first.search(/[A-Za-z_][\w.-]{0,60}=[^=]*$/);
  if (start < 1) return line.trim();
  const quote = line.charAt(start - 1);
  const end = /["'`<]/.test(quote) ? line.lastIndexOf(quote === '<' ? '>' : quote) : -1;
  return line.slice(start, end > start ? end : undefined).trimEnd();
}

/** A string that an address, a form or a log has percent-encoded behind a name of its own; without one, code signs it so. */
const encodedBehind = /^[^%&\n]{0,300}?[\w\])][=:][ \t]*["']?(?=[A-Za-z_]\w{0,100}%3D)/i;

export function stripPercent(text: string): Texts {
  if (!encodedBehind.test(text)) return [];
  const encoded = text
    .replace(encodedBehind, '')
    .trimEnd()
    .replace(/["']$/, '')
    .replace(/ HTTP\/[\d.]{1,3}$/, '');
  return [encoded, encoded.replaceAll('+', ' ')].flatMap((one) => {
    try {
      return [decodeURIComponent(one)];
    } catch {
      return [];
    }
  });
}

/** Each line but the last ends in the sign by which a shell, or a language's source, continues it on the next. */
export function stripContinued(text: string): Texts {
  const ends = text.match(/.?\r?\n./g) ?? [];
  if (ends.length === 0 || !ends.every((end) => /^[\\^`]/.test(end))) return [];
  return [text.replace(/.\r?\n/g, ''), text.replace(/.\r?\n[ \t]*/g, '')];
}

/** rsyslog's octal for control characters. */
export function stripSyslog(text: string): Texts {
  if (!/#01[125]/.test(text)) return [];
  return [text.replace(/#01([125])/g, (_, digit) => String.fromCharCode(parseInt(`1${digit}`, 8)))];
}

/** A shell's backslashes, before every separator too. */
export function stripBackslashes(text: string): Texts {
  if (!text.includes('\\&') || /(?<!\\)&/.test(text)) return [];
  return [text.replace(/\\([^\w\s]|[ \t])/gu, '$1')];
}

/** A log's JSON writes `&` so, as Go's encoder does; code that signs such a text has its quotes too. */
export function stripJsonEscapes(text: string): Texts {
  if (!/\\u0026/i.test(text) || text.includes('&')) return [];
  const unwrapped = unwrapQuoted(`"${text.trim()}"`).map((derived) => derived.text);
  if (unwrapped.length > 0 || text.includes('\\"')) return unwrapped;
  return [text.replace(/\\u00(26|3[cde])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))];
}

/** As `cat -v` and `cat -A` show bytes beyond ASCII and line ends. */
export function stripShownBytes(text: string): Texts {
  const isMarked = /\$\n/.test(text) && !/[^$\n]\n/.test(text);
  if (!isMarked && !shownBytes.test(text)) return [];
  const plain = isMarked ? text.replace(/\$$/gm, '') : text;
  return [shownBytes.test(plain) ? (unwrapShownBytes(plain)[0]?.text ?? plain) : plain];
}

const entityInKey = /(?:^|&amp;)[^&=]{0,60}&[A-Za-z]{2,8};[^&=]{0,60}=/;

/** HTML's names of letters in a key: code that escapes escapes values. */
export function stripEntities(text: string): Texts {
  return entityInKey.test(text) ? [text.replace(entity, decodeReference)] : [];
}

/** A pair that begins behind a page's line break. */
const brokenByPage = /<br ?\/?>(?:\r?\n)?&?(?:amp;)?(?=[\p{L}_][\p{L}\p{M}\p{N}_.[\]-]{0,100}=)/giu;
const bareAmpersand = /&(?!(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/i;

/** Pairs on lines of a page, as its source has them: a break says nothing of what stands between pairs, which is escaped where no `&` is bare. */
export function stripPage(text: string): Texts {
  if ((text.match(brokenByPage) ?? []).length < 2) return [];
  const plain = text.replace(
    /(&(?:amp;)?)?<br ?\/?>(\r?\n)?(?=(&?))/gi,
    (_, before = '', end = '', after = '') => before + (end || before || after ? end : '\n'),
  );
  return [bareAmpersand.test(plain) ? plain : plain.replace(entity, decodeReference)];
}

function decodeReference(whole: string, ...codes: readonly string[]): string {
  return decodeEntity(whole, codes[0], codes[1], codes[2]);
}

/** Line ends as Windows has them, or the one that a page has behind all of it. A page's breaks inside of values are also what code adds that signs them. */
export function stripLineEnds(text: string): Texts {
  const [last = ''] = /<br ?\/?>(?:\r?\n)?$/i.exec(text) ?? [];
  if (last !== '') return [text.slice(0, text.length - last.length)];
  return /\r\n./.test(text) && !/(?<!\r)\n/.test(text) ? [text.replaceAll('\r\n', '\n')] : [];
}

/** Addresses that a chat made links: `<https://…>`. */
export function stripLinks(text: string): Texts {
  const link = /<(https?:\/\/[^\s"]{1,2000})>/g;
  return link.test(text) ? [text.replace(link, '$1')] : [];
}
