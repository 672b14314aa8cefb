import type { RequestForm } from '../../core/intake/request/request-reading';
import type { IntakeWords } from '../intake-words';
import { toShortValue } from '../short-value';
import { value } from '../text';
import { english } from './language';

const { count, list, printNumber, quote, quoteBriefly, say } = english;

const forms: Record<RequestForm, string> = {
  'http-message': 'an HTTP request',
  'http-2': 'an HTTP/2 request',
  curl: 'a curl command',
  wget: 'a wget command',
  httpie: 'an HTTPie command',
  powershell: 'a PowerShell command',
  fetch: 'a fetch call',
  har: 'a HAR entry',
  postman: 'a Postman request',
  insomnia: 'an Insomnia request',
  'aws-event': 'an AWS event',
  'azure-event': 'an Azure Functions request',
  ngrok: 'a request that ngrok kept',
  'webhook-site': 'a request from webhook.site',
  inspector: 'a request that an inspector or a runtime wrote as JSON',
  log: 'a log',
  csv: 'rows of a table',
  'headers-and-body': 'JSON with headers and a body',
  dump: 'values as a program printed them',
  text: 'a text with headers and a body in it',
  headers: 'headers alone',
  body: 'a body alone',
  key: 'a public key alone',
};

const bytes = { one: 'byte', other: 'bytes' };

const isUnread = (line: number): string =>
  `from line ${printNumber(line)} on, not everything was read`;

export const intakeWords: IntakeWords = {
  name: 'Paste a whole request',
  placeholder:
    'An HTTP request, a curl or PowerShell command, a fetch call, a HAR file, an object with headers and a body, a log line, a ticket …',
  close: 'Close the box',
  taken: ({ form, headers, bodyBytes, keys, hasOwnString }) => {
    const parts = [
      ...(headers === null ? [] : [count(headers, { one: 'header line', other: 'header lines' })]),
      ...(bodyBytes === null ? [] : [`a body of ${count(bodyBytes, bytes)}`]),
      ...(keys === 0 ? [] : [keys === 1 ? 'the public key' : `${printNumber(keys)} public keys`]),
      ...(hasOwnString ? ['the string beside them as yours to be signed'] : []),
    ];
    return say`Read as ${forms[form]}: took ${list(parts, 'and')}.`;
  },
  notes: {
    'body-parsed': () =>
      'The body stood there as an object: number text, escapes and repeated keys may have been lost before.',
    'body-unquoted': () => 'The body stood in quotes, as a string of JSON: they are undone.',
    'body-nginx': () =>
      'The body stood there as nginx escapes it, \\x22 for each quote: that is undone.',
    'body-base64': () => 'The body stood there in Base64: it is decoded.',
    'body-percent': () => 'The body was percent-encoded: it is decoded.',
    'body-bytes': () => 'The body stood there as a list of bytes: they are read as UTF-8.',
    'body-chunked': () => 'The body came in chunks: they are put together.',
    method: ({ method }) => say`The request is a ${quoteBriefly(method)}; a callback is a POST.`,
    'own-key': () =>
      'A key in it is named the merchant’s own: it was not taken for the platform’s.',
    'names-read': ({ names }) =>
      say`Read ${list(
        names.map(({ written, header }) => say`${quoteBriefly(written)} as ${header}`),
        'and',
      )}.`,
    'other-sign': ({ line, name, isOther, isUnread: isBehind }) => {
      const place = printNumber(line);
      if (isBehind)
        return say`Line ${place} has ${isOther ? 'another ' : ''}${quoteBriefly(name)}, which was not taken: from there on, not everything was read.`;
      return isOther
        ? say`Line ${place} has another ${quoteBriefly(name)}, with no body that is surely its own: it was not taken.`
        : say`Line ${place} has ${quoteBriefly(name)}, which was not taken: whether it is this body’s is not certain.`;
    },
    'body-part': ({ name }) =>
      say`The body is one field of a form, ${quote(name)}. The platform sends no form: its body is the JSON alone.`,
    'body-joined': ({ count: parts }) =>
      `The body is ${printNumber(parts)} data arguments, joined with “&” as curl does.`,
    'open-quote': () =>
      'A quotation mark of this command is not closed: what stands behind it may be read wrong.',
    'body-more': () => 'Behind the body stands another JSON object: it was not taken.',
    'body-answered': () =>
      'The body that was sent is not in it: curl -v prints the answer’s alone. Paste it into its field.',
    'body-echoed': () =>
      'The body is the answer’s, with as many bytes as were sent: curl -v prints none that was sent.',
    'body-unclear': () =>
      'The body stands where curl -v prints the answer’s, and no length of the answer is told: it may be the answer’s, or the one that was sent.',
    'body-other': () =>
      'What stands behind the headers is no JSON object: it was not taken for the body.',
    'body-file': ({ name }) =>
      name === '-'
        ? 'The body came from the standard input, which is not in the paste. Paste or drop it into its field.'
        : say`The body is in a file, ${quote(name)}, which is not in the paste. Drop it on its field.`,
    'headers-file': ({ name }) =>
      say`More headers are in a file, ${quote(name)}, which is not in the paste.`,
    'body-dots': () =>
      'This is a capture of packets as text, in which a dot may stand for any byte that is not ASCII. The dots in the body may be such bytes: the capture in hex shows them.',
    'body-blanks': ({ count: lost }) =>
      `The browser wrote ${count(lost, { one: 'character', other: 'characters' })} beyond ASCII as blanks, as it does in a command for cmd: they are lost. Copy the request as cURL (bash) or as fetch.`,
    'content-length-text': ({ said }) =>
      say`Content-Length is ${quoteBriefly(said)}, which is read as no number of bytes.`,
    'content-length': ({ said, bytes: found }) =>
      `Content-Length says ${count(said, bytes)}; the body has ${printNumber(found)}.`,
  },
  choose: (found, unreadLine) =>
    unreadLine === null
      ? `${printNumber(found)} callbacks are in it. Choose one.`
      : `At least ${printNumber(found)} callbacks are in it: ${isUnread(unreadLine)}. Choose one.`,
  chosen: (number, found, unreadLine) =>
    `Callback ${printNumber(number)} of ${unreadLine === null ? '' : 'at least '}${printNumber(found)} stands in the fields. Another one can be chosen below.`,
  find: 'Find by order number, nonce or other text',
  listed: (shown, matching, unreadLine) =>
    matching === 0
      ? unreadLine === null
        ? 'None has this text.'
        : `None that was found has this text; ${isUnread(unreadLine)}.`
      : `The first ${printNumber(shown)} of ${printNumber(matching)} are listed.`,
  use: (number) => `Use callback ${printNumber(number)}`,
  describe: (order, nonce) => {
    if (order === null && nonce === null) return 'no order number, no nonce';
    if (nonce === null) return say`order ${value(toShortValue(order ?? ''))}`;
    if (order === null) return say`nonce ${value(toShortValue(nonce))}`;
    return say`order ${value(toShortValue(order))}, nonce ${value(toShortValue(nonce))}`;
  },
  unknown: (names, unreadLine) =>
    say`Nothing was taken. Looked for X-Sign and the other headers with a body: as an HTTP request, a command, a fetch call, JSON, a dump, a log and plain text. ${
      names.length === 0
        ? 'None of their names is in it.'
        : say`In it ${names.length === 1 ? 'stands' : 'stand'} ${list(names, 'and')}, but ${unreadLine === null ? 'too little to be taken for headers or a body' : isUnread(unreadLine)}.`
    }`,
  undo: '“Undo” brings back what was there.',
};
