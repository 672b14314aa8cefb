import type { InspectedKey } from '../callback-report';
import type { Problem } from '../problem';
import { detectPrivateKey } from './detect-private-key';
import { parsePlatformKeys } from './parse-platform-keys';
import { printPem } from './print-pem';

export interface InspectedKeys {
  /** The first is the current one and decides the verdict. */
  readonly keys: readonly InspectedKey[];
  readonly problems: readonly Problem[];
}

/** Reads pasted keys and their fingerprints: SHA-256 over the SubjectPublicKeyInfo. */
export type KeyInspector = (
  text: string,
  subtle: SubtleCrypto | undefined,
) => Promise<InspectedKeys>;

/** One key text is used for many callbacks, and for every keystroke in the other inputs: the last answer is kept. */
export function createKeyInspector(): KeyInspector {
  let last: { readonly text: string; readonly inspected: Promise<InspectedKeys> } | null = null;
  return (text, subtle) => {
    if (last?.text === text) return last.inspected;
    const inspected = readKeys(text, subtle);
    // What holds a private key is not kept anywhere, not even here.
    last = detectPrivateKey(text) === null ? { text, inspected } : null;
    return inspected;
  };
}

async function readKeys(text: string, subtle: SubtleCrypto | undefined): Promise<InspectedKeys> {
  const parsed = await parsePlatformKeys(text);
  if (!parsed.ok) return { keys: [], problems: parsed.problems };
  const keys = await Promise.all(
    parsed.value.map(async (key) => {
      const digest = await subtle?.digest('SHA-256', key.spki);
      const fingerprint = digest === undefined ? null : new Uint8Array(digest);
      return { ...key, pem: printPem(key.spki, key.name), fingerprint };
    }),
  );
  return { keys, problems: parsed.problems };
}
