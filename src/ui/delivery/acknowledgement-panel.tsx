import { CircleCheck, CircleHelp, CircleX, Trash2 } from 'lucide-react';
import { type DragEvent, useContext, useMemo, useRef, useState } from 'react';
import { refusalWords } from '#words/refusals';
import { detectPrivateKey } from '../../core/key/detect-private-key';
import {
  type Acknowledgement,
  checkAcknowledgement,
} from '../../core/receiver/check-acknowledgement';
import { type HttpAnswer, parseAnswer } from '../../core/receiver/parse-answer';
import { toHex } from '../../core/text/hex';
import type { Text } from '../../words/text';
import { Field } from '../controls/field';
import { OpenButton } from '../controls/open-button';
import { count } from '../controls/problem-text';
import { VisibleText } from '../controls/visible-text';
import { PendingContext } from '../shell/settling';
import { acknowledgementFaults, dumpRepairs, printFraming } from './delivery-text';
import { readAnswerFile } from './read-answer-file';

/** What the endpoint answered, as the user gave it. */
interface Given {
  readonly text: string;
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | null;
  readonly isTimeOut: boolean;
  /** What was not taken, and why. */
  readonly refusal: Text | string | null;
}

const nothing: Given = { text: '', file: null, isTimeOut: false, refusal: null };

/** Would the platform take this answer? */
export function AcknowledgementPanel() {
  const [given, setGiven] = useState(nothing);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const changePending = useContext(PendingContext);
  /** How often something was given: a file that is read slowly must not replace what came after it. */
  const turnRef = useRef(0);
  const { text, file, isTimeOut, refusal } = given;

  async function open(opened: File): Promise<void> {
    turnRef.current += 1;
    const turn = turnRef.current;
    changePending(1);
    const reading = await readAnswerFile(opened);
    changePending(-1);
    if (turn !== turnRef.current) return;
    if (reading.ok) setGiven({ ...nothing, file: { name: opened.name, bytes: reading.bytes } });
    else setGiven((before) => ({ ...before, refusal: reading.refusal }));
  }
  function give(newer: Given): void {
    turnRef.current += 1;
    setGiven(newer);
  }
  function write(written: string): void {
    const form = detectPrivateKey(written);
    give(
      form === null
        ? { ...nothing, text: written }
        : { ...nothing, refusal: refusalWords.privateKey(form) },
    );
  }
  return (
    <section
      className="panel"
      aria-labelledby="acknowledgement-title"
      onDropCapture={(event: DragEvent) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped !== undefined) void open(dropped);
      }}
    >
      <header className="panel-head">
        <h2 id="acknowledgement-title">Would this answer be accepted?</h2>
        <OpenButton onOpen={open} />
      </header>
      <div className="fields">
        <Field
          label="Endpoint’s answer"
          hint="status line, headers and body, as curl -i prints them; or a body alone; or drop a file"
          fault={refusal}
        >
          {(ids) => (
            <textarea
              {...ids}
              ref={textRef}
              rows={7}
              autoComplete="off"
              spellCheck={false}
              placeholder={file === null ? example : ''}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        {file !== null && (
          <p className="choice" data-testid="answer-file">
            <span>
              Judged byte by byte: the file{' '}
              <strong>
                <VisibleText text={file.name} />
              </strong>
            </span>
            <button
              type="button"
              className="button"
              onClick={() => {
                give(nothing);
                textRef.current?.focus();
              }}
            >
              <Trash2 size={14} aria-hidden="true" />
              Remove
            </button>
          </p>
        )}
        <label className="choice">
          <input
            type="checkbox"
            checked={isTimeOut}
            onChange={(event) => give({ ...given, isTimeOut: event.target.checked })}
          />
          No answer in time (time-out)
        </label>
      </div>
      <Judgement given={given} />
    </section>
  );
}

const example = 'HTTP/1.1 200 OK\nContent-Type: text/plain; charset=utf-8\n\nOK';

const icons = { accepted: CircleCheck, refused: CircleX, unknown: CircleHelp } as const;
const titles: Readonly<Record<Acknowledgement['result'], string>> = {
  accepted: 'Accepted: the callback is acknowledged.',
  refused: 'Not accepted: the platform tries again.',
  unknown: 'The body is right; the status is not known.',
};

function Judgement({ given }: { readonly given: Given }) {
  const { text, file, isTimeOut } = given;
  const answer = useMemo(
    () => parseAnswer(file === null ? new TextEncoder().encode(text) : file.bytes),
    [text, file],
  );
  const isEmpty = !isTimeOut && file === null && text === '';
  if (isEmpty) {
    return (
      <div className="judgement" role="status" data-testid="acknowledgement" data-result="empty">
        <p>Paste an answer to see whether the platform takes it: 200 with exactly OK.</p>
      </div>
    );
  }
  const { result, faults } = checkAcknowledgement(isTimeOut ? 'time-out' : answer);
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
        <Icon size={18} aria-hidden="true" /> {titles[result]}
      </h3>
      <ul>
        {faults.map((fault) => {
          const [what, fix] = acknowledgementFaults[fault];
          return (
            <li key={fault}>
              <strong>{what}</strong> {fix}
            </li>
          );
        })}
        {result === 'unknown' && (
          <li>Add the status line and the headers above the body (curl -i): it has to be 200.</li>
        )}
      </ul>
      {!isTimeOut && <Judged answer={answer} isFile={file !== null} />}
    </div>
  );
}

/** More bytes than these explain nothing. */
const shownBytes = 64;

function Judged({ answer, isFile }: { readonly answer: HttpAnswer; readonly isFile: boolean }) {
  const { status, earlierStatuses, contentType, body, framing, repairs } = answer;
  const shown = body.subarray(0, shownBytes);
  const framed = printFraming(framing);
  return (
    <dl className="facts-list">
      <dt>Status</dt>
      <dd>
        {status ?? 'not given'}
        {earlierStatuses.length > 0 &&
          ` (the last answer; before it ${earlierStatuses.join(', ')})`}
      </dd>
      {earlierStatuses.some((earlier) => earlier >= 300 && earlier < 400) && (
        <dd>
          A redirect came first, which curl -L followed. That the platform follows it is not stated
          by the contract; a status other than 200 is a failure.
        </dd>
      )}
      <dt>Body</dt>
      <dd>
        {count(body.length, 'byte')}
        {body.length > 0 && (
          <>
            : <code>{toHex(shown).replace(/..(?!$)/g, '$& ')}</code>
            {body.length > shownBytes && ' …'}
          </>
        )}
      </dd>
      {body.length > 0 && (
        <dd>
          <code>
            <VisibleText text={new TextDecoder('utf-8', { ignoreBOM: true }).decode(shown)} />
          </code>
        </dd>
      )}
      {framed !== null && <dd>{framed}</dd>}
      {repairs.map((repair) => (
        <dd key={repair}>{dumpRepairs[repair]}</dd>
      ))}
      {!isFile && (
        <dd>
          Judged as it stands in the text area, which keeps every line end as one line feed. Copying
          may add or lose the last one: a dropped file is judged byte by byte.
        </dd>
      )}
      {contentType !== null && (
        <>
          <dt>Type</dt>
          <dd>
            <code>
              <VisibleText text={contentType} />
            </code>
            {!/^text\/plain\b/i.test(contentType) &&
              ' (text/plain; charset=utf-8 is recommended; it does not decide)'}
          </dd>
        </>
      )}
    </dl>
  );
}
