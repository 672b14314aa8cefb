/** One callback in the forms in which people paste it, each written as its tool writes it. */

/** With all that quoting gets wrong. */
export const requestBody =
  '{"orderType":"payin","orderNo":"P20261","merchantOrderNo":"O\'Neil & \\"S\u00f6hne\\" 100% $5 \\\\ !","status":"completed","amount":"100.00","completedAt":1790001234,"rate":1.50,"extra":{"b":[1,2],"a":"x"}}';
export const requestHeaders = {
  'Content-Type': 'application/json',
  'X-Merchant-No': 'M10086',
  'X-Timestamp': '1790005000',
  'X-Nonce': '9f8e7d6c-5b4a',
  'X-Sign': `${'Ab+/'.repeat(85)}Aw==`,
} as const;

export interface RequestCase {
  readonly name: string;
  readonly form: string;
  readonly text: string;
  /** Where it is not as it was sent. */
  readonly body?: string;
  readonly notes?: readonly string[];
}

const entries = Object.entries(requestHeaders);
const lines = (joint: string): string =>
  entries.map(([name, value]) => `${name}: ${value}`).join(joint);
const lower = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
const pairs = entries.map(([name, value]) => ({ name, value }));
const json = (value: unknown, indent?: number): string => JSON.stringify(value, null, indent);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const bytes = Buffer.byteLength(requestBody);
const posix = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** The body in place of a mark, so that its numbers stay as they are. */
const withObject = (value: unknown): string => json(value).replace('"@body"', () => requestBody);

const message = (lineEnd: string, more = ''): string =>
  `POST /callback/pay HTTP/1.1${lineEnd}Host: m.example${lineEnd}${lines(lineEnd)}${lineEnd}${more}`;
const response = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nOK';

/** As Chrome and Firefox do for cmd (`escapeStringWin`). */
function quoteForCmd(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')
    .replace(/%(?=[a-zA-Z0-9_])/g, '%^')
    .replace(/\r?\n/g, '^\n\n');
  return `^"${escaped}^"`;
}

/** As Chrome does for bash where a text has quotes or line ends (`escapeStringPosix`). */
function quoteAnsiC(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "\\'")
    .replace(/\n/g, '\\n')
    .replace(
      /[\u0080-\uffff!]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return `$'${escaped}'`;
}

