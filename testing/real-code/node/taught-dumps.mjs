/** Bodies as Node’s libraries print them, and own strings in a list. node taught-dumps.mjs callbacks.json FOLDER, where pino, json5 and prettyjson are installed. */
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { printDumps } from './callbacks.mjs';

const [, , , folder] = process.argv;
const load = createRequire(`${folder}/x.js`);
const JSON5 = load('json5');
const pino = load('pino');
const prettyjson = load('prettyjson');

/** The body merged into the logger’s line, at a time that stays. */
function logMerged(body) {
  let line = '';
  const base = { pid: 4213, hostname: 'pay-1' };
  const stream = {
    write: (text) => {
      line += text;
    },
  };
  pino({ base, timestamp: () => ',"time":1795591324681' }, stream).info(body);
  return line;
}

/** @type {Record<string, (raw: string) => string>} */
const bodies = {
  JSON5: (raw) => JSON5.stringify(JSON.parse(raw), null, 2),
  prettyjson: (raw) => prettyjson.render(JSON.parse(raw), { noColor: true }),
  'pino merged': (raw) => logMerged(JSON.parse(raw)),
};
/** @type {Record<string, (string: string) => string>} */
const own = { 'inspect array': (string) => `${inspect([string])}\n` };

printDumps(bodies, own);
