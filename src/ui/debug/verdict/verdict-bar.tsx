import { ShieldQuestionMark } from 'lucide-react';
import { useStore } from 'zustand';
import { emptyVerdictWords as words } from '#words/empty-verdict';
import type { CallbackReport } from '../../../core/callback-report';
import { useApp } from '../../shell/app-context';
import { createEarlyPart, Deferred } from '../../shell/deferred';
import { Pending } from '../../shell/settling';
import { goToChoices } from '../intake/go-to-choices';
import { isOpenVerdict, useReading } from '../use-reading';

const judgement = createEarlyPart(() => import('./judgement'));

/** The one verdict: it stays in sight while the page scrolls, never fades, and is drawn before everything else. */
export function VerdictBar() {
  const report = useStore(useApp().report, (state) => state.judged);
  return (
    <Deferred part={judgement} waiting={<Band report={report} code={null} />}>
      {(code) => <Band report={report} code={code} />}
    </Deferred>
  );
}

interface BandProps {
  readonly report: CallbackReport | null;
  /** Null until it was fetched. */
  readonly code: typeof import('./judgement') | null;
}

/** The same elements from the first paint on: a screen reader says what changes in them. */
function Band({ report, code }: BandProps) {
  const { report: reports, inputs } = useApp();
  const isJudging = useStore(reports, (state) => state.isJudging);
  const isChoosing = useStore(inputs, ({ pasted }) => pasted === 'choice');
  const isOpen = code === null || isOpenVerdict(report);
  const isSlow = useReading(code === null);
  const kind = code === null ? 'empty' : (report?.verdict.kind ?? 'empty');
  const judged =
    isSlow || kind === 'empty' || code === null || report === null ? null : { code, report };
  const isChoice = !isSlow && isOpen && isChoosing;
  const told = isChoice ? null : judged;
  const own = isSlow ? words.reading : isChoice ? words.choose : words;
  return (
    <section
      id="verdict"
      ref={tellHeight}
      className={`verdict is-${judged === null ? 'empty' : judged.code.pickTone(judged.report)}`}
      aria-label={words.label}
    >
      <span className="verdict-icon" aria-hidden="true">
        {judged === null ? (
          <ShieldQuestionMark size={22} />
        ) : (
          <judged.code.VerdictIcon report={judged.report} />
        )}
      </span>
      <div className="verdict-words">
        <div role="status">
          <p
            className="verdict-sentence"
            data-testid="verdict"
            data-verdict={kind}
            aria-busy={isJudging || code === null}
          >
            {told === null ? own.sentence : <told.code.Headline report={told.report} />}
          </p>
          {told === null ? (
            <p className="verdict-detail">{own.detail}</p>
          ) : (
            <told.code.Detail report={told.report} />
          )}
        </div>
        {told !== null && <told.code.Move report={told.report} />}
      </div>
      {told !== null && <told.code.Surroundings report={told.report} />}
      {isChoice && (
        <div className="verdict-actions">
          <button type="button" className="button" onClick={goToChoices}>
            {words.choose.goOn}
          </button>
        </div>
      )}
      {code === null && <Pending />}
    </section>
  );
}

/** What is scrolled to comes to stand below it. */
function tellHeight(band: HTMLElement | null): (() => void) | undefined {
  if (band === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--verdict-height', `${band.offsetHeight}px`);
  });
  observer.observe(band);
  return () => observer.disconnect();
}
