import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { takeRequest } from '../../../testing/numbered-callbacks';
import { requestBody, requestCases, requestHeaders } from '../../../testing/request-cases';
import intake from '../../../testing/vectors/intake.json' with { type: 'json' };
import { parseHeaders } from '../../headers/parse-headers';
import { readRequest } from './read-request';

function readOwn(headersText: string | null): Readonly<Record<string, string | undefined>> {
  const { fields } = parseHeaders(headersText ?? '').headers;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.value]));
}

describe('a whole request', () => {
  it.each(intake.cases.filter(({ where }) => where === 'request'))('is read: $name', ({ text }) => {
    const { headersText, bodyText } = takeRequest(text);
    expect(readOwn(headersText)).toEqual(intake.headers);
    expect(bodyText).toBe(intake.body);
  });

  it.each(requestCases)('is read as its tool writes it: $name', (one) => {
    const { form, headersText, bodyText, notes, keyText } = takeRequest(one.text);
    expect(bodyText).toBe(one.body ?? requestBody);
    expect(readOwn(headersText)).toEqual(requestHeaders);
    expect(notes.map(({ code }) => code)).toEqual(one.notes ?? []);
    expect(keyText).toBeNull();
    expect(form).toBe(one.form);
  });
});

describe('a body that Node wrote as a Buffer', () => {
  it.each([
    ['gzip', [...gzipSync(requestBody)]],
    ['UTF-16', [...Buffer.from(requestBody, 'utf16le')]],
    ['signed bytes', [...Buffer.from(requestBody)].map((byte) => (byte > 127 ? byte - 256 : byte))],
  ])('is read: %s', (_, data) => {
    const body = { type: 'Buffer', data };
    expect(takeRequest(JSON.stringify({ headers: requestHeaders, body })).bodyText).toBe(
      requestBody,
    );
  });
});

it('a header of megabytes beside headers in Base64 is read', () => {
  const encoded = Object.entries(requestHeaders).map(([name, value]) => ({
    name,
    value: btoa(value),
  }));
  const headers = [...encoded, { name: 'Cookie', value: 'A'.repeat(9_000_000) }];
  const entry = { request: { method: 'POST', headers, postData: { text: requestBody } } };
  const { headersText, bodyText } = takeRequest(JSON.stringify({ log: { entries: [entry] } }));
  expect(bodyText).toBe(requestBody);
  expect(readOwn(headersText)).toMatchObject(requestHeaders);
});

const other = requestBody.replaceAll('P20261', 'P20262');
const otherHeaders = { ...requestHeaders, 'X-Nonce': 'other', 'X-Sign': 'Zz09'.repeat(60) };
const asCurl = (headers: Readonly<Record<string, string>>, body: string): string =>
  `curl ${Object.entries(headers)
    .map(([name, value]) => `-H '${name}: ${value}'`)
    .join(' ')} -d '${body.replaceAll("'", "'\\''")}' https://m.example/cb`;
const asLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
const numberRequest = (index: number) => ({
  headers: { ...requestHeaders, 'X-Nonce': `n${index}` },
  body: requestBody,
});
const asHar = (headers: Readonly<Record<string, string>>, text: string) => ({
  request: {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    postData: { mimeType: 'application/json', text },
  },
});

