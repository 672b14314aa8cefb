/** Makes the linter's rules out of the matrix. */
import { listRefusals, rooms } from './import-matrix.mjs';

/** @typedef {ReturnType<typeof listRefusals>[number]} Refusal */

/** The text of biome.import-rules.json, which biome.jsonc extends: a line for each room and for its tests. */
export function printImportRules() {
  const overrides = listRefusals().map((refusal) => JSON.stringify(buildOverride(refusal)));
  return `{"overrides":[\n${overrides.join(',\n')}\n]}\n`;
}

/** @param {Refusal} refusal */
function buildOverride(refusal) {
  const patterns = [
    {
      group: refusal.targets.flatMap((name) =>
        name === 'main' ? ['**/main'] : [`**/${name}/**`, `#${name}/**`],
      ),
      message: `${nameFiles(refusal)} may not import from here: scripts/import-matrix.mjs.`,
    },
    {
      group: refusal.packages.flatMap((name) => [name, `${name}/**`]),
      message: `${nameFiles(refusal)} may not use this package: scripts/import-matrix.mjs.`,
    },
  ].filter(({ group }) => group.length > 0);
  const style = { noRestrictedImports: { level: 'error', options: { patterns } } };
  return { includes: listFiles(refusal), linter: { rules: { style } } };
}

/** @param {Refusal} refusal */
function nameFiles({ room, isTest }) {
  return isTest ? `A test in src/${room}` : `src/${room}`;
}

/** @param {Refusal} refusal */
function listFiles({ room, isTest }) {
  const inside = Object.keys(rooms).filter((name) => name.startsWith(`${room}/`));
  const without = inside.map((name) => `!src/${name}/**`);
  if (room === 'main') return ['src/main.tsx'];
  if (isTest) return [`src/${room}/**/*.test.ts`, `src/${room}/**/*.test.tsx`, ...without];
  return [`src/${room}/**`, '!**/*.test.ts', '!**/*.test.tsx', ...without];
}
