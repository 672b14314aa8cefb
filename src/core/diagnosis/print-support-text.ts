/** What to send to whoever signs: the facts that they can check on their side, ready to be copied. */
import type { CallbackReport } from '../callback-report';
import { toHex } from '../text/hex';
import type { Finding } from './finding';

/**
 * Null where it is the reader's own move.
 *
 * @param canonicalSha256 of this report's string to be signed, in hex
 */
export function printSupportText(
  { subject, owner, title, evidence, fixes }: Finding,
  { headers, keys }: Pick<CallbackReport, 'headers' | 'keys'>,
  canonicalSha256: string | null,
): string | null {
  if (subject === 'own-string' || owner === 'merchant' || owner === 'transport') return null;
  const fingerprint = keys[0]?.fingerprint ?? null;
  const key = fingerprint === null ? '' : ` (SHA-256 fingerprint ${toHex(fingerprint)})`;
  const sentences = [
    `Your callback${printIdentity(headers)} does not verify with the platform public key${key}.`,
    title,
    endSentence(evidence),
    canonicalSha256 === null
      ? ''
      : `As we received it, the string that the contract prescribes has the SHA-256 ${canonicalSha256}.`,
    owner === 'platform'
      ? `Please correct the signer: ${fixes.flatMap((fix) => (fix.owner === 'platform' ? fix.text : [])).join(' ')}`
      : 'Please compare this with what you sent and signed.',
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .map(unquote)
    .join(' ');
}

/** The headers by which a callback is found again; the order stays out of it. */
function printIdentity(headers: CallbackReport['headers']): string {
  const names = ['X-Timestamp', 'X-Nonce'] as const;
  const known = names.flatMap((name) => {
    const value = headers?.fields[name]?.value ?? '';
    return value === '' ? [] : [`${name} ${value}`];
  });
  return known.length === 0 ? '' : ` with ${known.join(' and ')}`;
}

/** Evidence may end with a digest. */
function endSentence(text: string): string {
  return /[.!?]?$/.exec(text)?.[0] === '' && text !== '' ? `${text}.` : text;
}

/** What `quoteData` set apart, as it is. */
function unquote(sentence: string): string {
  return sentence.replace(/`((?:[^`]|``)+)`/g, (_, value: string) => value.replaceAll('``', '`'));
}
