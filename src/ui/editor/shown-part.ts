/**
 * How much of a text an editor shows. The browser lays a text out in runs: one for each line, each change of script
 * and each character that no font has. It takes many times longer with runs than with characters, and letters that
 * join, stack or have no spaces between words cost as much: a text with too much of these would hold the page up.
 */

interface Share {
  readonly characters: number;
  /** What its runs may cost together. */
  readonly cost: number;
}

/** A text within these is shown as a whole and edited as usual. */
const whole: Share = { characters: 200_000, cost: 5000 };

/** So much of the beginning of any other. */
const beginning: Share = { characters: 20_000, cost: 500 };

/** Where the part of the text that is shown ends: its own end, for all but very long ones. */
export function findShownEnd(text: string): number {
  if (text.length <= whole.cost || findEnd(text, whole) === text.length) return text.length;
  const end = findEnd(text, beginning);
  return isInside(text, end) ? end - 1 : end;
}

function findEnd(text: string, { characters, cost }: Share): number {
  const end = Math.min(text.length, characters);
  let left = cost;
  let last: Kind = 'common';
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const kind =
      isLow(code) && at > 0 && isHigh(text.charCodeAt(at - 1)) ? 'common' : readKind(text, at);
    if (kind === 'common') continue;
    if (kind === 'costly') {
      left -= 1;
    } else {
      if (kind !== last && last !== 'common') left -= changeCost;
      last = kind;
    }
    if (left < 0) return at;
  }
  return end;
}

/** Of another script than the letter before. */
const changeCost = 0.25;

/** `common`: what stands in a run of any script. `costly`: what has a run of its own, or costs as much. */
type Kind = 'common' | 'latin' | 'greek' | 'cyrillic' | 'symbol' | 'chinese' | 'emoji' | 'costly';

function readKind(text: string, at: number): Kind {
  const code = text.charCodeAt(at);
  if (isHigh(code) && isLow(text.charCodeAt(at + 1))) {
    if (code >= 0xd83c && code <= 0xd83e) return 'emoji';
    return code >= 0xd840 && code <= 0xd88d ? 'chinese' : 'costly';
  }
  return kindNames[kinds[code] as number] as Kind;
}

/**
 * The last code unit of each range, and what stands in it. Controls have no picture in any font. Chinese goes for all
 * that is written without joining: Japanese and Korean too.
 */
const ranges = [
  [0x08, 'costly'],
  [0x09, 'common'],
  [0x1f, 'costly'],
  [0x40, 'common'],
  [0x5a, 'latin'],
  [0x60, 'common'],
  [0x7a, 'latin'],
  [0x7e, 'common'],
  [0x9f, 'costly'],
  [0xbf, 'common'],
  [0x2af, 'latin'],
  [0x36f, 'common'],
  [0x3ff, 'greek'],
  [0x52f, 'cyrillic'],
  [0x1dff, 'costly'],
  [0x1eff, 'latin'],
  [0x1fff, 'greek'],
  [0x2dff, 'symbol'],
  [0x9fff, 'chinese'],
  [0xabff, 'costly'],
  [0xd7a3, 'chinese'],
  // Lone halves of pairs, and what is for private use.
  [0xf8ff, 'costly'],
  [0xfaff, 'chinese'],
  [0xfdff, 'costly'],
  [0xfe0f, 'common'],
  [0xfe6f, 'chinese'],
  [0xfefe, 'costly'],
  [0xfeff, 'symbol'],
  [0xffef, 'chinese'],
  [0xffff, 'costly'],
] as const satisfies readonly (readonly [number, Kind])[];

const kindNames = [...new Set(ranges.map(([, kind]) => kind))];

/** Of each code unit, by its place among the names: it is asked of 200,000 characters at every edit. */
const kinds = new Uint8Array(0x10000);
let first = 0;
for (const [last, kind] of ranges) {
  kinds.fill(kindNames.indexOf(kind), first, last + 1);
  first = last + 1;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/** Between the halves of a surrogate pair, or of CRLF. */
function isInside(text: string, at: number): boolean {
  return /^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)$/.test(text.slice(at - 1, at + 1));
}
