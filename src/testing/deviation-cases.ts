/**
 * For every deviation of the catalogue, in each of its forms, an input on which it applies and the string
 * that it gives; and strings close by that it must not claim. All strings are written out, as the programs
 * in question print them, none is computed by this project. It is long because it is the list itself.
 */
import { createHash } from 'node:crypto';
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';
import { everydayCases, everydayMisses } from './everyday-cases';
import { formCases, formMisses } from './form-cases';
import { languageCases, languageMisses } from './language-cases';
import { loneCases } from './lone-cases';
import { merchantCases } from './merchant-cases';
import { mockCases } from './mock-cases';
import { ownCodeCases, ownCodeMisses } from './own-code-cases';
import { platformCases } from './platform-cases';
import { programCases, programMisses } from './program-cases';
import { signerCases } from './signer-cases';
import { standInCases, standInMisses } from './stand-in-cases';
import { valueCases, valueMisses } from './value-cases';

function at(timestamp: string, cases: readonly DeviationCase[]): readonly DeviationCase[] {
  return cases.map((one) => ({ ...one, timestamp }));
}

function hex(digits: string): Uint8Array {
  return Buffer.from(digits, 'hex');
}

function digest(hash: 'md5' | 'sha1'): string {
  return createHash(hash).update(rightOrder).digest('hex');
}

function sha256(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}

const order = '{"amount":"100.00","orderNo":"P1","status":"completed"}';
const rightOrder = 'amount=100.00&nonce=n1&orderNo=P1&status=completed&timestamp=1790000123';
const query = '{"amount":"1.00","url":"https://x.example/?a=1&b=2+3%20"}';
const unsortedOrder = '{"status":"completed","amount":"100.00"}';
const spacedBody = ' { "amount" : "100.00" }\n';
const framedBody = '{"amount": "1.00"}';
const remark = '{"amount":"1.00","remark":"a b/ü"}';
const accent = '{"remark":"café"}';
const names = '{"remark":"张三"}';
const nested = '{"extra":{"a":1,"b":[true,null,"x"]}}';
const htmlNested = '{"extra":{"q":"<b>&\'=+ü\\"x"}}';
const markup = '{"amount":"1.00","remark":"<b>&\\"x\\""}';
const quotes = '{"amount":"1.00","remark":"<\\"\'>"}';
const completed = '{"completedAt":1790000000}';
const truth = '{"amount":"1.00","blank":"  ","count":0,"flag":false,"list":[],"map":{},"zero":"0"}';
const languages =
  '{"amount":"1.00","blank":" ","extra":{"b":1,"a":[true,null,"x/é"]},"flag":false,"note":null,"ok":true,"remark":"","tiny":1e-7}';

const fiveKeys = '{"status":"done","amount":"1.00","id":"7","orderNo":"P1","feeAmount":"0.50"}';

function amounts(amount: string, fee: string, net: string): string {
  return `amount=${amount}&feeAmount=${fee}&netAmount=${net}&nonce=n1&timestamp=1790000123`;
}

function printTwo(amount: string, fee: string): string {
  return `amount=${amount}&feeAmount=${fee}&nonce=n1&timestamp=1790000123`;
}