function quoteForPowershell(text: string): string {
  const escaped = text
    .replace(/[`$"]/g, '`$&')
    .replace(/[^\u0020-\u007e]/g, (char) => `$([char]${char.charCodeAt(0)})`);
  return `"${escaped}"`;
}

const curlHeaders = entries.map(([name, value]) => `-H ${posix(`${name}: ${value}`)}`);
const chunked = `${message('\r\n', 'Transfer-Encoding: chunked\r\n')}\r\n${(() => {
  const all = Buffer.from(requestBody);
  const [first, second] = [all.subarray(0, 61), all.subarray(61)];
  return `${first.length.toString(16)}\r\n${first}\r\n${second.length.toString(16)};x=y\r\n${second}\r\n0\r\n\r\n`;
})()}`;

const messages: readonly RequestCase[] = [
  {
    name: 'HTTP/1.1 with CRLF',
    form: 'http-message',
    text: `${message('\r\n', `Content-Length: ${bytes}\r\n`)}\r\n${requestBody}`,
  },
  { name: 'HTTP/1.1 with LF', form: 'http-message', text: `${message('\n')}\n${requestBody}\n` },
  {
    name: 'HTTP/1.1 and the response',
    form: 'http-message',
    text: `${message('\r\n')}\r\n${requestBody}\r\n\r\n${response}`,
  },
  {
    name: 'HTTP/1.1 by length, and what follows',
    form: 'http-message',
    text: `${message('\r\n', `Content-Length: ${bytes}\r\n`)}\r\n${requestBody}POST`,
  },
  { name: 'HTTP/1.1 in chunks', form: 'http-message', text: chunked, notes: ['body-chunked'] },
  {
    name: 'an absolute address',
    form: 'http-message',
    text: `${message('\r\n').replace('/callback/pay', 'https://m.example/cb?x=1')}\r\n${requestBody}`,
  },
  {
    name: 'a length that is wrong',
    form: 'http-message',
    text: `${message('\n', 'Content-Length: 7\n')}\n${requestBody}`,
    notes: ['content-length'],
  },
  {
    name: 'HTTP/2 pseudo-headers',
    form: 'http-2',
    text: `:method: POST\n:authority: m.example\n:scheme: https\n:path: /cb\n${entries.map(([name, value]) => `${name.toLowerCase()}: ${value}`).join('\n')}\n\n${requestBody}`,
  },
  {
    name: 'HTTP/2 in a tool that writes a request line',
    form: 'http-2',
    text: `POST /cb HTTP/2\nHost: m.example\n${lines('\n')}\n\n${requestBody}`,
  },
  {
    name: 'a .http file',
    form: 'http-message',
    text: `### pay\nPOST https://m.example/cb\n${lines('\n')}\n\n${requestBody}\n\n###\nGET https://m.example/x\n`,
  },
  {
    name: 'OkHttp',
    form: 'http-message',
    text: `--> POST https://m.example/cb http/1.1\n${lines('\n')}\n\n${requestBody}\n--> END POST (${bytes}-byte body)\n<-- 200 OK https://m.example/cb (3ms)`,
  },
  {
    name: 'mitmproxy',
    form: 'http-2',
    text: `127.0.0.1:50002: POST https://m.example/cb HTTP/2.0\n    ${lines('\n    ')}\n\n    ${requestBody}\n\n << HTTP/2.0 200 OK 2b`,
  },
  {
    name: 'a mail that quotes it',
    form: 'http-message',
    text: `${message('\n')}\n${requestBody}`.replace(/^/gm, '> '),
  },
  {
    name: 'prose in front',
    form: 'http-message',
    text: `Hi, it's this one that fails:\n\n${message('\n')}\n${requestBody}\n\nCan you help?`,
  },
  {
    name: 'docker compose',
    form: 'http-message',
    text: `${message('\n')}\n${requestBody}`.replace(/^/gm, 'web_1  | '),
  },
  {
    name: "Docker's own file",
    form: 'http-message',
    text: `${message('\n')}\n${requestBody}`
      .split('\n')
      .map((line) => json({ log: `${line}\n`, stream: 'stdout', time: '2026-11-22T06:00:00Z' }))
      .join('\n'),
  },
  {
    name: 'Kubernetes',
    form: 'http-message',
    text: `${message('\n')}\n${requestBody}`.replace(
      /^/gm,
      '2026-11-22T06:00:00.123456789Z stdout F ',
    ),
  },
];

const commands: readonly RequestCase[] = [
  {
    name: 'curl',
    form: 'curl',
    text: `curl -X POST https://m.example/cb ${curlHeaders.join(' ')} -d ${posix(requestBody)}`,
  },
  {
    name: 'curl with a prompt',
    form: 'curl',
    text: `me@box:~$ curl -sS -XPOST ${curlHeaders.join(' ')} --data-binary ${posix(requestBody)} https://m.example/cb | jq .`,
  },
  {
    name: 'curl over lines',
    form: 'curl',
    text: `curl --location 'https://m.example/cb' \\\n${curlHeaders.map((one) => one.replace('-H', '--header')).join(' \\\n')} \\\n--data ${posix(requestBody)}`,
  },
  {
    name: 'curl over lines with CRLF',
    form: 'curl',
    text: `curl 'https://m.example/cb' \\\r\n  ${curlHeaders.join(' \\\r\n  ')} \\\r\n  --data-raw ${posix(requestBody)}`,
  },
  {
    name: 'curl over lines that nothing joins',
    form: 'curl',
    text: `curl 'https://m.example/cb'\n  ${curlHeaders.join('\n  ')}\n  --data-raw ${posix(requestBody)}`,
  },
  {
    name: 'curl with the body as an ANSI-C text',
    form: 'curl',
    text: `curl 'https://m.example/cb' \\\n  ${curlHeaders.join(' \\\n  ')} \\\n  --data-raw ${quoteAnsiC(requestBody)}`,
  },
  {
    name: 'curl in double quotes',
    form: 'curl',
    text: `curl https://m.example/cb ${entries.map(([name, value]) => `-H "${name}: ${value}"`).join(' ')} -d "${requestBody.replace(/[\\"$`]/g, '\\$&')}"`,
  },
  {
    name: 'curl, short options in one word',
    form: 'curl',
    text: `curl -sXPOST -H'${entries.map(([name, value]) => `${name}: ${value}`).join("' -H'")}' -d${posix(requestBody)} m.example`,
  },
  {
    name: 'curl --json',
    form: 'curl',
    text: `curl --json ${posix(requestBody)} ${curlHeaders.join(' ')} m.example`,
  },
  {
    name: 'curl with a here-document',
    form: 'curl',
    text: `curl ${curlHeaders.join(' ')} -d @- m.example <<'EOF'\n${requestBody}\nEOF\n`,
  },
  {
    name: 'curl with cat',
    form: 'curl',
    text: `curl ${curlHeaders.join(' ')} -d "$(cat <<'EOF'\n${requestBody}\nEOF\n)" m.example`,
  },
  {
    name: 'echo and curl',
    form: 'curl',
    text: `echo -n ${posix(requestBody)} | curl ${curlHeaders.join(' ')} --data-binary @- m.example`,
  },
  {
    name: 'curl for cmd',
    form: 'curl',
    text: `curl ^"https://m.example/cb?a=1^&b=2^" ^\r\n  ${entries.map(([name, value]) => `-H ${quoteForCmd(`${name}: ${value}`)}`).join(' ^\r\n  ')} ^\r\n  --data-raw ${quoteForCmd(requestBody)}`,
  },
  {
    name: 'curl for cmd, quotes doubled',
    form: 'curl',
    text: `curl "https://m.example/cb" ^\n  ${entries.map(([name, value]) => `-H "${name}: ${value}"`).join(' ^\n  ')} ^\n  --data-raw "${requestBody.replaceAll('\\"', "'").replaceAll('"', '""').replace('\\\\', '/')}"`,
    body: requestBody.replaceAll('\\"', "'").replace('\\\\', '/'),
  },
  {
    name: 'curl in PowerShell',
    form: 'curl',
    text: `curl.exe -X POST https://m.example/cb \`\n  ${entries.map(([name, value]) => `-H '${name}: ${value}'`).join(' `\n  ')} \`\n  -d '${requestBody.replaceAll("'", "''")}'`,
  },
  {
    name: 'PowerShell',
    form: 'powershell',
    text: `$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession\nInvoke-WebRequest -UseBasicParsing -Uri "https://m.example/cb" \`\n-Method "POST" \`\n-WebSession $session \`\n-Headers @{\n${entries
      .slice(1)
      .map(([name, value]) => `  "${name}"=${quoteForPowershell(value)}`)
      .join(
        '\n',
      )}\n} \`\n-ContentType "application/json" \`\n-Body ${quoteForPowershell(requestBody)}`,
  },
  {
    name: 'PowerShell with bytes',
    form: 'powershell',
    text: `Invoke-RestMethod -Uri "https://m.example/cb" -Headers @{ ${entries.map(([name, value]) => `'${name}' = '${value}'`).join('; ')} } -Body ([System.Text.Encoding]::UTF8.GetBytes(${quoteForPowershell(requestBody)}))`,
  },
  {
    name: 'PowerShell with variables',
    form: 'powershell',
    text: `$headers = New-Object "System.Collections.Generic.Dictionary[[String],[String]]"\n${entries.map(([name, value]) => `$headers.Add("${name}", "${value}")`).join('\n')}\n\n$body = @"\n${requestBody.replace(/[`$]/g, '`$&')}\n"@\n\n$response = Invoke-RestMethod 'https://m.example/cb' -Method 'POST' -Headers $headers -Body $body`,
  },
  {
    name: 'fetch',
    form: 'fetch',
    text: `fetch("https://m.example/cb", {\n  "headers": ${json(lower, 4)},\n  "referrer": "https://m.example/",\n  "body": ${json(requestBody)},\n  "method": "POST",\n  "mode": "cors"\n});`,
  },
  {
    name: 'fetch as Firefox copies it',
    form: 'fetch',
    text: `await fetch("https://m.example/cb", {\n    "credentials": "omit",\n    "headers": ${json(requestHeaders)},\n    "body": ${json(requestBody)},\n    "method": "POST"\n});`,
  },
  {
    name: 'fetch with an object',
    form: 'fetch',
    text: `fetch('https://m.example/cb', { method: 'POST', headers: new Headers(${json(requestHeaders)}), body: JSON.stringify(${requestBody}) })`,
    notes: ['body-parsed'],
  },
  {
    name: 'wget',
    form: 'wget',
    text: `wget --quiet --method POST ${entries.map(([name, value]) => `--header ${posix(`${name}: ${value}`)}`).join(' ')} --body-data ${posix(requestBody)} --output-document - 'https://m.example/cb'`,
  },
  {
    name: 'wget --post-data',
    form: 'wget',
    text: `wget -qO- ${entries.map(([name, value]) => `--header=${posix(`${name}: ${value}`)}`).join(' ')} --post-data=${posix(requestBody)} https://m.example/cb`,
  },
  {
    name: 'HTTPie --raw',
    form: 'httpie',
    text: `http POST https://m.example/cb ${entries.map(([name, value]) => `${name}:${posix(value)}`).join(' ')} --raw ${posix(requestBody)}`,
  },
  {
    name: 'HTTPie with a pipe',
    form: 'httpie',
    text: `printf '%s' ${posix(requestBody)} | http POST https://m.example/cb ${entries.map(([name, value]) => `${name}:${value}`).join(' ')}`,
  },
  {
    name: 'HTTPie with fields',
    form: 'httpie',
    text: `http https://m.example/cb ${entries.map(([name, value]) => `${name}:${value}`).join(' ')} orderNo=P1 amount=100.00 completedAt:=1790001234`,
    body: '{"orderNo": "P1", "amount": "100.00", "completedAt": 1790001234}',
  },
];

