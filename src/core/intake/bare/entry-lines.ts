/** A line for each entry with words or marks around the two: `key=orderNo, value=P1`, C#'s debugger, Go's `%v (%T)`, `[orderNo] P1`, `**orderNo**: P1`. */
import { createText, type DumpMember, type DumpNode } from '../dump-node';
import { isStringField } from '../pick-body';
import { anyScalars } from './lines';
import type { Bare } from './read-bare';
import { readEmbedded } from './read-embedded';
import { readScalar } from './read-scalar';

/** Of a file, where a quotation mark around a value is the file's. */
const twoColumns = /^"?([A-Za-z_]\w{0,60})"?[,;](.*?)\r?$/;

/** Group 1: the key; 2: the value; 3: its type in Go. */
const layouts: readonly RegExp[] = [
  /^\s*key ?[=:] ?([^\s,;]+)[,;]? +value ?[=:] ?(.*?)\r?$/i,
  /^\s*\[\d+\]:?\s*\{?\[([^,\]]+), (.*?)\]\}?(?:\s+System\.[\w.<>, ]+)?\r?$/,
  /^\s*([^\s:=]+)(?::| =) (.*) \((string|bool|float64|u?int\d*|json\.Number|<nil>|\[\]interface \{\}|map\[string\]interface \{\})\)\r?$/,
  /^\s*\[([^\s\]]+)\](?: ?[:=]| ?[=-]>)? (.*?)\r?$/,
  /^\s*(?:[-*\u2022] +)?[*`]{1,2}([^\s*`:]+):?[*`]{1,2}:? (.*?)\r?$/,
  twoColumns,
];

export function readEntryLines(text: string): Bare | null {
  const rows = [...text.matchAll(/[^\n]+/g)];
  const layout = layouts.find((one) => rows.every(([line]) => one.test(line)));
  if (layout === undefined || rows.length < 2) return null;
  const losses: Bare['losses'][number][] = [];
  const members = rows.map(({ 0: line, index }): DumpMember => {
    const [, key = '', value = '', type] = layout.exec(line) ?? [];
    const at = index + line.indexOf(key);
    const start = index + line.indexOf(value, line.indexOf(key) + key.length);
    const span = { start, end: start + value.length };
    const quoted = layout === twoColumns ? unquote(value) : null;
    return {
      key: createText(key, { start: at, end: at + key.length }),
      value: quoted === null ? readValue(key, value, type, span, losses) : createText(quoted, span),
    };
  });
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses };
}

/** As files of columns quote (RFC 4180 §2); null where it is not. */
function unquote(value: string): string | null {
  return /^"((?:[^"]|"")*)"$/.exec(value)?.[1]?.replaceAll('""', '"') ?? null;
}

function readValue(
  key: string,
  value: string,
  type: string | undefined,
  span: DumpNode['span'],
  losses: Bare['losses'][number][],
): DumpNode {
  if (type === 'string') return createText(value, span);
  const role = isStringField(key) ? 'text' : 'top';
  return (
    readEmbedded(value, span, role, losses) ?? readScalar(value, span, anyScalars, role, losses)
  );
}
