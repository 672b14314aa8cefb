/**
 * Any dump of values, inside of whatever it was wrapped in: every form in a fixed order (`forms.ts`), the first that
 * gives what is asked for. Other text around it is looked past last.
 */
import type { Sliced } from '../diagnosis/search/slices';
import { parseJson } from '../json/parse-json';
import { type DerivedText, deriveSlice, mapTexts, moveLosses, moveNode } from './derived-text';
import { createDoubt, type DumpNode, type Loss } from './dump-node';
import type { DumpForm } from './form';
import {
  bareForms,
  characterWrappings,
  type FormReader,
  type FormUnwrap,
  markedForms,
  quotedForms,
  wrappings,
} from './forms';
import { doubtPluses, joinForm } from './join-form';
import type { Literal } from './literal/read-literal';
import { decodeNumbers } from './wrap/byte-text';
import { listEmbedded } from './wrap/embedded-text';
import { isUnderscored } from './wrap/underscored';

export interface Dump {
  /** From the outside to the inside. */
  readonly forms: readonly DumpForm[];
  /** What was asked for. */
  readonly root: DumpNode;
  readonly losses: readonly Loss[];
}

/** What a caller wants to find in a dump. */
export interface Wanted {
  /** The wanted node as it is to be used; null: not it. */
  readonly pick: (node: DumpNode) => DumpNode | null;
  /** What a text must hold for there to be any use in reading it. */
  readonly hint: RegExp;
  /** Forms without brackets around them, for what is left when nothing else fits. */
  readonly openForms: readonly FormReader[];
  /** Those for what no part of the text is a dump in, either. */
  readonly lastForms?: readonly FormReader[];
  /** Words of a logger, up to where pairs begin behind them in their line. */
  readonly wordsInFront?: RegExp;
  /** Values may have been sent with HTML's entities in them. */
  readonly holdsEntities?: true;
}

/** Base64, or a list of bytes, or rows of them. */
const holdsBytes =
  /[\w+/=-]{60}|^0{4,8}:? {1,3}\S|\d{1,3}(?:[ ,]\s{0,9}-?\d{1,3}){15}|\[15\] => \d|"15":\d/m;
