/**
 * What browsers, clients and converters write of a request that is to be sent, and what they save of one that was: commands,
 * calls and HAR files. Rows a line: language, tool, code, callback, text.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [, , callbacksFile, packages] = process.argv;
const require = createRequire(packages === undefined ? import.meta.url : `${packages}/index.js`);
/** Of the folder that is given: none of them is this project's. */
const load = (name) => require(name);
const callbacks = JSON.parse(readFileSync(callbacksFile, 'utf8'));

function show(callback, tool, code, text, expected) {
  const row = { language: 'Commands', tool, code, callback: callback.name, text, ...expected };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

const url = 'https://m.example/callback/pay';

function toHarRequest({ headers, body }) {
  return {
    method: 'POST',
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    queryString: [],
    headersSize: -1,
    bodySize: Buffer.byteLength(body),
    postData: { mimeType: 'application/json', text: body },
  };
}

const targets = {
  shell: ['curl', 'wget', 'httpie'],
  powershell: ['webrequest', 'restmethod'],
  http: ['http1.1'],
  javascript: ['fetch', 'axios', 'jquery', 'xhr'],
  node: ['fetch', 'axios', 'request', 'native', 'unirest'],
  php: ['curl'],
  go: ['native'],
  java: ['okhttp'],
  ruby: ['native'],
};

async function showHttpsnippet(callback) {
  const { HTTPSnippet } = await import(require.resolve('httpsnippet'));
  const snippet = new HTTPSnippet(toHarRequest(callback));
  for (const [target, clients] of Object.entries(targets)) {
    for (const client of clients) {
      const made = await snippet.convert(target, client);
      const text = Array.isArray(made) ? made[0] : made;
      // Where a body is JSON, many targets write the parsed value.
      show(callback, 'httpsnippet', `${target} ${client}`, String(text));
    }
  }
}

async function showPostman(callback) {
  const { Request, Collection } = load('postman-collection');
  const request = new Request({
    url,
    method: 'POST',
    header: Object.entries(callback.headers).map(([key, value]) => ({ key, value })),
    body: { mode: 'raw', raw: callback.body, options: { raw: { language: 'json' } } },
  });
  show(callback, 'postman-collection', 'JSON.stringify(request)', JSON.stringify(request));
  const collection = new Collection({
    info: { name: 'callbacks' },
    item: [{ name: 'pay', request: request.toJSON() }],
  });
  show(
    callback,
    'postman-collection',
    'a collection',
    JSON.stringify(collection.toJSON(), null, '\t'),
  );
}

async function showSmallOnes(callback) {
  const fetchToCurl = load('fetch-to-curl');
  const toCurl = fetchToCurl.default ?? fetchToCurl;
  const { headers, body } = callback;
  show(
    callback,
    'fetch-to-curl',
    'fetchToCurl(url, options)',
    toCurl(url, { method: 'POST', headers, body }),
  );
  const { CurlGenerator } = await import(require.resolve('curl-generator'));
  show(
    callback,
    'curl-generator',
    'CurlGenerator({ url, method, headers, body })',
    CurlGenerator({ url, method: 'POST', headers, body }),
  );
}

for (const callback of callbacks) {
  for (const one of [showHttpsnippet, showPostman, showSmallOnes]) {
    try {
      await one(callback);
    } catch (cause) {
      console.error(one.name, cause.message);
    }
  }
}