const harEntry = {
  startedDateTime: '2026-11-22T06:00:00.000Z',
  request: {
    method: 'POST',
    url: 'https://m.example/cb',
    httpVersion: 'HTTP/1.1',
    headers: pairs,
    postData: { mimeType: 'application/json', text: requestBody },
  },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'text/plain' }],
    content: { size: 2, text: 'OK' },
  },
};
const harOther = {
  ...harEntry,
  request: {
    method: 'GET',
    url: 'https://m.example/',
    headers: [{ name: 'Accept', value: '*/*' }],
  },
};
const lists = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), [value]]));

const objects: readonly RequestCase[] = [
  { name: 'a HAR entry', form: 'har', text: json(harEntry, 2) },
  {
    name: 'a HAR file',
    form: 'har',
    text: json({ log: { version: '1.2', creator: { name: 'x' }, entries: [harOther, harEntry] } }),
  },
  {
    name: 'a HAR entry in Base64',
    form: 'har',
    text: json({
      ...harEntry,
      request: {
        ...harEntry.request,
        postData: { mimeType: 'application/json', encoding: 'base64', text: base64(requestBody) },
      },
    }),
    notes: ['body-base64'],
  },
  {
    name: 'headers and body',
    form: 'headers-and-body',
    text: json({ headers: requestHeaders, body: requestBody }),
  },
  {
    name: 'headers and body, lists',
    form: 'headers-and-body',
    text: json({ headers: lists, body: requestBody }, 2),
  },
  {
    name: 'headers and an object',
    form: 'headers-and-body',
    text: withObject({ headers: requestHeaders, body: '@body' }),
    notes: ['body-parsed'],
  },
  {
    name: 'headers and payload',
    form: 'headers-and-body',
    text: json({ header: requestHeaders, payload: requestBody }),
  },
  {
    name: 'raw body and object',
    form: 'headers-and-body',
    text: withObject({ headers: requestHeaders, body: '@body', rawBody: requestBody }),
  },
  {
    name: 'rawHeaders of Node',
    form: 'headers-and-body',
    text: json({ rawHeaders: entries.flat(), data: requestBody }),
  },
  {
    name: 'a Buffer of Node',
    form: 'headers-and-body',
    text: json({ headers: lower, body: Buffer.from(requestBody) }),
    notes: ['body-bytes'],
  },
  {
    name: 'a body quoted twice',
    form: 'headers-and-body',
    text: json({ headers: lower, body: json(requestBody) }),
    notes: ['body-unquoted'],
  },
  {
    name: 'flat variables',
    form: 'headers-and-body',
    text: json({
      ...Object.fromEntries(
        entries
          .slice(1)
          .map(([name, value]) => [`HTTP_${name.toUpperCase().replaceAll('-', '_')}`, value]),
      ),
      CONTENT_TYPE: 'application/json',
      body: requestBody,
    }),
  },
  {
    name: 'API Gateway, version 1',
    form: 'aws-event',
    text: json({
      resource: '/cb',
      path: '/cb',
      httpMethod: 'POST',
      headers: requestHeaders,
      multiValueHeaders: Object.fromEntries(entries.map(([name, value]) => [name, [value]])),
      queryStringParameters: null,
      requestContext: { accountId: '1', stage: 'prod', identity: { sourceIp: '10.0.0.1' } },
      body: base64(requestBody),
      isBase64Encoded: true,
    }),
    notes: ['body-base64'],
  },
  {
    name: 'API Gateway, version 2',
    form: 'aws-event',
    text: json({
      version: '2.0',
      routeKey: 'POST /cb',
      rawPath: '/cb',
      rawQueryString: '',
      headers: lower,
      requestContext: { http: { method: 'POST', path: '/cb' } },
      body: requestBody,
      isBase64Encoded: false,
    }),
  },
  {
    name: 'a load balancer',
    form: 'aws-event',
    text: json({
      requestContext: { elb: { targetGroupArn: 'arn' } },
      httpMethod: 'POST',
      path: '/cb',
      headers: lower,
      body: requestBody,
      isBase64Encoded: false,
    }),
  },
  {
    name: 'Azure Functions',
    form: 'azure-event',
    text: withObject({
      req: {
        method: 'POST',
        url: 'https://x',
        originalUrl: 'https://x',
        headers: lower,
        query: {},
        body: '@body',
        rawBody: requestBody,
      },
    }),
  },
  {
    name: "an Azure Function's custom handler",
    form: 'azure-event',
    text: json({
      Data: {
        req: {
          Url: 'https://x',
          Method: 'POST',
          Query: '{}',
          Headers: lists,
          Params: {},
          Identities: [],
          Body: requestBody,
        },
      },
      Metadata: {},
    }),
  },
  {
    name: 'Netlify and Vercel',
    form: 'inspector',
    text: json({
      path: '/cb',
      httpMethod: 'POST',
      method: 'POST',
      headers: lower,
      body: requestBody,
    }),
  },
  {
    name: 'webhook.site',
    form: 'webhook-site',
    text: json({
      uuid: '1',
      type: 'web',
      token_id: '2',
      ip: '10.0.0.1',
      hostname: 'webhook.site',
      method: 'POST',
      user_agent: null,
      content: requestBody,
      query: null,
      headers: lists,
      url: 'https://webhook.site/2',
      created_at: '2026-11-22 06:00:00',
    }),
  },
  {
    name: 'webhook.site, a page of them',
    form: 'webhook-site',
    text: json({
      data: [{ uuid: '1', token_id: '2', content: requestBody, headers: lists }],
      total: 1,
    }),
  },
  {
    name: 'Pipedream',
    form: 'inspector',
    text: withObject({
      method: 'POST',
      path: '/',
      query: {},
      client_ip: '10.0.0.1',
      url: 'https://x.m.pipedream.net/',
      headers: lower,
      bodyRaw: requestBody,
      body: '@body',
    }),
  },
  {
    name: 'ngrok',
    form: 'ngrok',
    text: json({
      requests: [
        {
          uri: '/api/requests/http/1',
          id: '1',
          remote_addr: '10.0.0.1',
          start: '2026-11-22T06:00:00Z',
          duration: 3,
          request: {
            method: 'POST',
            proto: 'HTTP/1.1',
            headers: Object.fromEntries(entries.map(([name, value]) => [name, [value]])),
            uri: '/cb',
            raw: base64(`${message('\r\n', `Content-Length: ${bytes}\r\n`)}\r\n${requestBody}`),
          },
          response: { status: '200 OK', raw: base64(response) },
        },
      ],
    }),
  },
  {
    name: 'Hookdeck',
    form: 'inspector',
    text: withObject({
      id: 'evt_1',
      data: { path: '/cb', query: '', parsed_query: {}, headers: lower, body: '@body' },
    }),
    notes: ['body-parsed'],
  },
  {
    name: 'Svix Play',
    form: 'inspector',
    text: json({
      id: '1',
      method: 'POST',
      ip: '10.0.0.1',
      created_at: 'x',
      headers: lower,
      body: base64(requestBody),
    }),
    notes: ['body-base64'],
  },
  {
    name: 'a Postman request',
    form: 'postman',
    text: json({
      name: 'cb',
      request: {
        method: 'POST',
        header: entries.map(([key, value]) => ({ key, value, type: 'text' })),
        body: { mode: 'raw', raw: requestBody, options: { raw: { language: 'json' } } },
        url: { raw: 'https://m.example/cb' },
      },
      response: [],
    }),
  },
  {
    name: 'a Postman request with headers that are switched off',
    form: 'postman',
    text: json({
      name: 'cb',
      request: {
        method: 'POST',
        header: [
          { key: 'X-Nonce', value: 'of-another-day', disabled: true },
          ...entries.map(([key, value]) => ({ key, value, disabled: false })),
          { key: 'X-Sign', value: 'AAAA', enabled: false },
        ],
        body: { mode: 'raw', raw: requestBody },
      },
    }),
  },
  {
    name: 'a Postman collection',
    form: 'postman',
    text: json({
      info: { name: 'c' },
      item: [
        {
          name: 'f',
          item: [
            {
              name: 'cb',
              request: {
                method: 'POST',
                header: entries.map(([key, value]) => ({ key, value })),
                body: { mode: 'raw', raw: requestBody },
                url: 'https://m.example/cb',
              },
            },
          ],
        },
      ],
    }),
  },
  {
    name: 'Insomnia 4',
    form: 'insomnia',
    text: json({
      _type: 'export',
      __export_format: 4,
      resources: [
        { _id: 'w', _type: 'workspace' },
        {
          _id: 'r',
          _type: 'request',
          method: 'POST',
          url: 'https://x',
          body: { mimeType: 'application/json', text: requestBody },
          headers: pairs,
        },
      ],
    }),
  },
  {
    name: 'pino',
    form: 'log',
    text: json({
      level: 30,
      time: 1790005000123,
      pid: 1,
      hostname: 'h',
      req: { id: 1, method: 'POST', url: '/cb', headers: lower, remotePort: 5 },
      body: requestBody,
      msg: 'callback',
    }),
  },
  {
    name: 'a body as a text in a text',
    form: 'log',
    text: json({ level: 'info', ts: 1, msg: json({ headers: requestHeaders, body: requestBody }) }),
  },
  {
    name: 'zap, with the headers as an object',
    form: 'log',
    text: json({
      level: 'info',
      ts: 1790005000.1,
      caller: 'x.go:1',
      msg: 'callback',
      headers: lists,
      body: requestBody,
    }),
  },
  {
    name: 'logstash',
    form: 'log',
    text: json({
      '@timestamp': '2026-11-22T06:00:00Z',
      '@version': '1',
      message: `callback headers=${json(requestHeaders)} body=${requestBody}`,
      logger_name: 'c.e.Pay',
      level: 'INFO',
    }),
  },
  {
    name: 'Serilog',
    form: 'log',
    text: json({
      '@t': '2026-11-22T06:00:00Z',
      '@mt': 'Callback {Headers} {Body}',
      Headers: requestHeaders,
      Body: requestBody,
    }),
  },
  {
    name: 'a line with a time in front',
    form: 'log',
    text: `2026-11-22 06:00:00,123 INFO [http-1] c.e.Pay - ${json({ headers: requestHeaders, body: requestBody })}`,
  },
  {
    name: 'nginx, as JSON',
    form: 'log',
    text: json({
      time: '2026-11-22T06:00:00Z',
      status: 200,
      http_x_merchant_no: requestHeaders['X-Merchant-No'],
      http_x_timestamp: requestHeaders['X-Timestamp'],
      http_x_nonce: requestHeaders['X-Nonce'],
      http_x_sign: requestHeaders['X-Sign'],
      content_type: 'application/json',
      request_body: requestBody,
    }),
  },
  {
    name: 'headers in one line, the body in the next',
    form: 'log',
    text: `${json({ level: 30, msg: 'in', headers: lower })}\n${json({ level: 30, msg: 'raw', body: requestBody })}`,
  },
  {
    name: 'headers and body, each in JSON',
    form: 'log',
    text: `Headers: ${json(requestHeaders)}\nBody: ${requestBody}`,
  },
];

