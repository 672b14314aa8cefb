import type { PemRepair } from '../../../core/problem';
import type { ProblemsOf } from '../../problem-words';
import { isolated } from '../../text';
import { inputWords } from '../inputs';
import { english } from '../language';
import { refusalWords } from '../refusals';

const { count, quote, quoteBriefly, say } = english;

export const keyProblems: ProblemsOf<'pem'> = {
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
  'pem.private-key': ({ form }) => [refusalWords.privateKey(form), refusalWords.privateKeyFix],
  'pem.too-many': ({ read, unread }) => [
    `This field holds ${count(read + unread, { one: 'PEM block', other: 'PEM blocks' })}; only the first ${read} are read.`,
    'Keep the keys that callbacks may be signed with, and remove the others.',
  ],
  'pem.not-rsa': ({ algorithm }) => [
    `Expected an RSA key; this one is ${algorithm}.`,
    'Callbacks are signed with RSA (PKCS#1 v1.5, SHA-256). Fetch the platform public key from the profile.',
  ],
  'pem.certificate-request': () => [
    'This is a certificate request, which is sent to a certificate authority. It is not the platform’s key.',
    'Paste the platform public key (BEGIN PUBLIC KEY) from the profile.',
  ],
  'pem.not-base64': ({ found }) => [
    say`Expected Base64 between the BEGIN and END lines; ${quoteBriefly(found)} does not belong to it.`,
    'Copy the key again from where it is issued; something on the way changed it.',
  ],
  'pem.der': ({ label }) => [
    say`The block ${quote(label)} decodes, but what is inside is not a well-formed public key.`,
    'Some characters were changed or lost. Copy the key again from where it is issued.',
  ],
  'pem.trailing-data': ({ extraBytes }) => [
    say`The key is followed by ${count(extraBytes, { one: 'byte that does', other: 'bytes that do' })} not belong to it.`,
    'Copy the key again; two keys may have run together, or a character was added.',
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
    'The key itself is unchanged. Your own program may need the clean PEM.',
  ],
  'pem.pkcs1': () => [
    'This is an RSA key in PKCS#1 form (BEGIN RSA PUBLIC KEY). It was wrapped as SubjectPublicKeyInfo.',
    'Nothing to do here. Libraries that want BEGIN PUBLIC KEY refuse the PKCS#1 form.',
  ],
  'pem.certificate': ({ subject }) => [
    say`This is a certificate${subject === '' ? '' : say` for ${isolated(subject)}`}. Its public key was taken out; dates and issuer were not checked.`,
    'Nothing to do here. The contract names a public key, so compare the fingerprint with the portal’s.',
  ],
  'pem.weak-key': ({ bits }) => [
    `The key has ${bits} bits; 2048 is the least that is considered safe.`,
    'It is used as it is. Make sure that it is the platform’s key and not one from a test.',
  ],
  'pem.own-key': () => [
    `This is the key in “${inputWords.names['own-key']}”: you pasted your own key as the platform’s.`,
    'The platform signs callbacks with its own key. Paste the platformPublicKey of the profile here; if this is the platform’s, correct the other field.',
  ],
  'pem.unusable': ({ bits, exponent }) => [
    `The key is readable (${bits} bits, exponent ${exponent}), but this browser’s WebCrypto does not take it.`,
    'Fetch the key again; if it is the same, try another browser.',
  ],
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
  json: 'it was taken out of JSON',
  'no-markers': 'the BEGIN and END lines were missing',
  'white-space': 'white space stood inside the lines',
  label: 'the BEGIN line named another kind of key than was inside',
  markers: 'its BEGIN or END line was not written exactly',
  quotes: 'quotes stood around it',
};
