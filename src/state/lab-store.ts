/** The delivery lab as it is shown: what the user chose, and what has happened so far on the virtual clock. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { defaultToleranceSeconds, type OrderType } from '../core/contract';
import { buildLabOrder } from '../core/lab/build-lab-order';
import { type EndpointBehaviour, endpointRules } from '../core/lab/endpoint';
import type { Arrival, Attempt, LabEvent } from '../core/lab/lab-event';
import { createLab, type LabPorts, type LabState } from '../core/lab/lab-state';
import { type PlatformBehaviour, platformRules } from '../core/lab/platform';
import { stepLab } from '../core/lab/step-lab';
import type { Credit } from '../core/receiver/receive-callback';
import type { RandomBytes } from '../core/sender/build-test-order';
import type { OrderTrigger } from '../core/sender/platform-order';
import { findRefusal, type Refusal } from './find-refusal';

export interface LabChoices {
  readonly endpoint: EndpointBehaviour;
  readonly platform: PlatformBehaviour;
  readonly orderType: OrderType;
  readonly trigger: OrderTrigger;
}

export type LabAddress = 'notifyUrl' | 'callbackUrl';

/** An attempt with what became of its request later. */
export interface ShownAttempt extends Attempt {
  readonly late: readonly Arrival[];
}

export interface ShownCredit extends Credit {
  /** Of the attempt whose request it came with. */
  readonly attempt: number;
  /** Of the attempt that was booked first; its own where it was. */
  readonly firstAttempt: number;
}

export interface LabViewState {
  readonly choices: LabChoices;
  readonly addresses: Readonly<Record<LabAddress, string>>;
  /** Addresses that did not take the last text; forgotten at the field's next edit. */
  readonly refused: Readonly<Partial<Record<LabAddress, Refusal>>>;
  readonly lab: LabState;
  /** How the order ended, or that it did not; null before. */
  readonly ended: Extract<LabEvent, { kind: 'moved' | 'refused' }> | null;
  readonly attempts: readonly ShownAttempt[];
  readonly credits: readonly ShownCredit[];
  readonly isPlaying: boolean;
  readonly isBusy: boolean;
  /** The browser makes no keys: it has no WebCrypto here. */
  readonly hasFailed: boolean;
}

export interface LabActions {
  readonly choose: (choices: Partial<LabChoices>) => void;
  readonly writeAddress: (name: LabAddress, text: string) => void;
  /** Up to the next attempt, or a late arrival. */
  readonly step: () => Promise<void>;
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  readonly runToEnd: () => Promise<void>;
  readonly reset: () => void;
}

export type LabStore = StoreApi<LabViewState & LabActions>;

/** What the lab is given by the page. */
export interface LabOrigin extends LabPorts {
  readonly random: RandomBytes;
  /** Unix seconds. */
  readonly readClock: () => number;
  /** How long an event is looked at before the next one, while it plays. */
  readonly rest: (event: LabEvent) => Promise<void>;
}

const merchantNo = 'M10086';

type Run = Pick<LabViewState, 'lab' | 'ended' | 'attempts' | 'credits'>;

interface Pace {
  /** Every event is shown, and looked at for a while; else all of them at once. */
  readonly isPlayed: boolean;
  readonly isLast: (event: LabEvent) => boolean;
}

