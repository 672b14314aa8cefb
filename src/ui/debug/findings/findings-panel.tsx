/** Why it fails: what happened, the proof, where it comes from, the fix. */

import { BadgeCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { findingWords } from '#words/findings';
import { findingsPanelWords } from '#words/findings-panel';
import type { CallbackReport } from '../../../core/callback-report';
import type { Canonical } from '../../../core/canonical/canonical';
import { diffOwnString } from '../../../core/compare/diff-own-string';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
import { type Finding, listCodes, pickKey, pickValue } from '../../../core/diagnosis/finding';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import type { Entry } from '../../../state/pointing-store';
import { describeFinding } from '../../../words/finding-words';
import { type Text, toPlainText } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { CodeLink } from '../code/code-link';
import { Differences, signedNames } from '../comparison/differences';
import { FindingRepairs } from '../repairs/repairs';
import { pickReason } from '../verdict/verdict-text';
import { groupFixes, OwnerLine, SupportText } from './finding-owner';
import { SymptomMap } from './symptom-map';

const words = findingsPanelWords;

export function FindingsPanel() {
  const [diagnosis, report, busy, crash, isSearching] = useShown(useApp().diagnosis, pickShown);
  if (report === null) return null;
  const { findings, moreFindings } = diagnosis ?? { findings: [], moreFindings: 0 };
  if (!busy && findings.length === 0 && crash === null) return null;
  const isOfOwnString = findings[0]?.subject === 'own-string';
  const told = pickReason(report, diagnosis);
  return (
    <section className="panel" aria-labelledby="findings-title">
      <header className="panel-head">
        <h2 id="findings-title" tabIndex={-1}>
          {words.titles[isOfOwnString ? 'valid' : report.verdict.kind]}
        </h2>
        <span className="panel-state">{printState(diagnosis, busy)}</span>
      </header>
      {isSearching && <Searching />}
      {crash !== null && (
        <p className="crash" role="alert">
          {words.crashed(crash)}
        </p>
      )}
      <ol className="findings">
        {findings.map((finding) => (
          <FindingItem
            key={printIdentity(finding)}
            finding={finding}
            report={report}
            isFirst={finding === findings[0]}
            isTold={finding === told}
          />
        ))}
      </ol>
      {moreFindings > 0 && (
        <p className="problems-more" data-testid="findings-more">
          {words.more(moreFindings)}
        </p>
      )}
      {!busy && findings.some(isUnexplained) && (
        <SymptomMap
          isKeyProven={report.verdict.kind === 'valid' || diagnosis?.facts?.madeByKey === true}
        />
      )}
    </section>
  );
}

/** All but how far a search is: that changes many times a second. */
function pickShown({ diagnosis, report, busy, crash, progress }: DiagnosisState) {
  return [diagnosis, report, busy, crash, progress !== null] as const;
}

/** It leaves the user without a proven cause. */
function isUnexplained({ causes }: Finding): boolean {
  return causes.some(({ code }) => code === 'string.unknown' || code === 'key.not-the-signer');
}

/** Of a list no two findings say the same. */
function printIdentity(finding: Finding): string {
  const title = toPlainText(describeFinding(finding, findingWords).title);
  return `${finding.subject} ${listCodes(finding).join(' ')} ${pickKey(finding) ?? ''} ${title}`;
}

function printState(diagnosis: Diagnosis | null, busy: boolean): string {
  if (busy) return words.busy;
  if (diagnosis === null) return '';
  const { findings, moreFindings, tried } = diagnosis;
  const total = tried.strings + tried.values;
  return words.counted(findings.length + moreFindings, total > 1 ? total : null);
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
        {words.searching.label(tried, total, isComplete)} <progress value={tried} max={total} />
      </label>
      <button type="button" className="button" onClick={() => diagnosis.getState().skipSearch()}>
        {words.searching.cancel}
      </button>
    </div>
  );
}

