/** The own string as a search meets it: with what a text area, a charset or a place in memory makes of it. */
import { anyAddress } from '../../canonical/language-styles';
import { freeBytes } from '../../text/free-bytes';
import { encodeUtf8 } from '../../text/utf-8-bytes';
import type { StartedSearch } from '../search/search-deviations';
import { contractDigest, toSignedBytes } from '../search/signed-bytes';
import { type Attempt, createDigestTarget, type Target } from '../search/target';

/** Whether the search may have come by what this looks for, when it looked for something else. */
export function mayBeTried({ sha256s }: Target, search: StartedSearch): boolean {
  return sha256s?.some((one) => search.hasTried(one)) ?? true;
}

/** The target "it is this text". Text areas turn CRLF into LF, so that the two cannot be told apart there. */
export function readWanted(ownString: string): Target {
  const masked = ownString.replace(address, `$1${anyAddress}`);
  if (masked !== ownString) {
    return ({ text, rules }) => rules.charset === 'utf-8' && text === masked;
  }
  const bytes = encodeUtf8(ownString);
  const sha256 = contractDigest(bytes);
  const hasBytes = createDigestTarget(sha256, contractDigest);
  freeBytes(bytes);
  const isMisread = ownString.includes('\ufffd');
  const hasLineEnds = ownString.includes('\n');
  const lines = withoutReturns(ownString);
  const matches: Target = (attempt) => {
    const { charset, prehash } = attempt.rules;
    if (prehash !== 'none') return false;
    if (charset !== 'utf-8') return isMisread && misread(attempt) === ownString;
    if (!hasLineEnds) return hasBytes(attempt) && attempt.text === ownString;
    return attempt.text === ownString || withoutReturns(attempt.text) === lines;
  };
  return hasLineEnds || isMisread ? matches : Object.assign(matches, { sha256s: [sha256] });
}

/** With the line ends that a text area leaves. */
export function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

const decoder = new TextDecoder();

/** Bytes of another charset, as what reads all as UTF-8 shows them. */
function misread({ text, rules }: Attempt): string {
  return decoder.decode(toSignedBytes(text, rules, contractDigest));
}

/** Where Perl and Lua print a table's place in memory. */
const address = /((?:HASH|ARRAY)\(|table: )0x[0-9a-f]+/g;
