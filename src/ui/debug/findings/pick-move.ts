import { findingsPanelWords } from '#words/findings-panel';
import type { Finding } from '../../../core/diagnosis/finding';
import type { MoveWords } from '../../../words/findings-panel-words';

const { move } = findingsPanelWords;

/** Whose move a finding is, in words. */
export function pickMove({ owner, subject }: Finding): MoveWords {
  return (subject === 'own-string' && move.ofOwnString[owner]) || move.byOwner[owner];
}
