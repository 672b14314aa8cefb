import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { documentWords } from '#words/document';
import { contentPolicy } from './scripts/content-policy.mjs';
import { singleFile, singleFileName } from './scripts/single-file.mjs';
import { thirdPartyNotices } from './scripts/third-party-notices.mjs';

/** Only in the built page: while developing, Vite puts scripts of its own into it. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
      // Before everything that it governs.
      injectTo: 'head-prepend',
    },
  ],
};

/** What the document says before any script runs stands in it as `%name%`. */
const wordsInPage: Plugin = {
  name: 'words-in-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace(/(?<=<html lang=")[^"]*/, documentWords.language)
        .replace(/%(\w+)%/g, (_, name: keyof typeof documentWords) =>
          documentWords[name].replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
        ),
  },
};

interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * What the page fetches right after its first paint, by the file that it is bundled into: some eighty small files held
 * the page's thread up for longer than what is in them. The first is all that a verdict needs.
 */
const fetchedEarly = {
  verdict: [
    'core/inspect-callback.ts',
    'core/key/detect-private-key.ts',
    'state/find-refusal.ts',
    'ui/debug/intake/intake.tsx',
    'ui/debug/inputs/read-file.ts',
    'ui/debug/verdict/judgement.tsx',
  ],
  early: [
    'ui/controls/problem-list.tsx',
    'ui/debug/case/case-notice.tsx',
    'ui/debug/code/code-panel.tsx',
    'ui/debug/explanation.tsx',
    'ui/debug/findings/reason-words.tsx',
    'ui/debug/inputs/key-list.tsx',
    'ui/debug/receiver/receiver-panel.tsx',
    'ui/debug/receiver/receiver-settings.tsx',
    'ui/debug/reference/keep-reference.tsx',
    'ui/debug/repairs/offered-repairs.tsx',
    'ui/editor/observe-marks.ts',
    'ui/shell/case-actions.tsx',
  ],
};

/** @param path below `src` */
function toModuleId(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}

/** A list that names no module would do nothing, unseen. */
const fetchedEarlyExists: Plugin = {
  name: 'fetched-early-exists',
  apply: 'build',
  buildEnd() {
    for (const path of Object.values(fetchedEarly).flat()) {
      if (this.getModuleInfo(toModuleId(path)) === null) this.error(`${path} is not in the page`);
    }
  },
};

/** Whether a module is one of these, or one of these imports it, itself or through others, other than by `import()`. */
function isImportedBy(
  isOne: (id: string, isEntry: boolean) => boolean,
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  const found = graph.getModuleInfo(id);
  if (found === null || seen.has(id)) return false;
  seen.add(id);
  return (
    isOne(id, found.isEntry) ||
    found.importers.some((importer) => isImportedBy(isOne, importer, graph, seen))
  );
}

/** Bundles what some modules import into one file; where two would have it, the earlier one does. */
function bundleInto(
  name: string,
  priority: number,
  isOne: (id: string, isEntry: boolean) => boolean,
) {
  return {
    priority,
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (isImportedBy(isOne, id, graph) ? name : null),
  };
}

const { verdict, early } = fetchedEarly;
const ofVerdict = new Set(verdict.map(toModuleId));
const ofEarly = new Set(early.map(toModuleId));

/** The service worker; src/platform/register-service-worker.ts is the page's side of it. */
const offline: Partial<VitePWAOptions> = {
  filename: 'sw.js',
  injectRegister: false,
  manifest: false,
  // A new version waits until the user asks for it.
  registerType: 'prompt',
  workbox: {
    inlineWorkboxRuntime: true,
    globPatterns: ['**/*.{html,js,css,svg,ttf,txt}'],
    globIgnores: [singleFileName],
    maximumFileSizeToCacheInBytes: 5_000_000,
    // The page reads its parameters itself.
    ignoreURLParametersMatching: [/./],
    // Any other address below the page is the server's.
    navigateFallback: null,
    clientsClaim: true,
    skipWaiting: false,
    // Nothing but the configuration: what is not named here or precached goes past the service worker.
    runtimeCaching: [
      {
        urlPattern: ({ url }) => url.href === new URL('./config.json', location.href).href,
        handler: 'NetworkFirst',
        options: {
          cacheName: 'callback-debugger-config',
          // Without a network and an earlier answer there is nothing configured.
          plugins: [{ handlerDidError: async () => new Response('{}') }],
        },
      },
    ],
  },
};

const notices = thirdPartyNotices();

export default defineConfig({
  // Relative addresses: the built page works under any path of any static server.
  base: './',
  plugins: [
    react(),
    wordsInPage,
    policyInPage,
    fetchedEarlyExists,
    notices.ofPage,
    singleFile(wordsInPage),
    VitePWA(offline),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // In kilobytes. Monaco is one large file, loaded later; size-budget.json holds the rest.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first paint needs is one file: each further one is a round trip more on a slow network.
            bundleInto('index', 3, (_, isEntry) => isEntry),
            bundleInto('verdict', 2, (id) => ofVerdict.has(id)),
            bundleInto('early', 1, (id) => ofEarly.has(id)),
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [notices.ofWorker] },
});
