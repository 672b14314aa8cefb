/** What Node programs print of a callback: one JSON object a line. */
import { readFileSync } from 'node:fs';
import { stringify } from 'node:querystring';
import { format, inspect } from 'node:util';

const callbacks = JSON.parse(readFileSync(process.argv[2], 'utf8'));

class Callback {
  constructor(fields) {
    Object.assign(this, fields);
  }
}

const nullPrototype = (value) => Object.assign(Object.create(null), value);

function* bodies(text) {
  const body = JSON.parse(text);
  const bytes = Buffer.from(text);
  yield ['console.log', 'console.log(req.body)', inspect(body)];
  yield [
    'console.log wide',
    'console.dir(req.body, { breakLength: 200 })',
    inspect(body, { breakLength: 200 }),
  ];
  yield [
    'inspect depth null',
    'util.inspect(req.body, { depth: null })',
    inspect(body, { depth: null }),
  ];
  yield [
    'inspect one line',
    'util.inspect(req.body, { depth: null, breakLength: Infinity })',
    inspect(body, { depth: null, breakLength: Number.POSITIVE_INFINITY }),
  ];
  yield [
    'inspect sorted',
    'util.inspect(req.body, { sorted: true })',
    inspect(body, { sorted: true }),
  ];
  yield [
    'inspect compact false',
    'util.inspect(req.body, { compact: false })',
    inspect(body, { compact: false }),
  ];
  yield [
    'inspect numericSeparator',
    'util.inspect(req.body, { numericSeparator: true })',
    inspect(body, { numericSeparator: true }),
  ];
  yield [
    'inspect colors',
    'console.dir(req.body, { colors: true })',
    inspect(body, { colors: true, depth: null }),
  ];
  yield [
    'null prototype',
    'console.log(qs.parse(body))',
    inspect(nullPrototype(body), { depth: 4 }),
  ];
  yield [
    'class',
    'console.log(plainToInstance(Callback, body))',
    inspect(new Callback(body), { depth: 4 }),
  ];
  yield [
    'Map',
    'console.log(new Map(Object.entries(req.body)))',
    inspect(new Map(Object.entries(body)), { depth: 4 }),
  ];
  yield [
    'entries',
    'console.log(Object.entries(req.body))',
    inspect(Object.entries(body), { depth: 4 }),
  ];
  yield ['format %o', "console.log('%o', req.body)", format('%o', body)];
  yield ['format %j in a line', "console.log('body %j', req.body)", format('body %j', body)];
  yield [
    'console.log label',
    "console.log('body:', req.body)",
    `body: ${inspect(body, { depth: 4 })}`,
  ];
  yield ['console.log string', 'console.log([rawBody])', inspect([text])];
  yield ['inspect string', 'util.inspect(rawBody)', inspect(text)];
  yield [
    'template entries',
    "k + ': ' + v",
    Object.entries(body)
      .map(([k, v]) => `${k}: ${v}`)
      .join('\n'),
  ];
  yield ['Buffer', 'console.log(rawBody)', inspect(bytes)];
  yield [
    'Buffer whole',
    'buffer.INSPECT_MAX_BYTES = Infinity',
    `<Buffer ${bytes.toString('hex').replace(/..(?!$)/g, '$& ')}>`,
  ];
  yield ['Buffer JSON', 'JSON.stringify({ body: rawBody })', JSON.stringify({ body: bytes })];
  yield [
    'Uint8Array whole',
    'console.dir(new Uint8Array(body), { maxArrayLength: null })',
    inspect(new Uint8Array(bytes), { maxArrayLength: null }),
  ];
  yield ['Uint8Array', 'console.log(new Uint8Array(body))', inspect(new Uint8Array(bytes))];
  yield ['Array join', 'bytes.join()', [...bytes].join()];
  yield ['base64', "rawBody.toString('base64')", bytes.toString('base64')];
  yield ['base64url', "rawBody.toString('base64url')", bytes.toString('base64url')];
  yield ['data URL', 'a data URL', `data:application/json;base64,${bytes.toString('base64')}`];
  yield ['hex', "rawBody.toString('hex')", bytes.toString('hex')];
  yield ['encodeURIComponent', 'encodeURIComponent(rawBody)', encodeURIComponent(text)];
  yield ['encodeURI', 'encodeURI(rawBody)', encodeURI(text)];
  yield ['escape', 'escape(rawBody)', escape(text)];
  yield ['querystring', 'querystring.stringify(req.body)', stringify(body)];
  yield [
    'URLSearchParams',
    'new URLSearchParams(req.body).toString()',
    new URLSearchParams(body).toString(),
  ];
  yield [
    'urlencoded parser',
    'app.use(express.urlencoded()); console.log(req.body)',
    inspect({ [text]: '' }),
  ];
  yield [
    'pairs unencoded',
    "Object.entries(body).map((pair) => pair.join('=')).join('&')",
    Object.entries(body)
      .map(([k, v]) => `${k}=${typeof v === 'object' && v !== null ? JSON.stringify(v) : v}`)
      .join('&'),
  ];
  yield [
    'JSON.stringify twice',
    'JSON.stringify(JSON.stringify(req.body))',
    JSON.stringify(JSON.stringify(body)),
  ];
  yield ['escaped, no quotes', 'copied out of a JSON log', JSON.stringify(text).slice(1, -1)];
  yield [
    'escaped twice, no quotes',
    'copied out of a JSON log in a JSON log',
    JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1),
  ];
  yield ['single quotes around', "a shell's '…'", `'${text}'`];
  yield ['backticks', 'a template literal', `\`${text}\``];
  yield [
    'JavaScript literal',
    'keys without quotes',
    text.replace(/"([A-Za-z_]\w*)"(?=\s*:)/g, '$1'),
  ];
  yield [
    'JSON5 trailing comma',
    'JSON5 with trailing commas',
    JSON.stringify(body, null, 2).replace(/([^{[,])\n(\s*[}\]])/g, '$1,\n$2'),
  ];
  yield [
    'pino',
    'logger.info({ body })',
    JSON.stringify({
      level: 30,
      time: 1790000000000,
      pid: 1,
      hostname: 'h',
      req: { method: 'POST', body },
      msg: 'callback',
    }),
  ];
  yield ['winston text', 'message: rawBody', JSON.stringify({ level: 'info', message: text })];
  yield [
    'winston text label',
    "message: 'callback ' + rawBody",
    JSON.stringify({ level: 'info', message: `callback ${text}` }),
  ];
  yield [
    'bunyan body text',
    'log.info({ req: { rawBody } })',
    JSON.stringify({ name: 'app', req: { rawBody: text }, v: 0 }),
  ];
  yield [
    'whole request',
    'JSON.stringify({ headers, body })',
    JSON.stringify({ headers: { 'x-nonce': 'n' }, body }),
  ];
  yield [
    'morgan line',
    '":method :url :body"',
    `POST /callback 200 ${JSON.stringify(body)} - 1.2 ms`,
  ];
  yield [
    'log prefix and inspect',
    '[2026-…] INFO',
    `[2026-11-21T17:00:00.000Z] INFO callback received ${inspect(body, { depth: 4, breakLength: Number.POSITIVE_INFINITY })}`,
  ];
  yield [
    'logfmt',
    'body="…"',
    `level=info ts=2026-11-21T17:00:00Z msg="callback received" body=${JSON.stringify(text)} status=200`,
  ];
  yield ['cut', 'log cut at 150 characters', text.slice(0, 150)];
}

