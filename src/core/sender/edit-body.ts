/** A body's text with one member changed and everything else as it was written. */
import { parseBody } from '../body/parse-body';
import type { JsonMember, JsonObject } from '../json/json-node';
import type { Span } from '../text/span';

/** The last one of that name: it is the one that counts (reading 3). */
export function findMember({ members }: JsonObject, key: string): JsonMember | undefined {
  return members.findLast((member) => member.key.value === key);
}

/** Gives a member this JSON text as its value; adds the member where there is none. */
export function setMember(
  bodyText: string,
  body: JsonObject,
  key: string,
  jsonText: string,
): string {
  const member = findMember(body, key);
  if (member === undefined) return addMember(bodyText, body, key, jsonText);
  return replaceValue(bodyText, member, jsonText);
}

/** Renames top-level members, whatever they hold. */
export function renameMembers(
  bodyText: string,
  { members }: JsonObject,
  rename: (key: string) => string,
): string {
  return members.reduceRight(
    (text, { key }) => replaceSpan(text, key.span, JSON.stringify(rename(key.value))),
    bodyText,
  );
}

/** Replaces a member's value by JSON text. */
export function replaceValue(bodyText: string, { value }: JsonMember, jsonText: string): string {
  return replaceSpan(bodyText, value.span, jsonText);
}

/** Adds a member behind the last one, on a line of its own where that has one. */
export function addMember(
  bodyText: string,
  body: JsonObject,
  key: string,
  jsonText: string,
): string {
  const last = body.members.at(-1);
  const member = `${JSON.stringify(key)}:${hasSpace(bodyText, last) ? ' ' : ''}${jsonText}`;
  if (last === undefined) return replaceSpan(bodyText, body.span, `{${member}}`);
  const { start } = last.key.span;
  const [space = ''] = /(?<!\s)\s*$/.exec(bodyText.slice(Math.max(0, start - 200), start)) ?? [];
  const at = last.value.span.end;
  return replaceSpan(bodyText, { start: at, end: at }, `,${space}${member}`);
}

/** Takes a member out, with the comma that belonged to it. */
function removeMember(bodyText: string, { members }: JsonObject, index: number): string {
  const [before, member, after] = [members[index - 1], members[index], members[index + 1]];
  if (member === undefined) return bodyText;
  if (after !== undefined) {
    return replaceSpan(bodyText, { start: member.key.span.start, end: after.key.span.start }, '');
  }
  const start = before?.value.span.end ?? member.key.span.start;
  return replaceSpan(bodyText, { start, end: member.value.span.end }, '');
}

/** Takes out all members of these names. */
export function removeMembers(bodyText: string, keys: readonly string[]): string {
  const read = parseBody(bodyText);
  if (!read.ok) return bodyText;
  const index = read.value.members.findIndex(({ key }) => keys.includes(key.value));
  if (index < 0) return bodyText;
  return removeMembers(removeMember(bodyText, read.value, index), keys);
}

function hasSpace(bodyText: string, last: JsonMember | undefined): boolean {
  if (last === undefined) return false;
  return /\s/.test(bodyText.slice(last.key.span.end, last.value.span.start));
}

function replaceSpan(text: string, { start, end }: Span, written: string): string {
  return text.slice(0, start) + written + text.slice(end);
}
