import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';

const { say } = english;

const timestamp = code('timestamp');
const nonce = code('nonce');

const headersFirst = 'A map that is filled from the headers first and from the body afterwards.';

export const headerEntrySentences = {
  'body.own-timestamp': {
    says: say`has the body’s own ${timestamp}, not the header’s`,
    origin: headersFirst,
    fix: say`Let the value of X-Timestamp replace the body’s own ${timestamp}.`,
  },
  'body.own-nonce': {
    says: say`has the body’s own ${nonce}, not the header’s`,
    origin: headersFirst,
    fix: say`Let the value of X-Nonce replace the body’s own ${nonce}.`,
  },
  'string.timestamp-missing': {
    says: say`leaves out ${timestamp}`,
    origin:
      'Code that signs only the body, or reads X-Timestamp under another name and gets nothing.',
    fix: say`Add the entry ${timestamp} with the value of X-Timestamp before sorting.`,
  },
  'string.nonce-missing': {
    says: say`leaves out ${nonce}`,
    origin: 'Code that signs only the body, or reads X-Nonce under another name and gets nothing.',
    fix: say`Add the entry ${nonce} with the value of X-Nonce before sorting.`,
  },
  'string.header-names': {
    says: 'uses the header names as keys',
    origin: 'A loop that copies every X- header into the map under its own name.',
    fix: say`Use the lower-case keys ${timestamp} and ${nonce}, not the header names.`,
    forms: {
      'as-sent': 'X-Timestamp and X-Nonce',
      'lower-case': 'x-timestamp and x-nonce',
      'without-x': 'Timestamp and Nonce',
      'camel-case': 'xTimestamp and xNonce',
      cgi: 'HTTP_X_TIMESTAMP and HTTP_X_NONCE',
      'as-sent-all': 'X-Timestamp, X-Nonce and X-Merchant-No',
      'lower-case-all': 'x-timestamp, x-nonce and x-merchant-no',
    },
  },
  'string.merchant-no-added': {
    says: 'has the merchant number as an entry',
    origin: 'The signing rules of the outbound API, or of another platform, used for the callback.',
    fix: say`Leave the merchant number out: only ${timestamp} and ${nonce} are added to the body’s fields.`,
    // A variant is called by its key.
    forms: ({ variant }) => `under the key ${variant}`,
  },
} satisfies Partial<DeviationsSentences>;
