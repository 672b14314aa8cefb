import { FileText } from 'lucide-react';
import { useState } from 'react';
import { caseWords } from '#words/cases';
import { ActionButton } from '../../shell/action-button';
import { createPart, Deferred } from '../../shell/deferred';

const reportDialog = createPart(() => import('./report-dialog'));

export function ReportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton Icon={FileText} name={caseWords.actions.report} onClick={() => setOpen(true)} />
      {isOpen && (
        <Deferred part={reportDialog} waiting={null}>
          {({ ReportDialog }) => <ReportDialog onClose={() => setOpen(false)} />}
        </Deferred>
      )}
    </>
  );
}
