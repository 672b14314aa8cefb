/** The source of a page that shows keys and values: a table with a pair in each row, a list of terms, text among tags. */

import { decodeEntity, entity } from '../../canonical/transform-text';
import { anyScalars } from '../bare/lines';
import { readScalar } from '../bare/read-scalar';
import { type DerivedText, deriveReplaced, deriveSlice } from '../derived-text';
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

/** With that of the element in it, such as `<code>`. */
function showText(element: Element): string {
  const [only] = listShown(element);
  const text = element.text.trim();
  return text === '' && only !== undefined ? showText(only) : text;
}

/** Those with a text; a button is no part of a value that stands beside it. */
function listShown({ text, children }: Element): readonly Element[] {
  const shown = children.filter(hasText);
  const others = shown.filter(({ name }) => name !== 'button');
  return others.length === 0 && text.trim() === '' ? shown : others;
}

function hasText({ text, children }: Element): boolean {
  return text.trim() !== '' || children.some(hasText);
}

/** Not all of it is shown. */
function isMixed(element: Element): boolean {
  const shown = listShown(element);
  return shown.length > (element.text.trim() === '' ? 1 : 0) || shown.some(isMixed);
}

/** Between its outer tags JSON stands as it was printed, or with a page's tags and entities in it. */
const json = /^(?:<[^<>]{1,200}>\s*)+\{\s*"/;
const tags = String.raw`<(\/)?(pre|code|span|b|strong|em|i|u|font|mark|p|div|ul|li)(?:\s[^<>]{0,500})?>`;
const tagsAndEntities = new RegExp(`${entity.source}|${tags}`, 'g');

/** Text whose names are bold, or whose parts have colours; of JSON all that it may be. */
export function unwrapTags(text: string): readonly DerivedText[] {
  if (!/^<(?:pre|code|span|b|strong|em|p|div|ul)[\s>]/.test(text)) return [];
  const plain = deriveReplaced(text, new RegExp(tags, 'g'), ([, closes, tag]) =>
    endLine(closes, tag),
  );
  if (!json.test(text)) return [plain];
  const shown = deriveReplaced(text, tagsAndEntities, ([whole, code, hex, name, closes, tag]) =>
    tag === undefined ? decodeEntity(whole, code, hex, name) : endLine(closes, tag),
  );
  const all = [shown, deriveSlice(text, text.indexOf('{'), text.lastIndexOf('}') + 1), plain];
  return [...new Map(all.map((one) => [one.text.trim(), one])).values()];
}

/** What stands in the place of a tag. */
function endLine(closes: string | undefined, tag: string | undefined): string {
  return closes !== undefined && /^(?:p|div|li)$/.test(tag ?? '') ? '\n' : '';
}
