/** Step 3 with a filter for truth: what it drops beside blank values depends on the language. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation, Variant } from '../deviation';

/** `any`: what most languages hold for false; `other`: what one holds for false, in the code of another. */
export type TruthLanguage =
  | 'any'
  | 'other'
  | 'php'
  | 'javascript'
  | 'python'
  | 'ruby'
  /** The same, where no true stands in the string: filters that know no booleans drop it too. */
  | 'ruby-alone'
  | 'rails'
  | 'perl'
  /** A test for 0 alone, in any language. */
  | 'zero';

/** Which blank texts are signed. */
export type TruthBlanks = 'dropped' | 'white-space-kept' | 'kept';

const blanks = {
  dropped: {},
  'white-space-kept': { blanks: 'drop-empty' },
  kept: { blanks: 'keep' },
} as const satisfies Readonly<Record<TruthBlanks, Partial<CanonicalRules>>>;

interface Truth<Id extends string> extends Variant {
  readonly id: Id;
  readonly facts: { readonly language: TruthLanguage; readonly blanks: TruthBlanks };
}

export const truthDeviations = [
  {
    code: 'string.falsy-dropped',
    // Or a typed object wrote them into the body on its way, as its defaults.
    owner: 'unknown',
    reach: 2,
    variants: listTruths,
  },
] as const satisfies readonly Deviation<string>[];

function listTruths({ body }: CanonicalSource) {
  const hasTrue = body.members.some(({ value }) => value.type === 'boolean' && value.value);
  return hasTrue ? truths : truthsWithoutTrue;
}

function listFor(ruby: 'ruby' | 'ruby-alone') {
  return [
    truth('plain', 'any', 'dropped'),
    truth('php', 'php', 'white-space-kept'),
    truth('javascript', 'javascript', 'white-space-kept'),
    truth('python', 'python', 'white-space-kept'),
    truth('ruby', ruby, 'dropped'),
    truth('rails', 'rails', 'dropped'),
    truth('perl', 'perl', 'white-space-kept'),
    truth('ruby-blanks-kept', ruby, 'kept'),
    truth('php-trimmed', 'php', 'dropped'),
    truth('javascript-trimmed', 'javascript', 'dropped'),
    truth('python-trimmed', 'python', 'dropped'),
    { ...truth('zero', 'zero', 'dropped'), reach: 1 },
  ] as const satisfies readonly Variant[];
}

/** The same objects for each input: what a variant changes is read once. */
const truths = listFor('ruby');
const truthsWithoutTrue = listFor('ruby-alone');

function truth<Id extends string>(
  id: Id,
  language: Exclude<TruthLanguage, 'other'>,
  kept: TruthBlanks,
): Truth<Id> {
  const falsy = language === 'any' ? 'printed' : language === 'ruby-alone' ? 'ruby' : language;
  return { id, rules: { falsy, ...blanks[kept] }, facts: { language, blanks: kept } };
}
