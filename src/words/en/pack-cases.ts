import type { PackWords } from '../../core/pack/pack-words';

/** Each says what an endpoint that fails the case probably does. */
export const packCaseWords: PackWords['whys'] = {
  payin:
    'The plain callback of a payin was not answered with 200 and exactly OK: check the public key, the merchant number and the string to be signed.',
  payout:
    'The plain callback of a payout was not acknowledged: it is signed as a payin’s is, and netAmount includes the fee.',
  'header-names-lower':
    'Header names are the same in any case: HTTP/2 and many proxies send them in small letters.',
  'header-names-mixed': 'Header names are the same in any case.',
  'headers-reordered': 'Headers come in any order, and others may stand among them.',
  'sign-padded': 'White space around X-Sign is trimmed before it is decoded.',
  'nonce-with-signs':
    'X-Nonce enters the string as it is, without URL-encoding; this one ends with /+=.',
  'body-chunked': 'The body came with Transfer-Encoding: chunked and without Content-Length.',
  'body-megabyte':
    'The body has 1,000,000 bytes; the contract names no limit, your framework or proxy probably has one.',
  'no-completed-at': 'Where completedAt is absent, its pair is absent from the string.',
  'members-reordered': 'The keys are sorted, in whichever order the body has them.',
  'body-indented':
    'The body is indented and has CRLF line ends: only the values are signed, nested ones as compact JSON.',
  'unknown-members': 'Every top-level member is signed, also one that your code does not know.',
  booleans: 'A boolean is signed as true or false; false is not blank.',
  nulls: 'A null is left out of the string.',
  'empty-texts': 'An empty text is left out of the string.',
  'blank-texts': 'A text of spaces, tabs and line ends alone is left out of the string.',
  'sign-members': 'A member called sign, in any case, is left out of the string.',
  'own-timestamp-and-nonce':
    'The headers’ timestamp and nonce replace members of the body that are called so.',
  'keys-of-both-cases':
    'Keys are sorted by ASCII: capitals come before _ and _ before small letters; no locale, no ignoring of case.',
  'keys-with-one-beginning':
    'Keys are sorted, not whole pairs: amount comes before amount-usd, whatever = is sorted as.',
  'amount-texts': 'A text that looks like a number is signed as it is: no number is made of it.',
  'spaces-in-texts': 'Spaces in and around a text are signed as they are.',
  'signs-in-texts': 'Values are signed without URL-encoding and without HTML escapes.',
  'escapes-in-texts': 'A text is signed as the JSON parser gives it, with its escapes resolved.',
  'unicode-chinese': 'The body and the string are UTF-8.',
  'unicode-escaped':
    'An escape such as \\u8ba2 stands for its character, and that is signed in UTF-8.',
  'unicode-emoji': 'Characters beyond 16 bits are signed as their four bytes of UTF-8.',
  'unicode-combining': 'Characters are signed as they came, without Unicode normalization.',
  'number-plain': 'A number is signed as plain decimal text: 250, -75, 0, -12.75; 0 is not blank.',
  'number-exponents':
    'An integer is signed without an exponent: 1e3 as 1000, 1e21 with all its digits.',
  'number-small': 'A number is signed without an exponent: 1e-7 as 0.0000001.',
  'number-precise': 'A number keeps all of its digits: a floating-point type rounds it.',
  'completed-at-exponent':
    'completedAt is signed as a plain integer, also where the body writes it with an exponent.',
  'nested-object': 'An object is signed as its compact JSON.',
  'nested-array': 'An array is signed as its compact JSON.',
  'nested-empty': 'An empty object is signed as {}, an empty array as []: neither is blank.',
  'nested-blanks': 'Inside of nested JSON nothing is left out: null, empty and blank texts stay.',
  'nested-spaced':
    'Nested JSON is signed compact: without the white space around its values, with that inside of its texts.',
  'nested-order': 'The members of nested JSON keep their order: only the top level is sorted.',
  'nested-numbers': 'Numbers inside of nested JSON are written as at the top level: 30, not 30.0.',
  'nested-unicode': 'Compact JSON has the characters themselves, no \\u escapes for them.',
  'nested-deep': 'Nested JSON 20 levels deep is signed as any other.',
  'same-order': 'The first of two notifications of one order was not acknowledged.',
  'same-order-again':
    'An order that is completed already is acknowledged again, without further effects: the platform notifies more than once.',
  'amount-changed':
    'The amount was changed after signing, and the endpoint acknowledged it: is X-Sign verified?',
  'amount-written-otherwise':
    'The amount was rewritten from 100.00 to 100.0 after signing: it is signed as a text, not as a number.',
  'merchant-order-no-changed':
    'The order number was changed after signing, and the endpoint acknowledged it.',
  'status-changed': 'The signed status is failed, and was changed to completed after signing.',
  'member-added':
    'A member was added after signing: every top-level member is signed, not only those you know.',
  'member-removed':
    'A member was removed after signing: a default value in your code may have put it back.',
  'nested-value-changed':
    'A value inside of nested JSON was changed after signing: nested values are signed, too.',
  'nonce-changed': 'X-Nonce was changed after signing: the nonce is part of the string.',
  'timestamp-changed':
    'X-Timestamp was changed after signing: the time is part of the string, or an old callback could be sent again as a new one.',
  'other-key': 'The signature was made with another key than the platform’s.',
  'sha-1': 'The signature was made with SHA-1, which is not SHA256withRSA.',
  pss: 'The signature has PSS padding; the contract has PKCS#1 v1.5.',
  'body-signed': 'The signature is over the raw body, which says nothing of time and nonce.',
  'sign-missing': 'There is no X-Sign: what is not signed is rejected.',
  'sign-blank': 'X-Sign is blank: what is not signed is rejected.',
  'sign-no-base64': 'X-Sign is no Base64: what cannot be verified is rejected.',
  'sign-cut': 'X-Sign is cut off.',
  'sign-flipped': 'One character of X-Sign is another one.',
  'forged-again':
    'The order is completed already, but this notification of it is signed with another key: the signature is verified before the order is looked at.',
  'timestamp-missing': 'X-Timestamp was removed after signing: it is part of the string.',
  'timestamp-blank': 'X-Timestamp was emptied after signing: it is part of the string.',
  'nonce-missing': 'X-Nonce was removed after signing: it is part of the string.',
  'nonce-blank': 'X-Nonce was emptied after signing: it is part of the string.',
  'merchant-missing': 'There is no X-Merchant-No; it has to equal your own merchant number.',
  'merchant-blank': 'X-Merchant-No is blank; it has to equal your own merchant number.',
  'merchant-other':
    'X-Merchant-No is another merchant’s; it has to equal your own merchant number.',
  'merchant-longer': 'X-Merchant-No only begins with your merchant number; it has to equal it.',
  'body-empty': 'There is no body, so there is no order to complete.',
  'body-no-json': 'The body is no JSON; nothing can be taken from it.',
  'body-cut': 'The JSON ends early: what cannot be parsed is rejected.',
  'body-in-array': 'The body is an array around the object that was signed.',
  'time-stale':
    'X-Timestamp is a minute older than the tolerance allows: an old callback may be a replay.',
  'time-future': 'X-Timestamp is a minute further in the future than the tolerance allows.',
  'time-milliseconds':
    'X-Timestamp is in milliseconds; the contract has seconds, so it is far beyond the tolerance.',
  'nonce-replayed': 'X-Nonce was used before, for another order: each nonce is accepted once.',
};
