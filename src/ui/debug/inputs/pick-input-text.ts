import type { CallbackReport } from '../../../core/callback-report';
import type { EditableInput } from '../../../state/inputs-store';

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
