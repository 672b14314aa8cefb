import type { SupportWords } from '../support-words';
import { joinTexts } from '../text';
import { english } from './language';
import { showToCopy } from './shown-value';

const { list, say } = english;

export const supportWords: SupportWords = {
  fails(identity, keyFingerprint) {
    const headers = identity.map(({ name, value }) => say`${name} ${showToCopy(value)}`);
    const which = headers.length === 0 ? '' : say` with ${list(headers, 'and')}`;
    const key = keyFingerprint === null ? '' : ` (SHA-256 fingerprint ${keyFingerprint})`;
    return say`Your callback${which} does not verify with the platform public key${key}.`;
  },
  received: (sha256) =>
    say`As we have it, the string that the contract prescribes has the SHA-256 ${sha256}.`,
  correct: (fixes) => say`Please correct the signer: ${joinTexts(fixes, ' ')}`,
  correctToo: (fixes) =>
    say`If you sent headers and body as we received them, also: ${joinTexts(fixes, ' ')}`,
  compare: say`Please compare this with what you sent and signed.`,
};
