import type {
  BodyPrinter,
  Frame,
  PrintedOrder,
} from '../../../core/diagnosis/deviations/whole-body';
import type { DeviationsSentences } from '../../deviation-words';

export const fix = 'Build the sorted key=value string from the parsed body, timestamp and nonce.';

const says: Readonly<Record<Frame['facts']['order'], string>> = {
  'timestamp-nonce-body': 'is timestamp, nonce and the raw body',
  'nonce-timestamp-body': 'is nonce, timestamp and the raw body',
  'body-timestamp-nonce': 'is the raw body, timestamp and nonce',
  'body-nonce-timestamp': 'is the raw body, nonce and timestamp',
  'body-header-pairs': 'is the raw body, then timestamp and nonce as pairs',
  'body-header-pairs-nonce-first': 'is the raw body, then nonce and timestamp as pairs',
  'header-pairs-body': 'is timestamp and nonce as pairs, then the raw body',
  'header-pairs-body-nonce-first': 'is nonce and timestamp as pairs, then the raw body',
  'timestamp-body-nonce': 'is timestamp, the raw body and nonce',
  'nonce-body-timestamp': 'is nonce, the raw body and timestamp',
  'merchant-timestamp-nonce-body': 'is X-Merchant-No, timestamp, nonce and the raw body',
  'merchant-nonce-timestamp-body': 'is X-Merchant-No, nonce, timestamp and the raw body',
  'timestamp-body': 'is timestamp and the raw body',
  'nonce-body': 'is nonce and the raw body',
  'body-timestamp': 'is the raw body and timestamp',
  'body-nonce': 'is the raw body and nonce',
  slack: 'is v0, timestamp and the raw body',
  'base64-timestamp-nonce': 'is the raw body in Base64, timestamp and nonce',
  'timestamp-nonce-base64': 'is timestamp, nonce and the raw body in Base64',
  'nonce-timestamp-base64': 'is nonce, timestamp and the raw body in Base64',
  'sha256-timestamp-nonce': 'is the raw body’s SHA-256 in hex, timestamp and nonce',
  'md5-timestamp-nonce': 'is the raw body’s MD5 in hex, timestamp and nonce',
  'timestamp-nonce-compact': 'is timestamp, nonce and the body as compact JSON',
  'timestamp-nonce-sha256': 'is timestamp, nonce and the raw body’s SHA-256 in hex',
  'timestamp-sha256': 'is timestamp and the raw body’s SHA-256 in hex',
  'timestamp-nonce-sha256-base64': 'is timestamp, nonce and the raw body’s SHA-256 in Base64',
  'merchant-timestamp-nonce-sha256':
    'is X-Merchant-No, timestamp, nonce and the raw body’s SHA-256 in hex',
  'nonce-timestamp-sha256': 'is nonce, timestamp and the raw body’s SHA-256 in hex',
  'timestamp-nonce-md5': 'is timestamp, nonce and the raw body’s MD5 in hex',
  'nonce-timestamp-md5': 'is nonce, timestamp and the raw body’s MD5 in hex',
};

export const joints: Readonly<Record<Frame['facts']['joint'], string>> = {
  'line-end': 'joined by line ends',
  crlf: 'joined by CRLF',
  nothing: 'joined as they are',
  ampersand: 'joined by &',
  dot: 'joined by dots',
  bar: 'joined by |',
  comma: 'joined by commas',
  colon: 'joined by colons',
  dash: 'joined by -',
  'line-end-each': 'each with a line end',
  'crlf-each': 'each with CRLF',
};

/** Nothing for those that have both headers. */
function nameOrigin(order: Frame['facts']['order']): { readonly origin?: string } {
  if (order === 'slack') return { origin: 'Code for Slack, which signs v0:timestamp:body.' };
  if (order === 'timestamp-body')
    return { origin: 'Code for a platform that signs timestamp and body, such as Stripe.' };
  if (order.includes('header-pairs'))
    return { origin: 'The body as it came, with pairs of timestamp and nonce beside it.' };
  if (!order.includes('nonce'))
    return { origin: 'Code for a platform that signs timestamp and body.' };
  return order.includes('timestamp')
    ? {}
    : { origin: 'Code for a platform that signs a nonce and the body.' };
}

const printers: Readonly<Record<BodyPrinter, readonly [name: string, call: string]>> = {
  'go-struct': ['a Go struct', 'fmt.Sprintf("%+v", dto)'],
  'node-inspect': ['a JavaScript object in Node’s console', 'util.inspect(body)'],
  'go-struct-values': ['a Go struct without its names', 'fmt.Sprint(dto)'],
  go: ['a Go map', 'fmt.Sprint(params)'],
  python: ['a Python dict', 'str(params) or f"{params}"'],
  java: ['a Java map', 'params.toString()'],
  ruby: ['a Ruby hash', 'params.to_s'],
  'ruby-3.4': ['a Ruby hash', 'params.to_s'],
  javascript: ['a JavaScript object', 'String(params) or a template literal'],
  php: ['a PHP array', '(string) $params'],
  'php-print-r': ['a PHP array in print_r', 'print_r($params, true)'],
  'php-export': ['a PHP array in var_export', 'var_export($params, true)'],
  'python-bytes': ['Python’s bytes', 'str(request.data) or f"{request.data}"'],
};

