/** Amounts of which only the integers are left: the fee is what lies between the other two, so that few cents fit. */
import { amountFields } from '../../contract';
import { createText, type Doubt, type DumpNode, type DumpObject } from '../../intake/dump-node';
import type { Settings } from '../../intake/list-bodies';
import type { Span } from '../../text/span';

/** In the order of the cents. */
export function listWithCents(plain: string, span: Span): readonly DumpNode[] {
  if (!/^\d{1,15}$/.test(plain)) return [];
  return Array.from({ length: 100 }, (_, cents) =>
    createText(`${plain}.${String(cents).padStart(2, '0')}`, span),
  );
}

/** Round amounts come first. */
export function* listCents(root: DumpObject): Generator<Settings> {
  const fields = amountFields.map((name) => {
    const value = root.members.find(({ key }) => key.value === name)?.value;
    const doubt = value?.type === 'doubt' && value.topic === 'cents' ? value : null;
    return doubt === null ? null : { doubt, whole: readWhole(doubt) };
  });
  const [amount, fee, net] = fields;
  if (!amount || !fee || !net) return;
  for (const ofAmount of cents) {
    for (const ofFee of cents) {
      const total = amount.whole + ofAmount;
      for (const rest of [total - fee.whole - ofFee, total + fee.whole + ofFee]) {
        if (Math.floor(rest / 100) * 100 !== net.whole) continue;
        const choices = new Map<Doubt, number>([
          [amount.doubt, ofAmount + 1],
          [fee.doubt, ofFee + 1],
          [net.doubt, rest - net.whole + 1],
        ]);
        yield { choices, orders: new Map() };
      }
    }
  }
}

const cents = Array.from({ length: 100 }, (_, at) => at).sort(
  (one, other) => rank(one) - rank(other),
);

function rank(count: number): number {
  return count === 0 ? 0 : count % 50 === 0 ? 1 : count % 10 === 0 ? 2 : count % 5 === 0 ? 3 : 4;
}

function readWhole({ options }: Doubt): number {
  const [, first] = options;
  return first?.type === 'string' ? Math.round(Number(first.value) * 100) : 0;
}
