/** Which string a signature's content is over: the right one, one that the catalogue gives, or none that is known. */
import { contractRules } from '../canonical/canonical-rules';
import type { SignedOver } from './algorithm-causes';
import { listStringFacts, type StringFacts } from './build-string-finding';
import { notProven, type Proof } from './finding';
import type { Owner } from './owner';
import type { RewriteTopic } from './restorations/search-restorations';
import type { Target } from './search-deviations';
import type { StringSearch } from './search-strings';
import type { SignedContent, SignedString } from './signed-content';

export interface ExplainedContent {
  readonly over: SignedOver;
  /** What deviates in algorithm and string; no causes where nothing known does. */
  readonly facts: StringFacts;
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
  search: (target: Target) => Promise<StringSearch>,
): Promise<ExplainedContent> {
  const { matches } = content;
  const right: SignedString = { text: rightText, rules: contractRules };
  const isRight = matches?.(right) === true;
  const result = isRight || matches === null ? null : await search(matches);
  const signed = isRight ? right : pickSigned(result);
  const over: SignedOver = {
    string: signed === null ? 'unknown' : isRight ? 'right' : 'variant',
    proof: signed === null ? notProven : await content.prove(signed),
    isMadeByKey: signed !== null || content.isProofOfKey,
  };
  const algorithm = content.listCauses(over, signed);
  const string = result === null ? { causes: [] } : listFacts(result, over.proof);
  const facts = { ...string, causes: [...algorithm, ...string.causes] };
  return { over, facts, tried: result?.tried ?? 1 };
}

function pickSigned(result: StringSearch | null): SignedString | null {
  const restored = result?.restored ?? null;
  if (restored !== null) return { text: restored.text, rules: contractRules };
  return result?.found ?? null;
}

function listFacts({ found, equivalents, restored }: StringSearch, proof: Proof): StringFacts {
  if (restored !== null) {
    const { text, entries, topics } = restored;
    const owner = pickRewriter(topics);
    const cause = { kind: 'fault', code: 'input.rewritten', owner } as const;
    return {
      causes: [{ ...cause, entries, topics, signs: [], lacksOthers: false }],
      variantText: text,
    };
  }
  return found === null ? { causes: [] } : listStringFacts(found, equivalents, 'signature', proof);
}

/** What a signer may as well do before it signs is not said to have happened on the way. */
const eitherWay: ReadonlySet<RewriteTopic> = new Set([
  'characters',
  'encoding',
  'spaces',
  'number',
  'zeros',
  'boolean',
  'null',
  'empty',
  'nested',
]);

function pickRewriter(topics: readonly RewriteTopic[]): Owner {
  return topics.every((topic) => eitherWay.has(topic)) ? 'unknown' : 'transport';
}
