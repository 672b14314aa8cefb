/**
 * Who may import whom. From it are made the linter's rules (biome.import-rules.json) and the imports that are planted
 * to see that the linter keeps to them: `npm run import-direction`, with `-- --write` after a change.
 */

/** Packages by what they bring along. One that stands in no group may be imported anywhere. */
export const packages = {
  view: ['react', 'react-dom', '@radix-ui', '@tanstack', 'lucide-react', 'uplot'],
  store: ['zustand'],
  editor: ['monaco-editor', '@monaco-editor'],
  node: ['node:*'],
  tests: ['vitest', 'fast-check', '@testing-library'],
};

const ofPage = ['core', 'words', 'platform', 'workers', 'state', 'samples'];

/**
 * The folders of src and its entry: what each may import beside itself, and which packages it may use.
 * @satisfies {Record<string, { imports: readonly string[], uses: readonly (keyof typeof packages)[] }>}
 */
export const rooms = {
  core: { imports: [], uses: [] },
  words: { imports: ['core'], uses: [] },
  platform: { imports: ['core'], uses: [] },
  workers: { imports: ['core'], uses: [] },
  state: { imports: ['core', 'workers'], uses: ['store'] },
  ui: { imports: ofPage, uses: ['view', 'store'] },
  'ui/editor': { imports: [...ofPage, 'ui'], uses: ['view', 'store', 'editor'] },
  main: { imports: [...ofPage, 'ui'], uses: ['view'] },
  samples: { imports: [], uses: [] },
  testing: { imports: ['core'], uses: ['node', 'tests'] },
};

/** What tests may import beside what their room may. */
const moreInTests = ['testing', 'samples', 'node', 'tests'];

/** What is imported by its name; who may import a room may import the rooms inside it. */
export const targets = Object.keys(rooms).filter((name) => !name.includes('/'));

/**
 * What each room may not import, its tests apart.
 * @returns {readonly { room: string, isTest: boolean, targets: readonly string[], packages: readonly string[] }[]}
 */
export function listRefusals() {
  return Object.entries(rooms).flatMap(([room, { imports, uses }]) =>
    // The entry has no tests of its own.
    (room === 'main' ? [false] : [false, true]).map((isTest) => {
      const allowed = new Set([room, ...imports, ...uses, ...(isTest ? moreInTests : [])]);
      return {
        room,
        isTest,
        targets: targets.filter((name) => !allowed.has(name)),
        packages: Object.entries(packages).flatMap(([group, names]) =>
          allowed.has(group) ? [] : names,
        ),
      };
    }),
  );
}
