/**
 * Cases of what other programs do, found by running code that nobody here had looked at before: the programs are in `testing/real-code`
 * (`own.*`), the strings are what they printed.
 */
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const amounts = '{"amount":"1200000.00","feeAmount":"2.50"}';
const wholeMinute = '{"completedAt":1795161720}';
const completed = '{"completedAt":1790000007}';
const markup = '{"remark":"a/b & <é> \\"c\\\\d\\" `\'"}';
const nested = '{"extra":{"b":true,"a":[1.50,null,"x y"],"e":[]},"list":["a","b"]}';
const numbers = '{"extra":{"10":1e25,"a":2.0,"b":{"c":"it\'s\\\\"}}}';
const numbered = '{"item100":"c","item10":"b","item_x":"d","item2":"a","Zone":"1"}';
const controls = '{"remark":"\\"a\\"\\nb\\tc"}';
const escapable = '{"extra":{"a>b":["<i>","O\'B"],"n":"\\"q\\""},"remark":"a & b"}';
const end = '&timestamp=1790000123';

const amount = (one: string, other: string): string =>
  `amount=${one}&feeAmount=${other}&nonce=n1${end}`;
const done = (time: string): string => `completedAt=${time}&nonce=n1${end}`;

export const programCases: readonly DeviationCase[] = [
  ...forms('string.field-missing', '{"a":true,"b":[1],"c":{},"d":"x","e":false,"f":1,"g":2}', [
    ['types:nested', 'no object or list', `a=true&d=x&e=false&f=1&g=2&nonce=n1${end}`],
    ['types:boolean', 'no boolean', `b=[1]&c={}&d=x&f=1&g=2&nonce=n1${end}`],
    ['types:boolean-nested', 'no boolean, object or list', `d=x&f=1&g=2&nonce=n1${end}`],
    ['types:number', 'no number', `a=true&b=[1]&c={}&d=x&e=false&nonce=n1${end}`],
    ['types:number-boolean-nested', 'no number, boolean, object', `d=x&nonce=n1${end}`],
  ]),
  // Python: {k: v for k, v in body.items() if isinstance(v, (str, int))}
  ...forms('string.field-missing', '{"a":true,"b":[1],"c":1.25,"d":"x","f":1,"g":2.5}', [
    ['types:decimal', 'a decimal point or an exponent', `a=true&b=[1]&d=x&f=1&nonce=n1${end}`],
    ['types:decimal-nested', 'an exponent, object or list', `a=true&d=x&f=1&nonce=n1${end}`],
  ]),
  ...forms('amount.formatted', amounts, [
    ['one-decimal', 'one decimal', amount('97.5', '2.5'), '{"amount":"97.54","feeAmount":"2.50"}'],
    // Java's DecimalFormat("#.00"), Python's rstrip(".0").
    [
      'without-zero',
      '.10 for 0.10',
      amount('1200.00', '.50'),
      '{"amount":"1200.00","feeAmount":"0.50"}',
    ],
    ['stripped', '12 for 1200.00', amount('12', '2.5')],
    // C#'s TrimEnd('0').TrimEnd('.'), Python's rstrip("0").rstrip(".").
    [
      'stripped-in-turn',
      '25 for 2500',
      amount('1200000', '25'),
      '{"amount":"1200000.00","feeAmount":"2500"}',
    ],
    // PHP's rtrim($amount, "0") and trim($amount, "0.").
    ['stripped-noughts', '1200. for 1200.00', amount('1200000.', '2.5')],
    [
      'stripped-around',
      '1 for 0.10',
      amount('12', '1'),
      '{"amount":"1200000.00","feeAmount":"0.10"}',
    ],
    ['three-decimals', 'three decimals', amount('1200000.000', '2.500')],
    ['six-decimals', 'six decimals', amount('1200000.000000', '2.500000')],
    ['grouped-indian', 'groups as in India', amount('12,00,000.00', '2.50')],
    ['grouped-dots', 'dots between groups', amount('1.200.000,00', '2,50')],
    // toLocaleString('de-DE') and ('en-IN')
    [
      'grouped-dots-trimmed',
      '1.200.000: dots between groups, a comma for the point, zeros at the end lost',
      amount('1.200.000', '2,5'),
    ],
    ['grouped-indian-trimmed', '12,00,000: groups as in India', amount('12,00,000', '2.5')],
    ['grouped-no-break', 'no-break spaces', amount('1\u00a0200\u00a0000,00', '2,50')],
    ['grouped-narrow', 'narrow no-break spaces', amount('1\u202f200\u202f000,00', '2,50')],
    ['dollars-plain', 'as received, with a currency sign', amount('$1200000.00', '$2.50')],
    ['rupees', 'groups as in India, with', amount('₹12,00,000.00', '₹2.50')],
    ['rupees-western', '₹1,200,000.00', amount('₹1,200,000.00', '₹2.50')],
    ['rupees-plain', '₹1200.00', amount('₹1200000.00', '₹2.50')],
    ['yuan', '¥1,200.00', amount('¥1,200,000.00', '¥2.50')],
    ['currency-sign', 'no currency', amount('¤1,200,000.00', '¤2.50')],
    ['euros', 'as in Germany', amount('1.200.000,00\u00a0€', '2,50\u00a0€')],
    ['reais', 'as in Brazil', amount('R$\u00a01.200.000,00', 'R$\u00a02,50')],
  ]),
  ...forms('amount.cut', '{"amount":"97.50","feeAmount":"2.50"}', [
    ['rounded', 'halves up', amount('98', '3')],
    ['rounded-even', 'halves to even', amount('98', '2')],
  ]),
  ...forms('amount.minor-units', '{"amount":"100.00","feeAmount":"2.50"}', [
    ['two-decimals', '10000.00 for 100.00', amount('10000.00', '250.00')],
  ]),
  ...forms('time.as-text', completed, [
    ['http/0', 'HTTP headers', done('Mon, 21 Sep 2026 14:13:27 GMT')],
    ['asctime/0', 'asctime', done('Mon Sep 21 14:13:27 2026')],
    ['asctime/330', 'UTC+05:30', done('Tue Sep  1 19:43:27 2026'), '{"completedAt":1788272007}'],
    ['day-first/330', 'UTC+05:30', done('21/09/2026 19:43:27')],
    ['slashes/0', 'year/month/day', done('2026/09/21 14:13:27')],
    ['iso-ticks/0', 'seven decimals', done('2026-09-21T14:13:27.0000000Z')],
    ['sql-utc/0', 'with a Z', done('2026-09-21 14:13:27Z')],
    ['iso-milliseconds-offset/0', 'as Jackson', done('2026-09-21T14:13:27.000+00:00')],
    ['iso-basic-offset/480', 'without a colon', done('2026-09-21T22:13:27.000+0800')],
    ['java-zone/330', 'zone’s name', done('2026-09-21T19:43:27+05:30[Asia/Kolkata]')],
    ['java-zone/0', 'zone’s name', done('2026-09-21T14:13:27Z[UTC]')],
    ['javascript-locale/0', 'toLocaleString', done('9/21/2026, 2:13:27 PM')],
    // java.time's toString: an Instant alone writes seconds that are 0.
    ['java-minutes/480', 'LocalDateTime', done('2026-11-20T16:02'), wholeMinute],
    ['java-minutes-offset/0', 'OffsetDateTime', done('2026-11-20T08:02Z'), wholeMinute],
    ['java-minutes-offset/480', 'OffsetDateTime', done('2026-11-20T16:02+08:00'), wholeMinute],
    ['java-zone/480', 'zone’s name', done('2026-11-20T16:02+08:00[Asia/Shanghai]'), wholeMinute],
  ]),
  ...forms('string.header-names', '{"amount":"1.00"}', [
    ['ts', 'ts in place', 'amount=1.00&nonce=n1&ts=1790000123'],
    ['time', 'time in place', 'amount=1.00&nonce=n1&time=1790000123'],
    ['t', 't in place', 'amount=1.00&nonce=n1&t=1790000123'],
    ['time-stamp', 'timeStamp in place', 'amount=1.00&nonce=n1&timeStamp=1790000123'],
    ['time-stamp-snake', 'time_stamp in place', 'amount=1.00&nonce=n1&time_stamp=1790000123'],
    ['wechat', 'timeStamp and nonceStr', 'amount=1.00&nonceStr=n1&timeStamp=1790000123'],
    ['nonce-str', 'nonceStr in place', `amount=1.00&nonceStr=n1${end}`],
    ['nonce-snake', 'nonce_str in place', `amount=1.00&nonce_str=n1${end}`],
    ['nonce-lower', 'noncestr in place', `amount=1.00&noncestr=n1${end}`],
    ['snake-case', 'x_timestamp', 'amount=1.00&x_nonce=n1&x_timestamp=1790000123'],
    ['upper-snake', 'X_TIMESTAMP', 'X_NONCE=n1&X_TIMESTAMP=1790000123&amount=1.00'],
    ['upper-case', 'X-TIMESTAMP', 'X-NONCE=n1&X-TIMESTAMP=1790000123&amount=1.00'],
  ]),
  ...forms('string.header-missing', '{"amount":"1.00"}', [
    ['empty-list/both', '[]', 'amount=1.00&nonce=[]&timestamp=[]'],
    // Postman's script, which signs what the editor shows.
    ['postman/nonce', '{{$guid}}', `amount=1.00&nonce={{$guid}}${end}`],
    [
      'postman-random/both',
      '{{$isoTimestamp}}` and `{{$randomUUID}}',
      'amount=1.00&nonce={{$randomUUID}}&timestamp={{$isoTimestamp}}',
    ],
    [
      'postman-uuid/both',
      '{{$timestamp}}` and `{{$randomUUID}}',
      'amount=1.00&nonce={{$randomUUID}}&timestamp={{$timestamp}}',
    ],
    ['template/timestamp', '{{timestamp}}', 'amount=1.00&nonce=n1&timestamp={{timestamp}}'],
  ]),
  ...forms('string.header-list', '{"amount":"1.00"}', [
    ['python-tuple/nonce', 'a tuple', `amount=1.00&nonce=('n1',)${end}`],
    ['python-bytes/both', 'bytes', "amount=1.00&nonce=b'n1'&timestamp=b'1790000123'"],
  ]),
  ...forms('time.as-text', '{"amount":"1.00"}', [
    ['timestamp/sql/0', 'year-month-day', 'amount=1.00&nonce=n1&timestamp=2026-09-21 14:15:23'],
    // Ruby's Time in UTC, Python's aware datetime, .NET's DateTimeOffset with "o".
    ['timestamp/ruby-utc/0', 'Ruby', 'amount=1.00&nonce=n1&timestamp=2026-09-21 14:15:23 UTC'],
    [
      'timestamp/sql-offset/0',
      'offset',
      'amount=1.00&nonce=n1&timestamp=2026-09-21 14:15:23+00:00',
    ],
    [
      'timestamp/iso-ticks-offset/0',
      'seven decimals',
      'amount=1.00&nonce=n1&timestamp=2026-09-21T14:15:23.0000000+00:00',
    ],
    ['timestamp/sql/330', 'UTC+05:30', 'amount=1.00&nonce=n1&timestamp=2026-09-21 19:45:23'],
  ]),
  ...forms('string.case-changed', '{"Remark":"Aé"}', [
    ['values-lower-case', 'lower case', `Remark=aé&nonce=n1${end}`],
    ['values-upper-case', 'upper case', `Remark=AÉ&nonce=N1${end}`],
  ]),
  // PHP 8's strtoupper, of the string and of each value.
  ...forms('string.case-changed', '{"Región":"Aé","b":"xÉ"}', [
    ['lower-case-ascii', 'letters of ASCII alone', `región=aé&b=xÉ&nonce=n1${end}`],
    ['upper-case-ascii', 'letters of ASCII alone', 'REGIóN=Aé&B=XÉ&NONCE=N1&TIMESTAMP=1790000123'],
    ['values-lower-case-ascii', 'letters of ASCII alone', `Región=aé&b=xÉ&nonce=n1${end}`],
    ['values-upper-case-ascii', 'letters of ASCII alone', `Región=Aé&b=XÉ&nonce=N1${end}`],
  ]),
  // Python's quote(value).lower(), and C#'s HttpUtility.UrlEncode(value).ToLower().
  ...forms('string.percent-encoded', '{"remark":"A é"}', [
    ['lowered', 'all of them in lower case', `nonce=n1&remark=a%20%c3%a9${end}`],
  ]),
  ...forms('string.form-encoded', '{"remark":"A é"}', [
    ['lowered', 'all of them in lower case', `nonce=n1&remark=a+%c3%a9${end}`],
  ]),
  ...forms('string.order-prepended', '{"b":"2","a":"1"}', [
    ['timestamp-first', 'timestamp, then nonce', 'timestamp=1790000123&nonce=n1&a=1&b=2'],
    ['nonce-first', 'nonce, then timestamp', 'nonce=n1&timestamp=1790000123&a=1&b=2'],
  ]),
  ...forms('body.json-again', '{"b": 12.0, "a": {"d": "é", "c": 1}}', [
    ['behind/php', 'in the order received, as PHP', '{"b":12,"a":{"d":"\\u00e9","c":1}}'],
    ['sorted/compact', 'sorted at the top', '{"a":{"d":"é","c":1},"b":12}'],
    [
      'sorted-throughout/python',
      'sorted throughout, as Python',
      '{"a": {"c": 1, "d": "\\u00e9"}, "b": 12.0}',
    ],
  ]),
  ...forms('string.text-encoded', '{"amount":"1.00"}', [
    ['base64', 'Base64', 'YW1vdW50PTEuMDAmbm9uY2U9bjEmdGltZXN0YW1wPTE3OTAwMDAxMjM='],
    [
      'hex',
      'hex',
      '616d6f756e743d312e3030266e6f6e63653d6e312674696d657374616d703d31373930303030313233',
    ],
    // .NET's BitConverter.ToString.
    [
      'dashed-hex',
      'BitConverter',
      '61-6D-6F-75-6E-74-3D-31-2E-30-30-26-6E-6F-6E-63-65-3D-6E-31-26-74-69-6D-65-73-74-61-6D-70-3D-31-37-39-30-30-30-30-31-32-33',
    ],
    [
      'upper-hex',
      'upper-case hex',
      '616D6F756E743D312E3030266E6F6E63653D6E312674696D657374616D703D31373930303030313233',
    ],
  ]),
  // JavaScript's Array.isArray(v) ? v.join(',') : JSON.stringify(v)
  ...forms('nested.language-text', '{"list":[{"a":1},[1,[2]],null,true,1.50,"x y"],"o":{"b":1}}', [
    [
      'joined-lists-javascript',
      '[object Object] in them',
      `list=[object Object],1,2,,true,1.5,x y&nonce=n1&o={"b":1}${end}`,
    ],
  ]),
  ...forms('nested.language-text', nested, [
    [
      'joined-lists',
      'lists joined by commas',
      `extra={"b":true,"a":[1.5,null,"x y"],"e":[]}&list=a,b&nonce=n1${end}`,
    ],
    // PHP 8.2's print_r($v, true) and implode(',', $v).
    [
      'php-print-r',
      'print_r',
      'extra=Array\n(\n    [b] => 1\n    [a] => Array\n        (\n            [0] => 1.5\n            [1] => \n            [2] => x y\n        )\n\n    [e] => Array\n        (\n        )\n\n)\n' +
        `&list=Array\n(\n    [0] => a\n    [1] => b\n)\n&nonce=n1${end}`,
    ],
    // And its var_export($v, true).
    [
      'php-export',
      'var_export',
      "extra=array (\n  'b' => true,\n  'a' => \n  array (\n    0 => 1.5,\n    1 => NULL,\n    2 => 'x y',\n  ),\n  'e' => \n  array (\n  ),\n)" +
        `&list=array (\n  0 => 'a',\n  1 => 'b',\n)&nonce=n1${end}`,
    ],
    [
      'php-export',
      'var_export',
      "extra=array (\n  10 => 1.0E+25,\n  'a' => 2.0,\n  'b' => \n  array (\n    'c' => 'it\\'s\\\\',\n  ),\n)" +
        `&nonce=n1${end}`,
      numbers,
    ],
    // Perl 5.36: Data::Dumper with Terse = 1, Indent = 0 and Sortkeys = 1, of what JSON::PP decodes
    [
      'perl-dumper',
      'Data::Dumper',
      `extra={'a' => [1,'2',undef,{}],'b' => 'it\\'s','c' => "\\x{e9} \\$",'d' => -1,'e' => '1e+21','f' => '12345678901'}&nonce=n1${end}`,
      '{"extra":{"b":"it\'s","a":[1,2.0,null,{}],"c":"é $","d":-1,"e":1e21,"f":12345678901}}',
    ],
    [
      'php-serialize',
      'serialize',
      `extra=a:3:{i:10;d:1.0E+25;s:1:"a";d:2;s:1:"b";a:1:{s:1:"c";s:5:"it's\\";}}&nonce=n1${end}`,
      numbers,
    ],
    ['php-implode', 'implode', `extra=1,Array,Array&list=a,b&nonce=n1${end}`],
    [
      'php-serialize',
      'serialize',
      'extra=a:3:{s:1:"b";b:1;s:1:"a";a:3:{i:0;d:1.5;i:1;N;i:2;s:3:"x y";}s:1:"e";a:0:{}}' +
        `&list=a:2:{i:0;s:1:"a";i:1;s:1:"b";}&nonce=n1${end}`,
    ],
  ]),
  // Perl: JSON::PP->new->canonical->pretty->encode($extra)
  ...forms('nested.indented', '{"extra":{"b":"é","a":["é"],"e":{}}}', [
    [
      'perl',
      'as Perl writes it',
      `extra={\n   "a" : [\n      "é"\n   ],\n   "b" : "é",\n   "e" : {}\n}\n&nonce=n1${end}`,
    ],
  ]),
  ...forms('nested.indented', '{"extra":{"a":["é"],"e":{}}}', [
    ['two', 'two spaces', `extra={\n  "a": [\n    "é"\n  ],\n  "e": {}\n}&nonce=n1${end}`],
    [
      'four',
      'four spaces',
      `extra={\n    "a": [\n        "é"\n    ],\n    "e": {}\n}&nonce=n1${end}`,
    ],
    [
      'two-crlf',
      'with the line ends of Windows',
      `extra={\r\n  "a": [\r\n    "é"\r\n  ],\r\n  "e": {}\r\n}&nonce=n1${end}`,
    ],
    ['tab', 'a tab a level', `extra={\n\t"a": [\n\t\t"é"\n\t],\n\t"e": {}\n}&nonce=n1${end}`],
    [
      'two-ascii',
      'two spaces a level, escaped',
      `extra={\n  "a": [\n    "\\u00e9"\n  ],\n  "e": {}\n}&nonce=n1${end}`,
    ],
    [
      'four-ascii',
      'four spaces a level, escaped',
      `extra={\n    "a": [\n        "\\u00e9"\n    ],\n    "e": {}\n}&nonce=n1${end}`,
    ],
  ]),
  ...forms('nested.as-entries', '{"extra":{"b":true,"a":[1.50,"x y"]},"memo":""}', [
    [
      'brackets/php-filtered',
      'blank values dropped before',
      `extra%5Bb%5D=1&extra%5Ba%5D%5B0%5D=1.5&extra%5Ba%5D%5B1%5D=x+y&nonce=n1${end}`,
    ],
    [
      'brackets/php-percent-filtered',
      'PHP_QUERY_RFC3986',
      `extra%5Bb%5D=1&extra%5Ba%5D%5B0%5D=1.5&extra%5Ba%5D%5B1%5D=x%20y&nonce=n1${end}`,
    ],
    [
      'brackets/php-decoded-filtered',
      'decoded again',
      `extra[b]=1&extra[a][0]=1.5&extra[a][1]=x y&nonce=n1${end}`,
    ],
  ]),
  // A function of one's own: typeof v === 'object' && !Array.isArray(v)
  ...forms('nested.as-entries', '{"extra":{"b":true,"a":[1,null,"x y"],"c":{"d":"é"}},"ok":true}', [
    [
      'dots-of-objects-sorted/plain',
      'a.b, lists as JSON, sorted throughout',
      `extra.a=[1,null,"x y"]&extra.b=true&extra.c.d=é&nonce=n1&ok=true${end}`,
    ],
  ]),
  // Python 3.11: json.loads(body, parse_float=Decimal)
  ...forms(
    'string.language-text',
    '{"rate":0.10,"n":{"a":1.50,"b":[2,1.5e-7],"c":true,"d":null}}',
    [
      [
        'python-decimal/text/none',
        'Python',
        `n={'a': Decimal('1.50'), 'b': [2, Decimal('1.5E-7')], 'c': True, 'd': None}&nonce=n1&rate=0.10${end}`,
      ],
    ],
  ),
  ...forms('nested.as-entries', '{"extra":{"b":true,"a":[1,null,"x y"]}}', [
    [
      'underscores-sorted/null-kept',
      'a_b_0',
      `extra_a_0=1&extra_a_1=null&extra_a_2=x y&extra_b=true&nonce=n1${end}`,
    ],
  ]),
  ...forms('text.html-entities', markup, [
    [
      'values-validator',
      'x2F',
      `nonce=n1&remark=a&#x2F;b &amp; &lt;é&gt; &quot;c&#x5C;d&quot; &#96;&#x27;${end}`,
    ],
    // handlebars 4 and mustache 4
    [
      'values-handlebars',
      '&#x3D;',
      `nonce=n1&remark=a/b&#x3D;1 &amp; &lt;é&gt; &quot;c&quot; &#x60;&#x27;${end}`,
      '{"remark":"a/b=1 & <é> \\"c\\" `\'"}',
    ],
    [
      'values-mustache',
      '&#x2F; and &#x3D;',
      `nonce=n1&remark=a&#x2F;b&#x3D;1 &amp; &lt;é&gt; &quot;c&quot; &#x60;&#39;${end}`,
      '{"remark":"a/b=1 & <é> \\"c\\" `\'"}',
    ],
    [
      'values-he',
      'hexadecimal number',
      `nonce=n1&remark=a/b &#x26; &#x3C;&#xE9;&#x3E; &#x22;c\\d&#x22; &#x60;&#x27;${end}`,
    ],
  ]),
  ...forms('text.characters-dropped', markup, [
    ['quotes', 'double quotes', `nonce=n1&remark=a/b & <é> c\\d \`'${end}`],
    ['backslashes', 'backslashes', `nonce=n1&remark=a/b & <é> "cd" \`'${end}`],
  ]),
  ...forms('text.characters-dropped', '{"amount":"1.00"}', [
    ['first', 'first character', `mount=1.00&nonce=n1${end}`],
    // keys.reduce((s, k) => `${s}&${k}=${p[k]}`), ltrim($s, "&amount=").
    ['first-value', 'its first key alone', `amount&nonce=n1${end}`],
    ['first-key', 'its first value alone', `1.00&nonce=n1${end}`],
  ]),
  ...forms('charset.question-marks', '{"payer":"José 张"}', [
    ['bytes', 'for every byte', `nonce=n1&payer=Jos?? ???${end}`],
  ]),
  ...forms('charset.mojibake', '{"payer":"José 张"}', [
    ['string-ascii', 'U+FFFD', `nonce=n1&payer=Jos\ufffd\ufffd \ufffd\ufffd\ufffd${end}`],
    ['string-seven-bits', 'lower seven bits', `nonce=n1&payer=JosC) e< ${end}`],
  ]),
  ...forms('charset.escaped', '{"payer":"José 张😀"}', [
    ['code-units', '\\u00e9', `nonce=n1&payer=Jos\\u00e9 \\u5f20\\ud83d\\ude00${end}`],
    ['code-units-upper', '\\u00E9', `nonce=n1&payer=Jos\\u00E9 \\u5F20\\uD83D\\uDE00${end}`],
  ]),
  ...forms('string.quoted', '{"a":"José \\"x\\" \'y\' \\\\"}', [
    ['python-bytes', 'bytes', `b'a=Jos\\xc3\\xa9 "x" \\'y\\' \\\\&nonce=n1${end}'`],
    ['python-bytes', 'bytes', `b"a=O'N&nonce=n1${end}"`, `{"a":"O'N"}`],
  ]),
  ...forms('string.key-value-separator', '{"amount":"1.00"}', [
    ['ampersand', '&', 'amount&1.00&nonce&n1&timestamp&1790000123'],
    ['equals-twice', '==', 'amount==1.00&nonce==n1&timestamp==1790000123'],
  ]),
  // Python's structlog, LogfmtRenderer(sort_keys=True)
  ...forms('string.separator', '{"amount":"100.00","note":"充值 A&B = ok"}', [
    ['logfmt', 'a space', 'amount=100.00 nonce=n1 note="充值 A&B = ok" timestamp=1790000123'],
  ]),
  ...forms('string.separator', '{"amount":"1.00"}', [
    ['plus', '+', 'amount=1.00+nonce=n1+timestamp=1790000123'],
    ['comma-each', 'a comma, behind', 'amount=1.00,nonce=n1,timestamp=1790000123,'],
    ['bar-each', '|, behind', 'amount=1.00|nonce=n1|timestamp=1790000123|'],
    ['tab', 'a tab', 'amount=1.00\tnonce=n1\ttimestamp=1790000123'],
    ['hash', '#', 'amount=1.00#nonce=n1#timestamp=1790000123'],
    ['ampersand-line-end', '& and a line end', 'amount=1.00&\nnonce=n1&\ntimestamp=1790000123'],
    ['semicolon-line-end', '; and a line end', 'amount=1.00;\nnonce=n1;\ntimestamp=1790000123'],
    ['dot', 'a dot', 'amount=1.00.nonce=n1.timestamp=1790000123'],
  ]),
  ...forms('nested.html-escaped', '{"extra":{"b":"x & <y>","a":["é"]}}', [
    [
      'go-sorted',
      'with sorted keys',
      `extra={"a":["é"],"b":"x \\u0026 \\u003cy\\u003e"}&nonce=n1${end}`,
    ],
  ]),
  // PHP: json_encode($extra, 15), as of Symfony's JsonResponse, and with 320 beside it.
  ...forms('nested.html-escaped', '{"extra":{"b":"x & <y>\\"\'/","a":["é"]}}', [
    [
      'php-hex',
      'slashes and all beyond ASCII escaped as PHP does',
      `extra={"b":"x \\u0026 \\u003Cy\\u003E\\u0022\\u0027\\/","a":["\\u00e9"]}&nonce=n1${end}`,
    ],
    [
      'php-hex-unescaped',
      'and no other character',
      `extra={"b":"x \\u0026 \\u003Cy\\u003E\\u0022\\u0027/","a":["é"]}&nonce=n1${end}`,
    ],
  ]),
  ...forms('text.html-entities', '{"remark":"\\"x\\" \'y\' <é>"}', [
    [
      'whole-go',
      '&#34;',
      'nonce=n1&amp;remark=&#34;x&#34; &#39;y&#39; &lt;é&gt;&amp;timestamp=1790000123',
    ],
    // Python's html.escape(text)
    [
      'whole-python',
      '&#x27;',
      'nonce=n1&amp;remark=&quot;x&quot; &#x27;y&#x27; &lt;é&gt;&amp;timestamp=1790000123',
    ],
    // Its xml.sax.saxutils.escape(text, {'"': '&quot;', "'": '&apos;'})
    [
      'whole-xml',
      '&apos;',
      'nonce=n1&amp;remark=&quot;x&quot; &apos;y&apos; &lt;é&gt;&amp;timestamp=1790000123',
    ],
    // PHP 8's htmlspecialchars($text)
    [
      'whole-php',
      '&#039;',
      'nonce=n1&amp;remark=&quot;x&quot; &#039;y&#039; &lt;é&gt;&amp;timestamp=1790000123',
    ],
  ]),
  // PHP: ksort($params, SORT_NATURAL), and with SORT_FLAG_CASE beside it; Python's natsort with ns.IGNORECASE.
  ...forms('string.order-natural', numbered, [
    ['plain', 'by their size', `Zone=1&item2=a&item10=b&item100=c&item_x=d&nonce=n1${end}`],
    [
      'upper-case',
      '_ behind the letters',
      `item2=a&item10=b&item100=c&itemA=e&item_x=d&nonce=n1${end}&Zone=1`,
      numbered.replace('}', ',"itemA":"e"}'),
    ],
    [
      'lower-case',
      'without regard to case',
      `item2=a&item10=b&item100=c&item_x=d&itemA=e&nonce=n1${end}&Zone=1`,
      numbered.replace('}', ',"itemA":"e"}'),
    ],
  ]),
  // The same functions over each string of the body, before json_encode, json.dumps or JSON.stringify of what is nested.
  ...forms('text.html-entities', escapable, [
    [
      'strings-php',
      '&#039;',
      `extra={"a>b":["&lt;i&gt;","O&#039;B"],"n":"&quot;q&quot;"}&nonce=n1&remark=a &amp; b${end}`,
    ],
    [
      'strings-python',
      '&#x27;',
      `extra={"a>b":["&lt;i&gt;","O&#x27;B"],"n":"&quot;q&quot;"}&nonce=n1&remark=a &amp; b${end}`,
    ],
    [
      'strings',
      'in its strings (escaped before nested values are JSON)',
      `extra={"a>b":["&lt;i&gt;","O&#39;B"],"n":"&quot;q&quot;"}&nonce=n1&remark=a &amp; b${end}`,
    ],
    [
      'strings-go',
      '&#34;',
      `extra={"a>b":["&lt;i&gt;","O&#39;B"],"n":"&#34;q&#34;"}&nonce=n1&remark=a &amp; b${end}`,
    ],
    [
      'strings-double-quotes',
      'single quotes kept',
      `extra={"a>b":["&lt;i&gt;","O'B"],"n":"&quot;q&quot;"}&nonce=n1&remark=a &amp; b${end}`,
    ],
  ]),
  // Python: value.replace("\n", "\\n").replace("\t", "\\t")
  ...forms('charset.escaped', controls, [
    ['control-values', 'line ends and tabs in its values', `nonce=n1&remark="a"\\nb\\tc${end}`],
  ]),
  ...forms('nested.as-entries', '{"extra":{"ok":true,"no":false,"memo":null,"a":[1.50,"x y"]}}', [
    [
      'brackets/php-loop',
      'nulls kept',
      `extra[ok]=1&extra[no]=&extra[memo]=&extra[a][0]=1.5&extra[a][1]=x y&nonce=n1${end}`,
    ],
  ]),
  ...forms('time.as-text', completed, [
    ['iso-quoted/0', 'quotation marks', done('"2026-09-21T14:13:27.000Z"')],
  ]),
  ...forms('body.raw-with-headers', '{"amount":"1.00"}', [
    [
      'nonce-timestamp-body/line-end-each',
      'each with a line end',
      'n1\n1790000123\n{"amount":"1.00"}\n',
    ],
    [
      'body-nonce-timestamp/line-end-each',
      'each with a line end',
      '{"amount":"1.00"}\nn1\n1790000123\n',
    ],
    [
      'body-timestamp-nonce/line-end-each',
      'each with a line end',
      '{"amount":"1.00"}\n1790000123\nn1\n',
    ],
  ]),
  ...forms('string.headers-without-keys', '{"amount":"1.00"}', [
    ['timestamp-nonce-pairs/dot/again', 'once more', `1790000123.n1.amount=1.00&nonce=n1${end}`],
  ]),
  // Java's escapeJava writes the same.
  ...forms('string.escapes-kept', '{"remark":"line1\\nline2"}', [
    ['written-again', 'has the JSON escapes', `nonce=n1&remark=line1\\nline2${end}`],
    // Java: body.replaceAll("[{}\"]", "").split(","), then pair.split(":")[1].trim()
    [
      'trimmed',
      'has trimmed values',
      `memo=line1\\nline2&nonce=n1&payer=Anna Lee${end}`,
      '{"memo":"line1\\nline2","payer":" Anna Lee "}',
    ],
  ]),
  // Perl's encode_json of a nested value, in a string that is encoded on output.
  ...forms('charset.mojibake', '{"extra":{"b":1,"a":"é/x"},"payerName":"张三"}', [
    ['nested', 'in nested JSON alone', `extra={"b":1,"a":"Ã©/x"}&nonce=n1&payerName=张三${end}`],
    ['nested-sorted', 'its keys sorted', `extra={"a":"Ã©/x","b":1}&nonce=n1&payerName=张三${end}`],
  ]),
  // Rails' to_query, and JavaScript's map of pairs that encodes them before it sorts.
  ...forms('string.form-encoded', '{"Región":"a b","Zeta":"1","备注":"c*"}', [
    [
      'sorted-form-python',
      'sorted by their encoded text',
      `%E5%A4%87%E6%B3%A8=c%2A&Regi%C3%B3n=a+b&Zeta=1&nonce=n1${end}`,
    ],
    [
      'sorted-form',
      'sorted by their encoded text',
      `%E5%A4%87%E6%B3%A8=c*&Regi%C3%B3n=a+b&Zeta=1&nonce=n1${end}`,
    ],
  ]),
  ...forms('string.percent-encoded', '{"Región":"a b","Zeta":"1","备注":"c!"}', [
    [
      'sorted-percent',
      'sorted by their encoded text',
      `%E5%A4%87%E6%B3%A8=c%21&Regi%C3%B3n=a%20b&Zeta=1&nonce=n1${end}`,
    ],
    [
      'sorted-percent-javascript',
      'sorted by their encoded text',
      `%E5%A4%87%E6%B3%A8=c!&Regi%C3%B3n=a%20b&Zeta=1&nonce=n1${end}`,
    ],
  ]),
];

