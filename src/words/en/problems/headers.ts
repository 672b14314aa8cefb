import { type CallbackHeaderName, isVerdictHeader } from '../../../core/contract';
import type { Base64Fault } from '../../../core/problem';
import { shortestRsaBytes } from '../../../core/signature/shortest-rsa-bytes';
import { detectLineFault } from '../../header-line-fault';
import type { ProblemsOf } from '../../problem-words';
import { nameCodePoint } from '../../short-value';
import { isolated, type Text } from '../../text';
import { describeDump } from '../dump-forms';
import { english } from '../language';
import { refusalWords } from '../refusals';
import { describeExperiment } from './experiment';
import { describeForeignBytes } from './foreign-bytes';
import { misplacedKey } from './misplaced-key';

const { count, list, quoteBriefly, say } = english;

export const headerProblems: ProblemsOf<'headers' | 'sign'> = {
  'headers.missing': ({ name, state, like, verifies }) => [
    like !== undefined
      ? say`${name} is missing; ${quoteBriefly(like)}, which stands there, is another header.`
      : state === 'unread'
        ? `${name} could not be read: its line is not “${name}: value”.`
        : `${name} is ${state === 'blank' ? 'blank' : 'missing'}.`,
    verifies
      ? 'The signature verifies without it: it was not signed.'
      : `${missingHeaderFixes[name]} ${
          like !== undefined
            ? 'If that was sent in its place, the signer names it wrong; if a copy renamed it, write it right here.'
            : state === 'unread'
              ? 'Write it so, on a line of its own.'
              : 'Copy its line from the request.'
        }`,
  ],
  'headers.duplicate': ({ name, otherSpan, same, verifies }, at) => [
    same
      ? `${name} is here again, with the same value as at ${at(otherSpan)}.`
      : `${name} is here again, with another value than at ${at(otherSpan)}.`,
    same
      ? 'Both say the same: the check needs nothing.'
      : `Remove the one that did not arrive: ${
          verifies
            ? `the signature verifies with that at ${at(otherSpan)}.`
            : isVerdictHeader(name)
              ? 'until then the verdict stays open.'
              : 'neither is signed.'
        }`,
  ],
  'headers.folded': ({ name }) => [
    `${name} goes on in the next line; the line end is read as one space.`,
    'If it was sent otherwise, paste it on one line.',
  ],
  'headers.line': ({ line, reason, span }) => [
    reason === 'no-colon'
      ? say`Expected “Name: value”; ${quoteBriefly(line)} has no colon.`
      : say`Expected “Name: value”; ${quoteBriefly(line)} does not begin with a header name.`,
    say`The line is left out. ${adviseOnLine(line, span === null || span.start === 0)}`,
  ],
  'headers.content-type': ({ value }) => [
    say`Expected Content-Type application/json; it is ${quoteBriefly(value)}.`,
    'It is not signed, but something on the way may have changed the request.',
  ],
  'headers.milliseconds': ({ name, value }) => [
    say`${name} looks like milliseconds (${isolated(value)}); the contract has Unix seconds.`,
    'It enters the string as it stands: check that it arrived so.',
  ],
  'headers.not-seconds': ({ name, value }) => [
    say`Expected Unix seconds in ${name}; it is ${quoteBriefly(value)}.`,
    'It enters the string as it stands: check that it arrived so.',
  ],
  'headers.unseen': ({ name, unseen }) => [
    say`${name} has ${list(unseen.map(nameCodePoint), 'and')} in its value, which cannot be seen.`,
    'It counts as it stands. A copy may have brought it along: compare it with the header as it arrived.',
  ],
  'headers.dump': ({ severity, renamed, ...facts }) => {
    const read =
      renamed === undefined
        ? say`Read out of ${describeDump(facts)}.`
        : say`Read with other names than the contract’s: ${list(
            renamed.map(({ name, given }) => say`${quoteBriefly(given)} as ${name}`),
            'and',
          )}.`;
    return [
      severity === 'warning'
        ? read
        : say`${read} The signature does not verify with that, which may not be what arrived.`,
      renamed === undefined
        ? 'Log the headers as they arrive instead, one “Name: value” a line.'
        : 'If they were sent so, the sender names them wrong; if a program or a copy named them so, write them as the contract does.',
    ];
  },
  'headers.swapped': () => [
    'The callback body stands here, and the request headers in its field.',
    'Swap them.',
  ],
  'headers.experiment': describeExperiment,
  'headers.not-utf-8': (facts) => [
    describeForeignBytes(facts),
    'The callback’s own headers are ASCII: where one of them is concerned, copy it from the request as it arrived.',
  ],
  'headers.public-key': () => [
    misplacedKey,
    'Here belong the headers of the request, one “Name: value” a line.',
  ],
  'headers.private-key': ({ form }) => [refusalWords.privateKey(form), refusalWords.privateKeyFix],
  'sign.not-base64': ({ fault, found, length }) =>
    fault === 'stray-bits'
      ? [
          say`X-Sign is not canonical Base64: its last character ${quoteBriefly(found)} holds bits that belong to no byte; encoders leave them zero.`,
          'It was decoded without them; strict decoders refuse it. Something changed the text: copy the header again.',
        ]
      : [
          say`X-Sign could not be decoded: ${base64Faults[fault](found, length)}.`,
          adviseOnSign(fault, found),
        ],
  'sign.length': ({ bytes, expectedBytes }) => [
    `X-Sign decodes to ${count(bytes, { one: 'byte', other: 'bytes' })}; this key’s signatures have ${expectedBytes}.`,
    bytes < shortestRsaBytes
      ? 'RSA signatures in use are longer: it is something else, or the beginning of one.'
      : 'Usually a key of another size, a missing part, or a text that was encoded otherwise.',
  ],
};

