/** What is said of strings that merchants' code made, in words that are true of each program that gives the same. */
import { expect, it } from 'vitest';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../core/inspect-callback';
import { findingWords } from './en/findings';
import { describeFinding } from './finding-words';
import { toPlainText } from './text';

const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1\nX-Merchant-No: M10086';
const end = '&timestamp=1790000123';

async function tell(bodyText: string, ownString: string) {
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  const { findings } = await diagnoseCallback(report);
  return findings.map((finding) => describeFinding(finding, findingWords, report.canonical));
}

const order = '{"amount":"1.00","orderNo":"P1","status":"completed"}';

it.each<[name: string, body: string, own: string, titles: readonly unknown[]]>([
  [
    'keys alone, of a list of fields',
    order,
    'amount&nonce&orderNo&timestamp',
    ['Your string has the keys alone, without their values (joined by &), and leaves out status.'],
  ],
  [
    'Big5 with the rest ignored: what is lost is no DTO’s doing',
    '{"amount":"1.00","payer":"张三","备注":"已付款","Región":"Bogotá"}',
    `Regin=Bogot&amount=1.00&nonce=n1&payer=\ufffdT${end}&\ufffd\`=\ufffdw\ufffdI`,
    [
      'Your string has Región and 备注 with their keys garbled.',
      'Your string has payer with other text in the place of characters beyond ASCII.',
    ],
  ],
  // Go: values.Add(key, value) of each token of the body
  [
    'both values of a repeated key, and another value changed',
    '{"amount":"1.00","orderNo":"P1","amount":"2.00"}',
    `amount=1.00&amount=2.00&nonce=n1&orderNo=P2${end}`,
    [
      'Your string has orderNo as P2, the right one as P1.',
      'Your string has amount more than once.',
    ],
  ],
  [
    'a repeated key with a value that the body has not',
    '{"amount":"1.00","orderNo":"P1","amount":"2.00"}',
    `amount=5.00&amount=2.00&nonce=n1&orderNo=P1${end}`,
    ['Your string has amount more than once.'],
  ],
  // Node: querystring.stringify(params)
  [
    'nothing for an object of which a list of keys leaves nothing either',
    '{"amount":"1.00","payer":{"name":"A","bank":{"no":"1"},"ids":[1,2]}}',
    `amount=1.00&nonce=n1&payer=${end}`,
    ['Your string has nothing for nested values.'],
  ],
  // Java: dto.toString() + timestamp + nonce, of a class with Lombok's @Data
  [
    'an object as a program prints it, the headers’ values behind it',
    '{"amount":"1.00","orderNo":"P1","status":"completed"}',
    'CallbackDTO(amount=1.00, orderNo=P1, status=completed)1790000123n1',
    [
      'Your string is not pairs, but all entries as a program prints them, with the values of X-Timestamp and X-Nonce beside that: what Java or Kotlin prints of an object (such as object.toString()). Your string is not sorted (the body’s order, then timestamp and nonce).',
    ],
  ],
  // Ruby: nonce + '|' + params.inspect + '|' + timestamp
  [
    'a hash between the headers’ values',
    '{"amount":"1.00","orderNo":"P1"}',
    'n1|#<struct CB amount="1.00", orderNo="P1">|1790000123',
    [
      'Your string is not pairs, but all entries as a program prints them, with the values of X-Nonce and X-Timestamp beside that: what Ruby prints of a value (such as data.inspect).',
      'Your string has amount in another place.',
    ],
  ],
  // Java: map.toString() + "&timestamp=" + timestamp + "&nonce=" + nonce
  [
    'a map and pairs of the headers',
    '{"amount":"1.00","orderNo":"P1"}',
    '{orderNo=P1, amount=1.00}&timestamp=1790000123&nonce=n1',
    [
      'Your string is not pairs, but all entries as a program prints them, with the values of X-Timestamp and X-Nonce beside that: what Java or Kotlin prints of a map (such as map.toString()). Your string is not sorted (the contract’s order, then timestamp and nonce).',
    ],
  ],
  // Go: fmt.Sprintf("%s%s%v", timestamp, nonce, callback)
  [
    'a struct’s values behind the headers’',
    '{"orderType":"payin","orderNo":"P1","merchantOrderNo":"M1","status":"completed","amount":"1.00","feeAmount":"0.10","netAmount":"0.90"}',
    '1790000123n1{payin P1 M1 completed 2.00 0.10 0.90}',
    [
      'Your string is not pairs, but all entries as a program prints them, with the values of X-Timestamp and X-Nonce beside that: values without their keys.',
      'Your string has amount as 2.00, the right one as 1.00.',
      'Your string is not sorted (timestamp and nonce, then the body’s order).',
    ],
  ],
  [
    'both of two values, between commas',
    '{"amount":"1.00","status":"open","status":"completed"}',
    `amount=1.00&nonce=n1&status=open,completed${end}`,
    ['Your string has status with other text in front of its value.'],
  ],
  [
    'an object and one header',
    '{"amount":"1.00","orderNo":"P1"}',
    'CallbackDTO(amount=1.00, orderNo=P1)1790000123',
    [
      'Your string is not pairs, but all entries as a program prints them, with the value of X-Timestamp beside that: what Java or Kotlin prints of an object (such as object.toString()). Your string leaves out nonce.',
    ],
  ],
  [
    'an object with something else in front of it, and the headers behind it',
    '{"amount":"1.00","orderNo":"P1"}',
    's3cr3t|CallbackDTO(amount=1.00, orderNo=P1)|1790000123|n1',
    [
      'Your string has other text in front of the rest. Your string is not pairs, but all entries as a program prints them, with the values of X-Timestamp and X-Nonce beside that: what Java or Kotlin prints of an object (such as object.toString()). Your string is not sorted (the body’s order, then timestamp and nonce).',
    ],
  ],
  [
    'a word right in front of a map, which is the name of none',
    '{"amount":"1.00","orderNo":"P1"}',
    's3cr3t{amount=1.00, nonce=n1, orderNo=P1, timestamp=1790000123}',
    [
      'Your string has other text in front of the rest. Your string is not pairs, but all entries as a program prints them: what Java or Kotlin prints of a map (such as map.toString()).',
    ],
  ],
  [
    'a secret behind a map',
    '{"amount":"1.00","orderNo":"P1"}',
    "{'amount': '1.00', 'nonce': 'n1', 'orderNo': 'P1', 'timestamp': '1790000123'}&key=s3cr3t",
    [
      'Your string has other text behind the rest. Your string is not pairs, but all entries as a program prints them: what Python prints of a value (such as str(data)).',
    ],
  ],
  // log.info("callback received: {} {}", params, context); then the logged line signed with the headers
  [
    'the line of a log and the headers’ pairs behind it: none of its fields is left out, and the line is no parameter',
    order,
    `10:46:40 INFO callback received: orderNo: P1, amount: 1.00, status: completed [main]&nonce=n1${end}`,
    ['Your string has amount, orderNo and status in one text, not as pairs.'],
  ],
  // "body=" + map + "&nonce=" + nonce + "&timestamp=" + timestamp
  [
    'a map under a key of its own, with an & in a value',
    '{"orderNo":"P1","amount":"1.00","status":"done","memo":"a&b=c"}',
    `body={orderNo=P1, amount=1.00, status=done, memo=a&b=c}&nonce=n1&signType=RSA2${end}`,
    [
      'Your string has amount, memo, orderNo and status in one text, not as pairs.',
      'Your string has the additional pair signType.',
    ],
  ],
  // (fmt.Sprintf("%+v", dto) + "&nonce=" + nonce + "&timestamp=" + timestamp).toLowerCase()
  [
    'one text and all of it in one case: that the nonce is in lower case is no column’s doing',
    '{"OrderNo":"P1","amount":"1.00","status":"Done"}',
    `{orderno:p1 amount:1.00 status:done}&nonce=n1${end}`,
    [
      'Your string has OrderNo, amount and status in one text, not as pairs. Your string is in one case throughout (lower case).',
    ],
  ],
  // http_build_query(['data' => $raw, 'nonce' => $nonce, 'timestamp' => $timestamp])
  [
    'the body percent-encoded in one pair, by an encoder that also leaves a text with a plus: nothing of it is left out',
    '{"orderNo":"P1","amount":"1.00","status":"done","memo":"Tea & Milk","tags":["a",{"b":true}]}',
    `data=%7B%22orderNo%22%3A%22P1%22%2C%22amount%22%3A%221.00%22%2C%22status%22%3A%22done%22%2C%22memo%22%3A%22Tea+%26+Milk%22%2C%22tags%22%3A%5B%22a%22%2C%7B%22b%22%3Atrue%7D%5D%7D&nonce=n1&v=2${end}`,
    [
      'Your string has amount, memo, orderNo, status and tags in one text, not as pairs.',
      'Your string has the additional pair v.',
    ],
  ],
  // querystring.unescape(querystring.stringify({ body: util.inspect(body), nonce, timestamp })), Node 20
  [
    'an object on lines of its own under a key: they are no other lines around a string',
    '{"orderType":"payin","orderNo":"PI20261201","merchantOrderNo":"Mo-77","status":"completed"}',
    `body={\n  orderType: 'payin',\n  orderNo: 'PI20261201',\n  merchantOrderNo: 'Mo-77',\n  status: 'completed'\n}&nonce=n1${end}`,
    ['Your string has merchantOrderNo, orderNo, orderType and status in one text, not as pairs.'],
  ],
  // (str(body) + "&nonce=" + nonce + "&timestamp=" + timestamp).upper()
  [
    'a dict in capitals, which nobody can tell from YAML',
    '{"amount":"1.00","orderNo":"P1","status":"completed","test":true}',
    "{'AMOUNT': '1.00', 'ORDERNO': 'P1', 'STATUS': 'COMPLETED', 'TEST': TRUE}&NONCE=N1&TIMESTAMP=1790000123",
    [
      'Your string has amount, nonce, orderNo, status, test and 1 more entry in one text, not as pairs. Your string is in one case throughout (upper case).',
    ],
  ],
  // Object.entries({ ...body, nonce, timestamp }).sort().toString()
  [
    'keys and values between commas alone, of an object too',
    '{"amount":"1.00","orderNo":"P1","tags":["a",{"b":true}]}',
    'amount,1.00,nonce,n1,orderNo,P1,tags,a,[object Object],timestamp,1790000123',
    ['Your string has amount, nonce, orderNo and timestamp in one text, not as pairs.'],
  ],
  // util.inspect(new Map(Object.entries(all).sort())), Node 20
  [
    'a Map: its name is no secret in front of it',
    order,
    "Map(5) {\n  'amount' => '1.00',\n  'nonce' => 'n1',\n  'orderNo' => 'P1',\n  'status' => 'completed',\n  'timestamp' => '1790000123'\n}",
    [
      'Your string is not pairs, but all entries as a program prints them: what JavaScript prints of an object (such as console.log(data)).',
    ],
  ],
  [
    'a key without a name',
    '{"":"x1","amount":"1.00","orderNo":"P1","status":"done"}',
    `body={: x1, orderNo: P1, amount: 1.00, status: done}&nonce=n1${end}`,
    ['Your string has amount, orderNo and status in one text, not as pairs.'],
  ],
  // Java: "timestamp=" + timestamp + "&nonce=" + nonce + "&" + dto, of a class without toString
  [
    'a program’s name for an object in the place of the body',
    order,
    'timestamp=1790000123&nonce=n1&com.pay.CallbackDto@3b764bce',
    [
      'Your string has a program’s name for an object, com.pay.CallbackDto@3b764bce, in the place of the body’s pairs.',
      'Your string has nonce in another place.',
    ],
  ],
  // (timestamp + nonce + str(params)).lower()
  [
    'an object as a program prints it and the headers’ values, all of it in lower case',
    '{"amount":"1.00","merchantOrderNo":"M-1","orderNo":"P1","status":"completed"}',
    "1790000123n1{'amount': '1.00', 'merchantorderno': 'm-1', 'orderno': 'p1', 'status': 'completed'}",
    [
      'Your string is not pairs, but all entries as a program prints them, with the values of X-Timestamp and X-Nonce beside that: what Python prints of a value (such as str(data)). Your string is not sorted (timestamp and nonce, then the body’s order), and is in one case throughout (lower case).',
    ],
  ],
  // Guava: MoreObjects.toStringHelper(this)…toString() + nonce
  [
    'a text that looks like a map in an object: it is the right one',
    '{"amount":"1.00","orderNo":"P1","remark":"{a=1, b=2}","status":"done"}',
    'Callback{amount=1.00, orderNo=P1, remark={a=1, b=2}, status=done}n1',
    [
      'Your string is not pairs, but some entries as a program prints them, with the value of X-Nonce beside that: what Java or Kotlin prints of an object (such as object.toString()).',
      'Your string has nonce in another place.',
      'Your string leaves out timestamp.',
    ],
  ],
  // Ruby: OpenStruct.new(params).inspect
  [
    'a struct and another amount: its name is no label of a copy',
    '{"amount":"1.00","orderNo":"P1","status":"done"}',
    `#<OpenStruct amount="2.00", orderNo="P1", status="done">${end}&nonce=n1`,
    [
      'Your string is not pairs, but all entries as a program prints them, with the values of X-Timestamp and X-Nonce beside that: what Ruby prints of a value (such as data.inspect).',
      'Your string has amount as 2.00, the right one as 1.00.',
      'Your string has nonce in another place.',
    ],
  ],
  [
    'XML’s entities over the whole, cut at the end',
    order,
    'amount=1.00&amp;nonce=n1&amp;orderNo=P1&amp;status=done&amp;timestamp=1790000123',
    [
      'Your string has another separator between pairs (&amp;).',
      'Your string has status as done, the right one as completed.',
    ],
  ],
  [
    'Ruby’s symbols, one value changed',
    order,
    `:amount=1.00&:nonce=n1&:orderNo=P1&:status=done&:timestamp=1790000123`,
    [
      'Your string has amount, nonce, orderNo, status and timestamp under other keys.',
      'Your string has status as done, the right one as completed.',
    ],
  ],
  [
    'qs.parse of the finished string',
    '{"amount":"1.00","bank":"招商 & Co. <Ltd>"}',
    `amount=1.00&bank=招商 & Co. <Ltd>=&nonce=n1${end}`,
    ['Your string has bank taken apart at its &, with the rest as pairs.'],
  ],
  [
    'camelCase, which a key has that only lost its underscore',
    '{"_ref":"r-1","UTR":"A1","amount":"1.00"}',
    `amount=1.00&nonce=n1&ref=r-1${end}&utr=A1`,
    ['Your string has keys in another spelling (camelCase, then sorted).'],
  ],
  [
    'stripslashes of the body',
    String.raw`{"amount":"1.00","extra":{"b":1,"a":"\u00e9\/x"},"payer":"\u5f20\u4e09"}`,
    `amount=1.00&extra={"b":1,"a":"u00e9/x"}&nonce=n1&payer=u5f20u4e09${end}`,
    [
      'Your string has the body’s escapes without their backslashes, lost before it was read as JSON: {"b":1,"a":"u00e9/x"}, not {"b":1,"a":"é/x"}.',
    ],
  ],
  [
    'JSON.stringify with a replacer for nulls',
    '{"amount":"1.00","extra":{"b":"x","memo":null}}',
    `amount=1.00&extra={"b":"x","memo":""}&nonce=n1${end}`,
    [
      'Your string has empty strings for null inside of nested values: {"b":"x","memo":""}, not {"b":"x","memo":null}.',
    ],
  ],
  [
    'the same beside another amount',
    '{"amount":"1.00","extra":{"b":"x","memo":null}}',
    `amount=2.00&extra={"b":"x","memo":""}&nonce=n1${end}`,
    [
      'Your string has amount as 2.00, the right one as 1.00.',
      'Your string has extra as {"b":"x","memo":""}, the right one as {"b":"x","memo":null}: it has empty strings for null inside of nested values.',
    ],
  ],
  [
    'Perl’s "$k=>$v": the > is no part of the value',
    order,
    'amount=>1.00&nonce=>n1&orderNo=>P1&status=>completed&timestamp=>1790000123',
    ['Your string has another sign between key and value (=>).'],
  ],
  [
    'a log’s limit, right behind a separator',
    order,
    'amount=1.00&nonce=n1&',
    ['Your string ends early, behind nonce.'],
  ],
  [
    'one pair missing behind a separator, which code may leave out',
    order,
    'amount=1.00&nonce=n1&orderNo=P1&status=completed&',
    ['Your string leaves out timestamp, and ends with a separator.'],
  ],
])('%s', async (_, body, own, titles) => {
  const told = await tell(body, own);
  expect(told.map(({ title }) => toPlainText(title))).toEqual(titles);
});

