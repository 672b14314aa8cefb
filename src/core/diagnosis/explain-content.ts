/** Which string a signature's content is over: the right one, one that the catalogue gives, or none that is known. */
import { contractRules } from '../canonical/canonical-rules';
import type { SignedOver } from './algorithm-findings';
import { buildStringFinding } from './build-string-finding';
import { type Finding, joinFindings, notProven } from './finding';
import type { SearchResult, Target } from './search-deviations';
import type { SignedContent, SignedString } from './signed-content';

export interface ExplainedContent {
  readonly over: SignedOver;
  /** What deviates in algorithm and string; null where nothing known does. */
  readonly finding: Finding | null;
  /** How many different strings were tried. */
  readonly tried: number;
}

/**
 * @param rightText the string to be signed
 * @param search tries the catalogue
 */
export async function explainContent(
  content: SignedContent,
  rightText: string,
  search: (target: Target) => Promise<SearchResult>,
): Promise<ExplainedContent> {
  const { matches } = content;
  const right: SignedString = { text: rightText, rules: contractRules };
  const isRight = matches?.(right) === true;
  const result = isRight || matches === null ? null : await search(matches);
  const signed = isRight ? right : (result?.found ?? null);
  const over: SignedOver = {
    string: signed === null ? 'unknown' : isRight ? 'right' : 'variant',
    proof: signed === null ? notProven : await content.prove(signed),
    isMadeByKey: signed !== null || content.isProofOfKey,
  };
  const algorithm = content.buildFinding(over, signed);
  const string =
    result === null || result.found === null
      ? null
      : buildStringFinding(result.found, result.equivalents, 'signature', over.proof);
  return { over, finding: joinFindings(algorithm, string), tried: result?.tried ?? 1 };
}
