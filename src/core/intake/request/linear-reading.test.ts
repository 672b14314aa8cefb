import { describe, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { readRequest } from './read-request';

/** Repeated, each makes every start of something a false one. */
const units: readonly string[] = [
  '{',
  '{"a":',
  '"{\\"',
  'curl ',
  "curl '",
  'curl -H "X-Sign: a"\n',
  'curl ^\n -H ^"X-Sign: a^" ^\n',
  "echo 'a' | curl ",
  'POST / HTTP/1.1\n',
  ':method: POST\nx\n',
  'X-Nonce: a\nX-Sign: a\n',
  'X-Nonce a\nX-Sign: a\n',
  'POST / HTTP/1.1\nX-Sign: a\nno header\n',
  "fetch('",
  'Invoke-WebRequest @{"X-Sign"="a"} -Body "',
  '-----BEGIN PUBLIC KEY-----\n',
  '{"log":"X-Sign: 1\\n"}\n',
  'web_1  | X-Sign: a\n',
  "send: b'",
  'X-Sign: a\n{"orderNo":"1","amount":"2"}\n',
  '{"a":{"b":{"X-Sign":"a","orderNo":1}}} ',
  'curl -d "$(cat <<EOF\n',
  'POST / HTTP/1.1.\nX-Sign: a.\n',
  'X-Sign,body\na,"{""orderNo"":1}"\n',
  '0000: 50 4f 53 54 20 2f 63 61 6c 6c 62 61 63 6b 2f 70 POST /callback/p\n',
];

describe('the time that a paste takes', () => {
  it.each(units)('grows as its length does: %j', (unit) => {
    expectProportion((length) => unit.repeat(length / unit.length), readRequest);
  });

  it('grows as the lines do that nothing joins', () => {
    expectProportion((length) => `curl ${'\n'.repeat(length)} -d '{}'`, readRequest);
  });

  it('grows as a variable’s name and the blanks behind it do', () => {
    const start = 'Invoke-WebRequest @{"X-Sign"="a"} $';
    expectProportion((length) => `${start}${'body'.repeat(length / 8)}`, readRequest);
    expectProportion((length) => `${start}body =${' '.repeat(length)}x`, readRequest);
  });
});
