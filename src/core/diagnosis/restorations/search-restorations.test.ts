import { describe, expect, it, vi } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { parseBody } from '../../body/parse-body';
import { parseHeaders } from '../../headers/parse-headers';
import { inspectCallback } from '../../inspect-callback';
import { concludeDiagnosis } from '../conclude-diagnosis';
import { diagnoseCallback } from '../diagnose-callback';
import { type Finding, listCodes } from '../finding';
import { runAtOnce, WorkMeter } from '../search/slices';
import { searchRestorations } from './search-restorations';

const signer = createSigner();
const headers = 'nonce=9f8e7d6c5b4a3210';
/** The string of the body that was sent, written out. */
const right = `amount=100.00&completedAt=1790000007&feeAmount=2.50&merchantOrderNo=M-1&netAmount=97.50&${headers}&orderNo=P1&orderType=payin&status=completed&timestamp=1790000123`;
const plain =
  '"orderType":"payin","orderNo":"P1","merchantOrderNo":"M-1","status":"completed","amount":"100.00","feeAmount":"2.50","netAmount":"97.50","completedAt":1790000007';

async function explain(bodyText: string, signed: string): Promise<readonly Finding[]> {
  const report = await inspectCallback(buildSignedInput(signer, bodyText, signed));
  const diagnosis = await diagnoseCallback(report);
  const { findings } =
    diagnosis.valueSearch === null ? diagnosis : concludeDiagnosis(report, diagnosis, null, 0);
  return findings;
}

const amount = (key: string, pasted: string, signed: string) => ({ key, pasted, signed });
const allAmounts = (fee: readonly [string, string, string]) => [
  amount('amount', fee[0], '100.00'),
  amount('feeAmount', fee[1], '2.50'),
  amount('netAmount', fee[2], '97.50'),
];
const pair = (key: string, value: string): string =>
  right.replace('&feeAmount', `&${key}=${value}&feeAmount`);
/** A signer may do the same before it signs. */
const eitherWay = [
  ...[
    'boolean',
    'null',
    'number',
    'zeros',
    'spaces',
    'nested',
    'encoding',
    'characters',
    'digits',
    'swapped',
    'filtered',
    'lost',
    'lost-time',
  ],
];
const extra = '{"channel":"UPI","payer":{"name":"A","city":"B"},"qty":2,"ok":true,"memo":null}';
const withExtra = pair('extra', extra);

