/** What `signers.*` in `testing/real-code` printed: functions that sign, as test signers and mock platforms have them. */
import { createHash } from 'node:crypto';
import { type DeviationCase, forms } from './case-rows';

const mixed =
  '{"note":null,"extra":{"b":1.50,"a":[null,true,"x, y"],"ab":"<é>","e":{}},"ok":true,"blank":"","rate":1.50,"list":["a:b",2]}';
const order =
  '{"orderType":"payin","orderNo":"P1","amount":"100.00","completedAt":1790000007,"memo":"张三 é"}';
const end = '&timestamp=1790000123';
const mixedEnd = `&nonce=n1&ok=true&rate=1.5${end}`;

const digest = (hash: string, text: string): string => createHash(hash).update(text).digest('hex');
const joints = [
  ['line-end', 'joined by line ends', '\n'],
  ['nothing', 'joined as they are', ''],
  ['ampersand', 'joined by &', '&'],
  ['dot', 'joined by dots', '.'],
  ['bar', 'joined by |', '|'],
  ['comma', 'joined by commas', ','],
] as const;
const rightOrder = `amount=100.00&completedAt=1790000007&memo=张三 é&nonce=n1&orderNo=P1&orderType=payin${end}`;
const moreJoints = [
  ['crlf', 'joined by CRLF', '\r\n'],
  ['colon', 'joined by colons', ':'],
  ['dash', 'joined by -', '-'],
] as const;
const [time, hashed, base64] = [
  '1790000123',
  digest('sha256', order),
  Buffer.from(order).toString('base64'),
];
const encodedFrames = [
  ['body-timestamp', 'is the raw body and timestamp', [order, time]],
  ['body-nonce', 'is the raw body and nonce', [order, 'n1']],
  ['base64-timestamp-nonce', 'is the raw body in Base64', [base64, time, 'n1']],
  ['timestamp-nonce-base64', 'the raw body in Base64', [time, 'n1', base64]],
  ['nonce-timestamp-base64', 'the raw body in Base64', ['n1', time, base64]],
  ['sha256-timestamp-nonce', 'is the raw body’s SHA-256', [hashed, time, 'n1']],
  ['md5-timestamp-nonce', 'is the raw body’s MD5', [digest('md5', order), time, 'n1']],
  [
    'timestamp-nonce-sha256-base64',
    'SHA-256 in Base64',
    [time, 'n1', createHash('sha256').update(order).digest('base64')],
  ],
  ['merchant-timestamp-nonce-sha256', 'is X-Merchant-No', ['M10086', time, 'n1', hashed]],
  ['timestamp-sha256', 'is timestamp and the raw body’s SHA-256', [time, hashed]],
] as const;
const plainFrames = [
  ['timestamp-nonce-body', [time, 'n1', order]],
  ['nonce-timestamp-body', ['n1', time, order]],
  ['body-timestamp-nonce', [order, time, 'n1']],
  ['body-nonce-timestamp', [order, 'n1', time]],
  ['timestamp-body-nonce', [time, order, 'n1']],
  ['nonce-body-timestamp', ['n1', order, time]],
  ['merchant-timestamp-nonce-body', ['M10086', time, 'n1', order]],
  ['merchant-nonce-timestamp-body', ['M10086', 'n1', time, order]],
  ['timestamp-body', [time, order]],
  ['nonce-body', ['n1', order]],
  ['timestamp-nonce-compact', [time, 'n1', order]],
  ['timestamp-nonce-sha256', [time, 'n1', hashed]],
  ['nonce-timestamp-sha256', ['n1', time, hashed]],
  ['timestamp-nonce-md5', [time, 'n1', digest('md5', order)]],
  ['nonce-timestamp-md5', ['n1', time, digest('md5', order)]],
] as const;
const runTogether = 'amount1.00noncen1timestamp1790000123';

