/** Functions whose strings showed something that was not told, or was told wrongly; the last of the sets that the README counts. */
import { inspect } from 'node:util';
import { merge, printRows } from './callbacks.mjs';

const toText = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const sort = (map) => Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
const mapEntries = (map, change) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => change(key, value)));

/** The contract's entries, but for how JavaScript reads numbers. */
function flatten(raw, headers, print = toText) {
  const members = Object.entries(sort(merge(raw, headers)));
  const texts = members.map(([key, value]) => [key, value === null ? '' : print(value)]);
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ''));
}

const join = (map) =>
  Object.entries(map)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
const own = { orderNo: 'orderId', merchantOrderNo: 'outTradeNo', amount: 'totalAmount' };
const rename = (map) => sort(mapEntries(map, (key, value) => [own[key] ?? key, value]));
const printNested = (value) => (typeof value === 'object' ? inspect(value) : String(value));

printRows({
  'inspect of nested values': (raw, headers) => join(flatten(raw, headers, printNested)),
  'inspect of the map': (raw, headers) => inspect(sort(merge(raw, headers))),
  'inspect of the body': (raw) => inspect(JSON.parse(raw)),
  'JSON of the entries': (raw, headers) => JSON.stringify(Object.entries(flatten(raw, headers))),
  'keys of its own, amounts as numbers': (raw, headers) =>
    join(
      mapEntries(rename(flatten(raw, headers)), (key, value) => [
        key,
        /amount/i.test(key) ? Number(value) : value,
      ]),
    ),
  'keys of its own, in small letters': (raw, headers) =>
    join(rename(flatten(raw, headers))).toLowerCase(),
  toDateString: (raw, headers) =>
    join(
      mapEntries(flatten(raw, headers), (key, value) => [
        key,
        key === 'completedAt' ? new Date(value * 1000).toDateString() : value,
      ]),
    ),
});
