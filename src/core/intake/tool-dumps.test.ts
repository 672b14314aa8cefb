/** What tools print of a body: coreutils 9.1, xxd 2022-01-14, util-linux 2.38, SQLite 3.40, Perl 5.36, PHP 8.2; other languages by their documentation. */
import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import { inspectCallback } from '../inspect-callback';
import { formFacts } from './form-facts';

const signer = createSigner();
const body = '{"orderNo":"P1","amount":"1.00","remark":"é","status":"completed"}';

/** With the signature over the body's own string. */
async function inspectDump(bodyText: string) {
  const signed = buildSignedInput(signer, body, '');
  const text = (await inspectCallback(signed)).canonical?.text ?? '';
  return inspectCallback({ ...buildSignedInput(signer, body, text), bodyText });
}

describe('what a tool prints of a body', () => {
  it.each([
    [
      'od',
      'byte-list json',
      `0000000 021173 071157 062544 047162 021157 021072 030520 026042
0000020 060442 067555 067165 021164 021072 027061 030060 026042
0000040 071042 066545 071141 021153 021072 124703 026042 071442
0000060 060564 072564 021163 021072 067543 070155 062554 062564
0000100 021144 000175
0000103
`,
    ],
    [
      'od -c',
      'byte-list json',
      `0000000   {   "   o   r   d   e   r   N   o   "   :   "   P   1   "   ,
0000020   "   a   m   o   u   n   t   "   :   "   1   .   0   0   "   ,
0000040   "   r   e   m   a   r   k   "   :   " 303 251   "   ,   "   s
0000060   t   a   t   u   s   "   :   "   c   o   m   p   l   e   t   e
0000100   d   "   }
0000103
`,
    ],
    [
      'od -tx1z',
      'hex json',
      `0000000 7b 22 6f 72 64 65 72 4e 6f 22 3a 22 50 31 22 2c  >{"orderNo":"P1",<
0000020 22 61 6d 6f 75 6e 74 22 3a 22 31 2e 30 30 22 2c  >"amount":"1.00",<
0000040 22 72 65 6d 61 72 6b 22 3a 22 c3 a9 22 2c 22 73  >"remark":"..","s<
0000060 74 61 74 75 73 22 3a 22 63 6f 6d 70 6c 65 74 65  >tatus":"complete<
0000100 64 22 7d                                         >d"}<
0000103
`,
    ],
    [
      'hexdump',
      'byte-list json',
      `0000000 227b 726f 6564 4e72 226f 223a 3150 2c22
0000010 6122 6f6d 6e75 2274 223a 2e31 3030 2c22
0000020 7222 6d65 7261 226b 223a a9c3 2c22 7322
0000030 6174 7574 2273 223a 6f63 706d 656c 6574
0000040 2264 007d                              
0000043
`,
    ],
    [
      'xxd -i',
      'byte-list json',
      `unsigned char body_json[] = {
  0x7b, 0x22, 0x6f, 0x72, 0x64, 0x65, 0x72, 0x4e, 0x6f, 0x22, 0x3a, 0x22,
  0x50, 0x31, 0x22, 0x2c, 0x22, 0x61, 0x6d, 0x6f, 0x75, 0x6e, 0x74, 0x22,
  0x3a, 0x22, 0x31, 0x2e, 0x30, 0x30, 0x22, 0x2c, 0x22, 0x72, 0x65, 0x6d,
  0x61, 0x72, 0x6b, 0x22, 0x3a, 0x22, 0xc3, 0xa9, 0x22, 0x2c, 0x22, 0x73,
  0x74, 0x61, 0x74, 0x75, 0x73, 0x22, 0x3a, 0x22, 0x63, 0x6f, 0x6d, 0x70,
  0x6c, 0x65, 0x74, 0x65, 0x64, 0x22, 0x7d
};
unsigned int body_json_len = 67;
`,
    ],
    [
      'sqlite3’s lines',
      'lines',
      `orderNo = P1
 amount = 1.00
 remark = é
 status = completed
`,
    ],
    [
      'sqlite3’s INSERT of the text',
      'embedded quoted json',
      `INSERT INTO logs VALUES(1,'{"orderNo":"P1","amount":"1.00","remark":"é","status":"completed"}');
`,
    ],
    [
      'Perl’s Dumper in one line',
      'perl',
      `{"amount" => "1.00","orderNo" => "P1","remark" => "\\x{e9}","status" => "completed"}`,
    ],
    [
      'PHP’s var_export of each value',
      'lines',
      `orderNo='P1'
amount='1.00'
remark='é'
status='completed'
`,
    ],
    [
      'Elixir',
      'pairs',
      `%{"amount" => "1.00", "orderNo" => "P1", "remark" => "é", "status" => "completed"}`,
    ],
    [
      'Phoenix',
      'embedded pairs',
      `[debug] Processing with CbController.create/2
  Parameters: %{"amount" => "1.00", "orderNo" => "P1", "remark" => "é", "status" => "completed"}
  Pipelines: [:api]`,
    ],
    [
      'Rust’s serde_json',
      'pairs',
      `Object {"orderNo": String("P1"), "amount": String("1.00"), "remark": String("é"), "status": String("completed")}`,
    ],
    [
      'a struct of Rust',
      'pairs',
      `Callback { order_no: "P1", amount: "1.00", remark: Some("é"), status: "completed" }`,
    ],
    ['Scala', 'pairs', `Map(orderNo -> P1, amount -> 1.00, remark -> é, status -> completed)`],
    ['Dart', 'pairs', `{orderNo: P1, amount: 1.00, remark: é, status: completed}`],
    [
      'a Python f-string',
      'embedded pairs',
      `callback={orderNo: P1, amount: 1.00, remark: é, status: completed}`,
    ],
    ['hstore', 'lines', `"orderNo"=>"P1", "amount"=>"1.00", "remark"=>"é", "status"=>"completed"`],
    [
      'MySQL',
      'lines',
      `*************************** 1. row ***************************
orderNo: P1
 amount: 1.00
 remark: é
 status: completed
1 row in set (0.00 sec)
`,
    ],
    [
      'go-spew',
      'go-spew',
      `(map[string]interface {}) (len=4) {
 (string) (len=7) "orderNo": (string) (len=2) "P1",
 (string) (len=6) "amount": (string) (len=4) "1.00",
 (string) (len=6) "remark": (string) (len=2) "é",
 (string) (len=6) "status": (string) (len=9) "completed"
}
`,
    ],
    ['JSONP', 'embedded json', `callback(${body});`],
    [
      'Serilog',
      'embedded pairs',
      '[10:00:00 INF] callback CallbackDto { OrderNo: "P1", Amount: "1.00", Remark: "é", Status: "completed" }',
    ],
    [
      'IntelliJ’s view of a map',
      'lines',
      '"orderNo" -> "P1"\n"amount" -> "1.00"\n"remark" -> "é"\n"status" -> "completed"\n"orderId" -> null',
    ],
  ])('is read and named: %s', async (_, forms, text) => {
    const report = await inspectDump(text);
    expect(report.verdict.kind).toBe('valid');
    const dump = report.problems.find(({ code }) => code === 'body.dump');
    expect(dump?.code === 'body.dump' ? dump.forms.join(' ') : '').toBe(forms);
  });

  it('is laid to no language that does not print so', () => {
    expect(formFacts.pairs.language).toBeNull();
  });

  it.each([
    ['rows that were like those above', '0000000 075442 067562\n*\n0000040 062562 067105\n0000100'],
    ['a table with a number first', '1000001 012345\n1000002 012346'],
  ])('is not: %s', async (_, text) => {
    const { verdict } = await inspectDump(text);
    expect(verdict.kind).toBe('unverifiable');
  });

  it('has nothing behind it where a wiki’s mark stands there', async () => {
    const report = await inspectDump(`{code:json}\n${body}\n{code}`);
    expect(report.verdict.kind).toBe('valid');
    expect(report.problems).toContainEqual(
      expect.objectContaining({ code: 'body.dump', hasMore: false }),
    );
  });
});
