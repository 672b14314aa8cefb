/** Holds what the documents say of the tree against the tree. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const documents: Readonly<Record<string, string>> = import.meta.glob(
  ['../../README.md', '../../CONTRIBUTING.md', '../../docs/architecture.md'],
  { query: '?raw', import: 'default', eager: true },
);
const root = join(import.meta.dirname, '../..');
/** The folders that a document may leave out where it is clear. */
const bases = ['', 'src', 'src/core'].map((folder) => join(root, folder));

it.each(Object.entries(documents))('every file and folder named in %s is there', (_, text) => {
  const paths = [
    ...[...text.matchAll(/`([\w./-]+(?:\/|\.(?:tsx?|mjs|md|jsonc?|css)))`/g)].map(
      ([, path]) => path,
    ),
    ...[...text.matchAll(/(?<![\w/.-])(?:src|e2e|bench|docs|scripts)\/[\w./-]*/g)].map(
      ([path]) => path,
    ),
  ];
  const isThere = (path = '') => bases.some((base) => existsSync(join(base, path)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
