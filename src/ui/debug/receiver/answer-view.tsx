import { memo } from 'react';
import type { Answer, AnswerRow } from '../../../core/receiver/build-answer';
import type { CheckName } from '../../../core/receiver/check';
import { answerRows, isConditionOfRow, printRejection, printRow } from './answer-text';
import { checkTitles } from './check-text';
import { useIsChecking } from './use-checklist';

const rows = Object.keys(answerRows) as AnswerRow[];

interface AnswerProps {
  readonly answer: Answer;
}

/** The answer to send, with the row of the contract that says so; none while the verdict on the newest inputs is open. */
export const AnswerView = memo(function AnswerView({ answer }: AnswerProps) {
  const isChecking = useIsChecking();
  const kind = isChecking ? 'unknown' : answer.kind;
  const row = isChecking || answer.kind === 'unknown' ? null : answer.row;
  const marked = answer.kind === 'reject' && !isConditionOfRow(answer.code) ? null : row;
  return (
    <div className={`answer is-${kind}`}>
      <div data-testid="answer" data-answer={kind} data-row={row ?? undefined}>
        {isChecking ? <h3>Checking…</h3> : <Words answer={answer} />}
      </div>
      {isChecking && (
        // The older answer keeps its room, unseen, so that what stands below does not jump at every keystroke.
        <div className="answer-before" aria-hidden="true">
          <Words answer={answer} />
        </div>
      )}
      <details>
        <summary>The contract’s table of answers</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Condition</th>
              <th scope="col">Required behaviour</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((name) => (
              <Row key={name} name={name} isMarked={name === marked} />
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
});

const Row = memo(function Row({ name, isMarked }: { name: AnswerRow; isMarked: boolean }) {
  const { condition, behaviour } = answerRows[name];
  return (
    <tr aria-current={isMarked ? 'true' : undefined}>
      <td>{condition}</td>
      <td>{behaviour}</td>
    </tr>
  );
});

function Words({ answer }: AnswerProps) {
  switch (answer.kind) {
    case 'ok':
      return <Accept answer={answer} />;
    case 'reject':
      return <Reject answer={answer} />;
    case 'unknown':
      return <Unknown answer={answer} />;
  }
}

function Accept({ answer }: { readonly answer: Extract<Answer, { kind: 'ok' }> }) {
  return (
    <>
      <h3>Answer 200 with exactly OK.</h3>
      <p>{printRow(answer.row)}</p>
      {answer.row === 'succeeded' && (
        <p>
          Only once your processing has succeeded{answer.isOrderKnown ? '' : ', the order included'}
          ; if it fails, answer something other than OK and the platform tries again.
        </p>
      )}
      <p>
        Two bytes, <code>4f 4b</code>: no newline, no quotes, upper case. Recommended:{' '}
        <code>Content-Type: text/plain; charset=utf-8</code>.
      </p>
    </>
  );
}

function Reject({ answer }: { readonly answer: Extract<Answer, { kind: 'reject' }> }) {
  const [first, ...others] = answer.failed;
  return (
    <>
      <h3>Reject: do not answer OK.</h3>
      <p>{printRejection(answer.row, answer.code)}</p>
      {first !== undefined && (
        <p>
          It fails at “{checkTitles[first]}”
          {others.length > 0 && `, and also at ${printChecks(others)}`}.
        </p>
      )}
      {answer.row === 'nonce' && (
        <p>The contract does not name the response to it; anything but OK acknowledges nothing.</p>
      )}
      <p>
        Reasons belong in your log, with orderNo, merchantOrderNo and the result of the
        verification; not in the response, which the sender reads.
      </p>
    </>
  );
}

function Unknown({
  answer: { missing, failed },
}: {
  readonly answer: Extract<Answer, { kind: 'unknown' }>;
}) {
  if (missing.includes('body') && failed.length === 0) {
    return (
      <>
        <h3>The answer cannot be told yet.</h3>
        <p>Paste the headers and the body of a callback to see what to answer.</p>
      </>
    );
  }
  return (
    <>
      <h3>The answer cannot be told yet.</h3>
      {missing.length > 0 && <p>Not checked so far: {printChecks(missing)}.</p>}
      <p>
        {failed.length === 0
          ? 'Nothing that was checked failed.'
          : `Failed so far: ${printChecks(failed)}. The answer follows from them once the signature is checked.`}
      </p>
    </>
  );
}

function printChecks(names: readonly CheckName[]): string {
  return names.map((name) => `“${checkTitles[name]}”`).join(', ');
}
