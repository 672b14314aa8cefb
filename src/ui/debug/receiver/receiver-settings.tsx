import { useStore } from 'zustand';
import { receiverWords } from '#words/receiver';
import { TextField } from '../../controls/text-field';
import { useApp } from '../../shell/app-context';
import type { Checklist } from './use-checklist';

const { label, merchantNo, receivedAt, tolerance } = receiverWords.settings;

/** What the checks compare the callback with. */
export function ReceiverSettings({ faults }: Pick<Checklist, 'faults'>) {
  const { receiver } = useApp();
  const texts = useStore(receiver, (state) => state.texts);
  const { write } = receiver.getState();
  return (
    <fieldset className="fields">
      <legend className="visually-hidden">{label}</legend>
      <TextField
        {...merchantNo}
        fault={faults.merchantNo}
        value={texts.merchantNo}
        onWrite={(text) => write('merchantNo', text)}
      />
      <TextField
        {...receivedAt}
        fault={faults.receivedAt}
        value={texts.receivedAt}
        onWrite={(text) => write('receivedAt', text)}
      />
      <TextField
        {...tolerance}
        kind="number"
        fault={faults.tolerance}
        value={texts.tolerance}
        onWrite={(text) => write('tolerance', text)}
      />
    </fieldset>
  );
}
