/** What differs in form from a callback that worked; the values on demand. */
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { controlWords } from '#words/controls';
import { referenceWords } from '#words/reference';
import { parseBody } from '../../../core/body/parse-body';
import type { Canonical } from '../../../core/canonical/canonical';
import {
  type CallbackComparison,
  type CallbackTexts,
  compareCallbacks,
  type FormDifference,
} from '../../../core/compare/compare-callbacks';
import { diffOwnString } from '../../../core/compare/diff-own-string';
import { parseHeaders } from '../../../core/headers/parse-headers';
import { buildContent } from '../../../core/verify-callback';
import { isReference } from '../../../state/reference-store';
import { describeBoth } from '../../../words/reference-words';
import { passFocusOn } from '../../controls/keep-focus';
import { MarkedText } from '../../controls/marked-text';
import { VisibleText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';
import { Differences, type Names } from '../comparison/differences';
import { useReport } from '../use-report';
import './reference.css';

/** Longer texts together would hold the page up while they are compared. */
const comparedLength = 200_000;

type Result = 'kept' | 'alike' | 'different' | 'too-long';

export function ReferencePanel() {
  const { reference } = useApp();
  const kept = useStore(reference, (state) => state.kept);
  const report = useReport();
  const isBlank = report === null || isEmptyCallback(report.input);
  const comparison = useMemo(
    () => (kept === null || isBlank ? null : compareShort(kept, report.input)),
    [kept, isBlank, report],
  );
  if (kept === null || isBlank) return null;
  const result = pickResult(kept, report.input, comparison);
  return (
    <section
      className="panel reference"
      aria-labelledby="reference-title"
      data-testid="reference"
      data-result={result}
      ref={passFocusOn}
    >
      <header className="panel-head">
        <h2 id="reference-title">{referenceWords.title}</h2>
        <span className={result === 'different' ? 'panel-state is-bad' : 'panel-state'}>
          {printState(result, comparison)}
        </span>
        <button
          type="button"
          className="button is-compact"
          aria-label={referenceWords.forget.label}
          onClick={() => reference.getState().forget()}
        >
          {referenceWords.forget.what}
        </button>
      </header>
      {comparison !== null && comparison.differences.length > 0 && (
        <ul className="differences">
          {comparison.differences.map((difference) => (
            <FormItem key={printIdentity(difference)} difference={difference} />
          ))}
          {comparison.more > 0 && (
            <li className="problems-more">{controlWords.andMore(comparison.more)}</li>
          )}
        </ul>
      )}
      {comparison !== null && result !== 'kept' && (
        <ValuesOnDemand kept={kept} canonical={report.canonical} />
      )}
    </section>
  );
}

function isEmptyCallback({ headersText, bodyText }: CallbackTexts): boolean {
  return headersText.trim() === '' && bodyText.trim() === '';
}

/** Null where it would take too long. */
function compareShort(kept: CallbackTexts, texts: CallbackTexts): CallbackComparison | null {
  const length = [kept, texts].reduce(
    (sum, { headersText, bodyText }) => sum + headersText.length + bodyText.length,
    0,
  );
  return length > comparedLength ? null : compareCallbacks(kept, texts);
}

function pickResult(
  kept: CallbackTexts,
  texts: CallbackTexts,
  comparison: CallbackComparison | null,
): Result {
  if (isReference(kept, texts)) return 'kept';
  if (comparison === null) return 'too-long';
  return comparison.differences.length === 0 ? 'alike' : 'different';
}

function printState(result: Result, comparison: CallbackComparison | null): string {
  if (result === 'kept') return referenceWords.isKept;
  if (result === 'alike') return referenceWords.alike;
  if (result === 'too-long' || comparison === null) return referenceWords.tooLong;
  return referenceWords.different(comparison.differences.length + comparison.more);
}

function printIdentity(difference: FormDifference): string {
  const { part, path, kind } = difference;
  return `${part} ${path} ${kind} ${kind === 'form' ? difference.form : ''}`;
}

function FormItem({ difference }: { readonly difference: FormDifference }) {
  const { part, path, kind } = difference;
  const form = kind === 'form' ? difference.form : undefined;
  const both = describeBoth(difference, referenceWords);
  return (
    <li
      className="difference"
      data-testid="reference-difference"
      data-part={part}
      data-path={path}
      data-kind={kind}
      data-form={form}
    >
      {path === '' ? (
        <span className="difference-key">{referenceWords.wholeBody}</span>
      ) : (
        <code className="difference-key">
          <VisibleText text={path} />
        </code>
      )}
      <span className="badge is-changed">
        {kind === 'form' ? referenceWords.forms[difference.form] : referenceWords.kinds[kind]}
      </span>
      {both !== null && (
        <p className="difference-detail">
          <MarkedText text={both} />
        </p>
      )}
    </li>
  );
}

const valueNames: Names = { ...referenceWords.names, testId: null, wanted: 'expected' };

interface ValuesProps {
  readonly kept: CallbackTexts;
  /** The string to be signed of the present callback. */
  readonly canonical: Canonical | null;
}

function ValuesOnDemand({ kept, canonical }: ValuesProps) {
  const [isShown, setShown] = useState(false);
  if (canonical === null) return null;
  return (
    <details className="variant" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{referenceWords.values}</summary>
      {isShown && <Values kept={kept} canonical={canonical} />}
    </details>
  );
}

/** Pair by pair of the two strings to be signed. */
function Values({ kept, canonical }: ValuesProps & { readonly canonical: Canonical }) {
  const comparison = useMemo(() => {
    const worked = buildContent(
      parseHeaders(kept.headersText),
      parseBody(kept.bodyText),
      kept.bodyText,
    ).canonical;
    return worked === null ? null : diffOwnString(worked, canonical.text);
  }, [kept, canonical]);
  if (comparison?.result !== 'different') return null;
  return <Differences comparison={comparison} names={valueNames} />;
}
