/**
 * Every word for every outcome of the receiver's checks. Exhaustive records, so that an outcome
 * without words does not compile; that makes it long.
 */

import { durationWords } from '#words/durations';
import { inputWords } from '#words/inputs';
import { jsonTypeWords } from '#words/json-types';
import { problemWords } from '#words/problems';
import type { MissingState } from '../../../core/problem';
import type {
  AgeFacts,
  Check,
  CheckCode,
  CheckName,
  CheckOf,
  LocalStatus,
  MissingFacts,
  OrderFacts,
} from '../../../core/receiver/check';
import type { LocalOrderFault } from '../../../core/receiver/local-order';
import { buildLineStarts } from '../../../core/text/span';
import { describeProblem } from '../../../words/problem-words';
import { toPlainText } from '../../../words/text';
import { printUtc } from '../../../words/utc-text';
import { count, quote } from '../../controls/problem-text';

export const checkTitles: Readonly<Record<CheckName, string>> = {
  body: 'The body is JSON',
  'merchant-no': 'X-Merchant-No is mine',
  timestamp: 'X-Timestamp is fresh',
  nonce: 'X-Nonce is new',
  signature: 'X-Sign verifies',
  order: 'The order agrees',
};

/** What the contract says of each step. */
export const checkRules: Readonly<Record<CheckName, string>> = {
  body: 'Step 1: read the headers and parse the JSON body. Keep the raw body for logs, with sensitive data masked.',
  'merchant-no':
    'Step 2: X-Merchant-No must equal your own merchantNo. If not, reject with a non-OK response and record an alert.',
  timestamp:
    'Step 3, recommended: the difference between your clock and X-Timestamp, in either direction, does not exceed requestExpireSeconds (default 300).',
  nonce:
    'Step 4, recommended: accept each X-Nonce only once within its validity period; remember it for at least 10 minutes.',
  signature:
    'Step 5, mandatory: verify X-Sign. If that fails, the order must not be updated and the response must not be OK.',
  order:
    'Step 6, mandatory: find the local order by merchantOrderNo (or orderNo). If it is already completed, return success without further effects; otherwise compare amount, orderType and currency.',
};

/** What was found; what follows from it, or nothing. */
type Words = readonly [string, (string | undefined)?];

export function buildCheckWords(check: Check): Words {
  const toWords = checkTexts[check.code] as (check: Check) => Words;
  return toWords(check);
}

const twice = 'Remove the one that did not arrive.';

