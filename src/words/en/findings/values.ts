/** A value, a header or a part of the text that was changed, is garbled or is in doubt; and what nothing explains. */

import type { PasteForm } from '../../../core/compare/strip-paste';
import type { FaultCause, Likeness, RecoveryFacts } from '../../../core/diagnosis/cause';
import type { Misplaced } from '../../../core/diagnosis/own-string/read-misplaced';
import type { SortedMembers } from '../../../core/diagnosis/restorations/read-sorted-members';
import { isZoneShift } from '../../../core/diagnosis/zone-shift';
import type { CauseWords, FaultsWords } from '../../finding-words';
import { printHex } from '../../print-hex';
import { nameCodePoint } from '../../short-value';
import { code, type Text } from '../../text';
import { listPasteForms } from '../comparison';
import { english } from '../language';
import { showValue } from '../shown-value';
import { listKeys } from './rewritten';
import { originsOfRelation, printZoneShift, zoneOrigin } from './value-relations';

const { count, list, say } = english;

const askSupport = say`send the signed SHA-256 to the platform’s support, to compare it with theirs.`;

const divided = say`A signer that divides by 1000 as if the seconds were milliseconds.`;

/** @param isAlone with everything else as pasted the signature verifies: the other header is no other attempt's */
function describeOtherHeader(header: string, isAlone: boolean): Text {
  return say`${isAlone ? 'Only ' : ''}${header} is another than was signed: its line is of another request, or something set it anew on the way, or the signer did after signing.`;
}

const secondClock = say`Or the signer reads its clock a second time for the string, and signs another second than it sends.`;

/** In seconds: later no signer looks at its clock again. */
const soon = 300;

/** A time that is another by so little. */
function isSoon(key: string, signed: string, pasted: string | null): boolean {
  const isTime =
    key === 'timestamp' && pasted !== null && /^\d{10},\d{10}$/.test(`${signed},${pasted}`);
  return isTime && Math.abs(Number(signed) - Number(pasted)) <= soon;
}

const broughtAlong = say`A copy out of a chat, a mail, a document or a page, which brought a character along that shows nothing.`;

const changedBy: Readonly<Record<Likeness, Text>> = {
  unseen: broughtAlong,
  'same-number': say`A program that read the header as a number and wrote it anew; or a signer that signs the number as its language prints it, such as a float, and sends another text.`,
  'same-moment': say`A program that wrote the time as a date.`,
  within: say`A log or a program’s dump that wrote more than the value.`,
  cut: say`A copy, a log or a column that has only a part of the value.`,
  begins: say`A signer that takes only the beginning: a column of fixed width, a substring, or a split at a sign that the value has.`,
  'plus-lost': say`A reader of forms, or of a URL’s query, which makes a blank of a plus.`,
  masked: say`A log or a filter that masks values.`,
  placeholder: say`A program that had no value there, or no text for it, and printed what stands for that.`,
  template: say`A template or a variable that was never filled in.`,
  finer: say`A signer that reads its clock in milliseconds or finer units and sends the seconds, or its clock for a second time.`,
  'same-uuid': say`A type or a column for UUIDs, which writes them in a form of its own: without dashes, in capitals, in braces.`,
  'other-case': say`A change of case over the header’s value, such as of a log or a column that knows no capitals.`,
  mistyped: say`A value that was typed, read off a picture or copied over the end of a line.`,
  capitals: say`A signer that writes an enum by its name, such as of Java’s name(), or changes the case.`,
  'minor-units': say`A signer that takes the amount in minor units, such as cents, as databases and other platforms keep it.`,
  rounded: say`A program that read a long number as a double, which is exact to about 16 digits, such as JavaScript or a spreadsheet.`,
  swapped: originsOfRelation['of-other'],
  'enum-member': originsOfRelation['enum-member'],
  'other-zone': zoneOrigin,
  unset: say`A signer that had no value for it when it signed: it builds the string before the value is set, or reads it from elsewhere or under another name.`,
  unfilled: say`A test signer whose variable or function was not filled in, such as in a script of Postman or a plan of JMeter; or code whose text has no values put in, such as a Python or C# string without the sign in front that makes it one, or a JavaScript string without backticks.`,
  shortened: say`A spreadsheet, which shows a long number with fewer digits.`,
  'no-seconds': say`Something that wrote another text in the place of the seconds.`,
};

