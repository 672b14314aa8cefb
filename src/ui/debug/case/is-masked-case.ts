import type { CallbackInput } from '../../../core/callback-report';
import type { CaseOutcomeState } from '../../../state/case-outcome-store';
import type { InputTexts } from '../../../state/inputs-store';

/** Headers or body are those of a masked case, whatever was added to them: a key makes no values of stand-ins. */
export function isMaskedCase(
  { masked }: CaseOutcomeState,
  { headers, body }: Pick<InputTexts, 'headers' | 'body'>,
): boolean {
  if (masked === null) return false;
  const isHeaders = headers !== '' && headers === masked.headers;
  return isHeaders || (body !== '' && body === masked.body);
}

/** The same of what a report tells of. */
export function isMaskedInput(
  state: CaseOutcomeState,
  { headersText, bodyText }: Pick<CallbackInput, 'headersText' | 'bodyText'>,
): boolean {
  return isMaskedCase(state, { headers: headersText, body: bodyText });
}
