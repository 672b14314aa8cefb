/** What is said of strings that handlers in several languages logged: nothing that their own input does not show. */
import { expect, it } from 'vitest';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import type { Finding } from '../core/diagnosis/finding';
import { inspectCallback } from '../core/inspect-callback';
import { createSigner, signRsa2 } from '../testing/signed-callbacks';
import { findingWords } from './en/findings';
import { describeFinding } from './finding-words';
import { toPlainText } from './text';

const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1\nX-Merchant-No: M10086';
const end = '&timestamp=1790000123';

async function tell(bodyText: string, ownString: string) {
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  const { findings } = await diagnoseCallback(report);
  return findings.map((finding) => {
    const { title, form, origins } = describeFinding(finding, findingWords, report.canonical);
    return [title, form ?? '', ...origins].map(toPlainText);
  });
}

// PHP: html_entity_decode of each value, over a callback that verifies.
it('lays decoded entities to the code where the callback verifies, and to the copy where it does not', async () => {
  const signer = createSigner();
  const bodyText = '{"amount":"1.00","item":"Tom &amp; Jerry"}';
  const signed = `amount=1.00&item=Tom &amp; Jerry&nonce=n1${end}`;
  const ownString = signed.replace('&amp;', '&');
  const diagnose = async (text: string) => {
    const report = await inspectCallback({
      keyText: signer.keyText,
      headersText: `${headersText}\nX-Sign: ${signRsa2(signer, text)}`,
      bodyText,
      ownString,
    });
    const { findings } = await diagnoseCallback(report);
    const [finding] = findings.filter(({ subject }) => subject === 'own-string');
    if (finding === undefined) return null;
    const { origins } = describeFinding(finding, findingWords, report.canonical);
    return { owner: finding.owner, origin: toPlainText(origins[0] ?? []) };
  };
  expect(await diagnose(signed)).toEqual({
    owner: 'merchant',
    origin:
      'Code that decodes HTML entities, such as html_entity_decode, html.unescape or he.decode.',
  });
  expect(await diagnose(`${signed}x`)).toMatchObject({ owner: 'transport' });
});

it('calls nothing right that is only pasted, where another string was signed', async () => {
  const signer = createSigner();
  const signed = `amount=1.00&nonce=n1${end}&of=another`;
  const report = await inspectCallback({
    keyText: signer.keyText,
    headersText: `${headersText}\nX-Sign: ${signRsa2(signer, signed)}`,
    bodyText: '{"amount":"1.00","item":"a"}',
    ownString: `amount=1.00&item=b&memo=x&nonce=n1${end}`,
  });
  const { findings } = await diagnoseCallback(report);
  const told = findings.map((finding) => {
    const { title, evidence, origins, fixes } = describeFinding(
      finding,
      findingWords,
      report.canonical,
    );
    return [title, evidence, ...origins, ...fixes.map(({ text }) => text)]
      .map(toPlainText)
      .join(' ');
  });
  expect(told).toHaveLength(2);
  for (const text of told) {
    expect(text).toContain('yours may be right in this');
    expect(text).not.toMatch(/the right one as|right string|right pair|Leave/);
  }
  expect(told.join()).toContain('Your string has item as b, the pasted one as a.');
});

// Python: f"{key}={json.dumps(value)}" of what is neither null nor blank, of which nothing stands in the body.
it('says of nulls and blanks nothing that the body does not show', async () => {
  const [told] = await tell(
    '{"amount":"1.00","extra":{"a":"é"},"rate":1e-7}',
    `amount=1.00&extra={"a": "\\u00e9"}&nonce=n1&rate=1e-07${end}`,
  );
  expect(told?.[1]).toBe(
    'nested values as its JSON, characters beyond ASCII escaped, spaces behind its separators',
  );
});

// PHP: if (is_array($v) || $v === '') continue; and &key=… behind the pairs.
it('says nothing of what is left out where pairs are added', async () => {
  const [told] = await tell(
    '{"amount":"1.00","extra":{"a":1},"final":true,"remark":""}',
    `amount=1.00&final=1&nonce=n1${end}&key=192006250b4c09247ec02edce69f6a2d`,
  );
  expect(told?.[0]).toBe(
    'Your string has its values as PHP or Perl, for example, prints them (nested values left out).',
  );
});

// PHP: json_encode($v) of a nested value, and of a body that has the same escapes.
it('tells of no signs of HTML where an escape of the body is none', async () => {
  const bodyText = '{"extra": { "b": 1, "a": "\\u00e9\\/x" }}';
  const [told, ...others] = await tell(bodyText, `extra={"b":1,"a":"\\u00e9\\/x"}&nonce=n1${end}`);
  expect(others).toEqual([]);
  expect(told?.[0]).toContain('nested JSON with slashes and characters beyond ASCII escaped');
  expect(told?.join(' ')).not.toContain('HTML');
});

// PHP: ucwords of each value, the nonce among them.
it('calls values with a capital letter no enum, and names their keys once', async () => {
  const told = await tell(
    '{"amount":"1.00","note":"x","orderType":"payin","status":"completed"}',
    `amount=1.00&nonce=N1&note=x&orderType=Payin&status=Completed${end}`,
  );
  expect(told.map(([title]) => title)).toContain(
    'Your string has orderType and status with a capital letter.',
  );
});

// JavaScript: { amount: d.amount, …, fee: d.fee } of a body with feeAmount "0" and test false.
it('does not call a list of fields a test for truth alone', async () => {
  const [told] = await tell(
    '{"amount":"1.00","feeAmount":"0","orderNo":"P1","test":false}',
    `amount=1.00&nonce=n1&orderNo=P1${end}`,
  );
  expect(told?.[0]).toBe('Your string drops what counts as false, as in PHP or Perl.');
  expect(told?.at(-1)).toBe(
    'Or a list of fields, or a class, that has none of those that are left out.',
  );
});

// PHP: if ($value == null) continue;
it('names PHP’s loose comparison, which keeps "0"', async () => {
  const [told] = await tell(
    '{"amount":"1.00","feeAmount":"0","list":[],"retry":0,"test":false}',
    `amount=1.00&feeAmount=0&nonce=n1${end}`,
  );
  expect(told?.[2]).toContain('PHP’s loose comparison: $value == null');
});

// C#: HttpUtility.UrlEncode of each value.
it('names the encoder that writes lower-case hex', async () => {
  const [told] = await tell(
    '{"amount":"1.00","link":"https://a.example/b c"}',
    `amount=1.00&link=https%3a%2f%2fa.example%2fb+c&nonce=n1${end}`,
  );
  expect(told?.slice(2)).toEqual([
    'A form encoder over the values, such as .NET’s HttpUtility.UrlEncode.',
  ]);
});

// JavaScript: build({ data: body, timestamp, nonce }), whose JSON.stringify has another text of a number.
it('tells of a pair that holds the body', async () => {
  const [told] = await tell(
    '{"orderNo":"P1","rate":1.0}',
    'data={"orderNo":"P1","rate":1,"more":2}&nonce=n1&timestamp=1790000123',
  );
  const parts = await tell(
    '{"orderNo":"P1","rate":1.0}',
    `extra={"orderNo":"X9"}&nonce=n1&orderNo=P1&rate=7${end}`,
  );
  expect(parts.map(([title]) => title)).toContain('Your string has the additional pair extra.');
  expect(told?.[0]).toBe(
    'Your string has the additional pair data, whose value is JSON with the body’s fields.',
  );
});

// Python: f"data={json.dumps(order)}&…" with the order of the callback before, and amount beside its copy of the body.
it('tells another callback’s body from this one, and asks for the pairs that are missing beside it', async () => {
  const body = '{"amount":"1.00","orderNo":"P1","status":"completed"}';
  const [other] = await tell(
    body,
    `data={"amount":"2.00","orderNo":"P2","status":"completed"}&nonce=n1${end}`,
  );
  expect(other?.[0]).toBe(
    'Your string has the additional pair data, whose value is JSON with the body’s fields, of which amount and orderNo have other values.',
  );
  expect(other?.[2]).toBe(
    'The body of another callback, or this one as your code or another program changed it, as JSON in one pair.',
  );
  const report = await inspectCallback({
    keyText: '',
    headersText,
    bodyText: body,
    ownString: `amount=1.00&data=${body}&nonce=n1${end}`,
  });
  const { findings } = await diagnoseCallback(report);
  const fixes = findings.flatMap((one) => describeFinding(one, findingWords).fixes);
  expect(fixes.map(({ text }) => toPlainText(text))).toContain(
    'Give each field of the body a pair of its own.',
  );
});

it.each([
  [
    'Go’s map, which sorts',
    '{"a":"1.00","ex":{"b":1,"a":2}}',
    '{"ex":{"a":2,"b":1},"a":"1.00"}',
    ', whose value is the whole body',
  ],
  [
    'a class without nulls',
    '{"a":"1.00","memo":null,"b":"x"}',
    '{"a":"1.00","b":"x"}',
    ', whose value is JSON with the body’s fields',
  ],
  [
    'numbers for texts',
    '{"a":"1.00","b":2}',
    '{"a":1.00,"b":2}',
    ', whose value is JSON with the body’s fields, of which a has another value',
  ],
])('says of a body in a pair no more than it shows: %s', async (_, body, held, end) => {
  const [told] = await tell(body, `data=${held}&nonce=n1&timestamp=1790000123`);
  expect(told?.[0]).toBe(`Your string has the additional pair data${end}.`);
});

it('splits no value that stands in the body twice, or with escapes', async () => {
  const body = '{"extra":{"a":"Tom&Co","b":"Jim&Co","c":"say \\"hi\\"&Co"},"orderNo":"P1"}';
  const right = `extra={"a":"Tom&Co","b":"Jim&Co","c":"say \\"hi\\"&Co"}&nonce=n1&orderNo=P1`;
  for (const value of ['Tom&Co', 'Jim&Co', 'say "hi"&Co']) {
    const [told] = await tell(body, `${right}&payer=${value}${end}`);
    expect(told?.[0]).toBe('Your string has the additional pair payer.');
  }
});

it('tells of each pair that is added, also where a value of the body has both', async () => {
  const body = '{"extra":{"url":"http://h/?a=1&b=2"},"orderNo":"P1"}';
  const right = `extra={"url":"http://h/?a=1&b=2"}&nonce=n1&orderNo=P1${end}`;
  const [told] = await tell(body, `a=1&b=2&${right}`);
  expect(told?.[0]).toBe('Your string has the additional pairs a and b.');
});

