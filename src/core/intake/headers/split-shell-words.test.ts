import { describe, expect, it } from 'vitest';
import { splitShellWords } from './split-shell-words';

describe('splitShellWords', () => {
  it.each([
    ['blanks', 'a  b\tc', ['a', 'b', 'c']],
    ['single quotes', `-d 'a "b" \\n'`, ['-d', 'a "b" \\n']],
    ['a single quote in single quotes', `'it'\\''s'`, ["it's"]],
    ['double quotes', `"a \\"b\\" \\$c \\d"`, ['a "b" $c \\d']],
    ['ANSI-C quotes', `$'a\\'b\\n\\u00e9'`, ["a'b\né"]],
    ['adjacent pieces', `a'b'"c"`, ['abc']],
    ['lines that go on', 'curl \\\n  -d x', ['curl', '-d', 'x']],
    ["cmd's carets", 'curl ^"a^" ^\n -d "x ^"', ['curl', 'a', '-d', 'x ^']],
    ["PowerShell's backticks", 'curl `\n -d "a `"b`""', ['curl', '-d', 'a "b"']],
    ['a quote that does not end', `a 'b c`, ['a', "'b c"]],
  ])('reads %s', (_, text, words) => {
    expect(splitShellWords(text).map((word) => word.text)).toEqual(words);
  });

  it('knows where a word came from', () => {
    const text = `-H 'X-Sign: ab'`;
    const [, word] = splitShellWords(text);
    const span = word?.toSource({ start: 8, end: 10 });
    expect(text.slice(span?.start, span?.end)).toBe('ab');
  });
});
