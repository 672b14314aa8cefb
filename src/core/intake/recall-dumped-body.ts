/** The body that was found in a dump, once more, as the JSON that was sent may have been written. */
import { parseBody } from '../body/parse-body';
import { buildCanonical } from '../canonical/build-canonical';
import type { CanonicalSource } from '../canonical/list-entries';
import type { CallbackHeaders } from '../headers/callback-headers';
import { compactStyle, printJson } from '../json/print-json';
import { bodyLimit } from './find-signed-body';
import { listReadBodies, readBodyDump } from './read-body-dump';

/** @param canonical the string that the body was found by */
export function recallDumpedBody(
  text: string,
  headers: CallbackHeaders,
  canonical: string,
): CanonicalSource | null {
  const reading = readBodyDump(text);
  for (const body of reading === null ? [] : listReadBodies(reading, bodyLimit)) {
    if (buildCanonical({ headers, body, bodyText: '' }).canonical.text !== canonical) continue;
    const bodyText = printJson(body, compactStyle);
    const json = parseBody(bodyText);
    return json.ok ? { headers, body: json.value, bodyText } : null;
  }
  return null;
}
