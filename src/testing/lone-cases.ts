/** Forms that are tried alone, as programs in eight languages print them: written out, none is computed by this project. */
import { type DeviationCase, forms } from './case-rows';

const plain = '{"amount":"1.00","orderNo":"P1"}';
const noted = '{"amount":"1.00","note":"a \\"b\\""}';
const end = '&timestamp=1790000123';
const pairs = `amount=1.00&nonce=n1&orderNo=P1${end}`;

export const loneCases: readonly DeviationCase[] = [
  ...forms('string.separator', plain, [
    ['ampersands', '&&', 'amount=1.00&&nonce=n1&&orderNo=P1&&timestamp=1790000123'],
    // C#: StringBuilder.AppendLine(key + "=" + value + "&")
    [
      'ampersand-line-end-each',
      '& and a line end, behind the last pair too',
      'amount=1.00&\nnonce=n1&\norderNo=P1&\ntimestamp=1790000123&\n',
    ],
    [
      'semicolon-line-end',
      '; and a line end',
      'amount=1.00;\nnonce=n1;\norderNo=P1;\ntimestamp=1790000123',
    ],
    ['dot', 'a dot', 'amount=1.00.nonce=n1.orderNo=P1.timestamp=1790000123'],
    [
      'in-brackets',
      'each of its pairs in brackets',
      '[amount=1.00][nonce=n1][orderNo=P1][timestamp=1790000123]',
    ],
  ]),
  // Go: fmt.Sprint(pairs), and fmt.Sprintf("%q", pairs)
  ...forms('string.separator', noted, [
    [
      'go-list',
      'its pairs as Go prints a list',
      '[amount=1.00 nonce=n1 note=a "b" timestamp=1790000123]',
    ],
    [
      'go-list-quoted',
      'each in quotation marks',
      '["amount=1.00" "nonce=n1" "note=a \\"b\\"" "timestamp=1790000123"]',
    ],
  ]),
  ...forms('string.key-value-separator', plain, [
    ['equals-twice', '==', 'amount==1.00&nonce==n1&orderNo==P1&timestamp==1790000123'],
    // Perl: my @l = map { ($_, $h{$_}) } sort keys %h; "@l"
    [
      'space-throughout',
      'spaces throughout',
      'amount 1.00 nonce n1 orderNo P1 timestamp 1790000123',
    ],
    [
      'arrow-comma',
      '=>, with spaces around it',
      'amount => 1.00, nonce => n1, orderNo => P1, timestamp => 1790000123',
    ],
    ['colon-semicolon', ':, and ;', 'amount:1.00;nonce:n1;orderNo:P1;timestamp:1790000123'],
    // C#: string.Concat(new SortedDictionary<string, string>(StringComparer.Ordinal) { … })
    [
      'in-brackets-alone',
      'nothing between pairs',
      '[amount, 1.00][nonce, n1][orderNo, P1][timestamp, 1790000123]',
    ],
  ]),
  ...forms('string.key-spelling', plain, [
    [
      'lists',
      'a query has those of lists',
      'amount[]=1.00&nonce[]=n1&orderNo[]=P1&timestamp[]=1790000123',
    ],
    // PHP: urldecode(http_build_query(['data' => $params]))
    [
      'under-data',
      'each as data[key]',
      'data[amount]=1.00&data[nonce]=n1&data[orderNo]=P1&data[timestamp]=1790000123',
    ],
  ]),
  // Perl: join('&', sort values %h)
  ...forms('string.values-only', plain, [
    ['sorted/ampersand', 'joined by &', '1.00&1790000123&P1&n1'],
    ['sorted/nothing', 'sorted as texts', '1.001790000123P1n1'],
    ['sorted/comma', 'joined by commas', '1.00,1790000123,P1,n1'],
    ['sorted/bar', 'joined by |', '1.00|1790000123|P1|n1'],
  ]),
  // Perl: reverse $string, and sha256_base64($string)
  ...forms('string.text-encoded', plain, [
    ['reversed', 'written backwards', '3210000971=pmatsemit&1P=oNredro&1n=ecnon&00.1=tnuoma'],
  ]),
  ...forms('algorithm.hashed-twice', plain, [
    ['base64-unpadded', 'without padding', 'U/Dcv25HbveT/alvpXVCLdqd0kDy9ABDU5HKe7A+gPg'],
  ]),
  // Java: String text = null; text += …; and setLength(length() - 2)
  ...forms('text.characters-added', plain, [['null-in-front', 'null in front', `null${pairs}`]]),
  ...forms('text.characters-dropped', plain, [
    [
      'last-two',
      'lacks its last two characters',
      'amount=1.00&nonce=n1&orderNo=P1&timestamp=17900001',
    ],
  ]),
  ...forms('string.merchant-no-added', plain, [
    ['behind/appId', 'behind the pairs, not sorted', `${pairs}&appId=M10086`],
  ]),
  ...forms('string.field-added', plain, [
    ['behind/timestamp', 'a second time', `${pairs}${end}`],
    ['behind/nonce', 'a second time', `${pairs}&nonce=n1`],
  ]),
];
