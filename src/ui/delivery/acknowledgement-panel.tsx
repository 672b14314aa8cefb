import { CircleCheck, CircleHelp, CircleX, Trash2 } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { acknowledgementWords } from '#words/acknowledgement';
import { checkAcknowledgement, isNoAnswer } from '../../core/receiver/check-acknowledgement';
import type { HttpAnswer } from '../../core/receiver/parse-answer';
import { toHex } from '../../core/text/hex';
import { Field } from '../controls/field';
import { MarkedText } from '../controls/marked-text';
import { OpenButton } from '../controls/open-button';
import { VisibleText } from '../controls/visible-text';
import { LongTextArea } from '../editor/long-text-area';
import { type GivenAnswer, useGivenAnswer } from './use-given-answer';

/** Would the platform take this answer? */
export function AcknowledgementPanel() {
  const { given, isBusy, write, open, setTimeOut } = useGivenAnswer();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { text, file, isTimeOut, refusal } = given;
  return (
    <section
      className="panel"
      aria-labelledby="acknowledgement-title"
      onDropCapture={(event: DragEvent) => {
        event.preventDefault();
        void open([...event.dataTransfer.files]);
      }}
    >
      <header className="panel-head">
        <h2 id="acknowledgement-title">{acknowledgementWords.title}</h2>
        <OpenButton onOpen={(file) => void open([file])} />
      </header>
      <div className="fields">
        <Field
          label={acknowledgementWords.field.label}
          hint={acknowledgementWords.field.hint}
          fault={refusal}
        >
          {(ids) => (
            <LongTextArea
              {...ids}
              areaRef={textRef}
              rows={7}
              placeholder={file === null ? acknowledgementWords.field.example : ''}
              text={text}
              onWrite={write}
            />
          )}
        </Field>
        {file !== null && (
          <p className="choice" data-testid="answer-file">
            <span>
              <MarkedText text={acknowledgementWords.file.judged(file.name)} />
            </span>
            <button
              type="button"
              className="button"
              onClick={() => {
                write('');
                textRef.current?.focus();
              }}
            >
              <Trash2 size={14} aria-hidden="true" />
              {acknowledgementWords.file.remove}
            </button>
          </p>
        )}
        <label className="choice">
          <input
            type="checkbox"
            checked={isTimeOut}
            onChange={(event) => setTimeOut(event.target.checked)}
          />
          {acknowledgementWords.timeOut}
        </label>
      </div>
      <Judgement given={given} isBusy={isBusy} />
    </section>
  );
}

const icons = { accepted: CircleCheck, refused: CircleX, unknown: CircleHelp } as const;

interface JudgementProps {
  readonly given: GivenAnswer;
  readonly isBusy: boolean;
}

function Judgement({ given, isBusy }: JudgementProps) {
  const { file, isTimeOut, judged } = given;
  const acknowledgement = isTimeOut ? checkAcknowledgement('time-out') : judged?.acknowledgement;
  if (acknowledgement === undefined) {
    return (
      <div
        className="judgement"
        role="status"
        data-testid="acknowledgement"
        data-result="empty"
        aria-busy={isBusy}
      >
        <p>{isBusy ? acknowledgementWords.judging : acknowledgementWords.empty}</p>
      </div>
    );
  }
  const { result, faults } = acknowledgement;
  const isAnswer = !faults.some(isNoAnswer);
  const isStatusMissing = result === 'unknown' && isAnswer && judged?.answer.status === null;
  const Icon = icons[result];
  return (
    <div
      className={`judgement is-${result}`}
      role="status"
      data-testid="acknowledgement"
      data-result={result}
      data-codes={faults.join(' ')}
    >
      <h3>
        <Icon size={18} aria-hidden="true" />{' '}
        {isAnswer ? acknowledgementWords.results[result] : acknowledgementWords.noAnswer}
      </h3>
      <ul>
        {faults.map((fault) => {
          const [what, fix] = acknowledgementWords.faults[fault];
          return (
            <li key={fault}>
              <strong>{what}</strong> {fix}
            </li>
          );
        })}
        {isStatusMissing && <li>{acknowledgementWords.addStatus}</li>}
      </ul>
      {!isTimeOut && isAnswer && judged !== null && (
        <Judged answer={judged.answer} isFile={file !== null} />
      )}
    </div>
  );
}

/** More bytes than these explain nothing. */
const shownBytes = 64;

const { heads, ...words } = acknowledgementWords.judged;

function Judged({ answer, isFile }: { readonly answer: HttpAnswer; readonly isFile: boolean }) {
  const { status, earlierStatuses, contentType, body, framing, repairs } = answer;
  const shown = body.subarray(0, shownBytes);
  const hex = toHex(shown).replace(/..(?!$)/g, '$& ');
  const framed = words.framing(framing);
  return (
    <dl className="facts-list">
      <dt>{heads.status}</dt>
      <dd>{words.status(status, earlierStatuses)}</dd>
      {earlierStatuses.some((earlier) => earlier >= 300 && earlier < 400) && (
        <dd>{words.redirect}</dd>
      )}
      {earlierStatuses.some((earlier) => earlier === 401 || earlier === 407) && (
        <dd>{words.login}</dd>
      )}
      <dt>{heads.body}</dt>
      <dd>
        <MarkedText text={words.body(body.length, hex, body.length > shownBytes)} />
      </dd>
      {body.length > 0 && (
        <dd>
          <code>
            <VisibleText text={new TextDecoder('utf-8', { ignoreBOM: true }).decode(shown)} />
          </code>
        </dd>
      )}
      {framed !== null && (
        <dd>
          <MarkedText text={framed} />
        </dd>
      )}
      {repairs.map((repair) => (
        <dd key={repair}>{words.repairs[repair]}</dd>
      ))}
      {!isFile && <dd>{words.typed}</dd>}
      {contentType !== null && (
        <>
          <dt>{heads.type}</dt>
          <dd>
            <MarkedText
              text={words.contentType(contentType, /^text\/plain\b/i.test(contentType))}
            />
          </dd>
        </>
      )}
    </dl>
  );
}
