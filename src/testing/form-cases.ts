/** Further forms of deviations, as programs in six languages print them: written out, none is computed by this project. */
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const amounts = '{"amount":"1200000.50","feeAmount":"2.50"}';
const rounder = '{"amount":"1200.00","feeAmount":"2.50"}';
const one = '{"amount":"1.00"}';
const link = '{"url":"https://x.example/cb?id=5&t=a+b (é)"}';
const plain = '{"amount":"1.00","orderNo":"P1"}';
const accents = '{"remark":"José Núñez 张"}';
const nested = '{"extra":{"a":null,"b":[1,null],"c":{"d":null}}}';
const inside = '{"extra":{"to":"Ann Lee"},"remark":"a b\\nc\\td"}';
const long = '{"remark":"abcdefghijklmnopqrstuvwxyz"}';
const order =
  '{"orderType":"payin","orderNo":"P1","merchantOrderNo":"M1","status":"completed","amount":"1.00","feeAmount":"0.50","netAmount":"0.50","completedAt":1790000000}';
const end = '&timestamp=1790000123';

export const formCases: readonly DeviationCase[] = [
  ...forms('amount.formatted', amounts, [
    [
      'exponent',
      'printf’s %e',
      `amount=1.200000e+03&feeAmount=2.500000e+00&nonce=n1${end}`,
      rounder,
    ],
    [
      'exponent-java',
      'printf’s %E',
      `amount=1.200000E+03&feeAmount=2.500000E+00&nonce=n1${end}`,
      rounder,
    ],
    [
      'exponent-php',
      'PHP’s %e',
      `amount=1.200000e+3&feeAmount=2.500000e+0&nonce=n1${end}`,
      rounder,
    ],
    [
      'exponent-javascript',
      'JavaScript’s toExponential',
      `amount=1.2000005e+6&feeAmount=2.5e+0&nonce=n1${end}`,
    ],
    [
      'exponent-go',
      'scientific, as Go’s FormatFloat',
      `amount=1.2000005E+06&feeAmount=2.5E+00&nonce=n1${end}`,
    ],
  ]),
  ...forms('amount.with-currency', amounts, [
    ['behind/INR', 'such as 100.00 INR', `amount=1200000.50 INR&feeAmount=2.50 INR&nonce=n1${end}`],
    [
      'in-front/XAF',
      'such as XAF 100.00',
      `amount=XAF 5.00&currency=XAF&nonce=n1${end}`,
      '{"amount":"5.00","currency":"XAF"}',
    ],
  ]),
  ...forms('amount.minor-units', '{"amount":"100.00","feeAmount":"2.50"}', [
    ['one-decimal', '10000.0 for 100.00', `amount=10000.0&feeAmount=250.0&nonce=n1${end}`],
  ]),
  ...forms('time.as-text', '{"completedAt":1790000000}', [
    ['day/0', 'year-month-day alone', `completedAt=2026-09-21&nonce=n1${end}`],
    ['go-http/0', 'Go’s time.RFC1123', `completedAt=Mon, 21 Sep 2026 14:13:20 UTC&nonce=n1${end}`],
  ]),
  // By Perl 5 with HTML::Entities, Python 3 with yarl, and PHP 8.
  ...forms('text.html-entities', `{"remark":"<a> & O'N \\"é招\\""}`, [
    [
      'values-perl',
      'what has no name as &#x62DB;',
      `nonce=n1&remark=&lt;a&gt; &amp; O&#39;N &quot;&eacute;&#x62DB;&quot;${end}`,
    ],
  ]),
  ...forms('string.percent-encoded', link, [
    [
      'keep-url',
      'with : and / kept',
      `nonce=n1${end}&url=https://x.example/cb%3Fid%3D5%26t%3Da%2Bb%20%28%C3%A9%29`,
    ],
  ]),
  ...forms('string.form-encoded', link, [
    [
      'yarl',
      "with ~!$'()*,/:?@ kept",
      `nonce=n1${end}&url=https://x.example/cb?id%3D5%26t%3Da%2Bb+(%C3%A9)`,
    ],
  ]),
  ...forms('string.numeric-as-number', '{"id":"00012","utr":"1e5","x":{"a":1e25,"b":"y"}}', [
    ['php-json', 'JSON_NUMERIC_CHECK', `id=12&nonce=n1${end}&utr=100000&x={"a":1.0e+25,"b":"y"}`],
  ]),
  // PHP: json_encode($v, JSON_NUMERIC_CHECK) of arrays, without and with its flags 320
  ...forms(
    'string.numeric-as-number',
    '{"x":{"a":{},"d":"07/1","p":"+5511","z":"08","e":"1e5","n":1.10}}',
    [
      [
        'php-nested',
        'JSON_NUMERIC_CHECK has them, with its usual escapes',
        `nonce=n1${end}&x={"a":[],"d":"07\\/1","p":5511,"z":8,"e":100000,"n":1.1}`,
      ],
      [
        'php-nested-unescaped',
        'without escapes',
        `nonce=n1${end}&x={"a":[],"d":"07/1","p":5511,"z":8,"e":100000,"n":1.1}`,
      ],
    ],
  ),
  ...forms('string.numeric-as-number', '{"account":"000123456789","channel":17,"phone":"+91"}', [
    [
      'two-decimals-body',
      'two decimals',
      `account=123456789.00&channel=17.00&nonce=n1&phone=+91${end}`,
    ],
  ]),
  ...forms(
    'number.scientific',
    '{"ref":12345678901234567890,"tiny":1e-7,"total":1500000.00,"units":1e3}',
    [
      [
        'php-fraction-json/top-level',
        '1500000.0',
        `nonce=n1&ref=1.2345678901234567e+19${end}&tiny=1.0e-7&total=1500000.0&units=1000.0`,
      ],
    ],
  ),
  // PyYAML’s yaml.safe_dump(value, default_flow_style=True, allow_unicode=True), with sort_keys=False and without.
  ...forms('nested.language-text', '{"extra":{"b":1,"a":"é/x","10":"ten"}}', [
    ['yaml', 'YAML’s flow style', `extra={b: 1, a: é/x, '10': ten}&nonce=n1${end}`],
    ['yaml-sorted', 'its keys sorted', `extra={'10': ten, a: é/x, b: 1}&nonce=n1${end}`],
  ]),
  ...forms('string.nonce-spelling', one, [
    ['upper-case', 'upper case', `amount=1.00&nonce=N1${end}`],
  ]),
  // A line copied, the header's name not changed in it.
  ...forms('string.header-names', one, [
    ['nonce-of-merchant-no', 'X-Merchant-No', `amount=1.00&nonce=M10086${end}`],
    ['nonce-of-timestamp', 'X-Timestamp', `amount=1.00&nonce=1790000123${end}`],
    ['timestamp-of-merchant-no', 'X-Merchant-No', 'amount=1.00&nonce=n1&timestamp=M10086'],
    ['timestamp-of-nonce', 'X-Nonce', 'amount=1.00&nonce=n1&timestamp=n1'],
  ]),
  ...forms('string.header-list', one, [
    [
      'java-optional/both',
      'Java prints an Optional',
      'amount=1.00&nonce=Optional[n1]&timestamp=Optional[1790000123]',
    ],
    // Play: request.headers.get("X-Timestamp")
    [
      'scala-option/both',
      'Scala prints an Option',
      'amount=1.00&nonce=Some(n1)&timestamp=Some(1790000123)',
    ],
  ]),
  ...forms('string.separator', one, [
    ['semicolon-each', ';, behind the last pair too', 'amount=1.00;nonce=n1;timestamp=1790000123;'],
    [
      'line-end-each',
      'a line end, behind the last pair too',
      'amount=1.00\nnonce=n1\ntimestamp=1790000123\n',
    ],
    [
      'crlf-each',
      'CRLF, behind the last pair too',
      'amount=1.00\r\nnonce=n1\r\ntimestamp=1790000123\r\n',
    ],
  ]),
  ...forms('body.raw-with-headers', '{"amount": "1.00"}', [
    [
      'timestamp-nonce-body/crlf-each',
      'each with CRLF',
      '1790000123\r\nn1\r\n{"amount": "1.00"}\r\n',
    ],
  ]),
  ...forms('body.json-with-headers', '{"b":1790000007,"a":{"c":12.0,"d":null,"e":"x=1"}}', [
    [
      'sorted/gson-double',
      'as Gson’s toJson of a map that it has read',
      '{"a":{"c":12.0,"e":"x\\u003d1"},"b":1.790000007E9,"nonce":"n1","timestamp":"1790000123"}',
    ],
    [
      'front/compact/under-data-timestamp-number',
      'the body under the key data, timestamp as a number',
      '{"timestamp":1790000123,"nonce":"n1","data":{"b":"1","a":2}}',
      '{"b":"1","a":2}',
    ],
    [
      'front/compact/under-data',
      'the body under the key data',
      '{"timestamp":"1790000123","nonce":"n1","data":{"b":"1","a":2}}',
      '{"b":"1","a":2}',
    ],
  ]),
  ...forms('string.key-value-separator', one, [
    ['comma', 'a comma', 'amount,1.00&nonce,n1&timestamp,1790000123'],
    ['arrow', '=>', 'amount=>1.00&nonce=>n1&timestamp=>1790000123'],
    ['in-brackets', '[key, value]', '[amount, 1.00]&[nonce, n1]&[timestamp, 1790000123]'],
    ['in-parentheses', '(key, value)', '(amount, 1.00)&(nonce, n1)&(timestamp, 1790000123)'],
    // Scala 2.11: params.toSeq.sorted.mkString("&")
    ['scala-tuples', '(key,value)', '(amount,1.00)&(nonce,n1)&(timestamp,1790000123)'],
    ['scala-arrows', 'key -> value', 'amount -> 1.00&nonce -> n1&timestamp -> 1790000123'],
    // Go 1.19: fmt.Sprintf("%v", pair)
    ['go-structs', '{key value}', '{amount 1.00}&{nonce n1}&{timestamp 1790000123}'],
  ]),
  // Scala: s"$key=${Option(value)}"
  ...forms('string.quoted-values', '{"amount":"1.00","extra":{"b":"x"}}', [
    [
      'in-options',
      'Scala prints an Option',
      'amount=Some(1.00)&extra=Some(Map(b -> x))&nonce=Some(n1)&timestamp=Some(1790000123)',
    ],
  ]),
  ...forms('string.values-only', plain, [
    ['dash', 'dashes', '1.00-n1-P1-1790000123'],
    ['underscore', 'underscores', '1.00_n1_P1_1790000123'],
    ['space', 'spaces', '1.00 n1 P1 1790000123'],
    ['dot', 'dots', '1.00.n1.P1.1790000123'],
    ['semicolon', 'joined by ;', '1.00;n1;P1;1790000123'],
    ['colon', 'colons', '1.00:n1:P1:1790000123'],
  ]),
  ...forms('string.key-spelling', plain, [
    ['kebab-case', 'kebab-case', `amount=1.00&nonce=n1&order-no=P1${end}`],
  ]),
  ...forms('string.quoted', one, [
    ['double', 'double quotes', `"amount=1.00&nonce=n1${end}"`],
    ['single', 'single quotes', `'amount=1.00&nonce=n1${end}'`],
    ['python-bytes', 'Python prints bytes', `b'amount=1.00&nonce=n1${end}'`],
  ]),
  // jq 'to_entries | sort_by(.key) | .[] | "\(.key)=\(.value)"' | paste -sd'&'
  ...forms('string.quoted', '{"amount":"1.00","note":"a \\"b\\" \\\\ 充"}', [
    [
      'json-pairs',
      'has each of its pairs in quotation marks',
      '"amount=1.00"&"nonce=n1"&"note=a \\"b\\" \\\\ 充"&"timestamp=1790000123"',
    ],
  ]),
  ...forms('string.method-in-front', one, [
    ['ampersand', 'POST&', `POST&amount=1.00&nonce=n1${end}`],
    ['line-end', 'POST and a line end', `POST\namount=1.00&nonce=n1${end}`],
    ['nothing', 'POST', `POSTamount=1.00&nonce=n1${end}`],
  ]),
  ...forms('string.values-cut', long, [
    ['20', 'after 20 characters', `nonce=n1&remark=abcdefghijklmnopqrst${end}`],
  ]),
  ...forms('charset.question-marks', accents, [
    [
      'plain-letters',
      'plain letters for letters with accents',
      `nonce=n1&remark=Jose Nunez ?${end}`,
    ],
  ]),
  ...forms('text.characters-dropped', '{"remark":"a b\\nc\\td"}', [
    ['white-space', 'all white space', `nonce=n1&remark=abcd${end}`],
  ]),
  // Ruby: value.is_a?(String) ? value.gsub(/\s+/, '') : value.to_json, and value.delete(' ') in its place
  ...forms('text.characters-dropped', inside, [
    [
      'white-space-of-strings',
      'all white space, but not in nested JSON',
      `extra={"to":"Ann Lee"}&nonce=n1&remark=abcd${end}`,
    ],
    [
      'spaces-of-strings',
      'spaces, those in nested JSON kept',
      `extra={"to":"Ann Lee"}&nonce=n1&remark=ab\nc\td${end}`,
    ],
    // As a writer of JSON has it between tokens, but in a text.
    [
      'spaces-of-strings',
      'spaces, those in nested JSON kept',
      `extra={"n":"hello, friend: 1"}&nonce=n1&remark=ab${end}`,
      '{"remark":"a b","extra":{"n":"hello, friend: 1"}}',
    ],
  ]),
  ...forms('nested.nulls-dropped', nested, [
    ['plain', 'without their nulls', `extra={"b":[1,null],"c":{}}&nonce=n1${end}`],
  ]),
  ...forms('string.fields-chosen', order, [
    [
      'only:amount,merchantOrderNo,orderNo,status/none',
      '`amount`, `merchantOrderNo`, `orderNo` and `status`',
      `amount=1.00&merchantOrderNo=M1&nonce=n1&orderNo=P1&status=completed${end}`,
    ],
  ]),
  // Node: JSON.stringify(body, Object.keys(body).sort()) + `&timestamp=${timestamp}&nonce=${nonce}`
  ...forms('body.json-beside-headers', '{"b":"1", "a":{"c":1,"b":2}}', [
    [
      'body-header-pairs/ampersand/sorted/javascript-keys',
      'hold for nested objects too',
      '{"a":{"b":2},"b":"1"}&timestamp=1790000123&nonce=n1',
    ],
    [
      'timestamp-nonce-body/nothing/sorted/javascript-keys',
      'hold for nested objects too',
      '1790000123n1{"a":{"b":2},"b":"1"}',
    ],
  ]),
  ...forms('body.json-beside-headers', '{"b":"1", "a":{"10":1,"9":2}}', [
    [
      'body-timestamp-nonce/nothing/behind/javascript',
      'JSON, timestamp, nonce, joined as they are',
      '{"b":"1","a":{"9":2,"10":1}}1790000123n1',
    ],
    [
      'body-nonce-timestamp/line-end/behind/indented',
      'JSON, nonce, timestamp, joined by line ends',
      '{\n  "b": "1",\n  "a": {\n    "9": 2,\n    "10": 1\n  }\n}\nn1\n1790000123',
      '{"b":"1", "a":{"9":2,"10":1}}',
    ],
    [
      'timestamp-nonce-body/line-end-each/sorted/php',
      'timestamp, nonce, JSON, each with a line end',
      '1790000123\nn1\n{"a":"\\u00e9\\/x","b":1}\n',
      '{"b":1,"a":"é/x"}',
    ],
    [
      'timestamp-body/dot/sorted/python',
      'timestamp, JSON, joined by dots',
      '1790000123.{"a": [2], "b": 1}',
      '{"b":1,"a":[2]}',
    ],
    // A Go struct, a Jackson class: fields that it does not know are gone.
    [
      'timestamp-nonce-known/dot/behind/compact',
      'timestamp, nonce, JSON of the contract’s fields alone, joined by dots',
      '1790000123.n1.{"orderNo":"P1","amount":"1.00"}',
      '{"orderNo":"P1","note":"x","amount":"1.00"}',
    ],
    [
      'body-header-pairs/ampersand/sorted/javascript',
      'JSON, then timestamp and nonce as pairs',
      '{"a":{"9":2,"10":1},"b":"1"}&timestamp=1790000123&nonce=n1',
    ],
    [
      'body-header-pairs-nonce-first/ampersand/behind/compact',
      'JSON, then nonce and timestamp as pairs',
      '{"b":"1","a":{"10":1,"9":2}}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('string.printed', plain, [
    [
      'java/sorted',
      'Java’s Map.toString',
      '{amount=1.00, nonce=n1, orderNo=P1, timestamp=1790000123}',
    ],
    [
      'python/sorted/kept',
      'Python’s str of a dict',
      "{'amount': '1.00', 'nonce': 'n1', 'orderNo': 'P1', 'timestamp': '1790000123'}",
    ],
    [
      'php-serialize/sorted/kept',
      'PHP’s serialize',
      'a:4:{s:6:"amount";s:4:"1.00";s:5:"nonce";s:2:"n1";s:7:"orderNo";s:2:"P1";s:9:"timestamp";s:10:"1790000123";}',
    ],
    ['go/sorted/kept', 'Go’s %v', 'map[amount:1.00 nonce:n1 orderNo:P1 timestamp:1790000123]'],
  ]),
];

export const formMisses: readonly SignedCase[] = [
  ...misses('amount.with-currency', amounts, [
    ['only one of them', `amount=1200000.50 INR&feeAmount=2.50&nonce=n1${end}`],
  ]),
  ...misses('string.nonce-spelling', one, [['another one', `amount=1.00&nonce=N2${end}`]]),
  ...misses('string.quoted', one, [['on one side', `"amount=1.00&nonce=n1${end}`]]),
  ...misses('string.method-in-front', one, [['another one', `PUT&amount=1.00&nonce=n1${end}`]]),
  ...misses('text.characters-dropped', inside, [
    ['spaces and line ends alone', `extra={"to":"Ann Lee"}&nonce=n1&remark=abc\td${end}`],
    ['a space is left', `extra={"to":"Ann Lee"}&nonce=n1&remark=a bcd${end}`],
  ]),
  ...misses('string.values-cut', long, [
    ['no usual width', `nonce=n1&remark=abcdefghijklmnopq${end}`],
  ]),
  ...misses('nested.nulls-dropped', nested, [
    ['those of lists', `extra={"a":null,"b":[1],"c":{"d":null}}&nonce=n1${end}`],
  ]),
  ...misses('string.fields-chosen', order, [
    ['another value', `amount=2.00&merchantOrderNo=M1&nonce=n1&orderNo=P1${end}x`],
  ]),
  ...misses('body.json-beside-headers', one, [['another order', 'n1{"amount":"1.00"}1790000123']]),
  ...misses('string.printed', plain, [
    ['no space', '{amount=1.00,nonce=n1,orderNo=P1,timestamp=1790000123}'],
    [
      'a list for a tuple',
      `[['amount', '1.00'], ['nonce', 'n1'], ['orderNo', 'P1'], ['timestamp', '1790000123']]`,
    ],
    [
      'one bracket less',
      '["amount","1.00"],["nonce","n1"],["orderNo","P1"],["timestamp","1790000123"]',
    ],
  ]),
];
