import { findingsPanelWords } from '#words/findings-panel';
import type { Finding } from '../../../core/diagnosis/finding';
import type { MoveWords } from '../../../words/findings-panel-words';

const { move } = findingsPanelWords;

/** Whose move a finding is, in words. */
export function pickMove({ owner, subject, proof, causes }: Finding): MoveWords {
  // That a program seems to have written the body says nothing for certain of who changed what.
  if (proof.by === 'none' && causes.some(({ code }) => code === 'input.rewritten'))
    return move.seemsRewritten;
  return (subject === 'own-string' && move.ofOwnString[owner]) || move.byOwner[owner];
}
