/** Which string a signature's content is over: the right one, one that the catalogue gives, or none that is known. */

import type { Canonical } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import { listStringFacts, type StringFacts } from '../build-string-finding';
import { notProven, type Proof, type Rewritten } from '../finding';
import type { StringSearch } from '../search/search-strings';
import type { Target } from '../search/target';
import type { SignedOver } from './algorithm-causes';
import { pickRewritten } from './doubt-signer';
import type { SignedContent, SignedString } from './signed-content';

type BuiltString = Pick<Canonical, 'text' | 'kept'>;

export interface ExplainedContent {
  readonly over: SignedOver;
  /** What deviates in algorithm and string; no causes where nothing known does. */
  readonly facts: StringFacts;
  /** How many different strings were tried. */
  readonly tried: number;
}

/**
 * @param canonical the string to be signed
 * @param search tries the catalogue
 */
export async function explainContent(
  content: SignedContent,
  canonical: BuiltString,
  search: (target: Target) => Promise<StringSearch>,
): Promise<ExplainedContent> {
  const { matches } = content;
  const right: SignedString = { text: canonical.text, rules: contractRules };
  const isRight = matches?.(right) === true;
  const result = isRight || matches === null ? null : await search(matches);
  const signed = isRight ? right : pickSigned(result);
  const over: SignedOver = {
    string: signed === null ? 'unknown' : isRight ? 'right' : 'variant',
    proof: signed === null ? notProven : await content.prove(signed),
    isMadeByKey: signed !== null || content.isProofOfKey,
  };
  const algorithm = content.listCauses(over, signed);
  const string = result === null ? { causes: [] } : listFacts(result, over.proof, canonical);
  const facts = { ...string, causes: [...algorithm, ...string.causes] };
  return { over, facts, tried: result?.tried ?? 1 };
}

function pickSigned(result: StringSearch | null): SignedString | null {
  const restored = result?.restored ?? null;
  if (result?.found != null) return result.found;
  return restored === null ? null : { text: restored.text, rules: contractRules };
}

function listFacts(
  { found, equivalents, restored, isEither }: StringSearch,
  proof: Proof,
  canonical: BuiltString,
): StringFacts {
  if (found !== null) {
    const facts = listStringFacts(found, equivalents, 'signature', proof);
    const mayBeRewritten = pickRewritten(found, restored, canonical);
    return mayBeRewritten === null ? facts : leaveOpen(facts, mayBeRewritten);
  }
  if (restored === null) return { causes: [] };
  const { text, entries, topics } = restored;
  const owner = isEither ? 'unknown' : 'transport';
  const cause = { kind: 'fault', code: 'input.rewritten', owner } as const;
  return {
    causes: [{ ...cause, entries, topics, signs: [], lacksOthers: false }],
    variantText: text,
  };
}

/** The signer may have done it, or what passed the callback on: nothing shows which. */
function leaveOpen(facts: StringFacts, mayBeRewritten: Rewritten): StringFacts {
  const causes = facts.causes.map((cause) => ({ ...cause, owner: 'unknown' as const }));
  return { ...facts, causes, mayBeRewritten };
}
