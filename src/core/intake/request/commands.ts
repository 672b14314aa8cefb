/** Commands that send a request: curl, wget and HTTPie, alone or several in one text. */
import { createLookupTable } from '../../lookup-table';
import type { DerivedText } from '../derived-text';
import {
  detectShell,
  type Shell,
  type ShellCommand,
  splitShellCommand,
} from '../headers/split-shell-words';
import { readBodyText } from './body-text';
import { readCurl, readWget } from './curl-arguments';
import type { Effort, FoundBody, FoundRequest } from './found';
import { printFields } from './header-text';
import { readHttpie } from './httpie-arguments';
import { rankBody } from './rank-body';
import type { RequestForm, RequestNote } from './request-reading';

/** What the arguments of a command say. */
export interface CommandRequest {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Null where there is none in the text. */
  readonly body: string | null;
  /** The body comes from the standard input. */
  readonly isPiped: boolean;
  readonly notes: readonly RequestNote[];
}

type ReadArguments = (words: readonly string[]) => CommandRequest;

const programs: Readonly<Record<string, readonly [RequestForm, ReadArguments]>> = createLookupTable(
  {
    curl: ['curl', readCurl],
    'curl.exe': ['curl', readCurl],
    wget: ['wget', readWget],
    http: ['httpie', readHttpie],
    https: ['httpie', readHttpie],
    xh: ['httpie', readHttpie],
  },
);

/** At the beginning of a line, behind a prompt, or behind what ends another command. */
const beginning =
  /(?:(?<=^|[\n;&|(`])[ \t]*(?:[\w@:~/.-]{0,60}[$#%>][ \t])?|[$#][ \t])(curl(?:\.exe)?|wget|https?|xh|echo|printf)(?=[ \t])/g;

/** More commands than anybody pastes. */
const commandLimit = 200;

export function readCommands(text: string, effort: Effort): readonly FoundRequest[] {
  const starts = listStarts(text);
  if (starts.length === 0) return [];
  const shell = detectShell(text);
  const found: FoundRequest[] = [];
  let done = 0;
  for (const [index, start] of starts.entries()) {
    if (start < done) continue;
    if (index >= commandLimit) {
      effort.stop(start);
      break;
    }
    const command = readCommand(text, start, starts.slice(index + 1), shell);
    done = start + command.end;
    const request = toRequest(text, start, command);
    if (request !== null) found.push(request);
  }
  return found;
}

/** One more than are read, so that the last of those ends before it. */
function listStarts(text: string): readonly number[] {
  const starts: number[] = [];
  for (const { 0: found, 1: name = '', index } of text.matchAll(beginning)) {
    starts.push(index + found.length - name.length);
    if (starts.length > commandLimit) break;
  }
  return starts;
}

/** Up to where another one begins outside of quotes or on a line of its own, but for what it is piped to. */
function readCommand(
  text: string,
  start: number,
  later: readonly number[],
  shell: Shell,
): ShellCommand {
  // A quotation mark that nothing closes reaches over the next command, which no body has on a line of its own. In cmd
  // nothing is quoted over the end of a line.
  const next = shell === 'cmd' ? later[0] : later.find((at) => isOnOwnLine(text, at));
  const command = splitShellCommand(text.slice(start, next), shell);
  const isEcho = /^(?:echo|printf)$/.test(command.words[0]?.text ?? '');
  const begins = new Set(later.map((at) => at - start));
  const cut = command.words.findIndex((word, index) => {
    const { start: at } = word.toSource({ start: 0, end: 0 });
    const isPiped = isEcho && command.words[index - 1]?.text === '|';
    return index > 0 && begins.has(at) && !isPiped;
  });
  if (cut === -1) return command;
  const words = command.words.slice(0, cut);
  const at = command.words[cut]?.toSource({ start: 0, end: 0 }).start ?? command.end;
  return { words, end: at, isOpen: false };
}

/** None that the line before goes on in, or that it is piped to. */
function isOnOwnLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 100), at);
  const line = before.lastIndexOf('\n');
  const isFirst = line !== -1 && /^[ \t]*(?:\S{0,60}[$#%>][ \t])?$/.test(before.slice(line + 1));
  return isFirst && !/[\\`|]\s*$/.test(before.slice(0, line));
}

function toRequest(text: string, start: number, command: ShellCommand): FoundRequest | null {
  const { before, words } = splitPipe(command.words);
  const program = programs[words[0]?.text ?? ''];
  if (program === undefined) return null;
  const [form, read] = program;
  const end = words.findIndex(({ text: word }) => /^(?:;|&&?|\|\|?)$/.test(word));
  const own = words.slice(1, end === -1 ? undefined : end);
  const request = read(own.map((word) => word.text));
  const span = { start, end: start + command.end };
  const headers = printFields(request.headers, span);
  if (headers === null && !request.notes.some(({ code }) => code === 'headers-file')) return null;
  const piped = request.isPiped ? (findHere(text, span.end, own) ?? before) : null;
  const body = request.body ?? piped;
  const isMissing = request.isPiped && body === null;
  const count = countLost(text.slice(span.start, span.end));
  const notes: readonly RequestNote[] = [
    ...request.notes,
    ...(command.isOpen ? [{ code: 'open-quote' } as const] : []),
    ...(isMissing ? [{ code: 'body-file', name: '-' } as const] : []),
    ...(body !== null && count > 0 ? [{ code: 'body-blanks', count } as const] : []),
  ];
  return { form, headers, body: body === null ? null : toBody(body, span), notes, span };
}

/** Chrome's command for cmd has a blank behind a caret for each character beyond ASCII; it writes no other blank so. */
function countLost(command: string): number {
  const data = /--data-raw \^"[\s\S]*/.exec(command)?.[0] ?? '';
  return data.match(/\^ (?![ \t]*\r?\n)/g)?.length ?? 0;
}

function toBody(written: string, span: FoundBody['span']): FoundBody {
  const { text, kind, notes } = readBodyText(written);
  return { text, span, notes, rank: rankBody('raw', kind, false) };
}

/** `echo '{…}' | curl …`: what is written into the pipe, and the command behind it. */
function splitPipe(words: readonly DerivedText[]): {
  readonly before: string | null;
  readonly words: readonly DerivedText[];
} {
  const pipe = words.findIndex(({ text }) => text === '|');
  if (pipe === -1 || !/^(?:echo|printf)$/.test(words[0]?.text ?? ''))
    return { before: null, words };
  const said = words.slice(1, pipe).filter(({ text }) => !/^-\w+$|^%s(?:\\n)?$/.test(text));
  return { before: said.map(({ text }) => text).join(' '), words: words.slice(pipe + 1) };
}

/** `<<'EOF'` and the lines that follow the command, or `<<<` and a word. */
function findHere(text: string, end: number, words: readonly DerivedText[]): string | null {
  for (const [index, { text: word }] of words.entries()) {
    if (word.startsWith('<<<')) return word.slice(3) || (words[index + 1]?.text ?? null);
    const name = /^<<-?(\w*)$/.exec(word)?.[1];
    if (name === undefined) continue;
    const mark = name || words[index + 1]?.text;
    const from = text.indexOf('\n', end) + 1;
    const to = mark === undefined || from === 0 ? -1 : text.indexOf(`\n${mark}`, from - 1);
    return to === -1 ? null : text.slice(from, to);
  }
  return null;
}
