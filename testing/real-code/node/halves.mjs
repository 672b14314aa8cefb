/** Functions of the first set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. node halves.mjs callbacks.json FOLDER, where he, iconv-lite and lodash are installed. */
import { createRequire } from 'node:module';
import { merge, printRows } from './callbacks.mjs';

const load = createRequire(`${process.argv[3]}/x.js`);
const _ = load('lodash');
const he = load('he');
const iconv = load('iconv-lite');

const stringify = (value) => JSON.stringify(value);
const toText = (value, nested) =>
  value !== null && typeof value === 'object' ? nested(value) : String(value ?? '');
const sort = (entries) => entries.sort(([a], [b]) => (a < b ? -1 : 1));
const flatten = (raw, headers, nested = stringify) =>
  sort(
    Object.entries(merge(raw, headers)).map(([key, value]) => [key, toText(value, nested)]),
  ).filter(([, text]) => text.trim() !== '');
const join = (entries) => entries.map((entry) => entry.join('=')).join('&');
const right = (raw, headers) => join(flatten(raw, headers));

const nestedAs = (nested) => (raw, headers) => join(flatten(raw, headers, nested));
const values = (change) => (raw, headers) =>
  join(flatten(raw, headers).map(([key, value]) => [key, change(value, key)]));
const amounts = (change) =>
  values((value, key) => (/^(a|feeA|netA)mount$/.test(key) ? change(value) : value));
const keys = (names) => (raw, headers) =>
  join(sort(flatten(raw, headers).map(([key, value]) => [names[key] ?? key, value])));

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const escapeCapital = (text) =>
  text.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
const yesOrNo = (value) => (value ? 'Y' : 'N');

printRows({
  'null to empty nested': nestedAs((value) => JSON.stringify(value, (_key, item) => item ?? '')),
  'nested values String': nestedAs((value) =>
    JSON.stringify(Array.isArray(value) ? value.map(String) : _.mapValues(value, String)),
  ),
  'slash escaped': nestedAs((value) => JSON.stringify(value).replaceAll('/', '\\/')),
  'unicode escaped nested': nestedAs((value) => escapeCapital(JSON.stringify(value))),
  'currency Intl': amounts((amount) => rupees.format(Number(amount))),
  'he.escape': values((value) => he.escape(value)),
  'special chars removed': values((value) => value.replace(/[<>"'&]/g, '')),
  'emoji removed': values((value) => value.replace(/\p{Emoji_Presentation}/gu, '')),
  utf8mb3: values((value) => value.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  'iconv gbk': (raw, headers) => iconv.encode(right(raw, headers), 'gbk'),
  'Buffer latin1': (raw, headers) => Buffer.from(right(raw, headers), 'latin1'),
  'lower keys': (raw, headers) =>
    join(flatten(raw, headers).map(([key, value]) => [key.toLowerCase(), value])),
  'leading &': (raw, headers) => `&${right(raw, headers)}`,
  'leading ?': (raw, headers) => `?${right(raw, headers)}`,
  'camel ts': keys({ timestamp: 'requestTimestamp', nonce: 'requestNonce' }),
  'bool Y/N': (raw, headers) =>
    join(
      sort(
        Object.entries(
          _.mapValues(merge(raw, headers), (value) =>
            typeof value === 'boolean' ? yesOrNo(value) : toText(value, stringify),
          ),
        ),
      ).filter(([, text]) => text.trim() !== ''),
    ),
  'PASTE cut 100': (raw, headers) => right(raw, headers).slice(0, 100),
});
