import { expect, it } from 'vitest';
import { nameShape } from './entry-shapes';

const rest = 'Ab+/'.repeat(25);
const entry = (
  start: string,
  body: string,
  around = `headers={'X-Sign': '${start}${rest}'} body=`,
) => `2026-11-21 10:00:0${start.length % 10},123 INFO ${around}${body}`;
const first = entry('9Q', '{"orderType":"payin","amount":"1.00"}');

it.each([
  ['another signature, time and body', entry('x/', '{"amount":"20","extra":{"a":[1]}}'), true],
  ['a slash with its escape', entry('Ab\\/Q', '{"orderNo":"P1"}'), true],
  ['a body that is cut', entry('Ab', '{"orderType":"payin","extra":{"a":1}'), false],
  ['a body of Python', entry('Ab', "{'orderType': 'payin'}"), false],
  ['a body in a text of JSON', entry('Ab', '{\\"orderType\\":\\"payin\\"}'), false],
  ['a body in quotes', entry('Ab', '\'{"orderType":"payin"}\''), false],
  ['headers of Java', entry('Ab', '{"orderType":"payin"}', 'headers={X-Sign=Ab} body='), false],
  ['a signature that is cut', first.replace(rest, 'Ab+/'), false],
  ['another header', entry('Ab', '{"orderType":"payin"}').replace('X-Sign', 'X-Nonce'), false],
])('an entry of a log looks like another one by all but its values: %s', (_, other, isAlike) => {
  expect(nameShape(other) === nameShape(first)).toBe(isAlike);
});

it('says how headers behind a body are written', () => {
  const behind = (headers: string): string =>
    nameShape(`INFO {"orderType":"payin","amount":"1.00"} ${headers}`);
  expect(behind("{'X-Sign': 'Ab'}")).toBe(behind("{'X-Sign': 'cd=='}"));
  expect(behind('{X-Sign=Ab}')).not.toBe(behind("{'X-Sign': 'Ab'}"));
});
