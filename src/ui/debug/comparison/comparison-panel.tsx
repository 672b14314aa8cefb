import { comparisonWords } from '#words/comparison';
import type { CallbackReport } from '../../../core/callback-report';
import type { Comparison } from '../../../core/compare/comparison';
import { isOfPastedAlone } from '../../../core/diagnosis/other-input';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { useReported } from '../use-report';
import { Differences, ownNames, pastedNames } from './differences';
import { printComparison } from './print-comparison';

/** The string to be signed against the user's own one. */
export function ComparisonPanel() {
  const comparison = useReported(pickComparison);
  const isOfPasted = useShown(useApp().diagnosis, pickIsOfPasted);
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
      {isOfPasted && <p className="panel-hint">{comparisonWords.asPasted}</p>}
      {!isSame && stripped !== undefined && (
        <p className="panel-hint">{comparisonWords.stripped(stripped)}</p>
      )}
      {comparison.result === 'different' && comparison.by === 'text' && (
        <Differences comparison={comparison} names={isOfPasted ? pastedNames : ownNames} />
      )}
    </section>
  );
}

function pickComparison(report: CallbackReport | null): Comparison {
  return report?.comparison ?? empty;
}

function pickIsOfPasted({ diagnosis }: DiagnosisState): boolean {
  return diagnosis?.findings.some(isOfPastedAlone) ?? false;
}

const empty: Comparison = { result: 'empty' };
