/**
 * Every word for every problem: what was expected and what came, then what to do. One record, so that a code without
 * words does not compile; that makes it long.
 */
import type { CallbackHeaderName } from '../../core/contract';
import type {
  Base64Fault,
  JsonExpectation,
  JsonType,
  PemRepair,
  PrivateKeyForm,
  Problem,
  ProblemCode,
  ProblemOf,
} from '../../core/problem';
import { buildLineStarts, type LineStarts, type Span, toPosition } from '../../core/text/span';
import { toShortValue } from '../../words/short-value';

export interface ProblemWords {
  /** "Line 3, column 14", or null where the problem is about the input as a whole. */
  readonly where: string | null;
  readonly what: string;
  readonly fix: string;
}

/** @param lineStarts of the text that the problem's spans point into */
export function buildProblemWords(problem: Problem, lineStarts: LineStarts): ProblemWords {
  const at = (span: Span): string => {
    const { line, column } = toPosition(lineStarts, span.start);
    return `line ${line}, column ${column}`;
  };
  const toWords = problemTexts[problem.code] as (problem: Problem, at: At) => Words;
  const [what, usualFix] = toWords(problem, at);
  const fix = isOfOwnKey(problem) ? ownKeyFix : usualFix;
  const where = problem.span === null ? null : at(problem.span);
  return { where: where === null ? null : `L${where.slice(1)}`, what, fix };
}

/** The usual words say how to come by the platform's key; a private key is as bad in every field. */
function isOfOwnKey({ code, input }: Problem): boolean {
  return input === 'own-key' && code !== 'pem.private-key';
}

const ownKeyFix =
  'This field is optional and decides nothing: it holds the complete PEM of your merchant public key, to recognise mix-ups.';

type At = (span: Span) => string;
/** What is wrong; what to do. */
type Words = readonly [string, string];

