/** What a browser loads before the built page can run: the files that index.html names, and what these import statically. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

/**
 * @param {string} folder the built app
 * @returns the names of the files, relative to the folder, index.html itself left out
 */
export function pickFirstLoad(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  /** @type {Set<string>} */
  const scripts = new Set();
  const pickImports = (/** @type {string} */ name) => {
    if (scripts.has(name)) return;
    scripts.add(name);
    const source = readFileSync(join(folder, name), 'utf8');
    for (const imported of toStaticImports(source)) {
      pickImports(posix.join(posix.dirname(name), imported));
    }
  };
  for (const name of toAddresses(html, /<script\b[^>]*?\bsrc="([^"]+)"/g)) pickImports(name);
  for (const name of toAddresses(html, /<link\b[^>]*?\bhref="([^"]+\.js)"/g)) pickImports(name);
  const styles = toAddresses(html, /<link\b[^>]*?\bhref="([^"]+\.css)"/g);
  return { scripts: [...scripts], styles };
}

/**
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns bytes, each file compressed on its own as a server would
 */
export function measureGzip(folder, names) {
  return names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
}

/**
 * @param {string} folder
 * @returns every file below it, relative to it, with `/` between its parts
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'));
}

/** @param {string} source */
function toStaticImports(source) {
  return parseAst(source).body.flatMap((statement) =>
    'source' in statement && statement.source ? [String(statement.source.value)] : [],
  );
}

/**
 * @param {string} html
 * @param {RegExp} pattern
 */
function toAddresses(html, pattern) {
  return [...html.matchAll(pattern)].map(([, address = '']) => posix.normalize(address));
}
