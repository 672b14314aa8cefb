import { memo } from 'react';
import { answerWords } from '#words/answers';
import type { Answer } from '../../../core/receiver/build-answer';
import { printAnswer } from '../../../words/answer-words';
import { MarkedText } from '../../controls/marked-text';
import { useIsChecking } from './use-checklist';

interface AnswerProps {
  readonly answer: Answer;
  /** Whether more than the one line of it is shown. */
  readonly isOpen: boolean;
}

/** The answer to send; none while the verdict on the newest inputs is open. */
export const AnswerView = memo(function AnswerView({ answer, isOpen }: AnswerProps) {
  const isChecking = useIsChecking();
  const kind = isChecking ? 'unknown' : answer.kind;
  const row = isChecking || answer.kind === 'unknown' ? null : answer.row;
  return (
    <div className={`answer is-${kind}`}>
      <div data-testid="answer" data-answer={kind} data-row={row ?? undefined}>
        {isChecking ? (
          <p className="answer-title">{answerWords.checking}</p>
        ) : (
          <Words answer={answer} isOpen={isOpen} />
        )}
      </div>
      {isChecking && (
        // The older answer keeps its room, unseen, so that what stands beside and below does not jump at every keystroke.
        <div className="answer-before" aria-hidden="true">
          <Words answer={answer} isOpen={isOpen} />
        </div>
      )}
    </div>
  );
});

function Words({ answer, isOpen }: AnswerProps) {
  return (
    <>
      <p className="answer-title">{printAnswer(answer, answerWords)}</p>
      <div className="answer-words" hidden={!isOpen}>
        <More answer={answer} />
      </div>
    </>
  );
}

function More({ answer }: Pick<AnswerProps, 'answer'>) {
  switch (answer.kind) {
    case 'ok':
      return <Accept answer={answer} />;
    case 'reject':
      return <Reject answer={answer} />;
    case 'unknown':
      return null;
  }
}

function Accept({ answer }: { readonly answer: Extract<Answer, { kind: 'ok' }> }) {
  const { completed, succeeded } = answerWords.accepted;
  return (
    <>
      <p>{answer.row === 'completed' ? completed : succeeded(answer.isOrderKnown)}</p>
      {answer.isOnArrival && <p>{answerWords.onArrival}</p>}
      <p>
        <MarkedText text={answerWords.bytes} />
      </p>
    </>
  );
}

function Reject({ answer }: { readonly answer: Extract<Answer, { kind: 'reject' }> }) {
  const [, duty] = answerWords.rejections[answer.code];
  const others = answer.failed.slice(1);
  return (
    <>
      <p>
        {duty} {answerWords.log}
      </p>
      {answer.isInDoubt && <p>{answerWords.inDoubt}</p>}
      {others.length > 0 && <p>{answerWords.alsoFailed(others)}</p>}
    </>
  );
}
