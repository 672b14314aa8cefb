/**
 * Requests as services and programs keep and export them that cannot be run here: written by hand in the shape they are known to have, not
 * printed by them. Rows a line: language, tool, code, callback, text.
 */
import { readFileSync } from 'node:fs';

const [, , callbacksFile] = process.argv;
const callbacks = JSON.parse(readFileSync(callbacksFile, 'utf8'));

const json = (value, indent) => JSON.stringify(value, null, indent);
const base64 = (text) => Buffer.from(text).toString('base64');
const csv = (rows) =>
  rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
const lowerKeys = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const path = '/callback/pay';
const url = `https://m.example${path}`;
const time = '2026-11-22T09:00:00.000Z';

/** By tool and code; an expected verdict other than "read exactly" in a third place. */
function listRows({ headers, body }) {
  const entries = Object.entries(headers);
  const lower = lowerKeys(headers);
  const pairs = entries.map(([name, value]) => ({ name, value }));
  const keyed = entries.map(([key, value]) => ({ key, value }));
  const lines = entries.map(([name, value]) => `${name}: ${value}`);
  const lists = Object.fromEntries(entries.map(([name, value]) => [name, [value]]));
  const bytes = Buffer.byteLength(body);
  const raw = `POST ${path} HTTP/1.1\r\nHost: m.example\r\n${lines.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n${body}`;
  const parsed = JSON.parse(body);
  return [
    [
      'AWS',
      'API Gateway, version 1',
      json(
        {
          resource: '/{proxy+}',
          path,
          httpMethod: 'POST',
          headers,
          multiValueHeaders: lists,
          queryStringParameters: null,
          requestContext: { requestId: 'r' },
          body,
          isBase64Encoded: false,
        },
        4,
      ),
    ],
    [
      'AWS',
      'API Gateway, version 2, Base64',
      json({
        version: '2.0',
        routeKey: '$default',
        rawPath: path,
        headers: lower,
        requestContext: { http: { method: 'POST' } },
        body: base64(body),
        isBase64Encoded: true,
      }),
    ],
    [
      'AWS',
      'a Lambda function URL',
      json({
        version: '2.0',
        rawPath: path,
        headers: lower,
        requestContext: {
          domainName: 'x.lambda-url.eu-west-1.on.aws',
          http: { method: 'POST', path },
        },
        body,
        isBase64Encoded: false,
      }),
    ],
    [
      'AWS',
      'a load balancer, Base64',
      json({
        requestContext: { elb: { targetGroupArn: 'arn:x' } },
        httpMethod: 'POST',
        path,
        headers: lower,
        body: base64(body),
        isBase64Encoded: true,
      }),
    ],
    [
      'AWS',
      'CloudWatch: a line of Lambda',
      `${time}\t8f0e6a0c-1111-4222-8333-0123456789ab\tINFO\t${json({ headers: lower, body })}\n`,
    ],
    [
      'AWS',
      'CloudWatch Insights, exported as CSV',
      csv([
        ['@timestamp', '@message'],
        [time, json({ level: 'info', headers: lower, body })],
      ]),
    ],
    [
      'AWS',
      'CloudWatch, filter-log-events',
      json({
        events: [
          { logStreamName: 's', timestamp: 1790005000000, message: json({ headers: lower, body }) },
        ],
      }),
    ],
    [
      'AWS',
      'Lambda Powertools',
      json({
        level: 'INFO',
        location: 'handler:10',
        message: 'callback',
        timestamp: time,
        service: 'pay',
        event: { headers: lower, body, isBase64Encoded: false },
      }),
    ],
    [
      'Google',
      'Cloud Logging',
      json(
        [
          {
            insertId: 'i',
            jsonPayload: { message: 'callback', headers: lower, rawBody: body },
            resource: { type: 'cloud_run_revision' },
            timestamp: time,
            severity: 'INFO',
          },
        ],
        2,
      ),
    ],
    [
      'Google',
      'Cloud Logging, textPayload',
      json({
        insertId: 'i',
        textPayload: `callback headers=${json(lower)} body=${body}`,
        severity: 'INFO',
        timestamp: time,
      }),
    ],
    [
      'Azure',
      'Functions, a raw request',
      json({
        method: 'POST',
        url,
        originalUrl: url,
        headers: lower,
        query: {},
        params: {},
        body: parsed,
        rawBody: body,
      }),
    ],
    [
      'Azure',
      'Application Insights, customDimensions',
      json({
        timestamp: time,
        message: 'callback',
        customDimensions: json({ headers: json(lower), body }),
      }),
    ],
    [
      'Cloudflare',
      'wrangler tail',
      json({
        outcome: 'ok',
        event: { request: { url, method: 'POST', headers: lower } },
        logs: [{ message: [body], level: 'log', timestamp: 1790005000000 }],
      }),
    ],
    [
      'webhook.site',
      'one request',
      json({
        uuid: 'u',
        type: 'web',
        token_id: 't',
        ip: '203.0.113.7',
        hostname: 'webhook.site',
        method: 'POST',
        content: body,
        query: null,
        headers: Object.fromEntries(Object.entries(lower).map(([name, value]) => [name, [value]])),
        url,
        created_at: '2026-11-22 09:00:00',
      }),
    ],
    [
      'webhook.site',
      'exported as CSV',
      csv([
        ['uuid', 'method', 'content', 'headers', 'created_at'],
        ['u', 'POST', body, json(lower), '2026-11-22 09:00:00'],
      ]),
    ],
    [
      'Pipedream',
      'an event',
      json({
        method: 'POST',
        path: '/',
        query: {},
        client_ip: '203.0.113.7',
        url,
        headers: lower,
        bodyRaw: body,
        body: parsed,
      }),
    ],
    ['RequestBin', 'raw', `POST / HTTP/1.1\nHost: m.example\n${lines.join('\n')}\n\n${body}`],
    [
      'Hookdeck',
      'an event',
      json({
        id: 'evt_1',
        data: { path, headers: lower, body: body, parsed_query: {} },
        created_at: time,
      }),
    ],
    [
      'Svix',
      'a message of Play',
      json({ id: 'e', url, method: 'POST', headers: lower, body: base64(body), createdAt: time }),
    ],
    [
      'ngrok',
      "the inspector's API",
      json({
        requests: [
          {
            uri: '/api/requests/http/airt_1',
            id: 'airt_1',
            remote_addr: '203.0.113.7',
            start: time,
            duration: 3_000_000,
            request: {
              method: 'POST',
              proto: 'HTTP/1.1',
              headers: lists,
              uri: path,
              raw: base64(raw),
            },
            response: { status: '200 OK', raw: base64('HTTP/1.1 200 OK\r\n\r\nOK') },
          },
        ],
      }),
    ],
    [
      'Beeceptor',
      'an exported request',
      json({
        time,
        method: 'POST',
        path,
        requestHeaders: lower,
        requestBody: body,
        responseStatus: 200,
        responseBody: 'OK',
      }),
    ],
    ['Charles', 'raw of a request', raw],
    [
      'Charles',
      'a session as JSON',
      json([
        {
          status: 'COMPLETE',
          method: 'POST',
          host: 'm.example',
          path,
          request: {
            sizes: { headers: 600, body: bytes },
            mimeType: 'application/json',
            header: { firstLine: `POST ${path} HTTP/1.1`, headers: pairs },
            body: { text: body, charset: 'UTF-8' },
          },
          response: {
            status: 200,
            header: { headers: [{ name: 'Content-Type', value: 'text/plain' }] },
            body: { text: 'OK' },
          },
        },
      ]),
    ],
    [
      'Fiddler',
      'a session of a SAZ file',
      `POST ${url} HTTP/1.1\r\nHost: m.example\r\n${lines.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n${body}`,
    ],
    [
      'Fiddler',
      'a session saved as text',
      `POST ${url} HTTP/1.1\r\nHost: m.example\r\n${lines.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n${body}\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nOK\r\n\r\n------------------------------------------------------------------\r\n\r\n`,
    ],
    [
      'Proxyman',
      'cURL',
      `curl '${url}' \\\n${lines.map((line) => `-H '${line}' \\\n`).join('')}-d '${body.replaceAll("'", "'\\''")}'`,
    ],
    [
      'Burp',
      'an item of saved XML',
      `<?xml version="1.0"?>\n<items burpVersion="2026.1">\n  <item>\n    <time>Sun Nov 22 09:00:00 UTC 2026</time>\n    <url><![CDATA[${url}]]></url>\n    <request base64="true"><![CDATA[${base64(raw)}]]></request>\n    <status>200</status>\n  </item>\n</items>`,
    ],
    [
      'Burp',
      'an item, not in Base64',
      `<items>\n  <item>\n    <request base64="false"><![CDATA[${raw}]]></request>\n    <response base64="false"><![CDATA[HTTP/1.1 200 OK\r\n\r\nOK]]></response>\n  </item>\n</items>`,
    ],
    [
      'VS Code REST Client',
      'a .http file',
      `### callback\n# @name pay\nPOST ${url} HTTP/1.1\n${lines.join('\n')}\n\n${body}\n\n### other\nGET https://m.example/health\n`,
    ],
    [
      'JetBrains',
      'a .http file',
      `### callback\nPOST ${url}\n${lines.join('\n')}\n\n${body}\n\n> {%\n  client.test("ok", function () { client.assert(response.status === 200); });\n%}\n`,
    ],
    [
      'JetBrains',
      'a .http file with a file',
      `POST ${url}\n${lines.join('\n')}\n\n< ./body.json\n`,
      { body: 'none' },
    ],
    [
      'Postman',
      'a collection',
      json(
        {
          info: {
            name: 'c',
            schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
          },
          item: [
            {
              name: 'pay',
              request: {
                method: 'POST',
                header: keyed,
                body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } },
                url: {
                  raw: url,
                  protocol: 'https',
                  host: ['m', 'example'],
                  path: ['callback', 'pay'],
                },
              },
              response: [],
            },
          ],
        },
        1,
      ),
    ],
    [
      'Postman',
      'the console, copied',
      `POST ${url}\n200\n12 ms\nPOST ${path} HTTP/1.1\n${lines.join('\n')}\nUser-Agent: PostmanRuntime/7.43.0\nHost: m.example\nContent-Length: ${bytes}\n \n${body}\n \nHTTP/1.1 200 OK\nContent-Type: text/plain\n \nOK`,
    ],
    [
      'Insomnia',
      'version 4',
      json({
        _type: 'export',
        __export_format: 4,
        resources: [
          {
            _id: 'req_1',
            _type: 'request',
            url,
            name: 'pay',
            method: 'POST',
            body: { mimeType: 'application/json', text: body },
            headers: pairs,
          },
        ],
      }),
    ],
    [
      'Insomnia',
      'version 5',
      `type: collection.insomnia.rest/5.0\nname: callbacks\ncollection:\n  - url: ${url}\n    name: pay\n    method: POST\n    body:\n      mimeType: application/json\n      text: ${json(body)}\n    headers:\n${entries.map(([name, value]) => `      - name: ${name}\n        value: ${json(value)}`).join('\n')}\n    settings:\n      renderRequestBody: true\n`,
    ],
    [
      'Bruno',
      'a .bru file',
      `meta {\n  name: pay\n  type: http\n  seq: 1\n}\n\npost {\n  url: ${url}\n  body: json\n  auth: none\n}\n\nheaders {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n\nbody:json {\n  ${body}\n}\n`,
    ],
    [
      'Hoppscotch',
      'a collection',
      json({
        v: 2,
        name: 'c',
        folders: [],
        requests: [
          {
            v: '5',
            name: 'pay',
            method: 'POST',
            endpoint: url,
            headers: keyed.map((one) => ({ ...one, active: true })),
            body: { contentType: 'application/json', body },
            params: [],
          },
        ],
      }),
    ],
    [
      'Thunder Client',
      'a collection',
      json({
        client: 'Thunder Client',
        collectionName: 'c',
        requests: [
          {
            name: 'pay',
            url,
            method: 'POST',
            headers: pairs,
            body: { type: 'json', raw: body, form: [] },
          },
        ],
      }),
    ],
    [
      'k6',
      'a script',
      `import http from 'k6/http';\n\nexport default function () {\n  const res = http.post('${url}', ${json(body)}, {\n    headers: ${json(headers, 2)},\n  });\n}\n`,
    ],
    [
      'Sentry',
      'an event',
      json({
        event_id: 'e',
        level: 'error',
        request: {
          method: 'POST',
          url,
          data: body,
          headers: entries,
          env: { REMOTE_ADDR: '203.0.113.7' },
        },
        exception: { values: [{ type: 'Error', value: 'bad signature' }] },
      }),
    ],
    [
      'Sentry',
      'an event, the body parsed',
      json({ event_id: 'e', request: { method: 'POST', url, data: parsed, headers: entries } }),
      { body: 'parsed' },
    ],
    [
      'Datadog',
      'a log',
      json({
        id: 'x',
        content: {
          timestamp: time,
          tags: ['env:prod'],
          host: 'h',
          service: 'pay',
          message: 'callback',
          attributes: { http: { headers: lower, request_body: body } },
        },
      }),
    ],
    [
      'Datadog',
      'exported as CSV',
      csv([
        ['Date', 'Host', 'Service', 'Message'],
        [time, 'h', 'pay', `callback ${json({ headers: lower, body })}`],
      ]),
    ],
    [
      'Kibana',
      'exported as CSV',
      csv([
        [
          '@timestamp',
          'http.request.headers.X-Merchant-No',
          'http.request.headers.X-Timestamp',
          'http.request.headers.X-Nonce',
          'http.request.headers.X-Sign',
          'http.request.body.content',
        ],
        [
          time,
          headers['X-Merchant-No'],
          headers['X-Timestamp'],
          headers['X-Nonce'],
          headers['X-Sign'],
          body,
        ],
      ]),
    ],
    [
      'BigQuery',
      'exported as CSV',
      csv([
        ['x_merchant_no', 'x_timestamp', 'x_nonce', 'x_sign', 'body'],
        [
          headers['X-Merchant-No'],
          headers['X-Timestamp'],
          headers['X-Nonce'],
          headers['X-Sign'],
          body,
        ],
      ]),
    ],
    [
      'psql',
      'headers and body, expanded',
      `-[ RECORD 1 ]---\nid      | 1\nheaders | ${json(lower)}\nbody    | ${body}\n`,
    ],
    [
      'psql',
      'a row',
      ` id | headers | body\n----+---------+------\n  1 | ${json(lower)} | ${body}\n(1 row)\n`,
    ],
    [
      'MySQL',
      '\\G',
      `*************************** 1. row ***************************\n     id: 1\nheaders: ${json(lower)}\n   body: ${body}\n1 row in set (0.00 sec)\n`,
    ],
    [
      'SQL',
      'an INSERT',
      `INSERT INTO callbacks (headers, body) VALUES ('${json(lower).replaceAll("'", "''")}', '${body.replaceAll("'", "''")}');`,
    ],
    [
      'MongoDB',
      'mongosh',
      `{\n  _id: ObjectId('65f000000000000000000001'),\n  headers: ${json(lower)},\n  body: ${json(body)},\n  at: ISODate('${time}')\n}`,
    ],
    [
      'OpenTelemetry',
      'a span',
      json({
        resourceSpans: [
          {
            scopeSpans: [
              {
                spans: [
                  {
                    name: 'POST',
                    attributes: [
                      ...entries.map(([name, value]) => ({
                        key: `http.request.header.${name.toLowerCase()}`,
                        value: { stringValue: value },
                      })),
                      { key: 'http.request.body', value: { stringValue: body } },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
    [
      'Elasticsearch',
      'a hit',
      json({
        _index: 'logs',
        _id: '1',
        _source: {
          '@timestamp': time,
          http: { request: { headers: lower, body: { content: body } } },
        },
      }),
    ],
    [
      'Envoy',
      'a JSON access log',
      json({
        start_time: time,
        method: 'POST',
        path,
        response_code: 200,
        'req.x-merchant-no': headers['X-Merchant-No'],
        'req.x-timestamp': headers['X-Timestamp'],
        'req.x-nonce': headers['X-Nonce'],
        'req.x-sign': headers['X-Sign'],
        body,
      }),
    ],
    [
      'HAProxy',
      'captured headers',
      `Nov 22 09:00:00 lb haproxy[123]: 203.0.113.7:5555 [22/Nov/2026:09:00:00.000] fe be/s1 0/0/1/2/3 200 100 - - ---- 1/1/0/0/0 0/0 {${headers['X-Merchant-No']}|${headers['X-Timestamp']}|${headers['X-Nonce']}|${headers['X-Sign']}} "POST ${path} HTTP/1.1"`,
      { headers: 'no names' },
    ],
    [
      'Rails',
      'the log with raw_post',
      `I, [2026-11-22T09:00:00.000000 #1]  INFO -- : [r-1] Started POST "${path}" for 203.0.113.7\nI, [2026-11-22T09:00:00.000000 #1]  INFO -- : [r-1] headers: ${json(lower)}\nI, [2026-11-22T09:00:00.000000 #1]  INFO -- : [r-1] raw_post: ${body}\n`,
    ],
    [
      'Spring',
      'CommonsRequestLoggingFilter 5',
      `2026-11-22 09:00:00.000 DEBUG 1 --- [nio-8080-exec-1] o.s.w.f.CommonsRequestLoggingFilter      : After request [POST ${path}, client=203.0.113.7, headers=[${entries.map(([name, value]) => `${name.toLowerCase()}:"${value}"`).join(', ')}], payload=${body}]`,
    ],
    [
      'Spring',
      'HttpHeaders 6 in a message',
      `2026-11-22T09:00:00.000Z  INFO 1 --- [nio-8080-exec-1] c.e.PayController : headers=[${entries.map(([name, value]) => `${name}:"${value}"`).join(', ')}] body=${body}`,
    ],
    [
      'Tomcat',
      'RequestDumperFilter',
      `22-Nov-2026 09:00:00.000 INFO [http-nio-8080-exec-1] org.apache.catalina.filters.RequestDumperFilter.doLog http-nio-8080-exec-1            requestURI=${path}\n${entries.map(([name, value]) => `22-Nov-2026 09:00:00.000 INFO [http-nio-8080-exec-1] org.apache.catalina.filters.RequestDumperFilter.doLog http-nio-8080-exec-1                header=${name.toLowerCase()}=${value}`).join('\n')}\nbody ${body}`,
    ],
    [
      'ASP.NET Core',
      'HttpLogging',
      `info: Microsoft.AspNetCore.HttpLogging.HttpLoggingMiddleware[1]\n      Request:\n      Protocol: HTTP/1.1\n      Method: POST\n      Scheme: https\n      Path: ${path}\n${lines.map((line) => `      ${line}`).join('\n')}\ninfo: Microsoft.AspNetCore.HttpLogging.HttpLoggingMiddleware[3]\n      RequestBody: ${body}\n`,
    ],
    [
      'Serilog',
      'compact JSON',
      json({ '@t': time, '@mt': 'Callback {Headers} {Body}', Headers: lists, Body: body }),
    ],
    [
      'zap',
      'console',
      `2026-11-22T09:00:00.000Z\tINFO\tpay/handler.go:10\tcallback\t${json({ headers: lists, body })}`,
    ],
    [
      'slog',
      'TextHandler',
      `time=${time} level=INFO msg=callback headers="map[${entries
        .map(([name, value]) => `${name}:[${value}]`)
        .sort()
        .join(' ')}]" body=${json(body)}`,
    ],
    ['zerolog', 'console', `9:00AM INF callback body=${json(body)} headers=${json(lists)}`],
    [
      'Nest',
      'the logger',
      `[Nest] 1  - 11/22/2026, 9:00:00 AM     LOG [PayController] ${json({ headers: lower, body })}`,
    ],
    [
      'Slack',
      'a message with blocks of code',
      `it fails since today, any idea?\n\`\`\`\n${lines.join('\n')}\n\`\`\`\nand the body\n\`\`\`json\n${body}\n\`\`\``,
    ],
    ['Jira', 'a ticket', `h3. Request\n{code}\n${lines.join('\n')}\n\n${body}\n{code}\n`],
    [
      'GitHub',
      'an issue with details',
      `<details><summary>request</summary>\n\n\`\`\`http\nPOST ${path} HTTP/1.1\n${lines.join('\n')}\n\n${body}\n\`\`\`\n\n</details>`,
    ],
    [
      'Firefox',
      'Copy All As HAR, one entry',
      json(
        {
          log: {
            version: '1.2',
            creator: { name: 'Firefox', version: '145.0' },
            entries: [
              {
                startedDateTime: time,
                request: {
                  bodySize: bytes,
                  method: 'POST',
                  url,
                  httpVersion: 'HTTP/2',
                  headers: pairs,
                  cookies: [],
                  queryString: [],
                  headersSize: 600,
                  postData: { mimeType: 'application/json', params: [], text: body },
                },
                response: {
                  status: 200,
                  headers: [],
                  content: { mimeType: 'text/plain', size: 2, text: 'OK' },
                },
              },
            ],
          },
        },
        2,
      ),
    ],
    [
      'Firefox',
      'Copy Request Headers, then Copy POST Data',
      `POST ${path} undefined\nHost: m.example\n${lines.join('\n')}\n\n${body}`,
    ],
    ['Safari', 'Copy HTTP Request', `POST ${path} HTTP/1.1\n${lines.join('\n')}\n\n${body}`],
    [
      'gRPC gateway',
      'grpcgateway metadata',
      json({
        metadata: Object.fromEntries(
          Object.entries(lower).map(([name, value]) => [`grpcgateway-${name}`, [value]]),
        ),
        body,
      }),
    ],
    [
      'Kafka',
      'a record, headers beside a value',
      json({ topic: 'callbacks', partition: 0, offset: 1, headers: keyed, value: body }),
    ],
    [
      'RabbitMQ',
      'a message',
      json({
        properties: { headers: lower, content_type: 'application/json' },
        payload_bytes: bytes,
        payload: body,
        payload_encoding: 'string',
      }),
    ],
    [
      'SQS',
      'a message',
      json({ Messages: [{ MessageId: 'm', Body: json({ headers: lower, body }) }] }),
    ],
    [
      'Docker',
      'compose, JSON lines',
      `pay-1  | ${json({ level: 'info', headers: lower, body })}\npay-1  | ${json({ level: 'info', msg: 'done' })}\n`,
    ],
    [
      'journald',
      '-o json',
      json({
        __REALTIME_TIMESTAMP: '1',
        MESSAGE: `callback ${json({ headers: lower, body })}`,
        _COMM: 'node',
      }),
    ],
    [
      'PM2',
      'logs',
      `0|pay  | callback received {\n0|pay  |   headers: ${json(lower)},\n0|pay  |   body: ${json(body)}\n0|pay  | }\n`,
    ],
    [
      'multipart',
      'a field of a form',
      `POST ${path} HTTP/1.1\r\nHost: m.example\r\n${lines.slice(1).join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=----x\r\n\r\n------x\r\nContent-Disposition: form-data; name="payload"\r\n\r\n${body}\r\n------x--\r\n`,
      { multipart: true },
    ],
    [
      'curl',
      '-F',
      `curl ${lines.map((line) => `-H '${line}'`).join(' ')} -F 'payload=${body.replaceAll("'", "'\\''")}' ${url}`,
      { multipart: true },
    ],
    [
      'curl',
      '--json',
      `curl ${url} ${lines
        .slice(1)
        .map((line) => `-H '${line}'`)
        .join(' ')} --json '${body.replaceAll("'", "'\\''")}'`,
    ],
    [
      'curl',
      '--data-urlencode',
      `curl ${url} ${lines.map((line) => `-H '${line}'`).join(' ')} --data-urlencode '${body.replaceAll("'", "'\\''")}'`,
    ],
    [
      'curl',
      '-H @file',
      `curl ${url} -H @headers.txt -d '${body.replaceAll("'", "'\\''")}'`,
      { headers: 'file' },
    ],
    [
      'curl',
      '-K, a file of options',
      `url = "${url}"\nrequest = "POST"\n${lines.map((line) => `header = "${line}"`).join('\n')}\ndata = ${json(body)}\n`,
    ],
    [
      'form',
      'the body as a field of a form',
      `POST ${path} HTTP/1.1\r\nHost: m.example\r\nContent-Type: application/x-www-form-urlencoded\r\n${lines.slice(1).join('\r\n')}\r\n\r\npayload=${encodeURIComponent(body)}`,
    ],
  ];
}

for (const callback of callbacks) {
  for (const [tool, code, text, expected] of listRows(callback)) {
    process.stdout.write(
      `${json({ language: 'Documented', tool, code, callback: callback.name, text, ...expected })}\n`,
    );
  }
}
