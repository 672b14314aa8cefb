/**
 * Any dump of values, inside of whatever it was wrapped in: every form in a fixed order, the first that gives
 * what is asked for. Forms are told apart by what they must begin with, so that the order matters little:
 * JSON first, quoted values before unquoted ones, what is exact before what is guessed, other text around it last.
 */
import { parseJson } from '../json/parse-json';
import type { BareDialect } from './bare/bare-dialect';
import { csharpObject, csharpPairs } from './bare/csharp';
import { readFormPairs } from './bare/form-pairs';
import { goMap, goStruct } from './bare/go';
import { javaLines, javaMap, javaObject } from './bare/java';
import { lines } from './bare/lines';
import { luaTable } from './bare/lua';
import { phpPrintR, phpPrintRInPage } from './bare/php-print-r';
import { readPositional } from './bare/positional';
import { readBare } from './bare/read-bare';
import { type DerivedText, deriveSlice, moveLosses, moveNode } from './derived-text';
import { createDoubt, type DumpNode, type Loss, nestingLimit } from './dump-node';
import type { DumpForm } from './form';
import { goSyntax } from './literal/go';
import { javascript, json5 } from './literal/javascript';
import type { LiteralDialect } from './literal/literal-dialect';
import { lua } from './literal/lua';
import { perl } from './literal/perl';
import { phpDump, phpExport, phpVarDump } from './literal/php';
import { readPhpSerialize } from './literal/php-serialize';
import { python } from './literal/python';
import { type Literal, readLiteral, readLiteralMembers } from './literal/read-literal';
import { ruby } from './literal/ruby';
import { springHeaders } from './literal/spring';
import { unwrapBase64, unwrapByteList, unwrapHex } from './wrap/byte-text';
import {
  unwrapColours,
  unwrapEntities,
  unwrapOddSpaces,
  unwrapSmartQuotes,
} from './wrap/character-text';
import { listEmbedded } from './wrap/embedded-text';
import { unwrapEscaped, unwrapQuoted } from './wrap/escaped-text';
import { unwrapPercent } from './wrap/percent-text';
import { readYaml } from './yaml/read-yaml';

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
}

type Reader = (text: string) => Literal | null;

const literal =
  (dialect: LiteralDialect): Reader =>
  (text) =>
    readLiteral(text, dialect);
const bare =
  (dialect: BareDialect): Reader =>
  (text) =>
    readBare(text, dialect);

const jsonForms: readonly (readonly [DumpForm, Reader])[] = [['json', readJson]];

const quotedForms: readonly (readonly [DumpForm, Reader])[] = [
  ['python', literal(python)],
  ['json5', literal(json5)],
  ['ruby', literal(ruby)],
  ['perl', literal(perl)],
  ['javascript', literal(javascript)],
  ['php-export', literal(phpExport)],
  ['php-var-dump', literal(phpVarDump)],
  ['php-dump', literal(phpDump)],
  ['lua', literal(lua)],
  ['go-syntax', literal(goSyntax)],
  ['spring-headers', literal(springHeaders)],
  ['php-serialize', readPhpSerialize],
];

const bareForms: readonly (readonly [DumpForm, Reader])[] = [
  ['php-print-r', bare(phpPrintR)],
  ['php-print-r', bare(phpPrintRInPage)],
  ['go-map', bare(goMap)],
  ['java-map', bare(javaMap)],
  ['go-struct', bare(goStruct)],
  ['java-object', bare(javaObject)],
  ['java-object', bare(javaLines)],
  ['csharp-object', bare(csharpObject)],
  ['csharp-pairs', bare(csharpPairs)],
  ['lua-table', bare(luaTable)],
];

/** Without brackets around them: what is left when nothing else fits. Blanks at the end belong to the last value. */
const openForms: readonly (readonly [DumpForm, Reader])[] = [
  ['json-members', (text) => readLiteralMembers(text, jsonMembers)],
  ['python-fields', (text) => readLiteralMembers(text, { ...python, isSpaced: true })],
  ['form-pairs', readFormPairs],
  ['yaml', readYaml],
  ['positional', readPositional],
  ...lines.map((dialect) => ['lines', bare(dialect)] as const),
];

const jsonMembers: LiteralDialect = { ...json5, keys: [], objectBrackets: '{', isSpaced: true };

type Unwrap = (text: string) => readonly DerivedText[];

/** Single characters come first: with them in place nothing else reads as it should. */
const characterWrappings: readonly (readonly [DumpForm, Unwrap])[] = [
  ['colours', unwrapColours],
  ['odd-spaces', unwrapOddSpaces],
  ['smart-quotes', unwrapSmartQuotes],
  ['entities', unwrapEntities],
];

const wrappings: readonly (readonly [DumpForm, Unwrap])[] = [
  ['quoted', unwrapQuoted],
  ['escaped', unwrapEscaped],
  ['percent', unwrapPercent],
  ['byte-list', unwrapByteList],
  ['hex', unwrapHex],
  ['base64', unwrapBase64],
];

/** Base64, or a list of bytes. */
const holdsBytes = /[\w+/=-]{60}|\d{1,3}(?:[ ,]\s*-?\d{1,3}){30}/;
/** How many nodes of a dump are looked at for the wanted one. */
const insideLimit = 2000;
/** How many wrappings inside each other are undone. */
const wrappingLimit = 6;
/** How often the text is looked at in all, every form and wrapping of every part counted. */
const workLimit = 200;
/** Longer texts are looked at less often, shorter ones more often. */
const usualLength = { least: 3000, most: 100_000 };

