/** What curl and wget are told in their arguments, as their manuals have it. */
import type { BodyText } from './body-text';
import type { CommandRequest } from './commands';
import { toFormPart } from './form-parts';
import { toOtherMethod } from './other-method';
import type { RequestNote } from './request-reading';

/** One-letter options that take a value, in curl. */
const valued = 'HdXuAbeoFTxmKwcCEQrtyYzDPhU';
const dataOptions = new Set([
  '--data',
  '--data-ascii',
  '--data-raw',
  '--data-binary',
  '--json',
  '--data-urlencode',
  '-d',
]);

interface Option {
  readonly name: string;
  readonly value: string;
}

export function readCurl(words: readonly string[]): CommandRequest {
  return toRequest(listOptions(words));
}

export function readWget(words: readonly string[]): CommandRequest {
  const options = listOptions(words).map(({ name, value }) => {
    if (name === '--post-data' || name === '--body-data') return { name: '--data-raw', value };
    if (name !== '--post-file' && name !== '--body-file') return { name, value };
    return { name: '--data', value: `@${value}` };
  });
  return toRequest(options);
}

/** Long options with their value in the same word or the next one, short ones also several in one word. */
function listOptions(words: readonly string[]): readonly Option[] {
  const options: Option[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    const [, long, value] = /^(--[A-Za-z][\w-]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
    if (long !== undefined) {
      const takesNext =
        value === undefined &&
        (long === '--header' || isMethod(long) || isData(long) || isField(long));
      options.push({ name: long, value: value ?? (takesNext ? next : '') });
      if (takesNext) index++;
    } else if (/^-[A-Za-z]/.test(word)) {
      const at = [...word.slice(1)].findIndex((letter) => valued.includes(letter));
      if (at === -1) continue;
      const rest = word.slice(at + 2);
      options.push({ name: `-${word.charAt(at + 1)}`, value: rest === '' ? next : rest });
      if (rest === '') index++;
    }
  }
  return options;
}

/** curl's, and wget's. */
function isMethod(name: string): boolean {
  return name === '-X' || name === '--request' || name === '--method';
}

function isData(name: string): boolean {
  return dataOptions.has(name) || /^--(?:post|body)-(?:data|file)$/.test(name);
}

function toRequest(options: readonly Option[]): CommandRequest {
  const headers: { name: string; value: string }[] = [];
  const notes: RequestNote[] = [];
  const data: string[] = [];
  const fields: BodyText[] = [];
  let isPiped = false;
  for (const { name, value } of options) {
    if (name === '-H' || name === '--header') {
      const [, field, written] = /^([^:;]+)[:;]([\s\S]*)$/.exec(value) ?? [];
      if (value.startsWith('@')) notes.push({ code: 'headers-file', name: value.slice(1) });
      // Without a value curl leaves the header out.
      else if (field !== undefined && written?.trim())
        headers.push({ name: field, value: written });
    } else if (isMethod(name)) {
      const method = toOtherMethod(value);
      if (method !== null) notes.push({ code: 'method', method });
    } else if (isField(name)) {
      const [, field = '', content = ''] = /^([^=]*)=([\s\S]*)$/.exec(value) ?? [];
      const file = /^[@<]([^;]+)/.exec(content)?.[1];
      if (file !== undefined) notes.push({ code: 'body-file', name: file });
      else
        fields.push(...toFormPart(field, name === '--form-string' ? content : dropType(content)));
    } else if (isData(name)) {
      const isFile = value.startsWith('@') && name !== '--data-raw' && name !== '--data-urlencode';
      if (value === '@-') isPiped = true;
      else if (isFile) notes.push({ code: 'body-file', name: value.slice(1) });
      else data.push(name === '--data-urlencode' ? encode(value) : value);
    }
  }
  if (data.length > 1) notes.push({ code: 'body-joined', count: data.length });
  const [field] = fields;
  if (field !== undefined && data.length === 0 && fields.length === 1)
    return { headers, body: field.text, isPiped, notes: [...notes, ...field.notes] };
  return { headers, body: data.length === 0 ? null : data.join('&'), isPiped, notes };
}

/** curl takes what follows a semicolon for the type of the field, where it says so. */
function dropType(content: string): string {
  return content
    .replace(/^"([\s\S]*)"$/, (_, quoted: string) => quoted.replace(/\\(["\\])/g, '$1'))
    .replace(/;(?:type|filename|headers|encoder)=[^;{}"]*$/, '');
}

function isField(name: string): boolean {
  return name === '-F' || name === '--form' || name === '--form-string';
}

/** `name=content`, or `content`, of which the content is encoded. */
function encode(value: string): string {
  const [, name, content] = /^([^=@]*=)([\s\S]*)$/.exec(value) ?? [];
  if (name === undefined || content === undefined) return encodeURIComponent(value);
  return (name === '=' ? '' : name) + encodeURIComponent(content);
}