// Python: int(timestamp) // 1000, of a signer that takes seconds for milliseconds.
it.each([
  ['timestamp', 'completedAt=1790000000&nonce=n1&timestamp=1790000'],
  ['completedAt', 'completedAt=1790000&nonce=n1&timestamp=1790000123'],
])('lays %s without its last three digits to a division', async (_, signed) => {
  const signer = createSigner();
  const report = await inspectCallback({
    keyText: signer.keyText,
    headersText: `${headersText}\nX-Sign: ${signRsa2(signer, signed)}`,
    bodyText: '{"completedAt":1790000000}',
    ownString: '',
  });
  const [finding] = (await diagnoseCallback(report)).findings;
  if (finding === undefined) throw new Error('nothing is told');
  const { origins } = describeFinding(finding, findingWords, report.canonical);
  expect(origins.map(toPlainText)).toEqual([
    'A signer that divides by 1000 as if the seconds were milliseconds.',
  ]);
});

// Python: json.dumps(value, sort_keys=True, separators=(',', ':'), ensure_ascii=False); Ruby: a recursive sort and to_json.
it('names each language that writes sorted JSON so, where a number shows a float', async () => {
  const [told] = await tell(
    '{"extra":{"price":3e1,"a":"São"},"orderNo":"P1"}',
    `extra={"a":"São","price":30.0}&nonce=n1&orderNo=P1${end}`,
  );
  expect(told?.[0]).toContain('as Python, Ruby, Java or Kotlin, for example, prints them');
});

// Python: if value in (None, '', [], {}): continue; PHP: if (is_array($v) || $v === '') continue; Lua: tables skipped.
it('lays empty containers that are gone beside empty texts to any code that passes over them', async () => {
  const told = await tell(
    '{"count":0,"extra":{},"memo":null,"note":"  ","remark":"","tags":[],"test":false}',
    `count=0&nonce=n1&note=  &test=false${end}`,
  );
  expect(told).toEqual([
    [
      'Your string leaves out empty objects and lists (null and empty values dropped before, white space kept).',
      '',
      expect.stringMatching(/^A filter for what is empty, .* or query-string code/),
    ],
  ]);
});

// PHP: if (is_array($v) || trim((string) $v) === '') continue; of Alipay's getSignContent.
it('tells of a number as PHP prints it beside empty objects that are gone', async () => {
  const [told, ...others] = await tell(
    '{"amount":"1.00","id":90071992547409931234,"meta":{},"ok":true,"remark":" "}',
    `amount=1.00&id=9.007199254741E+19&nonce=n1&ok=1${end}`,
  );
  expect(others).toEqual([]);
  expect(told).toEqual([
    'Your string leaves out empty objects and lists, and has numbers and true as PHP prints them: 9.007199254741E+19, not 90071992547409931234.',
    '',
    'PHP code that passes over arrays and puts every other value into a text, such as Alipay’s getSignContent; or http_build_query, decoded again.',
  ]);
});

// Python: if value not in (None, '', [], {}), of a body without a false.
it('lays an empty list that is gone to no test for truth alone', async () => {
  const [told] = await tell(
    '{"extra":{"a":1},"memo":null,"n":0,"note":"","paid":true,"tags":[]}',
    `extra={"a":1}&n=0&nonce=n1&paid=true${end}`,
  );
  expect(told?.[0]).toMatch(/^Your string drops false or empty containers, or has no tags/);
  expect(told?.[2]).toContain('where no false is dropped, one for empty texts and containers');
});

// Lua: tables skipped, empty texts kept.
it('names no filter for what is empty where empty texts are kept', async () => {
  const [told] = await tell('{"extra":{},"n":0,"note":""}', `n=0&nonce=n1&note=${end}`);
  expect(told?.[2]).toMatch(/^Code that passes over objects and lists; or query-string code/);
});

// Go: json.NewEncoder(&line).Encode(value) of each value that is no string, over what is empty inside.
it('names no pretty printer of what is empty inside', async () => {
  const told = await tell(
    '{"extra":{},"n":7,"tags":[]}',
    `extra={}\n&n=7\n&nonce=n1&tags=[]\n${end}`,
  );
  expect(told.map(([title]) => title)).toEqual([
    'Your string has a line end behind nested JSON: extra and tags.',
    'Your string has n with other text behind its value.',
  ]);
});

// JavaScript: (value / 1000).toFixed(0) of seconds.
it('does not lay digits that are gone to a column alone', async () => {
  const [told] = await tell('{"completedAt":1790010101}', `completedAt=1790010&nonce=n1${end}`);
  expect(told?.[2]).toContain('a division that drops the rest');
});

// PHP: number_format($value, 2) of a value that had two decimals.
it('says of a number as received that a format may have given it', async () => {
  const [ofNumber] = await tell('{"vat":0.10}', `nonce=n1${end}&vat=0.10`);
  expect(ofNumber?.[2]).toContain('a format with as many decimals');
  const [ofValues] = await tell(
    '{"extra":{"b":1,"a":2},"vat":0.10}',
    `extra={"a":2,"b":1}&nonce=n1${end}&vat=0.10`,
  );
  expect(ofValues?.[2]).toContain('A format with as many decimals');
  // Go: fmt.Sprintf("%v") of each value, decoded with UseNumber.
  const [ofInteger] = await tell(
    '{"completedAt":1790000007,"refundId":null,"remark":""}',
    `completedAt=1790000007&nonce=n1&refundId=<nil>&remark=${end}`,
  );
  expect(ofInteger?.[2]).toContain('decoded with UseNumber.');
  expect(ofInteger?.[2]).not.toContain('decimals');
});

// Go: json.NewEncoder(&line).Encode(extra), whose line end stays, of a value written with spaces.
it('tells lines from a line end behind them', async () => {
  const told = await tell(
    '{"amount":"1.00","extra":{"b":"x","a":"y"}}',
    `amount=2.00&extra={"b": "x","a":"y"}\n&nonce=n1${end}`,
  );
  expect(told.map(([title]) => title)).toContain(
    'Your string has extra with the same values, written otherwise: with white space, with white space at an end.',
  );
});

// JavaScript: JSON.stringify(value, null, 1), and HTML escaped as Go does it, beside another amount.
it('says how the same values are written otherwise', async () => {
  const own = '{\n "b": 1,\n "a": "\\u0026"\n}';
  const told = await tell(
    '{"amount":"1.00","extra":{"b":1,"a":"&"}}',
    `amount=7&extra=${own}&nonce=n1${end}`,
  );
  expect(told.map(([title]) => title)).toContain(
    'Your string has extra with the same values, written otherwise: on several lines, with other escapes.',
  );
});

// C#: ((decimal) value).ToString(CultureInfo.GetCultureInfo("de-DE"))
it('takes a zero with a decimal comma for no value that stands there twice', async () => {
  const [told] = await tell(
    '{"discount":0.0,"exchangeRate":83.10}',
    `discount=0,0&exchangeRate=83,10&nonce=other${end}`,
  );
  expect(told?.[0]).toMatch(/decimal comma: discount and exchangeRate/);
  expect(told?.join(' ')).not.toMatch(/twice/);
});

// Python's WSGI of two X-Nonce lines.
it('tells of a value that stands there twice', async () => {
  const [told] = await tell('{"amount":"1.00"}', `amount=1.00&nonce=n1, n1${end}`);
  expect(told?.slice(2)).toEqual([
    'A header or a parameter that stood there twice, whose values a framework joins by a comma.',
  ]);
});

it('tells another time of the callback before a time zone', async () => {
  const findings = await tell(
    '{"amount":"1.00","createdAt":1790003600,"updatedAt":1790000000}',
    `amount=1.00&createdAt=1790000000&nonce=n1${end}&updatedAt=1790000000`,
  );
  expect(findings.map(([title]) => title)).toEqual([
    'Your string has createdAt with the value of updatedAt.',
  ]);
});

// Java: Jackson with NON_EMPTY, which PHP's arrays only look like.
it('lays empty containers left out at every level to no language', async () => {
  const findings = await tell(
    '{"amount":"1.00","extra":{"a":1,"b":null,"c":{}},"items":[]}',
    `amount=1.00&extra={"a":1}&nonce=n1${end}`,
  );
  expect(findings.map(([title]) => title)).toEqual([
    'Your string drops what counts as false: 0, false or empty containers, and has objects and arrays without their nulls, empty strings and empty members.',
  ]);
});

// Go's float64 whose tags fit no member.
it('of several zeros none is laid to what gives it alone', async () => {
  const findings = await tell(
    '{"amount":"500.00","feeAmount":"0.50"}',
    `amount=0&feeAmount=0&nonce=n1${end}`,
  );
  expect(findings.map(([title]) => title)).toEqual([
    'Your string has amount as 0, the right one as 500.00.',
    'Your string has feeAmount as 0, the right one as 0.50.',
  ]);
});

// Go: a struct's fields by reflection, the empty ones too.
it('empty pairs may be fields of a class', async () => {
  const findings = await tell(
    '{"amount":"500.00","orderNo":"P1"}',
    `amount=500.00&currency=&nonce=n1&orderNo=P1&remark=${end}`,
  );
  expect(findings).toMatchObject([
    [
      'Your string has the additional pairs currency and remark.',
      '',
      'A class with a field, or a fixed list of fields, that the body does not have; or a parameter without a value that a framework, a proxy or your own code adds.',
    ],
  ]);
});

// Node: JSON.parse, String of each value, and an object's members as entries of their own.
it('a long integer beside numbers with an exponent is told as what a double makes of it', async () => {
  const findings = await tell(
    '{"amount":"500.00","attach":{"uid":1},"id":12345678901234567890,"tiny":0.0000001}',
    `amount=500.00&attach.uid=1&id=12345678901234567000&nonce=n1&note=x${end}&tiny=1e-7`,
  );
  expect(findings.map(([title]) => title)).toContain(
    'Your string has id as a double, which is exact to about 16 digits.',
  );
});

// Python: v if isinstance(v, str) else json.dumps(v, sort_keys=True)
it('json.dumps of each value that is no text is Python’s where its numbers show', async () => {
  const findings = await tell(
    '{"amount":"500.00","bank":{"name":"é","id":1},"ok":true,"rate":0.0000391}',
    `amount=500.00&bank={"id": 1, "name": "\\u00e9"}&nonce=n1&ok=true&rate=3.91e-05${end}`,
  );
  expect(findings).toHaveLength(1);
  expect(findings[0]?.[0]).toMatch(
    /^Your string has its values as Python, for example, prints them/,
  );
  expect(findings[0]?.[2]).toContain('json.dumps of each value that is no string');
});

