/** Finds what the page says outside of src/words: in strings, in JSX, and as a language that numbers and dates are printed in. */
import { parseSync } from 'vite';

/**
 * @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node of the syntax tree
 * @typedef {'code' | 'said' | 'silent'} Use of a string: not known, shown to a user as it is, or never shown
 * @typedef {{ line: number, text: string, why: string }} Finding
 */

/**
 * A word in small letters with another word, or what a template puts there, before or behind it. Codes have no spaces,
 * and what formats are marked with, as `BEGIN PUBLIC KEY`, has no small letters.
 */
const sentence =
  /[\p{L}\p{N}\uFFFC][”’"'`;:,.!?)]*\s+[“‘"'`(]*\p{Ll}{2}|\p{L}\p{Ll}[”’"'`;:,.!?)]*\s+[“‘"'`(]*[\p{L}\p{N}\uFFFC]/u;

/** A single word as labels are written; codes begin with a small letter. */
const label = /^\p{Lu}\p{Ll}+(?:…|[.!?:]?\s*)$/u;

const letter = /\p{L}/u;

const mediaQuery = /^\([a-z-]+: [a-z]+\)$/;

/** Attributes and properties whose text a user meets, here and in the packages that draw. */
const saidName =
  /^(?:title|alt|placeholder|label|hint|what|fault|fix|summary|caption|legend|heading|text|textContent|innerText|aria-?(?:label|description|roledescription|placeholder|valuetext)|(?:accessible|sr)[A-Z]\w+)$/i;

/** Attributes whose text no user meets, though it may be words with spaces between. */
const silentAttribute =
  /^(?:\w*[cC]lassName|style|id|role|type|key|d|viewBox|rel|data-.+|aria-(?:labelledby|describedby|controls|owns))$/;

/** Names of variables and properties that hold what stands in such an attribute. */
const silentName = /^(?:\w*[cC]lassName|font\w*|grid\w*|transform)$/;

/** Functions that read their texts as code. */
const silentFunction =
  /^(?:querySelector(?:All)?|closest|matches|matchMedia|getElementsByClassName|execCommand)$/;

/** Nodes whose value is that of what stands in them. */
const transparent = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'BinaryExpression',
  'AssignmentPattern',
  'ParenthesizedExpression',
  'TemplateLiteral',
  'TaggedTemplateExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'SequenceExpression',
]);

/**
 * Where a file says something, in the order of its lines.
 *
 * @param {string} file whose ending says what is written in it
 * @param {string} source
 * @param {{ isDrawn: boolean }} room whether it draws the page
 * @returns {readonly Finding[]}
 */