const fromLog = say`Use the request as received, before a log or filter changes it.`;

type GarbledCode =
  | 'input.masked'
  | 'input.cut'
  | 'input.mojibake'
  | 'input.replaced'
  | 'input.emptied'
  | 'input.placeholder'
  | 'input.shortened'
  | 'input.unset';

/** By what the members are sorted, and who sorts so. */
/** What stands in the place of the merchant's own string. */
const misplaced: Readonly<Record<Misplaced, string>> = {
  signature: 'the value of X-Sign',
  key: 'a public key',
  headers: 'the request’s headers',
  source: 'source code that makes a string',
};

function isMisplaced(own: string): own is Misplaced {
  return own in misplaced;
}

const sorters: Readonly<Record<SortedMembers['by'], string>> = {
  name: 'by their names, as Go’s maps, jq -S, Python’s sort_keys or a recursive ksort have them',
  length: 'the shorter names first, as PostgreSQL’s jsonb or MySQL’s JSON has them',
};

/** A signer may send them so; that they all stand so by chance is not likely. */
function describeSorted({ by, sortedKeys, isThroughout }: SortedMembers): Text {
  const keys = listKeys(sortedKeys.map((key) => ({ key })));
  const others = isThroughout ? ', and so are the body’s own' : '';
  return say`A program that sorts members and may have written the body anew: those in ${keys} are sorted, ${sorters[by]}${others}. In which order they were signed nothing that is pasted shows; verify and log the raw body.`;
}

export const valueFaults: FaultsWords<
  | 'value.changed'
  | 'string.unknown'
  | 'input.header-in-doubt'
  | 'input.unexplored'
  | 'paste.stripped'
  | GarbledCode
  | 'sign.one-of-several'
  | 'sign.hash'
  | 'sign.public-key'
  | 'sign.masked'
  | 'sign.one-case'
  | 'sign.truncated'
