/** The delivery lab: an order ends, the platform delivers its callback, an endpoint takes it or not. Nothing is sent anywhere. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { LabEvent } from '../../core/lab/lab-event';
import { buildNonce } from '../../core/sender/build-test-order';
import { createLabKeys } from '../../platform/lab-keys';
import { createLabStore } from '../../state/lab-store';
import { LabContext, type LabParts } from './lab-context';
import { LedgerPanel } from './ledger-panel';
import { OrderPanel } from './order-panel';
import { SettingsPanel } from './settings-panel';
import { TimelinePanel } from './timeline-panel';
import './lab.css';

export function LabPlace() {
  const [lab] = useState(createLabParts);
  const isBusy = useStore(lab.store, (state) => state.isBusy);
  useEffect(() => {
    // Made while somebody reads; a failure is told when a key is needed.
    lab.getKey('first').catch(() => {});
  }, [lab]);
  return (
    <LabContext value={lab}>
      <div className="columns lab" data-testid="lab" aria-busy={isBusy}>
        <div className="column">
          <SettingsPanel />
          <OrderPanel />
          <LedgerPanel />
        </div>
        <div className="column">
          <TimelinePanel />
        </div>
      </div>
    </LabContext>
  );
}

function createLabParts(): LabParts {
  const getKey = createLabKeys();
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const store = createLabStore({
    getKey,
    random,
    createNonce: () => buildNonce(random),
    readClock: () => Math.floor(Date.now() / 1000),
    rest: (event) => new Promise((resolve) => setTimeout(resolve, toRest(event))),
  });
  return { store, getKey };
}

/** Milliseconds. What is far apart on the virtual clock is alike, and goes by faster. */
function toRest(event: LabEvent): number {
  if (event.kind !== 'attempted') return 300;
  const { number } = event.attempt;
  if (number <= 10) return 500;
  return number <= 50 ? 150 : 60;
}
