/** The three amounts under each other's names. */
import { amountFields } from '../../contract';
import type { DumpNode, DumpObject } from '../../intake/dump-node';

/** Two of them, or all three by turns. */
const orders = ['021', '102', '210', '120', '201'];

export function swapAmounts(root: DumpObject): readonly DumpObject[] {
  const values = amountFields.map(
    (name) => root.members.find(({ key }) => key.value === name)?.value ?? null,
  );
  if (values.includes(null)) return [];
  return orders.map((order) => {
    const members = root.members.map((member) => {
      const at = amountFields.indexOf(member.key.value);
      return at === -1 ? member : { ...member, value: values[Number(order[at])] as DumpNode };
    });
    return { ...root, members };
  });
}