interface FindingProps {
  readonly finding: Finding;
  readonly report: CallbackReport;
  readonly isFirst: boolean;
  /** The band says what happened and what to do: it is not shown twice. */
  readonly isTold: boolean;
}

/** Characters that the band surely shows. */
const bandLength = 240;

const FindingItem = memo(function FindingItem({ finding, report, isFirst, isTold }: FindingProps) {
  const { subject, owner, proof } = finding;
  const { title, evidence, form, origins, fixes, equivalents, equivalentCount } = describeFinding(
    finding,
    findingWords,
    report.canonical,
  );
  const key = pickKey(finding);
  // The band cuts a very long one short.
  const isToldWhole = isTold && toPlainText(title).length <= bandLength;
  const Icon = proof.by === 'none' ? CircleDashed : BadgeCheck;
  return (
    <li
      className="finding"
      data-testid="finding"
      data-codes={listCodes(finding).join(' ')}
      data-proof={proof.by}
      data-subject={subject}
      data-owner={owner}
      data-key={key ?? undefined}
      data-value={pickValue(finding) ?? undefined}
    >
      <h3 className={isToldWhole ? 'visually-hidden' : 'finding-title'}>
        <MarkedText text={title} />
      </h3>
      <p className={`finding-proof is-${proof.by}`}>
        <Icon size={16} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{words.proofs[proof.by]}: </span>
          <MarkedText text={evidence} />
        </span>
      </p>
      <VariantView finding={finding} report={report} isOpen={isFirst} />
      <dl className="finding-facts">
        <Fact name={words.form} texts={form === null ? [] : [form]} />
        <Fact name={words.origins} texts={origins} />
        {groupFixes(fixes).map(({ name, texts }) => (
          <Fact key={name} name={name} texts={texts} isTold={isTold && fixes.length === 1} />
        ))}
        <CodeLink finding={finding} />
        {key !== null && <EntryLink report={report} entryKey={key} />}
      </dl>
      <FindingRepairs finding={finding} report={report} />
      <OwnerLine finding={finding} isTold={isTold} />
      <Equivalents texts={equivalents} count={equivalentCount} />
      <SupportText finding={finding} report={report} />
    </li>
  );
});

interface FactProps {
  readonly name: string;
  readonly texts: readonly Text[];
  readonly isTold?: boolean;
}

function Fact({ name, texts, isTold = false }: FactProps) {
  if (texts.length === 0) return null;
  const className = isTold ? 'visually-hidden' : undefined;
  return (
    <>
      <dt className={className}>{name}</dt>
      {texts.map((text) => (
        <dd key={toPlainText(text)} className={className}>
          <MarkedText text={text} />
        </dd>
      ))}
    </>
  );
}

function Equivalents({
  texts,
  count,
}: {
  readonly texts: readonly Text[];
  readonly count: number;
}) {
  if (texts.length === 0) return null;
  return (
    <details className="variant">
      <summary>{words.equivalents(count)}</summary>
      <ul className="equivalents">
        {texts.map((text) => (
          <li key={toPlainText(text)}>
            <MarkedText text={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Leads to the entry that the finding is about. */
function EntryLink({ report, entryKey }: { report: CallbackReport; entryKey: string }) {
  const { editors, pointing } = useApp();
  const { kept = [], dropped = [] } = report.canonical ?? {};
  const isMeant = ({ key }: Entry) => key === entryKey;
  const entry = kept.find(isMeant) ?? dropped.find(isMeant);
  if (entry === undefined) return null;
  const { input, keySpan, valueSpan } = entry.source;
  return (
    <>
      <dt>{words.entry.label}</dt>
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
          <MarkedText text={words.entry.show(entryKey, input)} />
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
      <summary>{words.variant.title}</summary>
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
    return <p className="panel-hint">{words.variant.tooLong}</p>;
  }
  if (comparison.result !== 'different') return null;
  return <Differences comparison={comparison} names={signedNames} />;
}
