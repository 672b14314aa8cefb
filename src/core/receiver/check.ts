/** What one step of the receiver found. Codes are `<check>.<what>`, public and stable; words are the page's. */

import type { OrderStatus } from '../contract';
import type { InputName, MissingState } from '../problem';
import type { LocalOrderField } from './local-order';
import type { MomentFault } from './parse-moment';

/** In the order in which a receiver takes them (contract, "Receiver processing order"). */
export const checkNames = [
  'body',
  'merchant-no',
  'timestamp',
  'nonce',
  'signature',
  'order',
] as const;

export type CheckName = (typeof checkNames)[number];
export type CheckResult = 'pass' | 'fail' | 'skipped';

/** Of a header that is not there to be checked. */
export interface MissingFacts {
  readonly state: MissingState;
}

/** Seconds; the age is negative where the timestamp is ahead. */
export interface AgeFacts {
  readonly sentAtSeconds: number;
  /** What the age goes by: the time of receipt, or the clock. */
  readonly atSeconds: number;
  readonly isByClock: boolean;
  readonly ageSeconds: number;
  readonly toleranceSeconds: number;
  /** The offset of a time zone that the age is close to; null when it is close to none. */
  readonly zoneMinutes: number | null;
}

export interface OrderDifference {
  readonly field: LocalOrderField;
  readonly local: string;
  /** Null where the callback does not carry it. */
  readonly callback: string | null;
}

export interface LocalStatus {
  readonly written: string;
  /** In the contract's words; null when it is none of them, in whatever spelling. */
  readonly meaning: OrderStatus | null;
}

export interface OrderFacts {
  readonly foundBy: 'merchantOrderNo' | 'orderNo';
  /** What could be compared. */
  readonly compared: readonly LocalOrderField[];
  /** What the local order or the callback does not carry. */
  readonly missing: readonly LocalOrderField[];
  /** Both texts where one amount is written in two ways. */
  readonly spelling: OrderDifference | null;
  /** Other values that are the same but for capitals and white space around them; left out where there are none. */
  readonly respelled?: readonly OrderDifference[];
  /** Null where the local order carries none. */
  readonly localStatus: LocalStatus | null;
}

/** Each outcome with the facts its sentence needs. */
export interface CheckData {
  'body.read': { readonly members: number };
  /** What a program made of it was read: what arrived is not shown. */
  'body.read-dump': { readonly members: number };
  'body.unreadable': object;
  /** Not read to its end: it goes beyond what this program reads, and may be a JSON object all the same. */
  'body.not-read': object;
  'body.not-given': object;
  'merchant-no.same': { readonly found: string };
  'merchant-no.different': { readonly own: string; readonly found: string };
  'merchant-no.missing': MissingFacts;
  'merchant-no.ambiguous': object;
  'merchant-no.not-set': { readonly found: string | null };
  'merchant-no.not-given': object;
  'timestamp.fresh': AgeFacts;
  'timestamp.old': AgeFacts;
  'timestamp.ahead': AgeFacts;
  /** Old by now, and nobody knows when it came in: kept from then, and not late. */
  'timestamp.captured': AgeFacts;
  'timestamp.milliseconds': { readonly value: string; readonly ageSeconds: number };
  'timestamp.not-seconds': { readonly value: string };
  'timestamp.missing': MissingFacts;
  'timestamp.ambiguous': object;
  'timestamp.no-clock': { readonly fault: MomentFault };
  'timestamp.no-tolerance': object;
  'timestamp.not-given': object;
  'nonce.new': { readonly nonce: string; readonly lifetimeSeconds: number };
  'nonce.seen': { readonly nonce: string; readonly agoSeconds: number };
  'nonce.missing': MissingFacts;
  'nonce.ambiguous': object;
  'nonce.not-given': object;
  'signature.valid': object;
  'signature.invalid': object;
  'signature.missing': MissingFacts;
  /** It is there, and no Base64 (reading 11): who got it so cannot verify. */
  'signature.undecodable': object;
  'signature.unverifiable': { readonly inputs: readonly InputName[] };
  'signature.not-given': object;
  'order.same': OrderFacts;
  'order.not-compared': OrderFacts;
  'order.completed': Pick<OrderFacts, 'foundBy' | 'localStatus'> & {
    /** What the contract compares of other orders alone; left out where nothing differs. */
    readonly differences?: readonly OrderDifference[];
  };
  'order.different': OrderFacts & { readonly differences: readonly OrderDifference[] };
  /** The local order's status is no word of the contract's: it may be final. */
  'order.status-unknown': OrderFacts & { readonly status: string };
  /** The local order's value is written so that nobody can tell whether it is the callback's. */
  'order.value-unknown': OrderFacts & { readonly field: LocalOrderField; readonly value: string };
  'order.not-completed': { readonly status: string };
  /** The callback lacks what this step needs and every callback carries. */
  'order.incomplete': { readonly absent: readonly LocalOrderField[] };
  /** The callback's order type is none of the contract's, or its amount no decimal number of zero or more, and not the local order's. */
  'order.unexpected': { readonly field: 'orderType' | 'amount'; readonly value: string };
  'order.no-number': object;
  'order.not-found': {
    readonly merchantOrderNo: string | null;
    readonly orderNo: string | null;
  };
  'order.unreadable': object;
  'order.no-callback': {
    /** There is a body, and it is not the one that was signed. */
    readonly isOtherBody?: true;
  };
  'order.not-given': object;
}