export function createLabStore(origin: LabOrigin): LabStore {
  /** Counts the runs: what an older one still waits for is void. */
  let turn = 0;
  /** One after the other, so that no click is lost while keys are made. */
  let tail: Promise<unknown> = Promise.resolve();

  function createRun({ choices, addresses }: Pick<LabViewState, 'choices' | 'addresses'>): Run {
    const startSeconds = origin.readClock();
    const order = buildLabOrder(
      choices.orderType,
      addresses.notifyUrl,
      origin.random,
      startSeconds,
    );
    const lab = createLab({
      orders: [order],
      triggers: [choices.trigger],
      merchantNo,
      callbackUrl: addresses.callbackUrl,
      toleranceSeconds: defaultToleranceSeconds,
      startSeconds,
    });
    return { lab, ended: null, attempts: [], credits: [] };
  }
  const choices: LabChoices = {
    endpoint: 'correct',
    platform: 'regular',
    orderType: 'payin',
    trigger: 'completed',
  };
  const addresses = {
    notifyUrl: 'https://shop.example/callback',
    callbackUrl: 'https://shop.example/default',
  };
  return createStore((set, get) => {
    function restart(changed: Partial<LabViewState> = {}): void {
      turn += 1;
      const { choices: chosen, addresses: written } = { ...get(), ...changed };
      const run = createRun({ choices: chosen, addresses: written });
      set({ ...changed, ...run, isPlaying: false, isBusy: false, hasFailed: false });
    }
    /** Once the runs before it are done; to the end unless an event ends it. */
    function advance(pace: Pace): Promise<void> {
      const started = turn;
      const isCurrent = () => started === turn;
      async function go(): Promise<void> {
        if (!isCurrent() || (pace.isPlayed && !get().isPlaying)) return;
        set({ isBusy: true });
        try {
          await run(pace, isCurrent);
          if (isCurrent()) set({ isBusy: false, isPlaying: false });
        } catch {
          if (isCurrent()) set({ isBusy: false, isPlaying: false, hasFailed: true });
        }
      }
      const done = tail.then(go);
      tail = done;
      return done;
    }
    async function run({ isPlayed, isLast }: Pace, isCurrent: () => boolean): Promise<void> {
      const { lab, ended, attempts, credits } = get();
      let shown: Run = { lab, ended, attempts, credits };
      for (;;) {
        const { endpoint, platform } = get().choices;
        const rules = { endpoint: endpointRules[endpoint], platform: platformRules[platform] };
        const step = await stepLab(shown.lab, rules, origin);
        if (!isCurrent()) return;
        if (step === null) break;
        shown = addEvent(shown, step.state, step.event);
        if (isPlayed) {
          set(shown);
          await origin.rest(step.event);
          if (!isCurrent() || !get().isPlaying) return;
        } else if (isLast(step.event)) break;
      }
      set(shown);
    }
    return {
      choices,
      addresses,
      refused: {},
      ...createRun({ choices, addresses }),
      isPlaying: false,
      isBusy: false,
      hasFailed: false,
      choose(changed) {
        const before = get();
        const chosen = { ...before.choices, ...changed };
        // An endpoint is mended, or a key rotated, in the middle of a run; what an order is, is not.
        const isUnderWay = before.ended !== null && before.lab.due.length > 0;
        const isSameOrder =
          chosen.orderType === before.choices.orderType &&
          chosen.trigger === before.choices.trigger;
        if (isUnderWay && isSameOrder) set({ choices: chosen });
        else restart({ choices: chosen });
      },
      writeAddress(name, text) {
        const { addresses: before, refused } = get();
        const { [name]: _, ...others } = refused;
        const refusal = findRefusal(text);
        if (refusal === 'too-long') return set({ refused: { ...others, [name]: refusal } });
        restart({
          addresses: { ...before, [name]: refusal === null ? text : '' },
          refused: refusal === null ? others : { ...others, [name]: refusal },
        });
      },
      step: () => advance({ isPlayed: false, isLast: ({ kind }) => kind !== 'moved' }),
      play() {
        set({ isPlaying: true });
        return advance({ isPlayed: true, isLast: () => false });
      },
      pause: () => set({ isPlaying: false }),
      runToEnd() {
        set({ isPlaying: false });
        return advance({ isPlayed: false, isLast: () => false });
      },
      reset: () => restart(),
    };
  });
}

function addEvent(run: Run, lab: LabState, event: LabEvent): Run {
  switch (event.kind) {
    case 'moved':
    case 'refused':
      return { ...run, lab, ended: event };
    case 'attempted': {
      const { attempt } = event;
      const attempts = [...run.attempts, { ...attempt, late: [] }];
      return { ...run, lab, attempts, credits: addCredit(run, attempt.number, attempt.arrival) };
    }
    case 'arrived': {
      const attempts = run.attempts.map((one) =>
        one.number === event.number ? { ...one, late: [...one.late, event.arrival] } : one,
      );
      return { ...run, lab, attempts, credits: addCredit(run, event.number, event.arrival) };
    }
  }
}

function addCredit(
  { credits }: Run,
  attempt: number,
  arrival: Arrival | null,
): readonly ShownCredit[] {
  if (arrival?.kind !== 'checked' || arrival.credit === null) return credits;
  const firstAttempt = credits[0]?.attempt ?? attempt;
  return [...credits, { ...arrival.credit, attempt, firstAttempt }];
}