it.each([
  ['\n', 'Your string ends with a line end (LF).'],
  ['&\r\n', 'Your string ends with a separator and a line end (CRLF).'],
])(
  'a line end behind the last value is none of it, nor is it told by another value: %j',
  async (behind, said) => {
    const told = await tell(
      '{"amount":"1.00","note":"x"}',
      `amount=7.25&nonce=n1&note=x&timestamp=1790000124${behind}`,
    );
    expect(told.map(([title]) => title)).toEqual([
      'Your string has amount as 7.25, the right one as 1.00.',
      'Your string has timestamp as 1790000124, the right one as 1790000123.',
      said,
    ]);
  },
);

// Python: print(urlencode(params)); Go: fmt.Println(values.Encode()); a console’s line end copied with it.
it.each([
  [
    'vip=True',
    'writes booleans as True and False; has form-encoded values; and ends with a line end',
  ],
  ['vip=true', 'has form-encoded values, and ends with a line end'],
])('what the code did is told before the line end: %s', async (last, said) => {
  const [[title] = []] = await tell(
    '{"amount":"1.00","remark":"a b","vip":true}',
    `amount=1.00&nonce=n1&remark=a+b${end}&${last}\n`,
  );
  expect(title).toContain(said);
});

it('a forgotten separator is mended by one map, not by the value', async () => {
  const bodyText = '{"amount":"1.00","status":"completed"}';
  const ownString = `amount=1.00&status=completednonce=n1${end}`;
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  const { findings } = await diagnoseCallback(report);
  const fixes = findings.flatMap(
    (finding) => describeFinding(finding, findingWords, report.canonical).fixes,
  );
  expect(fixes.map(({ text }) => toPlainText(text))).toEqual([
    'Put all pairs into one map, sort them by key, and put one & between two.',
  ]);
});

it.each([
  ['a text in front', `s3cretamount=1.00&nonce=n1&orderNo=P1&status=done${end}`, 'Without it,'],
  [
    'another separator',
    `amount=1.00|nonce=n1|orderNo=P1|status=done|timestamp=1790000123`,
    'With that put right,',
  ],
  [
    'one case and a secret behind',
    `AMOUNT=1.00&NONCE=N1&ORDERNO=P1&STATUS=COMPLETED&TIMESTAMP=1790000123&KEY=S3CRET`,
    'With that put right,',
  ],
])('%s is not said to be all where something else differs', async (_, ownString, words) => {
  const body = '{"amount":"1.00","orderNo":"P1","status":"completed"}';
  const report = await inspectCallback({ keyText: '', headersText, bodyText: body, ownString });
  const [finding] = (await diagnoseCallback(report)).findings;
  if (finding === undefined) throw new Error('nothing is told');
  const { evidence } = describeFinding(finding, findingWords, report.canonical);
  expect(toPlainText(evidence)).toBe(`${words} other differences are left.`);
});