const printedOrders: Readonly<Record<PrintedOrder, string | null>> = {
  body: null,
  'body-timestamp-nonce': 'then timestamp and nonce',
  'timestamp-nonce-body': 'behind timestamp and nonce',
  'nonce-timestamp-body': 'behind nonce and timestamp',
  'body-nonce-timestamp': 'then nonce and timestamp',
  'timestamp-body-nonce': 'between timestamp and nonce',
  'timestamp-body': 'behind timestamp',
  'body-timestamp': 'then timestamp',
  'body-nonce': 'then nonce',
  'body-header-pairs': 'then timestamp and nonce as pairs',
  'header-pairs-body': 'behind timestamp and nonce as pairs',
};

const unreadFix =
  'Build the string from the whole body, parsed as JSON, not as a form; a receiver keeps it by a caching request wrapper or express.json’s verify, for example.';

function unfilled(form: string) {
  return {
    form,
    says: 'has nothing of the body but fields without their values',
    origin:
      'A typed object (DTO) that was never filled: the request had been read already, or a parser’s error is passed over.',
  };
}

export const wholeBodySentences = {
  'body.raw': {
    says: 'is the raw body',
    origin: 'Code for a platform that signs the body as it is.',
    fix,
    forms: {
      trimmed: 'without white space around it',
      compact: 'parsed and written again as compact JSON',
      crlf: 'with the line ends of Windows (CRLF), which the field of a page changes to LF',
    },
  },
  'body.raw-with-headers': {
    says: says['timestamp-nonce-body'],
    origin: 'Code for a platform that signs timestamp, nonce and body, such as WeChat Pay’s v3.',
    fix,
    forms: ({ facts: { order, joint } }) => ({
      says: says[order],
      form: joints[joint],
      ...nameOrigin(order),
    }),
  },
  'body.printed': {
    says: 'is the body as a language prints it, not pairs',
    origin: 'The parsed body put into the text as it is.',
    fix,
    forms: ({ facts: { printer, order, joint } }) => {
      const [name, call] = printers[printer];
      const place = printedOrders[order];
      return {
        says:
          printer === 'python-bytes'
            ? "is the raw body as Python prints bytes, b'…', not pairs"
            : `is the body as ${name} prints itself, not pairs`,
        form: place === null ? null : `${place}, ${joints[joint]}`,
        origin: `The body put into the text as it is, such as by ${call}.`,
      };
    },
  },
  'body.unread': {
    says: 'has only timestamp and nonce',
    origin:
      'A body that came out empty, such as where a filter or logger had already read the request, or where JSON was read as a form ($_POST, request.form, getParameter).',
    fix: unreadFix,
    forms: {
      'unfilled/empty': unfilled('empty texts and 0'),
      'unfilled/null': unfilled('null'),
      'unfilled/null-and-zero': unfilled('null and 0'),
      'unfilled/zero': unfilled('0 for completedAt alone'),
      'unfilled-own/empty': unfilled('empty texts and 0'),
      'unfilled-own/null': unfilled('null'),
      'unfilled-own/null-and-zero': unfilled('null and 0'),
      empty: {
        form: null,
        says: 'is empty',
        origin:
          'A variable that was not set yet, or a body, a buffer or a stream that was read already.',
        fix: 'Build the string before it is signed, from the body and both headers.',
      },
    },
  },
  'body.as-form': {
    says: 'has the body as a reader of forms splits it, at & and =, and not as JSON',
    origin:
      'A reader of forms over JSON, which becomes a key without a value, such as express.urlencoded, querystring.parse or parse_qs.',
    fix: 'Read the body as JSON, such as by express.json or json.loads.',
    forms: {
      true: {
        form: 'a key without a value has true',
        origin:
          'A reader of forms for which a key without a value is true, such as OpenResty’s get_post_args, over JSON.',
        fix: 'Read the body as JSON, such as by ngx.req.get_body_data and cjson.decode.',
      },
    },
  },
  'body.as-characters': {
    says: 'has each character of the body as an entry of its own',
    origin:
      'The body’s text where its parsed object belongs, such as {...req.body} or Object.assign of what express.text gives.',
    fix: 'Parse the body first, such as by express.json, or JSON.parse of the text.',
    forms: { 'blank-kept': 'white space too' },
  },
  'body.raw-beside-pairs': {
    says: 'has the raw body behind its pairs',
    origin: 'Code that signs the raw body as well as the pairs.',
    fix: 'Sign the pairs alone: the body’s fields are among them.',
    forms: ({ variant }) => {
      const [place, joint] = variant.split('/') as ['behind' | 'front', keyof typeof joints];
      return {
        form: joints[joint],
        ...(place === 'front' ? { says: 'has the raw body in front of its pairs' } : {}),
      };
    },
  },
} satisfies Partial<DeviationsSentences>;
