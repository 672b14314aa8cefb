/** What tools print of a body: coreutils 9.1, xxd 2022-01-14, util-linux 2.38, SQLite 3.40, Perl 5.36, PHP 8.2; other languages by their documentation. */
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import { inspectCallback } from '../inspect-callback';
import { formFacts } from './form-facts';

const signer = createSigner();
const body = '{"orderNo":"P1","amount":"1.00","remark":"é","status":"completed"}';

/** With the signature over the body's own string. */
async function inspectDump(bodyText: string, sent = body) {
  const signed = buildSignedInput(signer, sent, '');
  const text = (await inspectCallback(signed)).canonical?.text ?? '';
  return inspectCallback({ ...buildSignedInput(signer, sent, text), bodyText });
}

function listForms({ problems }: Awaited<ReturnType<typeof inspectDump>>): string {
  const dump = problems.find(({ code }) => code === 'body.dump');
  return dump?.code === 'body.dump' ? dump.forms.join(' ') : '';
}

/** RFC 7578. */
function printParts(boundary: string, fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

describe('what a tool prints of a body', () => {
  it.each([
    [
      'a dictionary of Swift',
      'pairs',
      '["orderNo": "P1", "amount": "1.00", "remark": "é", "status": "completed"]',
    ],
    [
      'quoted-printable whose lines end inside of characters',
      'quoted-printable json',
      '{"orderNo":"P1","amount":"1.00","remark":"=C3=\n=A9","status":"compl=\neted"}',
    ],
    [
      'grep -n',
      'line-marks json',
      '1:{\n2-  "orderNo": "P1",\n3-  "amount": "1.00",\n4-  "remark": "é",\n5-  "status": "completed"\n6-}',
    ],
    [
      'a table with a rule above and below',
      'lines',
      '-------  ---------\norderNo  P1\namount   1.00\nremark   é\nstatus   completed\n-------  ---------',
    ],
    [
      'a page’s table',
      'lines',
      '<table>\n<tr><th>Field</th><th>Value</th></tr>\n<tr><td>orderNo</td><td>P1</td></tr>\n<tr><th>amount</th><td><code>1.00</code></td></tr>\n<tr><td>remark</td><td>&#233;</td></tr>\n<tr><td>status</td><td>\n  completed\n</td></tr>\n</table>',
    ],
    [
      'a page’s list of terms',
      'lines',
      '<dl><dt>orderNo</dt><dd>P1</dd><dt>amount</dt><dd>1.00</dd><dt>remark</dt><dd>é</dd><dt>status</dt><dd>completed</dd></dl>',
    ],
    [
      'a page with names in bold',
      'embedded lines',
      '<b>orderNo</b>: P1<br>\n<b>amount</b>: 1.00<br>\n<b>remark</b>: é<br>\n<b>status</b>: completed',
    ],
    [
      'a page with coloured JSON',
      'embedded entities json',
      `<pre><code>${body.replaceAll('"', '&quot;').replace(/&quot;.*?&quot;/g, '<span class="hljs-string">$&</span>')}</code></pre>`,
    ],
    [
      'psql’s table of json_each_text()',
      'lines',
      '   key   |   value   \n---------+-----------\n orderNo | P1\n amount  | 1.00\n remark  | é\n status  | completed\n(4 rows)\n\n',
    ],
    [
      'mysql’s table of keys and values',
      'lines',
      '+---------+-----------+\n| k       | v         |\n+---------+-----------+\n| orderNo | P1        |\n| amount  | 1.00      |\n| remark  | é         |\n| status  | completed |\n+---------+-----------+\n4 rows in set (0.00 sec)',
    ],
    [
      'pandas’ DataFrame.to_string()',
      'rows',
      '  orderNo amount remark     status\n0      P1   1.00      é  completed',
    ],
    [
      'a row of SQLite’s .dump, among others',
      'embedded quoted json',
      `INSERT INTO callbacks VALUES(1,'it''s','${body}','2026-11-26 10:31:02');`,
    ],
    [
      'a row of mysqldump',
      'embedded quoted json',
      `INSERT INTO \`callbacks\` VALUES\n(1,'note','${body.replaceAll('"', '\\"')}','2026-11-26 10:31:02');`,
    ],
    [
      'a Lambda’s console.log of an event, in CloudWatch, with the body in Base64',
      'embedded javascript envelope base64 json',
      `2026-11-26T10:31:02.113Z\t6bc28136-9a3b-4365-b021-0ce6b2e64ab0\tINFO\t{\n  version: '2.0',\n  body: '${Buffer.from(body).toString('base64')}',\n  isBase64Encoded: true\n}`,
    ],
    [
      'a text of JSON that PyYAML folded',
      'yaml envelope json',
      `body: '{"orderNo":"P1","amount":"1.00","remark":\n  "é","status":"completed"}'\npath: /notify`,
    ],
    [
      'the same with the line ends of Windows',
      'yaml envelope json',
      `path: /notify\r\nbody: '{"orderNo":"P1","amount":"1.00","remark":\r\n  "é","status":"completed"}'`,
    ],
    [
      'the same in double quotes, in the midst of a value',
      'yaml envelope json',
      String.raw`body: "{\"orderNo\":\"P1\",\"amount\":\"1.00\",\"remark\":\"\
  \xE9\",\"status\":\"comp\
  leted\"}"`,
    ],
    [
      'Rust’s Debug behind a logger’s words',
      'embedded pairs',
      '2026-11-26T10:31:02.113931Z  INFO pay::notify: callback Callback { order_no: "P1", amount: "1.00", remark: Some("é"), status: "completed" }',
    ],
    ['println of Groovy’s map', 'pairs', '[orderNo:P1, amount:1.00, remark:é, status:completed]'],
    [
      'inspect() of Groovy’s map',
      'pairs',
      "['orderNo':'P1', 'amount':'1.00', 'remark':'é', 'status':'completed']",
    ],
    [
      'a hex view whose characters are digits, too',
      'hex json',
      '00000000  7B 22 6F 72 64 65 72 4E 6F 22 3A 22 50 31 22 2C  {"orderNo":"P1",\n00000010  22 61 6D 6F 75 6E 74 22 3A 22 31 2E 30 30 22 2C  "amount":"1.00",\n00000020  22 72 65 6D 61 72 6B 22 3A 22 C3 A9 22 2C 22 73  "remark":"..","s\n00000030  74 61 74 75 73 22 3A 22 63 6F 6D 70 6C 65 74 65  tatus":"complete\n00000040  64 22 7D                                         d"}',
    ],
    [
      'tcpdump -X',
      'hex json',
      '\t0x0000:  7b22 6f72 6465 724e 6f22 3a22 5031 222c  {"orderNo":"P1",\n\t0x0010:  2261 6d6f 756e 7422 3a22 312e 3030 222c  "amount":"1.00",\n\t0x0020:  2272 656d 6172 6b22 3a22 c3a9 222c 2273  "remark":"..","s\n\t0x0030:  7461 7475 7322 3a22 636f 6d70 6c65 7465  tatus":"complete\n\t0x0040:  6422 7d                                  d"}',
    ],
    [
      'Entity Framework’s parameters of a command',
      'embedded quoted json',
      'Executed DbCommand (3ms) [Parameters=[@p0=\'{"orderNo":"P1","amount":"1.00","remark":"é","status":"completed"}\' (Nullable = false) (Size = 4000)], CommandType=\'Text\']',
    ],
    [
      'PowerShell’s Format-List, whose names are padded',
      'lines',
      '\norderNo : P1\namount  : 1.00\nremark  : é\nstatus  : completed\n',
    ],
    [
      'Perl’s printf "%-20s => %s", whose names are padded',
      'lines',
      'orderNo              => P1\namount               => 1.00\nremark               => é\nstatus               => completed\n',
    ],
    [
      'a logger’s words before pydantic’s fields, of which one is a Decimal',
      'python-fields',
      "2026-11-25 17:45:18,141 INFO cb orderNo='P1' amount=Decimal('1.00') remark='é' status='completed'",
    ],
    [
      'Go’s %q of a map',
      'go-quoted',
      'map["amount":"1.00" "orderNo":"P1" "remark":"é" "status":"completed"]',
    ],
    [
      'pino-pretty',
      'embedded lines',
      '[17:45:18.141] INFO (71): callback\n    orderNo: "P1"\n    amount: "1.00"\n    remark: "é"\n    status: "completed"',
    ],
    [
      'a line for each entry, its two parts named',
      'lines',
      'key=orderNo, value=P1\nkey=amount, value=1.00\nkey=remark, value=é\nkey=status, value=completed',
    ],
    [
      'the debugger of C#, of a dictionary',
      'lines',
      '[0]\t{[orderNo, P1]}\tSystem.Collections.Generic.KeyValuePair<string, object>\n[1]\t{[amount, 1.00]}\tSystem.Collections.Generic.KeyValuePair<string, object>\n[2]\t{[remark, é]}\tSystem.Collections.Generic.KeyValuePair<string, object>\n[3]\t{[status, completed]}\tSystem.Collections.Generic.KeyValuePair<string, object>',
    ],
    [
      'Go, a value and its type',
      'lines',
      'orderNo: P1 (string)\namount: 1.00 (string)\nremark: é (string)\nstatus: completed (string)',
    ],
    [
      'Go’s MarshalIndent with a prefix',
      'line-marks json',
      '{\n>   "orderNo": "P1",\n>   "amount": "1.00",\n>   "remark": "é",\n>   "status": "completed"\n> }',
    ],
    ['Kafka’s console, with the key in front', 'embedded json', `P1\t${body}`],
    ['JavaScript’s spread of a text', 'characters json', JSON.stringify(Object.assign({}, body))],
    ['gzip in Base64', 'base64 json', gzipSync(body).toString('base64')],
    ['zlib in hex', 'hex json', deflateSync(body).toString('hex')],
    ['DEFLATE in a list of bytes', 'json byte-list json', `[${deflateRawSync(body).join(', ')}]`],
    [
      'ThinkPHP’s dump',
      'php-var-dump',
      'array(4) {\n  ["orderNo"] => string(2) "P1"\n  ["amount"] => string(4) "1.00"\n  ["remark"] => string(2) "é"\n  ["status"] => string(9) "completed"\n}',
    ],
    [
      'Kint',
      'lines',
      'array (4) [\n    \'orderNo\' => string (2) "P1"\n    \'amount\' => string (4) "1.00"\n    \'remark\' => string (2) "é"\n    \'status\' => string (9) "completed"\n]',
    ],
    [
      'Yii’s VarDumper',
      'php-yii',
      "[\n    'orderNo' => 'P1'\n    'amount' => '1.00'\n    'remark' => 'é'\n    'status' => 'completed'\n]",
    ],
    [
      'entries of an array in PHP, printed one by one',
      'lines',
      "'orderNo' => 'P1',\n'amount' => '1.00',\n'remark' => 'é',\n'status' => 'completed',\n",
    ],
    ['keys in brackets', 'lines', '[orderNo] P1\n[amount] 1.00\n[remark] é\n[status] completed'],
    [
      'a list in Markdown',
      'line-marks lines',
      '- **orderNo**: P1\n- **amount**: 1.00\n- **remark**: é\n- **status**: completed',
    ],
    [
      'pairs of Go, quoted',
      'lines',
      '"orderNo": "P1"\n"amount": "1.00"\n"remark": "é"\n"status": "completed"\n"note": <nil>',
    ],
    [
      'kr/pretty',
      'go-syntax',
      'map[string]interface {}{\n    "orderNo": "P1",\n    "amount":  "1.00",\n    "remark":  "é",\n    "status":  "completed",\n    "note":    nil,\n}',
    ],
    [
      'Data of Ruby',
      'ruby',
      '#<data Callback orderNo="P1", amount="1.00", remark="é", status="completed">',
    ],
    ['prettyjson', 'lines', 'orderNo: P1\namount:  1.00\nremark:  é\nstatus:  completed'],
    [
      'columnify',
      'lines',
      'KEY     VALUE    \norderNo P1       \namount  1.00     \nremark  é        \nstatus  completed',
    ],
    [
      'JSON whose quotes a shell took',
      'pairs',
      '{orderNo:P1,amount:1.00,remark:é,status:completed}',
    ],
    [
      'JSON whose line ends were written out',
      'broken-lines json',
      JSON.stringify(JSON.parse(body), null, 2).replaceAll('\n', '\\n'),
    ],
    [
      'JSON of nl2br',
      'broken-lines json',
      JSON.stringify(JSON.parse(body), null, 2).replaceAll('\n', '<br />\n'),
    ],
    [
      'PHP’s foreach, for a page',
      'lines',
      'orderNo => P1<br>\namount => 1.00<br>\nremark => é<br>\nstatus => completed<br>\n',
    ],
    [
      'a block of code in Markdown',
      'embedded json',
      '```json\n{"orderNo":"P1","amount":"1.00","remark":"é","status":"completed"}\n```',
    ],
    [
      'cat -A',
      'escaped json',
      '{"orderNo":"P1","amount":"1.00","remark":"M-CM-)","status":"completed"}',
    ],
    [
      'sed -n l',
      'escaped json',
      '{"orderNo":"P1","amount":"1.00","remark":"\\303\\251","status":"complet\\\ned"}$\n',
    ],
    [
      'xxd -b',
      'byte-list json',
      '00000000: 01111011 00100010 01101111 01110010 01100100 01100101  {"orde\n00000006: 01110010 01001110 01101111 00100010 00111010 00100010  rNo":"\n0000000c: 01010000 00110001 00100010 00101100 00100010 01100001  P1","a\n00000012: 01101101 01101111 01110101 01101110 01110100 00100010  mount"\n00000018: 00111010 00100010 00110001 00101110 00110000 00110000  :"1.00\n0000001e: 00100010 00101100 00100010 01110010 01100101 01101101  ","rem\n00000024: 01100001 01110010 01101011 00100010 00111010 00100010  ark":"\n0000002a: 11000011 10101001 00100010 00101100 00100010 01110011  ..","s\n00000030: 01110100 01100001 01110100 01110101 01110011 00100010  tatus"\n00000036: 00111010 00100010 01100011 01101111 01101101 01110000  :"comp\n0000003c: 01101100 01100101 01110100 01100101 01100100 00100010  leted"\n00000042: 01111101                                               }\n',
    ],
    [
      'curl --trace, its titles included',
      'hex json',
      '=> Send data, 67 bytes (0x43)\n0000: 7b 22 6f 72 64 65 72 4e 6f 22 3a 22 50 31 22 2c {"orderNo":"P1",\n0010: 22 61 6d 6f 75 6e 74 22 3a 22 31 2e 30 30 22 2c "amount":"1.00",\n0020: 22 72 65 6d 61 72 6b 22 3a 22 c3 a9 22 2c 22 73 "remark":"..","s\n0030: 74 61 74 75 73 22 3a 22 63 6f 6d 70 6c 65 74 65 tatus":"complete\n0040: 64 22 7d                                        d"}\n<= Recv header, 17 bytes (0x11)\n0000: 48 54 54 50 2f 31 2e 31 20 32 30 30 20 4f 4b 0d HTTP/1.1 200 OK.',
    ],
    [
      'hex of UTF-16, as SQL Server has an nvarchar',
      'hex json',
      '0x7B0022006F0072006400650072004E006F0022003A0022005000310022002C00220061006D006F0075006E00740022003A00220031002E003000300022002C002200720065006D00610072006B0022003A002200E90022002C00220073007400610074007500730022003A00220063006F006D0070006C00650074006500640022007D00',
    ],
    [
      'SQLite, of a BLOB',
      'hex json',
      "X'7b226f726465724e6f223a225031222c22616d6f756e74223a22312e3030222c2272656d61726b223a22c3a9222c22737461747573223a22636f6d706c65746564227d'",
    ],
    [
      'psql, of jsonb_pretty',
      'broken-lines json',
      '{ +\n     "orderNo": "P1",+\n     "amount": "1.00",+\n     "remark": "é",+\n     "status": "completed" +\n }',
    ],
    [
      'an INSERT with the names of its columns',
      'rows',
      "INSERT INTO `callbacks` (`orderNo`, `amount`, `remark`, `status`) VALUES ('P1', '1.00', 'é', 'completed');",
    ],
    [
      'gron',
      'lines',
      'json = {};\njson.amount = "1.00";\njson.orderNo = "P1";\njson.remark = "é";\njson.status = "completed";',
    ],
    [
      'Chrome’s developer tools, a payload',
      'lines',
      'orderNo: "P1"\namount: "1.00"\nremark: "é"\nstatus: "completed"',
    ],
    [
      'the same, whose colons were copied as lines',
      'broken-lines lines',
      'orderNo\n: \n"P1"\namount\n: \n"1.00"\nremark\n: \n"é"\nstatus\n: \n"completed"',
    ],
    [
      'Python’s tabulate, a grid',
      'lines',
      '+---------+-----------+\n| Field   | Value     |\n+=========+===========+\n| orderNo | P1        |\n+---------+-----------+\n| amount  | 1.00      |\n+---------+-----------+\n| remark  | é         |\n+---------+-----------+\n| status  | completed |\n+---------+-----------+',
    ],
    [
      'Python’s rich, a table',
      'lines',
      '┏━━━━━━━━━┳━━━━━━━━━━━┓\n┃ Field   ┃ Value     ┃\n┡━━━━━━━━━╇━━━━━━━━━━━┩\n│ orderNo │ P1        │\n│ amount  │ 1.00      │\n│ remark  │ é         │\n│ status  │ completed │\n└─────────┴───────────┘\n',
    ],
    [
      'console.table of Object.entries',
      'lines',
      "┌─────────┬───────────┬─────────────┐\n│ (index) │ 0         │ 1           │\n├─────────┼───────────┼─────────────┤\n│ 0       │ 'orderNo' │ 'P1'        │\n│ 1       │ 'amount'  │ '1.00'      │\n│ 2       │ 'remark'  │ 'é'         │\n│ 3       │ 'status'  │ 'completed' │\n└─────────┴───────────┴─────────────┘\n",
    ],
    [
      'Node’s inspect of a document with dates',
      'javascript',
      "{\n  orderNo: 'P1',\n  amount: '1.00',\n  remark: 'é',\n  status: 'completed',\n  createdAt: 2026-09-21T14:13:32.000Z\n}\n",
    ],
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
      'Erlang’s ~tp',
      'pairs',
      `#{<<"amount">> => <<"1.00">>,<<"orderNo">> => <<"P1">>,\n  <<"remark">> => <<"é"/utf8>>,<<"status">> => <<"completed">>}`,
    ],
    [
      'Erlang with atoms as keys',
      'pairs',
      `#{amount => <<"1.00">>,orderNo => <<"P1">>,remark => <<"é"/utf8>>,status => <<"completed">>}`,
    ],
    ['Clojure', 'pairs', `{:orderNo "P1", :amount "1.00", :remark "é", :status "completed"}`],
    [
      'Clojure with texts as keys',
      'pairs',
      `{"orderNo" "P1", "amount" "1.00", "remark" "é", "status" "completed"}`,
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
    [
      'PHP’s yaml_emit, which ends the document',
      'yaml',
      '---\norderNo: P1\namount: "1.00"\nremark: é\nstatus: completed\n...\n',
    ],
    [
      'XML::Simple’s attributes',
      'xml',
      '<callback amount="1.00" orderNo="P1" remark="é" status="completed" />\n',
    ],
    [
      'Hashie::Mash',
      'ruby',
      '#<Hashie::Mash amount="1.00" orderNo="P1" remark="é" status="completed">\n',
    ],
    [
      'Oj, of symbols',
      'json',
      '{":orderNo":"P1",":amount":"1.00",":remark":"é",":status":"completed"}',
    ],
    [
      'JSON5.stringify with lines, which ends them all with a comma',
      'json5',
      "{\n  orderNo: 'P1',\n  amount: '1.00',\n  remark: 'é',\n  status: 'completed',\n}",
    ],
    [
      'Go’s %#v of a struct with a nil of a named type',
      'go-syntax',
      'main.Callback{OrderNo:"P1", Amount:"1.00", Remark:"é", Status:"completed", Extra:json.RawMessage(nil)}',
    ],
    [
      'a loop that ends each pair with &',
      'form-pairs',
      'orderNo=P1&amount=1.00&remark=é&status=completed&',
    ],
    [
      'Rack’s build_nested_query, of a blank and a nil',
      'form-pairs',
      'orderNo=P1&blank=+++&note&amount=1.00&remark=%C3%A9&status=completed',
    ],
    ['quotes of French', 'smart-quotes json', body.replace(/"([^"]*)"/g, '«\u00a0$1\u00a0»')],
    [
      'diff -u',
      'line-marks json',
      '--- a.tmp\t2026-11-25 07:57:15.866673382 +0000\n+++ b.tmp\t2026-11-25 07:57:17.382673382 +0000\n@@ -0,0 +1,6 @@\n+{\n+    "orderNo": "P1",\n+    "amount": "1.00",\n+    "remark": "é",\n+    "status": "completed"\n+}\n',
    ],
    [
      'SQLite’s box, wrapped',
      'embedded json',
      '┌────┬──────────────────────────────────────────┐\n│ id │                   body                   │\n├────┼──────────────────────────────────────────┤\n│ 1  │ {"orderNo":"P1","amount":"1.00","remark" │\n│    │ :"é","status":"completed"}               │\n└────┴──────────────────────────────────────────┘\n',
    ],
    [
      'SQLite’s box of one column',
      'embedded json',
      '┌──────────────────────────────────────────┐\n│                   body                   │\n├──────────────────────────────────────────┤\n│ {"orderNo":"P1","amount":"1.00","remark" │\n│ :"é","status":"completed"}               │\n└──────────────────────────────────────────┘\n',
    ],
    [
      'psql -x of jsonb_pretty',
      'embedded json',
      '-[ RECORD 1 ]--------------------\nid   | 1\nbody | {                       +\n     |     "amount": "1.00",   +\n     |     "remark": "é",      +\n     |     "status": "completed", +\n     |     "orderNo": "P1"     +\n     | }\n',
    ],
    ['redis-cli --raw', 'lines', 'orderNo\nP1\namount\n1.00\nremark\né\nstatus\ncompleted\n'],
    [
      'a table of Kibana, copied',
      'lines',
      'body.orderNo\nP1\nbody.amount\n1.00\nbody.remark\né\nbody.status\ncompleted',
    ],
    [
      'Python’s pprint of bytes',
      'quoted json',
      `(b'{"orderNo":"P1","amount":"1.00","remark"'\n b':"\\xc3\\xa9","status":"completed"}')`,
    ],
    [
      'Python’s pprint of bytes, behind its name',
      'embedded quoted json',
      `body = (b'{"orderNo":"P1","amount":"1.00","remark"'\n b':"\\xc3\\xa9","status":"completed"}')`,
    ],
    [
      'Laravel’s dd(), which names the line that called it',
      'php-dump',
      'array:4 [▼ // app/Http/Controllers/CallbackController.php:31\n  "orderNo" => "P1"\n  "amount" => "1.00"\n  "remark" => "é"\n  "status" => "completed"\n]',
    ],
    [
      'Laravel’s dump() in a terminal',
      'php-dump',
      'array:4 [ // routes/web.php:12\r\n  "orderNo" => "P1"\r\n  "amount" => "1.00"\r\n  "remark" => "é"\r\n  "status" => "completed"\r\n]',
    ],
    [
      'Laravel’s dd() of an object',
      'php-dump',
      '{#312 ▼ // app/Http/Controllers/CallbackController.php:31\n  +"orderNo": "P1"\n  +"amount": "1.00"\n  +"remark": "é"\n  +"status": "completed"\n}',
    ],
    [
      'a tuple of pairs in Python, behind a word of SQL',
      'embedded python',
      "2026-11-26 INFO received values (('orderNo', 'P1'), ('amount', '1.00'), ('remark', 'é'), ('status', 'completed'))",
    ],
    [
      'a tuple of texts in Python, behind a word of SQL',
      'embedded python',
      "dict values ('orderNo', 'P1', 'amount', '1.00', 'remark', 'é', 'status', 'completed')",
    ],
    [
      'a tuple of pairs with a semicolon behind it',
      'php-export',
      "(('orderNo','P1'),('amount','1.00'),('remark','é'),('status','completed'));",
    ],
    [
      'a row that phpMyAdmin exports',
      'embedded quoted json',
      `INSERT INTO \`callbacks\` (\`id\`, \`body\`, \`created_at\`) VALUES\n(1042, '${body}', '2026-09-22 14:33:01');`,
    ],
    ['the same, alone', 'embedded quoted json', `(1042, '${body}', '2026-09-22 14:33:01');`],
    [
      'GORM’s log of a statement',
      'rows',
      "2026/09/22 14:33:01 /app/cb.go:41\n[1.203ms] [rows:1] INSERT INTO `callbacks` (`order_no`,`amount`,`remark`,`status`) VALUES ('P1','1.00','é','completed')",
    ],
    [
      'Laravel’s QueryException, which quotes nothing',
      'rows',
      'SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry (Connection: mysql, SQL: insert into `callbacks` (`order_no`, `amount`, `remark`, `status`) values (P1, 1.00, é, completed))',
    ],
    [
      'MyBatis, behind a logger’s words',
      'line-marks rows',
      '2026-09-22 14:33:01.120 DEBUG 812 --- [exec-1] c.e.m.CallbackMapper.insert : ==>  Preparing: INSERT INTO callback ( order_no, amount, remark, status, note ) VALUES ( ?, ?, ?, ?, ? )\n2026-09-22 14:33:01.121 DEBUG 812 --- [exec-1] c.e.m.CallbackMapper.insert : ==> Parameters: P1(String), 1.00(BigDecimal), é(String), completed(String), null\n2026-09-22 14:33:01.123 DEBUG 812 --- [exec-1] c.e.m.CallbackMapper.insert : <==    Updates: 1',
    ],
    [
      'Hibernate, of two statements',
      'rows',
      'org.hibernate.SQL : select id from callback where order_no=?\norg.hibernate.orm.jdbc.bind : binding parameter (1:VARCHAR) <- [P0]\norg.hibernate.SQL : insert into callback (order_no, amount, remark, status) values (?, ?, ?, ?)\norg.hibernate.orm.jdbc.bind : binding parameter (1:VARCHAR) <- [P1]\norg.hibernate.orm.jdbc.bind : binding parameter (2:NUMERIC) <- [1.00]\norg.hibernate.orm.jdbc.bind : binding parameter (3:VARCHAR) <- [é]\norg.hibernate.orm.jdbc.bind : binding parameter (4:VARCHAR) <- [completed]\norg.hibernate.orm.jdbc.bind : binding parameter (1:VARCHAR) <- [P9]',
    ],
    [
      'Sequelize',
      'rows',
      'Executing (default): INSERT INTO "callbacks" ("id","order_no","amount","remark","status") VALUES (DEFAULT,$1,$2,$3,$4) RETURNING "id"; ["P1", "1.00", "é", "completed"]',
    ],
    [
      'TypeORM',
      'rows',
      'query: INSERT INTO `callback`(`id`, `order_no`, `amount`, `remark`, `status`) VALUES (DEFAULT, ?, ?, ?, ?) -- PARAMETERS: ["P1","1.00","é","completed"]',
    ],
    [
      'SQLAlchemy',
      'line-marks rows',
      "2026-09-22 14:33:01,120 INFO sqlalchemy.engine.Engine INSERT INTO callbacks (order_no, amount, remark, status) VALUES (?, ?, ?, ?)\n2026-09-22 14:33:01,120 INFO sqlalchemy.engine.Engine [generated in 0.00018s] ('P1', '1.00', 'é', 'completed')",
    ],
    [
      'Entity Framework',
      'rows',
      "Executed DbCommand (3ms) [Parameters=[@p0='P1' (Nullable = false) (Size = 2), @p1='1.00' (Size = 4), @p2='é' (Size = 1), @p3='completed' (Size = 9), @p4=NULL (Size = 9)], CommandType='Text', CommandTimeout='30']\nINSERT INTO [Callbacks] ([OrderNo], [Amount], [Remark], [Status], [Note])\nVALUES (@p0, @p1, @p2, @p3, @p4);",
    ],
    [
      'MySQL’s INSERT … SET',
      'rows',
      "INSERT INTO callbacks SET order_no='P1', `amount`='1.00', remark = 'é', status='completed'",
    ],
    [
      'JSON beside a statement of the same callback',
      'embedded json',
      `callback ${body}\nINSERT INTO callbacks (order_no, amount) VALUES ('P1', '1.0')`,
    ],
    [
      'Docker’s file of a text of several lines',
      'envelope json',
      '{"log":"{\\n","stream":"stdout","time":"2026-09-22T14:33:01.120331Z"}\n{"log":"  \\"orderNo\\": \\"P1\\",\\n","stream":"stdout","time":"2026-09-22T14:33:01.120332Z"}\n{"log":"  \\"amount\\": \\"1.00\\",\\n","stream":"stdout","time":"2026-09-22T14:33:01.120333Z"}\n{"log":"  \\"remark\\": \\"é\\",\\n","stream":"stdout","time":"2026-09-22T14:33:01.120334Z"}\n{"log":"  \\"status\\": \\"completed\\"\\n","stream":"stdout","time":"2026-09-22T14:33:01.120335Z"}\n{"log":"}\\n","stream":"stdout","time":"2026-09-22T14:33:01.120336Z"}\n',
    ],
    [
      'Cloud Logging, the newest line first',
      'envelope javascript',
      JSON.stringify(
        [
          '{',
          "  orderNo: 'P1',",
          "  amount: '1.00',",
          "  remark: 'é',",
          "  status: 'completed'",
          '}',
        ]
          .map((message, at) => ({
            insertId: `x${at}`,
            jsonPayload: { message, severity: 'INFO' },
          }))
          .reverse(),
        null,
        2,
      ),
    ],
    [
      'a record a line, each with a whole body',
      'embedded json envelope json',
      [body, body, body].map((log) => JSON.stringify({ log, stream: 'stdout' })).join('\n'),
    ],
    [
      'SQLAlchemy’s map of parameters, beside the statement that names them',
      'embedded python',
      "INSERT INTO callbacks (order_no, amount, remark, status) VALUES (%(order_no)s, %(amount)s, %(remark)s, %(status)s)\n[generated in 0.00018s] {'order_no': 'P1', 'amount': '1.00', 'remark': 'é', 'status': 'completed'}",
    ],
    // As many brackets too many as one text has do not go on in the others.
    [
      'records with whole bodies, one with a smiley',
      'embedded json envelope embedded json',
      [':)', `callback ${body}`, 'done'].map((m) => JSON.stringify({ m })).join('\n'),
    ],
    [
      'NSLog of an NSDictionary',
      'plist',
      '{\n    amount = "1.00";\n    orderNo = P1;\n    remark = "\\U00e9";\n    status = completed;\n}',
    ],
    [
      'JSON in a column of such a statement',
      'embedded quoted json',
      `[1.203ms] [rows:1] INSERT INTO \`callbacks\` (\`order_no\`,\`amount\`,\`raw\`) VALUES ('P1','1.0','${body}')`,
    ],
  ])('is read and named: %s', async (_, forms, text) => {
    const report = await inspectDump(text);
    expect(report.verdict.kind).toBe('valid');
    expect(listForms(report)).toBe(forms);
  });

  it.each([
    [
      'mongosh’s document without its _id',
      'mongo-shell',
      "{\n  orderNo: 'P1',\n  amount: '1.00',\n  remark: 'é',\n  status: 'completed',\n  payee: { id: Long('7301938475610293999'), of: [ NumberInt('3') ] }\n}",
      '{"orderNo":"P1","amount":"1.00","remark":"é","status":"completed","payee":{"id":7301938475610293999,"of":[3]}}',
    ],
    [
      'println of Groovy’s map, with addresses in a list',
      'pairs',
      '[orderNo:P1, amount:1.00, remark:é, urls:[http://a/x, http://b/y], status:completed]',
      '{"orderNo":"P1","amount":"1.00","remark":"é","urls":["http://a/x","http://b/y"],"status":"completed"}',
    ],
    [
      'inspect() of Groovy’s map, with an empty one in it',
      'pairs',
      "['orderNo':'P1', 'amount':'1.00', 'remark':'[:]', 'm':[:], 'status':'completed']",
      '{"orderNo":"P1","amount":"1.00","remark":"[:]","m":{},"status":"completed"}',
    ],
  ])('is read as it was sent: %s', async (_, forms, text, sent) => {
    const report = await inspectDump(text, sent);
    expect(report.verdict.kind).toBe('valid');
    expect(listForms(report)).toBe(forms);
  });

  const long = String.raw`{"orderNo":"P-20261121-1","amount":"1.00","remark":"paid by Ana, line 1\nline 2","status":"completed"}`;

  it.each([
    [
      'Python’s textwrap, at blanks and behind hyphens',
      'broken-lines json',
      '{"orderNo":"P1","amount":"1.00","merchantOrderNo":"M-\n20261121-7788","payer":"Ana Maria de Souza","remark":"paid\nby card","status":"completed"}',
      '{"orderNo":"P1","amount":"1.00","merchantOrderNo":"M-20261121-7788","payer":"Ana Maria de Souza","remark":"paid by card","status":"completed"}',
    ],
    [
      'a text that was unescaped once too often',
      'broken-lines json',
      long.replace(String.raw`\n`, '\n'),
    ],
    [
      'a shell’s echo, Python’s literal or SQL, which take each escape for their own',
      'json5',
      long.replace(String.raw`line 1\nline 2`, 'line 1\n\tline 2 of C:\\tmp'),
      long.replace(String.raw`line 1\nline 2`, String.raw`line 1\n\tline 2 of C:\\tmp`),
    ],
    [
      'the same, broken at line ends alone',
      'broken-lines json',
      long.replace(String.raw`line 1\nline 2`, 'line 1\nline 2 of C:\\tmp'),
      long.replace(String.raw`line 1\nline 2`, String.raw`line 1\nline 2 of C:\\tmp`),
    ],
    [
      'inspect.gsub("=>", ":") of Ruby’s hash',
      'ruby',
      '{"orderNo":"P1", "amount":"1.00", "list":[1, nil], "memo":nil, "status":"completed"}',
      '{"orderNo":"P1","amount":"1.00","list":[1,null],"memo":null,"status":"completed"}',
    ],
    [
      'COPY of psql, which doubles backslashes',
      'broken-lines json',
      long.replace(String.raw`\n`, String.raw`\\n`).replace('{', String.raw`{\n  `),
    ],
    ['a selection that ended before the last brace', 'json', long.slice(0, -1)],
    ['a selection that began behind the first brace', 'json-members', long.slice(1)],
    ['bash’s printf %q', 'escaped json', long.replace(/[{}":, \\]/g, String.raw`\$&`)],
    ['Perl’s quotemeta', 'escaped json', long.replace(/\W/g, String.raw`\$&`)],
    [
      'Python’s shlex.quote',
      'quoted json',
      `'${long.replace('Ana', "O'\"'\"'Neil")}'`,
      long.replace('Ana', "O'Neil"),
    ],
    [
      'grep --color',
      'colours json',
      `${long.replace('completed', '\x1b[01;31m\x1b[K$&\x1b[m\x1b[K')}\n`,
    ],
    [
      'a Chinese input method’s signs',
      'smart-quotes json',
      long
        .replaceAll('":"', '”：“')
        .replaceAll('","', '”，“')
        .replace('{"', '{“')
        .replace('"}', '“}'),
    ],
    ['Json.NET’s QuoteChar', 'json5', long.replaceAll('"', "'")],
    ['JSON5.stringify', 'json5', long.replace(/"(\w+)":"(.*?)"/g, "$1:'$2'")],
    [
      'Ruby’s to_a.inspect',
      'pairs',
      JSON.stringify(Object.entries(JSON.parse(long)))
        .replaceAll('","', '", "')
        .replaceAll('],[', '], ['),
    ],
    [
      'Data::Dumper of Perl with Useqq, Terse and Indent=1',
      'perl',
      `{\n  "amount" => "1.00",\n  "orderNo" => "P-20261121-1",\n  "remark" => "paid by Ana, line 1\\nline 2",\n  "status" => "completed"\n}\n`,
    ],
    [
      'Java’s Properties',
      'escaped lines',
      '#Tue Nov 24 14:38:11 UTC 2026\namount=1.00\norderNo=P1\nremark=14\\:13 \\u00e9\nstatus=completed\n',
      '{"orderNo":"P1","amount":"1.00","remark":"14:13 é","status":"completed"}',
    ],
    [
      'a Series of pandas',
      'lines',
      'orderNo           P1\namount          1.00\nremark           é 1\nstatus     completed\ndtype: object',
      '{"orderNo":"P1","amount":"1.00","remark":"é 1","status":"completed"}',
    ],
    [
      'PyYAML, its longest key above none of its width',
      'yaml',
      "amount: '50.00'\nmerchantOrderNo: W3\norderNo: O3\norderType: payout\nstatus: completed\n",
      '{"orderType":"payout","orderNo":"O3","merchantOrderNo":"W3","status":"completed","amount":"50.00"}',
    ],
    [
      'axios’s postForm, with numbers that JavaScript put in front',
      'form-data',
      printParts('----WebKitFormBoundary7MA4YWxkTrZu0gW', [
        ['orderNo', 'P1'],
        ['amount', '1.00'],
        ['remark', 'é+%20\r\n--'],
        ['extra', '{"10":"ten","b":1,"a":"é/x"}'],
      ]),
      '{"orderNo":"P1","amount":"1.00","remark":"é+%20\\r\\n--","extra":{"b":1,"a":"é/x","10":"ten"}}',
    ],
    [
      'curl -F, with brackets in names',
      'form-data',
      printParts('------------------------d74496d66958873e', [
        ['orderNo', 'P1'],
        ['amount', '1.00'],
        ['payer[name]', ''],
        ['payer[tags][]', 'a'],
        ['payer[tags][]', 'b'],
      ]),
      '{"orderNo":"P1","amount":"1.00","payer":{"name":"","tags":["a","b"]}}',
    ],
    [
      'an object unfolded in Chrome’s console',
      'embedded lines',
      '{orderNo: \'P1\', amount: \'1.00\', remark: \'\', …}\namount: "1.00"\nlist: []\nnote: null\norderNo: "P1"\nremark: ""\n[[Prototype]]: Object',
      '{"amount":"1.00","list":[],"note":null,"orderNo":"P1","remark":""}',
    ],
    [
      'the same, whose colons were copied as lines',
      'embedded broken-lines lines',
      '{orderNo: \'P1\', amount: \'1.00\', …}\namount\n: \n"1.00"\norderNo\n: \n"P1"\nremark\n: \n"é"\n[[Prototype]]\n: \nObject',
      '{"amount":"1.00","orderNo":"P1","remark":"é"}',
    ],
    [
      'an editor of Markdown’s escapes',
      'escaped json',
      String.raw`{"orderNo":"wd\_01","amount":"1.00","tags":\["a\*","b/c"\],"list":\[\],"path":"a\\_b\"c\""}`,
      String.raw`{"orderNo":"wd_01","amount":"1.00","tags":["a*","b/c"],"list":[],"path":"a\\_b\"c\""}`,
    ],
    [
      'Java’s map behind its name',
      'embedded java-map',
      'params={amount=1.00, extra={rate=0.1, a={y=true, b=[]}}, orderNo=P1}',
      '{"amount":"1.00","extra":{"rate":0.1,"a":{"y":true,"b":[]}},"orderNo":"P1"}',
    ],
    [
      'Node’s object behind its name',
      'embedded javascript',
      "body: { orderNo: 'P1', amount: '1.00', completedAt: 1790000007 }",
      '{"orderNo":"P1","amount":"1.00","completedAt":1790000007}',
    ],
    [
      'Python’s f"payload={payload!r}"',
      'embedded python',
      "payload=CallbackIn(orderNo='P1', amount=Decimal('1.00'), remark='', note=None, list=[], map={})",
      '{"orderNo":"P1","amount":"1.00","remark":"","note":null,"list":[],"map":{}}',
    ],
    [
      'Go’s fmt.Println("body", body)',
      'embedded byte-list json',
      `body [${Buffer.from(long).join(' ')}]\n`,
    ],
    [
      'a list of bytes in Go’s log',
      'embedded byte-list json',
      `2026/09/21 14:13:27 body: [${Buffer.from(long).join(' ')}]`,
    ],
    [
      'Go’s %#v of a map with lists and maps in its log',
      'embedded go-syntax',
      '2026/09/21 14:13:27 map[string]interface {}{"amount":"1.00", "list":[]interface {}{}, "map":map[string]interface {}{}, "note":interface {}(nil), "orderNo":"P1"}',
      '{"amount":"1.00","list":[],"map":{},"note":null,"orderNo":"P1"}',
    ],
    [
      'Go’s %#v of a flat map behind its name',
      'embedded go-syntax',
      'body: map[string]string{"amount":"1.00", "orderNo":"P1"}',
      '{"amount":"1.00","orderNo":"P1"}',
    ],
    [
      'Yii’s VarDumper, with quotes and a backslash in values',
      'php-yii',
      String.raw`[
    'orderNo' => 'P1'
    'amount' => '1.00'
    'items' => [
        0 => [
            'sku' => 'it\'s \"C\"'
            'path' => 'a\\n'
        ]
    ]
]`,
      String.raw`{"orderNo":"P1","amount":"1.00","items":[{"sku":"it's \"C\"","path":"a\\n"}]}`,
    ],
    [
      'jq’s @sh, which Python’s models print alike',
      'lines',
      `orderNo='P1' amount='1.00' completedAt='1790000007' extra='{"tags":["a","b/c"],"qty":2}'\n`,
      '{"orderNo":"P1","amount":"1.00","completedAt":1790000007,"extra":{"tags":["a","b/c"],"qty":2}}',
    ],
    [
      'jq’s @sh, with quotes in a value',
      'lines',
      `orderNo='P1' amount='1.00' items='[{"sku":"it'\\''s \\"C\\"","qty":12}]' remark='done 😀 ok'\n`,
      '{"orderNo":"P1","amount":"1.00","items":[{"sku":"it\'s \\"C\\"","qty":12}],"remark":"done 😀 ok"}',
    ],
    [
      'a model of Python, all of it texts, with a line end in one',
      'lines',
      String.raw`orderNo='P1' amount='1.00' remark='line 1\nline 2'`,
      String.raw`{"orderNo":"P1","amount":"1.00","remark":"line 1\nline 2"}`,
    ],
    [
      'a model of Python',
      'python-fields',
      `orderNo='P1' amount=Decimal('1.00') completedAt=1790000007 remark=None`,
      '{"orderNo":"P1","amount":"1.00","completedAt":1790000007,"remark":null}',
    ],
    [
      'a SimpleNamespace with keys that are no names',
      'python',
      "namespace(orderNo='P1', amount='1.00', extra=namespace(b=1, a-b='é/x', 10='ten'))",
      '{"orderNo":"P1","amount":"1.00","extra":{"b":1,"a-b":"é/x","10":"ten"}}',
    ],
    [
      'YAML’s flow over lines, its first key in upper case',
      'yaml',
      "{Channel: UPI, orderNo: P1, amount: '1.00', remark: é, status: completed, note: a\n    long remark of some words that go on}\n",
      '{"Channel":"UPI","orderNo":"P1","amount":"1.00","remark":"é","status":"completed","note":"a long remark of some words that go on"}',
    ],
    [
      'logrus, of empty values of Go',
      'lines',
      'amount=1.00 list="[]" map="map[]" note="<nil>" orderNo=P1 status=completed\n',
      '{"orderNo":"P1","amount":"1.00","list":[],"map":{},"note":null,"status":"completed"}',
    ],
    ['PostgreSQL’s quote_literal', 'quoted json', `E'${long.replaceAll('\\', '\\\\')}'`],
    [
      'a row of PostgreSQL, which doubles quotes and backslashes',
      'embedded quoted json',
      `(1,"${long.replaceAll('"', '""').replaceAll('\\', '\\\\')}")`,
    ],
    [
      'a shell’s printf, with JSON in a text, and in one of that a list',
      'unescaped-json',
      '{"orderNo":"P1","amount":"1.00","attach":"{"uid":1001,"a":["x","y"]}","list":"["a"]","status":"completed"}',
      String.raw`{"orderNo":"P1","amount":"1.00","attach":"{\"uid\":1001,\"a\":[\"x\",\"y\"]}","list":"[\"a\"]","status":"completed"}`,
    ],
    [
      'a form of a relay with the body in one of its fields',
      'percent json',
      `merchant=M10086&data=${encodeURIComponent(long)}&v=1`,
    ],
    [
      'the same as a form encodes it',
      'percent json',
      `merchant=M10086&data=${encodeURIComponent(long).replaceAll('%20', '+')}`,
    ],
    [
      'PHP’s stripslashes',
      'unescaped-json',
      '{"orderNo":"P1","amount":"1.00","status":"completed","extra":{"a":["x "y" z"]},"payer":"O\'Neil "Jr""}',
      String.raw`{"orderNo":"P1","amount":"1.00","status":"completed","extra":{"a":["x \"y\" z"]},"payer":"O'Neil \"Jr\""}`,
    ],
    // Python: body.replace(r'\n', '\n').replace(r'\t', '\t')
    [
      'a replacement of \\n and \\t by the characters, behind a backslash too',
      'json5',
      '{"orderNo":"P1","amount":"1.00","status":"completed","path":"C:\\\\pos\\\till","memo":"a\tb\nc"}',
      String.raw`{"orderNo":"P1","amount":"1.00","status":"completed","path":"C:\\pos\\till","memo":"a\tb\nc"}`,
    ],
    [
      'bash’s eval, which takes quotes and braces',
      'lines',
      'orderNo:P1 amount:1.00 BankName:HDFC Bank url:https://shop.example status:completed\n',
      '{"orderNo":"P1","amount":"1.00","BankName":"HDFC Bank","url":"https://shop.example","status":"completed"}',
    ],
    [
      'Perl’s Data::Printer',
      'perl',
      '{\n    amount    1.00,\n    extra     {\n        a   [\n            [0] 1,\n            [1] "x",\n            [2] {\n                    k   1 (JSON::PP::Boolean),\n                    n   undef\n                }\n        ],\n        e   {},\n        l   [],\n        z   1.5\n    },\n    neg       -5,\n    orderNo   "P1",\n    status    "completed"\n}',
      '{"orderNo":"P1","amount":"1.00","status":"completed","extra":{"a":[1,"x",{"k":true,"n":null}],"e":{},"l":[],"z":1.5},"neg":-5}',
    ],
    [
      'Perl’s YAML::Dump, which quotes no numbers',
      'lines',
      '---\namount: 1.00\nextra:\n  a:\n    - 1\n    - x\n    - k: true\n      n: ~\n  b: é\n  z: 1.5\nneg: -5\norderNo: P1\nstatus: completed\n',
      '{"orderNo":"P1","amount":"1.00","status":"completed","extra":{"z":1.5,"a":[1,"x",{"k":true,"n":null}],"b":"é"},"neg":-5}',
    ],
    [
      'attributes of numbers, and an element below',
      'xml',
      '<callback amount="1.00" orderNo="P1" status="completed" tiny="1e-07">\n  <extra a="é" b="1" />\n</callback>\n',
      '{"orderNo":"P1","amount":"1.00","status":"completed","tiny":0.0000001,"extra":{"a":"é","b":1}}',
    ],
    [
      'Xdebug’s var_dump, nested',
      'php-var-dump',
      "/var/www/html/cb.php:9:\narray (size=6)\n  'orderNo' => string 'P1' (length=2)\n  'amount' => string '1.00' (length=4)\n  'remark' => string 'it's \n'é' (length=3)' (length=20)\n  'items' => \n    array (size=2)\n      0 => \n        array (size=3)\n          'qty' => int 2\n          'ok' => boolean true\n          'note' => null\n      1 => float 1.5\n  'list' => \n    array (size=0)\n      empty\n  'status' => string 'completed' (length=9)\n",
      String.raw`{"orderNo":"P1","amount":"1.00","remark":"it's \n'é' (length=3)","items":[{"qty":2,"ok":true,"note":null},1.5],"list":[],"status":"completed"}`,
    ],
    [
      'Xdebug’s var_dump of objects',
      'php-var-dump',
      "object(stdClass)[3]\n  public 'orderNo' => string 'P1' (length=2)\n  public 'extra' => \n    object(stdClass)[4]\n      public 'channel' => string 'UPI' (length=3)\n      public 'retry' => int 0\n  public 'amount' => string '1.00' (length=4)",
      '{"orderNo":"P1","extra":{"channel":"UPI","retry":0},"amount":"1.00"}',
    ],
    [
      'Xdebug’s var_dump of an object without members, before others',
      'php-var-dump',
      "object(stdClass)[3]\n  public 'orderNo' => string 'P1' (length=2)\n  public 'extra' => \n    object(stdClass)[4]\n  public 'amount' => string '1.00' (length=4)\n",
      '{"orderNo":"P1","extra":{},"amount":"1.00"}',
    ],
    [
      'Xdebug’s var_dump of a text with what looks like its end',
      'php-var-dump',
      "array (size=3)\n  'orderNo' => string 'P1' (length=2)\n  'remark' => string 'é' (length=1)\ny' (length=16)\n  'amount' => string '1.00' (length=4)\n",
      String.raw`{"orderNo":"P1","remark":"é' (length=1)\ny","amount":"1.00"}`.replace(
        '\\\\n',
        '\\n',
      ),
    ],
    [
      'MyBatis, with parentheses and commas in a text',
      'rows',
      '==>  Preparing: INSERT INTO callback (order_no, amount, remark) VALUES (?, ?, ?)\n==> Parameters: P1(String), 1.00(String), Ana (Smith), (b), "c"(String)',
      String.raw`{"orderNo":"P1","amount":"1.00","remark":"Ana (Smith), (b), \"c\""}`,
    ],
    [
      'Entity Framework, with quotes and commas in a text',
      'rows',
      "[Parameters=[@p0='P1' (Size = 2), @p1='1.00' (Size = 4), @p2='O'Neil, 'x', (y)' (Size = 16)], CommandType='Text']\nINSERT INTO \"Callbacks\" (\"OrderNo\", \"Amount\", \"PayerName\")\nVALUES (@p0, @p1, @p2);",
      `{"orderNo":"P1","amount":"1.00","payerName":"O'Neil, 'x', (y)"}`,
    ],
    [
      'Laravel’s QueryException, of words and of nothing',
      'rows',
      '(SQL: insert into `callbacks` (`order_no`, `amount`, `payer_name`, `note`) values (P1, 1.00, Ana de Souza, ))',
      '{"orderNo":"P1","amount":"1.00","payerName":"Ana de Souza","note":null}',
    ],
    [
      'Laravel’s QueryException, of words with a semicolon',
      'rows',
      '(SQL: insert into `callbacks` (`order_no`, `remark`, `amount`) values (P1, Paid; thanks, 1.00))',
      '{"orderNo":"P1","remark":"Paid; thanks","amount":"1.00"}',
    ],
    [
      'Laravel’s QueryException, of words with parentheses',
      'rows',
      '(SQL: insert into `callbacks` (`order_no`, `payer_name`, `amount`, `remark`) values (P1, Smith (Pty) Ltd, 1.00, (paid) by A (b)))',
      '{"orderNo":"P1","payerName":"Smith (Pty) Ltd","amount":"1.00","remark":"(paid) by A (b)"}',
    ],
    [
      'Python’s print of pandas’ records, with its null',
      'python envelope',
      "[{'orderNo': 'P1', 'amount': '1.00', 'remark': nan, 'status': 'completed'}]",
      '{"orderNo":"P1","amount":"1.00","remark":null,"status":"completed"}',
    ],
    [
      'Python’s JSON of the same',
      'json5',
      '{"orderNo": "P1", "amount": "1.00", "remark": NaN, "status": "completed"}',
      '{"orderNo":"P1","amount":"1.00","remark":null,"status":"completed"}',
    ],
    [
      'NSLog of an NSDictionary, nested',
      'embedded plist',
      '2026-09-22 14:33:01.120 Shop[812:3321] body: {\n    amount = "1.00";\n    completedAt = 1790230770;\n    extra =     {\n        channel = UPI;\n        "first-name" = "Jos\\U00e9abcd";\n        rate = "1.5";\n        tags =         (\n            "a b"\n        );\n    };\n    list =     (\n    );\n    note = "<null>";\n    orderNo = 20260922000031;\n}',
      '{"orderNo":"20260922000031","amount":"1.00","note":null,"extra":{"tags":["a b"],"channel":"UPI","rate":1.5,"first-name":"Joséabcd"},"list":[],"completedAt":1790230770}',
    ],
    [
      'Go’s %+v of a struct with a map, which has no order',
      'go-struct',
      '{OrderNo:P1 Amount:1.00 Extra:map[channel:UPI ok:true retry:0 utr:430918273645]}',
      '{"orderNo":"P1","amount":"1.00","extra":{"channel":"UPI","utr":"430918273645","retry":0,"ok":true}}',
    ],
    [
      'Go’s %+v of a struct in a struct, with names of capitals',
      'go-struct',
      '{OrderNo:P1 Amount:1.00 Extra:{Channel:UPI UTR:430918273645 PayeeID:7 URLPath:/a OK:true}}',
      '{"orderNo":"P1","amount":"1.00","extra":{"channel":"UPI","utr":"430918273645","payeeID":7,"urlPath":"/a","ok":true}}',
    ],
    [
      'Go’s %+v of a struct with an embedded one',
      'go-struct',
      '{BaseCallback:{OrderNo:P1 Status:completed} Amount:1.00 CompletedAt:1790230770}',
      '{"orderNo":"P1","status":"completed","amount":"1.00","completedAt":1790230770}',
    ],
    [
      'Go’s %+v of a struct with a body in it',
      'go-struct envelope',
      '{Status:200 Body:{OrderNo:P1 Status:completed Amount:1.00}}',
      '{"orderNo":"P1","status":"completed","amount":"1.00"}',
    ],
  ])('is read and named: %s', async (_, forms, text, sent = long) => {
    const report = await inspectDump(text, sent);
    expect(report.verdict.kind).toBe('valid');
    expect(listForms(report)).toBe(forms);
  });

  it('shows that values are cut, not that fields may be gone', async () => {
    const text =
      "{\n  orderNo: 'P1',\n  amount: '1.00',\n  remark: 'paid by A'... 3 more characters,\n  status: 'completed'\n}";
    const { problems, verdict } = await inspectDump(text);
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([{ code: 'body.dump', losses: [{ kind: 'shortened' }] }]);
  });

  it.each([
    ['folded', '[▶]'],
    ['cut', '[ …1]'],
    ['an object that is folded', '{#42 ▶}'],
  ])('shows what dd() leaves out: %s', async (_, shown) => {
    const { problems, verdict } = await inspectDump(
      `array:3 [▼\n  "orderNo" => "P1"\n  "amount" => "1.00"\n  "extra" => ${shown.startsWith('[') ? 'array:1 ' : ''}${shown}\n]`,
      '{"orderNo":"P1","amount":"1.00","extra":{"a":1}}',
    );
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([{ code: 'body.dump', losses: [{ kind: 'elided' }] }]);
  });

  it('shows what Xdebug leaves out: how deep it goes, and the end of a text', async () => {
    const { problems, verdict } = await inspectDump(
      "array (size=4)\n  'orderNo' => string 'P1' (length=2)\n  'amount' => string '1.00' (length=4)\n  'remark' => string 'paid'... (length=900)\n  'extra' => \n    array (size=2)\n      ...\n",
    );
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([
      {
        code: 'body.dump',
        forms: ['php-var-dump'],
        losses: [{ kind: 'shortened', span: { start: 106, end: 135 } }, { kind: 'elided' }],
      },
    ]);
  });

  it.each([
    [
      'Entity Framework, which shows no values unless it is told to',
      'masked',
      "[Parameters=[@p0='?' (Size = 2), @p1='?' (Size = 4)], CommandType='Text']\nINSERT INTO [Callbacks] ([OrderNo], [Amount])\nVALUES (@p0, @p1);",
    ],
    [
      'a value that the database makes',
      'reference',
      "INSERT INTO callbacks (orderNo, amount, completed_at) VALUES ('P1', '1.00', NOW())",
    ],
    [
      'its parameters, which nothing shows',
      'elided',
      'insert into callbacks (order_no, amount) values (?, ?)',
    ],
  ])('shows what a statement does not: %s', async (_, kind, text) => {
    const { problems, verdict } = await inspectDump(text);
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([{ code: 'body.dump', forms: ['rows'] }]);
    expect(problems).toMatchObject([
      { losses: expect.arrayContaining([expect.objectContaining({ kind })]) },
    ]);
  });

  const payout =
    '{"orderType":"payout","orderNo":"P1","merchantOrderNo":"W-1","status":"completed","amount":"1.00","feeAmount":"0.10","netAmount":"1.10","completedAt":1790099999}';
  const columns =
    'order_type, order_no, merchant_order_no, status, amount, fee_amount, net_amount, completed_at';
  const values = "'payout', 'P1', 'W-1', 'completed', '1.00', '0.10', '1.10', 1790099999";

  it.each([
    [
      'an answer in JSON in a column of its own',
      'rows',
      `INSERT INTO cb (${columns}, response) VALUES (${values}, '{"orderNo":"P1","result":"OK"}');`,
    ],
    [
      'the whole body in a column of its own, and an amount that the database rounds',
      'embedded quoted json',
      `INSERT INTO cb (${columns}, raw) VALUES (${values.replace('1.00', '1.0')}, '${payout}');`,
    ],
    [
      'Knex’s parameters behind it',
      'rows',
      `{ sql: 'insert into cb (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?)', bindings: [ ${values} ] }`,
    ],
    [
      'Knex’s parameters before it, of two queries',
      'rows',
      `{ bindings: [ 'x', '{' ], sql: 'insert into "log" ("a", "b") values (?, ?)' }\n{\n  method: 'insert',\n  bindings: [\n    ${values.replaceAll(', ', ',\n    ')}\n  ],\n  sql: 'insert into "cb" ("${columns.replaceAll(', ', '", "')}") values (?, ?, ?, ?, ?, ?, ?, ?)'\n}`,
    ],
    [
      'Knex’s parameters in a log of JSON',
      'rows',
      JSON.stringify({
        sql: `insert into "cb" ("${columns.replaceAll(', ', '", "')}") values (?, ?, ?, ?, ?, ?, ?, ?)`,
        bindings: ['payout', 'P1', 'W-1', 'completed', '1.00', '0.10', '1.10', 1790099999],
      }),
    ],
    [
      'no parameters, but a body beside it',
      'json envelope json',
      JSON.stringify({ sql: 'insert into cb (order_no, amount) values (?, ?)', body: payout }),
    ],
    [
      'behind another one with fewer, and before another callback’s',
      'rows',
      `INSERT INTO orders (order_no, status) VALUES ('P1', 'created');\nINSERT INTO cb (${columns}) VALUES (${values});\nINSERT INTO cb (${columns}) VALUES (${values.replace('P1', 'P2')});`,
    ],
    [
      'calls for what is no field of the contract',
      'rows',
      `INSERT INTO cb (id, uid, seq, ${columns}, created_at) VALUES (UUID(), UUID_TO_BIN(UUID()), nextval('cb_seq'::regclass), ${values}, NOW());`,
    ],
    [
      'its time, as MySQL makes it of seconds',
      'rows',
      `INSERT INTO cb (${columns}, created_at) VALUES (${values.replace('1790099999', 'FROM_UNIXTIME(1790099999)')}, FROM_UNIXTIME(1790100000));`,
    ],
    [
      'its time, as PostgreSQL makes it of seconds',
      'rows',
      `INSERT INTO cb (${columns}) VALUES (${values.replace('1790099999', 'to_timestamp(1790099999)')});`,
    ],
    [
      'a time that the contract does not name, of seconds',
      'rows',
      `INSERT INTO cb (id, ${columns}, paid_at) VALUES (UUID(), ${values}, FROM_UNIXTIME(1790099000));`,
      `${payout.slice(0, -1)},"paidAt":1790099000}`,
    ],
    [
      'a name of JSON in a text',
      'rows',
      `INSERT INTO cb (${columns}, note) VALUES (${values}, 'see "orderNo": P1');`,
      `${payout.slice(0, -1)},"note":"see \\"orderNo\\": P1"}`,
    ],
  ])('is read of a statement with all fields: %s', async (_, forms, text, sent = payout) => {
    const report = await inspectDump(text, sent);
    expect(report.verdict.kind).toBe('valid');
    expect(listForms(report)).toBe(forms);
  });

  it.each([
    ['words that are not quoted, with one that looks so', "Ana O’Neil, O'Neil"],
    ['a comma too many', 'a, b'],
  ])('is no program’s print where a statement cannot be read: %s', async (_, remark) => {
    const { problems } = await inspectDump(
      `SQL: insert into \`callbacks\` (\`order_no\`, \`amount\`, \`remark\`) values (P1, 1.00, ${remark})`,
    );
    expect(problems.map(({ code }) => code)).not.toContain('body.dump');
  });

  it.each([
    ['alone', 'javascript-text', '[object Object]', 0],
    ['in a text', 'embedded javascript-text', 'INFO callback body: [object Object]', 20],
    ['in JSON', 'envelope javascript-text', '{"level":"info","msg":"body [object Object]"}', 28],
  ])('shows that JavaScript joined an object into a text: %s', async (_, forms, text, start) => {
    const report = await inspectDump(text);
    expect(report.verdict.kind).toBe('unverifiable');
    expect(listForms(report)).toBe(forms);
    expect(report.problems).toMatchObject([
      { code: 'body.dump', losses: [{ kind: 'reference', span: { start, end: start + 15 } }] },
    ]);
  });

  it.each([
    [
      'C#',
      'System.Collections.Generic.Dictionary`2[System.String,System.Object]',
      'System.Collections.Generic.Dictionary`2[System.String,System.Object]',
    ],
    ['Lua', 'table: 0x5629e3ec0d80', 'table: 0x5629e3ec0d80'],
    ['Perl, in a log', 'callback HASH(0x562e0e46b4c8)', 'HASH(0x562e0e46b4c8)'],
  ])('shows a type’s name or an address in the place of an object: %s', async (_, text, shown) => {
    const { problems } = await inspectDump(text);
    const start = text.indexOf(shown);
    expect(problems).toMatchObject([
      {
        code: 'body.dump',
        losses: [{ kind: 'reference', span: { start, end: start + shown.length } }],
      },
    ]);
    expect(problems.flatMap((one) => ('forms' in one ? one.forms : [])).at(-1)).toBe('type-name');
  });

  it('has a slip in it where an object was joined into JSON', async () => {
    const { problems } = await inspectDump('{"orderNo":"P1","extra":[object Object]');
    expect(problems).toMatchObject([{ code: 'body.syntax' }]);
  });

  it.each([
    ['Chrome', "{orderNo: 'P1', amount: '1.00', extra: {…}, items: (2) [{…}, 1], …}", [40, 57, 65]],
    ['Firefox', 'Object { orderNo: "P1", amount: "1.00", remark: "a…", … }', [54]],
  ])('shows what a console leaves out in one line: %s', async (_, text, starts) => {
    const { problems, verdict } = await inspectDump(text);
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([
      {
        code: 'body.dump',
        forms: ['javascript'],
        losses: starts.map((start) => ({ kind: 'elided', span: { start, end: start + 1 } })),
      },
    ]);
  });

  it('shows Go’s pointers in the place of values, also of the contract’s', async () => {
    const { problems, verdict } = await inspectDump(
      '{OrderNo:P1 MerchantOrderNo:0xc000012340 Amount:0xc000012350 Status:completed}',
    );
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([
      {
        code: 'body.dump',
        forms: ['go-struct'],
        losses: [
          { kind: 'reference', span: { start: 28, end: 40 } },
          { kind: 'reference', span: { start: 48, end: 60 } },
        ],
      },
    ]);
  });

  it('may show other fields than the contract’s around a struct of Go', async () => {
    const { problems } = await inspectDump(
      '{Callback:{OrderNo:P1 Amount:1.00 Status:completed} Extra:map[a:1] Currency:<nil>}',
    );
    expect(problems).toMatchObject([{ code: 'body.dump', lacksOthers: false }]);
  });

  it.each([
    [
      'mongosh',
      "[\n  {\n    _id: ObjectId('66f2a1c99b1e8a3f2c1d4e5f'),\n    orderNo: 'P1',\n    amount: '1.00',\n    remark: 'é',\n    status: 'completed',\n    __v: 0\n  }\n]",
      'mongo-shell envelope',
    ],
    [
      'the older shell',
      '{ "_id" : ObjectId("66f2a1c99b1e8a3f2c1d4e5f"), "orderNo" : "P1", "amount" : "1.00", "remark" : "é", "status" : "completed", "__v" : 0 }',
      'mongo-shell',
    ],
    [
      'Node’s driver',
      "{\n  _id: new ObjectId('66f2a1c99b1e8a3f2c1d4e5f'),\n  orderNo: 'P1',\n  amount: '1.00',\n  remark: 'é',\n  status: 'completed',\n  __v: 0\n}",
      'javascript',
    ],
  ])('says what a database added to it: %s', async (_, text, forms) => {
    const report = await inspectDump(text);
    expect(report.verdict.kind).toBe('valid');
    expect(listForms(report)).toBe(forms);
    expect(report.problems).toMatchObject([
      {
        code: 'body.dump',
        restored: [
          { key: '_id', signed: null },
          { key: '__v', signed: null },
        ],
      },
    ]);
  });

  it('shows that values are masked', async () => {
    const { problems, verdict } = await inspectDump(
      "{'orderNo': 'P20***001', 'amount': '1.00', 'remark': '[FILTERED]', 'status': 'completed'}",
    );
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([
      {
        code: 'body.dump',
        losses: [
          { kind: 'masked', span: { start: 12, end: 23 } },
          { kind: 'masked', span: { start: 53, end: 65 } },
        ],
      },
    ]);
  });

  const order = '{"orderNo":"P1","amount":"1.00","remark":"a & b=c&d","status":"completed"}';
  const empty = '{"orderNo":"P1","amount":"1.00","remark":"?x=&y=1","status":"completed"}';
  it.each([
    [
      'Express’s urlencoded of JSON',
      'json split json',
      '{"{\\"orderNo\\":\\"P1\\",\\"amount\\":\\"1.00\\",\\"remark\\":\\"a ":""," b":"c","d\\",\\"status\\":\\"completed\\"}":""}',
      order,
    ],
    [
      'OpenResty’s get_post_args, in the order of a table',
      'json split json',
      '{"d\\",\\"status\\":\\"completed\\"}":true," b":"c","{\\"orderNo\\":\\"P1\\",\\"amount\\":\\"1.00\\",\\"remark\\":\\"a ":true}',
      order,
    ],
    [
      'Python’s parse_qs',
      'python split json',
      `{'{"orderNo":"P1","amount":"1.00","remark":"a ': [''], ' b': ['c'], 'd","status":"completed"}': ['']}`,
      order,
    ],
    [
      'where a value is empty',
      'json split json',
      '{"{\\"orderNo\\":\\"P1\\",\\"amount\\":\\"1.00\\",\\"remark\\":\\"?x":"","y":"1\\",\\"status\\":\\"completed\\"}"}',
      empty,
    ],
  ])('is JSON again that a reader of forms split: %s', async (_, forms, text, sent) => {
    const report = await inspectDump(text, sent);
    expect(report.verdict.kind).toBe('valid');
    expect(listForms(report)).toBe(forms);
  });

  // Python's parse_qsl and Express's urlencoded make a blank of each plus, PHP's parse_str an underscore of that.
  const pluses =
    '{"orderNo":"P1","amount":"1.00","phone":"+5511987654321","remark":"10% + a b","tag":"c+d","status":"completed"}';
  const withAmpersand = pluses.replace('a b', 'a & b');
  it.each([
    ['in one key', pluses, [pluses.replaceAll('+', ' ')]],
    ['split', withAmpersand, withAmpersand.replaceAll('+', ' ').split('&')],
    ['by PHP', pluses, [pluses.replace(/[+ .]/g, '_')]],
  ])('is JSON whose pluses a reader of forms took for blanks: %s', async (_, sent, keys) => {
    const text = JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])));
    const { verdict } = await inspectDump(text, sent);
    expect(verdict.kind).toBe('valid');
  });

  it('says where an object stayed folded in Chrome’s console', async () => {
    const text =
      '{orderNo: \'P1\', amount: \'1.00\', …}\namount: "1.00"\nextra: {id: 1, …}\nitems: (2) [{…}, {…}]\norderNo: "P1"\nremark: "a, …}"\n[[Prototype]]: Object';
    const { problems, verdict } = await inspectDump(text);
    expect(verdict.kind).toBe('unverifiable');
    expect(problems).toMatchObject([
      {
        code: 'body.dump',
        forms: ['embedded', 'lines'],
        losses: [
          { kind: 'elided', span: { start: 65, end: 66 } },
          { kind: 'elided', span: { start: 81, end: 82 } },
          { kind: 'elided', span: { start: 86, end: 87 } },
        ],
      },
    ]);
  });

  it('is found in the order that was sent, where Perl’s hash had another, in a line of a log', async () => {
    const sent = '{"orderNo":"P1","extra":{"b":1,"c":"x","a":2},"amount":"1.00"}';
    const { verdict, problems } = await inspectDump(
      'cb {"extra":{"c":"x","a":2,"b":1},"amount":"1.00","orderNo":"P1"}',
      sent,
    );
    expect(verdict.kind).toBe('valid');
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'body.dump',
        restored: [expect.objectContaining({ key: 'extra', signed: '{"b":1,"c":"x","a":2}' })],
      }),
    );
  });

  it.each([
    [
      'Miller',
      '[\n{"orderNo":"P1","tags.1":"a","tags.2":"b","e.x.y":1,"e.x.z":2,"amount":"1.00"}\n]',
    ],
    ['pandas', '[{"orderNo":"P1","tags.0":"a","tags.1":"b","e.x.y":1,"e.x.z":2,"amount":"1.00"}]'],
  ])(
    'is built again of the flat members that a tool made of it, in a list: %s',
    async (_, text) => {
      const sent = '{"orderNo":"P1","tags":["a","b"],"e":{"x":{"y":1,"z":2}},"amount":"1.00"}';
      const { verdict } = await inspectDump(text, sent);
      expect(verdict.kind).toBe('valid');
    },
  );

  it.each([
    ['cut behind a logger’s words', `callback: ${body.slice(0, 40)}`, 'cut'],
    ['masked by stars behind one sign', `callback: ${body.replace('é', '王**')}`, 'masked'],
    [
      'masked inside of another value',
      `callback: ${body.replace('"é"', '{"name":"Z***"}')}`,
      'masked',
    ],
  ])('is told to be %s', async (_, text, kind) => {
    const { problems } = await inspectDump(text);
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'body.dump',
        losses: expect.arrayContaining([expect.objectContaining({ kind })]),
      }),
    );
  });

  it('tells of the rows of a table that are not read, and of columns that it leaves out', async () => {
    const { problems } = await inspectDump(
      '  orderNo amount  ...     status\n0      P1   1.00  ...  completed\n1      P2   2.00  ...  completed',
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'body.dump',
        hasMore: true,
        losses: [expect.objectContaining({ kind: 'elided' })],
      }),
    );
  });

  it('keeps a member whose name looks like a part of another one', async () => {
    const sent = '{"orderNo":"P1","amount":"1.00","amount.currency":"INR"}';
    const { verdict } = await inspectDump('{orderNo=P1, amount=1.0, amount.currency=INR}', sent);
    expect(verdict.kind).toBe('valid');
  });

  it.each([
    [
      'http_build_query, a dot in a name',
      'orderNo=P1&amount=1.00&channel.id=17&status=completed',
      '{"orderNo":"P1","amount":"1.00","channel.id":"17","status":"completed"}',
    ],
    [
      'qs with allowDots',
      'orderNo=P1&amount=1.00&channel.id=17&status=completed',
      '{"orderNo":"P1","amount":"1.00","channel":{"id":"17"},"status":"completed"}',
    ],
    [
      'Lombok, a map of any names inside',
      'OrderDTO(orderNo=P1, amount=1.00, meta={10=ten, channel.id=17, bank-ref=A9}, status=completed)',
      '{"orderNo":"P1","amount":"1.00","meta":{"10":"ten","channel.id":"17","bank-ref":"A9"},"status":"completed"}',
    ],
    [
      'C#’s pairs one behind the other',
      '[orderNo, P1][amount, 1.00][splits, []][status, completed]',
      '{"orderNo":"P1","amount":"1.00","splits":[],"status":"completed"}',
    ],
  ])('keeps the names as they are: %s', async (_, dump, sent) => {
    expect((await inspectDump(dump, sent)).verdict.kind).toBe('valid');
  });

  it('is valid behind a logger’s words where only its brackets are missing', async () => {
    expect((await inspectDump(`callback: ${body.slice(0, -1)}`)).verdict.kind).toBe('valid');
  });

  it('is not cut where words in front say so', async () => {
    const { problems } = await inspectDump('truncated=no {"orderNo":"P1" "amount":"1"}');
    expect(problems.map(({ code }) => code)).not.toContain('body.dump');
  });

  it('is no body where more than its brackets is missing', async () => {
    const { verdict } = await inspectDump(body.slice(0, -4));
    expect(verdict.kind).toBe('unverifiable');
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
