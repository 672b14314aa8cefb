import { describe, expect, it } from 'vitest';
import { dumpedCallbacks, dumpVectors } from '../../testing/dump-vectors';
import intake from '../../testing/vectors/intake.json' with { type: 'json' };
import { callbackHeaderNames } from '../contract';
import { parseHeaders } from '../headers/parse-headers';
import { readHeaderDump } from './read-header-dump';

/** The callback's headers, by the dump or, where it is none, by the parser of header lines. */
function readHeaders(text: string): Readonly<Record<string, string>> {
  const reading = readHeaderDump(text);
  const fields = reading === null ? parseHeaders(text).headers.all : reading.fields;
  const names = new Map(callbackHeaderNames.map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    fields.flatMap(({ name, value }) => {
      const known = names.get(name.toLowerCase());
      return known === undefined ? [] : [[known, value]];
    }),
  );
}

function toRecord(lines: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
}

const dumps = dumpVectors.filter(({ kind }) => kind === 'headers');
const languages = [...new Set(dumps.map(({ language }) => language))];

describe('readHeaderDump, over what programs printed', () => {
  it.each(languages)('reads every dump of %s', (language) => {
    for (const { implementation, callback, text } of dumps.filter(
      (dump) => dump.language === language,
    )) {
      const { 'Content-Type': contentType, ...own } = toRecord(
        dumpedCallbacks[callback]?.headers ?? '',
      );
      expect(readHeaders(text), implementation).toMatchObject(own);
      // Some print it elsewhere, and .NET adds a charset.
      expect(readHeaders(text)['Content-Type'] ?? contentType, implementation).toContain(
        contentType,
      );
    }
  });

  it.each(intake.cases.filter(({ where }) => where === 'headers'))('reads $name', ({ text }) => {
    expect(readHeaders(text)).toEqual(intake.headers);
  });
});

const sign = `${'Ab+/'.repeat(8)}Aw==`;

describe('readHeaderDump', () => {
  it.each([
    ['a JSON object', `{"X-Nonce":"n","X-Sign":"${sign}"}`, 'json'],
    ['lists', `{"X-Nonce":["n"],"X-Sign":["${sign}"]}`, 'json'],
    ['pairs', `[["X-Nonce","n"],["X-Sign","${sign}"]]`, 'json'],
    ['named pairs', `[{"name":"X-Nonce","value":"n"},{"name":"X-Sign","value":"${sign}"}]`, 'json'],
    ['names and values in turn', `[ 'X-Nonce', 'n', 'X-Sign', '${sign}' ]`, 'javascript'],
    [
      'variables of CGI',
      `{'PATH': '/bin', 'HTTP_X_NONCE': 'n', 'HTTP_X_SIGN': '${sign}'}`,
      'python',
    ],
    ['symbols', `{:x_nonce=>"n", :x_sign=>"${sign}"}`, 'ruby'],
    ['a map of Java', `{x-nonce=n, x-sign=${sign}}`, 'java-map'],
    ['lists of Java', `{X-Nonce=[n], X-Sign=[${sign}]}`, 'java-map'],
    ['Spring', `[X-Nonce:"n", X-Sign:"${sign}"]`, 'spring-headers'],
    ['Go', `map[X-Nonce:[n] X-Sign:[${sign}]]`, 'go-map'],
    ['print_r', `Array\n(\n    [X-Nonce] => n\n    [X-Sign] => ${sign}\n)\n`, 'php-print-r'],
    ['pairs of C#', `[X-Nonce, n], [X-Sign, ${sign}]`, 'csharp-pairs'],
    ['curl', `curl -H 'X-Nonce: n' -H "X-Sign: ${sign}" https://x.example`, 'shell'],
    ['curl in cmd', `curl ^\n  -H ^"X-Nonce: n^" ^\n  -H ^"X-Sign: ${sign}^"`, 'shell'],
    [
      'curl -v',
      `> POST / HTTP/1.1\n> X-Nonce: n\n> X-Sign: ${sign}\n< HTTP/1.1 200 OK`,
      'header-lines',
    ],
    ['browser tools', `X-Nonce:\nn\nX-Sign:\n${sign}`, 'header-line-pairs'],
    ['one line', `X-Nonce: n, X-Sign: ${sign}`, 'header-list'],
    ['a table', `| X-Nonce | n |\n| X-Sign | ${sign} |`, 'header-lines'],
  ])('reads %s, in place', (_, text, form) => {
    const reading = readHeaderDump(text);
    expect(reading?.forms).toEqual([form]);
    expect(reading?.others).toEqual([]);
    expect(reading?.fields.map(({ name, value }) => [name, value])).toEqual([
      ['X-Nonce', 'n'],
      ['X-Sign', sign],
    ]);
    for (const { value, valueSpan, name, nameSpan } of reading?.fields ?? []) {
      expect(text.slice(valueSpan.start, valueSpan.end)).toBe(value);
      const written = text.slice(nameSpan.start, nameSpan.end);
      expect(written.replace('HTTP_', '').replaceAll('_', '-').toLowerCase()).toBe(
        name.toLowerCase(),
      );
    }
  });

  it.each([
    ['header lines', `X-Nonce: n\nX-Sign: ${sign}`],
    ['a request', `POST / HTTP/1.1\r\nHost: x\r\nX-Nonce: n\r\nX-Sign: ${sign}\r\n\r\n`],
    ['a sentence', 'the header X-Sign is missing'],
    ['a body', '{"orderNo":"P1","sign":"x"}'],
    ['nothing', ''],
  ])('leaves %s alone', (_, text) => {
    expect(readHeaderDump(text)).toBeNull();
  });

  it('gives the headers of each of several callbacks', () => {
    const text = `1 {X-Nonce=n1, X-Sign=${sign}}\n2 {X-Nonce=n2, X-Sign=${sign}}`;
    const reading = readHeaderDump(text);
    expect(reading?.fields.map(({ value }) => value)).toEqual(['n1', sign]);
    expect(reading?.others.map((fields) => fields.map(({ value }) => value))).toEqual([
      ['n2', sign],
    ]);
  });
});
