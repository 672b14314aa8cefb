import type { CallbackReport } from '../../../core/callback-report';
import type { ComparedBy, Comparison } from '../../../core/compare/comparison';
import { useReported } from '../use-report';
import { Differences, type Different, ownNames } from './differences';

/** The string to be signed against the user's own one. */
export function ComparisonPanel() {
  const comparison = useReported(pickComparison);
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
          {isSame ? sameWords[comparison.by] : `✕ ${countDifferences(comparison)}`}
        </span>
      </header>
      {comparison.result === 'different' && comparison.by === 'digest' && (
        <p className="panel-hint">
          Only a SHA-256 was given. Paste the string itself to see which pair differs.
        </p>
      )}
      {comparison.result === 'different' && comparison.by === 'text' && (
        <Differences comparison={comparison} names={ownNames} />
      )}
    </section>
  );
}

function pickComparison(report: CallbackReport | null): Comparison {
  return report?.comparison ?? empty;
}

const empty: Comparison = { result: 'empty' };

const sameWords: Record<ComparedBy, string> = {
  text: '✓ the same, character by character',
  digest: '✓ the same, by its SHA-256',
};

function countDifferences({ by, differences }: Different): string {
  if (by === 'digest') return 'another SHA-256';
  return differences.length === 1 ? '1 difference' : `${differences.length} differences`;
}