export const deviationCases: readonly DeviationCase[] = [
  // ------------------------------------------------------------------------------ header entries
  ...forms('body.own-timestamp', '{"amount":"1.00","timestamp":1790000999}', [
    [
      'plain',
      'has the body’s own `timestamp`, not the header’s',
      'amount=1.00&nonce=n1&timestamp=1790000999',
    ],
  ]),
  ...forms('body.own-nonce', '{"amount":"1.00","nonce":"own7"}', [
    [
      'plain',
      'has the body’s own `nonce`, not the header’s',
      'amount=1.00&nonce=own7&timestamp=1790000123',
    ],
  ]),
  // Python: sorted([*body.items(), ('timestamp', …), ('nonce', …)]), by its keys alone too; PHP: array_merge_recursive.
  ...forms('body.own-beside-header', '{"amount":"1.00","nonce":"own7","timestamp":1790000999}', [
    [
      'pairs/both',
      'has `timestamp` and `nonce` twice, the body’s own and the headers’',
      'amount=1.00&nonce=own7&nonce=n1&timestamp=1790000999&timestamp=1790000123',
    ],
    [
      'pairs-header-first/both',
      'has `timestamp` and `nonce` twice, the body’s own and the headers’',
      'amount=1.00&nonce=n1&nonce=own7&timestamp=1790000123&timestamp=1790000999',
    ],
    [
      'json/both',
      'has the body’s own `timestamp` and `nonce` and the headers’ in one value',
      'amount=1.00&nonce=["own7","n1"]&timestamp=[1790000999,"1790000123"]',
    ],
    [
      'brackets/both',
      'has the body’s own `timestamp` and `nonce` and the headers’ as a list with indexes',
      'amount=1.00&nonce[0]=own7&nonce[1]=n1&timestamp[0]=1790000999&timestamp[1]=1790000123',
    ],
    [
      'php/both',
      'has `Array` for `timestamp` and `nonce`, which the body has too',
      'amount=1.00&nonce=Array&timestamp=Array',
    ],
    [
      'comma/both',
      'has the body’s own `timestamp` and `nonce` and the headers’ in one value',
      'amount=1.00&nonce=own7,n1&timestamp=1790000999,1790000123',
    ],
    [
      'comma-space/both',
      'has the body’s own `timestamp` and `nonce` and the headers’ in one value',
      'amount=1.00&nonce=own7, n1&timestamp=1790000999, 1790000123',
    ],
    [
      'python/both',
      'has the body’s own `timestamp` and `nonce` and the headers’ in one value',
      "amount=1.00&nonce=['own7', 'n1']&timestamp=[1790000999, '1790000123']",
    ],
    [
      'go/both',
      'has the body’s own `timestamp` and `nonce` and the headers’ in one value',
      'amount=1.00&nonce=[own7 n1]&timestamp=[1790000999 1790000123]',
    ],
    [
      'java/both',
      'has the body’s own `timestamp` and `nonce` and the headers’ in one value',
      'amount=1.00&nonce=[own7, n1]&timestamp=[1790000999, 1790000123]',
    ],
  ]),
  ...forms('body.own-beside-header', '{"amount":"1.00","nonce":"a7","timestamp":1790000999}', [
    [
      'pairs-sorted/both',
      'has `timestamp` and `nonce` twice, the body’s own and the headers’',
      'amount=1.00&nonce=a7&nonce=n1&timestamp=1790000123&timestamp=1790000999',
    ],
  ]),
  ...forms('body.own-beside-header', '{"amount":"1.00","nonce":"own7"}', [
    [
      'pairs/nonce',
      'has `nonce` twice, the body’s own and the header’s',
      'amount=1.00&nonce=own7&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('string.timestamp-missing', order, [
    ['plain', 'leaves out `timestamp`', 'amount=100.00&nonce=n1&orderNo=P1&status=completed'],
  ]),
  ...forms('string.nonce-missing', order, [
    [
      'plain',
      'leaves out `nonce`',
      'amount=100.00&orderNo=P1&status=completed&timestamp=1790000123',
    ],
  ]),
  // Node, Python, Java, Go and PHP, asked for a header that is not there.
  ...forms('string.header-missing', '{"amount":"1.00"}', [
    ['undefined/both', 'undefined', 'amount=1.00&nonce=undefined&timestamp=undefined'],
    ['none/both', 'None', 'amount=1.00&nonce=None&timestamp=None'],
    ['null/both', 'null', 'amount=1.00&nonce=null&timestamp=null'],
    ['go-nil/both', '<nil>', 'amount=1.00&nonce=<nil>&timestamp=<nil>'],
    ['nil/both', 'nil', 'amount=1.00&nonce=nil&timestamp=nil'],
    ['empty/both', 'nothing', 'amount=1.00&nonce=&timestamp='],
    ['empty/timestamp', 'nothing for `timestamp`', 'amount=1.00&nonce=n1&timestamp='],
    ['null/nonce', 'null` for `nonce`', 'amount=1.00&nonce=null&timestamp=1790000123'],
  ]),
  ...forms('string.header-list', '{"amount":"1.00"}', [
    ['brackets/both', 'brackets', 'amount=1.00&nonce=[n1]&timestamp=[1790000123]'],
    [
      'json-list/both',
      'brackets and double quotes',
      'amount=1.00&nonce=["n1"]&timestamp=["1790000123"]',
    ],
    [
      'python-list/both',
      'brackets and single quotes',
      "amount=1.00&nonce=['n1']&timestamp=['1790000123']",
    ],
    [
      'quoted/timestamp',
      'quotation marks around the value of `timestamp`',
      'amount=1.00&nonce=n1&timestamp="1790000123"',
    ],
  ]),
  // Each printed by the language: see testing/real-code.
  ...forms('string.language-text', languages, [
    [
      'php/text/none',
      'PHP',
      'amount=1.00&blank= &extra=Array&flag=&nonce=n1&note=&ok=1&remark=&timestamp=1790000123&tiny=1.0E-7',
    ],
    // Another filter leaves the same of this body, so that none is named.
    [
      'php/text/truth',
      'PHP',
      'amount=1.00&blank= &extra=Array&nonce=n1&ok=1&timestamp=1790000123&tiny=1.0E-7',
    ],
    [
      'php/json/empty',
      'nested values as its JSON',
      'amount=1.00&blank= &extra={"b":1,"a":[true,null,"x\\/\\u00e9"]}&flag=&nonce=n1&ok=1&timestamp=1790000123&tiny=1.0E-7',
    ],
    [
      'javascript/text/none',
      'JavaScript',
      'amount=1.00&blank= &extra=[object Object]&flag=false&nonce=n1&note=null&ok=true&remark=&timestamp=1790000123&tiny=1e-7',
    ],
    [
      'python/text/none',
      'Python',
      "amount=1.00&blank= &extra={'b': 1, 'a': [True, None, 'x/é']}&flag=False&nonce=n1&note=None&ok=True&remark=&timestamp=1790000123&tiny=1e-07",
    ],
    [
      'python/json/truth',
      'spaces behind its separators, everything false dropped',
      'amount=1.00&blank= &extra={"b": 1, "a": [true, null, "x/\\u00e9"]}&nonce=n1&ok=True&timestamp=1790000123&tiny=1e-07',
    ],
    [
      'go/text/none',
      'Go',
      'amount=1.00&blank= &extra=map[a:[true <nil> x/é] b:1]&flag=false&nonce=n1&note=<nil>&ok=true&remark=&timestamp=1790000123&tiny=1e-07',
    ],
    [
      'go/json/empty',
      'nested values as its JSON',
      'amount=1.00&blank= &extra={"a":[true,null,"x/é"],"b":1}&flag=false&nonce=n1&ok=true&timestamp=1790000123&tiny=1e-07',
    ],
    [
      'ruby/text/none',
      'Ruby',
      'amount=1.00&blank= &extra={"b"=>1, "a"=>[true, nil, "x/é"]}&flag=false&nonce=n1&note=&ok=true&remark=&timestamp=1790000123&tiny=1.0e-07',
    ],
    [
      'ruby/text-symbols/truth',
      'symbols as keys',
      'amount=1.00&blank= &extra={:b=>1, :a=>[true, nil, "x/é"]}&nonce=n1&ok=true&remark=&timestamp=1790000123&tiny=1.0e-07',
    ],
    // Ruby 3.4.1.
    [
      'ruby/text-3.4/none',
      'Ruby',
      'amount=1.00&blank= &extra={"b" => 1, "a" => [true, nil, "x/é"]}&flag=false&nonce=n1&note=&ok=true&remark=&timestamp=1790000123&tiny=1.0e-07',
    ],
    [
      'ruby/text-3.4-symbols/truth',
      'symbols as keys',
      'amount=1.00&blank= &extra={b: 1, a: [true, nil, "x/é"]}&nonce=n1&ok=true&remark=&timestamp=1790000123&tiny=1.0e-07',
    ],
    [
      'java-jackson/text/none',
      'Java',
      'amount=1.00&blank= &extra={b=1, a=[true, null, x/é]}&flag=false&nonce=n1&note=null&ok=true&remark=&timestamp=1790000123&tiny=1.0E-7',
    ],
    [
      'java-gson/text/none',
      'Java',
      'amount=1.00&blank= &extra={b=1.0, a=[true, null, x/é]}&flag=false&nonce=n1&note=null&ok=true&remark=&timestamp=1790000123&tiny=1.0E-7',
    ],
    [
      'csharp-json-net/text-indented/none',
      'C#',
      'amount=1.00&blank= &extra={\n  "b": 1,\n  "a": [\n    true,\n    null,\n    "x/é"\n  ]\n}&flag=False&nonce=n1&note=&ok=True&remark=&timestamp=1790000123&tiny=1E-07',
    ],
    [
      'csharp-json-net/json/none',
      'nested values as its JSON',
      'amount=1.00&blank= &extra={"b":1,"a":[true,null,"x/é"]}&flag=False&nonce=n1&note=&ok=True&remark=&timestamp=1790000123&tiny=1E-07',
    ],
    [
      'perl/json-sorted/none',
      'Perl',
      'amount=1.00&blank= &extra={"a":[true,null,"x/é"],"b":1}&flag=0&nonce=n1&note=&ok=1&remark=&timestamp=1790000123&tiny=1e-07',
    ],
    [
      'lua/json/empty',
      'Lua',
      'amount=1.00&blank= &extra={"b":1,"a":[true,null,"x\\/é"]}&flag=false&nonce=n1&ok=true&timestamp=1790000123&tiny=1e-07',
    ],
  ]),
  ...forms('string.header-names', '{"amount":"1.00"}', [
    ['as-sent', 'X-Timestamp and X-Nonce', 'X-Nonce=n1&X-Timestamp=1790000123&amount=1.00'],
    ['lower-case', 'x-timestamp and x-nonce', 'amount=1.00&x-nonce=n1&x-timestamp=1790000123'],
    ['without-x', 'Timestamp and Nonce', 'Nonce=n1&Timestamp=1790000123&amount=1.00'],
    ['camel-case', 'xTimestamp and xNonce', 'amount=1.00&xNonce=n1&xTimestamp=1790000123'],
    [
      'cgi',
      'HTTP_X_TIMESTAMP and HTTP_X_NONCE',
      'HTTP_X_NONCE=n1&HTTP_X_TIMESTAMP=1790000123&amount=1.00',
    ],
    [
      'as-sent-all',
      'X-Timestamp, X-Nonce and X-Merchant-No',
      'X-Merchant-No=M10086&X-Nonce=n1&X-Timestamp=1790000123&amount=1.00',
    ],
    [
      'lower-case-all',
      'x-timestamp, x-nonce and x-merchant-no',
      'amount=1.00&x-merchant-no=M10086&x-nonce=n1&x-timestamp=1790000123',
    ],
    [
      'as-sent-type',
      'X-Timestamp, X-Nonce, X-Merchant-No and Content-Type',
      'Content-Type=application/json&X-Merchant-No=M10086&X-Nonce=n1&X-Timestamp=1790000123&amount=1.00',
    ],
    [
      'lower-case-type',
      'x-timestamp, x-nonce, x-merchant-no and content-type',
      'amount=1.00&content-type=application/json&x-merchant-no=M10086&x-nonce=n1&x-timestamp=1790000123',
    ],
  ]),
  ...forms('string.field-added', '{"amount":"1.00"}', [
    [
      'sorted/sign_type=RSA2',
      'has the additional pair `sign_type=RSA2`',
      'amount=1.00&nonce=n1&sign_type=RSA2&timestamp=1790000123',
    ],
    [
      'sorted/signType=RSA',
      'has the additional pair `signType=RSA`',
      'amount=1.00&nonce=n1&signType=RSA&timestamp=1790000123',
    ],
    [
      'sorted/charset=utf-8&sign_type=RSA2',
      'has the additional pairs `charset=utf-8` and `sign_type=RSA2`',
      'amount=1.00&charset=utf-8&nonce=n1&sign_type=RSA2&timestamp=1790000123',
    ],
    [
      'sorted/charset=UTF-8&signType=RSA2&version=1.0',
      'has the additional pairs `charset=UTF-8`, `signType=RSA2` and `version=1.0`',
      'amount=1.00&charset=UTF-8&nonce=n1&signType=RSA2&timestamp=1790000123&version=1.0',
    ],
    [
      'behind/signType=RSA2',
      'behind the others',
      'amount=1.00&nonce=n1&timestamp=1790000123&signType=RSA2',
    ],
  ]),
  ...forms('string.merchant-no-added', '{"amount":"1.00"}', [
    [
      'merchantNo',
      'the merchant number as `merchantNo`',
      'amount=1.00&merchantNo=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'X-Merchant-No',
      'the merchant number as `X-Merchant-No`',
      'X-Merchant-No=M10086&amount=1.00&nonce=n1&timestamp=1790000123',
    ],
    [
      'x-merchant-no',
      'the merchant number as `x-merchant-no`',
      'amount=1.00&nonce=n1&timestamp=1790000123&x-merchant-no=M10086',
    ],
    [
      'merchantId',
      'the merchant number as `merchantId`',
      'amount=1.00&merchantId=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'merchant_id',
      'the merchant number as `merchant_id`',
      'amount=1.00&merchant_id=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'mchId',
      'the merchant number as `mchId`',
      'amount=1.00&mchId=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'mch_id',
      'the merchant number as `mch_id`',
      'amount=1.00&mch_id=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'appId',
      'the merchant number as `appId`',
      'amount=1.00&appId=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'app_id',
      'the merchant number as `app_id`',
      'amount=1.00&app_id=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'partner',
      'the merchant number as `partner`',
      'amount=1.00&nonce=n1&partner=M10086&timestamp=1790000123',
    ],
    [
      'merchant_no',
      'the merchant number as `merchant_no`',
      'amount=1.00&merchant_no=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'merchant-no',
      'the merchant number as `merchant-no`',
      'amount=1.00&merchant-no=M10086&nonce=n1&timestamp=1790000123',
    ],
    [
      'Merchant-No',
      'the merchant number as `Merchant-No`',
      'Merchant-No=M10086&amount=1.00&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // ------------------------------------------------------------------------------------- members
  ...forms(
    'string.field-missing',
    '{"amount":"1.00","channel":"bank","region":"SG","status":"completed"}',
    [
      [
        'key:amount',
        'leaves out `amount`',
        'channel=bank&nonce=n1&region=SG&status=completed&timestamp=1790000123',
      ],
      [
        'key:channel',
        'has no `channel`',
        'amount=1.00&nonce=n1&region=SG&status=completed&timestamp=1790000123',
      ],
      [
        'unnamed',
        'leaves out all fields that the contract does not name',
        'amount=1.00&nonce=n1&status=completed&timestamp=1790000123',
      ],
    ],
  ),
  ...forms('string.blank-kept', '{"amount":"1.00","note":"","remark":"\u00a0"}', [
    [
      'plain',
      'keeps empty values',
      'amount=1.00&nonce=n1&note=&remark=\u00a0&timestamp=1790000123',
    ],
    [
      'unicode',
      'those that are blank only by Unicode, such as a no-break space',
      'amount=1.00&nonce=n1&remark=\u00a0&timestamp=1790000123',
    ],
  ]),
  ...forms('string.blank-kept', '{"amount":"1.00","note":"","remark":" \u00a0"}', [
    [
      'white-space',
      'those that hold only white space',
      'amount=1.00&nonce=n1&remark= \u00a0&timestamp=1790000123',
    ],
  ]),
  // PHP: foreach ($data as $k => $v) $pairs[] = "$k=$v";
  ...forms('string.blank-kept', '{"amount":"1.00","remark":" "}', [
    [
      'white-space-alone',
      'those that hold only white space',
      'amount=1.00&nonce=n1&remark= &timestamp=1790000123',
    ],
  ]),
  ...forms('string.null-kept', '{"amount":"1.00","remark":null}', [
    ['null', 'null', 'amount=1.00&nonce=n1&remark=null&timestamp=1790000123'],
    ['empty', 'keeps null and blank values', 'amount=1.00&nonce=n1&remark=&timestamp=1790000123'],
    [
      'python',
      'None, as Python writes it',
      'amount=1.00&nonce=n1&remark=None&timestamp=1790000123',
    ],
    ['go', '<nil>, as Go’s %v writes it', 'amount=1.00&nonce=n1&remark=<nil>&timestamp=1790000123'],
    ['nil', 'nil', 'amount=1.00&nonce=n1&remark=nil&timestamp=1790000123'],
    ['undefined', 'undefined', 'amount=1.00&nonce=n1&remark=undefined&timestamp=1790000123'],
    // glibc's printf("remark=%s", NULL)
    ['c', 'as C writes it', 'amount=1.00&nonce=n1&remark=(null)&timestamp=1790000123'],
    ['upper-case', 'NULL', 'amount=1.00&nonce=n1&remark=NULL&timestamp=1790000123'],
    // URI.decode_www_form_component(URI.encode_www_form(…))
    [
      'bare',
      'keeps the key of a null, with no “=”',
      'amount=1.00&nonce=n1&remark&timestamp=1790000123',
    ],
    // tostring(cjson.null) of Lua 5.3 and of OpenResty
    [
      'lua',
      'as Lua prints cjson.null',
      'amount=1.00&nonce=n1&remark=userdata: (nil)&timestamp=1790000123',
    ],
    [
      'luajit',
      'as OpenResty prints cjson.null',
      'amount=1.00&nonce=n1&remark=userdata: NULL&timestamp=1790000123',
    ],
  ]),
  // URI.encode_www_form(…sort)
  ...forms('string.null-kept', '{"amount":"1.00","note":"a b&c","rate":0.10,"remark":null}', [
    [
      'www-form',
      'as Ruby’s URI.encode_www_form',
      'amount=1.00&nonce=n1&note=a+b%26c&rate=0.1&remark&timestamp=1790000123',
    ],
  ]),
  // jq's "\(.key)=\(.value)"
  ...forms('string.null-kept', '{"amount":"1.00","blank":" ","gone":null}', [
    [
      'null-and-blank',
      'keeps null and blank values',
      'amount=1.00&blank= &gone=null&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('string.sign-kept', '{"amount":"1.00","sign":"Zm9v"}', [
    ['plain', 'keeps the body’s own `sign`', 'amount=1.00&nonce=n1&sign=Zm9v&timestamp=1790000123'],
  ]),
  ...forms(
    'string.falsy-dropped',
    '{"amount":"1.00","channel":"bank","count":0,"flag":false,"list":[],"map":{}}',
    [
      [
        'plain',
        'drops what counts as false: 0, false or empty containers',
        'amount=1.00&channel=bank&nonce=n1&timestamp=1790000123',
      ],
    ],
  ),
  // Go: json.Unmarshal(body, &texts) of a map[string]string
  ...forms(
    'string.non-texts-emptied',
    '{"amount":"1.00","blank":" ","completedAt":1790000007,"flag":true,"list":["a"],"note":null}',
    [
      [
        'plain',
        'has nothing for values that are no text',
        'amount=1.00&blank= &completedAt=&flag=&list=&nonce=n1&note=&timestamp=1790000123',
      ],
    ],
  ),
  ...forms('string.falsy-dropped', truth, [
    ['php', 'PHP', 'amount=1.00&blank=  &nonce=n1&timestamp=1790000123'],
    ['php-trimmed', 'as PHP does', 'amount=1.00&nonce=n1&timestamp=1790000123'],
    [
      'javascript',
      'drops 0 and false',
      'amount=1.00&blank=  &list=[]&map={}&nonce=n1&timestamp=1790000123&zero=0',
    ],
    [
      'javascript-trimmed',
      'drops 0 and false',
      'amount=1.00&list=[]&map={}&nonce=n1&timestamp=1790000123&zero=0',
    ],
    ['python', 'Python', 'amount=1.00&blank=  &nonce=n1&timestamp=1790000123&zero=0'],
    ['python-trimmed', 'as Python does', 'amount=1.00&nonce=n1&timestamp=1790000123&zero=0'],
    ['perl', 'Perl', 'amount=1.00&blank=  &list=[]&map={}&nonce=n1&timestamp=1790000123'],
    // PHP's empty() after json_decode($text).
    [
      'php-objects',
      'objects are read as objects',
      'amount=1.00&blank=  &map={}&nonce=n1&timestamp=1790000123',
    ],
    [
      'php-objects-trimmed',
      'objects are read as objects',
      'amount=1.00&map={}&nonce=n1&timestamp=1790000123',
    ],
    [
      'ruby',
      'drops false',
      'amount=1.00&count=0&list=[]&map={}&nonce=n1&timestamp=1790000123&zero=0',
    ],
    [
      'ruby-blanks-kept',
      'empty text kept',
      'amount=1.00&blank=  &count=0&list=[]&map={}&nonce=n1&timestamp=1790000123&zero=0',
    ],
    [
      'rails',
      'drops false or empty containers',
      'amount=1.00&count=0&nonce=n1&timestamp=1790000123&zero=0',
    ],
  ]),
  ...forms('body.duplicate-first-wins', '{"amount":"1.00","amount":"2.00"}', [
    [
      'plain',
      'has the first of two equal keys, not the last',
      'amount=1.00&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // Go: values.Add(key, value) of each token, then Encode of the sorted keys
  ...forms('body.duplicates-kept', '{"amount":"1.00","note":"a","amount":"2.00"}', [
    [
      'plain',
      'each value of a key that the body has more than once',
      'amount=1.00&amount=2.00&nonce=n1&note=a&timestamp=1790000123',
    ],
  ]),
  // Each with its language's `value || ""`
  ...forms(
    'string.falsy-dropped',
    '{"a":0,"b":"0","c":false,"d":[],"e":{},"f":null,"g":" ","h":"","i":true,"j":[0]}',
    [
      [
        'javascript-emptied',
        'has nothing for values that count as false',
        'a=&b=0&c=&d=[]&e={}&f=&g= &h=&i=true&j=[0]&nonce=n1&timestamp=1790000123',
      ],
      [
        'python-emptied',
        'has nothing for values that count as false, keeps their keys, and has true as `True`',
        'a=&b=0&c=&d=&e=&f=&g= &h=&i=True&j=[0]&nonce=n1&timestamp=1790000123',
      ],
      [
        'php-emptied',
        'has nothing for values that count as false, keeps their keys, and has true as `1`',
        'a=&b=&c=&d=&e=&f=&g= &h=&i=1&j=[0]&nonce=n1&timestamp=1790000123',
      ],
      [
        'perl-emptied',
        'has nothing for values that count as false, keeps their keys, and has true as `1`',
        'a=&b=&c=&d=[]&e={}&f=&g= &h=&i=1&j=[0]&nonce=n1&timestamp=1790000123',
      ],
      [
        'ruby-emptied',
        'has nothing for values that count as false',
        'a=0&b=0&c=&d=[]&e={}&f=&g= &h=&i=true&j=[0]&nonce=n1&timestamp=1790000123',
      ],
      [
        'rails-emptied',
        'has nothing for values that count as false',
        'a=0&b=0&c=&d=&e=&f=&g=&h=&i=true&j=[0]&nonce=n1&timestamp=1790000123',
      ],
    ],
  ),
  ...forms('string.falsy-dropped', '{"amount":"1.00","fee":"0.00","flag":false,"n":0,"z":"0"}', [
    [
      'zero-value',
      'drops what is 0 as a number, 0.00 as well',
      'amount=1.00&flag=false&nonce=n1&timestamp=1790000123',
    ],
    [
      'zero-value-or-false',
      'drops false, and what is 0 as a number, 0.00 as well',
      'amount=1.00&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // Java 17's TreeMap with CASE_INSENSITIVE_ORDER; the others as a map of lower-case keys to members has them.
  ...forms('string.keys-merged', '{"Amount":"2","amount":"1.00","note":"a"}', [
    [
      'last-value',
      'the first one’s key, the last one’s value',
      'Amount=1.00&nonce=n1&note=a&timestamp=1790000123',
    ],
    ['last', 'the last one', 'amount=1.00&nonce=n1&note=a&timestamp=1790000123'],
    ['first', 'the first one', 'Amount=2&nonce=n1&note=a&timestamp=1790000123'],
  ]),
  // PHP 8's array_unique, and array_flip twice: behind ksort, before it, and before the headers.
  ...forms('string.values-once', '{"c":"x1","a":"x1","b":"x1","completedAt":1790000123}', [
    ['first/sorted', 'the first one by its key stays', 'a=x1&completedAt=1790000123&nonce=n1'],
    ['last/sorted', 'the last one by its key stays', 'c=x1&nonce=n1&timestamp=1790000123'],
    ['first/received', 'the first one in the body stays', 'c=x1&completedAt=1790000123&nonce=n1'],
    ['last/received', 'the last one in the body stays', 'b=x1&nonce=n1&timestamp=1790000123'],
    [
      'first/body',
      'the first one in the body stays',
      'c=x1&completedAt=1790000123&nonce=n1&timestamp=1790000123',
    ],
    [
      'last/body',
      'the last one in the body stays',
      'b=x1&completedAt=1790000123&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // ------------------------------------------------------------------------------------- numbers
  ...forms('number.double', '{"x":12345678901234567890}', [
    ['double', 'double precision', 'nonce=n1&timestamp=1790000123&x=12345678901234567000'],
    ['single', 'single precision', 'nonce=n1&timestamp=1790000123&x=16777216', '{"x":16777217}'],
    [
      'single',
      'single precision',
      'nonce=n1&timestamp=1790000123&x=0.10000000149011612',
      '{"x":0.1}',
    ],
  ]),
  ...forms('number.scientific', completed, [
    ['java', 'Java’s Double.toString (1.79E9)', 'completedAt=1.79E9&nonce=n1&timestamp=1790000123'],
    [
      'java',
      'Java’s Double.toString (1.79E9)',
      'completedAt=1.790000123E9&nonce=n1&timestamp=1790000123',
      '{"completedAt":1790000123}',
    ],
    ['go', 'Go’s %v of a float64 (1.79e+09)', 'completedAt=1.79e+09&nonce=n1&timestamp=1790000123'],
    [
      'go',
      'Go’s %v of a float64 (1.79e+09)',
      'completedAt=1.790000123e+09&nonce=n1&timestamp=1790000123',
      '{"completedAt":1790000123}',
    ],
    [
      'javascript',
      'JavaScript’s String(number), or Go’s json.Marshal (1e+21)',
      'nonce=n1&timestamp=1790000123&x=1e-7',
      '{"x":0.0000001}',
    ],
    [
      'c-general',
      'printf’s %g (1.79e+09)',
      'completedAt=1.79457e+09&nonce=n1&timestamp=1790000123',
      '{"completedAt":1794567890}',
    ],
    [
      'c-exponent',
      'printf’s %e (1.790000e+09)',
      'completedAt=1.790000e+09&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('number.decimal-point', completed, [
    ['python', 'a float’s own text', 'completedAt=1790000000.0&nonce=n1&timestamp=1790000123'],
  ]),
  ...forms('number.source-text', '{"rate":1.500}', [
    ['source', 'writes numbers as received', 'nonce=n1&rate=1.500&timestamp=1790000123'],
    [
      'source',
      'writes numbers as received',
      'nonce=n1&rate=15E-1&timestamp=1790000123',
      '{"rate":15E-1}',
    ],
  ]),
  // As Jackson, fastjson, Newtonsoft.Json, PHP 8 and CPython print them.
  ...forms('number.scientific', '{"count":7,"rate":1e-7}', [
    [
      'java-typed',
      'Java’s Double.toString: integers stay',
      'count=7&nonce=n1&rate=1.0E-7&timestamp=1790000123',
    ],
    ['python-typed', 'Python’s json and str', 'count=7&nonce=n1&rate=1e-07&timestamp=1790000123'],
    ['big-decimal', 'a decimal type’s own text', 'count=7&nonce=n1&rate=1E-7&timestamp=1790000123'],
    ['dotnet-typed', '.NET’s Double.ToString', 'count=7&nonce=n1&rate=1E-07&timestamp=1790000123'],
    [
      'big-decimal',
      'a decimal type’s own text',
      'nonce=n1&rate=1.5E+4&timestamp=1790000123',
      '{"rate":1.5e4}',
    ],
    [
      'big-decimal-stripped',
      'a decimal type without trailing zeros',
      'count=1E+2&nonce=n1&timestamp=1790000123',
      '{"count":100}',
    ],
    [
      'dotnet-typed',
      '.NET’s Double.ToString',
      'nonce=n1&timestamp=1790000123&x=1E+21',
      '{"x":1e21}',
    ],
    [
      'php-typed',
      'PHP’s (string) of a float',
      'nonce=n1&timestamp=1790000123&x=1.0E+25',
      '{"x":1e25}',
    ],
    [
      'php-typed',
      'PHP’s (string) of a float',
      'nonce=n1&timestamp=1790000123&x=1.2345678901235E+19',
      '{"x":12345678901234567890}',
    ],
  ]),
  ...forms('number.scientific', '{"completedAt":1790000000,"extra":{"n":2000}}', [
    [
      'java/top-level',
      'Java’s Double.toString (1.79E9), not in nested JSON',
      'completedAt=1.79E9&extra={"n":2000}&nonce=n1&timestamp=1790000123',
    ],
    [
      'java/completedAt',
      'Java’s Double.toString (1.79E9), `completedAt` alone',
      'completedAt=1.79E9&count=5&nonce=n1&timestamp=1790000123',
      '{"completedAt":1790000000,"count":5}',
    ],
  ]),
  // pandas: a row of DataFrame([{**body, 'timestamp': int(timestamp)}]).astype({…: float})
  ...forms('number.decimal-point', '{"completedAt":1790000000,"extra":{"n":2000},"rate":5.25}', [
    [
      'python/with-timestamp',
      '`timestamp` too',
      'completedAt=1790000000.0&extra={"n":2000}&nonce=n1&rate=5.25&timestamp=1790000123.0',
    ],
  ]),
  ...forms('number.decimal-point', '{"count":7,"extra":{"n":2000}}', [
    [
      'java',
      'Java’s Double.toString',
      'count=7.0&extra={"n":2000.0}&nonce=n1&timestamp=1790000123',
    ],
    [
      'python/nested',
      'in nested JSON alone',
      'count=7&extra={"n":2000.0}&nonce=n1&timestamp=1790000123',
    ],
    [
      'python-typed',
      'Python’s json and str',
      'count=7&nonce=n1&rate=1000.0&timestamp=1790000123',
      '{"count":7,"rate":1e3}',
    ],
    ['java', 'Java’s Double.toString', 'nonce=n1&rate=-0.0&timestamp=1790000123', '{"rate":-0}'],
  ]),
  ...forms('number.source-text', '{"fee":1e3,"rate":1.500}', [
    [
      'big-decimal-plain',
      'a decimal type with its trailing zeros',
      'fee=1000&nonce=n1&rate=1.500&timestamp=1790000123',
    ],
    [
      'source/top-level',
      'not in nested JSON',
      'extra=[1.5]&nonce=n1&rate=1.500&timestamp=1790000123',
      '{"rate":1.500,"extra":[1.50]}',
    ],
  ]),
  ...forms('number.double', '{"x":12345678901234567890,"extra":[9007199254740993]}', [
    [
      'double/top-level',
      'double precision, not in nested JSON',
      'extra=[9007199254740993]&nonce=n1&timestamp=1790000123&x=12345678901234567000',
    ],
    ['go', 'Go’s %v of a float64', 'nonce=n1&rate=-0&timestamp=1790000123', '{"rate":-0}'],
  ]),
  ...forms('number.fixed-decimals', '{"rate":1.5}', [
    ['two', 'two decimals', 'nonce=n1&rate=1.50&timestamp=1790000123'],
    [
      'two/floats',
      'two decimals where the body has a decimal point or an exponent',
      'a=1.50&b=2&c=1000.00&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"b":2,"c":1e3}',
    ],
    // JavaScript's typeof v === 'number' && k !== 'completedAt' ? v.toFixed(2) : v
    [
      'two/but-completed-at',
      'two decimals, but for `completedAt`',
      'a=1.50&completedAt=1790000007&d=0.00&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"completedAt":1790000007,"d":0}',
    ],
    // Ruby's v.is_a?(Float) ? format("%.2f", v) : v.is_a?(Hash) ? v.to_json : v
    [
      'two/floats-beside-json',
      'as a float’s own text (100.0)',
      'a=1.50&completedAt=1790000007&d={"r":100.0,"t":2.1,"u":3}&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"completedAt":1790000007,"d":{"r":1e2,"t":2.10,"u":3}}',
    ],
    // Python's f"{v:.2f}" if isinstance(v, float) else json.dumps(v)
    [
      'two/floats-beside-json-dumps',
      'nested values as Python’s json.dumps does',
      'a=1.50&completedAt=1790000007&d={"r": 100.0, "t": 2.1, "u": true}&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"completedAt":1790000007,"d":{"r":1e2,"t":2.10,"u":true}}',
    ],
    // JavaScript's Number.isInteger(v) ? v : v.toFixed(2)
    [
      'two/fractions',
      'two decimals where the number is no integer',
      'a=1.50&b=2&c=1000&d=0.00&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"b":2,"c":1e3,"d":0.00001}',
    ],
    ['six', 'six decimals (%f)', 'nonce=n1&rate=1.500000&timestamp=1790000123'],
    // Go's fmt.Sprintf("%.0f") and Python's int(float)
    [
      'none',
      'rounds numbers to integers',
      'a=2&b=2&c=-2&d=0&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"b":2.5,"c":-1.6,"d":0.5}',
    ],
    [
      'none-cut',
      'cuts numbers to integers',
      'a=1&b=2&c=-1&d=0&id=9007199254740993&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"b":2.5,"c":-1.6,"d":0.5,"id":9007199254740993}',
    ],
    // Go's strconv.FormatInt(int64(value), 10) and fmt.Sprintf("%.0f")
    [
      'none-either',
      'makes integers of numbers',
      'nonce=n1&rate=0&timestamp=1790000123',
      '{"rate":0.010}',
    ],
  ]),
  ...forms('number.grouped', completed, [
    [
      'plain',
      'writes numbers with thousands separators',
      'completedAt=1,790,000,000&nonce=n1&timestamp=1790000123',
    ],
    // PHP: number_format($v, 2)
    [
      'two/floats',
      'two decimals where the body has a decimal point',
      'completedAt=1790000000&nonce=n1&rate=57.80&timestamp=1790000123&total=12,345,678.90',
      '{"completedAt":1790000000,"rate":57.80,"total":12345678.90}',
    ],
    [
      'two',
      'two decimals',
      'completedAt=1,790,000,000.00&nonce=n1&timestamp=1790000123&total=12,345,678.90',
      '{"completedAt":1790000000,"total":12345678.90}',
    ],
  ]),
  ...forms('amount.as-number', '{"amount":"100.00"}', [
    ['number', 'trailing zeros lost', 'amount=100&nonce=n1&timestamp=1790000123'],
    [
      'float',
      'as a float prints itself, or with one',
      'amount=100.0&nonce=n1&timestamp=1790000123',
    ],
    // Python's str(float(amount)): toFixed(1) would cut the fee.
    [
      'float-alone',
      'as a float prints itself: 100.0 for 100.00',
      'amount=100.0&feeAmount=6.25&nonce=n1&timestamp=1790000123',
      '{"amount":"100.00","feeAmount":"6.25"}',
    ],
    // Lua 5.3: tostring(tonumber(amount)); Python: str(ast.literal_eval(amount))
    [
      'float-typed',
      '100.0 for 100.00, and 100 as it is',
      'amount=1200000.0&feeAmount=2500&netAmount=37.5&nonce=n1&timestamp=1790000123',
      '{"amount":"1200000.00","feeAmount":"2500","netAmount":"37.50"}',
    ],
    [
      'two-decimals',
      'two decimals',
      'amount=100.50&nonce=n1&timestamp=1790000123',
      '{"amount":"100.5"}',
    ],
    [
      'java',
      'Java’s Double.toString (1.2E7)',
      'amount=1.2345678E7&nonce=n1&timestamp=1790000123',
      '{"amount":"12345678.00"}',
    ],
    [
      'go',
      'Go’s %v of a float64',
      'amount=1.2345678e+06&nonce=n1&timestamp=1790000123',
      '{"amount":"1234567.80"}',
    ],
    [
      'big-decimal-stripped',
      'a decimal type without trailing zeros (1E+2)',
      'amount=1E+2&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('amount.minor-units', '{"amount":"100.00","feeAmount":"1.15"}', [
    [
      'plain',
      'has amounts in minor units (cents)',
      'amount=10000&feeAmount=115&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // Go: strconv.FormatFloat(float64(f), 'f', -1, 64) of a float32; Python: str(struct.unpack('f', …)[0]); C: printf("%.2f").
  ...forms('amount.as-number', '{"amount":"123456789012.00","feeAmount":"22.51"}', [
    ['single', 'as a double prints it', printTwo('123456790528', '22.510000228881836')],
    ['single-float', 'as a float prints it', printTwo('123456790528.0', '22.510000228881836')],
    ['single-two-decimals', 'with two decimals', printTwo('123456790528.00', '22.51')],
  ]),
  ...forms('amount.minor-units', '{"amount":"100.00","feeAmount":"1.15"}', [
    ['ten-thousandths', 'has amounts in ten-thousandths', printTwo('1000000', '11500')],
  ]),
  // PHP 8's (int)($amount * 100), Python 3.11's int(Decimal(amount) * 100).
  ...forms('amount.minor-units', '{"amount":"2.55","feeAmount":"0.125"}', [
    [
      'cut',
      'cut off, where a double’s product is less',
      'amount=254&feeAmount=12&nonce=n1&timestamp=1790000123',
    ],
    [
      'exact',
      'what is behind the cent cut off',
      'amount=255&feeAmount=12&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // Python 3.11's Decimal.quantize and "%.2f", JavaScript's toFixed.
  ...forms('amount.as-number', '{"amount":"2.675","feeAmount":"0.125","netAmount":"0.999"}', [
    ['two-decimals/up', 'a half away from zero', amounts('2.68', '0.13', '1.00')],
    ['two-decimals/even', 'rounded, a half to the even digit', amounts('2.68', '0.12', '1.00')],
    ['two-decimals/double', 'rounded as a double, which', amounts('2.67', '0.13', '1.00')],
    ['two-decimals/printf', 'a double, a half to', amounts('2.67', '0.12', '1.00')],
    ['two-decimals/cut', 'the others cut off', amounts('2.67', '0.12', '0.99')],
  ]),
  // One amount shows no half.
  ...forms('amount.as-number', '{"amount":"2.675"}', [
    ['two-decimals/decimal', 'rounded as a decimal', 'amount=2.68&nonce=n1&timestamp=1790000123'],
    ['two-decimals/float', 'rounded as a double', 'amount=2.67&nonce=n1&timestamp=1790000123'],
  ]),
  ...forms('body.unread', '{"amount":"1.00"}', [['empty', 'is empty', '']]),
  // Printed by Go of a struct that json.Unmarshal("") left, and by Java's String.valueOf of a new object's fields.
  ...forms('body.unread', '{"amount":"1.00","completedAt":1790000007,"status":"completed"}', [
    [
      'unfilled/empty',
      'empty texts and 0',
      'amount=&completedAt=0&feeAmount=&merchantOrderNo=&netAmount=&nonce=n1&orderNo=&orderType=&status=&timestamp=1790000123',
    ],
    [
      'unfilled/null',
      'null',
      'amount=null&completedAt=null&feeAmount=null&merchantOrderNo=null&netAmount=null&nonce=n1&orderNo=null&orderType=null&status=null&timestamp=1790000123',
    ],
    [
      'unfilled/null-and-zero',
      'null and 0',
      'amount=null&completedAt=0&feeAmount=null&merchantOrderNo=null&netAmount=null&nonce=n1&orderNo=null&orderType=null&status=null&timestamp=1790000123',
    ],
    ['unfilled/zero', '0 for completedAt alone', 'completedAt=0&nonce=n1&timestamp=1790000123'],
    [
      'unfilled-own/empty',
      'empty texts and 0',
      'amount=&completedAt=0&nonce=n1&status=&timestamp=1790000123',
    ],
    [
      'unfilled-own/null',
      'null',
      'amount=null&completedAt=null&nonce=n1&status=null&timestamp=1790000123',
    ],
    [
      'unfilled-own/null-and-zero',
      'null and 0',
      'amount=null&completedAt=0&nonce=n1&status=null&timestamp=1790000123',
    ],
  ]),
  ...forms('boolean.capitalized', '{"flag":true,"off":false}', [
    [
      'plain',
      'writes booleans as True and False',
      'flag=True&nonce=n1&off=False&timestamp=1790000123',
    ],
  ]),
  ...forms('boolean.as-number', '{"flag":true,"off":false}', [
    ['number', '1 and 0', 'flag=1&nonce=n1&off=0&timestamp=1790000123'],
    ['php', '1 and nothing', 'flag=1&nonce=n1&timestamp=1790000123'],
  ]),
  ...forms('time.milliseconds', completed, [
    [
      'timestamp-milliseconds',
      'has `timestamp` in milliseconds',
      'completedAt=1790000000&nonce=n1&timestamp=1790000123000',
    ],
    [
      'completed-at-milliseconds',
      'has `completedAt` in milliseconds',
      'completedAt=1790000000000&nonce=n1&timestamp=1790000123',
    ],
    [
      'completed-at-seconds',
      'has `completedAt` in seconds, where this input has milliseconds',
      'completedAt=1790000000&nonce=n1&timestamp=1790000123',
      '{"completedAt":1790000000456}',
    ],
  ]),
  ...at(
    '1790000123456',
    forms('time.milliseconds', '{"amount":"1.00"}', [
      [
        'timestamp-seconds',
        'has `timestamp` in seconds, where this input has milliseconds',
        'amount=1.00&nonce=n1&timestamp=1790000123',
      ],
    ]),
  ),
  // --------------------------------------------------------------------------------------- order
  ...forms('string.order-received', unsortedOrder, [
    [
      'body-first',
      'the body’s order, then timestamp and nonce',
      'status=completed&amount=100.00&timestamp=1790000123&nonce=n1',
    ],
    [
      'headers-first',
      'timestamp and nonce, then the body’s order',
      'timestamp=1790000123&nonce=n1&status=completed&amount=100.00',
    ],
    [
      'body-first-nonce',
      'the body’s order, then nonce and timestamp',
      'status=completed&amount=100.00&nonce=n1&timestamp=1790000123',
    ],
    [
      'nonce-first',
      'nonce and timestamp, then the body’s order',
      'nonce=n1&timestamp=1790000123&status=completed&amount=100.00',
    ],
    [
      'contract',
      'the contract’s order, then timestamp and nonce',
      'orderNo=P1&status=completed&amount=100.00&zone=1&timestamp=1790000123&nonce=n1',
      '{"zone":"1","amount":"100.00","orderNo":"P1","status":"completed"}',
    ],
    [
      'contract-nonce-first',
      'the contract’s order, then nonce and timestamp',
      'orderNo=P1&status=completed&amount=100.00&zone=1&nonce=n1&timestamp=1790000123',
      '{"zone":"1","amount":"100.00","orderNo":"P1","status":"completed"}',
    ],
  ]),
  ...forms('string.order-case-insensitive', '{"Zone":"1","amount":"1.00"}', [
    [
      'plain',
      'is sorted without regard to case',
      'amount=1.00&nonce=n1&timestamp=1790000123&Zone=1',
    ],
  ]),
  ...forms('string.order-case-insensitive', '{"a_b":"1","aB":"2","Zone":"3"}', [
    ['upper-case', '_ behind the letters', 'aB=2&a_b=1&nonce=n1&timestamp=1790000123&Zone=3'],
  ]),
  // JavaScript: keys.sort((a, b) => a.localeCompare(b))
  ...forms('string.order-case-insensitive', '{"Channel":"1","channel":"2","amount":"3"}', [
    [
      'small-first',
      'small letters first',
      'amount=3&channel=2&Channel=1&nonce=n1&timestamp=1790000123',
    ],
    [
      'small-first',
      '_ and - in front of digits',
      'a_b=1&a-b=2&a.b=3&a1=4&ab=5&aB=6&nonce=n1&timestamp=1790000123&Zone=7',
      '{"a.b":"3","aB":"6","a1":"4","Zone":"7","ab":"5","a_b":"1","a-b":"2"}',
    ],
  ]),
  ...forms('string.order-appended', unsortedOrder, [
    [
      'timestamp-first',
      'timestamp, then nonce',
      'amount=100.00&status=completed&timestamp=1790000123&nonce=n1',
    ],
    [
      'nonce-first',
      'nonce, then timestamp',
      'amount=100.00&status=completed&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // sorted(key=lambda pair: pair[1]) in Python, asort in PHP, where "9" is before "10".
  ...forms('string.order-by-value', '{"ten":"10","nine":"9","word":"b"}', [
    ['text', 'as text', 'ten=10&timestamp=1790000123&nine=9&word=b&nonce=n1'],
    ['php', 'numbers by size', 'nine=9&ten=10&timestamp=1790000123&word=b&nonce=n1'],
  ]),
  ...forms('string.order-by-value', '{"ten":"10","nine":"9","word":"n1"}', [
    [
      'php-nonce-first',
      'nonce added before timestamp',
      'nine=9&ten=10&timestamp=1790000123&word=n1&nonce=n1',
    ],
  ]),
  // ["address=a", "address2=b", …].sort(): a digit is before the = behind a key.
  ...forms('string.order-by-value', '{"address":"a","address2":"b","é":"c"}', [
    ['pairs', '', 'address2=b&address=a&nonce=n1&timestamp=1790000123&é=c'],
  ]),
  // Java 17, new HashMap<>() with these puts.
  ...forms('string.order-hash-map', '{"orderType":"payin","amount":"1.00","status":"completed"}', [
    [
      'plain',
      'HashMap',
      'orderType=payin&amount=1.00&nonce=n1&status=completed&timestamp=1790000123',
    ],
    [
      'headers-first',
      'to which timestamp and nonce were added first',
      'orderType=payin&amount=1.00&nonce=n1&timestamp=1790000123&status=completed',
    ],
  ]),
  ...forms('string.order-descending', order, [
    [
      'plain',
      'is sorted in descending order',
      'timestamp=1790000123&status=completed&orderNo=P1&nonce=n1&amount=100.00',
    ],
  ]),
  // {k: p[k] for k in sorted(p, key=len)}, of a sorted map and of one in the body's order.
  ...forms('string.order-by-length', fiveKeys, [
    [
      'sorted',
      'those of one length in ascending order',
      'id=7&nonce=n1&amount=1.00&status=done&orderNo=P1&feeAmount=0.50&timestamp=1790000123',
    ],
    [
      'received',
      'those of one length as received',
      'id=7&nonce=n1&status=done&amount=1.00&orderNo=P1&feeAmount=0.50&timestamp=1790000123',
    ],
  ]),
  ...forms('string.order-utf-8', '{"😀":"1","～":"2"}', [
    ['plain', 'is sorted by UTF-8 bytes', 'nonce=n1&timestamp=1790000123&～=2&😀=1'],
  ]),
  // ---------------------------------------------------------------------------------- whole body
  ...forms('body.raw', spacedBody, [
    ['plain', 'is the raw body', ' { "amount" : "100.00" }\n'],
    ['trimmed', 'without white space around it', '{ "amount" : "100.00" }'],
    ['compact', 'parsed and written again as compact JSON', '{"amount":"100.00"}'],
    ['crlf', 'which the field of a page changes to LF', ' { "amount" : "100.00" }\r\n'],
  ]),
  ...forms('body.raw-with-headers', framedBody, [
    [
      'timestamp-nonce-body/line-end',
      'timestamp, nonce and the raw body (joined by line ends)',
      '1790000123\nn1\n{"amount": "1.00"}',
    ],
    [
      'timestamp-nonce-body/nothing',
      'timestamp, nonce and the raw body (joined as they are)',
      '1790000123n1{"amount": "1.00"}',
    ],
    [
      'timestamp-nonce-body/ampersand',
      'timestamp, nonce and the raw body (joined by &)',
      '1790000123&n1&{"amount": "1.00"}',
    ],
    [
      'timestamp-nonce-body/dot',
      'timestamp, nonce and the raw body (joined by dots)',
      '1790000123.n1.{"amount": "1.00"}',
    ],
    [
      'timestamp-nonce-body/bar',
      'timestamp, nonce and the raw body (joined by |)',
      '1790000123|n1|{"amount": "1.00"}',
    ],
    [
      'timestamp-nonce-body/comma',
      'timestamp, nonce and the raw body (joined by commas)',
      '1790000123,n1,{"amount": "1.00"}',
    ],
    [
      'nonce-timestamp-body/line-end',
      'nonce, timestamp and the raw body (joined by line ends)',
      'n1\n1790000123\n{"amount": "1.00"}',
    ],
    [
      'nonce-timestamp-body/nothing',
      'nonce, timestamp and the raw body (joined as they are)',
      'n11790000123{"amount": "1.00"}',
    ],
    [
      'nonce-timestamp-body/ampersand',
      'nonce, timestamp and the raw body (joined by &)',
      'n1&1790000123&{"amount": "1.00"}',
    ],
    [
      'nonce-timestamp-body/dot',
      'nonce, timestamp and the raw body (joined by dots)',
      'n1.1790000123.{"amount": "1.00"}',
    ],
    [
      'nonce-timestamp-body/bar',
      'nonce, timestamp and the raw body (joined by |)',
      'n1|1790000123|{"amount": "1.00"}',
    ],
    [
      'nonce-timestamp-body/comma',
      'nonce, timestamp and the raw body (joined by commas)',
      'n1,1790000123,{"amount": "1.00"}',
    ],
    [
      'body-timestamp-nonce/line-end',
      'the raw body, timestamp and nonce (joined by line ends)',
      '{"amount": "1.00"}\n1790000123\nn1',
    ],
    [
      'body-timestamp-nonce/nothing',
      'the raw body, timestamp and nonce (joined as they are)',
      '{"amount": "1.00"}1790000123n1',
    ],
    [
      'body-timestamp-nonce/ampersand',
      'the raw body, timestamp and nonce (joined by &)',
      '{"amount": "1.00"}&1790000123&n1',
    ],
    [
      'body-timestamp-nonce/dot',
      'the raw body, timestamp and nonce (joined by dots)',
      '{"amount": "1.00"}.1790000123.n1',
    ],
    [
      'body-timestamp-nonce/bar',
      'the raw body, timestamp and nonce (joined by |)',
      '{"amount": "1.00"}|1790000123|n1',
    ],
    [
      'body-timestamp-nonce/comma',
      'the raw body, timestamp and nonce (joined by commas)',
      '{"amount": "1.00"},1790000123,n1',
    ],
    [
      'body-nonce-timestamp/line-end',
      'the raw body, nonce and timestamp (joined by line ends)',
      '{"amount": "1.00"}\nn1\n1790000123',
    ],
    [
      'body-nonce-timestamp/nothing',
      'the raw body, nonce and timestamp (joined as they are)',
      '{"amount": "1.00"}n11790000123',
    ],
    [
      'body-nonce-timestamp/ampersand',
      'the raw body, nonce and timestamp (joined by &)',
      '{"amount": "1.00"}&n1&1790000123',
    ],
    [
      'body-nonce-timestamp/dot',
      'the raw body, nonce and timestamp (joined by dots)',
      '{"amount": "1.00"}.n1.1790000123',
    ],
    [
      'body-nonce-timestamp/bar',
      'the raw body, nonce and timestamp (joined by |)',
      '{"amount": "1.00"}|n1|1790000123',
    ],
    [
      'body-nonce-timestamp/comma',
      'the raw body, nonce and timestamp (joined by commas)',
      '{"amount": "1.00"},n1,1790000123',
    ],
    [
      'body-header-pairs/ampersand',
      'the raw body, then timestamp and nonce as pairs',
      '{"amount": "1.00"}&timestamp=1790000123&nonce=n1',
    ],
    [
      'body-header-pairs-nonce-first/ampersand',
      'the raw body, then nonce and timestamp as pairs',
      '{"amount": "1.00"}&nonce=n1&timestamp=1790000123',
    ],
    [
      'header-pairs-body/ampersand',
      'timestamp and nonce as pairs, then the raw body',
      'timestamp=1790000123&nonce=n1&{"amount": "1.00"}',
    ],
    [
      'header-pairs-body-nonce-first/ampersand',
      'nonce and timestamp as pairs, then the raw body',
      'nonce=n1&timestamp=1790000123&{"amount": "1.00"}',
    ],
    [
      'timestamp-body/line-end',
      'is timestamp and the raw body (joined by line ends)',
      '1790000123\n{"amount": "1.00"}',
    ],
    [
      'timestamp-body/nothing',
      'is timestamp and the raw body (joined as they are)',
      '1790000123{"amount": "1.00"}',
    ],
    [
      'timestamp-body/ampersand',
      'is timestamp and the raw body (joined by &)',
      '1790000123&{"amount": "1.00"}',
    ],
    [
      'timestamp-body/dot',
      'is timestamp and the raw body (joined by dots)',
      '1790000123.{"amount": "1.00"}',
    ],
    [
      'timestamp-body/bar',
      'is timestamp and the raw body (joined by |)',
      '1790000123|{"amount": "1.00"}',
    ],
    [
      'timestamp-body/comma',
      'is timestamp and the raw body (joined by commas)',
      '1790000123,{"amount": "1.00"}',
    ],
    [
      'nonce-body/line-end',
      'is nonce and the raw body (joined by line ends)',
      'n1\n{"amount": "1.00"}',
    ],
    [
      'nonce-body/nothing',
      'is nonce and the raw body (joined as they are)',
      'n1{"amount": "1.00"}',
    ],
    ['nonce-body/ampersand', 'is nonce and the raw body (joined by &)', 'n1&{"amount": "1.00"}'],
    ['nonce-body/dot', 'is nonce and the raw body (joined by dots)', 'n1.{"amount": "1.00"}'],
    ['nonce-body/bar', 'is nonce and the raw body (joined by |)', 'n1|{"amount": "1.00"}'],
    ['nonce-body/comma', 'is nonce and the raw body (joined by commas)', 'n1,{"amount": "1.00"}'],
    [
      'timestamp-nonce-compact/line-end',
      'timestamp, nonce and the body as compact JSON (joined by line ends)',
      '1790000123\nn1\n{"amount":"1.00"}',
    ],
    [
      'timestamp-nonce-compact/nothing',
      'timestamp, nonce and the body as compact JSON (joined as they are)',
      '1790000123n1{"amount":"1.00"}',
    ],
    [
      'timestamp-nonce-compact/ampersand',
      'timestamp, nonce and the body as compact JSON (joined by &)',
      '1790000123&n1&{"amount":"1.00"}',
    ],
    [
      'timestamp-nonce-compact/dot',
      'timestamp, nonce and the body as compact JSON (joined by dots)',
      '1790000123.n1.{"amount":"1.00"}',
    ],
    [
      'timestamp-nonce-compact/bar',
      'timestamp, nonce and the body as compact JSON (joined by |)',
      '1790000123|n1|{"amount":"1.00"}',
    ],
    [
      'timestamp-nonce-compact/comma',
      'timestamp, nonce and the body as compact JSON (joined by commas)',
      '1790000123,n1,{"amount":"1.00"}',
    ],
    [
      'timestamp-nonce-body/line-end-each',
      'timestamp, nonce and the raw body (each with a line end)',
      '1790000123\nn1\n{"amount": "1.00"}\n',
    ],
  ]),
  ...forms('body.unread', order, [
    ['plain', 'has only timestamp and nonce', 'nonce=n1&timestamp=1790000123'],
  ]),
  // Node's querystring.parse of the body, as express.urlencoded reads it.
  ...forms('body.as-form', query, [
    [
      'plain',
      'has the body as a reader of forms splits it, at & and =, and not as JSON',
      'b=2 3 "}&nonce=n1&timestamp=1790000123&{"amount":"1.00","url":"https://x.example/?a=1',
    ],
  ]),
  // ------------------------------------------------------------------------------------- joining
  ...forms('string.percent-encoded', remark, [
    [
      'plain',
      'has percent-encoded values',
      'amount=1.00&nonce=n1&remark=a%20b%2F%C3%BC&timestamp=1790000123',
    ],
    [
      'plain',
      'has percent-encoded values',
      'nonce=n1&remark=%21%27%28%29%2A~-._&timestamp=1790000123',
      '{"remark":"!\'()*~-._"}',
    ],
    [
      'keep-slash',
      'with / kept, as Python’s quote does',
      'amount=1.00&nonce=n1&remark=a%20b/%C3%BC&timestamp=1790000123',
    ],
    [
      'javascript',
      "with !'()* kept, as encodeURIComponent does",
      "nonce=n1&remark=a%20!'()*~-._&timestamp=1790000123",
      '{"remark":"a !\'()*~-._"}',
    ],
    [
      'lower-hex',
      'with lower-case hex',
      'amount=1.00&nonce=n1&remark=a%20b%2f%c3%bc&timestamp=1790000123',
    ],
    [
      'java',
      'with * kept, as Java’s URLEncoder and + replaced by %20',
      'nonce=n1&remark=a%20%21*%7E&timestamp=1790000123',
      '{"remark":"a !*~"}',
    ],
    [
      'uri',
      'with the signs of a URL kept, as encodeURI does',
      'nonce=n1&remark=a%20b/?c=1&d=%22;%25&timestamp=1790000123',
      '{"remark":"a b/?c=1&d=\\";%"}',
    ],
    [
      'uri-brackets',
      'with the signs of a URL kept, [ and ] too, as .NET’s Uri.EscapeUriString does',
      'extra=%7B%22a%22:[1,%22b%22]%7D&nonce=n1&timestamp=1790000123',
      '{"extra":{"a":[1,"b"]}}',
    ],
    ['keys-percent', 'keys too', 'nonce=n1&timestamp=1790000123&%E5%9C%B0=a%20b', '{"地":"a b"}'],
    [
      'whole',
      'the whole string at once',
      'amount%3D1.00%26nonce%3Dn1%26remark%3Da%20b%2F%C3%BC%26timestamp%3D1790000123',
    ],
  ]),
  ...forms('string.percent-encoded', remark, [
    ['twice', 'twice', 'amount=1.00&nonce=n1&remark=a%2520b%252F%25C3%25BC&timestamp=1790000123'],
    // encodeURIComponent(encodeURIComponent(value))
    [
      'twice-javascript',
      "twice, with !'()* kept",
      "nonce=n1&remark=a%2520!'()*%253A~&timestamp=1790000123",
      '{"remark":"a !\'()*:~"}',
    ],
  ]),
  ...forms('string.form-encoded', remark, [
    // URLEncoder.encode(URLEncoder.encode(value, UTF_8), UTF_8)
    ['twice', 'twice', 'amount=1.00&nonce=n1&remark=a%2Bb%252F%25C3%25BC&timestamp=1790000123'],
    // urlencode(urlencode($value))
    [
      'twice-php',
      'twice, with * encoded too',
      'nonce=n1&remark=a%2B%2521%252A%257E-._&timestamp=1790000123',
      '{"remark":"a !*~-._"}',
    ],
    // quote_plus(quote_plus(value))
    [
      'twice-python',
      'twice, with * encoded and ~ kept',
      'nonce=n1&remark=a%2B%2521%252A~-._&timestamp=1790000123',
      '{"remark":"a !*~-._"}',
    ],
    [
      'plain',
      'has form-encoded values',
      'amount=1.00&nonce=n1&remark=a+b%2F%C3%BC&timestamp=1790000123',
    ],
    [
      'plain',
      'has form-encoded values',
      'nonce=n1&remark=%21%27%28%29*%7E-._&timestamp=1790000123',
      '{"remark":"!\'()*~-._"}',
    ],
    [
      'php',
      'with * encoded too, as PHP’s urlencode does',
      'nonce=n1&remark=a+%21%27%28%29%2A%7E-._&timestamp=1790000123',
      '{"remark":"a !\'()*~-._"}',
    ],
    // encodeURIComponent(value).replace(/%20/g, '+'), qs 6.17, axios 1.21
    [
      'javascript',
      'as encodeURIComponent with + for %20',
      "nonce=n1&remark=a+!'()*%3A~%2F&timestamp=1790000123",
      '{"remark":"a !\'()*:~/"}',
    ],
    [
      'qs',
      'as qs does with RFC1738',
      'nonce=n1&remark=a+%21%27()%2A%3A~%2F&timestamp=1790000123',
      '{"remark":"a !\'()*:~/"}',
    ],
    [
      'axios',
      'as axios does',
      "nonce=n1&remark=a+!'()*:~%2F&timestamp=1790000123",
      '{"remark":"a !\'()*:~/"}',
    ],
    [
      'python',
      'with * encoded and ~ kept, as Python’s quote_plus, Go’s url.QueryEscape and Ruby’s CGI.escape do',
      'nonce=n1&remark=a+%21%27%28%29%2A~-._&timestamp=1790000123',
      '{"remark":"a !\'()*~-._"}',
    ],
    ['keys-form', 'keys too', 'a+b=x+y&nonce=n1&timestamp=1790000123', '{"a b":"x y"}'],
    [
      'lower-hex',
      'with lower-case hex, as .NET’s HttpUtility does',
      'nonce=n1&remark=a+!%27()*%7e-._%2f&timestamp=1790000123',
      '{"remark":"a !\'()*~-._/"}',
    ],
    [
      'whole',
      'the whole string at once',
      'amount%3D1.00%26nonce%3Dn1%26remark%3Da+b%2F%C3%BC%26timestamp%3D1790000123',
    ],
  ]),
  ...forms('string.trailing-separator', order, [
    ['plain', 'ends with a separator', `${rightOrder}&`],
    ['line-end', 'LF', `${rightOrder}&\n`],
    ['crlf', 'CRLF', `${rightOrder}&\r\n`],
    ['space', 'ends with a space', `${rightOrder} `],
    ['leading', 'begins with a separator', `&${rightOrder}`],
    ['leading-question-mark', 'begins with ?', `?${rightOrder}`],
  ]),
  ...forms('string.trailing-newline', order, [
    ['lf', 'LF', `${rightOrder}\n`],
    ['crlf', 'CRLF', `${rightOrder}\r\n`],
  ]),
  ...forms('string.separator', '{"amount":"1.00"}', [
    ['nothing', 'none', 'amount=1.00nonce=n1timestamp=1790000123'],
    ['line-end', 'a line end', 'amount=1.00\nnonce=n1\ntimestamp=1790000123'],
    ['crlf', 'CRLF', 'amount=1.00\r\nnonce=n1\r\ntimestamp=1790000123'],
    ['comma', 'a comma', 'amount=1.00,nonce=n1,timestamp=1790000123'],
    ['comma-space', 'a comma and a space', 'amount=1.00, nonce=n1, timestamp=1790000123'],
    ['bar', '|', 'amount=1.00|nonce=n1|timestamp=1790000123'],
    ['semicolon', ';', 'amount=1.00;nonce=n1;timestamp=1790000123'],
    ['space', 'a space', 'amount=1.00 nonce=n1 timestamp=1790000123'],
    ['entity', '&amp;', 'amount=1.00&amp;nonce=n1&amp;timestamp=1790000123'],
    ['spaced', '&, with spaces', 'amount=1.00 & nonce=n1 & timestamp=1790000123'],
  ]),
  ...forms('string.key-value-separator', '{"amount":"1.00"}', [
    ['nothing', 'none', 'amount1.00&noncen1&timestamp1790000123'],
    ['colon', ':', 'amount:1.00&nonce:n1&timestamp:1790000123'],
    ['colon-spaced', 'a colon and a space', 'amount: 1.00&nonce: n1&timestamp: 1790000123'],
  ]),
  ...forms('string.values-only', '{"amount":"1.00"}', [
    ['ampersand', 'joined by &', '1.00&n1&1790000123'],
    ['nothing', 'joined by nothing', '1.00n11790000123'],
    ['line-end', 'one a line', '1.00\nn1\n1790000123'],
    ['comma', 'joined by commas', '1.00,n1,1790000123'],
    ['bar', 'joined by |', '1.00|n1|1790000123'],
  ]),
  ...forms('string.trimmed', '{"remark":" x "}', [
    ['plain', 'has trimmed values', 'nonce=n1&remark=x&timestamp=1790000123'],
    [
      'ascii',
      'of ASCII white space only',
      'nonce=n1&remark=\u00a0x&timestamp=1790000123',
      '{"remark":"\u00a0x "}',
    ],
    [
      'nested',
      'in objects and arrays alone',
      'extra={"a":"x","b":""}&nonce=n1&remark= x &timestamp=1790000123',
      '{"extra":{"a":" x","b":" "},"remark":" x "}',
    ],
    [
      'throughout',
      'in objects and arrays, too',
      'extra={"a":"x","b":""}&nonce=n1&remark=x&timestamp=1790000123',
      '{"extra":{"a":" x","b":" "},"remark":" x "}',
    ],
  ]),
  ...forms('string.quoted-values', order, [
    [
      'plain',
      'has string values in their JSON quotes',
      'amount="100.00"&nonce=n1&orderNo="P1"&status="completed"&timestamp=1790000123',
    ],
  ]),
  ...forms('string.quoted-values', '{"amount":"1.00","remark":"\\u00e9\\/"}', [
    [
      'escapes-kept',
      'with the escapes as received',
      'amount="1.00"&nonce=n1&remark="\\u00e9\\/"&timestamp=1790000123',
    ],
    [
      'headers-too',
      'what comes from the headers too',
      'amount="1.00"&nonce="n1"&remark="é/"&timestamp="1790000123"',
    ],
  ]),
  // Jackson's node.toString() and Go's string(raw) of json.RawMessage, behind a test for "".
  ...forms(
    'string.quoted-values',
    '{"amount":"1.00","gone":null,"note":"","extra":{"a": 1.50},"remark":"\\u00e9\\/"}',
    [
      [
        'blank-dropped',
        'blank ones dropped before',
        'amount="1.00"&extra={"a":1.5}&nonce=n1&remark="é/"&timestamp=1790000123',
      ],
      [
        'blank-dropped/null-kept',
        'blank ones dropped before, nulls kept',
        'amount="1.00"&extra={"a":1.5}&gone=null&nonce=n1&remark="é/"&timestamp=1790000123',
      ],
      [
        'received-blank-dropped',
        'all values as received, blank ones dropped before',
        'amount="1.00"&extra={"a": 1.50}&nonce=n1&remark="\\u00e9\\/"&timestamp=1790000123',
      ],
      [
        'received-blank-dropped/null-kept',
        'all values as received, blank ones dropped before, nulls kept',
        'amount="1.00"&extra={"a": 1.50}&gone=null&nonce=n1&remark="\\u00e9\\/"&timestamp=1790000123',
      ],
    ],
  ),
  ...forms('string.escapes-kept', '{"remark":"caf\\u00e9 \\/x"}', [
    [
      'plain',
      'keeps the JSON escapes of strings',
      'nonce=n1&remark=caf\\u00e9 \\/x&timestamp=1790000123',
    ],
  ]),
  ...forms('string.key-spelling', '{"amount":"1.00","orderNo":"P1"}', [
    ['snake-case', 'snake_case', 'amount=1.00&nonce=n1&order_no=P1&timestamp=1790000123'],
    ['lower-case', 'lower case', 'amount=1.00&nonce=n1&orderno=P1&timestamp=1790000123'],
    ['upper-case', 'upper case', 'AMOUNT=1.00&NONCE=n1&ORDERNO=P1&TIMESTAMP=1790000123'],
  ]),
  ...forms('string.case-changed', '{"amount":"1.00","orderNo":"Pq"}', [
    ['lower-case', 'lower case', 'amount=1.00&nonce=n1&orderno=pq&timestamp=1790000123'],
    ['upper-case', 'upper case', 'AMOUNT=1.00&NONCE=N1&ORDERNO=PQ&TIMESTAMP=1790000123'],
  ]),
  // -------------------------------------------------------------------------------------- nested
  ...forms('nested.spaced', nested, [
    [
      'plain',
      'has nested JSON with spaces',
      'extra={"a": 1, "b": [true, null, "x"]}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('nested.sorted', '{"extra":{"b":1,"a":{"d":2,"c":3}}}', [
    [
      'plain',
      'has nested JSON with sorted keys',
      'extra={"a":{"c":3,"d":2},"b":1}&nonce=n1&timestamp=1790000123',
    ],
    // PHP's ksort($extra), Java's new TreeMap<>(extra)
    [
      'first-level',
      'those of the value alone, not of objects inside of it',
      'extra={"a":{"d":2,"c":3},"b":1}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // Python's sorted(v, key=…), JavaScript's Array.isArray(v) ? v.sort() : v
  ...forms('nested.sorted', '{"extra":{"b":[10,9],"a":["y","x"],"c":[1,"0"]},"list":["b","a"]}', [
    [
      'lists',
      'the items of nested lists sorted',
      'extra={"b":[9,10],"a":["x","y"],"c":[1,"0"]}&list=["a","b"]&nonce=n1&timestamp=1790000123',
    ],
    [
      'lists-too',
      'sorted keys and lists',
      'extra={"a":["x","y"],"b":[9,10],"c":[1,"0"]}&list=["a","b"]&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('nested.sorted', '{"extra":{"b":1,"10":2,"9":3,"a":4}}', [
    [
      'integers-first',
      'keys that are integers first',
      'extra={"9":3,"10":2,"b":1,"a":4}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // PHP 8: a function that calls ksort($value) and itself for each value that is an array, then json_encode
  ...forms('nested.sorted', '{"extra":{"b":1,"10":{"20":1,"3":2},"9":3,"a":4}}', [
    [
      'numbers',
      'keys that are numbers by their value',
      'extra={"9":3,"10":{"3":2,"20":1},"a":4,"b":1}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // PostgreSQL 15: select string_agg(key || '=' || value, '&' order by key collate "C") from jsonb_each_text(body::jsonb)
  ...forms(
    'nested.sorted',
    '{"extra":{"name":"x/y","ü":true,"id":{"zz":1.50,"b":[1.0,1e-7]},"az":[{"to":2,"b":1e3}]}}',
    [
      [
        'jsonb',
        'spaces behind colons and commas, numbers with all their digits',
        'extra={"az": [{"b": 1000, "to": 2}], "id": {"b": [1.0, 0.0000001], "zz": 1.50}, "ü": true, "name": "x/y"}&nonce=n1&timestamp=1790000123',
      ],
      // JSON.stringify of what Node's pg gives of a jsonb column
      [
        'length',
        'shorter ones first',
        'extra={"az":[{"b":1000,"to":2}],"id":{"b":[1,0.0000001],"zz":1.5},"ü":true,"name":"x/y"}&nonce=n1&timestamp=1790000123',
      ],
    ],
  ),
  // PostgreSQL's extra::text and MySQL's body->>'$.extra'
  ...forms('nested.sorted', '{"extra":{"name":"x/y","id":{"zz":1.5,"b":[7]},"ü":{}}}', [
    [
      'database',
      'shorter ones first, spaces behind colons and commas',
      'extra={"id": {"b": [7], "zz": 1.5}, "ü": {}, "name": "x/y"}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // Python's json.dumps(v, sort_keys=True); PostgreSQL's and MySQL's print of the first is the same.
  ...forms('nested.sorted', '{"extra":{"z":1.5,"a":{"d":[true,null],"c":"x/y"}}}', [
    [
      'spaced',
      'spaces behind colons and commas',
      'extra={"a": {"c": "x/y", "d": [true, null]}, "z": 1.5}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // Groovy 2.4's JsonOutput.toJson of what JsonSlurper has read
  ...forms('nested.sorted', '{"extra":{"b":"é😀/<&","a":{"d":1.5,"c":[{}]}}}', [
    [
      'ascii',
      'sorted keys, escaped to ASCII',
      'extra={"a":{"c":[{}],"d":1.5},"b":"\\u00e9\\ud83d\\ude00/<&"}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // By the same order, where it is not that of sorted keys.
  ...forms('nested.sorted', '{"extra":{"name":1.0,"z":83.10,"id":{"zz":1.5,"b":[7]}}}', [
    [
      'mysql',
      'shorter ones first, spaces behind colons and commas, fractions as doubles',
      'extra={"z": 83.1, "id": {"b": [7], "zz": 1.5}, "name": 1.0}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  // MySQL 8: select body->>'$.extra'; json.dumps(v, sort_keys=True) as well
  ...forms('nested.sorted', '{"extra":{"name":1.0,"fx":83.10,"id":{"zz":1.5,"b":[7]}}}', [
    [
      'spaced-doubles',
      'fractions as doubles',
      'extra={"fx": 83.1, "id": {"b": [7], "zz": 1.5}, "name": 1.0}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('nested.empty-array', '{"extra":{"a":{},"b":[]}}', [
    ['plain', 'has nested {} written as []', 'extra={"a":[],"b":[]}&nonce=n1&timestamp=1790000123'],
    [
      'objects',
      'has nested [] written as {}',
      'extra={"a":{},"b":{}}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('nested.unicode-escaped', '{"extra":{"ü":"é😀"}}', [
    [
      'lower-hex',
      '\\u00e9',
      'extra={"\\u00fc":"\\u00e9\\ud83d\\ude00"}&nonce=n1&timestamp=1790000123',
    ],
    [
      'upper-hex',
      '\\u00E9',
      'extra={"\\u00FC":"\\u00E9\\uD83D\\uDE00"}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('nested.slash-escaped', '{"extra":{"url":"a/b"}}', [
    ['plain', 'has nested slashes escaped', 'extra={"url":"a\\/b"}&nonce=n1&timestamp=1790000123'],
    [
      'ascii',
      'has nested JSON with slashes and characters beyond ASCII escaped',
      'extra={"url":"\\u00e9\\/x"}&nonce=n1&timestamp=1790000123',
      '{"extra": {"url": "\\u00e9\\/x"}}',
    ],
  ]),
  ...forms('nested.html-escaped', htmlNested, [
    ['go', '< > &', 'extra={"q":"\\u003cb\\u003e\\u0026\'=+ü\\"x"}&nonce=n1&timestamp=1790000123'],
    [
      'go',
      '< > &',
      'extra={"q":"ü\\u2028b\\u2029"}&nonce=n1&timestamp=1790000123',
      '{"extra":{"q":"ü\u2028b\u2029"}}',
    ],
    [
      'jinja',
      "< > & ', as Jinja and Flask do",
      'extra={"q":"\\u003cb\\u003e\\u0026\\u0027=+ü\\"x"}&nonce=n1&timestamp=1790000123',
    ],
    [
      'gson',
      "< > & = ', as Gson does",
      'extra={"q":"\\u003d\\u2028"}&nonce=n1&timestamp=1790000123',
      '{"extra":{"q":"=\u2028"}}',
    ],
    [
      'gson',
      "< > & = ', as Gson does",
      'extra={"q":"\\u003cb\\u003e\\u0026\\u0027\\u003d+ü\\"x"}&nonce=n1&timestamp=1790000123',
    ],
    [
      'dotnet',
      'System.Text.Json also + ` and all beyond ASCII',
      'extra={"q":"\\u003Cb\\u003E\\u0026\\u0027=\\u002B\\u00FC\\u0022x"}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('nested.source-text', '{"extra":{ "a" : 1.0, "b":"\\/" }}', [
    [
      'plain',
      'has nested JSON as received',
      'extra={ "a" : 1.0, "b":"\\/" }&nonce=n1&timestamp=1790000123',
    ],
    [
      'without-space',
      'without its white space',
      'extra={"a":1.0,"b":"\\/"}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms('nested.language-text', nested, [
    [
      'javascript',
      'JavaScript: a,b and [object Object]',
      'extra=[object Object]&nonce=n1&timestamp=1790000123',
    ],
    [
      'javascript',
      'JavaScript: a,b and [object Object]',
      'list=1,x,&nonce=n1&timestamp=1790000123',
      '{"list":[1,"x",null]}',
    ],
    ['java', 'Java: {a=1, b=2}', 'extra={a=1, b=[true, null, x]}&nonce=n1&timestamp=1790000123'],
    [
      'java',
      'Java: {a=1, b=2}',
      'extra={a=1000.0}&nonce=n1&timestamp=1790000123',
      '{"extra":{"a":1e3}}',
    ],
    [
      'python',
      "Python: {'a': 1}",
      "extra={'a': 1, 'b': [True, None, 'x']}&nonce=n1&timestamp=1790000123",
    ],
    [
      'python',
      "Python: {'a': 1}",
      `extra={'a': 1.5, 'b': "it's"}&nonce=n1&timestamp=1790000123`,
      '{"extra":{"a":1.50,"b":"it\'s"}}',
    ],
    ['go', 'Go: map[a:1]', 'extra=map[a:1 b:[true <nil> x]]&nonce=n1&timestamp=1790000123'],
    [
      'go',
      'Go: map[a:1]',
      'extra=map[a:1.79e+09 b:2]&nonce=n1&timestamp=1790000123',
      '{"extra":{"b":2,"a":1790000000}}',
    ],
    ['php', 'PHP: Array', 'extra=Array&nonce=n1&timestamp=1790000123'],
  ]),
  // Elixir 1.14's inspect, Clojure 1.11's str after data.json, Groovy 2.4's "$m"
  ...forms(
    'nested.language-text',
    String.raw`{"extra":{"z":1,"a":[true,null,"it's \"x\\\" #{é} 张\n"],"e":{},"l":[],"f":[1.50,1e-7,1e3,1e25]}}`,
    [
      [
        'elixir',
        'Elixir’s inspect: %{"a" => 1}',
        String.raw`extra=%{"a" => [true, nil, "it's \"x\\\" \#{é} 张\n"], "e" => %{}, "f" => [1.5, 1.0e-7, 1000.0, 1.0e25], "l" => [], "z" => 1}&nonce=n1&timestamp=1790000123`,
      ],
    ],
  ),
  ...forms(
    'nested.language-text',
    String.raw`{"extra":{"z":1,"a":[true,null,"it's \"x\\\" #{é} 张\n"],"e":{},"l":[],"f":[1.50,1e-7,1e3,12345678901234567890]}}`,
    [
      [
        'clojure',
        'Clojure: {"a" 1, "b" [1 2]}',
        String.raw`extra={"z" 1, "a" [true nil "it's \"x\\\" #{é} 张\n"], "e" {}, "l" [], "f" [1.5 1.0E-7 1000.0 12345678901234567890N]}&nonce=n1&timestamp=1790000123`,
      ],
    ],
  ),
  ...forms('nested.language-text', '{"extra":{"z":1,"k-k":[true,null,"x"],"e":{}}}', [
    [
      'elixir-atoms',
      'atoms as keys',
      'extra=%{e: %{}, "k-k": [true, nil, "x"], z: 1}&nonce=n1&timestamp=1790000123',
    ],
    [
      'clojure-keywords',
      'keywords as keys',
      'extra={:z 1, :k-k [true nil "x"], :e {}}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...forms(
    'nested.language-text',
    String.raw`{"extra":{"z":1,"a":[true,null,"it's \"x\" é 张"],"e":{},"l":[],"f":[1.50,1e-7,1e3]}}`,
    [
      [
        'groovy',
        'as Groovy: [a:1, b:[x]]',
        `extra=[z:1, a:[true, null, it's "x" é 张], e:[:], l:[], f:[1.50, 1E-7, 1E+3]]&nonce=n1&timestamp=1790000123`,
      ],
      [
        'groovy-sorted',
        'its keys sorted',
        `extra=[a:[true, null, it's "x" é 张], e:[:], f:[1.50, 1E-7, 1E+3], l:[], z:1]&nonce=n1&timestamp=1790000123`,
      ],
    ],
  ),
  // Scala 2.11's toString
  ...forms(
    'nested.language-text',
    String.raw`{"extra":{"z":1,"a":[true,null,"it's \"x\" é 张"],"e":{},"l":[]}}`,
    [
      [
        'scala',
        'as Scala: Map(a -> 1, b -> List(x))',
        `extra=Map(z -> 1, a -> List(true, null, it's "x" é 张), e -> Map(), l -> List())&nonce=n1&timestamp=1790000123`,
      ],
    ],
  ),
  // Dart’s map.toString()
  ...forms(
    'nested.language-text',
    '{"extra":{"z":1,"a":[true,null,"é: y"],"e":{},"l":[1.50,2.0]}}',
    [
      [
        'dart',
        'without quotation marks: {a: 1, b: [x]}',
        'extra={z: 1, a: [true, null, é: y], e: {}, l: [1.5, 2.0]}&nonce=n1&timestamp=1790000123',
      ],
    ],
  ),
  ...forms('nested.language-text', '{"extra":{"z":1,"a":[true,null,"x y"]}}', [
    [
      'dart-dumps-yaml',
      'without quotation marks: {a: 1, b: [x]}',
      'extra={z: 1, a: [true, null, x y]}&nonce=n1&timestamp=1790000123',
    ],
    [
      'dart-dumps',
      'without quotation marks: {a: 1, b: [x]}',
      'extra={z: x: y}&nonce=n1&timestamp=1790000123',
      '{"extra":{"z":"x: y"}}',
    ],
    [
      'dart-yaml',
      'without quotation marks: {a: 1, b: [x]}',
      'extra={z: é}&nonce=n1&timestamp=1790000123',
      '{"extra":{"z":"é"}}',
    ],
  ]),
  ...forms('nested.language-text', '{"list":["a","b c"]}', [
    [
      'bare-lists-dumps',
      'lists in brackets, their items without quotation marks: [a, b]',
      'list=[a, b c]&nonce=n1&timestamp=1790000123',
    ],
    [
      'bare-lists',
      'lists in brackets, their items without quotation marks: [a, b]',
      'list=[é, b c]&nonce=n1&timestamp=1790000123',
      '{"list":["é","b c"]}',
    ],
  ]),
  // ---------------------------------------------------------------------------------- characters
  ...forms('charset.question-marks', accent, [
    [
      'plain',
      'has ? for every character beyond ASCII',
      'nonce=n1&remark=caf?&timestamp=1790000123',
    ],
    [
      'plain',
      'has ? for every character beyond ASCII',
      'nonce=n1&remark=?&timestamp=1790000123',
      '{"remark":"😀"}',
    ],
    [
      'code-units',
      'two for an emoji',
      'nonce=n1&remark=???&timestamp=1790000123',
      '{"remark":"😀é"}',
    ],
    [
      'latin1',
      '? for every character beyond ISO-8859-1',
      'nonce=n1&remark=é?&timestamp=1790000123',
      '{"remark":"é张"}',
    ],
  ]),
  ...forms('charset.mojibake', accent, [
    [
      'pasted-body',
      'that the pasted input shows garbled',
      'nonce=n1&remark=café&timestamp=1790000123',
      '{"remark":"cafÃ©"}',
    ],
    [
      // Windows-1252 has € ™ where ISO-8859-1 has controls: 张 is E5 BC A0, ” is E2 80 9D, ™ is E2 84 A2.
      'pasted-body',
      'that the pasted input shows garbled',
      'nonce=n1&remark=x™&timestamp=1790000123',
      '{"remark":"xâ„¢"}',
    ],
    ['string', 'garbled in the string', 'nonce=n1&remark=cafÃ©&timestamp=1790000123'],
    [
      'string-1252',
      'garbled in the string, as Windows-1252',
      'nonce=n1&remark=â‚¬&timestamp=1790000123',
      '{"remark":"€"}',
    ],
    // Java's new String(bytes, "windows-1252"): Á is C3 81.
    [
      'string-1252-java',
      'as Windows-1252 with �',
      'nonce=n1&remark=Ã�nh&timestamp=1790000123',
      '{"remark":"Ánh"}',
    ],
    // Python's decode('gbk') of UTF-8.
    ['string-gbk', 'as GBK', 'nonce=n1&remark=caf茅&timestamp=1790000123'],
  ]),
  // The bytes are those of Python's codecs.
  ...forms('charset.gbk', names, [
    [
      'plain',
      'was turned into bytes as GBK',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        hex('d5c5c8fd'),
        Buffer.from('&timestamp=1790000123'),
      ]),
    ],
  ]),
  ...forms('charset.latin1', accent, [
    [
      'plain',
      'was turned into bytes as ISO-8859-1',
      Buffer.concat([
        Buffer.from('nonce=n1&remark=caf'),
        hex('e9'),
        Buffer.from('&timestamp=1790000123'),
      ]),
    ],
  ]),
  ...forms('charset.latin1', '{"remark":"é€"}', [
    [
      'windows-1252',
      'as Windows-1252',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        hex('e980'),
        Buffer.from('&timestamp=1790000123'),
      ]),
    ],
  ]),
  ...forms('charset.utf-16', '{"é":"张"}', [
    [
      'little-endian',
      'little-endian',
      hex(
        '6e006f006e00630065003d006e0031002600740069006d0065007300740061006d0070003d003100370039003000300030003000310032003300' +
          '2600e9003d00205f',
      ),
    ],
    [
      'big-endian',
      'big-endian',
      hex(
        '006e006f006e00630065003d006e0031002600740069006d0065007300740061006d0070003d0031003700390030003000300030003100320033' +
          '002600e9003d5f20',
      ),
    ],
  ]),
  ...forms('charset.utf-16', '{"a":"é"}', [
    [
      'little-endian-mark',
      'little-endian, with a byte order mark',
      Buffer.concat([hex('fffe'), Buffer.from('a=é&nonce=n1&timestamp=1790000123', 'utf16le')]),
    ],
    [
      'big-endian-mark',
      'big-endian, with a byte order mark',
      Buffer.concat([
        hex('feff'),
        Buffer.from('a=é&nonce=n1&timestamp=1790000123', 'utf16le').swap16(),
      ]),
    ],
  ]),
  ...forms('charset.byte-order-mark', order, [
    [
      'plain',
      'begins with a byte order mark',
      Buffer.concat([hex('efbbbf'), Buffer.from(rightOrder, 'ascii')]),
    ],
  ]),
  ...forms('charset.normalization', '{"remark":"cafe\u0301"}', [
    ['nfc', 'composed (NFC)', 'nonce=n1&remark=caf\u00e9&timestamp=1790000123'],
    ['nfd', 'decomposed (NFD)', 'nonce=n1&remark=cafe\u0301&timestamp=1790000123', accent],
  ]),
  ...forms('text.html-entities', markup, [
    [
      'pasted-body',
      'where the pasted input has HTML entities',
      `nonce=n1&remark=<b> & "x" it's é&timestamp=1790000123`,
      '{"remark":"&lt;b&gt; &amp; &quot;x&quot; it&#39;s &#xE9;"}',
    ],
    [
      'values',
      'HTML entities in its values',
      'amount=1.00&nonce=n1&remark=&lt;b&gt;&amp;&quot;x&quot;&timestamp=1790000123',
    ],
    [
      'values-no-quotes',
      'in its values (quotes kept)',
      'amount=1.00&nonce=n1&remark=&lt;b&gt;&amp;"x"&timestamp=1790000123',
    ],
    [
      'pasted-body',
      'where the pasted input has HTML entities',
      'nonce=n1&remark=café ½&timestamp=1790000123',
      '{"remark":"caf&eacute; &frac12;"}',
    ],
    [
      'values-named',
      'in its values (é as &eacute;)',
      "nonce=n1&remark=caf&eacute; &lt;'&euro;&timestamp=1790000123",
      '{"remark":"café <\'€"}',
    ],
    [
      'values-python',
      'in its values (with &#x27;)',
      'amount=1.00&nonce=n1&remark=&lt;&quot;&#x27;&gt;&timestamp=1790000123',
      quotes,
    ],
    [
      'values-php',
      'in its values (with &#039;)',
      'amount=1.00&nonce=n1&remark=&lt;&quot;&#039;&gt;&timestamp=1790000123',
      quotes,
    ],
    [
      'values-go',
      'in its values (with &#34;)',
      'amount=1.00&nonce=n1&remark=&lt;&#34;&#39;&gt;&timestamp=1790000123',
      quotes,
    ],
    [
      'values-double-quotes',
      'in its values (single quotes kept)',
      "amount=1.00&nonce=n1&remark=&lt;&quot;'&gt;&timestamp=1790000123",
      quotes,
    ],
    [
      'whole',
      'HTML entities throughout',
      'amount=1.00&amp;nonce=n1&amp;remark=&lt;b&gt;&amp;&quot;x&quot;&amp;timestamp=1790000123',
    ],
    [
      'whole-no-quotes',
      'throughout (quotes kept)',
      'amount=1.00&amp;nonce=n1&amp;remark=&lt;b&gt;&amp;"x"&amp;timestamp=1790000123',
    ],
  ]),
  // ------------------------------------------------------------------------------------- hashing
  ...forms('algorithm.hashed-twice', order, [
    ['bytes', 'the SHA-256 of the SHA-256', Buffer.from(sha256(rightOrder, 'base64'), 'base64')],
    ['hex', 'the SHA-256 of the SHA-256 in hex', sha256(rightOrder, 'hex')],
    [
      'upper-hex',
      'the SHA-256 of the SHA-256 in upper-case hex',
      sha256(rightOrder, 'hex').toUpperCase(),
    ],
    ['base64', 'the SHA-256 of the SHA-256 in Base64', sha256(rightOrder, 'base64')],
    ['md5-hex', 'the SHA-256 of the MD5 in hex', digest('md5')],
    ['md5-upper-hex', 'the SHA-256 of the MD5 in upper-case hex', digest('md5').toUpperCase()],
    ['sha1-hex', 'the SHA-256 of the SHA-1 in hex', digest('sha1')],
    ['sha1-upper-hex', 'the SHA-256 of the SHA-1 in upper-case hex', digest('sha1').toUpperCase()],
  ]),
  ...valueCases,
  ...formCases,
  ...loneCases,
  ...programCases,
  ...ownCodeCases,
  ...signerCases,
  ...standInCases,
  ...platformCases,
  ...merchantCases,
  ...mockCases,
  ...languageCases,
  ...everydayCases,
];

/** Strings that a deviation nearly gives. Some are another deviation's, most are nobody's. */
export const nearMisses: readonly SignedCase[] = [
  ...standInMisses,
  ...misses('body.own-timestamp', '{"amount":"1.00","timestamp":1790000999}', [
    ['one second off', 'amount=1.00&nonce=n1&timestamp=1790000998'],
    ['both', 'amount=1.00&nonce=n1&timestamp=1790000123&timestamp=1790000999'],
  ]),
  ...misses('body.own-nonce', '{"amount":"1.00","nonce":"own7"}', [
    ['one digit', 'amount=1.00&nonce=own8&timestamp=1790000123'],
  ]),
  ...misses('body.own-beside-header', '{"amount":"1.00","nonce":"own7"}', [
    ['the header’s twice', 'amount=1.00&nonce=n1&nonce=n1&timestamp=1790000123'],
    ['the body’s twice', 'amount=1.00&nonce=own7&nonce=own7&timestamp=1790000123'],
  ]),
  ...misses('string.timestamp-missing', order, [
    ['empty instead', 'amount=100.00&nonce=n1&orderNo=P1&status=completed&timestamp='],
    ['cut inside it', 'amount=100.00&nonce=n1&orderNo=P1&status=completed&timestamp'],
  ]),
  ...misses('string.nonce-missing', order, [
    ['empty instead', 'amount=100.00&nonce=&orderNo=P1&status=completed&timestamp=1790000123'],
  ]),
  ...misses('string.header-missing', '{"amount":"1.00"}', [
    ['two words', 'amount=1.00&nonce=null&timestamp=undefined'],
    ['another case', 'amount=1.00&nonce=Undefined&timestamp=Undefined'],
  ]),
  ...misses('string.header-list', '{"amount":"1.00"}', [
    ['one bracket', 'amount=1.00&nonce=[n1&timestamp=[1790000123'],
    ['another value', 'amount=1.00&nonce=[n2]&timestamp=[1790000123]'],
  ]),
  ...misses('string.language-text', languages, [
    [
      'one value another',
      'amount=1.00&blank= &extra=Array&flag=&nonce=n1&note=&ok=1&remark=x&timestamp=1790000123&tiny=1.0E-7',
    ],
  ]),
  ...misses('string.order-appended', unsortedOrder, [
    ['in front', 'timestamp=1790000123&nonce=n1&amount=100.00&status=completed'],
  ]),
  ...misses('string.order-by-value', '{"ten":"10","nine":"9"}', [
    ['descending', 'nonce=n1&nine=9&timestamp=1790000123&ten=10'],
  ]),
  ...misses('string.order-hash-map', '{"orderType":"payin","amount":"1.00","status":"completed"}', [
    ['another order', 'status=completed&nonce=n1&orderType=payin&timestamp=1790000123&amount=1.00'],
  ]),
  ...misses('string.header-names', '{"amount":"1.00"}', [
    ['underscores', 'X_Nonce=n1&X_Timestamp=1790000123&amount=1.00'],
    ['not sorted again', 'amount=1.00&X-Nonce=n1&X-Timestamp=1790000123&'],
    ['in a case of its own', 'X-nonce=n1&amount=1.00&timestamp=1790000123'],
  ]),
  ...misses('string.merchant-no-added', '{"amount":"1.00"}', [
    ['another number', 'amount=1.00&merchantNo=M10087&nonce=n1&timestamp=1790000123'],
    ['another key', 'amount=1.00&nonce=n1&shop=M10086&timestamp=1790000123'],
  ]),
  ...misses('string.field-added', '{"amount":"1.00"}', [
    ['another value', 'amount=1.00&nonce=n1&sign_type=Rsa2&timestamp=1790000123'],
    ['another place', 'amount=1.00&nonce=n1&timestamp=1790000123&charset=utf-8'],
    ['a pair of the body’s', 'amount=1.00&amount=1.00&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('string.field-missing', '{"amount":"1.00","channel":"bank","region":"SG"}', [
    ['kept, but empty', 'amount=1.00&channel=&nonce=n1&region=SG&timestamp=1790000123'],
    ['changed', 'amount=1.00&channel=bonk&nonce=n1&region=SG&timestamp=1790000123'],
  ]),
  ...misses('string.blank-kept', '{"amount":"1.00","remark":""}', [
    ['a space', 'amount=1.00&nonce=n1&remark= &timestamp=1790000123'],
    ['the key alone', 'amount=1.00&nonce=n1&remark&timestamp=1790000123'],
  ]),
  ...misses('string.null-kept', '{"amount":"1.00","remark":null}', [
    ['Null', 'amount=1.00&nonce=n1&remark=Null&timestamp=1790000123'],
    ['in quotes', 'amount=1.00&nonce=n1&remark="null"&timestamp=1790000123'],
  ]),
  ...misses('string.sign-kept', '{"amount":"1.00","sign":"Zm9v"}', [
    ['another sign', 'amount=1.00&nonce=n1&sign=Zm9w&timestamp=1790000123'],
    ['an empty one', 'amount=1.00&nonce=n1&sign=&timestamp=1790000123'],
  ]),
  ...misses('string.falsy-dropped', '{"amount":"1.00","channel":"bank","count":0,"rest":0}', [
    ['only one of them', 'amount=1.00&channel=bank&nonce=n1&rest=0&timestamp=1790000123'],
  ]),
  ...misses('string.non-texts-emptied', '{"amount":"1.00","count":5,"flag":true,"list":["a"]}', [
    ['all but one', 'amount=1.00&count=5&flag=&list=&nonce=n1&timestamp=1790000123'],
    [
      'nested ones alone',
      'amount=1.00&list=&map=&nonce=n1&timestamp=1790000123',
      '{"amount":"1.00","list":["a"],"map":{"a":1}}',
    ],
  ]),
  ...misses('string.keys-merged', '{"Amount":"2","amount":"1.00","note":"a"}', [
    [
      'both with the last one’s value',
      'Amount=1.00&amount=1.00&nonce=n1&note=a&timestamp=1790000123',
    ],
  ]),
  ...misses('string.values-once', '{"c":"x1","a":"x1","b":"x1"}', [
    ['one that is between', 'a=x1&c=x1&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('body.duplicate-first-wins', '{"amount":"1.00","amount":"2.00"}', [
    ['neither', 'amount=1.01&nonce=n1&timestamp=1790000123'],
    ['both', 'amount=1.00&amount=2.00&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('body.duplicates-kept', '{"amount":"1.00","amount":"2.00"}', [
    ['one of them twice', 'amount=2.00&amount=2.00&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('number.double', '{"x":12345678901234567890}', [
    ['another digit', 'nonce=n1&timestamp=1790000123&x=12345678901234568000'],
    ['truncated', 'nonce=n1&timestamp=1790000123&x=16777217', '{"x":16777218}'],
  ]),
  ...misses('number.scientific', completed, [
    ['a zero that Java does not write', 'completedAt=1.79E09&nonce=n1&timestamp=1790000123'],
    ['an exponent without its sign', 'completedAt=1.79e09&nonce=n1&timestamp=1790000123'],
    ['one digit less', 'completedAt=1.7E9&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('number.decimal-point', completed, [
    ['a comma', 'completedAt=1790000000,0&nonce=n1&timestamp=1790000123'],
    ['no digit behind it', 'completedAt=1790000000.&nonce=n1&timestamp=1790000123'],
    ['two decimals beside one', 'completedAt=1790000000.00&nonce=n1&timestamp=1790000123.0'],
  ]),
  ...misses('number.source-text', '{"rate":1.500}', [
    ['one zero more', 'nonce=n1&rate=1.5000&timestamp=1790000123'],
    ['another point', 'nonce=n1&rate=1,500&timestamp=1790000123'],
  ]),
  ...misses('number.fixed-decimals', '{"rate":1.5}', [
    ['four decimals', 'nonce=n1&rate=1.5000&timestamp=1790000123'],
    [
      'three decimals, but for completedAt',
      'a=1.500&completedAt=1790000007&d=0.000&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"completedAt":1790000007,"d":0}',
    ],
    [
      'three decimals of floats, beside a float’s own text in JSON',
      'a=1.500&completedAt=1790000007&d={"r":100.0,"t":2.1,"u":3}&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"completedAt":1790000007,"d":{"r":1e2,"t":2.10,"u":3}}',
    ],
    [
      'three decimals of what is no integer',
      'a=1.500&b=2&c=1000&d=0.000&nonce=n1&timestamp=1790000123',
      '{"a":1.5,"b":2,"c":1e3,"d":0.00001}',
    ],
  ]),
  ...misses('number.grouped', completed, [
    ['by apostrophes', 'completedAt=1’790’000’000&nonce=n1&timestamp=1790000123'],
    ['by spaces', 'completedAt=1 790 000 000&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('amount.as-number', '{"amount":"100.00"}', [
    ['three decimals', 'amount=100.000&nonce=n1&timestamp=1790000123'],
    ['a point alone', 'amount=100.&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('amount.minor-units', '{"amount":"100.00"}', [
    ['tenths', 'amount=1000&nonce=n1&timestamp=1790000123'],
    ['thousandths', 'amount=100000&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('boolean.capitalized', '{"flag":true,"off":false}', [
    ['one of the two', 'flag=True&nonce=n1&off=false&timestamp=1790000123'],
  ]),
  ...misses('boolean.as-number', '{"flag":true,"off":false}', [
    ['exchanged', 'flag=0&nonce=n1&off=1&timestamp=1790000123'],
    ['letters', 'flag=Y&nonce=n1&off=N&timestamp=1790000123'],
  ]),
  ...misses('time.milliseconds', completed, [
    ['other microseconds', 'completedAt=1790000000&nonce=n1&timestamp=1790000123000001'],
    ['other milliseconds', 'completedAt=1790000000&nonce=n1&timestamp=1790000123001'],
    [
      'a time that is in seconds already, beside a number as Java prints it',
      'completedAt=1790000000&nonce=n1&rate=2.0E-7&timestamp=1790000123',
      '{"completedAt":1790000000,"rate":2e-7}',
    ],
  ]),
  ...misses('string.order-received', unsortedOrder, [
    ['neither order', 'nonce=n1&status=completed&timestamp=1790000123&amount=100.00'],
  ]),
  ...misses('string.order-case-insensitive', '{"Zone":"1","amount":"1.00"}', [
    ['one place off', 'amount=1.00&nonce=n1&Zone=1&timestamp=1790000123'],
  ]),
  ...misses('string.order-case-insensitive', '{"a-b":"1","a_b":"2","a.b":"3","aB":"4"}', [
    ['- in front of _', 'a-b=1&a_b=2&a.b=3&aB=4&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('string.order-descending', order, [
    ['two exchanged', 'timestamp=1790000123&orderNo=P1&status=completed&nonce=n1&amount=100.00'],
  ]),
  ...misses('string.order-by-length', fiveKeys, [
    [
      'one place off',
      'nonce=n1&id=7&amount=1.00&status=done&orderNo=P1&feeAmount=0.50&timestamp=1790000123',
    ],
  ]),
  ...misses('string.order-utf-8', '{"😀":"1","～":"2"}', [
    ['both in front', '～=2&😀=1&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('body.raw', spacedBody, [
    ['other white space', '{"amount": "100.00"}'],
    ['no end', '{"amount":"100.00"'],
  ]),
  ...misses('body.raw-with-headers', framedBody, [
    ['timestamp in place of nonce', '1790000123\n{"amount": "1.00"}\n1790000123'],
    ['another separator', '1790000123;n1;{"amount": "1.00"}'],
    ['no nonce, two line ends', '1790000123\n{"amount": "1.00"}\n\n'],
  ]),
  ...misses('body.unread', order, [
    ['one field is left', 'nonce=n1&status=completed&timestamp=1790000123'],
  ]),
  ...misses('body.as-form', query, [
    ['the body again, and no pairs', '{"amount":"1.00","url":"https://x.example/?a=1&b=2 3 "}'],
  ]),
  ...misses('string.percent-encoded', remark, [
    [
      'three times',
      'amount=1.00&nonce=n1&remark=a%252520b%25252F%2525C3%2525BC&timestamp=1790000123',
    ],
    ['of ISO-8859-1', 'amount=1.00&nonce=n1&remark=a%20b%2F%FC&timestamp=1790000123'],
  ]),
  ...misses('string.form-encoded', remark, [
    ['but the slash', 'amount=1.00&nonce=n1&remark=a+b/%C3%BC&timestamp=1790000123'],
  ]),
  ...misses('string.trailing-separator', order, [
    ['a semicolon', `${rightOrder};`],
    ['two', `${rightOrder}&&`],
    ['two line ends', `${rightOrder}&\n\n`],
  ]),
  ...misses('string.trailing-newline', order, [
    ['a space', `${rightOrder} `],
    ['CR', `${rightOrder}\r`],
    ['two', `${rightOrder}\n\n`],
  ]),
  ...misses('string.separator', '{"amount":"1.00"}', [
    ['a slash', 'amount=1.00/nonce=n1/timestamp=1790000123'],
    ['three times', 'amount=1.00&&&nonce=n1&&&timestamp=1790000123'],
  ]),
  ...misses('string.key-value-separator', '{"amount":"1.00"}', [
    ['a space behind', 'amount= 1.00&nonce= n1&timestamp= 1790000123'],
    ['a thin arrow', 'amount->1.00&nonce->n1&timestamp->1790000123'],
  ]),
  ...misses('string.values-only', '{"amount":"1.00"}', [
    ['joined by slashes', '1.00/n1/1790000123'],
    ['the keys alone', 'amount&nonce&timestamp'],
  ]),
  ...misses('string.trimmed', '{"remark":" x "}', [
    ['on the right only', 'nonce=n1&remark= x&timestamp=1790000123'],
  ]),
  ...misses('string.quoted-values', order, [
    [
      'single quotes',
      "amount='100.00'&nonce=n1&orderNo='P1'&status='completed'&timestamp=1790000123",
    ],
    [
      'one header value too',
      'amount="100.00"&nonce="n1"&orderNo="P1"&status="completed"&timestamp=1790000123',
    ],
  ]),
  ...misses('string.escapes-kept', '{"remark":"caf\\u00e9 \\/x"}', [
    ['other escapes', 'nonce=n1&remark=caf\\u00E9 \\/x&timestamp=1790000123'],
  ]),
  ...misses('string.key-spelling', '{"amount":"1.00","orderNo":"P1"}', [
    ['dots', 'amount=1.00&nonce=n1&order.no=P1&timestamp=1790000123'],
    ['a name of its own', 'money=1.00&nonce=n1&orderNo=P1&timestamp=1790000123'],
  ]),
  ...misses('string.case-changed', '{"amount":"1.00","orderNo":"Pq"}', [
    ['exchanged', 'AMOUNT=1.00&NONCE=N1&ORDERnO=pQ&TIMESTAMP=1790000123'],
  ]),
  ...misses('nested.spaced', nested, [
    ['only behind commas', 'extra={"a":1, "b":[true, null, "x"]}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.sorted', '{"extra":{"b":1,"a":{"d":2,"c":3}}}', [
    ['only inside', 'extra={"b":1,"a":{"c":3,"d":2}}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.sorted', '{"extra":{"name":1.0,"fx":83.10,"id":{"zz":1.5,"b":[7]}}}', [
    [
      'by the length of the pairs',
      'extra={"name": 1.0, "fx": 83.1, "id": {"b": [7], "zz": 1.5}}&nonce=n1&timestamp=1790000123',
    ],
  ]),
  ...misses('nested.sorted', '{"extra":{"b":1,"10":{"20":1,"3":2},"9":3,"a":4}}', [
    ['descending', 'extra={"b":1,"a":4,"10":{"20":1,"3":2},"9":3}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.unicode-escaped', '{"extra":{"ü":"é😀"}}', [
    ['only the value', 'extra={"ü":"\\u00e9\\ud83d\\ude00"}&nonce=n1&timestamp=1790000123'],
    ['code points', 'extra={"\\u00fc":"\\u00e9\\u1f600"}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.slash-escaped', '{"extra":{"url":"a/b"}}', [
    ['as a code', 'extra={"url":"a\\u002fb"}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.html-escaped', htmlNested, [
    ['only <', 'extra={"q":"\\u003cb>&\'=+ü\\"x"}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.source-text', '{"extra":{ "a" : 1.0, "b":"\\/" }}', [
    ['less white space', 'extra={ "a":1.0, "b":"\\/" }&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.empty-array', '{"extra":{"a":{},"b":[]}}', [
    ['exchanged', 'extra={"a":[],"b":{}}&nonce=n1&timestamp=1790000123'],
    ['null', 'extra={"a":null,"b":[]}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('nested.language-text', nested, [
    ['no quotes', 'extra={a:1,b:[true,null,x]}&nonce=n1&timestamp=1790000123'],
    ['Ruby', 'extra={"a"=>1, "b"=>[true, nil, "x"]}&nonce=n1&timestamp=1790000123'],
  ]),
  ...misses('charset.question-marks', accent, [
    ['three of a character of two bytes', 'nonce=n1&remark=caf???&timestamp=1790000123'],
    ['the mark of Unicode', 'nonce=n1&remark=caf\ufffd&timestamp=1790000123'],
  ]),
  ...misses('charset.mojibake', accent, [
    ['half of it', 'nonce=n1&remark=cafÃ&timestamp=1790000123'],
    ['of another charset', 'nonce=n1&remark=cafﾃｩ&timestamp=1790000123'],
  ]),
  ...misses('charset.gbk', names, [
    [
      'Big5, in traditional characters',
      Buffer.concat([
        Buffer.from('nonce=n1&remark='),
        hex('b169a454'),
        Buffer.from('&timestamp=1790000123'),
      ]),
    ],
  ]),
  ...misses('charset.latin1', accent, [
    [
      'code page 437',
      Buffer.concat([
        Buffer.from('nonce=n1&remark=caf'),
        hex('82'),
        Buffer.from('&timestamp=1790000123'),
      ]),
    ],
  ]),
  ...misses('charset.utf-16', '{}', [
    [
      'a byte behind it',
      hex(
        '6e006f006e00630065003d006e0031002600740069006d0065007300740061006d0070003d003100370039003000300030003000310032003300' +
          '00',
      ),
    ],
    [
      'UTF-32',
      Buffer.from([...'nonce=n1&timestamp=1790000123'].flatMap((c) => [c.charCodeAt(0), 0, 0, 0])),
    ],
  ]),
  ...misses('charset.byte-order-mark', order, [
    ['behind the string', `${rightOrder}\ufeff`],
    ['twice', `\ufeff\ufeff${rightOrder}`],
  ]),
  ...misses('charset.normalization', '{"remark":"cafe\u0301"}', [
    ['another accent', 'nonce=n1&remark=cafe\u0300&timestamp=1790000123'],
  ]),
  ...misses('text.html-entities', markup, [
    [
      'escaped twice',
      'amount=1.00&nonce=n1&remark=&amp;lt;b&amp;gt;&amp;amp;&amp;quot;x&amp;quot;&timestamp=1790000123',
    ],
    ['no semicolon', 'amount=1.00&nonce=n1&remark=&ltb&gt&amp&quotx&quot&timestamp=1790000123'],
  ]),
  ...misses('algorithm.hashed-twice', order, [
    ['MD5 in Base64 first', createHash('md5').update(rightOrder).digest('base64')],
    ['a line end and a carriage return behind the hex', `${sha256(rightOrder, 'hex')}\n\r`],
    ['three times', sha256(sha256(rightOrder, 'hex'), 'hex')],
  ]),
  ...valueMisses,
  ...formMisses,
  ...programMisses,
  ...ownCodeMisses,
  ...languageMisses,
  ...everydayMisses,
];
