import type { Frame } from '../../../core/diagnosis/deviations/whole-body';
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
  'body.unread': {
    says: 'has only timestamp and nonce',
    origin:
      'The request stream was already read by a filter or logger, so that the body came out empty.',
    fix: 'Keep the raw body (a caching request wrapper, express.json’s verify) and build the string from it.',
  },
} satisfies Partial<DeviationsSentences>;
