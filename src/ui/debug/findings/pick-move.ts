import { findingsPanelWords } from '#words/findings-panel';
import type { Cause } from '../../../core/diagnosis/cause';
import type { Finding } from '../../../core/diagnosis/finding';
import type { RewriteTopic } from '../../../core/diagnosis/restorations/search-restorations';
import type { MoveWords } from '../../../words/findings-panel-words';

const { move } = findingsPanelWords;

/** Whose move a finding is, in words. */
export function pickMove({ owner, subject, proof, causes }: Finding): MoveWords {
  // Whether its sender's program wrote the body so, or one behind it, no proof of what was signed says.
  if ((proof.by === 'none' || owner === 'transport') && causes.some(isRewritten))
    return move.ofRewritten;
  if (owner === 'merchant' && causes.some(({ code }) => code === 'string.as-pasted'))
    return move.asPasted;
  return (subject === 'own-string' && move.ofOwnString[owner]) || move.byOwner[owner];
}

/** Nobody sends a mask, or another order's body. */
const ofCopies: ReadonlySet<RewriteTopic> = new Set([
  'masked',
  'cut-off',
  'spreadsheet',
  'replaced',
  'printed',
  'emptied',
  'another-order',
  'other-amount',
  'no-members',
]);

function isRewritten(cause: Cause): boolean {
  return cause.code === 'input.rewritten' && !cause.topics.some((topic) => ofCopies.has(topic));
}