describe('the body that was signed is found in what a program made of it, as one finding', () => {
  it.each<readonly [string, string, string, readonly object[], readonly string[]]>([
    [
      'Java Double, Python float',
      `{${plain.replace('"100.00"', '100.0').replace('"2.50"', '2.5').replace('"97.50"', '97.5')}}`,
      right,
      allAmounts(['100', '2.5', '97.5']),
      ['amount'],
    ],
    [
      'a class without the status',
      `{${plain.replace('"status":"completed",', '')}}`,
      right,
      [{ key: 'status', pasted: null, signed: 'completed' }],
      ['lost'],
    ],
    [
      'a class without the type of the order',
      `{${plain.replace('"orderType":"payin",', '')}}`,
      right,
      [{ key: 'orderType', pasted: null, signed: 'payin' }],
      ['lost'],
    ],
    [
      'a class without the net amount',
      `{${plain.replace('"netAmount":"97.50",', '')}}`,
      right,
      [{ key: 'netAmount', pasted: null, signed: '97.50' }],
      ['lost'],
    ],
    [
      'a class without the fee',
      `{${plain.replace('"feeAmount":"2.50",', '')}}`,
      right,
      [{ key: 'feeAmount', pasted: null, signed: '2.50' }],
      ['lost'],
    ],
    [
      'a class without the amount',
      `{${plain.replace('"amount":"100.00",', '')}}`,
      right,
      [{ key: 'amount', pasted: null, signed: '100.00' }],
      ['lost'],
    ],
    [
      'a check for strings',
      `{${plain.replace(',"completedAt":1790000007', '')}}`,
      right,
      [{ key: 'completedAt', pasted: null, signed: '1790000007' }],
      ['lost-time'],
    ],
    [
      'a BigDecimal, which is no source text',
      `{${plain.replace('"100.00"', '100.00').replace('"2.50"', '2.50').replace('"97.50"', '97.50')}}`,
      right,
      allAmounts(['100', '2.5', '97.5']),
      ['amount'],
    ],
    [
      'Jackson with an Instant that took seconds for milliseconds',
      `{${plain.replace('1790000007', '"1970-01-21T17:13:20.007+00:00"')}}`,
      right,
      [amount('completedAt', '1970-01-21T17:13:20.007+00:00', '1790000007')],
      ['time'],
    ],
    [
      'SimpleDateFormat with a Date that took seconds for milliseconds',
      `{${plain.replace('1790000007', '"1970-01-22 01:13:20"').replace('"100.00"', '100.00').replace('"2.50"', '2.50').replace('"97.50"', '97.50')}}`,
      right,
      [{ key: 'amount' }, { key: 'completedAt', signed: '1790000007' }, {}, {}],
      ['amount', 'zone'],
    ],
    [
      'a local time in Kolkata',
      `{${plain.replace('1790000007', '"2026-09-21 19:43:27"')}}`,
      right,
      [amount('completedAt', '2026-09-21 19:43:27', '1790000007')],
      ['zone'],
    ],
    [
      'a spreadsheet’s days, in UTC',
      `{${plain.replace('1790000007', '46286.59267361')}}`,
      right,
      [amount('completedAt', '46286.59267361', '1790000007')],
      ['time'],
    ],
    [
      'a spreadsheet’s days, in Shanghai',
      `{${plain.replace('1790000007', '46286.92600694')}}`,
      right,
      [amount('completedAt', '46286.92600694', '1790000007')],
      ['zone'],
    ],
    [
      'a gateway that takes the life out of addresses',
      `{${plain},"page":"hxxps://shop[.]example[.]com/done?id=7"}`,
      right.replace('&status', '&page=https://shop.example.com/done?id=7&status'),
      [{ key: 'page', signed: 'https://shop.example.com/done?id=7' }],
      ['characters'],
    ],
    [
      'blanks of East Asia made narrow',
      `{${plain},"memo":"全角 スペース"}`,
      right.replace('&merchantOrderNo', '&memo=全角\u3000スペース&merchantOrderNo'),
      [{ key: 'memo', signed: '全角\u3000スペース' }],
      ['characters'],
    ],
    [
      'a page that shows one blank for two, twice',
      `{${plain},"memo":"REF two blanks"}`,
      right.replace('&merchantOrderNo', '&memo=REF  two  blanks&merchantOrderNo'),
      [{ key: 'memo', signed: 'REF  two  blanks' }],
      ['spaces'],
    ],
    [
      'PHP’s json_encode with serialize_precision = 17',
      `{${plain},"extra":{"id":9007199254740993,"rate":0.10000000000000001,"big":1.0000000000000001e+25}}`,
      pair('extra', '{"id":9007199254740993,"rate":0.1,"big":10000000000000000000000000}'),
      [{ key: 'extra' }],
      ['digits'],
    ],
    [
      'decimals that PDO, Eloquent or Ruby’s JSON writes as strings',
      `{${plain},"rate":"1.10","tax":"0.00"}`,
      right.replace('&status', '&rate=1.1&status').replace('&timestamp', '&tax=0&timestamp'),
      [
        { key: 'rate', pasted: '1.10', signed: '1.1' },
        { key: 'tax', pasted: '0.00', signed: '0' },
      ],
      ['number'],
    ],
    [
      'an editor that sets what was typed: dashes, dots, quotes',
      `{${plain},"memo":"he said “ok” — it’s 2 × 5…"}`,
      right.replace('&merchantOrderNo', `&memo=he said "ok" -- it's 2 x 5...&merchantOrderNo`),
      [{ key: 'memo', signed: `he said "ok" -- it's 2 x 5...` }],
      ['characters'],
    ],
    [
      'a blog that sets dashes short or long',
      `{${plain},"memo":"one – two — three"}`,
      right.replace('&merchantOrderNo', '&memo=one -- two --- three&merchantOrderNo'),
      [{ key: 'memo', signed: 'one -- two --- three' }],
      ['characters'],
    ],
    [
      'a console of Windows with code page 437',
      `{${plain},"payer":"Jos├⌐ Pe├▒a","price":"Γé¼ 3"}`,
      right.replace('&status', '&payer=José Peña&price=€ 3&status'),
      [
        { key: 'payer', signed: 'José Peña' },
        { key: 'price', signed: '€ 3' },
      ],
      ['encoding'],
    ],
    [
      'a console of Windows with code page 850',
      `{${plain},"payer":"Jos├® Pe├▒a"}`,
      right.replace('&status', '&payer=José Peña&status'),
      [{ key: 'payer', signed: 'José Peña' }],
      ['encoding'],
    ],
    [
      'escapes of JSON that were escaped once more, in nested keys too',
      `{${plain},"extra":{"\\\\u95e8\\\\u5e97":"\\\\u4e0a"},"payer":"\\\\u5f20\\\\u4e09 <x>"}`,
      pair('extra', '{"门店":"上"}').replace('&status', '&payer=张三 <x>&status'),
      [
        { key: 'extra', signed: '{"门店":"上"}' },
        { key: 'payer', signed: '张三 <x>' },
      ],
      ['characters'],
    ],
    [
      'escapes without their backslash, in nested keys too',
      `{${plain},"extra":{"u95e8u5e97":"u4e0a"},"payer":"u5f20u4e09"}`,
      pair('extra', '{"门店":"上"}').replace('&status', '&payer=张三&status'),
      [
        { key: 'extra', signed: '{"门店":"上"}' },
        { key: 'payer', signed: '张三' },
      ],
      ['characters'],
    ],
    [
      'escapes without their backslash, in nested keys alone',
      `{${plain},"extra":{"u95e8u5e97":12}}`,
      pair('extra', '{"门店":12}'),
      [{ key: 'extra', signed: '{"门店":12}' }],
      ['characters'],
    ],
    [
      'a page of HTML, which shows two blanks as one',
      `{${plain},"memo":"12 Main St"}`,
      right.replace('&merchantOrderNo', '&memo=12 Main  St&merchantOrderNo'),
      [{ key: 'memo', signed: '12 Main  St' }],
      ['spaces'],
    ],
    [
      'a shell’s echo of a variable without quotes, which joins blanks at an end',
      `{${plain},"memo":" September salary "}`,
      right.replace('&merchantOrderNo', '&memo=  September salary &merchantOrderNo'),
      [{ key: 'memo', signed: '  September salary ' }],
      ['spaces'],
    ],
    ...(
      [
        ['a log that keeps each entry on one line', '\n'],
        ['a log on Windows', '\r\n'],
      ] as const
    ).map(
      ([way, end]) =>
        [
          `line ends that became blanks: ${way}`,
          `{${plain},"memo":"Hauptstr. 5 10115 Berlin"}`,
          right.replace('&merchantOrderNo', `&memo=Hauptstr. 5${end}10115 Berlin&merchantOrderNo`),
          [{ key: 'memo', signed: `Hauptstr. 5${end}10115 Berlin` }],
          ['spaces'],
        ] as const,
    ),
    [
      'line ends that became blanks, two of many',
      `{${plain},"memo":"a b c d e f g h i j k"}`,
      right.replace('&merchantOrderNo', '&memo=a b c d\ne f g h i\nj k&merchantOrderNo'),
      [{ key: 'memo', signed: 'a b c d\ne f g h i\nj k' }],
      ['spaces'],
    ],
    [
      'a tab for a blank, of others that are two',
      `{${plain},"memo":"a\\tb","note":"c  d"}`,
      right
        .replace('&merchantOrderNo', '&memo=a b&merchantOrderNo')
        .replace('&orderNo', '&note=c  d&orderNo'),
      [{ key: 'memo', signed: 'a b' }],
      ['characters'],
    ],
    [
      'SQL’s apostrophes',
      `{${plain},"memo":"it''s","note":"O''Neil"}`,
      right
        .replace('&merchantOrderNo', "&memo=it's&merchantOrderNo")
        .replace('&orderNo', "&note=O'Neil&orderNo"),
      [
        { key: 'memo', signed: "it's" },
        { key: 'note', signed: "O'Neil" },
      ],
      ['characters'],
    ],
    [
      'a spreadsheet’s formula for a text',
      `{${plain},"memo":"=\\"1/2 \\u00e9\\""}`,
      right.replace('&merchantOrderNo', '&memo=1/2 é&merchantOrderNo'),
      [{ key: 'memo', signed: '1/2 é' }],
      ['characters'],
    ],
    [
      'amounts under each other’s names',
      `{${plain.replace('"2.50","netAmount":"97.50"', '"97.50","netAmount":"2.50"')}}`,
      right,
      [
        { key: 'feeAmount', pasted: '97.50', signed: '2.50' },
        { key: 'netAmount', pasted: '2.50' },
      ],
      ['swapped'],
    ],
    [
      'npm’s flat',
      `{${plain},"extra.channel":"UPI","extra.payer.name":"A","extra.tags.0":"a","extra.tags.1":"b/c","extra.memo":null}`,
      pair('extra', '{"channel":"UPI","payer":{"name":"A"},"tags":["a","b/c"],"memo":null}'),
      [{ key: 'extra', pastedKey: 'extra.memo' }],
      ['flattened'],
    ],
    [
      'PHP’s stripslashes, which takes the backslash of an escape',
      `{${plain},"extra":{"a":"u00e9/x"},"payer":"u5f20u4e09"}`,
      pair('extra', '{"a":"é/x"}').replace('&status', '&payer=张三&status'),
      [{ key: 'extra' }, { key: 'payer', pasted: 'u5f20u4e09', signed: '张三' }],
      ['characters'],
    ],
    [
      'COPY of psql, which doubles backslashes',
      `{${plain},"memo":"line1\\\\nline2"}`,
      right.replace('&merchantOrderNo', '&memo=line1\nline2&merchantOrderNo'),
      [{ key: 'memo', signed: 'line1\nline2' }],
      ['characters'],
    ],
    [
      'Python’s xmlcharrefreplace, in keys too',
      `{${plain},"&#22791;&#27880;":"&#24050;"}`,
      `${right}&备注=已`,
      [{ key: '备注', pastedKey: '&#22791;&#27880;', signed: '已' }],
      ['characters'],
    ],
    [
      'UTF-8 read in another charset two times',
      `{${plain},"extra":{"name":"JosÃƒÂ©"}}`,
      pair('extra', '{"name":"José"}'),
      [{ key: 'extra', signed: '{"name":"José"}' }],
      ['encoding'],
    ],
    [
      'an enum’s names',
      `{${plain.replace('payin', 'PAYIN').replace('"completed"', '"COMPLETED"')}}`,
      right,
      [amount('orderType', 'PAYIN', 'payin'), amount('status', 'COMPLETED', 'completed')],
      ['case'],
    ],
    [
      'PHP’s strings and empty arrays',
      `{${plain},"extra":{"channel":"UPI","payer":{"name":"A","city":"B"},"qty":"2","ok":"1","memo":""}}`,
      withExtra,
      [
        amount(
          'extra',
          '{"channel":"UPI","payer":{"name":"A","city":"B"},"qty":"2","ok":"1","memo":""}',
          extra,
        ),
      ],
      ['boolean', 'null', 'number'],
    ],
    [
      'a sorting map',
      `{"amount":"100.00","completedAt":1790000007,"extra":{"channel":"UPI","memo":null,"ok":true,"payer":{"city":"B","name":"A"},"qty":2},"feeAmount":"2.50","merchantOrderNo":"M-1","netAmount":"97.50","orderNo":"P1","orderType":"payin","status":"completed"}`,
      withExtra,
      [
        amount(
          'extra',
          '{"channel":"UPI","memo":null,"ok":true,"payer":{"city":"B","name":"A"},"qty":2}',
          extra,
        ),
      ],
      ['order'],
    ],
    [
      'a sorting map, and a time as Go writes it',
      `{"amount":"100.00","completedAt":"2026-09-21T14:13:27Z","extra":{"channel":"UPI","memo":null,"ok":true,"payer":{"city":"B","name":"A"},"qty":2},"feeAmount":"2.50","merchantOrderNo":"M-1","netAmount":"97.50","orderNo":"P1","orderType":"payin","status":"completed"}`,
      withExtra,
      [
        { key: 'completedAt', signed: '1790000007' },
        { key: 'extra', signed: extra },
      ],
      ['order', 'time'],
    ],
    [
      'Go’s Sprint of what is nested',
      `{${plain},"extra":"map[channel:UPI memo:<nil> ok:true payer:map[city:B name:A] qty:2]"}`,
      withExtra,
      [{ key: 'extra', signed: extra }],
      ['nested'],
    ],
    [
      'Gson, which leaves out null',
      `{${plain},"extra":{"channel":"UPI","payer":{"name":"A","city":"B"},"qty":2.0,"ok":true}}`,
      withExtra,
      [
        amount(
          'extra',
          '{"channel":"UPI","payer":{"name":"A","city":"B"},"qty":2,"ok":true}',
          extra,
        ),
      ],
      ['dropped'],
    ],
    [
      'a double',
      `{${plain},"ref":1.2345678901234567E19}`,
      `${right.replace('&status', '&ref=12345678901234567890&status')}`,
      [amount('ref', '12345678901234567000', '12345678901234567890')],
      ['rounded'],
    ],
    [
      'PHP’s JSON_NUMERIC_CHECK',
      `{${plain},"phone":919876543210}`,
      `${right.replace('&status', '&phone=+919876543210&status')}`,
      [amount('phone', '919876543210', '+919876543210')],
      ['zeros'],
    ],
    [
      'Excel’s CSV, in two fields',
      `{${plain.replace('"M-1"', '"7792"')},"acct":"123456789"}`,
      `acct=00123456789&${right.replace('=M-1', '=0007792')}`,
      [amount('acct', '123456789', '00123456789'), amount('merchantOrderNo', '7792', '0007792')],
      ['zeros'],
    ],
    ...(
      [
        ['"2026-09-21T14:13:27"', '2026-09-21 14:13:27'],
        ['[2026,9,21,14,13,27]', '2026-09-21 14:13:27'],
        ['"2026-09-21 14:13:27"', '20260921141327'],
      ] as const
    ).map(
      ([written, text]) =>
        [
          `Java’s LocalDateTime, of which Jackson writes ${written}`,
          `{${plain},"paidTime":${written}}`,
          right.replace('&status', `&paidTime=${text}&status`),
          [{ key: 'paidTime', signed: text }],
          ['zone'],
        ] as const,
    ),
    [
      'Newtonsoft’s dates',
      `{${plain},"paidTime":"2026-09-21T06:13:27+00:00"}`,
      `${right.replace('&status', '&paidTime=2026-09-21T14:13:27+08:00&status')}`,
      [amount('paidTime', '2026-09-21T06:13:27+00:00', '2026-09-21T14:13:27+08:00')],
      ['zone'],
    ],
    // Or a signer that reads dates as Json.NET does by itself; printed by Mono.
    ...[
      '09/21/2026 06:13:27',
      '9/21/2026 6:13:27 AM',
      '21/09/2026 06:13:27',
      '2026/9/21 14:13:27',
    ].map(
      (text) =>
        [
          `Json.NET’s dates, ${text}`,
          `{${plain},"paidTime":"2026-09-21T14:13:27+08:00"}`,
          `${right.replace('&status', `&paidTime=${text}&status`)}`,
          [amount('paidTime', '2026-09-21T14:13:27+08:00', text)],
          ['zone'],
        ] as const,
    ),
    [
      'Laravel’s TrimStrings',
      `{${plain},"remark":"paid by UPI"}`,
      `${right.replace('&status', '&remark=  paid by UPI &status')}`,
      [amount('remark', 'paid by UPI', '  paid by UPI ')],
      ['spaces'],
    ],
    // PHP: preg_replace('/\\s+/', '', $body)
    [
      'every blank taken out',
      `{${plain},"payer":{"name":"RaviKumar"},"paidTime":"2026-09-2114:13:27"}`,
      right.replace('&status', '&paidTime=2026-09-21 14:13:27&payer={"name":"Ravi Kumar"}&status'),
      [
        amount('paidTime', '2026-09-2114:13:27', '2026-09-21 14:13:27'),
        amount('payer', '{"name":"RaviKumar"}', '{"name":"Ravi Kumar"}'),
      ],
      ['spaces'],
    ],
    [
      'every blank taken out, one of them between small letters',
      `{${plain},"remark":"ज़ेनतक"}`,
      right.replace('&status', '&remark=ज़ेन तक&status'),
      [amount('remark', 'ज़ेनतक', 'ज़ेन तक')],
      ['spaces'],
    ],
    [
      'a hash of MongoDB’s driver, members behind and in front',
      `{"_id":"6512f7c0a1b2c3d4e5f60718",${plain},"createdAt":"2026-09-21T14:13:30.000Z","ip":"203.0.113.7"}`,
      right,
      ['_id', 'createdAt', 'ip'].map((key) => ({ key, signed: null })),
      ['added'],
    ],
    [
      'a line of pino, which has the body’s members in it',
      `{"level":30,"time":1795591324681,"pid":4213,"hostname":"pay-1",${plain}}`,
      right,
      ['hostname', 'level', 'pid', 'time'].map((key) => ({ key, signed: null })),
      ['added'],
    ],
    [
      'a line of winston, which has them too',
      `{"level":"info","message":"callback",${plain},"timestamp":"2026-11-25T21:39:16.101Z"}`,
      right,
      ['level', 'message'].map((key) => ({ key, signed: null })),
      ['added'],
    ],
    [
      'an editor of Markdown',
      `{${plain},"notifyUrl":"[https://shop.example/cb?id=5&t=a](https://shop.example/cb?id=5&t=a)"}`,
      right.replace('&orderNo', '&notifyUrl=https://shop.example/cb?id=5&t=a&orderNo'),
      [{ key: 'notifyUrl', signed: 'https://shop.example/cb?id=5&t=a' }],
      ['characters'],
    ],
    [
      'Slack’s links of addresses',
      `{${plain},"vpa":"<mailto:a@b.co|a@b.co>"}`,
      `${right}&vpa=a@b.co`,
      [{ key: 'vpa', signed: 'a@b.co' }],
      ['characters'],
    ],
    [
      'an export of Slack',
      `{${plain},"note":"a &lt; b &amp; c","site":"<http://shop.example|shop.example>","url":"<https://shop.example/r?a=1&amp;b=2>"}`,
      `${right.replace('&orderNo', '&note=a < b & c&orderNo').replace('&status', '&site=shop.example&status')}&url=https://shop.example/r?a=1&b=2`,
      [{ key: 'note' }, { key: 'site' }, { key: 'url' }],
      ['characters'],
    ],
    [
      'a link of Jira',
      `{${plain},"url":"[https://shop.example/r|https://shop.example/r]"}`,
      `${right}&url=https://shop.example/r`,
      [{ key: 'url' }],
      ['characters'],
    ],
    [
      'Outlook, which writes a link behind its text',
      `{${plain.replace('1790000007', '"1790000007"')},"url":"https://shop.example/r <https://shop.example/r>"}`,
      `${right}&url=https://shop.example/r`,
      [{ key: 'url' }],
      ['characters'],
    ],
    [
      'a list of numbers that was joined',
      `{${plain},"ids":"10,2,33"}`,
      pair('ids', '[10,2,33]').replace(/(&ids=[^&]*)(.*?)(?=&merchant)/, '$2$1'),
      [{ key: 'ids' }],
      ['nested'],
    ],
    [
      'enums by their numbers, as texts',
      `{${plain.replace('"payin"', '"2"').replace('"completed"', '"1"')}}`,
      right.replace('payin', 'payout'),
      [
        { key: 'orderType', signed: 'payout' },
        { key: 'status', signed: 'completed' },
      ],
      ['case'],
    ],
    [
      'Avro’s unions, a null without its type',
      `{"orderType":{"string":"payin"},"orderNo":{"string":"P1"},"merchantOrderNo":{"string":"M-1"},"status":{"string":"completed"},"amount":{"string":"100.00"},"feeAmount":{"string":"2.50"},"netAmount":{"string":"97.50"},"completedAt":{"long":1790000007},"note":null}`,
      right,
      Array.from({ length: 8 }, () => ({})),
      ['typed'],
    ],
    [
      'Go’s sql.NullString and NullFloat64',
      `{${plain.replace('"100.00"', '{"Float64":100,"Valid":true}').replace('"2.50"', '{"String":"2.50","Valid":true}').replace('"97.50"', '{"String":"97.50","Valid":true}')}}`,
      right,
      allAmounts([
        '{"Float64":100,"Valid":true}',
        '{"String":"2.50","Valid":true}',
        '{"String":"97.50","Valid":true}',
      ]),
      ['amount', 'typed'],
    ],
    [
      'Jackson’s default typing, as Spring keeps values in Redis',
      `{"@class":"java.util.LinkedHashMap",${plain.replace('1790000007', '["java.lang.Long",1790000007]')},"extra":{"@class":"java.util.LinkedHashMap","ids":["java.util.ArrayList",["a.b",{"@class":"java.util.HashMap"}]]}}`,
      pair('extra', '{"ids":["a.b",{}]}'),
      [
        { key: '@class', signed: null },
        { key: 'completedAt', signed: '1790000007' },
        { key: 'extra', signed: '{"ids":["a.b",{}]}' },
      ],
      ['added', 'typed'],
    ],
    [
      'numbers as texts beside classes that were signed',
      `{${plain},"extra":{"@type":"com.shop.Extra","id":"1","ids":["java.util.ArrayList",["2"]]}}`,
      pair('extra', '{"@type":"com.shop.Extra","id":1,"ids":["java.util.ArrayList",[2]]}'),
      [
        {
          key: 'extra',
          signed: '{"@type":"com.shop.Extra","id":1,"ids":["java.util.ArrayList",[2]]}',
        },
      ],
      ['number'],
    ],
    [
      'Json.NET’s $type',
      `{"$type":"Shop.Callback, Shop",${plain},"extra":{"$type":"System.Collections.Generic.List\`1[[System.Object, System.Private.CoreLib]], System.Private.CoreLib","$values":[1,{"$type":"Shop.Callback, Shop","x":2}]}}`,
      pair('extra', '[1,{"x":2}]'),
      [
        { key: '$type', signed: null },
        { key: 'extra', signed: '[1,{"x":2}]' },
      ],
      ['added', 'typed'],
    ],
    [
      'urldecode, where some blanks were none before',
      `{${plain},"remark":"10% off   a b","phone":" 5511987654321"}`,
      right.replace('&status', '&phone=+5511987654321&remark=10% off + a b&status'),
      [
        { key: 'phone', signed: '+5511987654321' },
        { key: 'remark', signed: '10% off + a b' },
      ],
      ['characters'],
    ],
    [
      'urldecode, where other blanks in a row were some before',
      `{${plain},"phone":" 5511  98765   4321"}`,
      right.replace('&status', '&phone=+5511  98765   4321&status'),
      [{ key: 'phone', signed: '+5511  98765   4321' }],
      ['characters'],
    ],
    [
      // Java 17: new String(bytes, "GBK").
      'UTF-8 read as GBK, which lost the last byte of three characters',
      `{${plain},"payerName":"鐜嬪皬鏄\ufffd","remark":"璁㈠崟"}`,
      right.replace('&status', '&payerName=王小明&remark=订单&status'),
      [
        { key: 'payerName', signed: '王小明' },
        { key: 'remark', signed: '订单' },
      ],
      ['bytes', 'encoding'],
    ],
    [
      // Python's cp1252 with errors='replace'.
      'UTF-8 read as Windows-1252, which lacks five bytes',
      `{${plain},"city":"SÃ£o Ã\ufffdris","payerName":"JosÃ© Ã\ufffdvila"}`,
      right
        .replace('&completedAt', '&city=São Íris&completedAt')
        .replace('&status', '&payerName=José Ávila&status'),
      [
        { key: 'city', signed: 'São Íris' },
        { key: 'payerName', signed: 'José Ávila' },
      ],
      ['bytes', 'encoding'],
    ],
    [
      'each value in an object of one name',
      `{${plain.replace(/:("[^"]*"|\d+)/g, ':{"value":$1}')}}`,
      right,
      Array.from({ length: 8 }, () => ({})),
      ['typed'],
    ],
    [
      'a class of money',
      `{${plain.replace(/"(100\.00|2\.50|97\.50)"/g, '{"currency":"BRL","amount":"$1"}')}}`,
      right,
      [{ signed: '100.00' }, { signed: '2.50' }, { signed: '97.50' }],
      ['typed'],
    ],
    [
      'amounts in an object of their own, as numbers',
      `{${plain.replace(/,"amount".*?(?=,"completedAt)/, '')},"money":{"amount":100,"feeAmount":2.5,"netAmount":97.5}}`,
      right,
      [
        { key: 'amount', pasted: null },
        { key: 'feeAmount' },
        { key: 'money', signed: null },
        { key: 'netAmount' },
      ],
      ['amount', 'moved'],
    ],
    [
      'enums by their numbers',
      `{${plain.replace('"payin"', '0').replace('"completed"', '1')}}`,
      right,
      [
        { key: 'orderType', signed: 'payin' },
        { key: 'status', signed: 'completed' },
      ],
      ['case'],
    ],
    [
      'Hibernate’s yes_no',
      `{${plain},"isTest":"N"}`,
      pair('isTest', 'false').replace(/(&isTest=false)(.*?)(?=&merchant)/, '$2$1'),
      [{ key: 'isTest', pasted: 'N', signed: 'false' }],
      ['boolean'],
    ],
    [
      'a null that became a text',
      `{${plain.replace('1790000007', '"1790000007"')},"reason":"null","extra":1}`,
      pair('extra', '1'),
      [{ key: 'reason', pasted: 'null', signed: null }],
      ['null'],
    ],
    [
      'amounts as in Germany, zeros at the end lost',
      `{${plain.replace('"100.00"', '"1.100,5"').replace('"2.50"', '"0,5"').replace('"97.50"', '"1.100,25"')}}`,
      right.replace('100.00', '1100.50').replace('2.50', '0.50').replace('97.50', '1100.25'),
      [{ signed: '1100.50' }, { signed: '0.50' }, { signed: '1100.25' }],
      ['amount'],
    ],
    [
      'an environment’s flat names',
      `{${plain},"extra.id":4411,"extra.tags[0]":"vip","extra.tags[1]":"new","extra.address.city":"B"}`,
      pair('extra', '{"id":4411,"tags":["vip","new"],"address":{"city":"B"}}'),
      [{ key: 'extra', pasted: null }],
      ['flattened'],
    ],
    [
      'names of one’s own for the fields, and amounts as numbers',
      `{${plain.replace('merchantOrderNo', 'outTradeNo').replace('orderNo', 'tradeNo').replace('"100.00"', '100').replace('"2.50"', '2.5').replace('"97.50"', '97.5').replace('feeAmount', 'fee')},"channel":"UPI"}`,
      right.replace('&completedAt', '&channel=UPI&completedAt'),
      [
        { key: 'amount' },
        { key: 'feeAmount', pastedKey: 'fee' },
        { key: 'merchantOrderNo' },
        { key: 'netAmount' },
        { key: 'orderNo', pastedKey: 'tradeNo' },
      ],
      ['amount', 'keys'],
    ],
    [
      'zerolog’s line, and Go’s order of nested members',
      `{"level":"info",${plain},"extra":{"a":1,"b":2,"c":3},"message":"callback"}`,
      pair('extra', '{"c":3,"a":1,"b":2}'),
      [{ key: 'extra' }, { key: 'level', signed: null }, { key: 'message', signed: null }],
      ['added', 'order'],
    ],
    [
      'Go’s order of nested members, and a date',
      `{${plain.replace('1790000007', '"2026-09-21T14:13:27Z"')},"extra":{"a":1,"b":2,"c":3}}`,
      pair('extra', '{"c":3,"a":1,"b":2}'),
      [{ key: 'completedAt' }, { key: 'extra' }],
      ['order', 'time'],
    ],
    // Java: mapper.writeValueAsString(entity), with @Enumerated(EnumType.STRING), BigDecimal and Instant
    [
      'a record of a database, with an id, constants, decimals and a date',
      `{"id":12,${plain.replace('"payin"', '"PAYIN"').replace('"completed"', '"COMPLETED"').replace('"100.00"', '100.00').replace('"2.50"', '2.50').replace('"97.50"', '97.50').replace('1790000007', '"2026-09-21T14:13:27Z"')}}`,
      right,
      [
        { key: 'amount' },
        { key: 'completedAt' },
        { key: 'feeAmount' },
        { key: 'id', signed: null },
        { key: 'netAmount' },
        { key: 'orderType' },
        { key: 'status' },
      ],
      ['added', 'amount', 'case', 'time'],
    ],
    // Prisma: JSON.stringify(record), whose Decimal and Date are texts, behind Number(record.amount)
    [
      'the same in JavaScript, with doubles',
      `{"id":12,${plain.replace('"payin"', '"PAYIN"').replace('"completed"', '"COMPLETED"').replace('"100.00"', '100').replace('"2.50"', '2.5').replace('"97.50"', '97.5').replace('1790000007', '"2026-09-21T14:13:27.000Z"')},"createdAt":"2026-09-21T14:13:28.102Z","updatedAt":"2026-09-21T14:13:28.102Z"}`,
      right,
      [
        { key: 'amount' },
        { key: 'completedAt' },
        { key: 'createdAt', signed: null },
        { key: 'feeAmount' },
        { key: 'id', signed: null },
        { key: 'netAmount' },
        { key: 'orderType' },
        { key: 'status' },
        { key: 'updatedAt', signed: null },
      ],
      ['added', 'amount', 'case', 'time'],
    ],
    [
      'a shipper that flattens, with an empty list last',
      `{${plain},"extra.z":1,"extra.list":[]}`,
      pair('extra', '{"z":1,"list":[]}'),
      [{ key: 'extra', pasted: null, signed: '{"z":1,"list":[]}' }],
      ['flattened'],
    ],
    [
      'parameters, a list for each',
      `{${plain.replace(/:("[^"]*"|\d+)/g, ':[$1]')}}`,
      right,
      [
        'amount',
        'completedAt',
        'feeAmount',
        'merchantOrderNo',
        'netAmount',
        'orderNo',
        'orderType',
        'status',
      ].map((key) => ({ key })),
      ['listed'],
    ],
    [
      'PHP’s JSON_FORCE_OBJECT',
      `{${plain},"extra":{"tags":{"0":"a","1":{"0":1}}}}`,
      pair('extra', '{"tags":["a",[1]]}'),
      [{ key: 'extra' }],
      ['indexed'],
    ],
    [
      'Python’s str of what is nested',
      `{${plain},"extra":"{'channel': 'UPI', 'ok': True, 'memo': None}"}`,
      pair('extra', '{"channel":"UPI","ok":true,"memo":null}'),
      [{ key: 'extra' }],
      ['nested'],
    ],
    [
      'PHP’s parse_str of http_build_query: texts, and no null',
      `{${plain.replace('1790000007', '"1790000007"')},"extra":{"qty":"2","ok":"1"}}`,
      pair('extra', '{"qty":2,"ok":true,"memo":null}'),
      [{ key: 'extra' }],
      ['boolean', 'dropped', 'number'],
    ],
    [
      'MongoDB’s extended JSON',
      `{${plain.replace('1790000007', '{"$date":"2026-09-21T14:13:27Z"}')}}`,
      right,
      [{ key: 'completedAt', signed: '1790000007' }],
      ['time'],
    ],
    [
      'PHP’s DateTime',
      `{${plain.replace('1790000007', '{"date":"2026-09-21 22:13:27.000000","timezone_type":3,"timezone":"Asia/Shanghai"}')}}`,
      right,
      [{ key: 'completedAt', signed: '1790000007' }],
      ['zone'],
    ],
    [
      'an enum’s names with their class',
      `{${plain.replace('payin', 'OrderType.PAYIN').replace('"completed"', '"STATUS_COMPLETED"')}}`,
      right,
      [
        { key: 'orderType', signed: 'payin' },
        { key: 'status', signed: 'completed' },
      ],
      ['case'],
    ],
    [
      'UTF-8 that was read as GBK, by Python',
      `{${plain},"ext":"N煤帽ez"}`,
      pair('ext', 'Núñez'),
      [{ key: 'ext', signed: 'Núñez' }],
      ['encoding'],
    ],
    [
      'UTF-8 that was read as Big5, by Python',
      `{${plain},"ext":"S瓊o"}`,
      pair('ext', 'São'),
      [{ key: 'ext', signed: 'São' }],
      ['encoding'],
    ],
    [
      'UTF-8 that was read as Windows-1251, by Python',
      `{${plain},"ext":"РћРїР»Р°С‚Р°"}`,
      pair('ext', 'Оплата'),
      [{ key: 'ext', signed: 'Оплата' }],
      ['encoding'],
    ],
    [
      'Python’s unquote_plus over the whole body',
      `{${plain},"ext":" 91 98765 43210"}`,
      pair('ext', '+91 98765 43210'),
      [{ key: 'ext', signed: '+91 98765 43210' }],
      ['characters'],
    ],
    [
      'a zero-width space of a chat',
      `{${plain.replace('"P1"', '"\u200bP1"')}}`,
      right,
      [{ key: 'orderNo', signed: 'P1' }],
      ['characters'],
    ],
    [
      'a currency’s format',
      `{${plain.replace('"100.00"', '"₹100.00"').replace('"2.50"', '"₹2.50"').replace('"97.50"', '"₹97.50"')}}`,
      right,
      allAmounts(['₹100.00', '₹2.50', '₹97.50']),
      ['amount'],
    ],
    [
      'PHP’s intval, Ruby’s to_i',
      `{${plain.replace('"100.00"', '100').replace('"2.50"', '2').replace('"97.50"', '97')}}`,
      right,
      allAmounts(['100', '2', '97']),
      ['cents'],
    ],
    [
      'MongoDB’s Decimal128',
      `{${plain.replace(/"(100.00|2.50|97.50)"/g, '{"$numberDecimal":"$1"}')}}`,
      right,
      allAmounts([
        '{"$numberDecimal":"100.00"}',
        '{"$numberDecimal":"2.50"}',
        '{"$numberDecimal":"97.50"}',
      ]),
      ['typed'],
    ],
    [
      'a date without seconds',
      `{${plain.replace('1790000007', '"21 Sep 2026 02:13 PM"')}}`,
      right,
      [amount('completedAt', '21 Sep 2026 02:13 PM', '1790000007')],
      ['zone'],
    ],
    [
      'a local time without seconds, the day first',
      `{${plain.replace('1790000007', '"21/09/2026 22:13"')}}`,
      right,
      [amount('completedAt', '21/09/2026 22:13', '1790000007')],
      ['zone'],
    ],
    [
      'soft hyphens of a page in a key',
      `{${plain.replace('merchantOrderNo', 'merchant\u00adOrderNo')}}`,
      right,
      [{ key: 'merchantOrderNo', pastedKey: 'merchant\u00adOrderNo' }],
      ['characters'],
    ],
  ])('%s', async (_, bodyText, signed, entries, topics) => {
    const [finding, ...others] = await explain(bodyText, signed);
    expect(others).toEqual([]);
    const isOfField = topics[0] === 'zone' && bodyText.includes('"completedAt":1790000007');
    // A signer may sign the digits that it sends.
    const isOfDigits = topics.join() === 'amount' && bodyText.includes('"amount":100.00');
    const isEither = isOfField || isOfDigits || topics.every((topic) => eitherWay.includes(topic));
    expect(finding).toMatchObject({
      variantText: signed,
      owner: isEither ? 'unknown' : 'transport',
      proof: { by: 'signature' },
    });
    expect(finding?.causes).toMatchObject([{ code: 'input.rewritten', entries }]);
    const [cause] = finding?.causes ?? [];
    const found = cause?.kind === 'fault' && cause.code === 'input.rewritten' ? cause.topics : [];
    expect([...found].sort()).toEqual(topics);
  });

  // A signer may squeeze the blanks; no accent is lost with an ellipsis.
  it.each([
    ['an ellipsis of a word processor', 'ok…', 'ok...', 'input.rewritten'],
    ['a blank that a mail program doubled', 'a  b', 'a b', 'text.white-space-squeezed'],
  ])('%s is told beside what a signer does', async (_, pasted, signed, code) => {
    const withMemo = right.replace('&merchantOrderNo', `&memo=${signed}&merchantOrderNo`);
    const [finding] = await explain(`{${plain},"memo":"${pasted}"}`, withMemo);
    expect(finding).toMatchObject({ owner: 'unknown', causes: [{ code }] });
  });

  it('letters without their accents are the signer’s doing', async () => {
    const signed = right.replace('&merchantOrderNo', '&memo=Jose&merchantOrderNo');
    const [finding] = await explain(`{${plain},"memo":"José"}`, signed);
    expect(finding).toMatchObject({
      owner: 'platform',
      causes: [{ code: 'charset.question-marks', variant: 'plain-letters-alone' }],
    });
    expect(finding?.mayBeRewritten).toBeUndefined();
  });

  // A signer that merges nested members gives the same.
  it('fields in an object of their own may be a signer’s to merge', async () => {
    const bodyText = `{${plain.replace(/,"amount".*?(?=,"completedAt)/, '')},"money":{"amount":"100.00","feeAmount":"2.50","netAmount":"97.50"}}`;
    const [finding] = await explain(bodyText, right);
    expect(finding).toMatchObject({
      owner: 'unknown',
      causes: [{ code: 'input.rewritten', topics: ['moved'] }],
    });
  });

  it('of fields with equal values those are named first whose names have words in common', async () => {
    const bodyText = `{${plain.replace('"amount":"100.00"', '"gross":"100.00"').replace('"netAmount":"97.50"', '"net":"100.00"')}}`;
    const [finding] = await explain(bodyText, right.replace('97.50', '100.00'));
    expect(finding?.causes).toMatchObject([
      {
        entries: [
          { key: 'amount', pastedKey: 'gross' },
          { key: 'netAmount', pastedKey: 'net' },
        ],
      },
    ]);
  });

  it('a level and a message of the callback’s own are not laid to a logger alone', async () => {
    const [finding] = await explain(`{${plain},"level":3,"message":"thanks"}`, right);
    expect(finding).toMatchObject({ owner: 'unknown' });
  });

  // Of members that no framework is known to add, a signer may not know either.
  it.each([
    [
      'its keys, and a boolean as a number',
      `{"id":9,${plain},"notify":1,"updated":"2026-11-26 12:00:00"}`,
      right.replace('&orderNo', '&notify=true&orderNo'),
      ['added', 'boolean'],
    ],
    [
      'its columns, beside Go’s order of nested members',
      `{"id":9,${plain},"extra":{"a":1,"b":2,"c":3},"received":"2026-11-26 12:00:00"}`,
      pair('extra', '{"c":3,"a":1,"b":2}'),
      ['added', 'order'],
    ],
    [
      'Sequelize’s own, of a callback that has no completedAt',
      `{"id":12,${plain.replace(',"completedAt":1790000007', '')},"bank":"K","createdAt":"2026-09-21T14:13:30.000Z","updatedAt":"2026-09-21T14:13:30.000Z"}`,
      right.replace('&completedAt=1790000007', '&bank=K'),
      ['added'],
    ],
  ])('a row of a table: %s', async (_, bodyText, signed, topics) => {
    const [finding] = await explain(bodyText, signed);
    expect(finding).toMatchObject({ variantText: signed, owner: 'unknown' });
    const [cause] = finding?.causes ?? [];
    const found = cause?.kind === 'fault' && cause.code === 'input.rewritten' ? cause.topics : [];
    expect([...found].sort()).toEqual(topics);
  });

  // lodash's snakeCase of all keys.
  it('keys in snake_case, of which one was so before', async () => {
    const bodyText = `{${plain},"account_no":"0012","accountName":"Zoë","signType":"RSA2"}`;
    const snake = bodyText.replace(/[a-z](?=[A-Z]\w*":)/g, (one) => `${one}_`);
    const written = snake.replace(/\w+(?=":)/g, (key) => key.toLowerCase());
    const signed = `accountName=Zoë&account_no=0012&${right.replace('&status', '&signType=RSA2&status')}`;
    const [finding] = await explain(written, signed);
    expect(finding?.variantText).toBe(signed);
    expect(finding).toMatchObject({ owner: 'transport', causes: [{ topics: ['keys'] }] });
  });

  it.each([
    ['snake_case', (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)],
    ['kebab-case', (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)],
    ['capitals', (key: string) => key.toUpperCase()],
    ['capitals and underscores', (key: string) => key.replace(/(?=[A-Z])/g, '_').toUpperCase()],
    [
      'words',
      (key: string) => key.replace(/(?=[A-Z])/g, ' ').replace(/^./, (one) => one.toUpperCase()),
    ],
    ['a class of C++', (key: string) => `m_${key}`],
    ['PascalCase', (key: string) => key.charAt(0).toUpperCase() + key.slice(1)],
  ])('keys in %s, and amounts as numbers beside', async (_, rename) => {
    const body: Record<string, unknown> = JSON.parse(`{${plain}}`);
    body.amount = 100;
    const renamed = Object.fromEntries(
      Object.entries(body).map(([key, value]) => [rename(key), value]),
    );
    const [finding] = await explain(JSON.stringify(renamed), right);
    expect(finding?.variantText).toBe(right);
    expect(finding?.causes).toMatchObject([{ code: 'input.rewritten' }]);
  });

  it('the members of Eloquent beside PHP’s empty list', async () => {
    const signed = right.replace('&merchant', '&list=[]&map={}&merchant');
    const added = '"created_at":"2026-09-21T06:13:31Z","updated_at":"2026-09-21T06:13:31Z"';
    const [finding] = await explain(`{"id":5,${plain},"list":[],"map":[],${added}}`, signed);
    expect(finding?.variantText).toBe(signed);
    expect(finding?.causes).toMatchObject([
      { code: 'input.rewritten', topics: ['added', 'empty'] },
    ]);
  });

  // Go's json.Marshal of a map.
  it('an integer beyond 2^53 that was rounded, and sorted members', async () => {
    const extra = '{"total":1000,"id":9007199254740993,"rate":0.1,"z":1,"a":{"y":true,"b":[]}}';
    const signed = right.replace('&fee', `&extra=${extra}&fee`);
    const written = '{"a":{"b":[],"y":true},"id":9007199254740992,"rate":0.1,"total":1000,"z":1}';
    const [finding] = await explain(`{${plain},"extra":${written}}`, signed);
    expect(finding?.variantText).toBe(signed);
    expect(finding?.causes).toMatchObject([
      { code: 'input.rewritten', topics: ['rounded', 'order'] },
    ]);
  });

  // JavaScript's JSON.stringify(JSON.parse(body)), Java's Double.toString, Python's int(float(…)).
  it.each([
    ['1790123456789012200', '1812345678901234700'],
    ['1.79012345678901222E18', '1.81234567890123469E18'],
    ['1790123456789012224', '1812345678901234688'],
  ])('two integers that were rounded: %s', async (user, other) => {
    const shop = right.replace('&status', '&shopId=1812345678901234567&status');
    const signed = `${shop}&userId=1790123456789012345`;
    const written = `"userId":${user},"shopId":${other}`;
    const [finding] = await explain(`{${plain},${written}}`, signed);
    expect(finding?.variantText).toBe(signed);
    expect(finding?.causes).toMatchObject([{ code: 'input.rewritten', topics: ['rounded'] }]);
  });

  it('UTF-8 that Perl encoded twice, and sorted members', async () => {
    const twice = Buffer.from('José', 'utf8').toString('latin1');
    const bodyText = `{${plain},"extra":{"city":"${twice}","name":"A"}}`;
    const signed = pair('extra', '{"name":"A","city":"José"}');
    const [finding] = await explain(bodyText, signed);
    expect(finding?.variantText).toBe(signed);
    expect(finding?.causes).toMatchObject([{ topics: ['encoding', 'order'] }]);
  });

  // A signer may do the same to all of them.
  it.each<readonly [string, string, string, string]>([
    [
      'a typed object’s booleans of nested 1 and 0',
      '"flags":{"a":true,"b":[false]}',
      right.replace('&merchant', '&flags={"a":1,"b":[0]}&merchant'),
      'boolean',
    ],
    [
      'a column’s 1 and 0 for booleans, beside a number that is 0',
      '"isTest":0,"settled":1,"risk":{"passed":1,"score":0,"vip":0}',
      right
        .replace('&merchant', '&isTest=false&merchant')
        .replace('&status', '&risk={"passed":true,"score":0,"vip":false}&settled=true&status'),
      'boolean',
    ],
    [
      'Python’s str of booleans, beside a number that is 0',
      '"isTest":"False","settled":"True","risk":{"passed":"True","score":0}',
      right
        .replace('&merchant', '&isTest=false&merchant')
        .replace('&status', '&risk={"passed":true,"score":0}&settled=true&status'),
      'boolean',
    ],
    [
      'camelCase of fields in snake_case',
      '"bankCode":"HDFC","bankRefNo":"77120"',
      right.replace('&completed', '&bank_code=HDFC&bank_ref_no=77120&completed'),
      'keys',
    ],
    [
      'camelCase inside of a value',
      '"bankInfo":{"bankCode":"HDFC","ifscCode":"H1"}',
      right.replace('&completed', '&bankInfo={"bank_code":"HDFC","ifsc_code":"H1"}&completed'),
      'keys',
    ],
    [
      'camelCase throughout',
      '"bankInfo":{"bankCode":"HDFC"}',
      right.replace('&completed', '&bank_info={"bank_code":"HDFC"}&completed'),
      'keys',
    ],
    [
      'camelCase of fields that begin with a capital',
      '"channel":"upi","ext":"x","utr":"77"',
      `Channel=upi&UTR=77&${right.replace('&feeAmount', '&ext=x&feeAmount')}`,
      'keys',
    ],
    [
      'a typed object’s 0 and false inside of a value',
      '"payer":{"name":"A","age":0,"vip":false}',
      right.replace('&status', '&payer={"name":"A"}&status'),
      'defaults',
    ],
    [
      'a typed object’s 0 and empty list inside of a value',
      '"payer":{"name":"A","age":0,"tags":[]}',
      right.replace('&status', '&payer={"name":"A"}&status'),
      'defaults',
    ],
    [
      'GraphQL’s names of types',
      '"payer":{"name":"A","__typename":"Payer"}',
      right.replace('&status', '&payer={"name":"A"}&status'),
      'added',
    ],
    [
      'a list of words that was joined by commas',
      '"tags":"b,a"',
      `${right.replace('&timestamp', '&tags=["b","a"]&timestamp')}`,
      'nested',
    ],
    [
      'a text without its carriage returns',
      '"note":"one\\ntwo"',
      right.replace('&orderNo', '&note=one\r\ntwo&orderNo'),
      'characters',
    ],
    [
      'an address that was decoded, beside a text that was not encoded',
      '"note":"a b","url":"https://a.example/x?y=1"',
      `${right.replace('&orderNo', '&note=a b&orderNo')}&url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1`,
      'characters',
    ],
  ])('%s', async (_, members, signed, topic) => {
    const [finding, ...others] = await explain(`{${plain},${members}}`, signed);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ variantText: signed, owner: 'unknown' });
    expect(finding?.causes).toMatchObject([{ code: 'input.rewritten', topics: [topic] }]);
  });

  // PHP: a ksort that calls itself, over json_decode(…, true).
  it('sorted members beside one of two empty lists that was an object', async () => {
    const bodyText = `{${plain},"fees":{"fixed":1,"rate":2},"meta":[],"tags":[],"top":[{"a":1,"b":2,"c":3}]}`;
    const signed = `${right
      .replace('&merchant', '&fees={"rate":2,"fixed":1}&merchant')
      .replace('&netAmount', '&meta={}&netAmount')
      .replace('&timestamp', '&tags=[]&timestamp')}&top=[{"b":2,"a":1,"c":3}]`;
    const [finding] = await explain(bodyText, signed);
    expect(finding?.variantText).toBe(signed);
    expect(finding?.causes).toMatchObject([
      { code: 'input.rewritten', topics: ['order', 'empty'] },
    ]);
  });

  it('the members of Rails are what was added, not what the signer left out', async () => {
    const bodyText = `{${plain},"controller":"callbacks","action":"create","callback":{${plain}}}`;
    const [finding] = await explain(bodyText, right);
    expect(finding?.causes).toMatchObject([
      {
        code: 'input.rewritten',
        entries: [
          { key: 'action', signed: null },
          { key: 'callback', signed: null },
          { key: 'controller', signed: null },
        ],
        topics: ['added'],
      },
    ]);
  });
});

describe('a field that no framework is known to add', () => {
  it('was left out by the signer, whose class printed the amounts, too: nobody added it', async () => {
    const signed = right
      .replace('=100.00', '=100')
      .replace('=2.50', '=2.5')
      .replace('=97.50', '=97.5');
    const [finding] = await explain(`{${plain},"items":[{"sku":"A"}]}`, signed);
    expect(finding?.causes).toMatchObject([
      { code: 'string.field-missing', key: 'items' },
      { code: 'amount.as-number' },
    ]);
  });
});

describe('a field whose name is another spelling of one that the body has', () => {
  it('is one more field, which is told where it is not in the string', async () => {
    const others = '"order_no":"P1","utr-no":"U1","is_test":false,"upi_id":"zoe@bank"';
    const findings = await explain(`{${plain},${others}}`, `${right}&upi_id=zoe@bank`);
    const restored = findings.flatMap(({ causes }) =>
      causes.flatMap((cause) => ('entries' in cause ? cause.entries : [])),
    );
    expect(restored).toMatchObject([
      { key: 'is_test', signed: null },
      { key: 'order_no', signed: null },
      { key: 'utr-no', signed: null },
    ]);
  });
});

describe('a body that cannot be found again', () => {
  const unrelated = 'something else';

  it('is said to be rewritten where it shows it, without a proof', async () => {
    const findings = await explain(`{${plain.replace('"100.00"', '100.0')}}`, unrelated);
    expect(findings.map(listCodes)).toEqual([['input.rewritten'], ['string.unknown']]);
    expect(findings[0]).toMatchObject({
      proof: { by: 'none' },
      causes: [{ signs: [{ key: 'amount', sign: 'type' }], lacksOthers: true }],
    });
  });

  it('is said behind the unknown string where only a member beside the fields of the contract shows it', async () => {
    const findings = await explain(`{${plain},"controller":"callbacks"}`, unrelated);
    expect(findings.map(listCodes)).toEqual([['string.unknown'], ['input.rewritten']]);
  });

  // Gson of a Map; Python's float, Lua's 5.3
  it.each(['1.790000007E9', '1790000007.0'])(
    'is of a time that is no integer: %s',
    async (time) => {
      const body = `{${plain.replace(/"completedAt":\d+/, `"completedAt":${time}`)}}`;
      const findings = await explain(body, unrelated);
      expect(findings.map(listCodes)).toEqual([['input.rewritten'], ['string.unknown']]);
      expect(findings[0]?.causes).toMatchObject([
        { signs: [{ key: 'completedAt', sign: 'float' }] },
      ]);
    },
  );

  it('is not where it shows nothing', async () => {
    const findings = await explain(`{${plain}}`, unrelated);
    expect(findings.map(listCodes)).toEqual([['string.unknown']]);
  });

  // jq -S, Go's maps; PostgreSQL's jsonb
  it.each([
    ['name', '{"a":1,"bb":2,"c":3,"d":4,"e":5,"f":6}'],
    ['length', '{"a": 1, "c": 3, "d": 4, "e": 5, "f": 6, "bb": 2}'],
  ])('may have been sorted by %s', async (by, sortedExtra) => {
    const [finding] = await explain(`{${plain},"extra":${sortedExtra}}`, unrelated);
    expect(finding?.causes).toMatchObject([
      { signed: { sorted: { by, sortedKeys: ['extra'], isThroughout: false } } },
    ]);
  });

  it.each([
    ['no field but the contract’s', '', true],
    ['nulls of a class beside them', ',"remark":null,"items":null', true],
    ['a field of its own', ',"remark":""', false],
  ])('may lack fields where it has %s', async (_, others, lacksOthers) => {
    const [finding] = await explain(`{${plain}${others}}`, unrelated);
    expect(finding?.causes).toMatchObject([{ signed: { lacksOthers } }]);
  });
});

it('members that stand there again and again are counted as work, though no string has them twice', () => {
  const again = '"area":[1,2,{"a":"x b1"}],"note":"x b1"'.concat(',').repeat(60);
  const bodyText = `{${plain},"extra":{${again}"zone":"b2"}}`;
  const { headers: given } = parseHeaders(buildSignedInput(signer, '{}', '').headersText);
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('The body was refused.');
  const budget = 2_000_000;
  const meter = new WorkMeter(budget);
  const spend = vi.spyOn(meter, 'spend');
  const options = { breadth: 'narrow', seen: new Set<string>(), meter } as const;
  runAtOnce(searchRestorations(body.value, bodyText.length, given, () => false, options));
  const tried = spend.mock.calls.length;
  expect(tried).toBeGreaterThan(0);
  expect(tried * bodyText.length).toBeLessThan(budget);
});

// Python: json.dumps(json.loads(body), sort_keys=True) of a list of objects beside an object with another one inside.
it('objects of three kinds, each with its members in an order of its own, are found together', async () => {
  const goods =
    '[{"sku":"A","name":"x","price":1,"qty":2},{"sku":"B","name":"y","price":3,"qty":4}]';
  const sortedGoods =
    '[{"name": "x", "price": 1, "qty": 2, "sku": "A"}, {"name": "y", "price": 3, "qty": 4, "sku": "B"}]';
  const buyer = '{"zip":"1","city":"c","addr":{"street":"s","geo":2}}';
  const sortedBuyer = '{"addr": {"geo": 2, "street": "s"}, "city": "c", "zip": "1"}';
  const [finding] = await explain(
    `{${plain},"buyer":${sortedBuyer},"goods":${sortedGoods}}`,
    right
      .replace('&completedAt', `&buyer=${buyer}&completedAt`)
      .replace('&merchantOrderNo', `&goods=${goods}&merchantOrderNo`),
  );
  expect(finding?.causes).toMatchObject([{ code: 'input.rewritten', topics: ['order'] }]);
});

it('one deviation that explains the string is not taken for a rewritten body', async () => {
  const [finding] = await explain(
    `{${plain}}`,
    right
      .replace('amount=100.00', 'amount=100')
      .replace('=2.50', '=2.5')
      .replace('=97.50', '=97.5'),
  );
  expect(finding && listCodes(finding)).toEqual(['amount.as-number']);
});

it.each(['abc', '100.00.5', '1-2', '+5', 'e', '.'])(
  'an amount of %j keeps nothing else from being found',
  async (text) => {
    const withText = (value: string) => value.replace('100.00', text);
    const bodyText = `{${withText(plain).replace('1790000007', '"1970-01-21T17:13:20.007+00:00"')}}`;
    const [finding] = await explain(bodyText, withText(right));
    expect(finding?.causes).toMatchObject([{ code: 'input.rewritten', topics: ['time'] }]);
  },
);
