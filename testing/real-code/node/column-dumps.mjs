/** Bodies as prettyjson and columnify print them, without quotes and with line ends written out. node column-dumps.mjs callbacks.json FOLDER, where both are installed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [, , file, folder] = process.argv;
const load = createRequire(`${folder}/x.js`);
const columnify = load('columnify');
const prettyjson = load('prettyjson');

/** @type {Record<string, (raw: string) => string>} */
const functions = {
  prettyjson: (raw) => prettyjson.render(JSON.parse(raw), { noColor: true }),
  columnify: (raw) => columnify(JSON.parse(raw)),
  'without quotes': (raw) => raw.replaceAll('"', ''),
  'line ends written out': (raw) =>
    JSON.stringify(JSON.parse(raw), null, 2).replaceAll('\n', '\\n'),
  'a list in Markdown': (raw) =>
    Object.entries(JSON.parse(raw))
      .map(([key, value]) => `- **${key}**: ${value}`)
      .join('\n'),
};

for (const [callback, { body }] of Object.entries(JSON.parse(readFileSync(file ?? '', 'utf8'))))
  for (const [implementation, print] of Object.entries(functions))
    console.log(JSON.stringify({ kind: 'body', implementation, callback, text: print(body) }));
