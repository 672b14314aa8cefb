import { describe, it } from 'vitest';
import { expectProportion } from '../../testing/expect-proportion';
import { listStripped } from './strip-paste';

describe('the time to strip an own string', () => {
  it.each([
    ['blanks before its end', (length: number) => `a=1&b=2${' '.repeat(length)}x`],
    [
      'lines of a quoted mail before its end',
      (length: number) => `${'> a=1\n'.repeat(length / 6)}x`,
    ],
    ['line ends before its end', (length: number) => `a=1&b=2${'\n'.repeat(length)}x`],
    [
      'separators of lines before its end',
      (length: number) => `a=1&\nb=${'\u2028'.repeat(length)}x`,
    ],
    ['one long line, and a short one', (length: number) => `a=1&b=${'2'.repeat(length)}\n\nx`],
    ['logfmt without an end', (length: number) => `time="${'a= '.repeat(length / 3)}`],
    ['an object without an end', (length: number) => `{ s: 'a=1&b=2'${' '.repeat(length)}x`],
    [
      'print_r without an end',
      (length: number) => `Array\n(\n [s] => a=1${'\n)'.repeat(length / 2)}x`,
    ],
    ['links without an end', (length: number) => '<https://a'.repeat(length / 10)],
    [
      'a query parameter without an end',
      (length: number) => `msg=a%3D${'%26 '.repeat(length / 4)}`,
    ],
    ['lines that a shell continues', (length: number) => `a=1${'&\\\nb='.repeat(length / 5)}`],
    ['rsyslog’s octal', (length: number) => `a=1&b=${'#01'.repeat(length / 3)}`],
    ['a page’s line breaks', (length: number) => '<br />\na&amp;'.repeat(length / 13)],
    ['cells of a table', (length: number) => `|${'a=1&b=2|'.repeat(length / 8)}`],
    ['a prompt without an end', (length: number) => `a=1&b=2\nme@${'a.'.repeat(length / 2)}`],
    ['one long line behind a short one', (length: number) => `a=1&\n\nb=${'2'.repeat(length)}`],
  ])('grows as its length does: %s', (_, build) => {
    expectProportion(build, (text) => [...listStripped(text)]);
  });
});