export const programMisses: readonly SignedCase[] = [
  ...misses('string.order-prepended', '{"b":"2","a":"1"}', [
    ['the body not sorted', 'timestamp=1790000123&nonce=n1&b=3&a=1'],
  ]),
  ...misses('string.percent-encoded', '{"orderNo":"M-1"}', [
    ['lower case alone', `nonce=n1&orderNo=m-1${end}`],
  ]),
  ...misses('text.html-entities', escapable, [
    [
      'in nested strings alone',
      `extra={"a>b":["&lt;i&gt;","O&#039;B"],"n":"&quot;q&quot;"}&nonce=n1&remark=a & b${end}`,
    ],
    [
      'in nested keys, too',
      `extra={"a&gt;b":["&lt;i&gt;","O&#039;B"],"n":"&quot;q&quot;"}&nonce=n1&remark=a &amp; b${end}`,
    ],
  ]),
  ...misses('string.order-natural', numbered, [
    ['the largest first', `Zone=1&item100=c&item10=b&item2=a&item_x=d&nonce=n1${end}`],
    ['one out of order', `Zone=1&item2=a&item100=c&item10=b&item_x=d&nonce=n1${end}`],
  ]),
  ...misses('string.keys-then-values', '{"payer":"C:\\\\x","amount":"1.00"}', [
    ['colons alone escaped', 'amount:nonce:payer:timestamp:1.00:n1:C\\:\\x:1790000123'],
    ['a bar in the middle', 'amount:nonce:payer:timestamp|1.00:n1:C:\\x:1790000123'],
    ['each value behind its key', 'amount:1.00:nonce:n1:payer:C:\\x:timestamp:1790000123'],
  ]),
  ...misses('nested.reordered', '{"extra":{"name":"a/b","bank":"H/x","account":"1"}}', [
    ['one slash as it is', `extra={"bank":"H\\/x","account":"1","name":"a/b"}&nonce=n1${end}`],
    ['a member lost', `extra={"bank":"H\\/x","name":"a\\/b"}&nonce=n1${end}`],
  ]),
  ...misses('string.json-as-pairs', '{"amount":"1.00","list":["x","y"],"note":"a:b"}', [
    ['colons in texts kept', 'amount=1.00&list=[x&y]&nonce=n1&note=a:b&timestamp=1790000123'],
    [
      'quotation marks kept',
      'amount="1.00"&list=["x"&"y"]&nonce="n1"&note="a=b"&timestamp="1790000123"',
    ],
  ]),
  ...misses('charset.escaped', controls, [
    ['tabs kept', `nonce=n1&remark="a"\\nb\tc${end}`],
    ['doubled', `nonce=n1&remark="a"\\\\nb\\\\tc${end}`],
  ]),
  ...misses('body.json-again', '{"b":1,"a":2}', [['in descending order', '{"b":1,"a":3}']]),
  ...misses('string.text-encoded', '{"amount":"1.00"}', [
    ['cut short', 'YW1vdW50PTEuMDAmbm9uY2U9bjEmdGltZXN0YW1wPTE3OTAwMDAxMj'],
  ]),
  ...misses('nested.indented', '{"extra":{"a":1}}', [
    ['three spaces', `extra={\n   "a": 1\n}&nonce=n1${end}`],
  ]),
];
