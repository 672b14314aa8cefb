/**
 * What platforms, mocks and QA scripts signed in place of the contract's string, found by running code that was written without a
 * look at the catalogue.
 */
import { createHash } from 'node:crypto';
import { caseMerchantNo, type DeviationCase, forms } from './case-rows';

const order =
  '{"orderType":"payin","orderNo":"P1","amount":"100.00","completedAt":1790000007,"memo":"é"}';
const end = '&timestamp=1790000123';
const pairs = `amount=100.00&completedAt=1790000007&memo=é&nonce=n1&orderNo=P1&orderType=payin${end}`;
const behind = order.replace('}', ',"timestamp":"1790000123","nonce":"n1"}');
const sorted =
  '{"amount":"100.00","completedAt":1790000007,"memo":"é","nonce":"n1","orderNo":"P1","orderType":"payin","timestamp":"1790000123"}';
const python = sorted.replaceAll('":', '": ').replaceAll(',"', ', "').replace('é', '\\u00e9');

const signsInTexts =
  '{"url":"https://a/é","rate":1.50,"list":[1,"x"],"gone":null,"amount":"100.00","note":"a:b,c"}';

const digest = (hash: string, text: string) => createHash(hash).update(text);
const hex = (hash: string, text: string): string => digest(hash, text).digest('hex');
const bodyBase64 = digest('sha256', order).digest('base64');

const digested = [
  ['json', behind, 'in the order received'],
  ['json-sorted', sorted, 'sorted JSON'],
  ['json-python', python, 'as Python’s json.dumps'],
] as const;

const values = ['payin', 'P1', '100.00', '1790000007', '1790000123', 'n1'];

