/** `multipart/form-data` (RFC 7578): a part for each field, as axios's postForm, FormData and curl's `-F` send an object on. */
import { createText, type DumpMember, type Loss } from '../dump-node';
import { nestEither } from './form-pairs';
import type { Bare } from './read-bare';

const opening = /^\s*(--[^\s]{1,70})\r?\n/;
const head = /\r?\n(?:[A-Za-z-]{1,60}:[^\r\n]*\r?\n)+\r?\n/y;
const ending = /--\s*$/y;

/** Null where a part has no name, or the last one does not end. */
export function readFormData(text: string): Bare | null {
  const mark = opening.exec(text)?.[1];
  if (mark === undefined) return null;
  const members: DumpMember[] = [];
  for (let at = text.indexOf(mark) + mark.length; !matches(ending, text, at); ) {
    head.lastIndex = at;
    const [lines = ''] = head.exec(text) ?? [];
    const [named = '', quoted, bare] =
      /;\s?name=(?:"([^"\r\n]{0,200})"|([^\s;"]{1,200}))/i.exec(lines) ?? [];
    const key = quoted ?? bare;
    const next = text.indexOf(`\n${mark}`, at + lines.length - 1);
    if (key === undefined || next === -1) return null;
    const keyStart = at + lines.indexOf(named) + named.indexOf(key);
    const start = at + lines.length;
    const end = Math.max(start, text[next - 1] === '\r' ? next - 1 : next);
    members.push({
      key: createText(key, { start: keyStart, end: keyStart + key.length }),
      value: createText(text.slice(start, end), { start, end }),
    });
    at = next + 1 + mark.length;
  }
  const losses: Loss[] = [];
  const whole = { type: 'object', span: { start: 0, end: text.length }, members } as const;
  return members.length === 0 ? null : { root: nestEither(whole, 'never', losses), losses };
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