const texts: readonly RequestCase[] = [
  { name: 'lines, a blank line, the body', form: 'text', text: `${lines('\n')}\n\n${requestBody}` },
  { name: 'lines and the body', form: 'text', text: `${lines('\r\n')}\r\n${requestBody}` },
  {
    name: 'a ticket',
    form: 'text',
    text: `Hello,\n\nour endpoint gets these headers:\n\n${lines('\n')}\n\nand this body:\n\n\`\`\`json\n${requestBody}\n\`\`\`\n\nThe signature doesn't verify.\nRegards`,
  },
  {
    name: 'Laravel',
    form: 'log',
    text: `[2026-11-22 06:00:00] local.DEBUG: headers ${json(lists)} \n[2026-11-22 06:00:00] local.DEBUG: body ${json(requestBody)} `,
    notes: ['body-unquoted'],
  },
  {
    name: 'Python',
    form: 'dump',
    text: `{'headers': {${entries.map(([name, value]) => `'${name}': '${value}'`).join(', ')}}, 'body': '${requestBody.replace(/[\\']/g, '\\$&')}'}`,
  },
  {
    name: 'Node',
    form: 'dump',
    text: `{\n  headers: {\n${entries.map(([name, value]) => `    '${name.toLowerCase()}': '${value}'`).join(',\n')}\n  },\n  body: ${quoteNode(requestBody)}\n}`,
  },
  {
    name: 'two statements in Python',
    form: 'text',
    text: `headers: {${entries.map(([name, value]) => `'${name}': '${value}'`).join(', ')}}\nbody: ${requestBody}`,
  },
  {
    name: 'print_r',
    form: 'dump',
    text: `Array\n(\n    [headers] => Array\n        (\n${entries.map(([name, value]) => `            [${name}] => ${value}`).join('\n')}\n        )\n\n    [body] => ${requestBody}\n)\n`,
  },
  {
    name: 'two-line headers and the body',
    form: 'text',
    text: `${entries.map(([name, value]) => `${name.toLowerCase()}:\n${value}`).join('\n')}\n\n${requestBody}`,
  },
  {
    name: 'Spring',
    form: 'text',
    text: `2026-11-22 06:00:00.000 DEBUG 1 --- [nio-1] o.s.w.f.CommonsRequestLoggingFilter : Before request [POST /cb, client=10.0.0.1, headers=[${entries.map(([name, value]) => `${name.toLowerCase()}:"${value}"`).join(', ')}], payload=${requestBody}]`,
  },
  {
    name: 'http.client of Python',
    form: 'http-message',
    text: `send: b'${message('\\r\\n', `Content-Length: ${bytes}\\r\\n`)}\\r\\n'\nsend: b'${toPythonBytes(requestBody)}'\nreply: 'HTTP/1.1 200 OK\\r\\n'`,
  },
  {
    name: "Apache HttpClient's wire",
    form: 'http-message',
    text: [
      `POST /cb HTTP/1.1[\\r][\\n]`,
      ...entries.map(([name, value]) => `${name}: ${value}[\\r][\\n]`),
      '[\\r][\\n]',
      requestBody,
    ]
      .map((part) => `2026-11-22 DEBUG org.apache.http.wire - http-outgoing-0 >> "${part}"`)
      .join('\n'),
  },
  {
    name: 'curl -v and the body',
    form: 'http-message',
    text: `*   Trying 10.0.0.1:443...\n* Connected\n> POST /cb HTTP/1.1\n> Host: m.example\n${lines('\n').replace(/^/gm, '> ')}\n> Content-Length: ${bytes}\n> \n${requestBody}\n< HTTP/1.1 200 OK\n< \nOK`,
  },
  {
    name: 'YAML',
    form: 'dump',
    text: `headers:\n${entries.map(([name, value]) => `  ${name}: '${value}'`).join('\n')}\nbody: '${requestBody.replaceAll("'", "''")}'\n`,
  },
];

function quoteNode(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}

function toPythonBytes(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      if (byte >= 0x7f) return `\\x${byte.toString(16)}`;
      return char === '\\' || char === "'" ? `\\${char}` : char;
    })
    .join('');
}

export const requestCases: readonly RequestCase[] = [
  ...messages,
  ...commands,
  ...objects,
  ...texts,
];
