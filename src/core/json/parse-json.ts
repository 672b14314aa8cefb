/**
 * The one JSON parser (RFC 8259): exact, with spans, and without recursion, so that no input can
 * exhaust the stack. It is one state machine over one text; splitting it would only spread its state.
 */
import { createLookupTable } from '../lookup-table';
import { createError, createWarning, type JsonExpectation, type Problem } from '../problem';
import { ProblemLog } from '../problem-log';
import type { Result } from '../result';
import type { Span } from '../text/span';
import { TextJoiner } from '../text/text-joiner';
import type { JsonMember, JsonNode, JsonString } from './json-node';
import { toPlainDecimal } from './to-plain-decimal';

/** How many arrays and objects may stand inside each other, the outermost included. */
export const depthLimit = 5000;
/** How many digits a number's plain decimal text may have (reading 2). */
export const numberDigitLimit = 1000;
/**
 * How many values a text may hold, arrays and objects included, and how many members its outermost object: each costs
 * memory many times its length, an outermost member most, as it becomes an entry.
 */
export const countLimits = { values: 500_000, members: 100_000 } as const;

interface ArrayFrame {
  readonly type: 'array';
  readonly start: number;
  readonly items: JsonNode[];
}

interface Repeat {
  readonly firstSpan: Span;
  lastSpan: Span;
  count: number;
}

interface ObjectFrame {
  readonly type: 'object';
  readonly start: number;
  readonly members: JsonMember[];
  key: JsonString;
  /** Built only once an object is too large to look through. */
  keySpans: Map<string, Span> | null;
  repeats: Map<string, Repeat> | null;
}

type Frame = ArrayFrame | ObjectFrame;

/** How many steps of a path are told. */
const pathSteps = 12;

/** Up to this many members a look through them is faster than a map. */
const smallObject = 12;

/**
 * @param start where the JSON text begins, behind a byte order mark for example; spans count from the
 * start of `text` all the same
 */
export function parseJson(text: string, start = 0): Result<JsonNode> {
  return new JsonParser(text, start).parse();
}

export type LeadingJson =
  | { readonly ok: true; readonly value: JsonNode }
  | {
      readonly ok: false;
      readonly at: number;
      /** Where the arrays and objects begin that are open: from there it breaks at the same place, or is nested as deep. */
      readonly broken: readonly number[];
    };

/**
 * A value that begins at `start`, whatever stands behind it.
 *
 * @param nesting how many arrays and objects may stand inside each other
 */
export function parseLeadingJson(text: string, start: number, nesting = depthLimit): LeadingJson {
  return new JsonParser(text, start, nesting).parseLeading();
}

class JsonParser {
  private isLeading = false;
  private readonly stack: Frame[] = [];
  private readonly warnings = new ProblemLog();
  private error: Problem | null = null;
  private readonly counts = { values: 0, members: 0 };

  constructor(
    private readonly text: string,
    private at: number,
    private readonly nesting = depthLimit,
  ) {}

  parseLeading(): LeadingJson {
    this.isLeading = true;
    const parsed = this.parse();
    if (parsed.ok) return parsed;
    return { ok: false, at: this.at, broken: this.stack.map(({ start }) => start) };
  }

  parse(): Result<JsonNode> {
    let node = this.readValue();
    while (this.error === null) {
      // A null node is an array or object that was just opened: its first value is read next.
      const complete = node === null ? null : this.attach(node);
      if (this.error !== null) break;
      if (complete !== null) return { ok: true, value: complete, problems: this.warnings.list() };
      node = this.readValue();
    }
    return { ok: false, problems: [this.error as Problem] };
  }

  /** Reads a scalar or an empty array or object; null when one was opened, or on an error. */
  private readValue(): JsonNode | null {
    const { text } = this;
    this.skipWhiteSpace();
    if (!this.count('values')) return null;
    const start = this.at;
    switch (text.charCodeAt(start)) {
      case 0x22:
        return this.readString();
      case 0x7b:
        return this.openObject();
      case 0x5b:
        return this.openArray();
      case 0x74:
        return this.readWord('true', true);
      case 0x66:
        return this.readWord('false', false);
      case 0x6e:
        return this.readWord('null', null);
      default:
        return isNumberStart(text.charCodeAt(start)) ? this.readNumber() : this.fail(['value']);
    }
  }