it.each([
  [
    'Perl’s grep, which drops the text "0"',
    '{"amount":"500","currency":"BRL","feeAmount":"0","orderNo":"P1"}',
    `amount=500&currency=BRL&nonce=n1&orderNo=P1${end}`,
    [
      'Your string drops what counts as false, as in PHP or Perl, or leaves out feeAmount.',
      '',
      'A test for truth, such as PHP’s empty(), if ($value) or array_filter without a callback; or Perl’s grep { $value } or unless ($value).',
      expect.stringContaining('DTO'),
    ],
  ],
  [
    'Rails’ blank?, which keeps true',
    '{"amount":"1.00","retries":0,"settled":true,"test":false,"zero":"0"}',
    `amount=1.00&nonce=n1&retries=0&settled=true${end}&zero=0`,
    [
      'Your string drops false, or has no test.',
      '',
      'A test for truth, such as Ruby’s if value or select(&:itself), or jq’s select(.value), for which only false and null are false, or one that spares 0; or Rails’ blank?, present? or compact_blank.',
      expect.stringContaining('DTO'),
    ],
  ],
  [
    'C’s printf',
    '{"amount":"1.00","completedAt":1790000007}',
    `amount=1.00&completedAt=1.79e+09&nonce=n1${end}`,
    [
      'Your string writes numbers in scientific notation: 1.79e+09, not 1790000007.',
      'for example as printf’s %g (1.79e+09)',
      'A C library, or a format like its own, such as printf("%g"), string.format("%g") or a stream of C++.',
    ],
  ],
  [
    'C#’s Encoding.BigEndianUnicode',
    '{"amount":"1.00"}',
    Buffer.from(`amount=1.00&nonce=n1${end}`, 'utf16le').swap16().toString('latin1'),
    [
      'Your string was turned into bytes as UTF-16 (big-endian).',
      '',
      expect.stringMatching(
        /^A charset such as \.NET’s Encoding\.BigEndianUnicode, Java’s UTF_16BE/,
      ),
    ],
  ],
  [
    'a dataclass of Python, whose unknown fields are all false, or a filter that drops them',
    '{"amount":"1.00","orderNo":"P1","retries":0,"test":false}',
    `amount=1.00&nonce=n1&orderNo=P1${end}`,
    [
      'Your string drops what counts as false: 0, false or empty containers, or leaves out all fields that the contract does not name.',
      '',
      expect.stringContaining('test for truth'),
      expect.stringContaining('DTO'),
    ],
  ],
  [
    'Python’s float() of every number, where nulls are dropped',
    '{"amount":"1.00","completedAt":1790000000,"note":null,"remark":"","orderNo":"P1"}',
    `amount=1.00&completedAt=1790000000.0&nonce=n1&orderNo=P1&remark=${end}`,
    [
      'Your string has its values as Lua 5.3, or another program whose numbers are all floats, prints them (nulls dropped, blanks kept).',
      '',
      'A string conversion of each value, such as tostring(value) after cjson.decode, or that of a program whose numbers are all floats.',
    ],
  ],
  [
    'Ruby, where neither nulls nor blanks are',
    '{"amount":"1.00","tiny":1e-7,"total":1500000.00}',
    `amount=1.00&nonce=n1${end}&tiny=1.0e-07&total=1500000.0`,
    ['Your string has its values as Ruby, for example, prints them: 1.0e-07, not 0.0000001.', ''],
  ],
  [
    'Go, its keys in capitals, with numbers that JavaScript writes alike',
    '{"amount":"1.00","count":1,"extra":{"z":1,"big":1e25}}',
    'Amount=1.00&Count=1&Extra={"big":1e+25,"z":1}&nonce=n1&timestamp=1790000123',
    [
      'Your string has keys in another spelling (those of the body with a capital first letter), and has its values as many languages print them (nested values as its JSON, its members sorted).',
      '',
    ],
  ],
  [
    'Go, which drops empty strings alone',
    '{"amount":"1.00","blank":"   ","empty":"","map":{},"note":null}',
    `amount=1.00&blank=   &map=map[]&nonce=n1&note=<nil>${end}`,
    ['Your string has its values as Go, for example, prints them (empty strings dropped).', ''],
  ],
  [
    'Python, where JavaScript has the same for false',
    '{"amount":"1.00","count":0,"test":false,"zero":"0"}',
    `amount=1.00&nonce=n1${end}&zero=0`,
    ['Your string drops what counts as false, as in JavaScript, Go’s IsZero or Python.', ''],
  ],
  [
    'Lua, which passes over all but strings and numbers',
    '{"amount":"1.00","blank":"   ","count":0,"flag":false,"list":[],"map":{},"note":null}',
    `amount=1.00&blank=   &count=0&nonce=n1${end}`,
    [
      'Your string keeps blank values (those that hold only white space), and has no boolean, object or list.',
      '',
    ],
  ],
  [
    'PHP, of nulls and blanks alike',
    '{"amount":"1.00","blank":"   ","empty":"","note":null}',
    `amount=1.00&blank=   &empty=&nonce=n1&note=${end}`,
    ['Your string keeps null and blank values.', ''],
  ],
  [
    'WordPress, or PHP’s trim(strip_tags()), where no white space is squeezed',
    '{"amount":"1.00","bank":"A & Co. <Ltd>"}',
    `amount=1.00&bank=A & Co.&nonce=n1${end}`,
    [
      'Your string leaves out characters of the values: A & Co., not A & Co. <Ltd>.',
      'what looks like HTML tags, and white space around the rest',
      // strip_tags(trim($value)) gives the same.
      'A filter of tags and one of white space at the ends, such as strip_tags and trim of each value, or WordPress’s sanitize_text_field.',
    ],
  ],
  [
    'a time that is off by a time zone',
    '{"amount":"1.00","completedAt":1790000007}',
    `amount=1.00&completedAt=1790028807&nonce=n1${end}`,
    ['Your string has completedAt 8 hours later.', expect.any(String)],
  ],
  [
    'Python, of numbers as texts',
    '{"amount":"1.00","extra":{"qty":2,"fx":83.10}}',
    `amount=1.00&extra={"qty":"2","fx":"83.10"}&nonce=n1${end}`,
    [
      'Your string has extra with the same values, written otherwise: with texts for numbers, or numbers for texts.',
      '',
    ],
  ],
  [
    'PHP, whose empty() is spared "0": booleans are its own',
    '{"amount":"1.00","retries":0,"settled":true,"test":false,"zero":"0"}',
    `amount=1.00&nonce=n1&settled=1${end}&zero=0`,
    ['Your string drops values that count as false, and writes booleans as numbers (1 and 0).', ''],
  ],
  [
    'Ruby’s join of each pair, where nothing shows how items are joined',
    '{"amount":"1.00","blank":"   ","flag":false,"list":[],"map":{},"note":null,"remark":""}',
    `amount=1.00&blank=   &flag=false&list=&map={}&nonce=n1${end}`,
    [
      'Your string has nothing for empty lists, and has its values as many languages print them.',
      '',
    ],
  ],
  [
    'a decimal type, by a number that has an exponent',
    '{"amount":"1.00","rate":1.50,"tiny":1e-7,"units":1e3}',
    `amount=1.00&nonce=n1&rate=1.50${end}&tiny=1E-7&units=1E+3`,
    [
      'Your string writes numbers in scientific notation: 1E-7, not 0.0000001.',
      'a decimal type’s own text (1.50, 1E+3)',
    ],
  ],
  [
    'JavaScript’s Number, by a text that it made a number',
    '{"amount":"100.00","couponNo":"007","tiny":1e-7}',
    `amount=100&couponNo=7&nonce=n1${end}&tiny=1e-7`,
    [
      'Your string has values made into numbers wherever they look like one: 100, not 100.00.',
      'without zeros at either end, as JavaScript’s Number',
    ],
  ],
  [
    'PHP’s strlen, where false is nothing',
    '{"amount":"1.00","count":0,"flag":false}',
    `amount=1.00&count=0&nonce=n1${end}`,
    [
      'Your string drops false, or has no flag.',
      '',
      expect.stringContaining('PHP or Perl, which print false as nothing'),
    ],
  ],
  [
    'PHP’s (int) of booleans, beside a recursive ksort',
    '{"amount":"1.00","extra":{"b":1,"a":2},"flag":false}',
    `amount=1.00&extra={"a":2,"b":1}&flag=0&nonce=n1${end}`,
    [
      'Your string has its values as Perl, or code that makes integers of booleans and whole decimals, prints them: {"a":2,"b":1}, not {"b":1,"a":2}.',
      'nested values as its JSON, its members sorted',
    ],
  ],
  [
    'JavaScript’s [key, value].join, for which null is nothing',
    '{"amount":"1.00","parent":null,"userId":9007199254740993}',
    `amount=1.00&nonce=n1&parent=${end}&userId=9007199254740992`,
    [expect.stringContaining('Go or JavaScript'), '', expect.stringContaining('.join')],
  ],
  [
    'Jackson’s JsonNode.asText',
    '{"amount":"1.00","extra":{"a":1},"list":["x"],"memo":null,"remark":"","tiny":1e-7}',
    `amount=1.00&memo=null&nonce=n1${end}&tiny=1.0E-7`,
    [expect.stringContaining('Java or Kotlin'), '', expect.stringContaining('JsonNode.asText')],
  ],
  [
    'Node’s querystring, decoded again, which prints an object as nothing',
    '{"amount":"1.00","extra":{"a":1},"orderNo":"P1"}',
    `amount=1.00&extra=&nonce=n1&orderNo=P1${end}`,
    [expect.any(String), '', expect.stringContaining('querystring')],
  ],
  [
    'PHP’s JSON_FORCE_OBJECT, which writes an empty list as Lua does',
    '{"amount":"1.00","list":[]}',
    `amount=1.00&list={}&nonce=n1${end}`,
    ['Your string has nested [] written as {}: {}, not [].', '', expect.stringContaining('Lua')],
  ],
  [
    'the body as JSON in one pair',
    '{"amount":"1.00","orderNo":"P1"}',
    `data={"amount": "1.00", "orderNo": "P1"}&nonce=n1${end}`,
    [
      'Your string has the whole body as one entry, data (written again as by Python’s json.dumps).',
      '',
      expect.stringContaining('A map of three'),
    ],
  ],
  [
    'a parameter that is a list',
    '{"amount":"1.00","orderNo":"P2026"}',
    `amount=1.00&nonce=n1&orderNo=['P2026']${end}`,
    [expect.any(String), '', expect.stringContaining('list or a tuple')],
  ],
  [
    'a verb of Go that is not for texts',
    '{"amount":"1.00","orderNo":"P2026"}',
    `amount=%!d(string=1.00)&nonce=n1&orderNo=%!d(string=P2026)${end}`,
    [
      'Your string has amount and orderNo with other text around its value.',
      expect.any(String),
      expect.stringContaining('Go’s fmt'),
    ],
  ],
  [
    'the first & escaped',
    '{"amount":"1.00","orderNo":"P2026"}',
    `amount=1.00&amp;nonce=n1&orderNo=P2026${end}`,
    ['Your string has nonce as amp;nonce.', '', expect.stringContaining('An escape of HTML')],
  ],
  [
    'Fastjson’s WriteClassName',
    '{"amount":"1.00","orderNo":"P1"}',
    `@type=com.shop.Callback&amount=1.00&nonce=n1&orderNo=P1${end}`,
    [
      'Your string has the additional pair @type.',
      '',
      expect.stringContaining('name of the class'),
    ],
  ],
  [
    'Java’s Objects.toString(value, "") of a null',
    '{"amount":"1.00","memo":null,"orderNo":"P1"}',
    `amount=1.00&memo=&nonce=n1&orderNo=P1${end}`,
    ['Your string keeps null and blank values.', '', expect.stringContaining('Objects.toString')],
  ],
  [
    'PHP’s http_build_query, which has no pair for what is empty',
    '{"amount":"1.00","extra":{},"orderNo":"P1","tags":[]}',
    `amount=1.00&nonce=n1&orderNo=P1${end}`,
    [
      expect.any(String),
      '',
      expect.stringMatching(
        /^A test for truth, such as PHP’s empty\(\), .* Python’s if value or .* Rails’ blank\?/,
      ),
      expect.stringContaining('query-string code'),
    ],
  ],
  [
    'a Go struct without omitempty, of which the body has few fields',
    '{"amount":"1.00","orderNo":"P1","orderType":"payin","status":"completed","extra":{"a":1}}',
    `amount=1.00&completedAt=0&feeAmount=&merchantOrderNo=&netAmount=&nonce=n1&orderNo=P1&orderType=payin&status=completed${end}`,
    [
      'Your string has no extra, and has entries for fields that the body does not have (0 for a number and an empty value for a string, as a Go struct has them).',
      '',
      expect.any(String),
      expect.any(String),
    ],
  ],
  [
    'Go’s FormatFloat and json.Marshal, whose escapes JavaScript has not',
    '{"amount":"1.00","items":[{"sku":"A&B","qty":1}]}',
    String.raw`amount=1.00&items=[{"qty":1,"sku":"A\u0026B"}]&nonce=n1${end}`,
    [
      expect.not.stringContaining('JavaScript'),
      expect.anything(),
      expect.not.stringContaining('querystring'),
    ],
  ],
  [
    'jq’s tostring, whose quotes tr -d removed',
    '{"amount":"1.00","extra":{"a":"x"}}',
    `amount=1.00&extra={a:x}&nonce=n1${end}`,
    [
      'Your string leaves out characters of the values: {a:x}, not {"a":"x"}.',
      'double quotes',
      expect.stringContaining('tr -d'),
    ],
  ],
  [
    'a log that puts an ellipsis behind',
    '{"amount":"1.00","orderNo":"P1"}',
    `amount=1.00&nonce=n1&orderNo=P1${end}...`,
    [
      'Your string has other text behind its pairs.',
      '',
      'A log or a message that puts an ellipsis behind what it shows.',
    ],
  ],
  [
    'JavaScript, where an empty list prints as nothing',
    '{"amount":"1.00","count":1,"list":[],"map":{}}',
    `amount=1.00&count=1&map={}&nonce=n1${end}`,
    ['Your string has no list.', ''],
  ],
  [
    'Python, where an empty text stands for None',
    '{"amount":"1.00","flag":false,"note":null}',
    `amount=1.00&flag=False&nonce=n1&note=${end}`,
    [
      'Your string has its values as Python or C#, for example, prints them.',
      '',
      expect.stringContaining('an empty text for None'),
    ],
  ],
  [
    'a type switch of Go, which takes strings and numbers alone',
    '{"amount":"1.00","count":0,"flag":false,"list":[],"map":{}}',
    `amount=1.00&count=0&nonce=n1${end}`,
    [
      expect.stringMatching(/^Your string drops false or empty containers/),
      '',
      expect.stringMatching(
        /Rails.*code that takes strings and numbers alone, as a type switch in Go/,
      ),
    ],
  ],
  [
    'JavaScript’s toFixed(2) beside an integer that a double rounded',
    '{"amount":"1.00","rate":1.10,"ref":90071992547409931}',
    `amount=1.00&nonce=n1&rate=1.10&ref=90071992547409940${end}`,
    [
      'Your string has rate as 1.10, the right one as 1.1: it writes numbers as received, or with two decimals.',
    ],
  ],
  [
    'Lua’s cjson, which keeps no order: that of one object is sorted by chance',
    '{"amount":"1.00","a":{"y":1,"x":2},"b":{"r":1,"q":2,"s":3}}',
    `a={"x":2,"y":1}&amount=1.00&b={"s":3,"r":1,"q":2}&nonce=n1${end}`,
    ['Your string has a and b with the same values, written otherwise: members in another order.'],
  ],
  [
    'members sorted, beside an object that is left out',
    '{"amount":"1.00","a":{"y":1,"x":2},"b":{"r":1,"q":2,"s":3},"status":"completed"}',
    `a={"x":2,"y":1}&amount=1.00&nonce=n1&status=Completed${end}`,
    [expect.stringMatching(/^Your string has a as .*: it has nested JSON with sorted keys\.$/)],
  ],
  [
    'a long of Java whose name fits no member',
    '{"amount":"1.00","completedAt":1790000007}',
    `amount=1.00&completedAt=0&nonce=n1${end}`,
    [
      'Your string has completedAt as 0, the right one as 1790000007.',
      '',
      expect.stringContaining('never filled'),
    ],
  ],
  [
    'PHP’s .= "nonce=", without the separator before it',
    '{"amount":"1.00","status":"completed"}',
    'amount=1.00&status=completednonce=n1&timestamp=1790000123',
    [
      'Your string has status with the pair of nonce right behind its value, without an &.',
      '',
      expect.stringContaining('is forgotten, such as by .='),
    ],
  ],
  [
    'no separator at two places, behind a short value as well',
    '{"amount":"1.00","orderNo":"P1","status":"completed"}',
    'amount=1.00&orderNo=P1status=completednonce=n1timestamp=1790000123',
    ['Your string has orderNo with the pair of status right behind its value, without an &.'],
  ],
  [
    'an empty text for each pair that is blank, behind a value that has an & too',
    '{"amount":"1.00","blank":"","items":["a & b"],"memo":"","status":"completed"}',
    `amount=1.00&&items=["a & b"]&&nonce=n1&status=completed&timestamp=1790000123`,
    ['Your string has 2 empty pairs.', '', expect.stringMatching(/^A separator that stands twice/)],
  ],
  [
    'Go’s make with a length and append',
    '{"amount":"1.00","status":"completed"}',
    `&&&&&amount=1.00&nonce=n1&status=completed${end}`,
    ['Your string has 5 empty pairs.', '', expect.stringContaining('make([]string, n)')],
  ],
  [
    'an amount that lost its noughts to a function or a division',
    '{"amount":"1200","feeAmount":"2.50","status":"completed"}',
    `amount=12&feeAmount=2.50&nonce=n1&status=completed${end}`,
    [
      'Your string has amount cut off before the noughts at its end.',
      '',
      expect.stringContaining('of a whole number, a division'),
    ],
  ],
  [
    'whole amounts that lost their noughts to a function or a division',
    '{"amount":"1200","status":"completed"}',
    `amount=12&nonce=n1&status=completed${end}`,
    [
      'Your string has amounts without the noughts and points at their end: 12, not 1200.',
      '12 for 1200.00',
      expect.stringContaining('a division'),
    ],
  ],
  [
    'PHP’s sort in place of ksort, short values too',
    '{"amount":"1500.00","bankCode":"001","currency":"BRL","feeAmount":"22.50","orderNo":"P-1234"}',
    '0=001&1=22.50&2=1500.00&3=1790000123&4=BRL&5=P-1234&6=n1',
    [
      'Your string has amount, bankCode, currency, feeAmount, nonce, orderNo and timestamp under other keys.',
    ],
  ],
  [
    'pairs on lines, an ampersand in one of them',
    '{"amount":"1.00","note":"a & b = 50%","orderNo":"P1","status":"completed"}',
    'amount=1.00\nnonce=n1\nnote=a & b = 50%\norderNo=P1\nstatus=completed\ntimestamp=1790000123',
    ['Your string has another separator between pairs (a line end).'],
  ],
  [
    'a secret that is not set',
    '{"amount":"1.00","status":"completed"}',
    `amount=1.00&nonce=n1&status=completed${end}&key=undefined`,
    ['Your string has the additional pair key.', '', expect.stringContaining('not set')],
  ],
  [
    'a loop one step past the last key',
    '{"amount":"1.00","status":"completed"}',
    `amount=1.00&nonce=n1&status=completed${end}&undefined=undefined`,
    ['Your string has the additional pair undefined.', '', expect.stringContaining('too far')],
  ],
  [
    'a fold without a first value',
    '{"amount":"1.00","status":"completed"}',
    `amount&nonce=n1&status=completed${end}`,
    ['Your string has its first key alone, without the value.'],
  ],
  [
    'the same beside another difference, no text in front',
    '{"amount":"1.00","status":"completed"}',
    `amount&nonce=n1&status=PAID${end}`,
    ['Your string has amount without a value.'],
  ],
  [
    'a loop from the second key on',
    '{"amount":"1.00","status":"completed"}',
    `nonce=n1&status=completed${end}`,
    ['Your string leaves out amount.', '', expect.stringContaining('begins at the second')],
  ],
  [
    'the same with a value that differs',
    '{"amount":"1.00","status":"completed"}',
    `nonce=n1&status=PAID${end}`,
    [
      'Your string leaves out amount.',
      '',
      expect.any(String),
      'A loop over the sorted keys that begins at the second.',
    ],
  ],
  [
    'a class without another field, which is no loop’s',
    '{"amount":"1.00","memo":"x","status":"completed"}',
    `amount=1.00&nonce=n1&status=completed${end}`,
    ['Your string has no memo.', '', expect.not.stringContaining('second')],
  ],
  [
    'rtrim($amount, "0") of all amounts, not numbers of some',
    '{"amount":"0.10","feeAmount":"0.00"}',
    `amount=0.1&feeAmount=0.&nonce=n1&extra=${end}`,
    [
      'Your string has amounts without the noughts at their end: 0.1, not 0.10.',
      '1200. for 1200.00',
      expect.stringContaining('rtrim'),
    ],
  ],
  [
    'a class that lacks a field beyond ASCII, beside another difference',
    '{"amount":"1.00","name":"João da Silva","status":"completed"}',
    `amount=1.00&nonce=n1&status=completed!${end}`,
    ['Your string leaves out name.', '', expect.not.stringContaining('charset')],
  ],
  [
    'the text of a number that toFixed(2) would write otherwise, beside an integer that a double rounded',
    '{"amount":"1.00","rate":123456789012345678.10,"ref":90071992547409931}',
    `amount=1.00&nonce=n1&rate=123456789012345678.10&ref=90071992547409940${end}`,
    [expect.stringMatching(/^Your string has rate as 123456789012345678\.10, .* as received\.$/)],
  ],
  [
    'Python or C# of a body without nested values, which no writer indents',
    '{"amount":"1.00","ok":true,"reason":""}',
    `amount=1.00&nonce=n1&ok=True&reason=${end}`,
    [
      'Your string has its values as Python or C#, for example, prints them (blanks kept).',
      '',
      'A string conversion of each value, such as f"{key}={value}" or str(value) after json.loads; or str(value) after json.loads, with an empty text for None; or ToString over what Json.NET has read; or JsonElement.ToString (System.Text.Json), or that of decimals.',
    ],
  ],
  [
    'PHP’s blanks and false left out, and a 0 that is not',
    '{"amount":"1.00","count":0,"vip":false,"extra":{"n":"Ñ"}}',
    `amount=1.00&count=0&extra={"n":"\\u00d1"}&nonce=n1${end}`,
    [
      'Your string has its values as PHP, for example, prints them (nested values as its JSON, characters beyond ASCII escaped, whatever prints as nothing dropped).',
    ],
  ],
  [
    'PHP’s json_encode, of which an empty object is a list',
    '{"amount":"1.00","blank":"   ","flag":false,"list":[],"map":{},"note":null,"remark":""}',
    `amount=1.00&blank=   &flag=false&list=[]&map=[]&nonce=n1${end}`,
    [
      'Your string has its values as PHP’s json_encode, for example, prints them (nested values as its JSON, {} as []).',
      '',
      'A string conversion of each value, such as PHP’s json_encode of each value that is no string.',
    ],
  ],
  [
    'Jackson’s JsonNode.asText, which is alike in many languages',
    '{"amount":"1.00","blank":"   ","flag":false,"list":[],"map":{},"note":null,"remark":""}',
    `amount=1.00&blank=   &flag=false&nonce=n1&note=null${end}`,
    [
      'Your string has its values as many languages print them (nested values left out, empty strings dropped).',
      '',
      'A string conversion of each value, which is alike in many languages; or JsonNode.asText, which gives nothing of objects and lists.',
    ],
  ],
  [
    'Rails’ blank?, where it drops no more than Ruby’s own truth',
    '{"amount":"1.00","discount":0.0,"isRefund":false,"isVip":true}',
    `amount=1.00&discount=0.0&isVip=true&nonce=n1${end}`,
    [
      'Your string has its values as Ruby or jq, for example, prints them (what counts as false dropped).',
    ],
  ],
  [
    'PHP’s empty(), where false is dropped for its text as well',
    '{"amount":"1.00","extra":{"name":"Ñ"},"vip":false}',
    `amount=1.00&extra={"name":"\\u00d1"}&nonce=n1${end}`,
    [
      'Your string has its values as PHP or Python, for example, prints them (nested values as its JSON, characters beyond ASCII escaped, what counts as false or prints as nothing dropped).',
    ],
  ],
  [
    'Python’s None as nothing where there is none',
    '{"amount":"1.00","extra":{"name":"Ñ"},"remark":"","settled":true}',
    `amount=1.00&extra={"name":"\\u00d1"}&nonce=n1&remark=&settled=True${end}`,
    [
      'Your string has its values as Python, for example, prints them (nested values as its JSON, characters beyond ASCII escaped, blanks kept).',
    ],
  ],
  [
    'Jackson’s NON_EMPTY of all entries, of which one lacks what is empty',
    '{"amount":"1.00","extra":{"a":[],"big":1e25,"z":1},"orderNo":"P1"}',
    '{"amount":"1.00","extra":{"big":1.0E25,"z":1},"nonce":"n1","orderNo":"P1","timestamp":"1790000123"}',
    [
      'Your string is not pairs, but all entries as a program prints them: JSON. Your string has objects and arrays without their nulls, empty strings and empty members.',
    ],
  ],
])('%s', async (_, bodyText, ownString, told) => {
  const [first] = await tell(bodyText, ownString);
  expect(first?.slice(0, told.length)).toEqual(told);
});

