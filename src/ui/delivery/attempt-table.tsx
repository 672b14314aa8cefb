import { memo, useEffect, useRef } from 'react';
import { durationWords } from '#words/durations';
import { attemptOffsets, toRetryInterval } from '../../core/sender/retry-schedule';
import { printUtc } from '../../words/utc-text';
import { scrollable } from '../controls/scrollable';
import type { RetryChartProps } from './retry-chart';

/** The picture’s facts, for everybody who cannot see it or wants the numbers. Shows the last attempt that was made. */
export const AttemptTable = memo(function AttemptTable({ firstAtSeconds, made }: RetryChartProps) {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = scroller.current?.querySelectorAll('tbody tr')[Math.max(made - 1, 0)];
    if (scroller.current !== null && row !== undefined) centre(scroller.current, row);
  }, [made]);
  return (
    <section className="attempts" aria-label="All attempts" ref={scroller} {...scrollable}>
      <table>
        <caption className="visually-hidden">
          Every attempt with its time, if none is acknowledged
        </caption>
        <thead>
          <tr>
            <th scope="col">Attempt</th>
            <th scope="col">State</th>
            <th scope="col">At about, UTC</th>
            <th scope="col">After the first</th>
            <th scope="col">Then waits about</th>
          </tr>
        </thead>
        <tbody>
          {attemptOffsets.map((offset, place) => {
            const attempt = place + 1;
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
                <td>{interval === null ? 'no more' : durationWords.printShort(interval)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});

/** At about which month, day and time: the picture's caption has the year. */
function printMoment(seconds: number): string {
  return printUtc(seconds).slice(5, 19);
}

function printState(attempt: number, made: number): string {
  if (attempt > made + 1 || made === 0) return 'to come';
  if (attempt > made) return 'next';
  return attempt === made ? 'latest' : 'made';
}

/** Scrolls that region alone: `scrollIntoView` would move the page. */
function centre(scroller: HTMLElement, row: Element): void {
  const outer = scroller.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  scroller.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
