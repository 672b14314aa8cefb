/**
 * How many of the strings that the programs beside it printed the catalogue explains as signed ones, whatever effort that
 * takes, and how many strings it tries: `node testing/real-code/count-explained.mjs rows.jsonl …`. A row is what they
 * print: `callback`, and `text` or `base64`; rows of bodies and headers (`kind`), and right strings, are passed over.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBundle } from '../../bench/build-bundle.mjs';

const here = import.meta.dirname;
/** @type {Record<string, { headers: string, body: string, canonical: string }>} */
const callbacks = JSON.parse(readFileSync(join(here, 'callbacks.json'), 'utf8'));
const { load } = await buildBundle(join(here, 'explain-rows.mjs'), 'node');
const { explainAll } = await load();

/** @type {Map<string, Set<string>>} */
const digests = new Map(Object.keys(callbacks).map((name) => [name, new Set()]));
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.startsWith('{')) continue;
    const { kind, callback, text, base64 } = JSON.parse(line);
    const bytes = Buffer.from(base64 ?? text ?? '', base64 === undefined ? 'utf8' : 'base64');
    if (kind !== undefined || bytes.length === 0 || text === callbacks[callback]?.canonical)
      continue;
    digests.get(callback)?.add(toWords(bytes));
  }
}

const sums = { strings: 0, explained: 0, tried: 0 };
for (const [name, wanted] of digests) {
  const { explained, tried } = explainAll(callbacks[name], wanted);
  sums.strings += wanted.size;
  sums.explained += explained.size;
  sums.tried += tried;
}
console.log(`${sums.strings} strings, ${sums.explained} explained, ${sums.tried} tried`);

/** @param {Uint8Array} bytes */
function toWords(bytes) {
  const digest = createHash('sha256').update(bytes).digest();
  return Array.from({ length: 8 }, (_, index) => digest.readInt32BE(index * 4)).join();
}
