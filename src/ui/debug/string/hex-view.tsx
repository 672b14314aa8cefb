import { memo, useMemo } from 'react';
import { stringWords } from '#words/string';
import { toHex } from '../../../core/text/hex';
import { scrollable } from '../../controls/scrollable';
import { RowList, type RowPlacement } from './row-list';

const rowBytes = 16;
const { label, heads } = stringWords.hex;

/** The UTF-8 bytes that are signed, 16 a line: offset, hex, ASCII. */
export const HexView = memo(function HexView({ text }: { text: string }) {
  const bytes = useMemo(() => new TextEncoder().encode(text), [text]);
  return (
    <section className="hex" aria-label={label} {...scrollable}>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{heads.offset}</th>
            <th scope="col">{heads.bytes}</th>
            <th scope="col">{heads.ascii}</th>
          </tr>
        </thead>
        <RowList
          count={Math.ceil(bytes.length / rowBytes)}
          rowHeight={20}
          renderRow={(row, placement) => {
            const start = row * rowBytes;
            const part = bytes.subarray(start, start + rowBytes);
            return <HexRow key={row} offset={start} bytes={part} placement={placement} />;
          }}
        />
      </table>
    </section>
  );
});

interface HexRowProps {
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly placement: RowPlacement;
}

function HexRow({ offset, bytes, placement }: HexRowProps) {
  return (
    <tr className="hex-row" {...placement}>
      <td className="hex-offset">{offset.toString(16).padStart(6, '0')}</td>
      <td className="hex-bytes">{toHex(bytes).replace(/..(?!$)/g, '$& ')}</td>
      <td className="hex-ascii">{Array.from(bytes, toAscii).join('')}</td>
    </tr>
  );
}

function toAscii(byte: number): string {
  return byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : '.';
}
