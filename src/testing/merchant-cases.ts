/**
 * Cases of what functions of merchants and of test signers do, found by running some four hundred of them that nobody here had looked at
 * before, in nine languages; the strings are what they printed.
 */
import { type DeviationCase, forms } from './case-rows';

const end = '&timestamp=1790000123';
const nested = '{"extra":{"b":true,"a":[1,null,"it\'s"],"10":{"y":{"z":[]}}}}';
const goStructs =
  '{"extra":{"channel":"UPI","phone":null,"geo":{"lat":12.50,"ok":true},"items":[{"sku":"TS 1","unit_price":99.90,"qty":2},{"sku":"","unit_price":3000000.0,"qty":0}],"tags":[],"at":1790000000}}';
const quotes = '{"remark":"a/\\"é\\\\"}';

export const merchantCases: readonly DeviationCase[] = [
  ...forms('boolean.capitalized', '{"flag":true,"off":false}', [
    ['upper-case', 'as TRUE and FALSE', `flag=TRUE&nonce=n1&off=FALSE${end}`],
  ]),
  ...forms('charset.escaped', quotes, [
    ['java-values', 'quotation marks and backslashes', `nonce=n1&remark=a/\\"\\u00E9\\\\${end}`],
    ['json-values', 'quotation marks and slashes', `nonce=n1&remark=a\\/\\"\\u00E9\\\\${end}`],
  ]),
  ...forms('string.quoted-values', quotes, [
    ['all-unescaped', 'without escapes', `nonce="n1"&remark="a/"é\\"&timestamp="1790000123"`],
    [
      'all-single-unescaped',
      'without escapes',
      `nonce='n1'&remark='it's'&timestamp='1790000123'`,
      '{"remark":"it\'s"}',
    ],
  ]),
  ...forms('string.form-encoded', quotes, [
    [
      'whole-lower-hex',
      'as .NET’s HttpUtility',
      'nonce%3dn1%26remark%3da%2f%22%c3%a9%5c%26timestamp%3d1790000123',
    ],
  ]),
  ...forms('time.as-text', '{"completedAt":1790000007}', [
    ['ticks/0', 'ticks', `completedAt=639255968070000000&nonce=n1${end}`],
    ['day-digits/0', 'in digits', `completedAt=20260921&nonce=n1${end}`],
    ['day-javascript/0', 'toDateString', `completedAt=Mon Sep 21 2026&nonce=n1${end}`],
  ]),
  ...forms('nested.language-text', nested, [
    [
      'node-inspect',
      'util.inspect',
      `extra={ '10': { y: { z: [] } }, b: true, a: [ 1, null, "it's" ] }&nonce=n1${end}`,
    ],
    [
      'node-inspect',
      'util.inspect',
      `extra={\n  name: 'José Núñez, of São Paulo',\n  list: [ 'x', 1e+25, { a: [Array] } ],\n  path: 'a\\\\b\\n\`"'\n}&nonce=n1${end}`,
      '{"extra":{"name":"José Núñez, of São Paulo","list":["x",1e25,{"a":[1]}],"path":"a\\\\b\\n`\\""}}',
    ],
    [
      'node-inspect-line',
      'lines of any length',
      `items=[ { sku: 'TS-01', name: 'T-shirt "L"', qty: 2, price: 19.9 }, { sku: 'MUG', name: 'Mug & spoon', qty: 1, price: 20.17 } ]&nonce=n1${end}`,
      '{"items":[{"sku":"TS-01","name":"T-shirt \\"L\\"","qty":2,"price":19.90},{"sku":"MUG","name":"Mug & spoon","qty":1,"price":20.17}]}',
    ],
    // Node 20's util.format('%s', value)
    [
      'node-inspect-flat',
      'with [Object] and [Array] for what is nested deeper',
      `extra={ a: [Array], b: [Object], c: 'x' }&nonce=n1${end}`,
      '{"extra":{"a":[1],"b":{"c":2},"c":"x"}}',
    ],
    [
      'node-inspect-deep',
      'at any depth',
      `extra={\n  b: { c: { d: { e: 1 } } }\n}&nonce=n1${end}`,
      '{"extra":{"b":{"c":{"d":{"e":1}}}}}',
    ],
    [
      'go-syntax',
      '%#v',
      `extra=map[string]interface {}{"10":map[string]interface {}{"y":map[string]interface {}{"z":[]interface {}{}}}, "a":[]interface {}{1, interface {}(nil), "it's"}, "b":true}&nonce=n1${end}`,
    ],
    [
      'go-structs',
      '%+v of structs',
      `extra={Channel:UPI Phone:<nil> Geo:{Lat:12.5 Ok:true} Items:[{Sku:TS 1 UnitPrice:99.9 Qty:2} {Sku: UnitPrice:3e+06 Qty:0}] Tags:[] At:1790000000}&nonce=n1${end}`,
      goStructs,
    ],
    [
      'go-structs-values',
      '%v of structs',
      `extra={UPI <nil> {12.5 true} [{TS 1 99.9 2} { 3e+06 0}] [] 1790000000}&nonce=n1${end}`,
      goStructs,
    ],
  ]),
  // Perl 5.36
  ...forms('string.printed', `{"amount":"1.00","remark":"/\\"x\\" it's"}`, [
    [
      'perl-dumper/sorted/kept',
      'Data::Dumper',
      `{'amount' => '1.00','nonce' => 'n1','remark' => '/"x" it\\'s','timestamp' => '1790000123'}`,
    ],
  ]),
  ...forms('string.printed', '{"amount":"1.00","remark":"é/\\"x\\""}', [
    [
      'node-inspect/sorted/kept',
      'util.inspect',
      `{\n  amount: '1.00',\n  nonce: 'n1',\n  remark: 'é/"x"',\n  timestamp: '1790000123'\n}`,
    ],
    // Ruby 3.4.1's to_s of a sorted hash.
    [
      'ruby-3.4/sorted/kept',
      'inspect since 3.4',
      '{"amount" => "1.00", "nonce" => "n1", "remark" => "é/\\"x\\"", "timestamp" => "1790000123"}',
    ],
    [
      'ruby-3.4-symbols/sorted/kept',
      'inspect since 3.4, with symbols',
      '{amount: "1.00", nonce: "n1", remark: "é/\\"x\\"", timestamp: "1790000123"}',
    ],
    [
      'php-print-r/sorted/kept',
      'print_r',
      'Array\n(\n    [amount] => 1.00\n    [nonce] => n1\n    [remark] => é/"x"\n    [timestamp] => 1790000123\n)\n',
    ],
    // PHP 8.2.36
    [
      'php-export/sorted/kept',
      'var_export',
      `array (\n  'amount' => '1.00',\n  'nonce' => 'n1',\n  'remark' => 'é/"x"',\n  'timestamp' => '1790000123',\n)`,
    ],
    [
      'json-pairs/sorted',
      'a list of pairs',
      '[["amount","1.00"],["nonce","n1"],["remark","é/\\"x\\""],["timestamp","1790000123"]]',
    ],
    [
      'json-pairs-spaced/sorted',
      'json.dumps of a list of tuples, or, of ASCII alone, Ruby’s inspect of a list of pairs',
      '[["amount", "1.00"], ["nonce", "n1"], ["remark", "\\u00e9/\\"x\\""], ["timestamp", "1790000123"]]',
    ],
  ]),
  ...forms('string.headers-without-keys', '{"amount":"1.00"}', [
    ['merchant-timestamp-nonce-pairs/bar', 'merchant number', `M10086|1790000123|n1|amount=1.00`],
  ]),
  ...forms('body.printed', '{"amount":"1.00","ok":true}', [
    ['ruby-3.4/body/nothing', 'a Ruby hash', '{"amount" => "1.00", "ok" => true}'],
  ]),
  ...forms('body.printed', '{"amount":"1.00","remark":"it\'s","ok":true}', [
    [
      'node-inspect/body/nothing',
      'in Node’s console',
      `{ amount: '1.00', remark: "it's", ok: true }`,
    ],
  ]),
];
