import { FastForward, Pause, Play, RotateCcw, StepForward } from 'lucide-react';
import { useStore } from 'zustand';
import { labWords } from '#words/lab';
import { orderTypes } from '../../core/contract';
import { endpointBehaviours } from '../../core/lab/endpoint';
import { platformBehaviours } from '../../core/lab/platform';
import { orderTriggers } from '../../core/sender/platform-order';
import type { LabAddress } from '../../state/lab-store';
import { printRefusal } from '../controls/refusal-text';
import { SelectField } from '../controls/select-field';
import { TextField } from '../controls/text-field';
import { useLab } from './lab-context';

const { fields, endpoints, platforms, triggers, actions, addressHints } = labWords;

export function SettingsPanel() {
  const { store } = useLab();
  const choices = useStore(store, (state) => state.choices);
  const hasFailed = useStore(store, (state) => state.hasFailed);
  const { choose } = store.getState();
  return (
    <section className="panel" aria-labelledby="lab-title">
      <header className="panel-head">
        <h2 id="lab-title">{labWords.title}</h2>
      </header>
      <div className="fields">
        <SelectField
          label={fields.endpoint}
          hint={endpoints[choices.endpoint].about}
          value={choices.endpoint}
          options={endpointBehaviours}
          print={(behaviour) => endpoints[behaviour].name}
          onChoose={(endpoint) => choose({ endpoint })}
        />
        <SelectField
          label={fields.platform}
          hint={platforms[choices.platform].about}
          value={choices.platform}
          options={platformBehaviours}
          print={(behaviour) => platforms[behaviour].name}
          onChoose={(platform) => choose({ platform })}
        />
        <SelectField
          label={fields.orderType}
          value={choices.orderType}
          options={orderTypes}
          onChoose={(orderType) => choose({ orderType })}
        />
        <SelectField
          label={fields.finalStatus}
          value={choices.trigger}
          options={orderTriggers}
          print={(trigger) => triggers[trigger]}
          onChoose={(trigger) => choose({ trigger })}
        />
        <AddressField name="notifyUrl" />
        <AddressField name="callbackUrl" />
      </div>
      <RunButtons />
      {hasFailed && (
        <p className="crash" role="alert">
          {labWords.failed}
        </p>
      )}
    </section>
  );
}

function AddressField({ name }: { readonly name: LabAddress }) {
  const { store } = useLab();
  const text = useStore(store, (state) => state.addresses[name]);
  const refusal = useStore(store, (state) => state.refused[name]);
  return (
    <TextField
      label={fields[name]}
      hint={addressHints[name]}
      kind="url"
      fault={printRefusal(refusal)}
      value={text}
      onWrite={(written) => store.getState().writeAddress(name, written)}
    />
  );
}

function RunButtons() {
  const { store } = useLab();
  const isPlaying = useStore(store, (state) => state.isPlaying);
  const isOver = useStore(store, ({ lab }) => lab.due.length === 0);
  const { step, play, pause, runToEnd, reset } = store.getState();
  const isUnused = isOver && !isPlaying;
  return (
    <div role="group" aria-label={labWords.run} className="lab-run">
      <button type="button" className="button" aria-disabled={isUnused} onClick={() => void step()}>
        <StepForward size={14} aria-hidden="true" />
        {actions.step}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={isUnused}
        onClick={() => {
          if (isPlaying) pause();
          else if (!isOver) void play();
        }}
      >
        {isPlaying ? <Pause size={14} aria-hidden="true" /> : <Play size={14} aria-hidden="true" />}
        {isPlaying ? actions.pause : actions.play}
      </button>
      <button
        type="button"
        className={isUnused ? 'button' : 'button is-main'}
        aria-disabled={isUnused}
        onClick={() => void runToEnd()}
      >
        <FastForward size={14} aria-hidden="true" />
        {actions.runToEnd}
      </button>
      <button type="button" className="button" onClick={reset}>
        <RotateCcw size={14} aria-hidden="true" />
        {actions.reset}
      </button>
      <p className="lab-live">{labWords.live}</p>
    </div>
  );
}
