import { headerTexts } from '../../../core/diagnosis/deviations/header-entries';
import type { DeviationsSentences } from '../../deviation-words';
import { code, type Text } from '../../text';
import { english } from '../language';
import { joints } from './whole-body';

const { list, say } = english;

const timestamp = code('timestamp');
const nonce = code('nonce');

export function nameHeaders(headers: 'both' | 'timestamp' | 'nonce'): Text {
  if (headers === 'both') return say`${timestamp} and ${nonce}`;
  return say`${headers === 'nonce' ? nonce : timestamp}`;
}

const listForms = {
  brackets: 'brackets',
  'json-list': 'brackets and double quotes',
  'python-list': 'brackets and single quotes',
  'python-tuple': 'a tuple of one',
  'python-bytes': 'bytes',
  quoted: null,
  'java-optional': null,
  'scala-option': null,
} as const;

type Headers = Parameters<typeof nameHeaders>[0];

/** What is no list. */
const otherListWords = {
  quoted: (headers: Headers) => ({
    says: say`has quotation marks around the value of ${nameHeaders(headers)}`,
    origin: 'The value printed as JSON or by a debugging function.',
    fix: 'Use the text of the header without quotation marks.',
  }),
  'java-optional': (headers: Headers) => ({
    says: say`has the value of ${nameHeaders(headers)} as Java prints an Optional`,
    origin:
      'A call that gives an Optional, such as HttpHeaders.firstValue, which prints itself as Optional[…].',
    fix: say`Take the value out of it: ${code('orElseThrow()')}.`,
  }),
  'scala-option': (headers: Headers) => ({
    says: say`has the value of ${nameHeaders(headers)} as Scala prints an Option`,
    origin:
      'A call that gives an Option, such as request.headers.get of Play, which prints itself as Some(…).',
    fix: say`Take the value out of it, such as by ${code('getOrElse')}.`,
  }),
  'python-list': (headers: Headers) => ({
    says: say`has the value of ${nameHeaders(headers)} in the brackets of a list`,
    origin:
      'Headers that are kept as lists of values, as Python and Node’s util.inspect print them, such as getlist() or headersDistinct.',
    fix: 'Take the first value of the list.',
  }),
  'python-tuple': (headers: Headers) => ({
    says: say`has the value of ${nameHeaders(headers)} as Python prints a tuple`,
    origin: 'A comma behind an assignment: it makes a tuple of the value.',
    fix: 'Remove the comma.',
  }),
  'python-bytes': (headers: Headers) => ({
    says: say`has the value of ${nameHeaders(headers)} as Python prints bytes`,
    origin: 'Headers as bytes in an f-string or str(), such as of ASGI, Tornado or Scrapy.',
    fix: say`Decode the bytes first: ${code('value.decode()')}.`,
  }),
} as const;

function isJoint(text: string): text is keyof typeof joints {
  return text in joints;
}

function sayAdded(pairs: readonly string[]): Text {
  const named = list(
    pairs.map((pair) => code(pair)),
    'and',
  );
  return pairs.length === 1
    ? say`has the additional pair ${named}`
    : say`has the additional pairs ${named}`;
}

function sayMissing(text: keyof typeof headerTexts, headers: Headers): Text {
  const pattern = headerTexts[text];
  if (pattern === '') return say`nothing`;
  if (typeof pattern === 'string') return say`${code(pattern)}`;
  const [ofTimestamp, ofNonce] = [code(pattern[0]), code(pattern[1])];
  if (headers === 'both') return say`${ofTimestamp} and ${ofNonce}`;
  return say`${headers === 'nonce' ? ofNonce : ofTimestamp}`;
}

const unfilled = {
  origin:
    'A variable that was filled in for the header alone, such as in Postman, where a script signs before variables get their values.',
  fix: 'Put the values into the text that is signed, and the same ones into the headers.',
};

/** Keys that are no names of headers. */
function otherKeys(form: string) {
  return {
    form,
    says: say`has other keys than ${timestamp} and ${nonce} for the headers’ values`,
    origin: 'Code written for another platform, such as WeChat Pay’s timeStamp and nonceStr.',
    fix: say`Use the keys ${timestamp} and ${nonce}.`,
  };
}

function timeStamp(key: string) {
  return {
    ...otherKeys(`${key} in place of timestamp`),
    origin: 'A slip, or code written for another platform, such as WeChat Pay’s timeStamp.',
  };
}

/** The other stands under its right key. */
function oneHeader(form: string) {
  return {
    form,
    says: 'uses a header’s name as a key',
    origin: 'Code that copies this header under the name it is sent with.',
  };
}

/** One read in the place of another. */
function otherHeader(key: 'timestamp' | 'nonce', name: string) {
  return {
    form: null,
    says: say`has the value of ${name} as ${code(key)}`,
    origin: 'Code that reads the wrong header, such as a line that was copied.',
    fix: say`Use the text of ${code(key === 'nonce' ? 'X-Nonce' : 'X-Timestamp')}.`,
  };
}