it.each([
  [
    'escapes that are the body’s too',
    '{"amount":"1.00","extra": {"a":"\\u00e9\\/x"}}',
    `amount=1.00&extra={"a":"\\u00e9\\/x"}&nonce=n1${end}`,
    'json_encode',
  ],
  [
    'a large number in JSON',
    '{"amount":"1.00","extra":{"big":1e25}}',
    `amount=1.00&extra={"big":1.0e+25}&nonce=n1${end}`,
    'Ruby',
  ],
  [
    'an empty list that is gone',
    '{"amount":"1.00","count":1,"list":[],"map":{}}',
    `amount=1.00&count=1&map={}&nonce=n1${end}`,
    'prints an empty list as nothing',
  ],
  [
    'an object that is gone',
    '{"amount":"1.00","extra":{"a":1}}',
    `amount=1.00&nonce=n1${end}`,
    'passes over objects and lists',
  ],
])('names each origin of %s', async (_, bodyText, ownString, origin) => {
  const [first] = await tell(bodyText, ownString);
  expect(first?.slice(2).join(' ')).toContain(origin);
});

// qs.stringify, sorted by localeCompare, beside what it makes of an object.
it('names query-string code where empty containers alone are gone', async () => {
  const bodyText =
    '{"Zone":"1","amount":"1.00","flags":{"z":1,"a":[true,null]},"list":[],"map":{}}';
  const own = `amount=1.00&flags[a][]=true&flags[a][]=&flags[z]=1&nonce=n1${end}&Zone=1`;
  const findings = await tell(bodyText, own);
  expect(findings.flat().join(' ')).toContain('writes nothing for an empty object or list');
});

// simplejson.dumps(v, separators=(",", ":"), sort_keys=True, ensure_ascii=False) of decimals: json.Marshal would escape the &.
it('names no writer of JSON that would escape what stands there', async () => {
  const bodyText = '{"amount":"1.00","detail":{"vat":11.00,"url":"a&b"}}';
  const [first] = await tell(
    bodyText,
    `amount=1.00&detail={"url":"a&b","vat":11.00}&nonce=n1${end}`,
  );
  expect(first?.join(' ')).toContain('sort_keys=True');
  expect(first?.join(' ')).not.toMatch(/json\.Marshal|\bGo\b/);
});

