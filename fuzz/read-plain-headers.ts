/** A plain second reading of pasted `Name: value` lines (RFC 9110 §5, readings 7 and 9, docs/decisions.md). */

export interface PlainHeaders {
  /** By name in small letters: every value that is not blank, in order. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Names in small letters whose value is blank somewhere. */
  readonly blanks: ReadonlySet<string>;
  /** Lines that are no header. */
  readonly strangers: readonly string[];
}

/** What the verdict depends on. */
export const decisive = ['x-sign', 'x-timestamp', 'x-nonce'];

/** A line that names one of them does not go on with another's value. */
const named = [...decisive, 'x-merchant-no', 'content-type'];

const fieldName = /^:?[!#$%&'*+\-.^_`|~\w]+$/;

export function readPlainHeaders(text: string): PlainHeaders {
  const fields: { name: string; lines: string[] }[] = [];
  const strangers: string[] = [];
  let open: { name: string; lines: string[] } | null = null;
  for (const line of text.replace(/^\ufeff/, '').split(/[\r\n]+/)) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':', 1);
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const isField = fieldName.test(name);
    const isPadded = open?.lines.at(-1)?.trimEnd().endsWith('=') ?? false;
    // Behind its padding a signature goes on with more of that alone.
    const rest = isPadded ? /^=[-\w+/=]*$/ : /^[-\w+/=]+$/;
    const isWrapped = open?.name === 'x-sign' && colon < 0 && rest.test(line.trim());
    const goesOn = !isField && (/^[ \t]/.test(line) || isWrapped);
    if (open !== null && goesOn && !named.some((name) => readStray(line, name) !== null)) {
      open.lines.push(line);
    } else if (isField) {
      open = { name: name.toLowerCase(), lines: [line.slice(colon + 1)] };
      fields.push(open);
    } else {
      open = null;
      strangers.push(line);
    }
  }
  return { ...groupFields(fields), strangers };
}

/**
 * @param line that is no header
 * @returns what seems to be the value of this header in it; null where the line is of something else
 */
export function readStray(line: string, name: string): string | null {
  const spelled = name.split('-').join('[^a-z0-9]{0,3}');
  const naming = new RegExp(`^(.*[^a-z0-9])??${spelled}(?![a-z0-9]|[-_][a-z0-9])(.*)$`, 'is');
  const [, before = '', rest] = naming.exec(line.normalize('NFKC')) ?? [];
  if (rest === undefined) return null;
  // Behind other words it is only spoken of, unless something like a colon follows.
  const isSpokenOf = /[a-z0-9]/i.test(before) && !/^["'`\])}]*\s*(?:[=-]>|[:=|\t])/.test(rest);
  // What begins as a separator ends none: Base64 is padded with one.
  const value = /[^\s"'`,;|<>()[\]{}\\:：=][^\s"'`,;|<>()[\]{}\\:：]*/;
  return isSpokenOf ? null : (value.exec(rest)?.[0] ?? '');
}

function groupFields(fields: readonly { name: string; lines: readonly string[] }[]) {
  const values = new Map<string, string[]>();
  const blanks = new Set<string>();
  for (const { name, lines } of fields) {
    // A wrapped signature keeps its line ends: they are no Base64 (reading 11). One in front of it is white space.
    const parts = lines.map(stripBlanks).filter((part, at) => part !== '' || at > 0);
    const value = stripBlanks(parts.join(name === 'x-sign' ? '\n' : ' '));
    if (value.trim() === '') blanks.add(name);
    else values.set(name, [...(values.get(name) ?? []), ...listTimes(name, value)]);
  }
  return { values, blanks };
}

/** A time that came twice is joined by a comma; any other value may have one of its own. */
function listTimes(name: string, value: string): readonly string[] {
  const times = value.split(/, ?/);
  const isJoined = name === 'x-timestamp' && times.every((one) => /^\d{10,13}$/.test(one));
  return isJoined ? times : [value];
}

function stripBlanks(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '');
}
