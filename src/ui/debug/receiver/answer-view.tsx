import { memo } from 'react';
import { answerWords } from '#words/answers';
import { type Answer, type AnswerRow, namedFailures } from '../../../core/receiver/build-answer';
import { describeRejection } from '../../../words/answer-words';
import { MarkedText } from '../../controls/marked-text';
import { useIsChecking } from './use-checklist';

const { rows: rowWords, titles, table } = answerWords;
const rows = Object.keys(rowWords) as AnswerRow[];
const named: ReadonlySet<string> = new Set(namedFailures);

interface AnswerProps {
  readonly answer: Answer;
}

/** The answer to send, with the row of the contract that says so; none while the verdict on the newest inputs is open. */
export const AnswerView = memo(function AnswerView({ answer }: AnswerProps) {
  const isChecking = useIsChecking();
  const kind = isChecking ? 'unknown' : answer.kind;
  const row = isChecking || answer.kind === 'unknown' ? null : answer.row;
  const marked = answer.kind === 'reject' && !named.has(answer.code) ? null : row;
  return (
    <div className={`answer is-${kind}`}>
      <div data-testid="answer" data-answer={kind} data-row={row ?? undefined}>
        {isChecking ? <h3>{answerWords.checking}</h3> : <Words answer={answer} />}
      </div>
      {isChecking && (
        // The older answer keeps its room, unseen, so that what stands below does not jump at every keystroke.
        <div className="answer-before" aria-hidden="true">
          <Words answer={answer} />
        </div>
      )}
      <details>
        <summary>{table.title}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{table.heads.condition}</th>
              <th scope="col">{table.heads.behaviour}</th>
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
  const { condition, behaviour } = rowWords[name];
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
      <h3>{titles.ok}</h3>
      <p>{answerWords.printRow(rowWords[answer.row])}</p>
      {answer.row === 'succeeded' && <p>{answerWords.onceSucceeded(answer.isOrderKnown)}</p>}
      <p>
        <MarkedText text={answerWords.bytes} />
      </p>
    </>
  );
}

function Reject({ answer }: { readonly answer: Extract<Answer, { kind: 'reject' }> }) {
  const [first, ...others] = answer.failed;
  return (
    <>
      <h3>{titles.reject}</h3>
      <p>{describeRejection(answer.row, answer.code, answerWords)}</p>
      {first !== undefined && <p>{answerWords.failsAt(first, others)}</p>}
      {answer.row === 'nonce' && <p>{answerWords.ofNonce}</p>}
      <p>{answerWords.reasons}</p>
    </>
  );
}

function Unknown({
  answer: { missing, failed },
}: {
  readonly answer: Extract<Answer, { kind: 'unknown' }>;
}) {
  const isEmpty = missing.includes('body') && failed.length === 0;
  return (
    <>
      <h3>{titles.unknown}</h3>
      {isEmpty ? (
        <p>{answerWords.pasteFirst}</p>
      ) : (
        <>
          {missing.length > 0 && <p>{answerWords.notChecked(missing)}</p>}
          <p>{answerWords.failedSoFar(failed)}</p>
        </>
      )}
    </>
  );
}
