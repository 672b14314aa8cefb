/** The JSON of a body out of what it was wrapped in: its own characters, nothing written anew. */
import type { DumpForm } from '../intake/form';
import { characterWrappings, wrappings } from '../intake/forms';
import { listEmbedded } from '../intake/wrap/embedded-text';
import type { JsonNode } from '../json/json-node';
import { parseJson } from '../json/parse-json';

/** How many values of a log line are looked at. */
const valueLimit = 2000;

/**
 * @param forms as what it was read, from the outside to the inside
 * @returns the texts that it may be, the likeliest first; none where what is inside is no JSON
 */
export function listUnwrapped(
  text: string,
  [form, ...inner]: readonly DumpForm[],
): readonly string[] {
  if (form === undefined) return [];
  if (form === 'json' && inner.length === 0) return [text];
  return unwrap(text.trim(), form, inner).flatMap((part) =>
    // The value that a log line holds may be the body itself.
    inner.join() === 'envelope' ? [part] : listUnwrapped(part, inner),
  );
}

function unwrap(text: string, form: DumpForm, inner: readonly DumpForm[]): readonly string[] {
  if (form === 'envelope') return [text];
  if (form === 'embedded') return Array.from(listEmbedded(text), ({ part }) => part.text);
  if (form === 'json') return inner[0] === 'envelope' ? listValues(text, inner.length === 1) : [];
  return [...characterWrappings, ...wrappings]
    .filter(([name]) => name === form)
    .flatMap(([, read]) => read(text))
    .map((derived) => derived.text);
}

/** Of JSON: its objects as they are written, or the texts in its strings. */
function listValues(text: string, areObjects: boolean): readonly string[] {
  const json = parseJson(text);
  const pending: JsonNode[] = json.ok ? [json.value] : [];
  const values: string[] = [];
  for (let seen = 0; seen < pending.length && seen < valueLimit; seen++) {
    const node = pending[seen] as JsonNode;
    if (node.type === 'string' && !areObjects) values.push(node.value);
    if (node.type === 'array') pending.push(...node.items.slice(0, valueLimit));
    if (node.type !== 'object') continue;
    if (areObjects && seen > 0) values.push(text.slice(node.span.start, node.span.end));
    pending.push(...node.members.slice(0, valueLimit).map(({ value }) => value));
  }
  return values;
}
