/**
 * Vite plugins for `callback-debugger.html`: the whole tool in one file that opens from disk. It is bundled a second
 * time, because a page from disk may load no module, and its workers must be classic scripts made of its own text.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { printSingleFilePolicy } from './content-policy.mjs';
import { root } from './run.mjs';
import { noticesName } from './third-party-notices.mjs';

export const singleFileName = 'callback-debugger.html';

/**
 * Writes it beside what the build wrote.
 * @param {import('vite').Plugin} wordsInPage
 * @returns {import('vite').Plugin}
 */
export function singleFile(wordsInPage) {
  return {
    name: 'single-file',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const notices = bundle[noticesName];
      if (notices?.type !== 'asset') throw new Error(`${noticesName} was not written`);
      writeFileSync(
        join(dir, singleFileName),
        await buildSingleFile(String(notices.source).replace(/^\ufeff/, ''), wordsInPage),
      );
    },
  };
}

/**
 * @param {string} notices
 * @param {import('vite').Plugin} wordsInPage
 */
async function buildSingleFile(notices, wordsInPage) {
  const output = await bundle({
    // Beside the page from disk there is nothing.
    base: './',
    plugins: [react(), wordsInPage, workersInPage],
    build: {
      copyPublicDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: () => true,
      modulePreload: false,
    },
  });
  return printPage(output, notices);
}

/**
 * An import ending in `?worker&url` gives the address of a blob. Vite's own `?worker&inline` gives a constructor, which
 * leaves no place for a Trusted Types policy.
 * @type {import('vite').Plugin}
 */
const workersInPage = {
  name: 'workers-in-page',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [name, query] = source.split('?');
    if (query !== 'worker&url' || name === undefined) return null;
    const resolved = await this.resolve(name, importer);
    return resolved && `\0worker-in-page:${resolved.id}`;
  },
  async load(id) {
    const [, input] = id.split('\0worker-in-page:');
    if (input === undefined) return null;
    const [chunk] = await bundle({
      build: {
        rolldownOptions: {
          input,
          output: { format: 'iife' },
          // Vite's helper for import() names import.meta; in one script nothing is imported with it.
          checks: { emptyImportMeta: false },
        },
      },
    });
    const text = JSON.stringify(chunk.code);
    return `export default URL.createObjectURL(new Blob([${text}], { type: 'text/javascript' }));`;
  },
};

/**
 * @param {import('vite').UserConfig} config
 * @returns what was bundled, as one script; nothing is written
 */
async function bundle(config) {
  const built = await build({
    ...config,
    root,
    configFile: false,
    mode: 'single-file',
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { ...config.build?.rolldownOptions?.output, codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('not one bundle');
  return built.output;
}

/**
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 * @param {string} notices
 * @returns the page with all that was bundled for it
 */
function printPage([entry, ...others], notices) {
  const assets = new Map(
    others.flatMap((one) => (one.type === 'asset' ? [[one.fileName, String(one.source)]] : [])),
  );
  const page = assets.get('index.html');
  const [style, ...more] = [...assets.keys()].filter((name) => name !== 'index.html');
  if (page === undefined || style === undefined || more.length > 0 || others.length > 2) {
    throw new Error(`not a page, a script and a style: ${others.map(({ fileName }) => fileName)}`);
  }
  const script = toInlineScript(entry.code);
  const policy = printSingleFilePolicy(createHash('sha256').update(script).digest('base64'));
  const icon = readFileSync(join(root, 'public/favicon.svg'), 'base64');
  /** @type {readonly (readonly [RegExp, string])[]} */
  const replacements = [
    // Behind the charset, which must stand near the start.
    [
      /(?<=<meta charset="utf-8">)/,
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ],
    [/(?<= href=")[^"]*favicon\.svg/, `data:image/svg+xml;base64,${icon}`],
    // Nothing stands beside it that a link could lead to.
    [/<a [^>]*THIRD-PARTY-LICENSES[^>]*>/, '<details><summary>'],
    [/<\/a>/, `</summary><pre>${escapeHtml(notices)}</pre></details>`],
    [/<link rel="stylesheet"[^>]*>/, `<style>${assets.get(style)}</style>`],
    [/<script type="module"[^>]*>/, `<script type="module">${script}`],
  ];
  return replacements.reduce((html, [pattern, text]) => {
    if (!pattern.test(html)) throw new Error(`no ${pattern} in the page`);
    return html.replace(pattern, () => text);
  }, page);
}

/**
 * Nothing in a script may look like its end to a reader of HTML. Both stand in literals alone, where the escape means
 * the same.
 * @param {string} code
 */
function toInlineScript(code) {
  return code.replace(/<(?=\/script|!--)/gi, '\\x3C');
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
