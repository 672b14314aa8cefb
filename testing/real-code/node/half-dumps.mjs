/** Bodies and own strings as Node prints them, and as hands and tools copy them. node half-dumps.mjs callbacks.json FOLDER, where json5 is installed. */
import { createRequire } from 'node:module';
import { format, inspect } from 'node:util';
import { printDumps } from './callbacks.mjs';

const [, , , folder] = process.argv;
const JSON5 = createRequire(`${folder}/x.js`)('json5');

const flatten = (value, path = '') =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, item]) => flatten(item, path ? `${path}.${key}` : key))
    : [[path, value]];

/** @type {Record<string, (raw: string) => string>} */
const bodies = {
  JSON5: (raw) => JSON5.stringify(JSON.parse(raw)),
  flat: (raw) => JSON.stringify(Object.fromEntries(flatten(JSON.parse(raw)))),
  'json-stringify-safe trunc': (raw) => inspect(JSON.parse(raw), { maxStringLength: 10 }),
  'mongoose doc': (raw) =>
    JSON.stringify({ _id: '66f0a1b2c3d4e5f601234567', ...JSON.parse(raw), __v: 0 }),
  'last brace lost': (raw) => raw.trimEnd().slice(0, -1),
  'first brace lost': (raw) => raw.slice(1),
  'fullwidth quotes': (raw) =>
    JSON.stringify(JSON.parse(raw))
      .replaceAll('","', '”，“')
      .replaceAll('":"', '”：“')
      .replaceAll('"', '“'),
  nfd: (raw) => raw.normalize('NFD'),
  'tsv/psql copy': (raw) => raw.replaceAll('\\', '\\\\').replaceAll('\n', '\\n'),
};
/** @type {Record<string, (string: string) => string>} */
const own = {
  'paste: object field': (stringToSign) => format({ stringToSign }),
  'paste: shell escape': (string) => string.replace(/[^A-Za-z0-9_=.,:/+@%-]/g, '\\$&'),
  'paste: url link': (string) => string.replace(/https?:\/\/[^\s&"]+(&[^\s"&]+)*/g, '<$&>'),
  'paste: crlf': (string) => string.replaceAll('\n', '\r\n'),
  'paste: split at &': (string) => string.replaceAll('&', '\n&'),
};

printDumps(bodies, own);
