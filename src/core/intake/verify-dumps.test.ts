import { describe, expect, it } from 'vitest';
import { dumpedCallbacks, dumpVectors } from '../../testing/dump-vectors';
import { realCodeKey } from '../../testing/real-code-vectors';
import { buildSignedInput, createSigner, signRsa2 } from '../../testing/signed-callbacks';
import type { CallbackInput, CallbackReport } from '../callback-report';
import { diagnoseCallback } from '../diagnosis/diagnose-callback';
import { listCodes } from '../diagnosis/finding';
import { inspectCallback } from '../inspect-callback';

const signer = createSigner();

function pickCallback(name: string): CallbackInput {
  const callback = dumpedCallbacks[name];
  if (callback === undefined) throw new Error(`no callback ${name}`);
  return {
    keyText: realCodeKey,
    headersText: callback.headers,
    bodyText: callback.body,
    ownString: '',
  };
}

function pickDump(kind: 'body' | 'headers', implementation: string): Partial<CallbackInput> {
  const dump = dumpVectors.find(
    (one) => one.kind === kind && one.implementation === implementation,
  );
  if (dump === undefined) throw new Error(`no dump ${implementation}`);
  const given = pickCallback(dump.callback);
  return kind === 'body' ? { ...given, bodyText: dump.text } : { ...given, headersText: dump.text };
}

function inspect(...given: readonly Partial<CallbackInput>[]): Promise<CallbackReport> {
  return inspectCallback(Object.assign({}, pickCallback('payin'), ...given));
}

/** Line by line, as a program prints the fields of a body. */
function print(body: string, line: (key: string, value: unknown, at: number) => string): string {
  return Object.entries(JSON.parse(body))
    .map(([key, value], at) => line(key, value, at))
    .join('\n');
}

/** As Node's util.inspect prints a scalar. */
function inspectScalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return value.includes("'") ? `\`${value}\`` : `'${value}'`;
}

function listProblems({ problems }: CallbackReport): readonly string[] {
  return problems.map(({ code, severity }) => `${severity} ${code}`);
}

