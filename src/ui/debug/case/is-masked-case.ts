import type { CallbackInput } from '../../../core/callback-report';
import type { CaseOutcomeState } from '../../../state/case-outcome-store';
import type { InputTexts } from '../../../state/inputs-store';

/** Headers or body are those of a masked case, whatever was added to them: a key makes no values of stand-ins. */
export function isMaskedCase(
  { masked }: CaseOutcomeState,
  { headers, body }: Pick<InputTexts, 'headers' | 'body'>,
): boolean {
  return masked.some(
    (one) => (headers !== '' && headers === one.headers) || (body !== '' && body === one.body),
  );
}

/** The same of what a report tells of. */
export function isMaskedInput(
  state: CaseOutcomeState,
  { headersText, bodyText }: Pick<CallbackInput, 'headersText' | 'bodyText'>,
): boolean {
  return isMaskedCase(state, { headers: headersText, body: bodyText });
}
