import type { Loss } from '../../../core/intake/dump-node';
import type { JsonExpectation } from '../../../core/problem';
import type { ProblemsOf } from '../../problem-words';
import { code, isolated, joinTexts } from '../../text';
import { describeDump } from '../dump-forms';
import { listSigned } from '../findings/rewritten';
import { jsonTypeWords } from '../json-types';
import { english } from '../language';
import { refusalWords } from '../refusals';

const { list, printNumber, quote, quoteBriefly, say } = english;

export const bodyProblems: ProblemsOf<'body' | 'own-string'> = {
  'body.empty': () => [
    'The callback body is missing.',
    'Paste the raw body exactly as it arrived, before any program parsed it.',
  ],
  'body.syntax': ({ expected, found }) => [
    say`Not JSON: expected ${list(
      expected.map((one) => jsonExpectations[one]),
      'or',
    )}, found ${found === '' ? 'the end of the text' : quoteBriefly(found)}.`,
    'Paste the raw body as it arrived; a log or a console may have shortened or changed it.',
  ],
  'body.not-object': ({ type }) => [
    `Expected a JSON object; the body is ${jsonTypeWords[type]}.`,
    'Paste the whole body, from its opening { to its closing }.',
  ],
  'body.too-deep': ({ limit }) => [
    `The body is nested deeper than ${printNumber(limit)} levels; reading stopped here.`,
    'No callback is nested like that. Check that this is the body that arrived.',
  ],
  'body.too-many-values': ({ part, limit }) => [
    `The body has more than ${printNumber(limit)} ${part === 'values' ? 'values' : 'fields at its top level'}; reading stopped here.`,
    'No callback has so many. Check that this is the body that arrived.',
  ],
  'body.number-too-long': ({ path, limit }) => [
    say`The number in ${quoteBriefly(path)} would have more than ${printNumber(limit)} digits when written out; it was not expanded.`,
    'Check that this is the body that arrived.',
  ],
  'body.duplicate-key': ({ key, firstSpan, count: times }, at) => [
    say`The key ${quoteBriefly(key)} stands ${times === 2 ? 'twice' : `${times} times`}, first at ${at(firstSpan)}. The last value counts, in the place of the first.`,
    'The contract does not say which one is signed. If the signature fails, the other value may be the signed one.',
  ],
  'body.own-timestamp': () => [
    'The body has its own “timestamp”. X-Timestamp alone counts in the string.',
    'Nothing to do, unless your own code signs the body’s value.',
  ],
  'body.own-nonce': () => [
    'The body has its own “nonce”. X-Nonce alone counts in the string.',
    'Nothing to do, unless your own code signs the body’s value.',
  ],
  'body.byte-order-mark': () => [
    'The body begins with a byte order mark. It was skipped.',
    'JSON has none. Something that saved the body added it; a strict parser refuses it.',
  ],
  'body.lone-surrogate': ({ path }) => [
    say`${quoteBriefly(path)} holds half of a surrogate pair, which UTF-8 cannot carry. It was signed as U+FFFD.`,
    'The text was cut in the middle of a character. Use the body as it arrived.',
  ],
  'body.field-missing': ({ field }) => [
    say`The contract’s field ${quote(field)} is missing.`,
    'A complete callback has it. If it was sent, it was signed too: paste the body as it arrived.',
  ],
  'body.field-type': ({ field, expected, found }) => [
    say`Expected ${quote(field)} to be ${jsonTypeWords[expected]}; it is ${jsonTypeWords[found]}.`,
    'It is signed as it stands. Check that no program rewrote the body.',
  ],
  'body.field-value': ({ field, allowed, found }) => [
    say`Expected ${quote(field)} to be ${allowed === 'unix-seconds' ? 'Unix seconds' : list(allowed, 'or')}; it is ${quoteBriefly(found)}.`,
    'It is signed as it stands. The contract allows no other value in a completion callback.',
  ],
  'body.milliseconds': ({ field, value }) => [
    say`${quote(field)} looks like milliseconds (${isolated(value)}); the contract has Unix seconds.`,
    'It is signed as it stands. Check that this is the body that arrived.',
  ],
  'body.dump': ({ severity, losses, lacksOthers, rawCall, restored, ...facts }, at) => [
    severity === 'warning'
      ? restored.length === 0
        ? say`Not the JSON that was sent, but ${describeDump(facts)}: what it shows is what was signed.`
        : say`Not the JSON that was sent, but ${describeDump(facts)}, of values that a program had changed before: what was signed has ${listSigned(restored)}.`
      : say`Not the JSON that was sent, but ${describeDump(facts)}${joinTexts(
          losses.slice(0, 3).map((loss) => `; ${dumpLosses[loss.kind]} at ${at(loss.span)}`),
        )}. A signature cannot be checked against it: ${
          lacksOthers
            ? 'it shows the contract’s fields alone, and any other that was sent was signed, too.'
            : 'a dump does not show everything that was sent.'
        }`,
    rawCall === null
      ? 'Log the raw body as it arrives, before any program parses or prints it.'
      : say`Log the raw body as it arrives instead: ${code(rawCall)}`,
  ],
  'body.private-key': ({ form }) => [refusalWords.privateKey(form), refusalWords.privateKeyFix],
  'own-string.private-key': ({ form }) => [
    refusalWords.privateKey(form),
    refusalWords.privateKeyFix,
  ],
};

const jsonExpectations: Record<JsonExpectation, string> = {
  value: 'a value',
  key: 'a key in double quotes',
  ':': '“:”',
  ',': '“,”',
  '}': '“}”',
  ']': '“]”',
  '"': 'a closing double quote',
  digit: 'a digit',
  escape: 'one of " \\ / b f n r t u after the backslash',
  'four-hex-digits': 'four hexadecimal digits after \\u',
  'no-control-character': 'control characters to be escaped',
  end: 'nothing more after the value',
};

const dumpLosses: Record<Loss['kind'], string> = {
  cut: 'it ends early',
  elided: 'values are left out',
  reference: 'an address stands in the place of a value',
};