describe('a dump of headers', () => {
  // A gateway's own names, and a CGI's way to write any.
  it.each([
    ['without X-', (name: string) => name.slice(2)],
    ['with underscores', (name: string) => name.toLowerCase().replaceAll('-', '_')],
  ])('is told by the names of its lines: %s', async (_, rename) => {
    const { headersText } = pickCallback('payin');
    const { verdict, problems } = await inspect({
      headersText: headersText.replace(/^X-[\w-]+/gm, rename),
    });
    expect(verdict.kind).toBe('valid');
    expect(problems.find(({ code }) => code === 'headers.dump')).toMatchObject({
      renamed: ['X-Sign', 'X-Timestamp', 'X-Nonce'].map((name) => ({ name, given: rename(name) })),
    });
    const dump = dumpVectors.find(({ kind }) => kind === 'headers');
    const read = await inspect(pickDump('headers', dump?.implementation ?? ''));
    expect(listProblems(read)).toContain('warning headers.dump');
    expect(read.problems.some((one) => 'renamed' in one)).toBe(false);
  });

  it.each(dumpVectors.filter(({ kind }) => kind === 'headers'))(
    'is read: $language $implementation',
    async ({ callback, text }) => {
      const report = await inspect(pickCallback(callback), { headersText: text });
      expect(report.verdict.kind).toBe('valid');
    },
  );

  it('is told, with the places of its values in the text as pasted', async () => {
    const report = await inspect(pickDump('headers', 'Python print(dict)'));
    expect(listProblems(report)).toEqual(['warning headers.dump']);
    expect(report.problems[0]).toMatchObject({ language: 'Python', call: 'str(data)' });
    const { value, valueSpan } = report.headers?.fields['X-Nonce'] ?? {};
    const { start = 0, end = 0 } = valueSpan ?? {};
    expect(value).toMatch(/^[0-9a-f-]{16,}$/);
    expect(report.input.headersText.slice(start, end)).toBe(value);
  });

  it('has its doubts like lines: a header twice, milliseconds', async () => {
    const { headersText = '' } = pickDump('headers', 'Java one a line k=v');
    const twice = await inspect({ headersText: `${headersText}\nx-nonce=other` });
    expect(listProblems(twice)).toContain('error headers.duplicate');
    expect(twice.verdict).toEqual({ kind: 'unverifiable', inputs: ['headers'] });
    const late = await inspect({ headersText: headersText.replace(/(?<=timestamp=\d+)/, '000') });
    expect(listProblems(late)).toContain('warning headers.milliseconds');
  });

  it.each([
    ['unread', ['X-Nonce abc']],
    ['unread', ['X Nonce: abc']],
    ['absent', []],
  ])('lacks a header, which is %s beside %j', async (state, lines) => {
    const { headersText = '' } = pickDump('headers', 'Java one a line k=v');
    const others = headersText.split('\n').filter((line) => !/nonce/i.test(line));
    const { problems, verdict } = await inspect({ headersText: [...others, ...lines].join('\n') });
    expect(verdict).toEqual({ kind: 'unverifiable', inputs: ['headers'] });
    expect(problems).toContainEqual(expect.objectContaining({ name: 'X-Nonce', state }));
  });

  it('is read out of the source of a mail, in quoted-printable', async () => {
    const { headersText } = pickCallback('payin');
    const headers = headersText.replace(/=/g, '=3D').replace(/.{75}(?=.)/g, (line) => `${line}=\n`);
    const report = await inspect({ headersText: headers });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toContain('warning headers.dump');
  });

  it('lacks a header that words of a log only speak of', async () => {
    const own = { 'X-Merchant-No': 'M1', 'X-Timestamp': '1790000000', 'X-Sign': 'Zz09'.repeat(86) };
    const headersText = `X-Nonce missing! headers=${JSON.stringify(own).replaceAll('"', "'")}`;
    const { problems } = await inspect({ headersText });
    expect(problems).toContainEqual(
      expect.objectContaining({ name: 'X-Nonce', state: 'absent', span: null }),
    );
  });

  it('is no mail’s source where X-Sign ends as it should, and a cookie has =3D', async () => {
    const headersText = `X-Sign: ${'A'.repeat(80)}!=\nX-Merchant-No: M1\nX-Timestamp: 1790000015\nX-Nonce: n-1\nCookie: a=3D5`;
    expect(listProblems(await inspect({ headersText }))).not.toContain('warning headers.dump');
  });

  it('lacks a header that is another callback’s', async () => {
    const sign = 'Zz09'.repeat(86);
    const first = { 'X-Merchant-No': 'M1', 'X-Timestamp': '1790000000', 'X-Sign': sign };
    const headersText = JSON.stringify([first, { ...first, 'X-Nonce': 'b' }], null, 1);
    const { problems } = await inspect({ headersText });
    expect(problems).toContainEqual(
      expect.objectContaining({ name: 'X-Nonce', state: 'absent', span: null }),
    );
  });

  it('that does not verify is never called invalid, and is diagnosed all the same', async () => {
    const { headersText = '' } = pickDump('headers', 'Python print(dict)');
    const body = pickCallback('payin').bodyText.replace('100.00', '900.00');
    const report = await inspect({ headersText, bodyText: body });
    expect(report.verdict).toEqual({ kind: 'unverifiable', inputs: ['headers'] });
    expect(listProblems(report)).toEqual(['error headers.dump']);
    const { findings } = await diagnoseCallback(report);
    expect(findings.flatMap(listCodes)).toContain('value.changed');
  });

  it.each([
    ['in quotes', (line: string) => `"${line}"`],
    ['with a full-width colon', (line: string) => line.replace(': ', '：')],
    ['as HTML has them', (line: string) => line.replace(/^(.*?): (.*)$/, '<dt>$1</dt><dd>$2</dd>')],
  ])('is not said to lack the Content-Type that it names: lines %s', async (_, wrap) => {
    const lines = pickCallback('payin').headersText.trim().split('\n');
    const others = lines.filter((line) => !line.startsWith('Content-Type'));
    const all = ['Content-Type: application/json', ...others].map(wrap);
    const report = await inspect({ headersText: all.join('\n') });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning headers.dump']);
    const without = await inspect({ headersText: all.slice(1).join('\n') });
    expect(listProblems(without)).toContain('warning headers.missing');
  });

  it.each([
    ['JSON', (own: Readonly<Record<string, string>>) => JSON.stringify(own)],
    [
      'Lombok',
      ({ merchantNo, timestamp, nonce, sign }: Readonly<Record<string, string>>) =>
        `CallbackHeaders(merchantNo=${merchantNo}, timestamp=${timestamp}, nonce=${nonce}, sign=${sign})`,
    ],
    [
      'Go’s %+v',
      ({ merchantNo, timestamp, nonce, sign }: Readonly<Record<string, string>>) =>
        `{MerchantNo:${merchantNo} Timestamp:${timestamp} Nonce:${nonce} Sign:${sign}}`,
    ],
  ])('is read by the names that code gives to what it took out of it: %s', async (_, write) => {
    const { headersText } = pickCallback('payin');
    const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(headersText)?.[1] ?? '';
    const own = {
      merchantNo: read('X-Merchant-No'),
      timestamp: read('X-Timestamp'),
      nonce: read('X-Nonce'),
      sign: read('X-Sign'),
    };
    expect((await inspect({ headersText: write(own) })).verdict.kind).toBe('valid');
    const other = await inspect({ headersText: write({ ...own, nonce: 'other' }) });
    expect(other.verdict.kind).toBe('unverifiable');
  });

  it.each([' # 2026-11-27', ' 2026-11-27T10:00:00Z'])(
    'is read with a remark behind the time: %s',
    async (more) => {
      const { headersText } = pickCallback('payin');
      const lines = headersText.replace(/(?<=^X-Timestamp: \d+)$/m, more);
      expect((await inspect({ headersText: lines })).verdict.kind).toBe('valid');
      const all = headersText.replace(/$/gm, '  string');
      expect((await inspect({ headersText: all })).verdict.kind).toBe('valid');
    },
  );

  // Whoever receives such a line signs and verifies all of it.
  it.each([' 5', ' UTC', '\tx'])(
    'is none where a line’s value has more words: %j',
    async (more) => {
      const { headersText } = pickCallback('payin');
      const lines = headersText.replace(/(?<=^X-Timestamp: \d+)$/m, more);
      expect(lines).not.toBe(headersText);
      const report = await inspect({ headersText: lines });
      expect(report.verdict.kind).toBe('invalid');
      expect(listProblems(report)).toEqual(['warning headers.not-seconds']);
    },
  );

  it.each([
    ' Mon Sep 21 2026',
    ' 21 Sep 2026 14:15:23',
    ' 2026/09/21 14:15:23',
    ' 21.09.2026',
    ' 20260921T1415',
    ' # 21 September',
  ])('is read where somebody wrote the date behind the time: %j', async (date) => {
    const { headersText } = pickCallback('payin');
    const lines = headersText.replace(/(?<=^X-Timestamp: \d+)$/m, date);
    const report = await inspect({ headersText: lines });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning headers.dump']);
  });

  it('is read with HTML entities in its values', async () => {
    const { headersText } = pickCallback('payin');
    const entities = headersText.replace(
      /(?<=^X-Sign: .*)[+/=]/gm,
      (char) => `&#${char.charCodeAt(0)};`,
    );
    expect(entities).toContain('&#61;');
    const report = await inspect({ headersText: entities });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning headers.dump']);
  });

  it.each(['System.String[]', '[Ljava.lang.String;@1b2c3d', '[Array]', '[FILTERED]', 'Array'])(
    'is told where it has no value: %s',
    async (printed) => {
      const headersText = pickCallback('payin').headersText.replace(/(?<=^X-Sign: ).*/m, printed);
      const report = await inspect({ headersText });
      expect(report.problems).toContainEqual(
        expect.objectContaining({ code: 'sign.not-base64', fault: 'printed', found: printed }),
      );
      const { findings } = await diagnoseCallback(report);
      expect(findings.flatMap(listCodes)).toEqual([]);
    },
  );

  it.each([
    ['application/json; charset=gbk', true],
    ['application/json;charset="iso-8859-1"', true],
    ['application/json; charset=UTF-8', false],
    ['application/json;charset="utf-8"', false],
    ['application/json; profile=x', false],
  ])('has a charset that JSON has: %s', async (type, isTold) => {
    const headersText = pickCallback('payin').headersText.replace(/(?<=^Content-Type: ).*/m, type);
    expect(headersText).toContain(type);
    const report = await inspect({ headersText });
    expect(listProblems(report)).toEqual(isTold ? ['warning headers.content-type'] : []);
  });

  it('is no dump where header lines show the same, whatever is wrong with a value', async () => {
    const { headersText } = pickCallback('payin');
    const cut = headersText.replace(/(?<=^X-Sign: .{30}).*/m, '...');
    expect(cut).toContain('...');
    const report = await inspect({ headersText: cut });
    expect(listProblems(report)).toContain('error sign.not-base64');
    expect(listProblems(report).join()).not.toContain('headers.dump');
  });
});

