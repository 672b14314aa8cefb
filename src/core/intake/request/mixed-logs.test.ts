import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import {
  listLines,
  listRequests,
  markUnlike,
  numberCallback,
  readNumbers,
} from '../../../testing/numbered-callbacks';
import { requestHeaders } from '../../../testing/request-cases';
import { readRequest } from './read-request';

const headersOf = (number: number) => numberCallback(number).headers;
const bodyOf = (number: number) => numberCallback(number).body;

const time = '2026-11-27T12:24:28.000Z';
const json = (number: number): string =>
  JSON.stringify({ time, headers: headersOf(number), body: bodyOf(number) });
const object = (number: number): string =>
  JSON.stringify({ time, headers: headersOf(number), body: JSON.parse(bodyOf(number)) });
const stamped = (number: number): string => `${time} INFO recv ${json(number)}`;
const syslog = (number: number): string => `Nov 27 12:24:21 host app[12]: recv ${json(number)}`;
const block = (number: number): string => listLines(headersOf(number)).join('\n');
const message = (number: number): string =>
  `POST /cb HTTP/1.1\nHost: x\n${block(number)}\n\n${bodyOf(number)}\n`;
const loose = (number: number): string => `${block(number)}\n\n${bodyOf(number)}\n`;
const logged = (number: number): string =>
  `${time} INFO received\n${block(number)}\n${bodyOf(number)}`;
const curl = (number: number): string =>
  `curl ${listLines(headersOf(number))
    .map((line) => `-H '${line}'`)
    .join(' ')} -d '${bodyOf(number)}' https://x.example/cb`;

const pairsOf = (number: number, quote: string): string =>
  Object.entries({ sign: 'X-Sign', nonce: 'X-Nonce', ts: 'X-Timestamp' } as const)
    .map(([name, header]) => `${name}=${quote}${headersOf(number)[header]}${quote}`)
    .join(' ');
const logfmt = (number: number): string =>
  `time=${time} level=info msg=cb ${pairsOf(number, '')} body=${bodyOf(number)}`;
const nginx = (number: number): string =>
  `10.0.0.1 - - [28/Nov/2026:13:12:10 +0000] "POST /cb HTTP/1.1" 401 27 ${pairsOf(number, '"')} body="${bodyOf(number).replaceAll('"', '\\x22')}"`;

const dump = (number: number): string => {
  const headers = Object.entries(headersOf(number)).map(([name, value]) => `'${name}': '${value}'`);
  return `headers: {${headers.join(', ')}}\nbody: ${bodyOf(number)}`;
};

const writers = {
  d: dump,
  f: logfmt,
  x: nginx,
  j: json,
  o: object,
  s: stamped,
  y: syslog,
  m: message,
  t: loose,
  l: logged,
};
const others = {
  P: `${time} INFO callback worker started job 1`,
  Y: 'Nov 27 12:24:21 host app[12]: started',
  n: JSON.stringify({ level: 'info', msg: 'health' }),
  w: 'words of somebody',
  _: '',
};

/** A sign for each line; a callback's number is its place among the callbacks. */
function print(plan: string): readonly [string, number] {
  let count = 0;
  const lines = [...plan].map((sign) => {
    if (sign in others) return others[sign as keyof typeof others];
    count += 1;
    if (sign === 'c') return curl(count);
    if (sign === '2') {
      count += 1;
      return `${json(count - 1)} ${json(count)}`;
    }
    return writers[sign as keyof typeof writers](count);
  });
  return [lines.join('\n'), count];
}

function read(text: string): readonly string[] {
  return listRequests(text).map(readNumbers);
}

