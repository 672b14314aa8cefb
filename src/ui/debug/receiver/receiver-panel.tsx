/** What the merchant's endpoint should do with the callback: its checks in order, and the answer to send. */
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { memo } from 'react';
import { checkWords } from '#words/checks';
import { receiverWords } from '#words/receiver';
import type { Check, CheckResult } from '../../../core/receiver/check';
import { describeCheck } from '../../../words/check-words';
import { MarkedText } from '../../controls/marked-text';
import { AnswerView } from './answer-view';
import { LocalOrderField } from './local-order-field';
import { NonceMemory } from './nonce-memory';
import { ReceiverSettings } from './receiver-settings';
import { useChecklist } from './use-checklist';
import './receiver.css';

export function ReceiverPanel() {
  const checklist = useChecklist();
  if (checklist === null) return null;
  const { checks, answer, faults, nowSeconds } = checklist;
  return (
    <section className="panel" aria-labelledby="receiver-title">
      <header className="panel-head">
        <h2 id="receiver-title">{receiverWords.title}</h2>
        <span className="panel-state">{printState(checks)}</span>
      </header>
      <AnswerView answer={answer} />
      <ReceiverSettings faults={faults} />
      <ol className="checks" aria-label={receiverWords.checks}>
        {checks.map((check) => (
          <CheckItem key={check.name} check={check} />
        ))}
      </ol>
      <LocalOrderField fault={faults.localOrder} />
      <NonceMemory nowSeconds={nowSeconds} />
    </section>
  );
}

function printState(checks: readonly Check[]): string {
  const count = (result: CheckResult) => checks.filter((check) => check.result === result).length;
  return receiverWords.state({
    pass: count('pass'),
    fail: count('fail'),
    skipped: count('skipped'),
  });
}

const icons = { pass: CircleCheck, fail: CircleX, skipped: CircleDashed } as const;

const CheckItem = memo(function CheckItem({ check }: { readonly check: Check }) {
  const { name, code, result } = check;
  const [what, hint] = describeCheck(check, checkWords);
  const Icon = icons[result];
  return (
    <li
      className={`check is-${result}`}
      data-testid="check"
      data-check={name}
      data-result={result}
      data-code={code}
    >
      <Icon size={18} aria-hidden="true" />
      <div>
        <h3>
          {checkWords.titles[name]}{' '}
          <span className="check-result">{checkWords.results[result]}</span>
        </h3>
        <p>
          <MarkedText text={what} />
        </p>
        {hint !== undefined && (
          <p className="check-hint">
            <MarkedText text={hint} />
          </p>
        )}
        <p className="check-rule">{checkWords.rules[name]}</p>
      </div>
    </li>
  );
});
