import { FlaskConical, Wrench } from 'lucide-react';
import { repairWords } from '#words/repairs';
import type { InputRepair } from '../../../core/repairs/input-repair';
import { MarkedText } from '../../controls/marked-text';
import './repairs.css';

export function DoneRepair({ repair: { code, keys } }: { readonly repair: InputRepair }) {
  const Icon = code === 'use-signed-values' ? FlaskConical : Wrench;
  return (
    <p className="repaired" data-testid="repaired" data-code={code}>
      <Icon size={14} aria-hidden="true" />
      <span>
        <MarkedText text={repairWords[code].done(keys)} />
      </span>
    </p>
  );
}
