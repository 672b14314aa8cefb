/** A body as the argument of a command that a browser copied: with escapes of bash, of cmd or of PowerShell. */
import { type DerivedText, deriveSlice, deriveWhole } from '../derived-text';
import { splitShellWords } from '../headers/split-shell-words';
import { readPowershellString } from '../literal/powershell';

/** Quotes that only a shell has, behind an option or alone. */
const quoted = /(?:^|[\s=])(?:\$'|\^")[\s^]{0,20}[{[]/;
/** An apostrophe inside of single quotes, which stand around JSON. */
const apostrophe = /'(?:\\'|"'")'/;
const single = /(?:^|[\s=d])'\s{0,20}[{[]/;
const ofPowershell = /(?:^|-Body\s{1,20})"[\s`nrt]{0,20}[{[](?:[\s`nrt]{0,20}`"|`[nr]|\s)/i;

/** A command has one; what is none may look like one. */
const mostBodies = 5;

export function unwrapShellData(text: string): readonly DerivedText[] {
  const [found] = ofPowershell.exec(text) ?? [];
  if (found !== undefined && text.includes('`"')) {
    const at = text.indexOf('"', text.indexOf(found));
    const string = readPowershellString(text, at);
    return string === null ? [] : [deriveWhole(string.value, { start: at, end: string.end })];
  }
  const isQuoted = quoted.test(text) || (apostrophe.test(text) && single.test(text));
  if (!isQuoted) return [];
  return splitShellWords(text).flatMap(pickBody).slice(0, mostBodies);
}

/** The word itself, or what an option in it has. */
function pickBody({ text, toSource }: DerivedText): readonly DerivedText[] {
  const start = /^(?:-d|--[\w-]{1,30}=)?(?=\s*[{[])/.exec(text)?.[0].length;
  if (start === undefined) return [];
  const body = deriveSlice(text, start, text.length);
  return [{ text: body.text, toSource: (span) => toSource(body.toSource(span)) }];
}