// json.dumps(v): str(v).replace("'", '"') gives the same of what has only texts and numbers.
it('names a writer of JSON beside a conversion of all values', async () => {
  const [first] = await tell(
    '{"amount":"1.00","fx":{"ask":83.15,"bid":83.05},"usd":10.00}',
    'amount=1.00&fx={"ask": 83.15, "bid": 83.05}&nonce=n1&timestamp=1790000123000&usd=10.0',
  );
  expect(first?.[0]).toContain('(nested values as its JSON)');
  expect(first?.join(' ')).toContain('Objects and arrays go through json.dumps, or a replacement');
});

// C#: Convert.ToString over what JavaScriptSerializer has read.
it('names no language’s JSON beside nested values that are none', async () => {
  const bodyText = '{"amount":"1.00","fx":17.10,"splits":[{"b":1,"a":2}]}';
  const ownString = `amount=1.00&fx=17.10&nonce=n1&splits=System.Collections.ArrayList${end}`;
  const [first] = await tell(bodyText, ownString);
  expect(first?.[0]).toContain('writes numbers as received');
  expect(first?.join(' ')).not.toContain('nested values as its JSON');
});

const ordered =
  '"amount":"1.00","feeAmount":"0.50","orderNo":"P1","orderType":"payin","status":"completed"';
const received =
  '"orderNo":"P1","status":"completed","amount":"1.00","feeAmount":"0.50","orderType":"payin"';

it.each([
  [
    'a sort that is reversed',
    `{${ordered}}`,
    'timestamp=1790000123&status=completed&orderType=payin&orderNo=P1&nonce=n1&feeAmount=0.5&amount=PAID',
    'Your string is sorted in descending order.',
    'krsort',
  ],
  [
    'no sort',
    `{${received}}`,
    'orderNo=P1&status=PAID&amount=1.00&feeAmount=0.50&orderType=payin&timestamp=1790000123&nonce=n1',
    'Your string is not sorted (the body’s order, then timestamp and nonce).',
    'no sort',
  ],
  [
    'no sort, without a header',
    `{${received},"zone":"east"}`,
    'orderNo=P1&status=PAID&amount=1.00&feeAmount=0.50&orderType=payin&zone=east&timestamp=1790000123',
    'Your string is not sorted (the body’s order, then timestamp).',
    'no sort',
  ],
  [
    'an order that nothing gives',
    `{${received}}`,
    'status=PAID&nonce=n1&orderNo=P1&timestamp=1790000123&amount=1.00&feeAmount=0.50&orderType=payin',
    'Your string has amount, feeAmount, orderType and status in another place.',
    'something else than the keys’ ASCII codes',
  ],
  [
    'an order that few pairs may have by chance',
    '{"orderNo":"P1","status":"completed","amount":"1.00"}',
    'orderNo=P1&status=PAID&amount=1.00&timestamp=1790000123&nonce=n1',
    'Your string has amount and nonce in another place.',
    'something else than the keys’ ASCII codes',
  ],
  [
    'a chop that took a nought',
    '{"amount":"1.00","status":"completed","zone":"+02:30"}',
    'amount=2.00&nonce=n1&status=completed&timestamp=1790000123&zone=+02:3',
    'Your string has zone cut off at the string’s end.',
    'chop',
  ],
  [
    'noughts that were taken off each value',
    '{"amount":"1200","status":"completed","zone":"+02:30"}',
    'amount=12&nonce=n1&status=completed&timestamp=1790000123&zone=+02:3',
    'Your string has zone cut off at the string’s end.',
    'rtrim',
  ],
  [
    'a second chop',
    '{"amount":"1.00","status":"completed","zone":"east"}',
    'amount=2.00&nonce=n1&status=completed&timestamp=1790000123&zone=eas',
    'Your string has zone cut off at the string’s end.',
    'chop',
  ],
  [
    'a value that is cut elsewhere',
    '{"amount":"1.00","status":"completed","zone":"east"}',
    'amount=2.00&nonce=n1&status=complete&timestamp=1790000123&zone=east',
    'Your string has status cut off after 8 characters.',
    'fixed width',
  ],
])('names, beside a value that differs, %s', async (_, bodyText, ownString, title, origin) => {
  const told = await tell(bodyText, ownString);
  const found = told.find(([one]) => one === title);
  expect(told.map(([one]) => one)).toContain(title);
  expect(found?.slice(2).join(' ')).toContain(origin);
});

// Python's encode('gbk'), shown as UTF-8.
it('says of bytes of another charset that they were read', async () => {
  const ownString = `nonce=n1&remark=\ufffd\ufffdx\ufffd\ufffd${end}`;
  // Of its UTF-8 another number of bytes would be lost.
  const bodyText = '{"remark":"éx张"}';
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  const [first] = (await diagnoseCallback(report)).findings;
  if (first === undefined) throw new Error('nothing was found');
  const { evidence } = describeFinding(first, findingWords, report.canonical);
  expect(toPlainText(evidence)).toBe(
    'Yours equals a string built this way, in its bytes (where they stand as text, they were read as UTF-8).',
  );
});

// C#'s reflection, with the body's other fields left out.
it('says where the values of what is missing stand', async () => {
  const bodyText = '{"amount":"1.00","count":1,"flag":true}';
  const report = await inspectCallback({
    keyText: '',
    headersText,
    bodyText,
    ownString: `AMOUNT=1.00${end}&nonce=n1`,
  });
  const { findings } = await diagnoseCallback(report);
  const fixes = findings.flatMap(
    (one) => describeFinding(one, findingWords, report.canonical).fixes,
  );
  expect(fixes.map(({ text }) => toPlainText(text))).toContain(
    'Add them all, with their values from the body.',
  );
});

// PHP's htmlspecialchars(strip_tags($v)): each & is of an entity.
it('takes no entity for the beginning of a pair', async () => {
  const body =
    '{"note":"<b>x</b> & y","payer":"O\'Neil \\"Jr\\"","url":"https://x.example/?id=5&t=a+b"}';
  const own = `nonce=n1&note=x &amp; y&payer=O&#039;Neil &quot;Jr&quot;${end}&url=https://x.example/?id=5&amp;t=a+b`;
  const titles = (await tell(body, own)).map(([title]) => title);
  expect(titles.join(' ')).not.toMatch(/cut off|additional/);
  expect(titles).toContain('Your string has HTML entities in its values: payer and url.');
});

// PHP's var_export, which writes 1.0E-7 beside 1500000.0.
it('tells a number without an exponent as the same number', async () => {
  const body = '{"amount":"1.00","ref":12345678901234567890,"tiny":1e-7,"total":1500000.00}';
  const own = `amount=1.00&nonce=n1&ref=1.2345678901234567E+19${end}&tiny=1.0E-7&total=1500000.0`;
  const titles = (await tell(body, own)).map(([title]) => title);
  expect(titles).toContain('Your string has total as the same number, written otherwise.');
  expect(titles.filter((title) => title?.includes('scientific')).join()).not.toContain('total');
});

// PHP's json_encode of what is no scalar, a null among them.
it('tells no filter that the additional pairs contradict', async () => {
  const body = '{"amount":"1.00","list":[],"map":{},"note":null}';
  const own = `amount=1.00&list=[]&map=[]&nonce=n1&note=null${end}`;
  expect((await tell(body, own)).flat().join(' ')).not.toContain('nulls');
});

it.each([
  [
    '"0" and false, as array_filter of PHP drops them',
    '"retries":"0","test":false',
    'A filter that drops what counts as false',
  ],
  ['numbers', '"retries":3,"test":4.5', 'Code that takes only some of JSON’s types'],
  ['other text', '"retries":3,"test":"b"', 'A typed object (DTO) or a fixed list'],
])('says what may leave out %s', async (_, left, origin) => {
  const told = await tell(
    `{"amount":"1.00","orderNo":"P1",${left}}`,
    `amount=7&nonce=n1&orderNo=P1${end}`,
  );
  const missing = told.find(([title]) => title === 'Your string leaves out retries and test.');
  expect(missing?.[2]).toMatch(new RegExp(`^${origin.replace(/[()]/g, '\\$&')}`));
});

it.each([
  ['PHP', 'rate=1.0E-7', 'PHP'],
  ['JavaScript', 'rate=1e-7', 'JavaScript'],
])(
  'names %s among those that print one number so, beside what differs otherwise',
  async (_, rate, name) => {
    const told = await tell(
      '{"amount":"1.00","orderNo":"P1","rate":1e-7}',
      `amount=7&nonce=n1&orderNo=P1&${rate}${end}`,
    );
    expect(told.find(([title]) => title?.includes('rate'))?.[2]).toContain(name);
  },
);

it('does not lay keys in lower case, and a separator behind the last pair, to a library alone', async () => {
  const told = await tell(
    '{"amount":"1.00","orderNo":"P1"}',
    `amount=7&nonce=n1&orderno=P1${end}&`,
  );
  const origins = told.map(([, , origin]) => origin);
  expect(origins).toContainEqual(expect.stringContaining('changes the case'));
  expect(origins).toContainEqual(expect.stringContaining('behind the last pair'));
});

// Node's util.inspect(text, { maxStringLength: 40 }).
it('says of a string that Node’s inspect has cut that it ends early', async () => {
  const own = "'amount=1.00&nonce=n1&orderNo=P1&status=co'... 29 more characters";
  const body = '{"amount":"1.00","orderNo":"P1","status":"completed"}';
  const titles = (await tell(body, own)).map(([title]) => title);
  expect(titles[0]).toBe('Your string ends early, inside status.');
  expect(titles.join(' ')).not.toMatch(/leaves out|additional/);
});

// Python's '&'.join(f'{k}={d.get(k)}' for k in keys), and a loop over all headers.
it('says where pairs come from that the body does not have', async () => {
  const told = await tell(
    '{"amount":"1.00","orderNo":"P1","channel":"a","retries":3}',
    `amount=7&content-type=application/json&currency=None&nonce=n1&orderNo=P1&sign=undefined${end}`,
  );
  const origins = told.flatMap(([, , ...all]) => all).join(' ');
  expect(origins).toContain('A fixed list of fields, or a class with a field');
  expect(origins).toContain('A loop that copies all headers');
  expect(origins).toContain('sign was set to nothing in place of being removed');
});

