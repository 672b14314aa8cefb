/** Strings that tests found unexplained, as the programs printed them: written out, none is computed by this project. */
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const address = '{"expr":"a+b (c)*~","url":"https://x.example/z?a=1"}';
const framed = '{"amount": "1.00"}';
const accent = '{"remark":"café"}';
const completed = '{"completedAt":1790000000,"payer":"O\'Neil"}';
const numbers = '{"rate":1.50,"ref":12345678901234567890,"tiny":1e-7,"total":1500000.00}';
const time = '{"completedAt":1790000007}';
const digits = '{"account":"0123456789","amount":"100.00","utr":"1e5"}';
const end = '&timestamp=1790000123';

export const everydayCases: readonly DeviationCase[] = [
  ...forms('string.percent-encoded', address, [
    [
      'whole-keep-slash',
      'the whole string at once, with / kept',
      'expr%3Da%2Bb%20%28c%29%2A~%26nonce%3Dn1%26timestamp%3D1790000123%26url%3Dhttps%3A//x.example/z%3Fa%3D1',
    ],
  ]),
  ...forms('string.form-encoded', address, [
    [
      'whole-dotnet',
      'the whole string at once, as .NET’s WebUtility does',
      'expr%3Da%2Bb+(c)*%7E%26nonce%3Dn1%26timestamp%3D1790000123%26url%3Dhttps%3A%2F%2Fx.example%2Fz%3Fa%3D1',
    ],
    [
      'python-url',
      'with : and / kept',
      `expr=a%2Bb+%28c%29%2A~&nonce=n1${end}&url=https://x.example/z%3Fa%3D1`,
    ],
  ]),
  ...forms('body.raw-with-headers', framed, [
    ['slack/colon', 'is v0, timestamp and the raw body', `v0:1790000123:${framed}`],
  ]),
  ...forms('body.printed', accent, [
    [
      'python-bytes/timestamp-nonce-body/nothing',
      'as Python prints bytes',
      `1790000123n1b'{"remark":"caf\\xc3\\xa9"}'`,
    ],
    ['python-bytes/body/nothing', 'as Python prints bytes', `b'{"remark":"caf\\xc3\\xa9"}'`],
    [
      'python-bytes/timestamp-body/dot',
      'behind timestamp',
      `1790000123.b'{"remark":"caf\\xc3\\xa9"}'`,
    ],
    [
      'javascript/body-header-pairs/ampersand',
      'then timestamp and nonce as pairs',
      '[object Object]&timestamp=1790000123&nonce=n1',
    ],
  ]),
  ...forms('string.headers-without-keys', framed, [
    [
      'timestamp-nonce-pairs/line-end-each',
      'each with a line end',
      '1790000123\nn1\namount=1.00\n',
    ],
  ]),
  ...forms('string.header-names', framed, [
    [
      'request',
      'requestTimestamp and requestNonce',
      'amount=1.00&requestNonce=n1&requestTimestamp=1790000123',
    ],
  ]),
  ...forms('string.key-value-separator', completed, [
    [
      'python-tuples',
      "('key', 'value')",
      `('completedAt', '1790000000')&('nonce', 'n1')&('payer', "O'Neil")&('timestamp', '1790000123')`,
    ],
    [
      'python-tuples-typed',
      'numbers without quotation marks',
      `('completedAt', 1790000000)&('nonce', 'n1')&('payer', "O'Neil")&('timestamp', '1790000123')`,
    ],
  ]),
  ...forms('number.fixed-decimals', numbers, [
    [
      'two/exact',
      'integers by all their digits',
      `nonce=n1&rate=1.50&ref=12345678901234567890.00${end}&tiny=0.00&total=1500000.00`,
    ],
    [
      'none-double',
      'no decimals, and integers as a double holds them',
      `nonce=n1&rate=2&ref=12345678901234567168${end}&tiny=0&total=1500000`,
    ],
    [
      'two-at-most',
      'two decimals at most',
      `nonce=n1&rate=1.5&ref=12345678901234567890${end}&tiny=0&total=1500000`,
    ],
    ['six-significant', 'six significant digits', `completedAt=1.79000e+9&nonce=n1${end}`, time],
  ]),
  ...forms('number.grouped', numbers, [
    [
      'exact',
      'integers by all their digits',
      `nonce=n1&rate=1.5&ref=12,345,678,901,234,567,890${end}&tiny=0&total=1,500,000`,
    ],
  ]),
  ...forms('number.overflow', numbers, [
    [
      'java-long',
      'the lower 64 bits',
      `nonce=n1&rate=1&ref=-6101065172474983726${end}&tiny=0&total=1500000`,
    ],
    ['java-int', 'the lower 32 bits', `nonce=n1&rate=1&ref=-350287150${end}&tiny=0&total=1500000`],
    [
      'go-int64',
      'the least number of 64 bits',
      `nonce=n1&rate=1&ref=-9223372036854775808${end}&tiny=0&total=1500000`,
    ],
  ]),
  ...forms('number.scientific', numbers, [
    [
      'dotnet-framework/top-level',
      '.NET Framework’s Double.ToString',
      `nonce=n1&rate=1.5&ref=1.23456789012346E+19${end}&tiny=1E-07&total=1500000`,
    ],
    [
      'ruby-decimal/top-level',
      'Ruby’s BigDecimal',
      `nonce=n1&rate=0.15e1&ref=12345678901234567890${end}&tiny=0.1e-6&total=0.15e7`,
    ],
  ]),
  ...forms('amount.as-number', '{"amount":"100.00","feeAmount":"2.50"}', [
    ['fraction', 'as Ruby’s Rational prints itself', `amount=100/1&feeAmount=5/2&nonce=n1${end}`],
  ]),
  ...forms('boolean.as-word', '{"ok":true,"test":false}', [
    ['letters', 'Y and N', `nonce=n1&ok=Y&test=N${end}`],
    ['yes-no', 'yes and no', `nonce=n1&ok=yes&test=no${end}`],
  ]),
  ...forms('string.numeric-as-number', digits, [
    ['lua', 'as Lua’s tonumber', `account=123456789&amount=100.0&nonce=n1${end}&utr=100000.0`],
  ]),
  ...forms(
    'string.absent-fields',
    '{"orderType":"payin","orderNo":"O3","merchantOrderNo":"W3","status":"completed","amount":"50.00"}',
    [
      [
        'zeros',
        '0 for a number and an amount',
        `amount=50.00&completedAt=0&feeAmount=0&merchantOrderNo=W3&netAmount=0&nonce=n1&orderNo=O3&orderType=payin&status=completed${end}`,
      ],
    ],
  ),
];

