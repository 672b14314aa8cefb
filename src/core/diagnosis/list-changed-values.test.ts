import { expect, it } from 'vitest';
import type { KeptEntry } from '../canonical/canonical';
import { listChangedValues } from './list-changed-values';

const source = { input: 'headers', name: 'X-Nonce', span: { start: 0, end: 0 } } as const;
const kept = Object.entries({ a: '1', b: 'x?p=1&c=2', c: 'y', nonce: 'N1' }).map(
  ([key, value]): KeptEntry => ({ key, value, source }) as unknown as KeptEntry,
);

it.each([
  ['beside a value with an ampersand', 'a=1&b=x?p=1&c=2&c=y&nonce=n1', [['nonce', 'N1', 'n1']]],
  ['of one with an ampersand', 'a=1&b=x?P=1&d=2&c=y&nonce=N1', [['b', 'x?p=1&c=2', 'x?P=1&d=2']]],
  [
    'whose ampersand is encoded',
    'a=1&b=x%3Fp=1%26c=2&c=y&nonce=N1',
    [['b', 'x?p=1&c=2', 'x%3Fp=1%26c=2']],
  ],
  ['that is empty', 'a=&b=x?p=1&c=2&c=y&nonce=N1', [['a', '1', '']]],
])('finds a value %s', (_, text, changed) => {
  expect(listChangedValues(text, { kept })).toEqual(
    changed.map(([key, from, to]) => ({ key, from, to })),
  );
});

it.each([
  ['a pair more', 'a=1&b=x?p=1&c=2&c=y&nonce=N1&key=k'],
  ['a pair more within', 'a=1&a2=3&b=x?p=1&c=2&c=y&nonce=N1'],
  ['a pair less', 'a=1&c=y&nonce=N1'],
  ['another order', 'b=x?p=1&c=2&a=1&c=y&nonce=N1'],
])('finds none in a string that has %s', (_, text) => {
  expect(listChangedValues(text, { kept })).toBeNull();
});
