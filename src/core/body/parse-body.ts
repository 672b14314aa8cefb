/** The callback body: UTF-8 JSON whose top level is an object (contract, "Callback body"). */
import type { JsonObject } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import { createError, createWarning, type Problem } from '../problem';
import type { Result } from '../result';
import { findTextStart } from '../text/byte-order-mark';
import { checkContractFields } from './check-contract-fields';

/** An embedding, an override and an isolate from right to left: a text area draws what follows by them. */
const turning = /[\u202b\u202e\u2067]/;

export function parseBody(text: string): Result<JsonObject> {
  const start = findTextStart(text);
  if (text.slice(start, start + 1000).trim() === '' && text.trim() === '') {
    return { ok: false, problems: [createError('body.empty', null, {})] };
  }
  const marks: Problem[] =
    start > 0 ? [createWarning('body.byte-order-mark', { start: 0, end: start }, {})] : [];
  const turned = text.search(turning);
  if (turned !== -1) {
    const span = { start: turned, end: turned + 1 };
    marks.push(createWarning('body.turned-text', span, { codePoint: text.charCodeAt(turned) }));
  }
  const json = parseJson(text, start);
  if (!json.ok) return { ok: false, problems: [...marks, ...json.problems] };
  const root = json.value;
  if (root.type !== 'object') {
    const error = createError('body.not-object', root.span, { type: root.type });
    return { ok: false, problems: [...marks, error] };
  }
  const problems = [...marks, ...json.problems, ...checkContractFields(root)];
  return { ok: true, value: root, problems };
}
