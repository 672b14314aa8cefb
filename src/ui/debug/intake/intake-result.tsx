import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { intakeWords } from '#words/intake';
import { refusalWords } from '#words/refusals';
import type {
  ReadRequest,
  RequestNote,
  RequestReading,
} from '../../../core/intake/request/request-reading';
import { countUtf8Bytes } from '../../../core/text/count-utf-8-bytes';
import type { IntakeState, IntakeStore } from '../../../state/intake-store';
import type { Text } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { printStraight } from '../../controls/print-straight';
import { useApp } from '../../shell/app-context';
import { Choices } from './choices';

interface IntakeResultProps {
  readonly store: IntakeStore;
  /** What of the last files was not taken, and why. */
  readonly faults: readonly Text[];
  /** What is to be said before there is a result. */
  readonly children?: ReactNode;
}

/** What the last request was read as; read aloud when it comes. */
export function IntakeResult({ store, faults, children }: IntakeResultProps) {
  const state = useStore(store);
  const { reading, taken, refused, use } = state;
  return (
    <div
      className="intake-result"
      data-testid="intake"
      data-result={nameResult(state)}
      data-form={taken?.form}
    >
      <div aria-live="polite">
        {children}
        {refused !== null && <p className="field-fault">{refusalWords.privateKey(refused)}</p>}
        {faults.map((fault) => (
          <p key={printStraight(fault)} className="field-fault">
            <MarkedText text={fault} />
          </p>
        ))}
        {reading?.kind === 'unknown' && (
          <p>
            <MarkedText text={intakeWords.unknown(reading.names, reading.unreadLine)} />
          </p>
        )}
        {taken !== null && <Taken request={taken} />}
        {reading?.kind === 'choose' && <p>{describeChoice(reading, taken)}</p>}
      </div>
      {reading?.kind === 'choose' && <Choices {...reading} taken={taken} use={use} />}
    </div>
  );
}

function describeChoice(
  { requests, unreadLine }: Extract<RequestReading, { readonly kind: 'choose' }>,
  taken: ReadRequest | null,
): string {
  const index = taken === null ? -1 : requests.indexOf(taken);
  return index === -1
    ? intakeWords.choose(requests.length, unreadLine)
    : intakeWords.chosen(index + 1, requests.length, unreadLine);
}

function nameResult({ reading, taken }: IntakeState): string {
  if (taken !== null) return 'taken';
  // What was taken has been changed, or undone, since.
  return reading === null || reading.kind === 'taken' ? 'empty' : reading.kind;
}

function Taken({ request }: { readonly request: ReadRequest }) {
  const { form, headersText, bodyText, keyText, ownString, notes } = request;
  // A later edit takes the step back away.
  const canUndo = useStore(useApp().inputs, ({ replaced }) => replaced !== null);
  const words = intakeWords.taken({
    form,
    headers: headersText === null ? null : headersText.trim().split(/\r?\n(?![ \t])/).length,
    bodyBytes: bodyText === null ? null : countUtf8Bytes(bodyText),
    keys: keyText?.match(/-----BEGIN/g)?.length ?? 0,
    hasOwnString: ownString !== null,
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
