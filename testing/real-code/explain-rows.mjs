/** Which strings the catalogue explains, each callback searched once for all of its strings; bundled by `count-explained.mjs`. */
import { parseBody } from '../../src/core/body/parse-body';
import { WorkMeter } from '../../src/core/diagnosis/search/slices';
import { searchDeviations } from '../../src/core/diagnosis/search/start-search';
import { parseHeaders } from '../../src/core/headers/parse-headers';

/**
 * @param {{ readonly headers: string, readonly body: string }} callback
 * @param {ReadonlySet<string>} digests SHA-256 of the strings, as its eight words joined by commas
 * @returns {{ readonly explained: ReadonlySet<string>, readonly tried: number }}
 */
export function explainAll({ headers, body }, digests) {
  const parsed = parseBody(body);
  if (!parsed.ok) throw new Error('The body was refused.');
  const source = { headers: parseHeaders(headers).headers, body: parsed.value, bodyText: body };
  /** @type {Set<string>} */
  const explained = new Set();
  const { tried } = searchDeviations(
    source,
    ({ sha256 }) => {
      const name = sha256?.join() ?? '';
      if (digests.has(name)) explained.add(name);
      // It goes on to the end, so that one search is enough.
      return false;
    },
    { meter: new WorkMeter(Number.POSITIVE_INFINITY) },
  );
  return { explained, tried };
}
