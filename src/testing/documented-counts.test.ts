/** Holds the numbers that README tells against what is counted. */
import { expect, it } from 'vitest';
import readme from '../../README.md?raw';
import { codeLanguages } from '../core/code-language';
import { endpointBehaviours } from '../core/lab/endpoint';
import { acceptedCases } from '../core/pack/accepted-cases';
import { rejectedCases } from '../core/pack/rejected-cases';

const words: Readonly<Record<string, number>> = {
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
};

it.each([
  ['ways in which an endpoint goes wrong', endpointBehaviours.filter((one) => one !== 'correct')],
  ['signed callbacks, good and bad', Object.keys({ ...acceptedCases, ...rejectedCases })],
  ['languages, as the page shows it', codeLanguages],
])('README counts the %s', (what, counted) => {
  const told = new RegExp(`(\\S+) ${what}`).exec(readme)?.[1] ?? '';
  expect(words[told] ?? Number(told)).toBe(counted.length);
});
