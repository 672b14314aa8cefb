import type { SenderWords } from '../sender-words';
import { joinTexts } from '../text';
import { english } from './language';

const { count, quoteBriefly, say } = english;

const verifyFails = 'X-Sign does not verify: the endpoint must not update the order.';

export const senderWords: SenderWords = {
  banner: say`Test callbacks, signed with a key pair that this page made and forgets when it is closed. Never set this key for real orders: it is not the platform’s.`,
  order: {
    title: 'The order to tell of',
    orderType: 'Order type',
    keySize: { label: 'Key size', hint: 'in bits; a pair of each size is made once' },
    bits: (bits) => `${bits} bits`,
    merchantNo: { label: 'Merchant number', hint: 'sent as X-Merchant-No' },
    timestamp: { label: 'X-Timestamp', hint: 'Unix seconds; empty: the time of making' },
    nonce: { label: 'X-Nonce', hint: 'empty: a new one every time; an endpoint takes each once' },
    fresh: 'new every time',
    noHeaderValue:
      'It has a control character, which no header can hold, or one beyond ASCII, which servers read in different ways.',
    body: { label: 'Body to sign', hint: 'Sent byte by byte as it stands here, in UTF-8.' },
    renew: 'New order',
    fields: 'Fields of the body',
    moreFields: (more) =>
      `${count(more, { one: 'more field stands', other: 'more fields stand' })} in the text alone.`,
    noFields: 'The fields are back once the text is a JSON object.',
    notJson: 'Not JSON: the field keeps its value until this is.',
    remove: (key) => `Remove ${key}`,
    add: {
      name: 'Another field',
      value: {
        label: 'Its value',
        hint: 'JSON, as 1.50, null, true, {"a":1}; anything else is text',
      },
      button: 'Add field',
      taken: 'The body has this field already.',
    },
  },
  breaking: {
    label: 'Break it on purpose',
    nothing: 'nothing: a good callback',
    groups: {
      receiver: 'The receiver’s checks',
      fault: 'Key, algorithm, content',
      'sign-text': 'The text of X-Sign',
      string: 'The signed string',
    },
    deviation: (says) => say`The signed string ${says}.`,
    says: {
      'value.changed': 'The amount was multiplied by ten after it was signed.',
      'input.rewritten': 'The names of the fields were rewritten in snake_case after signing.',
      'string.unknown': 'Something else was signed: the string, each second character of it first.',
      'key.not-the-signer': 'It is signed with a key that the endpoint does not know.',
      'key.other-loaded':
        'It is signed with a newer key: the platform has rotated, and the endpoint has the key before.',
      'key.own-signature': 'It is signed with the merchant’s own key, not the platform’s.',
      'algorithm.digest': 'It is signed with SHA-1 in the place of SHA-256.',
      'algorithm.pss': 'It is signed with PSS padding in the place of PKCS#1 v1.5.',
      'sign.url-safe': 'X-Sign uses the URL-safe alphabet.',
      'sign.unpadded': 'X-Sign lacks its padding.',
      'sign.hex': 'X-Sign is hex, not Base64.',
      'sign.double-base64': 'X-Sign is Base64 of Base64.',
      'sign.plus-as-space': 'X-Sign has spaces where + was.',
      'sign.percent-encoded': 'X-Sign is percent-encoded.',
      'sign.line-breaks': 'X-Sign has a space behind every 76 characters.',
      'sign.quoted': 'X-Sign stands in quotes.',
      'sign.prefixed': 'X-Sign has a scheme before it: RSA2=.',
      'sign.json-escaped': 'X-Sign has the escapes of JSON.',
      'sign.leading-zero': 'The signature went through a big integer and has a zero before it.',
      'sign.truncated': 'X-Sign was cut off.',
      'sign.byte-reversed': 'The bytes of the signature stand in reverse order.',
      'merchant-no.different': 'X-Merchant-No is another merchant’s.',
      'merchant-no.missing': 'X-Merchant-No is not sent.',
      'timestamp.old': 'X-Timestamp is some 25 minutes old.',
      'timestamp.ahead': 'X-Timestamp is some 25 minutes ahead.',
      'timestamp.milliseconds': 'X-Timestamp is in milliseconds.',
      'timestamp.not-seconds': 'X-Timestamp is a date as text, not Unix seconds.',
      'timestamp.missing': 'X-Timestamp is not sent, and not signed.',
      'nonce.seen': 'X-Nonce was used by a callback before it.',
      'nonce.missing': 'X-Nonce is not sent, and not signed.',
      'signature.invalid': 'One character of X-Sign is another one.',
      'signature.missing': 'X-Sign is not sent.',
      'body.unreadable': 'The body ends in the middle.',
      'order.different':
        'The amount is not that of the local order: compare it with the record shown in the debugger.',
      'order.not-found': 'The local order has other numbers: the endpoint does not know this one.',
      'order.not-completed': 'The status is failed: no such callback is ever sent.',
      'order.incomplete': 'The body has no amount.',
      'order.unexpected': 'The order type is refund, which the contract does not know.',
      'order.no-number': 'The body names no order.',
      'order.completed': 'The endpoint’s order is completed already: a repeated notice.',
    },
    good: 'The contract’s string, signed by its algorithm.',
    noEffect:
      'This break changes nothing about this callback. Take another body, key size or a new callback.',
    toldOtherwise: (codes) =>
      codes.length === 0
        ? say`Nothing is signed: with this body, the debugger could not name this break. Take another body.`
        : say`Nothing is signed: with this body, the debugger would name it ${joinTexts(codes.map(quoteBriefly), ', ')}. Take another body.`,
    draftFails: (codes, level) => {
      const names = joinTexts(codes.map(quoteBriefly), ', ');
      return level === 'recommended'
        ? say`The draft itself fails ${names}, which the contract recommends to check; an endpoint that does not answers OK.`
        : say`The draft itself fails ${names}.`;
    },
    adapted: ({ kind, keys }) => {
      const names = joinTexts(keys.map(quoteBriefly), ', ');
      switch (kind) {
        case 'left-out':
          return say`So that it shows, the signed body leaves out ${names}.`;
        case 'repeated':
          return say`So that it shows, the signed body has ${names} twice.`;
        case 'set':
          return say`So that it shows, the signed body has its own ${names}.`;
      }
    },
    answers: { ok: 'Expected answer: 200 with OK', reject: 'Expected answer: anything but OK' },
    because: (code, level) => {
      if (code === 'nothing') return 'Verification and processing succeed.';
      if (code === 'order.completed')
        return 'No further effects: the order must not be credited again.';
      if (code === 'order.different')
        return 'The contract names no response for it; never credit it, and let a human look.';
      if (level === 'recommended')
        return 'The contract recommends this check; an endpoint without it answers OK.';
      if (code.startsWith('merchant-no.'))
        return 'The endpoint must reject it and record an alert.';
      if (code.startsWith('order.') || code === 'body.unreadable')
        return 'It cannot be processed, and only what was processed is acknowledged.';
      return verifyFails;
    },
    found: (code) => say`In the debugger: ${quoteBriefly(code)}.`,
    ownKey: 'It has a key pair of its own: give the endpoint the public key shown here.',
    twoRequests: 'Two requests: the first is good, the second uses its nonce again.',
  },
  signed: {
    title: 'Signed callback',
    renew: 'New test callback',
    open: 'Open in the debugger',
    busy: 'Signing …',
    nothing: 'Nothing is signed: see what its fields say.',
    failed: 'No callback could be made. Try “New test callback” again.',
    noWebCrypto:
      'The browser offers no WebCrypto here: it needs https or localhost. Nothing can be signed.',
    publicKey: {
      label: 'Test public key',
      hint: 'Give it to the endpoint under test as the platform public key.',
    },
    headers: { label: 'Signed headers', hint: 'To be sent with the body.' },
    body: { label: 'Signed body', hint: 'To be sent exactly so.' },
    canonical: { label: 'Signed string', hint: 'What the signature is over.' },
    right: { label: 'String by the contract', hint: 'What the endpoint must build, and compare.' },
    earlierHeaders: { label: 'Headers of the callback before', hint: 'Sent with the same body.' },
  },
  send: {
    title: 'Send it',
    address: {
      label: 'Endpoint address',
      hint: 'your endpoint under test; nothing is sent from here',
    },
    addressFault: 'Give an http or https address.',
    shell: 'Shell',
    shells: { posix: 'POSIX', powershell: 'PowerShell' },
    command: { label: 'curl command', hint: '' },
    commandHints: {
      posix: 'For bash, zsh and other POSIX shells.',
      powershell:
        'For Windows PowerShell 5.1 and PowerShell 7, without curl; the body is in Base64. Answers beyond 2xx are shown as errors. Not run in our tests.',
    },
    forms: 'Other forms',
    raw: { label: 'Raw HTTP request', hint: 'Its head has CRLF line ends once it is copied.' },
    httpFile: { label: '.http file', hint: 'For the REST clients of editors.' },
  },
};
