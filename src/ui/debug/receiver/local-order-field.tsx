import { useStore } from 'zustand';
import type { CallbackReport } from '../../../core/callback-report';
import type { Canonical } from '../../../core/canonical/canonical';
import { pickOrderFields } from '../../../core/receiver/check-order';
import { Field } from '../../controls/field';
import { useApp } from '../../shell/app-context';
import { useReported } from '../use-report';

const placeholder =
  '{"merchantOrderNo": "…", "amount": "100.00", "orderType": "payin", "status": "created"}';

/** The receiver's own record of the order; optional. */
export function LocalOrderField({ fault }: { readonly fault: string | null }) {
  const { receiver } = useApp();
  const text = useStore(receiver, (state) => state.texts.localOrder);
  const canonical = useReported(pickCanonical);
  const { write } = receiver.getState();
  return (
    <div className="local-order">
      <Field
        label="Local order"
        hint="optional: JSON with merchantOrderNo, orderNo, amount, orderType, currency and status, as your database has them"
        fault={fault}
      >
        {(ids) => (
          <textarea
            {...ids}
            rows={4}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={(event) => write('localOrder', event.target.value)}
          />
        )}
      </Field>
      {canonical !== null && (
        <button
          type="button"
          className="button"
          onClick={() => write('localOrder', printTemplate(canonical))}
        >
          Start from the callback’s order
        </button>
      )}
    </div>
  );
}

function pickCanonical(report: CallbackReport | null): Canonical | null {
  return report?.canonical ?? null;
}

/** The callback's own values, to be replaced by the receiver's; an order that waits to be completed. */
function printTemplate(canonical: Canonical): string {
  const { currency, ...fields } = pickOrderFields(canonical);
  const order = { ...fields, ...(currency === null ? {} : { currency }), status: 'created' };
  return JSON.stringify(order, null, 2);
}
