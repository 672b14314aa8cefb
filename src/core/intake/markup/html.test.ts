import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../../testing/inspect-pasted-body';

it.each([
  [
    'escaped',
    '<pre>{"orderNo":"P1","amount":"1.00","remark":"a &lt; b &amp; c"}</pre>',
    '{"orderNo":"P1","amount":"1.00","remark":"a < b & c"}',
  ],
  [
    'with tags of its own',
    '<pre>{"orderNo":"P1","amount":"1.00","remark":"<b>hi</b> x"}</pre>',
    '{"orderNo":"P1","amount":"1.00","remark":"<b>hi</b> x"}',
  ],
])('JSON in a page’s source is read as it stands there: %s', async (_, text, sent) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  const restored = problems.flatMap((one) => (one.code === 'body.dump' ? one.restored : []));
  expect(restored).toEqual([]);
});

it('what a cell has beside its first element is told as left out', async () => {
  const text =
    '<table><tr><td>orderNo</td><td>P1</td></tr><tr><td>amount</td><td>1.00</td></tr><tr><td>list</td><td><ul><li>1</li><li>2</li></ul></td></tr></table>';
  const { problems } = await inspectPastedBody(
    text,
    '{"orderNo":"P1","amount":"1.00","list":[1,2]}',
  );
  expect(problems).toMatchObject([{ code: 'body.dump', losses: [{ kind: 'elided' }] }]);
});