const checkTexts: { readonly [Code in CheckCode]: (check: CheckOf<Code>) => Words } = {
  'body.read': ({ members }) => [`An object with ${count(members, 'member')}.`],
  'body.unreadable': () => [
    'The body cannot be read as a JSON object.',
    'The place is marked beside the callback body.',
  ],
  'body.not-given': () => ['No body yet.'],
  'merchant-no.same': ({ found }) => [`${quote(found)} is your merchant number.`],
  'merchant-no.different': ({ own, found }) => [
    `Expected ${quote(own)}; the callback says ${quote(found)}.`,
    own.toLowerCase() === found.toLowerCase()
      ? 'They differ only in upper and lower case; the contract says equal.'
      : 'The callback is meant for another merchant, or your endpoint runs with another merchant’s settings.',
  ],
  'merchant-no.missing': (facts) => [printMissing('X-Merchant-No', facts)],
  'merchant-no.ambiguous': () => ['X-Merchant-No stands twice, with two values.', twice],
  'merchant-no.not-set': ({ found }) => [
    found === null ? 'Nothing to compare.' : `The callback says ${quote(found)}.`,
    'Enter your merchant number above to compare them.',
  ],
  'merchant-no.not-given': () => ['No headers yet.'],
  'timestamp.fresh': (facts) => [`${printAge(facts)}: within the tolerance.`],
  'timestamp.old': (facts) => [
    `${printAge(facts)}: older than the tolerance.`,
    joinHints(
      'For a callback that you captured earlier this is normal: set “Received at” to the time when it came in.',
      printZone(facts),
    ),
  ],
  'timestamp.ahead': (facts) => [
    `${printAge(facts)}: further ahead of your clock than the tolerance.`,
    printZone(facts) ?? 'Your clock is slow, or “Received at” is not the time when it came in.',
  ],
  'timestamp.milliseconds': ({ value, ageSeconds }) => [
    `${quote(value)} is in milliseconds; the contract has Unix seconds. Read so, it would be ${printDistance(ageSeconds)}.`,
    'Check that this is the header as it arrived. Compared as seconds it is tens of thousands of years ahead.',
  ],
  'timestamp.not-seconds': ({ value }) => [`Expected Unix seconds; it is ${quote(value)}.`],
  'timestamp.missing': (facts) => [printMissing('X-Timestamp', facts)],
  'timestamp.ambiguous': () => ['X-Timestamp stands twice, with two values.', twice],
  'timestamp.no-clock': () => [
    '“Received at” cannot be read.',
    'Mend it above, or empty it for now.',
  ],
  'timestamp.no-tolerance': () => ['The tolerance cannot be read.', 'Mend it above.'],
  'timestamp.not-given': () => ['No headers yet.'],
  'nonce.new': ({ nonce, lifetimeSeconds }) => [
    `${quote(nonce)} was not seen with another callback on this page in the last ${durationWords.print(lifetimeSeconds)}.`,
  ],
  'nonce.seen': ({ nonce, agoSeconds }) => [
    `${quote(nonce)} came with another callback, ${durationWords.print(agoSeconds)} ago.`,
    'A replay, or a sender that uses a nonce twice. If you compare captures on purpose, forget the nonces below.',
  ],
  'nonce.missing': (facts) => [printMissing('X-Nonce', facts)],
  'nonce.ambiguous': () => ['X-Nonce stands twice, with two values.', twice],
  'nonce.not-given': () => ['No headers yet.'],
  'signature.valid': () => ['The signature is valid, by WebCrypto.'],
  'signature.invalid': () => [
    'The signature is invalid.',
    'Why stands above. Never change the order, and do not answer OK.',
  ],
  'signature.missing': (facts) => [printMissing('X-Sign', facts), 'There is nothing to verify.'],
  'signature.unverifiable': ({ inputs }) => [
    'It could not be checked here; that does not make it invalid.',
    inputs.length === 0
      ? undefined
      : `Mend first: ${listAll(
          inputs.map((input) =>
            input === 'environment' ? 'the way this page was opened' : inputWords.names[input],
          ),
        )}.`,
  ],
  'signature.not-given': () => ['No headers yet.'],
  'order.same': (facts) => [
    `${printFound(facts)} Equal: ${listAll(facts.compared)}.`,
    printHints(facts),
  ],
  'order.not-compared': (facts) => [
    `${printFound(facts)} Nothing could be compared.`,
    printHints(facts),
  ],
  'order.completed': ({ foundBy, localStatus }) => [
    `Found by ${foundBy}, and already completed.`,
    joinHints(
      'A notification that came again, which is normal: where every other check passes, answer OK and do nothing else.',
      printStatusSpelling(localStatus),
    ),
  ],
  'order.different': ({ differences, ...facts }) => [
    `${printFound(facts)} ${differences
      .map(({ field, local, callback }) =>
        field === 'status'
          ? `Your order’s status is ${quote(local)}: final, and the contract names no way from there to completed.`
          : `${field}: your order says ${quote(local)}, the callback ${callback === null ? 'has none' : `says ${quote(callback)}`}.`,
      )
      .join(' ')}`,
    joinHints(
      'The contract names no response for this. Do not credit, do not answer OK, and let a person look.',
      printHints(facts),
    ),
  ],
  'order.status-unknown': ({ status, ...facts }) => [
    `${printFound(facts)} Its status ${quote(status)} is none of the contract’s: created, completed, failed, cancelled.`,
    joinHints(
      `Whether the order is final depends on what ${quote(status)} means in your books: enter the contract’s word for it below.`,
      printHints(facts),
    ),
  ],
  'order.not-completed': ({ status }) => [
    `The callback’s status is ${quote(status)}; callbacks are sent for “completed” alone.`,
    'Do not credit, do not answer OK, and let a person look.',
  ],
  'order.incomplete': ({ absent }) => [
    `The callback has no ${listAll(absent)}; by the contract every callback has.`,
    absent.includes('status')
      ? 'Only “completed” says that the order is completed. Do not credit, do not answer OK, and let a person look.'
      : 'It cannot be compared with the order. Do not credit, do not answer OK, and let a person look.',
  ],
  'order.no-number': () => [
    'The callback has neither merchantOrderNo nor orderNo.',
    'Without one the order cannot be found, and the processing fails.',
  ],
  'order.not-found': ({ merchantOrderNo, orderNo }) => [
    `The local order has other numbers than the callback (merchantOrderNo ${quoteOr(merchantOrderNo)}, orderNo ${quoteOr(orderNo)}).`,
    'Without the order the processing fails: the platform should try again. Find out why it is not there.',
  ],
  'order.unreadable': () => ['The local order cannot be read.', 'Mend it below.'],
  'order.no-callback': () => ['There is no callback to compare it with.'],
  'order.not-given': () => [
    'No local order is given.',
    'Your endpoint looks it up; enter it below to compare.',
  ],
};