export const platformCases: readonly DeviationCase[] = [
  ...forms('amount.formatted', '{"amount":"2499.90","feeAmount":"12.49"}', [
    ['grouped-trimmed', 'zeros at the end lost', `amount=2,499.9&feeAmount=12.49&nonce=n1${end}`],
  ]),
  ...forms('amount.as-number', '{"amount":"1200000.00","feeAmount":"0.05","netAmount":"0.00"}', [
    ['ruby', 'Ruby’s BigDecimal', `amount=0.12e7&feeAmount=0.5e-1&netAmount=0.0&nonce=n1${end}`],
  ]),
  ...forms(
    'string.numeric-as-number',
    '{"amount":"100.5","completedAt":1790000007,"orderNo":"20261121","list":[1]}',
    [
      [
        'two-decimals',
        'two decimals',
        'amount=100.50&completedAt=1790000007.00&list=[1]&nonce=n1&orderNo=20261121.00&timestamp=1790000123.00',
      ],
    ],
  ),
  ...forms('string.merchant-no-added', order, [
    ['front/bar', 'in front of the pairs', `${caseMerchantNo}|${pairs}`],
    ['behind/nothing', 'behind the pairs', `${pairs}${caseMerchantNo}`],
    ['front/pair', 'in front of the pairs, not sorted', `merchantNo=${caseMerchantNo}&${pairs}`],
    ['behind/pair', 'behind the pairs, not sorted', `${pairs}&merchantNo=${caseMerchantNo}`],
  ]),
  ...forms('string.values-only', order, [
    ['contract/bar', 'of the contract’s fields alone, in its order', values.join('|')],
    ['contract/nothing', 'of the contract’s fields alone', values.join('')],
  ]),
  ...forms('body.raw-with-headers', order, [
    [
      'timestamp-nonce-sha256-base64/line-end-each',
      'SHA-256 in Base64',
      `1790000123\nn1\n${bodyBase64}\n`,
    ],
    [
      'timestamp-nonce-sha256/line-end-each',
      'SHA-256 in hex',
      `1790000123\nn1\n${hex('sha256', order)}\n`,
    ],
  ]),
  ...forms('body.json-with-headers', order, [
    [
      'front/compact/text-under-data',
      'as a string under the key data',
      JSON.stringify({ timestamp: '1790000123', nonce: 'n1', data: order }),
    ],
    [
      'sorted/compact/header-names-all',
      'under X-Timestamp and X-Nonce, with X-Merchant-No',
      `{"X-Merchant-No":"${caseMerchantNo}","X-Nonce":"n1","X-Timestamp":"1790000123",${order.slice(1).replace('"orderType":"payin","orderNo":"P1",', '').replace('}', '')},"orderNo":"P1","orderType":"payin"}`,
    ],
    [
      'behind/compact/merchant-no',
      'with merchantNo',
      behind.replace(',"timestamp"', `,"merchantNo":"${caseMerchantNo}","timestamp"`),
    ],
    [
      'behind/source/class-pascal-amount-numbers',
      'with capital first letters, amounts as numbers',
      '{"OrderType":"payin","OrderNo":"P1","Amount":100.00,"CompletedAt":1790000007,"Timestamp":"1790000123","Nonce":"n1"}',
    ],
    [
      'sorted/compact/numeric',
      'timestamp and amounts as numbers',
      sorted.replace('"100.00"', '100').replace('"1790000123"', '1790000123'),
    ],
    [
      'sorted/javascript-keys',
      'hold for nested objects too',
      '{"b":{"b":2},"nonce":"n1","timestamp":"1790000123"}',
      '{"b":{"c":1,"b":2}}',
    ],
  ]),
  // JSON.stringify(body, Object.keys(body).sort())
  ...forms('body.json-again', '{"list":[{"d":1}],"b":{"c":1,"b":2}}', [
    ['sorted/javascript-keys', 'hold for nested objects too', '{"b":{"b":2},"list":[{}]}'],
  ]),
  ...forms('body.json-again', order, [
    [
      'behind/compact/class-pascal',
      'with capital first letters',
      '{"OrderType":"payin","OrderNo":"P1","Amount":"100.00","CompletedAt":1790000007}',
    ],
  ]),
  ...forms('body.as-one-entry', order, [
    ['body-sha256-base64/bodyHash', 'in Base64', `bodyHash=${bodyBase64}&nonce=n1${end}`],
  ]),
  ...forms('string.percent-encoded', '{"memo":"a (b)"}', [
    [
      'whole-javascript',
      'the whole string at once',
      'memo%3Da%20(b)%26nonce%3Dn1%26timestamp%3D1790000123',
    ],
  ]),
  // Adyen's: keys, then values, each with \ and : escaped; and a copy of it without the escapes.
  ...forms('string.keys-then-values', '{"payer":"C:\\\\x","amount":"1.00"}', [
    [
      'escaped',
      'a backslash in front',
      'amount:nonce:payer:timestamp:1.00:n1:C\\:\\\\x:1790000123',
    ],
    ['plain', 'all keys, then all values', 'amount:nonce:payer:timestamp:1.00:n1:C:\\x:1790000123'],
  ]),
  // JSON.stringify(…) and json_encode, with {, }, " and perhaps the brackets removed, : as = and , as &.
  ...forms('string.json-as-pairs', signsInTexts, [
    [
      'sorted/javascript/braces',
      'sorted, as JSON.stringify, without braces and quotation marks',
      'amount=100.00&gone=null&list=[1&x]&nonce=n1&note=a=b&c&rate=1.5&timestamp=1790000123&url=https=//a/é',
    ],
    [
      'sorted/javascript/brackets',
      'sorted, as JSON.stringify, without braces, brackets and quotation marks',
      'amount=100.00&gone=null&list=1&x&nonce=n1&note=a=b&c&rate=1.5&timestamp=1790000123&url=https=//a/é',
    ],
    [
      'behind/javascript/braces',
      'in the body’s order, timestamp and nonce behind',
      'url=https=//a/é&rate=1.5&list=[1&x]&gone=null&amount=100.00&note=a=b&c&timestamp=1790000123&nonce=n1',
    ],
    [
      'behind/javascript/brackets',
      'in the body’s order, timestamp and nonce behind',
      'url=https=//a/é&rate=1.5&list=1&x&gone=null&amount=100.00&note=a=b&c&timestamp=1790000123&nonce=n1',
    ],
    [
      'sorted/php/braces',
      'sorted, as PHP’s json_encode',
      'amount=100.00&gone=null&list=[1&x]&nonce=n1&note=a=b&c&rate=1.5&timestamp=1790000123&url=https=\\/\\/a\\/\\u00e9',
    ],
    [
      'sorted/php/brackets',
      'sorted, as PHP’s json_encode',
      'amount=100.00&gone=null&list=1&x&nonce=n1&note=a=b&c&rate=1.5&timestamp=1790000123&url=https=\\/\\/a\\/\\u00e9',
    ],
    [
      'behind/php/braces',
      'in the body’s order, timestamp and nonce behind',
      'url=https=\\/\\/a\\/\\u00e9&rate=1.5&list=[1&x]&gone=null&amount=100.00&note=a=b&c&timestamp=1790000123&nonce=n1',
    ],
    [
      'behind/php/brackets',
      'in the body’s order, timestamp and nonce behind',
      'url=https=\\/\\/a\\/\\u00e9&rate=1.5&list=1&x&gone=null&amount=100.00&note=a=b&c&timestamp=1790000123&nonce=n1',
    ],
  ]),
  ...forms('string.json-as-pairs', '{"amount":"100.00","extra":{"a":1},"list":[{"a":1},{"b":2}]}', [
    [
      'sorted/javascript-keys/braces',
      'as JSON.stringify with the sorted keys as its second argument',
      'amount=100.00&extra=&list=[&]&nonce=n1&timestamp=1790000123',
    ],
    [
      'sorted/javascript-keys/brackets',
      'as JSON.stringify with the sorted keys as its second argument',
      'amount=100.00&extra=&list=&&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('string.separator', order, [
    ['semicolon-space', 'as in cookies', pairs.replaceAll('&', '; ')],
  ]),
  ...forms(
    'algorithm.hashed-twice',
    order,
    digested.flatMap(([id, text, form]) => [
      [`hex-${id}`, form, hex('sha256', text)] as const,
      [`md5-hex-${id}`, form, hex('md5', text)] as const,
      [`bytes-${id}`, form, new Uint8Array(digest('sha256', text).digest())] as const,
    ]),
  ),
];
