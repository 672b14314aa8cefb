/** Functions of the blind sets of November 25th and 28th that were not told, or told wrongly, until that was mended. node judged.mjs callbacks.json, with qs as the second argument where it is installed */
import { stringify } from 'node:querystring';
import { format } from 'node:util';
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
const sortDeep = (value) =>
  isNested(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, sortDeep(value[key])]),
      )
    : value;
const sort = (one, other) => (one < other ? -1 : Number(one > other));
const { default: qs } = process.argv[3] ? await import(process.argv[3]) : { default: null };
const query = (options) => (raw, headers) => {
  const members = Object.entries(merge(raw, headers)).filter(
    ([, value]) => value !== null && value !== '',
  );
  return qs.stringify(Object.fromEntries(members), { encode: false, sort, ...options });
};

const replaceSigns = (text, removed = /[{}"]/g) =>
  text.replace(removed, '').replace(/:/g, '=').replace(/,/g, '&');

const flatten = (members, prefix = '') =>
  Object.entries(members).flatMap(([key, value]) =>
    isNested(value) && !Array.isArray(value)
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );

printRows({
  'objects flattened with dots': (raw, headers) =>
    join(Object.fromEntries(flatten(merge(raw, headers))), JSON.stringify),
  'Object.values': (raw, headers) =>
    join(merge(raw, headers), (value) => Object.values(value).join(',')),
  'Object.entries': (raw, headers) => join(merge(raw, headers), printPairs),
  'deep sort by reduce': (raw, headers) => join(sortDeep(merge(raw, headers)), JSON.stringify),
  'util.format': (raw, headers) => join(merge(raw, headers), (value) => format('%s', value)),
  'sign: undefined': (raw, headers) => {
    const members = { ...merge(raw, headers), sign: undefined };
    const print = (value) => (isNested(value) ? JSON.stringify(value) : value);
    return Object.keys(members)
      .sort()
      .map((key) => `${key}=${print(members[key])}`)
      .join('&');
  },
  'querystring.stringify': (raw, headers) => {
    const members = merge(raw, headers);
    return stringify(
      Object.fromEntries(
        Object.keys(members)
          .sort()
          .map((key) => [key, members[key]]),
      ),
      '&',
      '=',
      { encodeURIComponent: String },
    );
  },
  'the rules of Alipay': (raw, headers) =>
    join(
      {
        ...merge(raw, headers),
        app_id: 'M10086',
        charset: 'utf-8',
        sign_type: 'RSA2',
        version: '1.0',
      },
      JSON.stringify,
    ),
  'the names of WeChat Pay': (raw, headers) => {
    const { timestamp: timeStamp, nonce: nonce_str, ...body } = merge(raw, headers);
    return join({ ...body, timeStamp, nonce_str }, JSON.stringify);
  },
  'JSON.stringify, signs replaced': (raw, headers) =>
    replaceSigns(JSON.stringify(Object.fromEntries(Object.entries(merge(raw, headers)).sort()))),
  'JSON.stringify, brackets replaced, too': (raw, headers) =>
    replaceSigns(JSON.stringify(merge(raw, headers)), /[{}"[\]]/g),
  'JSON.stringify by sorted keys, signs replaced': (raw, headers) => {
    const members = merge(raw, headers);
    return replaceSigns(JSON.stringify(members, Object.keys(members).sort()));
  },
  'JSON of the sorted entries': (raw, headers) =>
    JSON.stringify(Object.entries(merge(raw, headers)).sort()),
  localeCompare: (raw, headers) => {
    const members = merge(raw, headers);
    return Object.keys(members)
      .filter((key) => members[key] !== null && String(members[key]).trim() !== '')
      .sort((one, other) => one.localeCompare(other))
      .map(
        (key) => `${key}=${isNested(members[key]) ? JSON.stringify(members[key]) : members[key]}`,
      )
      .join('&');
  },
  'qs sorted': query({}),
  'qs sorted, comma': query({ arrayFormat: 'comma' }),
  'qs sorted, repeat': query({ arrayFormat: 'repeat' }),
  'qs sorted, brackets': query({ arrayFormat: 'brackets', skipNulls: true }),
  'qs sorted, dots': query({ allowDots: true }),
  'qs sorted, dots and brackets': query({
    allowDots: true,
    arrayFormat: 'brackets',
    skipNulls: true,
  }),
});
