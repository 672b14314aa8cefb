/** What HTTPie is told in its arguments: headers, and the members that it writes the body of. */
import type { CommandRequest } from './commands';
import { toOtherMethod } from './other-method';
import type { RequestNote } from './request-reading';

/** The name up to the first separator, the longest one there. */
const item = /^([^:=@\s]+)(:=@?|==|=@?|:|@)([\s\S]*)$/;

export function readHttpie(words: readonly string[]): CommandRequest {
  const headers: { name: string; value: string }[] = [];
  const members: string[] = [];
  const notes: RequestNote[] = [];
  let raw: string | null = null;
  let places = 0;
  let isPlain = true;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const given = /^--raw(?:=([\s\S]*))?$/.exec(word);
    if (given !== null) {
      raw = given[1] ?? words[++index] ?? '';
      continue;
    }
    if (word.startsWith('-')) continue;
    const isPlace = /^[A-Z]{3,10}$/.test(word) ? places === 0 : places < 1;
    if (isPlace && /^[A-Z]{3,10}$/.test(word)) {
      const method = toOtherMethod(word);
      if (method !== null) notes.push({ code: 'method', method });
      continue;
    }
    if (isPlace) {
      places++;
      continue;
    }
    const [, name = '', separator, value = ''] = item.exec(word) ?? [];
    if (separator === ':' && value !== '') headers.push({ name, value });
    else if (separator === '=') members.push(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    else if (separator === ':=') members.push(`${JSON.stringify(name)}: ${value}`);
    else if (separator !== '==') isPlain = false;
    if (name.includes('[')) isPlain = false;
  }
  const built = members.length > 0 && isPlain ? `{${members.join(', ')}}` : null;
  return { headers, body: raw ?? built, isPiped: raw === null && built === null, notes };
}
