import type { LocalStatus, OrderDifference, OrderFacts } from '../../../core/receiver/check';
import type { ChecksOf } from '../../check-words';
import { joinTexts, type Text } from '../../text';
import { english } from '../language';

const { list, quoteBriefly, say } = english;

const letSomebodyLook = 'Do not credit, do not answer OK, and let a person look.';

export const orderChecks: ChecksOf<'order'> = {
  'order.same': (facts) => [
    say`${printFound(facts)} Equal: ${list(facts.compared, 'and')}.`,
    joinHints(...listHints(facts)),
  ],
  'order.not-compared': (facts) => [
    `${printFound(facts)} Nothing could be compared.`,
    joinHints(...listHints(facts)),
  ],
  'order.completed': ({ foundBy, localStatus }) => [
    `Found by ${foundBy}, and already completed.`,
    joinHints(
      'A notification that came again, which is normal: where every other check passes, answer OK and do nothing else.',
      describeSpelling(localStatus),
    ),
  ],
  'order.different': ({ differences, ...facts }) => [
    joinTexts([printFound(facts), ...differences.map(describeDifference)], ' '),
    joinHints(
      'The contract names no response for this. Do not credit, do not answer OK, and let a person look.',
      ...listHints(facts),
    ),
  ],
  'order.status-unknown': ({ status, ...facts }) => [
    say`${printFound(facts)} Its status ${quoteBriefly(status)} is none of the contract’s: created, completed, failed, cancelled.`,
    joinHints(
      say`Whether the order is final depends on what ${quoteBriefly(status)} means in your books: enter the contract’s word for it below.`,
      ...listHints(facts),
    ),
  ],
  'order.not-completed': ({ status }) => [
    say`The callback’s status is ${quoteBriefly(status)}; callbacks are sent for “completed” alone.`,
    letSomebodyLook,
  ],
  'order.incomplete': ({ absent }) => [
    say`The callback has no ${list(absent, 'and')}; by the contract every callback has.`,
    absent.includes('status')
      ? `Only “completed” says that the order is completed. ${letSomebodyLook}`
      : `It cannot be compared with the order. ${letSomebodyLook}`,
  ],
  'order.no-number': () => [
    'The callback has neither merchantOrderNo nor orderNo.',
    'Without one the order cannot be found, and the processing fails.',
  ],
  'order.not-found': ({ merchantOrderNo, orderNo }) => [
    say`The local order has other numbers than the callback (merchantOrderNo ${quoteOr(merchantOrderNo)}, orderNo ${quoteOr(orderNo)}).`,
    'Without the order the processing fails: the platform should try again. Find out why it is not there.',
  ],
  'order.unreadable': () => ['The local order cannot be read.', 'Mend it below.'],
  'order.no-callback': () => ['There is no callback to compare it with.'],
  'order.not-given': () => [
    'No local order is given.',
    'Your endpoint looks it up; enter it below to compare.',
  ],
};

function printFound({ foundBy }: Pick<OrderFacts, 'foundBy'>): string {
  return `Found by ${foundBy}.`;
}

function describeDifference({ field, local, callback }: OrderDifference): Text {
  if (field === 'status') {
    return say`Your order’s status is ${quoteBriefly(local)}: final, and the contract names no way from there to completed.`;
  }
  const other = callback === null ? 'has none' : say`says ${quoteBriefly(callback)}`;
  return say`${field}: your order says ${quoteBriefly(local)}, the callback ${other}.`;
}

function listHints({ missing, spelling, localStatus }: OrderFacts): readonly (Text | null)[] {
  return [
    spelling === null
      ? null
      : say`The amounts ${quoteBriefly(spelling.local)} and ${quoteBriefly(spelling.callback ?? '')} are one value in two spellings; the signature covers the callback’s. Compare decimals, not texts, and no floats.`,
    missing.length === 0
      ? null
      : say`Not compared: ${list(missing, 'and')}, which your order or the callback does not carry.`,
    describeSpelling(localStatus),
  ];
}

function describeSpelling(local: LocalStatus | null): Text | null {
  if (local === null || local.meaning === null || local.meaning === local.written) return null;
  return say`Your order’s status ${quoteBriefly(local.written)} was read as “${local.meaning}”, as the contract writes it; code that compares the texts does not find them equal.`;
}

function joinHints(...hints: readonly (Text | string | null)[]): Text | undefined {
  const given = hints.filter((hint) => hint !== null);
  return given.length === 0 ? undefined : joinTexts(given, ' ');
}

function quoteOr(text: string | null): Text | string {
  return text === null ? 'missing' : quoteBriefly(text);
}
