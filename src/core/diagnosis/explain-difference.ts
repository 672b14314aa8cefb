/** One difference between the merchant's own string and the right one, in words. */
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

export function explainDifference(
  { kind, key, expected, own }: Difference,
  causes: ReadonlyMap<string, ValueCause>,
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
      return createFinding({
        codes: ['string.field-added'],
        subject,
        proof: equal,
        title:
          key === ''
            ? 'Your string has an empty pair.'
            : `Your string has the additional pair ${quoteData(key)}.`,
        evidence: `Neither the body nor the headers give ${quoteData(`${key}=${own}`)}.`,
        origins: [originOfAdded(key)],
        fixes: [
          `Leave ${key === '' ? 'it' : quoteData(key)} out: only the body’s fields, \`timestamp\` and \`nonce\` are signed.`,
        ],
        key,
        value: own,
      });
    case 'changed':
      return createFinding({
        codes: [cause?.code ?? 'value.changed'],
        subject,
        proof: cause === undefined ? notProven : equal,
        title: `Your string has ${quoteData(key)} as ${quoteData(own ?? '')}, the right one as ${quoteData(expected ?? '')}${cause === undefined ? '' : `: it ${cause.says}`}.`,
        evidence:
          cause === undefined
            ? 'The values differ, and no known deviation gives yours.'
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
        evidence: 'The pair itself is right.',
        origins: ['Entries added after sorting.'],
        fixes: ['Sort all keys in ascending ASCII order after adding `timestamp` and `nonce`.'],
        key,
      });
  }
}

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
