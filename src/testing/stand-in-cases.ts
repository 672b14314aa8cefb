/** What test signers have signed in place of nested JSON, of pairs, and of a header's key. */
import { createHash } from 'node:crypto';
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const time = '1790000123';
const end = `&timestamp=${time}`;
const extra = '{"b":1,"a":[true,"x y"],"c":null}';
const list = '["p",2]';
const nested = `{"extra":${extra},"list":${list}}`;
const empties = '{"list":[],"remark":"","space":" "}';
const order = '{"orderNo":"张/<1>","completedAt":1790000007,"extra":{"a":"=/é"}}';

function signWith(make: (json: string) => string): string {
  return signTexts(make(extra), make(list));
}

function signTexts(first: string, second: string): string {
  return `extra=${first}&list=${second}&nonce=n1${end}`;
}

const digest = (hash: string) => (json: string) => createHash(hash).update(json).digest('hex');
const base64 = (json: string): string => Buffer.from(json).toString('base64');

/** The value of the nested member is JSON in a string. */
const inner = '{\\"a\\":\\"=/é\\"}';
const texts = {
  orderNo: '"orderNo":"张/<1>"',
  completedAt: '"completedAt":"1790000007"',
  extra: `"extra":"${inner}"`,
  nonce: '"nonce":"n1"',
  timestamp: `"timestamp":"${time}"`,
} as const;
const sortedBody = [texts.completedAt, texts.extra, texts.orderNo] as const;
const receivedBody = [texts.orderNo, texts.completedAt, texts.extra] as const;
const sorted = [texts.completedAt, texts.extra, texts.nonce, texts.orderNo, texts.timestamp];
const received = [...receivedBody, texts.timestamp, texts.nonce];

