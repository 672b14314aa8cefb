import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles, measureGzip, pickFirstLoad } from './measure-first-load.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html':
      '<script type="module" crossorigin src="./assets/entry.js"></script>' +
      '<link rel="modulepreload" crossorigin href="./assets/preloaded.js">' +
      '<link rel="stylesheet" crossorigin href="./assets/entry.css">',
    'assets/entry.js':
      'import{a}from"./shared.js";import"./side-effect.js";const t="import\'./not-code.js\'";import("./lazy.js")',
    'assets/shared.js': 'import"./entry.js";export{b as a}from"./deep.js"',
    'assets/deep.js': 'export const b=1',
    'assets/side-effect.js': '',
    'assets/preloaded.js': '',
    'assets/lazy.js': '',
    'assets/entry.css': 'p{color:red}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('pickFirstLoad', () => {
  it('follows static imports, also in a circle, and leaves out what is imported later', () => {
    const { scripts, styles } = pickFirstLoad(folder);
    expect(scripts.toSorted()).toEqual([
      'assets/deep.js',
      'assets/entry.js',
      'assets/preloaded.js',
      'assets/shared.js',
      'assets/side-effect.js',
    ]);
    expect(styles).toEqual(['assets/entry.css']);
  });
});

describe('measureGzip', () => {
  it('adds the compressed sizes of the files', () => {
    const compressed = gzipSync('p{color:red}');
    expect(gunzipSync(compressed).toString()).toBe('p{color:red}');
    expect(measureGzip(folder, ['assets/entry.css', 'assets/entry.css'])).toBe(
      2 * compressed.length,
    );
  });
});

describe('listFiles', () => {
  it('names the files of every folder relative to the first', () => {
    expect(listFiles(folder)).toContain('assets/lazy.js');
    expect(listFiles(folder)).toContain('index.html');
  });
});