it('is said of a key and a value that a charset lost', async () => {
  const [missing] = await tell(
    '{"amount":"1.00","orderNo":"P1","备注":"已付款","状态":"好"}',
    `amount=2.00&nonce=n1&orderNo=P1${end}`,
  );
  expect(missing?.origins.map(toPlainText).join()).not.toContain('DTO');
});

it('names a list’s places as keys: PHP’s sort() in the place of ksort()', async () => {
  const [told] = await tell(order, '0=1.00&1=1790000123&2=P1&3=completed&4=n1');
  expect(told?.origins.map(toPlainText).join()).toContain('array_values');
});

it.each([
  [
    'Monolog, which ends a line with blanks',
    (text: string) => `[2026-11-21 10:00:00] local.INFO: sign string: ${text}  `,
  ],
  ['PHP’s wordwrap', (text: string) => text.replace('a b', 'a\nb').replace('orderNo', 'orde\nrNo')],
])('compares what is left without the line of %s', async (_, print) => {
  const own = `amount=1.00&nonce=n1&orderNo=P1&remark=a b${end}`;
  const bodyText = '{"amount":"1.00","orderNo":"P1","remark":"a b"}';
  const report = await inspectCallback({
    keyText: '',
    headersText,
    bodyText,
    ownString: print(own),
  });
  expect(report.comparison.result).toBe('same');
});

