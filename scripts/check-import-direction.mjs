/**
 * Guards the guard of the import direction (core ◀ workers, state ◀ ui ◀ main): plants bad imports and
 * must see the linter refuse each, and good ones beside them that it must let pass. They are planted in
 * a copy of the tree's shape with the same rules: an interruption leaves nothing bad in the source.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** @type {readonly { file: string, refused: readonly string[], allowed: readonly string[] }[]} */
const plants = [
  {
    file: 'src/core/key/planted.ts',
    refused: [
      '../../ui/app',
      '../../state/inputs',
      '../../workers/pool',
      '../../testing/vectors',
      '../../main',
      'react',
      'react-dom/client',
      'zustand/vanilla',
      'monaco-editor/editor',
      '@monaco-editor/react',
      'node:crypto',
    ],
    allowed: ['../problem', './platform-key', '@peculiar/asn1-x509'],
  },
  {
    file: 'src/core/planted.test.ts',
    refused: ['../ui/app', '../state/inputs', '../workers/pool'],
    allowed: ['../testing/vectors', 'node:crypto', 'vitest'],
  },
  {
    file: 'src/workers/planted.ts',
    refused: ['../ui/app', '../state/inputs', '../testing/vectors', '../main', 'zustand'],
    allowed: ['../core/problem', './pool'],
  },
  {
    file: 'src/state/planted.ts',
    refused: ['../ui/app', '../testing/vectors', '../main', 'react'],
    allowed: ['../core/problem', '../workers/pool', 'zustand/vanilla'],
  },
  {
    file: 'src/ui/Planted.tsx',
    refused: ['../testing/vectors', '../main', 'monaco-editor/editor', '@monaco-editor/react'],
    allowed: ['../core/problem', '../state/inputs', '../workers/pool', './editor/Editor', 'react'],
  },
  {
    file: 'src/ui/editor/Planted.tsx',
    refused: ['../../testing/vectors', '../../main'],
    allowed: ['../../core/problem', 'monaco-editor/editor', '@monaco-editor/react'],
  },
  {
    file: 'src/main.tsx',
    refused: ['./testing/vectors', 'monaco-editor/editor'],
    allowed: ['./core/problem', './state/inputs', './workers/pool', './ui/App'],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'planted-imports-'));
try {
  for (const name of ['biome.jsonc', '.gitignore', 'package.json']) {
    copyFileSync(join(root, name), join(folder, name));
  }
  for (const { file, refused, allowed } of plants) plant(file, [...refused, ...allowed]);
  const found = lint();
  const mistakes = plants.flatMap(({ file, refused, allowed }) => {
    const isRefused = (/** @type {number} */ line) => found.includes(`${file}:${line}`);
    return [
      ...refused.flatMap((path, index) =>
        isRefused(index + 1) ? [] : [`${file} imports ${path}, and the linter let it pass.`],
      ),
      ...allowed.flatMap((path, index) =>
        isRefused(refused.length + index + 1) ? [`${file} may not import ${path}.`] : [],
      ),
    ];
  });
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0) process.exitCode = 1;
  else console.log(`The linter refused all ${found.length} planted imports.`);
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * @param {string} file
 * @param {readonly string[]} imports one a line
 */
function plant(file, imports) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, imports.map((name) => `import '${name}';\n`).join(''));
}

/** The places (`file:line`) where the linter refuses an import. */
function lint() {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  return [...stdout.matchAll(/noRestrictedImports,file=[^,]*\/(src\/[^,]+),line=(\d+)/g)].map(
    ([, file, line]) => `${file}:${line}`,
  );
}
