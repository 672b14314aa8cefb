/** A box for whole requests, what was read of one, and files dropped anywhere on the page. */
import { ClipboardPaste, X } from 'lucide-react';
import {
  type KeyboardEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { emptyVerdictWords } from '#words/empty-verdict';
import { intakeWords } from '#words/intake';
import { isCaseText } from '../../../core/case/parse-case-file';
import type { PasteReading } from '../../../core/intake/request/read-paste';
import { type BoundIntake, createIntakeStore } from '../../../state/intake-store';
import type { SideWorker } from '../../../workers/start-side-worker';
import { passFocusOn } from '../../controls/keep-focus';
import { useSlow } from '../../controls/use-slow';
import { LongTextArea } from '../../editor/long-text-area';
import { useApp } from '../../shell/app-context';
import { createPart } from '../../shell/deferred';
import { PendingContext } from '../../shell/settling';
import { openCaseText } from '../case/open-case';
import { isOpenVerdict } from '../use-reading';
import { IntakeResult } from './intake-result';
import { usePageDrop } from './use-page-drop';
import './intake.css';

/** Fetched when the first request comes. */
const reader = createPart(() => import('../../../core/intake/request/read-paste'));

let startedWorker: Promise<SideWorker> | null = null;

async function readPaste(text: string, isLong: boolean): Promise<PasteReading> {
  if (isLong) return readBesideThePage(text);
  await reader.fetch();
  const code = reader.code();
  if (code === null) throw new Error('the reader was not fetched');
  return code.readPaste(text);
}

async function readBesideThePage(text: string): Promise<PasteReading> {
  startedWorker ??= import('../../../workers/start-side-worker').then(({ startSideWorker }) =>
    startSideWorker('intake'),
  );
  try {
    const worker = await startedWorker;
    return await worker.readPaste(text);
  } catch (cause) {
    startedWorker = null;
    throw cause;
  }
}

function noWorker(): void {}

export function Intake() {
  const app = useApp();
  const { inputs, report } = app;
  const [{ store, follow }] = useState<BoundIntake>(() => createIntakeStore(inputs, readPaste));
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = useStore(store, (state) => state.text);
  const isBusy = useStore(store, ({ busy }) => busy);
  const isTaken = useStore(store, ({ taken }) => taken !== null);
  const isSlow = useSlow(isBusy);
  const isSaidAbove = useStore(report, ({ judged }) => isOpenVerdict(judged));
  const faults = usePageDrop(store);
  const changePending = useContext(PendingContext);

  useEffect(follow, [follow]);
  useLayoutEffect(() => {
    if (!isBusy) return;
    changePending(1);
    return () => {
      changePending(-1);
      // Else it reads on where nobody waits for it.
      void startedWorker?.then((worker) => worker.stop(), noWorker);
    };
  }, [isBusy, changePending]);

  function open(): void {
    setOpen(true);
    // It is there after this event.
    setTimeout(() => box.current?.focus());
  }
  function close(): void {
    setOpen(false);
    store.getState().write('');
  }
  /** A saved case is no request: it is opened as by its button. */
  function write(written: string): void {
    if (!isCaseText(written)) {
      store.getState().write(written);
      return;
    }
    close();
    void openCaseText(app, written);
  }
  /** Its text is there again when it is opened. */
  function leave({ key, target, nativeEvent }: KeyboardEvent): void {
    if (key !== 'Escape' || target !== box.current || nativeEvent.isComposing) return;
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <section className="intake" aria-label={intakeWords.name} onKeyDown={leave}>
      <p className="intake-head">
        <button
          type="button"
          ref={opener}
          className="button is-compact"
          aria-expanded={isOpen}
          onClick={open}
        >
          <ClipboardPaste size={14} aria-hidden="true" />
          <span>{intakeWords.name}</span>
        </button>
        {isOpen && (
          <button
            type="button"
            ref={passFocusOn}
            className="button is-icon"
            aria-label={intakeWords.close}
            onClick={close}
          >
            <X size={14} aria-hidden="true" />
          </button>
        )}
      </p>
      {isOpen && (
        <LongTextArea
          id="intake-box"
          areaRef={box}
          className="intake-box"
          aria-label={intakeWords.name}
          placeholder={intakeWords.placeholder}
          rows={isTaken ? 2 : 5}
          text={text}
          onWrite={write}
        />
      )}
      <IntakeResult store={store} faults={faults}>
        {isSlow && <p aria-hidden={isSaidAbove}>{emptyVerdictWords.reading.sentence}</p>}
      </IntakeResult>
    </section>
  );
}
