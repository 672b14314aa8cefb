/** Headers as arguments of a command: curl's -H, wget's --header, HTTPie's items. */
import type { DerivedText } from '../derived-text';
import { createText, type DumpMember } from '../dump-node';
import type { Literal } from '../literal/read-literal';
import { splitShellWords } from './split-shell-words';

const command = /(?:^|\s)(?:-H|--header)[\s='"^$]|^\s*https? /;

export function readShellHeaders(text: string): Literal | null {
  if (!command.test(text)) return null;
  const words = splitShellWords(text);
  const isHttpie = /^https?$/.test(words[0]?.text ?? '');
  const members: DumpMember[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]?.text;
    const prefix = /^(?:-H|--header=)(?=.)/.exec(word.text)?.[0] ?? '';
    if (before !== '-H' && before !== '--header' && prefix === '' && !isHttpie) continue;
    const member = toMember(word, prefix.length);
    if (member !== null) members.push(member);
  }
  const span = { start: 0, end: text.length };
  return { root: { type: 'object', span, members }, losses: [] };
}

function toMember({ text, toSource }: DerivedText, from: number): DumpMember | null {
  const [whole, name, value] =
    /^([\w!#$%&'*+.^|~-]+):[ \t]*(?![ \t])([\s\S]*)$/.exec(text.slice(from)) ?? [];
  if (whole === undefined || name === undefined || value === undefined || value.startsWith('//')) {
    return null;
  }
  const key = createText(name, toSource({ start: from, end: from + name.length }));
  const end = from + whole.length;
  return { key, value: createText(value, toSource({ start: end - value.length, end })) };
}
