/** Step 2 of the construction: the entries that come from the headers. */
import type { Deviation } from '../deviation';

const merchantNoKeys = ['merchantNo', 'X-Merchant-No', 'x-merchant-no', 'merchant_no'] as const;

export const headerEntryDeviations = [
  {
    code: 'body.own-timestamp',
    reach: 2,
    variants: [{ id: 'plain', rules: { timestampFrom: 'body' }, key: 'timestamp' }],
  },
  {
    code: 'body.own-nonce',
    reach: 2,
    variants: [{ id: 'plain', rules: { nonceFrom: 'body' }, key: 'nonce' }],
  },
  {
    code: 'string.timestamp-missing',
    reach: 3,
    variants: [{ id: 'plain', rules: { timestampKey: null }, key: 'timestamp' }],
  },
  {
    code: 'string.nonce-missing',
    reach: 3,
    variants: [{ id: 'plain', rules: { nonceKey: null }, key: 'nonce' }],
  },
  {
    code: 'string.header-names',
    reach: 3,
    variants: [
      { id: 'as-sent', rules: { timestampKey: 'X-Timestamp', nonceKey: 'X-Nonce' } },
      { id: 'lower-case', rules: { timestampKey: 'x-timestamp', nonceKey: 'x-nonce' } },
      { id: 'without-x', rules: { timestampKey: 'Timestamp', nonceKey: 'Nonce' } },
      { id: 'camel-case', rules: { timestampKey: 'xTimestamp', nonceKey: 'xNonce' } },
      { id: 'cgi', rules: { timestampKey: 'HTTP_X_TIMESTAMP', nonceKey: 'HTTP_X_NONCE' } },
      {
        id: 'as-sent-all',
        rules: { timestampKey: 'X-Timestamp', nonceKey: 'X-Nonce', merchantNoKey: 'X-Merchant-No' },
      },
      {
        id: 'lower-case-all',
        rules: { timestampKey: 'x-timestamp', nonceKey: 'x-nonce', merchantNoKey: 'x-merchant-no' },
      },
    ],
  },
  {
    code: 'string.merchant-no-added',
    reach: 3,
    variants: merchantNoKeys.map((key) => ({ id: key, rules: { merchantNoKey: key }, key })),
  },
] as const satisfies readonly Deviation<string>[];
