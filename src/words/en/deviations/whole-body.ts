import type {
  BodyPrinter,
  Frame,
  PrintedOrder,
} from '../../../core/diagnosis/deviations/whole-body';
import type { DeviationsSentences } from '../../deviation-words';

export const fix = 'Build the sorted key=value string from the parsed body, timestamp and nonce.';

const orders: Readonly<Record<Frame['facts']['order'], string>> = {
  'timestamp-nonce-body': 'timestamp, nonce, body',
  'nonce-timestamp-body': 'nonce, timestamp, body',
  'body-timestamp-nonce': 'body, timestamp, nonce',
  'timestamp-body': 'timestamp, body',
  'nonce-body': 'nonce, body',
  'timestamp-nonce-compact': 'timestamp, nonce, compact body',
};

const says: Readonly<Partial<Record<Frame['facts']['order'], string>>> = {
  'timestamp-body': 'is made of timestamp and the raw body',
  'nonce-body': 'is made of nonce and the raw body',
  'timestamp-nonce-compact': 'is made of timestamp, nonce and the body as compact JSON',
};

export const joints: Readonly<Record<Frame['facts']['joint'], string>> = {
  'line-end': 'joined by line ends',
  nothing: 'joined as they are',
  ampersand: 'joined by &',
  dot: 'joined by dots',
  bar: 'joined by |',
  comma: 'joined by commas',
  'line-end-each': 'each with a line end',
};

const printers: Readonly<Record<BodyPrinter, readonly [name: string, call: string]>> = {
  'go-struct': ['a Go struct', 'fmt.Sprintf("%+v", dto)'],
  'go-struct-values': ['a Go struct without its names', 'fmt.Sprint(dto)'],
  go: ['a Go map', 'fmt.Sprint(params)'],
  python: ['a Python dict', 'str(params) or f"{params}"'],
  java: ['a Java map', 'params.toString()'],
  ruby: ['a Ruby hash', 'params.to_s'],
  javascript: ['a JavaScript object', 'String(params) or a template literal'],
  php: ['a PHP array', '(string) $params'],
};

const printedOrders: Readonly<Record<PrintedOrder, string | null>> = {
  body: null,
  'body-timestamp-nonce': 'then timestamp and nonce',
  'timestamp-nonce-body': 'behind timestamp and nonce',
  'nonce-timestamp-body': 'behind nonce and timestamp',
};

export const wholeBodySentences = {
  'body.raw': {
    says: 'is the raw body',
    origin: 'Webhook code written for a platform that signs the body as it is.',
    fix,
    forms: {
      trimmed: 'without white space around it',
      compact: 'parsed and written again as compact JSON',
    },
  },
  'body.raw-with-headers': {
    says: 'is made of timestamp, nonce and the raw body',
    origin:
      'Webhook code written for a platform that signs timestamp, nonce and body, such as WeChat Pay’s v3.',
    fix,
    forms: ({ facts: { order, joint } }) => {
      const form = `${orders[order]}, ${joints[joint]}`;
      const own = says[order];
      return own === undefined ? form : { form, says: own };
    },
  },
  'body.printed': {
    says: 'is the body as a language prints it, not pairs',
    origin: 'The parsed body put into the text as it is.',
    fix,
    forms: ({ facts: { printer, order, joint } }) => {
      const [name, call] = printers[printer];
      const place = printedOrders[order];
      return {
        says: `is the body as ${name} prints itself, not pairs`,
        form: place === null ? null : `${place}, ${joints[joint]}`,
        origin: `${call}.`,
      };
    },
  },
  'body.unread': {
    says: 'has only timestamp and nonce',
    origin:
      'The request stream was already read by a filter or logger, so that the body came out empty.',
    fix: 'Keep the raw body (a caching request wrapper, express.json’s verify) and build the string from it.',
  },
} satisfies Partial<DeviationsSentences>;
