/** The shape of a mask: what filters put in the place of a card, a phone, a mail address or a secret. Never proof that it is one. */

/** `***`, `138****5678`, `j***@mail.com`, `****-****-1234`: stars or dots beside what was kept; both ends of a word only emphasize it. */
const stars =
  /^(?!([*＊•●█×]+)\p{L}+\1$)[\p{L}\p{N}_.+@#-]*(?:[*＊•●█×]{3,}[\p{L}\p{N}_.+@#-]+)*[*＊•●█×]{3,}[\p{L}\p{N}_.+@#-]*$/u;

/** `xxxx1234`, `XXXX-XXXX-1234`: a few x of one case in the place of digits. */
const crosses =
  /^(?:\d{1,12}[-.]?)?(?:(?:x{4,16}|X{4,16})[-.])*(?:x{4,16}|X{4,16})(?:[-.]?\d{1,12})?$/;

/** `王**` alone, also in JSON: behind words stars are no mask. */
const chineseName = /(?:^|")\p{Script=Han}[*＊]{2,4}(?:"|$)/u;

/** `P20...01`, `6222…1234`: a code or a number without its middle; words have dots between them, too. */
const dots = /^(?=\D*\d)[\p{L}\p{N}_@-]{2,}(?:\.{3}|…)[\p{L}\p{N}_.@-]{2,}$/u;

/** `[FILTERED]`, `<redacted>`, `***REDACTED***`. */
const words =
  /(?:\[|<|\*{2,3})(?:redacted|filtered|masked|hidden|removed|sensitive)(?:\]|>|\*{2,3})/i;

const shapes: readonly RegExp[] = [stars, crosses, dots];

/** Longer parts are no masked value; what a mask hides is a few characters long, or one token. */
const longestPart = 512;

/** As far as is looked, because the page waits. */
const lookedAt = 20_000;

/** Of a value as it stands, nested JSON included. */
export function isMasked(value: string): boolean {
  const start = value.slice(0, lookedAt);
  if (words.test(start) || chineseName.test(start)) return true;
  return start
    .split(/[\s"'“”,;:=(){}[\]<>|/\\]+/)
    .filter((part) => part.length <= longestPart)
    .some((part) => shapes.some((shape) => shape.test(part)));
}