// Each string is what the named program printed; who else gives it is not to be left out.
it.each<[program: string, body: string, own: string]>([
  [
    'JSON_HEX_TAG',
    '{"extra":{"q":"<b>&\\"\'"}}',
    `extra={"q":"\\u003Cb\\u003E\\u0026\\u0022\\u0027"}&nonce=n1${end}`,
  ],
  ['json.dumps(value)', '{"fx":{"rate":1.0}}', `fx={"rate": 1.0}&nonce=n1${end}`],
  ['json.dumps(value)', '{"fx":[1.0,2.0]}', `fx=[1.0, 2.0]&nonce=n1${end}`],
  ['RatString', '{"amount":"2.50","feeAmount":"1.00"}', `amount=5/2&feeAmount=1&nonce=n1${end}`],
  [
    'text replacements',
    '{"amount":"1.00","note":"a","amount":"2.00"}',
    `amount=1.00&amount=2.00&nonce=n1&note=a${end}`,
  ],
  ['ESCAPE_NON_ASCII', '{"extra":{"q":"é"}}', `extra={"q":"\\u00E9"}&nonce=n1${end}`],
  ['EscapeNonAscii', '{"extra":{"q":"é"}}', `extra={"q":"\\u00e9"}&nonce=n1${end}`],
  ['SORT_FLAG_CASE', '{"UTR":"A1","amount":"1.00"}', `amount=1.00&nonce=n1${end}&UTR=A1`],
  ['number_format', '{"amount":"1200.00"}', `amount=1,200.00&nonce=n1${end}`],
  ['number_to_currency', '{"amount":"1200.00"}', `amount=$1,200.00&nonce=n1${end}`],
  ['mb_convert_encoding', '{"remark":"订单"}', `nonce=n1&remark=\ufffd\ufffd\ufffd\ufffd${end}`],
  ['utf8_encode', '{"remark":"é"}', `nonce=n1&remark=Ã©${end}`],
  ['htmlentities', '{"remark":"<\'>"}', `nonce=n1&remark=&lt;&#039;&gt;${end}`],
  ['markupsafe', '{"remark":"<\\">"}', `nonce=n1&remark=&lt;&#34;&gt;${end}`],
  ['he.escape', '{"remark":"<\'>"}', `nonce=n1&remark=&lt;&#x27;&gt;${end}`],
  ['normalize("NFD")', '{"remark":"é"}', `nonce=n1&remark=e\u0301${end}`],
  ['%g', '{"amount":"1200000.00"}', `amount=1.2e+06&nonce=n1${end}`],
  ['deburr', '{"remark":"é"}', `nonce=n1&remark=e${end}`],
  ['filter that removes emoji', '{"remark":"a 😀"}', `nonce=n1&remark=a ${end}`],
  ['utf8mb3', '{"remark":"a 😀"}', `nonce=n1&remark=a ?${end}`],
  ['var_export', '{"amount":"1.00"}', `amount='1.00'&nonce='n1'&timestamp='1790000123'`],
  ['FB_HTMLCREF', '{"remark":"é"}', `nonce=n1&remark=&#233;${end}`],
  ['in front of every pair', '{"amount":"1.00"}', `&amount=1.00&nonce=n1${end}`],
  ['strtolower', '{"orderNo":"P1"}', `nonce=n1&orderno=P1${end}`],
  ['one by one', '{"amount":"1.00"}', 'X-Nonce=n1&X-Timestamp=1790000123&amount=1.00'],
  ['capital letter', '{"amount":"1.00"}', 'Nonce=n1&Timestamp=1790000123&amount=1.00'],
  ['IsZero', '{"amount":"1.00","count":0,"flag":false}', `amount=1.00&nonce=n1${end}`],
  ['Gson', '{"extra":{"qty":2}}', `extra={"qty":2.0}&nonce=n1${end}`],
  ['recursive sort', '{"extra":{"b":"é/","a":1}}', `extra={"a":1,"b":"\\u00e9\\/"}&nonce=n1${end}`],
])('names %s among what gives its string', async (program, body, own) => {
  const [told] = await tell(body, own);
  expect(told?.origins.map(toPlainText).join('\n')).toContain(program);
});

it('undoes no escapes by another charset', async () => {
  const own = `nonce=n1&payer=\\u5F20 \\"x\\"${end}`;
  const [told] = await tell('{"payer":"张 \\"x\\""}', own);
  expect(told?.fixes.map(({ text }) => toPlainText(text))).toEqual([
    'Sign the characters themselves, as UTF-8 and without escapes.',
  ]);
});

// Python: "payload: " + str(params) + timestamp + nonce
it('a label in front of a printed object is called a label, and no secret', async () => {
  const own = "payload: {'amount': '1.00', 'orderNo': 'P1', 'status': 'completed'}1790000123n1";
  const [finding] = await tell(order, own);
  expect((finding?.origins ?? []).map(toPlainText)).toContain(
    'A label that your code, a log or a page puts in front.',
  );
});
