/** Functions of the blind sets of November 25th that were not told, or told wrongly, until that was mended. node judged.mjs callbacks.json */
import { merge, printRows } from './callbacks.mjs';

const isNested = (value) => value !== null && typeof value === 'object';
const join = (members, print) =>
  Object.keys(members)
    .sort()
    .filter((key) => members[key] !== null && String(members[key]).trim() !== '')
    .map((key) => `${key}=${isNested(members[key]) ? print(members[key]) : members[key]}`)
    .join('&');
const printPairs = (value) =>
  Object.entries(value)
    .map(([key, item]) => `${key}:${item}`)
    .join(',');

printRows({
  'Object.values': (raw, headers) =>
    join(merge(raw, headers), (value) => Object.values(value).join(',')),
  'Object.entries': (raw, headers) => join(merge(raw, headers), printPairs),
});
