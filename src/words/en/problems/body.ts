import type { Loss } from '../../../core/intake/dump-node';
import type { DumpForm } from '../../../core/intake/form';
import type { JsonExpectation, ProblemData } from '../../../core/problem';
import type { ProblemsOf } from '../../problem-words';
import { nameCodePoint } from '../../short-value';
import { code, isolated, joinTexts } from '../../text';
import { describeDump } from '../dump-forms';
import { listSigned } from '../findings/rewritten';
import { jsonTypeWords } from '../json-types';
import { english } from '../language';
import { refusalWords } from '../refusals';
import { describeExperiment } from './experiment';
import { describeForeignBytes } from './foreign-bytes';
import { misplacedKey } from './misplaced-key';

const { list, printNumber, quote, quoteBriefly, say } = english;

export const bodyProblems: ProblemsOf<'body' | 'own-string'> = {
  'body.empty': () => [
    'The callback body is missing.',
    'Paste the raw body as it arrived, before any program parsed it.',
  ],
  'body.syntax': ({ expected, found }) => [
    say`Not JSON: expected ${list(
      expected.map((one) => jsonExpectations[one]),
      'or',
    )}, found ${found === '' ? 'the end of the text' : quoteBriefly(found)}.`,
    found === ''
      ? 'What is missing was signed, too. Paste the whole body: a log, a column or a console may have cut it.'
      : gzipStart.test(found)
        ? 'Compressed data (gzip) begins so: paste the body as it is when it is unpacked.'
        : 'Paste the raw body; a log or console may have shortened or changed it.',
  ],
  'body.not-object': ({ type }) => [
    `Expected a JSON object; the body is ${jsonTypeWords[type]}.`,
    'Paste the whole body, from its opening { to its closing }.',
  ],
  'body.too-deep': ({ limit }) => [
    `The body is nested deeper than ${printNumber(limit)} levels; reading stopped here.`,
    'No callback is nested so. Check that this is the body that arrived.',
  ],
  'body.too-many-values': ({ part, limit }) => [
    `The body has more than ${printNumber(limit)} ${part === 'values' ? 'values' : 'fields at its top level'}; reading stopped here.`,
    'No callback has so many. Check that this is the body that arrived.',
  ],
  'body.number-too-long': ({ path, limit }) => [
    say`The number in ${quoteBriefly(path)} has more than ${printNumber(limit)} digits when written out; it was not read.`,
    'Check that this is the body that arrived.',
  ],
  'body.duplicate-key': ({ key, firstSpan, count: times }, at) => [
    say`The key ${quoteBriefly(key)} stands ${times === 2 ? 'twice' : `${times} times`}, first at ${at(firstSpan)}. The last value counts.`,
    'The contract does not say which one is signed: if the signature fails, it may be another.',
  ],
  'body.own-timestamp': () => [
    'The body has its own “timestamp”; only X-Timestamp counts.',
    'If it arrived so, make sure that your own code takes the header’s; a logger may have added it.',
  ],
  'body.own-nonce': () => [
    'The body has its own “nonce”; only X-Nonce counts.',
    'Make sure that your own code takes the header’s.',
  ],
  'body.byte-order-mark': () => [
    'The body begins with a byte order mark, which was skipped.',
    'Something that saved the body added it; strict parsers refuse it.',
  ],
  'body.turned-text': ({ codePoint }) => [
    say`The body has ${nameCodePoint(codePoint)}, which turns the text behind it where a field draws it as it is.`,
    'It stays in the text; where the string to be signed is shown, such characters are shown as signs.',
  ],
  'body.lone-surrogate': ({ path }) => [
    say`${quoteBriefly(path)} holds half of a surrogate pair, which UTF-8 cannot carry. It stands in the string as U+FFFD.`,
    'The text may have been cut inside a character. Use the body as it arrived.',
  ],
  'body.field-missing': ({ field, verifies }) => [
    say`The contract’s field ${quote(field)} is missing.`,
    verifies
      ? 'The signature verifies without it: it was not signed.'
      : 'By the contract, it is signed if it is sent: then paste the body as it arrived.',
  ],
  'body.field-type': ({ field, expected, found }) => [
    say`Expected ${quote(field)} to be ${jsonTypeWords[expected]}; it is ${jsonTypeWords[found]}.`,
    found === 'null'
      ? 'It is left out of the string, as if it were missing: check that no program rewrote the body.'
      : found === 'number'
        ? 'It enters the string as a plain number, without zeros at its end (1.50 as 1.5): check that no program rewrote the body.'
        : 'It enters the string as it stands: check that no program rewrote the body.',
  ],
  'body.field-value': ({ field, allowed, found }) => [
    say`Expected ${quote(field)} to be ${allowed === 'unix-seconds' ? 'Unix seconds' : list(allowed, 'or')}; it is ${quoteBriefly(found)}.`,
    'It enters the string as it stands, but the contract allows no other value.',
  ],
  'body.milliseconds': ({ field, value }) => [
    say`${quote(field)} looks like milliseconds (${isolated(value)}); the contract has Unix seconds.`,
    'It enters the string as it stands: check that it arrived so.',
  ],
  'body.dump': (
    {
      severity,
      losses,
      lacksOthers,
      hasMore,
      rawCall,
      restored,
      isReordered,
      respelled,
      needsHeaders,
      isCompared = false,
      withoutHeaders = [],
      isInAnswer,
      ...facts
    },
    at,
  ) => {
    const [cut] = losses;
    // What is left of it stands there as it was sent: nothing printed it.
    if (severity === 'error' && facts.forms.join() === 'json' && cut?.kind === 'cut') {
      return [
        say`Only the beginning of a JSON body: it ends early. What is missing was signed, too.`,
        'Paste the whole body: a log, a column or a console may have cut it.',
      ];
    }
    if (severity === 'warning' && facts.forms.join() === 'json' && cut?.kind === 'cut') {
      return [
        say`A JSON body that ends early at ${at(cut.span)}: its closing brackets are missing. ${
          restored.length === 0
            ? 'What it shows is what was signed.'
            : hasOnlyMore(restored)
              ? say`What was signed has ${listSigned(restored)}.`
              : say`Not all that it shows is as it was sent: what was signed has ${listSigned(restored)}.`
        }`,
        'Paste the whole body: a selection may have ended too early.',
      ];
    }
    return [
      say`${
        severity === 'warning'
          ? restored.length === 0
            ? say`Not the JSON that was sent, but ${describeDump(facts)}: the values read from it${isReordered ? ', with members of a nested object in another order,' : ''} give the string that was signed${needsHeaders ? ', with the headers as they were sent' : ''}.`
            : hasOnlyMore(restored)
              ? say`Not the JSON that was sent, but ${describeDump(facts)}: what was signed has ${listSigned(restored)}.`
              : say`Not the JSON that was sent, but ${describeDump(facts)}, in which not all is as it was sent: what was signed has ${listSigned(restored)}.`
          : say`Not the JSON that was sent, but ${describeDump(facts)}${joinTexts(
              losses.slice(0, 3).map((loss) => `; ${dumpLosses[loss.kind]} at ${at(loss.span)}`),
            )}. ${describeDoubt({ isCompared, isExact: facts.forms.every((form) => lossless.has(form)), withoutHeaders }, losses, lacksOthers)}${isInAnswer ? ' A code and a message stand around it, as in an API’s answer to a request: a callback has none.' : ''}`
      }${respelled === undefined ? '' : say` Its keys were signed as the contract spells them, such as ${quote(respelled.key)} where ${quote(respelled.pastedKey)} stands here.`}${hasMore ? ' Behind it stands another object, which is not read.' : ''}`,
      rawCall === null
        ? 'Log the raw body as it arrives, before any program parses or prints it.'
        : facts.forms.at(-1) === 'lua-table'
          ? say`Log the raw body as it arrives, before any program parses or prints it: in Lua ${code(rawCall)}`
          : facts.language === 'Python'
            ? say`Log the raw body as it arrives instead: ${code(rawCall)}, in Django ${code('request.body')}`
            : say`Log the raw body as it arrives instead: ${code(rawCall)}`,
    ];
  },
  'body.parsed': () => [
    'The body was pasted as an object that a program had read: number text, escapes and repeated keys may be lost.',
    'If the signature fails, paste the raw body as it arrived.',
  ],
  'body.line-ends': () => [
    'The file’s lines end with CRLF. They are kept; white space between JSON’s values is not signed.',
    'If the platform did not send them, a program has saved the body again: check that it changed nothing else.',
  ],
  'body.swapped': () => [
    'The request headers stand here, and the callback body in their field.',
    'Swap them.',
  ],
  'body.experiment': describeExperiment,
  'body.not-utf-8': (facts) => [
    describeForeignBytes(facts),
    'The contract’s body is UTF-8. Use the file as it arrived, or find what saved it in another encoding.',
  ],
  'body.public-key': () => [misplacedKey, 'Here belongs the raw body of the callback.'],
  'body.private-key': ({ form }) => [refusalWords.privateKey(form), refusalWords.privateKeyFix],
  'own-string.private-key': ({ form }) => [
    refusalWords.privateKey(form),
    refusalWords.privateKeyFix,
  ],
};