const problemTexts: {
  readonly [Code in ProblemCode]: (problem: ProblemOf<Code>, at: At) => Words;
} = {
  'pem.empty': () => [
    'The platform public key is missing.',
    'Paste the complete PEM: it stands in the portal’s profile under security and keys, and GET /portal/profile returns it as platformPublicKey.',
  ],
  'pem.no-markers': () => [
    'Expected a PEM with its BEGIN and END lines; this text has none, and it is not a bare Base64 key either.',
    'Copy the whole key, from -----BEGIN PUBLIC KEY----- to -----END PUBLIC KEY-----.',
  ],
  'pem.truncated': ({ reason }) => [
    `The key is cut off: ${truncations[reason]}.`,
    'Copy the whole block again, both marker lines included. A truncated key can verify nothing.',
  ],
  'pem.fingerprint': () => [
    'This is a key’s fingerprint, not the key. A fingerprint names a key but cannot verify with it.',
    'Paste the complete PEM of the platform public key.',
  ],
  'pem.private-key': ({ form }) => [refusedWhat(form), refusedFix],
  'pem.not-rsa': ({ algorithm }) => [
    `Expected an RSA key; this one is ${algorithm}.`,
    'Callbacks are signed with RSA (PKCS#1 v1.5, SHA-256). Fetch the platform public key from the profile.',
  ],
  'pem.certificate-request': () => [
    'This is a certificate request, which is sent to a certificate authority. It is not the platform’s key.',
    'Paste the platform public key (BEGIN PUBLIC KEY) from the profile.',
  ],
  'pem.not-base64': ({ found }) => [
    `Expected Base64 between the BEGIN and END lines; ${quote(found)} does not belong to it.`,
    'Copy the key again from where it is issued; something on the way changed it.',
  ],
  'pem.der': ({ label }) => [
    `The block “${label}” decodes, but what is inside is not a well-formed public key.`,
    'Some characters were changed or lost. Copy the key again from where it is issued.',
  ],
  'pem.trailing-data': ({ extraBytes }) => [
    `The key is followed by ${count(extraBytes, 'byte')} that do not belong to it.`,
    'Copy the key again; two keys may have run together, or a character was added.',
  ],
  'pem.ssh': () => [
    'This is a key in SSH’s own format, not a PEM.',
    'Paste the PEM (BEGIN PUBLIC KEY) from the profile.',
  ],
  'pem.label': ({ label }) => [
    `Expected a public key; this block is “${label}”.`,
    'Paste the block that begins with -----BEGIN PUBLIC KEY-----.',
  ],
  'pem.repaired': ({ repairs }) => [
    `Read after a repair: ${repairs.map((repair) => pemRepairs[repair]).join('; ')}.`,
    'The key itself is unchanged. Your own program may need the clean PEM.',
  ],
  'pem.pkcs1': () => [
    'This is an RSA key in PKCS#1 form (BEGIN RSA PUBLIC KEY). It was wrapped as SubjectPublicKeyInfo.',
    'Nothing to do here. Libraries that want BEGIN PUBLIC KEY refuse the PKCS#1 form.',
  ],
  'pem.certificate': ({ subject }) => [
    `This is a certificate${subject === '' ? '' : ` for ${subject}`}. Its public key was taken out; dates and issuer were not checked.`,
    'Nothing to do here. The contract names a public key, so compare the fingerprint with the portal’s.',
  ],
  'pem.weak-key': ({ bits }) => [
    `The key has ${bits} bits; 2048 is the least that is considered safe.`,
    'It is used as it is. Make sure that it is the platform’s key and not one from a test.',
  ],
  'pem.own-key': () => [
    'This is the key in “My merchant public key”: you pasted your own key as the platform’s.',
    'The platform signs callbacks with its own key. Paste the platformPublicKey of the profile here; if this is the platform’s, correct the other field.',
  ],
  'pem.unusable': ({ bits, exponent }) => [
    `The key is readable (${bits} bits, exponent ${exponent}), but this browser’s WebCrypto does not take it.`,
    'Fetch the key again; if it is the same, try another browser.',
  ],
  'headers.missing': ({ name, state }) => [
    state === 'unread'
      ? `${name} could not be read: its line is not “${name}: value”.`
      : `${name} ${state === 'blank' ? 'is there, but it is blank' : 'is missing'}.`,
    `${missingHeaderFixes[name]} ${
      state === 'unread'
        ? 'Write it so, on a line of its own.'
        : 'Copy its line from the request as it arrived.'
    }`,
  ],
  'headers.duplicate': ({ name, otherSpan, same }, at) => [
    same
      ? `${name} stands here again, with the same value as at ${at(otherSpan)}.`
      : `${name} stands here again, with another value than at ${at(otherSpan)}.`,
    same
      ? 'Nothing to do for the check: both say the same.'
      : 'Remove the one that did not arrive; two headers of one name leave open which was signed.',
  ],
  'headers.folded': ({ name }) => [
    `${name} goes on in the next line; the line end is read as one space.`,
    'Paste the value on one line, as it arrived, if that is not what was sent.',
  ],
  'headers.line': ({ line, reason }) => [
    reason === 'no-colon'
      ? `Expected “Name: value”; ${quote(line)} has no colon.`
      : `Expected “Name: value”; ${quote(line)} does not begin with a header name.`,
    `The line is left out. ${adviseOnLine(line)}`,
  ],
  'headers.content-type': ({ value }) => [
    `Expected Content-Type application/json; it is ${quote(value)}.`,
    'The signature does not depend on it, but something on the way may have changed the request.',
  ],
  'headers.milliseconds': ({ name, value }) => [
    `${name} looks like milliseconds (${value}); the contract has Unix seconds.`,
    'It is signed as it stands. Check that it is the header as it arrived.',
  ],
  'headers.not-seconds': ({ name, value }) => [
    `Expected Unix seconds in ${name}; it is ${quote(value)}.`,
    'It is signed as it stands. Check that it is the header as it arrived.',
  ],
  'headers.private-key': ({ form }) => [refusedWhat(form), refusedFix],
  'sign.not-base64': ({ fault, found, length }) =>
    fault === 'stray-bits'
      ? [
          `X-Sign is not canonical Base64: its last character ${quote(found)} holds bits that belong to no byte; encoders leave them zero.`,
          'It was decoded without them; strict decoders refuse it. Something changed the text: copy the header again as it arrived.',
        ]
      : [
          `X-Sign could not be decoded: ${base64Faults[fault](found, length)}.`,
          'Copy the header again as it arrived: standard Base64 with its padding, on one line.',
        ],
  'sign.length': ({ bytes, expectedBytes }) => [
    `X-Sign holds ${count(bytes, 'byte')}; a signature by this key has ${expectedBytes}.`,
    'It was made by a key of another size, or part of it is missing.',
  ],
  'body.empty': () => [
    'The callback body is missing.',
    'Paste the raw body exactly as it arrived, before any program parsed it.',
  ],
  'body.syntax': ({ expected, found }) => [
    `Not JSON: expected ${listed(expected.map((one) => jsonExpectations[one]))}, found ${
      found === '' ? 'the end of the text' : quote(found)
    }.`,
    'Paste the raw body as it arrived; a log or a console may have shortened or changed it.',
  ],
  'body.not-object': ({ type }) => [
    `Expected a JSON object; the body is ${jsonTypes[type]}.`,
    'Paste the whole body, from its opening { to its closing }.',
  ],
  'body.too-deep': ({ limit }) => [
    `The body is nested deeper than ${limit.toLocaleString('en')} levels; reading stopped here.`,
    'No callback is nested like that. Check that this is the body that arrived.',
  ],
  'body.number-too-long': ({ path, limit }) => [
    `The number in ${quote(path)} would have more than ${limit.toLocaleString('en')} digits when written out; it was not expanded.`,
    'Check that this is the body that arrived.',
  ],
  'body.duplicate-key': ({ key, firstSpan, count: times }, at) => [
    `The key ${quote(key)} stands ${times === 2 ? 'twice' : `${times} times`}, first at ${at(firstSpan)}. The last value counts, in the place of the first.`,
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
    `${quote(path)} holds half of a surrogate pair, which UTF-8 cannot carry. It was signed as U+FFFD.`,
    'The text was cut in the middle of a character. Use the body as it arrived.',
  ],
  'body.field-missing': ({ field }) => [
    `The contract’s field “${field}” is missing.`,
    'The signature does not depend on it, but a complete callback has it.',
  ],
  'body.field-type': ({ field, expected, found }) => [
    `Expected “${field}” to be ${jsonTypes[expected]}; it is ${jsonTypes[found]}.`,
    'It is signed as it stands. Check that no program rewrote the body.',
  ],
  'body.field-value': ({ field, allowed, found }) => [
    `Expected “${field}” to be ${listed(allowed)}; it is ${quote(found)}.`,
    'It is signed as it stands. The contract allows no other value in a completion callback.',
  ],
  'body.milliseconds': ({ field, value }) => [
    `“${field}” looks like milliseconds (${value}); the contract has Unix seconds.`,
    'It is signed as it stands. Check that this is the body that arrived.',
  ],
  'body.private-key': ({ form }) => [refusedWhat(form), refusedFix],
  'own-string.private-key': ({ form }) => [refusedWhat(form), refusedFix],
  'environment.no-webcrypto': () => [
    'This page was opened over plain http, and there the browser offers no WebCrypto: signatures cannot be checked.',
    'Open it over https, or from localhost. The string to be signed is shown all the same.',
  ],
  'profile.unauthorized': () => [
    'The portal does not know who you are (401): your session has ended, or you have not signed in.',
    'Sign in to the portal in this browser, then load the key again.',
  ],
  'profile.forbidden': () => [
    'The portal knows you, but does not let you see the profile (403).',
    'Ask the owner of the merchant account for access, or have them send you the platform public key.',
  ],
  'profile.not-found': () => [
    'There is no profile at the address that config.json names (404).',
    'Tell whoever runs this page. Meanwhile paste the key from the portal’s profile.',
  ],
  'profile.status': ({ status }) => [
    `The portal answered with status ${status} instead of a profile.`,
    'Try again later, or paste the key from the portal’s profile.',
  ],
  'profile.redirected': () => [
    'The portal sent the request on to another address, most likely to its sign-in page. It was not followed.',
    'Sign in to the portal in this browser, then load the key again.',
  ],
  'profile.timeout': ({ seconds }) => [
    `The portal did not answer within ${seconds} seconds.`,
    'Try again, or paste the key from the portal’s profile.',
  ],
  'profile.unreachable': () => [
    'The portal could not be reached, or it broke the answer off.',
    'Check your connection and try again, or paste the key from the portal’s profile.',
  ],
  'profile.html': () => [
    'The portal answered with a web page instead of JSON, most likely its sign-in page.',
    'Sign in to the portal in this browser, then load the key again.',
  ],
  'profile.not-json': () => [
    'The portal’s answer is not JSON, so there is no platformPublicKey to take from it.',
    'Tell whoever runs this page. Meanwhile paste the key from the portal’s profile.',
  ],
  'profile.field-missing': ({ isThere }) => [
    isThere
      ? 'The profile’s platformPublicKey holds no text.'
      : 'The profile has no platformPublicKey.',
    'Your session may have ended: sign in to the portal in this browser and load the key again. If it is still missing, the platform may not have set a key for this merchant yet: ask its support.',
  ],
  'profile.key': ({ cause }) => {
    const { what } = buildProblemWords(cause, buildLineStarts(''));
    return [
      `The profile’s key was not taken, and the field is unchanged. ${what}`,
      'Tell the platform’s support that the profile returns no complete PEM.',
    ];
  },
  'config.syntax': () => [
    'config.json beside this page is not a JSON object; it was left out.',
    'Tell whoever runs this page. Everything that needs no configuration works.',
  ],
  'config.value': ({ name, expected }) => [
    `“${name}” in config.json beside this page was left out: expected ${expected}.`,
    'Tell whoever runs this page. The rest of the configuration is used.',
  ],
  'config.unknown': ({ name }) => [
    `config.json beside this page has “${name}”, which means nothing here.`,
    'Tell whoever runs this page. docs/hosting.md lists the names.',
  ],
};

