import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type {
  Comparison,
  Difference,
  DifferenceKind,
  TextChange,
} from '../core/compare/comparison';
import { useApp } from './app-context';
import { useReport } from './use-report';
import { VisibleText } from './visible-text';

const DiffView = lazy(async () => {
  const { DiffView: Loaded } = await import('./editor/diff-view');
  return { default: Loaded };
});

/** More than these would bury the page; the first ones explain the rest. */
const shownLimit = 100;

const kindWords: Record<DifferenceKind, string> = {
  missing: 'missing in yours',
  added: 'only in yours',
  changed: 'another value',
  moved: 'another place',
};

/** The string to be signed against the user's own one. */
export function ComparisonPanel() {
  const report = useReport();
  const comparison: Comparison = report?.comparison ?? { result: 'empty' };
  if (comparison.result === 'empty') return <div data-testid="comparison" data-result="empty" />;
  const isSame = comparison.result === 'same';
  return (
    <section
      className="panel"
      aria-labelledby="comparison-title"
      data-testid="comparison"
      data-result={comparison.result}
    >
      <header className="panel-head">
        <h2 id="comparison-title">Your string, compared</h2>
        <span className={isSame ? 'panel-state is-good' : 'panel-state is-bad'}>
          {isSame ? '✓ the same, character by character' : `✕ ${countDifferences(comparison)}`}
        </span>
      </header>
      {comparison.result === 'different' && <Differences comparison={comparison} />}
    </section>
  );
}

type Different = Extract<Comparison, { result: 'different' }>;

function countDifferences({ differences }: Different): string {
  return differences.length === 1 ? '1 difference' : `${differences.length} differences`;
}

function Differences({ comparison }: { comparison: Different }) {
  const isRich = useStore(useApp().settings, (state) => state.editor === 'rich');
  const { differences, expectedLines, ownLines } = comparison;
  const hidden = differences.length - shownLimit;
  return (
    <>
      <ul className="differences">
        {differences.slice(0, shownLimit).map((difference) => (
          <DifferenceItem
            key={`${difference.kind} ${difference.expectedPlace} ${difference.ownPlace}`}
            difference={difference}
          />
        ))}
        {hidden > 0 && <li className="problems-more">and {hidden.toLocaleString('en')} more</li>}
      </ul>
      {isRich && (
        <Suspense fallback={<div className="diff-view" />}>
          <DiffView expected={expectedLines.join('\n')} own={ownLines.join('\n')} />
        </Suspense>
      )}
    </>
  );
}

function DifferenceItem({ difference }: { difference: Difference }) {
  const { key, kind } = difference;
  return (
    <li className="difference" data-testid="difference" data-key={key} data-kind={kind}>
      <code className="difference-key">
        <VisibleText text={key} />
      </code>
      <span className={`badge is-${kind}`}>{kindWords[kind]}</span>
      <DifferenceDetail difference={difference} />
    </li>
  );
}

function DifferenceDetail({ difference }: { difference: Difference }) {
  const { kind, expected, own, changes, expectedPlace, ownPlace } = difference;
  if (kind === 'moved') {
    return (
      <p className="difference-detail">
        pair {ownPlace} in yours, pair {expectedPlace} in the string to be signed
      </p>
    );
  }
  const expectedChanges = changes.filter((change) => change.kind !== 'own');
  const ownChanges = changes.filter((change) => change.kind !== 'expected');
  return (
    <dl className="difference-detail">
      {expected !== null && (
        <>
          <dt>expected</dt>
          <dd>
            <Value value={expected} changes={expectedChanges} />
          </dd>
        </>
      )}
      {own !== null && (
        <>
          <dt>yours</dt>
          <dd>
            <Value value={own} changes={ownChanges} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** A value with what only it has marked: inserted means expected, deleted means too much in the user's own. */
function Value({ value, changes }: { value: string; changes: readonly TextChange[] }) {
  if (changes.length === 0) {
    return <code>{value === '' ? <i>empty</i> : <VisibleText text={value} />}</code>;
  }
  return (
    <code>
      {Array.from(changes.entries(), ([place, { kind, text }]) => {
        if (kind === 'same') return <VisibleText key={place} text={text} />;
        const Marked = kind === 'expected' ? 'ins' : 'del';
        return (
          <Marked key={place}>
            <VisibleText text={text} />
          </Marked>
        );
      })}
    </code>
  );
}