describe('a dump of a body', () => {
  it.each([
    ['print_r', 'PHP', 'print_r($data)', "file_get_contents('php://input')"],
    ['str(dict)', 'Python', 'str(data)', 'request.get_data(as_text=True)'],
    ['Map.toString', 'Java', 'map.toString()', '@RequestBody String body'],
  ])('is valid where the signature says so: %s', async (name, language, call, rawCall) => {
    const report = await inspect(pickDump('body', name));
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning body.dump']);
    expect(report.problems[0]).toMatchObject({ language, call, rawCall, losses: [] });
    const signed = Object.values(dumpedCallbacks).map(({ canonical }) => canonical);
    expect(signed).toContain(report.canonical?.text);
  });

  // PHP prints false and null as nothing, true as 1.
  it('is valid where six values may be several things each', async () => {
    const values =
      '[isTest] => \n [settled] => 1\n [risk] => Array\n (\n [passed] => 1\n [score] => 0\n [reason] => \n [vip] => \n )\n';
    const bodyText = `Array\n(\n [orderNo] => P1\n [amount] => 1.00\n ${values})\n`;
    const signed =
      'amount=1.00&isTest=false&nonce=9f8e7d6c5b4a3210&orderNo=P1&risk={"passed":true,"score":0,"reason":null,"vip":false}&settled=true&timestamp=1790000123';
    const { verdict, canonical } = await inspectCallback(
      buildSignedInput(signer, bodyText, signed),
    );
    expect(verdict.kind).toBe('valid');
    expect(canonical?.text).toBe(signed);
  });

  // Node’s console.log and PHP’s Monolog of what JSON.parse and json_decode had made doubles.
  it.each([
    ['{ ref: 12345678901234567000, count: 0 }', ['ref 12345678901234567000 12345678901234567890']],
    ['{ ref: 12345678901234567890n, count: 0 }', []],
    [
      'app.INFO: received {"ref":1.2345678901234567e+19,"count":0} []',
      ['ref 12345678901234567000 12345678901234567890'],
    ],
    [
      '{ extra: { id: 9007199254740992, rate: 0.1 }, count: 0 }',
      ['extra {"id":9007199254740992,"rate":0.1} {"id":9007199254740993,"rate":0.1}'],
    ],
  ])('tells the numbers that the dump shows rounded: %s', async (shown, expected) => {
    const nested = shown.includes('extra');
    const signed = `amount=1.00&count=0&${nested ? 'extra={"id":9007199254740993,"rate":0.1}&' : ''}nonce=9f8e7d6c5b4a3210&orderNo=P1&${nested ? '' : 'ref=12345678901234567890&'}timestamp=1790000123`;
    const bodyText = shown
      .replace('{"ref"', '{"orderNo":"P1","amount":"1.00","ref"')
      .replace(/^\{/, "{ orderNo: 'P1', amount: '1.00',");
    const given = buildSignedInput(signer, bodyText, signed);
    const { verdict, problems } = await inspectCallback(given);
    expect(verdict.kind).toBe('valid');
    const restored = problems.flatMap((one) => (one.code === 'body.dump' ? one.restored : []));
    const told = restored.map((one) => `${one.key} ${one.pasted} ${one.signed}`);
    expect(told).toEqual(expected);
  });

  it.each([
    [
      'floats of Python',
      "'amount': 100.0, 'feeAmount': 2.5, 'netAmount': 97.5",
      'amount feeAmount netAmount',
    ],
    [
      'decimals of Python',
      "'amount': Decimal('100.0000'), 'feeAmount': Decimal('2.5'), 'netAmount': Decimal('97.50')",
      'amount feeAmount',
    ],
  ])(
    'of values that a program had changed is valid with those that were signed: %s',
    async (_, amounts, keys) => {
      const bodyText = `{'orderType': 'payin', 'orderNo': 'P202611210001', 'merchantOrderNo': 'M-20261121-7788', 'status': 'completed', ${amounts}, 'completedAt': 1790000007}`;
      const report = await inspect({ bodyText });
      expect(report.verdict.kind).toBe('valid');
      expect(report.canonical?.text).toBe(dumpedCallbacks.payin?.canonical);
      const [problem] = report.problems;
      const restored = problem?.code === 'body.dump' ? problem.restored : [];
      expect(restored.map(({ key }) => key).join(' ')).toBe(keys);
      const { findings } = await diagnoseCallback(
        await inspect({ bodyText, ownString: 'amount=1' }),
      );
      expect(findings.every(({ subject }) => subject === 'own-string')).toBe(true);
    },
  );

  it.each([
    [
      'datetime of Python',
      `{'orderType': 'payin', 'orderNo': 'P202611210001', 'merchantOrderNo': 'M-20261121-7788', 'status': <Status.completed: 'completed'>, 'amount': '100.00', 'feeAmount': '2.50', 'netAmount': '97.50', 'completedAt': datetime.datetime(2026, 9, 21, 14, 13, 27, tzinfo=datetime.timezone.utc)}`,
    ],
    [
      'a repr of Python',
      `<Callback orderType='payin' orderNo='P202611210001' merchantOrderNo='M-20261121-7788' status='completed' amount='100.00' feeAmount='2.50' netAmount='97.50' completedAt=1790000007>`,
    ],
    [
      'Time of Ruby',
      `{"orderType"=>:payin, "orderNo"=>"P202611210001", "merchantOrderNo"=>"M-20261121-7788", "status"=>"completed", "amount"=>0.1e3, "feeAmount"=>0.25e1, "netAmount"=>0.975e2, "completedAt"=>2026-09-21 14:13:27 UTC}`,
    ],
    [
      'TimeWithZone of Rails',
      `{"orderType"=>"payin", "orderNo"=>"P202611210001", "merchantOrderNo"=>"M-20261121-7788", "status"=>"completed", "amount"=>"100.00", "feeAmount"=>"2.50", "netAmount"=>"97.50", "completedAt"=>Mon, 21 Sep 2026 22:13:27.000000000 CST +08:00}`,
    ],
    [
      'an object of Ruby',
      `#<Callback:0x000055d5 @order_type="payin", @order_no="P202611210001", @merchant_order_no="M-20261121-7788", @status="completed", @amount="100.00", @fee_amount="2.50", @net_amount="97.50", @completed_at=1790000007>`,
    ],
    [
      'DateTime of PHP',
      `Callback Object\n(\n    [orderType] => payin\n    [orderNo] => P202611210001\n    [merchantOrderNo] => M-20261121-7788\n    [status] => completed\n    [amount] => 100\n    [feeAmount] => 2.5\n    [netAmount] => 97.5\n    [completedAt] => DateTime Object\n        (\n            [date] => 2026-09-21 14:13:27.000000\n            [timezone_type] => 1\n            [timezone] => +00:00\n        )\n\n)\n`,
    ],
    [
      'ZonedDateTime of Java',
      `Callback(orderType=payin, orderNo=P202611210001, merchantOrderNo=M-20261121-7788, status=completed, amount=100.0, feeAmount=2.5, netAmount=97.5, completedAt=2026-09-21T22:13:27+08:00[Asia/Shanghai])`,
    ],
    [
      'time.Time of Go',
      `{OrderType:payin OrderNo:P202611210001 MerchantOrderNo:M-20261121-7788 Status:completed Amount:100 FeeAmount:2.5 NetAmount:97.5 CompletedAt:2026-09-21 14:13:27 +0000 UTC}`,
    ],
    [
      'DateTime of C#',
      `Callback { OrderType = payin, OrderNo = P202611210001, MerchantOrderNo = M-20261121-7788, Status = completed, Amount = 100, FeeAmount = 2.5, NetAmount = 97.5, CompletedAt = 21/09/2026 14:13:27 }`,
    ],
  ])('is valid with %s in it', async (_, bodyText) => {
    const report = await inspect({ bodyText });
    expect(report.problems.map(({ code }) => code)).toEqual(['body.dump']);
    expect(report.verdict.kind).toBe('valid');
    expect(report.canonical?.text).toBe(dumpedCallbacks.payin?.canonical);
  });

  // What xmltodict 1.0 (unparse) and Active Support 6.1 (to_xml) print; dicttoxml and CDATA by their documentation.
  it.each([
    [
      'an element a value, a repeated one for a list',
      '{"amount":"1.00","orderNo":"P&1","items":[{"n":1,"t":"<x>"},{"n":2,"t":""}],"extra":{"tags":["vip","a&b"],"ok":true}}',
      '<?xml version="1.0" encoding="utf-8"?>\n<callback>\n\t<amount>1.00</amount>\n\t<orderNo>P&amp;1</orderNo>\n\t<items>\n\t\t<n>1</n>\n\t\t<t>&lt;x&gt;</t>\n\t</items>\n\t<items>\n\t\t<n>2</n>\n\t\t<t></t>\n\t</items>\n\t<extra>\n\t\t<tags>vip</tags>\n\t\t<tags>a&amp;b</tags>\n\t\t<ok>true</ok>\n\t</extra>\n</callback>',
    ],
    [
      'types as Rails writes them',
      '{"amount":"1.00","orderNo":"P1","note":null,"list":[],"count":0,"items":[{"qty":1},{"qty":12}],"flag":false}',
      '<?xml version="1.0" encoding="UTF-8"?>\n<callback>\n  <amount>1.00</amount>\n  <orderNo>P1</orderNo>\n  <note nil="true"/>\n  <list type="array"/>\n  <count type="integer">0</count>\n  <items type="array">\n    <item>\n      <qty type="integer">1</qty>\n    </item>\n    <item>\n      <qty type="integer">12</qty>\n    </item>\n  </items>\n  <flag type="boolean">false</flag>\n</callback>\n',
    ],
    [
      'types as dicttoxml writes them',
      '{"amount":"1.00","orderNo":"P1","extra":{"a":"7","b":[true,null]},"map":{}}',
      '<?xml version="1.0" encoding="UTF-8" ?><root><amount type="str">1.00</amount><orderNo type="str">P1</orderNo><extra type="dict"><a type="str">7</a><b type="list"><item type="bool">true</item><item type="null"></item></b></extra><map type="dict"></map></root>',
    ],
    [
      'items and CDATA',
      '{"amount":"1.00","orderNo":"P<1>","list":["a","b"]}',
      '<xml><amount><![CDATA[1.00]]></amount><orderNo><![CDATA[P<1>]]></orderNo><list><item>a</item><item>b</item></list></xml>',
    ],
  ])('is read as XML: %s', async (_, body, bodyText) => {
    const text = (await inspectCallback(buildSignedInput(signer, body, ''))).canonical?.text ?? '';
    const report = await inspectCallback({ ...buildSignedInput(signer, body, text), bodyText });
    expect(report.verdict.kind).toBe('valid');
    expect(report.problems.map(({ code }) => code)).toContain('body.dump');
    expect(report.problems).toContainEqual(expect.objectContaining({ forms: ['xml'] }));
  });

  it.each([
    ['a tag that nothing closes', '<callback><orderNo>P1<amount>1.00</amount></callback>'],
    ['text beside elements', '<p>orderNo <b>P1</b> amount <b>1.00</b></p>'],
    ['two of them', '<a><orderNo>P1</orderNo><amount>1</amount></a><a></a>'],
  ])('is no XML: %s', async (_, bodyText) => {
    const { problems } = await inspect({ bodyText });
    expect(problems.filter((one) => 'forms' in one && one.forms.includes('xml'))).toEqual([]);
  });

  it.each([
    ['pairs between commas', ', ', '=', (pairs: string) => `10:00:01 INFO callback ${pairs}`],
    ['a form', '&', '=', (pairs: string) => `10:00:01 INFO [nio-1] c.e.Cb : callback: ${pairs}`],
    ['pairs with colons', ', ', ': ', (pairs: string) => `callback received: ${pairs}`],
    [
      'pairs and what winston adds',
      ', ',
      '=',
      (pairs: string) => `info: callback ${pairs} {"service":"pay"}`,
    ],
    ['a form under a label', '&', '=', (pairs: string) => `DEBUG [nio-1] body=${pairs}`],
    ['pairs and a thread', ', ', '=', (pairs: string) => `callback ${pairs} [http-nio-1]`],
    ['pairs and how long it took', ', ', '=', (pairs: string) => `callback ${pairs} took 12ms`],
    ['a form and where it came from', '&', '=', (pairs: string) => `form: ${pairs} from 10.0.0.3`],
    ['pairs and a full stop', ', ', '=', (pairs: string) => `Received ${pairs}.`],
    ['a record under its name', ', ', '=', (pairs: string) => `dto=Callback[${pairs}]`],
    ['pairs and a context alone', ', ', '=', (pairs: string) => `${pairs} {"requestId":"7f3a"}`],
  ])('is read behind a logger’s words: %s', async (_, separator, sign, log) => {
    const { bodyText } = pickCallback('payin');
    const pairs = print(bodyText, (key, value) => `${key}${sign}${value}`).replaceAll(
      '\n',
      separator,
    );
    const report = await inspect({ bodyText: log(pairs) });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning body.dump']);
  });

  it.each([
    ['another text', ' {"id":1}'],
    ['how long', ' in 5 s'],
    ['where from', ' from 10.0.0.3'],
    ['a full stop', '.'],
  ])(
    'has what looks like a logger’s words in its last value where that was signed: %s',
    async (_, end) => {
      const memo = `paid by card${end}`;
      const signed = `amount=1.00&memo=${memo}&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123`;
      const logged = `callback amount=1.00, orderNo=P1, memo=${memo}`;
      const report = await inspectCallback(buildSignedInput(signer, logged, signed));
      expect(report.verdict.kind).toBe('valid');
      expect(report.canonical?.kept.find(({ key }) => key === 'memo')?.value).toBe(memo);
    },
  );

  it('in braces has no blank of these in its last value', async () => {
    const { bodyText } = pickCallback('payin');
    const pairs = print(bodyText, (key, value) => `${key} = ${value}`).replaceAll('\n', ', ');
    const report = await inspect({ bodyText: `{${pairs} }` });
    expect(report.problems).toMatchObject([{ code: 'body.dump', restored: [] }]);
    expect(report.verdict.kind).toBe('valid');
  });

  it('lacks a header that is missing, and none that is there twice, whose values were tried', async () => {
    const given = pickDump('body', 'str(dict)');
    const { bodyText = '', headersText } = { ...pickCallback('payin'), ...given };
    const other = bodyText.replace('P202611210001', 'P1');
    const tell = async (changed: string) => {
      const { problems } = await inspect({ bodyText: other, headersText: changed });
      return problems.find(({ code }) => code === 'body.dump');
    };
    const missing = await tell(headersText.replace(/^X-Nonce.*\n/m, ''));
    expect(missing).toMatchObject({ withoutHeaders: ['X-Nonce'] });
    const twice = await tell(`${headersText}\nX-Nonce: other`);
    expect(twice).toMatchObject({ isCompared: true });
    expect(twice).not.toHaveProperty('withoutHeaders');
  });

  it('is a map in a logger’s line, not its words', async () => {
    const map = pickCallback('payin').bodyText.replace(/["{}]/g, '').replaceAll(':', '=');
    const bodyText = `2026-11-22 10:00:00,123 INFO  [exec-1] com.pay.Cb - body={}{${map.replaceAll(',', ', ')}}`;
    const report = await inspect({ bodyText });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning body.dump']);
  });

  const pairs = Object.entries(JSON.parse(pickCallback('payin').bodyText));
  const join = (print: (key: string, value: unknown) => string, joint: string): string =>
    pairs.map(([key, value]) => print(key, value)).join(joint);
  const indented = JSON.stringify(Object.fromEntries(pairs), null, 2);
  it.each([
    ['logfmt', `level=info msg="callback" ${join((key, value) => `body.${key}=${value}`, ' ')}`],
    [
      'a key-value logger',
      `2026-11-21 [info] callback ${join((key, value) => `${key}=${value}`, ' ')}`,
    ],
    ['pairs with commas', join((key, value) => `${key}=${value}`, ',')],
    ['colons with commas', join((key, value) => `${key}:${value}`, ',')],
    ['colons with semicolons', join((key, value) => `${key}: ${value}`, '; ')],
    ['arrows with commas', join((key, value) => `${key} => ${value}`, ', ')],
    ['lines of HTML', join((key, value) => `${key}: ${value}`, '<br>\n')],
    [
      'a file of properties',
      `#callback\n#Sat Nov 21 17:00:00 UTC 2026\n${join((key, value) => `${key}=${value}`, '\n')}\n`,
    ],
    [
      'a logger with lines below',
      `[17:00:00.000] INFO (7): callback\n${join((key, value) => `    ${key}: ${JSON.stringify(value)}`, '\n')}`,
    ],
    [
      'flat keys of a store',
      JSON.stringify(
        Object.fromEntries(pairs.map(([key, value]) => [`request.body.${key}`, value])),
      ),
    ],
    ['named pairs', JSON.stringify(pairs.map(([key, value]) => ({ key, value })))],
    [
      'items of Python',
      join((key, value) => `('${key}', ${typeof value === 'number' ? value : `'${value}'`})`, '\n'),
    ],
    [
      'YAML of Ruby’s symbols',
      `---\n${join((key, value) => `:${key}: ${JSON.stringify(value)}`, '\n')}\n`,
    ],
    [
      'YAML of Rails',
      `--- !ruby/hash:ActiveSupport::HashWithIndifferentAccess\n${join((key, value) => `${key}: ${JSON.stringify(value)}`, '\n')}\n`,
    ],
    ['PowerShell', `@{${join((key, value) => `${key}=${value}`, '; ')}}`],
    [
      'Serilog',
      `[17:00:00 INF] callback [${join((key, value) => `("${key}": ${JSON.stringify(value)})`, ', ')}]`,
    ],
    [
      'Xdebug in a page',
      `array (size=8)\n${join((key, value) => `  '${key}' => ${typeof value === 'number' ? `int ${value}` : `string '${value}' (length=${String(value).length})`}`, '\n')}`,
    ],
    ['a row of CSV', `${join((key) => key, ',')}\n${join((_, value) => String(value), ',')}\n`],
    [
      'a row of CSV with JSON in quotes',
      `id,body\n1,"${pickCallback('payin').bodyText.replaceAll('"', '""')}"\n`,
    ],
    [
      'structlog',
      join((key, value) => `${key}=${typeof value === 'number' ? value : `'${value}'`}`, ' '),
    ],
    ['a mail that quotes', indented.replace(/^/gm, '> ')],
    [
      'numbered lines',
      indented
        .split('\n')
        .map((line, at) => `${String(at + 1).padStart(3)} ${line}`)
        .join('\n'),
    ],
    ['a comparison', indented.replace(/^/gm, '+')],
    ['the lines of docker compose', indented.replace(/^/gm, 'app-1  | ')],
    ['the lines of journald', indented.replace(/^/gm, 'Oct 12 10:00:00 web-1 app[713]: ')],
    [
      'the lines of kubectl',
      `{\n${join((key, value) => `  ${key}: ${inspectScalar(value)}`, ',\n')}\n}`.replace(
        /^/gm,
        '2026-10-12T10:00:00.123456789Z ',
      ),
    ],
    [
      'the lines of Node’s debug',
      `{\n${join((key, value) => `  ${key}: ${inspectScalar(value)}`, ',\n')}\n} +0ms`.replace(
        /^/gm,
        '  app:callback ',
      ),
    ],
    [
      'the lines of a logger with a thread and a level',
      indented.replace(/^/gm, '10:00:00.123 [exec-1] INFO c.e.Cb - '),
    ],
    ['a line of rsyslog', `Oct 12 10:00:00 web-1 app[713]: ${indented.replaceAll('\n', '#012')}`],
    [
      'quoted-printable',
      `${pickCallback('payin').bodyText.slice(0, 75)}=\n${pickCallback('payin').bodyText.slice(75)}`,
    ],
  ])('is read in %s', async (_, bodyText) => {
    const report = await inspect({ bodyText });
    expect(report.verdict.kind).toBe('valid');
    expect(report.canonical?.text).toBe(dumpedCallbacks.payin?.canonical);
    expect(report.problems.map(({ code }) => code)).toEqual(['body.dump']);
  });

  it.each([
    [
      'C#',
      `[17:00:00 INF] callback [${join((key, value) => `("${key}": ${JSON.stringify(value)})`, ', ')}]`,
    ],
    ['Perl', `%data = (\n${join((key, value) => `  '${key}' => '${value}'`, ',\n')}\n);\n`],
    [null, join((key, value) => `${key}=${JSON.stringify(value)}`, ', ')],
  ])('names the language, where one is known: %s', async (language, bodyText) => {
    const report = await inspect({ bodyText });
    expect(report.verdict.kind).toBe('valid');
    expect(report.problems[0]).toMatchObject({ code: 'body.dump', language });
  });

  it('keeps a moment that is an object in JSON in mind, too', async () => {
    const { bodyText } = pickCallback('payin');
    const moments = [
      '{"date":"2026-09-21 14:13:27.000000","timezone_type":3,"timezone":"UTC"}',
      '{"_seconds":1790000007,"_nanoseconds":0}',
      '{"$date":"2026-09-21T14:13:27Z"}',
      '"21/09/2026 14:13:27"',
    ];
    for (const moment of moments) {
      const report = await inspect({ bodyText: bodyText.replace('1790000007', moment) });
      const { findings } = await diagnoseCallback(report);
      expect(findings.flatMap(listCodes)).toEqual(['input.rewritten']);
      expect(findings[0]?.proof.by).not.toBe('none');
    }
  });

  it('of a record is valid, with a decimal, a date and an enum in it', async () => {
    const bodyText =
      'Callback[orderType=PAYIN, orderNo=P202611210001, merchantOrderNo=M-20261121-7788, status=COMPLETED, amount=100.0, feeAmount=2.5, netAmount=97.5, completedAt=1790000007]';
    const report = await inspect({ bodyText });
    expect(report.verdict.kind).toBe('valid');
    expect(report.canonical?.text).toBe(dumpedCallbacks.payin?.canonical);
  });

  it('inside of a log’s JSON is read, which is no callback itself', async () => {
    const { bodyText } = pickCallback('nested');
    const log = `{"level":"info","msg":"callback","body":${bodyText}}`;
    const report = await inspect(pickCallback('nested'), { bodyText: log });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning body.dump']);
  });

  it.each([
    ['{"a":[{"c":2,"d":"x"}],"b":1}', false],
    ['{"b":1,"a":[{"c":2,"d":"x"}]}', true],
    ['{"a":[{"d":"x","c":2}],"b":1}', true],
  ])('tells whether nested members stood in its order: %s', async (extra, isReordered) => {
    const body = `{"orderNo":"P1","extra":${extra},"amount":"1.00"}`;
    const signed = `amount=1.00&extra=${extra}&nonce=9f8e7d6c5b4a3210&orderNo=P1`;
    const input = buildSignedInput(signer, body, `${signed}&timestamp=1790000123`);
    // Go prints maps by their keys.
    const bodyText = 'map[amount:1.00 extra:map[a:[map[c:2 d:x]] b:1] orderNo:P1]';
    const { verdict, problems } = await inspectCallback({ ...input, bodyText });
    expect(verdict.kind).toBe('valid');
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'body.dump', restored: [], isReordered }),
    );
  });

  it('that nothing explains could not be checked, and gives no string', async () => {
    const { bodyText = '' } = pickDump('body', 'str(dict)');
    const report = await inspect({
      bodyText: bodyText.replace('P202611210001', 'P1'),
    });
    expect(report.verdict).toEqual({ kind: 'unverifiable', inputs: ['body'] });
    expect(listProblems(report)).toEqual(['error body.dump']);
    expect(report.canonical).toBeNull();
  });

  it('without a key or a signature could not be checked either', async () => {
    const given = pickDump('body', 'str(dict)');
    const keyless = await inspect(given, { keyText: '' });
    expect(keyless.verdict).toEqual({ kind: 'unverifiable', inputs: ['key', 'body'] });
    const unsigned = await inspect(given, { headersText: 'X-Timestamp: 1790000010' });
    expect(unsigned.verdict).toEqual({ kind: 'unverifiable', inputs: ['headers', 'body'] });
  });

  it.each([
    ['a brace too many in front', (body: string) => `{ ${body}`],
    [
      'a brace too many in front of lines',
      (body: string) => `{${body.replace('{', '{\n').replace(/}$/, '\n}')}`,
    ],
    ['a brace too many at the end', (body: string) => `${body}}`],
    ['a quote too few', (body: string) => body.replace('"', '')],
    ['a raw control character in a text', (body: string) => body.replace('M-', 'M\x01-')],
  ])('is none where it is JSON with a slip: %s', async (_, change) => {
    const { bodyText } = pickCallback('nested');
    const report = await inspect(pickCallback('nested'), { bodyText: change(bodyText) });
    expect(report.verdict).toEqual({ kind: 'unverifiable', inputs: ['body'] });
    expect(listProblems(report)).toEqual(['error body.syntax']);
  });

  // A table that shows texts in quotation marks, and a body whose amounts a program made numbers of.
  it.each(['"', "'"])(
    'in quotation marks is read beside a rewritten body, too: %s',
    async (mark) => {
      const headersText = `X-Merchant-No: ${mark}M1${mark}\nX-Timestamp: ${mark}1790000123${mark}\nX-Nonce: ${mark}n1${mark}`;
      const signed = 'amount=1.00&netAmount=1.00&nonce=n1&orderNo=P1&timestamp=1790000123';
      const report = await inspectCallback({
        keyText: signer.keyText,
        headersText: `${headersText}\nX-Sign: ${signRsa2(signer, signed)}`,
        bodyText: '{"orderNo":"P1","amount":1.0,"netAmount":1.0}',
        ownString: '',
      });
      const [finding] = (await diagnoseCallback(report)).findings;
      expect(finding).toMatchObject({ owner: 'transport', causes: [{ code: 'input.rewritten' }] });
      expect(listProblems(report)).toContain('error headers.dump');
    },
  );

  it('of lines with keys in brackets keeps quotation marks that belong to a value', async () => {
    const bodyText = '{"orderNo":"P1","amount":"1.00","feeAmount":"0.10","note":"\\"quoted\\""}';
    const signed =
      'amount=1.00&feeAmount=0.10&nonce=9f8e7d6c5b4a3210&note="quoted"&orderNo=P1&timestamp=1790000123';
    const lines = print(bodyText, (key, value) => `[${key}] ${value}`);
    const { verdict } = await inspectCallback(buildSignedInput(signer, lines, signed));
    expect(verdict.kind).toBe('valid');
  });

  it.each<readonly [string, (body: string) => string]>([
    [
      'a command line with quotes inside of quotes',
      (body) => `curl -d '${body.replaceAll("'", "'\\''")}' https://shop.example/cb`,
    ],
    [
      'Python’s unicode_escape',
      (body) =>
        body
          .replaceAll('\\', '\\\\')
          .replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ],
    ['a parameter with encoded JSON', (body) => `payload=${encodeURIComponent(body)}`],
    [
      'a table of Markdown',
      (body) =>
        `| key | value |\n|---|---|\n${print(body, (key, value) => `| ${key} | ${value} |`)}`,
    ],
    [
      'console.table of Node',
      (body) =>
        `┌───┬───┐\n│ (index) │ Values │\n├───┼───┤\n${print(body, (key, value) => `│ ${key} │ ${inspectScalar(value)} │`)}\n└───┴───┘`,
    ],
    [
      'redis-cli’s HGETALL',
      (body) =>
        print(
          body,
          (key, value, at) =>
            `${2 * at + 1}) "${key}"\n${2 * at + 2}) ${JSON.stringify(String(value))}`,
        ),
    ],
    [
      'a file of two columns, quoted',
      (body) => print(body, (key, value) => `"${key}","${String(value).replaceAll('"', '""')}"`),
    ],
    [
      'a file of two columns between semicolons',
      (body) => print(body, (key, value) => `${key};${value}`),
    ],
    [
      'a hash of Redis as a list',
      (body) => JSON.stringify(Object.entries(JSON.parse(body)).flat().map(String)),
    ],
    [
      'rows of a table as Java prints them',
      (body) =>
        `[{${print(body, (key, value) => `${key.replace(/(?=[A-Z])/g, '_').toUpperCase()}=${value}`).replaceAll('\n', ', ')}}]`,
    ],
    [
      'Firestore',
      (body) =>
        `{"name":"projects/p/documents/1","fields":{${print(body, (key, value) => `"${key}":${typeof value === 'number' ? `{"integerValue":"${value}"}` : `{"stringValue":${JSON.stringify(value)}}`}`).replaceAll('\n', ',')}}}`,
    ],
    [
      'protobuf’s Struct in JavaScript',
      (body) =>
        `{"fields":{${print(body, (key, value) => (typeof value === 'number' ? `"${key}":{"numberValue":${value},"kind":"numberValue"}` : `"${key}":{"stringValue":${JSON.stringify(value)},"kind":"stringValue"}`)).replaceAll('\n', ',')}}}`,
    ],
    [
      'mongosh',
      (body) =>
        `{\n  _id: ObjectId('6740a1b2c3d4e5f601234567'),\n${print(body, (key, value) => `  ${key}: ${typeof value === 'number' ? `Long('${value}')` : inspectScalar(value)},`)}\n}`,
    ],
  ])('is read: %s', async (_, print) => {
    const given = pickCallback('query-chars');
    const report = await inspect(given, { bodyText: print(given.bodyText) });
    expect(report.verdict.kind).toBe('valid');
  });

  it.each([
    ['another body behind it', (body: string) => `${body}\n{"amount":"5.00"}`, true],
    ['the same body again', (body: string) => body + body, true],
    ['words behind it', (body: string) => `${body} took 5 ms {done}`, false],
    ['words before it', (body: string) => `{id: 1} body: ${body}`, false],
    ['a list around it', (body: string) => `[${body}]`, false],
  ])('says where another one is not read: %s', async (_, print, hasMore) => {
    const given = pickCallback('query-chars');
    const report = await inspect(given, { bodyText: print(given.bodyText) });
    expect(report.verdict.kind).toBe('valid');
    expect(report.problems).toMatchObject([{ code: 'body.dump', hasMore }]);
  });

  it('that shows the contract’s fields alone says that others may be missing', async () => {
    const dump = (name: string) => ({ ...pickCallback('nested'), ...pickDump('body', name) });
    const struct = await inspect(dump('%+v struct'), {
      headersText: pickCallback('nested').headersText,
    });
    expect(struct.problems).toMatchObject([{ code: 'body.dump', lacksOthers: true }]);
  });

  it.each([
    [
      'a form, without its null',
      'nested',
      'orderType=payin&orderNo=P202611210001&merchantOrderNo=M-20261121-7788&status=completed&amount=100.00&feeAmount=2.50&netAmount=97.50&completedAt=1790000007&extra%5Bchannel%5D=UPI&extra%5Bpayer%5D%5Bname%5D=Jos%C3%A9+N%C3%BA%C3%B1ez&extra%5Bpayer%5D%5Bcity%5D=S%C3%A3o+Paulo&extra%5Btags%5D%5B0%5D=a&extra%5Btags%5D%5B1%5D=b%2Fc&extra%5Bqty%5D=2&extra%5Bfx%5D=83.1&extra%5Bok%5D=1',
    ],
    [
      'a row of ActiveRecord, with members of its own',
      'payin',
      '#<Callback id: 17, order_type: "payin", order_no: "P202611210001", merchant_order_no: "M-20261121-7788", status: "completed", amount: "100.00", fee_amount: "2.50", net_amount: "97.50", completed_at: 1790000007>',
    ],
  ])(
    'of what a program made of the body is valid with what was signed: %s',
    async (_, name, bodyText) => {
      const { headersText } = pickCallback(name);
      const report = await inspect({ headersText, bodyText });
      expect(report.verdict.kind).toBe('valid');
      expect(report.canonical?.text).toBe(dumpedCallbacks[name]?.canonical);
      const changed = await inspect({ headersText, bodyText: bodyText.replace('97.50', '97.51') });
      expect(changed.verdict).toEqual({ kind: 'unverifiable', inputs: ['body'] });
    },
  );

  it.each([
    ['inside a string', 120],
    ['behind a value', 21],
  ])('that ends early with nothing behind it says so once: %s', async (_, length) => {
    const { bodyText } = pickCallback('payin');
    const { problems } = await inspect({ bodyText: bodyText.slice(0, length) });
    expect(problems.filter(({ input }) => input === 'body')).toMatchObject([
      { code: 'body.syntax', found: '', severity: 'error' },
    ]);
  });

  it('that ends early says where', async () => {
    const { bodyText } = pickCallback('payin');
    const report = await inspect({ bodyText: `${bodyText.slice(0, 120)}...` });
    expect(report.verdict).toEqual({ kind: 'unverifiable', inputs: ['body'] });
    expect(report.problems.find(({ code }) => code === 'body.dump')).toMatchObject({
      losses: [{ kind: 'cut', span: { start: 120, end: 123 } }],
    });
  });

  it('with dumped headers is valid, too', async () => {
    const { bodyText } = await pickDump('body', 'str(dict)');
    const dump = dumpVectors.find((one) => one.text === bodyText);
    const lines = pickCallback(dump?.callback ?? '').headersText.trim();
    const headersText = lines.replaceAll(': ', '=');
    const report = await inspect({ bodyText: bodyText ?? '', headersText });
    expect(report.verdict.kind).toBe('valid');
    expect(listProblems(report)).toEqual(['warning headers.dump', 'warning body.dump']);
  });

  it('lets the own string be explained', async () => {
    const given = pickDump('body', 'str(dict)');
    const { canonical } = await inspect(given);
    const ownString = canonical?.text.replace(/&timestamp=\d+/, '') ?? '';
    const report = await inspect(given, { ownString });
    const { findings } = await diagnoseCallback(report);
    expect(findings.map(listCodes)).toEqual([['string.timestamp-missing']]);
  });
});

