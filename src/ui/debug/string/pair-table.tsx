import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { inputWords } from '#words/inputs';
import { momentWords } from '#words/moments';
import { stringWords } from '#words/string';
import type { CallbackReport } from '../../../core/callback-report';
import { buildLineStarts, toPosition } from '../../../core/text/span';
import type { Entry } from '../../../state/pointing-store';
import { toTimeText } from '../../../words/utc-text';
import { VisibleText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';
import { RowList, type RowPlacement } from './row-list';

const { label, heads, dropped, positionInHeaders, positionInBody, show } = stringWords.pairs;

export interface PairTableProps {
  readonly report: CallbackReport & {
    readonly canonical: NonNullable<CallbackReport['canonical']>;
  };
}

/** Every entry: the pairs in signing order, then what was dropped and why. */
export const PairTable = memo(function PairTable({ report }: PairTableProps) {
  const { canonical, input } = report;
  const entries = useMemo(() => [...canonical.kept, ...canonical.dropped], [canonical]);
  const lineStarts = useMemo(
    () => ({ headers: buildLineStarts(input.headersText), body: buildLineStarts(input.bodyText) }),
    [input.headersText, input.bodyText],
  );
  return (
    <table className="pairs" aria-label={label} aria-rowcount={entries.length + 1}>
      <thead>
        <tr className="pairs-row is-head">
          <th scope="col">{heads.key}</th>
          <th scope="col">{heads.value}</th>
          <th scope="col">{heads.note}</th>
          <th scope="col">{heads.from}</th>
        </tr>
      </thead>
      <RowList
        count={entries.length}
        rowHeight={35}
        renderRow={(index, placement) => {
          const entry = entries[index];
          if (entry === undefined) return null;
          const { input, keySpan } = entry.source;
          const { line, column } = toPosition(lineStarts[input], keySpan.start);
          return (
            <EntryRow key={index} entry={entry} line={line} column={column} placement={placement} />
          );
        }}
      />
    </table>
  );
});

interface EntryRowProps {
  readonly entry: Entry;
  /** Where its key stands in its input. */
  readonly line: number;
  readonly column: number;
  readonly placement: RowPlacement;
}

const EntryRow = memo(function EntryRow({ entry, line, column, placement }: EntryRowProps) {
  const { pointing } = useApp();
  const isPointed = useStore(pointing, (state) => state.pointed === entry);
  const { key, value, state } = entry;
  const reason = state === 'dropped' ? entry.reason : undefined;
  const point = () => pointing.getState().pointTo(entry);
  const leave = () => pointing.getState().pointTo(null);
  return (
    <tr
      {...placement}
      className={`pairs-row is-${state}${isPointed ? ' is-pointed' : ''}`}
      data-testid="entry"
      data-key={key}
      data-state={state}
      data-reason={reason}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <td className={`pairs-key from-${entry.source.input}`}>
        <VisibleText text={key} />
      </td>
      <td className="pairs-value">
        <VisibleText text={value} />
      </td>
      <td className="pairs-note">
        {reason === undefined ? toTimeText(key, value, momentWords.print) : dropped[reason]}
      </td>
      <td className="pairs-source">
        <SourceButton entry={entry} line={line} column={column} />
      </td>
    </tr>
  );
});

function SourceButton({ entry, line, column }: Omit<EntryRowProps, 'placement'>) {
  const { editors } = useApp();
  const { key, source } = entry;
  const position =
    source.input === 'headers'
      ? positionInHeaders(source.name, line)
      : positionInBody(line, column);
  return (
    <button
      type="button"
      className={`source from-${source.input}`}
      aria-label={show(position, key, inputWords.names[source.input])}
      onClick={() =>
        editors.goTo(source.input, { start: source.keySpan.start, end: source.valueSpan.end })
      }
    >
      {position}
    </button>
  );
}
