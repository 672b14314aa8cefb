/** What stands in the place of sensitive values: the same value has the same stand-in, another value another one. */

import { orderStatuses, orderTypes } from '../contract';
import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { createLookupTable } from '../lookup-table';

/** What a value is, as its stand-in says. */
export type StandInKind =
  | 'amount'
  | 'order-no'
  | 'merchant-no'
  | 'nonce'
  | 'signature'
  | 'time'
  | 'value'
  | 'key'
  | 'text'
  | 'sha-256'
  | 'bytes';

/** A value and what stands in its place. */
export interface StandIn {
  readonly kind: StandInKind;
  readonly name: string;
  /** It is another's value, written otherwise. */
  readonly isRewritten: boolean;
}

export interface StandIns {
  /** The name that stands in the place of a value; blanks, null and the contract's own words stay. */
  readonly replace: (value: string, kind: StandInKind) => string;
  /** That of a value that has one. */
  readonly find: (value: string) => string | null;
  /** The values that have one. */
  readonly listValues: () => readonly string[];
  /**
   * Values that hold what else stands between values, the longest first: they are looked for whole in this text. None
   * once that was too much work.
   */
  readonly listCompound: (text: string) => readonly string[];
}

/** What stands between names and values, whatever program wrote the text. */
const signs = /[\s{}[\]()<>"'`,;:=&|?!*\\]/;

/** A shorter value is no more than its signs. */
const shortestCompound = 4;

/** Characters of texts and values that are compared with each other at most, all texts together. */
const workLimit = 20_000_000;

interface Options {
  /** For texts that are read again: times and numbers of unknown fields stay numbers. */
  readonly asNumbers?: boolean;
  /** Texts whose own words never become a stand-in: one that looks like a value would pass for it. */
  readonly texts?: readonly string[];
}

export function createStandIns({ asNumbers = false, texts = [] }: Options = {}): StandIns {
  const taken = listTaken(texts);
  const byValue = new Map<string, StandIn>();
  const byForm = new Map<string, StandIn>();
  const names = new Set<string>();
  const counts = new Map<StandInKind, number>();
  let compound: string[] = [];
  let isSorted = true;
  let work = 0;

  function create(kind: StandInKind, value: string): StandIn {
    const isDigits = asNumbers && (kind === 'time' || kind === 'value') && isNumber(value);
    const print = () => (isDigits ? String(countUp('value')) : `${kind}-${countUp(kind)}`);
    let name = print();
    while (taken.has(name)) name = print();
    return { kind, name, isRewritten: false };
  }

  function countUp(kind: StandInKind): number {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count;
  }

  function rewrite(base: StandIn, isCaseAlone: boolean): StandIn {
    const isDigits = /^\d+$/.test(base.name);
    const root = isCaseAlone ? base.name.toUpperCase() : `${base.name}-rewritten`;
    // A number in another notation stays one.
    let name = isDigits ? `${base.name}.0` : root;
    for (let count = 2; names.has(name) || taken.has(name.toLowerCase()); count++) {
      name = isDigits ? `${name}0` : `${root}-${count}`;
    }
    return { kind: base.kind, name, isRewritten: true };
  }

  function add(value: string, kind: StandInKind): StandIn {
    const form = toForm(value);
    const base = byForm.get(form);
    const isDerived = base !== undefined && (kind === 'text' || kind === base.kind);
    const standIn = isDerived ? rewrite(base, form.startsWith('a:')) : create(kind, value);
    if (!byForm.has(form)) byForm.set(form, standIn);
    byValue.set(value, standIn);
    names.add(standIn.name);
    if (value.length >= shortestCompound && signs.test(value)) {
      compound.push(value);
      isSorted = false;
    }
    return standIn;
  }

  return {
    replace(value, kind) {
      if (/^\s*(?:null)?$/.test(value) || isContractWord(value)) return value;
      return (byValue.get(value) ?? add(value, kind)).name;
    },
    find: (value) => byValue.get(value)?.name ?? null,
    listValues: () => [...byValue.keys()],
    listCompound(text) {
      if (text.length < shortestCompound) return [];
      work += compound.length * text.length;
      if (work > workLimit) return [];
      if (!isSorted) compound = compound.toSorted((one, other) => other.length - one.length);
      isSorted = true;
      return compound;
    },
  };
}

/** The same for the same number in every notation, and for the same letters in either case. */
function toForm(value: string): string {
  const plain = isNumber(value) ? toPlainDecimal(value, numberDigitLimit) : null;
  return plain === null ? `a:${value.toLowerCase()}` : `1:${plain}`;
}

/** JSON's grammar (RFC 8259 §6), and zeros in front. */
function isNumber(value: string): boolean {
  return /^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,3})?$/.test(value);
}

/** What in the texts looks like a stand-in, in lower case. */
function listTaken(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(standInLike)].map(([found]) => found.toLowerCase())),
  );
}

const standInLike =
  /(?:amount|order-no|merchant-no|nonce|signature|time|value|key|text|sha-256|bytes)-\d{1,7}(?:-rewritten(?:-\d{1,7})?)?|(?<![\w.])\d{1,7}(?:\.0+)?(?![\w.])/gi;

const contractWords: ReadonlySet<string> = new Set([...orderTypes, ...orderStatuses]);

/** The few words that the contract has for states and types tell nothing of an order, in whatever case. */
export function isContractWord(text: string): boolean {
  return contractWords.has(text.toLowerCase());
}

const kinds: Readonly<Record<string, StandInKind>> = createLookupTable({
  amount: 'amount',
  feeamount: 'amount',
  netamount: 'amount',
  orderno: 'order-no',
  merchantorderno: 'order-no',
  merchantno: 'merchant-no',
  nonce: 'nonce',
  sign: 'signature',
  timestamp: 'time',
  completedat: 'time',
  createdat: 'time',
});

/** What stands under the name of a field, a header or an entry, however it is spelled. */
export function pickKind(name: string): StandInKind {
  return kinds[toPlainName(name).replace(/^(?:http)?x/, '')] ?? kinds[toPlainName(name)] ?? 'value';
}

/** Letters and digits alone, in lower case. */
export function toPlainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
