import { CircleSlash, Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { targetWords } from '#words/target';
import { type FinalStatus, finalStatuses, type OrderType, orderTypes } from '../../core/contract';
import {
  type DeliveryConditions,
  type DeliveryWarning,
  pickDeliveryTarget,
} from '../../core/sender/pick-delivery-target';
import type { Text } from '../../words/text';
import { MarkedText } from '../controls/marked-text';
import { SelectField } from '../controls/select-field';
import { TextField } from '../controls/text-field';
import { useGuardedText } from '../controls/use-guarded-text';
import { VisibleText } from '../controls/visible-text';

/** Where the completion callback of an order goes. */
export function TargetPanel() {
  const [orderType, setOrderType] = useState<OrderType>('payin');
  const [finalStatus, setFinalStatus] = useState<FinalStatus>('completed');
  const notifyUrl = useGuardedText();
  const callbackUrl = useGuardedText();
  const conditions = {
    orderType,
    finalStatus,
    notifyUrl: notifyUrl.text,
    callbackUrl: callbackUrl.text,
  };
  return (
    <section className="panel" aria-labelledby="target-title">
      <header className="panel-head">
        <h2 id="target-title">{targetWords.title}</h2>
      </header>
      <div className="fields">
        <SelectField
          label={targetWords.orderType}
          value={orderType}
          options={orderTypes}
          onChoose={setOrderType}
        />
        <SelectField
          label={targetWords.finalStatus}
          value={finalStatus}
          options={finalStatuses}
          onChoose={setFinalStatus}
        />
        <TextField
          {...targetWords.notifyUrl}
          kind="url"
          fault={notifyUrl.refusal}
          value={notifyUrl.text}
          onWrite={notifyUrl.write}
        />
        <TextField
          {...targetWords.callbackUrl}
          kind="url"
          fault={callbackUrl.refusal}
          value={callbackUrl.text}
          onWrite={callbackUrl.write}
        />
      </div>
      <Target conditions={conditions} />
    </section>
  );
}

function Target({ conditions }: { readonly conditions: DeliveryConditions }) {
  const { row, target, warnings, noAddress } = pickDeliveryTarget(conditions);
  const Icon = target === null ? CircleSlash : Send;
  return (
    <div className="judgement" role="status" data-testid="target" data-row={row}>
      <h3>
        <Icon size={18} aria-hidden="true" />{' '}
        {target === null ? targetWords.none : <VisibleText text={target} />}
      </h3>
      <p>{targetWords.rows[row]}</p>
      {noAddress !== undefined && <p>{targetWords.noAddress(noAddress, conditions.orderType)}</p>}
      {target === null && <p>{targetWords.noneHint}</p>}
      {warnings.length > 0 && (
        <div data-testid="target-warning" data-codes={warnings.map(({ code }) => code).join(' ')}>
          {warnings.map((warning) => (
            <p key={warning.code} className="is-warning">
              <TriangleAlert size={16} aria-hidden="true" />{' '}
              <MarkedText text={describeWarning(warning)} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function describeWarning(warning: DeliveryWarning): Text {
  const describe = targetWords.warnings[warning.code] as (warning: DeliveryWarning) => Text;
  return describe(warning);
}
