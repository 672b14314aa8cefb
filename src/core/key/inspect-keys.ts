import type { InspectedKey } from '../callback-report';
import { createError, type Problem } from '../problem';
import { createVerify, type Verify } from '../signature/verify-signature';
import { parsePlatformKeys } from './parse-platform-keys';
import { printPem } from './print-pem';

export interface InspectedKeys {
  /** The first is the current one and decides the verdict. */
  readonly keys: readonly InspectedKey[];
  readonly problems: readonly Problem[];
}

/** Keys that callbacks are verified with, as many as are wanted. */
export interface ReadyKeys extends InspectedKeys {
  /** By the first key; null where no key can be used, and an error among the problems says why. */
  readonly verify: Verify | null;
}

/** Reads pasted keys and their fingerprints: SHA-256 over the SubjectPublicKeyInfo. */
export async function inspectKeys(
  text: string,
  subtle: SubtleCrypto | undefined,
): Promise<InspectedKeys> {
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

/** Reads pasted keys and imports the first. Without WebCrypto they are read all the same. */
export async function prepareKeys(
  text: string,
  subtle: SubtleCrypto | undefined,
): Promise<ReadyKeys> {
  const { keys, problems } = await inspectKeys(text, subtle);
  const [key] = keys;
  if (key === undefined || subtle === undefined) return { keys, problems, verify: null };
  const verify = await createVerify(key, subtle);
  if (verify !== null) return { keys, problems, verify };
  const { bits, exponent, span } = key;
  const refused = createError('pem.unusable', span, { bits, exponent: String(exponent) });
  return { keys, problems: [...problems, refused], verify };
}
