import { Check, CircleHelp, ShieldQuestionMark, X } from 'lucide-react';
import { useStore } from 'zustand';
import { inputWords } from '#words/inputs';
import { verdictWords } from '#words/verdict';
import type { CallbackReport, Verdict } from '../../../core/callback-report';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
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
  const Icon = icons[kind];
  return (
    <section className={`verdict is-${kind}`} aria-label={verdictWords.label}>
      <span className="verdict-icon" aria-hidden="true">
        <Icon size={22} />
      </span>
      <div className="verdict-words" role="status">
        <p
          className="verdict-sentence"
          data-testid="verdict"
          data-verdict={kind}
          aria-busy={isJudging}
        >
          {words.sentence}
        </p>
        <p className="verdict-detail">
          <Detail words={words} />
        </p>
      </div>
      {report !== null && <Facts report={report} diagnosis={explained} />}
      {report !== null && <InputsToMend report={report} />}
    </section>
  );
}

const findingTitle = createEarlyPart(() => import('../findings/finding-title'));

function Detail({ words: { detail, reason } }: { readonly words: ExplainedVerdict }) {
  const known = <MarkedText text={detail} />;
  if (reason === null) return known;
  return (
    <Deferred
      part={findingTitle}
      waiting={
        <>
          {known}
          <Pending />
        </>
      }
      around={() => known}
    >
      {({ FindingTitle }) => <FindingTitle finding={reason} />}
    </Deferred>
  );
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
