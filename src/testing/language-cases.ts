/**
 * Cases of what languages and typed objects make of a whole body at once. The strings are those of the programs in
 * `testing/real-code`; of .NET and Python's enums, written out by what their documentation says.
 */
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const end = '&timestamp=1790000123';
const values =
  '{"amount":"1.00","blank":" ","extra":{"a":{},"b":"é/"},"gone":null,"n":1e-7,"ok":true}';
const numeric =
  '{"a":"000123","b":"+91","c":"1e5","d":"12abc","e":".50","f":true,"g":1.50,"h":null}';
const typed = '{"orderType":"payin","status":"completed"}';
const lists = '{"a":[1.5,"x y",null,true],"b":{"c":1},"d":[],"e":null}';
const blanks = '{"extra":{"a":" x ","b":" ","c":[""]}}';
const lost = '{"a":"é","b":"订😀"}';
const map = '{"orderType":"a","feeAmount":"5","completedAt":7,"amount":"4"}';

/** A list beside an object, with a list and an object inside. */
const mixed =
  '{"order":{"lines":[{"sku":"Z","qty":1}],"geo":[1,2.5],"b":{"z":"é","a":true}},"tags":["x","y"],"orderNo":"P1","ok":true}';

export const languageCases: readonly DeviationCase[] = [
  ...forms('string.language-text', mixed, [
    [
      'python/objects-json-compact/none',
      'objects as its JSON, lists as it prints them',
      `nonce=n1&ok=True&order={"lines":[{"sku":"Z","qty":1}],"geo":[1,2.5],"b":{"z":"é","a":true}}&orderNo=P1&tags=['x', 'y']${end}`,
    ],
    [
      'python/lists-json-compact/none',
      'lists as its JSON, objects as it prints them',
      `nonce=n1&ok=True&order={'lines': [{'sku': 'Z', 'qty': 1}], 'geo': [1, 2.5], 'b': {'z': 'é', 'a': True}}&orderNo=P1&tags=["x","y"]${end}`,
    ],
    [
      'python/lists-joined/none',
      'lists joined by commas, objects as it prints them',
      `nonce=n1&ok=True&order={'lines': [{'sku': 'Z', 'qty': 1}], 'geo': [1, 2.5], 'b': {'z': 'é', 'a': True}}&orderNo=P1&tags=x,y${end}`,
    ],
    [
      'ruby/pair-joined/none',
      'the items of lists joined by =',
      `nonce=n1&ok=true&order={"lines"=>[{"sku"=>"Z", "qty"=>1}], "geo"=>[1, 2.5], "b"=>{"z"=>"é", "a"=>true}}&orderNo=P1&tags=x=y${end}`,
    ],
    [
      'ruby/lists-joined/none',
      'lists joined by commas, objects as it prints them',
      `nonce=n1&ok=true&order={"lines"=>[{"sku"=>"Z", "qty"=>1}], "geo"=>[1, 2.5], "b"=>{"z"=>"é", "a"=>true}}&orderNo=P1&tags=x,y${end}`,
    ],
  ]),
  // Python: f"{k}={v if isinstance(v, str) else orjson.dumps(v)}", and json.dumps(v).encode()
  ...forms(
    'string.language-text',
    '{"flag":true,"n":7,"note":null,"x":{"a":"é","b":[1,2.50,1e20]}}',
    [
      [
        'python-bytes/json/none',
        'Python',
        `flag=b'true'&n=b'7'&nonce=n1&note=b'null'${end}&x=b'{"a":"\\xc3\\xa9","b":[1,2.5,1e20]}'`,
      ],
      [
        'python-bytes/json-spaced/none',
        'Python',
        `flag=b'true'&n=b'7'&nonce=n1&note=b'null'${end}&x=b'{"a": "\\\\u00e9", "b": [1, 2.5, 1e+20]}'`,
      ],
    ],
  ),
  ...forms('string.quoted-values', values, [
    [
      'all',
      'double quotes',
      `amount="1.00"&extra="{\\"a\\":{},\\"b\\":\\"é/\\"}"&n="0.0000001"&nonce="n1"&ok="true"&timestamp="1790000123"`,
    ],
    [
      'all-single',
      'single quotes',
      `a='it\\'s'&nonce='n1'&timestamp='1790000123'`,
      '{"a":"it\'s"}',
    ],
    [
      'python',
      'single quotes (as in Python’s repr',
      `amount='1.00'&extra={'a': {}, 'b': 'é/'}&n=1e-07&nonce='n1'&ok=True&timestamp='1790000123'`,
    ],
    [
      'python/blank-kept',
      'repr, blank ones too',
      `amount='1.00'&blank=' '&extra={'a': {}, 'b': 'é/'}&n=1e-07&nonce='n1'&ok=True&timestamp='1790000123'`,
    ],
    [
      'python/all-kept',
      'repr, nulls and blank ones too',
      `amount='1.00'&blank=' '&extra={'a': {}, 'b': 'é/'}&gone=None&n=1e-07&nonce='n1'&ok=True&timestamp='1790000123'`,
    ],
    [
      'python/false-dropped',
      'repr, for one, without what counts as false',
      `amount='1.00'&nonce='n1'&ok=True&tags=['x']&timestamp='1790000123'`,
      '{"amount":"1.00","ok":true,"no":false,"empty":[],"obj":{},"tags":["x"]}',
    ],
    [
      'php',
      'var_export',
      `amount='1.00'&n=1.0E-7&nonce='n1'&ok=true&remark='it\\'s \\\\ é\n'&timestamp='1790000123'`,
      '{"amount":"1.00","n":1e-7,"ok":true,"remark":"it\'s \\\\ é\\n"}',
    ],
    // Go 1.19's `%#v`.
    [
      'go/all-kept',
      'Go’s %#v',
      'amount="1.00"&blank=" "&extra=map[string]interface {}{"a":map[string]interface {}{}, "b":"é/"}&gone=<nil>&n=1e-07&nonce="n1"&ok=true&timestamp="1790000123"',
    ],
    [
      'go',
      'Go’s %#v',
      'amount="1.00"&extra=map[string]interface {}{"a":map[string]interface {}{}, "b":"é/"}&n=1e-07&nonce="n1"&ok=true&timestamp="1790000123"',
    ],
    // Ruby 3.1's `"#{k}=#{v.inspect}"`.
    [
      'ruby',
      'inspect',
      'amount="1.00"&extra={"a"=>{}, "b"=>"é/"}&n=1.0e-07&nonce="n1"&ok=true&timestamp="1790000123"',
    ],
    [
      'ruby/blank-kept',
      'blank strings kept',
      'amount="1.00"&blank=" "&extra={"a"=>{}, "b"=>"é/"}&n=1.0e-07&nonce="n1"&ok=true&timestamp="1790000123"',
    ],
    [
      'ruby/all-kept',
      'nulls and blank strings kept',
      'amount="1.00"&blank=" "&extra={"a"=>{}, "b"=>"é/"}&gone=nil&n=1.0e-07&nonce="n1"&ok=true&timestamp="1790000123"',
    ],
    [
      'json/php/dropped',
      'json_encode, nulls and blanks dropped',
      'amount="1.00"&extra={"a":[],"b":"\\u00e9\\/"}&n=1.0e-7&nonce="n1"&ok=true&timestamp="1790000123"',
    ],
    [
      'json/javascript/kept',
      'JSON.stringify, nulls and blanks kept',
      'amount="1.00"&blank=" "&extra={"a":{},"b":"é/"}&gone=null&n=1e-7&nonce="n1"&ok=true&timestamp="1790000123"',
    ],
  ]),
  ...forms('string.key-spelling', '{"amount":"1.00","orderNo":"P1"}', [
    ['pascal-case', 'capital first letter', 'Amount=1.00&Nonce=n1&OrderNo=P1&Timestamp=1790000123'],
    ['pascal-case-body', 'capital first letter', `Amount=1.00&OrderNo=P1&nonce=n1${end}`],
    [
      'pascal-case-caseless',
      'without regard to case',
      'Amount=1.00&nonce=n1&OrderNo=P1&timestamp=1790000123',
    ],
    [
      'pascal-case-appended',
      'timestamp and nonce behind them',
      'Amount=1.00&OrderNo=P1&timestamp=1790000123&nonce=n1',
    ],
  ]),
  ...forms('string.order-hash-map', map, [
    [
      'sorted',
      'filled in sorted order',
      `feeAmount=5&orderType=a&amount=4&completedAt=7&nonce=n1${end}`,
    ],
    [
      'doubled',
      'twice as many buckets',
      `orderType=a&completedAt=7&amount=4&nonce=n1&feeAmount=5${end}`,
    ],
    [
      'sorted-doubled',
      'twice as many buckets, filled in sorted order',
      `orderType=a&amount=4&completedAt=7&nonce=n1&feeAmount=5${end}`,
    ],
  ]),
  ...forms('string.absent-fields', '{"orderType":"payin","amount":"1.00"}', [
    ['zero', '0 for a number', `amount=1.00&completedAt=0&nonce=n1&orderType=payin${end}`],
    [
      'empty',
      'an empty value',
      `amount=1.00&completedAt=&feeAmount=&merchantOrderNo=&netAmount=&nonce=n1&orderNo=&orderType=payin&status=${end}`,
    ],
    [
      'null',
      'null',
      `amount=1.00&completedAt=null&feeAmount=null&merchantOrderNo=null&netAmount=null&nonce=n1&orderNo=null&orderType=payin&status=null${end}`,
    ],
  ]),
  ...forms('string.enum-names', typed, [
    ['upper-case', 'PAYIN', `nonce=n1&orderType=PAYIN&status=COMPLETED${end}`],
    ['capitalized', 'Payin', `nonce=n1&orderType=Payin&status=Completed${end}`],
    [
      'python',
      'OrderType.payin',
      `nonce=n1&orderType=OrderType.payin&status=Status.completed${end}`,
    ],
    [
      'python-upper-case',
      'OrderType.PAYIN',
      `nonce=n1&orderType=OrderType.PAYIN&status=Status.COMPLETED${end}`,
    ],
    [
      'python-order',
      'OrderStatus.completed',
      `nonce=n1&orderType=OrderType.payin&status=OrderStatus.completed${end}`,
    ],
    [
      'python-order-upper-case',
      'OrderStatus.COMPLETED',
      `nonce=n1&orderType=OrderType.PAYIN&status=OrderStatus.COMPLETED${end}`,
    ],
  ]),
  ...forms('string.numeric-as-number', numeric, [
    ['integers', 'digits alone', `a=123&b=+91&c=1e5&d=12abc&e=.50&f=true&g=1.5&nonce=n1${end}`],
    ['javascript', 'JavaScript', `a=123&b=91&c=100000&d=12abc&e=0.5&f=true&g=1.5&nonce=n1${end}`],
    [
      'javascript-all',
      'nulls, booleans and blank values too',
      `a=123&b=91&c=100000&d=12abc&e=0.5&f=1&g=1.5&h=0&nonce=n1${end}`,
    ],
    [
      'php',
      'PHP',
      `a=123&b=1.2345678901235E+19&nonce=n1${end}`,
      '{"a":"000123","b":"12345678901234567890"}',
    ],
  ]),
  ...forms('number.scientific', '{"completedAt":1790000007}', [
    ['java-single', 'Float.toString', `completedAt=1.79E9&nonce=n1${end}`],
    ['go-single', 'float32', `completedAt=1.79e+09&nonce=n1${end}`],
    ['dotnet-single', 'Single.ToString', `completedAt=1.79E+09&nonce=n1${end}`],
  ]),
  ...forms('number.double', '{"tax":0.1}', [
    [
      'double-exact',
      'every digit of the double',
      `nonce=n1&tax=0.1000000000000000055511151231257827021181583404541015625${end}`,
    ],
    // PHP from 7.1 on, with the php.ini of an older one: json_encode of what is nested
    [
      'php-17-json/nested',
      '17 digits of each double',
      `extra={"fx":83.099999999999994,"n":1}&nonce=n1&rate=83.1${end}`,
      '{"extra":{"fx":83.10,"n":1},"rate":83.10}',
    ],
  ]),
  ...forms('body.printed', '{"orderType":"payin","amount":"1.00","completedAt":5,"a":[1]}', [
    [
      'go-struct/body-timestamp-nonce/nothing',
      'a Go struct',
      '{OrderType:payin Amount:1.00 CompletedAt:5}1790000123n1',
    ],
    ['go-struct-values/body/nothing', 'without its names', '{payin 1.00 5}'],
    [
      'python/timestamp-nonce-body/line-end',
      'a Python dict',
      "1790000123\nn1\n{'orderType': 'payin', 'amount': '1.00', 'completedAt': 5, 'a': [1]}",
    ],
  ]),
  ...forms('nested.as-entries', lists, [
    ['repeated/querystring', 'Node’s querystring', `a=1.5&a=x%20y&a=&a=true&b=&e=&nonce=n1${end}`],
    ['repeated/querystring-decoded', 'decoded again', `a=1.5&a=x y&a=&a=true&b=&e=&nonce=n1${end}`],
    [
      'repeated/urlencode',
      'urlencode with doseq',
      `a=1.5&a=x+y&a=None&a=True&nonce=n1${end}`,
      '{"a":[1.5,"x y",null,true]}',
    ],
    [
      'repeated/www-form/truth',
      'what counts as false dropped before',
      `a=1.5&a=x+y&a=true&e=%7B%22b%22%3D%3E1%7D&nonce=n1${end}`,
      '{"a":[1.50,"x y",true],"f":false,"e":{"b":1},"r":" "}',
    ],
  ]),
  ...forms('nested.blank-as-null', blanks, [
    ['trimmed', 'the others trimmed', `extra={"a":"x","b":null,"c":[null]}&nonce=n1${end}`],
    ['plain', 'blank strings as null', `extra={"a":" x ","b":" ","c":[null]}&nonce=n1${end}`],
  ]),
  // Python: b[:n].decode(errors="replace") + b[n:].decode(errors="replace"); Node's Buffer.toString gives the same.
  ...forms('charset.character-cut', lost, [
    ['0/2', 'é became ��', `a=��&b=订😀&nonce=n1${end}`],
    ['1/3', '订 became ���', `a=é&b=���😀&nonce=n1${end}`],
    ['2/4', '😀 became ����', `a=é&b=订����&nonce=n1${end}`],
  ]),
];

export const languageMisses: readonly SignedCase[] = [
  ...misses('string.absent-fields', '{"orderType":"payin","amount":"1.00"}', [
    ['a dash', `amount=1.00&completedAt=-&nonce=n1&orderType=payin${end}`],
  ]),
  ...misses('string.enum-names', typed, [
    ['one of them', `nonce=n1&orderType=PAYIN&status=completed${end}`],
  ]),
  ...misses('string.numeric-as-number', numeric, [
    ['only the second', `a=000123&b=91&c=1e5&d=12abc&e=.50&f=true&g=1.5&nonce=n1${end}`],
  ]),
  ...misses('body.printed', '{"amount":"1.00"}', [
    ['another separator', "{'amount': '1.00'}:1790000123:n1"],
  ]),
  ...misses('nested.blank-as-null', blanks, [
    ['one of two', `extra={"a":"x","b":null,"c":[""]}&nonce=n1${end}`],
  ]),
  ...misses('charset.character-cut', lost, [['one mark', `a=�&b=订😀&nonce=n1${end}`]]),
];
