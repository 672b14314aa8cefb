import type { LabEvent } from './lab-event';
import type { LabPorts, LabRules, LabState } from './lab-state';
import { stepLab } from './step-lab';

export interface LabRun {
  readonly state: LabState;
  readonly events: readonly LabEvent[];
}

/** From here to the end: it always comes, since no order has more attempts than the cap. */
export async function runLab(before: LabState, rules: LabRules, ports: LabPorts): Promise<LabRun> {
  const events: LabEvent[] = [];
  let state = before;
  for (;;) {
    const step = await stepLab(state, rules, ports);
    if (step === null) return { state, events };
    events.push(step.event);
    state = step.state;
  }
}