// JavaScript's `${k}=${v}` of two lists, beside another change.
it('lays a list that was printed as nothing to no variable alone', async () => {
  const told = await tell(
    '{"amount":"1.00","ids":[],"orderNo":"P1","status":"a"}',
    `amount=7&ids=&nonce=n1&orderNo=P2&status=b${end}`,
  );
  expect(told.find(([title]) => title?.includes('ids'))?.[2]).toContain('as nothing');
});

const payout =
  '{"amount":"100.00","completedAt":1790000007,"note":"a & b","orderNo":"P1","ok":true,"test":false,"url":"https://x.example/?id=5&t=a+b"}';

it.each([
  [
    'Python’s " & ".join(f"{k} = {v}")',
    `amount = 100.00 & completedAt = 1790000007 & nonce = n1 & note = a & b & ok = True & orderNo = P1 & test = False & timestamp = 1790000123 & url = https://x.example/?id=5&t=a+b`,
    'Your string has another separator between pairs (&, with spaces around it); has another sign between key and value (=, with spaces around it); and writes booleans as True and False.',
  ],
  [
    'Ruby’s "#{k}:#{v}" a line',
    `amount:100.00\ncompletedAt:1790000007\nnonce:n1\nnote:a & b\nok:true\norderNo:P1\ntest:false\ntimestamp:1790000123\nurl:https://x.example/?id=5&t=a+b`,
    'Your string has another separator between pairs (a line end), and has another sign between key and value (:).',
  ],
  [
    'a signer’s method, path, time, nonce and body, a line each',
    `POST\n/api/callback\n1790000123\nn1\n${payout}`,
    'Your string has the request’s method and path in front of the rest. Your string is timestamp, nonce and the raw body (joined by line ends).',
  ],
])('%s', async (_, own, title) => {
  expect((await tell(payout, own))[0]?.[0]).toBe(title);
});

// Lombok's toString() and Go's %+v.
it.each([
  `Dto(orderType=payin, orderNo=P1, status=completed, amount=100.00, completedAt=1790000007)`,
  `{OrderType:payin OrderNo:P1 Status:completed Amount:100.00 CompletedAt:1790000007}`,
])('reads an object without the two headers: %s', async (own) => {
  const told = await tell(
    '{"amount":"100.00","channel":"UPI","completedAt":1790000007,"orderNo":"P1","orderType":"payin","status":"completed"}',
    own,
  );
  const titles = told.map(([title]) => title);
  expect(titles[0]).toContain('Your string is not pairs, but some entries');
  expect(titles).toContain('Your string leaves out nonce.');
  expect(titles).toContain('Your string leaves out channel.');
});

// Go's json.Encoder over each value that is no string.
it('says of line ends that an encoder wrote them', async () => {
  const own = `amount=1.00&count=0\n&list=["a"]\n&nonce=n1&ok=true\n${end}`;
  const told = await tell('{"amount":"1.00","count":0,"list":["a"],"ok":true}', own);
  const all = told.flat().join(' ');
  expect(all).toContain('json.Encoder');
  expect(all).not.toMatch(/damaged|A unit/);
});

// C#'s AppendLine over a type of one's own, and Go's Fprintf of "%s=%v\\n".
it.each([
  [
    'amount=1.00\r\nextra=Shop.Models.Extra\r\nnonce=n1\r\norderNo=P1\r\ntimestamp=1790000123\r\n',
    'Your string has extra as Shop.Models.Extra, the right one as ["a",{"b":1}].',
  ],
  [
    'amount=1\nextra=["a",{"b":1}]\nnonce=n1\norderNo=P2\ntimestamp=1790000123\n',
    'Your string has orderNo as P2, the right one as P1.',
  ],
])('tells line ends between pairs apart from what differs in them', async (own, other) => {
  const told = await tell('{"amount":"1.00","extra":["a",{"b":1}],"orderNo":"P1"}', own);
  const titles = told.map(([title]) => title);
  expect(titles[0]).toBe(
    'Your string has another separator between pairs (a line end, behind the last pair too).',
  );
  expect(titles).toContain(other);
  expect(titles.join(' ')).not.toMatch(/other text|additional/);
});

// Kotlin's template over Jackson's map, where amounts were toDouble().
it('does not tell values as a map in brackets', async () => {
  const body =
    '{"amount":"100.00","feeAmount":"2.50","orderNo":"P1","tags":["a","b"],"tiny":1e-7,"units":1e3}';
  const own = `amount=100.0&feeAmount=2.5&nonce=n1&orderNo=P1&tags=[a, b]${end}&tiny=1.0E-7&units=1000.0`;
  const titles = (await tell(body, own)).map(([title]) => title);
  expect(titles.join(' ')).not.toContain('the map of all entries');
  expect(titles.join(' ')).toContain('Java');
});

// JavaScript's filter(k => p[k]) or Python's if v, joined by line ends.
it('names every language that may have done it between other separators too', async () => {
  const own = 'amount=1.00\nnonce=n1\ntimestamp=1790000123\nzero=0\n';
  const [told] = await tell('{"amount":"1.00","count":0,"test":false,"zero":"0"}', own);
  expect(told?.[0]).toBe(
    'Your string has another separator between pairs (a line end, behind the last pair too), and drops what counts as false, as in JavaScript, Go’s IsZero or Python.',
  );
});

it('tells a blank at the end behind what the string leaves out, and no more of either than is so', async () => {
  const body = '{"amount":"1.00","orderNo":"P1","status":"completed"}';
  const ownString = 'amount=1.00&orderNo=P1&status=completed&timestamp=1790000123 ';
  const report = await inspectCallback({ keyText: '', headersText, bodyText: body, ownString });
  const [finding] = (await diagnoseCallback(report)).findings;
  if (finding === undefined) throw new Error('nothing is told');
  const { title, evidence, fixes } = describeFinding(finding, findingWords, report.canonical);
  expect(toPlainText(title)).toBe(
    'Your string leaves out nonce. Your string has a space behind the rest.',
  );
  expect(toPlainText(evidence)).toBe(
    'Without that, yours equals a string built this way, character by character.',
  );
  expect(toPlainText(fixes[0]?.text ?? [])).toMatch(/nonce/);
});

// Lua 5.3: tonumber(v) or v, and .. '&' behind each pair.
it('tells a separator behind the last pair apart from several other deviations', async () => {
  const body = '{"amount":"100.00","completedAt":1790000007,"extra":{"a":1},"orderNo":"P1"}';
  const told = await tell(body, `amount=100.0&completedAt=1790000007.0&nonce=n1&orderNo=P1${end}&`);
  const titles = told.map(([title]) => title);
  expect(titles.join(' ')).toMatch(/extra.*ends with a separator/);
  expect(titles.join(' ')).not.toContain('empty pair');
});

it.each([
  [
    'http_build_query, which never repeats a key: Ruby’s encode_www_form',
    '{"amount":"1.00","list":["a b","c"],"map":{},"orderNo":"P1"}',
    `amount=1.00&list=a+b&list=c&map=%7B%7D&nonce=n1&orderNo=P1${end}`,
    /as PHP/,
  ],
  [
    'to_query, which writes brackets: a function that joins keys with dots',
    '{"amount":"1.00","extra":{"a":{"y":true},"big":1e25,"z":1},"orderNo":"P1"}',
    `amount=1.00&extra.a.y=true&extra.big=1e+25&extra.z=1&nonce=n1&orderNo=P1${end}`,
    /as Rails/,
  ],
])('does not name %s', async (_, bodyText, ownString, named) => {
  const findings = await tell(bodyText, ownString);
  expect(findings.flat().join('\n')).toContain('entries of');
  expect(findings.flat().join('\n')).not.toMatch(named);
});

// Go's "%s... (%d more characters)"; a call that the log shows.
it('says of a string with a count of what is cut that it ends early', async () => {
  const own = 'amount=1.00&nonce=n1&orderNo=P1&status=co... (29 more characters)';
  const body = '{"amount":"1.00","orderNo":"P1","status":"completed"}';
  const titles = (await tell(body, own)).map(([title]) => title);
  expect(titles).toEqual(['Your string ends early, inside status.']);
});

it('supposes no secret in a call', async () => {
  const own = `SHA256withRSA(amount=1.00&nonce=n1&orderNo=P1${end})`;
  const [[, , origin] = []] = await tell('{"amount":"1.00","orderNo":"P1"}', own);
  expect(origin).toMatch(/^A copy out of a log/);
});

// Ruby on Rails: number_to_currency(value, unit: "฿").
it('tells a currency’s sign as one matter of all amounts', async () => {
  const body = '{"amount":"2499.90","feeAmount":"37.49"}';
  const told = await tell(body, `amount=฿2,499.90&feeAmount=฿37.49&nonce=n1${end}`);
  expect(told.map(([title]) => title)).toEqual([
    'Your string has amount and feeAmount as the same number, with a currency’s sign.',
  ]);
});

// Java: Jackson's JsonNode.textValue() of each value.
it('says of null in the place of what is no string that a getter for strings may give it', async () => {
  const body = '{"amount":"1.00","ok":true,"retries":0}';
  const [told] = await tell(body, `amount=1.00&nonce=n1&ok=null&retries=null${end}`);
  expect(told?.[2]).toMatch(/^A getter or a cast for strings/);
  const [other] = await tell(body, `amount=null&nonce=n1&ok=null&retries=null${end}`);
  expect(other?.[2]).toMatch(/^A variable or a header that was not set/);
});

it('tells a string of another callback as one, and where the order alone is another, that alone', async () => {
  const body = '{"amount":"1500.00","orderNo":"P202611280001","status":"completed"}';
  const told = await tell(
    body,
    'amount=3.00&nonce=qqqq&orderNo=P9&status=completed&timestamp=1790000999',
  );
  expect(told.map(([title, , origin]) => [title, origin])).toEqual([
    [
      'Your string has other values for amount, nonce, orderNo and timestamp, as of another callback.',
      'A string of another request, such as the line before it in a log.',
    ],
  ]);
  const alone = await tell(body, `amount=3.00&nonce=n1&orderNo=P9&status=completed${end}`);
  expect(alone.map(([title]) => title)).toEqual([
    'Your string has amount as 3.00, the right one as 1500.00.',
    'Your string has orderNo as P9, the right one as P202611280001.',
  ]);
});

