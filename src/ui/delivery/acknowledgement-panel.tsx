import { CircleCheck, CircleHelp, CircleX, Trash2 } from 'lucide-react';
import { type DragEvent, useContext, useMemo, useRef, useState } from 'react';
import { acknowledgementWords } from '#words/acknowledgement';
import { refusalWords } from '#words/refusals';
import { detectPrivateKey } from '../../core/key/detect-private-key';
import { checkAcknowledgement } from '../../core/receiver/check-acknowledgement';
import { type HttpAnswer, parseAnswer } from '../../core/receiver/parse-answer';
import { toHex } from '../../core/text/hex';
import type { Text } from '../../words/text';
import { Field } from '../controls/field';
import { MarkedText } from '../controls/marked-text';
import { OpenButton } from '../controls/open-button';
import { VisibleText } from '../controls/visible-text';
import { PendingContext } from '../shell/settling';
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
        <h2 id="acknowledgement-title">{acknowledgementWords.title}</h2>
        <OpenButton onOpen={open} />
      </header>
      <div className="fields">
        <Field
          label={acknowledgementWords.field.label}
          hint={acknowledgementWords.field.hint}
          fault={refusal}
        >
          {(ids) => (
            <textarea
              {...ids}
              ref={textRef}
              rows={7}
              autoComplete="off"
              spellCheck={false}
              placeholder={file === null ? acknowledgementWords.field.example : ''}
              value={text}
              onChange={(event) => write(event.target.value)}
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
                give(nothing);
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
            onChange={(event) => give({ ...given, isTimeOut: event.target.checked })}
          />
          {acknowledgementWords.timeOut}
        </label>
      </div>
      <Judgement given={given} />
    </section>
  );
}

const icons = { accepted: CircleCheck, refused: CircleX, unknown: CircleHelp } as const;

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
        <p>{acknowledgementWords.empty}</p>
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
        <Icon size={18} aria-hidden="true" /> {acknowledgementWords.results[result]}
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
        {result === 'unknown' && <li>{acknowledgementWords.addStatus}</li>}
      </ul>
      {!isTimeOut && <Judged answer={answer} isFile={file !== null} />}
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
      {framed !== null && <dd>{framed}</dd>}
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
