/** What handlers log as the string that they verify, as in Express and Nest; each with its habit. */
import querystring from 'node:querystring';
import { inspect } from 'node:util';
import { merge, printRows } from './callbacks.mjs';

const show = (value) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
const join = (members, keys = Object.keys(members).sort()) =>
  keys.map((key) => `${key}=${show(members[key])}`).join('&');
const kept = (members) =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== null && value !== undefined && String(value).trim() !== '',
    ),
  );
const express = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

printRows({
  'template, nothing dropped': (raw, headers) => {
    const members = merge(raw, headers);
    return Object.keys(members)
      .sort()
      .map((key) => `${key}=${members[key]}`)
      .join('&');
  },
  'template, filter(Boolean)': (raw, headers) => {
    const members = merge(raw, headers);
    return Object.keys(members)
      .sort()
      .filter((key) => members[key])
      .map((key) => `${key}=${members[key]}`)
      .join('&');
  },
  'localeCompare, JSON.stringify of objects': (raw, headers) => {
    const members = kept(merge(raw, headers));
    return join(
      members,
      Object.keys(members).sort((a, b) => a.localeCompare(b)),
    );
  },
  'JSON.stringify of every value': (raw, headers) => {
    const members = kept(merge(raw, headers));
    return Object.keys(members)
      .sort()
      .map((key) => `${key}=${JSON.stringify(members[key])}`)
      .join('&');
  },
  'querystring.stringify of sorted': (raw, headers) => {
    const members = merge(raw, headers);
    return querystring.stringify(
      Object.fromEntries(
        Object.keys(members)
          .sort()
          .map((key) => [key, members[key]]),
      ),
    );
  },
  'querystring.unescape of stringify': (raw, headers) => {
    const members = merge(raw, headers);
    return querystring.unescape(
      querystring.stringify(
        Object.fromEntries(
          Object.keys(members)
            .sort()
            .map((key) => [key, members[key]]),
        ),
      ),
    );
  },
  'new URLSearchParams, sort()': (raw, headers) => {
    const params = new URLSearchParams(kept(merge(raw, headers)));
    params.sort();
    return params.toString();
  },
  'encodeURIComponent of values': (raw, headers) => {
    const members = kept(merge(raw, headers));
    return Object.keys(members)
      .sort()
      .map((key) => `${key}=${encodeURIComponent(show(members[key]))}`)
      .join('&');
  },
  'req.headers by their written case: undefined': (raw, headers) => {
    const lower = express(headers);
    const members = {
      ...JSON.parse(raw),
      timestamp: lower['X-Timestamp'],
      nonce: lower['X-Nonce'],
    };
    delete members.sign;
    return join(members);
  },
  'req.headers by their written case: dropped': (raw, headers) => {
    const lower = express(headers);
    const members = {
      ...JSON.parse(raw),
      timestamp: lower['X-Timestamp'],
      nonce: lower['X-Nonce'],
    };
    delete members.sign;
    return join(kept(members));
  },
  'sorted values only, joined by &': (raw, headers) => {
    const members = kept(merge(raw, headers));
    return Object.keys(members)
      .sort()
      .map((key) => show(members[key]))
      .join('&');
  },
  'parseFloat of amounts': (raw, headers) => {
    const members = kept(merge(raw, headers));
    for (const key of ['amount', 'feeAmount', 'netAmount'])
      if (key in members) members[key] = Number.parseFloat(members[key]);
    return join(members);
  },
  'toFixed(2) of all numbers': (raw, headers) => {
    const members = kept(merge(raw, headers));
    for (const key of Object.keys(members))
      if (typeof members[key] === 'number') members[key] = members[key].toFixed(2);
    return join(members);
  },
  'Date of completedAt, toISOString': (raw, headers) => {
    const members = kept(merge(raw, headers));
    if (members.completedAt)
      members.completedAt = new Date(members.completedAt * 1000).toISOString();
    return join(members);
  },
  'new Date(completedAt) without * 1000': (raw, headers) => {
    const members = kept(merge(raw, headers));
    if (members.completedAt) members.completedAt = new Date(members.completedAt).toISOString();
    return join(members);
  },
  'a body parser of forms: [object Object]': (raw, headers) => {
    const members = kept(merge(raw, headers));
    return Object.entries(members)
      .sort()
      .map((pair) => pair.join('='))
      .join('&');
  },
  'keys and values in lower case': (raw, headers) => join(kept(merge(raw, headers))).toLowerCase(),
  'raw body, then headers': (raw, headers) =>
    `${raw}&timestamp=${headers['X-Timestamp']}&nonce=${headers['X-Nonce']}`,
  'timestamp.nonce.body': (raw, headers) =>
    `${headers['X-Timestamp']}.${headers['X-Nonce']}.${raw}`,
  'POST&url&pairs': (raw, headers) =>
    `POST&/api/payments/callback&${join(kept(merge(raw, headers)))}`,
  'util.inspect of the string': (raw, headers) => inspect(join(kept(merge(raw, headers)))),
  'the last & left': (raw, headers) => {
    const members = kept(merge(raw, headers));
    let text = '';
    for (const key of Object.keys(members).sort()) text += `${key}=${show(members[key])}&`;
    return text;
  },
  'class-transformer: strings of numbers as numbers': (raw, headers) => {
    const members = kept(merge(raw, headers));
    for (const [key, value] of Object.entries(members))
      if (typeof value === 'string' && value !== '' && !Number.isNaN(Number(value)))
        members[key] = Number(value);
    return join(members);
  },
  'lodash-like flatten with dots': (raw, headers) => {
    const flatten = (value, path) =>
      value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, inner]) =>
            flatten(inner, path ? `${path}.${key}` : key),
          )
        : [[path, value]];
    return flatten(kept(merge(raw, headers)), '')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}=${value}`)
      .join('&');
  },
});
