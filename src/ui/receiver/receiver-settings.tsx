import { useStore } from 'zustand';
import { useApp } from '../app-context';
import { Field } from '../field';
import type { Checklist } from './use-checklist';

/** What the checks compare the callback with. */
export function ReceiverSettings({ faults }: Pick<Checklist, 'faults'>) {
  const { receiver } = useApp();
  const texts = useStore(receiver, (state) => state.texts);
  const { write } = receiver.getState();
  return (
    <fieldset className="fields">
      <legend className="visually-hidden">Your endpoint</legend>
      <Field label="Merchant number" hint="your own merchantNo" fault={faults.merchantNo}>
        {(ids) => (
          <input
            {...ids}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={texts.merchantNo}
            onChange={(event) => write('merchantNo', event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Received at"
        hint="empty for now; ISO 8601 or Unix seconds"
        fault={faults.receivedAt}
      >
        {(ids) => (
          <input
            {...ids}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="now"
            value={texts.receivedAt}
            onChange={(event) => write('receivedAt', event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Tolerance in seconds"
        hint="requestExpireSeconds, 300 by default"
        fault={faults.tolerance}
      >
        {(ids) => (
          <input
            {...ids}
            type="number"
            min={0}
            step={1}
            placeholder="300"
            value={texts.tolerance}
            onChange={(event) => write('tolerance', event.target.value)}
          />
        )}
      </Field>
    </fieldset>
  );
}
