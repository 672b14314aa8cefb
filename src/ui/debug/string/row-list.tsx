import type { CSSProperties, ReactNode, Ref } from 'react';
import { createPart, Deferred } from '../../shell/deferred';

/** What a row of a long list needs to be put in its place; empty in a short one. */
export interface RowPlacement {
  readonly ref?: Ref<HTMLTableRowElement>;
  readonly style?: CSSProperties;
  readonly 'data-index'?: number;
}

export interface RowListProps {
  readonly count: number;
  /** The table row of an index. */
  readonly renderRow: (index: number, placement: RowPlacement) => ReactNode;
  /** A row's usual height in pixels, where rows out of sight are left out. */
  readonly rowHeight: number;
}

/** Always the same, so that rows can be compared. */
const inFlow: RowPlacement = {};

/** Up to this many rows stand in the page as they are. */
const fullLimit = 500;

const virtualRows = createPart(() => import('./virtual-rows'));

/** The body of a table: all rows of a short list, of a long one those in sight. */
export function RowList({ count, renderRow, rowHeight }: RowListProps) {
  if (count <= fullLimit) {
    return <tbody>{Array.from({ length: count }, (_, index) => renderRow(index, inFlow))}</tbody>;
  }
  return (
    <Deferred
      part={virtualRows}
      waiting={<tbody className="virtual-rows" />}
      around={(words) => (
        <tbody>
          <tr>
            <td>{words}</td>
          </tr>
        </tbody>
      )}
    >
      {({ VirtualRows }) => (
        <VirtualRows count={count} renderRow={renderRow} rowHeight={rowHeight} />
      )}
    </Deferred>
  );
}
