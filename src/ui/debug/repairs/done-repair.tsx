import { Wrench } from 'lucide-react';
import { repairWords } from '#words/repairs';
import type { ToldRepairCode } from '../../../words/repair-words';
import './repairs.css';

export function DoneRepair({ code }: { readonly code: ToldRepairCode }) {
  return (
    <p className="repaired" data-testid="repaired" data-code={code}>
      <Wrench size={14} aria-hidden="true" />
      <span>{repairWords[code].done()}</span>
    </p>
  );
}
