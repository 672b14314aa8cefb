/**
 * Vite plugins that write THIRD-PARTY-LICENSES.txt: every package of which anything is in the built files, its licence as
 * the package has it. Vite's own `build.license` leaves out workers, notices and the service worker.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

export const noticesName = 'THIRD-PARTY-LICENSES.txt';

/** What workbox puts into the service worker, in a bundle of its own. */
const inServiceWorker = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Few lines that the bundlers add, by the beginning of their module's name. */
const helpers = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };

/** These have copies of the packages that they depend on among their own files. */
const vendors = ['monaco-editor'];

/** What a package's own files do not say. */
const additions = {
  'monaco-editor': `The font codicon.ttf, from https://github.com/microsoft/vscode-codicons, is Copyright (c) Microsoft Corporation and licensed
under the Creative Commons Attribution 4.0 International Public License: https://creativecommons.org/licenses/by/4.0/legalcode
It is distributed here unchanged.`,
};

/** For packages that name this licence and their author, and leave the text out. */
const mitTerms = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const licenceFile = /^(?:licen[cs]e|copying|notice|thirdpartynotice)/i;

/** @typedef {{ name: string, version: string, licence: string, texts: readonly string[] }} ThirdParty */

/** @returns plugins for the page's build and for its workers', which share what they find */
export function thirdPartyNotices() {
  /** @type {Set<string>} the packages' folders */
  const folders = new Set();
  /** @param {import('vite').Rolldown.OutputBundle} bundle */
  function collect(bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) {
        const folder = locatePackage(id);
        if (folder !== null) folders.add(folder);
      }
    }
  }
  /** @type {import('vite').Plugin} */
  const ofPage = {
    name: 'third-party-notices',
    apply: 'build',
    // The workers were bundled before.
    generateBundle(_, bundle) {
      collect(bundle);
      const hidden = [...inServiceWorker.map((name) => resolvePackage(name)), ...listVendored()];
      for (const folder of hidden) folders.add(folder);
      const source = printNotices([...folders].map(readThirdParty));
      this.emitFile({ type: 'asset', fileName: noticesName, source });
    },
  };
  /** @type {import('vite').Plugin} */
  const ofWorker = {
    name: 'third-party-notices-of-worker',
    generateBundle: (_, bundle) => collect(bundle),
  };
  return { ofPage, ofWorker };
}

/**
 * @param {string} id of a module
 * @returns the folder of the package that it is from; null for a module of this project, or one that was made up
 */
function locatePackage(id) {
  const helper = Object.entries(helpers).find(([start]) => id.startsWith(start));
  if (helper !== undefined) return resolvePackage(helper[1]);
  if (id.startsWith('\0') || !id.includes('node_modules')) return null;
  let folder = dirname(id);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

/** @param {string} folder */
function isPackage(folder) {
  // Some folders inside a package have a package.json that says nothing but how modules are written.
  return existsSync(join(folder, 'package.json')) && readPackage(folder).version !== undefined;
}

/**
 * @param {string} name
 * @param {string} from the folder of the package that depends on it
 */
function resolvePackage(name, from = root) {
  const folder = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((path) => join(path, name))
    .find(isPackage);
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return folder;
}

function listVendored() {
  return vendors.flatMap((name) => {
    const folder = resolvePackage(name);
    const { dependencies } = readPackage(folder);
    return Object.keys(dependencies).map((dependency) => resolvePackage(dependency, folder));
  });
}

/** @param {string} folder */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * @param {string} folder
 * @returns {ThirdParty}
 */
function readThirdParty(folder) {
  const { name, version, license, author } = readPackage(folder);
  const files = readdirSync(folder).filter((file) => licenceFile.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  // A bundler's own list is about its program, not about the lines that it adds.
  const own = texts.map((text) => text.split(/^#+ Licenses of bundled dependencies$/m)[0] ?? '');
  if (own.length === 0) {
    if (license !== 'MIT' || !author) throw new Error(`${name} ${version} has no licence text.`);
    own.push(`Copyright (c) ${author.name ?? author}`, mitTerms);
  }
  const added = Object.entries(additions).flatMap(([of, text]) => (of === name ? text : []));
  return { name, version, licence: String(license), texts: [...own, ...added] };
}

/** @param {readonly ThirdParty[]} parties */
function printNotices(parties) {
  const sorted = parties.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const sections = sorted.map(({ name, version, licence, texts }) => {
    const title = `${name} ${version} (${licence})`;
    const body = texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
    return `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${body}\n`;
  });
  // A server may not say that this is UTF-8: the byte order mark does.
  return `\ufeffThe callback debugger contains parts of these packages, under their own licences.\n\n${sections.join('\n')}`;
}
