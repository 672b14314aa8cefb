// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates are planted as code
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findWords } from './find-words.mjs';
import { findWordsOfDocument } from './find-words-of-document.mjs';
import { root } from './run.mjs';

/** @param {string} source */
const findInCore = (source) => listTexts(findWords('planted.ts', source, { isDrawn: false }));
/** @param {string} source */
const findInUi = (source) => listTexts(findWords('planted.tsx', source, { isDrawn: true }));
/** @param {ReturnType<typeof findWords>} findings */
const listTexts = (findings) => findings.map(({ text }) => text);

describe('where nothing is drawn', () => {
  it.each([
    ['a sentence', "const a = 'The key is missing.';", "'The key is missing.'"],
    ['a label of two words', "const a = { title: 'Own string' };", "'Own string'"],
    ['a sentence around a value', 'const a = `${key} is missing`;', '`${key} is missing`'],
    ['a value with its unit', 'const a = `${count} bytes`;', '`${count} bytes`'],
    ['an article before a value', 'const a = `the ${name}`;', '`the ${name}`'],
    ['a quotation', "const a = 'it is “one”, or two';", "'it is “one”, or two'"],
    ['a sentence of another language', "const a = 'не подписано';", "'не подписано'"],
    ['one in a call', "add('was left out');", "'was left out'"],
    ['one behind a type', "const a = ('not signed' as const);", "'not signed'"],
    ['one inside another', "const a = `${b ? 'is missing' : ''}`;", "'is missing'"],
    ['one in a tag', 'const a = say`${key} is missing`;', '`${key} is missing`'],
  ])('refuses %s', (_, source, text) => {
    expect(findInCore(source)).toEqual([text]);
  });

  it.each([
    ['codes', "const a = ['merchant-no.different', 'pem.empty', 'X-Sign', 'SHA-256'];"],
    ['markers of a format', "const a = '-----BEGIN PUBLIC KEY-----';"],
    ['what joins values', 'const a = `${key}=${value}&${rest}`, b = `${x} ${y}`;'],
    ['imports', "import a from './some module of mine';"],
    ['what is imported later', "const a = import('./some module of mine');"],
    ['what is given on', "export { a } from './some module of mine';"],
    ['types', "type A = 'left out' | `${string} is missing`; let a: 'left out';"],
    ['patterns', 'const a = /^is this one/;'],
    ['comments', '// This is a comment.\nconst a = 1;'],
    ['what is thrown', 'throw new TypeError(`the key ${key} is missing`);'],
    ['what fails', "reject(new Error('there is no worker'));"],
    ['names of members', "const a = { 'left out': 1 };"],
  ])('lets %s pass', (_, source) => {
    expect(findInCore(source)).toEqual([]);
  });
});

describe('where the page is drawn', () => {
  it.each([
    ['a sentence', "const a = 'The key is missing.';", "'The key is missing.'"],
    ['a word in JSX', '<p>Copied</p>;', 'Copied'],
    ['words beside a value', '<p>{count} bytes</p>;', 'bytes'],
    ['letters of any script', '<p>键</p>;', '键'],
    ['a word in braces', "<p>{isOpen ? 'open' : null}</p>;", "'open'"],
    ['a word behind a condition', "<p>{isOpen && 'open'}</p>;", "'open'"],
    ['words that are added', '<p>{count + "pairs"}</p>;', '"pairs"'],
    ['a default', 'const { label = "pairs" } = props;', '"pairs"'],
    ['a template in braces', '<p>{`${count}s`}</p>;', '`${count}s`'],
    ['a title', '<p title="Close" />;', '"Close"'],
    ['a placeholder', '<input placeholder={empty ? "now" : ""} />;', '"now"'],
    ['an alternative text', '<img alt="chart" />;', '"chart"'],
    ['an accessible name', '<p aria-label={`Theme: ${name}`} />;', '`Theme: ${name}`'],
    ['a described role', '<p aria-roledescription="slider" />;', '"slider"'],
    ['a label of a component', '<Field label="notifyUrl" hint="optional" />;', '"notifyUrl"'],
    ['what is read aloud', "node.ariaLabel = 'chart';", "'chart'"],
    ['what is written', "node.textContent = 'made';", "'made'"],
    ['an attribute that is set', "node.setAttribute('aria-label', 'chart');", "'chart'"],
    ['a label of a chart', "const a = { label: 'attempt' };", "'attempt'"],
    ['a label for later', "const a = ['Pairs'];", "'Pairs'"],
  ])('refuses %s', (_, source, text) => {
    expect(findInUi(source)[0]).toBe(text);
  });

  it.each([
    ['what words give', '<p title={words.close}>{words.text(count)} · {a}</p>;'],
    ['signs', '<p>✓ {a} — 1:2&nbsp;…</p>;'],
    ['classes', '<p className={`panel is-${a ? "good and well" : ""}`} />;'],
    ['a class for later', "const className = 'panel is-good';"],
    ['identifiers', '<p id="a-title" role="status" data-testid="one two" key="a b" />;'],
    ['codes that are given', '<p>{draw("pairs", a === "hex")}</p>;'],
    ['what is compared', "const a = event.key === 'Enter';"],
    ['selectors', "node.querySelectorAll('tbody tr');"],
    ['media queries', "const a = '(prefers-color-scheme: dark)';"],
    ['functions in an attribute', '<p onClick={() => add("pairs")} />;'],
  ])('lets %s pass', (_, source) => {
    expect(findInUi(source)).toEqual([]);
  });
});

