/** Whose move it is. */

/**
 * Who has to mend it: whoever signs (the platform, or a test signer), what passed the callback on (the copy
 * that was pasted included), or the merchant's own code and keys. Unknown where several could be the cause.
 */
export type Owner = 'platform' | 'transport' | 'merchant' | 'unknown';

/** Of faults that belong together: what remains to be mended when the copy and the reader's own side are. */
const lastingFirst: readonly Owner[] = ['platform', 'unknown', 'merchant', 'transport'];

export function joinOwners(owners: readonly Owner[]): Owner {
  return lastingFirst.find((owner) => owners.includes(owner)) ?? 'unknown';
}
