/** Functions of the next blind set whose strings were told wrongly, with something untrue beside it, or not at all, until that was mended. node taught-strings.mjs callbacks.json FOLDER, where lodash and json-bigint are installed. */
import { createRequire } from 'node:module';
import { merge, printRows } from './callbacks.mjs';

const [, , , folder] = process.argv;
const load = createRequire(`${folder}/x.js`);
const _ = load('lodash');
const JSONbig = load('json-bigint');

const isNested = (value) => value !== null && typeof value === 'object';
function text(value) {
  if (value === null) return '';
  return isNested(value) ? JSON.stringify(value) : String(value);
}
const join = (pairs, compare) =>
  Object.keys(pairs)
    .filter((key) => pairs[key].trim() !== '')
    .sort(compare)
    .map((key) => `${key}=${pairs[key]}`)
    .join('&');
const entries = (raw, headers) =>
  _.pickBy(_.mapValues(merge(raw, headers), text), (value) => value.trim() !== '');
/** The pairs of a changed body, with timestamp and nonce. */
const joinWith = (pairs, headers) =>
  join(
    _.omit({ ...pairs, timestamp: headers['X-Timestamp'], nonce: headers['X-Nonce'] }, ['sign']),
  );

function removeNulls(value) {
  if (Array.isArray(value)) return value.map(removeNulls);
  if (!isNested(value)) return value;
  return _.mapValues(
    _.omitBy(value, (item) => item === null || item === ''),
    removeNulls,
  );
}

function printBig(value) {
  if (value?.toFixed) return String(value);
  return isNested(value) ? JSONbig.stringify(value) : text(value);
}

printRows({
  'sort a-b': (raw, headers) => join(entries(raw, headers), (a, b) => a - b),
  'sort a>b': (raw, headers) => join(entries(raw, headers), (a, b) => a > b),
  '_.omitBy isEmpty': (raw, headers) =>
    joinWith(_.mapValues(_.omitBy(JSON.parse(raw), _.isEmpty), text), headers),
  'deep null removed': (raw, headers) => join(_.mapValues(removeNulls(merge(raw, headers)), text)),
  '_.camelCase keys': (raw, headers) =>
    join(_.mapKeys(entries(raw, headers), (_value, key) => _.camelCase(key))),
  'json-bigint toString': (raw, headers) =>
    joinWith(_.mapValues(JSONbig.parse(raw), printBig), headers),
});
