/** Forms that are tried alone, as programs in eight languages print them: written out, none is computed by this project. */
import { type DeviationCase, forms } from './case-rows';

const plain = '{"amount":"1.00","orderNo":"P1"}';
const noted = '{"amount":"1.00","note":"a \\"b\\""}';
const end = '&timestamp=1790000123';
const rounder = '{"amount":"1200.00","feeAmount":"2.50"}';
const time = '{"completedAt":1790000007}';
const numbers = '{"completedAt":1790000007,"total":1500000.00,"units":1e3}';
const words = '{"note":"xy-z (ab) o\'neil é-é"}';
const pairs = `amount=1.00&nonce=n1&orderNo=P1${end}`;

const joined =
  '{"extra":{"b":1.50,"a":["x/é",true,null,{"q":{}}],"c":null,"d":{"y":"é","f":false,"z":1e25,"n":null,"l":[1]}},"list":["p",2.50,null,true,[3,"r"],{"k":"v","m":[]}]}';
const joinedExtra =
  '{"b":1.5,"a":["x/é",true,null,{"q":{}}],"c":null,"d":{"y":"é","f":false,"z":10000000000000000000000000,"n":null,"l":[1]}}';
const onlyNested = '{"extra":{"b":{},"a":[[],{}]}}';

const withList = (list: string): string => `extra=${joinedExtra}&list=${list}&nonce=n1${end}`;
const withBoth = (extra: string, list: string): string =>
  `extra=${extra}&list=${list}&nonce=n1${end}`;

const marked = '{"description":"A & B\'s <c> \\"d\\"","ext":{"h":"<b>"}}';
const escaped = (description: string): string =>
  `description=${description}&ext={"h":"<b>"}&nonce=n1${end}`;
const dated = (created: string, paid: string): string =>
  `createdAt=${created}&nonce=n1&note=2026-01-21T99:00:00Z&paidAt=${paid}${end}`;

