import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import { moveNode } from '../derived-text';
import { createDoubt, createText, type DumpNode } from '../dump-node';

/** A value that is JSON, or its text: some libraries print JSON for what is nested. */
export function readJsonText(text: string, span: Span): DumpNode | null {
  if (!/^(?:\{\s*["}]|\[\s*[[{"\d\]]|"[\s\S]*"$)/.test(text)) return null;
  const json = parseJson(text);
  if (!json.ok) return null;
  const move = ({ start, end }: Span): Span => ({
    start: start + span.start,
    end: end + span.start,
  });
  return createDoubt('nested', span, [moveNode(json.value, move), createText(text, span)]);
}
