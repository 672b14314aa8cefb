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

/** What each function makes of each callback, as text or as bytes; what throws has no row. */
export function printRows(functions) {
  const callbacks = JSON.parse(readFileSync(process.argv[2], 'utf8'));
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
