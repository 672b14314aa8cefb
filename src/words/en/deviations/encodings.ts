import type { DeviationsSentences } from '../../deviation-words';

const keysToo = 'keys too';

const sortedPairs = {
  form: 'keys too, sorted by their encoded text',
  origin:
    'Query-string code used for signing that encodes each pair and sorts the finished pairs, such as Rails’ to_query.',
};

/** @param kept how this encoder is told from others */
const twice = (first: string, again: string, kept = '') => ({
  form: `twice${kept}`,
  origin: `Values that ${first} had encoded, put into code that encodes them again, such as ${again}.`,
});

const decoder = 'A URL decoder over the values of a JSON body, such as';

export const encodingSentences = {
  'string.percent-encoded': {
    says: 'has percent-encoded values',
    origin:
      "Query-string code used for signing: a URL encoder such as rawurlencode, urllib.parse.quote or, of what has none of !'()*, encodeURIComponent; or, of what has no space, a form encoder.",
    fix: 'Join values as they are; the contract knows no URL-encoding.',
    forms: {
      javascript: {
        form: "with !'()* kept, as encodeURIComponent does",
        origin:
          "Query-string code used for signing, with an encoder that keeps !'()*, such as encodeURIComponent.",
      },
      'keep-slash': {
        form: 'with / kept, as Python’s quote does',
        origin: 'Query-string code used for signing, such as urllib.parse.quote.',
      },
      'lower-hex': 'with lower-case hex',
      'keep-colon': {
        form: 'with : kept',
        origin:
          'An encoder that keeps colons, such as Python’s quote with safe=":" or, where no @, &, =, + or $ stands, Go’s url.PathEscape; or a replacement of %3A afterwards.',
      },
      'keep-url': {
        form: 'with : and / kept',
        origin:
          'An encoder that was told to keep them, such as Python’s quote or Django’s QueryDict.urlencode with safe="/:".',
      },
      whole: 'the whole string at once',
      'whole-keep-slash': {
        form: 'the whole string at once, with / kept, as Python’s quote does',
        origin: 'A URL encoder over the finished string, such as Python’s quote(text).',
      },
      'whole-keep-pairs': {
        form: 'with = and & kept, in values too',
        origin: 'A URL encoder over the finished string, such as Python’s quote(text, safe="=&").',
      },
      'whole-javascript': "the whole string at once, with !'()* kept, as encodeURIComponent does",
      java: {
        form: 'with * kept, as Java’s URLEncoder and + replaced by %20',
        origin:
          'Query-string code used for signing, such as URLEncoder.encode and a replacement of + by %20.',
      },
      lowered: {
        form: null,
        says: 'has percent-encoded values, all of them in lower case',
        origin: 'An encoder and a change to lower case, such as quote(value).lower().',
        fix: 'Join values as they are; the contract knows no URL-encoding and changes no case.',
      },
      twice: twice('a URL encoder', 'http_build_query or a client of HTTP'),
      'twice-javascript': twice(
        'encodeURIComponent',
        'URLSearchParams or a client of HTTP',
        ", with !'()* kept",
      ),
      uri: {
        form: 'with the signs of a URL kept, as encodeURI does',
        origin: 'An encoder for whole URLs, such as encodeURI.',
      },
      'uri-brackets': {
        form: 'with the signs of a URL kept, [ and ] too, as .NET’s Uri.EscapeUriString does',
        origin:
          'An encoder for whole URLs, such as .NET’s Uri.EscapeUriString, Ruby’s URI::DEFAULT_PARSER.escape or Python’s requests.',
      },
      'go-path': {
        form: 'with : @ & = + $ kept, as Go’s url.PathEscape does',
        origin: 'An encoder for a part of a path, such as url.PathEscape.',
      },
      escape: {
        form: 'with @*_+-./ kept, and characters beyond Latin-1 as %u62DB, as JavaScript’s old escape does',
        origin: 'An encoder that is no URL’s, such as JavaScript’s escape.',
      },
      'escape-whole': 'the whole string at once, as JavaScript’s old escape does',
      gbk: 'of the bytes in GBK',
      'keys-percent': keysToo,
      'keys-percent-javascript': keysToo,
      'keys-percent-keep-slash': keysToo,
      'sorted-percent': sortedPairs,
      'sorted-percent-javascript': sortedPairs,
    },
  },
  'string.form-encoded': {
    says: 'has form-encoded values',
    origin:
      'A form encoder over the values, such as URLSearchParams, urlencode, URLEncoder.encode or URI.encode_www_form.',
    fix: 'Join values as they are; a space stays a space.',
    forms: {
      php: {
        form: 'with * encoded too, as PHP’s urlencode does',
        origin: 'A form encoder over the values, such as PHP’s urlencode or http_build_query.',
      },
      python: {
        form: 'with * encoded and ~ kept, as Python’s quote_plus, Go’s url.QueryEscape and Ruby’s CGI.escape do',
        origin:
          'A form encoder over the values, such as Python’s quote_plus, Go’s url.QueryEscape or Ruby’s CGI.escape.',
      },
      'lower-hex': {
        form: 'with lower-case hex, as .NET’s HttpUtility does',
        origin: 'A form encoder over the values, such as .NET’s HttpUtility.UrlEncode.',
      },
      'dotnet-unicode': {
        form: 'with %u00e9 for what is not ASCII, as .NET’s UrlEncodeUnicode does',
        origin: 'An encoder that is no URL’s, such as HttpUtility.UrlEncodeUnicode.',
      },
      dotnet: {
        form: 'as .NET’s WebUtility does',
        origin: 'A form encoder over the values, such as .NET’s WebUtility.UrlEncode.',
      },
      javascript: {
        form: "with ~!'()* kept, as encodeURIComponent with + for %20 and Perl’s query_form do",
        origin:
          'A form encoder over the values, such as encodeURIComponent and a replacement of %20 by +, or query_form.',
      },
      qs: {
        form: 'with ~ and () kept, as qs does with RFC1738',
        origin: 'A form encoder over the values, such as qs.stringify with format: "RFC1738".',
      },
      axios: {
        form: "with ~!'()*:$, kept, as axios does",
        origin: 'A form encoder over the values, such as axios has for its params.',
      },
      whole: 'the whole string at once',
      'whole-lower-hex':
        'the whole string at once, with lower-case hex, as .NET’s HttpUtility does',
      'whole-php': 'the whole string at once, as PHP’s urlencode does',
      'whole-python':
        'the whole string at once, as Python’s quote_plus, Go’s url.QueryEscape and Ruby’s CGI.escape do',
      'whole-dotnet': {
        form: 'the whole string at once, as .NET’s WebUtility does',
        origin: 'A form encoder over the finished string, such as WebUtility.UrlEncode(text).',
      },
      twice: twice('a form encoder', 'URLEncoder.encode'),
      'twice-php': twice('urlencode', 'http_build_query', ', with * encoded too'),
      'twice-python': twice('quote_plus', 'urlencode', ', with * encoded and ~ kept'),
      'python-url': {
        form: 'with : and / kept',
        origin: 'A form encoder over the values, such as Python’s urlencode(params, safe=":/").',
      },
      yarl: {
        form: "with ~!$'()*,/:?@ kept",
        origin:
          'A form encoder for URLs, such as Python’s yarl (URL.with_query), which aiohttp uses.',
      },
      lowered: {
        form: null,
        says: 'has form-encoded values, all of them in lower case',
        origin:
          'A form encoder and a change to lower case, such as HttpUtility.UrlEncode(value).ToLower().',
        fix: 'Join values as they are; a space stays a space, and no letter changes its case.',
      },
      'decoded-again': {
        form: 'decoded again, but for the spaces',
        says: 'has + where the values have spaces',
        origin:
          'A form encoder, then a decoder that does not know +, such as decodeURIComponent(new URLSearchParams(…)) or unquote(urlencode(…)); or, of what has nothing else to encode, a form encoder alone.',
      },
      gbk: 'of the bytes in GBK',
      'axios-brackets': 'with : $ , [ ] kept, as older versions of axios do',
      'keys-form': keysToo,
      'keys-form-php': keysToo,
      'keys-form-python': keysToo,
      'keys-form-lower': keysToo,
      'sorted-form': sortedPairs,
      'sorted-form-python': sortedPairs,
    },
  },
  'string.url-decoded': {
    says: 'has values that were URL-decoded',
    origin: 'A URL decoder over the values of a JSON body.',
    fix: 'Use values as the body has them; JSON is not URL-encoded.',
    forms: {
      plus: {
        form: '+ alone became a space',
        origin: 'A replacement of each + by a space, as in the decoding of forms.',
      },
      percent: {
        form: 'each %XX decoded, such as %20 to a space; + kept',
        origin: `${decoder} decodeURIComponent, rawurldecode, unquote or uri_unescape.`,
      },
      form: {
        form: 'and what is percent-encoded decoded, where there is any',
        says: 'has spaces in place of +, as a URL decoder of forms gives them',
        origin: `${decoder} URLDecoder, urldecode, unquote_plus or CGI.unescape; or a replacement of + over the string.`,
      },
    },
  },
} satisfies Partial<DeviationsSentences>;