function* headers(pairs) {
  const lower = Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  const list = pairs.flat();
  yield ['req.headers', 'console.log(req.headers)', inspect(lower)];
  yield [
    'req.headers one line',
    'console.log("headers", JSON.stringify…)',
    `headers ${inspect(lower, { breakLength: Number.POSITIVE_INFINITY })}`,
  ];
  yield ['rawHeaders', 'console.log(req.rawHeaders)', inspect(list)];
  yield ['rawHeaders JSON', 'JSON.stringify(req.rawHeaders)', JSON.stringify(list)];
  yield [
    'headersDistinct',
    'console.log(req.headersDistinct)',
    inspect(
      nullPrototype(
        Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), [value]])),
      ),
    ),
  ];
  yield ['Headers', 'console.log(request.headers)', inspect(new Headers(pairs))];
  yield ['entries', 'console.log([...request.headers])', inspect([...new Headers(pairs)])];
  yield ['Map', 'console.log(new Map(request.headers))', inspect(new Map(new Headers(pairs)))];
  yield ['JSON', 'JSON.stringify(req.headers)', JSON.stringify(lower)];
  yield [
    'JSON string',
    'JSON.stringify(JSON.stringify(req.headers))',
    JSON.stringify(JSON.stringify(lower)),
  ];
  yield [
    'JSON log',
    'pino',
    JSON.stringify({ level: 30, req: { method: 'POST', headers: lower }, msg: 'callback' }),
  ];
  yield [
    'HAR',
    'HAR',
    JSON.stringify(
      pairs.map(([name, value]) => ({ name, value })),
      null,
      2,
    ),
  ];
  yield [
    'Postman',
    'Postman collection',
    JSON.stringify(pairs.map(([key, value]) => ({ key, value, type: 'text' }))),
  ];
  yield [
    'Postman bulk edit',
    'Postman bulk edit',
    pairs.map(([name, value]) => `${name}:${value}`).join('\n'),
  ];
  yield [
    'dev tools',
    'browser dev tools',
    pairs.map(([name, value]) => `${name.toLowerCase()}:\n${value}`).join('\n'),
  ];
  yield [
    'dev tools without colon',
    'browser dev tools',
    pairs.map(([name, value]) => `${name.toLowerCase()}\n${value}`).join('\n'),
  ];
  yield [
    'fetch',
    'copy as fetch',
    `fetch("https://shop.example/cb", {\n  "headers": ${JSON.stringify(lower, null, 4)},\n  "body": "{}",\n  "method": "POST"\n});`,
  ];
  yield [
    'curl -H',
    'curl',
    `curl 'https://shop.example/cb' \\\n${pairs.map(([name, value]) => `  -H '${name}: ${value}' \\`).join('\n')}\n  --data-raw '{}'`,
  ];
  yield [
    'curl -H flags alone',
    'curl',
    pairs.map(([name, value]) => `-H "${name}: ${value}"`).join(' '),
  ];
  yield [
    'curl --header',
    'curl',
    pairs.map(([name, value]) => `--header '${name}: ${value}' \\`).join('\n'),
  ];
  yield [
    'curl cmd',
    'copy as cURL (cmd)',
    `curl "https://shop.example/cb" ^\n${pairs.map(([name, value]) => `  -H "${name}: ${value}" ^`).join('\n')}\n  --data-raw "{}"`,
  ];
  yield [
    'curl cmd carets',
    'copy as cURL (cmd), newer',
    `curl ^"https://shop.example/cb^" ^\n${pairs.map(([name, value]) => `  -H ^"${name}: ${value}^" ^`).join('\n')}\n  --data-raw ^"{}^"`,
  ];
  yield [
    'curl -v',
    'curl -v',
    `* Connected to shop.example (10.0.0.1) port 443\n> POST /cb HTTP/1.1\n> Host: shop.example\n${pairs.map(([name, value]) => `> ${name}: ${value}`).join('\n')}\n> \n< HTTP/1.1 200 OK\n< Content-Type: text/plain\n`,
  ];
  yield [
    'PowerShell',
    'copy as PowerShell',
    `Invoke-WebRequest -Uri "https://shop.example/cb" -Method "POST" -Headers @{\n${pairs.map(([name, value]) => `"${name}"="${value}"`).join('\n')}\n} -Body "{}"`,
  ];
  yield [
    'HTTPie',
    'http POST',
    `http POST https://shop.example/cb ${pairs.map(([name, value]) => `'${name}:${value}'`).join(' ')}`,
  ];
  yield [
    'wget',
    'wget',
    `wget ${pairs.map(([name, value]) => `--header="${name}: ${value}"`).join(' ')} https://shop.example/cb`,
  ];
  yield [
    'entries lines',
    "k + ': ' + v",
    pairs.map(([name, value]) => `${name.toLowerCase()}: ${value}`).join('\r\n'),
  ];
  yield ['entries =>', 'k => v', pairs.map(([name, value]) => `${name} => ${value}`).join('\n')];
  yield [
    'tabs',
    'copied from a table',
    pairs.map(([name, value]) => `${name}\t${value}`).join('\n'),
  ];
  yield [
    'markdown table',
    'a ticket',
    `| Header | Value |\n|---|---|\n${pairs.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}`,
  ];
  yield [
    'markdown list',
    'a ticket',
    pairs.map(([name, value]) => `- **${name}**: \`${value}\``).join('\n'),
  ];
  yield ['csv', 'csv', pairs.map(([name, value]) => `"${name}","${value}"`).join('\n')];
  yield [
    'wireshark',
    'literal \\r\\n',
    pairs.map(([name, value]) => `    ${name}: ${value}\\r\\n`).join('\n'),
  ];
  yield [
    'one line, literal \\r\\n',
    'JSON.stringify(text) without quotes',
    pairs.map(([name, value]) => `${name}: ${value}`).join('\\r\\n'),
  ];
  yield [
    'string repr',
    'JSON.stringify(rawHead)',
    JSON.stringify(`${pairs.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`),
  ];
  yield [
    'one line, comma',
    'join(", ")',
    pairs.map(([name, value]) => `${name}: ${value}`).join(', '),
  ];
  yield [
    'one line, semicolon',
    'join("; ")',
    pairs.map(([name, value]) => `${name}: ${value}`).join('; '),
  ];
  yield [
    'one line, space',
    'line ends lost',
    pairs.map(([name, value]) => `${name}: ${value}`).join(' '),
  ];
  yield [
    'one line, bar',
    'join(" | ")',
    pairs.map(([name, value]) => `${name}: ${value}`).join(' | '),
  ];
  yield [
    'nginx debug',
    'error_log debug',
    pairs
      .map(
        ([name, value]) => `2026/11/21 17:00:00 [debug] 7#7: *1 http header: "${name}: ${value}"`,
      )
      .join('\n'),
  ];
  yield [
    'printenv',
    'printenv',
    `GATEWAY_INTERFACE=CGI/1.1\n${pairs.map(([name, value]) => `HTTP_${name.toUpperCase().replaceAll('-', '_')}=${value}`).join('\n')}\nPATH=/usr/bin`,
  ];
  yield [
    'raw request',
    'raw',
    `POST /cb HTTP/1.1\r\nHost: shop.example\r\n${pairs.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  ];
  yield [
    'HTTP/2',
    'h2',
    `:method: POST\n:path: /cb\n:authority: shop.example\n:scheme: https\n${pairs.map(([name, value]) => `${name.toLowerCase()}: ${value}`).join('\n')}`,
  ];
  yield [
    'quoted values',
    '"X-Sign": "…" lines',
    pairs.map(([name, value]) => `"${name}": "${value}"`).join(',\n'),
  ];
  yield [
    'yaml quoted',
    'yaml',
    `headers:\n${pairs.map(([name, value]) => `  ${name}: "${value}"`).join('\n')}`,
  ];
}

function emit(kind, callback, rows) {
  for (const [implementation, code, text] of rows) {
    console.log(JSON.stringify({ kind, implementation, code, callback, text }));
  }
}

for (const [name, { headers: head, body }] of Object.entries(callbacks)) {
  emit('body', name, bodies(body));
  emit(
    'headers',
    name,
    headers(
      head
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    ),
  );
}
