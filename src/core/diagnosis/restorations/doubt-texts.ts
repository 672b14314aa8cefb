/** What a text of a rewritten body may have been. */
import { decodeEntity, entity, transformText } from '../../canonical/transform-text';
import { contractFields, isContractField } from '../../contract';
import { readNested } from '../../intake/bare/read-embedded';
import { moveNode } from '../../intake/derived-text';
import {
  createDoubt,
  createNumber,
  createText,
  type DoubtTopic,
  type DumpNode,
} from '../../intake/dump-node';
import { guessPluses } from '../../intake/join-form';
import { decodePercent } from '../../intake/wrap/percent-text';
import type { JsonString } from '../../json/json-node';
import { doubtTimeText } from './doubt-times';
import { invisible, listReread } from './misread-text';
import { pickAllowed } from './pick-allowed';

/** Longer ones are not looked into. */
const lengthLimit = 20_000;

/** @param key of the top-level member; null inside of others */
export function doubtText(node: JsonString, key: string | null): DumpNode {
  if (node.value.length > lengthLimit) return node;
  const time = doubtTimeText(node, key);
  if (time !== null) return time;
  let doubted: DumpNode = doubtNumberText(node);
  const add = (topic: DoubtTopic, options: readonly DumpNode[]): void => {
    doubted = createDoubt(topic, node.span, [doubted, ...options]);
  };
  const { value, span } = node;
  // Each text keeps its place, so that all values are settled alike; those that change nothing are one node.
  const addTexts = (topic: DoubtTopic, texts: readonly (string | readonly string[])[]): void => {
    const nodes = new Map<string | readonly string[], DumpNode>([[value, doubted]]);
    for (const text of texts) if (!nodes.has(text)) nodes.set(text, createEither(text, span));
    if (nodes.size > 1)
      add(
        topic,
        texts.map((text) => nodes.get(text) as DumpNode),
      );
  };
  add('boolean', listBooleans(node));
  if (value === '' || isNullText(node)) add('null', [{ type: 'null', span }]);
  add('nested', listNested(node));
  if (key !== null) addTexts('case', listWords(key, value));
  if (key !== null) add('zeros', listWithZeros(node));
  addTexts('encoding', listReread(value));
  addTexts('characters', listCleaned(value));
  if (key !== null && contractFields[key]?.allowed === undefined)
    addTexts('spaces', listSpaced(value, isContractField(key)));
  return doubted;
}

function createEither(text: string | readonly string[], span: JsonString['span']): DumpNode {
  if (typeof text === 'string') return createText(text, span);
  return createDoubt(
    'bytes',
    span,
    text.map((one) => createText(one, span)),
  );
}

/** What languages print for a null. */
export const nullText = /^(?:null|None|nil|<nil>)$/;

export function isNullText(node: DumpNode): boolean {
  return node.type === 'string' && nullText.test(node.value);
}

