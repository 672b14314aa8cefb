import { memo, useState } from 'react';
import { type Moment, parseMoment } from '../../core/receiver/parse-moment';
import {
  attemptLimit,
  attemptOffsets,
  buildRetryOutlook,
  toRetryInterval,
} from '../../core/sender/retry-schedule';
import { createPart, Deferred } from '../deferred';
import { printDuration } from '../duration-text';
import { Field } from '../field';
import { momentFaults } from '../moment-text';
import { scrollable } from '../scrollable';
import { useNow } from '../use-now';
import { printUtc } from '../utc-text';
import { attemptsFault } from './delivery-text';
import type { RetryChartProps } from './retry-chart';

const retryChart = createPart(() => import('./retry-chart'));

/** When the platform tries again, and when it stops. */
export function RetryPanel() {
  const [attemptsText, setAttemptsText] = useState('1');
  const [lastText, setLastText] = useState('');
  const now = useNow();
  const attempts = /^\d{1,6}$/.test(attemptsText.trim()) ? Number(attemptsText) : 0;
  const last: Moment = parseMoment(lastText);
  const isGood = attempts > 0 && last.ok;
  // Past the cap the picture stands at its end.
  const made = Math.min(Math.max(attempts, 1), attemptLimit);
  const lastAtSeconds = last.ok ? (last.seconds ?? now) : now;
  // Picture and table follow the clock by the minute, which is close enough for what is "about".
  const steadyAtSeconds = last.ok && last.seconds !== null ? last.seconds : now - (now % 60);
  const firstAtSeconds = steadyAtSeconds - (attemptOffsets[made - 1] ?? 0);
  return (
    <section className="panel" aria-labelledby="retry-title">
      <header className="panel-head">
        <h2 id="retry-title">What happens without an acknowledgement?</h2>
      </header>
      <div className="fields">
        <Field
          label="Attempts already made"
          hint="the first one counts"
          fault={attempts > 0 ? null : attemptsFault}
        >
          {(ids) => (
            <input
              {...ids}
              type="number"
              min={1}
              max={attemptLimit}
              step={1}
              value={attemptsText}
              onChange={(event) => setAttemptsText(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Last attempt at"
          hint="empty for now; ISO 8601 or Unix seconds"
          fault={last.ok ? null : momentFaults[last.fault]}
        >
          {(ids) => (
            <input
              {...ids}
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder="now"
              value={lastText}
              onChange={(event) => setLastText(event.target.value)}
            />
          )}
        </Field>
      </div>
      {isGood && <Outlook attempts={attempts} lastAtSeconds={lastAtSeconds} now={now} />}
      <Deferred part={retryChart}>
        {({ RetryChart }) => <RetryChart firstAtSeconds={firstAtSeconds} made={made} />}
      </Deferred>
      <AttemptTable firstAtSeconds={firstAtSeconds} made={made} />
    </section>
  );
}

interface OutlookProps {
  readonly attempts: number;
  readonly lastAtSeconds: number;
  readonly now: number;
}

function Outlook({ attempts, lastAtSeconds, now }: OutlookProps) {
  const { next, attemptsLeft, lastAtSeconds: end } = buildRetryOutlook(attempts, lastAtSeconds);
  return (
    <dl
      className="facts-list outlook"
      data-testid="outlook"
      data-next={next?.atSeconds}
      data-left={attemptsLeft}
      data-end={end}
    >
      <dt>Next attempt</dt>
      <dd>
        {next === null
          ? 'none: the platform has given up'
          : `about ${printUtc(next.atSeconds)}, about ${printDuration(next.intervalSeconds)} after the last${
              next.atSeconds < now ? ' (that time has passed)' : ''
            }`}
      </dd>
      <dt>Attempts left</dt>
      <dd>
        {attemptsLeft} of about {attemptLimit}
      </dd>
      <dt>Gives up</dt>
      <dd>
        {next === null
          ? `after attempt ${attempts}, about ${printUtc(end)}`
          : `after attempt ${attemptLimit}, about ${printUtc(end)}, in all about ${printDuration(attemptOffsets.at(-1) ?? 0)} after the first`}
      </dd>
      <dt>Not stated</dt>
      <dd>
        How long the platform waits for an answer, and by how much the intervals vary, is not stated
        by the contract. Unacknowledged callbacks stand as tasks and logs in the operator’s back
        office; a scheduled order query finds what was lost.
      </dd>
    </dl>
  );
}

/** The picture’s facts, for everybody who cannot see it or wants the numbers. */
const AttemptTable = memo(function AttemptTable({ firstAtSeconds, made }: RetryChartProps) {
  return (
    <section className="attempts" aria-label="All attempts" {...scrollable}>
      <table>
        <caption className="visually-hidden">
          Every attempt with its time, if none is acknowledged
        </caption>
        <thead>
          <tr>
            <th scope="col">Attempt</th>
            <th scope="col">At about</th>
            <th scope="col">After the first</th>
            <th scope="col">Then waits about</th>
          </tr>
        </thead>
        <tbody>
          {attemptOffsets.map((offset, place) => {
            const interval = toRetryInterval(place + 1);
            return (
              <tr
                key={offset}
                className={place < made ? 'is-made' : undefined}
                aria-current={place + 1 === made ? 'true' : undefined}
              >
                <th scope="row">{place + 1}</th>
                <td>{printUtc(firstAtSeconds + offset)}</td>
                <td>{printDuration(offset)}</td>
                <td>{interval === null ? 'no more' : printDuration(interval)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});
