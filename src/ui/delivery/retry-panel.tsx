import { durationWords } from '#words/durations';
import { momentWords } from '#words/moments';
import { attemptLimit } from '../../core/contract';
import { type Moment, parseMoment } from '../../core/receiver/parse-moment';
import { parseAttempts } from '../../core/sender/parse-attempts';
import { attemptOffsets, buildRetryOutlook } from '../../core/sender/retry-schedule';
import { printUtc } from '../../words/utc-text';
import { TextField } from '../controls/text-field';
import { useGuardedText } from '../controls/use-guarded-text';
import { useNow } from '../controls/use-now';
import { createPart, Deferred } from '../shell/deferred';
import { AttemptTable } from './attempt-table';
import { attemptsFault } from './delivery-text';

const retryChart = createPart(() => import('./retry-chart'));

/** When the platform tries again, and when it stops. */
export function RetryPanel() {
  const attemptsField = useGuardedText('1');
  const lastField = useGuardedText();
  const now = useNow();
  const attempts = parseAttempts(attemptsField.text);
  const last: Moment = parseMoment(lastField.text);
  // Nothing is claimed to have been made while one of the two cannot be read. Past the cap the picture stands at its end.
  const made = attempts !== null && last.ok ? Math.min(attempts, attemptLimit) : 0;
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
        <TextField
          label="Attempts already made"
          hint="the first one counts"
          kind="number"
          fault={attemptsField.refusal ?? (attempts === null ? attemptsFault : null)}
          value={attemptsField.text}
          onWrite={attemptsField.write}
        />
        <TextField
          label="Last attempt at"
          hint="empty for now; ISO 8601 or Unix seconds"
          fault={lastField.refusal ?? (last.ok ? null : momentWords.faults[last.fault])}
          placeholder="now"
          value={lastField.text}
          onWrite={lastField.write}
        />
      </div>
      {attempts !== null && last.ok && (
        <Outlook attempts={attempts} lastAtSeconds={lastAtSeconds} now={now} />
      )}
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
          : `about ${printUtc(next.atSeconds)}, about ${durationWords.print(next.intervalSeconds)} after the last${
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
          ? attempts > attemptLimit
            ? `after attempt ${attemptLimit}, which is the last one`
            : `after attempt ${attemptLimit}, about ${printUtc(end)}`
          : `after attempt ${attemptLimit}, about ${printUtc(end)}, in all about ${durationWords.print(attemptOffsets.at(-1) ?? 0)} after the first`}
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
