/** A body as a program has it that renamed its keys, or read its text otherwise, before the string is built. */
import type { JsonMember, JsonNode, JsonObject, JsonString } from '../json/json-node';
import type { CanonicalRules } from './canonical-rules';
import { escapeHtml, isHtmlEncoding } from './escape-html';
import { transformText } from './transform-text';

type Rules = Pick<CanonicalRules, 'memberKeys' | 'memberTexts'>;

/** The body itself where nothing is changed. */
export function rewriteBody(body: JsonObject, bodyText: string, rules: Rules): JsonObject {
  const { memberKeys, memberTexts } = rules;
  if (memberKeys === 'as-received' && memberTexts === 'as-is') return body;
  const rewriteText = createTextRewriter(bodyText, memberTexts);
  const rewriteKey = isHtmlEncoding(memberTexts) ? keep : rewriteText;
  const members = body.members.map(({ key, value }): JsonMember => {
    const read = rewriteKey(key);
    return {
      key: { ...read, value: renameKey(read.value, memberKeys) },
      value: rewriteNode(value, rewriteText, rewriteKey, deepest),
    };
  });
  return { ...body, members, hasDuplicates: true };
}

/** Deeper values stay as they are. */
const deepest = 100;

type RewriteText = (text: JsonString) => JsonString;

const keep: RewriteText = (text) => text;

function rewriteNode(
  node: JsonNode,
  rewriteText: RewriteText,
  rewriteKey: RewriteText,
  depth: number,
): JsonNode {
  if (node.type === 'string') return rewriteText(node);
  if (depth === 0) return node;
  const rewrite = (inner: JsonNode): JsonNode =>
    rewriteNode(inner, rewriteText, rewriteKey, depth - 1);
  if (node.type === 'array') return { ...node, items: node.items.map(rewrite) };
  if (node.type !== 'object') return node;
  const members = node.members.map(({ key, value }) => ({
    key: rewriteKey(key),
    value: rewrite(value),
  }));
  return { ...node, members, hasDuplicates: true };
}

function createTextRewriter(bodyText: string, texts: Rules['memberTexts']): RewriteText {
  if (texts === 'as-is') return keep;
  if (isHtmlEncoding(texts)) {
    return (text) => ({ ...text, value: escapeHtml(text.value, texts) });
  }
  if (texts === 'no-backslashes') {
    return (text) => {
      const source = bodyText.slice(text.span.start + 1, text.span.end - 1);
      return { ...text, value: source.replaceAll('\\', '') };
    };
  }
  return (text) => ({ ...text, value: transformText(text.value, texts) });
}

function renameKey(key: string, keys: Rules['memberKeys']): string {
  switch (keys) {
    case 'as-received':
      return key;
    case 'snake':
      return key.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
    case 'underscore':
      return key
        .replace(/(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z\d])(?=[A-Z])/g, '_')
        .replaceAll('-', '_')
        .toLowerCase();
    case 'camel':
      return (key.replace(/[À-ž]/g, stripMark).match(words) ?? [])
        .map((word, index) => {
          const lower = word.toLowerCase();
          return index === 0 ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
        })
        .join('');
    default: {
      const [from, to = key] = keys.split('>');
      return key === from ? to : key;
    }
  }
}

/** lodash makes plain letters of Latin ones alone: other scripts keep their marks. */
function stripMark(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

/** Those of lodash; letters of other scripts have no capitals for it. */
const words = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\0-\x7f]+/g;

/** What a renaming makes of the keys of a body. */
export function listRenamed(body: JsonObject, keys: Rules['memberKeys']): readonly string[] {
  return body.members.map(({ key }) => renameKey(key.value, keys));
}