const onlyTwo = say`Take X-Timestamp and X-Nonce alone, under the keys ${timestamp} and ${nonce}.`;

function allHeaders(form: string) {
  return { form, origin: 'All headers merged into the body’s fields.', fix: onlyTwo };
}

/** Behind the pairs, with nothing in it. */
const mixedUp = {
  form: 'each under the key of the other',
  says: 'has X-Timestamp and X-Nonce mixed up',
  origin: 'The arguments of a function in the wrong order, or each header read for the other.',
  fix: say`Put X-Timestamp under ${timestamp} and X-Nonce under ${nonce}.`,
};

export const unsetSecret =
  'The rule of an MD5 or HMAC scheme that appends a secret, which was not set there: RSA2 has no shared secret.';
/** Where the sign has no value, or as a language prints that. */
export const ofEmptySign =
  'A map or object that has an empty sign in it before the string is built, or one in which sign was set to nothing in place of being removed, such as { ...body, sign: null } in JavaScript.';
export const goesTooFar =
  'A loop that goes one step too far behind the last key, such as one with i <= keys.length in JavaScript.';

const ofHeaderLoop =
  'A loop over all headers that begin with X-, with that prefix or without, or the signing rules of another platform.';

export const headerEntrySentences = {
  'string.timestamp-missing': {
    says: say`leaves out ${timestamp}`,
    origin:
      'X-Timestamp was forgotten, or read under a name that gives nothing; or, where it would stand last, a loop that ends one early, or code that takes the last & off and took it along.',
    fix: say`Add ${timestamp} with the value of X-Timestamp before sorting.`,
    forms: { 'with-body': 'the body’s own too' },
  },
  'string.nonce-missing': {
    says: say`leaves out ${nonce}`,
    origin: 'X-Nonce was forgotten, or read under a name that gives nothing.',
    fix: say`Add ${nonce} with the value of X-Nonce before sorting.`,
    forms: { 'with-body': 'the body’s own too' },
  },
  'string.header-missing': {
    says: say`has no value for ${timestamp} and ${nonce}`,
    origin:
      'The headers are read under names that nobody sends, such as “timestamp”, or in a case that the framework does not keep; or converted to a type that they do not have. A signer may make the string before they are set.',
    fix: say`Take the values that are sent as X-Timestamp and X-Nonce; on receipt Node has header names in lower case, PHP as HTTP_X_TIMESTAMP.`,
    forms: ({ facts: { text, headers } }) => ({
      says: say`has ${sayMissing(text, headers)} for ${nameHeaders(headers)}`,
      ...(typeof headerTexts[text] === 'string' ? {} : unfilled),
    }),
  },
  'string.header-list': {
    says: say`has the values of ${timestamp} and ${nonce} as lists`,
    origin:
      'Headers that are kept as lists of values, such as by Go’s http.Header, Java’s Map<String, List<String>> or Node’s headersDistinct.',
    fix: say`Take the first value: Header.Get in Go, getFirst in Java.`,
    forms: ({ facts: { text, headers } }) => ({
      says: say`has the value of ${nameHeaders(headers)} in the brackets of a list`,
      form: listForms[text],
      ...(text in otherListWords
        ? otherListWords[text as keyof typeof otherListWords](headers)
        : {}),
    }),
  },
  'string.nonce-spelling': {
    says: say`has ${nonce} in another spelling`,
    origin:
      'Code that changes its case or takes its dashes out, a UUID type that parses and prints the text, or a column of a database.',
    fix: say`Use the text of ${code('X-Nonce')} as it is; it need not be a UUID.`,
    forms: {
      'no-dashes': 'without dashes',
      'upper-case': 'in upper case',
      'lower-case': 'in lower case',
      'upper-case-no-dashes': 'in upper case, without dashes',
    },
  },
  'string.header-names': {
    says: 'uses the header names as keys',
    origin:
      'Code that puts the headers into the map under their own names, one by one or in a loop.',
    fix: say`Use the lower-case keys ${timestamp} and ${nonce}, not the header names.`,
    forms: {
      'as-sent': 'X-Timestamp and X-Nonce',
      'lower-case': 'x-timestamp and x-nonce',
      'without-x': {
        form: 'Timestamp and Nonce',
        says: say`has ${timestamp} and ${nonce} with capital first letters`,
        origin:
          'Keys written so in the code, a class whose properties begin with a capital letter, or a function that changes the case.',
        fix: say`Use the lower-case keys ${timestamp} and ${nonce}.`,
      },
      'camel-case': 'xTimestamp and xNonce',
      cgi: 'HTTP_X_TIMESTAMP and HTTP_X_NONCE',
      ts: otherKeys('ts in place of timestamp'),
      time: otherKeys('time in place of timestamp'),
      t: otherKeys('t in place of timestamp'),
      'time-stamp': timeStamp('timeStamp'),
      'time-stamp-snake': timeStamp('time_stamp'),
      swapped: mixedUp,
      'swapped-copy': ({ facts }) =>
        facts.body === 'original'
          ? mixedUp
          : {
              form: null,
              says: 'has the values of X-Timestamp and X-Nonce the other way round than these headers',
              origin:
                'Headers that were copied into each other’s line: here X-Nonce has a time, and X-Timestamp has none.',
              fix: 'Paste each header with its own value, as it arrived.',
            },
      wechat: otherKeys('timeStamp and nonceStr'),
      request: otherKeys('requestTimestamp and requestNonce'),
      'nonce-str': otherKeys('nonceStr in place of nonce'),
      'nonce-snake': otherKeys('nonce_str in place of nonce'),
      'nonce-lower': otherKeys('noncestr in place of nonce'),
      'wechat-snake': otherKeys('timeStamp and nonce_str'),
      'nonce-and-merchant-snake': {
        ...otherKeys('nonce_str in place of nonce, and the merchant number as mch_id'),
        fix: onlyTwo,
      },
      'snake-case': 'x_timestamp and x_nonce',
      'upper-snake': 'X_TIMESTAMP and X_NONCE',
      'upper-case': 'X-TIMESTAMP and X-NONCE',
      'timestamp-as-sent': oneHeader('X-Timestamp in place of timestamp'),
      'timestamp-lower-case': oneHeader('x-timestamp in place of timestamp'),
      'timestamp-cgi': oneHeader('HTTP_X_TIMESTAMP in place of timestamp'),
      'nonce-as-sent': oneHeader('X-Nonce in place of nonce'),
      'nonce-lower-case': oneHeader('x-nonce in place of nonce'),
      'nonce-cgi': oneHeader('HTTP_X_NONCE in place of nonce'),
      'nonce-of-merchant-no': otherHeader('nonce', 'X-Merchant-No'),
      'timestamp-of-merchant-no': otherHeader('timestamp', 'X-Merchant-No'),
      'nonce-of-timestamp': otherHeader('nonce', 'X-Timestamp'),
      'timestamp-of-nonce': otherHeader('timestamp', 'X-Nonce'),
      'as-sent-all': { form: 'X-Timestamp, X-Nonce and X-Merchant-No', fix: onlyTwo },
      'lower-case-all': { form: 'x-timestamp, x-nonce and x-merchant-no', fix: onlyTwo },
      'as-sent-type': allHeaders('X-Timestamp, X-Nonce, X-Merchant-No and Content-Type'),
      'lower-case-type': allHeaders('x-timestamp, x-nonce, x-merchant-no and content-type'),
    },
  },
  'string.merchant-no-added': {
    says: 'has the merchant number as an entry',
    origin: 'The signing rules of the outbound API, or of another platform.',
    fix: say`Leave the merchant number out: only ${timestamp} and ${nonce} join the body’s fields.`,
    forms: ({ variant, key }) => {
      if (key !== null) {
        return {
          says: say`has the merchant number as ${code(key)}`,
          ...(/merchant-no$/i.test(key) && { origin: ofHeaderLoop }),
        };
      }
      const [place, joint] = variant.split('/') as ['front' | 'behind', string];
      const where = place === 'front' ? 'in front of the pairs' : 'behind the pairs';
      if (joint === 'pair') return { says: say`has ${code('merchantNo')} ${where}, not sorted` };
      if (!isJoint(joint))
        return { says: say`has the merchant number as ${code(joint)} ${where}, not sorted` };
      return { says: `has the merchant number ${where}, without a key`, form: joints[joint] };
    },
  },
  'string.field-added': {
    says: 'has an additional pair',
    origin: 'The signing rules of another platform, such as Alipay’s sign_type and charset.',
    fix: say`Build the string of the body’s fields, ${timestamp} and ${nonce}, and of nothing else.`,
    forms: ({ facts: { pairs, place } }) => ({
      says: pairs.includes('=')
        ? sayAdded(pairs.split('&'))
        : say`has ${code(pairs)} a second time, with the header’s value`,
      ...(place === 'behind' ? { form: 'behind the others' } : {}),
      ...(pairs.startsWith('sign=')
        ? {
            origin: ofEmptySign,
            fix: say`Leave ${code('sign')} out, whatever its value is.`,
          }
        : {}),
      ...(pairs.includes('=')
        ? {}
        : {
            origin:
              'Code that adds the header’s entry to the map, and puts it behind the finished string as well.',
            fix: say`Add ${code(pairs)} to the map alone, before sorting.`,
          }),
      ...(/^sign_?type=[^&]*$/i.test(pairs) && {
        origin:
          'The signing rules of another platform, such as Alipay’s sign_type; or a body that lost it on its way, such as by a filter that drops sign.',
      }),
      ...(/^currency=(?:null|undefined|None)?$/.test(pairs) && {
        origin:
          'A list of fields written by hand, or a class, with one that the body does not have; or a body that lost it on its way, such as by a writer of JSON that leaves out nulls.',
        fix: 'Build the string of the fields that the body has.',
      }),
      ...(pairs.startsWith('key=') ? { origin: unsetSecret } : {}),
      ...(pairs === 'undefined=undefined' ? { origin: goesTooFar } : {}),
    }),
  },
} satisfies Partial<DeviationsSentences>;