/** The first bytes of gzip, as they are or in Base64. */
const gzipStart = /^(?:\u001f|H4sI)/;

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

/** A logger's own fields beside the body's: no value was changed. */
function hasOnlyMore(restored: ProblemData['body.dump']['restored']): boolean {
  return restored.every(({ signed }) => signed === null);
}

/** They hold the JSON itself. */
const lossless: ReadonlySet<DumpForm> = new Set(['json', 'quoted', 'base64', 'hex', 'embedded']);

/**
 * Why a body that is not verified is not called wrong.
 *
 * @param isCompared what it shows was compared
 * @param isExact it holds the JSON itself
 */
function describeDoubt(
  {
    isCompared,
    isExact,
    withoutHeaders,
  }: {
    readonly isCompared: boolean;
    readonly isExact: boolean;
    readonly withoutHeaders: readonly string[];
  },
  losses: readonly Loss[],
  lacksOthers: boolean,
): string {
  if (withoutHeaders.length > 0)
    return `Without ${withoutHeaders.join(' and ')} as sent, headers and body alone cannot tell whether what it shows gives the signed string.`;
  if (losses.length === 0 && isCompared && isExact)
    return 'With these headers the JSON in it does not give the signed string: paste that JSON itself to have it verified, and all of the search.';
  return `${isCompared ? 'What it shows does not give the signed string as it stands;' : 'A signature cannot be checked against it:'} ${
    lacksOthers && losses.length === 0
      ? 'it shows the contract’s fields alone; where others were sent, they were signed, too.'
      : 'what a program prints may not show everything that was sent.'
  }`;
}

const dumpLosses: Record<Loss['kind'], string> = {
  cut: 'it ends early',
  elided: 'values are left out',
  shortened: 'a value is cut off',
  masked: 'a value looks like a mask',
  reference: 'a type, a call or an address stands in the place of a value',
};
