import type { ReceiverFacts } from '../../../core/receiver/build-checklist';
import type { LocalOrder } from '../../../core/receiver/local-order';
import { parseMoment } from '../../../core/receiver/parse-moment';
import { parseTolerance } from '../../../core/receiver/parse-tolerance';
import type { ReceiverState } from '../../../state/receiver-store';

/**
 * What the checks need to know, from what the receiver's fields hold.
 *
 * @param headersText of the report that is checked
 */
export function readReceiverFacts(
  { texts, headersAsNow, earlier }: Pick<ReceiverState, 'texts' | 'headersAsNow' | 'earlier'>,
  localOrder: LocalOrder | 'unreadable' | null,
  headersText: string,
  nowSeconds: number,
): ReceiverFacts {
  const receivedAt = parseMoment(texts.receivedAt);
  const isAsNow = headersAsNow === headersText;
  return {
    merchantNo: texts.merchantNo,
    toleranceSeconds: parseTolerance(texts.tolerance),
    receivedAtSeconds: receivedAt.ok
      ? (receivedAt.seconds ?? (isAsNow ? nowSeconds : null))
      : receivedAt.fault,
    nowSeconds,
    earlier,
    localOrder,
  };
}
