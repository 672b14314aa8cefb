/**
 * Cases of values that were changed alike, and of other shapes than pairs. The strings are those of the programs in
 * `testing/real-code`, or written out by what the documentation of .NET says.
 */
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const amounts = '{"amount":"1200000.50","feeAmount":"2.50"}';
const completed = '{"completedAt":1790000007}';
const accent = '{"remark":"é 订"}';
const markup = '{"remark":"<b>O\'Neil \\"Jr\\"</b> & é 订"}';
const spaced = '{"remark":" a  b "}';
const encoded = '{"remark":"a+b%20c"}';
const nested = '{"extra":{"b":true,"a":[1.50,null,"x y"],"e":[]}}';
const end = '&timestamp=1790000123';

const gbk = (bytes: string): Uint8Array =>
  Buffer.concat([Buffer.from('nonce=n1&remark='), Buffer.from(bytes, 'hex'), Buffer.from(end)]);

export const valueCases: readonly DeviationCase[] = [
  ...forms('amount.as-number', '{"amount":"100.00","feeAmount":"2.50"}', [
    ['one', 'trailing zeros lost', `amount=100&feeAmount=2.50&nonce=n1${end}`],
    ['one-float', 'as a float prints itself', `amount=100.0&feeAmount=2.50&nonce=n1${end}`],
  ]),
  ...forms('amount.formatted', amounts, [
    ['grouped', 'groups of three digits', `amount=1,200,000.50&feeAmount=2.50&nonce=n1${end}`],
    ['dollars', 'a currency sign', `amount=$1,200,000.50&feeAmount=$2.50&nonce=n1${end}`],
    ['comma', 'a comma', `amount=1200000,50&feeAmount=2,50&nonce=n1${end}`],
    [
      'comma-two',
      'a comma and two decimals',
      `amount=500,00&feeAmount=0,00&nonce=n1${end}`,
      '{"amount":"500","feeAmount":"0"}',
    ],
    ['four-decimals', 'four decimals', `amount=1200000.5000&feeAmount=2.5000&nonce=n1${end}`],
  ]),
  ...forms('amount.cut', amounts, [
    ['plain', 'without their decimals', `amount=1200000&feeAmount=2&nonce=n1${end}`],
  ]),
  ...forms('time.as-text', completed, [
    ['iso-utc/0', 'ISO', `completedAt=2026-09-21T14:13:27Z&nonce=n1${end}`],
    ['iso-milliseconds/0', 'toISOString', `completedAt=2026-09-21T14:13:27.000Z&nonce=n1${end}`],
    ['iso-offset/0', 'with an offset', `completedAt=2026-09-21T14:13:27+00:00&nonce=n1${end}`],
    ['iso-local/0', 'without a zone', `completedAt=2026-09-21T14:13:27&nonce=n1${end}`],
    ['sql/0', 'year-month-day and time', `completedAt=2026-09-21 14:13:27&nonce=n1${end}`],
    ['sql/480', 'UTC+08:00', `completedAt=2026-09-21 22:13:27&nonce=n1${end}`],
    ['sql-offset/0', 'str of a datetime', `completedAt=2026-09-21 14:13:27+00:00&nonce=n1${end}`],
    // PostgreSQL's text of a timestamptz.
    ['sql-hours/0', 'timestamptz', `completedAt=2026-09-21 14:13:27+00&nonce=n1${end}`],
    ['sql-hours/480', 'timestamptz', `completedAt=2026-09-21 22:13:27+08&nonce=n1${end}`],
    ['digits/0', 'digits', `completedAt=20260921141327&nonce=n1${end}`],
    ['dotnet/0', 'invariant culture', `completedAt=09/21/2026 14:13:27&nonce=n1${end}`],
    ['dotnet-us/0', 'en-US', `completedAt=9/21/2026 2:13:27 PM&nonce=n1${end}`],
    ['dotnet-offset/0', 'an offset', `completedAt=09/21/2026 14:13:27 +00:00&nonce=n1${end}`],
    [
      'javascript/480',
      'UTC+08:00',
      `completedAt=Mon Sep 21 2026 22:13:27 GMT+0800 (China Standard Time)&nonce=n1${end}`,
    ],
    [
      'javascript/330',
      'UTC+05:30',
      `completedAt=Mon Sep 21 2026 19:43:27 GMT+0530 (India Standard Time)&nonce=n1${end}`,
    ],
    ['java/0', 'Date.toString', `completedAt=Mon Sep 21 14:13:27 UTC 2026&nonce=n1${end}`],
    ['java/420', 'UTC+07:00', `completedAt=Mon Sep 21 21:13:27 WIB 2026&nonce=n1${end}`],
    ['java/-180', 'UTC-03:00', `completedAt=Mon Sep 21 11:13:27 BRT 2026&nonce=n1${end}`],
    ['go/0', 'Time.String', `completedAt=2026-09-21 14:13:27 +0000 UTC&nonce=n1${end}`],
    ['ruby/480', 'Time.to_s', `completedAt=2026-09-21 22:13:27 +0800&nonce=n1${end}`],
    ['ruby-utc/0', 'Time.to_s, in UTC', `completedAt=2026-09-21 14:13:27 UTC&nonce=n1${end}`],
    [
      'iso-read-as-milliseconds/0',
      'the seconds read as milliseconds',
      `completedAt=1970-01-21T17:13:20.007Z&nonce=n1${end}`,
    ],
    // JavaScript's JSON.stringify(new Date(1790000007))
    [
      'iso-quoted-read-as-milliseconds/0',
      'the seconds read as milliseconds',
      `completedAt="1970-01-21T17:13:20.007Z"&nonce=n1${end}`,
    ],
  ]),
  ...forms('body.json-with-headers', '{"b":12.0,"a":{"d":"é/x","c":1e-7}}', [
    [
      'behind/compact',
      'compact',
      '{"b":12,"a":{"d":"é/x","c":0.0000001},"timestamp":"1790000123","nonce":"n1"}',
    ],
    [
      'behind/python',
      'json.dumps',
      '{"b": 12.0, "a": {"d": "\\u00e9/x", "c": 1e-07}, "timestamp": "1790000123", "nonce": "n1"}',
    ],
    [
      'sorted-throughout/python-compact-ascii',
      'sorted throughout',
      '{"a":{"c":1e-07,"d":"\\u00e9/x"},"b":12.0,"nonce":"n1","timestamp":"1790000123"}',
    ],
  ]),
  ...forms('body.raw-with-headers', '{"amount": "1.00"}', [
    [
      'timestamp-nonce-compact/line-end-each',
      'each with a line end',
      '1790000123\nn1\n{"amount":"1.00"}\n',
    ],
  ]),
  ...forms('body.as-one-entry', '{"amount": "1.00"}', [
    [
      'body/body/headers-first',
      'behind timestamp and nonce',
      'timestamp=1790000123&nonce=n1&body={"amount": "1.00"}',
    ],
    ['body/data', 'as received', `data={"amount": "1.00"}&nonce=n1${end}`],
    ['body-compact/body', 'compact', `body={"amount":"1.00"}&nonce=n1${end}`],
  ]),
  ...forms('string.headers-without-keys', '{"amount":"1.00","b":"2"}', [
    ['pairs-timestamp-nonce/nothing', 'joined as they are', 'amount=1.00&b=21790000123n1'],
    ['pairs-timestamp-nonce/line-end', 'joined by line ends', 'amount=1.00&b=2\n1790000123\nn1'],
    ['nonce-timestamp-pairs/ampersand', 'nonce, timestamp, pairs', 'n1&1790000123&amount=1.00&b=2'],
  ]),
  ...forms('string.percent-encoded', accent, [
    [
      'go-path',
      'url.PathEscape',
      `nonce=n1&remark=a%20b:@&=+$%2F%2A~%21%27%28%29%C3%A9${end}`,
      '{"remark":"a b:@&=+$/*~!\'()é"}',
    ],
    ['escape', 'escape', `nonce=n1&remark=%E9%20%u8BA2${end}`],
    [
      'escape',
      'escape',
      `nonce=n1&remark=https%3A//shop.example/cb%3Fx%3D1%26y%3Da+b${end}`,
      '{"remark":"https://shop.example/cb?x=1&y=a+b"}',
    ],
    [
      'escape-whole',
      'the whole string at once',
      'nonce%3Dn1%26remark%3D%E9%20%u8BA2%26timestamp%3D1790000123',
    ],
  ]),
  ...forms('string.form-encoded', '{"remark":"a b*~"}', [
    ['whole-php', 'urlencode', 'nonce%3Dn1%26remark%3Da+b%2A%7E%26timestamp%3D1790000123'],
    ['whole-python', 'quote_plus', 'nonce%3Dn1%26remark%3Da+b%2A~%26timestamp%3D1790000123'],
    ['decoded-again', 'decoded again', `nonce=n1&remark=a+b*~${end}`],
  ]),
  ...forms('string.url-decoded', encoded, [
    ['percent', 'each %XX decoded', `nonce=n1&remark=a+b c${end}`],
    ['form', 'spaces in place of +, as a URL decoder of forms', `nonce=n1&remark=a b c${end}`],
  ]),
  ...forms('string.key-value-separator', '{"amount":"1.00"}', [
    ['spaced', 'spaces around it', 'amount = 1.00&nonce = n1&timestamp = 1790000123'],
  ]),
  ...forms('nested.language-text', '{"extra":{"a":1},"list":[1]}', [
    [
      'dotnet',
      'System.Collections.Generic.Dictionary',
      'extra=System.Collections.Generic.Dictionary`2[System.String,System.Object]' +
        `&list=System.Collections.Generic.List\`1[System.Object]&nonce=n1${end}`,
    ],
  ]),
  ...forms('nested.line-end', '{"extra":{"z":1.50,"b":"<","a":1e3}}', [
    ['go', 'numbers as received', `extra={"a":1e3,"b":"<","z":1.50}\n&nonce=n1${end}`],
    ['go-escaped', 'escaped', `extra={"a":1e3,"b":"\\u003c","z":1.50}\n&nonce=n1${end}`],
    ['go-raw', 'in the order received', `extra={"z":1.5,"b":"<","a":1000}\n&nonce=n1${end}`],
    ['go-double', '< > & escaped', `extra={"a":1000,"b":"\\u003c","z":1.5}\n&nonce=n1${end}`],
    // Go's Encoder with SetEscapeHTML(false), of a map[string]any
    ['go-double-raw', 'as doubles', `extra={"a":1000,"b":"<","z":1.5}\n&nonce=n1${end}`],
  ]),
  ...forms('nested.members-lost', '{"c":{"b":[{"z":1,"b":2}],"a":3},"b":1}', [
    [
      'body-keys-sorted',
      'but for keys that the body has at its top level',
      `b=1&c={"b":[{"b":2}]}&nonce=n1${end}`,
    ],
    // JSON.stringify(value, Object.keys(value).sort())
    [
      'own-keys-sorted',
      'but for keys that the value itself has at its top level',
      `b=1&c={"a":3,"b":[{"b":2}]}&nonce=n1${end}`,
    ],
  ]),
  ...forms('nested.as-entries', nested, [
    [
      'brackets/php',
      'http_build_query',
      `extra%5Bb%5D=1&extra%5Ba%5D%5B0%5D=1.5&extra%5Ba%5D%5B2%5D=x+y&nonce=n1${end}`,
    ],
    [
      'brackets/php-decoded',
      'http_build_query, decoded',
      `extra[b]=1&extra[a][0]=1.5&extra[a][2]=x y&nonce=n1${end}`,
    ],
    [
      'brackets/qs-decoded',
      'qs',
      `extra[b]=true&extra[a][0]=1.5&extra[a][1]=&extra[a][2]=x y&nonce=n1${end}`,
    ],
    [
      'dots-brackets-sorted/plain',
      'a.b[0]',
      `extra.a[0]=1.5&extra.a[2]=x y&extra.b=true&nonce=n1${end}`,
    ],
    ['dots/plain', 'a.b.0', `extra.b=true&extra.a.0=1.5&extra.a.2=x y&nonce=n1${end}`],
  ]),
  ...forms('charset.characters-dropped', '{"remark":"é 订 😀"}', [
    ['ascii', 'all beyond ASCII', `nonce=n1&remark=  ${end}`],
    ['latin1', 'ISO-8859-1', `nonce=n1&remark=é  ${end}`],
    ['gbk', 'GBK', `nonce=n1&remark=é 订 ${end}`],
    ['gbk-bytes', 'in GBK bytes', gbk('a8a620b6a920')],
    ['latin1-bytes', 'in ISO-8859-1 bytes', gbk('e92020')],
  ]),
  ...forms('charset.escaped', '{"remark":"\\\\ é 订 😀"}', [
    ['backslashes', 'xe9', `nonce=n1&remark=\\ \\xe9 \\u8ba2 \\U0001f600${end}`],
    [
      'unicode-escape',
      'backslashes doubled',
      `nonce=n1&remark=\\\\ \\xe9 \\u8ba2 \\U0001f600${end}`,
    ],
    ['references', '&#233;', `nonce=n1&remark=\\ &#233; &#35746; &#128512;${end}`],
  ]),
  ...forms('text.html-entities', markup, [
    [
      'values-numeric',
      'é as &#233;',
      `nonce=n1&remark=&lt;b&gt;O&#39;Neil &quot;Jr&quot;&lt;/b&gt; &amp; &#233; &#35746;${end}`,
    ],
    [
      'values-numeric-latin1',
      'beyond Latin-1',
      `nonce=n1&remark=&lt;b&gt;O&#39;Neil &quot;Jr&quot;&lt;/b&gt; &amp; &#233; 订${end}`,
    ],
    [
      'values-php-filter',
      'all by number',
      `nonce=n1&remark=&#60;b&#62;O&#39;Neil &#34;Jr&#34;&#60;/b&#62; &#38; é 订${end}`,
    ],
    [
      'values-angles',
      'only < and >',
      `nonce=n1&remark=&lt;b&gt;O'Neil "Jr"&lt;/b&gt; & é 订${end}`,
    ],
  ]),
  ...forms('text.slashes-added', markup, [
    [
      'plain',
      'backslashes before quotes and backslashes',
      `nonce=n1&remark=<b>O\\'Neil \\"Jr\\"</b> & é 订${end}`,
    ],
  ]),
  ...forms('text.characters-dropped', markup, [
    ['tags', 'HTML tags', `nonce=n1&remark=O'Neil "Jr" & é 订${end}`],
    [
      'tags-trimmed',
      'white space around',
      `nonce=n1&remark=a  b${end}`,
      '{"remark":"a  <i>b</i> <Ltd>"}',
    ],
    ['markup', 'angle brackets and quotes', `nonce=n1&remark=bONeil Jr/b & é 订${end}`],
    ['spaces', 'spaces', `nonce=n1&remark=<b>O'Neil"Jr"</b>&é订${end}`],
    ['last', 'the last character', `nonce=n1&remark=x${end.slice(0, -1)}`, '{"remark":"x"}'],
    ['first', 'the first character', `once=n1&remark=x${end}`, '{"remark":"x"}'],
  ]),
  ...forms('text.white-space-squeezed', spaced, [
    ['plain', 'white space as one space', `nonce=n1&remark=a b${end}`],
    [
      'no-tags',
      'leaves out what looks like HTML tags',
      `nonce=n1&remark=a b${end}`,
      '{"remark":" a  <i>b</i> <Ltd>"}',
    ],
  ]),
];

