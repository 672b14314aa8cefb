/** What to send to whoever signs: the facts that they can check on their side. */
import type { CallbackReport } from '../core/callback-report';
import type { Finding } from '../core/diagnosis/finding';
import type { Owner } from '../core/diagnosis/owner';
import { toHex } from '../core/text/hex';
import { describeFinding, endSentence, type FindingWords } from './finding-words';
import type { SupportWords } from './support-words';
import { joinTexts, type Text } from './text';

/**
 * Null where it is the reader's own move.
 *
 * @param canonicalSha256 of this report's string to be signed, in hex
 */
export function buildSupportText(
  finding: Finding,
  { headers, keys }: Pick<CallbackReport, 'headers' | 'keys'>,
  canonicalSha256: string | null,
  words: { readonly finding: FindingWords; readonly support: SupportWords },
): Text | null {
  const { subject, owner } = finding;
  if (subject === 'own-string' || owner === 'merchant' || owner === 'transport') return null;
  const { title, evidence, fixes } = describeFinding(finding, words.finding);
  const { fails, received, correct, correctToo, compare } = words.support;
  const fingerprint = keys[0]?.fingerprint ?? null;
  const listOf = (of: Owner) => fixes.flatMap((fix) => (fix.owner === of ? [fix.text] : []));
  // What may have been done on the way as well is no signer's fault for certain.
  const maybe = listOf('unknown');
  const sentences = [
    fails(listIdentity(headers), fingerprint === null ? null : toHex(fingerprint)),
    title,
    endSentence(evidence, words.finding.fullStop),
    canonicalSha256 === null ? [] : received(canonicalSha256),
    ...(owner === 'platform'
      ? [correct(listOf('platform')), maybe.length === 0 ? [] : correctToo(maybe)]
      : [compare]),
  ];
  return joinTexts(
    sentences.filter((sentence) => sentence.length > 0),
    ' ',
  );
}

/** The order stays out of it. */
function listIdentity(headers: CallbackReport['headers']) {
  const names = ['X-Timestamp', 'X-Nonce'] as const;
  return names.flatMap((name) => {
    const value = headers?.fields[name]?.value ?? '';
    return value === '' ? [] : [{ name, value }];
  });
}
