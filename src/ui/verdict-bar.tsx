import { Check, CircleHelp, ShieldQuestionMark, X } from 'lucide-react';
import { useStore } from 'zustand';
import type { CallbackReport, InspectedKey, Verdict } from '../core/callback-report';
import type { Diagnosis } from '../core/diagnosis/diagnosis';
import { toKeyTitle } from '../core/key/key-title';
import { useApp } from './app-context';
import { inputNames } from './input-names';
import { useReport } from './use-report';
import { buildVerdictWords, pickInputsToMend } from './verdict-text';

const icons: Record<Verdict['kind'], typeof Check> = {
  empty: ShieldQuestionMark,
  unverifiable: CircleHelp,
  invalid: X,
  valid: Check,
};

/** The one verdict: it stays in sight while the page scrolls, and never fades. */
export function VerdictBar() {
  const report = useReport();
  const explained = useExplanation(report);
  const kind = report?.verdict.kind ?? 'empty';
  const words = buildVerdictWords(report, explained);
  const Icon = icons[kind];
  return (
    <section className={`verdict is-${kind}`} aria-label="Verdict">
      <span className="verdict-icon" aria-hidden="true">
        <Icon size={22} />
      </span>
      <div className="verdict-words" role="status">
        <p className="verdict-sentence" data-testid="verdict" data-verdict={kind}>
          {words.sentence}
        </p>
        <p className="verdict-detail">{words.detail}</p>
      </div>
      {report !== null && <Facts report={report} diagnosis={explained} />}
      {report !== null && <InputsToMend report={report} />}
    </section>
  );
}

/** What was proven, or read, on the way to the verdict. */
function Facts({ report, diagnosis }: { report: CallbackReport; diagnosis: Diagnosis | null }) {
  const { verdict, signature, canonical } = report;
  const [key] = report.keys;
  const isDecided = verdict.kind === 'valid' || verdict.kind === 'invalid';
  const proofs = listProofs(report, diagnosis);
  const facts = [
    key !== undefined && (verdict.kind === 'valid' ? printVerifier(key) : `RSA ${key.bits} key`),
    proofs.length === 0 && signature !== null && `X-Sign: ${signature.length} bytes`,
    canonical !== null && !isDecided && 'string built',
    isDecided && proofs.length === 0 && 'RSASSA-PKCS1-v1_5, SHA-256 by WebCrypto',
    ...proofs,
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <ul className="facts" aria-label="What is known">
      {facts.map((fact) => (
        <li key={fact} className="chip">
          {fact}
        </li>
      ))}
    </ul>
  );
}

function printVerifier(key: InspectedKey): string {
  return `verified with ${toKeyTitle(key, 0)}, RSA ${key.bits}`;
}

/** The diagnosis of this very report; null while there is none. */
function useExplanation(report: CallbackReport | null): Diagnosis | null {
  const explained = useStore(useApp().diagnosis);
  return explained.report === report ? explained.diagnosis : null;
}

/** What the inside of the signature proves. */
function listProofs({ keys }: CallbackReport, diagnosis: Diagnosis | null): readonly string[] {
  if (diagnosis?.facts == null) return [];
  const { madeByKey, signer, hashTitle } = diagnosis.facts;
  const other = signer === null || signer === 0 ? undefined : keys[signer];
  const proofs: string[] = [];
  if (madeByKey !== null) proofs.push(madeByKey ? '✓ made by this key' : '✕ not made by this key');
  if (signer !== null && other !== undefined) proofs.push(`✓ made by ${toKeyTitle(other, signer)}`);
  if (hashTitle !== null) {
    const isRight = hashTitle === 'SHA-256';
    proofs.push(`${isRight ? '✓' : '✕'} signed with ${hashTitle}`);
    if (isRight && diagnosis.facts.signedDigest !== null) proofs.push('✕ other content signed');
  }
  return proofs;
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
          Go to {inputNames[input]}
        </button>
      ))}
    </div>
  );
}
