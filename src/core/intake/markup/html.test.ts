import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../../testing/inspect-pasted-body';

const tagged = '{"orderNo":"P1","amount":"1.00","remark":"<b>hi</b> x"}';
const entities = '{"orderNo":"P1","amount":"1.00","remark":"a &lt; b &amp; c"}';
const order = '{"orderNo":"P1","amount":"1.00","status":"completed"}';

it.each([
  ['with tags of its own', `<pre>${tagged}</pre>`, tagged],
  ['with entities of its own', `<pre>${entities}</pre>`, entities],
  [
    'that the page has escaped',
    `<pre>${entities}</pre>`,
    '{"orderNo":"P1","amount":"1.00","remark":"a < b & c"}',
  ],
  ['a paragraph a line', `<p>${order.replaceAll(',', ',</p>\n<p>')}</p>`, order],
  [
    'in a few paragraphs',
    '<p>{"orderNo":"P1",</p><p>"amount":"1.00",</p><p>"status":"completed"}</p>',
    order,
  ],
  [
    'with its values in colours',
    `<pre>${order.replace(/:("[^"]*")/g, ': <span class="str">$1</span>')}</pre>`,
    order,
  ],
  [
    'with a marked value',
    `<pre><code>${order.replace('"completed"', '<mark>"completed"</mark>')}</code></pre>`,
    order,
  ],
  ['with a marked part of a value', `<pre>${order.replace('P1', '<em>P1</em>')}</pre>`, order],
  ['with bold names', `<pre>${order.replace(/"(\w+)":/g, '"<b>$1</b>": ')}</pre>`, order],
])('JSON in a page’s source is read %s', async (_, text, sent) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  const restored = problems.flatMap((one) => (one.code === 'body.dump' ? one.restored : []));
  expect(restored).toEqual([]);
});

it.each([
  '<code>P1</code><button>Copy</button>',
  '<code>P1</code><span></span>',
  '<button>P1</button>',
  '<i class="icon ok"></i><span>P1</span>',
])('of a cell the element with a text is its value: %s', async (cell) => {
  const { verdict } = await inspectPastedBody(
    `<table><tr><td>orderNo</td><td>${cell}</td></tr><tr><td>amount</td><td>1.00</td></tr></table>`,
    '{"orderNo":"P1","amount":"1.00"}',
  );
  expect(verdict.kind).toBe('valid');
});

it('what a cell has beside its first element with a text is told as left out', async () => {
  const text =
    '<table><tr><td>orderNo</td><td>P1</td></tr><tr><td>amount</td><td>1.00</td></tr><tr><td>list</td><td><ul><li>1</li><li>2</li></ul></td></tr></table>';
  const { problems } = await inspectPastedBody(
    text,
    '{"orderNo":"P1","amount":"1.00","list":[1,2]}',
  );
  expect(problems).toMatchObject([{ code: 'body.dump', losses: [{ kind: 'elided' }] }]);
});