const brace = (members: readonly string[], between = ','): string => `{${members.join(between)}}`;
const toAscii = (text: string): string =>
  text.replace(
    /[\u007f-\uffff]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const space = (members: readonly string[]): string =>
  brace(
    members.map((member) => member.replace('":', '": ')),
    ', ',
  );
const escapeTags = (text: string): string => text.replace('<', '\\u003c').replace('>', '\\u003e');

/** `str(sorted(p.items()))`, `JSON.stringify(Object.entries(p).sort())`, `p.sort.to_s`, with and without what is nothing. */
const typedPairs =
  '{"orderNo":"P\'1","completedAt":1790000007,"rate":1.50,"open":true,"gone":null,"extra":{"a":[1,"x"]}}';

export const standInCases: readonly DeviationCase[] = [
  ...forms('nested.stand-in', nested, [
    ['md5', 'MD5', signWith(digest('md5'))],
    ['sha256', 'SHA-256', signWith(digest('sha256'))],
    ['base64', 'Base64', signWith(base64)],
    ['quoted', 'in quotation marks', signWith((json) => JSON.stringify(json))],
    ['bytes', 'list of its bytes', signWith((json) => `[${[...Buffer.from(json)].join(' ')}]`)],
    ['count', 'number of members', signTexts('3', '2')],
    ['keys', 'keys of nested objects', signTexts('b,a,c', list)],
    ['query', 'http_build_query', signTexts('b=1&a%5B0%5D=1&a%5B1%5D=x+y', '0=p&1=2')],
    ['query-decoded', 'decoded again', signTexts('b=1&a[0]=1&a[1]=x y', '0=p&1=2')],
    ['pairs', 'in the order received', signTexts('b=1&a=[true,"x y"]&c=null', '0=p&1=2')],
    ['pairs-sorted', 'sorted, joined by &', signTexts('a=[true,"x y"]&b=1&c=null', '0=p&1=2')],
    ['pairs-comma', 'joined by commas', signTexts('b=1,a=[true,"x y"],c=null', '0=p,1=2')],
    ['pairs-colon', 'key:value, joined by', signTexts('b:1,a:true,x y,c:null', '0:p,1:2')],
    ['values', 'values of nested objects', signTexts('1,true,x y,', 'p,2')],
    ['unspaced', 'without any spaces', signTexts('{"b":1,"a":[true,"xy"],"c":null}', list)],
  ]),
  // PHP: is_array($value) ? http_build_query($value) : $value
  ...forms('nested.stand-in', '{"extra":{"b":1,"a":[1,"x y"]},"list":[]}', [
    [
      'query-empty',
      'encoded for a URL, of what is empty nothing',
      `extra=b=1&a%5B0%5D=1&a%5B1%5D=x+y&list=&nonce=n1&timestamp=${time}`,
    ],
    [
      'query-decoded-empty',
      'decoded again',
      `extra=b=1&a[0]=1&a[1]=x y&list=&nonce=n1&timestamp=${time}`,
    ],
  ]),
  ...forms('nested.stand-in', '{"extra":{"b":true,"10":null}}', [
    ['pairs-colon', 'key:value, joined by', `extra=10:null,b:true&nonce=n1${end}`],
    ['values', 'values of nested objects', `extra=,true&nonce=n1${end}`],
  ]),
  ...forms('nested.language-text', '{"fx":{"rate":1.0,"big":1e21,"list":["é",2]}}', [
    [
      'python-dumps',
      'with Python’s numbers',
      `fx={"rate": 1.0, "big": 1e+21, "list": ["é", 2]}&nonce=n1${end}`,
    ],
  ]),
  ...forms('nested.language-text', nested, [
    [
      'python-as-json',
      'any single quotes replaced',
      signTexts('{"b": 1, "a": [True, "x y"], "c": None}', '["p", 2]'),
    ],
    [
      'python-as-json-unspaced',
      'all spaces taken out',
      signTexts('{"b":1,"a":[True,"xy"],"c":None}', list),
    ],
    [
      'ruby-as-json',
      'any arrows replaced',
      signTexts('{"b":1, "a":[true, "x y"], "c":nil}', '["p", 2]'),
    ],
    [
      'ruby-3.4-as-json',
      'as Ruby 3.4, any arrows replaced',
      signTexts('{"b" : 1, "a" : [true, "x y"], "c" : nil}', '["p", 2]'),
    ],
    [
      'dotnet-array',
      'System.Object[]',
      signTexts(
        'System.Collections.Generic.Dictionary`2[System.String,System.Object]',
        'System.Object[]',
      ),
    ],
    [
      'dotnet-framework',
      'System.Collections.ArrayList',
      signTexts(
        'System.Collections.Generic.Dictionary`2[System.String,System.Object]',
        'System.Collections.ArrayList',
      ),
    ],
  ]),
  ...forms('string.language-text', `{"ok":true,"extra":${extra},"list":${list}}`, [
    [
      'python/text-as-json/none',
      'made to look like JSON',
      `extra={"b": 1, "a": [True, "x y"], "c": None}&list=["p", 2]&nonce=n1&ok=True${end}`,
    ],
  ]),
  ...forms('nested.language-text', empties, [
    ['empty-blank-dropped', 'has nothing for nested values', `list=&nonce=n1${end}`],
    ['empty-space-kept', 'those of white space kept', `list=&nonce=n1&space= ${end}`],
  ]),
  ...forms('string.header-names', '{"amount":"1.00"}', [
    ['timestamp-as-sent', 'X-Timestamp in place of', `X-Timestamp=${time}&amount=1.00&nonce=n1`],
    ['timestamp-lower-case', 'x-timestamp in place', `amount=1.00&nonce=n1&x-timestamp=${time}`],
    ['timestamp-cgi', 'HTTP_X_TIMESTAMP in', `HTTP_X_TIMESTAMP=${time}&amount=1.00&nonce=n1`],
    ['nonce-as-sent', 'X-Nonce in place of', `X-Nonce=n1&amount=1.00${end}`],
    ['nonce-lower-case', 'x-nonce in place of', `amount=1.00${end}&x-nonce=n1`],
    ['nonce-cgi', 'HTTP_X_NONCE in place of', `HTTP_X_NONCE=n1&amount=1.00${end}`],
  ]),
  ...forms('string.field-added', '{"amount":"1.00"}', [
    ['sorted/sign=', 'additional pair `sign=`', `amount=1.00&nonce=n1&sign=${end}`],
    ['sorted/sign=null', 'additional pair `sign=null`', `amount=1.00&nonce=n1&sign=null${end}`],
    // PHP: foreach (['amount', 'currency', …] as $field) $map[$field] = $body[$field] ?? '';
    ['sorted/currency=', 'additional pair `currency=`', `amount=1.00&currency=&nonce=n1${end}`],
    [
      'sorted/currency=null',
      'additional pair `currency=null`',
      `amount=1.00&currency=null&nonce=n1${end}`,
    ],
    [
      'sorted/currency=None',
      'additional pair `currency=None`',
      `amount=1.00&currency=None&nonce=n1${end}`,
    ],
    [
      'sorted/currency=undefined',
      'additional pair `currency=undefined`',
      `amount=1.00&currency=undefined&nonce=n1${end}`,
    ],
    ['sorted/sign=None', 'additional pair `sign=None`', `amount=1.00&nonce=n1&sign=None${end}`],
    [
      'sorted/sign=undefined',
      'additional pair `sign=undefined`',
      `amount=1.00&nonce=n1&sign=undefined${end}`,
    ],
    // A secret that is not set, in PHP, JavaScript, Java and Python; a loop that goes one step too far in JavaScript.
    ['behind/key=', 'behind the others', `amount=1.00&nonce=n1${end}&key=`],
    ['behind/key=undefined', 'behind the others', `amount=1.00&nonce=n1${end}&key=undefined`],
    ['behind/key=null', 'behind the others', `amount=1.00&nonce=n1${end}&key=null`],
    ['behind/key=None', 'behind the others', `amount=1.00&nonce=n1${end}&key=None`],
    [
      'behind/undefined=undefined',
      'behind the others',
      `amount=1.00&nonce=n1${end}&undefined=undefined`,
    ],
  ]),
  ...forms('string.method-in-front', order, [
    ['body-ampersand', 'POST&', `POST&${order}`],
    ['body-line-end', 'POST and a line end', `POST\n${order}`],
    ['body-line-end-each', 'one behind the body', `POST\n${order}\n`],
    ['body-nothing', 'POST', `POST${order}`],
    ['body-bar', 'POST|', `POST|${order}`],
    ['body-space', 'POST and a space', `POST ${order}`],
  ]),
  ...forms('body.json-with-headers', order, [
    ['sorted/compact/texts', 'sorted at the top, compact, every value as text', brace(sorted)],
    ['behind/compact/texts', 'behind the other members, compact, every', brace(received)],
    ['sorted/python/texts', 'json.dumps, every value as text', toAscii(space(sorted))],
    ['sorted/python-unicode/texts', 'not escaped, every value as text', space(sorted)],
    ['sorted/python-compact-ascii/texts', 'compact, or PHP', toAscii(brace(sorted))],
    ['sorted/php/texts', 'json_encode, every value', toAscii(brace(sorted)).replaceAll('/', '\\/')],
    ['sorted/go/texts', 'encoding/json', escapeTags(brace(sorted))],
    ['sorted/gson/texts', 'Gson', escapeTags(brace(sorted)).replace('=', '\\u003d')],
    [
      'sorted/indented/texts',
      'on lines of its own',
      `{\n${sorted.map((member) => `  ${member.replace('":', '": ')}`).join(',\n')}\n}`,
    ],
  ]),
  ...forms('body.json-again', order, [
    ['sorted/compact/texts', 'sorted at the top, compact, every value', brace(sortedBody)],
    ['behind/compact/texts', 'in the order received, compact, every', brace(receivedBody)],
  ]),
  ...forms('body.json-beside-headers', order, [
    [
      'timestamp-nonce-texts/nothing/sorted/compact',
      'timestamp, nonce, JSON with every value as text',
      `${time}n1${brace(sortedBody)}`,
    ],
    [
      'texts-timestamp-nonce/line-end/behind/compact',
      'JSON with every value as text, timestamp',
      `${brace(receivedBody)}\n${time}\nn1`,
    ],
  ]),
  ...forms('string.printed', '{"orderNo":"P1","completedAt":1790000007}', [
    [
      'python-texts/sorted',
      'str of a dict, every value as text',
      `{'completedAt': '1790000007', 'nonce': 'n1', 'orderNo': 'P1', 'timestamp': '${time}'}`,
    ],
    [
      'python-tuples/sorted',
      'list of tuples',
      `[('completedAt', '1790000007'), ('nonce', 'n1'), ('orderNo', 'P1'), ('timestamp', '${time}')]`,
    ],
    [
      'ruby-texts/sorted',
      'inspect, every value as text',
      `{"completedAt"=>"1790000007", "nonce"=>"n1", "orderNo"=>"P1", "timestamp"=>"${time}"}`,
    ],
  ]),
  ...forms(
    'string.printed',
    '{"orderNo":"P\'1","completedAt":1790000007,"rate":1.50,"open":true,"gone":null,"extra":{"a":[1,"x"]},"memo":"é"}',
    [
      [
        'json-pairs-ascii-typed/sorted/kept',
        'as Python’s json.dumps of a list of tuples',
        `[["completedAt", 1790000007], ["extra", {"a": [1, "x"]}], ["memo", "\\u00e9"], ["nonce", "n1"], ["open", true], ["orderNo", "P'1"], ["rate", 1.5], ["timestamp", "1790000123"]]`,
      ],
      [
        'json-pairs-ascii-typed/behind/kept',
        'as Python’s json.dumps of a list of tuples',
        `[["orderNo", "P'1"], ["completedAt", 1790000007], ["rate", 1.5], ["open", true], ["extra", {"a": [1, "x"]}], ["memo", "\\u00e9"], ["timestamp", "1790000123"], ["nonce", "n1"]]`,
      ],
      [
        'json-pairs-ascii-typed/sorted/all',
        'as Python’s json.dumps of a list of tuples',
        `[["completedAt", 1790000007], ["extra", {"a": [1, "x"]}], ["gone", null], ["memo", "\\u00e9"], ["nonce", "n1"], ["open", true], ["orderNo", "P'1"], ["rate", 1.5], ["timestamp", "1790000123"]]`,
      ],
      [
        'json-pairs-ascii-typed/behind/all',
        'as Python’s json.dumps of a list of tuples',
        `[["orderNo", "P'1"], ["completedAt", 1790000007], ["rate", 1.5], ["open", true], ["gone", null], ["extra", {"a": [1, "x"]}], ["memo", "\\u00e9"], ["timestamp", "1790000123"], ["nonce", "n1"]]`,
      ],
    ],
  ),
  ...forms('string.printed', typedPairs, [
    [
      'python-tuples-typed/sorted/kept',
      'as Python’s str of a list of tuples',
      `[('completedAt', 1790000007), ('extra', {'a': [1, 'x']}), ('nonce', 'n1'), ('open', True), ('orderNo', "P'1"), ('rate', 1.5), ('timestamp', '1790000123')]`,
    ],
    [
      'python-tuples-typed/behind/kept',
      'as Python’s str of a list of tuples',
      `[('orderNo', "P'1"), ('completedAt', 1790000007), ('rate', 1.5), ('open', True), ('extra', {'a': [1, 'x']}), ('timestamp', '1790000123'), ('nonce', 'n1')]`,
    ],
    [
      'python-tuples-typed/sorted/all',
      'as Python’s str of a list of tuples',
      `[('completedAt', 1790000007), ('extra', {'a': [1, 'x']}), ('gone', None), ('nonce', 'n1'), ('open', True), ('orderNo', "P'1"), ('rate', 1.5), ('timestamp', '1790000123')]`,
    ],
    [
      'python-tuples-typed/behind/all',
      'as Python’s str of a list of tuples',
      `[('orderNo', "P'1"), ('completedAt', 1790000007), ('rate', 1.5), ('open', True), ('gone', None), ('extra', {'a': [1, 'x']}), ('timestamp', '1790000123'), ('nonce', 'n1')]`,
    ],
    [
      'json-pairs-spaced-typed/sorted/kept',
      'as Python’s json.dumps(ensure_ascii=False) of a list of tuples',
      `[["completedAt", 1790000007], ["extra", {"a": [1, "x"]}], ["nonce", "n1"], ["open", true], ["orderNo", "P'1"], ["rate", 1.5], ["timestamp", "1790000123"]]`,
    ],
    [
      'json-pairs-spaced-typed/behind/kept',
      'as Python’s json.dumps(ensure_ascii=False) of a list of tuples',
      `[["orderNo", "P'1"], ["completedAt", 1790000007], ["rate", 1.5], ["open", true], ["extra", {"a": [1, "x"]}], ["timestamp", "1790000123"], ["nonce", "n1"]]`,
    ],
    [
      'json-pairs-spaced-typed/sorted/all',
      'as Python’s json.dumps(ensure_ascii=False) of a list of tuples',
      `[["completedAt", 1790000007], ["extra", {"a": [1, "x"]}], ["gone", null], ["nonce", "n1"], ["open", true], ["orderNo", "P'1"], ["rate", 1.5], ["timestamp", "1790000123"]]`,
    ],
    [
      'json-pairs-spaced-typed/behind/all',
      'as Python’s json.dumps(ensure_ascii=False) of a list of tuples',
      `[["orderNo", "P'1"], ["completedAt", 1790000007], ["rate", 1.5], ["open", true], ["gone", null], ["extra", {"a": [1, "x"]}], ["timestamp", "1790000123"], ["nonce", "n1"]]`,
    ],
    [
      'json-pairs-typed/sorted/kept',
      'as JSON.stringify of a list of pairs',
      `[["completedAt",1790000007],["extra",{"a":[1,"x"]}],["nonce","n1"],["open",true],["orderNo","P'1"],["rate",1.5],["timestamp","1790000123"]]`,
    ],
    [
      'json-pairs-typed/behind/kept',
      'as JSON.stringify of a list of pairs',
      `[["orderNo","P'1"],["completedAt",1790000007],["rate",1.5],["open",true],["extra",{"a":[1,"x"]}],["timestamp","1790000123"],["nonce","n1"]]`,
    ],
    [
      'json-pairs-typed/sorted/all',
      'as JSON.stringify of a list of pairs',
      `[["completedAt",1790000007],["extra",{"a":[1,"x"]}],["gone",null],["nonce","n1"],["open",true],["orderNo","P'1"],["rate",1.5],["timestamp","1790000123"]]`,
    ],
    [
      'json-pairs-typed/behind/all',
      'as JSON.stringify of a list of pairs',
      `[["orderNo","P'1"],["completedAt",1790000007],["rate",1.5],["open",true],["gone",null],["extra",{"a":[1,"x"]}],["timestamp","1790000123"],["nonce","n1"]]`,
    ],
    [
      'ruby-pairs-typed/sorted/kept',
      'as Ruby’s inspect of a list of pairs',
      `[["completedAt", 1790000007], ["extra", {"a"=>[1, "x"]}], ["nonce", "n1"], ["open", true], ["orderNo", "P'1"], ["rate", 1.5], ["timestamp", "1790000123"]]`,
    ],
    [
      'ruby-pairs-typed/behind/kept',
      'as Ruby’s inspect of a list of pairs',
      `[["orderNo", "P'1"], ["completedAt", 1790000007], ["rate", 1.5], ["open", true], ["extra", {"a"=>[1, "x"]}], ["timestamp", "1790000123"], ["nonce", "n1"]]`,
    ],
    [
      'ruby-pairs-typed/sorted/all',
      'as Ruby’s inspect of a list of pairs',
      `[["completedAt", 1790000007], ["extra", {"a"=>[1, "x"]}], ["gone", nil], ["nonce", "n1"], ["open", true], ["orderNo", "P'1"], ["rate", 1.5], ["timestamp", "1790000123"]]`,
    ],
    [
      'ruby-pairs-typed/behind/all',
      'as Ruby’s inspect of a list of pairs',
      `[["orderNo", "P'1"], ["completedAt", 1790000007], ["rate", 1.5], ["open", true], ["gone", nil], ["extra", {"a"=>[1, "x"]}], ["timestamp", "1790000123"], ["nonce", "n1"]]`,
    ],
  ]),
  ...forms('body.json-again', '{"url":"a/é","rate":1.50}', [
    [
      'sorted/python-indented',
      'json.dumps(indent=4)',
      '{\n    "rate": 1.5,\n    "url": "a/\\u00e9"\n}',
    ],
    ['behind/php-indented', 'PRETTY_PRINT', '{\n    "url": "a\\/\\u00e9",\n    "rate": 1.5\n}'],
    [
      'behind/php-indented-unescaped',
      'slashes and other characters as they are',
      '{\n    "url": "a/é",\n    "rate": 1.5\n}',
    ],
  ]),
  ...forms('string.separator', '{"amount":"1.00"}', [
    // Python's "&".join(string).
    ['characters', 'between all of its', [...`amount=1.00&nonce=n1${end}`].join('&')],
    ['equals', '=, as between key and value', `amount=1.00=nonce=n1=timestamp=${time}`],
  ]),
  ...forms('string.key-value-separator', '{"amount":"1.00"}', [
    ['comma-throughout', 'commas throughout', `amount,1.00,nonce,n1,timestamp,${time}`],
  ]),
  ...forms('string.quoted', '{"memo":"é \\"x\\""}', [
    ['json', 'with the escapes of JSON', `"memo=é \\"x\\"&nonce=n1${end}"`],
    ['json-ascii', 'escaped to ASCII', `"memo=\\u00e9 \\"x\\"&nonce=n1${end}"`],
  ]),
  ...forms('string.percent-encoded', '{"memo":"a=b&c/d e"}', [
    ['whole-keep-pairs', 'with = and & kept', `memo=a=b&c%2Fd%20e&nonce=n1${end}`],
  ]),
  ...forms('nested.as-entries', '{"extra":{"b":1,"a":{"z":"x"},"ok":true},"z":"y","none":null}', [
    ['leaves/plain', 'each under its last key alone', `b=1&nonce=n1&ok=true${end}&z=y`],
    ['leaves/php-loop', 'as PHP puts each', `b=1&nonce=n1&none=&ok=1${end}&z=y`],
  ]),
  ...forms('nested.as-entries', '{"extra":{"b":1,"a":{"z":["x",2]}},"list":[{"c":3}]}', [
    [
      'leaves-of-objects/plain',
      'under its last key alone, lists as JSON',
      `b=1&list=[{"c":3}]&nonce=n1${end}&z=["x",2]`,
    ],
  ]),
  ...forms(
    'nested.stand-in',
    '{"extra":{"b":1,"a":{"z":["x",2],"y":null}},"list":[{"d":4,"c":3}]}',
    [
      [
        'pairs-deep',
        'pairs in pairs, in the order received',
        `extra=b=1&a=z=0=x&1=2&y=null&list=0=d=4&c=3&nonce=n1${end}`,
      ],
      [
        'pairs-deep-sorted',
        'pairs in pairs, sorted',
        `extra=a=y=null&z=0=x&1=2&b=1&list=0=c=3&d=4&nonce=n1${end}`,
      ],
    ],
  ),
  ...forms('nested.stand-in', '{"extra":{"b":"x y","a":{"d":1,"c":[2]}}}', [
    ['pairs-braced-sorted', 'in braces, sorted', `extra={a={c=[2]&d=1}&b=x y}&nonce=n1${end}`],
  ]),
  ...forms('string.language-text', '{"extra":{"b":"é/","a":1e25}}', [
    ['php/json-escaped-sorted/none', 'PHP', `extra={"a":1.0e+25,"b":"\\u00e9\\/"}&nonce=n1${end}`],
  ]),
  ...forms('string.printed', order, [
    [
      'go-texts/sorted',
      '%v, every value as text',
      `map[completedAt:1790000007 extra:{"a":"=/é"} nonce:n1 orderNo:张/<1> timestamp:${time}]`,
    ],
  ]),
];

export const standInMisses: readonly SignedCase[] = [
  ...misses('nested.stand-in', nested, [
    ['of one of two', `extra=${digest('md5')(extra)}&list=${list}&nonce=n1${end}`],
    ['in upper case', signWith(digest('md5')).replace(/[0-9a-f]{32}/g, (hex) => hex.toUpperCase())],
  ]),
];
