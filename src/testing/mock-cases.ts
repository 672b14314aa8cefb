/** What `mocks.*` in `testing/real-code` printed: what mock platforms and test signers have them sign. */
import { createHash } from 'node:crypto';
import { caseMerchantNo, caseNonce, type DeviationCase, forms } from './case-rows';

const order =
  '{"orderType":"payin","orderNo":"P1","amount":"100.00","completedAt":1790000007,"memo":"张三/é"}';
const time = '1790000123';
const rightOrder = `amount=100.00&completedAt=1790000007&memo=张三/é&nonce=n1&orderNo=P1&orderType=payin&timestamp=${time}`;

const joints = [
  ['line-end', 'joined by line ends', '\n'],
  ['crlf', 'joined by CRLF', '\r\n'],
  ['nothing', 'joined as they are', ''],
  ['ampersand', 'joined by &', '&'],
  ['dot', 'joined by dots', '.'],
  ['bar', 'joined by |', '|'],
  ['comma', 'joined by commas', ','],
] as const;

/** As BitConverter.ToString of .NET writes bytes. */
function dash(digest: Buffer): string {
  return digest.toString('hex').toUpperCase().match(/../g)?.join('-') ?? '';
}

const pretty = `{
    "orderType": "payin",
    "orderNo": "P1",
    "amount": "100.00",
    "completedAt": 1790000007,
    "memo": "张三/é",
    "timestamp": "${time}",
    "nonce": "n1"
}`;

const digests = ['sha256', 'md5'] as const;

export const mockCases: readonly DeviationCase[] = [
  ...forms(
    'body.raw-with-headers',
    order,
    joints.flatMap(([joint, words, between]) => {
      const join = (...parts: string[]): string => parts.join(between);
      return [
        [`timestamp-body-nonce/${joint}`, words, join(time, order, caseNonce)],
        [`nonce-body-timestamp/${joint}`, words, join(caseNonce, order, time)],
        [
          `merchant-timestamp-nonce-body/${joint}`,
          words,
          join(caseMerchantNo, time, caseNonce, order),
        ],
        [
          `merchant-nonce-timestamp-body/${joint}`,
          words,
          join(caseMerchantNo, caseNonce, time, order),
        ],
      ] as const;
    }),
  ),
  ...forms('body.raw-with-headers', '{"amount": "1.00"}', [
    ['timestamp-nonce-body/crlf', 'joined by CRLF', `${time}\r\nn1\r\n{"amount": "1.00"}`],
    ['nonce-timestamp-body/crlf', 'joined by CRLF', `n1\r\n${time}\r\n{"amount": "1.00"}`],
    ['body-timestamp-nonce/crlf', 'joined by CRLF', `{"amount": "1.00"}\r\n${time}\r\nn1`],
    ['body-nonce-timestamp/crlf', 'joined by CRLF', `{"amount": "1.00"}\r\nn1\r\n${time}`],
    ['timestamp-body/crlf', 'joined by CRLF', `${time}\r\n{"amount": "1.00"}`],
    ['nonce-body/crlf', 'joined by CRLF', 'n1\r\n{"amount": "1.00"}'],
    ['timestamp-nonce-compact/crlf', 'joined by CRLF', `${time}\r\nn1\r\n{"amount":"1.00"}`],
  ]),
  ...forms(
    'body.raw-with-headers',
    order,
    digests.flatMap((hash) => {
      const body = createHash(hash).update(order).digest('hex');
      return [
        [`timestamp-nonce-${hash}/crlf`, 'joined by CRLF', `${time}\r\nn1\r\n${body}`],
        [`nonce-timestamp-${hash}/crlf`, 'joined by CRLF', `n1\r\n${time}\r\n${body}`],
      ] as const;
    }),
  ),
  ...forms('string.headers-without-keys', '{"amount":"1.00","b":"2"}', [
    ['pairs-timestamp-nonce/crlf', 'joined by CRLF', `amount=1.00&b=2\r\n${time}\r\nn1`],
    ['pairs-nonce-timestamp/crlf', 'joined by CRLF', `amount=1.00&b=2\r\nn1\r\n${time}`],
    ['timestamp-nonce-pairs/crlf', 'joined by CRLF', `${time}\r\nn1\r\namount=1.00&b=2`],
    ['nonce-timestamp-pairs/crlf', 'joined by CRLF', `n1\r\n${time}\r\namount=1.00&b=2`],
  ]),
  ...forms('body.json-with-headers', order, [
    [
      'front/compact',
      'timestamp and nonce in front of the other members',
      `{"timestamp":"${time}","nonce":"n1",${order.slice(1)}`,
    ],
    ['behind/php-indented-unescaped', 'as PHP’s JSON_PRETTY_PRINT', pretty],
    [
      'behind/php-indented',
      'as PHP’s JSON_PRETTY_PRINT, escaped',
      pretty.replace('张三/é', '\\u5f20\\u4e09\\/\\u00e9'),
    ],
  ]),
  ...forms('algorithm.hashed-twice', order, [
    [
      'dashed-hex',
      'the SHA-256 of the SHA-256 in hex with dashes',
      dash(createHash('sha256').update(rightOrder).digest()),
    ],
  ]),
  ...forms('number.fixed-decimals', '{"completedAt":1790000007,"extra":{"b":1.5}}', [
    [
      'two/top-level',
      'two decimals, not in nested JSON',
      `completedAt=1790000007.00&extra={"b":1.5}&nonce=n1&timestamp=${time}`,
    ],
  ]),
  ...forms('string.language-text', '{"completedAt":1790000007,"extra":{"b":1e25,"a":"é"}}', [
    [
      'go-format-float/json/none',
      'JavaScript or Go',
      `completedAt=1790000007&extra={"a":"é","b":1e+25}&nonce=n1&timestamp=${time}`,
    ],
  ]),
  ...forms('time.as-text', order, [
    [
      'timestamp/digits/480',
      'yyyyMMddHHmmss in Shanghai',
      rightOrder.replace(time, '20260921221523'),
    ],
  ]),
];
