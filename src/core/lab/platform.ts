/** What the platform, and the way from it to the endpoint, do in the lab: plain rules. */
import { answerTimeOutSeconds } from './endpoint';

/** How one attempt's request reaches the endpoint. */
export interface Passage {
  /** Seconds until each arrival: one of 0 at most, whose answer the platform hears; none: it is lost. */
  readonly delays: readonly number[];
  readonly isAnswerLost: boolean;
}

export interface PlatformRules {
  /** Of the virtual clock; null where the key stays the same. */
  readonly rotatesAtSeconds: number | null;
  /** @param number of the attempt, from 1 on */
  readonly carry: (orderIndex: number, number: number) => Passage;
}

/** In the order in which they are offered. Public and stable. */
export const platformBehaviours = [
  'regular',
  'rotates-key',
  'delivers-twice',
  'out-of-order',
] as const;

export type PlatformBehaviour = (typeof platformBehaviours)[number];

const atOnce: Passage = { delays: [0], isAnswerLost: false };
const lost: Passage = { delays: [], isAnswerLost: false };

/** Between the first two attempts. */
const rotatesAtSeconds = answerTimeOutSeconds + 5;
/** After the second attempt, and well before a third one. */
const heldSeconds = 45;

export const platformRules: Readonly<Record<PlatformBehaviour, PlatformRules>> = {
  regular: { rotatesAtSeconds: null, carry: () => atOnce },
  // The first attempt is lost, or the delivery would be over before the rotation.
  'rotates-key': { rotatesAtSeconds, carry: (_, number) => (number === 1 ? lost : atOnce) },
  'delivers-twice': {
    rotatesAtSeconds: null,
    carry: () => ({ delays: [0, 1], isAnswerLost: false }),
  },
  'out-of-order': {
    rotatesAtSeconds: null,
    carry: (_, number) => (number === 1 ? { delays: [heldSeconds], isAnswerLost: false } : atOnce),
  },
};

export function isRotationDue({ rotatesAtSeconds }: PlatformRules, nowSeconds: number): boolean {
  return rotatesAtSeconds !== null && nowSeconds >= rotatesAtSeconds;
}