describe('the callbacks of a mixed log', () => {
  it.each([
    // Before the first line with a time.
    ...['jPPj', 'jjjPjPj', 'jjjssssss', 'jjPjPj', 'jYYj', 'jjyyy', 'ojPPo', 'jnPnPj', 'j_P_P_j'],
    // Behind the last one.
    ...['sssj', 'sssjj', 'sssjjj', 'sjj', 'yyyjj', 'sssnj', 'sss_j_j', 'ssnnj'],
    // Between them.
    ...['sjsjs', 'sjjsjjs', 'PjjjPjj', 'PnjnPnj', 'swjwjsw', 'jsj', 'jjsjj', 's_j_j_s'],
    // Several in one line.
    ...['2PP', 'P2P2', '2', '22', 's2s2', 'jj2', '2PPj', 'w2w'],
    // Of other forms.
    ...['lljj', 'jll', 'jjll', 'ljlj', 'jlj', 'mjj', 'jmj', 'jjm', 'mPPj', 'jPPm', 'ssm', 'mss'],
    ...['tjj', 'jjt', 'jtj', 'tPPj', 'sst', 'cjj', 'jjc', 'cPPj', 'ssc', 'mc', 'cm', 'jc', 'mcjs'],
    // Dumped by another language.
    ...['d', 'dd', 'dm', 'md', 'dmdm', 'dddd', 'dddddddd', 'dm'.repeat(10)],
    // Under names of a line's own.
    ...['fx', 'xf', 'ffjj', 'jfj', 'jxjx', 'xxj', 'mx', 'xm', 'fmf', 'cx', 'xPfs', 'sfsx', 'lxl'],
  ])('are all there: %s', (plan) => {
    const [text, count] = print(plan);
    const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
    expect(read(text)).toEqual(numbers);
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(numbers);
  });

  it('are told where one has no body that is surely its own', () => {
    const [text] = print('jj');
    const notes = (paste: string) => listRequests(paste).map((one) => one.notes);
    const line = 2 + Object.keys(requestHeaders).indexOf('X-Sign') + 1;
    const other = { code: 'other-sign', line, name: 'X-Sign', isOther: true, isUnread: false };
    const note = [other];
    expect(notes(text)).toEqual([[], []]);
    expect(notes(`${text}\n${block(9)}`)).toEqual([note, note]);
    // What is logged once more is none, also cut.
    const sign = headersOf(1)['X-Sign'];
    expect(notes(`${text}\nX-Sign: ${sign}\nX-Sign: ${sign?.slice(0, 40)}…`)).toEqual([[], []]);
  });

  it('are all there where they were dumped one after the other, longer than any dump is read', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => `${index + 1}`);
    expect(read(print('d'.repeat(100))[0])).toEqual(numbers);
    const headers = numbers.map((number) => dump(Number(number)).replace(/\nbody: .*/, ''));
    for (const some of [headers, headers.slice(0, 5)]) {
      const reading = readRequest(some.join('\n'));
      expect(reading).toMatchObject({ kind: 'choose', unreadLine: null });
      expect(reading.kind === 'choose' && reading.requests.length).toBe(some.length);
    }
  });

  it('are told from which line on they were not read, where they are one dump that is too long', () => {
    const items = Array.from({ length: 100 }, (_, index) => dump(index + 1));
    const text = `[{${items.join('}, {').replaceAll('\nbody:', ', body:')}}]`;
    const reading = readRequest(`they are:\n${text}`);
    expect(reading).toMatchObject({ kind: 'choose', unreadLine: 2 });
    const requests = reading.kind === 'choose' ? reading.requests : [];
    expect(new Set(requests.map(({ headersText }) => headersText))).toEqual(new Set([null]));
    const headers = items.map((item) => item.replace(/\nbody: .*/, ''));
    expect(readRequest(`they are:\n[{${headers.join('}, {')}}]${' '.repeat(9000)}`)).toMatchObject({
      kind: 'unknown',
      unreadLine: 2,
    });
  });

  it('are told from which line on they were not read, where more are dumped than are read', () => {
    const [alike] = print('d'.repeat(401));
    let count = 0;
    const unlike = alike.replaceAll(
      "'X-Nonce'",
      (name) => `'X-Any': '${markUnlike(++count)}', ${name}`,
    );
    expect(readRequest(unlike)).toMatchObject({ kind: 'choose', unreadLine: 801 });
    expect(readRequest(alike)).toMatchObject({ kind: 'choose', unreadLine: null });
  });

  it('are counted among thousands', () => {
    const plan = 'jPjjnjjjPj'.repeat(250);
    const [text, count] = print(plan);
    const reading = readRequest(text);
    expect(reading).toMatchObject({ kind: 'choose', unreadLine: null });
    expect(reading.kind === 'choose' && reading.requests.length).toBe(count);
  });

  it('are read in a time that grows as the text does', () => {
    for (const plan of ['jPPj', 'sjm', 'tj', 'lj', 'jc']) {
      const [unit] = print(plan);
      expectProportion(
        (length) => `${unit}\n`.repeat(Math.ceil(length / unit.length)),
        readRequest,
      );
    }
  });
});
