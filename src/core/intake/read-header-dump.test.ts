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

/** As long as signatures are: shorter texts are found in lines and lists alone. */
const longSign = `${'Ab+/'.repeat(40)}Aw==`;
const pairs = [
  ['X-Merchant-No', 'M1'],
  ['X-Timestamp', '1790000010'],
  ['X-Nonce', 'n-1.b'],
  ['X-Sign', longSign],
] as const;
const printEach = (print: (name: string, value: string) => string, joint = '\n'): string =>
  pairs.map(([name, value]) => print(name, value)).join(joint);

describe('headers, wherever they stand', () => {
  it.each([
    [
      'an access log',
      `10.0.0.1 "POST /" 200 ${printEach((name, value) => `${name.toLowerCase().replaceAll('-', '_')}="${value}"`, ' ')}`,
    ],
    [
      'a log in JSON',
      `{"status":200,${printEach((name, value) => `"http_${name.toLowerCase().replaceAll('-', '_')}":"${value}"`, ',')}}`,
    ],
    ['code of Java', printEach((name, value) => `post.setHeader("${name}", "${value}");`)],
    [
      'code of JavaScript',
      printEach((name, value) => `xhr.setRequestHeader('${name}', '${value}');`),
    ],
    ['a list of lines', JSON.stringify(pairs.map(([name, value]) => `${name}: ${value}`))],
    ['a list of lines in PHP', `[\n${printEach((name, value) => `    '${name}: ${value}',`)}\n]`],
    [
      'a table of HTML',
      `<table>${printEach((name, value) => `<tr><td>${name}</td><td>${value}</td></tr>`, '')}</table>`,
    ],
    [
      'a log’s format that quotes each value',
      `ts="1790000010" nonce="n-1.b" sign="${longSign}" merchant="M1"`,
    ],
    [
      'a log’s format that quotes those, beside others',
      `status=200 ts="1790000010" nonce="n-1.b" sign="${longSign}" merchant="M1"`,
    ],
    ['tags', printEach((name, value) => `  <${name}>${value}</${name}>`)],
    ['attributes', printEach((name, value) => `<header name="${name}" value="${value}"/>`)],
    ['bold names', printEach((name, value) => `**${name}:** ${value}`)],
    ['full-width colons', printEach((name, value) => `${name}\uff1a${value}`)],
    ['no-break spaces', printEach((name, value) => `${name}:\u00a0${value}`)],
    [
      'ngrep',
      `T 10.0.0.1:1 -> 10.0.0.2:80 [AP]\nPOST / HTTP/1.1.\n${printEach((name, value) => `${name}: ${value}.`)}\n.`,
    ],
    [
      'http.client',
      `send: b'POST / HTTP/1.1\\r\\n${printEach((name, value) => `${name}: ${value}\\r\\n`, '')}\\r\\n'`,
    ],
    ['bars', `+abc|POST / HTTP/1.1|${printEach((name, value) => `${name}:${value}`, '|')}`],
    [
      'a drawn table',
      printEach((name, value) => `\u2502 ${name.padEnd(14)} \u2502 ${value} \u2502`),
    ],
    ['columns of blanks', printEach((name, value) => name.padEnd(16) + value)],
    [
      'two rows of CSV',
      `${printEach((name) => name, ',')}\n${printEach((_, value) => value, ',')}`,
    ],
    [
      'two rows of a spreadsheet',
      `${printEach((name) => name, '\t')}\n${printEach((_, value) => value, '\t')}`,
    ],
    [
      'two rows of a table',
      `| ${printEach((name) => name, ' | ')} |\n|---|---|---|---|\n| ${printEach((_, value) => value, ' | ')} |`,
    ],
    [
      'names beside their values',
      JSON.stringify(
        Object.fromEntries(pairs.map(([key, value]) => [key.toLowerCase(), [{ key, value }]])),
      ),
    ],
    ['a quoting mail', printEach((name, value) => `> ${name}: ${value}`)],
    [
      'a quoting mail that wrapped the signature',
      printEach((name, value) => `> ${name}: ${value.replace(/.{64}/g, '$&\n> ')}`),
    ],
    [
      'the same with words around it',
      `On Thu, Shop wrote:\n\n${printEach((name, value) => `> ${name}: ${value.replace(/.{64}/g, '$&\n> ')}`)}\n>\n> Shop`,
    ],
    ['a list of YAML', printEach((name, value) => `- name: ${name}\n  value: '${value}'`)],
    [
      'objects of Python among them',
      `{'wsgi.errors': <_io.TextIOWrapper name='<stderr>' mode='w'>, ${printEach((name, value) => `'HTTP_${name.toUpperCase().replaceAll('-', '_')}': '${value}'`, ', ')}}`,
    ],
    [
      'references to characters',
      `<li>${printEach((name, value) => `${name}: ${value.replaceAll('+', '&#43;').replaceAll('=', '&#61;')}`, '</li><li>')}</li>`,
    ],
    [
      'a section of ModSecurity',
      `--a1b2-B--\nPOST / HTTP/1.1\n${printEach((name, value) => `${name}: ${value}`)}\n\n--a1b2-C--\n`,
    ],
    [
      'Kafka’s Buffers',
      JSON.stringify(Object.fromEntries(pairs.map(([key, value]) => [key, Buffer.from(value)]))),
    ],
    [
      'Kafka’s REST proxy, in Base64',
      JSON.stringify(pairs.map(([name, value]) => ({ name, value: btoa(value) }))),
    ],
    [
      'DynamoDB',
      JSON.stringify(Object.fromEntries(pairs.map(([key, value]) => [key, { S: value }]))),
    ],
    [
      'names of one’s own',
      `{"merchant":"M1","ts":1790000010,"nonce":"n-1.b","sign":"${longSign}"}`,
    ],
  ])('are read in %s', (_, text) => {
    expect(readHeaders(text)).toMatchObject(Object.fromEntries(pairs));
  });

  it('are read in a trace of curl, which breaks long lines', () => {
    let at = 0;
    const rows = pairs.flatMap(([name, value]) =>
      (`${name}: ${value}`.match(/.{1,64}/g) ?? []).map((part) => {
        const row = `${at.toString(16).padStart(4, '0')}: ${part}`;
        at += part.length;
        return row;
      }),
    );
    const trace = [
      '== Info: Connected',
      '=> Send header, 300 bytes (0x12c)',
      ...rows,
      '<= Recv header, 9 bytes',
      '0000: HTTP/1.1 200 OK',
    ];
    expect(readHeaders(trace.join('\n'))).toMatchObject(Object.fromEntries(pairs));
  });

  it.each([
    [
      'a sentence',
      'X-Sign, X-Nonce and X-Timestamp were missing: see X-Nonce in the manual of 2026',
    ],
    ['names alone', '<th>X-Sign</th><th>X-Nonce</th><th>X-Timestamp</th>'],
  ])('are not made up of %s', (_, text) => {
    const own = readHeaderDump(text)?.fields.filter(({ name }) =>
      /^X-(?:Sign|Timestamp)$/.test(name),
    );
    expect(own ?? []).toEqual([]);
  });
});

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

