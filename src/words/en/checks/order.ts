import type { LocalStatus, OrderDifference, OrderFacts } from '../../../core/receiver/check';
import type { ChecksOf } from '../../check-words';
import { joinTexts, type Text } from '../../text';
import { english } from '../language';

const { list, quoteBriefly, say } = english;

const letSomebodyLook = 'Credit nothing, do not answer OK, and let a person look.';

export const orderChecks: ChecksOf<'order'> = {
  'order.same': (facts) => [
    say`${printFound(facts)} Equal: ${list(facts.compared, 'and')}.`,
    joinHints(...listHints(facts)),
  ],
  'order.not-compared': (facts) => [
    joinTexts([printFound(facts), ...listEqual(facts), describeUnknown(facts)], ' '),
    joinHints(...listHints(facts)),
  ],
  'order.completed': ({ foundBy, localStatus, differences = [] }) => [
    joinTexts(
      [`Found by ${foundBy}, and already completed.`, ...differences.map(describeDifference)],
      ' ',
    ),
    joinHints(
      'Sent again, which is normal: where all else passes, answer OK and do nothing else.',
      differences.length === 0
        ? null
        : 'The contract compares no completed order; what differs is for a person to look at.',
      describeSpelling(localStatus),
    ),
  ],
  'order.different': ({ differences, ...facts }) => [
    joinTexts([printFound(facts), ...differences.map(describeDifference)], ' '),
    joinHints(`The contract names no response for this. ${letSomebodyLook}`, ...listHints(facts)),
  ],
  'order.status-unknown': ({ status, ...facts }) => [
    say`${printFound(facts)} Its status ${quoteBriefly(status)} is none of created, completed, failed, cancelled.`,
    joinHints(
      say`Only your books say whether ${quoteBriefly(status)} is final: enter the contract’s word for it below.`,
      ...listHints(facts),
    ),
  ],
  'order.value-unknown': ({ field, value, ...facts }) => [
    say`${printFound(facts)} Your order’s ${field} is ${quoteBriefly(value)}: ${field === 'amount' ? 'no plain decimal number' : 'neither payin nor payout'}.`,
    joinHints(
      field === 'amount'
        ? 'Whether it is the callback’s cannot be told: enter it below as digits with a decimal point.'
        : 'Only your books say which it is: enter the contract’s word for it below.',
      ...listHints(facts),
    ),
  ],
  'order.not-completed': ({ status }) => [
    say`The callback’s status is ${quoteBriefly(status)}; callbacks are sent for “completed” alone.`,
    letSomebodyLook,
  ],
  'order.incomplete': ({ absent }) => [
    say`Missing from the callback: ${list(absent, 'and')}.`,
    absent.includes('status')
      ? `Only “completed” says that the order is completed. ${letSomebodyLook}`
      : `It cannot be compared with the order. ${letSomebodyLook}`,
  ],
  'order.unexpected': ({ field, value }) => [
    field === 'orderType'
      ? say`The callback’s orderType is ${quoteBriefly(value)}; the contract allows payin and payout alone.`
      : say`The callback’s amount is ${quoteBriefly(value)}, which is not written as a decimal number of zero or more.`,
    letSomebodyLook,
  ],
  'order.no-number': () => [
    'Neither merchantOrderNo nor orderNo in the callback.',
    'The order cannot be found, and the processing fails.',
  ],
  'order.not-found': ({ merchantOrderNo, orderNo }) => [
    say`Your order has neither of the callback’s numbers (merchantOrderNo ${quoteOr(merchantOrderNo)}, orderNo ${quoteOr(orderNo)}).`,
    'Without the order the processing fails, and the platform should try again. Find out why it is not there.',
  ],
  'order.unreadable': () => ['The local order cannot be read.', 'Mend it below.'],
  'order.no-callback': ({ isOtherBody }) => [
    isOtherBody
      ? 'Not judged: the pasted body is not the one that was signed. Your endpoint judges the one that arrives.'
      : 'No callback to compare it with.',
  ],
  'order.not-given': () => [
    'No local order given.',
    'Your endpoint looks it up; enter it below to compare.',
  ],
};

function printFound({ foundBy }: Pick<OrderFacts, 'foundBy'>): string {
  return `Found by ${foundBy}.`;
}

function listEqual({ compared }: OrderFacts): readonly Text[] {
  return compared.length === 0 ? [] : [say`Equal: ${list(compared, 'and')}.`];
}

/** Of what every callback carries. */
function describeUnknown({ missing }: OrderFacts): Text {
  const unknown = missing.filter((field) => field === 'amount' || field === 'orderType');
  return say`Your order’s ${list(unknown, 'and')} ${unknown.length === 1 ? 'is' : 'are'} not known.`;
}

function describeDifference({ field, local, callback }: OrderDifference): Text {
  if (field === 'status') {
    return say`Your order is ${quoteBriefly(local)}: final, and the contract names no way from there to completed.`;
  }
  const other = callback === null ? 'has none' : say`says ${quoteBriefly(callback)}`;
  return say`${field}: your order says ${quoteBriefly(local)}, the callback ${other}.`;
}

function listHints({
  missing,
  spelling,
  respelled = [],
  localStatus,
}: OrderFacts): readonly (Text | null)[] {
  return [
    spelling === null
      ? null
      : say`${quoteBriefly(spelling.local)} and ${quoteBriefly(spelling.callback ?? '')} are one amount in two spellings: compare decimals, not texts or floats.`,
    ...respelled.map(
      ({ field, local, callback }) =>
        say`Your ${field} ${quoteBriefly(local)} was read as ${quoteBriefly(callback ?? '')}; code that compares the texts finds them different.`,
    ),
    missing.length === 0
      ? null
      : say`Not compared, because not both sides have it: ${list(missing, 'and')}.`,
    describeSpelling(localStatus),
  ];
}

function describeSpelling(local: LocalStatus | null): Text | null {
  if (local === null || local.meaning === null || local.meaning === local.written) return null;
  return say`Your status ${quoteBriefly(local.written)} was read as “${local.meaning}”; code that compares the texts finds them different.`;
}

function joinHints(...hints: readonly (Text | string | null)[]): Text | undefined {
  const given = hints.filter((hint) => hint !== null);
  return given.length === 0 ? undefined : joinTexts(given, ' ');
}

function quoteOr(text: string | null): Text | string {
  return text === null ? 'missing' : quoteBriefly(text);
}
