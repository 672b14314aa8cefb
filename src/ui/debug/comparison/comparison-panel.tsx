import { comparisonWords } from '#words/comparison';
import type { CallbackReport } from '../../../core/callback-report';
import type { Comparison } from '../../../core/compare/comparison';
import { useReported } from '../use-report';
import { Differences, ownNames } from './differences';
import { printComparison } from './print-comparison';

/** The string to be signed against the user's own one. */
export function ComparisonPanel() {
  const comparison = useReported(pickComparison);
  if (comparison.result === 'empty') return <div data-testid="comparison" data-result="empty" />;
  const isSame = comparison.result === 'same';
  const stripped = comparison.stripped?.forms;
  return (
    <section
      className="panel"
      aria-labelledby="comparison-title"
      data-testid="comparison"
      data-result={comparison.result}
      data-stripped={stripped?.join(' ')}
    >
      <header className="panel-head">
        <h2 id="comparison-title">{comparisonWords.title}</h2>
        <span className={`panel-state comparison-result ${isSame ? 'is-good' : 'is-bad'}`}>
          {printComparison(comparison)}
        </span>
      </header>
      {comparison.result === 'different' && comparison.by === 'digest' && (
        <p className="panel-hint">{comparisonWords.digestHint}</p>
      )}
      {!isSame && stripped !== undefined && (
        <p className="panel-hint">{comparisonWords.stripped(stripped)}</p>
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