const base64Run = /[\w+/=-]{60}/;
/** Without one the text has its own quotes, and others stand in values alone. */
const quoteEntity = /&(?:quot|apos|#0*3[49]|#x0*2[27]);/i;
const byteList = /[[{(]\s{0,9}\d{1,3}(?:[ ,]\s{0,9}-?\d{1,3}){15}/;
/** How many nodes of a dump are looked at for the wanted one. */
const insideLimit = 2000;
/** How many readings of one text are offered. */
export const readingLimit = 5;
/** How many wrappings inside each other are undone. */
const wrappingLimit = 6;
/** How often the text is looked at in all, every form and wrapping of every part counted. */
const workLimit = 280;
/** Longer texts are looked at less often, shorter ones more often. */
const usualLength = { least: 3000, most: 100_000 };

/** So many characters are looked at between two pauses: about a millisecond. */
const sliceLength = 20_000;

/** In slices, because a text is looked at many times. */
export function readDumpInSlices(text: string, wanted: Wanted): Sliced<Dump | null> {
  const length = Math.min(Math.max(text.length, usualLength.least), usualLength.most);
  return new DumpReader(wanted, workLimit * length).read(text, 0);
}

class DumpReader {
  private slice = sliceLength;
  /** While they are read as they stand. */
  private keepsEntities = false;

  /** @param work how many characters may be looked at */
  constructor(
    private readonly wanted: Wanted,
    private work: number,
  ) {}

  *read(text: string, depth: number): Sliced<Dump | null> {
    const trimmed = trim(text);
    const dump = yield* this.readTrimmed(trimmed.text, depth);
    if (dump !== null) return move(dump, trimmed, []);
    // Pairs without brackets of their own would take a label before a map for a key.
    const isFirst = isLabelled(trimmed.text);
    const labelled = isFirst ? yield* this.tryEmbedded(trimmed.text, depth) : null;
    if (labelled !== null) return move(labelled, trimmed, []);
    const open = trimLines(text);
    const lines = yield* this.tryOpenForms(open.text, 0);
    if (lines !== null) return move(lines, open, []);
    const part = isFirst ? null : yield* this.tryEmbedded(trimmed.text, depth);
    if (part !== null) return move(part, trimmed, []);
    const last = yield* this.tryForms(open.text, this.wanted.lastForms ?? [], null);
    if (last !== null) return move(last, open, []);
    // A logger's line, and what it logs below.
    const first = open.text.indexOf('\n') + 1;
    const below = deriveSlice(open.text, first, open.text.length);
    const isNone = first === 0 || isOfBrackets(open.text.slice(0, first));
    const listed = isNone ? null : yield* this.tryForms(below.text, this.wanted.openForms, null);
    if (listed !== null) return move(move(listed, below, ['embedded']), open, []);
    const words = isLine(open.text) ? this.wanted.wordsInFront?.exec(open.text)?.[0] : undefined;
    const pairs = words ? yield* this.tryOpenForms(open.text, words.length) : null;
    return pairs === null ? null : move(pairs, open, []);
  }

  /** Behind the last pair of a logger's line may stand more that it wrote, or it may be of the last value. */
  private *tryOpenForms(text: string, start: number): Sliced<Dump | null> {
    const mayEndEarlier = this.wanted.wordsInFront !== undefined && isLine(text);
    const found: Dump[] = [];
    for (const end of mayEndEarlier ? listEnds(text) : [text.length]) {
      const part = deriveSlice(text, start, end);
      const dump = yield* this.tryForms(part.text, this.wanted.openForms, null);
      const isPart = start > 0 || end < text.length;
      if (dump !== null) found.push(isPart ? move(dump, part, ['embedded']) : dump);
    }
    return joinDumps(found);
  }

  private *readTrimmed(text: string, depth: number): Sliced<Dump | null> {
    return (
      (yield* this.tryForms(text, markedForms, depth)) ??
      (yield* this.tryWrappings(text, characterWrappings, depth)) ??
      (yield* this.tryForms(text, quotedForms, depth)) ??
      (yield* this.tryWrappings(text, wrappings, depth)) ??
      (yield* this.tryForms(text, bareForms, depth))
    );
  }

  /** @param depth null: what is wanted is not looked for inside */
  private *tryForms(
    text: string,
    forms: readonly FormReader[],
    depth: number | null,
  ): Sliced<Dump | null> {
    if (!this.wanted.hint.test(text) && !holdsBytes.test(text)) return null;
    for (const [form, read] of forms) {
      if (!this.isAffordable(text)) return null;
      if (this.endsSlice()) yield;
      const found = read(text);
      // A string is a wrapping.
      if (found === null || found.root.type === 'string') continue;
      const root = this.wanted.pick(found.root);
      const outer = [...(found.around ?? []), form];
      if (root !== null) return { forms: outer, root, losses: found.losses };
      const inside = depth === null ? null : yield* this.searchInside(found, depth);
      if (inside !== null) return { ...inside, forms: [...outer, ...inside.forms] };
    }
    return null;
  }

  /** Whatever is logged beside the body: `{"level":"info","body":"{…}"}`. */
  private *searchInside({ root, losses }: Literal, depth: number): Sliced<Dump | null> {
    const pending: DumpNode[] = [root];
    const keys = new Set<DumpNode>();
    const found: Dump[] = [];
    for (let seen = 0; seen < pending.length && seen < insideLimit; seen++) {
      if (found.length >= readingLimit) break;
      const node = pending[seen] as DumpNode;
      const picked = node === root ? null : this.wanted.pick(node);
      const inner = depth < wrappingLimit ? this.pickInnerText(node) : null;
      const dump = inner === null ? null : yield* this.read(inner, depth + 1);
      for (const form of depth < wrappingLimit ? joinForm(node) : []) {
        if (found.length >= readingLimit || !this.isAffordable(form)) break;
        if (this.endsSlice()) yield;
        if (!isUnderscored(form) && !parseJson(form).ok) continue;
        const joined = yield* this.read(form, depth + 1);
        if (joined !== null)
          found.push(move(addPluses(joined), { text: '', toSource: () => node.span }, ['split']));
      }
      if (picked !== null) found.push({ forms: ['envelope'], root: picked, losses });
      else if (dump !== null) {
        const isText = node.type === 'string';
        const around: DumpForm[] = isText || node !== root ? ['envelope'] : [];
        const outer = isText ? around : [...around, 'byte-list' as const];
        const read = keys.has(node) ? addPluses(dump) : dump;
        found.push(move(read, { text: '', toSource: () => node.span }, outer));
      } else {
        for (const { key } of node.type === 'object' ? node.members : []) keys.add(key);
        pending.push(...listChildren(node));
      }
    }
    return joinDumps(found);
  }

  /** A text inside of a dump that may be one itself. */
  private pickInnerText(node: DumpNode): string | null {
    if (node.type !== 'string') return decodeNumbers(listNumbers(node));
    return holdsBytes.test(node.value) || this.wanted.hint.test(node.value) ? node.value : null;
  }

  private *tryWrappings(
    text: string,
    wrappings: readonly FormUnwrap[],
    depth: number,
  ): Sliced<Dump | null> {
    if (depth >= wrappingLimit) return null;
    for (const [form, unwrap] of wrappings) {
      if (form === 'entities' && this.keepsEntities) continue;
      if (!this.isAffordable(text)) return null;
      if (this.endsSlice()) yield;
      const found: Dump[] = [];
      for (const derived of unwrap(text)) {
        const dump = yield* this.read(derived.text, depth + 1);
        if (dump !== null) found.push(move(dump, derived, [form]));
      }
      const mayHold = form === 'entities' && this.wanted.holdsEntities && !quoteEntity.test(text);
      if (mayHold && found.length > 0) {
        this.keepsEntities = true;
        const kept = yield* this.read(text, depth);
        this.keepsEntities = false;
        if (kept !== null) found.unshift(kept);
      }
      const joined = joinDumps(found);
      if (joined !== null) return joined;
    }
    return null;
  }

  private *tryEmbedded(text: string, depth: number): Sliced<Dump | null> {
    const hint = [this.wanted.hint, byteList, base64Run].find((one) => one.test(text));
    if (depth >= wrappingLimit || hint === undefined) return null;
    const found: Dump[] = [];
    let around = '';
    let end = 0;
    for (const { span, part } of listEmbedded(text, hint)) {
      if (span.start < end) continue;
      const dump = yield* this.readTrimmed(part.text, depth + 1);
      if (dump === null) continue;
      around += text.slice(end, span.start);
      end = span.end;
      if (found.push(move(dump, part, ['embedded'])) >= readingLimit) break;
    }
    return isOfBrackets(around + text.slice(end)) ? null : joinDumps(found);
  }

  private isAffordable(text: string): boolean {
    this.work -= text.length;
    this.slice -= text.length;
    return this.work >= 0;
  }

  /** Asked before going on; when true, the caller yields, and the next slice begins. */
  private endsSlice(): boolean {
    if (this.slice > 0) return false;
    this.slice = sliceLength;
    return true;
  }
}

/** A bracket too many is a slip in the body itself, not a text around it. */
function isOfBrackets(around: string): boolean {
  return /^[\s{}[\]]*[{}[\]]\s*$/.test(around);
}

/** Several that are there, or may be, as a doubt about the whole. */
function joinDumps(dumps: readonly Dump[]): Dump | null {
  const [first] = dumps;
  if (first === undefined) return null;
  const roots = dumps.map(({ root }) => root);
  const losses = dumps.flatMap((dump) => dump.losses);
  return { ...first, root: createDoubt('whole', first.root.span, roots), losses };
}

/** One word and a map in one line, as a program logs a value by its name: `params={…}`, `payload=Callback(…)`. */
function isLabelled(text: string): boolean {
  return /^[\w.$-]{1,60}(?: ?= ?|: ?)(?:[A-Z][\w.$]{0,100}[({[]|[{[]).{20,}[)}\]]$/.test(text);
}

function isLine(text: string): boolean {
  return text.length < lineLength && !text.includes('\n');
}

const lineLength = 100_000;

/** Where what a logger wrote behind the last pair may begin, or the sign that ends each pair, and the text's end: the likeliest first. */
function listEnds(text: string): ReadonlySet<number> {
  const start = Math.max(0, text.length - contextLength);
  const last = text.slice(start);
  const isEach = last.endsWith(';') && /; [\w.-]{1,40}=/.test(last);
  const find = (patterns: readonly RegExp[]): readonly number[] =>
    patterns
      .map((pattern) => last.search(pattern))
      .filter((at) => at !== -1)
      .map((at) => start + at);
  return new Set([
    ...(isEach ? [text.length - 1] : []),
    ...find(contexts),
    text.length,
    ...find(remarks),
  ]);
}

/** A thread or a context; how long it took. */
const contexts = [
  / (?:\{[^{}]*\}|\[[^[\]]*\])$/,
  / \(?(?:(?:took|in|after|cost|elapsed|duration)[ =:]{1,2})?\d[\d.]{0,9} ?(?:[num\u00b5]?s|sec|seconds)\)?$/,
];
/** Where it came from, and a full stop: of a text in the last value as well. */
const remarks = [/ (?:from|by|client|ip|remote)[ =:]{1,2}[\w.:[\]/-]+$/, /\.$/];

const contextLength = 1000;

function trim(text: string): DerivedText {
  const end = text.trimEnd().length;
  return deriveSlice(text, Math.min(end, text.length - text.trimStart().length), end);
}

/** The text without empty lines around it; blanks in its first and last line stay. */
function trimLines(text: string): DerivedText {
  const last = text.trimEnd().length;
  const end = text.slice(last).search(/[\r\n]/);
  const first = text.slice(0, text.length - text.trimStart().length);
  const start = Math.max(first.lastIndexOf('\n'), first.lastIndexOf('\r')) + 1;
  return deriveSlice(text, Math.min(start, last), end === -1 ? text.length : last + end);
}

/** The numbers of a list, or of an object that counts its members. */
function listNumbers(node: DumpNode): readonly number[] {
  const values =
    node.type === 'array'
      ? node.items
      : node.type === 'object' && node.members.every(({ key }) => /^\d{1,9}$/.test(key.value))
        ? node.members.map(({ value }) => value)
        : [];
  return values.map((value) => {
    const [likely = value] = value.type === 'doubt' ? value.options : [];
    return likely.type === 'number' ? Number(likely.plain) : Number.NaN;
  });
}

function listChildren(node: DumpNode): readonly DumpNode[] {
  switch (node.type) {
    case 'array':
      return node.items.slice(0, insideLimit);
    case 'doubt':
      return node.options.slice(0, 1);
    case 'object':
      // JSON that a parser of forms took for a key is one of the children.
      return node.members
        .slice(0, insideLimit)
        .flatMap(({ key, value }) => (key.value.length > 40 ? [key, value] : [value]));
    default:
      return [];
  }
}

/** What a parser of forms took for keys it has decoded. */
function addPluses(dump: Dump): Dump {
  return { ...dump, root: mapTexts(dump.root, doubtPluses) };
}

function move(dump: Dump, { toSource }: DerivedText, outer: readonly DumpForm[]): Dump {
  return {
    forms: [...outer, ...dump.forms],
    root: moveNode(dump.root, toSource),
    losses: moveLosses(dump.losses, toSource),
  };
}
