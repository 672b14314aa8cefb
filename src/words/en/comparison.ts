import type { PasteForm } from '../../core/compare/strip-paste';
import type { ComparisonWords } from '../comparison-words';
import { toPlainText } from '../text';
import { english } from './language';

const { count, list, quoteBriefly, say } = english;

const ownKinds = {
  missing: 'missing',
  added: 'added',
  changed: 'changed',
  moved: 'moved',
} as const;

export const comparisonWords: ComparisonWords = {
  title: 'Your string',
  same: {
    text: '✓ the same, character by character',
    digest:
      '✓ the same, by its SHA-256 (if your code verifies the digest in its place, it fails: verifying hashes on its own)',
  },
  sameStripped: (forms) =>
    `✓ the same, but for ${listPasteForms(forms)}${forms.some(mayBeVerified) ? ' (if your code verifies that, it fails)' : ''}`,
  stripped: (forms) => `Compared without ${listPasteForms(forms)}.`,
  different: {
    text: (differences, hasPairs) =>
      `✕ ${count(differences, { one: 'difference', other: 'differences' })}${hasPairs ? '' : ': it has none of the right pairs'}`,
    digest: '✕ another SHA-256',
  },
  asPasted: 'Compared with the string of the pasted copy, which is not the one that was signed.',
  digestHint: 'Only its SHA-256 is known. Paste the string to see which pair differs.',
  own: {
    kinds: ownKinds,
    short: { expected: 'expected', own: 'yours' },
    long: { expected: 'String to be signed', own: 'Your string' },
  },
  pasted: {
    kinds: ownKinds,
    short: { expected: 'pasted', own: 'yours' },
    long: { expected: 'String of the pasted copy', own: 'Your string' },
  },
  signed: {
    kinds: {
      missing: 'not signed',
      added: 'only signed',
      changed: 'changed',
      moved: 'moved',
    },
    short: { expected: 'pasted', own: 'signed' },
    long: { expected: 'From the pasted input', own: 'Signed' },
  },
  places: ({ short }, { expected, own }) =>
    `${short.own}: pair ${own}; ${short.expected}: pair ${expected}`,
  empty: 'empty',
  bare: 'no “=” and no value',
  place: 'place',
  beside: ({ before, after }) => {
    if (before === null) {
      return after === null ? 'alone' : say`at the front, before ${quoteBriefly(after)}`;
    }
    return after === null
      ? say`at the end, behind ${quoteBriefly(before)}`
      : say`between ${quoteBriefly(before)} and ${quoteBriefly(after)}`;
  },
};

/** What a program may have made of the string, and not the one that printed it. */
function mayBeVerified(form: PasteForm): boolean {
  return verifiable.has(form);
}

const verifiable: ReadonlySet<PasteForm> = new Set([
  'quoted',
  'escaped',
  'percent',
  'repeated',
  'markup',
  'typography',
  'hex',
  'base64',
  'byte-list',
  'broken-lines',
  'json-escapes',
  'entities',
]);

/** Inside a sentence. */
export function listPasteForms(forms: readonly PasteForm[]): string {
  return toPlainText(
    list(
      forms.map((form) => pasteForms[form]),
      'and',
    ),
  );
}

const pasteForms: Record<PasteForm, string> = {
  label: 'a label before it',
  quoted: 'quotes around it',
  escaped: 'a shell’s backslashes',
  'json-escapes': 'the escapes of JSON, as in a log’s line',
  percent: 'a name before it and percent-encoded, as in an address',
  entities: 'HTML’s character references',
  hex: 'hex of its bytes',
  base64: 'Base64 of its bytes',
  'byte-list': 'a list of its bytes',
  'broken-lines': 'lines broken',
  embedded: 'other data around it',
  gap: 'a gap in its middle, of which nothing can be told',
  repeated: 'its own repetition',
  markup: '“&times” shown as ×, as HTML does with it and its like',
  invisible: 'characters that cannot be seen, or other blanks (if your code writes them, it fails)',
  typography: 'dashes, quotation marks or full-width signs in place of ASCII’s',
  colours: 'a terminal’s colours',
  'shown-bytes': 'line ends or bytes beyond ASCII as cat or syslog shows them',
  page: 'a page’s line breaks and escapes',
  'line-ends': 'line ends as Windows has them, or a page behind it',
  links: 'addresses that a chat made links',
  mail: 'a mail’s marks or its encoding',
  'other-lines': 'other lines around it',
  'other-strings': 'another string beside it',
  'beside-right': 'another string beside it, which is the right one',
};
