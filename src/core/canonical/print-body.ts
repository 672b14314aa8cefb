/** The body as one text. */
import type { JsonObject } from '../json/json-node';
import { compactStyle, printJson } from '../json/print-json';
import { type Digest, digests } from '../signature/digest';
import { encodeBase64 } from '../text/base64';
import { toHex } from '../text/hex';
import { encodeUtf8 } from '../text/utf-8-bytes';
import { type CanonicalRules, contractRules } from './canonical-rules';
import { printNested } from './print-nested';
import { transformText } from './transform-text';

export type WholeBody =
  | 'body'
  | 'body-compact'
  /** As Python's `json.dumps`; without its escapes. */
  | 'body-python'
  | 'body-python-unicode'
  /** As PHP's `json_encode`; with its escaped slashes alone. */
  | 'body-php'
  | 'body-php-slashes'
  | 'body-base64'
  | 'body-sha256'
  | 'body-sha256-base64'
  | 'body-md5'
  /** As Python prints bytes: `b'…'`. */
  | 'body-python-bytes';

const python: CanonicalRules = { ...contractRules, numbers: 'python-typed', nestedSpaced: true };
const php: CanonicalRules = {
  ...contractRules,
  numbers: 'php-json',
  // It escapes the two line ends of JavaScript all the same.
  nestedEscaped: '/\u2028\u2029',
  nestedEmpty: '[]',
};

export function printBody(
  { body, bodyText }: { readonly body: JsonObject; readonly bodyText: string },
  as: WholeBody,
): string {
  switch (as) {
    case 'body':
      return bodyText;
    case 'body-compact':
      return printJson(body, compactStyle);
    case 'body-python':
      return printNested(body, { ...python, nestedAscii: 'lower' }, bodyText);
    case 'body-python-unicode':
      return printNested(body, python, bodyText);
    case 'body-php':
      return printNested(body, { ...php, nestedAscii: 'lower' }, bodyText);
    case 'body-php-slashes':
      return printNested(body, php, bodyText);
    case 'body-python-bytes':
      return transformText(bodyText, 'python-bytes');
    case 'body-base64':
      return encodeBase64(encodeUtf8(bodyText));
    case 'body-sha256':
    case 'body-sha256-base64':
    case 'body-md5': {
      const digest = digests[as === 'body-md5' ? 'md5' : 'sha256'] as Digest;
      const bytes = digest(encodeUtf8(bodyText));
      return as === 'body-sha256-base64' ? encodeBase64(bytes) : toHex(bytes);
    }
  }
}
