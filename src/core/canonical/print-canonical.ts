/** Step 5 by any rules: the finished text. */
import { entryHeaderNames, headerKeys } from '../contract';
import { compactStyle, printJson } from '../json/print-json';
import { type Digest, digests } from '../signature/digest';
import { toHex } from '../text/hex';
import { addHeaderMembers, dropMembers, pickKnown } from './add-header-members';
import type { CanonicalRules, RequestPart } from './canonical-rules';
import { encodeText } from './encode-text';
import { encodeWhole, joinEntries } from './join-entries';
import { type CanonicalSource, type EntryList, listEntries } from './list-entries';
import { printNested } from './print-nested';
import { transformText } from './transform-text';

const md5 = digests.md5 as Digest;
const sha256 = digests.sha256 as Digest;

/** @param entries `listEntries(source, rules)`, where it is known already */
export function printCanonical(
  source: CanonicalSource,
  rules: CanonicalRules,
  entries?: EntryList,
): string {
  const joined =
    rules.parts === null
      ? joinEntries((entries ?? listEntries(source, rules)).kept, rules)
      : encodeWhole(
          rules.parts
            .map((part) => printPart(part, source, rules, entries))
            .join(rules.partSeparator),
          rules,
        );
  return transformText(rules.prefix + joined + rules.suffix, rules.text);
}

/** The rules that only {@link printCanonical} looks at: two that differ in nothing else have the same entries. */
export const joiningRules: ReadonlySet<keyof CanonicalRules> = new Set([
  'parts',
  'partSeparator',
  'timestampAs',
  'keys',
  'encoding',
  'encodingScope',
  'keyValueSeparator',
  'pairSeparator',
  'prefix',
  'suffix',
  'text',
  'charset',
  'prehash',
]);

function printPart(
  part: RequestPart,
  source: CanonicalSource,
  rules: CanonicalRules,
  entries?: EntryList,
): string {
  const { headers, body, bodyText } = source;
  switch (part) {
    case 'pairs':
      return joinEntries((entries ?? listEntries(source, rules)).kept, rules);
    case 'printed':
      return printNested(body, rules, bodyText);
    case 'json':
      return printNested(addHeaderMembers(source, rules), rules, bodyText);
    case 'json-kept':
      return printNested(dropMembers(addHeaderMembers(source, rules), rules), rules, bodyText);
    case 'json-known':
      return printNested(pickKnown(addHeaderMembers(source, rules)), rules, bodyText);
    case 'timestamp':
      return headers.fields['X-Timestamp']?.value ?? '';
    case 'nonce':
      return headers.fields['X-Nonce']?.value ?? '';
    case 'merchant-no':
      return headers.fields['X-Merchant-No']?.value ?? '';
    case 'header-pairs':
      return printHeaderPairs(source, rules);
    case 'body':
      return bodyText;
    case 'body-trimmed':
      return bodyText.slice(body.span.start, body.span.end);
    case 'body-compact':
      return printJson(body, compactStyle);
    case 'body-sha256':
    case 'body-md5':
      return toHex((part === 'body-md5' ? md5 : sha256)(encodeText(bodyText, 'utf-8')));
  }
}

function printHeaderPairs({ headers }: CanonicalSource, { headerOrder }: CanonicalRules): string {
  const pairs = entryHeaderNames.map(
    (name) => `${headerKeys[name]}=${headers.fields[name]?.value ?? ''}`,
  );
  if (headerOrder === 'nonce-first') pairs.reverse();
  return pairs.join('&');
}
