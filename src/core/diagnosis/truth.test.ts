/** Findings that named a wrong culprit, or contradicted themselves. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigner, signRsa2 } from '../../testing/signed-callbacks';
import { inspectCallback } from '../inspect-callback';
import { diagnoseCallback } from './diagnose-callback';
import { type Finding, listCodes } from './finding';
import { pickExample } from './pick-example';

const signer = createSigner();
const lines = 'X-Merchant-No: M1\nX-Timestamp: 1790000015\nX-Nonce: n-1';

async function diagnose(
  bodyText: string,
  signed: string,
  { ownString = '', headers = lines } = {},
): Promise<readonly Finding[]> {
  const headersText = `${headers}\nX-Sign: ${signRsa2(signer, signed)}`;
  const input = { keyText: signer.keyText, headersText, bodyText, ownString };
  const diagnosis = await diagnoseCallback(await inspectCallback(input));
  return [...diagnosis.findings, ...(diagnosis.valueSearch?.garbled ?? [])];
}

describe('how numbers are written', () => {
  // A typed object in Lua: the only number that it knows is completedAt.
  it('is told of those that are signed', async () => {
    const [finding] = await diagnose(
      '{"amount":"1.00","completedAt":1790000007,"tiny":1e-7,"rate":1.5}',
      'amount=1.00&completedAt=1790000007.0&nonce=n-1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['string.field-missing', 'number.decimal-point']);
    expect(finding?.proof.by).toBe('digest');
  });
});

describe('nested values', () => {
  it('are not told of where the body has none', async () => {
    const [finding] = await diagnose('{"rate":83.10}', 'nonce=n-1&rate=83,1&timestamp=1790000015');
    expect(finding).toMatchObject({ causes: [{ variant: 'comma' }], equivalents: [] });
  });
});

describe('Go’s structs', () => {
  it.each([
    ['a list of int64', '{"ids":[1790000001,1790000002]}', 'ids=[1790000001 1790000002]'],
    ['a list of texts', '{"ids":["a","b"]}', 'ids=[a b]'],
    ['JSON without its quotation marks', '{"extra":{"ID":5}}', 'extra={ID:5}'],
  ])('are not told of %s', async (_, body, signed) => {
    const [finding] = await diagnose(body, `${signed}&nonce=n-1&timestamp=1790000015`);
    const told = [...(finding?.causes ?? []), ...(finding?.equivalents.flat() ?? [])];
    expect(finding?.proof.by).toBe('digest');
    expect(told.map((one) => ('variant' in one ? one.variant : '')).join()).not.toContain(
      'structs',
    );
  });

  it.each([
    ['{"extra":{"id":5}}', 'extra={Id:5}', 'go-structs'],
    ['{"list":[{"ID":5},{"ID":6}]}', 'list=[{ID:5} {ID:6}]', 'go-structs'],
    ['{"extra":{"ID":5}}', 'extra={5}', 'go-structs-values'],
  ])('are told of %s as %s', async (body, signed, variant) => {
    const [finding] = await diagnose(body, `${signed}&nonce=n-1&timestamp=1790000015`);
    expect(finding?.causes).toMatchObject([{ code: 'nested.language-text', variant }]);
  });
});

describe('Node’s inspect', () => {
  // util.inspect({ b: { c: { d: { e: 1 } } } }, { depth: null }): a line end, however long a line may be.
  it('is told at any depth where that alone shows', async () => {
    const [finding] = await diagnose(
      '{"extra":{"b":{"c":{"d":{"e":1}}}}}',
      'extra={\n  b: { c: { d: { e: 1 } } }\n}&nonce=n-1&timestamp=1790000015',
    );
    expect(finding?.causes).toMatchObject([{ variant: 'node-inspect-deep' }]);
  });
});

describe('who did it', () => {
  const body = '{"amount":"100.00","list":[],"map":{},"orderNo":"P1"}';

  it('is not told where the signer and a program on the way come to the same string', async () => {
    const [finding] = await diagnose(
      body,
      'amount=100&list=[]&map=[]&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
    expect(finding && listCodes(finding)).toEqual(['amount.as-number', 'nested.empty-array']);
  });

  it.each([
    // json_encode(json_decode($body, true)) of {} in PHP, or JSON_FORCE_OBJECT in a signer; Lua's cjson of [].
    ['an empty object is a list', '{"extra":[]}', 'extra={}&nonce=n-1', 'empties'],
    ['an empty list is an object', '{"extra":{"a":{}}}', 'extra={"a":[]}&nonce=n-1', 'empties'],
    // A typed object writes what was not sent; Jackson's NON_NULL drops it.
    ['nested nulls', '{"extra":{"a":1,"b":null}}', 'extra={"a":1}&nonce=n-1', 'defaults'],
    [
      'empty texts for nulls',
      '{"extra":{"a":1,"b":""}}',
      'extra={"a":1,"b":null}&nonce=n-1',
      'blanks',
    ],
    // A struct of Go, written again; PHP's empty() in a signer.
    [
      'several zeros',
      '{"extra":[],"orderNo":"P1","test":false}',
      'nonce=n-1&orderNo=P1',
      'defaults',
    ],
    // json_encode of an array with a gap; Object.values in a signer.
    ['an object of indexes', '{"extra":{"0":"b","1":"a"}}', 'extra=["b","a"]&nonce=n-1', 'lists'],
    // A float32 of Go, Java or C#, or a column FLOAT, made a double.
    ['a float’s digits', '{"rate":0.10000000149011612}', 'nonce=n-1&rate=0.1', 'floats'],
    // JSON_NUMERIC_CHECK.
    ['nested numbers', '{"extra":{"a":1,"b":2}}', 'extra={"a":"1","b":"2"}&nonce=n-1', 'body'],
    // A copy whose program corrects what is typed, groups digits or makes links; strip_tags in a signer.
    ['a blank in a word', '{"orderType":"pay in"}', 'nonce=n-1&orderType=payin', 'characters'],
    ['a link', '{"orderNo":"<a href=x>P1</a>"}', 'nonce=n-1&orderNo=P1', 'characters'],
    // strval of each member on the way, or that check in a signer.
    ['nested texts', '{"extra":{"a":"1","b":"1.50"}}', 'extra={"a":1,"b":1.5}&nonce=n-1', 'body'],
  ] as const)(
    'is not told where %s may be a program’s on the way',
    async (_, pasted, signed, mayBeRewritten) => {
      const [finding] = await diagnose(pasted, `${signed}&timestamp=1790000015`);
      expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten });
    },
  );

  // A body may have lost a sign type, but hardly the merchant number of its headers as well.
  it.each([
    ['sign_type=RSA2', 'unknown'],
    ['app_id=M1&sign_type=RSA2', 'platform'],
  ])('is told of added pairs where no body has them: %s', async (pairs, owner) => {
    const signed = ['amount=1.00', 'nonce=n-1', 'timestamp=1790000015', ...pairs.split('&')];
    const [finding] = await diagnose('{"amount":"1.00"}', signed.sort().join('&'));
    expect(finding && listCodes(finding)).toEqual(['string.field-added']);
    expect(finding).toMatchObject({ owner });
  });

  // PostgreSQL's jsonb, Perl's hashes: what was sent may have been in this order.
  it('is not told where nested members may have been put in another order', async () => {
    const [finding] = await diagnose(
      '{"payer":{"vpa":"r@ok","name":"Ravi","account":"4821"},"orderNo":"P1"}',
      'nonce=n-1&orderNo=P1&payer={"account":"4821","name":"Ravi","vpa":"r@ok"}&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['nested.sorted']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'order' });
  });

  // A column of the type uniqueidentifier: the contract does not say which case a nonce has.
  it('is not told where a header may have been changed beside a value with an ampersand', async () => {
    const [finding] = await diagnose(
      '{"cbUrl":"https://x.example/?a=1&b=2"}',
      'cbUrl=https://x.example/?a=1&b=2&nonce=N-1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['string.nonce-spelling']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'header' });
  });

  // A CHAR column, or a blank that was copied with the value.
  it.each([
    ['a value', '{"merchantOrderNo":"W-1 "}', 'merchantOrderNo=W-1&nonce=n-1'],
    [
      'a nested one',
      '{"payer":{"name":"Asha Rao     "},"orderNo":"P1"}',
      'nonce=n-1&orderNo=P1&payer={"name":"Asha Rao"}',
    ],
  ])(
    'is not told where white space around %s may have been added as well',
    async (_, pasted, signed) => {
      const [finding] = await diagnose(pasted, `${signed}&timestamp=1790000015`);
      expect(finding && listCodes(finding)).toEqual(['string.trimmed']);
      expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'characters' });
    },
  );

  // Bytes that ISO-8859-1 has as a soft hyphen or a no-break space are no characters that a copy added.
  it.each(['Río', 'hoàn tiền', 'भाई', '工廠', '足夠', '中国', 'Škoda', 'Роман', 'Эрик'])(
    'is the copy’s charset, whatever bytes it has: %s',
    async (name) => {
      const pasted = Buffer.from(name).toString('latin1');
      const [finding] = await diagnose(
        `{"name":"${pasted}"}`,
        `name=${name}&nonce=n-1&timestamp=1790000015`,
      );
      expect(finding && listCodes(finding)).toEqual(['charset.mojibake']);
      expect(finding?.owner).toBe('transport');
    },
  );

  // The byte that Windows-1252 lacks is the first one tried in one, and another in the other.
  it.each(['Ávila', 'São Íris'])('is the copy’s where bytes were lost: %s', async (name) => {
    const pasted = Buffer.from(name)
      .toString('latin1')
      .replace(/[\x81\x8d]/, '\ufffd');
    const [finding] = await diagnose(
      `{"name":"${pasted}"}`,
      `name=${name}&nonce=n-1&timestamp=1790000015`,
    );
    expect(finding?.owner).toBe('transport');
  });

  it('is a copy’s where a no-break space stands behind another character than a letter’s byte', async () => {
    const [finding] = await diagnose(
      '{"remark":"Nº\u00a012"}',
      'nonce=n-1&remark=Nº 12&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['input.rewritten']);
  });

  it('is no list of keys where nothing is lost by it', async () => {
    const [finding] = await diagnose(
      '{"upi":{"vpa":"a@b","name":"A"}}',
      'nonce=n-1&timestamp=1790000015&upi={"name":"A","vpa":"a@b"}',
    );
    expect(finding && listCodes(finding)).toEqual(['nested.sorted']);
    expect(finding?.equivalents.flat().map(({ code }) => code)).not.toContain(
      'nested.members-lost',
    );
  });

  it.each([
    ['{"feeAmount":"","remark":"z","note":"q"}', 'feeAmount=&nonce=n-1&timestamp=1790000015'],
    [
      '{"orderNo":"","completedAt":0,"meta":{"a":1}}',
      'completedAt=0&nonce=n-1&orderNo=&timestamp=1790000015',
    ],
    [
      '{"amount":null,"completedAt":null,"extra":"x"}',
      'amount=null&completedAt=null&nonce=n-1&timestamp=1790000015',
    ],
  ])('is no class that was never filled where the body has no more: %s', async (body, signed) => {
    const findings = await diagnose(body, signed);
    const codes = findings.flatMap((one) => [
      ...listCodes(one),
      ...one.equivalents.flat().map(({ code }) => code),
    ]);
    expect(codes).not.toContain('body.unread');
    expect(codes).toContain('string.field-missing');
  });

  it('is not told by accents where there are none', async () => {
    const findings = await diagnose(
      '{"remark":"salary … ok"}',
      'nonce=n-1&remark=salary ... ok&timestamp=1790000015',
    );
    expect(findings.flatMap(listCodes)).not.toContain('charset.characters-dropped');
  });

  it('is not told where amounts may have been written anew as well', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"1.50","feeAmount":"0.10","extra":{"b":1,"a":[1,2]}}',
      'amount=1.5&extra={"a":[1,2],"b":1}&feeAmount=0.1&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['amount.as-number', 'nested.sorted']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
  });

  // A program on the way that makes floats of numbers leaves the header’s time alone.
  it('is the signer’s where the timestamp is a float, too', async () => {
    const [finding] = await diagnose(
      '{"completedAt":1790000000,"extra":{"b":1,"a":2}}',
      'completedAt=1790000000.0&extra={"a":2,"b":1}&nonce=n-1&timestamp=1790000015.0',
    );
    expect(finding && listCodes(finding)).toEqual(['number.decimal-point', 'nested.sorted']);
    expect(finding?.owner).toBe('platform');
    expect(finding).not.toHaveProperty('mayBeRewritten');
  });

  // json.dumps(value, sort_keys=True, separators=(",", ":")): of a rewritten body the contract would write ë.
  it('is the signer’s where nested text is escaped beside members that are sorted', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","payer":{"name":"Zoë","city":"Den Haag","url":"a/b?x=1&y=2","line":null}}',
      'nonce=n-1&orderNo=P1&payer={"city":"Den Haag","line":null,"name":"Zo\\u00eb","url":"a/b?x=1&y=2"}&timestamp=1790000015',
    );
    expect(finding?.causes).toMatchObject([{ code: 'nested.sorted', variant: 'ascii' }]);
    expect(finding?.owner).toBe('platform');
    expect(finding).not.toHaveProperty('mayBeRewritten');
  });

  // Jackson names isRefund "refund"; a signer that reads names off a class signs isRefund.
  it('is not told where a field that the contract does not name has another name', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","refund":false}',
      'isRefund=false&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding).toMatchObject({
      owner: 'unknown',
      causes: [{ code: 'input.rewritten', topics: ['keys'] }],
    });
  });

  // Outlook's plain text.
  it('is not told where a mail program may have written a link behind an address', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","email":"zoe@example.com<mailto:zoe@example.com>"}',
      'email=zoe@example.com&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'characters' });
  });

  // Rails writes a BigDecimal as text: 100.00 becomes "100.0".
  it('is not told where the body has fewer decimals than were signed', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"100.0","feeAmount":"2.5","url":"a?b&c"}',
      'amount=100.00&feeAmount=2.50&nonce=n-1&orderNo=P1&timestamp=1790000015&url=a?b&c',
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'decimals' });
  });

  // PHP’s number_format(…, 2) of a string 500; or a signer with numbers.
  it('is not told where integers may have got two decimals', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"500.00","feeAmount":"0.00"}',
      'amount=500&feeAmount=0&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['amount.as-number']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'decimals' });
  });

  // Go’s %f of a string 500.
  it('is not told where integers may have got six decimals', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"500.000000","feeAmount":"0.000000"}',
      'amount=500&feeAmount=0&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['amount.as-number']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'decimals' });
  });

  // JavaScript’s encodeURIComponent of every value.
  it('is not told where values may have been URL-encoded', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"1.00","paidTime":"2026-09-21T14%3A13%3A27%2B08%3A00"}',
      'amount=1.00&nonce=n-1&orderNo=P1&paidTime=2026-09-21T14:13:27+08:00&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['string.url-decoded']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'encoded' });
  });

  // PHP’s rawurlencode of every value, of which one has an ampersand.
  it('is not told where they may have been, whatever stands in them', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","expr":"a%2Bb%3Dc%2520d%2A~%28x%29","url":"https%3A%2F%2Fa%2F%3Fid%3D5%26t%3D1"}',
      'expr=a+b=c%20d*~(x)&nonce=n-1&orderNo=P1&timestamp=1790000015&url=https://a/?id=5&t=1',
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'encoded' });
  });

  // Java’s URLDecoder and PHP’s urldecode of the whole body.
  it('is not told where a plus may have become a blank', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"1.00","paidTime":"2026-09-21T14:13:27 08:00"}',
      'amount=1.00&nonce=n-1&orderNo=P1&paidTime=2026-09-21T14:13:27+08:00&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['string.form-encoded']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'decoded' });
  });

  // CGI.unescape, and Python’s unquote_plus, over the string: what has a plus left was decoded by nobody on the way.
  it('is told where a blank was signed for a plus of the body', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"1.00","phone":"+919876543210"}',
      'amount=1.00&nonce=n-1&orderNo=P1&phone= 919876543210&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['string.url-decoded']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
  });

  // Json.NET, encoding/json and PHP’s ?? and ||= over a body without amounts but one, and without a time.
  it.each([
    ['a default in PHP', '"amount":"50.00","feeAmount":"0.00","netAmount":"0.00"', '50.00'],
    ['a long of Java', '"amount":"50.00","completedAt":0', '50.00'],
    ['the time of now', '"amount":"50.00","completedAt":1795643315', '50.00'],
    ['a decimal of C#', '"amount":"50.00","feeAmount":0.0,"netAmount":0.0', '50.00'],
    ['a DateTime of .NET', '"amount":"50.00","completedAt":"0001-01-01T00:00:00"', '50.00'],
    ['dayjs of nothing', '"amount":"50.00","completedAt":"Invalid Date"', '50.00'],
    ['PHP’s date', '"amount":"50.00","completedAt":"2026-11-25 21:48:35"', '50.00'],
    ['a 0 beside a number that was signed as it stands', '"amount":50.00,"feeAmount":0', '50'],
  ])('may have had what was not sent from a program on the way: %s', async (_, members, amount) => {
    const [finding] = await diagnose(
      `{"orderNo":"P1","status":"completed",${members}}`,
      `amount=${amount}&nonce=n-1&orderNo=P1&status=completed&timestamp=1790000015`,
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'defaults' });
  });

  // What was signed is no number of this body: a typed object wrote them all.
  it.each([
    ['a double of Java', '"amount":50.0,"feeAmount":0.0,"completedAt":0'],
    ['a float64 of Go', '"amount":50,"feeAmount":0,"netAmount":0,"completedAt":0'],
  ])('had what was not sent from a program on the way: %s', async (_, members) => {
    const [finding] = await diagnose(
      `{"orderNo":"P1","status":"completed",${members}}`,
      'amount=50.00&nonce=n-1&orderNo=P1&status=completed&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['input.rewritten']);
    expect(finding?.owner).toBe('transport');
  });

  it('is told where another fault beside is the signer’s alone', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P 1/2","memo":"x","amount":"1.00"}',
      'amount=1.00&nonce=n-1&orderNo=P%201%2F2&timestamp=1790000015',
    );
    expect(finding?.mayBeRewritten).toBeUndefined();
  });

  it('is no encoder’s on the way where it would have encoded more', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","cb":"https://a/?q=a%20b"}',
      'cb=https://a/?q=a b&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
  });

  // nl2br, Excel, a CHAR(20), a format of telephone numbers.
  it.each([
    ['a line break of HTML', '"memo":"a<br />\\nb"', 'memo=a\nb'],
    ['an apostrophe', '"memo":"\'000123"', 'memo=000123'],
    ['blanks', '"memo":"HDFC   ","status":"completed "', 'memo=HDFC'],
    ['groups', '"memo":"+91 98765 43210"', 'memo=+919876543210'],
  ])('is not told where a program may have put %s into values', async (_, member, pair) => {
    const status = member.includes('status') ? '&status=completed' : '';
    const [finding] = await diagnose(
      `{"orderNo":"P1",${member}}`,
      `${pair}&nonce=n-1&orderNo=P1${status}&timestamp=1790000015`,
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'characters' });
  });

  // Eloquent’s toArray.
  it('is not told where a field may have been added', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","id":7,"created_at":"2026-11-25"}',
      'nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'added' });
  });

  // PHP’s json_encode(array_filter($data)), which drops "0".
  it.each([
    ['an amount of 0', '"amount":"5","netAmount":"5","completedAt":1', 'completedAt=1&feeAmount=0'],
    ['a time of 0', '"amount":"5","netAmount":"5","feeAmount":"1"', 'completedAt=0&feeAmount=1'],
  ])('is not told where a filter may have dropped %s', async (_, members, entries) => {
    const [finding] = await diagnose(
      `{"orderType":"payin","orderNo":"P1","merchantOrderNo":"M1","status":"failed",${members}}`,
      `amount=5&${entries}&merchantOrderNo=M1&netAmount=5&nonce=n-1&orderNo=P1&orderType=payin&status=failed&timestamp=1790000015`,
    );
    expect(finding && listCodes(finding)).toEqual(['string.absent-fields']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'filtered' });
  });

  // Jackson’s NON_EMPTY, or a class without the field.
  it('is not told where a field may be gone', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"1.00"}',
      'amount=1.00&nonce=n-1&orderNo=P1&signType=RSA2&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['string.field-added']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
  });

  // Go’s json.Marshal of a struct without omitempty.
  it('is not told where a class may have added zeros', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"1.00","feeAmount":"","completedAt":0}',
      'amount=1.00&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['string.falsy-dropped']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'defaults' });
  });

  it('is not told where a program printed a double with 17 digits', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"1.00","extra":{"fx":83.099999999999994}}',
      'amount=1.00&extra={"fx":83.1}&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['number.double']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
  });

  // macOS takes accents apart.
  it('is not told where accents were taken apart', async () => {
    const [finding] = await diagnose(
      `{"orderNo":"P1","name":"${'José'.normalize('NFD')}"}`,
      'name=José&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding && listCodes(finding)).toEqual(['charset.normalization']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
  });

  it('is the signer where blanks and other characters were encoded', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","name":"A B/C"}',
      'name=A+B%2FC&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding).toMatchObject({ owner: 'platform' });
  });

  it('is not told where nulls may have become empty texts', async () => {
    const [finding] = await diagnose(
      '{"extra":{"a":" b","memo":""},"orderNo":"P1"}',
      'extra={"a":" b","memo":null}&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding?.proof.by).toBe('digest');
    expect(finding).toMatchObject({ owner: 'unknown' });
  });

  // Ruby’s squish would do the same to it.
  it('is not told where a value has no-break spaces', async () => {
    const [finding] = await diagnose(
      '{"name":"A\u00a0B","orderNo":"P1"}',
      'name=A B&nonce=n-1&orderNo=P1&timestamp=1790000015',
    );
    expect(finding?.causes).toMatchObject([{ code: 'input.rewritten', topics: ['characters'] }]);
    expect(finding).toMatchObject({ owner: 'unknown' });
  });

  // A column of DECIMAL(18, 4), or toFixed(4).
  it('is not told where the body has more zeros than were signed', async () => {
    const [finding] = await diagnose(
      '{"orderNo":"P1","amount":"100.0000","feeAmount":"2.5000","url":"a?b&c"}',
      'amount=100.00&feeAmount=2.50&nonce=n-1&orderNo=P1&timestamp=1790000015&url=a?b&c',
    );
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'decimals' });
  });

  it.each([
    ['quotes', '"n-1"', { causes: [{ code: 'value.changed' }] }],
    ['percent signs', 'n%2D1', { mayBeRewritten: 'header' }],
    ['upper case', 'N-1', { mayBeRewritten: 'header' }],
  ])('is not told where a header has %s that were not signed', async (_, nonce, told) => {
    const headers = `X-Timestamp: 1790000015\nX-Nonce: ${nonce}`;
    const signed = 'nonce=n-1&orderNo=P1&timestamp=1790000015';
    const [finding] = await diagnose('{"orderNo":"P1"}', signed, { headers });
    expect(finding).toMatchObject({ owner: 'unknown', ...told });
  });

  it.each([
    ['a time of which nothing but its end is wrong', '1790000015;'],
    ['a full stop behind the time', '1790000015.'],
  ])('is not told where the header has %s', async (_, time) => {
    const headers = `X-Timestamp: ${time}\nX-Nonce: n-1`;
    const signed = 'nonce=n-1&orderNo=P1&timestamp=1790000015';
    const [finding] = await diagnose('{"orderNo":"P1"}', signed, { headers });
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'header' });
  });

  it('is not told where two headers may have been mixed up in the copy', async () => {
    const headers = 'X-Merchant-No: n-1\nX-Timestamp: 1790000015\nX-Nonce: M10086';
    const signed = 'nonce=n-1&orderNo=P1&timestamp=1790000015';
    const [finding] = await diagnose('{"orderNo":"P1"}', signed, { headers });
    expect(finding && listCodes(finding)).toEqual(['string.header-names']);
    expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'header' });
  });

  it('is not told where a key has a character that is not seen', async () => {
    const signed = 'amount=1.00&nonce=n-1&timestamp=1790000015';
    const [finding] = await diagnose('{"amount\\u200b":"1.00"}', signed);
    expect(finding?.causes).toMatchObject([{ code: 'input.rewritten', topics: ['characters'] }]);
    expect(finding).toMatchObject({ owner: 'unknown' });
  });

  it('is the signer where the end of a good time was cut', async () => {
    const signed = 'nonce=n-1&orderNo=P1&timestamp=179000001';
    const [finding] = await diagnose('{"orderNo":"P1"}', signed);
    expect(finding).toMatchObject({ owner: 'platform' });
  });

  it.each([
    '[n-1]',
    "['n-1']",
    '`n-1`',
    "b'n-1'",
    'String(n-1)',
    '= n-1',
    ': n-1',
    '**n-1**',
    '_n-1_',
  ])(
    'is not told of a nonce that was written down as %s, and its value is found',
    async (nonce) => {
      const headers = `X-Timestamp: 1790000015\nX-Nonce: ${nonce}`;
      const signed = 'nonce=n-1&orderNo=P1&timestamp=1790000015';
      const [finding] = await diagnose('{"orderNo":"P1"}', signed, { headers });
      expect(finding?.causes).toMatchObject([
        { code: 'value.changed', value: 'n-1', pasted: nonce },
      ]);
      expect(finding).toMatchObject({ owner: 'unknown', proof: { by: 'digest' } });
    },
  );

  it('is the signer where a value of the body shows it, too', async () => {
    const headers = 'X-Timestamp: 1790000015\nX-Nonce: n+1';
    const signed = 'nonce=n%2B1&orderNo=P%2B1&timestamp=1790000015';
    const [finding] = await diagnose('{"orderNo":"P+1"}', signed, { headers });
    expect(finding).toMatchObject({ owner: 'platform' });
  });

  it('is the signer where only a signer treats the entry so', async () => {
    const signed = 'nonce="n-1"&orderNo=P1&timestamp=1790000015';
    const [finding] = await diagnose('{"orderNo":"P1"}', signed);
    expect(finding).toMatchObject({ owner: 'platform' });
  });

  it('is not the signer where the body may have got backslashes on its way', async () => {
    const [finding] = await diagnose(
      '{"payer":"O\\\\\'Neil"}',
      "nonce=n-1&payer=O'Neil&timestamp=1790000015",
    );
    expect(finding).toMatchObject({ owner: 'unknown' });
    expect(finding && listCodes(finding)).toEqual(['text.characters-dropped']);
  });
});

it('an entry that is left out is not said to stand anywhere', async () => {
  const [finding] = await diagnose(
    '{"orderNo":"P1","amount":"1.00"}',
    'orderNo=P1&amount=1.00&timestamp=1790000015',
  );
  expect(finding?.causes).toMatchObject([
    { code: 'string.nonce-missing' },
    { code: 'string.order-received', facts: { leftOut: 'nonce' } },
  ]);
});

it('an ampersand inside of a nested value that is written otherwise begins no pair', async () => {
  const right =
    'items=[{"sku":"A&B","url":"z?a=1&b=<2>"}]&nonce=n-1&orderNo=P1&timestamp=1790000015';
  const ownString = right.replace(/items=.*?\]/, "items=[{'url': 'z?a=1&b=<2>', 'sku': 'A&B'}]");
  const findings = await diagnose(
    '{"orderNo":"P1","items":[{"sku":"A&B","url":"z?a=1&b=<2>"}]}',
    right,
    { ownString },
  );
  expect(findings.map(listCodes)).toEqual([['nested.rewritten']]);
});

describe('an empty object', () => {
  it.each([
    ['is named where nothing else is empty', '{"extra":{}}', ['input.emptied']],
    ['is not in a body that has a list without items', '{"extra":{},"list":[]}', []],
    ['is not in a body that has a null', '{"extra":{},"note":null}', []],
  ])('%s', async (_, bodyText, codes) => {
    const findings = await diagnose(bodyText, 'unrelated');
    expect(findings.flatMap(listCodes)).toEqual(codes);
  });
});

it.each(['\nX-Sign: ', ', '])(
  'of two values of X-Sign, with “%s” between them, the one that verifies is named',
  async (between) => {
    const right = 'nonce=n-1&orderNo=P1&timestamp=1790000015';
    const value = signRsa2(signer, right);
    const headersText = `${lines}\nX-Sign: ${signRsa2(signer, 'other')}${between}${value}`;
    const input = { keyText: signer.keyText, headersText, bodyText: '{"orderNo":"P1"}' };
    const report = await inspectCallback({ ...input, ownString: '' });
    expect(report.verdict.kind).toBe('unverifiable');
    const { findings } = await diagnoseCallback(report);
    expect(findings).toMatchObject([
      {
        proof: { by: 'signature' },
        causes: [{ code: 'sign.one-of-several', place: 2, of: 2, value }],
      },
    ]);
  },
);

it.each([
  ['header lines', (time: string) => `X-Timestamp: ${time}\nX-Nonce: n-1\nX-Sign: `, ''],
  ['JSON', (time: string) => `{"X-Timestamp":"${time}","X-Nonce":"n-1","X-Sign":"`, '"}'],
  [
    'a log',
    (time: string) => `got x_timestamp="${time}" x_nonce="n-1" x_sign="`,
    '" from 10.0.0.1',
  ],
])('two times in %s keep the verdict open, whichever stands first', async (_, build, end) => {
  const sign = signRsa2(signer, 'nonce=n-1&orderNo=P1&timestamp=1790000015');
  for (const time of ['1790000015, 1790000999', '1790000999, 1790000015']) {
    const headersText = `${build(time)}${sign}${end}`;
    const input = { keyText: signer.keyText, headersText, bodyText: '{"orderNo":"P1"}' };
    const report = await inspectCallback({ ...input, ownString: '' });
    expect(report.verdict.kind).toBe('unverifiable');
    expect(report.problems).toContainEqual(
      expect.objectContaining({ code: 'headers.duplicate', severity: 'error', same: false }),
    );
    const { findings } = await diagnoseCallback(report);
    expect(findings).toMatchObject([
      { causes: [{ code: 'value.changed', key: 'timestamp', value: '1790000015' }] },
    ]);
  }
});

it('DynamoDB’s types around every value are undone', async () => {
  const [finding] = await diagnose(
    '{"orderNo":{"S":"P1"},"amount":{"S":"1.00"},"completedAt":{"N":"1790000007"},"extra":{"M":{"ok":{"BOOL":true},"list":{"L":[{"N":"1"}]}}}}',
    'amount=1.00&completedAt=1790000007&extra={"ok":true,"list":[1]}&nonce=n-1&orderNo=P1&timestamp=1790000015',
  );
  expect(finding).toMatchObject({
    owner: 'transport',
    proof: { by: 'signature' },
    causes: [{ code: 'input.rewritten', topics: ['typed'] }],
  });
});

it.each([
  [
    'numbers of MongoDB’s extended JSON',
    '{"_id":{"$oid":"65f1c0ffee65f1c0ffee65f1"},"orderNo":"P1","amount":"1.00","completedAt":{"$numberInt":"1790000007"},"tiny":{"$numberDouble":"1e-07"}}',
    'amount=1.00&completedAt=1790000007&nonce=n-1&orderNo=P1&timestamp=1790000015&tiny=0.0000001',
    ['added', 'typed'],
  ],
  [
    'Go’s sql.NullString and its like, which json.Marshal writes as they are',
    '{"OrderNo":"P1","MerchantOrderNo":"W3","Status":"completed","Amount":{"String":"50.00","Valid":true},"FeeAmount":{"String":"","Valid":false},"CompletedAt":{"Int64":1790000007,"Valid":true}}',
    'amount=50.00&completedAt=1790000007&merchantOrderNo=W3&nonce=n-1&orderNo=P1&status=completed&timestamp=1790000015',
    ['keys', 'typed'],
  ],
  [
    'Mongoose’s members, and an integer that JSON.parse had rounded',
    '{"_id":"6710a1b2c3d4e5f607182930","orderNo":"P1","amount":"1.00","extra":{"id":9007199254740992,"z":1},"createdAt":"2026-09-21T14:13:28.482Z","updatedAt":"2026-09-21T14:13:28.482Z","__v":0}',
    'amount=1.00&extra={"id":9007199254740993,"z":1}&nonce=n-1&orderNo=P1&timestamp=1790000015',
    ['added', 'rounded'],
  ],
  [
    'Mongoose’s members, and a key of digits that JavaScript moves to the front',
    '{"_id":"6710a1b2c3d4e5f607182930","orderNo":"P1","amount":"1.00","extra":{"10":"ten","b":1,"a":"x"},"createdAt":"2026-09-21T14:13:28.482Z","updatedAt":"2026-09-21T14:13:28.482Z","__v":0}',
    'amount=1.00&extra={"b":1,"a":"x","10":"ten"}&nonce=n-1&orderNo=P1&timestamp=1790000015',
    ['added', 'order'],
  ],
  [
    'the same in a document that mongoexport wrote in its canonical format',
    '{"_id":{"$oid":"6710a1b2c3d4e5f607182930"},"orderNo":"P1","amount":"1.00","completedAt":{"$numberInt":"1790000007"},"extra":{"10":"ten","b":{"$numberInt":"1"},"a":"x"}}',
    'amount=1.00&completedAt=1790000007&extra={"b":1,"a":"x","10":"ten"}&nonce=n-1&orderNo=P1&timestamp=1790000015',
    ['added', 'typed', 'order'],
  ],
  [
    'the same in the order that was sent',
    '{"_id":{"$oid":"6710a1b2c3d4e5f607182930"},"orderNo":"P1","amount":"1.00","completedAt":{"$date":{"$numberLong":"1790000007000"}},"extra":{"b":{"$numberInt":"1"},"a":"x"},"createdAt":{"$date":{"$numberLong":"1790000008113"}},"__v":{"$numberInt":"0"}}',
    'amount=1.00&completedAt=1790000007&extra={"b":1,"a":"x"}&nonce=n-1&orderNo=P1&timestamp=1790000015',
    ['added', 'time', 'typed'],
  ],
  [
    'the headers that a handler merged into the body: the signer knows all fields',
    '{"Content-Type":"application/json","X-Merchant-No":"M1","x-timestamp":"1790000015","x_nonce":"n-1","orderNo":"P1","amount":"1.00"}',
    'amount=1.00&nonce=n-1&orderNo=P1&timestamp=1790000015',
    ['added'],
  ],
  [
    'a fee of 0 that PHP’s array_filter dropped: the signer has no class with a default',
    '{"orderNo":"P1","amount":"500","netAmount":"500","price":12}',
    'amount=500&feeAmount=0&netAmount=500&nonce=n-1&orderNo=P1&price=12&timestamp=1790000015',
    ['filtered'],
  ],
])('%s', async (_, body, signed, topics) => {
  const [finding] = await diagnose(body, signed);
  expect(finding).toMatchObject({
    // A signer may as well have a fee of its own.
    owner: topics.includes('filtered') ? 'unknown' : 'transport',
    proof: { by: 'signature' },
    causes: [{ code: 'input.rewritten', topics }],
  });
});

it('no range of times is searched where completedAt is none', async () => {
  const headersText = `${lines}\nX-Sign: ${signRsa2(signer, 'unrelated')}`;
  const bodyText = '{"orderNo":"P1","completedAt":"2026-09-21T14:13:27Z"}';
  const input = { keyText: signer.keyText, headersText, bodyText, ownString: '' };
  const diagnosis = await diagnoseCallback(await inspectCallback(input));
  expect(diagnosis.valueSearch?.ranges).toEqual([]);
});

describe('an own string in another shape', () => {
  const bodyText = '{"orderNo":"P1","amount":"1.00"}';
  const right = 'amount=1.00&nonce=n-1&orderNo=P1&timestamp=1790000015';
  const md5 = createHash('md5').update(right).digest('hex');

  it.each([
    // print_r
    [
      'Array\n(\n    [amount] => 1.00\n    [nonce] => n-1\n    [orderNo] => P1\n    [timestamp] => 1790000015\n)\n',
      'string.printed',
    ],
    // util.inspect
    [
      "{\n  amount: '1.00',\n  nonce: 'n-1',\n  orderNo: 'P1',\n  timestamp: '1790000015'\n}",
      'string.printed',
    ],
    [md5, 'string.hashed'],
    [md5.toUpperCase(), 'string.hashed'],
  ])('%j', async (ownString, code) => {
    const [finding] = await diagnose(bodyText, right, { ownString });
    expect(finding && listCodes(finding)).toEqual([code]);
    expect(finding?.proof.by).toBe('string');
  });
});

// Python, of headers as bytes: f'nonce={nonce}', and no timestamp.
it('says nothing of the value of a header that is left out', async () => {
  const [finding] = await diagnose(
    '{"completedAt":1790000007,"orderNo":"P1"}',
    "completedAt=1790000007&nonce=b'00a7b8c9'&orderNo=P1",
    { headers: 'X-Merchant-No: M1\nX-Timestamp: 1790000015\nX-Nonce: 00a7b8c9' },
  );
  expect(finding?.causes).toMatchObject([
    { code: 'string.timestamp-missing' },
    { code: 'string.header-list', facts: { headers: 'nonce' } },
  ]);
});

// A typed object with a naming strategy on the way, and Ruby's JSON.generate(value, ascii_only: true) in the signer.
it('leaves open whose keys are not the contract’s where the signed string has those', async () => {
  const [finding] = await diagnose(
    '{"order_no":"P1","merchant_order_no":"M-1","payer":{"name":"João"}}',
    'merchantOrderNo=M-1&nonce=n1&orderNo=P1&payer={"name":"Jo\\u00e3o"}&timestamp=1790000015',
    { headers: 'X-Merchant-No: M1\nX-Timestamp: 1790000015\nX-Nonce: n1' },
  );
  expect(finding).toMatchObject({ owner: 'unknown', mayBeRewritten: 'body' });
});

// Java: BigDecimal amounts in the body, which toString prints in the string as in the JSON; a decimal DTO on the way has the same.
it('leaves open who wrote amounts as numbers where their digits are signed as they are sent', async () => {
  const headers = 'X-Merchant-No: M1\nX-Timestamp: 1790000015\nX-Nonce: n1';
  const signed = 'amount=1250.00&feeAmount=18.70&nonce=n1&orderNo=P1&timestamp=1790000015';
  const tell = async (body: string) => (await diagnose(body, signed, { headers }))[0];
  expect(await tell('{"amount":1250.00,"feeAmount":18.70,"orderNo":"P1"}')).toMatchObject({
    owner: 'unknown',
    causes: [{ code: 'input.rewritten' }],
  });
  expect(await tell('{"amount":1250,"feeAmount":18.7,"orderNo":"P1"}')).toMatchObject({
    owner: 'transport',
    causes: [{ code: 'input.rewritten' }],
  });
});

describe('header lines with each other’s values', () => {
  const diagnoseWith = (timestamp: string, nonce: string) =>
    diagnose(
      '{"completedAt":1790000007,"orderNo":"P1"}',
      `completedAt=1790000007&nonce=${timestamp}&orderNo=P1&timestamp=${nonce}`,
      { headers: `X-Merchant-No: M1\nX-Timestamp: ${timestamp}\nX-Nonce: ${nonce}` },
    );

  // A form of two lines, filled in by hand.
  it('are the copy’s', async () => {
    expect((await diagnoseWith('n-1', '1790000015'))[0]).toMatchObject({
      owner: 'transport',
      causes: [{ code: 'string.header-names', variant: 'swapped-copy' }],
    });
  });

  // Each header read for the other.
  it.each([
    ['1790000015000', '8391027465'],
    ['2026-09-21T14:13:35Z', '8391027465'],
    ['n-1', '8391027465'],
    ['8391027465', '1790000015'],
  ])('are the signer’s mix-up where it may be: %s and %s', async (timestamp, nonce) => {
    const findings = await diagnoseWith(timestamp, nonce);
    expect(JSON.stringify(findings)).not.toContain('swapped-copy');
  });

  it('are the code’s where the callback verifies', async () => {
    const [finding] = await diagnose(
      '{"completedAt":1790000007}',
      'completedAt=1790000007&nonce=1790000015&timestamp=n-1',
      {
        headers: 'X-Merchant-No: M1\nX-Timestamp: n-1\nX-Nonce: 1790000015',
        ownString: 'completedAt=1790000007&nonce=n-1&timestamp=1790000015',
      },
    );
    expect(finding).toMatchObject({ owner: 'merchant', subject: 'own-string' });
  });
});

// JavaScript: of what is not "", encodeURIComponent(value).
it('a blank value that is kept and encoded is the signer’s', async () => {
  const [finding] = await diagnose(
    '{"attach":" ","orderNo":"P1"}',
    'attach=%20&nonce=n-1&orderNo=P1&timestamp=1790000015',
  );
  expect(finding && listCodes(finding)).toEqual(['string.blank-kept', 'string.percent-encoded']);
});

// Python: json.dumps(body, sort_keys=True) of a payer that was sent as type and number.
it('a body that is sorted throughout is not the one that was signed, whatever order its members had', async () => {
  const sorted = '{"amount":"1.00","extra":{"number":"1","type":"CC"},"netAmount":"1.00"';
  const end = 'netAmount=1.00&nonce=n-1&orderNo=P1&orderType=payin&timestamp=1790000015';
  const signed = `amount=1.00&extra={"type":"CC","number":"1"}&${end}`;
  const [copied] = await diagnose(`${sorted},"orderNo":"P1","orderType":"payin"}`, signed);
  expect(copied).toMatchObject({ owner: 'transport', causes: [{ code: 'input.rewritten' }] });
  const [received] = await diagnose(`${sorted},"orderType":"payin","orderNo":"P1"}`, signed);
  expect(received && listCodes(received)).toEqual(['nested.sorted']);
});

// PHP: floatval of the amounts, json_encode of what is nested: JSON_NUMERIC_CHECK writes "08001" as 8001.
it('no check of numbers is told that left a numeric text in nested JSON', async () => {
  const [finding] = await diagnose(
    '{"amount":"640.10","extra":{"id":18446744073709551615,"zip":"08001"},"netAmount":"633.70"}',
    'amount=640.1&extra={"id":1.8446744073709552e+19,"zip":"08001"}&netAmount=633.7&nonce=n-1&timestamp=1790000015',
  );
  expect(finding && listCodes(finding)).toEqual(['number.scientific', 'amount.as-number']);
});

// Ruby: Time.at(v) of the time, ActiveSupport's to_json of what is nested; its escapes are Go's, too.
it('escapes of HTML beside a date of Ruby are not told as Go’s printing', async () => {
  const [finding] = await diagnose(
    '{"completedAt":1795910700,"meta":{"html":"<b>&"}}',
    'completedAt=2026-11-29 00:05:00 +0000&meta={"html":"\\u003cb\\u003e\\u0026"}&nonce=n-1&timestamp=1790000015',
  );
  expect(finding && listCodes(finding)).toEqual(['time.as-text', 'nested.html-escaped']);
});

// PHP: json_encode($v, JSON_NUMERIC_CHECK), whose empty arrays show nothing of a number.
it('a number that was made of a nested text is shown by that text', async () => {
  const [finding] = await diagnose(
    '{"a":{},"extra":{"tel":"+5511"}}',
    'a=[]&extra={"tel":5511}&nonce=n-1&timestamp=1790000015',
  );
  if (finding === undefined) throw new Error('no finding');
  expect(listCodes(finding)).toEqual(['string.numeric-as-number']);
  const canonical = { text: '', kept: [{ key: 'a', value: '{}' }] };
  expect(pickExample(finding, canonical as never)).toBeNull();
});

// Python, Go, Java: the merchant number behind pairs whose nested JSON was sorted; an empty secret behind quoted values.
it.each([
  [
    'extra={"a":1,"b":2}&nonce=n-1&timestamp=1790000015&merchantNo=M1',
    ['string.merchant-no-added', 'nested.sorted'],
  ],
  [
    'extra={"b":2,"a":1}&nonce="n-1"&orderNo="P1"&timestamp="1790000015"&key=',
    ['string.field-added', 'string.quoted-values'],
  ],
])('what is appended is told beside another mistake: %s', async (signed, codes) => {
  const [finding] = await diagnose(
    signed.includes('P1') ? '{"extra":{"b":2,"a":1},"orderNo":"P1"}' : '{"extra":{"b":2,"a":1}}',
    signed,
  );
  expect(new Set(finding && listCodes(finding))).toEqual(new Set(codes));
});

// A comma of a list, a mark of quotation; a log that knows no capitals; local time taken for UTC.
it.each([
  [
    '1790000015',
    'a1b2c3d4e5f6071829304152637485960,',
    'a1b2c3d4e5f6071829304152637485960',
    'within',
  ],
  [
    '1790000015',
    'a1b2c3d4-e5f6-4718-8930-415263748596"',
    'a1b2c3d4-e5f6-4718-8930-415263748596',
    'within',
  ],
  ['1790000015', 'zk3qpl9xt2', 'Zk3QpL9xT2', 'other-case'],
])(
  'a header that was copied amiss is told as such: %s, %s',
  async (time, pasted, signed, likeness) => {
    const [finding] = await diagnose(
      '{"orderNo":"P1"}',
      `nonce=${signed}&orderNo=P1&timestamp=${time}`,
      { headers: `X-Merchant-No: M1\nX-Timestamp: ${time}\nX-Nonce: ${pasted}` },
    );
    expect(finding).toMatchObject({ causes: [{ key: 'nonce', value: signed, likeness }] });
  },
);

it.each([8, -3, 5.5])('a header’s time is found %s hours away', async (hours) => {
  const signed = String(1790000015 + hours * 3600);
  const [finding] = await diagnose('{"orderNo":"P1"}', `nonce=n-1&orderNo=P1&timestamp=${signed}`);
  expect(finding).toMatchObject({ causes: [{ key: 'timestamp', value: signed }] });
});

// PostgreSQL, or json.dumps of a column: an object that became a text, with spaces that nobody dropped.
it('JSON that became a text is not told as spaces that were left out', async () => {
  const [finding] = await diagnose(
    '{"extra":"{\\"a\\": 1, \\"b\\": [1, 2]}","orderNo":"P1"}',
    'extra={"a":1,"b":[1,2]}&nonce=n-1&orderNo=P1&timestamp=1790000015',
  );
  expect(finding && listCodes(finding)).toEqual(['input.rewritten']);
});

// A log cut the body; the merchant's code made its string of all of it.
it('the signed string is told where the pasted body cannot be read', async () => {
  const signed = 'amount=1.00&nonce=n-1&orderNo=P1&timestamp=1790000015';
  const cut = '{"amount":"1.00","orde';
  const findings = await diagnose(cut, signed, { ownString: signed });
  expect(findings).toMatchObject([
    { subject: 'own-string', causes: [{ code: 'string.as-signed', isCopyRead: false }] },
  ]);
  expect(await diagnose(cut, signed, { ownString: `${signed}&` })).toMatchObject([
    { subject: 'own-string', causes: [{ code: 'string.trailing-separator' }] },
  ]);
});

// PHP: a helper for WeChat Pay, which passes over arrays.
it('WeChat’s name for the nonce beside an object that is left out', async () => {
  const [finding] = await diagnose(
    '{"amount":"1.00","bank":{"code":"B"},"currency":"IDR","orderNo":"P1"}',
    'amount=1.00&currency=IDR&nonce_str=n-1&orderNo=P1&timestamp=1790000015',
  );
  expect(finding && listCodes(finding)).toEqual(['string.header-names', 'string.field-missing']);
});

// A German spreadsheet's column of numbers.
it.each(['1,79E+09', '1,79000E+09', '1,8E+09'])(
  'a time with a decimal comma is read: %s',
  async (time) => {
    const [finding] = await diagnose(
      '{"completedAt":1790000007,"orderNo":"P1"}',
      'completedAt=1790000007&nonce=n-1&orderNo=P1&timestamp=1790000015',
      { headers: `X-Merchant-No: M1\nX-Timestamp: ${time}\nX-Nonce: n-1` },
    );
    expect(finding).toMatchObject({ causes: [{ code: 'value.changed', value: '1790000015' }] });
  },
);

// Python: f"{float(amount):e}" of a body whose amounts a program made numbers of.
it('an amount that is neither pasted nor signed is told with the signed one', async () => {
  const signed = 'amount=2500.00&netAmount=2500.00&nonce=n-1&orderNo=P1&timestamp=1790000015';
  const findings = await diagnose('{"amount":2500.0,"netAmount":2500.0,"orderNo":"P1"}', signed, {
    ownString: signed.replace('2500.00', '2.500000e+03'),
  });
  expect(findings[1]).toMatchObject({ causes: [{ key: 'amount', expected: '2500.00' }] });
});
