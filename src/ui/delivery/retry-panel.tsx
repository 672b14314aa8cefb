import { momentWords } from '#words/moments';
import { retryWords } from '#words/retries';
import { attemptLimit } from '../../core/contract';
import { type Moment, parseMoment } from '../../core/receiver/parse-moment';
import { parseAttempts } from '../../core/sender/parse-attempts';
import { attemptOffsets, buildRetryOutlook } from '../../core/sender/retry-schedule';
import { TextField } from '../controls/text-field';
import { useGuardedText } from '../controls/use-guarded-text';
import { useNow } from '../controls/use-now';
import { createPart, Deferred } from '../shell/deferred';
import { AttemptTable } from './attempt-table';

const { title, made: madeWords, lastAt, outlook } = retryWords;

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
  // By fewer steps than the clock's, which is close enough for what is "about": all words tell the same times, and the
  // picture, which is drawn as a whole, may stand still while someone looks at it.
  const pickLast = (step: number): number =>
    last.ok && last.seconds !== null ? last.seconds : now - (now % step);
  const lastAtSeconds = pickLast(10);
  const sinceFirst = attemptOffsets[made - 1] ?? 0;
  return (
    <section className="panel" aria-labelledby="retry-title">
      <header className="panel-head">
        <h2 id="retry-title">{title}</h2>
      </header>
      <div className="fields">
        <TextField
          label={madeWords.label}
          hint={madeWords.hint}
          kind="number"
          fault={attemptsField.refusal ?? (attempts === null ? madeWords.fault : null)}
          value={attemptsField.text}
          onWrite={attemptsField.write}
        />
        <TextField
          label={lastAt.label}
          hint={lastAt.hint}
          fault={lastField.refusal ?? (last.ok ? null : momentWords.faults[last.fault])}
          placeholder={lastAt.placeholder}
          value={lastField.text}
          onWrite={lastField.write}
        />
      </div>
      {attempts !== null && last.ok && (
        <Outlook attempts={attempts} lastAtSeconds={lastAtSeconds} now={now} />
      )}
      <Deferred part={retryChart}>
        {({ RetryChart }) => (
          <RetryChart
            firstAtSeconds={lastAtSeconds - sinceFirst}
            drawnAtSeconds={pickLast(60) - sinceFirst}
            made={made}
          />
        )}
      </Deferred>
      <AttemptTable firstAtSeconds={lastAtSeconds - sinceFirst} made={made} />
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
      <dt>{outlook.heads.next}</dt>
      <dd>{outlook.next(next && { ...next, hasPassed: next.atSeconds < now })}</dd>
      <dt>{outlook.heads.left}</dt>
      <dd>{outlook.left(attemptsLeft, attemptLimit)}</dd>
      <dt>{outlook.heads.end}</dt>
      <dd>
        {outlook.end(
          attemptLimit,
          attempts > attemptLimit ? null : end,
          next === null ? null : (attemptOffsets.at(-1) ?? 0),
        )}
      </dd>
      <dt>{outlook.heads.unstated}</dt>
      <dd>{outlook.unstated}</dd>
    </dl>
  );
}
