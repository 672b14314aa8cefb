import { memo, useEffect, useRef } from 'react';
import { durationWords } from '#words/durations';
import { retryWords } from '#words/retries';
import { attemptOffsets, toRetryInterval } from '../../core/sender/retry-schedule';
import { printLocal, printUtc } from '../../words/utc-text';
import { scrollable } from '../controls/scrollable';

const { label, caption, heads, at: printAt, states, noMore } = retryWords.table;

interface AttemptTableProps {
  readonly firstAtSeconds: number;
  /** 0 where that is not known. */
  readonly made: number;
}

/** The picture’s facts, for everybody who cannot see it or wants the numbers. Shows the last attempt that was made. */
export const AttemptTable = memo(function AttemptTable({
  firstAtSeconds,
  made,
}: AttemptTableProps) {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = scroller.current?.querySelectorAll('tbody tr')[Math.max(made - 1, 0)];
    if (scroller.current !== null && row !== undefined) centre(scroller.current, row);
  }, [made]);
  return (
    <section className="attempts" aria-label={label} ref={scroller} {...scrollable}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.attempt}</th>
            <th scope="col">{heads.state}</th>
            <th scope="col">{printAt(printLocal(firstAtSeconds) !== null)}</th>
            <th scope="col">{heads.after}</th>
            <th scope="col">{heads.wait}</th>
          </tr>
        </thead>
        <tbody>
          {attemptOffsets.map((offset, index) => {
            const attempt = index + 1;
            const interval = toRetryInterval(attempt);
            return (
              <tr
                key={offset}
                className={attempt > made ? undefined : 'is-made'}
                aria-current={attempt === made ? 'true' : undefined}
              >
                <th scope="row">{attempt}</th>
                <td>{printState(attempt, made)}</td>
                <td>{printMoment(firstAtSeconds + offset)}</td>
                <td>{durationWords.printShort(offset)}</td>
                <td>{interval === null ? noMore : durationWords.printShort(interval)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});

/** At about which month, day and time, and the reader's own time of day; the picture's caption has the year. */
function printMoment(seconds: number): string {
  const local = printLocal(seconds);
  return `${printUtc(seconds).slice(5, 19)}${local === null ? '' : ` · ${local}`}`;
}

function printState(attempt: number, made: number): string {
  if (attempt > made + 1 || made === 0) return states.toCome;
  if (attempt > made) return states.next;
  return attempt === made ? states.latest : states.made;
}

/** Scrolls that region alone: `scrollIntoView` would move the page. */
function centre(scroller: HTMLElement, row: Element): void {
  const outer = scroller.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  scroller.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
