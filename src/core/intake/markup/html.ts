/** The source of a page that shows keys and values: a table with a pair in each row, a list of terms, text among tags. */
import { anyScalars } from '../bare/lines';
import { readScalar } from '../bare/read-scalar';
import { type DerivedText, deriveReplaced } from '../derived-text';
import { createText, type DumpMember, type Loss } from '../dump-node';
import type { Literal } from '../literal/read-literal';
import { isStringField } from '../pick-body';
import { type Element, parseElements } from './read-xml';

export function readHtmlPairs(text: string): Literal | null {
  const root = /^<(?:table|tbody|dl|div)[\s>]/.test(text) ? parseElements(text) : null;
  if (root === null) return null;
  const losses: Loss[] = [];
  const members = listPairs(root).map(([name, value]): DumpMember => {
    const key = showText(name);
    const role = isStringField(key) ? 'text' : 'top';
    if (isMixed(value)) losses.push({ kind: 'elided', span: value.span });
    return {
      key: createText(key, name.span),
      value: readScalar(showText(value), value.span, anyScalars, role, losses),
    };
  });
  const span = { start: 0, end: text.length };
  return members.length === 0 ? null : { root: { type: 'object', span, members }, losses };
}

function listPairs(root: Element): readonly (readonly [name: Element, value: Element])[] {
  const { name, children } = root;
  if (name !== 'tr' && name !== 'dl') return children.flatMap(listPairs);
  const names = children.map((child) => child.name).join();
  // Two headings name the columns.
  const isPairs = name === 'tr' ? /^t[dh],td$/.test(names) : /^(?:dt,dd(?:,(?!$)|$))+$/.test(names);
  return isPairs
    ? children.flatMap((child, at) => {
        const value = children[at + 1];
        return at % 2 === 0 && value !== undefined ? [[child, value] as const] : [];
      })
    : [];
}

/** With that of an element in it, such as `<code>`. */
function showText({ text, children: [only] }: Element): string {
  return text.trim() === '' && only !== undefined ? showText(only) : text.trim();
}

/** Not all of it is shown. */
function isMixed({ text, children }: Element): boolean {
  return children.length > (text.trim() === '' ? 1 : 0) || children.some(isMixed);
}

/** JSON as it is, which may have tags and entities in its values. */
const plainJson = /^(?:<[^<>]{1,200}>\s*)+\{\s*"/;
const tags = /<(\/)?(pre|code|span|b|strong|em|i|u|font|mark|p|div|ul|li)(?:\s[^<>]{0,500})?>/g;

/** Text whose names are bold, or whose parts have colours. */
export function unwrapTags(text: string): readonly DerivedText[] {
  if (!/^<(?:pre|code|span|b|strong|em|p|div|ul)[\s>]/.test(text) || plainJson.test(text))
    return [];
  const isBlock = (name = '') => /^(?:p|div|li)$/.test(name);
  return [
    deriveReplaced(text, tags, ([, closes, name]) =>
      closes !== undefined && isBlock(name) ? '\n' : '',
    ),
  ];
}
