import { Check, CircleHelp, ShieldQuestionMark, X } from 'lucide-react';
import { useStore } from 'zustand';
import { inputWords } from '#words/inputs';
import { verdictWords } from '#words/verdict';
import type { CallbackReport, Verdict } from '../../../core/callback-report';
import type { Canonical } from '../../../core/canonical/canonical';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
import type { Finding } from '../../../core/diagnosis/finding';
import { MarkedText } from '../../controls/marked-text';
import { useApp } from '../../shell/app-context';
import { createEarlyPart, Deferred } from '../../shell/deferred';
import { Pending } from '../../shell/settling';
import { listVerdictFacts } from './verdict-facts';
import { buildVerdictWords, type ExplainedVerdict, pickInputsToMend } from './verdict-text';

const icons: Record<Verdict['kind'], typeof Check> = {
  empty: ShieldQuestionMark,
  unverifiable: CircleHelp,
  invalid: X,
  valid: Check,
};

/** The one verdict: it stays in sight while the page scrolls, never fades, and is drawn before everything else. */
export function VerdictBar() {
  const report = useStore(useApp().report, (state) => state.judged);
  const isJudging = useStore(useApp().report, (state) => state.isJudging);
  const explained = useExplanation(report);
  const kind = report?.verdict.kind ?? 'empty';
  const words = buildVerdictWords(report, explained);
  const canonical = report?.canonical ?? null;
  const Icon = icons[kind];
  return (
    <section className={`verdict is-${kind}`} aria-label={verdictWords.label}>
      <span className="verdict-icon" aria-hidden="true">
        <Icon size={22} />
      </span>
      <div className="verdict-words">
        <div role="status">
          <p
            className="verdict-sentence"
            data-testid="verdict"
            data-verdict={kind}
            aria-busy={isJudging}
          >
            <Headline words={words} canonical={canonical} />
          </p>
          <Detail words={words} canonical={canonical} />
        </div>
        {words.reason !== null && <Move finding={words.reason} />}
      </div>
      {report !== null && <Facts report={report} diagnosis={explained} />}
      {report !== null && <InputsToMend report={report} />}
      {report !== null && kind === 'valid' && (
        <Deferred part={keepReference} waiting={null} around={() => null}>
          {({ KeepReference }) => <KeepReference report={report} />}
        </Deferred>
      )}
    </section>
  );
}

const keepReference = createEarlyPart(() => import('../reference/keep-reference'));

/** The words of findings are no part of the first load. */
const reasonWords = createEarlyPart(() => import('../findings/reason-words'));

interface ToldProps {
  readonly words: ExplainedVerdict;
  /** The report's. */
  readonly canonical: Canonical | null;
}

/** The reason is the headline where it is known. */
function Headline({ words: { sentence, headline, reason }, canonical }: ToldProps) {
  if (headline === null || reason === null) return sentence;
  return (
    <Deferred
      part={reasonWords}
      waiting={
        <>
          {sentence}
          <Pending />
        </>
      }
      around={() => sentence}
    >
      {({ FindingTitle }) => (
        <FindingTitle
          finding={reason}
          canonical={canonical}
          around={verdictWords.because[headline]}
        />
      )}
    </Deferred>
  );
}

function Detail({ words: { detail, headline, reason }, canonical }: ToldProps) {
  if (headline !== null) return null;
  const known = <MarkedText text={detail} />;
  return (
    <p className="verdict-detail">
      {reason === null ? (
        known
      ) : (
        <Deferred
          part={reasonWords}
          waiting={
            <>
              {known}
              <Pending />
            </>
          }
          around={() => known}
        >
          {({ FindingTitle }) => <FindingTitle finding={reason} canonical={canonical} />}
        </Deferred>
      )}
    </p>
  );
}

/** Whose move it is, what to do, and the step to the details. */
function Move({ finding }: { readonly finding: Finding }) {
  return (
    <Deferred part={reasonWords} around={() => null}>
      {({ FindingMove }) => (
        <p className="verdict-move">
          <FindingMove finding={finding} />{' '}
          <button type="button" className="link" onClick={goToDetails}>
            {verdictWords.details}
          </button>
        </p>
      )}
    </Deferred>
  );
}

function goToDetails(): void {
  const title = document.getElementById('findings-title');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

/** What was proven, or read, on the way to the verdict. */
function Facts({ report, diagnosis }: { report: CallbackReport; diagnosis: Diagnosis | null }) {
  const sha256 = useStore(useApp().report, (state) =>
    state.report === report ? state.canonicalSha256 : null,
  );
  const facts = listVerdictFacts(report, diagnosis, sha256);
  if (facts.length === 0) return null;
  return (
    <ul className="facts" aria-label={verdictWords.factsLabel}>
      {facts.map((fact) => (
        <li key={fact.kind} className="chip">
          <MarkedText text={verdictWords.fact(fact)} />
        </li>
      ))}
    </ul>
  );
}

/** The diagnosis of this very report; null while there is none. */
function useExplanation(report: CallbackReport | null): Diagnosis | null {
  return useStore(useApp().diagnosis, (state) =>
    state.report === report ? state.diagnosis : null,
  );
}

function InputsToMend({ report }: { report: CallbackReport }) {
  const { editors } = useApp();
  const inputs = pickInputsToMend(report);
  if (inputs.length === 0) return null;
  return (
    <div className="verdict-actions">
      {inputs.map((input) => (
        <button
          key={input}
          type="button"
          className="button"
          onClick={() => {
            const problem = report.problems.find(
              (one) => one.input === input && one.severity === 'error',
            );
            editors.goTo(input, problem?.span ?? null);
          }}
        >
          {verdictWords.goTo(inputWords.names[input])}
        </button>
      ))}
    </div>
  );
}
