import { findingsPanelWords } from '#words/findings-panel';
import type { Cause } from '../../../core/diagnosis/cause';
import type { Finding } from '../../../core/diagnosis/finding';
import type { MoveWords } from '../../../words/findings-panel-words';

const { move } = findingsPanelWords;

/** Whose move a finding is, in words. */
export function pickMove({ owner, subject, proof, causes }: Finding): MoveWords {
  // That a program wrote the body says nothing for certain of which.
  if ((proof.by === 'none' || owner === 'transport') && causes.some(isRewritten))
    return move.ofRewritten;
  if (owner === 'merchant' && causes.some(({ code }) => code === 'string.as-pasted'))
    return move.asPasted;
  return (subject === 'own-string' && move.ofOwnString[owner]) || move.byOwner[owner];
}

function isRewritten(cause: Cause): boolean {
  return cause.code === 'input.rewritten' && !cause.topics.includes('another-order');
}