> = {
  'value.changed': {
    title: (cause) =>
      cause.recovery === null ? titleChanged(cause) : titleRecovered(cause, cause.recovery),
    evidence: ({ key, value: signed, pasted, likeness, otherKey = null, recovery }) => {
      const other = { key: otherKey ?? '', value: pasted ?? '' };
      const pairs = recovery?.together ?? [
        { key, value: signed },
        ...(likeness === 'swapped' ? [other] : []),
      ];
      const shown = pairs.map((pair) => showValue(`${pair.key}=${pair.value}`));
      return say`With ${list(shown, 'and')} the string has the signed SHA-256.`;
    },
    origins: (
      { key, value: signed, header, pasted, recovery, likeness, otherKey = null },
      { causes },
    ) => {
      if (recovery !== null) return [recoveredFrom[recovery.from]];
      if (pasted !== null && /^\d{10}$/.test(pasted) && signed === pasted.slice(0, -3))
        return [divided];
      // A fee may be waived, and a counter begin.
      const isZero = likeness === 'unset' && /^0/.test(signed);
      if (likeness === 'shortened' || likeness === 'rounded' || likeness === 'unfilled')
        return [changedBy[likeness]];
      if (header === null) {
        return [
          ...(isOfSigner(likeness) && !isZero ? [changedBy[likeness]] : []),
          say`A log, proxy or typed object that rewrote the body, somebody who changed it, or a signer that changes the value.`,
          ...(isZero ? [changedBy.unset] : []),
        ];
      }
      if (likeness !== null) return [changedBy[likeness]];
      return otherKey === null
        ? [
            describeOtherHeader(header, causes.length === 1),
            ...(isSoon(key, signed, pasted) ? [secondClock] : []),
            ...(isZoneShift(signed, pasted ?? '') ? [zoneOrigin] : []),
          ]
        : [
            describeOtherHeader(header, causes.length === 1),
            say`Or the signer takes ${showValue(otherKey)} for it, or is given the same value twice.`,
          ];
    },
    fixes: ({ key, header, value: signed, pasted, recovery, likeness, otherKey = null }) => {
      if (header === null) {
        return [
          ...(isOfSigner(likeness)
            ? [
                likeness === 'swapped'
                  ? say`Have the signer put each value under its own key, ${showValue(key)} and ${showValue(otherKey ?? '')}.`
                  : say`Have the signer take ${showValue(key)} from the very body that it sends.`,
              ]
            : []),
          ...(likeness === 'unfilled'
            ? []
            : [
                say`Verify the body as received, before any framework touches it. Never credit an order whose signature is invalid.`,
              ]),
        ];
      }
      if (recovery === null) {
        const sameRequest = say`Take headers and body from the same request.`;
        const isReadTwice = likeness === null && isSoon(key, signed, pasted);
        if ((otherKey !== null && likeness !== 'swapped') || isReadTwice) {
          return [
            sameRequest,
            say`If they are, have the signer sign the very text that it sends in ${header}.`,
          ];
        }
        if (likeness === 'finer' || isOfSigner(likeness))
          return [say`Have the signer sign the very text that it sends in ${header}.`];
        if (likeness === null) return [sameRequest];
        const asArrived = say`Take the header as it arrived, before any program reads it.`;
        return likeness === 'same-number'
          ? [
              asArrived,
              say`If it is, have the signer sign the very text that it sends in ${header}.`,
            ]
          : [asArrived];
      }
      const promise =
        recovery.together.length === 1
          ? 'The signature then verifies.'
          : 'With both, the signature verifies.';
      if (recovery.from === 'unseen')
        return [say`Remove ${listUnseen(recovery)} from ${header}. ${promise}`];
      return [
        say`Write ${showValue(`${header}: ${signed}`)} into the request headers, as the only line of that name. ${promise}`,
      ];
    },
  },
  'string.unknown': {
    title: ({ isComplete, signed, own, heldKeys = [] }) => {
      if (own !== undefined && isMisplaced(own))
        return say`Your string is ${misplaced[own]}, not the string that was signed.`;
      if (own === 'text' && heldKeys.length > 0)
        return say`Your string has the values of ${listKeys(heldKeys.map((key) => ({ key })))} without their keys.`;
      if (own === 'text') {
        return isComplete
          ? say`Your string has no pair with a key of the right one, and no known deviation gives it.`
          : say`Your string has no pair with a key of the right one; not every known deviation could be tried.`;
      }
      if (signed === null) {
        return isComplete
          ? say`Your digest is not the right string’s SHA-256, and no known deviation gives it.`
          : say`Your digest is not the right string’s SHA-256; not every known deviation could be tried.`;
      }
      if (signed.isOwn)
        return say`This key signed the merchant’s own string, not that of this callback.`;
      return isComplete
        ? say`This key signed another string; no known deviation gives it.`
        : say`This key signed another string; not every known deviation could be tried.`;
    },
    evidence: ({ signed, own }) =>
      signed === null
        ? own === 'source'
          ? say`It joins literals, or calls what sorts and joins entries, as programs do.`
          : own !== undefined && own !== 'digest'
            ? say`No key of the right string begins a pair of it.`
            : say`A digest does not show its string. An HMAC looks the same, which takes a secret; RSA2 has none.`
        : signed.isOwn
          ? say`Signed with this key: the SHA-256 ${printHex(signed.digest)}, and that is the one of the merchant’s own string.`
          : say`Signed with this key: the SHA-256 ${printHex(signed.digest)}. Tried in vain: ${printStrings(signed.tried.strings)} and ${count(signed.tried.values, { one: 'other value', other: 'other values' })} of the entries.`,
    origins: ({ signed, owner }) => {
      if (signed === null) return [];
      const asOwn = say`A signer that does what your code does: what that is stands with your string.`;
      if (owner === 'platform') return [asOwn];
      return [
        ...(signed.isOwn ? [asOwn] : []),
        ...(signed.lacksAll
          ? [
              say`A body that nothing had read or parsed when it was printed, such as Express’s ${code('req.body')} without ${code('express.json()')}, or that something had read before.`,
            ]
          : []),
        ...(signed.lacksMost
          ? [
              say`Another message in the callback’s place, such as an API’s answer or the request that created the order: a callback has orderNo, status, amounts and completedAt.`,
            ]
          : []),
        say`Headers and body of two different callbacks.`,
        say`A body that was changed, masked or cut after it was received.`,
        ...(signed.isOwn
          ? []
          : [
              say`A signer that builds the string in a way that was not tried, joins a secret to it, or signs a time or nonce of its own: nothing that is pasted shows it.`,
            ]),
        ...(signed.roundedKeys.length > 0
          ? [
              say`Long integers that a double had rounded in this body, as JSON.parse and others do, in ${listKeys(signed.roundedKeys.map((key) => ({ key })))}.`,
            ]
          : []),
        ...(signed.sorted === null ? [] : [describeSorted(signed.sorted)]),
        ...(signed.lacksOthers
          ? [say`A typed object (DTO) that dropped fields which were sent and signed.`]
          : []),
      ];
    },
    fixes: ({ signed, owner, own, heldKeys = [] }) => {
      if (signed !== null)
        return owner === 'platform'
          ? [say`Sign the string that the contract prescribes.`]
          : [
              say`Take headers and raw body of one request from the same log line.`,
              say`If they are certain, ${askSupport}`,
            ];
      if (own === 'text')
        return heldKeys.length > 0
          ? [
              say`Sign every entry as a pair of key and value, sorted by key and joined by ${code('&')}: values alone are another platform’s scheme.`,
            ]
          : [say`Paste what your code verifies, of this very callback and nothing around it.`];
      return own !== undefined && isMisplaced(own)
        ? [say`Paste the string over which your code verifies X-Sign: pairs of key and value.`]
        : [say`Paste the string itself to see which pair differs.`];
    },
  },
  'input.header-in-doubt': {
    title: ({ headers }) =>
      say`What was signed cannot be told without ${list(headers, 'and')} as sent.`,
    evidence: ({ headers, digest, tried }) =>
      say`Signed with this key: the SHA-256 ${printHex(digest)}. Tried in vain: ${printStrings(tried.strings)}${tried.values === 0 ? '' : say` and ${count(tried.values, { one: 'value', other: 'values' })} of ${list(headers, 'and')}`}.`,
    origins: () => [
      say`A header that was left out, masked or rewritten when the callback was copied.`,
    ],
    fixes: ({ headers }) => [
      say`Copy the ${headers.length === 1 ? 'line' : 'lines'} ${list(headers, 'and')} from the request as it arrived.`,
      say`If that is lost, ${askSupport}`,
    ],
  },
  'input.unexplored': {
    title: ({ why }) =>
      why === 'nesting'
        ? say`No known deviation was tried: the body nests too deep.`
        : why === 'header'
          ? say`No known deviation was tried: a header is too long.`
          : why === 'ecdsa'
            ? say`X-Sign has the form of an ECDSA signature, not of RSA.`
            : say`Why it does not verify is not known.`,
    evidence: ({ why, depthLimit, headerLimit, signatureLength, keyLength }) => {
      switch (why) {
        case 'nesting':
          return say`Bodies that nest deeper than ${String(depthLimit)} levels are verified, but not searched for a cause: it may be any.`;
        case 'header':
          return say`Callbacks with a header of more than ${count(headerLimit, { other: 'characters' })} are verified, but not searched for a cause: it may be any.`;
        case 'exponent':
          return say`The key’s exponent is too long to look into a signature with it.`;
        case 'length':
          return say`X-Sign decodes to ${count(signatureLength, { one: 'byte', other: 'bytes' })}, and this key’s signatures have ${String(keyLength)}: nothing in it tells of a key or a string.`;
        case 'ecdsa':
          return say`Its ${count(signatureLength, { one: 'byte', other: 'bytes' })} are DER of two integers; this key’s signatures have ${String(keyLength)}.`;
      }
    },
    origins: ({ why }) =>
      why === 'ecdsa' ? [say`A signer with an EC key, such as for SHA256withECDSA or ES256.`] : [],
    fixes: ({ why }) =>
      why === 'length'
        ? [say`Take ${code('X-Sign')} as it arrived, before any program reads it.`]
        : why === 'ecdsa'
          ? [say`Sign with RSA2: SHA256withRSA.`]
          : [],
  },
  'paste.stripped': {
    title: ({ forms }) =>
      forms.every(isAround)
        ? say`Your string was pasted with ${listPasteForms(forms)}.`
        : forms.every(isAsPrinted)
          ? say`Your string was pasted as ${listPasteForms(forms.filter(isNotation))}.`
          : forms.every(isBroken)
            ? say`Your string is broken into lines, by a copy or by your code.`
            : say`Your string was damaged when it was copied.`,
    evidence: ({ forms }) =>
      forms.every(isAsPrinted) && forms.some(isNotation)
        ? say`The text of these bytes was compared.`
        : forms.includes('gap')
          ? say`The gap was read as the right string has it.`
          : say`It was read without ${listPasteForms(forms)}.`,
    origins: ({ forms }) => [
      forms.some(isNotation)
        ? say`Code, a log or a debugger that prints bytes so; or code that verifies this notation in place of the text.`
        : forms.some(isBroken)
          ? say`A copy out of a log, a debugger, a terminal or a page; or code that breaks lines, such as chunk_split, wordwrap, textwrap or fold, and verifies that.`
          : say`A copy out of a log, a debugger, a terminal or a page.`,
    ],
    fixes: ({ forms }) => [
      forms.every(isAsPrinted)
        ? say`Nothing, as long as your code does not verify that as well.`
        : forms.some(isBroken)
          ? say`Paste the string alone, as your code verifies it; where your code breaks it into lines, verify it before that.`
          : say`Paste the string alone, as your code verifies it.`,
    ],
  },
  'input.masked': describeGarbled('looks masked', fromLog),
  'input.cut': describeGarbled('looks cut off', fromLog),
  'input.mojibake': describeGarbled(
    'has characters of a wrong charset',
    say`Read the body as UTF-8 and paste it again.`,
  ),
  'input.replaced': describeGarbled(
    'may have question marks for other characters',
    say`Keep the body in UTF-8 from the request to the log: another charset has no place for every character.`,
  ),
  'input.emptied': describeGarbled(
    'is an empty object: where it was sent with members, these are gone',
    say`Use the raw body: JSON.stringify with a list of keys, for one, leaves nested members out.`,
  ),
  'input.placeholder': describeGarbled(
    'is what a program prints in the place of an object or a list: where one was sent, its members are gone',
    say`Use the raw body, or a writer of JSON for nested values too, not a string conversion.`,
  ),
  'input.shortened': describeGarbled(
    'is written as a spreadsheet shows a long number: where it had more digits, these are gone',
    say`Use the raw body; in a spreadsheet, import such columns as text.`,
  ),
  'input.unset': describeGarbled(
    'is what a program writes where it has no value, or where nothing was filled in: where a value was sent, it is gone',
    say`Take the header as it arrived: a log or a tool that was asked by another name has no value for it.`,
  ),
  'sign.one-of-several': {
    title: ({ place, of }) =>
      say`X-Sign has ${count(of, { other: 'values' })}; number ${String(place)} verifies.`,
    evidence: ({ value }) => say`The signature of the string is ${showValue(value)}`,
    origins: () => [say`Headers of two requests, or of a request and a proxy, in one place.`],
    fixes: () => [say`Keep that value under X-Sign, and no other.`],
  },
  'sign.one-case': {
    title: ({ isLower }) => say`X-Sign has no ${isLower ? 'capital' : 'small'} letter.`,
    evidence: ({ isLower, length }) =>
      say`All its ${count(length, { one: 'letter', other: 'letters' })} are ${isLower ? 'small ones' : 'capitals'}; about half of those of a signature in Base64 are not. Which they were is lost.`,
    origins: ({ isLower }) => [
      say`A log, a proxy or a program that writes the values of headers in ${isLower ? 'lower' : 'upper'} case, such as by ${isLower ? 'toLowerCase' : 'toUpperCase'} over whole lines.`,
    ],
    fixes: () => [
      say`Use the value as received: only the names of headers are the same in either case.`,
    ],
  },
  'sign.hash': {
    title: ({ hash, bytes }) =>
      hash === null
        ? say`X-Sign holds no signature: it has as few bytes as a hash, ${String(bytes)}.`
        : say`X-Sign holds the ${hash} of the string, not its signature.`,
    evidence: ({ hash, bytes, isHex }) => {
      const notation = isHex ? 'hex' : 'Base64';
      return hash === null
        ? say`In ${notation} it is ${String(bytes)} bytes, as a hash or an HMAC has them.`
        : say`The ${hash} of the string to be signed is exactly this, in ${notation}.`;
    },
    origins: ({ hash }) =>
      hash === null
        ? [
            say`A sender for another platform’s scheme, which signs by a hash or an HMAC with a secret; a test or a mock; another header’s value; or the beginning of a signature in hex.`,
          ]
        : [say`A test or a signer that hashes, and does not sign what it hashed.`],
    fixes: () => [
      say`Sign the string with the platform’s RSA private key (RSA2: PKCS#1 v1.5, SHA-256), and send that in Base64.`,
    ],
  },
  'sign.public-key': {
    title: () => say`X-Sign holds a public key, not a signature.`,
    evidence: ({ isLoaded }) =>
      isLoaded ? say`It is a key that is pasted here.` : say`It decodes to an RSA public key.`,
    origins: () => [say`A value that was pasted or configured in the wrong place.`],
    fixes: () => [say`Use the value of X-Sign as received.`],
  },
  'sign.masked': {
    title: () => say`X-Sign is masked or abbreviated.`,
    evidence: ({ length, expectedLength }) =>
      say`It holds a mask and has ${count(length, { one: 'character', other: 'characters' })}; a complete one has ${expectedLength}.`,
    origins: () => [],
    fixes: () => [say`Use the complete value as received.`],
  },
  'sign.truncated': {
    title: ({ length, expectedLength }) =>
      say`X-Sign is too short: ${length} of ${expectedLength} characters.`,
    evidence: ({ bytes, expectedBytes, isOfSmallerKey }) =>
      say`It holds ${count(bytes, { one: 'byte', other: 'bytes' })}${isOfSmallerKey ? ', as the signature of a smaller key does' : ''}; a ${String(expectedBytes * 8)}-bit key makes ${expectedBytes}.`,
    origins: ({ lost }) => [
      lost === 'end'
        ? say`A database column, a log or a header limit that cuts long values.`
        : lost === 'plus-signs'
          ? say`Its end is there, and there is no + in it, as hardly any signature is: something that removes +.`
          : lost === 'unknown'
            ? say`A database column, a log or a header limit that cuts long values; a selection that missed a part; or something that lost characters within it.`
            : say`Its end is there: a selection that missed its beginning, or something that lost characters within it.`,
    ],
    fixes: () => [say`Use the complete value.`],
  },
};