describe('a language', () => {
  it.each([
    "a.toLocaleString('en');",
    'a.toLocaleDateString();',
    "new Intl.NumberFormat('en-US');",
    "Intl.DateTimeFormat('de');",
    "a.localeCompare(b, 'sv');",
    "a.toLocaleUpperCase('tr');",
  ])('is refused: %s', (source) => {
    expect(findInCore(source)).toHaveLength(1);
    expect(findInUi(source)).toHaveLength(1);
  });

  it.each(['new Intl.Segmenter(undefined);', 'a.localeCompare(b);', "a.includes('en');"])(
    'is none: %s',
    (source) => {
      expect(findInCore(source)).toEqual([]);
    },
  );
});

it('does not let a file pass that cannot be read', () => {
  expect(() => findInCore('const a = ;')).toThrow(/cannot be parsed/);
});

describe('a document', () => {
  const page = '<!doctype html><title>Debugger</title><div id="root"></div><p>%words% &nbsp;</p>';

  it('may have a title', () => {
    expect(findWordsOfDocument(page)).toEqual([]);
  });

  it.each([
    ['<noscript>It needs scripts.</noscript>', 'It needs scripts.'],
    ['<meta\n name="description"\n content="Verify.">', 'Verify.'],
    ['<img alt="Chart">', 'Chart'],
    ['<a title="Licences">%licenses%</a>', 'Licences'],
    ['<p>%words% and more</p>', 'and more'],
  ])('may not have %s', (html, text) => {
    expect(findWordsOfDocument(page + html)).toEqual([text]);
  });
});

describe('the gate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-words-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** @param {Readonly<Record<string, string>>} files */
  function check(files) {
    mkdirSync(join(folder, 'src'), { recursive: true });
    for (const [name, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), source);
    }
    const gate = join(root, 'scripts/check-words.mjs');
    const { status, stderr } = spawnSync(process.execPath, [gate, folder], { encoding: 'utf8' });
    return { status, places: stderr.match(/^src\/\S+(?=:)/gm) ?? [] };
  }

  it('refuses words in every room, in the file and the line where they stand', () => {
    const sentence = "\nconst a = 'The key is missing.';";
    const rooms = ['core/deep', 'state', 'workers', 'platform', 'ui/deep', 'a-new-room'];
    const files = Object.fromEntries(rooms.map((room) => [`src/${room}/planted.ts`, sentence]));
    const { status, places } = check(files);
    expect(status).toBe(1);
    expect(places.toSorted()).toEqual(rooms.map((room) => `src/${room}/planted.ts:2`).toSorted());
  });

  it('lets words, tests and samples say what they want', () => {
    const sentence = "const a = 'The key is missing.';";
    const { status } = check({
      'src/words/en/planted.ts': sentence,
      'src/core/planted.test.ts': sentence,
      'src/ui/planted.test.tsx': '<p>Words</p>;',
      'src/testing/planted.ts': sentence,
      'src/core/planted.ts': "const a = 'pem.empty';",
    });
    expect(status).toBe(0);
  });

  it('reads the document', () => {
    const files = { 'index.html': '<p>Words</p>', 'src/core/planted.ts': '' };
    expect(check(files).status).toBe(1);
    expect(check({ ...files, 'index.html': '<p>%words%</p>' }).status).toBe(0);
  });

  it('fails where there is nothing to read', () => {
    expect(check({}).status).toBe(1);
  });
});
