/**
 * How much of a text an editor shows. Every line, and every letter that is written from right to left, costs the
 * browser's layout many times what other characters do: a text with too much of either would hold the page up.
 */

interface Share {
  readonly characters: number;
  /** Line ends and right-to-left letters among them. */
  readonly costly: number;
}

/** A text within these is shown as a whole and edited as usual. */
const whole: Share = { characters: 200_000, costly: 5000 };

/** So much of the beginning of any other. */
const beginning: Share = { characters: 20_000, costly: 500 };

/** Where the part of the text that is shown ends: its own end, for all but very long ones. */
export function findShownEnd(text: string): number {
  if (text.length <= whole.costly || findEnd(text, whole) === text.length) return text.length;
  const end = findEnd(text, beginning);
  return isInside(text, end) ? end - 1 : end;
}

function findEnd(text: string, { characters, costly }: Share): number {
  const end = Math.min(text.length, characters);
  let left = costly;
  for (let at = 0; at < end; at++) {
    if (!isCostly(text.charCodeAt(at))) continue;
    if (left === 0) return at;
    left -= 1;
  }
  return end;
}

function isCostly(code: number): boolean {
  return (
    code === 0x0a ||
    code === 0x0d ||
    // Hebrew to Arabic Extended-A, and the presentation forms of both.
    (code >= 0x0590 && code <= 0x08ff) ||
    (code >= 0xfb1d && code <= 0xfefc)
  );
}

/** Between the halves of a surrogate pair, or of CRLF. */
function isInside(text: string, at: number): boolean {
  return /^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)$/.test(text.slice(at - 1, at + 1));
}
