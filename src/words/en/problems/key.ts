import type { PemRepair } from '../../../core/problem';
import type { ProblemsOf } from '../../problem-words';
import { isolated } from '../../text';
import { inputWords } from '../inputs';
import { intakeWords } from '../intake';
import { english } from '../language';
import { refusalWords } from '../refusals';

const { count, quote, quoteBriefly, say } = english;

export const keyProblems: ProblemsOf<'pem'> = {
  'pem.empty': () => [
    'The platform public key is missing.',
    'Paste the complete PEM: the portal’s profile has it under security and keys, GET /portal/profile as platformPublicKey.',
  ],
  'pem.no-markers': ({ content }) =>
    content === null
      ? ['Expected a PEM with BEGIN and END lines; none can be read here.', copyWhole]
      : [`Expected the platform’s key; ${contents[content]}.`, copyWhole],
  'pem.truncated': ({ reason }) => [
    `The key is cut off: ${truncations[reason]}.`,
    'Copy the whole block again, with both marker lines.',
  ],
  'pem.fingerprint': () => [
    'This is a hash, such as a key’s fingerprint, or a short secret: it cannot verify.',
    'RSA2 has no shared secret: paste the complete PEM of the platform public key.',
  ],
  'pem.private-key': ({ form }) => [refusalWords.privateKey(form), refusalWords.privateKeyFix],
  'pem.too-many': ({ read, unread }) => [
    `This field holds ${count(read + unread, { one: 'PEM block', other: 'PEM blocks' })}; only the first ${read} are read.`,
    'Keep the keys that callbacks may be signed with, and remove the others.',
  ],
  'pem.not-rsa': ({ algorithm }) => [
    `Expected an RSA key; this one is ${algorithm}.`,
    'Paste the platform public key from the profile: callbacks are signed with RSA.',
  ],
  'pem.certificate-request': () => [
    'This is a certificate request, not the platform’s key.',
    'Paste the platform public key (BEGIN PUBLIC KEY) from the profile.',
  ],
  'pem.not-base64': ({ found }) => [
    say`Expected Base64 between the BEGIN and END lines; ${quoteBriefly(found)} does not belong to it.`,
    'Something changed it on the way: copy the key again from the portal.',
  ],
  'pem.der': ({ label }) => [
    say`The block ${quote(label)} decodes, but holds no well-formed public key.`,
    'Characters were changed or lost: copy the key again from the portal.',
  ],
  'pem.trailing-data': ({ extraBytes }) => [
    say`The key is followed by ${count(extraBytes, { one: 'byte that does', other: 'bytes that do' })} not belong to it.`,
    'Copy the key again: two keys may have run together, or something was added.',
  ],
  'pem.ssh': () => [
    'This is a key in SSH’s own format, not a PEM.',
    'Paste the PEM (BEGIN PUBLIC KEY) from the profile.',
  ],
  'pem.label': ({ label }) => [
    say`Expected a public key; this block is ${quote(label)}.`,
    'Paste the block that begins with -----BEGIN PUBLIC KEY-----.',
  ],
  'pem.repaired': ({ repairs }) => [
    `Read after a repair: ${repairs.map((repair) => pemRepairs[repair]).join('; ')}.`,
    'The key is unchanged, but your own program may need the clean PEM.',
  ],
  'pem.pkcs1': () => [
    'This RSA key is in PKCS#1 form, which belongs under BEGIN RSA PUBLIC KEY; it was read all the same.',
    'Libraries that want BEGIN PUBLIC KEY refuse it.',
  ],
  'pem.certificate': ({ subject }) => [
    say`This is a certificate${subject === '' ? '' : say` for ${isolated(subject)}`}. Its public key is used; dates and issuer were not checked.`,
    'Compare its fingerprint with the key in the portal.',
  ],
  'pem.weak-key': ({ bits }) => [
    `The key has ${bits} bits; 2048 are the least that is considered safe.`,
    'It is used all the same. Make sure that it is the platform’s key, not one from a test.',
  ],
  'pem.own-key': () => [
    `This is also the key in “${inputWords.names['own-key']}”: one of the two fields holds the wrong key.`,
    'Here belongs the platformPublicKey of the profile; there, the key that you gave to the platform.',
  ],
  'pem.unusable': ({ bits, exponent }) => [
    `This browser’s WebCrypto does not take the key (${bits} bits, exponent ${exponent}).`,
    'Fetch the key again; if it is the same, try another browser.',
  ],
};

const copyWhole =
  'Copy the whole key, from -----BEGIN PUBLIC KEY----- to -----END PUBLIC KEY-----.';

const contents = {
  headers: `these are request headers, which belong to “${inputWords.names.headers}”`,
  request: `names of headers and of a callback’s fields stand here, and a whole request belongs to “${intakeWords.name}”`,
  body: `this is a callback’s body, which belongs to “${inputWords.names.body}”`,
  several: 'several keys stand here, and no name says which of them it is',
  signature: `this is as long as a signature, the value of X-Sign in “${inputWords.names.headers}”`,
};

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
  json: 'it was taken out of the text around platformPublicKey',
  'other-json': 'it was taken out of JSON where it is not named platformPublicKey',
  'no-markers': 'the BEGIN and END lines were missing',
  'white-space': 'white space or unseen characters stood inside the lines',
  label: 'the BEGIN line named another kind of key than was inside',
  markers: 'its BEGIN or END line was not written exactly',
  quotes: 'quotes stood around it',
  'other-name':
    'its name says that it is not the platform’s: here belongs the platformPublicKey of the profile',
  'joined-strings': 'it was put together from the strings of a program',
  'line-signs': 'signs or numbers stood before its lines',
  base64url: 'its Base64 was written with “-” and “_”',
  hex: 'its bytes were written in hex',
  encoded: 'the PEM itself was encoded, in Base64 or as bytes',
  jwk: 'it was a JWK',
  xml: 'it was XML, as .NET writes a key',
  printed: 'its modulus and exponent stood there as a tool prints them',
};
