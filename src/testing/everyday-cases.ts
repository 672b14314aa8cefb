/** Strings that tests found unexplained, as the programs printed them: written out, none is computed by this project. */
import { createHash } from 'node:crypto';
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const address = '{"expr":"a+b (c)*~","url":"https://x.example/z?a=1"}';
const framed = '{"amount": "1.00"}';
const accent = '{"remark":"café"}';
const completed = '{"completedAt":1790000000,"payer":"O\'Neil"}';
const numbers = '{"rate":1.50,"ref":12345678901234567890,"tiny":1e-7,"total":1500000.00}';
const fractions = '{"rate":83.10,"usd":14856.00,"dust":0.00001,"qty":7}';
const halves = '{"fee":0.125,"qty":7,"rate":2.50}';
const time = '{"completedAt":1790000007}';
const digits = '{"account":"0123456789","amount":"100.00","utr":"1e5"}';
const markup = '{"remark":"<a> & O\'N \\"é\\""}';
const lines = '{"remark":"  O\'N\\n b  c "}';
const letters = '{"Región":"José","备注":"张"}';
const nested = '{"extra":{"a":"é/","b":["x",2],"c":{"d":null,"e":""}}}';
const inside =
  '{"extra":{"qty":2,"fx":83.10,"ok":true,"no":false,"memo":null,"list":[1,true,null,"x"],"e":{}}}';
const spelled = '{"UTR":"A1","orderNo":"P1","BankName":"H","_ref":"r"}';
/** The key of one object begins another's. */
const levels =
  '{"order":{"lines":[{"sku":"Z","qty":1}],"geo":[1,2.5],"b":{"z":"é","a":true}},"tags":["x","y"],"orderNo":"P1","ok":true}';
const end = '&timestamp=1790000123';
const completedAt = '{"completedAt":1790000007,"units":1500}';
const lists = '{"items":[{"sku":"A","url":"b/c","qty":1}]}';

