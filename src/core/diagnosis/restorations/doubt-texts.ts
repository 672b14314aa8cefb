/** What a text of a rewritten body may have been. */
import { encodeText } from '../../canonical/encode-text';
import { repairMojibake, transformText } from '../../canonical/transform-text';
import { contractFields, isContractField } from '../../contract';
import {
  createDoubt,
  createNumber,
  createText,
  type DoubtTopic,
  type DumpNode,
} from '../../intake/dump-node';
import type { JsonString } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import { doubtTimeText } from './doubt-times';

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
  const toNodes = (texts: readonly (string | null)[]): DumpNode[] =>
    [...new Set(texts)].flatMap((text) =>
      text === null || text === value ? [] : [createText(text, span)],
    );
  add('boolean', listBooleans(node));
  if (/^(?:|null|None|nil|<nil>)$/.test(value)) add('null', [{ type: 'null', span }]);
  add('nested', listNested(node));
  if (key !== null) add('case', toNodes(listCases(key, value)));
  add('encoding', toNodes([repairMojibake(value), repairGbk(value)]));
  add('characters', toNodes(listCleaned(value)));
  if (key !== null && contractFields[key]?.allowed === undefined)
    add('spaces', toNodes(listSpaced(value, isContractField(key))));
  return doubted;
}

/** A number that was written as a text, as many programs do to keep it exact. */
function doubtNumberText(node: JsonString): DumpNode {
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(node.value);
  const number = isNumber ? createNumber(node.value, node.span) : null;
  return createDoubt('number', node.span, number === null ? [node] : [node, number]);
}

function listBooleans({ value, span }: JsonString): readonly DumpNode[] {
  const isTrue = /^(?:1|true|on|yes)$/i.test(value);
  const isFalse = /^(?:0|false|off|no|)$/i.test(value);
  return isTrue || isFalse ? [{ type: 'boolean', value: isTrue, span }] : [];
}

/** An object or a list that was written as a text: a column of a database, a form's field. */
function listNested({ value }: JsonString): readonly DumpNode[] {
  if (!/^\s*[[{]/.test(value)) return [];
  const parsed = parseJson(value);
  return parsed.ok ? [parsed.value] : [];
}

/** The contract names every value that these fields may have. */
function listCases(key: string, value: string): readonly (string | null)[] {
  const allowed = contractFields[key]?.allowed ?? [];
  return [allowed.find((one) => one === value.toLowerCase()) ?? null];
}

/** UTF-8 that was read as GBK, where nothing was lost by that. */
function repairGbk(value: string): string | null {
  if (!/[\u3400-\u9fff]/.test(value) || value.includes('\ufffd')) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(encodeText(value, 'gbk'));
  } catch {
    return null;
  }
}

function listCleaned(value: string): readonly (string | null)[] {
  if (/^[\n\x20-\x7e]*$/.test(value)) return [];
  return [
    value.replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''),
    value.replace(/[\u00a0\u202f\u3000]/g, ' '),
    value.replace(/\r\n?/g, '\n'),
    transformText(value, 'nfc'),
    transformText(value, 'nfd'),
  ];
}

/** Blanks that a program trimmed away, or that a column of fixed width added. */
function listSpaced(value: string, isContracts: boolean): readonly (string | null)[] {
  if (value === '') return [];
  if (value !== value.trim()) return [value.trim(), value.trimStart(), value.trimEnd()];
  if (isContracts) return [`${value} `, ` ${value}`, `${value}\n`];
  const starts = ['', ' ', '  ', '\t'];
  const ends = ['', ' ', '\n', '  ', '\r\n', '\t'];
  return starts.flatMap((start) => ends.map((end) => start + value + end));
}
