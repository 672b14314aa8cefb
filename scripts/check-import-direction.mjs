/**
 * Guards the import direction. The linter's rules must be what the matrix makes (`--write` makes them), and the linter
 * must keep to it: every import that the matrix knows is planted in every room, and the refused ones must be the right
 * ones. They are planted in a copy of the tree's shape: an interruption leaves nothing bad in the source.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { printImportRules } from './build-import-rules.mjs';
import { listRefusals, packages, targets } from './import-matrix.mjs';
import { root } from './run.mjs';

const rulesName = 'biome.import-rules.json';
const rulesFile = join(root, rulesName);

if (process.argv.includes('--write')) writeFileSync(rulesFile, printImportRules());
const mistakes = [...listStrangers(), ...compareRules(), ...plantImports()];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;

/** src holds the rooms and nothing else. */
function listStrangers() {
  return readdirSync(join(root, 'src'))
    .filter((name) => !targets.includes(name.replace(/\.tsx$/, '')))
    .map((name) => `src/${name} does not stand in the matrix.`);
}

function compareRules() {
  if (readFileSync(rulesFile, 'utf8') === printImportRules()) return [];
  return [
    `${rulesName} is not what the matrix makes: npm run import-direction -- --write makes it.`,
  ];
}

/** @returns {readonly string[]} mistakes of the linter */
function plantImports() {
  const plants = listRefusals().map(createPlant);
  const folder = mkdtempSync(join(tmpdir(), 'planted-imports-'));
  try {
    for (const name of ['biome.jsonc', rulesName, '.gitignore', 'package.json']) {
      copyFileSync(join(root, name), join(folder, name));
    }
    for (const { file, imports } of plants) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, imports.map(({ path: name }) => `import '${name}';\n`).join(''));
    }
    const refused = new Set(lint(folder));
    console.log(`The linter refused ${refused.size} planted imports.`);
    return plants.flatMap(({ file, imports }) =>
      imports.flatMap(({ path, isRefused }, index) => {
        if (refused.has(`${file}:${index + 1}`) === isRefused) return [];
        return [`${file} imports ${path}: the linter ${isRefused ? 'let it pass' : 'refused it'}.`];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {ReturnType<typeof listRefusals>[number]} refusal */
function createPlant({ room, isTest, ...refused }) {
  const ending = isTest ? '.test.tsx' : '.tsx';
  const file = room === 'main' ? `src/main${ending}` : `src/${room}/deeper/planted${ending}`;
  const up = '../'.repeat(file.split('/').length - 2) || './';
  const ofRooms = targets
    .filter((name) => name !== room)
    .flatMap((name) => {
      const isRefused = refused.targets.includes(name);
      const paths =
        name === 'main' ? [`${up}main`] : [`${up}${name}/deeper/module`, `#${name}/module`];
      return paths.map((path) => ({ path, isRefused }));
    });
  const ofPackages = Object.values(packages)
    .flat()
    .flatMap((name) => {
      const isRefused = refused.packages.includes(name);
      const path = name.replace('*', 'fs');
      return [
        { path, isRefused },
        { path: `${path}/promises`, isRefused },
      ];
    });
  const beside = { path: './beside', isRefused: false };
  return { file, imports: [beside, ...ofRooms, ...ofPackages] };
}

/**
 * The places (`file:line`) where the linter refuses an import.
 * @param {string} folder
 */
function lint(folder) {
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
