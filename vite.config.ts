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

/** Whether the page's entry imports a module, itself or through others, other than by `import()`. */
function isNeededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  const found = graph.getModuleInfo(id);
  if (found === null || seen.has(id)) return false;
  seen.add(id);
  return found.isEntry || found.importers.some((importer) => isNeededAtOnce(importer, graph, seen));
}

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
          // What the first paint needs is one file: each further one is a round trip more on a slow network.
          groups: [{ name: (id, graph) => (isNeededAtOnce(id, graph) ? 'index' : null) }],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [notices.ofWorker] },
});