const privateKeyForms: Record<PrivateKeyForm, string> = {
  pem: 'a private key',
  der: 'a private key (in DER form)',
  blob: 'a private key (a Windows key blob)',
  jwk: 'a private key (a JWK)',
  putty: 'a private key (a PuTTY file)',
  xml: 'a private key (an XML RSA key)',
};

export function refusedWhat(form: PrivateKeyForm): string {
  return `This was ${privateKeyForms[form]}. The field was cleared at once and nothing was kept.`;
}

/** Of the box for a key's name, which then holds the name before. */
export function refusedName(form: PrivateKeyForm): string {
  return `This was ${privateKeyForms[form]}. It was not taken as a name, and nothing of it was kept.`;
}

const refusedFix =
  'A private key is never needed to verify. If it has left your server, replace it. Verify with the platform public key.';

const truncations = {
  'no-end': 'it has a BEGIN line but no END line',
  'no-begin': 'it has an END line but no BEGIN line',
  elided: 'dots stand in the place of its content',
  'der-short': 'its content ends before the length it announces',
};

const pemRepairs: Record<PemRepair, string> = {
  'one-line': 'the PEM stood on one line',
  'escaped-newlines': '“\\n” was written out instead of line ends',
  'line-ends': 'line ends were CRLF or CR',
  'byte-order-mark': 'a byte order mark stood before it',
  'text-around': 'other text stood around the block',
  json: 'it was taken out of JSON',
  'no-markers': 'the BEGIN and END lines were missing',
  'white-space': 'white space stood inside the lines',
  label: 'the BEGIN line named another kind of key than was inside',
  markers: 'its BEGIN or END line was not written exactly',
  quotes: 'quotes stood around it',
};