type Changed = FaultCause<'value.changed'>;

type SignerLikeness =
  | 'begins'
  | 'swapped'
  | 'enum-member'
  | 'capitals'
  | 'minor-units'
  | 'other-zone'
  | 'unset'
  | 'unfilled';

const signerLikenesses: ReadonlySet<Likeness> = new Set<SignerLikeness>([
  'begins',
  'swapped',
  'enum-member',
  'capitals',
  'minor-units',
  'other-zone',
  'unset',
  'unfilled',
]);

/** What was signed shows how a signer came to it, where a body that was changed later would hardly have it. */
function isOfSigner(likeness: Likeness | null): likeness is SignerLikeness {
  return likeness !== null && signerLikenesses.has(likeness);
}

function titleChanged({
  key,
  value: signed,
  header,
  pasted,
  likeness,
  otherKey = null,
}: Changed): Text {
  if (likeness === 'swapped')
    return say`The signed string has the values of ${showValue(key)} and ${showValue(otherKey ?? '')} under each other’s keys.`;
  const where = header === null ? 'this body says' : `${header} here says`;
  const other =
    likeness === 'other-zone'
      ? `, ${printZoneShift(Number(signed) - Number(pasted))}`
      : otherKey === null
        ? ''
        : say`, as ${showValue(otherKey)} is here`;
  return say`The signed ${showValue(key)} was ${showValue(signed)}${other}; ${where} ${showValue(pasted ?? '')}.`;
}

