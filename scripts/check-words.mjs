/**
 * Guards the one place of words: what the page says stands in src/words, and nothing of it in the other rooms. Given a
 * folder, it reads that tree in place of this one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWords } from './find-words.mjs';
import { findWordsOfDocument } from './find-words-of-document.mjs';
import { root } from './run.mjs';

/** What stands in src and may say what it wants. */
const free = new Set(['words', 'testing', 'samples']);

/** What draws the page. */
const drawn = new Set(['ui', 'main.tsx']);

/**
 * What reads like a sentence and is none: in which file, how what was found begins, and what it is.
 *
 * @type {readonly (readonly [file: string, start: string, what: string])[]}
 */
const notWords = [
  ['src/core/canonical/format-date.ts', "'Coordinated Universal", 'what JavaScript prints'],
  ['src/core/canonical/format-date.ts', "'Central European Standard", 'what JavaScript prints'],
  ['src/core/canonical/format-date.ts', "'Central European Summer", 'what JavaScript prints'],
  ['src/core/canonical/format-date.ts', "'India Standard", 'what JavaScript prints'],
  ['src/core/canonical/format-date.ts', "'Western Indonesia", 'what JavaScript prints'],
  ['src/core/canonical/format-date.ts', "'China Standard", 'what JavaScript prints'],
  ['src/core/canonical/format-date.ts', "'Japan Standard", 'what JavaScript prints'],
  ['src/core/canonical/format-date.ts', "'Brasilia Standard", 'what JavaScript prints'],
  ['src/core/canonical/language-styles.ts', "'[object Object]'", 'what JavaScript prints'],
  ['src/core/canonical/print-number.ts', "new Intl.NumberFormat('en-US'", 'what a signer prints'],
  ['src/core/canonical/transform-text.ts', "'nbsp iexcl", 'names of HTML'],
  ['src/core/canonical/transform-text.ts', "'para middot", 'names of HTML'],
  ['src/core/canonical/transform-text.ts', "'Egrave", 'names of HTML'],
  ['src/core/canonical/transform-text.ts', "'Uacute", 'names of HTML'],
  ['src/core/canonical/transform-text.ts', "'igrave", 'names of HTML'],
  ['src/core/canonical/transform-text.ts', "'thorn yuml'", 'names of HTML'],
  ['src/core/intake/form-facts.ts', "'fmt.Printf(", 'a call'],
  ['src/core/intake/form-facts.ts', "'await new StreamReader(", 'a call'],
  ['src/core/intake/form-facts.ts', "'@RequestBody String body'", 'a parameter'],
  ['src/core/intake/form-facts.ts', "'express.text(", 'a call'],
  ['src/core/intake/headers/header-lines.ts', '`.*http header:', 'a pattern'],
  ['src/core/key/private-key-heads.ts', "'0a 06 08", 'bytes in hex'],
  ['src/core/pack/accepted-cases.ts', `'"remark":" 1 2 "'`, 'JSON'],
  ['src/core/pack/print-postman.ts', '`const isAcknowledged', 'a script'],
  ['src/core/portal/read-profile-answer.ts', '`previous ', 'a mark in the text of the keys'],
  ['src/ui/debug/inputs/key-list.tsx', '`key ${', 'public by the page contract'],
  ['src/workers/diagnosis-pool.ts', "'a worker answered another", 'an error, for developers'],
  ['src/workers/worker-slot.ts', "'a worker could not be started'", 'an error, for developers'],
];

const tree = process.argv[2] ?? root;
const isOwnTree = tree === root;

/** @type {Set<(typeof notWords)[number]>} */
const met = new Set();
const files = listFiles().filter((file) => !free.has(pickRoom(file)));
const mistakes = files.flatMap((file) =>
  findWords(file, readFileSync(join(tree, file), 'utf8'), { isDrawn: drawn.has(pickRoom(file)) })
    .filter(({ text }) => !isExcepted(file, text))
    .map(({ line, text, why }) => `${file}:${line}: ${why}: ${text}`),
);
mistakes.push(...listDocument());
if (files.length === 0) mistakes.push(`${tree} has no files to read.`);
for (const exception of isOwnTree ? notWords : []) {
  if (!met.has(exception))
    mistakes.push(`There is no ${exception[1]} any more in ${exception[0]}.`);
}
for (const mistake of mistakes) console.error(mistake);
console.log(
  `${files.length} files were read; ${mistakes.length} words stand outside of src/words.`,
);
if (mistakes.length > 0) process.exitCode = 1;

/**
 * @param {string} file
 * @param {string} text
 */
function isExcepted(file, text) {
  const exception = notWords.find(([name, start]) => name === file && text.startsWith(start));
  if (exception !== undefined) met.add(exception);
  return exception !== undefined;
}

function listDocument() {
  const file = join(tree, 'index.html');
  if (!existsSync(file)) return [];
  return findWordsOfDocument(readFileSync(file, 'utf8')).map((text) => `index.html: ${text}`);
}

function listFiles() {
  return readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `src/${name.replaceAll('\\', '/')}`);
}

/** @param {string} file */
function pickRoom(file) {
  return file.split('/')[1] ?? '';
}
