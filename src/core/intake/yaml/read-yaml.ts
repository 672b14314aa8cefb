/**
 * The YAML that libraries write for JSON's values: block mappings and sequences, plain and quoted scalars, literal
 * blocks, flow collections. No anchors, tags or documents beyond the first.
 */
import type { Span } from '../../text/span';
import { anyScalars } from '../bare/lines';
import { readScalar } from '../bare/read-scalar';
import { moveNode } from '../derived-text';
import {
  createNumber,
  createText,
  type DumpMember,
  type DumpNode,
  type Loss,
  nestingLimit,
} from '../dump-node';
import { doubleQuotes, type LiteralDialect, plainSpace } from '../literal/literal-dialect';
import { type Literal, readLeadingLiteral, readLiteral } from '../literal/read-literal';
import { readString } from '../literal/read-string';
import { isStringField } from '../pick-body';

export function readYaml(text: string): Literal | null {
  const start = /^---\s*?\n/.exec(text)?.[0].length ?? 0;
  // Without a mark of YAML it is any text with colons in its lines.
  if (start === 0 && !marks.test(text)) return null;
  if (foreign.test(text)) return null;
  const root = new YamlReader(text, start, toScalar).readDocument();
  if (root === null || hasForeignText(root, text)) return null;
  return /^[ \t]/.test(text) && quotesAllTexts(root, text) ? null : { root, losses: [] };
}

/** The same lines, but no writer of YAML's own: its texts may look like numbers (Perl's YAML, prettyjson), or are all in quotes (pino-pretty). */
export function readIndentedLines(text: string): Literal | null {
  if (!/^[ \t]+(?:- |[^\s:]+:)/m.test(text)) return null;
  const losses: Loss[] = [];
  const start = /^---\s*?\n/.exec(text)?.[0].length ?? 0;
  const toAny: ToScalar = (value, span, key) => {
    const role = key === null ? 'nested' : isStringField(key) ? 'text' : 'top';
    return value === '~'
      ? { type: 'null', span }
      : readScalar(value, span, anyScalars, role, losses);
  };
  const root = new YamlReader(text, start, toAny).readDocument();
  if (root === null || !(hasForeignText(root, text) || quotesAllTexts(root, text))) return null;
  return { root, losses };
}

/** @param key of a member of the whole */
type ToScalar = (text: string, span: Span, key: string | null) => DumpNode;

/** YAML has quotes around strings that look like numbers. */
function hasForeignText(root: DumpNode, text: string): boolean {
  if (root.type !== 'object') return false;
  return root.members.some(
    ({ key, value }) =>
      isStringField(key.value) &&
      (value.type === 'number' ||
        (value.type === 'string' &&
          /^[-+]?\d+(?:\.\d+)?$/.test(text.slice(value.span.start, value.span.end)))),
  );
}

/** Most writers of YAML have no quotes around a plain word. */
function quotesAllTexts(root: DumpNode, text: string): boolean {
  if (root.type !== 'object') return false;
  const texts = root.members.flatMap(({ value }) =>
    value.type === 'string' ? [text.slice(value.span.start, value.span.end)] : [],
  );
  return (
    texts.every((written) => written.startsWith('"')) &&
    texts.some((written) => /^"[A-Za-z]{5,30}"$/.test(written))
  );
}

