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
  ['colon', 'joined by colons', ':'],
] as const;

/** The others' other orders have cases of their own. */
const newJoints = joints.filter(([joint]) => joint === 'crlf' || joint === 'colon');

/** As BitConverter.ToString of .NET writes bytes. */
function dash(digest: Buffer): string {
  return digest.toString('hex').toUpperCase().match(/../g)?.join('-') ?? '';
}

/** Of a body whose digest has both signs in Base64. */
const urlSafe = createHash('sha256')
  .update(`nonce=n1&orderNo=P3&timestamp=${time}`)
  .digest('base64')
  .replace(/\+/g, '-')
  .replace(/\//g, '_');

const pretty = `{
    "orderType": "payin",
    "orderNo": "P1",
    "amount": "100.00",
    "completedAt": 1790000007,
    "memo": "张三/é",
    "timestamp": "${time}",
    "nonce": "n1"
}`;

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
  ...newJoints.flatMap(([joint, words, between]) => {
    const join = (...parts: string[]): string => parts.join(between);
    const body = '{"amount": "1.00"}';
    const pairs = 'amount=1.00&b=2';
    const digest = (hash: string): string => createHash(hash).update(body).digest('hex');
    return [
      ...forms('body.raw-with-headers', body, [
        [`timestamp-nonce-body/${joint}`, words, join(time, 'n1', body)],
        [`nonce-timestamp-body/${joint}`, words, join('n1', time, body)],
        [`body-timestamp-nonce/${joint}`, words, join(body, time, 'n1')],
        [`body-nonce-timestamp/${joint}`, words, join(body, 'n1', time)],
        [`timestamp-body/${joint}`, words, join(time, body)],
        [`nonce-body/${joint}`, words, join('n1', body)],
        [`timestamp-nonce-compact/${joint}`, words, join(time, 'n1', '{"amount":"1.00"}')],
        [`timestamp-nonce-sha256/${joint}`, words, join(time, 'n1', digest('sha256'))],
        [`nonce-timestamp-sha256/${joint}`, words, join('n1', time, digest('sha256'))],
        [`timestamp-nonce-md5/${joint}`, words, join(time, 'n1', digest('md5'))],
        [`nonce-timestamp-md5/${joint}`, words, join('n1', time, digest('md5'))],
      ]),
      ...forms('string.headers-without-keys', '{"amount":"1.00","b":"2"}', [
        [`pairs-timestamp-nonce/${joint}`, words, join(pairs, time, 'n1')],
        [`pairs-nonce-timestamp/${joint}`, words, join(pairs, 'n1', time)],
        [`timestamp-nonce-pairs/${joint}`, words, join(time, 'n1', pairs)],
        [`nonce-timestamp-pairs/${joint}`, words, join('n1', time, pairs)],
      ]),
    ];
  }),
  ...forms('body.json-with-headers', order, [
    [
      'front/compact',
      'timestamp and nonce in front of the other members',
      `{"timestamp":"${time}","nonce":"n1",${order.slice(1)}`,
    ],
    ['behind/php-indented-unescaped', 'as PHP’s JSON_PRETTY_PRINT', pretty],
    [
      'behind/php-indented',
      'as PHP’s JSON_PRETTY_PRINT',
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
  ...forms('algorithm.hashed-twice', '{"orderNo":"P3"}', [
    ['base64url', 'the SHA-256 of the SHA-256 in URL-safe Base64', urlSafe],
  ]),
  ...forms('string.header-names', order, [
    [
      'swapped',
      'mixed up',
      rightOrder.replace('nonce=n1', `nonce=${time}`).replace(`timestamp=${time}`, 'timestamp=n1'),
    ],
  ]),
  ...forms('body.json-with-headers', '{"rate":1e-7,"price":12.0}', [
    [
      'sorted/ruby',
      'as Ruby’s JSON.generate',
      `{"nonce":"n1","price":12.0,"rate":1.0e-07,"timestamp":"${time}"}`,
    ],
    [
      'sorted/csharp-indented',
      'as Json.NET’s Formatting.Indented',
      `{\n  "nonce": "n1",\n  "price": 12.0,\n  "rate": 1E-07,\n  "timestamp": "${time}"\n}`,
    ],
    // Node: JSON.stringify(sorted, null, '\t')
    [
      'sorted/javascript-tabs',
      'indented by tabs',
      `{\n\t"nonce": "n1",\n\t"price": 12,\n\t"rate": 1e-7,\n\t"timestamp": "${time}"\n}`,
    ],
    // Jackson: new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(new TreeMap<>(all))
    [
      'sorted/jackson-indented',
      'as Jackson’s pretty printer',
      `{\n  "nonce" : "n1",\n  "price" : 12.0,\n  "rate" : 1.0E-7,\n  "timestamp" : "${time}"\n}`,
    ],
  ]),
  ...forms('string.form-encoded', '{"memo":"a (b)*!~’"}', [
    ['dotnet', 'as .NET’s WebUtility does', `memo=a+(b)*!%7E%E2%80%99&nonce=n1&timestamp=${time}`],
  ]),
  ...forms('time.as-text', order, [
    [
      'sql-read-as-milliseconds/480',
      'the seconds read as milliseconds, UTC+08:00',
      rightOrder.replace('1790000007', '1970-01-22 01:13:20'),
    ],
  ]),
  ...forms('number.fixed-decimals', '{"completedAt":1790000007,"extra":{"b":1.5}}', [
    [
      'two/top-level',
      'two decimals, not in nested JSON',
      `completedAt=1790000007.00&extra={"b":1.5}&nonce=n1&timestamp=${time}`,
    ],
  ]),
  // Go 1.19's `fmt.Sprintf("%#v", value)` of all that are no strings
  ...forms(
    'string.language-text',
    '{"completedAt":1790000007,"extra":{"b":1790000000,"a":[true,null,"x"]}}',
    [
      [
        'go/syntax/none',
        'nested values by %#v',
        `completedAt=1.790000007e+09&extra=map[string]interface {}{"a":[]interface {}{true, interface {}(nil), "x"}, "b":1.79e+09}&nonce=n1&timestamp=${time}`,
      ],
    ],
  ),
  ...forms('string.language-text', '{"completedAt":1790000007,"extra":{"b":1e25,"a":"é"}}', [
    [
      'go-format-float/json/none',
      'Go',
      `completedAt=1790000007&extra={"a":"é","b":1e+25}&nonce=n1&timestamp=${time}`,
    ],
  ]),
  // PHP’s date(DATE_ATOM) of every time, and Ruby’s Time.at(…).utc.
  ...forms('time.as-text', '{"completedAt":1790000007,"createdAt":1789999000}', [
    [
      'all/iso-offset/480',
      'ISO 8601 with an offset, UTC+08:00',
      `completedAt=2026-09-21T22:13:27+08:00&createdAt=2026-09-21T21:56:40+08:00&nonce=n1&timestamp=${time}`,
    ],
    [
      'all/ruby-utc/0',
      'as Ruby’s Time.to_s, in UTC',
      `completedAt=2026-09-21 14:13:27 UTC&createdAt=2026-09-21 13:56:40 UTC&nonce=n1&timestamp=${time}`,
    ],
  ]),
  ...forms('time.as-text', order, [
    [
      'timestamp/digits/480',
      'digits alone, the year first, UTC+08:00',
      rightOrder.replace(time, '20260921221523'),
    ],
  ]),
];
