/** As mariadb 10.11 --batch and PostgreSQL 15 print a column of text. */
import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../testing/inspect-pasted-body';

const sent = String.raw`{"orderNo":"P1","amount":"1.00","status":"completed","comment":"one\ntwo\tend","path":"C:\\temp"}`;
const quoted = sent.replace('two', String.raw`\"two\"`);
const double = (text: string) => text.replaceAll('\\', '\\\\');

it.each([
  [
    'mysql --batch',
    `id\tpayload\tat\n5\t${double(sent)}\t2026-11-26`,
    sent,
    'embedded escaped json',
  ],
  ['COPY', `5\t${double(sent)}\n`, sent, 'embedded escaped json'],
  ['quotes in a value', `id\tpayload\n5\t${double(quoted)}\n`, quoted, 'escaped json'],
])('a client’s own escapes changed no value: %s', async (_, text, body, forms) => {
  const { verdict, problems } = await inspectPastedBody(text, body);
  expect(verdict.kind).toBe('valid');
  const [dump] = problems;
  expect(dump?.code === 'body.dump' && dump.forms.join(' ')).toBe(forms);
  expect(dump).toMatchObject({ restored: [] });
});

it('without a column beside it, a program may have changed them', async () => {
  const { problems } = await inspectPastedBody(`payload ${double(sent)}`, sent);
  expect(problems).toMatchObject([{ restored: [{ key: 'comment' }, { key: 'path' }] }]);
});

it('what was not signed has the name that was pasted', async () => {
  const text =
    "array (\n  'id' => 5,\n  'order_no' => 'P1',\n  'order_type' => 'payin',\n  'created_at' => '2026-11-26',\n)";
  const { problems } = await inspectPastedBody(text, '{"orderNo":"P1","orderType":"payin"}');
  expect(problems).toMatchObject([
    {
      code: 'body.dump',
      restored: [
        { key: 'createdAt', pastedKey: 'created_at', signed: null },
        { pastedKey: 'id', signed: null },
      ],
    },
  ]);
});

// Python: str(data) of a Django model's names; Java: a record's; Go: a struct's, in an envelope.
it.each([
  ["{'order_no': 'P1', 'order_type': 'payin', 'amount': '1.00'}", 'order_no'],
  ['Callback[orderNo=P1, orderType=payin, amount=1.00]', undefined],
  ['{OrderNo:P1 OrderType:payin Amount:1.00}', 'OrderNo'],
  [
    `{"Message":${JSON.stringify('{"ORDER_NO":"P1","ORDER_TYPE":"payin","AMOUNT":"1.00"}')}}`,
    'ORDER_NO',
  ],
])('keys that a program spelled otherwise are told of: %s', async (text, written) => {
  const body = '{"orderNo":"P1","orderType":"payin","amount":"1.00"}';
  const { verdict, problems } = await inspectPastedBody(text, body);
  expect(verdict.kind).toBe('valid');
  const [dump] = problems;
  if (dump?.code !== 'body.dump') throw new Error('no dump');
  expect(dump.respelled).toEqual(written && { key: 'orderNo', pastedKey: written });
});

const ofPhp = `stdClass Object
(
    [orderType] => payin
    [orderNo] => P1
    [status] => completed
    [meta] => stdClass Object
        (
            [vip] => 1
            [ref] => 
            [tags] => Array
                (
                )

            [score] => 4
        )

    [flags] => Array
        (
            [0] => 1
            [1] => 
        )

)
`;

it('print_r’s own text of true, false and null changed no value', async () => {
  const sent =
    '{"orderType":"payin","orderNo":"P1","status":"completed","meta":{"vip":true,"ref":null,"tags":[],"score":4.0},"flags":[true,false]}';
  const { verdict, problems } = await inspectPastedBody(ofPhp, sent);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([{ code: 'body.dump', forms: ['php-print-r'], restored: [] }]);
});

it('what a program changed is told beside it', async () => {
  const text =
    'Array\n(\n    [orderNo] => P1\n    [amount] => 1.5\n    [status] => completed\n    [flags] => Array\n        (\n            [0] => 1\n            [1] => \n        )\n\n)\n';
  const sent = '{"orderNo":"P1","amount":"1.50","status":"completed","flags":[true,false]}';
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([{ restored: [{ key: 'amount', pasted: '1.5' }] }]);
});