export const signerCases: readonly DeviationCase[] = [
  // Rails: data.reject { |_, v| v.nil? || v == "" }.to_query
  ...forms(
    'nested.as-entries',
    '{"flags":[true,null],"fees":[{"type":"mdr","amt":"0.02"}],"remark":"","note":null}',
    [
      [
        'brackets-unnumbered/rails/blank',
        'as Rails’ to_query, null and blank values dropped before',
        `fees%5B%5D%5Btype%5D=mdr&fees%5B%5D%5Bamt%5D=0.02&flags%5B%5D=true&flags%5B%5D=&nonce=n1${end}`,
      ],
    ],
  ),
  // PHP: http_build_query(array_filter($data, fn($v) => $v !== null && $v !== ''))
  ...forms(
    'nested.as-entries',
    '{"amount":"1.00","blank":"   ","list":[{"a":["x y",false]}],"note":null,"ok":true,"remark":""}',
    [
      [
        'brackets/php/empty',
        'null and empty values dropped before, white space kept',
        `amount=1.00&blank=+++&list%5B0%5D%5Ba%5D%5B0%5D=x+y&list%5B0%5D%5Ba%5D%5B1%5D=0&nonce=n1&ok=1${end}`,
      ],
    ],
  ),
  ...forms('body.json-with-headers', order, [
    [
      'sorted/compact/under-data',
      'the body under the key data',
      `{"data":${order},"nonce":"n1","timestamp":"1790000123"}`,
    ],
  ]),
  ...forms('body.as-one-entry', order, [
    [
      'body-base64/data',
      'in Base64',
      `data=${Buffer.from(order).toString('base64')}&nonce=n1${end}`,
    ],
    ['body-sha256/bodyHash', 'its SHA-256', `bodyHash=${digest('sha256', order)}&nonce=n1${end}`],
    ['body-md5/md5', 'its MD5', `md5=${digest('md5', order)}&nonce=n1${end}`],
  ]),
  ...forms(
    'body.raw-with-headers',
    order,
    [...joints, ...moreJoints].flatMap(([joint, , between]) =>
      encodedFrames.map(
        ([frame, words, parts]) => [`${frame}/${joint}`, words, parts.join(between)] as const,
      ),
    ),
  ),
  ...forms(
    'body.raw-with-headers',
    order,
    plainFrames.map(([frame, parts]) => [`${frame}/dash`, 'joined by -', parts.join('-')] as const),
  ),
  // Go's and C#'s classes, which have the contract's fields in its order.
  ...forms('body.json-again', order, [
    [
      'behind/compact/class',
      'only with the contract’s fields, in its order, compact',
      '{"orderType":"payin","orderNo":"P1","amount":"100.00","completedAt":1790000007}',
      '{"amount":"100.00","completedAt":1790000007,"flag":true,"orderNo":"P1","orderType":"payin"}',
    ],
    [
      'behind/source/known-amount-numbers',
      'only with the contract’s fields, amounts as numbers, with numbers as received',
      '{"orderType":"payin","orderNo":"P1","amount":100.00,"completedAt":1790000007}',
    ],
  ]),
  ...forms('body.json-beside-headers', mixed, [
    [
      'body-timestamp-nonce/nothing/sorted-throughout/no-nulls',
      'JSON, timestamp, nonce',
      '{"a":{"b":1,"c":2},"x":"y"}1790000123n1',
      '{"x":"y","a":{"c":2,"b":1},"n":null}',
    ],
    [
      'class-timestamp-nonce/nothing/behind/compact',
      'JSON of the contract’s fields alone, in its order',
      '{"orderNo":"P1","status":"completed","amount":"1.00"}1790000123n1',
      '{"amount":"1.00","flag":true,"status":"completed","orderNo":"P1"}',
    ],
  ]),
  // Java's Map<String, String>, whose nested values were made JSON before.
  ...forms('string.printed', '{"orderNo":"P1","extra":{"b":1,"a":[true,"x"]},"note":null}', [
    [
      'java/texts',
      'Java’s Map.toString',
      '{extra={"b":1,"a":[true,"x"]}, nonce=n1, orderNo=P1, timestamp=1790000123}',
    ],
    [
      'java/texts/hash-map',
      'Java’s Map.toString',
      '{orderNo=P1, extra={"b":1,"a":[true,"x"]}, nonce=n1, timestamp=1790000123}',
    ],
  ]),
  ...forms('string.key-spelling', order, [
    [
      'lower-case-each',
      'lower case, and & behind the last pair',
      `amount=100.00&completedat=1790000007&memo=张三 é&nonce=n1&orderno=P1&ordertype=payin${end}&`,
    ],
    // A list of names that was typed again: ['amount', 'completeAt', …]
    [
      'name:completeAt',
      'has `completedAt` under the name `completeAt`',
      `amount=100.00&completeAt=1790000007&memo=张三 é&nonce=n1&orderNo=P1&orderType=payin${end}`,
    ],
    [
      'name:order_no',
      'has `orderNo` under the name `order_no`',
      `amount=100.00&completedAt=1790000007&memo=张三 é&nonce=n1&orderType=payin&order_no=P1${end}`,
    ],
    [
      'name:OrderNo',
      'has `orderNo` under the name `OrderNo`',
      `OrderNo=P1&amount=100.00&completedAt=1790000007&memo=张三 é&nonce=n1&orderType=payin${end}`,
    ],
  ]),
  ...forms('string.text-encoded', order, [
    [
      'base64url',
      'Base64 without padding, URL-safe',
      Buffer.from(rightOrder).toString('base64url'),
    ],
    ['base64-utf-16', 'its UTF-16', Buffer.from(rightOrder, 'utf16le').toString('base64')],
    ['body-base64', 'is the raw body in Base64', Buffer.from(order).toString('base64')],
    [
      'json-base64',
      'in Base64, in the order received',
      Buffer.from(`${order.slice(0, -1)},"timestamp":"1790000123","nonce":"n1"}`).toString(
        'base64',
      ),
    ],
    [
      'json-sorted-base64',
      'in Base64, sorted',
      Buffer.from(
        '{"amount":"100.00","completedAt":1790000007,"memo":"张三 é","nonce":"n1","orderNo":"P1","orderType":"payin","timestamp":"1790000123"}',
      ).toString('base64'),
    ],
  ]),
  ...forms('charset.latin1', order, [
    ['low-bytes', 'as Node’s latin1', Buffer.from(rightOrder, 'latin1')],
  ]),
  ...forms('algorithm.hashed-twice', order, [
    ['md5-bytes', 'of the MD5', createHash('md5').update(rightOrder).digest()],
    ['sha512-hex', 'of the SHA-512', digest('sha512', rightOrder)],
    ['sha1-bytes', 'of the SHA-1', createHash('sha1').update(rightOrder).digest()],
    // sha256sum and openssl dgst -sha256 of their standard input, and awk '{print $1}' behind the first.
    ['sum-line', 'as sha256sum', `${digest('sha256', rightOrder)}  -\n`],
    ['openssl-line', 'openssl dgst prints', `SHA2-256(stdin)= ${digest('sha256', rightOrder)}\n`],
    ['openssl-1-line', 'before version 3', `(stdin)= ${digest('sha256', rightOrder)}\n`],
    ['hex-line', 'with a line end', `${digest('sha256', rightOrder)}\n`],
  ]),
  // http_build_query(array_filter($data)), whose filter does not look into what is nested.
  ...forms(
    'nested.as-entries',
    '{"extra":{"a":"x","b":false},"flag":false,"zero":"0","note":null}',
    [
      [
        'brackets/php-decoded-filtered/truth',
        'values as in PHP’s http_build_query, decoded again, what counts as false dropped before',
        `extra[a]=x&extra[b]=0&nonce=n1${end}`,
      ],
    ],
  ),
  ...forms('body.json-with-headers', order, [
    [
      'sorted/compact/timestamp-number',
      'timestamp as a number',
      '{"amount":"100.00","completedAt":1790000007,"memo":"张三 é","nonce":"n1","orderNo":"P1","orderType":"payin","timestamp":1790000123}',
    ],
    [
      'hash-map/compact',
      'order of a Java HashMap',
      '{"orderType":"payin","amount":"100.00","completedAt":1790000007,"orderNo":"P1","memo":"张三 é","nonce":"n1","timestamp":"1790000123"}',
    ],
    [
      'sorted/source/known-amount-numbers',
      'only with the contract’s fields, amounts as numbers',
      '{"amount":100.00,"completedAt":1790000007,"nonce":"n1","orderNo":"P1","orderType":"payin","timestamp":"1790000123"}',
    ],
    [
      'sorted-throughout/go-encoder',
      'with a line end',
      '{"blank":"","extra":{"a":[null,true,"x, y"],"ab":"<é>","b":1.50,"e":{}},"list":["a:b",2],"nonce":"n1","note":null,"ok":true,"rate":1.50,"timestamp":"1790000123"}\n',
      mixed,
    ],
    [
      'sorted/perl',
      'as Perl’s JSON modules',
      '{"nonce":"n1","ref":1.23456789012346e+19,"timestamp":"1790000123"}',
      '{"ref":12345678901234567890.5}',
    ],
  ]),
  ...forms(
    'body.raw-with-headers',
    order,
    (['sha256', 'md5'] as const).flatMap((hash) =>
      joints.flatMap(([joint, words, between]) => {
        const body = digest(hash, order);
        return [
          [`timestamp-nonce-${hash}/${joint}`, words, ['1790000123', 'n1', body].join(between)],
          [`nonce-timestamp-${hash}/${joint}`, words, ['n1', '1790000123', body].join(between)],
        ] as const;
      }),
    ),
  ),
  ...forms('string.language-text', mixed, [
    [
      'go-verb/text/none',
      'nulls and blanks kept',
      `blank=&extra=map[a:[<nil> %!s(bool=true) x, y] ab:<é> b:%!s(float64=1.5) e:map[]]&list=[a:b %!s(float64=2)]&nonce=n1&note=%!s(<nil>)&ok=%!s(bool=true)&rate=%!s(float64=1.5)${end}`,
    ],
    [
      'java-jackson/text-ampersands/none',
      'each comma and space in nested values as &',
      `blank=&extra={b=1.5&a=[null&true&x&y]&ab=<é>&e={}}&list=[a:b&2]&nonce=n1&note=null&ok=true&rate=1.5${end}`,
    ],
    [
      'java-jackson/json-indented/blank-print',
      'nested values as its JSON on indented lines',
      `extra={\n  "b" : 1.5,\n  "e" : { }\n}&nonce=n1${end}&tiny=1.0E-7`,
      '{"blank":"","extra":{"b":1.5,"e":{}},"note":null,"tiny":1e-7}',
    ],
    // JSON.stringify(value, Object.keys(value).sort())
    [
      'javascript/json-own-keys/none',
      'with those members alone whose keys the value itself has',
      `extra={"10":[{}],"a":{"b":null},"b":1e+25}&list=[{},1.5]&nonce=n1&note=null${end}`,
      '{"extra":{"b":1e25,"a":{"x":1,"b":null},"10":[{"q":1}]},"list":[{"a":1},1.5],"note":null}',
    ],
    // Gson: new Gson().toJson(value), of a Map<String, Object>; 1.790000007E9 was made an integer again
    [
      'java-gson-integers/json/none',
      'nested values as its JSON, characters of HTML escaped, without their nulls',
      `extra={"fx":83.1,"n":"a\\u003db\\u0027s","qty":2.0}&nonce=n1&rate=1.5${end}`,
      '{"extra":{"fx":83.10,"n":"a=b\'s","qty":2,"memo":null},"rate":1.50}',
    ],
    [
      'java-gson-integers/json-unescaped/none',
      'without their nulls',
      `extra={"list":[1.0,null],"n":"a=b"}&nonce=n1&rate=1.5${end}`,
      '{"extra":{"list":[1,null],"memo":null,"n":"a=b"},"rate":1.50}',
    ],
    [
      'java-fastjson/json-hash-map/none',
      'in the order of a HashMap',
      `extra={"b2":1,"cd":"x","b":1.50,"e":{}}&nonce=n1&rate=1.50${end}`,
      '{"extra":{"cd":"x","b2":1,"b":1.50,"e":{},"f":null},"rate":1.50}',
    ],
    [
      'perl/json-indented/empty',
      'nested values as its JSON on indented lines',
      `extra={\n   "a" : [\n      "x, y"\n   ],\n   "ab" : "<é>",\n   "b" : 1.5,\n   "e" : {}\n}\n&nonce=n1&ok=1&rate=1.5${end}`,
      '{"extra":{"b":1.50,"a":["x, y"],"ab":"<é>","e":{}},"ok":true,"rate":1.50}',
    ],
    [
      'php/left-out/null',
      'nested values left out, nulls dropped',
      `blank=&nonce=n1&ok=1&rate=1.5${end}`,
    ],
    [
      'php/joined/empty',
      'lists joined by commas',
      `list=a,b&map=&nonce=n1&ok=1${end}`,
      '{"list":["a","b"],"map":{},"ok":true}',
    ],
  ]),
  ...forms('nested.language-text', mixed, [
    [
      'empty-nulls-kept',
      'nulls kept',
      `blank=&extra=&list=&nonce=n1&note=null&ok=true&rate=1.5${end}`,
    ],
    ['empty', 'blank values kept', `blank=&extra=&list=${mixedEnd}`],
  ]),
  ...forms('nested.as-entries', mixed, [
    [
      'brackets/php-filtered/unsorted',
      'not sorted',
      `extra%5Bb%5D=1.5&extra%5Ba%5D%5B1%5D=1&extra%5Ba%5D%5B2%5D=x%2C+y&extra%5Bab%5D=%3C%C3%A9%3E&ok=1&rate=1.5&list%5B0%5D=a%3Ab&list%5B1%5D=2${end}&nonce=n1`,
    ],
    [
      'repeated/urlencode-decoded',
      'urlencode with doseq, decoded again',
      `items={'a': 1}&list=a b&list=2&nonce=n1${end}`,
      '{"list":["a b",2],"items":[{"a":1}]}',
    ],
    [
      'brackets-unnumbered/rack',
      'Rack’s build_nested_query',
      `extra[b]=1.0e%2B25&extra[a][]=x%2C+y&list[]=a%3Ab&list[]=2&nonce=n1${end}`,
      '{"extra":{"b":1e25,"a":["x, y"]},"list":["a:b",2]}',
    ],
  ]),
  ...forms('string.form-encoded', mixed, [
    [
      'axios-brackets',
      'older versions of axios',
      `list=[%22a:b%22,2]&memo=x,+y&nonce=n1${end}`,
      '{"list":["a:b",2],"memo":"x, y"}',
    ],
    ['gbk', 'in GBK', `memo=%D5%C5%C8%FD+%A8%A6&nonce=n1${end}`, '{"memo":"张三 é"}'],
  ]),
  ...forms('string.percent-encoded', '{"memo":"张三 é"}', [
    ['gbk', 'in GBK', `memo=%D5%C5%C8%FD%20%A8%A6&nonce=n1${end}`],
  ]),
  ...forms('time.as-text', order, [
    [
      'both/iso-milliseconds/0',
      'toISOString',
      'amount=100.00&completedAt=2026-09-21T14:13:27.000Z&memo=张三 é&nonce=n1&orderNo=P1&orderType=payin&timestamp=2026-09-21T14:15:23.000Z',
    ],
  ]),
  ...forms('algorithm.hashed-twice', '{"amount":"1.00"}', [
    ['hex-run-together', 'nothing between them', digest('sha256', runTogether)],
    ['md5-hex-run-together', 'nothing between them', digest('md5', runTogether)],
    ['sha1-hex-run-together', 'nothing between them', digest('sha1', runTogether)],
  ]),
  ...forms('string.text-encoded', '{"amount":"1200000.00","feeAmount":"2.50"}', [
    [
      'base64-lines-60',
      'lines of 60',
      'YW1vdW50PTEyMDAwMDAuMDAmZmVlQW1vdW50PTIuNTAmbm9uY2U9bjEmdGlt\nZXN0YW1wPTE3OTAwMDAxMjM=\n',
    ],
    [
      'base64-lines-76',
      'lines of 76',
      'YW1vdW50PTEyMDAwMDAuMDAmZmVlQW1vdW50PTIuNTAmbm9uY2U9bjEmdGltZXN0YW1wPTE3OTAw\nMDAxMjM=\n',
    ],
  ]),
];