function titleRecovered({ key, value: signed, header }: Changed, recovery: RecoveryFacts): Text {
  if (recovery.from === 'unseen')
    return say`${header ?? ''} has ${listUnseen(recovery)} in your paste, which cannot be seen and was not signed.`;
  return say`The signed ${key} was ${showValue(signed)}${describeSource(key, header ?? '', recovery)}.`;
}

function listUnseen({ unseen = [] }: RecoveryFacts): Text {
  return list(unseen.map(nameCodePoint), 'and');
}

function describeSource(
  key: string,
  header: string,
  { from, secondsAfterCompletion, otherName }: RecoveryFacts,
): Text {
  switch (from) {
    case 'unseen':
      return say``;
    case 'unread-line':
      return say`: it stands on the line of ${header} that could not be read`;
    case 'second-line':
      return say`, one of those that stand under ${header}`;
    case 'body':
      return say`: the body’s own ${showValue(key)} holds it too`;
    case 'other-name':
      return say`: it stands under ${showValue(otherName ?? '')}`;
    case 'own-string':
    case 'own-string-instead':
      return say`: the merchant’s own string has it`;
    case 'other-callback':
      return say`, a value that this page has seen before`;
    case 'time':
      return say`, ${printDistance(secondsAfterCompletion ?? 0)} completedAt`;
  }
}

