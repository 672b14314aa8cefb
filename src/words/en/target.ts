import type { LocalHost } from '../../core/sender/pick-local-host';
import type { TargetWords } from '../target-words';
import { english } from './language';

const { quoteBriefly, say } = english;

const localHosts: Readonly<Record<LocalHost | 'port', string>> = {
  loopback: 'leads a server back to itself: from the platform’s it never leads to yours',
  private: 'is a private address, known inside its own network alone: the platform cannot reach it',
  'link-local':
    'is a link-local address, which ends at the next router: the platform cannot reach it',
  shared: 'lies behind a carrier’s NAT (100.64.0.0/10): the platform cannot reach it',
  unspecified: 'is an address that names no host: the platform cannot reach it',
  reserved:
    'is reserved for documentation, tests or multicast: the platform cannot reach a host there',
  'local-name':
    'is a name that public DNS does not have, a local network’s or a reserved one: the platform cannot reach it',
  'no-name':
    'is no name that DNS can hold (a part is empty or too long): the platform cannot reach it',
  port: 'cannot be reached at port 0',
  dotless:
    'has no dot: it is a name of a local network, or a top-level domain, which hardly ever is a host. Do not count on being reached',
};

export const targetWords: TargetWords = {
  title: 'Where does the callback go?',
  orderType: 'Order type',
  finalStatus: 'Final status',
  notifyUrl: { label: 'notifyUrl', hint: 'given when the order was created' },
  callbackUrl: { label: 'callbackUrl', hint: 'the merchant’s default, for payouts only' },
  rows: {
    'payin-notify-url':
      'Payin, completed, notifyUrl set at creation: the completion callback is sent to notifyUrl.',
    'payin-no-notify-url':
      'Payin, completed, notifyUrl empty: no callback is sent. The default callbackUrl is for payout orders only.',
    'payout-notify-url':
      'Payout, completed, notifyUrl set at creation: the callback is sent to notifyUrl.',
    'payout-callback-url':
      'Payout, completed, notifyUrl empty: the callback is sent to the merchant’s default callbackUrl.',
    'no-valid-url': 'No callback is sent when no valid callback URL is configured.',
    failed: 'No callback is sent when an order ends in failed.',
    cancelled:
      'No callback is sent when an order ends in cancelled, a payout whose task was cancelled or expired included.',
  },
  none: 'No callback',
  noneHint: 'The merchant learns the result only by querying the order.',
  noAddress: (field, orderType) =>
    field === 'notifyUrl' && orderType === 'payout'
      ? 'The notifyUrl is no http or https address. That the default would take its place is stated only for one that is empty.'
      : `The ${field} is no http or https address.`,
  warnings: {
    http: () => say`Not encrypted: production addresses must use HTTPS.`,
    unreachable: ({ host, why }) =>
      say`${quoteBriefly(host)} ${localHosts[why]}. ${
        why === 'port'
          ? 'Use another port.'
          : 'Use a public address; for a test, a tunnel gives one.'
      }`,
  },
};
