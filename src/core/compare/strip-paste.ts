/** A string that was only damaged on its way into the field: a label before it, quotes around it, its bytes in its place. */
import type { DumpForm } from '../intake/form';
import { unwrapByteList, unwrapHex } from '../intake/wrap/byte-text';
import { unwrapQuoted } from '../intake/wrap/escaped-text';

/** What was around the string, or in it, from the outside to the inside. */
export type PasteForm =
  | Extract<DumpForm, 'quoted' | 'hex' | 'byte-list' | 'broken-lines'>
  | PasteDamage;
type PasteDamage = 'label' | 'markup';

type Strip = (text: string) => readonly string[];

const label =
  /^[^&\n]{0,120}?(?:sign|str|plain|canon|content|payload|data|text|raw|base|source|待签|签名)[^&\n]{0,60}?(?::=|=>|->|[:=：])[ \t]*/i;

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

const strips: readonly (readonly [form: PasteForm, strip: Strip])[] = [
  ['label', (text) => (label.test(text) ? [text.replace(label, '')] : [])],
  ['quoted', (text) => unwrapQuoted(text.trim()).map((derived) => derived.text)],
  ['hex', (text) => unwrapHex(text.trim()).map((derived) => derived.text)],
  ['byte-list', (text) => unwrapByteList(text.trim()).map((derived) => derived.text)],
  // A line end at the end may be what the code signs.
  ['broken-lines', (text) => (/\n./.test(text) ? [text.replace(/\r?\n(?=.)/g, '')] : [])],
  ['markup', (text) => [text.replace(/[×¬©®§¶¤£°]/g, (sign) => characterOfName[sign] ?? sign)]],
];

const depthLimit = 3;
/** In characters. */
const lengthLimit = 100_000;

/** Null unless the string is exactly the expected one without what was stripped. */
export function stripPaste(
  ownString: string,
  expected: string,
  depth = depthLimit,
): readonly PasteForm[] | null {
  if (depth === 0 || ownString.length > lengthLimit) return null;
  for (const [form, strip] of strips) {
    for (const text of strip(ownString)) {
      if (text === ownString) continue;
      if (text === expected) return [form];
      const inner = stripPaste(text, expected, depth - 1);
      if (inner !== null) return [form, ...inner];
    }
  }
  return null;
}