const missingHeaderFixes: Record<CallbackHeaderName, string> = {
  'X-Sign': 'Without it there is nothing to verify.',
  'X-Timestamp': 'Where it was sent, it is signed as “timestamp”.',
  'X-Nonce': 'Where it was sent, it is signed as “nonce”.',
  'X-Merchant-No': 'It is not signed, but the receiver must compare it.',
  'Content-Type': 'It is not signed; a callback has application/json.',
};

const base64Faults: Record<
  Exclude<Base64Fault, 'stray-bits'>,
  (found: string, length: number) => Text | string
> = {
  space: () => 'there is a space inside; a “+” may have been turned into it',
  'line-break': () => 'there is a line break inside',
  'percent-encoded': () => 'it is percent-encoded, as in a URL',
  'url-safe': (found) =>
    say`${quoteBriefly(found)} belongs to URL-safe Base64, not to the standard alphabet`,
  pem: (found) =>
    say`${quoteBriefly(found)} begins a file of PEM, as keys and certificates are kept`,
  pairs: (found) =>
    say`it is a string of pairs, ${quoteBriefly(found)} the first of them, and no signature`,
  uuid: () => 'it is a UUID, as a nonce or a trace has one',
  printed: (found) => say`${quoteBriefly(found)} is what a program prints in the place of a value`,
  quotes: () => 'there are quotes in it',
  backslash: () => 'there is a backslash in it',
  padding: () => 'its padding (“=” at the end) is wrong or missing',
  length: (_, length) =>
    `${count(length, { one: 'character', other: 'characters' })} cannot be Base64; part of it is missing`,
  character: (found) => say`${quoteBriefly(found)} is not a Base64 character`,
};

const fromRequest = 'Take the value of X-Sign from the request as it arrived.';

function adviseOnSign(fault: Base64Fault, found: string): string {
  if (fault === 'pem')
    return /PUBLIC KEY|CERTIFICATE-/.test(found)
      ? `${fromRequest} A public key or a certificate belongs in “Platform public key”.`
      : fromRequest;
  if (fault === 'pairs')
    return 'The string that your code builds belongs in “Your string to be signed”; take X-Sign from the request as it arrived.';
  if (fault === 'uuid') return fromRequest;
  return fault === 'printed'
    ? 'What wrote it had no X-Sign, or hides it: take the value from the request as it arrived.'
    : 'Copy the header again: standard Base64 with its padding, on one line.';
}

/** What keeps a line from being a header, where it is plain to see. */
function adviseOnLine(line: string, isFirst: boolean): Text | string {
  const fault = detectLineFault(line);
  switch (fault.kind) {
    case 'curl-mark':
      return 'Remove the mark of curl -v at its beginning.';
    case 'body':
      return 'It looks like the body, which belongs in “Callback body”.';
    case 'quotes':
      return 'Remove quotes and braces: one “Name: value” a line.';
    case 'not-ascii':
      return say`Type the name and the colon in plain ASCII; it has ${quoteBriefly(fault.found)}.`;
    case 'first-line':
      return fault.method === 'POST'
        ? 'Remove it: it is the first line of a message, and no header.'
        : `Remove it: it is the first line of a message, and no header. It says ${fault.method}; a callback is a POST.`;
    case 'no-colon':
      return 'Put a colon between the name and the value.';
    case 'signature':
      return 'If it is the signature, put “X-Sign: ” in front of it.';
    case 'pem':
      return 'It is a mark of a PEM: a key belongs in “Platform public key”.';
    default:
      if (isFirst) return 'Write one “Name: value” a line.';
      return 'If it belongs to the header above, join the two lines.';
  }
}
