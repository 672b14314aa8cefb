/** What the band says of a callback: an empty page does without, so it is fetched with the core. */
import { Check, CircleHelp, FlaskConical, ShieldQuestionMark, X } from 'lucide-react';
import { useStore } from 'zustand';
import { inputWords } from '#words/inputs';
import { verdictWords } from '#words/verdict';
import type { CallbackReport, Verdict } from '../../../core/callback-report';
import type { Canonical } from '../../../core/canonical/canonical';
import { isPartlySame } from '../../../core/compare/comparison';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
import type { Finding } from '../../../core/diagnosis/finding';
import { pickExperiment } from '../../../core/experiment';
import { MarkedText } from '../../controls/marked-text';
import { scrollToPart } from '../../controls/scroll-to-part';
import { useApp } from '../../shell/app-context';
import { createEarlyPart, Deferred } from '../../shell/deferred';
import { Pending } from '../../shell/settling';
import { goToCode } from '../code/go-to-code';
import { FindingRepairs, showProblemRepairs } from '../repairs/repairs';
import { listVerdictFacts } from './verdict-facts';
import {
  buildVerdictWords,
  type ExplainedVerdict,
  pickInputsToMend,
  pickSwap,
} from './verdict-text';

/** How the band looks: what verifies as an experiment is not what came in. */
type Tone = Verdict['kind'] | 'experiment';

const icons: Record<Tone, typeof Check> = {
  empty: ShieldQuestionMark,
  unverifiable: CircleHelp,
  invalid: X,
  valid: Check,
  experiment: FlaskConical,
};

export function pickTone({ verdict, problems }: CallbackReport): Tone {
  const isTried = verdict.kind === 'valid' && pickExperiment(problems) !== null;
  return isTried ? 'experiment' : verdict.kind;
}

interface JudgedProps {
  readonly report: CallbackReport;
}

export function VerdictIcon({ report }: JudgedProps) {
  const Icon = icons[pickTone(report)];
  return <Icon size={22} />;
}

/** What a screen reader says when it changes. */
export function Headline({ report }: JudgedProps) {
  return <ToldHeadline words={useWords(report)} canonical={report.canonical} />;
}

export function Detail({ report }: JudgedProps) {
  return <ToldDetail words={useWords(report)} canonical={report.canonical} />;
}

export function Move({ report }: JudgedProps) {
  const { reason } = useWords(report);
  return reason === null ? <RefusedStep report={report} /> : <FindingStep finding={reason} />;
}

/** The way on from a valid signature to why the own code refuses it all the same. */
function RefusedStep({ report }: JudgedProps) {
  const { editors, code } = useApp();
  const { comparison } = report;
  // No code has seen an experiment.
  if (pickTone(report) !== 'valid' || comparison.result === 'different') return null;
  const isPartly = isPartlySame(comparison);
  const isSame = comparison.result === 'same' && !isPartly;
  const { text, act } = verdictWords.refused[isSame ? 'same' : isPartly ? 'partly' : 'unseen'];
  function goOn(): void {
    if (isSame) {
      code.getState().show('signature');
      goToCode();
    } else editors.goTo('own-string', null);
  }
  return (
    <p className="verdict-move">
      {text}{' '}
      <button type="button" className="link" onClick={goOn}>
        {act}
      </button>
    </p>
  );
}

/** What stands beside the words. */
export function Surroundings({ report }: JudgedProps) {
  return (
    <>
      <Facts report={report} diagnosis={useExplanation(report)} />
      <InputsToMend report={report} />
      <BandRepair report={report} />
      {report.verdict.kind === 'valid' && (
        <Deferred part={keepReference} waiting={null} around={() => null}>
          {({ KeepReference }) => <KeepReference report={report} />}
        </Deferred>
      )}
    </>
  );
}

/** What mends X-Sign, or what stands in the wrong field, is beside what is said of it. */
function BandRepair({ report }: JudgedProps) {
  const { reason, headline } = useWords(report);
  const swap = pickSwap(report);
  if (swap !== undefined) return showProblemRepairs(swap);
  if (reason === null || headline !== 'unverifiable') return null;
  return <FindingRepairs finding={reason} report={report} />;
}

function useWords(report: CallbackReport): ExplainedVerdict {
  return buildVerdictWords(report, useExplanation(report));
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
function ToldHeadline({ words: { sentence, headline, reason }, canonical }: ToldProps) {
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

function ToldDetail({ words: { detail, headline, reason }, canonical }: ToldProps) {
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
function FindingStep({ finding }: { readonly finding: Finding }) {
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
  scrollToPart(title);
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
function useExplanation(report: CallbackReport): Diagnosis | null {
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