describe('headers whose bytes a tool shows', () => {
  const text = 'X-Merchant-No: M10086\nX-Timestamp: 1790000010\nX-Nonce: n1\nX-Sign: aGVsbG8=\n';
  const rows = text.match(/[\s\S]{1,16}/g) ?? [];
  const offset = (at: number) => (at * 16).toString(8).padStart(7, '0');

  it.each([
    ['cat -A', text.replaceAll('\n', '$\n')],
    ['cat -v, of line ends as HTTP has them', text.replaceAll('\n', '^M\n')],
    [
      'sed -n l, which breaks long lines',
      text.replace('aGVs', 'aGVs\\\n').replace(/(?<!\\)\n/g, '$\n'),
    ],
    ['Base64', Buffer.from(`User-Agent: ${'x'.repeat(120)}\n${text}`).toString('base64')],
    [
      'od -c',
      rows
        .map((row, at) => {
          const cells = [...row].map((char) => (char === '\n' ? '  \\n' : `   ${char}`));
          return `${offset(at)}${cells.join('')}`;
        })
        .join('\n'),
    ],
  ])('are read: %s', (_, dump) => {
    expect(readHeaders(dump)).toMatchObject(toRecord(text));
  });
});

describe('headers that programs print in tables, types and columns', () => {
  const full = `${'Ab+/'.repeat(85)}Aw==`;
  const broken = (width: number) => full.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  const all: readonly (readonly [string, string])[] = [
    ['X-Merchant-No', 'M10086'],
    ['X-Timestamp', '1790000010'],
    ['X-Nonce', '8f14e45f'],
    ['X-Sign', full],
  ];
  const print = (row: (name: string, value: string) => string, joint = '\n') =>
    all.map(([name, value]) => row(name, value)).join(joint);
  const [first = '', ...rest] = broken(60);
  const cells = (bar: string) => [
    ...all
      .slice(0, 3)
      .map(([name, value]) => `${bar} ${name.padEnd(13)} ${bar} ${value.padEnd(60)} ${bar}`),
    `${bar} X-Sign        ${bar} ${first} ${bar}`,
    ...rest.map((part) => `${bar}               ${bar} ${part.padEnd(60)} ${bar}`),
  ];

  it.each([
    ['the order of one line', print((name, value) => `${name} ${value}`, ' ')],
    ['Go’s log of each', print((name, value) => `2026/09/21 14:13:31 ${name} ${value}`)],
    ['Go’s structs', `[${print((name, value) => `{${name} ${value}}`, ' ')}]`],
    ['Go’s structs with names', `[${print((name, value) => `{K:${name} V:${value}}`, ' ')}]`],
    ['Go’s tabwriter', print((name, value) => `${name.padStart(16)}|${value.padStart(400)}|`)],
    ['pandas', print((name, value) => `${name.padStart(16)} ${value.padStart(400)}`)],
    ['YAML of structs', print((name, value) => `- k: ${name}\n  v: ${value}`)],
    ['names in brackets', print((name, value) => `[${name}] ${value}`)],
    ['two colons', print((name, value) => `${name} :: ${value}`)],
    ['Visual Studio', print((name, value) => `\t["${name}"]\t"${value}"\tstring`)],
    ['PowerShell', print((name, value) => `${name.padEnd(30)} {${value}}`)],
    ['Data::Printer', `{\n${print((name, value) => `    ${name.padEnd(15)} "${value}",`)}\n}`],
    [
      'Data::Printer of an object',
      `${print((name, value) => `${name}: ${value}`)}\n (HTTP::Headers)`,
    ],
    [
      'an object of Perl in YAML',
      `--- !!perl/hash:HTTP::Headers\n::std_case:\n${all.map(([name]) => `  ${name.toLowerCase()}: ${name}`).join('\n')}\n${print((name, value) => `${name.toLowerCase()}: ${value}`)}`,
    ],
    ['ThinkPHP', print((name, value) => `  ["${name}"] =&gt; string(${value.length}) "${value}"`)],
    ['Kint', print((name, value) => `    '${name}' => string (${value.length}) "${value}"`)],
    ['Lua', print((name, value) => `  ["${name}"] => (string) "${value}"`)],
    [
      'Yii',
      `#1\n(\n    [_headers] => [\n${print((name, value) => `        '${name.toLowerCase()}' => [\n            0 => '${value}'\n        ]`)}\n    ]\n)`,
    ],
    ['R', print((name, value) => `$\`${name.toLowerCase()}\`\n[1] "${value}"\n`)],
    ['a query a line', print((name, value) => `${name}=${encodeURIComponent(value)}`)],
    ['Java’s properties', print((name, value) => `${name}=${value.replaceAll('=', '\\=')}`)],
    [
      'short names in a line',
      print((name, value) => `${name.slice(2).toLowerCase()}=[${value}]`, ', '),
    ],
    ['short names a line', print((name, value) => `${name.slice(2).toLowerCase()}: ${value}`)],
    ['a table that breaks values', cells('│').join('\n')],
    ['the same in ASCII', cells('|').join('\n')],
    [
      'Rich at 80 columns',
      `{\n${print((name, value) => `    '${name}': ${value === full ? `\n'${broken(79).join('\n')}` : `'${value}`}',`)}\n}`,
    ],
    [
      'Erlang',
      `[${print((name, value) => `{<<"${name.toLowerCase()}">>,\n  <<"${value === full ? broken(58).join('"\n    "') : value}">>}`, ',\n ')}]`,
    ],
    [
      'Symfony’s colours',
      `\u001b[38;5;38marray:4\u001b[0;38;5;208m [\u001b[m\n${print((name, value) => `  "\u001b[38;5;113m${name}\u001b[0;38;5;208m" => "\u001b[1;38;5;113m${value}\u001b[0;38;5;208m"\u001b[m`)}\n]`,
    ],
    [
      'Laravel’s dd()',
      `array:4 [▼ // app/Http/Controllers/CallbackController.php:31\n${print((name, value) => `  "${name.toLowerCase()}" => array:1 [▼\n    0 => "${value}"\n  ]`)}\n]`,
    ],
    [
      'Xdebug',
      `array (size=4)\n${print((name, value) => `  '${name}' => string '${value}' (length=${value.length})`)}`,
    ],
    [
      'Xdebug, of $_SERVER',
      `array (size=4)\n${print((name, value) => `  'HTTP_${name.toUpperCase().replaceAll('-', '_')}' => string '${value}' (length=${value.length})`)}`,
    ],
    [
      'Xdebug, of Laravel’s lists',
      `/var/www/html/cb.php:9:\narray (size=4)\n${print((name, value) => `  '${name.toLowerCase()}' => \n    array (size=1)\n      0 => string '${value}' (length=${value.length})`)}\n`,
    ],
  ])('are read: %s', (_, text) => {
    expect(readHeaders(text)).toMatchObject(Object.fromEntries(all));
  });

  it.each([
    ['a word behind a name is no nonce', 'X-Sign missing, X-Nonce missing'],
    ['short names, of which one is missing', `nonce=8f14e45f sign=${full}`],
    ['short names with two values', `at timestamp:1790000010 / nonce:a1 / sign:${full} / nonce:b2`],
    ['lines that are no signature together', `<X-Sign> ${first}\n${first.slice(1)}\n<X-Nonce> 1`],
  ])('are not made up: %s', (_, text) => {
    const { 'X-Sign': read, 'X-Nonce': nonce } = readHeaders(text);
    expect([read, nonce].includes(undefined)).toBe(true);
  });

  it('leaves what HTTP folds to the parser of header lines', () => {
    expect(readHeaderDump(`X-Nonce: n\nX-Sign: ${first}\n  ${rest.join('\n  ')}`)).toBeNull();
  });
});

it('takes lines whose signature is abbreviated for what they are', () => {
  const lines = 'X-Merchant-No: M1\nX-Timestamp: 1790000123\nX-Nonce: abc\nX-Sign: ';
  for (const length of [60, 100, 200])
    expect(readHeaderDump(`${lines}${'uCWm3E0xkO'.repeat(length / 10)}...`)).toBeNull();
});

describe('the content type', () => {
  const line = `INFO headers: Content-Type=application/json, X-Merchant-No=M1, X-Timestamp=1790000123, X-Nonce=abc1, X-Sign=${'uCWm3E0xkO'.repeat(34)}==`;
  const read = (text: string) =>
    readHeaderDump(text)
      ?.fields.map(({ name, value }) => [name, value])
      .slice(0, 2);

  it('stands in a log’s line with the other headers', () => {
    expect(read(`${line}\nINFO done`)).toEqual([
      ['Content-Type', 'application/json'],
      ['X-Merchant-No', 'M1'],
    ]);
  });

  it('in another line is another message’s', () => {
    const other = line.replace(' Content-Type=application/json,', '');
    expect(read(`INFO answer Content-Type=text/html\n${other}`)?.[0]).toEqual([
      'X-Merchant-No',
      'M1',
    ]);
  });
});

it('takes no next header for the value of a blank one', () => {
  const lines = 'X-Merchant-No: M1\nX-Timestamp: 1790000123\nX-Nonce: abc\nX-Sign:\nX-Trace: ab-1';
  expect(readHeaderDump(lines)?.fields.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'X-Merchant-No M1',
    'X-Timestamp 1790000123',
    'X-Nonce abc',
    'X-Sign ',
    'X-Trace ab-1',
  ]);
});