/** Python 3.11: `text.encode(charset, 'replace')`. */
const regionalBytes = [
  ['windows-1251', 'windows-1251', 'Иван é', 'c8e2e0ed203f'],
  ['koi8-r', 'KOI8-R', 'Иван é', 'e9d7c1ce203f'],
  ['windows-874', 'windows-874', 'สม é', 'cac1203f'],
  ['shift_jis', 'Shift_JIS', 'カナ三é', '834a83698e4f3f'],
  ['euc-kr', 'EUC-KR', '한글é', 'c7d1b1db3f'],
  ['windows-1250', 'windows-1250', 'Łódź', 'a3f3649f'],
  ['windows-1254', 'windows-1254', 'ığş я', 'fdf0fe203f'],
] as const;

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
    [
      'python/header-pairs-body/ampersand',
      'behind timestamp and nonce as pairs',
      "timestamp=1790000123&nonce=n1&{'remark': 'café'}",
    ],
    ['java/body-nonce-timestamp/bar', 'then nonce and timestamp', '{remark=café}|n1|1790000123'],
    [
      'python/timestamp-body-nonce/nothing',
      'between timestamp and nonce',
      "1790000123{'remark': 'café'}n1",
    ],
    ['javascript/body-timestamp/nothing', 'then timestamp', '[object Object]1790000123'],
    ['ruby/body-nonce/nothing', 'then nonce', '{"remark"=>"café"}n1'],
    // PHP 8.2.36
    [
      'php-export/timestamp-nonce-body/nothing',
      'behind timestamp and nonce',
      "1790000123n1array (\n  'remark' => 'café',\n)",
    ],
    [
      'php-print-r/body-header-pairs/ampersand',
      'then timestamp and nonce as pairs',
      'Array\n(\n    [remark] => café\n)\n&timestamp=1790000123&nonce=n1',
    ],
    ['go/timestamp-body/dot', 'behind timestamp', '1790000123.map[remark:café]'],
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
      'few-at-most',
      'a few decimals at most',
      `nonce=n1&rate=1.5&ref=12345678901234567890${end}&tiny=0&total=1500000`,
    ],
    ['six-significant', 'six significant digits', `completedAt=1.79000e+9&nonce=n1${end}`, time],
  ]),
  // Printed by Python 3.11 and Go (even), JavaScript and PHP 8 (away from zero).
  ...forms('number.fixed-decimals', halves, [
    [
      'two/half-even',
      'two decimals, a half to the even digit (0.125 as 0.12)',
      `fee=0.12&nonce=n1&qty=7.00&rate=2.50${end}`,
    ],
    [
      'two/half-up',
      'two decimals, a half away from zero (0.125 as 0.13)',
      `fee=0.13&nonce=n1&qty=7.00&rate=2.50${end}`,
    ],
    [
      'two/floats-half-even',
      'two decimals where the body has a decimal point or an exponent, a half to the even digit (0.125 as 0.12)',
      `fee=0.12&nonce=n1&qty=7&rate=2.50${end}`,
    ],
    [
      'two/floats-half-up',
      'two decimals where the body has a decimal point or an exponent, a half away from zero (0.125 as 0.13)',
      `fee=0.13&nonce=n1&qty=7&rate=2.50${end}`,
    ],
    ['two-at-most', 'two decimals at most', `fee=0.12&nonce=n1&qty=7&rate=2.5${end}`],
    [
      'two-at-most/half-up',
      'two decimals at most, a half away from zero (0.125 as 0.13)',
      `fee=0.13&nonce=n1&qty=7&rate=2.5${end}`,
    ],
    [
      'none-half-up',
      'no decimals, a half away from zero (2.5 as 3)',
      `fee=0&nonce=n1&qty=7&rate=3${end}`,
    ],
  ]),
  ...forms('number.grouped', numbers, [
    [
      'exact',
      'integers by all their digits',
      `nonce=n1&rate=1.5&ref=12,345,678,901,234,567,890${end}&tiny=0&total=1,500,000`,
    ],
    // Java: NumberFormat.getInstance(Locale.GERMANY)
    [
      'dots-exact',
      'integers by all their digits',
      `extra={"x":0.10}&nonce=n1&ref=12.345.678.901.234.567.890${end}&total=1.500.000,25`,
      '{"extra":{"x":0.10},"ref":12345678901234567890,"total":1500000.25}',
    ],
    // Node: toLocaleString('de-DE'), and toLocaleString('en-US') with JSON.stringify of an object
    [
      'dots',
      'points, with a decimal comma',
      `completedAt=1.790.000.007&nonce=n1&rate=83,1${end}`,
      '{"completedAt":1790000007,"rate":83.10}',
    ],
    [
      'top-level',
      'JSON.stringify',
      `completedAt=1,790,000,007&extra={"at":1790000000,"x":1e-7}&nonce=n1${end}`,
      '{"completedAt":1790000007,"extra":{"at":1790000000,"x":1e-7}}',
    ],
  ]),
  // Mono: 83.10, 14856.00 and 0.00001 as doubles and as decimals, under de-DE.
  ...forms('number.grouped', fractions, [
    // Newtonsoft.Json: JToken.ToString(Formatting.None) of what is nested.
    [
      'comma-json-net',
      'as Json.NET writes them',
      `fees=[5.0,2.5]&nonce=n1&rate=12,5${end}`,
      '{"fees":[5.00,2.50],"rate":12.5}',
    ],
    ['comma', 'decimal comma', `dust=1E-05&nonce=n1&qty=7&rate=83,1${end}&usd=14856`],
    [
      'comma-decimal',
      'all their digits',
      `dust=0,00001&nonce=n1&qty=7&rate=83,10${end}&usd=14856,00`,
    ],
  ]),
  // sort -f of the pairs, a line each
  ...forms(
    'string.order-case-insensitive',
    '{"UTR":"a","pay_method":"b","param1":"x","param10":"y"}',
    [['pairs', 'finished pairs', `nonce=n1&param10=y&param1=x&pay_method=b${end}&UTR=a`]],
  ),
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
  // Java: an int of 1790000007 times 1000
  ...forms('number.overflow', completedAt, [
    ['milliseconds-int', 'times 1000', `completedAt=-1001355432&nonce=n1${end}&units=1500`],
  ]),
  // .NET: ToString("N0") of completedAt alone
  ...forms('number.grouped', completedAt, [
    ['completed-at', 'completedAt', `completedAt=1,790,000,007&nonce=n1${end}&units=1500`],
  ]),
  // Go: strconv.FormatFloat(value, 'f', -1, 32)
  ...forms('number.double', '{"completedAt":1790000007,"ref":12345678901234567890}', [
    [
      'single-shortest',
      'fewest digits',
      `completedAt=1790000000&nonce=n1&ref=12345679000000000000${end}`,
    ],
  ]),
  // Java: pair.split(":")[1]
  ...forms('string.values-cut', '{"paid":"2026-09-21T14:13:27","price":12.0}', [
    ['first-colon', 'first colon', `nonce=n1&paid=2026-09-21T14&price=12.0${end}`],
  ]),
  ...forms('nested.slash-escaped', lists, [
    // Perl's Mojo::JSON; so does PHP with ksort in each array, then json_encode
    ['sorted', 'sorted keys', `items=[{"qty":1,"sku":"A","url":"b\\/c"}]&nonce=n1${end}`],
  ]),
  // Lua's cjson; Perl's JSON::PP with ascii, and a replacement of / in its text
  ...forms('nested.reordered', '{"extra":{"name":"a/é","bank":"H/x","account":"1"}}', [
    [
      'slash/bank,account,name',
      'slashes',
      `extra={"bank":"H\\/x","account":"1","name":"a\\/é"}&nonce=n1${end}`,
    ],
    [
      'ascii/bank,account,name',
      'characters beyond ASCII',
      `extra={"bank":"H/x","account":"1","name":"a/\\u00e9"}&nonce=n1${end}`,
    ],
    [
      'both/name,account,bank',
      'slashes and characters beyond ASCII',
      `extra={"name":"a\\/\\u00e9","account":"1","bank":"H\\/x"}&nonce=n1${end}`,
    ],
  ]),
  // Android's org.json
  ...forms('nested.slash-escaped', '{"extra":{"b":1,"a":"é/x","10":"ten"}}', [
    ['hash-map', 'HashMap', `extra={"a":"é\\/x","b":1,"10":"ten"}&nonce=n1${end}`],
  ]),
  // Mono's JavaScriptSerializer
  ...forms('nested.html-escaped', '{"extra":{"a":"b=<2> & it\'s"}}', [
    ['mono', "< > '", `extra={"a":"b=\\u003c2\\u003e & it\\u0027s"}&nonce=n1${end}`],
  ]),
  // .NET: DateTimeOffset.FromUnixTimeSeconds(…).ToString("o")
  // Python 3.11: ctypes.c_int64(value).value; PHP 8: (int) of a text.
  ...forms('number.overflow', numbers, [
    [
      'wrapped',
      'their lower 64 bits',
      `nonce=n1&rate=1.5&ref=-6101065172474983726${end}&tiny=0.0000001&total=1500000`,
    ],
    [
      'clamped',
      'the nearest number of 64 bits',
      `nonce=n1&rate=1.5&ref=9223372036854775807${end}&tiny=0.0000001&total=1500000`,
    ],
  ]),
  // Python 3.11's int() of each text that is a whole number.
  ...forms('string.numeric-as-number', '{"code":"007","note":"a","phone":"+5511","rate":"1.50"}', [
    [
      'signed-integers',
      'those of digits alone or behind a sign',
      `code=7&nonce=n1&note=a&phone=5511&rate=1.50${end}`,
    ],
  ]),
  // Python's strftime.
  ...forms('time.as-text', time, [
    [
      'iso-offset-basic/0',
      'without a colon',
      `completedAt=2026-09-21T14:13:27+0000&nonce=n1${end}`,
    ],
    ['dots/0', 'day.month.year and time', `completedAt=21.09.2026 14:13:27&nonce=n1${end}`],
    ['twelve-hours/0', 'of strftime’s %I', `completedAt=09/21/2026 02:13:27 PM&nonce=n1${end}`],
  ]),
  ...forms('time.as-text', time, [
    [
      'iso-ticks-offset/0',
      'DateTimeOffset',
      `completedAt=2026-09-21T14:13:27.0000000+00:00&nonce=n1${end}`,
    ],
  ]),
  ...forms('number.scientific', numbers, [
    // Java: org.json, and Gson's LONG_OR_DOUBLE
    [
      'java-long-typed',
      'too large for a long',
      `nonce=n1&rate=1.5&ref=1.2345678901234567E19${end}&tiny=1.0E-7&total=1500000.0`,
    ],
    // Gson 2.10 on Java 17
    [
      'java-older',
      'up to Java 18',
      `batch=9.0071992547409936E16&nonce=n1${end}`,
      '{"batch":90071992547409931}',
    ],
    // Node: json-bigint
    [
      'javascript-typed',
      'by all their digits',
      `nonce=n1&rate=1.5&ref=12345678901234567890${end}&tiny=1e-7&total=1500000`,
    ],
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
    ['fraction-or-whole', 'as Python’s Fraction', `amount=100&feeAmount=5/2&nonce=n1${end}`],
  ]),
  ...forms('boolean.as-word', '{"ok":true,"test":false}', [
    ['letters', 'Y and N', `nonce=n1&ok=Y&test=N${end}`],
    ['yes-no', 'yes and no', `nonce=n1&ok=yes&test=no${end}`],
    ['initials', 't and f', `nonce=n1&ok=t&test=f${end}`],
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
      // PHP's foreach over a list of the contract's texts, with "$f={$data[$f]}".
      [
        'texts',
        'an empty value for a string, nothing for a number',
        `amount=50.00&feeAmount=&merchantOrderNo=W3&netAmount=&nonce=n1&orderNo=O3&orderType=payin&status=completed${end}`,
      ],
    ],
  ),
  ...forms('text.html-entities', markup, [
    ['values-xml', 'with &apos;', `nonce=n1&remark=&lt;a&gt; &amp; O&apos;N &quot;é&quot;${end}`],
    [
      'whole-hex',
      'é as &#xE9;',
      `nonce=n1&amp;remark=&lt;a&gt; &amp; O'N "&#xE9;"&amp;timestamp=1790000123`,
    ],
  ]),
  ...forms('charset.escaped', markup, [
    ['perl', '\\x{00e9}', `nonce=n1&remark=<a> & O'N "\\x{00e9}"${end}`],
    [
      'javascript-values',
      'with the escapes of a string literal',
      `nonce=n1&remark=\\u003ca\\u003e \\u0026 O\\u0027N \\"é\\"${end}`,
    ],
    [
      'javascript-values-mono',
      'with the escapes of a string literal',
      `nonce=n1&remark=\\u003ca\\u003e & O\\u0027N \\"é\\"${end}`,
    ],
  ]),
  ...forms('text.characters-added', lines, [
    ['line-breaks', '<br /> before each line end', `nonce=n1&remark=  O'N<br />\n b  c ${end}`],
    ['doubled-quotes', "'' for each '", `nonce=n1&remark=  O''N\n b  c ${end}`],
  ]),
  ...forms('text.characters-dropped', lines, [
    ['line-ends', 'line ends', `nonce=n1&remark=  O'N b  c ${end}`],
    // PHP's filter_var with FILTER_SANITIZE_STRING
    ['tags-quoted', 'tags', `nonce=n1&remark= & O&#39;N &#34;é&#34;${end}`, markup],
    ['html', '< > & and quotes', `nonce=n1&remark=a  ON é${end}`, markup],
    ['symbols', 'all that is no letter, digit', `nonce=n1&remark=aONé${end}`, markup],
    ['symbols-ascii', 'no letter of ASCII', `nonce=n1&remark=aON${end}`, markup],
    [
      'body-backslashes',
      'before it was read as JSON',
      `nonce=n1&remark=u00e9/x${end}`,
      '{"remark":"\\u00e9\\/x"}',
    ],
  ]),
  ...forms('text.white-space-squeezed', lines, [
    ['ends-too', 'at the ends too', `nonce=n1&remark= O'N b c ${end}`],
  ]),
  // PHP's addslashes, which other escapes resemble where nothing else is escaped.
  ...forms('text.slashes-added', '{"extra":{"a":"é"}}', [
    [
      'plain',
      'backslashes before quotes and backslashes',
      `extra={\\"a\\":\\"é\\"}&nonce=n1${end}`,
    ],
  ]),
  ...forms('text.slashes-added', '{"amount":"1.00","orderNo":"M-é 1"}', [
    [
      'quotemeta',
      'before all that is no letter, digit or _',
      `amount=1\\.00&nonce=n1&orderNo=M\\-é\\ 1${end}`,
    ],
  ]),
  ...forms('charset.characters-dropped', letters, [
    ['accents', 'leaves out the accents', `Region=Jose&nonce=n1${end}&备注=张`],
    ['body', 'of the body, before it is parsed', `Regin=Jos&nonce=n1${end}`],
  ]),
  ...forms('charset.question-marks', letters, [
    ['bytes-read', 'in keys too', `??????=???&Regi??n=Jos??&nonce=n1${end}`],
  ]),
  ...forms('charset.mojibake', letters, [
    [
      'body-ascii',
      'in keys too',
      `Regi\ufffd\ufffdn=Jos\ufffd\ufffd&nonce=n1${end}&${'\ufffd'.repeat(6)}=${'\ufffd'.repeat(3)}`,
    ],
  ]),
  ...forms('charset.gbk', '{"remark":"éñ😀張"}', [
    [
      'gb18030',
      'as GB18030',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        Buffer.from('a8a681308a399439fc368f88', 'hex'),
        Buffer.from(end),
      ]),
    ],
  ]),
  ...regionalBytes.flatMap(([id, told, remark, hex]) =>
    forms('charset.regional', `{"remark":"${remark}"}`, [
      [
        id,
        told,
        Buffer.concat([Buffer.from('nonce=n1&remark='), Buffer.from(hex, 'hex'), Buffer.from(end)]),
      ],
    ]),
  ),
  ...forms('charset.big5', '{"remark":"張é三"}', [
    [
      'plain',
      'as Big5',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        Buffer.from('b1693fa454', 'hex'),
        Buffer.from(end),
      ]),
    ],
    [
      'others-dropped',
      'beyond Big5 left out',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        Buffer.from('b169a454', 'hex'),
        Buffer.from(end),
      ]),
    ],
  ]),
  ...forms('charset.utf-32', '{}', [
    [
      'little-endian',
      'little-endian',
      Buffer.from([...`nonce=n1${end}`].flatMap((c) => [c.charCodeAt(0), 0, 0, 0])),
    ],
    [
      'big-endian',
      'big-endian',
      Buffer.from([...`nonce=n1${end}`].flatMap((c) => [0, 0, 0, c.charCodeAt(0)])),
    ],
  ]),
  ...forms('charset.utf-7', '{"remark":"a+é {1}"}', [
    [
      'plain',
      'as UTF-7',
      'nonce+AD0-n1+ACY-remark+AD0-a+-+AOk- +AHs-1+AH0AJg-timestamp+AD0-1790000123',
    ],
  ]),
  ...forms('algorithm.hashed-twice', framed, [
    [
      'md5-dashed-hex',
      'the SHA-256 of the MD5 in hex with dashes',
      createHash('md5')
        .update(`amount=1.00&nonce=n1${end}`)
        .digest('hex')
        .toUpperCase()
        .replace(/..(?=.)/g, '$&-'),
    ],
  ]),
  ...forms('nested.spaced', nested, [
    [
      'colons',
      'behind colons alone',
      `extra={"a": "é/","b": ["x",2],"c": {"d": null,"e": ""}}&nonce=n1${end}`,
    ],
    [
      'colons-ascii',
      'escaped to ASCII',
      `extra={"a": "\\u00e9/","b": ["x",2],"c": {"d": null,"e": ""}}&nonce=n1${end}`,
    ],
  ]),
  // json-c 0.16; OCaml's Yojson 2.0 writes the first alike, and empty ones without a space.
  ...forms('nested.spaced', '{"extra":{"a":1,"b":[true,null,"x"]}}', [
    ['inside', 'inside brackets too', `extra={ "a": 1, "b": [ true, null, "x" ] }&nonce=n1${end}`],
  ]),
  ...forms('nested.spaced', '{"extra":{"a":{},"b":[],"c":["x/y",{"é":"张"}]}}', [
    [
      'inside',
      'inside brackets too',
      `extra={ "a": {}, "b": [], "c": [ "x/y", { "é": "张" } ] }&nonce=n1${end}`,
    ],
    [
      'inside-escaped',
      'slashes escaped',
      `extra={ "a": { }, "b": [ ], "c": [ "x\\/y", { "é": "张" } ] }&nonce=n1${end}`,
    ],
    [
      'inside-empty',
      'those of empty ones as well',
      `extra={ "a": { }, "b": [ ], "c": [ "x/y", { "é": "张" } ] }&nonce=n1${end}`,
    ],
  ]),
  // Jackson's toPrettyString, in which no slash shows any escape.
  ...forms('nested.spaced', '{"extra":{},"list":[]}', [
    ['inside-empty', 'those of empty ones as well', `extra={ }&list=[ ]&nonce=n1${end}`],
  ]),
  ...forms('nested.html-escaped', '{"extra":{"a":"<b>&\'\\"é"}}', [
    [
      'json-net',
      'in lower-case hex',
      `extra={"a":"\\u003cb\\u003e\\u0026\\u0027\\u0022é"}&nonce=n1${end}`,
    ],
  ]),
  ...forms('nested.lists-as-objects', nested, [
    [
      'plain',
      'each item under its index',
      `extra={"a":"é/","b":{"0":"x","1":2},"c":{"d":null,"e":""}}&nonce=n1${end}`,
    ],
    [
      'escaped',
      'slashes and characters beyond ASCII escaped',
      `extra={"a":"\\u00e9\\/","b":{"0":"x","1":2},"c":{"d":null,"e":""}}&nonce=n1${end}`,
    ],
    // JavaScript: Object.keys(value).sort().reduce(…, {}) that calls itself
    [
      'sorted',
      'and nested keys sorted',
      `nonce=n1&ok=true&order={"b":{"a":true,"z":"é"},"geo":{"0":1,"1":2.5},"lines":{"0":{"qty":1,"sku":"Z"}}}&orderNo=P1&tags={"0":"x","1":"y"}${end}`,
      levels,
    ],
  ]),
  ...forms('nested.nulls-dropped', nested, [
    ['empty-too', 'empty strings and empty members', `extra={"a":"é/","b":["x",2]}&nonce=n1${end}`],
  ]),
  ...forms('nested.indented', nested, [
    [
      'jackson',
      'as Jackson’s pretty printer writes it',
      `extra={\n  "a" : "é/",\n  "b" : [ "x", 2 ],\n  "c" : {\n    "d" : null,\n    "e" : ""\n  }\n}&nonce=n1${end}`,
    ],
  ]),
  ...forms('nested.stand-in', nested, [
    [
      'python-bytes',
      'as Python prints bytes',
      `extra=b'{"a":"\\xc3\\xa9/","b":["x",2],"c":{"d":null,"e":""}}'&nonce=n1${end}`,
    ],
    [
      'member-strings',
      'whose members are strings',
      `extra={"a":"é/","b":"x,2","c":"[object Object]"}&nonce=n1${end}`,
    ],
    [
      'null-strings',
      'empty strings for null',
      `extra={"a":"x","n":1,"memo":""}&nonce=n1${end}`,
      '{"extra":{"a":"x","n":1,"memo":null}}',
    ],
    [
      'scalar-strings',
      'has the booleans inside of nested values as strings',
      `extra={"a":{"ok":"true"}}&nonce=n1${end}`,
      '{"extra":{"a":{"ok":true}}}',
    ],
    // Jackson: mapper.configure(JsonGenerator.Feature.WRITE_NUMBERS_AS_STRINGS, true)
    [
      'decimal-strings',
      'as strings (those with a point or an exponent)',
      `extra={"fee":"1.2","rate":"2.0","id":3}&nonce=n1${end}`,
      '{"extra":{"fee":1.20,"rate":2.0,"id":3}}',
    ],
    [
      'number-strings',
      'the numbers inside of nested values as strings',
      `extra={"qty":"2","fx":"83.1","ok":true,"no":false,"memo":null,"list":["1",true,null,"x"],"e":{}}&nonce=n1${end}`,
      inside,
    ],
    [
      'scalar-strings',
      'numbers and booleans inside of nested values as strings',
      `extra={"qty":"2","fx":"83.1","ok":"true","no":"false","memo":null,"list":["1","true",null,"x"],"e":{}}&nonce=n1${end}`,
      inside,
    ],
    [
      'scalar-strings-blank',
      'numbers and booleans inside of nested values as strings, and empty ones for null',
      `extra={"qty":"2","fx":"83.1","ok":"true","no":"false","memo":"","list":["1","true","","x"],"e":{}}&nonce=n1${end}`,
      inside,
    ],
    // JavaScript: a function that calls itself for objects and arrays, and String for the rest
    [
      'scalar-strings-javascript',
      'and so null, as String makes it',
      `extra={"qty":"2","fx":"83.1","ok":"true","no":"false","memo":"null","list":["1","true","null","x"],"e":{}}&nonce=n1${end}`,
      inside,
    ],
    // PHP: array_walk_recursive($body, fn (&$v) => $v = strval($v)), then json_encode
    [
      'scalar-strings-php',
      'as PHP’s strval makes them',
      `extra={"qty":"2","fx":"83.1","ok":"1","no":"","memo":"","list":["1","1","","x"],"e":[]}&nonce=n1${end}`,
      inside,
    ],
  ]),
  ...forms('string.key-spelling', spelled, [
    [
      'snake-case-letters',
      'each capital a word',
      `_ref=r&bank_name=H&nonce=n1&order_no=P1${end}&u_t_r=A1`,
    ],
    [
      'snake-case-words',
      'capitals together',
      `_ref=r&bank_name=H&nonce=n1&order_no=P1${end}&utr=A1`,
    ],
    ['camel-case', 'camelCase', `bankName=H&nonce=n1&orderNo=P1&ref=r${end}&utr=A1`],
    // lodash's camelCase makes plain letters of Latin ones alone.
    [
      'camel-case',
      'camelCase',
      `nonce=n1&orderNo=P1&region=B${end}&имяклиента=x&日本語Name=y`,
      '{"Región":"B","orderNo":"P1","имяКлиента":"x","日本語Name":"y"}',
    ],
  ]),
  ...forms('nested.as-entries', nested, [
    [
      'brackets/axios',
      'a[b][0], as axios',
      `extra%5Ba%5D=%C3%A9%2F&extra%5Bb%5D%5B0%5D=x&extra%5Bb%5D%5B1%5D=2&extra%5Bc%5D%5Be%5D=&nonce=n1${end}`,
    ],
    [
      'brackets-unnumbered-members/qs-decoded',
      'the members of each object sorted',
      `items[][qty]=1&items[][sku]=A&items[][qty]=12&items[][sku]=C&nonce=n1${end}`,
      '{"items":[{"sku":"A","qty":1},{"sku":"C","qty":12}]}',
    ],
    // qs 6.17.1 with encode: false and a sort, in each of its ways to write lists
    [
      'brackets-members/qs-decoded',
      'a[b][0], the members of each object sorted',
      `nonce=n1&ok=true&order[b][a]=true&order[b][z]=é&order[geo][0]=1&order[geo][1]=2.5&order[lines][0][qty]=1&order[lines][0][sku]=Z&orderNo=P1&tags[0]=x&tags[1]=y${end}`,
      levels,
    ],
    [
      'brackets-joined-members/qs-decoded',
      'the items of a list joined by commas',
      `nonce=n1&ok=true&order[b][a]=true&order[b][z]=é&order[geo]=1,2.5&order[lines]=[object Object]&orderNo=P1&tags=x,y${end}`,
      levels,
    ],
    [
      'brackets-repeated-members/qs-decoded',
      'each item of a list under the list’s key, the members of each object sorted',
      `nonce=n1&ok=true&order[b][a]=true&order[b][z]=é&order[geo]=1&order[geo]=2.5&order[lines][qty]=1&order[lines][sku]=Z&orderNo=P1&tags=x&tags=y${end}`,
      levels,
    ],
    [
      'brackets-unnumbered-members/qs-decoded',
      'a[][b], the members of each object sorted',
      `nonce=n1&ok=true&order[b][a]=true&order[b][z]=é&order[geo][]=1&order[geo][]=2.5&order[lines][][qty]=1&order[lines][][sku]=Z&orderNo=P1&tags[]=x&tags[]=y${end}`,
      levels,
    ],
    [
      'dots-unnumbered-members/qs-decoded',
      'a.b[], the members of each object sorted',
      `nonce=n1&ok=true&order.b.a=true&order.b.z=é&order.geo[]=1&order.geo[]=2.5&order.lines[].qty=1&order.lines[].sku=Z&orderNo=P1&tags[]=x&tags[]=y${end}`,
      levels,
    ],
    // Rails' to_query, ActiveSupport 6.1
    [
      'brackets-unnumbered-outer/rails-decoded',
      'the members of each object that is in no list sorted',
      `items[][sku]=A&items[][qty]=1&meta[a]=2&meta[b]=1&nonce=n1${end}`,
      '{"items":[{"sku":"A","qty":1}],"meta":{"b":1,"a":2}}',
    ],
    [
      'merged-kept/plain',
      'and the object too',
      `a=é/&b=["x",2]&c={"d":null,"e":""}&extra={"a":"é/","b":["x",2],"c":{"d":null,"e":""}}&nonce=n1${end}`,
    ],
    // Lua: for k, v in pairs(value) do if type(v) ~= "table" then params[tostring(k)] = v end end
    [
      'merged-from-1/plain',
      'counted from 1, among the others; nothing nested deeper',
      `1=vip&2=b-7&a=x&b=7&nonce=n1${end}`,
      '{"extra":{"a":"x","b":7,"c":{"d":1}},"tags":["vip","b-7"],"rows":[{"q":1}]}',
    ],
    [
      'merged-from-1/blank-kept',
      'counted from 1, among the others; nothing nested deeper, empty values kept',
      `1=vip&2=&nonce=n1${end}`,
      '{"tags":["vip",""]}',
    ],
    [
      'merged/plain',
      'among the others, in its place',
      `a=é/&b=["x",2]&c={"d":null,"e":""}&nonce=n1${end}`,
    ],
  ]),
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
  ...misses('number.fixed-decimals', halves, [
    ['away from zero, cut to one decimal', `fee=0.2&nonce=n1&qty=7&rate=2.5${end}`],
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
  ...misses('text.html-entities', markup, [
    ['&apos; alone', `nonce=n1&remark=<a> & O&apos;N "é"${end}`],
  ]),
  ...misses('text.characters-added', lines, [
    ['<br> in place of <br />', `nonce=n1&remark=  O'N<br>\n b  c ${end}`],
    ['three quotes', `nonce=n1&remark=  O'''N\n b  c ${end}`],
  ]),
  ...misses('text.slashes-added', '{"amount":"1.00","orderNo":"M-é 1"}', [
    ['before the points alone', `amount=1\\.00&nonce=n1&orderNo=M-é 1${end}`],
  ]),
  ...misses('charset.regional', '{"remark":"Иван é"}', [
    [
      'the bytes of ISO-8859-5',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        Buffer.from('b8d2d0dd203f', 'hex'),
        Buffer.from(end),
      ]),
    ],
  ]),
  ...misses('charset.big5', '{"remark":"張é三"}', [
    [
      'the bytes of GBK',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        Buffer.from('8f88a8a6c8fd', 'hex'),
        Buffer.from(end),
      ]),
    ],
  ]),
  ...misses('charset.utf-32', '{}', [
    [
      'with a byte order mark',
      Buffer.from([
        0xff,
        0xfe,
        0,
        0,
        ...[...`nonce=n1${end}`].flatMap((c) => [c.charCodeAt(0), 0, 0, 0]),
      ]),
    ],
  ]),
  ...misses('charset.utf-7', '{"remark":"a+é {1}"}', [
    [
      'runs that end without a dash',
      'nonce+AD0-n1+ACY-remark+AD0-a+-+AOk +AHs-1+AH0AJg-timestamp+AD0-1790000123',
    ],
  ]),
  ...misses('nested.lists-as-objects', nested, [
    ['counted from 1', `extra={"a":"é/","b":{"1":"x","2":2},"c":{"d":null,"e":""}}&nonce=n1${end}`],
  ]),
  ...misses('nested.nulls-dropped', nested, [
    ['what became empty kept', `extra={"a":"é/","b":["x",2],"c":{"e":""},"f":[]}&nonce=n1${end}`],
  ]),
  ...misses('nested.spaced', nested, [
    [
      'inside brackets alone',
      `extra={ "a":"é/","b":[ "x",2 ],"c":{ "d":null,"e":"" } }&nonce=n1${end}`,
    ],
    [
      'behind commas alone',
      `extra={"a":"é/", "b":["x", 2], "c":{"d":null, "e":""}}&nonce=n1${end}`,
    ],
  ]),
  ...misses('string.key-spelling', spelled, [
    [
      'renamed, in the order of the old names',
      `bank_name=H&u_t_r=A1&_ref=r&nonce=n1&order_no=P1${end}`,
    ],
  ]),
  ...misses('nested.as-entries', nested, [
    [
      'one of an object’s members alone',
      `a=é/&extra={"a":"é/","b":["x",2],"c":{"d":null,"e":""}}&nonce=n1${end}`,
    ],
  ]),
];