function printAge({ ageSeconds, toleranceSeconds, sentAtSeconds, receivedAtSeconds }: AgeFacts) {
  const times = `sent ${printUtc(sentAtSeconds)}, received ${printUtc(receivedAtSeconds)}`;
  const exact = Math.abs(ageSeconds).toLocaleString('en');
  return `Its age is ${printDistance(ageSeconds)} (${exact} s of ${toleranceSeconds.toLocaleString('en')} s allowed; ${times})`;
}

function printDistance(ageSeconds: number): string {
  if (ageSeconds === 0) return '0 seconds';
  return `${durationWords.print(ageSeconds)}${ageSeconds < 0 ? ' in the future' : ''}`;
}

function printZone({ zoneMinutes }: AgeFacts): string | undefined {
  if (zoneMinutes === null) return undefined;
  return `It is close to ${durationWords.print(zoneMinutes * 60)}: a local time may have been taken for UTC. Unix seconds know no time zone.`;
}

function printFound({ foundBy }: Pick<OrderFacts, 'foundBy'>): string {
  return `Found by ${foundBy}.`;
}

const missingStates: Readonly<Record<MissingState, (name: string) => string>> = {
  absent: (name) => `${name} is missing.`,
  blank: (name) => `${name} is there, but it is blank.`,
  unread: (name) => `${name} stands on a line that cannot be read.`,
};

function printMissing(name: string, { state }: MissingFacts): string {
  return missingStates[state](name);
}

function printHints({ missing, spelling, localStatus }: OrderFacts): string | undefined {
  const hints = joinHints(
    spelling === null
      ? undefined
      : `The amounts ${quote(spelling.local)} and ${quote(spelling.callback ?? '')} are one value in two spellings; the signature covers the callback’s. Compare decimals, not texts, and no floats.`,
    missing.length === 0
      ? undefined
      : `Not compared: ${listAll(missing)}, which your order or the callback does not carry.`,
    printStatusSpelling(localStatus),
  );
  return hints === '' ? undefined : hints;
}

function printStatusSpelling(local: LocalStatus | null): string | undefined {
  if (local === null || local.meaning === null || local.meaning === local.written) return undefined;
  return `Your order’s status ${quote(local.written)} was read as “${local.meaning}”, as the contract writes it; code that compares the texts does not find them equal.`;
}

function joinHints(...hints: readonly (string | undefined)[]): string {
  return hints.filter((hint) => hint !== undefined).join(' ');
}

export const toleranceFault = 'Expected whole seconds, 0 or more.';

export function printLocalOrderFault(fault: LocalOrderFault, text: string): string {
  switch (fault.fault) {
    case 'json': {
      const { where, what } = describeProblem(fault.problem, buildLineStarts(text), problemWords);
      return where === null ? toPlainText(what) : `${where}: ${toPlainText(what)}`;
    }
    case 'not-object':
      return `Expected a JSON object; it is ${jsonTypeWords[fault.type]}.`;
    case 'field-type':
      return `Expected ${quote(fault.field)} to be a string or a number; it is ${jsonTypeWords[fault.type]}.`;
    case 'no-number':
      return 'Expected merchantOrderNo or orderNo: without one of them the order cannot be found.';
  }
}

function quoteOr(text: string | null): string {
  return text === null ? 'missing' : quote(text);
}

function listAll(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
