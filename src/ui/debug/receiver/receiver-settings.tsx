import { useStore } from 'zustand';
import { TextField } from '../../controls/text-field';
import { useApp } from '../../shell/app-context';
import type { Checklist } from './use-checklist';

/** What the checks compare the callback with. */
export function ReceiverSettings({ faults }: Pick<Checklist, 'faults'>) {
  const { receiver } = useApp();
  const texts = useStore(receiver, (state) => state.texts);
  const { write } = receiver.getState();
  return (
    <fieldset className="fields">
      <legend className="visually-hidden">Your endpoint</legend>
      <TextField
        label="Merchant number"
        hint="your own merchantNo"
        fault={faults.merchantNo}
        value={texts.merchantNo}
        onWrite={(text) => write('merchantNo', text)}
      />
      <TextField
        label="Received at"
        hint="empty for now; ISO 8601 or Unix seconds"
        fault={faults.receivedAt}
        placeholder="now"
        value={texts.receivedAt}
        onWrite={(text) => write('receivedAt', text)}
      />
      <TextField
        label="Tolerance in seconds"
        hint="requestExpireSeconds, 300 by default"
        kind="number"
        fault={faults.tolerance}
        placeholder="300"
        value={texts.tolerance}
        onWrite={(text) => write('tolerance', text)}
      />
    </fieldset>
  );
}
