/** Guards the time that patterns take: each of src is read as one that a hostile text will meet. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSlowPatterns } from './find-slow-patterns.mjs';
import { root } from './run.mjs';

/**
 * Patterns whose text is short, or that are fast for a reason that stands elsewhere: in which file, how they begin,
 * and why.
 *
 * @type {readonly (readonly [file: string, start: string, why: string])[]}
 */
const fastEnough = [
  ['src/core/key/private-key-heads.ts', '/(?:[\\da-f.]|\\[', 'it reads patterns of our own'],
  ['src/ui/controls/visible-characters.ts', '/^ +| +$| {2,}|', 'its third form takes the run'],
];

/** @type {Set<(typeof fastEnough)[number]>} */
const met = new Set();
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);
const mistakes = files.flatMap((file) =>
  findSlowPatterns(file, readFileSync(join(root, file), 'utf8'))
    .filter(({ pattern }) => !isExcepted(file, pattern))
    .map(
      ({ line, pattern, attack }) => `${file}:${line}: slow where ${attack} repeats: ${pattern}`,
    ),
);
if (files.length === 0) mistakes.push('src has no files to read.');
for (const exception of fastEnough) {
  if (!met.has(exception))
    mistakes.push(`There is no ${exception[1]} any more in ${exception[0]}.`);
}
for (const mistake of mistakes) console.error(mistake);
console.log(`${files.length} files were read; ${mistakes.length} patterns may take long.`);
if (mistakes.length > 0) process.exitCode = 1;

/**
 * @param {string} file
 * @param {string} pattern
 */
function isExcepted(file, pattern) {
  const exception = fastEnough.find(([name, start]) => name === file && pattern.startsWith(start));
  if (exception !== undefined) met.add(exception);
  return exception !== undefined;
}
