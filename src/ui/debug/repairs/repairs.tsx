/** A button for what one click can mend, where there is something. */
import type { ReactNode } from 'react';
import type { CallbackReport } from '../../../core/callback-report';
import type { Finding } from '../../../core/diagnosis/finding';
import type { Problem } from '../../../core/problem';
import { isRepairable, isTriable } from '../../../core/repairs/is-repairable';
import { createEarlyPart, Deferred } from '../../shell/deferred';
import { useReport } from '../use-report';

const offeredRepairs = createEarlyPart(() => import('./offered-repairs'));

export function showProblemRepairs(problem: Problem): ReactNode {
  return isRepairable(problem) && <ProblemRepairs problem={problem} />;
}

function ProblemRepairs({ problem }: { readonly problem: Problem }) {
  const report = useReport();
  if (report === null) return null;
  return (
    <Deferred part={offeredRepairs} around={() => null}>
      {({ OfferedRepairs }) => <OfferedRepairs subject={problem} report={report} />}
    </Deferred>
  );
}

interface FindingRepairsProps {
  readonly finding: Finding;
  readonly report: CallbackReport;
}

export function FindingRepairs({ finding, report }: FindingRepairsProps) {
  if (!isTriable(finding)) return null;
  return (
    <Deferred part={offeredRepairs} around={() => null}>
      {({ OfferedRepairs }) => <OfferedRepairs subject={finding} report={report} />}
    </Deferred>
  );
}