const marks = /^\{\s{0,200}[^\s"'{[]|^[^\s:]+: ["']|^[ \t]+[^\s:]+: |^[ \t]*- \S/m;
/** What other languages print behind a colon. */
const foreign = /: (?:None|nil|<nil>|\[object \w+\]|map\[|new ObjectId\(|[{[]+\w+=)|\n: ?\r?\n/;

/** Words and numbers of YAML 1.1 and 1.2 as libraries write them. */
function toScalar(text: string, span: Span): DumpNode {
  if (/^(?:null|Null|NULL|~|)$/.test(text)) return { type: 'null', span };
  if (/^(?:true|false)$/i.test(text)) {
    return { type: 'boolean', value: text.toLowerCase() === 'true', span };
  }
  // YAML 1.1 has no number without a point before an exponent.
  const number = /^[-+]?(?:\d+|\d+\.\d*(?:e[-+]?\d+)?|\d+e[-+]\d+)$/i.test(text)
    ? createNumber(text, span)
    : null;
  return number ?? createText(text, span);
}

const flow: LiteralDialect = {
  space: plainSpace,
  quotes: [doubleQuotes, { open: /'/y, close: "'", escapes: 'doubled' }],
  scalars: [],
  number: /(?!)/y,
  objectBrackets: '{',
  keys: [/([^\s"'[\]{},][^[\]{},:]*):(?=\s)/y],
  joint: /:/y,
  separator: /,/y,
  plain: {
    pattern: /[^\s"'[\]{},][^[\]{},]*/y,
    // Broken in the place of a blank.
    toNode: (text, span) => {
      const rows = text.split('\n').map((row) => row.trim());
      return toScalar(rows.join(' '), span);
    },
  },
};

/** Keys may have their value right behind their colon, as json-smart writes it. */
const loose: LiteralDialect = { ...flow, keys: [/([^\s"'[\]{},:][^[\]{},:]*):/y] };

/** A value in flow style alone, and JSON whose quotation marks stand only where they must; YAML's mark may stand before it. */
export function readFlowValue(text: string): readonly Literal[] {
  const value = text.replace(/^--- /, '');
  return [readLiteral(value, flow), readLiteral(value, loose)].filter((one) => one !== null);
}

interface Line {
  readonly start: number;
  readonly indent: number;
  /** Behind the indentation. */
  readonly text: string;
}

class YamlReader {
  private readonly lines: readonly Line[];
  private index = 0;

  constructor(
    private readonly text: string,
    from: number,
    private readonly toScalar: ToScalar,
  ) {
    const lines: Line[] = [];
    for (const match of text.slice(from).matchAll(/[^\n]+/g)) {
      const line = match[0].replace(/\r$/, '');
      const body = line.trimStart();
      // Three dots end a document.
      if (body === '' || body.startsWith('#') || line === '...') {
        lines.push({ start: from + match.index, indent: -1, text: '' });
      } else {
        const indent = line.length - body.length;
        lines.push({ start: from + match.index + indent, indent, text: body });
      }
    }
    this.lines = lines;
  }

  readDocument(): DumpNode | null {
    const first = this.peek();
    if (first === null) return null;
    const root = first.text.startsWith('{')
      ? this.readFlow(first.start)
      : this.readBlock(first.indent, 0);
    return this.peek() === null ? root : null;
  }

  private peek(): Line | null {
    while (this.lines[this.index]?.indent === -1) this.index++;
    return this.lines[this.index] ?? null;
  }

  private readBlock(indent: number, depth: number): DumpNode | null {
    const line = this.peek();
    if (line === null || depth > nestingLimit) return null;
    return /^-(?: |$)/.test(line.text)
      ? this.readSequence(indent, depth)
      : this.readMapping(line, indent, depth);
  }

  private readMapping(first: Line, indent: number, depth: number): DumpNode | null {
    const members: DumpMember[] = [];
    for (
      let line: Line | null = first;
      line !== null && line.indent === indent;
      line = this.peek()
    ) {
      const key = this.readKey(line);
      if (key === null) return null;
      this.index++;
      const value = this.readValue(
        line,
        key.end,
        indent,
        depth,
        depth === 0 ? key.text.value : null,
      );
      if (value === null) return null;
      members.push({ key: key.text, value });
    }
    return { type: 'object', span: { start: first.start, end: this.endOfLast() }, members };
  }

  private readSequence(indent: number, depth: number): DumpNode | null {
    const items: DumpNode[] = [];
    const start = this.peek()?.start ?? 0;
    for (let line = this.peek(); line !== null && line.indent === indent; line = this.peek()) {
      const dash = /^-(?: +|$)/.exec(line.text)?.[0];
      if (dash === undefined) break;
      const inner: Line = {
        start: line.start + dash.length,
        indent: indent + dash.length,
        text: line.text.slice(dash.length),
      };
      const isBlock = inner.text.startsWith('- ') || this.readKey(inner) !== null;
      if (isBlock) (this.lines as Line[])[this.index] = inner;
      else this.index++;
      const item = isBlock
        ? this.readBlock(inner.indent, depth + 1)
        : this.readValue(inner, inner.start, indent, depth, null);
      if (item === null) return null;
      items.push(item);
    }
    return { type: 'array', span: { start, end: this.endOfLast() }, items };
  }

  /** What stands behind a key or a dash, in the line or below it. */
  private readValue(
    line: Line,
    from: number,
    indent: number,
    depth: number,
    key: string | null,
  ): DumpNode | null {
    const end = line.start + line.text.length;
    const start = from + (/^\s*/.exec(this.text.slice(from, end))?.[0].length ?? 0);
    const text = this.text.slice(start, end).trimEnd();
    const span = { start, end: start + text.length };
    if (/^[|>][-+]?\d?$/.test(text)) return this.readLiteralBlock(text, span, indent);
    if (/^[{[]/.test(text)) return this.readFlow(start);
    if (/^["']/.test(text)) return this.readQuoted(start);
    if (text !== '') return this.toScalar(this.joinPlain(text, indent), span, key);
    const next = this.peek();
    const isList = next !== null && next.indent === indent && /^-(?: |$)/.test(next.text);
    if (next !== null && (next.indent > indent || isList))
      return this.readBlock(next.indent, depth + 1);
    return { type: 'null', span };
  }

  private readKey(
    line: Line,
  ): { readonly text: ReturnType<typeof createText>; readonly end: number } | null {
    const { start, text } = line;
    const quote = text.charAt(0);
    if (quote === '"' || quote === "'") {
      const string = readString(this.text, start + 1, quote, quote === '"' ? 'c' : 'doubled');
      if (string === null || !/:(?:\s|$)/y.test(this.text.slice(string.end, string.end + 2)))
        return null;
      const span = { start, end: string.end };
      return { text: createText(string.content.text, span), end: string.end + 1 };
    }
    const key = /^[^\s:{}[\]&*!|>%@`#][^:]*?(?=:(?:\s|$))/.exec(text)?.[0];
    if (key === undefined) return null;
    const end = start + key.length;
    return { text: createText(key, { start, end }), end: end + 1 };
  }

  /** A flow collection may go on over lines; nothing stands behind it in its last one. */
  private readFlow(start: number): DumpNode | null {
    const found = readLeadingLiteral(this.text.slice(start), flow);
    if (found === null) return null;
    const node = moveBy(found, start);
    if (!/[^\S\n]*(?:\n|$)/y.test(this.text.slice(node.span.end))) return null;
    while ((this.lines[this.index]?.start ?? Number.POSITIVE_INFINITY) < node.span.end)
      this.index++;
    return node;
  }

  /** Line ends inside of quotes are folded: one is a space, two are one. */
  private readQuoted(start: number): DumpNode | null {
    const quote = this.text.charAt(start);
    const escapes = quote === '"' ? 'c' : 'doubled';
    const string = readString(this.text, start + 1, quote, escapes);
    if (string === null) return null;
    while ((this.lines[this.index]?.start ?? Number.POSITIVE_INFINITY) < string.end) this.index++;
    const written = this.text.slice(start + 1, string.end - 1);
    // A backslash before one is no blank.
    const joined =
      quote === '"'
        ? written.replace(/\\(?:\\|\r?\n[ \t]*)/g, (found) => (found === '\\\\' ? found : ''))
        : written;
    const folded = joined.replace(/(?<![ \t])[ \t]*\r?\n(\s*)/g, (_, space: string) =>
      space.includes('\n') ? space.replace(/[^\n]/g, '') : ' ',
    );
    const content = readString(`${folded}${quote}`, 0, quote, escapes)?.content;
    return content === undefined ? null : createText(content.text, { start, end: string.end });
  }

  /** Lines that go on further to the right belong to a plain scalar. */
  private joinPlain(text: string, indent: number): string {
    let joined = text;
    for (let line = this.lines[this.index]; line !== undefined && line.indent > indent; ) {
      joined += ` ${line.text.trimEnd()}`;
      this.index++;
      line = this.lines[this.index];
    }
    return joined;
  }

  private readLiteralBlock(mark: string, span: Span, indent: number): DumpNode {
    const rows: string[] = [];
    let end = span.end;
    let margin = -1;
    for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index]) {
      if (line.indent !== -1 && line.indent <= indent) break;
      if (line.indent !== -1 && margin === -1) margin = line.indent;
      rows.push(line.indent === -1 ? '' : ' '.repeat(line.indent - margin) + line.text);
      end = line.start + line.text.length;
      this.index++;
    }
    const value = rows.join(mark.startsWith('|') ? '\n' : ' ') + (mark.includes('-') ? '' : '\n');
    return createText(value, { start: span.start, end });
  }

  private endOfLast(): number {
    const line = this.lines[this.index - 1];
    return line === undefined ? 0 : line.start + line.text.length;
  }
}

function moveBy(node: DumpNode, offset: number): DumpNode {
  return offset === 0
    ? node
    : moveNode(node, ({ start, end }) => ({ start: start + offset, end: end + offset }));
}
