/** Bodies and own strings as Node, its libraries and a browser’s console print them. node guessed-dumps.mjs callbacks.json FOLDER, where json5 is installed. */
import { createRequire } from 'node:module';
import { format, inspect } from 'node:util';
import { printDumps } from './callbacks.mjs';

const [, , , folder] = process.argv;
const JSON5 = createRequire(`${folder}/x.js`)('json5');

const isNested = (value) => value !== null && typeof value === 'object';
const mapValues = (value, change) =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));

/** As mongoexport --jsonFormat=canonical does. */
function toExtended(value) {
  if (Array.isArray(value)) return value.map(toExtended);
  if (isNested(value)) return mapValues(value, toExtended);
  if (typeof value !== 'number') return value;
  if (!Number.isInteger(value) || Math.abs(value) >= 2 ** 63)
    return { $numberDouble: String(value) };
  return Math.abs(value) < 2 ** 31 ? { $numberInt: String(value) } : { $numberLong: String(value) };
}

/** The lines of an object that is shown without being expanded, as Chrome’s console has them. */
function preview(value) {
  if (typeof value === 'string') return `'${value}'`;
  if (!isNested(value)) return String(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => (isNested(item) ? '{…}' : preview(item)));
    return items.length > 0 ? `(${items.length}) [${items.join(', ')}]` : '[]';
  }
  const folded = (item) => (Array.isArray(item) ? `Array(${item.length})` : '{…}');
  const members = Object.entries(value).map(
    ([key, item]) => `${key}: ${isNested(item) ? folded(item) : preview(item)}`,
  );
  return `{${[...members.slice(0, 5), ...(members.length > 5 ? ['…'] : [])].join(', ')}}`;
}

/** An object that was expanded in Chrome’s console, and copied. */
function copyExpanded(value) {
  const lines = Object.keys(value)
    .sort()
    .map(
      (key) =>
        `${key}: ${typeof value[key] === 'string' ? `"${value[key]}"` : preview(value[key])}`,
    );
  return [preview(value), ...lines, '[[Prototype]]: Object'].join('\n');
}

/** As axios’ postForm does, with the boundary of a browser. */
function toMultipart(value) {
  const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
  const parts = Object.entries(value)
    .filter(([, item]) => item !== null)
    .map(
      ([key, item]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${isNested(item) ? JSON.stringify(item) : item}\r\n`,
    );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** @type {Record<string, (raw: string) => string>} */
const bodies = {
  'util.inspect colors': (raw) => inspect(JSON.parse(raw), { depth: null, colors: true }),
  'console.log %o': (raw) => format('%o', JSON.parse(raw)),
  'template [object Object]': (raw) =>
    `body: ${inspect(JSON.parse(raw), { breakLength: Infinity, depth: 0 })}`,
  JSON5: (raw) => JSON5.stringify(JSON.parse(raw)),
  // As Mongoose prints a document
  'mongoose doc': (raw) =>
    JSON.stringify({
      _id: '6710a1b2c3d4e5f607182930',
      ...JSON.parse(raw),
      createdAt: new Date(1790000008482),
      updatedAt: new Date(1790000008482),
      __v: 0,
    }),
  'EJSON canonical': (raw) =>
    JSON.stringify({
      _id: { $oid: '6710a1b2c3d4e5f607182930' },
      ...toExtended(JSON.parse(raw)),
    }),
  // As Docker’s json-file driver does
  'docker json log': (raw) =>
    JSON.stringify({
      log: `callback ${JSON.stringify(JSON.stringify(JSON.parse(raw)))}\n`,
      stream: 'stdout',
      time: '2026-09-21T06:13:27.482913Z',
    }),
  multipart: (raw) => toMultipart(JSON.parse(raw)),
  'Chrome console tree': (raw) => copyExpanded(JSON.parse(raw)),
};
/** @type {Record<string, (string: string) => string>} */
const own = {
  'JSON.stringify pretty pairs': (string) => inspect(string.split('&'), { maxArrayLength: null }),
};

printDumps(bodies, own);
