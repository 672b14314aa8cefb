/** A dump whose string is not the signed one: its body, where the diagnosis proves what was signed in its place. */
import { parseBody } from '../body/parse-body';
import { buildCanonical } from '../canonical/build-canonical';
import type { Canonical } from '../canonical/canonical';
import { diagnoseCallback } from '../diagnosis/diagnose-callback';
import type { Pause } from '../diagnosis/search/slices';
import type { JsonObject } from '../json/json-node';
import { compactStyle, printJson } from '../json/print-json';
import type { ReadyKeys } from '../key/inspect-keys';
import { type CallbackContent, verifyContent } from '../verify-callback';
import { type BodyReading, listReadBodies } from './read-body-dump';

/** How many bodies are diagnosed: what else a dump may mean, the diagnosis of a rewritten body looks through. */
const bodiesTried = 1;

export interface Explained {
  readonly body: JsonObject;
  /** The string that the contract prescribes for it. */
  readonly canonical: Canonical;
}

/** What the diagnosis finds again of it stands in the report, as of a body that was pasted as JSON. */
export async function explainDumpedBody(
  keys: ReadyKeys,
  content: CallbackContent,
  reading: BodyReading,
  pause: Pause,
): Promise<Explained | null> {
  for (const body of listReadBodies(reading, bodiesTried)) {
    const bodyText = printJson(body, compactStyle);
    const json = parseBody(bodyText);
    if (!json.ok) continue;
    const { headers } = content;
    const { canonical } = buildCanonical({ headers, body: json.value, bodyText });
    const problems = content.problems.filter(({ input }) => input !== 'body');
    const { verdict, signature } = await verifyContent(keys, {
      ...{ ...content, body: json.value, canonical, problems },
    });
    const { findings } = await diagnoseCallback(
      {
        input: { keyText: '', headersText: '', bodyText, ownString: '' },
        ...{ verdict, keys: keys.keys, ownKeys: [], headers, signature, canonical, problems },
        memberCount: json.value.members.length,
        comparison: { result: 'empty' },
        notes: [],
      },
      [],
      { pause },
    );
    const isProven = findings.some(
      ({ subject, proof }) => subject === 'signature' && proof.by !== 'none',
    );
    if (isProven) return { body, canonical };
  }
  return null;
}