// A helper that signs the merchant's own requests: System.currentTimeMillis() / 1000, UUID.randomUUID().
it('tells a time and a nonce of the code’s own as one, and what else the string lacks', async () => {
  const told = await tell(
    '{"amount":"1500.00","orderNo":"P202611280001","utr":"7"}',
    'amount=1500.00&nonce=0b7c9e&orderNo=P202611280001&timestamp=1790055555',
  );
  expect(told.map(([title, , origin]) => [title, origin])).toEqual([
    [
      'Your string has other values for nonce and timestamp than the headers.',
      'Code that makes a time and a nonce of its own, as for the requests that it signs itself.',
    ],
    ['Your string leaves out utr.', expect.any(String)],
  ]);
});

it('shows what stands for both headers beside the value of neither', async () => {
  const told = await tell('{"amount":"1.00"}', 'amount=1.00&nonce=undefined&timestamp=undefined');
  expect(told.map(([title]) => title)).toEqual([
    'Your string has undefined for timestamp and nonce.',
  ]);
  const [one] = await tell('{"amount":"1.00"}', `amount=1.00&nonce=undefined${end}`);
  expect(one?.[0]).toBe('Your string has undefined for nonce: undefined, not n1.');
});

it('shows a long value from where it differs', async () => {
  const long = `SHOP-${'9'.repeat(250)}`;
  const [told] = await tell(
    `{"merchantOrderNo":"${long}"}`,
    `merchantOrderNo=${long.slice(0, -1)}Q&nonce=n1${end}`,
  );
  const shown = '9'.repeat(20);
  expect(told?.[0]).toBe(
    `Your string has merchantOrderNo as … ${shown}Q, the right one as … ${shown}9.`,
  );
});

// Go: json.Unmarshal into a map[string]string, its error ignored.
it('lays a false that became nothing beside numbers and true that did to what emptied these', async () => {
  const told = await tell(
    '{"amount":"1.00","retries":2,"settled":true,"test":false}',
    `amount=1.00&nonce=other&retries=&settled=&test=${end}`,
  );
  const [whole] = await tell(
    '{"amount":"1.00","retries":2,"settled":true,"test":false}',
    `amount=1.00&nonce=n1&retries=&settled=&test=${end}`,
  );
  expect(whole?.[0]).toBe(
    'Your string has nothing for values that are no text, and keeps their keys.',
  );
  const [emptied] = told.filter(([title]) => title?.includes('retries'));
  expect(emptied?.[0]).toBe('Your string has retries, settled and test without a value.');
  expect(emptied?.[2]).toMatch(
    /^Code that takes strings alone, such as a decoder into Go’s map\[string\]string/,
  );
});

// Lua: ngx.var.http_x_timestamp .. "\n" .. nonce .. "\n" .. cjson.encode(cjson.decode(body))
it('tells the order of JSON beside a header, and how it is written', async () => {
  const body = '{"orderNo":"P1","amount":"1.00","url":"a/b","extra":{"qty":2,"fx":83.10}}';
  const own = '{"url":"a\\/b","amount":"1.00","extra":{"fx":83.1,"qty":2},"orderNo":"P1"}';
  const [told] = await tell(body, `1790000123\nn1\n${own}`);
  expect(told?.[0]).toMatch(/body as JSON, written again, with timestamp and nonce beside it/);
  expect(told?.[0]).toMatch(/The JSON in it has the body’s members in another order\.$/);
  expect(told?.[0]).toMatch(/joined by line ends, as PHP’s json_encode\)/);
  const other = own.replace('1.00', '1.01');
  expect((await tell(body, `1790000123\nn1\n${other}`)).join()).not.toMatch(/another order/);
});

it('names an amount that was calculated anew from the other two', async () => {
  const tellAmounts = async (body: string, own: string) => {
    const [told] = await tell(body, `${own}&nonce=n1${end}`);
    return told?.[0] ?? '';
  };
  const payout = '{"amount":"1200000.00","feeAmount":"1500.00","netAmount":"1201500.00"}';
  const difference = 'amount=1200000.00&feeAmount=1500.00&netAmount=1198500';
  expect(await tellAmounts(payout, difference)).toMatch(
    /netAmount as the difference of amount and feeAmount/,
  );
  const payin = '{"amount":"100.00","feeAmount":"2.50","netAmount":"97.50"}';
  expect(await tellAmounts(payin, 'amount=100.00&feeAmount=2.50&netAmount=102.50')).toMatch(
    /netAmount as the sum of amount and feeAmount/,
  );
  for (const [body, own] of [
    // Near it.
    [payout, difference.replace('1198500', '1198500.01')],
    // One of the other two is missing, or another one itself.
    [payin, 'amount=100.00&netAmount=102.50'],
    [payin, 'amount=100.00&feeAmount=3.50&netAmount=103.50'],
    // Nothing may be a default.
    [
      '{"amount":"100.00","feeAmount":"2.00","netAmount":"100.00"}',
      'amount=100.00&feeAmount=0.00&netAmount=100.00',
    ],
  ] as const)
    expect(await tellAmounts(body, own), own).not.toMatch(/difference|sum/);
});

it('calls an amount that is left out no number', async () => {
  const told = await tell(
    '{"amount":"1.00","feeAmount":"0.10","netAmount":"0.90","status":"completed"}',
    `amount=1.00&extra=x&nonce=n1&status=complete${end}`,
  );
  const missing = told.find(([title]) => title?.includes('leaves out feeAmount and netAmount'));
  expect(missing?.[2]).toMatch(/^A typed object \(DTO\) or a fixed list of fields without it/);
});

// Python on Windows, and JavaScript: pairs joined by a line end.
it.each([
  ['\n', 'character by character'],
  ['\r\n', 'but for the kind of its line ends'],
])('says of line ends what the strings share: %j', async (lineEnd, said) => {
  const report = await inspectCallback({
    keyText: '',
    headersText,
    bodyText: '{"amount":"1.00","orderNo":"P1"}',
    ownString: ['amount=1.00', 'nonce=n1', 'orderNo=P1', 'timestamp=1790000123'].join(lineEnd),
  });
  const { findings } = await diagnoseCallback(report);
  const told = findings.map((one) => describeFinding(one, findingWords, report.canonical));
  expect(told.map(({ evidence }) => toPlainText(evidence))).toEqual([
    expect.stringContaining(said),
  ]);
});

// Ruby: h.sort.map { |pair| pair.join('=') }.join('&')
it('takes an index before the sign for no query string', async () => {
  const body = '{"amount":"1.00","splits":[1,2.5,3],"tags":["x","y"]}';
  const joined = `nonce=n1&splits=1=2.5=3&tags=x=y${end}`;
  const titles = async (own: string) => (await tell(body, own)).map(([title]) => title);
  expect(await tell(body, `amount=1.00&${joined}`)).toMatchObject([
    [
      'Your string has its values as Ruby, for example, prints them: 1=2.5=3, not [1,2.5,3].',
      'the items of lists joined by =',
      expect.stringContaining("[key, value].join('=')"),
    ],
  ]);
  expect((await titles(`amount=7&${joined}`)).join()).not.toContain('query string');
});

// PHP: echo $string . '<br>';
it('takes a page’s line break behind a string for none of its last value', async () => {
  const told = await tell('{"amount":"1.00","vip":true}', `amount=1.00&nonce=n1${end}&vip=1<br>`);
  expect(told.map(([title]) => title)).toEqual([
    'Your string writes booleans as numbers: 1, not true.',
    'Your string was damaged when it was copied.',
  ]);
});

// console.log('stringToSign ' + text, { service: 'pay' }), with milliseconds, a float or a clock of its own.
it.each([
  ['000 {"service":"pay"}', /^Your string has timestamp in milliseconds/],
  ["000' (debug)", /^Your string has timestamp in milliseconds/],
  ['123 result=false', /^Your string has timestamp as a time of another clock/],
  ['.0 len=209', /^Your string has timestamp as the same number/],
])('digits behind the last value are its own, and no text behind it: %s', async (rest, said) => {
  const quote = rest.includes("'") ? "'" : '';
  const own = `stringToSign ${quote}amount=1.00&nonce=n1&orderNo=P1${end}${rest}`;
  const told = await tell('{"amount":"1.00","orderNo":"P1"}', own);
  const titles = told.map(([title = '']) => title.replace(/^.*(?:rest|it)\. (?=Your)/, ''));
  expect(titles).toContainEqual(expect.stringMatching(said));
  expect(titles.join()).not.toContain('character by character');
});

// Go: fmt.Println(pairs), one of which is missing.
it('tells Go’s list of pairs as one where a pair is missing', async () => {
  const told = await tell(
    '{"amount":"1.00","note":"a b","orderNo":"P1"}',
    '[amount=1.00 nonce=n1 note=a b orderNo=P1]',
  );
  expect(told.map(([title]) => title)).toEqual([
    'Your string is a list of pairs as a program prints it, not the pairs joined with &. Your string leaves out timestamp.',
  ]);
});

// The line before it in a log: another callback, with fields of its own.
it('says of another callback’s string nothing about the fields that one has', async () => {
  const told = await tell(
    '{"amount":"1.00","currency":"INR","merchantOrderNo":"M-1","netAmount":"0.90","orderNo":"P1","payer":{"a":1},"utr":"7"}',
    'amount=25.00&bank=X&merchantOrderNo=S-77&netAmount=24.10&nonce=0b7c&orderNo=Q9&timestamp=1790055555',
  );
  expect(told.map(([title]) => title)).toEqual([
    'Your string has other values for amount, merchantOrderNo, netAmount, nonce, orderNo and timestamp, as of another callback.',
  ]);
});

// pydantic: a body of three amounts as floats, logged again without what its class does not know; str(value) of each.
it('takes no amounts as right that a program has made numbers of', async () => {
  const signer = createSigner();
  const report = await inspectCallback({
    keyText: signer.keyText,
    headersText: `${headersText}\nX-Sign: ${signRsa2(signer, 'amount=20.00&utr=7&nonce=n1')}`,
    bodyText: '{"amount":20.0,"feeAmount":0.4,"netAmount":19.6,"completedAt":1790000007}',
    ownString: `amount=20.0&completedAt=1790000007&feeAmount=0.4&netAmount=19.6&nonce=n1${end}`,
  });
  const { findings } = await diagnoseCallback(report);
  const [own] = findings.filter(({ subject }) => subject === 'own-string');
  const { title, fixes } = describeFinding(own as Finding, findingWords, report.canonical);
  expect(toPlainText(title)).toBe('Your string writes numbers as received: 20.0, not 20.');
  expect(fixes.map(({ text }) => toPlainText(text))).toEqual([
    expect.stringMatching(/^Sign amounts as the strings that they are in the body that arrives/),
  ]);
});
