/** Every word for every outcome of a delivery. Exhaustive records, so that an outcome without words does not compile. */
import type { AcknowledgementFault } from '../../core/receiver/check-acknowledgement';
import type { Framing } from '../../core/receiver/parse-answer';
import type { DumpRepair } from '../../core/receiver/repair-dump';
import type { DeliveryRow, DeliveryWarning } from '../../core/sender/pick-delivery-target';
import type { LocalHost } from '../../core/sender/pick-local-host';
import { count, quote } from '../controls/problem-text';

/** What is wrong; what to do. */
export const acknowledgementFaults: Readonly<
  Record<AcknowledgementFault, readonly [string, string]>
> = {
  'time-out': [
    'No answer came in time.',
    'Answer first and do slow work afterwards. How long the platform waits is not stated by the contract.',
  ],
  'status.success': [
    'The status is another 2xx than 200.',
    'Answer 200: 201, 202 and 204 count as failures.',
  ],
  'status.redirect': [
    'The status is a redirect.',
    'Answer 200 at the very address that the platform calls: look for a missing slash at its end, or http in place of https.',
  ],
  'status.client-error': [
    'The status is a 4xx.',
    'The request did not reach your code, or your code refused it. Check the path, the method POST, a login or a firewall before it.',
  ],
  'status.server-error': [
    'The status is a 5xx.',
    'Your code failed, or a proxy did not reach it. The reason stands in your log.',
  ],
  'status.other': ['The status is not 200.', 'Answer 200.'],
  'body.empty': ['The body is empty.', 'Write the two bytes OK.'],
  'body.incomplete': [
    'Content-Length announces more bytes than are there.',
    'A newline may have been lost by copying; OK and a newline is refused. Save the answer to a file (curl -i -o answer.txt …) and drop it here.',
  ],
  'body.byte-order-mark': [
    'A byte order mark (ef bb bf) stands before the text.',
    'Write the body without it; a source file or a template saved as “UTF-8 with BOM” adds it.',
  ],
  'body.utf-16': ['The body is UTF-16.', 'Write OK as two bytes, 4f 4b.'],
  'body.compressed': [
    'The body is compressed (gzip).',
    'Check it uncompressed: curl --compressed. Whether the platform decompresses is not stated by the contract.',
  ],
  'body.newline': [
    'A newline stands at the end.',
    'Print without a line end: print(…, end=""), echo -n, Write in place of WriteLine. If the newline came only with the copy, drop a file instead.',
  ],
  'body.white-space': [
    'White space stands around the word.',
    'Remove it; templates often add line ends and spaces.',
  ],
  'body.case': ['OK is not in capitals.', 'It is case-sensitive: write OK.'],
  'body.quoted': [
    'The word stands in quotes.',
    'A framework wrote it as a JSON string. Return plain text, not an object for the framework to serialize.',
  ],
  'body.json': [
    'The body is JSON.',
    'Return the plain text OK. A code object is refused, whatever it says.',
  ],
  'body.html': [
    'The body is HTML.',
    'It is a page, perhaps of a login, an error or a framework: the request may not have reached your code.',
  ],
  'body.response': [
    'The body is itself an HTTP response, with a status line.',
    'Your code printed a whole response into its body: write OK alone. If two answers were pasted, or a proxy’s stands first, paste the endpoint’s alone.',
  ],
  'body.longer': [
    'More than OK stands in the body.',
    'Write these two characters and nothing else. A prompt behind them came with the copy: remove it.',
  ],
  'body.other': ['The body is not OK.', 'Write exactly OK.'],
};

/** What was judged, where that is not simply what was given. */
export function printFraming(framing: Framing): string | null {
  switch (framing.kind) {
    case 'none':
      return null;
    case 'chunked':
      return 'The chunks of the transfer were joined first.';
    case 'cut':
      return `Content-Length is ${framing.contentLength}: the ${count(framing.extraBytes, 'byte')} of line end behind it came with the copy and do not count.`;
    case 'incomplete':
      return `Content-Length is ${framing.contentLength}.`;
  }
}

/** How a dump was read. */
export const dumpRepairs: Readonly<Record<DumpRepair, string>> = {
  'byte-order-mark':
    'A byte order mark before the status line came with the file and does not count.',
  'utf-16':
    'The dump is UTF-16, as PowerShell’s > writes it: it was read as text, and its line ends may be PowerShell’s. curl -o keeps the bytes.',
  trace: 'The lines that curl -v adds were left out.',
  'lines-before': 'What stands before the status line was left out.',
  'no-blank-line':
    'No blank line stands between headers and body: the body was taken to begin with the first line that is no header.',
};

/** What the contract says. */
export const deliveryRows: Readonly<Record<DeliveryRow, string>> = {
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
};

const localHosts: Readonly<Record<LocalHost, string>> = {
  loopback: 'leads a server back to itself: from the platform’s it never leads to yours',
  private: 'is a private address, known inside its own network alone: the platform cannot reach it',
  'link-local':
    'is a link-local address, which ends at the next router: the platform cannot reach it',
  shared: 'lies behind a carrier’s NAT (100.64.0.0/10): the platform cannot reach it',
  unspecified: 'is an address that names no host: the platform cannot reach it',
  reserved:
    'is reserved for documentation, tests or multicast: the platform cannot reach a host there',
  'local-name':
    'is a name of a local network, which public DNS does not have: the platform cannot reach it',
};

export function printDeliveryWarning(warning: DeliveryWarning): string {
  if (warning.code === 'http') return 'Not encrypted: production addresses must use HTTPS.';
  return `${quote(warning.host)} ${localHosts[warning.why]}. Use a public address; for a test, a tunnel gives one.`;
}

export const attemptsFault = 'Expected a whole number of attempts, 1 or more.';
