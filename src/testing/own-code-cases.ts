/** Cases of what code that nobody here had looked at made of callbacks: the strings are what it printed, of smaller bodies. */
import { type DeviationCase, forms, misses, type SignedCase } from './case-rows';

const order = '{"amount":"1.00","orderNo":"P1"}';
const end = '&timestamp=1790000123';

export const ownCodeCases: readonly DeviationCase[] = [
  // '&'.join(sorted(p)) and Object.keys(p).sort().join(',')
  ...forms('string.keys-only', order, [
    ['ampersand', 'joined by &', 'amount&nonce&orderNo&timestamp'],
    ['comma', 'joined by commas', 'amount,nonce,orderNo,timestamp'],
    ['bar', 'joined by |', 'amount|nonce|orderNo|timestamp'],
    ['line-end', 'one a line', 'amount\nnonce\norderNo\ntimestamp'],
    ['nothing', 'joined by nothing', 'amountnonceorderNotimestamp'],
    ['body-ampersand', 'those of the body, joined by &', 'amount&orderNo'],
    ['body-comma', 'those of the body, joined by commas', 'amount,orderNo'],
  ]),
  // Ruby: p.symbolize_keys.sort.map { |k, v| "#{k.inspect}=#{v}" }
  ...forms('string.key-spelling', order, [
    ['symbols', 'a colon in front', ':amount=1.00&:nonce=n1&:orderNo=P1&:timestamp=1790000123'],
  ]),
  // strtolower($k) or k.toUpperCase() before the sort
  ...forms('string.key-spelling', '{"UTR":"A1","_ref":"r","amount":"1.00"}', [
    ['lower-case-sorted', 'before they are sorted', `_ref=r&amount=1.00&nonce=n1${end}&utr=A1`],
    [
      'upper-case-sorted',
      'before they are sorted',
      'AMOUNT=1.00&NONCE=n1&TIMESTAMP=1790000123&UTR=a1&_REF=r',
      '{"utr":"a1","_ref":"r","amount":"1.00"}',
    ],
  ]),
  // Ruby: s.encode('ASCII', xml: :text)
  ...forms('text.html-entities', '{"remark":"<é> \\"x\\""}', [
    ['whole-hex', '&#xE9;', 'nonce=n1&amp;remark=&lt;&#xE9;&gt; "x"&amp;timestamp=1790000123'],
  ]),
  // Python: json.loads(body.decode('ascii', 'ignore'))
  ...forms('charset.characters-dropped', '{"Región":"Bogotá","payer":"张三","备注":"x"}', [
    ['body', 'before it is parsed', `=x&Regin=Bogot&nonce=n1${end}`],
  ]),
  // Perl: encode('ascii', $s, Encode::FB_PERLQQ)
  ...forms('charset.escaped', '{"payer":"José 张😀"}', [
    ['perl', '\\x{00e9}', `nonce=n1&payer=Jos\\x{00e9} \\x{5f20}\\x{1f600}${end}`],
  ]),
];

export const ownCodeMisses: readonly SignedCase[] = [
  ...misses('string.keys-only', order, [
    ['in another order', 'timestamp&nonce&amount&orderNo'],
    ['one value', 'amount=1.00&nonce&orderNo&timestamp'],
    ['of one more', 'amount&nonce&orderNo&sign&timestamp'],
  ]),
];
