import { useStore } from 'zustand';
import { receiverWords } from '#words/receiver';
import type { CallbackReport } from '../../../core/callback-report';
import type { Canonical } from '../../../core/canonical/canonical';
import { pickOrderFields } from '../../../core/receiver/check-order';
import type { Text } from '../../../words/text';
import { Field } from '../../controls/field';
import { takeLongPaste } from '../../controls/take-long-paste';
import { useApp } from '../../shell/app-context';
import { useReported } from '../use-report';

const { label, hint, placeholder, start } = receiverWords.localOrder;

/** The receiver's own record of the order; optional. */
export function LocalOrderField({ fault }: { readonly fault: Text | string | null }) {
  const { receiver } = useApp();
  const text = useStore(receiver, (state) => state.texts.localOrder);
  const canonical = useReported(pickCanonical);
  const { write } = receiver.getState();
  return (
    <div className="local-order">
      <Field label={label} hint={hint} fault={fault}>
        {(ids) => (
          <textarea
            {...ids}
            rows={4}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={(event) => write('localOrder', event.target.value)}
            onPaste={takeLongPaste((pasted) => write('localOrder', pasted))}
          />
        )}
      </Field>
      {canonical !== null && (
        <button
          type="button"
          className="button"
          onClick={() => write('localOrder', printTemplate(canonical))}
        >
          {start}
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
