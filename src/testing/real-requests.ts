/** What real tools make of two callbacks: `real-requests.json`, printed by the programs in `testing/requests`. */
import vectors from './vectors/real-requests.json' with { type: 'json' };

export interface RealRequest {
  readonly language: string;
  readonly tool: string;
  readonly code: string;
  readonly callback: string;
  readonly text: string;
}

export interface RealCallback {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * What can be told of a text: the headers and the body exactly (`exact`); the body as an object that somebody parsed, as JSON
 * (`parsed`) or as another language prints it (`dump`); the body as the tool wrote it anew, with the length of the first
 * (`changed`) or without (`rewritten`), with dots (`dots`) or blanks (`blanks`) for characters, or wrongly (`broken`); one without the other (`headers`,
 * `body`), or cut off (`cut`); or nothing (`unknown`).
 */
export type Reading =
  | 'exact'
  | 'parsed'
  | 'dump'
  | 'changed'
  | 'rewritten'
  | 'dots'
  | 'blanks'
  | 'broken'
  | 'headers'
  | 'body'
  | 'cut'
  | 'unknown';

const callbacks: readonly RealCallback[] = vectors.callbacks;
export const realRequests: readonly RealRequest[] = vectors.requests;

export function findCallback({ callback }: RealRequest): RealCallback {
  const found = callbacks.find(({ name }) => name === callback);
  if (found === undefined) throw new Error(`no callback ${callback}`);
  return found;
}

/** Those that cannot be read exactly, each with what is left to be read, and why. */
const limits: readonly (readonly [name: RegExp, reading: Reading, reason: string])[] = [
  [
    /JSON\.parse\(body\)|json\.loads|request\.json|req\.body\)/,
    'dump',
    'the body is printed as the language prints its values',
  ],
  [
    /Monolog \| LineFormatter, the body parsed|RawMessage|Sentry \| an event, the body parsed/,
    'parsed',
    'the program wrote the body again, as JSON',
  ],
  [/Parameters:/, 'dump', 'Rails prints them as Ruby does, with its own key beside them'],
  [/pprint\(text\)/, 'dump', 'a string in several pieces is read with the body'],
  [
    /httpsnippet \| (?:javascript (?:axios|xhr)|node (?:axios|native|request|unirest)|php).* hard/,
    'broken',
    'the tool does not escape a backslash',
  ],
  [
    /httpsnippet \| (?:javascript (?:axios|xhr)|node (?:axios|native|request|unirest)|php)/,
    'dump',
    'code with the body as a value of its language',
  ],
  [
    /httpsnippet \| (?:javascript|node) (?:fetch|jquery)/,
    'rewritten',
    'the tool writes JSON again',
  ],
  [
    /httpsnippet \| powershell .* hard|curl-generator .* hard/,
    'broken',
    'the tool does not escape a quote',
  ],
  [/console\.log\(\{ headers, body: Buffer/, 'headers', 'the body is cut'],
  [/pino-pretty .* hard/, 'broken', 'its escapes are lost'],
  [
    /curl -v \||Tools \| wget|access log as JSON \||with a file/,
    'headers',
    'the body is not printed',
  ],
  [/cURL \(cmd\) \| hard/, 'blanks', 'characters beyond ASCII are blanks'],
  [/tshark \| -V/, 'cut', 'the signature is cut off'],
  [/--pretty=format/, 'changed', 'HTTPie sorts the members'],
  [
    /(?:tcpdump -A|follow,tcp,ascii|tcpflow -c|byline|--trace-ascii -) \| hard/,
    'dots',
    'bytes beyond ASCII are dots',
  ],
  [
    /nginx \| log_format, escape|HttpServer \| getRequestHeaders\(\)\.toString|curl \| -H @file/,
    'body',
    'the headers have no names, or are not there',
  ],
  [
    /Burp \| an item of saved XML|HAProxy|print_r\(json_decode/,
    'unknown',
    'there are no names; or values of which none is told from the others',
  ],
];

export function getReading({ language, tool, code, callback }: RealRequest): Reading {
  const name = [language, tool, code, callback].join(' | ');
  return limits.find(([pattern]) => pattern.test(name))?.[1] ?? 'exact';
}
