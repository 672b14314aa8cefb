/** As Python's textwrap, PHP's wordwrap and `fold` break a text, and a mail that quotes it. */
import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../../testing/inspect-pasted-body';

const sent =
  '{"orderNo":"PI-31","merchantOrderNo":"SHOP-99812","status":"completed","amount":"100.00","payerName":"Maria da Silva e Souza","description":"Pagamento do pedido numero 31 loja central de Curitiba"}';
const wordwrap = `{"orderNo":"PI-31","merchantOrderNo":"SHOP-99812","status":"
completed","amount":"100.00","payerName":"Maria da Silva e
Souza","description":"Pagamento do pedido numero 31 loja
central de Curitiba"}`;
const textwrap = `{"orderNo":"PI-31","merchantOrderNo":"SHOP-
99812","status":"completed","amount":"100.00","payerNa
me":"Maria da Silva e Souza","description":"Pagamento
do pedido numero 31 loja central de Curitiba"}`;

it.each([
  ['at blanks and in words', wordwrap, 'broken-lines json'],
  ['with the line ends of Windows', wordwrap.replaceAll('\n', '\r\n'), 'broken-lines json'],
  ['behind hyphens, in short lines', textwrap, 'broken-lines json'],
  ['in a quoting mail', textwrap.replace(/^/gm, '> '), 'line-marks broken-lines json'],
  ['in lines set in behind the first', sent.replace(/.{72}/g, '$&\n  '), 'broken-lines json'],
  ['at blanks, in lines set in', textwrap.replaceAll('\n', '\n    '), 'broken-lines json'],
  ['in an answer behind its first line', wordwrap.replaceAll('\n', '\n> '), 'broken-lines json'],
  ['everywhere alike', sent.replace(/.{64}/g, '$&\n'), 'broken-lines json'],
  ['at blanks alone', sent.replace(/(.{60,90}) /g, '$1\n'), 'broken-lines json'],
  ['where a blank stays at the end', wordwrap.replace(/ e$/m, ' e '), 'broken-lines json'],
])('a body of one line is read where it was broken: %s', async (_, text, forms) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  const [dump] = problems;
  expect(dump?.code === 'body.dump' && dump.forms.join(' ')).toBe(forms);
});

it('an escape may be broken, too, and a line end be one of a value', async () => {
  const escaped = String.raw`{"orderNo":"P1","amount":"1.00","status":"completed","payerName":"Zo\u00eb","note":"line one\nline two"}`;
  for (const text of [
    escaped.replace('00eb', '00\neb'),
    escaped.replace(String.raw`\n`, '\n'),
    escaped.replace(String.raw`\n`, '\\\nn'),
  ])
    expect((await inspectPastedBody(text, escaped)).verdict.kind, text).toBe('valid');
});

it('a name with blanks is read with them', async () => {
  const text =
    '{"orderNo":"P1","status":"completed","extra":{"my own\nkey":"a value of several words that go on"},"amount":"1.00"}';
  const { verdict } = await inspectPastedBody(text, text.replace('\n', ' '));
  expect(verdict.kind).toBe('valid');
});

it.each([
  ['a slip in lines of their own', '{\n"orderNo":"P1",\n"amount":"1.00"\n"status":"completed"\n}'],
  ['a value with a line end, among short lines', '{\n"orderNo":"P1",\n"note":"a\nb"\n}'],
])('other text is not: %s', async (_, text) => {
  const { problems } = await inspectPastedBody(text, sent);
  expect(problems).toMatchObject([{ code: 'body.syntax' }]);
});
