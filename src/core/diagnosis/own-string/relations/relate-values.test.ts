import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../../../testing/expect-proportion';
import { relateValues } from './relate-values';

const uuid = 'c9f0f895-fb98-4ab9-b1a8-e4da3b7fbbce';
const items =
  '[{"sku":"A&B","url":"https://x.example/z?a=1&b=<2>","qty":1},{"sku":"it\'s \\"C\\"","url":"","qty":12}]';
const nested = '{"channel":"UPI","tags":["a","b/c"],"fx":83.1,"ok":true,"memo":null}';

describe('what the merchant’s value is of the right one', () => {
  it.each([
    // As programs print it.
    ['nonce', 'c9f0f895fb984ab9b1a8e4da3b7fbbce', uuid, { kind: 'dropped', characters: '-' }],
    ['nonce', 'C9F0F895-FB98-4AB9-B1A8-E4DA3B7FBBCE', uuid, { kind: 'letter-case' }],
    ['nonce', 'c9f0f895-fb98-4ab9-b1', uuid, { kind: 'cut', length: 21 }],
    ['nonce', 'c9f0f895-fb98...', uuid, { kind: 'cut', length: 13 }],
    // Java's pair.split(":")[1], Lua's gmatch('"([^"]*)"') and Java's "([^\",}]*)" over a body
    [
      'paidTime',
      '2026-09-21T14',
      '2026-09-21T14:13:27+08:00',
      { kind: 'cut', length: 13, at: 'colon' },
    ],
    ['payer', "O'Neil \\", 'O\'Neil "Jr"', { kind: 'cut', length: 8, at: 'quote' }],
    ['extra', '[{', '[{"a":1}]', { kind: 'cut', length: 2, at: 'inside' }],
    ['extra', '{"channel":"U', '{"channel":"UPI"}', { kind: 'cut', length: 13 }],
    ['nonce', 'Optional[aZ092]', 'aZ092', { kind: 'text-around', before: 'Optional[', after: ']' }],
    // PostgreSQL's quote_literal, npm's sqlstring
    ['title', "'a ''b'' \"c\"'", 'a \'b\' "c"', { kind: 'encoded', coding: 'sql' }],
    ['payer', '\'{\\"a\\":1}\'', '{"a":1}', { kind: 'encoded', coding: 'sql' }],
    // Python's str(value.encode())
    ['note', "b'\\xe5\\x85\\x85'", '充', { kind: 'text-around', before: "b'", after: "'" }],
    ['nonce', 'undefined', uuid, { kind: 'placeholder', text: 'undefined' }],
    ['nonce', '[object Promise]', uuid, { kind: 'placeholder', text: '[object Promise]' }],
    [
      'nonce',
      '<built-in method get of dict object at 0x7f2b3c>',
      uuid,
      { kind: 'placeholder', text: '<built-in method get of dict object at 0x7f2b3c>' },
    ],
    // What an object says of itself is the user's.
    ['nonce', "<bound method Order.no of Order(payer='Zhang San')>", uuid, null],
    ['nonce', '[object ZhangSan]', uuid, null],
    ['remark', '<B>', '<b>', { kind: 'letter-case' }],
    ['count', '5', '5123', null],
    ['nonce', '%!s(MISSING)', uuid, { kind: 'placeholder', text: '%!s(MISSING)' }],
    ['nonce', 'a', 'aZ092', { kind: 'cut', length: 1, at: 'first' }],
    ['extra', '{"a":1,"b":""}', '{"a":1,"b":null}', { kind: 'nulls-emptied' }],
    // PHP's "{$key}={$value}", recursively: no writer of JSON.
    ['extra', '{a=1, b=, c={0=x}}', '{"a":1,"b":null,"c":["x"]}', { kind: 'same-json' }],
    // Lua's %.14g, a float of 32 bits.
    ['ref', '1.2345678901235e+19', '12345678901234567890', { kind: 'fewer-digits', digits: 14 }],
    ['completedAt', '1.790007E+09', '1790007200', { kind: 'fewer-digits', digits: 7 }],
    ['ref', '1.2345678901234e+19', '12345678901234567890', null],
    ['nonce', '', uuid, { kind: 'emptied' }],
    // As each language leaves it: JavaScript, Ruby, Python, C#, Mustache, PHP, Perl, Swift, printf
    ['amount', `\${amount}`, '100.00', { kind: 'unfilled' }],
    ['amount', `\${params['amount']}`, '100.00', { kind: 'unfilled' }],
    ['amount', '#{params.amount}', '100.00', { kind: 'unfilled' }],
    ['amount', '{amount}', '100.00', { kind: 'unfilled' }],
    ['amount', '{}', '100.00', { kind: 'unfilled' }],
    ['amount', '{{ amount }}', '100.00', { kind: 'unfilled' }],
    ['timestamp', '{{$timestamp}}', '1790000123', { kind: 'unfilled' }],
    ['amount', '<amount>', '100.00', { kind: 'unfilled' }],
    ['amount', "{$data['amount']}", '100.00', { kind: 'unfilled' }],
    ['amount', '$data->amount', '100.00', { kind: 'unfilled' }],
    ['amount', '$amount', '100.00', { kind: 'unfilled' }],
    ['amount', '\\(amount)', '100.00', { kind: 'unfilled' }],
    ['amount', '%(amount)s', '100.00', { kind: 'unfilled' }],
    ['amount', '%s', '100.00', { kind: 'unfilled' }],
    // Go's %v of a struct with one field
    ['amount', '{100.00}', '100.00', { kind: 'text-around', before: '{', after: '}' }],
    // md5sum
    ['nonce', 'b026324c6904b2a9cb4b88d6d61c81d1', '1\n', { kind: 'hashed', hash: 'md5' }],
    ['amount', '1.000000e+02', '100.00', { kind: 'same-number' }],
    ['amount', '100/1', '100.00', { kind: 'same-number' }],
    // PHP's serialize_precision of 17; Java's new BigDecimal(75.30); JavaScript's 75.30 - 1.51
    ['rate', '1.1000000000000001', '1.1', { kind: 'double-digits' }],
    // PHP with a precision of 17, and its var_export.
    ['rate', '9.9999999999999995E-8', '0.0000001', { kind: 'double-digits' }],
    ['rate', '1.2340000000000000e+03', '1234', { kind: 'same-number' }],
    ['rate', '2.500000000000000e-01', '0.25', { kind: 'same-number' }],
    ['id', '1.2345678901234567E+19', '12345678901234567000', { kind: 'same-number' }],
    ['id', '1.2345678901234567E+19', '12345678901234567890', { kind: 'double-rounded' }],
    ['id', '12345678901234567000', '12345678901234567890', { kind: 'double-rounded' }],
    ['id', '12345678901234567168', '12345678901234567890', { kind: 'double-rounded' }],
    [
      'amount',
      '75.2999999999999971578290569595992565155029296875',
      '75.30',
      { kind: 'double-digits' },
    ],
    ['netAmount', '73.78999999999999', '73.79', { kind: 'double-digits' }],
    ['amount', '75.3000000000000000', '75.30', { kind: 'same-number' }],
    // intval, Math.round, toFixed(1), int(-1.5)
    ['discount', '1487', '1487.50', { kind: 'fewer-decimals' }],
    ['discount', '1488', '1487.50', { kind: 'fewer-decimals' }],
    ['discount', '1487.5', '1487.46', { kind: 'fewer-decimals' }],
    ['discount', '0', '0.10', null],
    // toFixed(2); a class that was never filled has no two decimals
    ['spread', '0.00', '0.00001', { kind: 'fewer-decimals' }],
    // Python: round(0.0000001, 2), round(0.015, 1)
    ['tax', '0.0', '0.0000001', { kind: 'fewer-decimals' }],
    ['rate', '0.0', '0.015', { kind: 'fewer-decimals' }],
    ['rate', '0.0', '0.10', null],
    ['discount', '-1', '-1.50', { kind: 'fewer-decimals' }],
    ['discount', '1', '0.10', null],
    ['discount', '-2', '-1.40', null],
    ['discount', '1487.46', '1487.5', null],
    // PHP's rtrim($value, "0")
    // PHP: (int) "8f14e45f-ceea-167a"
    ['nonce', '8', '8f14e45f-ceea-167a', { kind: 'cut', length: 1, at: 'digits' }],
    ['nonce', '8', '81', null],
    ['nonce', '8', '8.5x', null],
    // PHP: (float) "7,500.00", Ruby: "17,500.00".to_i
    ['amount', '7', '7,500.00', { kind: 'cut', length: 1, at: 'digits' }],
    ['amount', '17', '17,500.00', { kind: 'cut', length: 2, at: 'digits' }],
    ['completedAt', '17957508', '1795750800', { kind: 'cut', length: 8, at: 'noughts' }],
    ['orderNo', 'P1', 'P100', { kind: 'cut', length: 2, at: 'noughts' }],
    ['orderNo', 'P10010', 'P100100', { kind: 'cut', length: 6 }],
    ['orderNo', 'P100', 'P1000', { kind: 'cut', length: 4 }],
    // Another amount
    ['amount', '10000000000000.50', '10000000000000.00', null],
    [
      'amount',
      '73.7912345678901234',
      '73.79',
      { kind: 'text-around', before: '', after: '12345678901234' },
    ],
    [
      'orderNo',
      '20261126103102113.5',
      '20261126103102113',
      { kind: 'text-around', before: '', after: '.5' },
    ],
    // A prefix
    ['merchantOrderNo', 'Shop.P1001', 'P1001', { kind: 'text-around', before: 'Shop.', after: '' }],
    // Python's str and repr of an Enum member
    ['status', 'OrderStatus.COMPLETED', 'completed', { kind: 'enum-member' }],
    ['status', "<Status.completed: 'completed'>", 'completed', { kind: 'enum-member' }],
    ['amount', '10000', '100.00', { kind: 'scaled', factor: 100 }],
    ['amount', '100000', '1000', { kind: 'scaled', factor: 100 }],
    ['bonus', '100000', '1000', { kind: 'text-around', before: '', after: '00' }],
    ['amount', '100.00 INR', '100.00', { kind: 'text-around', before: '', after: ' INR' }],
    [
      'rate',
      '%!s(float64=1.5)',
      '1.5',
      { kind: 'text-around', before: '%!s(float64=', after: ')' },
    ],
    // Java's NumberFormat, C#'s N0, Intl for de and fr
    ['amount', '1,200,000', '1200000.00', { kind: 'same-number' }],
    // Rails' number_to_currency(value, unit: "฿"), and Intl.NumberFormat of vi-VN and VND with two decimals
    ['amount', '฿2,499.90', '2499.90', { kind: 'with-currency' }],
    ['amount', '฿37.49', '37.49', { kind: 'with-currency' }],
    ['amount', '2.499,90\u00a0₫', '2499.90', { kind: 'with-currency' }],
    ['amount', '1.200.000,50', '1200000.50', { kind: 'same-number' }],
    ['amount', '1\u202f200\u202f000', '1200000.00', { kind: 'same-number' }],
    ['completedAt', '21/09/2026 14:13', '1790000007', { kind: 'same-moment' }],
    // strftime's %I:%M %p, and of PHP's date()
    ['completedAt', '21/09/2026 02:13 PM', '1790000007', { kind: 'same-moment' }],
    ['completedAt', '2026-09-21 02:13:27 pm', '1790000007', { kind: 'same-moment' }],
    // Java's SimpleDateFormat in Shanghai, of new Date(seconds)
    ['completedAt', '1970-01-22 01:13:20', '1790000007', { kind: 'read-as-milliseconds' }],
    ['completedAt', '"1970-01-21T17:13:20.007Z"', '1790000007', { kind: 'read-as-milliseconds' }],
    ['completedAt', '2026-09-21 16:13:27+02', '1790000007', { kind: 'same-moment' }],
    ['completedAt', '2026-09-21T22:13:27+08:00', '1790000007', { kind: 'same-moment' }],
    // Local time read as UTC; the header’s may be of another attempt.
    ['completedAt', '1790028807', '1790000007', { kind: 'zone-shift', seconds: 28_800 }],
    ['completedAt', '1789980207', '1790000007', { kind: 'zone-shift', seconds: -19_800 }],
    ['createdAt', '1789996407', '1790000007', { kind: 'zone-shift', seconds: -3600 }],
    ['completedAt', '1790020707', '1790000007', { kind: 'zone-shift', seconds: 20_700 }],
    ['completedAt', '1790000907', '1790000007', null],
    ['expiredAt', '1790003607', '1790000007', null],
    ['completedAt', '1790000308', '1790000007', null],
    ['timestamp', '1790028807', '1790000007', null],
    // Json.NET’s JToken.ToString(), in UTC; java.time's
    ['paidTime', '09/21/2026 06:13:27', '2026-09-21T14:13:27+08:00', { kind: 'other-date' }],
    ['paidTime', '2026-09-21T06:13:27Z', '2026-09-21T14:13:27+08:00', { kind: 'other-date' }],
    ['paidTime', '2026-09-21T14:13:27', '2026-09-21 14:13:27', { kind: 'other-date' }],
    // SerializeObject of a DateTime
    [
      'paidTime',
      '"2026-09-21T06:13:27+00:00"',
      '2026-09-21T14:13:27+08:00',
      { kind: 'other-date' },
    ],
    // Lombok's toString, Java's records, Go's %v
    [
      'customer',
      "Cust(firstName=Zoë, lastName=O'Brien, vip=false, score=4.7, note=null)",
      '{"firstName":"Zoë","lastName":"O\'Brien","vip":false,"score":4.7,"note":null}',
      { kind: 'same-json' },
    ],
    [
      'lines',
      '[Line(sku=K-1, desc=Tea & Milk, qty=2), Line(sku=K-2, desc=a (b), qty=1)]',
      '[{"sku":"K-1","desc":"Tea & Milk","qty":2},{"sku":"K-2","desc":"a (b)","qty":1}]',
      { kind: 'same-json' },
    ],
    ['vat', 'Vat[rate=0.2, amount=17.76]', '{"rate":0.2,"amount":"17.76"}', { kind: 'same-json' }],
    [
      'lines',
      '[{K-1 Tea & Milk 37.65 2}]',
      '[{"sku":"K-1","desc":"Tea & Milk","unit":37.65,"qty":2}]',
      { kind: 'reduced', to: 'values' },
    ],
    // PyYAML’s yaml.safe_dump(value, default_flow_style=True)
    [
      'extra',
      String.raw`{channel: UPI, payer: {id: '0.10', name: "Jos\xE9"}, tags: [a, null]}`,
      '{"payer":{"name":"José","id":"0.10"},"tags":["a",null],"channel":"UPI"}',
      { kind: 'same-json' },
    ],
    // PHP’s date(DATE_ATOM) of another time than the contract’s.
    ['createdAt', '2026-09-21T21:56:40+08:00', '1789999000', { kind: 'same-moment' }],
    ['count', '2026-09-21T21:56:40+08:00', '1789999000', null],
    ['timestamp', '1790000015.25', '1790000013', { kind: 'own-clock' }],
    ['payer', 'O&#39;Neil', "O'Neil", { kind: 'encoded', coding: 'entities' }],
    ['payer', 'O%27Neil', "O'Neil", { kind: 'encoded', coding: 'percent' }],
    ['payer', 'Jos\\u00e9', 'José', { kind: 'encoded', coding: 'escapes' }],
    ['payer', 'Sm9zw6k=', 'José', { kind: 'encoded', coding: 'base64' }],
    // Go's %v of []byte, Java's Arrays.toString
    ['amount', '[49 48 48 46 48 48]', '100.00', { kind: 'encoded', coding: 'bytes' }],
    ['payer', '[74, 111, 115, -61, -87]', 'José', { kind: 'encoded', coding: 'bytes' }],
    // Go's %v of json.RawMessage
    [
      'amount',
      '[34 49 48 48 46 48 48 34]',
      '100.00',
      { kind: 'encoded', coding: 'bytes', isRewritten: true },
    ],
    [
      'extra',
      '[123 32 34 98 34 58 32 49 44 32 34 97 34 58 32 34 92 117 48 48 101 57 92 47 120 34 32 125]',
      '{"b":1,"a":"é/x"}',
      { kind: 'encoded', coding: 'bytes', isRewritten: true },
    ],
    // js-yaml and PyYAML in flow style, json-smart's MAX_COMPRESS, Ruby's to_yaml
    [
      'items',
      `[{sku: A&B, url: https://x.example/z?a=1&b=<2>, qty: 1}, {sku: it's "C", url: '', qty: 12}]`,
      items,
      { kind: 'same-json' },
    ],
    [
      'items',
      `[{qty: 1, sku: A&B, url: 'https://x.example/z?a=1&b=<2>'}, {qty: 12, sku: it's "C",\n    url: ''}]`,
      items,
      { kind: 'same-json' },
    ],
    [
      'items',
      `[{qty:1,sku:A&B,url:"https://x.example/z?a=1&b=<2>"},{qty:12,sku:it's "C",url:""}]`,
      items,
      { kind: 'same-json' },
    ],
    // Perl: join ',', map { "$_:$v->{$_}" } sort keys %$v
    [
      'extra',
      'channel:UPI,fx:83.1,payer:HASH(0x55dcdd11c960),tags:ARRAY(0x55dcdd11c8d0)',
      '{"channel":"UPI","payer":{"a":1},"tags":["a"],"fx":83.1}',
      { kind: 'reduced', to: 'references' },
    ],
    [
      'extra',
      'v=a|o=[object Object]',
      '{"v":"a","o":{"b":1}}',
      { kind: 'reduced', to: 'references' },
    ],
    ['list', '--- []\n', '[]', { kind: 'same-json' }],
    ['map', '--- {}\n', '{}', { kind: 'same-json' }],
    ['expr', 'a b c', 'a+b%20c', { kind: 'decoded', coding: 'form' }],
    ['payer', 'Jose Nunez', 'José Núñez', { kind: 'characters-replaced' }],
    ['payer', 'Jos\u00e9\u00a0N\u00fa\u00f1ez', 'José Núñez', { kind: 'unseen' }],
    ['payer', 'a\tb\tc', 'a b c', { kind: 'unseen' }],
    ['payer', 'mer\u00adchant\u200b no', 'merchant no', { kind: 'unseen' }],
    ['completedAt', '1790000007000000000', '1790000007', { kind: 'scaled', factor: 1e9 }],
    [
      'extra',
      '{&quot;b&quot;:&quot;x&quot;,&quot;a&quot;:1}',
      '{"a":1,"b":"x"}',
      { kind: 'encoded', coding: 'entities', isRewritten: true },
    ],
    [
      'extra',
      "{'channel': 'UPI', 'tags': ['a', 'b/c'], 'fx': 83.1, 'ok': True, 'memo': None}",
      nested,
      { kind: 'same-json' },
    ],
    [
      'extra',
      'map[channel:UPI fx:83.1 memo:<nil> ok:true tags:[a b/c]]',
      nested,
      { kind: 'same-json' },
    ],
    // PHP's json_encode of each value
    [
      'payer',
      String.raw`"\u62db\u5546 a\/b \"x\""`,
      '招商 a/b "x"',
      { kind: 'encoded', coding: 'quoted' },
    ],
    // C#'s JavaScriptSerializer; PHP's json_encode
    [
      'extra',
      String.raw`{"s":"a\/b\u2028\u003c\u00e9","n":1}`,
      '{"s":"a/b\u2028<é","n":1}',
      { kind: 'same-members', shows: ['escapes'] },
    ],
    // Python's urlencode
    [
      'extra',
      '%7B%27channel%27%3A+%27UPI%27%2C+%27tags%27%3A+%5B%27a%27%2C+%27b%2Fc%27%5D%2C+%27fx%27%3A+83.1%2C+%27ok%27%3A+True%2C+%27memo%27%3A+None%7D',
      nested,
      { kind: 'encoded', coding: 'form', isRewritten: true },
    ],
    // PHP's JSON_FORCE_OBJECT; Fastjson 1.2, whose HashMap has another order and no nulls
    [
      'extra',
      '{"channel":"UPI","tags":{"0":"a","1":"b/c"},"fx":83.1,"ok":true,"memo":null}',
      nested,
      { kind: 'same-json' },
    ],
    [
      'extra',
      '{"fx":83.10,"channel":"UPI","ok":true,"tags":["a","b/c"]}',
      nested,
      { kind: 'without-empties' },
    ],
    // C#'s JavaScriptSerializer; Java's arrays; Perl; Python; Ruby
    ['items', 'System.Object[]', '["a"]', { kind: 'placeholder', text: 'System.Object[]' }],
    [
      'items',
      '[Ljava.lang.Object;@1b6d3586',
      '["a"]',
      { kind: 'placeholder', text: '[Ljava.lang.Object;@1b6d3586' },
    ],
    [
      'extra',
      '<Extra object at 0x7f2b5c0d1e50>',
      nested,
      { kind: 'placeholder', text: '<Extra object at 0x7f2b5c0d1e50>' },
    ],
  ] as const)('%s: %j of %j', (key, own, expected, relation) => {
    expect(relateValues(key, own, expected)).toEqual(relation);
  });

  it.each([
    ['amount', '10.00', '100.00'],
    ['amount', '1.00', '100.00'],
    ['amount', '10000.00', '100.00'],
    ['amount', '1000.00', '100.50'],
    ['nonce', 'c9', uuid],
    ['nonce', 'a3b8f895-fb98-4ab9-b1a8-e4da3b7fbbce', uuid],
    ['completedAt', '2026-09-21T14:13:28Z', '1790000007'],
    ['completedAt', '1790000008', '1790000007'],
    ['paidTime', '09/21/2026 06:13:28', '2026-09-21T14:13:27+08:00'],
    ['paidTime', '2026-09-21T15:13:27', '2026-09-21 14:13:27'],
    ['paidTime', '"2026-09-21T06:13:28+00:00"', '2026-09-21T14:13:27+08:00'],
    ['completedAt', '21/09/2026 02:14 PM', '1790000007'],
    ['completedAt', '1970-01-22 01:13:21', '1790000007'],
    ['amount', '1,200,001', '1200000.00'],
    ['amount', '1.500', '1500.00'],
    ['payer', 'Jose Munez', 'José Núñez'],
    ['extra', '{"fx":83.1,"channel":"UPI","tags":["a","b/c"]}', nested],
    ['extra', "{'channel': 'UPX'}", '{"channel":"UPI"}'],
    ['extra', '{}', '{"channel":"UPI"}'],
  ])('nothing: %s: %j of %j', (key, own, expected) => {
    expect(relateValues(key, own, expected)).toBeNull();
  });
});

it('takes no longer where places could be shared out in many ways', () => {
  expectProportion(
    (length) => 'é '.repeat(length / 3000),
    (expected) => relateValues('payer', `${' '.repeat(expected.length)}x`, expected),
  );
});

it('names what is nested deep by texts that do not double with each level', () => {
  const nest = (value: string) => `${'{"b":1,"a":'.repeat(60)}${value}${'}'.repeat(60)}`;
  const own = nest('2').replaceAll('"b":1,"a"', '"a"').replaceAll('}}', ',"b":1}}');
  expect(relateValues('extra', own, nest('1'))).toBeNull();
  const moved = `{"a":${nest('1')},"b":1}`;
  expect(relateValues('extra', moved, `{"b":1,"a":${nest('1')}}`)).toMatchObject({
    kind: 'same-json',
  });
});