export const loneCases: readonly DeviationCase[] = [
  ...forms('nested.language-text', joined, [
    // Python: ",".join(map(str, v))
    [
      'joined-lists-python',
      'as Python prints each',
      withList("p,2.5,None,True,[3, 'r'],{'k': 'v', 'm': []}"),
    ],
    // Ruby: v.join(",")
    ['joined-lists-ruby', 'as Ruby prints each', withList('p,2.5,,true,3,r,{"k"=>"v", "m"=>[]}')],
    [
      'joined-lists-ruby-3.4',
      'as Ruby 3.4 prints each',
      withList('p,2.5,,true,3,r,{"k" => "v", "m" => []}'),
    ],
    // C#: string.Join(",", (object[])v) of JavaScriptSerializer's
    [
      'joined-lists-dotnet',
      'as .NET prints each',
      withList(
        'p,2.50,,True,System.Object[],System.Collections.Generic.Dictionary`2[System.String,System.Object]',
      ),
    ],
  ]),
  ...forms('nested.stand-in', joined, [
    [
      'values-python',
      'as Python prints each',
      withBoth(
        "1.5,['x/é', True, None, {'q': {}}],None,{'y': 'é', 'f': False, 'z': 1e+25, 'n': None, 'l': [1]}",
        "p,2.5,None,True,[3, 'r'],{'k': 'v', 'm': []}",
      ),
    ],
    [
      'values-ruby',
      'as Ruby prints each',
      withBoth(
        '1.5,x/é,true,,{"q"=>{}},,{"y"=>"é", "f"=>false, "z"=>1.0e+25, "n"=>nil, "l"=>[1]}',
        'p,2.5,,true,3,r,{"k"=>"v", "m"=>[]}',
      ),
    ],
    [
      'values-dotnet',
      'as .NET prints each',
      withBoth(
        '1.50,System.Object[],,System.Collections.Generic.Dictionary`2[System.String,System.Object]',
        'p,2.50,,True,System.Object[],System.Collections.Generic.Dictionary`2[System.String,System.Object]',
      ),
    ],
    // Ruby: v.to_a.join(",")
    [
      'flattened',
      'has the keys and values of nested objects in their place',
      withBoth(
        'b,1.5,a,x/é,true,,{"q"=>{}},c,,d,{"y"=>"é", "f"=>false, "z"=>1.0e+25, "n"=>nil, "l"=>[1]}',
        'p,2.5,,true,3,r,{"k"=>"v", "m"=>[]}',
      ),
    ],
    // Rails: v.to_param
    [
      'query-rails',
      'sorted, encoded for a URL',
      withBoth(
        'a%5B%5D=x%2F%C3%A9&a%5B%5D=true&a%5B%5D=&&b=1.5&c=&d%5Bf%5D=false&d%5Bl%5D%5B%5D=1&d%5Bn%5D=&d%5By%5D=%C3%A9&d%5Bz%5D=1.0e%2B25',
        'p/2.5//true/3/r/k=v',
      ),
    ],
    [
      'value-list',
      'has nested objects as lists of their values',
      `extra=[1.5,[2],"é"]&nonce=n1${end}`,
      '{"extra":{"b":1.50,"a":[2],"c":"é"}}',
    ],
    // PHP: json_encode(array_values($v)), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES beside
    [
      'value-list-php',
      'has nested objects as lists of their values',
      withBoth(
        '[1.5,["x/é",true,null,{"q":[]}],null,{"y":"é","f":false,"z":1.0e+25,"n":null,"l":[1]}]',
        '["p",2.5,null,true,[3,"r"],{"k":"v","m":[]}]',
      ),
    ],
    [
      'value-list-escaped',
      'slashes and characters beyond ASCII escaped',
      withBoth(
        '[1.5,["x\\/\\u00e9",true,null,{"q":[]}],null,{"y":"\\u00e9","f":false,"z":1.0e+25,"n":null,"l":[1]}]',
        '["p",2.5,null,true,[3,"r"],{"k":"v","m":[]}]',
      ),
    ],
  ]),
  // Ruby 3.1: JSON.pretty_generate
  ...forms('nested.indented', onlyNested, [
    [
      'ruby',
      'with line ends in what is empty',
      `extra={\n  "b": {\n  },\n  "a": [\n    [\n\n    ],\n    {\n    }\n  ]\n}&nonce=n1${end}`,
    ],
  ]),
  // Rails: CGI.unescape(v.to_query)
  ...forms('nested.as-entries', '{"extra":{"id":7,"big":1e25,"list":[]},"ok":true}', [
    [
      'brackets-unnumbered-sorted/rails-decoded',
      'as Rails’ to_query, decoded again',
      `extra[big]=1.0e+25&extra[id]=7&nonce=n1&ok=true${end}`,
    ],
  ]),
  // Python: urlencode(sorted(v.items()), doseq=True), and unquote_plus of it
  ...forms('nested.as-entries', joined, [
    [
      'repeated-keys/urlencode',
      'each key of an object and each item of a list under its key, as Python’s urlencode with doseq',
      `extra=b&extra=a&extra=c&extra=d&list=p&list=2.5&list=None&list=True&list=%5B3%2C+%27r%27%5D&list=%7B%27k%27%3A+%27v%27%2C+%27m%27%3A+%5B%5D%7D&nonce=n1${end}`,
    ],
    [
      'repeated-keys/urlencode-decoded',
      'decoded again',
      `extra=b&extra=a&extra=c&extra=d&list=p&list=2.5&list=None&list=True&list=[3, 'r']&list={'k': 'v', 'm': []}&nonce=n1${end}`,
    ],
  ]),
  // Python's orjson 3.8
  ...forms('number.scientific', '{"a":1.0e+25,"b":15e-8,"c":[100.00,1e-5]}', [
    ['ryu-typed', '1e+25 is 1e25', `a=1e25&b=1.5e-7&c=[100.0,0.00001]&nonce=n1${end}`],
  ]),
  ...forms('string.separator', plain, [
    ['ampersands', '&&', 'amount=1.00&&nonce=n1&&orderNo=P1&&timestamp=1790000123'],
    // Python: "& ".join(pairs)
    ['ampersand-space', '& and a space', 'amount=1.00& nonce=n1& orderNo=P1& timestamp=1790000123'],
    // C#: StringBuilder.AppendLine(key + "=" + value + "&")
    [
      'ampersand-line-end-each',
      '& and a line end, behind the last pair too',
      'amount=1.00&\nnonce=n1&\norderNo=P1&\ntimestamp=1790000123&\n',
    ],
    [
      'ampersand-crlf-each',
      '& and CRLF, behind the last pair too',
      'amount=1.00&\r\nnonce=n1&\r\norderNo=P1&\r\ntimestamp=1790000123&\r\n',
    ],
    [
      'semicolon-line-end',
      '; and a line end',
      'amount=1.00;\nnonce=n1;\norderNo=P1;\ntimestamp=1790000123',
    ],
    ['dot', 'a dot', 'amount=1.00.nonce=n1.orderNo=P1.timestamp=1790000123'],
    [
      'in-brackets',
      'each of its pairs in brackets',
      '[amount=1.00][nonce=n1][orderNo=P1][timestamp=1790000123]',
    ],
  ]),
  // Go: fmt.Sprint(pairs), and fmt.Sprintf("%q", pairs)
  ...forms('string.separator', noted, [
    [
      'go-list',
      'its pairs as Go prints a list',
      '[amount=1.00 nonce=n1 note=a "b" timestamp=1790000123]',
    ],
    [
      'go-list-quoted',
      'each in quotation marks',
      '["amount=1.00" "nonce=n1" "note=a \\"b\\"" "timestamp=1790000123"]',
    ],
  ]),
  ...forms('string.key-value-separator', plain, [
    ['equals-twice', '==', 'amount==1.00&nonce==n1&orderNo==P1&timestamp==1790000123'],
    // Python: ' & '.join(f'{k} = {v}' for k, v in pairs)
    [
      'spaced-throughout',
      '=, and & between pairs, with spaces around both',
      'amount = 1.00 & nonce = n1 & orderNo = P1 & timestamp = 1790000123',
    ],
    // Perl: my @l = map { ($_, $h{$_}) } sort keys %h; "@l"
    [
      'space-throughout',
      'spaces throughout',
      'amount 1.00 nonce n1 orderNo P1 timestamp 1790000123',
    ],
    [
      'arrow-comma',
      '=>, with spaces around it',
      'amount => 1.00, nonce => n1, orderNo => P1, timestamp => 1790000123',
    ],
    [
      'colon-comma-spaced',
      ': and a space, and a comma',
      'amount: 1.00, nonce: n1, orderNo: P1, timestamp: 1790000123',
    ],
    ['colon-semicolon', ':, and ;', 'amount:1.00;nonce:n1;orderNo:P1;timestamp:1790000123'],
    // C#: string.Concat(new SortedDictionary<string, string>(StringComparer.Ordinal) { … })
    [
      'in-brackets-alone',
      'nothing between pairs',
      '[amount, 1.00][nonce, n1][orderNo, P1][timestamp, 1790000123]',
    ],
  ]),
  ...forms('string.key-spelling', plain, [
    [
      'lists',
      'a query has those of lists',
      'amount[]=1.00&nonce[]=n1&orderNo[]=P1&timestamp[]=1790000123',
    ],
    // PHP: urldecode(http_build_query(['data' => $params]))
    [
      'under-data',
      'each as data[key]',
      'data[amount]=1.00&data[nonce]=n1&data[orderNo]=P1&data[timestamp]=1790000123',
    ],
  ]),
  // Perl: join('&', sort values %h)
  ...forms('string.values-only', plain, [
    ['sorted/ampersand', 'joined by &', '1.00&1790000123&P1&n1'],
    ['sorted/nothing', 'sorted as texts', '1.001790000123P1n1'],
    ['sorted/comma', 'joined by commas', '1.00,1790000123,P1,n1'],
    ['sorted/bar', 'joined by |', '1.00|1790000123|P1|n1'],
  ]),
  // Perl: reverse $string, and sha256_base64($string)
  ...forms('string.text-encoded', plain, [
    ['reversed', 'written backwards', '3210000971=pmatsemit&1P=oNredro&1n=ecnon&00.1=tnuoma'],
  ]),
  ...forms('algorithm.hashed-twice', plain, [
    ['base64-unpadded', 'without padding', 'U/Dcv25HbveT/alvpXVCLdqd0kDy9ABDU5HKe7A+gPg'],
  ]),
  // Java: String text = null; text += …; and setLength(length() - 2)
  ...forms('text.characters-added', plain, [['null-in-front', 'null in front', `null${pairs}`]]),
  ...forms('text.characters-dropped', plain, [
    [
      'last-two',
      'lacks its last two characters',
      'amount=1.00&nonce=n1&orderNo=P1&timestamp=17900001',
    ],
  ]),
  // Of other platforms' signers: Alipay's, WeChat Pay's of its first pages and of its second version.
  ...forms('string.header-names', plain, [
    [
      'wechat-snake',
      'timeStamp and nonce_str',
      'amount=1.00&nonce_str=n1&orderNo=P1&timeStamp=1790000123',
    ],
    [
      'nonce-and-merchant-snake',
      'nonce_str in place of nonce, and the merchant number as mch_id',
      `amount=1.00&mch_id=M10086&nonce_str=n1&orderNo=P1${end}`,
    ],
  ]),
  ...forms('string.field-added', plain, [
    [
      'sorted/merchant_no&sign_type=RSA2',
      'has the additional pairs `merchant_no` and `sign_type=RSA2`',
      `amount=1.00&merchant_no=M10086&nonce=n1&orderNo=P1&sign_type=RSA2${end}`,
    ],
    [
      'sorted/app_id&charset=utf-8&sign_type=RSA2&version=1.0',
      'has the additional pairs `app_id`, `charset=utf-8`, `sign_type=RSA2` and `version=1.0`',
      `amount=1.00&app_id=M10086&charset=utf-8&nonce=n1&orderNo=P1&sign_type=RSA2${end}&version=1.0`,
    ],
    [
      'sorted/mchId&signType=RSA2',
      'has the additional pairs `mchId` and `signType=RSA2`',
      `amount=1.00&mchId=M10086&nonce=n1&orderNo=P1&signType=RSA2${end}`,
    ],
  ]),
  // C#: JObject.Parse(body), whose dates ToString() prints by the culture, and typed objects elsewhere.
  ...forms(
    'time.as-text',
    '{"createdAt":"2026-01-21T09:05:00Z","paidAt":"2026-02-01T19:00:07.5+08:00","note":"2026-01-21T99:00:00Z"}',
    [
      ['text/dotnet-us/0', 'en-US', dated('1/21/2026 9:05:00 AM', '2/1/2026 7:00:07 PM')],
      ['text/dotnet/0', 'invariant', dated('01/21/2026 09:05:00', '02/01/2026 19:00:07')],
      ['text/dotnet-zh/0', 'zh-CN', dated('2026/1/21 9:05:00', '2026/2/1 19:00:07')],
      ['text/dotnet-in/0', 'en-IN', dated('21-01-2026 09:05:00', '01-02-2026 19:00:07')],
      ['text/dots/0', 'as in Germany', dated('21.01.2026 09:05:00', '01.02.2026 19:00:07')],
      [
        'text/sql-offset/0',
        'as Python’s str of a datetime',
        dated('2026-01-21 09:05:00+00:00', '2026-02-01 19:00:07+08:00'),
      ],
      [
        'text/java/0',
        'as Java’s Date.toString',
        dated('Wed Jan 21 09:05:00 UTC 2026', 'Sun Feb 01 19:00:07 CST 2026'),
      ],
    ],
  ),
  ...forms('time.as-text', '{"createdAt":"2026-01-21T09:05:00Z"}', [
    [
      'text/dotnet-zh-padded/0',
      'newer .NET’s zh-CN',
      `createdAt=2026/1/21 09:05:00&nonce=n1${end}`,
    ],
  ]),
  // Perl: grep { $_ && /\S/ }
  ...forms('string.falsy-dropped', '{"a":"0","b":" ","c":0,"ok":true,"note":""}', [
    ['perl-trimmed', 'as Perl does', `nonce=n1&ok=true${end}`],
  ]),
  // PHP: is_string($v) ? htmlspecialchars($v) : $v, and the like.
  ...forms('text.html-entities', marked, [
    ['top-python', '&#x27;', escaped('A &amp; B&#x27;s &lt;c&gt; &quot;d&quot;')],
    ['top-php', '&#039;', escaped('A &amp; B&#039;s &lt;c&gt; &quot;d&quot;')],
    ['top-go', '&#34;', escaped('A &amp; B&#39;s &lt;c&gt; &#34;d&#34;')],
    ['top-double-quotes', 'single quotes kept', escaped("A &amp; B's &lt;c&gt; &quot;d&quot;")],
    ['top-angles', 'only < and >', escaped('A & B\'s &lt;c&gt; "d"')],
    ['top', 'none in nested values', escaped('A &amp; B&#39;s &lt;c&gt; &quot;d&quot;')],
  ]),
  // Go: default: b, _ := json.Marshal(v); fmt.Sprintf("%s=%v", k, b)
  ...forms('nested.stand-in', '{"extra":{"b":1,"a":true},"ok":true,"test":false}', [
    [
      'bytes-go-booleans',
      'booleans as a list of the bytes',
      `extra=[123 34 97 34 58 116 114 117 101 44 34 98 34 58 49 125]&nonce=n1&ok=[116 114 117 101]&test=[102 97 108 115 101]${end}`,
    ],
    [
      'bytes-go',
      'sorted, as Go writes it',
      `extra=[123 34 97 34 58 116 114 117 101 44 34 98 34 58 49 125]&nonce=n1&ok=true&test=false${end}`,
    ],
  ]),
  // Node: querystring.stringify, which writes nulls, objects and what is blank alike.
  ...forms('nested.language-text', '{"channel":null,"payer":{"name":"A"},"remark":""}', [
    [
      'empty-nulls-empty',
      'blank values kept, nulls as nothing',
      `channel=&nonce=n1&payer=&remark=${end}`,
    ],
  ]),
  ...forms('string.merchant-no-added', plain, [
    ['behind/appId', 'behind the pairs, not sorted', `${pairs}&appId=M10086`],
  ]),
  ...forms('string.field-added', plain, [
    ['behind/timestamp', 'a second time', `${pairs}${end}`],
    ['behind/nonce', 'a second time', `${pairs}&nonce=n1`],
  ]),
  // Java: new Timestamp(completedAt * 1000).toString()
  ...forms('time.as-text', time, [
    ['sql-fraction/0', 'java.sql.Timestamp', `completedAt=2026-09-21 14:13:27.0&nonce=n1${end}`],
    // Python: strftime('%d/%m/%Y %H:%M')
    [
      'day-first-minutes/480',
      'hours and minutes, UTC+08:00',
      `completedAt=21/09/2026 22:13&nonce=n1${end}`,
    ],
    // C#: JavaScriptSerializer.Serialize(date).Trim('"'), and without its backslashes
    [
      'dotnet-json-escaped/0',
      'older JSON of .NET',
      `completedAt=\\/Date(1790000007000)\\/&nonce=n1${end}`,
    ],
    ['dotnet-json/0', 'older JSON of .NET', `completedAt=/Date(1790000007000)/&nonce=n1${end}`],
    // Node: new Date(timestamp * 1000).toUTCString(); C#: DateTime.Ticks
    [
      'timestamp/http/0',
      'toUTCString',
      'completedAt=1790000007&nonce=n1&timestamp=Mon, 21 Sep 2026 14:15:23 GMT',
    ],
    ['timestamp/ticks/0', 'ticks', 'completedAt=1790000007&nonce=n1&timestamp=639255969230000000'],
  ]),
  // Go: time.Unix(seconds, 0).UnixMicro(), and UnixNano()
  ...forms('time.milliseconds', time, [
    [
      'timestamp-microseconds',
      '`timestamp` in microseconds',
      'completedAt=1790000007&nonce=n1&timestamp=1790000123000000',
    ],
    [
      'completed-at-microseconds',
      '`completedAt` in microseconds',
      `completedAt=1790000007000000&nonce=n1${end}`,
    ],
    [
      'microseconds',
      '`timestamp` and `completedAt` in microseconds',
      `completedAt=1790000007000000&nonce=n1${end}000000`,
    ],
    [
      'timestamp-nanoseconds',
      '`timestamp` in nanoseconds',
      'completedAt=1790000007&nonce=n1&timestamp=1790000123000000000',
    ],
    [
      'completed-at-nanoseconds',
      '`completedAt` in nanoseconds',
      `completedAt=1790000007000000000&nonce=n1${end}`,
    ],
    [
      'nanoseconds',
      '`timestamp` and `completedAt` in nanoseconds',
      `completedAt=1790000007000000000&nonce=n1${end}000000000`,
    ],
  ]),
  ...forms('amount.formatted', rounder, [
    // C#: double.Parse(amount).ToString("E2")
    [
      'exponent-dotnet',
      'as .NET’s ToString("E2")',
      `amount=1.20E+003&feeAmount=2.50E+000&nonce=n1${end}`,
    ],
    // Java: new DecimalFormat("0.##E0").format(amount)
    ['exponent-bare', 'as Java’s DecimalFormat', `amount=1.2E3&feeAmount=2.5E0&nonce=n1${end}`],
    // Python: amount.zfill(12)
    ['padded', 'twelve characters', `amount=000001200.00&feeAmount=000000002.50&nonce=n1${end}`],
  ]),
  ...forms('amount.minor-units', rounder, [
    ['padded', 'for 100.00', `amount=000000120000&feeAmount=000000000250&nonce=n1${end}`],
  ]),
  ...forms('amount.with-currency', rounder, [
    ['sign/₹', 'in front of `amount`', `amount=₹1200.00&feeAmount=2.50&nonce=n1${end}`],
  ]),
  // Jackson's readTree, and toString of each node
  ...forms('number.scientific', numbers, [
    [
      'big-decimal-typed',
      'integers stay',
      `count=1200&nonce=n1${end}&total=1.5E+6`,
      '{"count":1200,"total":1500000.00}',
    ],
    [
      'javascript-exponential/top-level',
      'toExponential',
      `completedAt=1.790000007e+9&nonce=n1${end}&total=1.5e+6&units=1e+3`,
    ],
  ]),
  // Java: a class with Double fields; Go: fmt.Sprint of float64 fields, and %d of an interface{}
  ...forms('number.scientific', time, [
    [
      'java/with-timestamp',
      '`timestamp` too',
      'completedAt=1.790000007E9&nonce=n1&timestamp=1.790000123E9',
    ],
    [
      'go/with-timestamp',
      '`timestamp` too',
      'completedAt=1.790000007e+09&nonce=n1&timestamp=1.790000123e+09',
    ],
    [
      'go-verb-integer/top-level',
      'as Go’s %d',
      `completedAt=%!d(float64=1.790000007e+09)&nonce=n1${end}`,
    ],
  ]),
  // PHP: is_numeric($v) ? number_format($v, 2) : $v
  ...forms(
    'string.numeric-as-number',
    '{"amount":"1200.50","completedAt":1790000007,"note":"x 7"}',
    [
      [
        'grouped',
        'thousands separators',
        'amount=1,200.50&completedAt=1,790,000,007.00&nonce=n1&note=x 7&timestamp=1,790,000,123.00',
      ],
    ],
  ),
  ...forms('string.enum-names', '{"orderType":"payin","status":"completed"}', [
    [
      'status-upper-case',
      '`status` in capital letters',
      `nonce=n1&orderType=payin&status=COMPLETED${end}`,
    ],
    [
      'status-capitalized',
      '`status` with a capital first letter',
      `nonce=n1&orderType=payin&status=Completed${end}`,
    ],
  ]),
  // Python: shlex.quote(value)
  ...forms('string.quoted-values', '{"note":"O\'N x","ref":"a@b%c+d=e:f,g.h/i-j_k"}', [
    [
      'shell',
      'where a shell would read',
      `nonce=n1&note='O'"'"'N x'&ref=a@b%c+d=e:f,g.h/i-j_k${end}`,
    ],
  ]),
  // PHP's ucwords, Go's strings.Title
  ...forms('string.case-changed', words, [
    ['words', 'in each word', `nonce=N1&note=Xy-z (ab) O'neil é-é${end}`],
    ['words-go', 'behind dashes', `nonce=N1&note=Xy-Z (Ab) O'Neil É-É${end}`],
  ]),
  // PHP: str_replace('-', '', $v), and of '/'
  ...forms('text.characters-dropped', '{"note":"a-b/c"}', [
    ['dashes', 'dashes', `nonce=n1&note=ab/c${end}`],
    ['slashes', 'slashes', `nonce=n1&note=a-bc${end}`],
  ]),
  ...forms('string.url-decoded', '{"note":"a+b%20c"}', [
    ['plus', '+ alone', `nonce=n1&note=a b%20c${end}`],
  ]),
  // C#: HttpUtility.HtmlAttributeEncode, UrlEncodeUnicode and Uri.EscapeUriString; Node: he.encode
  ...forms('text.html-entities', `{"note":"<a> & O'N \\"é招\\""}`, [
    ['values-attribute', '> kept', `nonce=n1&note=&lt;a> &amp; O&#39;N &quot;é招&quot;${end}`],
    [
      'values-he-named',
      'with &apos;',
      `nonce=n1&note=&lt;a&gt; &amp; O&apos;N &quot;&eacute;&#x62DB;&quot;${end}`,
    ],
  ]),
  ...forms('string.form-encoded', '{"note":"a b/é招{~!*()\'-_.😀+"}', [
    [
      'dotnet-unicode',
      'with %u00e9',
      `nonce=n1&note=a+b%2f%u00e9%u62db%7b%7e!*()%27-_.%ud83d%ude00%2b${end}`,
    ],
  ]),
  // PHP: json_encode($v, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES)
  ...forms('nested.html-escaped', '{"extra":{"q":"<b>&\'é/\\""}}', [
    ['php-hex-tag', '< and > alone', `extra={"q":"\\u003Cb\\u003E&'é/\\""}&nonce=n1${end}`],
  ]),
  ...forms('charset.escaped', '{"Región":"é","payer":"张"}', [
    ['python-values', 'in its values', `Región=\\u00e9&nonce=n1&payer=\\u5f20${end}`],
  ]),
  ...forms('charset.escaped', '{"bank":"招é/<a>","payer":"O\'N \\"J\\"","extra":{"a":"é/"}}', [
    // PHP: trim(json_encode($v), '"')
    [
      'php-values',
      'for quotation marks and slashes too',
      `bank=\\u62db\\u00e9\\/<a>&extra={"a":"\\u00e9\\/"}&nonce=n1&payer=O'N \\"J\\${end}`,
    ],
    // Python: json.dumps(v).strip('"')
    [
      'python-values',
      'for quotation marks too',
      `bank=\\u62db\\u00e9/<a>&extra={"a":"\\u00e9/"}&nonce=n1&payer=O'N \\"J\\${end}`,
    ],
    // PHP: trim(json_encode($v, JSON_UNESCAPED_UNICODE), '"')
    [
      'slashes-values',
      'not for characters beyond ASCII',
      `bank=招é\\/<a>&extra={"a":"é\\/"}&nonce=n1&payer=O'N \\"J\\${end}`,
    ],
    [
      'quoteless-values',
      'for what JSON must escape alone',
      `bank=招é/<a>&extra={"a":"é/"}&nonce=n1&payer=O'N \\"J\\${end}`,
    ],
  ]),
  // Java: Float.valueOf of both
  ...forms('number.scientific', time, [
    [
      'java-single/with-timestamp',
      '`timestamp` too',
      'completedAt=1.79E9&nonce=n1&timestamp=1.79E9',
    ],
  ]).map((one) => ({ ...one, timestamp: '1790000011' })),
  // Python: urlencode(members, quote_via=quote, safe=':'): no blank and no other sign shows who keeps it.
  ...forms('string.percent-encoded', '{"paidTime":"2026-09-21T14:13:27+08:00"}', [
    ['keep-colon', 'with : kept', `nonce=n1&paidTime=2026-09-21T14:13:27%2B08:00${end}`],
  ]),
  // Python: quote(value, safe=':'); Go: url.PathEscape
  ...forms('string.percent-encoded', '{"note":"at 10:30 a,b/c"}', [
    ['keep-colon', 'with : kept', `nonce=n1&note=at%2010:30%20a%2Cb%2Fc${end}`],
  ]),
  // Python: 'biz_content=' + json.dumps(body); Java: a map of requestBody, timestamp and nonce
  ...forms('body.as-one-entry', '{"amount":"1.00","note":"é"}', [
    [
      'body-python/biz_content',
      'written again as by Python’s json.dumps',
      `biz_content={"amount": "1.00", "note": "\\u00e9"}&nonce=n1${end}`,
    ],
    [
      'body-python-unicode/data',
      'written again as by Python’s json.dumps, not escaped',
      `data={"amount": "1.00", "note": "é"}&nonce=n1${end}`,
    ],
    ['body/requestBody', 'as received', `nonce=n1&requestBody={"amount":"1.00","note":"é"}${end}`],
  ]),
  // PHP: 'biz_content=' . json_encode($body); with JSON_UNESCAPED_UNICODE
  ...forms('body.as-one-entry', '{"amount":"1.00","note":"é/"}', [
    [
      'body-php/biz_content',
      'written again as by PHP’s json_encode',
      `biz_content={"amount":"1.00","note":"\\u00e9\\/"}&nonce=n1${end}`,
    ],
    [
      'body-php-slashes/data',
      'with nothing escaped but slashes',
      `data={"amount":"1.00","note":"é\\/\\u2028"}&nonce=n1${end}`,
      '{"amount":"1.00","note":"é/\u2028"}',
    ],
  ]),
  // PHP: ksort($all); json_encode($all, JSON_UNESCAPED_UNICODE)
  ...forms('body.json-with-headers', '{"note":"é","extra":{"b":"x/y","a":1}}', [
    [
      'sorted/php-slashes',
      'as PHP’s json_encode, with nothing escaped but slashes',
      '{"extra":{"b":"x\\/y","a":1},"nonce":"n1","note":"é","timestamp":"1790000123"}',
    ],
  ]),
  // Java: a class that knows the contract's fields and a currency
  ...forms(
    'string.field-missing',
    '{"amount":"1.00","channel":"x","currency":"INR","region":"SG"}',
    [
      [
        'unnamed-but:currency',
        'leaves out all fields that the contract does not name, but for `currency`',
        `amount=1.00&currency=INR&nonce=n1${end}`,
      ],
    ],
  ),
  // Go: json.Compact of the body
  ...forms('body.json-beside-headers', '{ "note": "\\u5f20\\/" }', [
    [
      'timestamp-nonce-body/line-end-each/behind/minified',
      'timestamp, nonce, JSON, each with a line end, escapes and numbers as received',
      '1790000123\nn1\n{"note":"\\u5f20\\/"}\n',
    ],
  ]),
];