// Java: log.info("params=" + map)
it('a map under a name is read whole, also where a value has a line end', async () => {
  const original = '{"orderNo":"P1","amount":"1.00","memo":"line1\\nline2","status":"completed"}';
  const signed = buildSignedInput(
    signer,
    original,
    'amount=1.00&memo=line1\nline2&nonce=9f8e7d6c5b4a3210&orderNo=P1&status=completed&timestamp=1790000123',
  );
  const bodyText = 'params={orderNo=P1, amount=1.00, memo=line1\nline2, status=completed}';
  expect((await inspectCallback(signed)).verdict.kind).toBe('valid');
  expect((await inspectCallback({ ...signed, bodyText })).verdict.kind).toBe('valid');
});

it('leaves JSON that does not verify invalid', async () => {
  const given = buildSignedInput(signer, '{"orderNo":"P1","amount":"1.00"}', 'something else');
  expect((await inspectCallback(given)).verdict.kind).toBe('invalid');
});

// A signer that cuts zeros or leaves a member out signs the same.
describe('what a signer may have done is not valid in a dump', () => {
  const sent =
    '{"orderNo":"P1","amount":"4.10","risk":{"level":"low","age":3},"isTest":false,"ratio":1.5}';
  const headers = '&nonce=9f8e7d6c5b4a3210&orderNo=P1';
  const pairs = {
    amount: 'amount=4.10',
    isTest: '&isTest=false',
    ratio: '&ratio=1.5',
    risk: '&risk={"level":"low","age":3}',
  };

  it.each<[string, string, Partial<typeof pairs>]>([
    ['JSON in hex', Buffer.from(sent).toString('hex'), { risk: '' }],
    [
      'JSON in Base64',
      Buffer.from(sent).toString('base64'),
      { risk: '&risk={"age":3,"level":"low"}' },
    ],
    ['JSON in other data', `{"code":0,"data":${sent}}`, { amount: 'amount=4.1' }],
    [
      'a map of Java',
      '{orderNo=P1, amount=4.10, risk={level=low, age=3}, isTest=false, ratio=1.5}',
      { isTest: '' },
    ],
    [
      'lines',
      'orderNo: P1\namount: 4.10\nrisk: {"level":"low","age":3}\nisTest: False\nratio: 1.5',
      { amount: 'amount=4.1' },
    ],
  ])('%s', async (_, bodyText, change) => {
    const { amount, isTest, ratio, risk } = { ...pairs, ...change };
    const signed = `${amount}${isTest}${headers}${ratio}${risk}&timestamp=1790000123`;
    const report = await inspectCallback(buildSignedInput(signer, bodyText, signed));
    expect(report.verdict.kind).toBe('unverifiable');
    const { findings } = await diagnoseCallback(report);
    expect(findings).toMatchObject([
      { owner: expect.stringMatching(/platform|unknown/), variantText: signed },
    ]);
  });
});

