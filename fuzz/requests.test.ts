/** Whole requests in every form, damaged: `npm run fuzz` reads ten thousand of them, `npm test` fewer. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseHeaders } from '../src/core/headers/parse-headers';
import { damageTexts } from '../src/testing/damaged-texts';
import { listRequests } from '../src/testing/numbered-callbacks';
import { requestCases, requestHeaders } from '../src/testing/request-cases';

const { FUZZ_SEED = '12', FUZZ_COUNT = '500' } = process.env;
const mostPastes = 10_000;

const marks = [
  ...['\n\n', '@', '`', '$', "$'", '$(cat <<EOF\n', '<<<', '| ', '> ', '* ', '-H ', '-d ', 'curl '],
  ...[' HTTP/1.1\n', 'POST / HTTP/1.1\n', ':method: POST\n', 'fetch(', 'Invoke-WebRequest ', '@{'],
  ...['X-Sign: ', '"headers":', '"body":', '\ufeff', '-----BEGIN PUBLIC KEY-----'],
  ...['0\r\n', 'ffffffff\r\n'],
];

/** With a short signature, so that ten thousand are read in seconds; a whole message in Base64 shows nothing as it is. */
const shortened = requestCases
  .filter(({ form }) => form !== 'ngrok')
  .map(({ text }) => text.replaceAll(requestHeaders['X-Sign'], 'Ab+/Cd=='));

const mutated = damageTexts(shortened, marks);

/** Escapes, quotes and line ends aside, a value is text that is there. */
function dropMarks(text: string): string {
  // A shell may take the backslash alone.
  const coded = /\\?u[0-9a-f]{4}|\\?x[0-9a-f]{2}|\$\(\[char\]\d+\)/g;
  return text.replace(coded, '').replace(/[^!-~]|[\\"'^`>|$]/g, '');
}

it('is read or refused whatever is pasted, and no header is made up', () => {
  fc.assert(
    fc.property(mutated, (text) => {
      // An escape and a letter are a control character to one reader and the letter to another.
      const sources = [
        dropMarks(text),
        dropMarks(text.replace(/\\[0-7]{1,3}|[\\`][abefnrtv]/g, '')),
      ];
      for (const { headersText, span } of listRequests(text)) {
        expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
        for (const { value } of parseHeaders(headersText ?? '').headers.all) {
          const shown = dropMarks(value);
          expect({ value, isThere: sources.some((source) => source.includes(shown)) }).toEqual({
            value,
            isThere: true,
          });
        }
      }
    }),
    { numRuns: Math.min(Number(FUZZ_COUNT), mostPastes), seed: Number(FUZZ_SEED) },
  );
});
