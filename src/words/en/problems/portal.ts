import type { ConfigName } from '../../../core/problem';
import type { ProblemsOf } from '../../problem-words';
import { jsonTypeWords } from '../json-types';
import { english } from '../language';

const { quote, say } = english;

const wrongKey =
  'Tell the platform’s support: the profile ought to hold the complete PEM of an RSA public key.';

export const portalProblems: ProblemsOf<'environment' | 'profile' | 'config'> = {
  'environment.no-webcrypto': () => [
    'This page was opened over plain http, and there the browser offers no WebCrypto: signatures cannot be checked.',
    'Open it over https, or from localhost. The string to be signed is shown all the same.',
  ],
  'profile.unauthorized': () => [
    'The portal does not know who you are (401): your session has ended, or you have not signed in.',
    'Sign in to the portal in this browser, then load the key again.',
  ],
  'profile.forbidden': () => [
    'The portal knows you, but does not let you see the profile (403).',
    'Ask the owner of the merchant account for access, or have them send you the platform public key.',
  ],
  'profile.not-found': () => [
    'There is no profile at the address that config.json names (404).',
    'Tell whoever runs this page. Meanwhile paste the key from the portal’s profile.',
  ],
  'profile.status': ({ status }) => [
    `The portal answered with status ${status}, and not with 200.`,
    'Try again later, or paste the key from the portal’s profile.',
  ],
  'profile.redirected': () => [
    'The portal sent the request on to another address, most likely to its sign-in page. It was not followed.',
    'Sign in to the portal in this browser, then load the key again.',
  ],
  'profile.timeout': ({ seconds }) => [
    `The portal did not answer within ${seconds} seconds.`,
    'Try again, or paste the key from the portal’s profile.',
  ],
  'profile.unreachable': () => [
    'The portal could not be reached, or it broke the answer off.',
    'Check your connection and try again, or paste the key from the portal’s profile.',
  ],
  'profile.html': () => [
    'The portal answered with a web page instead of JSON, most likely its sign-in page.',
    'Sign in to the portal in this browser, then load the key again.',
  ],
  'profile.not-json': () => [
    'The portal’s answer is not JSON, so there is no platformPublicKey to take from it.',
    'Tell whoever runs this page. Meanwhile paste the key from the portal’s profile.',
  ],
  'profile.field-missing': ({ isThere, type }) => [
    type !== undefined
      ? `The profile’s platformPublicKey is ${jsonTypeWords[type]}, and no text: it was not taken.`
      : isThere
        ? 'The profile’s platformPublicKey holds no text.'
        : 'The profile has no platformPublicKey.',
    type !== undefined
      ? wrongKey
      : 'Your session may have ended: sign in to the portal in this browser and load the key again. If it is still missing, the platform may not have set a key for this merchant yet: ask its support.',
  ],
  'profile.key': ({ cause }, _, describeCause) =>
    cause.code === 'pem.private-key'
      ? [
          'The profile holds a private key in the place of the platform’s public one. Nothing of it was kept, and the field is unchanged.',
          'Tell the platform’s support at once.',
        ]
      : [
          say`The profile’s key was not taken, and the field is unchanged. ${describeCause(cause)}`,
          wrongKey,
        ],
  'config.syntax': () => [
    'config.json beside this page is not a JSON object; it was left out.',
    'Tell whoever runs this page. Everything that needs no configuration works.',
  ],
  'config.value': ({ name }) => [
    `“${name}” in config.json beside this page was left out: expected ${configValues[name]}.`,
    'Tell whoever runs this page. The rest of the configuration is used.',
  ],
  'config.unknown': ({ name }) => [
    say`config.json beside this page has ${quote(name)}, which means nothing here.`,
    'Tell whoever runs this page. docs/hosting.md lists the names.',
  ],
};

const configValues: Record<ConfigName, string> = {
  profile: 'an address on the page’s own origin',
  merchantNo: 'a text that is not blank',
  toleranceSeconds: 'a whole number of seconds from 1 to 999999999',
  title: 'a text that is not blank',
  back: 'an object with “text” and a web “address”',
};