function printDistance(seconds: number): string {
  if (seconds === 0) return 'the very second of';
  const distance = count(Math.abs(seconds), { one: 'second', other: 'seconds' });
  return `${distance} ${seconds > 0 ? 'after' : 'before'}`;
}

const recoveredFrom: Readonly<Record<RecoveryFacts['from'], Text>> = {
  unseen: broughtAlong,
  'unread-line': say`Headers from a table, a log or a program’s dump, or a line typed by hand.`,
  'second-line': say`Headers of two requests, or of a request and a proxy, in one place.`,
  body: say`A header that was left out when the callback was copied.`,
  'other-name': say`Headers from a table, a form or a program that names them otherwise, or a line typed by hand.`,
  'own-string': say`A header that was left out, or not read, when the callback was copied.`,
  'own-string-instead': say`Headers of another request, such as those of a retry, in place of the body’s own.`,
  'other-callback': say`The same callback without one of its headers, or headers of two delivery attempts.`,
  time: say`A header that was left out when the callback was copied.`,
};

function printStrings(number: number): string {
  return count(number, { one: 'string', other: 'strings' });
}

function describeGarbled(looks: string, fix: Text): CauseWords<FaultCause<GarbledCode>> {
  return {
    title: ({ key }) => say`The value of ${showValue(key)} ${looks}.`,
    evidence: ({ beginning }) => say`It reads: ${showValue(beginning)}`,
    origins: ({ owner, code: garble }) =>
      owner === 'unknown' && !bySender.has(garble)
        ? [
            say`A log, a filter or a copy on the way. It may as well have been sent so, and signed: then something else is the reason.`,
          ]
        : [],
    fixes: () => [fix],
  };
}

/** What says itself when a sender may have written it. */
const bySender: ReadonlySet<GarbledCode> = new Set([
  'input.placeholder',
  'input.shortened',
  'input.emptied',
  'input.unset',
]);

/** What stands around a string takes nothing away from it. */
function isAround(form: PasteForm): boolean {
  return around.has(form);
}

const around: ReadonlySet<PasteForm> = new Set([
  'label',
  'quoted',
  'embedded',
  'gap',
  'repeated',
  'colours',
  'other-lines',
  'other-strings',
  'beside-right',
]);

/** A program may well print the bytes of a string so: nothing was damaged. */
function isNotation(form: PasteForm): boolean {
  return form === 'hex' || form === 'base64' || form === 'byte-list';
}

function isBroken(form: PasteForm): boolean {
  return form === 'broken-lines';
}

function isAsPrinted(form: PasteForm): boolean {
  return isAround(form) || isNotation(form);
}
