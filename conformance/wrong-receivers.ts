/** Endpoints with one fault each, and the cases that this fault explains: no other may fail. */
import type { IncomingMessage } from 'node:http';
import { type PlainJson, type PlainObject, printPlainJson } from '../fuzz/read-plain-json';
import type { Habits } from './receiver';

export interface WrongReceiver {
  readonly name: string;
  readonly habits: Partial<Habits>;
  /** The names of the cases, or every case that is to be answered so. */
  readonly fails: readonly string[] | 'ok' | 'reject';
}

const nested = [
  'nested-object',
  'nested-array',
  'nested-empty',
  'nested-blanks',
  'nested-spaced',
  'nested-order',
  'nested-numbers',
  'nested-unicode',
  'nested-deep',
];

const foreignTexts = ['unicode-chinese', 'unicode-emoji', 'unicode-combining', 'nested-unicode'];

export const wrongReceivers: readonly WrongReceiver[] = [
  { name: 'accepts whatever comes', habits: { checksAnything: false }, fails: 'reject' },
  { name: 'rejects whatever comes', habits: { acceptsBody: () => false }, fails: 'ok' },
  { name: 'answers ok in small letters', habits: { acknowledgement: 'ok' }, fails: 'ok' },
  { name: 'answers with a line end', habits: { acknowledgement: 'OK\n' }, fails: 'ok' },
  { name: 'answers with JSON', habits: { acknowledgement: '{"code":0}' }, fails: 'ok' },
  {
    name: 'reads numbers as floating-point ones',
    habits: { printNumber: (plain) => String(Number(plain)) },
    fails: ['number-exponents', 'number-small', 'number-precise'],
  },
  {
    name: 'sorts keys as a dictionary does',
    habits: { compareEntries: ([one = ''], [other = '']) => compareIgnoringCase(one, other) },
    fails: ['keys-of-both-cases'],
  },
  {
    name: 'sorts whole pairs',
    habits: { compareEntries: (one, other) => (one.join('=') < other.join('=') ? -1 : 1) },
    fails: ['keys-with-one-beginning'],
  },
  {
    name: 'leaves nested values out',
    habits: { printNested: () => null },
    fails: ['body-indented', ...nested],
  },
  {
    name: 'sorts the members of nested values',
    habits: { printNested: (value) => printPlainJson(sortMembers(value)) },
    fails: ['nested-order'],
  },
  {
    name: 'reads nested numbers as floating-point ones, as Gson does',
    habits: { printNested: (value) => printPlainJson(value).replace(/(?<=[:[,])\d+\b/g, '$&.0') },
    fails: ['nested-numbers'],
  },
  {
    name: 'keeps blank values',
    habits: { isLeftOut: () => false },
    fails: ['empty-texts', 'blank-texts'],
  },
  {
    name: 'leaves out empty values alone',
    habits: { isLeftOut: (value) => value === '' },
    fails: ['blank-texts'],
  },
  {
    name: 'reads header names by their case',
    habits: { readHeader: readExactHeader },
    fails: ['header-names-lower', 'header-names-mixed'],
  },
  {
    name: 'reads the body as Latin-1',
    habits: { readText: (bytes) => bytes.toString('latin1') },
    fails: foreignTexts,
  },
  {
    name: 'takes bodies of up to 100 kB',
    habits: { acceptsBody: (_, bytes) => bytes.length <= 100_000 },
    fails: ['body-megabyte'],
  },
  {
    name: 'wants a Content-Length',
    habits: { acceptsBody: (request) => request.headers['content-length'] !== undefined },
    fails: ['body-chunked'],
  },
  {
    name: 'does not compare the merchant number',
    habits: { checksMerchant: false },
    fails: ['merchant-missing', 'merchant-blank', 'merchant-other', 'merchant-longer'],
  },
  {
    name: 'looks at the order before the signature',
    habits: { looksAtOrderFirst: true },
    fails: ['forged-again'],
  },
  {
    name: 'rejects what is completed already',
    habits: { acknowledgesAgain: false },
    fails: ['same-order-again'],
  },
  {
    name: 'does not look at the time',
    habits: { checksTime: false },
    fails: ['time-stale', 'time-future', 'time-milliseconds'],
  },
  { name: 'forgets nonces', habits: { checksNonce: false }, fails: ['nonce-replayed'] },
];

function sortMembers(value: PlainJson): PlainJson {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (!(value instanceof Map)) return value;
  const members = [...(value as PlainObject)].map(
    ([key, inner]) => [key, sortMembers(inner)] as const,
  );
  return new Map(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function compareIgnoringCase(one: string, other: string): number {
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1;
}

function readExactHeader({ rawHeaders }: IncomingMessage, name: string): string {
  const index = rawHeaders.indexOf(name);
  return index < 0 ? '' : (rawHeaders[index + 1] ?? '');
}
