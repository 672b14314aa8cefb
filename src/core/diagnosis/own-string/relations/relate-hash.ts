/** A hash of the right value, in its place. */
import { type CanonicalRules, contractRules } from '../../../canonical/canonical-rules';
import { printNested } from '../../../canonical/print-nested';
import { isNested } from '../../../json/is-nested';
import { parseJson } from '../../../json/parse-json';
import { digests } from '../../../signature/digest';
import type { HashName } from '../../../signature/hash-algorithm';
import { encodeBase64 } from '../../../text/base64';
import { toHex } from '../../../text/hex';
import { jsonStyles } from '../../deviations/json-styles';
import type { ValueRelation } from './value-relation';

const hashes = ['md5', 'sha1', 'sha256', 'sha512'] as const;

export function relateHash(own: string, expected: string): ValueRelation | null {
  if (!/^[0-9a-zA-Z+/]{22,128}={0,2}$/.test(own)) return null;
  const isHashOf = (text: string, name: HashName): boolean => {
    const digest = digests[name]?.(new TextEncoder().encode(text)) ?? new Uint8Array();
    return own.toLowerCase() === toHex(digest) || own === encodeBase64(digest);
  };
  const hash = hashes.find((name) => isHashOf(expected, name));
  if (hash !== undefined) return { kind: 'hashed', hash };
  const texts = listWritten(expected);
  const other = hashes.find((name) => texts.some((text) => isHashOf(text, name)));
  return other === undefined ? null : { kind: 'hashed', hash: other, isRewritten: true };
}

/** An object or a list as writers of JSON have it, its keys as received and sorted. */
function listWritten(expected: string): readonly string[] {
  const parsed = /^[[{]/.test(expected) ? parseJson(expected) : null;
  if (!parsed?.ok || !isNested(parsed.value)) return [];
  const { value } = parsed;
  const texts = Object.values(jsonStyles).flatMap((style: Partial<CanonicalRules>) => {
    const rules = { ...contractRules, ...style };
    return [rules, { ...rules, nestedSorted: true }].map((one) =>
      printNested(value, one, expected),
    );
  });
  return [...new Set(texts)];
}