export function findWords(file, source, { isDrawn }) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  /** @type {Finding[]} */
  const findings = [];
  const add = (/** @type {Node} */ node, /** @type {string} */ why) => {
    const line = source.slice(0, node.start).split('\n').length;
    const text = source.slice(node.start, node.end).replace(/\s+/g, ' ').trim();
    findings.push({ line, text: text.length > 80 ? `${text.slice(0, 79)}…` : text, why });
  };
  visit(/** @type {any} */ (program), 'code', null);
  return findings;

  /**
   * @param {Node} node
   * @param {Use} use
   * @param {Node | null} parent
   */
  function visit(node, use, parent) {
    const printed = printText(node);
    if (printed !== null) {
      const why = judgeText(printed, use, isDrawn && !isCompared(parent));
      if (why !== null) add(node, why);
    }
    if (node.type === 'JSXText' && letter.test(node.value.replace(/&#?\w+;/g, ''))) {
      add(node, 'words in JSX');
    }
    if (setsLanguage(node)) add(node, 'a language outside of src/words');
    for (const [child, childUse] of listChildren(node, use, isDrawn)) visit(child, childUse, node);
  }
}

/**
 * @param {string} text
 * @param {Use} use
 * @param {boolean} mayBeLabel
 */
function judgeText(text, use, mayBeLabel) {
  if (use === 'silent' || mediaQuery.test(text)) return null;
  if (use === 'said') return letter.test(text) ? 'words that are said' : null;
  if (sentence.test(text)) return 'a sentence';
  return mayBeLabel && label.test(text) ? 'a label' : null;
}

/**
 * The text of a string or a template, U+FFFC in the place of each expression; null for anything else.
 *
 * @param {Node} node
 */
function printText(node) {
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map((/** @type {Node} */ part) => part.value.cooked).join('\uFFFC');
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** @param {Node | null} parent */
function isCompared(parent) {
  return (
    (parent?.type === 'BinaryExpression' && parent.operator !== '+') ||
    parent?.type === 'SwitchCase' ||
    parent?.type === 'CallExpression' ||
    parent?.type === 'NewExpression'
  );
}

/**
 * What stands in a node and is run or drawn: no types, no addresses of modules, and no errors, which nobody reads here.
 *
 * @param {Node} node
 * @param {Use} use
 * @param {boolean} isDrawn
 * @returns {readonly [Node, Use][]}
 */
function listChildren(node, use, isDrawn) {
  const { type } = node;
  if (/^(?:Import|ExportAll)/.test(type) || type === 'TSLiteralType') return [];
  if (type === 'NewExpression' && printName(node.callee).endsWith('Error')) return [];
  const isSpecial = use === 'silent' || (use === 'said' && isTransparent(node));
  /** @type {[Node, Use][]} */
  const children = [];
  for (const [name, value] of Object.entries(node)) {
    if (isUnread(node, name)) continue;
    for (const [index, child] of (Array.isArray(value) ? value : [value]).entries()) {
      if (typeof child?.type !== 'string' || isType(child)) continue;
      const own = isDrawn ? pickUse(node, name, index) : null;
      children.push([child, own ?? (isSpecial && name !== 'test' ? use : 'code')]);
    }
  }
  return children;
}

/** @param {Node} node whose value may be that of what stands in it */
function isTransparent({ type, operator }) {
  return transparent.has(type) && (type !== 'BinaryExpression' || operator === '+');
}

/** @param {Node} node a part of the language's types, without a value of its own */
function isType({ type }) {
  return type.startsWith('TS') && !transparent.has(type) && type !== 'TSInstantiationExpression';
}

/**
 * Names and addresses, which are no texts.
 *
 * @param {Node} node
 * @param {string} name of one of its parts
 */
function isUnread(node, name) {
  if (node.type === 'ExportNamedDeclaration') return name === 'source';
  return name === 'key' && node.computed === false;
}

/**
 * How the page uses a part of a node, where that is plain to see.
 *
 * @param {Node} node
 * @param {string} part
 * @param {number} index among several of its kind
 * @returns {Use | null}
 */
function pickUse(node, part, index) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children' ? 'said' : null;
    case 'JSXAttribute':
      return part === 'value' ? pickUseByName(printName(node.name), silentAttribute) : null;
    case 'Property':
      return part === 'value' ? pickUseByName(printName(node.key)) : null;
    case 'VariableDeclarator':
      return part === 'init' && silentName.test(printName(node.id)) ? 'silent' : null;
    case 'AssignmentExpression':
      return part === 'right' ? pickUseByName(printName(node.left)) : null;
    case 'CallExpression':
      return part === 'arguments' ? pickUseOfArgument(node, index) : null;
    default:
      return null;
  }
}

/**
 * @param {string} name
 * @returns {Use | null}
 */
function pickUseByName(name, silent = silentName) {
  if (silent.test(name)) return 'silent';
  return saidName.test(name) ? 'said' : null;
}

/**
 * @param {Node} call
 * @param {number} index
 * @returns {Use | null}
 */
function pickUseOfArgument(call, index) {
  const name = printName(call.callee);
  if (silentFunction.test(name)) return 'silent';
  if (name !== 'setAttribute') return null;
  return index === 0 ? 'silent' : pickUseByName(String(call.arguments[0]?.value));
}

/**
 * @param {Node} node
 * @returns {string} the last name in it; empty for what has none
 */
function printName(node) {
  if (node.type === 'MemberExpression') return printName(node.property);
  if (node.type === 'JSXNamespacedName') return printName(node.name);
  return String(node.name ?? node.value ?? '');
}

/** @param {Node} node */
function setsLanguage(node) {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { callee } = node;
  const name = printName(callee);
  if (/^toLocale(?:Date|Time)?String$/.test(name)) return true;
  const hasLanguage = node.arguments.some(
    (/** @type {Node} */ one) => one.type === 'Literal' && /^[a-z]{2}(?:-\w+)*$/i.test(one.value),
  );
  const isOfIntl = callee.type === 'MemberExpression' && printName(callee.object) === 'Intl';
  return hasLanguage && (isOfIntl || /^(?:localeCompare|toLocale(?:Upper|Lower)Case)$/.test(name));
}
