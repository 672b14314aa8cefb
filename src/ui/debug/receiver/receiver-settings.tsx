/** What the checks compare a callback with: one row, always there, so that scripts and habits find it. */
import { useStore } from 'zustand';
import { momentWords } from '#words/moments';
import { receiverWords } from '#words/receiver';
import { parseMoment } from '../../../core/receiver/parse-moment';
import { parseTolerance } from '../../../core/receiver/parse-tolerance';
import { printRefusal } from '../../controls/refusal-text';
import { TextField } from '../../controls/text-field';
import { useApp } from '../../shell/app-context';
import './receiver-settings.css';

const { label, merchantNo, receivedAt, tolerance, toleranceFault } = receiverWords.settings;

export function ReceiverSettings() {
  const { receiver } = useApp();
  const texts = useStore(receiver, (state) => state.texts);
  const refused = useStore(receiver, (state) => state.refused);
  const { write } = receiver.getState();
  const moment = parseMoment(texts.receivedAt);
  return (
    <fieldset className="panel receiver-settings">
      <legend className="visually-hidden">{label}</legend>
      <TextField
        {...merchantNo}
        fault={printRefusal(refused.merchantNo)}
        value={texts.merchantNo}
        onWrite={(text) => write('merchantNo', text)}
      />
      <TextField
        {...receivedAt}
        fault={
          printRefusal(refused.receivedAt) ?? (moment.ok ? null : momentWords.faults[moment.fault])
        }
        value={texts.receivedAt}
        onWrite={(text) => write('receivedAt', text)}
      />
      <TextField
        {...tolerance}
        kind="number"
        fault={
          printRefusal(refused.tolerance) ??
          (parseTolerance(texts.tolerance) === null ? toleranceFault : null)
        }
        value={texts.tolerance}
        onWrite={(text) => write('tolerance', text)}
      />
    </fieldset>
  );
}
