/** Headers and a body that stand in each other's place. */
import { parseBody } from './body/parse-body';
import { isContractField } from './contract';
import { parseHeaders } from './headers/parse-headers';

/** Longer texts are nobody's everyday paste, and each is read once more for this. */
const lengthLimit = 200_000;

export function isSwapped(headersText: string, bodyText: string): boolean {
  return (
    headersText.length + bodyText.length <= lengthLimit &&
    /^\s*\{/.test(headersText) &&
    isBody(headersText) &&
    isHeaders(bodyText)
  );
}

export function isBody(text: string): boolean {
  const body = parseBody(text);
  return body.ok && body.value.members.some(({ key }) => isContractField(key.value));
}

export function isHeaders(text: string): boolean {
  return (
    parseHeaders(text).headers.fields['X-Sign'] !== undefined &&
    !/^[^\S\r\n\u2028\u2029]*[{[]/m.test(text)
  );
}