it('a nested value that the dump has with spaces is what was sent', async () => {
  const signed =
    'amount=4.10&nonce=9f8e7d6c5b4a3210&orderNo=P1&risk={"a":1,"b":2}&timestamp=1790000123';
  const bodyText = '<m><orderNo>P1</orderNo><amount>4.10</amount><risk>{"a": 1, "b": 2}</risk></m>';
  const report = await inspectCallback(buildSignedInput(signer, bodyText, signed));
  expect(report.verdict.kind).toBe('valid');
});

// Of a table only the values have them: what was sent may have had them as well.
it.each(['a&amp;b', 'a&b'])('entities in a value are as they were signed: %s', async (html) => {
  const signed = `amount=4.10&html=${html}&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123`;
  const bodyText = 'orderNo\tamount\thtml\nP1\t4.10\ta&amp;b\n';
  const report = await inspectCallback(buildSignedInput(signer, bodyText, signed));
  expect(report.verdict.kind).toBe('valid');
  expect(report.problems).toMatchObject([{ code: 'body.dump', forms: ['rows'], restored: [] }]);
});

it('waits where it is told to, and stops where that fails', async () => {
  const stopped = new Error('stopped');
  const bodyText =
    'map[amount:1.00 extra:map[a:1 b:2 c:3 d:4 e:5] orderNo:P1 orderType:payin status:completed]';
  const given = { ...pickCallback('payin'), bodyText };
  await expect(inspectCallback(given, undefined, () => Promise.reject(stopped))).rejects.toBe(
    stopped,
  );
});

describe('a long text that may be a dump', () => {
  const entry = "'orderNo': <object at 0x7f>, ";

  it('is looked at in slices, so that a page answers meanwhile', async () => {
    let pauses = 0;
    const bodyText = `{${entry.repeat(3000)}`;
    await inspectCallback({ ...pickCallback('payin'), bodyText }, undefined, () => {
      pauses += 1;
    });
    expect(pauses).toBeGreaterThan(10);
  });

  it('ends with what its pause rejects with', async () => {
    const stopped = new Error('stopped');
    const input = { ...pickCallback('payin'), headersText: `X-Sign ${entry.repeat(3000)}` };
    const inspecting = inspectCallback(input, undefined, () => Promise.reject(stopped));
    await expect(inspecting).rejects.toBe(stopped);
  });

  it('is none beyond any length that a program prints', async () => {
    const { bodyText = '' } = pickDump('body', 'str(dict)');
    const isRead = async (spaces: number) => {
      const report = await inspect({ bodyText: bodyText + ' '.repeat(spaces) });
      return listProblems(report).some((problem) => problem.endsWith('body.dump'));
    };
    expect(await isRead(200_000 - bodyText.length)).toBe(true);
    expect(await isRead(200_001 - bodyText.length)).toBe(false);
  });
});