export function readDump(text: string, wanted: Wanted): Dump | null {
  const length = Math.min(Math.max(text.length, usualLength.least), usualLength.most);
  return new DumpReader(wanted, workLimit * length).read(text, 0);
}

class DumpReader {
  /** @param work how many characters may be looked at */
  constructor(
    private readonly wanted: Wanted,
    private work: number,
  ) {}

  read(text: string, depth: number): Dump | null {
    const trimmed = slice(text, /^\s*/, /\s*$/);
    const dump = this.readTrimmed(trimmed.text, depth);
    if (dump !== null) return move(dump, trimmed, []);
    const open = slice(text, /^\s*[\r\n]/, /[\r\n]\s*$/);
    const lines = this.tryForms(open.text, openForms, null);
    if (lines !== null) return move(lines, open, []);
    const part = this.tryEmbedded(trimmed.text, depth);
    return part === null ? null : move(part, trimmed, []);
  }

  private readTrimmed(text: string, depth: number): Dump | null {
    return (
      this.tryForms(text, jsonForms, depth) ??
      this.tryWrappings(text, characterWrappings, depth) ??
      this.tryForms(text, quotedForms, depth) ??
      this.tryWrappings(text, wrappings, depth) ??
      this.tryForms(text, bareForms, depth)
    );
  }

  /** @param depth null: what is wanted is not looked for inside */
  private tryForms(
    text: string,
    forms: readonly (readonly [DumpForm, Reader])[],
    depth: number | null,
  ): Dump | null {
    if (!this.wanted.hint.test(text) && !holdsBytes.test(text)) return null;
    for (const [form, read] of forms) {
      if (!this.isAffordable(text)) return null;
      const found = read(text);
      // A string is a wrapping.
      if (found === null || found.root.type === 'string') continue;
      const root = this.wanted.pick(found.root);
      if (root !== null) return { forms: [form], root, losses: found.losses };
      const inside = depth === null ? null : this.searchInside(text, found, depth);
      if (inside !== null) return { ...inside, forms: [form, ...inside.forms] };
    }
    return null;
  }

  /** Whatever is logged beside the body: `{"level":"info","body":"{…}"}`. */
  private searchInside(text: string, { root, losses }: Literal, depth: number): Dump | null {
    const pending: DumpNode[] = [root];
    for (let seen = 0; seen < pending.length && seen < insideLimit; seen++) {
      const node = pending[seen] as DumpNode;
      const picked = node === root ? null : this.wanted.pick(node);
      if (picked !== null) return { forms: ['envelope'], root: picked, losses };
      const inner = depth < wrappingLimit ? this.pickInnerText(node, text) : null;
      const dump = inner === null ? null : this.read(inner, depth + 1);
      if (dump !== null) {
        return move(dump, { text: '', toSource: () => node.span }, ['envelope']);
      }
      pending.push(...listChildren(node));
    }
    return null;
  }

  /** A text inside of a dump that may be one itself. */
  private pickInnerText(node: DumpNode, text: string): string | null {
    const isText = node.type === 'string';
    const inner = isText
      ? node.value
      : node.type === 'array' && node.items.length > 20
        ? text.slice(node.span.start, node.span.end)
        : '';
    const isUseful = holdsBytes.test(inner) || (isText && this.wanted.hint.test(inner));
    return isUseful && inner.length < text.length ? inner : null;
  }

  private tryWrappings(
    text: string,
    wrappings: readonly (readonly [DumpForm, Unwrap])[],
    depth: number,
  ): Dump | null {
    if (depth >= wrappingLimit) return null;
    for (const [form, unwrap] of wrappings) {
      if (!this.isAffordable(text)) return null;
      const found: Dump[] = [];
      for (const derived of unwrap(text)) {
        const dump = this.read(derived.text, depth + 1);
        if (dump !== null) found.push(move(dump, derived, [form]));
      }
      const [first] = found;
      if (first === undefined) continue;
      const root = createDoubt(
        'whole',
        first.root.span,
        found.map((dump) => dump.root),
      );
      return { ...first, root };
    }
    return null;
  }

  private tryEmbedded(text: string, depth: number): Dump | null {
    if (depth >= wrappingLimit || !this.wanted.hint.test(text)) return null;
    for (const part of listEmbedded(text)) {
      const dump = this.wanted.hint.test(part.text) ? this.readTrimmed(part.text, depth + 1) : null;
      if (dump !== null) return move(dump, part, ['embedded']);
    }
    return null;
  }

  private isAffordable(text: string): boolean {
    this.work -= text.length;
    return this.work >= 0;
  }
}

/** The text without what stands at its ends. */
function slice(text: string, before: RegExp, after: RegExp): DerivedText {
  const start = before.exec(text)?.[0].length ?? 0;
  const end = Math.max(start, after.exec(text)?.index ?? text.length);
  return deriveSlice(text, start, end);
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

function move(dump: Dump, { toSource }: DerivedText, outer: readonly DumpForm[]): Dump {
  return {
    forms: [...outer, ...dump.forms],
    root: moveNode(dump.root, toSource),
    losses: moveLosses(dump.losses, toSource),
  };
}

function readJson(text: string): Literal | null {
  if (isTooDeep(text)) return null;
  const json = parseJson(text);
  return json.ok ? { root: json.value, losses: [] } : null;
}

/** Deeper than readers may go, who recurse where the parser of JSON does not; brackets in strings count, too. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x7d || code === 0x5d) depth--;
    if (depth > nestingLimit) return true;
  }
  return false;
}
