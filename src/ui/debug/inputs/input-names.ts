import type { CallbackReport } from '../../../core/callback-report';
import type { EditableInput } from '../../../state/inputs-store';

/** The accessible names, public by the page contract. */
export const inputNames: Record<EditableInput, string> = {
  key: 'Platform public key',
  headers: 'Request headers',
  body: 'Callback body',
  'own-string': 'Your string to be signed',
  'own-key': 'My merchant public key',
};

/** The text that a report was made from. */
export function pickInputText({ input }: CallbackReport, name: EditableInput): string {
  const texts: Record<EditableInput, string> = {
    key: input.keyText,
    headers: input.headersText,
    body: input.bodyText,
    'own-string': input.ownString,
    'own-key': input.ownKeyText ?? '',
  };
  return texts[name];
}
