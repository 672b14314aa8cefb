/** No file of the built app may load anything from another origin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForeignAddresses } from './find-foreign-addresses.mjs';
import { listFiles } from './measure-first-load.mjs';
import { root } from './run.mjs';

const dist = join(root, 'dist');
const files = listFiles(dist);
for (const name of files) {
  for (const address of findForeignAddresses(name, readFileSync(join(dist, name), 'utf8'))) {
    console.error(`dist/${name} names another origin: ${address}`);
    process.exitCode = 1;
  }
}
if (!process.exitCode) console.log(`${files.length} built files name no origin to load from.`);
