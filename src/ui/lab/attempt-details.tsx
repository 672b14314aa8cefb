import { Bug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { acknowledgementWords } from '#words/acknowledgement';
import { labWords } from '#words/lab';
import type { Arrival } from '../../core/lab/lab-event';
import type { ShownAttempt } from '../../state/lab-store';
import { scrollable } from '../controls/scrollable';
import { VisibleText } from '../controls/visible-text';
import { CheckItem } from '../debug/receiver/check-item';
import { useApp } from '../shell/app-context';
import { buildSample } from './build-sample';
import { describeArrival } from './describe-arrival';
import { useLab } from './lab-context';
import '../debug/receiver/receiver.css';

const { details: words, endpoint } = labWords;

/** The request, what the endpoint made of it, its answer, and how the platform reads that. */
export function AttemptDetails({ attempt }: { readonly attempt: ShownAttempt }) {
  const { number, target, signedWith, request, arrival, late } = attempt;
  return (
    <div className="lab-details">
      <Part head={words.heads.request}>
        <p>{words.sent(target, signedWith)}</p>
        <section className="lab-request" aria-label={words.requestOf(number)} {...scrollable}>
          <pre>{`${request.headersText}\n\n${request.bodyText}`}</pre>
        </section>
        <OpenInDebugger attempt={attempt} />
      </Part>
      {arrival !== null && <ArrivalChecks arrival={arrival} isLate={false} />}
      <Part head={words.heads.answer}>
        <Answer attempt={attempt} />
      </Part>
      <Part head={words.heads.reading}>
        <Reading attempt={attempt} />
      </Part>
      {late.map((one) => (
        <ArrivalChecks key={one.atSeconds} arrival={one} isLate={true} />
      ))}
    </div>
  );
}

function Part({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <div className="lab-part">
      <h3>{head}</h3>
      {children}
    </div>
  );
}

function ArrivalChecks({
  arrival,
  isLate,
}: {
  readonly arrival: Arrival;
  readonly isLate: boolean;
}) {
  return (
    <Part head={words.heads.checks}>
      <p>
        {isLate && `${endpoint.late(arrival.atSeconds)} `}
        {arrival.kind === 'checked' && `${words.verifiedWith[arrival.verifiedWith]} `}
        {describeArrival(arrival)}
      </p>
      {arrival.kind === 'checked' && (
        <ol className="lab-checks">
          {arrival.checks.map((check) => (
            <CheckItem key={check.name} check={check} isOpen={true} />
          ))}
        </ol>
      )}
    </Part>
  );
}

function Answer({ attempt: { response } }: { readonly attempt: ShownAttempt }) {
  if (response === null) return <p>{words.noAnswer}</p>;
  return (
    <p>
      {words.status(response.status)}{' '}
      <code>
        <VisibleText text={response.body} />
      </code>
    </p>
  );
}

function Reading({ attempt: { reading } }: { readonly attempt: ShownAttempt }) {
  if (reading.result === 'accepted') return <p>{words.accepted}</p>;
  return (
    <ul>
      {reading.faults.map((fault) => {
        const [what, fix] = acknowledgementWords.faults[fault];
        return (
          <li key={fault}>
            <strong>{what}</strong> {fix}
          </li>
        );
      })}
    </ul>
  );
}

function OpenInDebugger({ attempt }: { readonly attempt: ShownAttempt }) {
  const { loadSample } = useApp();
  const { store, getKey } = useLab();
  const plan = useStore(store, ({ lab }) => lab.plan);
  return (
    <button
      type="button"
      className="button"
      onClick={async () => {
        loadSample(await buildSample(attempt, plan, getKey));
        location.hash = '#/debug';
      }}
    >
      <Bug size={14} aria-hidden="true" />
      {words.open}
    </button>
  );
}
