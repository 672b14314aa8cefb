import { CircleSlash, Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type FinalStatus, finalStatuses, type OrderType, orderTypes } from '../../core/contract';
import {
  type DeliveryConditions,
  pickDeliveryTarget,
} from '../../core/sender/pick-delivery-target';
import { Field } from '../controls/field';
import { TextField } from '../controls/text-field';
import { useGuardedText } from '../controls/use-guarded-text';
import { VisibleText } from '../controls/visible-text';
import { deliveryRows, printDeliveryWarning } from './delivery-text';

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
        <h2 id="target-title">Where does the callback go?</h2>
      </header>
      <div className="fields">
        <Field label="Order type" fault={null}>
          {(ids) => (
            <select
              {...ids}
              value={orderType}
              onChange={({ target: { value } }) =>
                setOrderType(orderTypes.find((one) => one === value) ?? 'payin')
              }
            >
              {orderTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Final status" fault={null}>
          {(ids) => (
            <select
              {...ids}
              value={finalStatus}
              onChange={({ target: { value } }) =>
                setFinalStatus(finalStatuses.find((one) => one === value) ?? 'completed')
              }
            >
              {finalStatuses.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label="notifyUrl"
          hint="given when the order was created"
          kind="url"
          fault={notifyUrl.refusal}
          value={notifyUrl.text}
          onWrite={notifyUrl.write}
        />
        <TextField
          label="callbackUrl"
          hint="the merchant’s default, for payouts only"
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
  const { row, target, warnings } = pickDeliveryTarget(conditions);
  const Icon = target === null ? CircleSlash : Send;
  return (
    <div className="judgement" role="status" data-testid="target" data-row={row}>
      <h3>
        <Icon size={18} aria-hidden="true" />{' '}
        {target === null ? 'No callback' : <VisibleText text={target} />}
      </h3>
      <p>{deliveryRows[row]}</p>
      {row === 'no-valid-url' && conditions.notifyUrl.trim() !== '' && (
        <p>
          The notifyUrl is no http or https address. That the default would take its place is stated
          only for one that is empty.
        </p>
      )}
      {target === null && <p>The merchant learns the result only by querying the order.</p>}
      {warnings.length > 0 && (
        <div data-testid="target-warning" data-codes={warnings.map(({ code }) => code).join(' ')}>
          {warnings.map((warning) => (
            <p key={warning.code} className="is-warning">
              <TriangleAlert size={16} aria-hidden="true" /> {printDeliveryWarning(warning)}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
