/** What Node programs make of a callback's body that they parse and write again: one JSON object a line. TZ is set by the caller. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'node:querystring';
import { inspect } from 'node:util';

const callbacks = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const amounts = ['amount', 'feeAmount', 'netAmount'];

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value, from the inside to the outside. */
function map(value, change) {
  if (Array.isArray(value)) return change(value.map((item) => map(item, change)));
  if (!isObject(value)) return change(value);
  return change(
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item, change)])),
  );
}

const texts = (change) => (value) => (typeof value === 'string' ? change(value) : value);
const toSnake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toPascal = (key) => key.charAt(0).toUpperCase() + key.slice(1);

function renameKeys(value, rename) {
  return map(value, (one) =>
    isObject(one)
      ? Object.fromEntries(Object.entries(one).map(([key, item]) => [rename(key), item]))
      : one,
  );
}

function sortKeys(value) {
  return map(value, (one) =>
    isObject(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

function* bodies(text) {
  const body = JSON.parse(text);
  const change = (names, how) =>
    JSON.stringify(body, function (key, value) {
      if (this !== body || !names.includes(key)) return value;
      const changed = how(value);
      return changed?.toJSON?.() ?? changed;
    });
  const all = (how) => JSON.stringify(map(body, how));
  const time = (how) => change(['completedAt'], how);
  yield ['JSON.stringify', 'JSON.stringify(req.body)', JSON.stringify(body)];
  yield ['pretty', 'JSON.stringify(req.body, null, 2)', JSON.stringify(body, null, 2)];
  yield ['tabs', "JSON.stringify(req.body, null, '\\t')", JSON.stringify(body, null, '\t')];
  yield ['CRLF', 'an editor on Windows', JSON.stringify(body, null, 2).replaceAll('\n', '\r\n')];
  yield ['sorted deeply', 'stringify(sortKeys(req.body))', JSON.stringify(sortKeys(body))];
  yield [
    'sorted keys',
    'JSON.stringify(x, Object.keys(x).sort())',
    JSON.stringify(body, Object.keys(body).sort()),
  ];
  yield [
    'reversed',
    'Object.entries(x).reverse()',
    JSON.stringify(Object.fromEntries(Object.entries(body).reverse())),
  ];
  yield ['Number amounts', 'Number(x.amount)', change(amounts, Number)];
  yield ['Number of amount', 'Number(x.amount)', change(['amount'], Number)];
  yield ['toFixed(4)', 'Number(x.amount).toFixed(4)', change(amounts, (v) => Number(v).toFixed(4))];
  yield ['toFixed(0)', 'Number(x.amount).toFixed(0)', change(amounts, (v) => Number(v).toFixed(0))];
  yield [
    'toLocaleString',
    'Number(x.amount).toLocaleString()',
    change(amounts, (v) => Number(v).toLocaleString('en-US')),
  ];
  yield [
    'toLocaleString de',
    "Number(x.amount).toLocaleString('de')",
    change(amounts, (v) => Number(v).toLocaleString('de', { minimumFractionDigits: 2 })),
  ];
  yield [
    'currency',
    "toLocaleString('en-IN', { style: 'currency' })",
    change(amounts, (v) =>
      Number(v).toLocaleString('en-IN', { style: 'currency', currency: 'INR' }),
    ),
  ];
  yield [
    'cents',
    'Math.round(x.amount * 100)',
    change(amounts, (v) => Math.round(Number(v) * 100)),
  ];
  yield [
    'String of all',
    'String(v)',
    all((v) => (v === null || typeof v === 'object' ? v : String(v))),
  ];
  yield [
    'String at the top',
    'String(v)',
    JSON.stringify(
      Object.fromEntries(
        Object.entries(body).map(([k, v]) => [k, isObject(v) || Array.isArray(v) ? v : String(v)]),
      ),
    ),
  ];
  yield [
    'nested as text',
    'JSON.stringify(v)',
    JSON.stringify(
      Object.fromEntries(
        Object.entries(body).map(([k, v]) => [
          k,
          isObject(v) || Array.isArray(v) ? JSON.stringify(v) : v,
        ]),
      ),
    ),
  ];
  yield ['json-bigint', 'JSONbig.parse', text.replace(/(?<=[:[]\s*)\d{16,}/g, '"$&"')];
  yield [
    'no null',
    'omitBy(x, isNull)',
    all((v) =>
      isObject(v) ? Object.fromEntries(Object.entries(v).filter(([, item]) => item !== null)) : v,
    ),
  ];
  yield [
    'pickBy',
    '_.pickBy(x)',
    JSON.stringify(Object.fromEntries(Object.entries(body).filter(([, v]) => v))),
  ];
  yield [
    'no empty',
    "v !== '' && v !== null",
    JSON.stringify(
      Object.fromEntries(Object.entries(body).filter(([, v]) => v !== '' && v !== null)),
    ),
  ];
  yield ['null as text', "v ?? ''", all((v) => v ?? '')];
  yield ['trim', 'v.trim()', all(texts((v) => v.trim()))];
  yield ['snake', 'snakecaseKeys(x)', JSON.stringify(renameKeys(body, toSnake))];
  yield ['pascal', 'PascalCase', JSON.stringify(renameKeys(body, toPascal))];
  yield ['lower', 'k.toLowerCase()', JSON.stringify(renameKeys(body, (key) => key.toLowerCase()))];
  yield ['upper', 'k.toUpperCase()', JSON.stringify(renameKeys(body, (key) => key.toUpperCase()))];
  yield ['upper enums', 'OrderType.PAYIN', change(['orderType', 'status'], (v) => v.toUpperCase())];
  yield ['toISOString', 'new Date(x * 1000)', time((v) => new Date(v * 1000))];
  yield ['ISO of seconds', 'new Date(x)', time((v) => new Date(v))];
  yield ['Date', 'String(new Date(x * 1000))', time((v) => String(new Date(v * 1000)))];
  yield [
    'toUTCString',
    'new Date(x * 1000).toUTCString()',
    time((v) => new Date(v * 1000).toUTCString()),
  ];
  yield [
    'toLocaleString date',
    'new Date(x * 1000).toLocaleString()',
    time((v) => new Date(v * 1000).toLocaleString('en-US')),
  ];
  yield [
    'toLocaleString date de',
    "new Date(x * 1000).toLocaleString('de')",
    time((v) => new Date(v * 1000).toLocaleString('de-DE')),
  ];
  yield [
    'toLocaleString date sv',
    "new Date(x * 1000).toLocaleString('sv')",
    time((v) => new Date(v * 1000).toLocaleString('sv-SE')),
  ];
  yield [
    'toLocaleString date zh',
    "new Date(x * 1000).toLocaleString('zh')",
    time((v) => new Date(v * 1000).toLocaleString('zh-CN')),
  ];
  yield [
    'mysql',
    "toISOString().slice(0, 19).replace('T', ' ')",
    time((v) => new Date(v * 1000).toISOString().slice(0, 19).replace('T', ' ')),
  ];
  yield ['$date', 'EJSON.stringify', time((v) => ({ $date: new Date(v * 1000) }))];
  yield ['$numberLong', 'EJSON.stringify', time((v) => ({ $numberLong: String(v) }))];
  yield ['milliseconds', 'x * 1000', time((v) => v * 1000)];
  yield [
    'mongoose',
    'doc.toJSON()',
    JSON.stringify({ _id: '6512f7c0a1b2c3d4e5f60718', ...body, __v: 0 }),
  ];
  yield [
    'mongoose timestamps',
    'doc.toJSON()',
    JSON.stringify({
      ...body,
      _id: '6512f7c0a1b2c3d4e5f60718',
      createdAt: '2026-09-21T14:13:30.000Z',
      updatedAt: '2026-09-21T14:13:30.000Z',
      __v: 0,
    }),
  ];
  yield [
    'sequelize',
    'row.toJSON()',
    JSON.stringify({
      id: 17,
      ...body,
      created_at: '2026-09-21T14:13:30.000Z',
      updated_at: '2026-09-21T14:13:30.000Z',
    }),
  ];
  yield ['rawBody beside', 'req.body.raw = raw', JSON.stringify({ ...body, rawBody: text })];
  yield [
    'merged query',
    '{ ...req.query, ...req.body }',
    JSON.stringify({ token: 'abc', ...body }),
  ];
  yield [
    'merged headers',
    '{ ...req.headers, ...req.body }',
    JSON.stringify({ 'x-merchant-no': 'M10086', ...body }),
  ];
  yield [
    'validator.escape',
    'validator.escape(v)',
    all(
      texts((v) =>
        v
          .replace(/&/g, '&amp;')
          .replace(/"/g, '&quot;')
          .replace(/'/g, '&#x27;')
          .replace(/</g, '&lt;')
          .replace(/>/g, '&gt;')
          .replace(/\//g, '&#x2F;')
          .replace(/\\/g, '&#x5C;')
          .replace(/`/g, '&#96;'),
      ),
    ),
  ];
  yield [
    'angle brackets alone',
    'xss(v)',
    all(texts((v) => v.replace(/</g, '&lt;').replace(/>/g, '&gt;'))),
  ];
  yield ['encodeURIComponent values', 'encodeURIComponent(v)', all(texts(encodeURIComponent))];
  yield ['decoded +', "v.replace(/\\+/g, ' ')", all(texts((v) => v.replace(/\+/g, ' ')))];
  yield [
    'decodeURIComponent values',
    'decodeURIComponent(v)',
    all(
      texts((v) => {
        try {
          return decodeURIComponent(v);
        } catch {
          return v;
        }
      }),
    ),
  ];
  yield [
    'no control characters',
    "v.replace(/[\\r\\n]+/g, ' ')",
    all(texts((v) => v.replace(/[\r\n]+/g, ' '))),
  ];
  yield ['latin1', "Buffer.from(raw).toString('latin1')", Buffer.from(text).toString('latin1')];
  yield [
    'binary twice',
    "Buffer.from(Buffer.from(raw).toString('latin1')).toString('latin1')",
    Buffer.from(Buffer.from(text).toString('latin1')).toString('latin1'),
  ];
  yield ['ascii', "Buffer.from(raw).toString('ascii')", Buffer.from(text).toString('ascii')];
  yield [
    '4-byte characters lost',
    "utf8 column of MySQL: '?'",
    text.replace(/[\u{10000}-\u{10ffff}]/gu, '?'),
  ];
  yield ['zero width', 'a chat', text.replace('P2026', '\u200bP2026')];
  yield ['non-breaking hyphen', 'a word processor', text.replaceAll('-', '\u2011')];
  yield [
    'auto-correct dashes',
    'a word processor',
    text.replaceAll('...', '…').replaceAll('--', '–'),
  ];
  yield ['single quoted', 'inspect(x)', inspect(body, { depth: null, breakLength: Infinity })];
  yield ['urlencoded parser', 'bodyParser.urlencoded', JSON.stringify({ [text]: '' })];
  yield ['form round', 'parse(stringify(x))', JSON.stringify(parse(stringify(body)))];
  yield ['array of one', '[x]', JSON.stringify([body])];
  yield ['data', '{ code: 0, data: x }', JSON.stringify({ code: 0, msg: 'success', data: body })];
  yield [
    'SQS',
    'record.body',
    JSON.stringify({
      Records: [{ messageId: 'm1', body: text, attributes: { SentTimestamp: '1790000015000' } }],
    }),
  ];
  yield [
    'API Gateway',
    'event',
    JSON.stringify({
      resource: '/cb',
      httpMethod: 'POST',
      headers: {},
      body: text,
      isBase64Encoded: false,
    }),
  ];
  yield [
    'API Gateway Base64',
    'event',
    JSON.stringify({
      version: '2.0',
      body: Buffer.from(text).toString('base64'),
      isBase64Encoded: true,
    }),
  ];
  yield [
    'Pub/Sub',
    'message.data',
    JSON.stringify({
      message: { data: Buffer.from(text).toString('base64'), messageId: '1' },
      subscription: 's',
    }),
  ];
  yield ['Sentry', '"[Filtered]"', change(['orderNo'], () => '[Filtered]')];
  yield ['redact', 'pino redact', change(['merchantOrderNo'], () => '[Redacted]')];
  yield ['stars', 'mask', change(['merchantOrderNo'], (v) => '*'.repeat(v.length))];
  yield ['inspect depth', 'console.log(x)', inspect(body)];
  yield ['cut long', 'x.slice(0, 100)', text.slice(0, 100)];
  yield [
    'cut long marked',
    "x.slice(0, 150) + '... (truncated)'",
    `${text.slice(0, 150)}... (truncated)`,
  ];
  yield ['comma at the end', 'typed', text.replace(/\}\s*$/, ',}')];
  yield ['a comma is missing', 'typed', text.replace(',', '')];
  yield ['a quote is missing', 'typed', text.replace('"', '')];
  yield ['no last brace', 'typed', text.replace(/\}\s*$/, '')];
  yield ['no first brace', 'typed', text.replace('{', '')];
  yield ['a brace too much', 'typed', `${text}}`];
  yield ['a brace before', 'typed', `{ ${text}`];
  yield ['a semicolon after', 'typed', `${text};`];
  yield ['a comma after', 'typed', `${text},`];
  yield ['const', 'typed', `const body = ${text};`];
  yield ['backticks', 'Markdown', `\`\`\`json\n${text}\n\`\`\``];
  yield ['body:', 'typed', `body: ${text}`];
  yield [
    'curl -d',
    'curl',
    `curl -X POST https://shop.example/cb -H 'Content-Type: application/json' -d '${text.replaceAll("'", "'\\''")}'`,
  ];
  yield ['twice', 'pasted twice', `${text}\n${text}`];
  yield [
    'with headers',
    'pasted with its headers',
    `X-Nonce: abc\nX-Timestamp: 1790000001\n\n${text}`,
  ];
}

for (const [callback, { body }] of Object.entries(callbacks))
  for (const [implementation, code, text] of bodies(body))
    console.log(JSON.stringify({ kind: 'rewrite', implementation, code, callback, text }));
