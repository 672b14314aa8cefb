import { Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { repairWords } from '#words/repairs';
import type { CallbackReport } from '../../../core/callback-report';
import type { Finding } from '../../../core/diagnosis/finding';
import type { Problem } from '../../../core/problem';
import type { InputRepair } from '../../../core/repairs/input-repair';
import { listFindingRepairs } from '../../../core/repairs/list-finding-repairs';
import { listProblemRepairs } from '../../../core/repairs/list-problem-repairs';
import { useApp } from '../../shell/app-context';
import { Pending } from '../../shell/settling';
import './repairs.css';

interface OfferedRepairsProps {
  readonly subject: Problem | Finding;
  readonly report: CallbackReport;
}

/** Each was tried before it is offered. */
export function OfferedRepairs({ subject, report }: OfferedRepairsProps) {
  const { repairs: store } = useApp();
  const found = useRepairs(subject, report);
  if (found === null) return <Pending />;
  if (found.length === 0) return null;
  function apply(repair: InputRepair): void {
    // The button goes away with what it mended: what takes it back is next.
    if (store.getState().apply(repair, report.input)) setTimeout(focusUndo);
  }
  return (
    <p className="repairs">
      {found.map((repair) => (
        <button
          key={repair.code}
          type="button"
          className="button is-compact"
          data-testid="repair"
          data-code={repair.code}
          onClick={() => apply(repair)}
        >
          <Wrench size={14} aria-hidden="true" />
          {repairWords[repair.code].offer(repair.keys.length)}
        </button>
      ))}
    </p>
  );
}

function focusUndo(): void {
  document.getElementById('undo')?.focus({ preventScroll: true });
}

/** Null while they are looked for. */
function useRepairs(
  subject: Problem | Finding,
  report: CallbackReport,
): readonly InputRepair[] | null {
  const [found, setFound] = useState<{
    readonly subject: Problem | Finding;
    readonly report: CallbackReport;
    readonly repairs: readonly InputRepair[];
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const list =
      'causes' in subject
        ? listFindingRepairs(report, subject)
        : listProblemRepairs(report, subject);
    void list.then((repairs) => {
      if (isCurrent) setFound({ subject, report, repairs });
    });
    return () => {
      isCurrent = false;
    };
  }, [subject, report]);
  return found?.subject === subject && found.report === report ? found.repairs : null;
}