export const valueMisses: readonly SignedCase[] = [
  ...misses('amount.formatted', amounts, [
    ['only one of them', `amount=1,200,000.50&feeAmount=3.50&nonce=n1${end}`],
    ['five decimals', `amount=1200000.50000&feeAmount=2.50000&nonce=n1${end}`],
  ]),
  ...misses('amount.cut', amounts, [['rounded up', `amount=1200002&feeAmount=3&nonce=n1${end}`]]),
  ...misses('time.as-text', completed, [
    ['a second off', `completedAt=2026-09-21T14:13:28Z&nonce=n1${end}`],
    ['the month alone', `completedAt=2026-09&nonce=n1${end}`],
  ]),
  ...misses('body.json-with-headers', '{"a":"1"}', [
    ['another nonce', '{"a":"1","timestamp":"1790000123","nonce":"n2"}'],
  ]),
  ...misses('body.as-one-entry', '{"amount":"1.00"}', [
    ['another key', `order={"amount":"1.00"}&nonce=n1${end}`],
  ]),
  ...misses('string.headers-without-keys', '{"amount":"1.00"}', [
    ['joined by a semicolon', 'amount=1.00;1790000123;n1'],
  ]),
  ...misses('string.url-decoded', encoded, [['an underscore', `nonce=n1&remark=a_b c${end}`]]),
  ...misses('nested.line-end', '{"extra":{"a":1}}', [['CRLF', `extra={"a":1}\r\n&nonce=n1${end}`]]),
  ...misses('nested.members-lost', '{"c":{"b":1,"a":3},"b":1}', [
    ['the other one', `b=1&c={"a":3}&nonce=n1${end}`],
  ]),
  ...misses('nested.as-entries', nested, [
    ['a comma', `extra,b=true&extra,a,0=1.5&extra,a,2=x y&nonce=n1${end}`],
  ]),
  ...misses('charset.characters-dropped', accent, [['one of two', `nonce=n1&remark=é ${end}x`]]),
  ...misses('charset.escaped', accent, [['capitals', `nonce=n1&remark=\\xE9 \\u8BA2${end}`]]),
  ...misses('text.slashes-added', markup, [
    ['before one of two', `nonce=n1&remark=<b>O'Neil \\"Jr\\"</b> & é 订${end}`],
  ]),
  ...misses('text.characters-dropped', markup, [
    ['only the ampersand', `nonce=n1&remark=<b>O'Neil "Jr"</b>  é 订${end}`],
  ]),
  ...misses('text.white-space-squeezed', spaced, [['on the left', `nonce=n1&remark=a b ${end}`]]),
];
