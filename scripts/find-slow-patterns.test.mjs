import { expect, it } from 'vitest';
import { findSlowPatterns } from './find-slow-patterns.mjs';

/** @param {string} code */
const listAttacks = (code) => findSlowPatterns('planted.ts', code).map(({ attack }) => attack);

it.each([
  ['one inside another, which is exponential', String.raw`/^(?:> *[^\n]*\n)+$|^(?:a+)+$/`],
  ['two side by side', String.raw`/^a[ \t]*([^\n]*?)\s*$/`],
  ['one that begins anywhere', 'text.replace(/0+$/, "")'],
  ['one in a function with types', 'function f(a: string): boolean { return /x*y*x*$/.test(a); }'],
])('finds repetitions: %s', (_, code) => {
  expect(listAttacks(code)).not.toEqual([]);
});

it.each([
  ['one that begins where nothing like it stands', 'text.replace(/(?<!0)0+$/, "")'],
  ['one that begins the text', String.raw`/^\s*#/`],
  ['two that have nothing in common', String.raw`/^[a-z]+\d+$/`],
])('lets others be: %s', (_, code) => {
  expect(listAttacks(code)).toEqual([]);
});

it('says where one stands, and what repeats', () => {
  const code = 'const a = 1;\nconst trailing = /=+$/;\n';
  expect(findSlowPatterns('planted.ts', code)).toEqual([
    { line: 2, pattern: '/=+$/', attack: '=' },
  ]);
});
