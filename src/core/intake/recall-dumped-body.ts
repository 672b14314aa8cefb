/** The body that was found in a dump, once more, as the JSON that was sent may have been written. */
import { parseBody } from '../body/parse-body';
import { buildCanonical } from '../canonical/build-canonical';
import type { CanonicalSource } from '../canonical/list-entries';
import { WorkMeter } from '../diagnosis/search/slices';
import type { Target } from '../diagnosis/search/target';
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonObject } from '../json/json-node';
import { compactStyle, printJson } from '../json/print-json';
import { closeCut } from './detect-cut';
import { bodyLimit } from './find-signed-body';
import { type BodyReading, listReadBodies, readBodyDump } from './read-body-dump';
import { restoreDumpedBody, restoreWork } from './restore-dumped-body';

/** @param canonical the string that the body was found by */
export function recallDumpedBody(
  text: string,
  headers: CallbackHeaders,
  canonical: string,
): CanonicalSource | null {
  const reading = closeCut(text, readBodyDump(text));
  if (reading === null) return null;
  const body = findShown(reading, headers, canonical) ?? findRestored(reading, headers, canonical);
  return body === null ? null : writeAgain(body, headers);
}

function writeAgain(body: JsonObject, headers: CallbackHeaders): CanonicalSource | null {
  const bodyText = printJson(body, compactStyle);
  const json = parseBody(bodyText);
  return json.ok ? { headers, body: json.value, bodyText } : null;
}

/** In characters: larger ones are no everyday bodies. */
const lengthLimit = 100_000;

/** The likeliest body of a dump that shows all of it, as the JSON that was sent may have been written. */
export function readWholeBody(text: string, headers: CallbackHeaders): CanonicalSource | null {
  const reading = text.length > lengthLimit ? null : readBodyDump(text);
  if (reading === null || reading.isClosed || reading.losses.length > 0) return null;
  const [body] = listReadBodies(reading, 1);
  return body === undefined ? null : writeAgain(body, headers);
}

function findShown(
  reading: BodyReading,
  headers: CallbackHeaders,
  canonical: string,
): JsonObject | null {
  for (const body of listReadBodies(reading, bodyLimit)) {
    if (buildCanonical({ headers, body, bodyText: '' }).canonical.text === canonical) return body;
  }
  return null;
}

function findRestored(
  reading: BodyReading,
  headers: CallbackHeaders,
  canonical: string,
): JsonObject | null {
  const meter = new WorkMeter(restoreWork);
  const target: Target = ({ text }) => text === canonical;
  const search = restoreDumpedBody(reading, headers, target, meter);
  for (let step = search.next(); ; step = search.next()) {
    if (step.done === true) return step.value?.body ?? null;
  }
}