const missingHeaderFixes: Record<CallbackHeaderName, string> = {
  'X-Sign': 'It holds the signature; without it there is nothing to verify.',
  'X-Timestamp': 'Where it was sent, it is signed as “timestamp”.',
  'X-Nonce': 'Where it was sent, it is signed as “nonce”.',
  'X-Merchant-No': 'It is not signed, but a receiver must compare it with its own merchant number.',
  'Content-Type': 'It is not signed; a callback says application/json.',
};

const base64Faults: Record<
  Exclude<Base64Fault, 'stray-bits'>,
  (found: string, length: number) => string
> = {
  space: () => 'there is a space inside; a “+” may have been turned into it',
  'line-break': () => 'there is a line break inside',
  'percent-encoded': () => 'it is percent-encoded, as in a URL',
  'url-safe': (found) => `${quote(found)} belongs to URL-safe Base64, not to the standard alphabet`,
  quotes: () => 'there are quotes in it',
  backslash: () => 'there is a backslash in it',
  padding: () => 'its padding (“=” at the end) is wrong or missing',
  length: (_, length) => `${count(length, 'character')} cannot be Base64; part of it is missing`,
  character: (found) => `${quote(found)} is not a Base64 character`,
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

export const jsonTypes: Record<JsonType, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
};

/** A short text in quotes; characters that cannot be seen are named. */
export function quote(text: string): string {
  return `“${toShortValue(text)}”`;
}

export function count(amount: number, noun: string): string {
  return `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`;
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** What keeps a line from being a header, where it is plain to see. */
function adviseOnLine(line: string): string {
  if (/^[<>] /.test(line)) return 'Remove the mark of curl -v at its beginning.';
  if (/^["'{]/.test(line)) return 'Remove the quotes and braces: one Name: value a line.';
  const strange = /[^\x21-\x7e]/.exec(line.split(':', 1)[0]?.trimEnd() ?? '')?.[0];
  if (strange !== undefined && strange.trim() !== '') {
    return `Type the name and the colon in plain ASCII; it has ${quote(strange)}.`;
  }
  return 'If it belongs to the header above, join the two lines.';
}
