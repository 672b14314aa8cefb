import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import { scrollable } from '../../controls/scrollable';
import type { RowListProps } from './row-list';

/** A scrolling window on a long list; only the rows in sight are in the page. */
export function VirtualRows({ count, renderRow, rowHeight }: RowListProps) {
  const scrollRef = useRef<HTMLTableSectionElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--height': `${rows.getTotalSize()}px`,
  };
  return (
    <tbody className="virtual-rows" ref={scrollRef} style={style} {...scrollable}>
      {rows.getVirtualItems().map(({ index, start }) =>
        renderRow(index, {
          ref: rows.measureElement,
          style: { transform: `translateY(${start}px)` },
          'data-index': index,
        }),
      )}
    </tbody>
  );
}
