/** The function of the next unseen set of strings whose strings showed something that was not told. node guessed-strings.mjs callbacks.json */
import { printRows } from './callbacks.mjs';

printRows({
  'POST path ts nonce body': (raw, headers) =>
    `${['POST', '/callback', headers['X-Timestamp'], headers['X-Nonce'], raw].join('\n')}\n`,
});
