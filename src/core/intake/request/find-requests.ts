/**
 * Requests in a tree of values, wherever a tool puts them: headers and the body that stands nearest to them. Tools differ
 * in names and nesting; that the two stand together, and what they look like, holds for all.
 */
import type { Span } from '../../text/span';
import type { DumpMember, DumpNode } from '../dump-node';
import { listHeaderSets, pickHeaders, toCallbackName } from '../headers/pick-headers';
import { readBuffer } from '../read-buffer';
import { decodeNumbers } from '../wrap/byte-text';
import { decodeBase64Text, isCallbackBody, readBodyText } from './body-text';
import type { Effort, FoundBody, FoundHeaders } from './found';
import { printEntries } from './header-text';
import { headerHint } from './holds-request';
import { nameForm } from './name-form';
import { toOtherMethod } from './other-method';
import { isStrong, pairParts } from './pair-parts';
import { joinParts, nothing, type Parts } from './parts';
import { isBodyKey, rankBody } from './rank-body';

/** So many names of an object may tell what it is. */
const namedKeys = 40;
/** No longer than a header's name alone. */
const longestName = 20;
/** Deeper than anybody's envelope. */
const depthLimit = 40;

/** Reads a text inside of the tree as a paste of its own; everything in it stands where the text stands. */
export type ReadInner = (text: string, span: Span, keys: readonly string[]) => Parts;

/** @param text what the tree was read from */
export function findRequests(
  text: string,
  root: DumpNode,
  effort: Effort,
  readInner: ReadInner,
): Parts {
  return new TreeReader(text, effort, readInner).read(root, '', [], 0);
}

class TreeReader {
  constructor(
    private readonly text: string,
    private readonly effort: Effort,
    private readonly readInner: ReadInner,
  ) {}

  /** @param keys of what is around it */
  read(node: DumpNode, key: string, keys: readonly string[], depth: number): Parts {
    switch (node.type) {
      case 'string':
        return this.readString(node.value, node.span, key, keys);
      case 'doubt': {
        const [likely] = node.options;
        return likely === undefined ? nothing : this.read(likely, key, keys, depth);
      }
      case 'array':
      case 'object':
        return depth >= depthLimit ? nothing : this.readContainer(node, key, keys, depth);
      default:
        return nothing;
    }
  }

  private readContainer(
    node: Container,
    key: string,
    keys: readonly string[],
    depth: number,
  ): Parts {
    const bytes = readBuffer(node);
    const text = bytes === null ? null : decodeNumbers(bytes);
    if (text !== null) return this.readString(text, node.span, key, keys, 'body-bytes');
    const around =
      node.type === 'object'
        ? [...keys, ...node.members.slice(0, namedKeys).map((one) => one.key.value)]
        : keys;
    const inside = joinParts(
      node.type === 'object'
        ? this.readMembers(node.members, around, depth)
        : node.items.map((item) => this.read(item, key, keys, depth + 1)),
    );
    const isAlone = inside.requests.length === 0 && inside.headers.length === 0;
    const headers = this.readHeaders(node, inside);
    if (node.type === 'object' && headers === null && isAlone && isBody(node, key, inside))
      return { ...nothing, bodies: [this.takeObject(node, key)] };
    const parts =
      headers === null ? inside : { ...inside, headers: [headers, ...listOthers(inside, headers)] };
    if (parts === nothing) return nothing;
    const paired = pairParts(parts, () => nameForm(around), node.type === 'array');
    const method = node.type === 'object' ? findMethod(node.members) : null;
    return method === null ? paired : noteMethod(paired, method);
  }

  /** What was answered is left out where it stands beside the callback that was sent. */
  private readMembers(
    members: readonly DumpMember[],
    around: readonly string[],
    depth: number,
  ): readonly Parts[] {
    const read = (one: DumpMember): Parts => this.read(one.value, one.key.value, around, depth + 1);
    const sent = members.find(({ key }) => requestKey.test(key.value));
    if (sent === undefined) return members.map(read);
    const parts = read(sent);
    const hasCallback = parts.requests.length > 0 || parts.headers.length > 0;
    return members.flatMap((one) => {
      if (one === sent) return [parts];
      return hasCallback && responseKey.test(one.key.value) ? [] : [read(one)];
    });
  }

