import type { CaseContent } from '../../../core/case/case-content';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { editableInputs, type InputsState } from '../../../state/inputs-store';
import type { AppParts } from '../../shell/app-context';
import { isMaskedCase } from './is-masked-case';

/**
 * All that the user gave, as the page shows it: a field that nobody wrote into is what it is for this user. A private
 * key that was not looked for yet, in a text of megabytes, is cleared first.
 */
export function readCase({ inputs, receiver, reference, caseOutcome }: AppParts): CaseContent {
  const refused = listForms(inputs.getState());
  if (Object.keys(refused).length > 0) inputs.getState().refuse(refused);
  return {
    inputs: inputs.getState().texts,
    notices: inputs.getState().notices,
    receiver: receiver.getState().texts,
    reference: reference.getState().kept,
    isMasked: isMaskedCase(caseOutcome.getState(), inputs.getState().texts),
  };
}

function listForms({ texts }: InputsState): InputsState['refused'] {
  const found = editableInputs.map((input) => [input, detectPrivateKey(texts[input])] as const);
  return Object.fromEntries(found.filter(([, form]) => form !== null));
}
