/**
 * Which nonces were seen, and with which callback (contract, "Receiver processing order", step 4; reading 16). A callback
 * that is edited on the page stays the same callback: it is known by its X-Sign, by its string to be signed, or, while it
 * does not verify, by its X-Timestamp, so that a damaged paste of both others is no replay. Two strings that both verify under one nonce are two
 * callbacks, whatever was edited on the way.
 */

import { nonceMemorySeconds } from '../contract';

/** One look at a callback. The string may be given by its digest: it is only compared. */
export interface NonceSighting {
  readonly nonce: string;
  readonly atSeconds: number;
  /** X-Sign as written; null when there is none. */
  readonly sign: string | null;
  /** As is X-Timestamp. */
  readonly timestamp: string | null;
  readonly text: string;
  readonly isVerified: boolean;
}

/** The callback that came first with this nonce. */
export interface RememberedNonce {
  readonly nonce: string;
  readonly firstSeenSeconds: number;
  /** Newest last, as are the timestamps and the texts. */
  readonly signs: readonly string[];
  readonly timestamps: readonly string[];
  readonly texts: readonly string[];
  readonly verifiedText: string | null;
}

const memoryLimit = 1000;
/** Forms of one callback while it is edited. */
const formLimit = 100;

/** Reading 16. */
export function toNonceLifetime(toleranceSeconds: number): number {
  return Math.max(nonceMemorySeconds, toleranceSeconds);
}

/** The callback that used the nonce first, when the sighting is another one; else null. */
export function pickEarlierCallback(
  memory: readonly RememberedNonce[],
  sighting: NonceSighting,
  lifetimeSeconds: number,
): RememberedNonce | null {
  const first = memory.find(
    (one) => one.nonce === sighting.nonce && isAlive(one, sighting.atSeconds, lifetimeSeconds),
  );
  return first === undefined || isSameCallback(first, sighting) ? null : first;
}

/** Forgets what is older than the lifetime, and nonces that were only typed on the way to this one. */
export function rememberNonce(
  memory: readonly RememberedNonce[],
  sighting: NonceSighting,
  lifetimeSeconds: number,
): readonly RememberedNonce[] {
  const kept = memory.filter(
    (one) => isAlive(one, sighting.atSeconds, lifetimeSeconds) && !isDraft(one, sighting),
  );
  const index = kept.findIndex(({ nonce }) => nonce === sighting.nonce);
  const known = kept[index];
  if (known === undefined) return [...kept, createEntry(sighting)].slice(-memoryLimit);
  if (!isSameCallback(known, sighting)) return kept;
  return kept.with(index, {
    ...known,
    signs: addForm(known.signs, sighting.sign),
    timestamps: addForm(known.timestamps, sighting.timestamp),
    texts: addForm(known.texts, sighting.text),
    verifiedText: sighting.isVerified ? sighting.text : known.verifiedText,
  });
}

function isSameCallback(known: RememberedNonce, sighting: NonceSighting): boolean {
  const { sign, timestamp, text, isVerified } = sighting;
  if (isVerified && known.verifiedText !== null) return text === known.verifiedText;
  if (known.texts.includes(text) || sign === null || known.signs.includes(sign)) return true;
  // Two callbacks may be of the same second: what verifies is whole, and no damaged paste of the one remembered.
  return !isVerified && timestamp !== null && known.timestamps.includes(timestamp);
}

/** An earlier form of the same callback, before its nonce was changed; one that verified was real. */
function isDraft(known: RememberedNonce, { nonce, sign }: NonceSighting): boolean {
  const isSameSign = sign !== null && known.signs.includes(sign);
  return known.nonce !== nonce && known.verifiedText === null && isSameSign;
}

function isAlive({ firstSeenSeconds }: RememberedNonce, now: number, lifetime: number): boolean {
  return now - firstSeenSeconds <= lifetime;
}

function createEntry(sighting: NonceSighting): RememberedNonce {
  const { nonce, atSeconds, sign, timestamp, text, isVerified } = sighting;
  return {
    nonce,
    firstSeenSeconds: atSeconds,
    signs: addForm([], sign),
    timestamps: addForm([], timestamp),
    texts: [text],
    verifiedText: isVerified ? text : null,
  };
}

function addForm(forms: readonly string[], form: string | null): readonly string[] {
  return form === null || forms.includes(form) ? forms : [...forms, form].slice(-formLimit);
}
