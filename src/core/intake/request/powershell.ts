/** `Invoke-WebRequest` and `Invoke-RestMethod`, as browsers and clients write them, with their values in place or in variables. */
import { readPowershellString } from '../literal/powershell';
import { readBodyText } from './body-text';
import type { FoundRequest } from './found';
import { printFields } from './header-text';
import { rankBody } from './rank-body';

const command = /\bInvoke-(?:WebRequest|RestMethod)\b/gi;
/** A member of a hashtable, or what is added to one. */
const member = /(?<=[{;,(\s])(["']?)([A-Za-z][\w-]{0,60})\1\s{0,20}(?:=|,)\s{0,20}(?=["'])/g;
const contentType = /-ContentType\s+(?=["'])/gi;
const body =
  /(?:-Body|\$\w{0,60}(?:body|payload|json|data)\w{0,60}\s{0,20}=)\s{0,200}(?:(?:\(\s{0,20})?\[[\w.]{1,60}\]::UTF8\.GetBytes\(\s{0,20})?(?=@?["'])/gi;

export function readPowershell(text: string): readonly FoundRequest[] {
  const starts = [...text.matchAll(command)].slice(0, mostCommands).map(({ index }) => index);
  // What is set before the first command is set for it.
  const parts = starts.map((start, index) => ({
    start: index === 0 ? 0 : start,
    end: starts[index + 1] ?? text.length,
  }));
  return parts.flatMap(({ start, end }) => readPart(text.slice(start, end), start) ?? []);
}

/** More than anybody chooses from. */
const mostCommands = 200;

function readPart(text: string, offset: number): FoundRequest | null {
  const span = { start: offset, end: offset + text.length };
  const fields = [
    ...readStrings(text, contentType).map(({ value }) => ({ name: 'Content-Type', value })),
    ...readStrings(text, member)
      .filter(({ name }) => name.includes('-'))
      .map(({ name, value }) => ({ name, value })),
  ];
  const headers = printFields(fields, span);
  if (headers === null) return null;
  const [first] = readStrings(text, body);
  if (first === undefined) return { form: 'powershell', headers, body: null, notes: [], span };
  const read = readBodyText(first.value);
  const rank = rankBody('raw', read.kind, false);
  return { form: 'powershell', headers, body: { ...read, span, rank }, notes: [], span };
}

interface NamedString {
  readonly name: string;
  readonly value: string;
}

/** The strings that stand behind a pattern, whose group 2 is their name. */
function readStrings(text: string, pattern: RegExp): readonly NamedString[] {
  const found: NamedString[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const at = match.index + match[0].length;
    const string = match.index < done ? null : readPowershellString(text, at);
    if (string === null) continue;
    done = string.end;
    found.push({ name: match[2] ?? '', value: string.value });
  }
  return found;
}
