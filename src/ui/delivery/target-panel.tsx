import { CircleSlash, Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  type DeliveryConditions,
  pickDeliveryTarget,
} from '../../core/sender/pick-delivery-target';
import { Field } from '../field';
import { deliveryRows } from './delivery-text';

const unset: DeliveryConditions = {
  orderType: 'payin',
  finalStatus: 'completed',
  notifyUrl: '',
  callbackUrl: '',
};

/** Where the completion callback of an order goes. */
export function TargetPanel() {
  const [conditions, setConditions] = useState(unset);
  const change = (changed: Partial<DeliveryConditions>) =>
    setConditions({ ...conditions, ...changed });
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
              value={conditions.orderType}
              onChange={({ target: { value } }) =>
                change({ orderType: value === 'payout' ? 'payout' : 'payin' })
              }
            >
              <option>payin</option>
              <option>payout</option>
            </select>
          )}
        </Field>
        <Field label="Final status" fault={null}>
          {(ids) => (
            <select
              {...ids}
              value={conditions.finalStatus}
              onChange={({ target: { value } }) =>
                change({ finalStatus: statuses.find((one) => one === value) ?? 'completed' })
              }
            >
              {statuses.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="notifyUrl" hint="given when the order was created" fault={null}>
          {(ids) => (
            <input
              {...ids}
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={conditions.notifyUrl}
              onChange={(event) => change({ notifyUrl: event.target.value })}
            />
          )}
        </Field>
        <Field label="callbackUrl" hint="the merchant’s default, for payouts only" fault={null}>
          {(ids) => (
            <input
              {...ids}
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={conditions.callbackUrl}
              onChange={(event) => change({ callbackUrl: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Target conditions={conditions} />
    </section>
  );
}

const statuses: readonly DeliveryConditions['finalStatus'][] = ['completed', 'failed', 'cancelled'];

function Target({ conditions }: { readonly conditions: DeliveryConditions }) {
  const { row, target, warning } = pickDeliveryTarget(conditions);
  const Icon = target === null ? CircleSlash : Send;
  return (
    <div className="judgement" role="status" data-testid="target" data-row={row}>
      <h3>
        <Icon size={18} aria-hidden="true" /> {target ?? 'No callback'}
      </h3>
      <p>{deliveryRows[row]}</p>
      {row === 'no-valid-url' && conditions.notifyUrl.trim() !== '' && (
        <p>
          The notifyUrl is no http or https address. That the default would take its place is stated
          only for one that is empty.
        </p>
      )}
      {target === null && <p>The merchant learns the result only by querying the order.</p>}
      {warning === 'http' && (
        <p className="is-warning" data-testid="target-warning">
          <TriangleAlert size={16} aria-hidden="true" /> Not encrypted: production addresses must
          use HTTPS.
        </p>
      )}
    </div>
  );
}
