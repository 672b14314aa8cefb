/** The same of the second set. node halves-again.mjs callbacks.json FOLDER, where axios, humps, lodash and qs are installed. */
import { createRequire } from 'node:module';
import { merge, printRows } from './callbacks.mjs';

const load = createRequire(`${process.argv[3]}/x.js`);
const _ = load('lodash');
const axios = load('axios');
const humps = load('humps');
const qs = load('qs');

const isBlank = (value) => String(value ?? '').trim() === '';
const toText = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** Members without nulls and blanks, in the order of their keys. */
const read = (raw, headers) =>
  Object.fromEntries(
    Object.entries(_.omitBy(merge(raw, headers), isBlank)).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
const flatten = (raw, headers) => _.mapValues(read(raw, headers), toText);
const join = (map) =>
  Object.keys(map)
    .sort()
    .map((key) => `${key}=${map[key]}`)
    .join('&');
const right = (raw, headers) => join(flatten(raw, headers));
const headersAs = (names) => (raw, headers) =>
  join(_.mapKeys(flatten(raw, headers), (_value, key) => names[key] ?? key));

printRows({
  'axios getUri': (raw, headers) =>
    axios.getUri({ url: '', params: read(raw, headers) }).replace(/^\?/, ''),
  'qs brackets': (raw, headers) =>
    qs.stringify(read(raw, headers), {
      encode: false,
      arrayFormat: 'brackets',
      sort: (a, b) => (a < b ? -1 : 1),
    }),
  'query parsed with qs': (raw, headers) =>
    qs.stringify(qs.parse(right(raw, headers)), { encode: false }),
  'keys only': (raw, headers) => Object.keys(flatten(raw, headers)).join('&'),
  '_.pickBy': (raw, headers) => join(_.mapValues(_.pickBy(read(raw, headers)), toText)),
  decamelizeKeys: (raw, headers) => join(humps.decamelizeKeys(flatten(raw, headers))),
  '_.camelCase keys': (raw, headers) =>
    join(_.mapKeys(flatten(raw, headers), (_value, key) => _.camelCase(key))),
  'x-timestamp keys': headersAs({ timestamp: 'x-timestamp', nonce: 'x-nonce' }),
  toExponential: (raw, headers) =>
    join(
      _.mapValues(read(raw, headers), (value) =>
        typeof value === 'number' ? value.toPrecision(6) : toText(value),
      ),
    ),
  '_.deburr': (raw, headers) => join(_.mapValues(flatten(raw, headers), _.deburr)),
  'newlines removed': (raw, headers) => right(raw, headers).replaceAll('\n', ''),
  'spread string': (raw, headers) =>
    join({ ...raw, timestamp: headers['X-Timestamp'], nonce: headers['X-Nonce'] }),
  '[object Object]': (raw, headers) =>
    `${JSON.parse(raw)}&timestamp=${headers['X-Timestamp']}&nonce=${headers['X-Nonce']}`,
  'Slack v0': (raw, headers) => `v0:${headers['X-Timestamp']}:${raw}`,
  'string + raw': (raw, headers) => `${right(raw, headers)}&${raw}`,
});
