/** What these programs share: the callbacks (the first argument), a body with its headers merged in, and the rows they print. */
import { readFileSync } from 'node:fs';

const readHeaders = (text) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  );

/** The body's members with timestamp and nonce, without sign. */
export function merge(raw, headers) {
  const members = JSON.parse(raw);
  members.timestamp = headers['X-Timestamp'];
  members.nonce = headers['X-Nonce'];
  delete members.sign;
  return members;
}

const readCallbacks = () => JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/** What each function makes of each body and of each right string alone. */
export function printDumps(bodies, own) {
  for (const [callback, { body, canonical }] of Object.entries(readCallbacks()))
    for (const [kind, functions, given] of [
      ['body', bodies, body],
      ['own', own, canonical],
    ])
      for (const [implementation, print] of Object.entries(functions))
        console.log(JSON.stringify({ kind, implementation, callback, text: print(given) }));
}

/** What each function makes of each callback, as text or as bytes; what throws has no row. */
export function printRows(functions) {
  const callbacks = readCallbacks();
  for (const [callback, { headers, body }] of Object.entries(callbacks))
    for (const [implementation, run] of Object.entries(functions)) {
      let made;
      try {
        made = run(body, readHeaders(headers));
      } catch {
        continue;
      }
      const text = Buffer.isBuffer(made) ? { base64: made.toString('base64') } : { text: made };
      console.log(JSON.stringify({ language: 'Node', implementation, callback, ...text }));
    }
}
