/** One difference between the merchant's own string and the right one, in words. */
import type { DroppedEntry, DropReason, KeptEntry } from '../canonical/canonical';
import type { Difference } from '../compare/comparison';
import { createFinding, type Finding, notProven, type Proof, quoteData } from './finding';

const subject = 'own-string';

const equal: Proof = { by: 'string' };

/** A deviation that gives one entry the value that it has in the merchant's string. */
export interface ValueCause {
  readonly code: string;
  readonly says: string;
  readonly origin: string;
  readonly fix: string;
}

/**
 * @param entry what the body or the headers have under the key of the difference
 * @param isComplete every known deviation was looked at for a cause
 */
export function explainDifference(
  { kind, key, expected, own }: Difference,
  causes: ReadonlyMap<string, ValueCause>,
  entry: KeptEntry | DroppedEntry | undefined,
  isComplete: boolean,
): Finding {
  const cause = causes.get(`${key}=${own}`);
  switch (kind) {
    case 'missing':
      return createFinding({
        codes: [missingCode(key)],
        subject,
        proof: equal,
        title: `Your string leaves out ${quoteData(key)}.`,
        evidence: `The right string has ${quoteData(`${key}=${expected}`)}; yours has no such pair.`,
        origins: ['A typed object (DTO) or a fixed list of fields that does not know this one.'],
        fixes: [`Add the pair ${quoteData(`${key}=${expected}`)}.`],
        key,
      });
    case 'added':
      return explainAdded(key, own ?? '', entry);
    case 'changed':
      return createFinding({
        codes: [cause?.code ?? 'value.changed'],
        subject,
        proof: cause === undefined ? notProven : equal,
        title: `Your string has ${quoteData(key)} as ${quoteData(own ?? '')}, the right one as ${quoteData(expected ?? '')}${cause === undefined ? '' : `: it ${cause.says}`}.`,
        evidence:
          cause === undefined
            ? `The values differ, and ${isComplete ? 'no known deviation gives yours' : 'the input is too large to try every known deviation'}.`
            : `This deviation gives exactly ${quoteData(`${key}=${own}`)}.`,
        origins:
          cause === undefined
            ? ['Another callback’s value, or a value changed on its way.']
            : [cause.origin],
        fixes: [cause?.fix ?? `Use the value as received: ${quoteData(expected ?? '')}.`],
        key,
        value: own,
      });
    case 'moved':
      return createFinding({
        codes: ['string.order'],
        subject,
        proof: equal,
        title: `Your string has ${quoteData(key)} in another place.`,
        evidence: own === expected ? 'The pair itself is right.' : 'Its value differs as well.',
        origins: ['Entries added after sorting.'],
        fixes: ['Sort all keys in ascending ASCII order after adding `timestamp` and `nonce`.'],
        key,
      });
  }
}

/** An entry that is signed stands in the right string once; one that is dropped, or that nobody sent, not at all. */
function explainAdded(
  key: string,
  own: string,
  entry: KeptEntry | DroppedEntry | undefined,
): Finding {
  const isEmpty = key === '' && own === '';
  const isRepeated = entry?.state === 'kept' && !isEmpty;
  const name = isEmpty ? 'it' : quoteData(key);
  const title = isEmpty
    ? 'Your string has an empty pair.'
    : isRepeated
      ? `Your string has ${name} more than once.`
      : `Your string has the additional pair ${name}.`;
  const [origin, fix] = isRepeated
    ? ['Entries of two lists that are joined one after the other.', 'Put all entries into one map.']
    : entry?.state === 'dropped'
      ? dropWords[entry.reason]
      : [
          originOfAdded(key),
          `Leave ${name} out: only the body’s fields, \`timestamp\` and \`nonce\` are signed.`,
        ];
  return createFinding({
    codes: ['string.field-added'],
    subject,
    proof: equal,
    title,
    evidence: `The right string has ${isRepeated ? 'it once' : 'no such pair'}.`,
    origins: [origin],
    fixes: [fix],
    key,
    value: own,
  });
}

/** Where it comes from, and what to do. */
const dropWords: Readonly<Record<DropReason, readonly [string, string]>> = {
  blank: [
    'Code that keeps blank values.',
    'Drop each entry whose value is empty or only white space.',
  ],
  null: ['Code that keeps null values.', 'Drop each entry whose value is null.'],
  sign: ['The signature is part of the map that is signed.', 'Drop `sign`, in capitals too.'],
  replaced: [
    'A map that is filled from the headers first and from the body afterwards.',
    'Let the header’s value replace the body’s own, also where the header is blank.',
  ],
};

function missingCode(key: string): string {
  return key === 'timestamp' || key === 'nonce' ? `string.${key}-missing` : 'string.field-missing';
}

function originOfAdded(key: string): string {
  if (/^(?:key|secret|app_?secret|api_?key)$/i.test(key)) {
    return 'The rule of an MD5 or HMAC scheme that appends a secret: RSA2 has no shared secret.';
  }
  if (/^(?:s|_url|q|route|r|path)$/i.test(key)) {
    return 'A framework’s router adds the path to the query parameters (ThinkPHP’s s=…, rewrite rules).';
  }
  if (/^(?:sign|x-sign|signature|sign_?type)$/i.test(key)) {
    return 'The signature or its type is part of the map that is signed.';
  }
  return 'A parameter that a framework, a proxy or your own code adds to the request’s.';
}
