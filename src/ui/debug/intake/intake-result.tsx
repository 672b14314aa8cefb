import { useStore } from 'zustand';
import { intakeWords } from '#words/intake';
import { refusalWords } from '#words/refusals';
import type { ReadRequest, RequestNote } from '../../../core/intake/request/request-reading';
import { countUtf8Bytes } from '../../../core/text/count-utf-8-bytes';
import type { IntakeState, IntakeStore } from '../../../state/intake-store';
import type { Text } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { useApp } from '../../shell/app-context';

interface IntakeResultProps {
  readonly store: IntakeStore;
  /** Why a file was not read. */
  readonly fault: Text | null;
}

/** What the last request was read as; read aloud when it comes. */
export function IntakeResult({ store, fault }: IntakeResultProps) {
  const state = useStore(store);
  const { reading, taken, refused, use } = state;
  return (
    <div
      className="intake-result"
      aria-live="polite"
      data-testid="intake"
      data-result={nameResult(state)}
      data-form={taken?.form}
    >
      {refused !== null && <p className="field-fault">{refusalWords.privateKey(refused)}</p>}
      {fault !== null && (
        <p className="field-fault">
          <MarkedText text={fault} />
        </p>
      )}
      {reading?.kind === 'unknown' && (
        <p>
          <MarkedText text={intakeWords.unknown(reading.names)} />
        </p>
      )}
      {taken !== null && <Taken request={taken} />}
      {reading?.kind === 'choose' && (
        <>
          <p>{intakeWords.choose(reading.requests.length, reading.more)}</p>
          <ol className="intake-choices">
            {reading.requests.map((request, index) => (
              <li key={toKey(request, index)}>
                <button
                  type="button"
                  className="button is-compact"
                  aria-pressed={request === taken}
                  onClick={() => use(request)}
                >
                  {intakeWords.use(index + 1)}
                </button>{' '}
                <MarkedText text={describe(request)} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function nameResult({ reading, taken }: IntakeState): string {
  if (taken !== null) return 'taken';
  // What was taken has been changed, or undone, since.
  return reading === null || reading.kind === 'taken' ? 'empty' : reading.kind;
}

function Taken({ request }: { readonly request: ReadRequest }) {
  const { form, headersText, bodyText, keyText, notes } = request;
  // A later edit takes the step back away.
  const canUndo = useStore(useApp().inputs, ({ replaced }) => replaced !== null);
  const words = intakeWords.taken({
    form,
    headers: headersText === null ? null : headersText.trim().split(/\r?\n(?![ \t])/).length,
    bodyBytes: bodyText === null ? null : countUtf8Bytes(bodyText),
    hasKey: keyText !== null,
  });
  return (
    <>
      <p>
        <MarkedText text={words} />
        {canUndo && ` ${intakeWords.undo}`}
      </p>
      {notes.filter(isNews).map((note) => (
        <p key={note.code}>
          <MarkedText text={printNote(note)} />
        </p>
      ))}
    </>
  );
}

/** That a body was an object is a problem at the body, and said there. */
function isNews({ code }: RequestNote): boolean {
  return code !== 'body-parsed';
}

function printNote<Code extends RequestNote['code']>(
  note: Extract<RequestNote, { readonly code: Code }>,
): Text | string {
  const words: (given: typeof note) => Text | string = intakeWords.notes[note.code as Code];
  return words(note);
}

/** Two may be alike in all that is shown of them. */
function toKey({ span }: ReadRequest, index: number): string {
  return `${span.start}-${index}`;
}

function describe({ headersText, bodyText }: ReadRequest): Text | string {
  const order = /"(?:merchantO|o)rderNo"\s*:\s*"([^"]{1,60})"/.exec(bodyText ?? '')?.[1] ?? null;
  const nonce = /^x-nonce:[ \t]*(\S{1,60})/im.exec(headersText ?? '')?.[1] ?? null;
  return intakeWords.describe(order, nonce);
}