interface Entry {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const asMessage = ({ headers, body }: Entry): string =>
  `POST /cb HTTP/1.1\n${asLines(headers)}\n\n${body}`;

const asTraced = ({ headers, body }: Entry): string => {
  const sent = asMessage({ headers, body: '' }).trimEnd().replace(/^/gm, '> ');
  return `* Trying 10.0.0.9:443...\n${sent}\n>\n${body}\n< HTTP/1.1 500 E\n<\nno\n`;
};

describe('several callbacks in one paste', () => {
  it.each([
    ['two commands', `${asCurl(requestHeaders, requestBody)}\n${asCurl(otherHeaders, other)}`],
    [
      'two commands, as a browser joins them',
      `${asCurl(requestHeaders, requestBody)} ;\n${asCurl(otherHeaders, other)}`,
    ],
    [
      'a HAR file',
      JSON.stringify({
        log: { entries: [asHar(requestHeaders, requestBody), asHar(otherHeaders, other)] },
      }),
    ],
    [
      'a log of lines',
      [
        { level: 30, headers: requestHeaders, body: requestBody },
        { level: 30, msg: 'nothing' },
        { level: 30, headers: otherHeaders, body: other },
      ]
        .map((one) => JSON.stringify(one))
        .join('\n'),
    ],
    [
      'two messages',
      [
        [requestHeaders, requestBody],
        [otherHeaders, other],
      ]
        .map(
          ([headers, body]) =>
            `POST /cb HTTP/1.1\n${asLines(headers as typeof otherHeaders)}\n\n${body}\n`,
        )
        .join('\n'),
    ],
    [
      'a text',
      `${asLines(requestHeaders)}\n\n${requestBody}\n\n${asLines(otherHeaders)}\n\n${other}`,
    ],
  ])('are offered: %s', (_, text) => {
    const reading = readRequest(text);
    if (reading.kind !== 'choose') throw new Error(`it is ${JSON.stringify(reading)}`);
    expect(reading.unreadLine).toBeNull();
    expect(reading.requests.map(({ bodyText }) => bodyText)).toEqual([requestBody, other]);
    expect(reading.requests.map(({ headersText }) => readOwn(headersText))).toEqual([
      requestHeaders,
      otherHeaders,
    ]);
  });

  it('are asked for where one set of headers has two bodies', () => {
    const reading = readRequest(
      JSON.stringify({ headers: requestHeaders, first: requestBody, second: other }),
    );
    expect(reading.kind).toBe('choose');
  });

  it('are one where they are the same', () => {
    const entry = asHar(requestHeaders, requestBody);
    expect(readRequest(JSON.stringify({ log: { entries: [entry, entry] } })).kind).toBe('taken');
  });

  it.each([
    [
      'lines of JSON',
      (entries: readonly object[]) => entries.map((one) => JSON.stringify(one)).join('\n'),
    ],
    [
      'a HAR file',
      (entries: readonly ReturnType<typeof numberRequest>[]) =>
        JSON.stringify({
          log: { entries: entries.map(({ headers, body }) => asHar(headers, body)) },
        }),
    ],
    ['HTTP messages', (entries) => entries.map((one) => `${asMessage(one)}\n\n`).join('')],
    [
      'what curl -v and its server print',
      (entries) => entries.map((one) => asTraced(one)).join(''),
    ],
  ])('are all there, of thousands: %s', (_, print) => {
    const entries = Array.from({ length: 3000 }, (_, index) => numberRequest(index));
    const reading = readRequest(print(entries));
    if (reading.kind !== 'choose') throw new Error(`it is ${reading.kind}`);
    expect([reading.requests.length, reading.unreadLine]).toEqual([3000, null]);
    expect(reading.requests.at(-1)?.headersText).toContain('X-Nonce: n2999');
  });

  it('are said not to be all of them where the search ended before', () => {
    const lines = Array.from({ length: 250 }, (_, index) => asLines(numberRequest(index).headers));
    const reading = readRequest(`${requestBody}\n${lines.join('\n\n')}`);
    // A blank line stands between any two: the 201st is not read.
    expect(reading).toMatchObject({ kind: 'choose', unreadLine: 2 + 200 * 6 });
  });

  const named = Array.from({ length: 3000 }, (_, index) => numberRequest(index));

  it.each([
    '{"broken":',
    'ERROR Foo{bar=1, baz=[',
    'Request map[a:{b',
    '{"a":{"b":[{"c":"d',
    '{"cut":{"cut":[1, [',
  ])('are all there, whatever lines leave a bracket open: %s', (line) => {
    const text = named.map(
      (one, index) => `${index % 7 === 0 ? `${line}\n` : ''}${JSON.stringify(one)}`,
    );
    const reading = readRequest(text.join('\n'));
    if (reading.kind !== 'choose') throw new Error(`it is ${reading.kind}`);
    expect([reading.requests.length, reading.unreadLine]).toEqual([3000, null]);
  });

  it('are all there in an export that was cut', () => {
    const entries = named.map(({ headers, body }) => asHar(headers, body));
    const text = JSON.stringify({ a: { b: { c: { d: { e: { log: { entries } } } } } } });
    const reading = readRequest(text.slice(0, -9));
    if (reading.kind !== 'choose') throw new Error(`it is ${reading.kind}`);
    expect([reading.requests.length, reading.unreadLine]).toEqual([3000, null]);
  });
});

describe('a command whose quotation marks are not closed', () => {
  const write = (orderNo: string, name = 'M-1'): string =>
    `curl https://m.example/cb -H 'X-Timestamp: 1790000123' -H 'X-Nonce: n${orderNo}' -H 'X-Sign: ${'abcd'.repeat(86)}${orderNo}==' -d '{"amount":"1.00","merchantOrderNo":"${name}","orderNo":"${orderNo}","status":"completed"}'`;
  const read = (text: string) => {
    const reading = readRequest(text);
    if (reading.kind === 'unknown') return [];
    const requests = reading.kind === 'taken' ? [reading.request] : reading.requests;
    return requests.map(({ bodyText, notes }) => [
      /"orderNo":"(\w+)"/.exec(bodyText ?? '')?.[1],
      notes.map(({ code }) => code).join(' '),
    ]);
  };

  it.each([
    ['one is missing', write('P1').slice(0, -1)],
    ['an apostrophe in the body', write('P1', "O'Neil")],
  ])('takes no later one with it: %s', (_, broken) => {
    const [first, ...others] = read([broken, write('P2'), `$ ${write('P3')}`].join('\n'));
    expect(first?.[1]).toBe('open-quote');
    expect(others).toEqual([
      ['P2', ''],
      ['P3', ''],
    ]);
  });

  it('is told where it stands alone, and its body has no mark in front', () => {
    expect(read(write('P1').slice(0, -1))).toEqual([['P1', 'open-quote']]);
    expect(takeRequest(write('P1').slice(0, -1)).bodyText).toMatch(/^\{.*\}$/);
  });

  it('is none where a text is piped to the next line', () => {
    const text = `echo '{"amount":"1.00","orderNo":"P1","status":"completed"}' |\n${write('P1').replace(/-d .*/, '-d @-')}`;
    expect(read(text)).toEqual([['P1', '']]);
  });
});

describe('the public key', () => {
  const pem = intake.key.trim();

  it.each([
    ['in a ticket', `${asLines(requestHeaders)}\n\n${requestBody}\n\nOur key:\n${pem}\n\nThanks`],
    [
      'in a mail that quotes',
      `${asLines(requestHeaders)}\n\n${requestBody}\n\n${pem}`.replace(/^/gm, '> '),
    ],
    ['in JSON', JSON.stringify({ headers: requestHeaders, body: requestBody, key: intake.key })],
  ])('is taken, too: %s', (_, text) => {
    const { keyText, bodyText, headersText } = takeRequest(text);
    expect(keyText?.trim()).toBe(pem);
    expect(bodyText).toBe(requestBody);
    expect(readOwn(headersText)).toEqual(requestHeaders);
  });
});

describe('a key that is named the merchant’s own', () => {
  const pem = intake.key.trim();
  const request = `${asLines(requestHeaders)}\n\n${requestBody}\n\n`;

  it.each([
    ['in JSON', `${request}${JSON.stringify({ merchantPublicKey: intake.key })}`],
    ['in words', `${request}Merchant public key:\n${pem}`],
    ['in a settings file', `${request}MERCHANT_PUBLIC_KEY="${pem}"`],
  ])('is not taken for the platform’s, and that is said: %s', (_, text) => {
    expect(takeRequest(text)).toMatchObject({ keyText: null, notes: [{ code: 'own-key' }] });
  });

  it('keeps the platform’s beside it', () => {
    const { keyText } = takeRequest(
      `${request}Platform public key:\n${pem}\nMerchant public key:\n${pem}`,
    );
    expect(keyText?.trim()).toBe(pem);
  });
});

describe('a pasted profile', () => {
  const pem = intake.key.trim();
  const own = pem.replace('MIIB', 'MIIC');

  it('that has the platform’s key twice, written in two ways, gives one', () => {
    const other = pem.replace(/(?<=[\w+/=])\n(?=[\w+/=])/g, '');
    const text = JSON.stringify({ platformPublicKey: pem, security: { platformPublicKey: other } });
    expect(takeRequest(text)).toMatchObject({ form: 'key', keyText: `${pem}\n` });
  });

  it('with the merchant’s key before it gives the platform’s alone', () => {
    const text = JSON.stringify({ merchantPublicKey: own, platformPublicKey: pem });
    expect(takeRequest(text)).toMatchObject({ form: 'key', keyText: `${pem}\n` });
  });

  it('with the merchant’s key alone gives that', () => {
    const text = JSON.stringify({ merchantPublicKey: own });
    expect(takeRequest(text).keyText?.trim()).toBe(own);
  });
});

describe('another method than POST', () => {
  const head = 'Host: a\nX-Sign: abc\nX-Timestamp: 1\nX-Nonce: n\nX-Merchant-No: m';

  it.each([
    ['of HTTP/1.1', `GET /cb HTTP/1.1\n${head}\n\n{"a":1}`, [{ code: 'method', method: 'GET' }]],
    [
      'of a .http file',
      `PUT https://a.example/cb\n${head}\n\n{"a":1}`,
      [{ code: 'method', method: 'PUT' }],
    ],
    [
      'of HTTP/2',
      `:method: GET\n:path: /cb\n${head}\n\n{"a":1}`,
      [{ code: 'method', method: 'GET' }],
    ],
    [
      'of curl',
      `curl -s -X PUT https://a.example/cb -H 'X-Sign: abc' -H 'X-Timestamp: 1' -H 'X-Nonce: n' --data-raw '{"a":1}'`,
      [{ code: 'method', method: 'PUT' }],
    ],
    [
      'of curl in long words',
      `curl --request GET https://a.example/cb --header 'X-Sign: abc' --header 'X-Nonce: n' -d '{"a":1}'`,
      [{ code: 'method', method: 'GET' }],
    ],
    [
      'of HTTPie',
      `http PUT a.example/cb X-Sign:abc X-Nonce:n --raw='{"a":1}'`,
      [{ code: 'method', method: 'PUT' }],
    ],
    [
      'of fetch',
      `fetch("https://a.example/cb", {"headers": {"x-sign": "abc", "x-nonce": "n"}, "body": "{\\"a\\":1}", "method": "PUT"});`,
      [{ code: 'method', method: 'PUT' }],
    ],
    [
      'of a HAR',
      '{"log":{"entries":[{"request":{"method":"PATCH","url":"https://a.example/cb","headers":[{"name":"X-Sign","value":"abc"},{"name":"X-Nonce","value":"n"}],"postData":{"text":"{\\"a\\":1}"}}}]}}',
      [{ code: 'method', method: 'PATCH' }],
    ],
    [
      'of a Lambda',
      '{"headers":{"x-sign":"abc","x-nonce":"n"},"requestContext":{"http":{"method":"DELETE"}},"body":"{\\"a\\":1}"}',
      [{ code: 'method', method: 'DELETE' }],
    ],
    ['but not POST', `POST /cb HTTP/1.1\n${head}\n\n{"a":1}`, []],
    ['but not POST of HTTP/2', `:method: POST\n:path: /cb\n${head}\n\n{"a":1}`, []],
  ])('is said: %s', (_, text, notes) => {
    expect(takeRequest(text)).toMatchObject({ bodyText: '{"a":1}', notes });
  });
});

describe('what is not all there', () => {
  it('is read as far as it is, and the file is named', () => {
    const text = asCurl(requestHeaders, '@body.json');
    const { headersText, bodyText, notes } = takeRequest(text);
    expect(readOwn(headersText)).toEqual(requestHeaders);
    expect(bodyText).toBeNull();
    expect(notes).toEqual([{ code: 'body-file', name: 'body.json' }]);
  });

  it('may be headers alone, or a body', () => {
    expect(takeRequest(asLines(requestHeaders))).toMatchObject({ form: 'headers', bodyText: null });
    expect(takeRequest(requestBody)).toMatchObject({
      form: 'body',
      headersText: null,
      bodyText: requestBody,
      notes: [],
    });
  });

  it('keeps all of a body that stands alone, a byte order mark and line ends included', () => {
    const text = `\ufeff${requestBody}\r\n`;
    expect(takeRequest(text)).toMatchObject({ form: 'body', bodyText: text });
  });

  it('may be a key', () => {
    expect(takeRequest(`Our key:\n${intake.key}`)).toMatchObject({
      form: 'key',
      headersText: null,
      bodyText: null,
    });
  });

  it.each([
    ['nothing', '', []],
    ['a sentence', 'The X-Sign header and the netAmount are wrong.', ['X-Sign', 'netAmount']],
    ['a response', 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nX-Request-Id: 1\r\n\r\nOK', []],
    ['another request', 'GET / HTTP/1.1\nHost: m.example\nAccept: */*\n\n', []],
    [
      'another HAR file',
      JSON.stringify({ log: { entries: [asHar({ Accept: '*/*' }, '{"a":1}')] } }),
      [],
    ],
  ])('is not guessed at: %s', (_, text, names) => {
    expect(readRequest(text)).toEqual({ kind: 'unknown', names, unreadLine: null });
  });

  it.each(['\\', '`'])('has its place in the text where %s ends it', (mark) => {
    const text = `${asCurl(requestHeaders, requestBody)} ${mark === '`' ? '`\n -s `' : mark}`;
    expect(takeRequest(text).span.end).toBeLessThanOrEqual(text.length);
  });

  it.each([
    ['two', [{ code: 'content-length-text', said: 'two' }]],
    ['-1', [{ code: 'content-length-text', said: '-1' }]],
    ['', [{ code: 'content-length-text', said: '' }]],
    ['7', []],
    ['8', [{ code: 'content-length', said: 8, bytes: 7 }]],
    ['7\nContent-Length: 8', [{ code: 'content-length-text', said: '7, 8' }]],
    ['8\nContent-Length: 7', [{ code: 'content-length-text', said: '8, 7' }]],
    ['7\ncontent-length: 7', []],
  ])('has a Content-Length of “%s”', (length, expected) => {
    const text = `POST / HTTP/1.1\nX-Sign: ab\nX-Nonce: n\nContent-Length: ${length}\n\n{"a":1}`;
    expect(takeRequest(text)).toMatchObject({ bodyText: '{"a":1}', notes: expected });
  });

  it('joins several data arguments as curl does, and says so', () => {
    const text = `curl -H 'X-Sign: ab' -H 'X-Nonce: n' -d a=1 -d b=2 m.example`;
    expect(takeRequest(text)).toMatchObject({
      bodyText: 'a=1&b=2',
      notes: [{ code: 'body-joined', count: 2 }],
    });
  });
});

describe('a header', () => {
  it.each(['\n', '\r\n', '\r'])('is never made of a value with a line end (%j)', (lineEnd) => {
    const headers = {
      'X-Sign': 'abc',
      'X-Nonce': `n${lineEnd}X-Timestamp: 1${lineEnd}${lineEnd}Evil: 1`,
    };
    const { headersText } = takeRequest(JSON.stringify({ headers, body: requestBody }));
    expect(Object.keys(readOwn(headersText))).toEqual(['X-Sign', 'X-Nonce']);
    expect(parseHeaders(headersText ?? '').headers.all).toHaveLength(2);
  });
});

it('a name that a dump has twice, as PHP’s own server gives the type, hides no other header', () => {
  const server = {
    CONTENT_TYPE: 'application/json',
    HTTP_CONTENT_TYPE: 'application/json',
    ...Object.fromEntries(
      Object.entries(requestHeaders)
        .slice(1)
        .map(([name, value]) => [`HTTP_${name.toUpperCase().replaceAll('-', '_')}`, value]),
    ),
  };
  const lines = Object.entries(server).map(([name, value]) => `    [${name}] => ${value}`);
  const { headersText, bodyText } = takeRequest(`Array\n(\n${lines.join('\n')}\n)\n${requestBody}`);
  expect(readOwn(headersText)).toEqual(requestHeaders);
  expect(bodyText).toBe(requestBody);
});

describe('what stands beside a callback', () => {
  it('is no callback where it was the answer to one', () => {
    const entry = {
      ...asHar(requestHeaders, requestBody),
      response: { headers: [{ name: 'X-Sign', value: 'other' }], content: { text: other } },
    };
    expect(takeRequest(JSON.stringify({ log: { entries: [entry] } }))).toMatchObject({
      form: 'har',
      bodyText: requestBody,
    });
  });

  it('is no value of a header that has none', () => {
    const { headersText } = takeRequest(`X-Sign:\nX-Nonce:\nX-Timestamp:\n\n${requestBody}`);
    const values = parseHeaders(headersText ?? '').headers.all.map(({ value }) => value.trim());
    expect(values.filter(Boolean)).toEqual([]);
  });

  it('has its body where a log line prints the environment before it, as Rack does', () => {
    const more = Array.from({ length: 30 }, (_, at) => `"HTTP_H${at}"=>"v${at}"`).join(', ');
    const env = `{"HTTP_X_TIMESTAMP"=>"1790000123", "HTTP_X_NONCE"=>"n1", "HTTP_X_SIGN"=>"c2ln", ${more}}`;
    const params = '{"orderNo"=>"P1", "orderType"=>"payin", "amount"=>"100.00", "completedAt"=>1}';
    expect(readRequest(`E, [#1] ERROR -- : mismatch env=${env} params=${params}`)).toMatchObject({
      kind: 'taken',
      request: { bodyText: params },
    });
  });

  it.each([
    ['another object', '{"b":2}', [{ code: 'body-more' }]],
    ['another object on its own line', '\n\n{"b":2}\n', [{ code: 'body-more' }]],
    ['a response', '\nHTTP/1.1 200 OK\n\n{"b":2}', []],
    ['words', ' took 5 ms', []],
    ['a brace', ' {done}', []],
  ])('has behind it %s', (_, more, notes) => {
    const text = `POST / HTTP/1.1\nX-Sign: ab\nX-Nonce: n\n\n{"a":1}${more}`;
    expect(takeRequest(text)).toMatchObject({ bodyText: '{"a":1}', notes });
  });

  it('is no body where a tool says it', () => {
    const text = `POST /cb HTTP/1.1\n${asLines(requestHeaders)}\nContent-Length: 300\n\n---request end---\n[writing BODY file]\n`;
    expect(takeRequest(text)).toMatchObject({ bodyText: null, notes: [{ code: 'body-other' }] });
  });

  it('is said not to be taken where it is no JSON object', () => {
    const text = `POST /cb HTTP/1.1\n${asLines(requestHeaders)}\n<xml><amount>1</amount></xml>`;
    expect(takeRequest(text)).toMatchObject({ bodyText: null, notes: [{ code: 'body-other' }] });
  });
});

describe('quotes around a body', () => {
  const body = JSON.stringify({ orderNo: 'P1', amount: '1.00', remark: 'a\\b' });
  const python = body.replaceAll('\\', '\\\\');

  it("are undone where they are Python's bytes", () => {
    const { bodyText } = takeRequest(`${asLines(requestHeaders)}\nbody: b'${python}'`);
    expect(bodyText).toBe(body);
  });

  it("may be a shell's or Python's: both are offered", () => {
    const reading = readRequest(`${asLines(requestHeaders)}\n\nIt got '${python}' there.`);
    if (reading.kind !== 'choose') throw new Error(`it is ${reading.kind}`);
    expect(reading.requests.map(({ bodyText }) => bodyText)).toEqual([python, body]);
  });

  it('are doubled in SQL', () => {
    const quoted = requestBody.replaceAll("'", "''");
    const text = `INSERT INTO callbacks VALUES ('${JSON.stringify(requestHeaders)}', '${quoted}');`;
    expect(takeRequest(text).bodyText).toBe(requestBody);
  });
});

describe('a statement of SQL below headers', () => {
  const shown = [
    "insert into cb (order_no, amount) values (?, ?)', bindings: [ 'P1', '1.00' ]",
    'insert into cb (order_no, amount) values (?, ?)\nbinding parameter (1:VARCHAR) <- [P1]\nbinding parameter (2:NUMERIC) <- [1.00]',
    "CREATE TABLE cb (order_no TEXT, amount TEXT);\nINSERT INTO cb VALUES('P1','1.00')",
  ];
  it.each([
    ['without its values', 'Hibernate: insert into cb (order_no, amount) values (?, ?)', null],
    ['in code', 'db.Exec("INSERT INTO cb (order_no, amount) VALUES ($1, $2)", no, amount)', null],
    ['with variables', `{ sql: 'insert into cb (order_no) values (?)', bindings: [ no ] }`, null],
    ['with Knex’s values', `{ sql: '${shown[0]} }`, shown[0]],
    ['with Hibernate’s values', `Hibernate: ${shown[1]}\ndone`, shown[1]],
    ['behind that of its table', `BEGIN;\n${shown[2]};\nCOMMIT;`, shown[2]],
  ])('is its body only where it shows values: %s', (_, statement, body) => {
    const { headersText, bodyText } = takeRequest(`${asLines(requestHeaders)}\n\n${statement}`);
    expect(readOwn(headersText)).toEqual(requestHeaders);
    expect(bodyText).toBe(body);
  });
});

describe('a long paste', () => {
  it('of more commands than are read is not said to be all', () => {
    const commands = Array.from({ length: 201 }, (_, index) =>
      asCurl({ ...requestHeaders, 'X-Nonce': `n${index}` }, requestBody),
    );
    expect(readRequest(commands.join('\n'))).toMatchObject({ kind: 'choose', unreadLine: 201 });
  });
});
