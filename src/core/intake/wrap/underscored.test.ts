/** $_POST of PHP 8.2, where JSON was sent: its parser of forms has no dots and blanks in names. */
import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../../testing/inspect-pasted-body';

/** Up to the first = it is a name. */
function takeForForm(sent: string): readonly (readonly [name: string, value: string])[] {
  return sent.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.replace(/[ .]/g, '_'), value.join('=')] as const;
  });
}

const encode = (sent: string) => JSON.stringify(Object.fromEntries(takeForForm(sent)));
const print = (sent: string) =>
  `Array\n(\n${takeForForm(sent)
    .map(([name, value]) => `    [${name}] => ${value}\n`)
    .join('')})\n`;

const words =
  '{"orderNo":"PI_31","amount":"100.00","completedAt":1790090990,"status":"completed","payerName":"Maria da Silva e Souza","email":"asha_rao@example.in","fx":{"rate":83.25}}';
const spaced = '{"orderNo": "P1", "amount": "100.00", "status": "completed"}';
const query =
  '{"orderNo":"P1","amount":"1.50","status":"completed","url":"https://shop.example.com/r?a=31&b=x","note":"No. 5"}';

it.each([
  ['json_encode', encode(words), words, 'json envelope underscored json'],
  ['print_r', print(words), words, 'php-print-r envelope underscored json'],
  ['with blanks between values', print(spaced), spaced, 'php-print-r envelope underscored json'],
  ['parted at & and =', print(query), query, 'php-print-r split underscored json'],
])('a body that is a key is read without its underscores: %s', async (_, text, sent, forms) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  const [dump] = problems;
  expect(dump?.code === 'body.dump' && dump.forms.join(' ')).toBe(forms);
});

it('underscores of a body without an amount like that are its own', async () => {
  const sent = '{"orderNo":"P_1","merchantOrderNo":"a_b","status":"completed"}';
  const { problems } = await inspectPastedBody(print(sent), sent);
  expect(problems).toMatchObject([{ forms: ['php-print-r', 'envelope', 'json'] }]);
});
