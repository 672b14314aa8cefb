/** Why it fails: what happened, the proof, where it comes from, the fix. */
import { BadgeCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CallbackReport, Verdict } from '../../../core/callback-report';
import type { Canonical } from '../../../core/canonical/canonical';
import { diffOwnString } from '../../../core/compare/diff-own-string';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
import type { Finding } from '../../../core/diagnosis/finding';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import type { Entry } from '../../../state/pointing-store';
import { Prose } from '../../controls/prose';
import { VisibleText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { Differences, signedNames } from '../comparison/differences';
import { groupFixes, OwnerLine, SupportText } from './finding-owner';
import { SymptomMap } from './symptom-map';

const titles: Record<Verdict['kind'], string> = {
  empty: 'Why your string differs',
  valid: 'Why your string differs',
  invalid: 'Why it fails',
  unverifiable: 'Why it could not be checked',
};

export function FindingsPanel() {
  const [diagnosis, report, busy, crash, isSearching] = useShown(useApp().diagnosis, pickShown);
  if (report === null) return null;
  const { findings, moreFindings } = diagnosis ?? { findings: [], moreFindings: 0 };
  if (!busy && findings.length === 0 && crash === null) return null;
  const isOfOwnString = findings[0]?.subject === 'own-string';
  return (
    <section className="panel" aria-labelledby="findings-title">
      <header className="panel-head">
        <h2 id="findings-title">{titles[isOfOwnString ? 'valid' : report.verdict.kind]}</h2>
        <span className="panel-state">{printState(diagnosis, busy)}</span>
      </header>
      {isSearching && <Searching />}
      {crash !== null && (
        <p className="crash" role="alert">
          The diagnosis itself failed ({crash}). The verdict above does not depend on it.
        </p>
      )}
      <ol className="findings">
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.subject} ${finding.codes.join(' ')} ${finding.key ?? ''} ${finding.title}`}
            finding={finding}
            report={report}
            isFirst={finding === findings[0]}
          />
        ))}
      </ol>
      {moreFindings > 0 && (
        <p className="problems-more" data-testid="findings-more">
          and {moreFindings.toLocaleString('en')} more
        </p>
      )}
      {!busy && findings.some(({ codes }) => codes.some(isUnexplained)) && (
        <SymptomMap isKeyProven={diagnosis?.facts?.madeByKey === true} />
      )}
    </section>
  );
}

/** All but how far a search is: that changes many times a second. */
function pickShown({ diagnosis, report, busy, crash, progress }: DiagnosisState) {
  return [diagnosis, report, busy, crash, progress !== null] as const;
}

/** Codes that leave the user without a proven cause. */
function isUnexplained(code: string): boolean {
  return code === 'string.unknown' || code === 'key.not-the-signer';
}

function printState(diagnosis: Diagnosis | null, busy: boolean): string {
  if (busy) return 'looking for the reason …';
  if (diagnosis === null) return '';
  const { findings, moreFindings, tried } = diagnosis;
  const count = findings.length + moreFindings;
  const explanations = count === 1 ? '1 explanation' : `${count.toLocaleString('en')} explanations`;
  const total = tried.strings + tried.values;
  return total > 1
    ? `${explanations} · ${total.toLocaleString('en')} variants tried`
    : explanations;
}

/** Alone follows the progress, many times a second. */
function Searching() {
  const { diagnosis } = useApp();
  const progress = useStore(diagnosis, (state) => state.progress);
  const isComplete = useStore(diagnosis, (state) => state.diagnosis?.isComplete !== false);
  if (progress === null) return null;
  const { tried, total } = progress;
  return (
    <div className="searching">
      <LoaderCircle size={16} aria-hidden="true" className="spinner" />
      <label>
        {isComplete
          ? 'No known deviation explains it.'
          : 'The string is too large to try every known deviation.'}{' '}
        Searching for the value that was signed: {tried.toLocaleString('en')} of{' '}
        {total.toLocaleString('en')} <progress value={tried} max={total} />
      </label>
      <button type="button" className="button" onClick={() => diagnosis.getState().skipSearch()}>
        Cancel
      </button>
    </div>
  );
}

const proofWords: Record<Finding['proof']['by'], string> = {
  signature: 'Proven by the signature',
  digest: 'Proven by the digest',
  string: 'Proven by comparison',
  none: 'Not proven by a variant',
};

interface FindingProps {
  readonly finding: Finding;
  readonly report: CallbackReport;
  readonly isFirst: boolean;
}

const FindingItem = memo(function FindingItem({ finding, report, isFirst }: FindingProps) {
  const { codes, subject, owner, proof, title, evidence, origins, fixes, key, value } = finding;
  const Icon = proof.by === 'none' ? CircleDashed : BadgeCheck;
  return (
    <li
      className="finding"
      data-testid="finding"
      data-codes={codes.join(' ')}
      data-proof={proof.by}
      data-subject={subject}
      data-owner={owner}
      data-key={key ?? undefined}
      data-value={value ?? undefined}
    >
      <OwnerLine finding={finding} />
      <h3 className="finding-title">
        <Prose text={title} />
      </h3>
      <p className={`finding-proof is-${proof.by}`}>
        <Icon size={16} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{proofWords[proof.by]}: </span>
          <Prose text={evidence} />
        </span>
      </p>
      <dl className="finding-facts">
        <Fact name="Comes from" texts={origins} />
        {groupFixes(fixes).map(({ name, texts }) => (
          <Fact key={name} name={name} texts={texts} />
        ))}
        <Fact name="Same string" texts={finding.equivalents.map((other) => `It ${other}.`)} />
        {key !== null && <Place report={report} entryKey={key} />}
      </dl>
      <VariantView finding={finding} report={report} isOpen={isFirst} />
      <SupportText finding={finding} report={report} />
    </li>
  );
});

function Fact({ name, texts }: { name: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      {texts.map((text) => (
        <dd key={text}>
          <Prose text={text} />
        </dd>
      ))}
    </>
  );
}

/** Leads to the entry that the finding is about. */
function Place({ report, entryKey }: { report: CallbackReport; entryKey: string }) {
  const { editors, pointing } = useApp();
  const { kept = [], dropped = [] } = report.canonical ?? {};
  const isMeant = ({ key }: Entry) => key === entryKey;
  const entry = kept.find(isMeant) ?? dropped.find(isMeant);
  if (entry === undefined) return null;
  const { input, keySpan, valueSpan } = entry.source;
  return (
    <>
      <dt>Place</dt>
      <dd>
        <button
          type="button"
          className={`source from-${input}`}
          onPointerEnter={() => pointing.getState().pointTo(entry)}
          onPointerLeave={() => pointing.getState().pointTo(null)}
          onFocus={() => pointing.getState().pointTo(entry)}
          onBlur={() => pointing.getState().pointTo(null)}
          onClick={() => editors.goTo(input, { start: keySpan.start, end: valueSpan.end })}
        >
          show <VisibleText text={entryKey} /> in the {input}
        </button>
      </dd>
    </>
  );
}

/** The deviating string beside the right one. */
function VariantView({
  finding: { subject, variantText },
  report: { canonical },
  isOpen,
}: {
  finding: Finding;
  report: CallbackReport;
  isOpen: boolean;
}) {
  const [isShown, setShown] = useState(isOpen);
  if (variantText === null || canonical === null || subject === 'own-string') return null;
  if (variantText === canonical.text || variantText === '') return null;
  return (
    <details
      className="variant"
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>The signed string beside the one from your input</summary>
      {isShown && <VariantDifferences canonical={canonical} variantText={variantText} />}
    </details>
  );
}

/** Longer strings than these together would hold the page up while they are compared. */
const comparedLength = 200_000;

function VariantDifferences({
  canonical,
  variantText,
}: {
  canonical: Canonical;
  variantText: string;
}) {
  const isLong = canonical.text.length + variantText.length > comparedLength;
  const comparison = useMemo(
    () => (isLong ? null : diffOwnString(canonical, variantText)),
    [canonical, variantText, isLong],
  );
  if (comparison === null) {
    return <p className="panel-hint">These strings are too long to be compared on the page.</p>;
  }
  if (comparison.result !== 'different') return null;
  return <Differences comparison={comparison} names={signedNames} />;
}
