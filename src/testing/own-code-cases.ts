/** Cases of what code that nobody here had looked at made of callbacks: the strings are what it printed, of smaller bodies. */
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const order = '{"amount":"1.00","orderNo":"P1"}';
const end = '&timestamp=1790000123';

export const ownCodeCases: readonly DeviationCase[] = [
  // '&'.join(sorted(p)) and Object.keys(p).sort().join(',')
  ...forms('string.keys-only', order, [
    ['ampersand', 'joined by &', 'amount&nonce&orderNo&timestamp'],
    ['comma', 'joined by commas', 'amount,nonce,orderNo,timestamp'],
    ['bar', 'joined by |', 'amount|nonce|orderNo|timestamp'],
    ['line-end', 'one a line', 'amount\nnonce\norderNo\ntimestamp'],
    ['nothing', 'joined by nothing', 'amountnonceorderNotimestamp'],
    ['body-ampersand', 'those of the body, joined by &', 'amount&orderNo'],
    ['body-comma', 'those of the body, joined by commas', 'amount,orderNo'],
  ]),
  // Ruby: p.symbolize_keys.sort.map { |k, v| "#{k.inspect}=#{v}" }
  ...forms('string.key-spelling', order, [
    ['symbols', 'a colon in front', ':amount=1.00&:nonce=n1&:orderNo=P1&:timestamp=1790000123'],
  ]),
  // strtolower($k) or k.toUpperCase() before the sort
  ...forms('string.key-spelling', '{"UTR":"A1","_ref":"r","amount":"1.00"}', [
    ['lower-case-sorted', 'before they are sorted', `_ref=r&amount=1.00&nonce=n1${end}&utr=A1`],
    [
      'upper-case-sorted',
      'before they are sorted',
      'AMOUNT=1.00&NONCE=n1&TIMESTAMP=1790000123&UTR=a1&_REF=r',
      '{"utr":"a1","_ref":"r","amount":"1.00"}',
    ],
  ]),
  // Ruby: s.encode('ASCII', xml: :text)
  ...forms('text.html-entities', '{"remark":"<é> \\"x\\""}', [
    ['whole-hex', '&#xE9;', 'nonce=n1&amp;remark=&lt;&#xE9;&gt; "x"&amp;timestamp=1790000123'],
  ]),
  // Python: json.loads(body.decode('ascii', 'ignore'))
  ...forms('charset.characters-dropped', '{"Región":"Bogotá","payer":"张三","备注":"x"}', [
    ['body', 'before it is parsed', `=x&Regin=Bogot&nonce=n1${end}`],
  ]),
  // A filter of emoji, and a column in MySQL's utf8, which has ? for each of them
  ...forms('charset.characters-dropped', '{"remark":"é 😀 x"}', [
    ['beyond-bmp', 'such as emoji', `nonce=n1&remark=é  x${end}`],
  ]),
  ...forms('charset.question-marks', '{"remark":"é 😀 x"}', [
    ['beyond-bmp', 'such as emoji', `nonce=n1&remark=é ? x${end}`],
    // lodash's deburr
    [
      'plain-letters-alone',
      'plain letters for letters with accents',
      `city=Sao Paulo&nonce=n1${end}`,
      '{"city":"São Paulo"}',
    ],
  ]),
  // Perl: encode('ascii', $s, Encode::FB_PERLQQ)
  ...forms('charset.escaped', '{"payer":"José 张😀"}', [
    ['perl', '\\x{00e9}', `nonce=n1&payer=Jos\\x{00e9} \\x{5f20}\\x{1f600}${end}`],
  ]),
  // OpenResty: ngx.req.get_post_args() of a JSON body
  ...forms('body.as-form', '{"amount":"1.00"}', [
    ['true', 'has true', `nonce=n1${end}&{"amount":"1.00"}=true`],
  ]),
  // Node: {...req.body} where express.text has read it
  ...forms('body.as-characters', '{"a":1}', [
    ['plain', 'each character', `0={&1="&2=a&3="&4=:&5=1&6=}&nonce=n1${end}`],
    ['blank-kept', 'white space too', `0={&1="&2=a&3="&4=:&5= &6=1&7=}&nonce=n1${end}`, '{"a": 1}'],
  ]),
  // Node: s + '&' + rawBody
  ...forms('body.raw-beside-pairs', '{"a":1}', [
    ['behind/ampersand', 'joined by &', `a=1&nonce=n1${end}&{"a":1}`],
    ['behind/line-end', 'by line ends', `a=1&nonce=n1${end}\n{"a":1}`],
    ['behind/nothing', 'as they are', `a=1&nonce=n1${end}{"a":1}`],
    ['front/ampersand', 'in front', `{"a":1}&a=1&nonce=n1${end}`],
    ['front/line-end', 'in front', `{"a":1}\na=1&nonce=n1${end}`],
    ['front/nothing', 'in front', `{"a":1}a=1&nonce=n1${end}`],
  ]),
  // Node: `${req.body}&timestamp=${ts}&nonce=${nonce}`
  ...forms('body.printed', order, [
    [
      'javascript/body-header-pairs/ampersand',
      'then timestamp and nonce as pairs',
      '[object Object]&timestamp=1790000123&nonce=n1',
    ],
  ]),
  // Lua: ts .. '\n' .. nonce .. '\n' .. s .. '\n'
  ...forms('string.headers-without-keys', order, [
    [
      'timestamp-nonce-pairs/line-end-each',
      'each with a line end',
      '1790000123\nn1\namount=1.00&orderNo=P1\n',
    ],
  ]),
  // Java: !"0".equals(value)
  ...forms('string.falsy-dropped', '{"count":0,"flag":false,"map":{},"zero":"0"}', [
    ['zero', 'what is 0', `flag=false&map={}&nonce=n1${end}`],
  ]),
  // Java: the body without its own timestamp and nonce, then only one of the headers
  ...forms('string.timestamp-missing', '{"a":1,"nonce":"b","timestamp":1}', [
    ['with-body', 'the body’s own too', 'a=1&nonce=n1'],
  ]),
  ...forms('string.nonce-missing', '{"a":1,"nonce":"b","timestamp":1}', [
    ['with-body', 'the body’s own too', `a=1${end}`],
  ]),
  // Java: org.json's new JSONObject(body).get("extra").toString()
  ...forms('nested.sorted', '{"extra":{"channel":"UPI","qty":2,"fx":83.1,"memo":null}}', [
    [
      'hash-map',
      'Java HashMap',
      `extra={"fx":83.1,"qty":2,"channel":"UPI","memo":null}&nonce=n1${end}`,
    ],
  ]),
  // Node: _.pickBy of the body, then a join
  ...forms('nested.as-entries', '{"count":0,"list":[],"map":{},"zero":"0"}', [
    ['repeated/plain/truth', 'leaves out empty lists', `map={}&nonce=n1${end}&zero=0`],
  ]),
];

export const ownCodeMisses: readonly SignedCase[] = [
  ...misses('string.keys-only', order, [
    ['in another order', 'timestamp&nonce&amount&orderNo'],
    ['one value', 'amount=1.00&nonce&orderNo&timestamp'],
    ['of one more', 'amount&nonce&orderNo&sign&timestamp'],
  ]),
  ...misses('body.as-characters', '{"a":1}', [
    ['counted from one', `1={&2="&3=a&4="&5=:&6=1&7=}&nonce=n1${end}`],
  ]),
  ...misses('body.raw-beside-pairs', '{"a":1}', [['twice', `{"a":1}&a=1&nonce=n1${end}&{"a":1}`]]),
];
