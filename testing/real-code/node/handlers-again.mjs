/** More handlers that log what they verify, written once what the first had shown was mended. */
import { merge, printRows } from './callbacks.mjs';

const show = (value) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
const join = (members, separator = '&') =>
  Object.keys(members)
    .sort()
    .map((key) => `${key}=${show(members[key])}`)
    .join(separator);
const kept = (members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== ''));
const nonEmpty = (members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value || value === 0));

printRows({
  'value || value === 0': (raw, h) => join(nonEmpty(merge(raw, h))),
  'null as an empty text': (raw, h) =>
    Object.entries(merge(raw, h))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}=${show(value) ?? ''}`)
      .join('&'),
  'JSON.stringify with a list of keys': (raw, h) => {
    const members = kept(merge(raw, h));
    return JSON.stringify(members, Object.keys(members).sort());
  },
  'nested pretty': (raw, h) => {
    const members = kept(merge(raw, h));
    return Object.keys(members)
      .sort()
      .map(
        (key) =>
          `${key}=${typeof members[key] === 'object' ? JSON.stringify(members[key], null, 2) : members[key]}`,
      )
      .join('&');
  },
  'encodeURIComponent of the whole': (raw, h) => encodeURIComponent(join(kept(merge(raw, h)))),
  'escape of values': (raw, h) => {
    const members = kept(merge(raw, h));
    return Object.keys(members)
      .sort()
      .map((key) => `${key}=${escape(show(members[key]))}`)
      .join('&');
  },
  'numbers by toLocaleString': (raw, h) => {
    const members = kept(merge(raw, h));
    for (const key in members)
      if (typeof members[key] === 'number') members[key] = members[key].toLocaleString('en-US');
    return join(members);
  },
  'join by newline': (raw, h) => join(kept(merge(raw, h)), '\n'),
  'headers under x-names, unsorted behind': (raw, h) => {
    const members = JSON.parse(raw);
    delete members.sign;
    return `${join(kept(members))}&x-timestamp=${h['X-Timestamp']}&x-nonce=${h['X-Nonce']}`;
  },
  'status in capitals': (raw, h) => {
    const members = kept(merge(raw, h));
    members.status = members.status.toUpperCase();
    return join(members);
  },
});