  /** Puts a finished node where it belongs; returns the root once that is finished. */
  private attach(finished: JsonNode): JsonNode | null {
    let node = finished;
    for (;;) {
      const frame = this.stack.at(-1);
      if (frame === undefined) {
        if (this.isLeading) return node;
        this.skipWhiteSpace();
        return this.at < this.text.length ? this.fail(['end']) : node;
      }
      if (frame.type === 'array') frame.items.push(node);
      else this.addMember(frame, node);
      this.skipWhiteSpace();
      const code = this.text.charCodeAt(this.at);
      if (code === 0x2c) {
        this.at++;
        if (frame.type === 'object') this.readKey(frame, ['key']);
        return null;
      }
      const close = frame.type === 'array' ? 0x5d : 0x7d;
      if (code !== close) return this.fail([',', frame.type === 'array' ? ']' : '}']);
      this.at++;
      this.stack.pop();
      node = this.closeFrame(frame);
    }
  }

  private closeFrame(frame: Frame): JsonNode {
    const span = { start: frame.start, end: this.at };
    if (frame.type === 'array') return { type: 'array', span, items: trim(frame.items) };
    if (frame.repeats !== null) this.warnOfRepeats(frame.repeats);
    const hasDuplicates = frame.repeats !== null;
    return { type: 'object', span, members: trim(frame.members), hasDuplicates };
  }

  private openArray(): JsonNode | null {
    const start = this.at;
    if (!this.enter({ type: 'array', start, items: [] })) return null;
    this.skipWhiteSpace();
    if (this.text.charCodeAt(this.at) !== 0x5d) return null;
    this.at++;
    this.stack.pop();
    return { type: 'array', span: { start, end: this.at }, items: [] };
  }

  private openObject(): JsonNode | null {
    const start = this.at;
    const frame: ObjectFrame = {
      type: 'object',
      start,
      members: [],
      key: noKey,
      keySpans: null,
      repeats: null,
    };
    if (!this.enter(frame)) return null;
    this.skipWhiteSpace();
    if (this.text.charCodeAt(this.at) !== 0x7d) return this.readKey(frame, ['key', '}']);
    this.at++;
    this.stack.pop();
    return { type: 'object', span: { start, end: this.at }, members: [], hasDuplicates: false };
  }

  private enter(frame: Frame): boolean {
    if (this.stack.length >= this.nesting) {
      const span = { start: this.at, end: this.at + 1 };
      this.error = createError('body.too-deep', span, { limit: this.nesting });
      return false;
    }
    this.stack.push(frame);
    this.at++;
    return true;
  }

  private count(part: keyof typeof countLimits): boolean {
    const limit = countLimits[part];
    this.counts[part]++;
    if (this.counts[part] <= limit) return true;
    const span = { start: this.at, end: this.at + 1 };
    this.error = createError('body.too-many-values', span, { part, limit });
    return false;
  }

  private readKey(frame: ObjectFrame, expected: readonly JsonExpectation[]): null {
    this.skipWhiteSpace();
    if (this.text.charCodeAt(this.at) !== 0x22) return this.fail(expected);
    if (this.stack.length === 1 && !this.count('members')) return null;
    const key = this.readString();
    if (key === null) return null;
    this.skipWhiteSpace();
    if (this.text.charCodeAt(this.at) !== 0x3a) return this.fail([':']);
    this.at++;
    frame.key = key;
    return null;
  }

  private addMember(frame: ObjectFrame, value: JsonNode): void {
    const { key, members } = frame;
    const first = pickFirstSpan(frame, key.value);
    if (first !== null) {
      frame.repeats ??= new Map();
      const repeat = frame.repeats.get(key.value);
      if (repeat === undefined) {
        frame.repeats.set(key.value, { firstSpan: first, lastSpan: key.span, count: 2 });
      } else {
        repeat.lastSpan = key.span;
        repeat.count++;
      }
    }
    members.push({ key, value });
    if (first === null) frame.keySpans?.set(key.value, key.span);
  }

  private warnOfRepeats(repeats: ReadonlyMap<string, Repeat>): void {
    const container = this.path();
    for (const [key, { firstSpan, lastSpan, count }] of repeats) {
      const path = joinPath(container, key);
      this.warnings.push(
        createWarning('body.duplicate-key', lastSpan, { key, path, firstSpan, count }),
      );
    }
  }

  private readWord(word: string, value: boolean | null): JsonNode | null {
    const start = this.at;
    if (!this.text.startsWith(word, start)) return this.fail(['value']);
    this.at += word.length;
    const span = { start, end: this.at };
    return value === null ? { type: 'null', span } : { type: 'boolean', span, value };
  }

