import { ChevronRight, CircleCheck, CircleX, KeyRound } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { acknowledgementWords } from '#words/acknowledgement';
import { labWords } from '#words/lab';
import type { Arrival } from '../../core/lab/lab-event';
import type { ShownAttempt } from '../../state/lab-store';
import { AttemptDetails } from './attempt-details';
import { describeArrival } from './describe-arrival';

const { timeline: words, endpoint } = labWords;

interface AttemptItemProps {
  readonly attempt: ShownAttempt;
  /** The first one that is signed with the new key. */
  readonly isRotated: boolean;
}

/** One attempt: a line, and all of it when it is opened. */
export const AttemptItem = memo(function AttemptItem({ attempt, isRotated }: AttemptItemProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { number, atSeconds, arrival, late, reading } = attempt;
  const result = reading.result === 'accepted' ? 'acknowledged' : 'failed';
  const Icon = result === 'acknowledged' ? CircleCheck : CircleX;
  return (
    <li
      className={`lab-attempt is-${result}`}
      data-testid="attempt"
      data-number={number}
      data-at={atSeconds}
      data-result={result}
    >
      {isRotated && (
        <p className="lab-rotated">
          <KeyRound size={14} aria-hidden="true" /> {words.rotated}
        </p>
      )}
      <button
        type="button"
        className="lab-attempt-line"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight size={14} aria-hidden="true" />
        <span className="lab-number">{words.number(number)}</span>
        <span className="lab-at">{labWords.at(atSeconds)}</span>
        <Icon size={16} aria-hidden="true" />
        <span className="lab-result">
          {words.results[result]}
          {result === 'failed' &&
            `: ${acknowledgementWords.faults[reading.faults[0] ?? 'time-out'][0]}`}
        </span>
        <span className="lab-did">
          {arrival === null ? endpoint.notArrived : describeArrival(arrival)}
        </span>
        {late.map((one) => (
          <LateLine key={one.atSeconds} arrival={one} />
        ))}
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <AttemptDetails attempt={attempt} />}
      </div>
    </li>
  );
});

function LateLine({ arrival }: { readonly arrival: Arrival }) {
  const isReplay = arrival.kind === 'checked' && arrival.acceptsReplay;
  return (
    <span className={isReplay ? 'lab-did is-replay' : 'lab-did'}>
      {endpoint.late(arrival.atSeconds)} {describeArrival(arrival)}
    </span>
  );
}
