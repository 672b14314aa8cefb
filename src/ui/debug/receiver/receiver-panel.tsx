/** What the merchant's endpoint should do with the callback: one line with the answer and its checks, more when it is opened. */
import { ChevronRight } from 'lucide-react';
import { useStore } from 'zustand';
import { receiverWords } from '#words/receiver';
import { pickExperiment } from '../../../core/experiment';
import { isEmpty } from '../../../state/inputs-store';
import { useApp } from '../../shell/app-context';
import { useReport } from '../use-report';
import { AnswerTable } from './answer-table';
import { AnswerView } from './answer-view';
import { AsNowButton } from './as-now-button';
import { CheckItem } from './check-item';
import { LocalOrderField } from './local-order-field';
import { NonceMemory } from './nonce-memory';
import { useChecklist } from './use-checklist';
import './receiver.css';

export function ReceiverPanel() {
  const isUntouched = useStore(useApp().inputs, ({ texts }) => isEmpty(texts));
  return isUntouched ? null : <Endpoint />;
}

function Endpoint() {
  const { receiver } = useApp();
  const isOpen = useStore(receiver, (state) => state.isOpen);
  const checklist = useChecklist();
  const problems = useReport()?.problems ?? [];
  if (checklist === null) return null;
  const { checks, answer, localOrderFault, asNow, nowSeconds } = checklist;
  return (
    <section
      className={`panel endpoint ${isOpen ? 'is-open' : 'is-folded'}`}
      aria-labelledby="receiver-title"
    >
      <h2 id="receiver-title">
        <button
          type="button"
          className="endpoint-button"
          aria-label={receiverWords.title}
          aria-expanded={isOpen}
          aria-controls="receiver-more"
          onClick={() => receiver.getState().setOpen(!isOpen)}
        >
          <ChevronRight size={16} aria-hidden="true" />
          {receiverWords.shortTitle}
        </button>
      </h2>
      {pickExperiment(problems) !== null && (
        <span className="chip">{receiverWords.experiment}</span>
      )}
      <AnswerView answer={answer} isOpen={isOpen} />
      <ol className="checks" aria-label={receiverWords.checks}>
        {checks.map((check) => (
          <CheckItem key={check.name} check={check} isOpen={isOpen}>
            {check.name === 'timestamp' && asNow !== null && <AsNowButton {...asNow} />}
          </CheckItem>
        ))}
      </ol>
      <div className="endpoint-more" id="receiver-more" hidden={!isOpen}>
        <AnswerTable answer={answer} />
        <LocalOrderField fault={localOrderFault} />
        <NonceMemory nowSeconds={nowSeconds} />
      </div>
    </section>
  );
}