export const everydayMisses: readonly SignedCase[] = [
  ...misses('string.percent-encoded', address, [
    [
      'the whole string, with / and : kept',
      'expr%3Da%2Bb%20%28c%29%2A~%26nonce%3Dn1%26timestamp%3D1790000123%26url%3Dhttps:%2F/x.example/z%3Fa%3D1',
    ],
  ]),
  ...misses('string.form-encoded', address, [
    [
      'with : kept and / encoded',
      `expr=a%2Bb+%28c%29%2A~&nonce=n1${end}&url=https:%2F%2Fx.example%2Fz%3Fa%3D1`,
    ],
  ]),
  ...misses('body.raw-with-headers', framed, [
    ['v1 in place of v0', `v1:1790000123:${framed}`],
    ['v0, timestamp, nonce and the raw body', `v0:1790000123:n1:${framed}`],
  ]),
  ...misses('body.printed', accent, [
    ['as Python prints a text', `1790000123n1'{"remark":"café"}'`],
    ['escaped as Latin-1', `1790000123n1b'{"remark":"caf\\xe9"}'`],
  ]),
  ...misses('string.headers-without-keys', framed, [
    ['a line end twice behind it', '1790000123\nn1\namount=1.00\n\n'],
  ]),
  ...misses('string.header-names', framed, [
    ['requestTime for one of them', 'amount=1.00&requestNonce=n1&requestTime=1790000123'],
  ]),
  ...misses('string.key-value-separator', completed, [
    [
      'JavaScript’s quotation marks',
      `("completedAt", "1790000000")&("nonce", "n1")&("payer", "O'Neil")&("timestamp", "1790000123")`,
    ],
  ]),
  ...misses('number.fixed-decimals', numbers, [
    [
      'cut to two decimals in place of rounded',
      `nonce=n1&rate=1.5&ref=12345678901234567000${end}&tiny=0&total=1500000`,
    ],
  ]),
  ...misses('number.grouped', numbers, [
    [
      'dots in place of commas',
      `nonce=n1&rate=1.5&ref=12.345.678.901.234.567.890${end}&tiny=0&total=1.500.000`,
    ],
  ]),
  ...misses('number.overflow', numbers, [
    [
      'the most that there is',
      `nonce=n1&rate=1&ref=9223372036854775807${end}&tiny=0&total=1500000`,
    ],
    [
      'the lower 64 bits, decimals kept',
      `nonce=n1&rate=1.5&ref=-6101065172474983726${end}&tiny=0.0000001&total=1500000`,
    ],
  ]),
  ...misses('number.scientific', numbers, [
    [
      'sixteen digits',
      `nonce=n1&rate=1.5&ref=1.234567890123457E+19${end}&tiny=1E-07&total=1500000`,
    ],
  ]),
  ...misses('boolean.as-word', '{"ok":true,"test":false}', [
    ['ja and nein', `nonce=n1&ok=ja&test=nein${end}`],
    ['Y for true alone', `nonce=n1&ok=Y&test=false${end}`],
  ]),
  ...misses('string.numeric-as-number', digits, [
    ['one of them as it was', `account=0123456789&amount=100.0&nonce=n1${end}&utr=100000.0`],
  ]),
];