  private readNumber(): JsonNode | null {
    const { text } = this;
    const start = this.at;
    if (text.charCodeAt(this.at) === 0x2d) this.at++;
    if (text.charCodeAt(this.at) === 0x30) this.at++;
    else if (!this.readDigits()) return null;
    if (text.charCodeAt(this.at) === 0x2e) {
      this.at++;
      if (!this.readDigits()) return null;
    }
    if ((text.charCodeAt(this.at) | 0x20) === 0x65) {
      this.at++;
      const sign = text.charCodeAt(this.at);
      if (sign === 0x2b || sign === 0x2d) this.at++;
      if (!this.readDigits()) return null;
    }
    const span = { start, end: this.at };
    const source = text.slice(start, this.at);
    const plain = toPlainDecimal(source, numberDigitLimit);
    if (plain !== null) return { type: 'number', span, source, plain };
    const path = this.path();
    this.error = createError('body.number-too-long', span, { path, limit: numberDigitLimit });
    return null;
  }

  private readDigits(): boolean {
    const start = this.at;
    while (isDigit(this.text.charCodeAt(this.at))) this.at++;
    if (this.at > start) return true;
    this.fail(['digit']);
    return false;
  }

  private readString(): JsonString | null {
    const { text } = this;
    const start = this.at;
    let at = start + 1;
    let pieceStart = at;
    let escaped: TextJoiner | null = null;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 0x22) break;
      if (code === 0x5c) {
        escaped ??= new TextJoiner();
        if (at > pieceStart) escaped.add(text.slice(pieceStart, at));
        this.at = at + 1;
        const character = this.readEscape();
        if (character === null) return null;
        escaped.add(character);
        at = this.at;
        pieceStart = at;
      } else if (code < 0x20) {
        this.at = at;
        return this.fail(['no-control-character']);
      } else if (at >= text.length) {
        this.at = at;
        return this.fail(['"']);
      } else at++;
    }
    escaped?.add(text.slice(pieceStart, at));
    const value = escaped?.toString() ?? text.slice(pieceStart, at);
    this.at = at + 1;
    return { type: 'string', span: { start, end: this.at }, value };
  }

  /** Reads what stands behind a backslash. */
  private readEscape(): string | null {
    const { text } = this;
    const code = text.charCodeAt(this.at);
    if (code === 0x75) {
      const end = this.at + 5;
      let unit = 0;
      while (++this.at < end) {
        const digit = toHexDigit(text.charCodeAt(this.at));
        if (digit < 0) return this.fail(['four-hex-digits']);
        unit = unit * 16 + digit;
      }
      return String.fromCharCode(unit);
    }
    const character = escapes[text.charAt(this.at)];
    if (character === undefined) return this.fail(['escape']);
    this.at++;
    return character;
  }

  private skipWhiteSpace(): void {
    const { text } = this;
    let code = text.charCodeAt(this.at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      code = text.charCodeAt(++this.at);
    }
  }

  /** Where the parser is, as a path: `extra.items[2].price`; of a deep place only the last steps. */
  private path(): string {
    const frames = this.stack.slice(-pathSteps);
    let path = frames.length < this.stack.length ? '…' : '';
    for (const frame of frames) {
      path =
        frame.type === 'array' ? `${path}[${frame.items.length}]` : joinPath(path, frame.key.value);
    }
    return path;
  }

  private fail(expected: readonly JsonExpectation[]): null {
    const found = pickFound(this.text, this.at);
    const span = { start: this.at, end: this.at + found.length };
    this.error = createError('body.syntax', span, { expected, found });
    return null;
  }
}

/** A list that grew has room for 17, which is most of the memory of many small ones. */
function trim<Item>(list: readonly Item[]): readonly Item[] {
  return list.length <= smallObject ? list.slice() : list;
}

const noKey: JsonString = { type: 'string', span: { start: 0, end: 0 }, value: '' };
const escapes = createLookupTable({
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
});

function pickFirstSpan(frame: ObjectFrame, key: string): Span | null {
  if (frame.keySpans !== null) return frame.keySpans.get(key) ?? null;
  for (const member of frame.members) if (member.key.value === key) return member.key.span;
  if (frame.members.length >= smallObject) {
    frame.keySpans = new Map();
    for (const { key: one } of frame.members) {
      if (!frame.keySpans.has(one.value)) frame.keySpans.set(one.value, one.span);
    }
  }
  return null;
}

function joinPath(path: string, key: string): string {
  const step = key.length > 100 ? `${key.slice(0, 100)}…` : key;
  return path === '' ? step : `${path}.${step}`;
}

/** What stands at a place, for an error: a whole word (`None`, `NaN`), else one character; empty at the end. */
function pickFound(text: string, at: number): string {
  const word = /^[\p{L}_$][\p{L}\p{N}_$]{0,19}/u.exec(text.slice(at, at + 40));
  if (word !== null) return word[0];
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** Of a UTF-16 code unit; -1 if it is no hexadecimal digit, as of NaN behind the text's end. */
function toHexDigit(code: number): number {
  if (isDigit(code)) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isNumberStart(code: number): boolean {
  return code === 0x2d || isDigit(code);
}
