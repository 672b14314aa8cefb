import { describe, expect, it } from 'vitest';
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

/** Processor time in milliseconds, the least of a few: what else runs on the machine costs none of it. */
function measure(text: string): number {
  const times = [0, 1].map(() => {
    const start = process.cpuUsage();
    readRequest(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('the time that a paste takes', () => {
  it.each(units)('grows as its length does: %j', (unit) => {
    const [short, long] = [52_000, 208_000];
    const inProportion = (long / short) * measure(unit.repeat(short / unit.length));
    // Four times as long would take 16 times as long where it grew with the square.
    expect(measure(unit.repeat(long / unit.length))).toBeLessThan(2 * inProportion + 200);
  });
});
