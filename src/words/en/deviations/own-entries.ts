import type { Concerned } from '../../../core/diagnosis/deviations/header-entries';
import type { OwnForm } from '../../../core/diagnosis/deviations/own-entries';
import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';
import { nameHeaders } from './header-entries';

const { say } = english;

const timestamp = code('timestamp');
const nonce = code('nonce');

const headersFirst =
  'A map that is filled from the headers first and from the body afterwards, or one that keeps what it has, such as PHP’s + or putIfAbsent.';

function sayBesideHeader(form: OwnForm, headers: Concerned) {
  const names = nameHeaders(headers);
  const whose = headers === 'both' ? 'the headers’' : 'the header’s';
  if (form.startsWith('pairs'))
    return { says: say`has ${names} twice, the body’s own and ${whose}` };
  const origin =
    'A merge that keeps both values, such as PHP’s array_merge_recursive, or a map of lists.';
  if (form === 'php') {
    return { says: say`has ${code('Array')} for ${names}, which the body has too`, origin };
  }
  if (form === 'brackets') {
    return { says: say`has the body’s own ${names} and ${whose} as a list with indexes`, origin };
  }
  return { says: say`has the body’s own ${names} and ${whose} in one value`, origin };
}

export const ownEntrySentences = {
  'body.own-timestamp': {
    says: say`has the body’s own ${timestamp}, not the header’s`,
    origin: headersFirst,
    fix: say`Let the value of X-Timestamp replace the body’s own ${timestamp}.`,
  },
  'body.own-nonce': {
    says: say`has the body’s own ${nonce}, not the header’s`,
    origin: headersFirst,
    fix: say`Let the value of X-Nonce replace the body’s own ${nonce}.`,
  },
  'body.own-beside-header': {
    says: say`has ${timestamp} and ${nonce} twice, the body’s own and the headers’`,
    origin:
      'A list of pairs, in which nothing replaces anything, such as Python’s list of tuples, Object.entries() with the headers’ behind it, or url.Values in Go.',
    fix: 'Put the body’s fields into one map, then X-Timestamp and X-Nonce, which replace its own.',
    forms: ({ facts: { form, headers } }) => sayBesideHeader(form, headers),
  },
} satisfies Partial<DeviationsSentences>;
