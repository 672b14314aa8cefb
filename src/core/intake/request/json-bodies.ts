/** Callback bodies that stand in a text as JSON. */
import { isCallbackBody, readBodyText } from './body-text';
import type { EmbeddedJson } from './embedded-json';
import type { FoundBody } from './found';

/**
 * As it stands; in a string of source code what that stands for, where only the one or the other can be meant; both where
 * either can, as a shell's quotes keep the backslashes that Python's take away.
 */
export function listJsonBodies(text: string, { root, span }: EmbeddedJson): readonly FoundBody[] {
  if (!isCallbackBody(root)) return [];
  const { start, end } = span;
  const plain: FoundBody = { text: text.slice(start, end), span, notes: [], rank: 1 };
  if (text.charAt(start - 1) !== "'" || text.charAt(end) !== "'") return [plain];
  const runs = plain.text.match(/\\+/g) ?? [];
  if (runs.length === 0 || runs.some((run) => run.length % 2 !== 0)) return [plain];
  const body = readBodyText(plain.text.replaceAll('\\\\', '\\'));
  if (body.kind !== 'callback') return [plain];
  const unquoted: FoundBody = { ...plain, text: body.text, notes: [{ code: 'body-unquoted' }] };
  return text.charAt(start - 2) === 'b' ? [unquoted] : [plain, unquoted];
}