  /** Of an object that has the body, too, only what is called like the callback's headers. */
  private readHeaders(node: Container, inside: Parts): FoundHeaders | null {
    if (
      !isLikelyHeaders(node) ||
      !this.effort.hasLeft('finds', node.span.start) ||
      pickHeaders(node) === null
    )
      return null;
    this.effort.finds -= 1;
    const [entries = []] = listHeaderSets(node);
    const hasBody = inside.bodies.length > 0 || inside.requests.length > 0;
    const own = hasBody
      ? entries.filter(({ name }) => toCallbackName(name.value) !== undefined)
      : entries;
    return printEntries(this.text, own, node.span);
  }

  private readString(
    value: string,
    span: Span,
    key: string,
    keys: readonly string[],
    origin?: 'body-bytes',
  ): Parts {
    if (value.trim() === '' || !this.effort.hasLeft('finds', span.start)) return nothing;
    if (value.length > longestName && headerHint.test(value)) {
      const inner = this.readInner(value, span, keys);
      if (inner !== nothing) return inner;
    }
    const body = readBodyText(value);
    if (body.kind === 'broken') {
      // Other words stand around it: `body: {…}`.
      const inner = this.readInner(value, span, keys);
      if (inner.bodies.some(isStrong) || inner.requests.length > 0) return inner;
    }
    if (body.kind === 'other' || (body.kind === 'object' && !isBodyKey(key))) {
      const message = decodeMessage(value);
      const inner = message === null ? nothing : this.readInner(message, span, keys);
      if (inner !== nothing) return inner;
      if (!isBodyKey(key)) return nothing;
    }
    const notes = origin === undefined ? body.notes : [{ code: origin }, ...body.notes];
    const rank = rankBody(key, body.kind, false);
    this.effort.finds -= 1;
    return { ...nothing, bodies: [{ text: body.text, notes, span, rank }] };
  }

  private takeObject(node: DumpNode, key: string): FoundBody {
    this.effort.finds -= 1;
    const { start, end } = node.span;
    return {
      text: this.text.slice(start, end),
      span: node.span,
      notes: [{ code: 'body-parsed' }],
      rank: rankBody(key, isCallbackBody(node) ? 'callback' : 'object', true),
    };
  }
}

/** Of a list of pairs each looks like a list of a name and its value: what says nothing more is left out. */
function listOthers({ headers }: Parts, all: FoundHeaders): readonly FoundHeaders[] {
  const known = new Set(all.own.map((pair) => pair.join()));
  return headers.filter(({ own }) => !own.every((pair) => known.has(pair.join())));
}

type Container = Extract<DumpNode, { readonly type: 'array' | 'object' }>;

const requestKey = /^(?:http)?_?req(?:uest)?$/i;
const responseKey = /^(?:http)?_?resp?(?:onse)?$/i;

const methodKey = /^(?:http|request)?_?method$/i;

/** Another method than a callback's; AWS has it in the request's context. */
function findMethod(members: readonly DumpMember[]): string | null {
  for (const { key, value } of members.slice(0, namedKeys)) {
    if (value.type === 'object' && /^(?:requestContext|http)$/.test(key.value)) {
      const inner = findMethod(value.members);
      if (inner !== null) return inner;
    }
    if (value.type === 'string' && methodKey.test(key.value)) return toOtherMethod(value.value);
  }
  return null;
}

function noteMethod(parts: Parts, method: string): Parts {
  const requests = parts.requests.map((request) => {
    const isSaid = request.notes.some(({ code }) => code === 'method');
    return isSaid
      ? request
      : { ...request, notes: [{ code: 'method', method } as const, ...request.notes] };
  });
  return { ...parts, requests };
}

/** A look that costs little: most containers are none. */
function isLikelyHeaders(node: Container): boolean {
  if (node.type === 'array') return node.items.length > 1;
  return node.members.some(({ key }) => toCallbackName(key.value) !== undefined);
}

/** Where the text that arrived stands in it, it is what a tool wrote around that. */
function isBody(node: Container, key: string, inside: Parts): boolean {
  if (inside.bodies.some((body) => isStrong(body) && body.notes[0]?.code !== 'body-parsed'))
    return false;
  return isCallbackBody(node) || (isBodyKey(key) && inside.bodies.length === 0);
}

/** A whole message in Base64, as ngrok has it. */
function decodeMessage(text: string): string | null {
  if (text.length < 200) return null;
  const message = decodeBase64Text(text);
  return message !== null && headerHint.test(message) ? message : null;
}
