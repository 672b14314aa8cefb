import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CodeLanguage, codeLanguages } from '../../../core/code-language';
import { codeRules } from '../../../core/diagnosis/code-rule';
import type { Part } from '../../shell/deferred';
import { type CodeFile, codeFiles } from './code-files';
import { type CodeLine, splitLines } from './code-line';
import { findRuleLines } from './find-rule-lines';

const folder = join(process.cwd(), 'verification-code');

async function fetchPart<Code>(part: Part<Code>): Promise<Code> {
  await part.fetch();
  const code = part.code();
  if (code === null) throw new Error('not fetched');
  return code;
}

const load = (language: CodeLanguage): Promise<CodeFile> => fetchPart(codeFiles[language]);

const joinWords = (lines: readonly CodeLine[]): string =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join('');

describe.each(codeLanguages)('the code in %s', (language) => {
  it('is the file, character by character', async () => {
    const { name, text, highlighted } = await load(language);
    expect(text).toBe(readFileSync(join(folder, name), 'utf8'));
    for (const lines of [splitLines(text), await fetchPart(highlighted)]) {
      expect(joinWords(lines)).toBe(text);
      expect(lines.length).toBe(text.trimEnd().split('\n').length);
    }
  });

  it('tells comments and keywords apart', async () => {
    const lines = await fetchPart((await load(language)).highlighted);
    const classes = lines.flatMap(({ words }) => words.map((word) => word.classes));
    expect(classes).toContain('hljs-keyword');
    expect(classes).toContain('hljs-comment');
  });

  it.each(codeRules)('has the rule [%s] once, with lines of code', async (rule) => {
    const { text } = await load(language);
    expect(text.split(new RegExp(String.raw`\[${rule}\] [A-Z]`))).toHaveLength(2);
    const { from, to } = findRuleLines(text, rule) ?? { from: 0, to: 0 };
    const lines = text.split('\n').slice(from - 1, to);
    expect(lines[0]).toContain(`[${rule}] `);
    expect(lines.filter((line) => !/^\s*(?:\/\/|\/?\*|#)/.test(line))).not.toHaveLength(0);
    expect(lines).not.toContain('');
  });
});

it('shows every file that there is', async () => {
  const names = await Promise.all(
    codeLanguages.map(async (language) => (await load(language)).name),
  );
  expect([...names, 'README.md'].sort()).toEqual(readdirSync(folder).sort());
});

describe('findRuleLines', () => {
  const code = [
    'a();',
    '// [order] By code unit',
    '// and no other.',
    'sort();',
    'sortAgain();',
    '// [joining] With &',
    'join();',
    '',
    'b();',
  ].join('\n');

  it.each([
    ['order', { from: 2, to: 5 }],
    ['joining', { from: 6, to: 7 }],
    ['numbers', null],
  ] as const)('[%s]', (rule, lines) => {
    expect(findRuleLines(code, rule)).toEqual(lines);
  });
});
