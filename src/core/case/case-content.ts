/** What a case holds: all that one user gave and another needs to see the same. No nonces seen, no setting of the page. */
import type { CallbackTexts } from '../compare/compare-callbacks';
import type { Problem } from '../problem';

/** The inputs as the page contract's `data-input` names them. */
export const caseInputs = ['key', 'headers', 'body', 'own-string', 'own-key'] as const;

export const caseReceiverFields = ['merchantNo', 'receivedAt', 'tolerance', 'localOrder'] as const;

export type CaseInput = (typeof caseInputs)[number];
export type CaseReceiverField = (typeof caseReceiverFields)[number];

export interface CaseContent {
  readonly inputs: Readonly<Record<CaseInput, string>>;
  /** What the way into a field showed of its text, such as bytes that are no UTF-8. */
  readonly notices: readonly Problem[];
  /** A field that it does not name is as the reader's page begins with it. */
  readonly receiver: Readonly<Partial<Record<CaseReceiverField, string>>>;
  /** The callback that others are laid beside; null for none. */
  readonly reference: CallbackTexts | null;
  /** Whether stand-ins took the place of its values: what was signed is no longer in it. */
  readonly isMasked: boolean;
}