/** An enum in its own spelling, or by its number. */
function listWords(key: string, value: string): readonly string[] {
  if (/^\d{1,2}$/.test(value)) return contractFields[key]?.allowed ?? [value];
  return [pickAllowed(key, value) ?? value];
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A number that was written as a text, as many programs do to keep it exact. */
function doubtNumberText(node: JsonString): DumpNode {
  const number = jsonNumber.test(node.value) ? createNumber(node.value, node.span) : null;
  return createDoubt('number', node.span, number === null ? [node] : [node, number]);
}

/** Digits that a spreadsheet read as a number, and an export wrote as a text again. Amounts have none in front. */
function listWithZeros({ value, span }: JsonString): readonly DumpNode[] {
  if (!/^[1-9]\d{2,19}$/.test(value)) return [];
  return [1, 2, 3, 4, 5, 6].map((count) => createText('0'.repeat(count) + value, span));
}

function listBooleans({ value, span }: JsonString): readonly DumpNode[] {
  const isTrue = /^(?:1|true|t|on|yes|y)$/i.test(value);
  const isFalse = /^(?:0|false|f|off|no|n|)$/i.test(value);
  return isTrue || isFalse ? [{ type: 'boolean', value: isTrue, span }] : [];
}

/** An object or a list that was written as a text: a column of a database, a form's field. */
function listNested({ value, span }: JsonString): readonly DumpNode[] {
  if (/^[\w.-]{1,40}(?:,[\w.-]{1,40}){1,100}$/.test(value)) return listJoined(value, span);
  if (!/^\s*(?:[[{]|map\[|OrderedDict\()/.test(value)) return [];
  const found = readNested(value);
  return found === null ? [] : [moveNode(found.root, () => span)];
}

/** A list of numbers, or of words, that was joined by commas. */
function listJoined(value: string, span: JsonString['span']): readonly DumpNode[] {
  const items = value.split(',').map((item) => createText(item, span));
  const numbers = items.map((item) =>
    jsonNumber.test(item.value) ? createNumber(item.value, span) : null,
  );
  const list = (nodes: readonly DumpNode[]): DumpNode => ({ type: 'array', span, items: nodes });
  const ofNumbers = numbers.filter((number) => number !== null);
  return ofNumbers.length === items.length ? [list(ofNumbers), list(items)] : [list(items)];
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
/** An escape of JSON: of a unit, or of a character that follows. */
const escapes = /\\(?:u([\da-f]{4})|([nrt"'\\/]))/gi;
/** A unit beyond ASCII whose backslash stripslashes took. */
const bareUnit = /\\?u(00[89a-f][\da-f]|0[1-9a-f][\da-f]{2}|[1-9a-f][\da-f]{3})/gi;

/** Units that an escape names, without the backslash of one or with it. */
export function readBareUnits(text: string): string {
  return text.replace(bareUnit, (_, hex: string) => readUnit(hex));
}

function readUnit(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

/** An address that an editor of Markdown, Slack or Jira made a link. */
const link =
  /\[(https?:[^[\]]{1,2000})\]\(\1\)|<(https?:[^<>\s|]{1,2000})>|\[(https?:[^[\]\s|]{1,2000})\|\3\]/g;

/** By what may have been done to it: in the same order for every text, since it was done to all of them. */
function listCleaned(value: string): readonly string[] {
  // A signer that keeps what is blank and encodes it gives such signs, which hardly anybody sends.
  const isBlank = value.trim() === '';
  const encode = (space: string): string => (isBlank ? value : value.replaceAll(' ', space));
  return [
    value.replace(invisible, ''),
    value.replace(/[\u00a0\u202f\u3000]/g, ' '),
    value.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/[\u2018\u2019]/g, "'"),
    value.replace(/\r\n?/g, '\n'),
    value.replace(/<br ?\/?>\n?/g, '\n'),
    value.replace(/\\(["'\\/])/g, '$1'),
    value.replace(entity, decodeEntity),
    decodePercent(value, false),
    decodePercent(value, true),
    encode('+'),
    // Where a plus shows by what is around it, other blanks are none.
    ...guessPluses(value),
    encode('%20'),
    // Each of them was one that is no wider, or is as wide as a character of East Asia.
    encode('\u00a0'),
    encode('\u3000'),
    transformText(value, 'nfc'),
    transformText(value, 'nfd'),
    value.replace(/\\([nrt"'\\/])/g, (_, char: string) => controls[char] ?? char),
    value.replace(link, '$1$2$3'),
    takeLinksOff(value),
    // An export of Slack has all of it.
    takeLinksOff(value.replace(link, '$1$2$3')).replace(entity, decodeEntity),
    // What JavaScript's inspect prints of a BigInt.
    value.replace(/^(-?\d+)n$/, '$1'),
    // A spreadsheet's mark of a text, and another's of a number; a telephone in groups.
    value.replace(/^['#](?=[+\w])/, ''),
    /^\+\d[\d ().-]{5,30}$/.test(value) ? value.replace(/[ ().-]/g, '') : value,
    readBareUnits(value),
    // A text that was made JSON's twice.
    value.replace(escapes, (_, hex: string | undefined, char = '') =>
      hex === undefined ? (controls[char] ?? char) : readUnit(hex),
    ),
    ...listTyped(value),
    // As SQL writes an apostrophe, and a spreadsheet a text that it shall not read as a number.
    value.replaceAll("''", "'"),
    value.replace(/^="([^"]*)"$/, '$1'),
    value.replace(/ {2,}/g, ' '),
    value.replaceAll('\t', ' '),
    value.replace(/(?<!\r)\n/g, '\r\n'),
    isBlank ? value : encodeValue(value),
    // As a gateway or a ticket's system takes the life out of an address.
    value.replace(/\bhxxp(?=s?:)/gi, 'http').replace(/\[([.:])\]/g, '$1'),
  ];
}

/** Of a value that was decoded on its way; a lone surrogate has no UTF-8. */
function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** As it was typed, before a word processor, a mail program or a blog set it: two hyphens became a dash, a short or a long one. */
function listTyped(value: string): readonly string[] {
  const quoted = value.replace(/[\u201c-\u201f]/g, '"').replace(/[\u2018-\u201b]/g, "'");
  const dotted = value.replaceAll('\u2026', '...');
  const typed = quoted.replaceAll('\u2026', '...').replaceAll('\u00d7', 'x');
  return [
    typed.replace(/[\u2013\u2014]/g, '--'),
    typed.replaceAll('\u2013', '--').replaceAll('\u2014', '---'),
    typed.replace(/[\u2010-\u2015]/g, '-'),
    dotted,
    quoted,
    value.replace(/[\u2013\u2014]/g, '--'),
    value.replaceAll('\u00d7', 'x'),
  ];
}

/** Slack’s links whose text is shown, `<mailto:a@b.c|a@b.c>`; Outlook’s, behind their text; Markdown’s, as Teams copies them. */
function takeLinksOff(value: string): string {
  return value
    .replace(
      /<(?:https?:\/\/|mailto:|tel:)?([^<>|\s]{1,2000})\|([^<>|\s]{1,2000})>/g,
      (whole, address: string, shown: string) => (shown.endsWith(address) ? shown : whole),
    )
    .replace(
      / ?<(?:mailto:|tel:)?([^<>|\s]{1,2000})>/g,
      (whole, address: string, at: number, all: string) =>
        all.slice(0, at).endsWith(address) ? '' : whole,
    )
    .replace(
      /\[([^[\]\s]{1,2000})\]\((?:mailto:|tel:)?([^()\s]{1,2000})\)/g,
      (whole, shown: string, address: string) => (shown === address ? shown : whole),
    );
}

/** So many places of one blank that may have been two. */
const blankLimit = 12;

/** Blanks that a program trimmed away, or that a column of fixed width added; a page of HTML shows one for two. */
function listSpaced(value: string, isContracts: boolean): readonly string[] {
  if (value === '') return [];
  if (value !== value.trim())
    return [
      value.trim(),
      value.trimStart(),
      value.trimEnd(),
      ` ${value}`,
      `${value} `,
      ` ${value} `,
    ];
  if (isContracts) return [`${value} `, ` ${value}`, `${value}\n`];
  const starts = ['', ' ', '  ', '\t'];
  const ends = ['', ' ', '\n', '  ', '\r\n', '\t'];
  const blanks = [...value.matchAll(/(?<=\S)[ ](?=\S)/g)].slice(0, blankLimit);
  const doubled = blanks.map(({ index }) => `${value.slice(0, index)} ${value.slice(index)}`);
  if (blanks.length > 1) doubled.push(value.replace(/(?<=\S)[ ](?=\S)/g, '  '));
  const padded = starts.flatMap((start) => ends.map((end) => start + value + end));
  return [...padded, ...doubled, ...listBroken(value)];
}

/** So many blanks of which any may have been a line end; of more, one or two. */
const lineLimit = 6;

/** Lines that a log or a form’s field put into one, a blank for each line end. */
function listBroken(value: string): readonly string[] {
  const parts = value.split(' ');
  const blanks = Math.min(parts.length - 1, blankLimit);
  const choices = Array.from({ length: 2 ** blanks - 1 }, (_, index) => index + 1).filter(
    (choice) => blanks <= lineLimit || countBits(choice) <= 2,
  );
  return ['\n', '\r\n'].flatMap((end) =>
    choices.map((choice) =>
      parts.reduce((text, part, at) => text + (choice & (1 << (at - 1)) ? end : ' ') + part),
    ),
  );
}

function countBits(number: number): number {
  let count = 0;
  for (let rest = number; rest > 0; rest &= rest - 1) count++;
  return count;
}