export type CheckCode = keyof CheckData;

const results = {
  'body.read': 'pass',
  'body.read-dump': 'pass',
  'body.unreadable': 'fail',
  'body.not-read': 'skipped',
  'body.not-given': 'skipped',
  'merchant-no.same': 'pass',
  'merchant-no.different': 'fail',
  'merchant-no.missing': 'fail',
  'merchant-no.ambiguous': 'skipped',
  'merchant-no.not-set': 'skipped',
  'merchant-no.not-given': 'skipped',
  'timestamp.fresh': 'pass',
  'timestamp.old': 'fail',
  'timestamp.ahead': 'fail',
  'timestamp.captured': 'skipped',
  'timestamp.milliseconds': 'fail',
  'timestamp.not-seconds': 'fail',
  'timestamp.missing': 'fail',
  'timestamp.ambiguous': 'skipped',
  'timestamp.no-clock': 'skipped',
  'timestamp.no-tolerance': 'skipped',
  'timestamp.not-given': 'skipped',
  'nonce.new': 'pass',
  'nonce.seen': 'fail',
  'nonce.missing': 'fail',
  'nonce.ambiguous': 'skipped',
  'nonce.not-given': 'skipped',
  'signature.valid': 'pass',
  'signature.invalid': 'fail',
  'signature.missing': 'fail',
  'signature.undecodable': 'fail',
  'signature.unverifiable': 'skipped',
  'signature.not-given': 'skipped',
  'order.same': 'pass',
  'order.not-compared': 'skipped',
  'order.completed': 'pass',
  'order.different': 'fail',
  'order.status-unknown': 'skipped',
  'order.value-unknown': 'skipped',
  'order.not-completed': 'fail',
  'order.incomplete': 'fail',
  'order.unexpected': 'fail',
  'order.no-number': 'fail',
  'order.not-found': 'fail',
  'order.unreadable': 'skipped',
  'order.no-callback': 'skipped',
  'order.not-given': 'skipped',
} as const satisfies Readonly<Record<CheckCode, CheckResult>>;

export type CheckOf<Code extends CheckCode> = {
  readonly code: Code;
  readonly name: CheckName;
  readonly result: (typeof results)[Code];
} & CheckData[Code];

export type Check = { [Code in CheckCode]: CheckOf<Code> }[CheckCode];

export type FailedCheck = Extract<Check, { readonly result: 'fail' }>;

export function createCheck<Code extends CheckCode>(code: Code, facts: CheckData[Code]): Check {
  const name = code.slice(0, code.indexOf('.'));
  return { code, name, result: results[code], ...facts } as Check;
}
