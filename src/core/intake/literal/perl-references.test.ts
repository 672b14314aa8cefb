/** As Perl 5.36 prints a document that JSON::PP 4.07 decoded. */
import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../../testing/inspect-pasted-body';

const sent = `{"orderNo":"P1","amount":"1.00","a'b":true,"meta":{"vip":true,"x y":[false,true]},"settled":true,"status":"completed","test":false}`;
const dumper = String.raw`$VAR1 = {
          'a\'b' => bless( do{\(my $o = 1)}, 'JSON::PP::Boolean' ),
          'amount' => '1.00',
          'meta' => {
                      'vip' => $VAR1->{'a\'b'},
                      'x y' => [
                                 bless( do{\(my $o = 0)}, 'JSON::PP::Boolean' ),
                                 $VAR1->{'a\'b'}
                               ]
                    },
          'orderNo' => 'P1',
          'settled' => $VAR1->{'a\'b'},
          'status' => 'completed',
          'test' => $VAR1->{'meta'}{'x y'}[0]
        };
`;

it.each([
  ['Data::Dumper', ['perl'], dumper],
  [
    'its Indent, Useqq and Terse',
    ['perl'],
    String.raw`{
  "a'b" => bless( do{\(my $o = 1)}, 'JSON::PP::Boolean' ),
  "amount" => "1.00",
  "meta" => {
    "vip" => $VAR1->{"a'b"},
    "x y" => [
      bless( do{\(my $o = 0)}, 'JSON::PP::Boolean' ),
      $VAR1->{"a'b"}
    ]
  },
  "orderNo" => "P1",
  "settled" => $VAR1->{"a'b"},
  "status" => "completed",
  "test" => $VAR1->{"meta"}{"x y"}[0]
}
`,
  ],
  [
    'its Quotekeys, in a list',
    ['perl', 'envelope'],
    String.raw`$VAR1 = [
          {
            'a\'b' => bless( do{\(my $o = 1)}, 'JSON::PP::Boolean' ),
            amount => '1.00',
            meta => {
                      vip => $VAR1->[0]{'a\'b'},
                      'x y' => [
                                 bless( do{\(my $o = 0)}, 'JSON::PP::Boolean' ),
                                 $VAR1->[0]{'a\'b'}
                               ]
                    },
            orderNo => 'P1',
            settled => $VAR1->[0]{'a\'b'},
            status => 'completed',
            test => $VAR1->[0]{meta}{'x y'}[0]
          }
        ];
`,
  ],
])('what stands twice is the value that it refers to: %s', async (_, forms, text) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([{ code: 'body.dump', forms, losses: [], restored: [] }]);
});

it('so it is for Data::Printer', async () => {
  const text = `{
    amount     1.00,
    meta       {
        f     [
            [0] 0 (JSON::PP::Boolean),
            [1] 1 (JSON::PP::Boolean)
        ],
        vip   var{meta}{f}[1]
    },
    orderNo    "P1",
    settled    var{meta}{f}[1],
    status     "completed",
    test       var{meta}{f}[0]
}
`;
  const body =
    '{"orderNo":"P1","amount":"1.00","meta":{"f":[false,true],"vip":true},"settled":true,"status":"completed","test":false}';
  const { verdict, problems } = await inspectPastedBody(text, body);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([{ code: 'body.dump', forms: ['perl'], losses: [] }]);
});

it.each([
  ['nowhere', "$VAR1->{'none'}"],
  ['to itself', "$VAR1->{'settled'}"],
  ['to another reference', "$VAR1->{'test'}"],
  ['to what it stands in', "$VAR1->{'meta'}"],
])('a reference that leads %s stays a loss', async (_, way) => {
  const text = dumper
    .replace(String.raw`'settled' => $VAR1->{'a\'b'}`, `'settled' => ${way}`)
    .replace("$VAR1->{'meta'}{'x y'}[0]", "$VAR1->{'settled'}");
  const { problems } = await inspectPastedBody(text, sent);
  expect(problems).toMatchObject([
    { code: 'body.dump', losses: [{ kind: 'reference' }, { kind: 'reference' }] },
  ]);
});

it.each([
  [
    'is followed in the second of two',
    "$VAR1 = { 'X-Nonce' => 'abc' };\n",
    "$VAR2->{'settled'}",
    0,
  ],
  ['that leads into another value stays a loss', '', "$VAR2->{'settled'}", 1],
])('a reference of several values %s', async (_, front, way, count) => {
  const body = '{"orderNo":"P1","amount":"1.00","note":"$VAR3","settled":true,"test":true}';
  const text = String.raw`${front}$VAR${front === '' ? 1 : 2} = {
          'amount' => '1.00',
          'note' => '$VAR3',
          'orderNo' => 'P1',
          'settled' => bless( do{\(my $o = 1)}, 'JSON::PP::Boolean' ),
          'test' => ${way}
        };
`;
  const { problems } = await inspectPastedBody(text, body);
  const losses = Array.from({ length: count }, () => ({ kind: 'reference' }));
  expect(problems).toMatchObject([{ code: 'body.dump', losses }]);
});
