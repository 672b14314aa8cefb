/** Step 2 of the construction: the entries that come from the headers. */
import type { Deviation } from '../deviation';

export const headerEntryDeviations: readonly Deviation[] = [
  {
    code: 'body.own-timestamp',
    says: 'has the body’s own `timestamp`, not the header’s',
    origin: 'A map that is filled from the headers first and from the body afterwards.',
    fix: 'Let the value of X-Timestamp replace the body’s own `timestamp`.',
    reach: 2,
    variants: [{ rules: { timestampFrom: 'body' }, key: 'timestamp' }],
  },
  {
    code: 'body.own-nonce',
    says: 'has the body’s own `nonce`, not the header’s',
    origin: 'A map that is filled from the headers first and from the body afterwards.',
    fix: 'Let the value of X-Nonce replace the body’s own `nonce`.',
    reach: 2,
    variants: [{ rules: { nonceFrom: 'body' }, key: 'nonce' }],
  },
  {
    code: 'string.timestamp-missing',
    says: 'leaves out `timestamp`',
    origin:
      'Code that signs only the body, or reads X-Timestamp under another name and gets nothing.',
    fix: 'Add the entry `timestamp` with the value of X-Timestamp before sorting.',
    reach: 3,
    variants: [{ rules: { timestampKey: null }, key: 'timestamp' }],
  },
  {
    code: 'string.nonce-missing',
    says: 'leaves out `nonce`',
    origin: 'Code that signs only the body, or reads X-Nonce under another name and gets nothing.',
    fix: 'Add the entry `nonce` with the value of X-Nonce before sorting.',
    reach: 3,
    variants: [{ rules: { nonceKey: null }, key: 'nonce' }],
  },
  {
    code: 'string.header-names',
    says: 'uses the header names as keys',
    origin: 'A loop that copies every X- header into the map under its own name.',
    fix: 'Use the lower-case keys `timestamp` and `nonce`, not the header names.',
    reach: 3,
    variants: [
      {
        rules: { timestampKey: 'X-Timestamp', nonceKey: 'X-Nonce' },
        form: 'X-Timestamp and X-Nonce',
      },
      {
        rules: { timestampKey: 'x-timestamp', nonceKey: 'x-nonce' },
        form: 'x-timestamp and x-nonce',
      },
      { rules: { timestampKey: 'Timestamp', nonceKey: 'Nonce' }, form: 'Timestamp and Nonce' },
      { rules: { timestampKey: 'xTimestamp', nonceKey: 'xNonce' }, form: 'xTimestamp and xNonce' },
      {
        rules: { timestampKey: 'HTTP_X_TIMESTAMP', nonceKey: 'HTTP_X_NONCE' },
        form: 'HTTP_X_TIMESTAMP and HTTP_X_NONCE',
      },
      {
        rules: { timestampKey: 'X-Timestamp', nonceKey: 'X-Nonce', merchantNoKey: 'X-Merchant-No' },
        form: 'X-Timestamp, X-Nonce and X-Merchant-No',
      },
      {
        rules: { timestampKey: 'x-timestamp', nonceKey: 'x-nonce', merchantNoKey: 'x-merchant-no' },
        form: 'x-timestamp, x-nonce and x-merchant-no',
      },
    ],
  },
  {
    code: 'string.merchant-no-added',
    says: 'has the merchant number as an entry',
    origin: 'The signing rules of the outbound API, or of another platform, used for the callback.',
    fix: 'Leave the merchant number out: only `timestamp` and `nonce` are added to the body’s fields.',
    reach: 3,
    variants: ['merchantNo', 'X-Merchant-No', 'x-merchant-no', 'merchant_no'].map((key) => ({
      rules: { merchantNoKey: key },
      form: `under the key ${key}`,
      key,
    })),
  },
];
