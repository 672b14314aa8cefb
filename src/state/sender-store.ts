/** The platform's side of the page: a callback's draft, and what it became when it was signed. Keys are in memory only. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseBody } from '../core/body/parse-body';
import { type OrderType, orderTypes } from '../core/contract';
import type { BreakCode } from '../core/sender/break-code';
import { buildNonce, buildTestBody, type RandomBytes } from '../core/sender/build-test-order';
import { findMember, setMember } from '../core/sender/edit-body';
import { makeTestCallback } from '../core/sender/make-test-callback';
import { isHeaderValue, type UnsignedCallback } from '../core/sender/sign-callback';
import type {
  MadeCallback,
  OtherSigner,
  TellCallback,
  TestSigner,
  TestSigners,
} from '../core/sender/test-callback';
import { findRefusal, type Refusal } from './find-refusal';

export type SenderField = 'bodyText' | 'merchantNo' | 'timestamp' | 'nonce' | 'address';

export interface SenderState<KeySize extends number = number> {
  /** As typed; a blank timestamp or nonce is a new one for every callback. */
  readonly texts: Readonly<Record<SenderField, string>>;
  readonly refused: Readonly<Partial<Record<SenderField, Refusal>>>;
  readonly orderType: OrderType;
  readonly keySize: KeySize;
  readonly code: BreakCode | 'nothing';
  readonly busy: boolean;
  /** Of the draft as it is; null until one was made. */
  readonly made: MadeCallback | null;
  /** No callback could be made, whatever the draft: what it takes could not be fetched, or the browser has no WebCrypto. */
  readonly hasFailed: boolean;
}

interface SenderActions<KeySize extends number> {
  readonly write: (field: SenderField, text: string) => void;
  readonly chooseOrderType: (orderType: OrderType) => void;
  readonly chooseKeySize: (size: KeySize) => void;
  readonly chooseBreak: (code: BreakCode | 'nothing') => void;
  /** Another order, with values of its own. */
  readonly renewOrder: () => void;
  /** Another callback about this order. */
  readonly renewCallback: () => Promise<void>;
}

export type SenderStore<KeySize extends number = number> = StoreApi<
  SenderState<KeySize> & SenderActions<KeySize>
>;

export interface SenderPorts<KeySize extends number> {
  /** Unix seconds. */
  readonly readClock: () => number;
  readonly random: RandomBytes;
  /** @param algorithm null for the contract's */
  readonly createSigner: (
    size: KeySize,
    algorithm: Exclude<OtherSigner, 'another'> | null,
  ) => Promise<TestSigner>;
  /** What breaks callbacks is heavy and fetched when it is asked for. */
  readonly loadBreaking: () => Promise<typeof import('../core/sender/break-callback')>;
  readonly tell: TellCallback;
}

const firstAddress = 'http://localhost:8080/callback';
const firstMerchantNo = 'M10086';

export function createSenderStore<KeySize extends number>(
  ports: SenderPorts<KeySize>,
  keySize: KeySize,
): SenderStore<KeySize> {
  const { readClock, random, loadBreaking, tell } = ports;
  const pickSigner = createSignerMemory(ports);
  /** The body that nobody has written into. */
  let ownBody = buildTestBody('payin', random, readClock());
  let turns = 0;

  const store = createStore<SenderState<KeySize> & SenderActions<KeySize>>((set, get) => {
    function writeOwnBody(orderType: OrderType): void {
      ownBody = buildTestBody(orderType, random, readClock());
      set({ texts: { ...get().texts, bodyText: ownBody }, orderType });
    }
    async function make(): Promise<MadeCallback> {
      const { texts, code, keySize: size } = get();
      const nowSeconds = readClock();
      const unsigned: UnsignedCallback = {
        merchantNo: texts.merchantNo.trim(),
        timestamp: texts.timestamp.trim() || String(nowSeconds),
        nonce: texts.nonce.trim() || buildNonce(random),
        bodyText: texts.bodyText,
      };
      const { merchantNo, timestamp, nonce } = unsigned;
      if (![merchantNo, timestamp, nonce].every((value) => isHeaderValue(value ?? '')))
        return { kind: 'unreadable', problems: [] };
      const signers: TestSigners = {
        platform: await pickSigner(size, null),
        pickOther: (which) => pickSigner(size, which),
      };
      if (code === 'nothing') return makeTestCallback(unsigned, signers, nowSeconds, tell);
      const { breakCallback } = await loadBreaking();
      return breakCallback(unsigned, code, signers, nowSeconds, tell);
    }
    async function renew(): Promise<void> {
      turns += 1;
      const turn = turns;
      set({ busy: true });
      const made = await make().catch(() => null);
      // Something newer is being made of a newer draft.
      if (turn !== turns) return;
      set({ made, hasFailed: made === null, busy: false });
    }
    return {
      texts: {
        bodyText: ownBody,
        merchantNo: firstMerchantNo,
        timestamp: '',
        nonce: '',
        address: firstAddress,
      },
      refused: {},
      orderType: 'payin',
      keySize,
      code: 'nothing',
      busy: false,
      made: null,
      hasFailed: false,
      write(field, text) {
        const refusal = findRefusal(text);
        const { [field]: _, ...others } = get().refused;
        set({ refused: refusal === null ? others : { ...others, [field]: refusal } });
        if (refusal === 'too-long') return;
        const written = refusal === null ? text : '';
        set({ texts: { ...get().texts, [field]: written } });
        if (field === 'bodyText') set({ orderType: readOrderType(written) ?? get().orderType });
        if (field !== 'address') void renew();
      },
      chooseOrderType(orderType) {
        const { bodyText } = get().texts;
        if (bodyText === ownBody) writeOwnBody(orderType);
        else
          set({
            texts: { ...get().texts, bodyText: setOrderType(bodyText, orderType) },
            orderType,
          });
        void renew();
      },
      chooseKeySize(size) {
        set({ keySize: size });
        void renew();
      },
      chooseBreak(code) {
        set({ code });
        void renew();
      },
      renewOrder() {
        writeOwnBody(get().orderType);
        void renew();
      },
      renewCallback: renew,
    };
  });
  return store;
}

/** A pair is made once, for as long as the page lives; one that could not be made is tried again. */
function createSignerMemory<KeySize extends number>({
  createSigner,
}: Pick<SenderPorts<KeySize>, 'createSigner'>) {
  const signers = new Map<string, Promise<TestSigner>>();
  return (size: KeySize, which: OtherSigner | null): Promise<TestSigner> => {
    const id = `${size} ${which}`;
    const known = signers.get(id);
    if (known !== undefined) return known;
    const made = createSigner(size, which === 'another' ? null : which);
    signers.set(id, made);
    made.catch(() => signers.delete(id));
    return made;
  };
}

/** Null where the body names none of the contract's. */
function readOrderType(bodyText: string): OrderType | null {
  const read = parseBody(bodyText);
  const value = read.ok ? findMember(read.value, 'orderType')?.value : undefined;
  const text = value?.type === 'string' ? value.value : null;
  return orderTypes.find((one) => one === text) ?? null;
}

/** What cannot be read stays as it is. */
function setOrderType(bodyText: string, orderType: OrderType): string {
  const read = parseBody(bodyText);
  if (!read.ok) return bodyText;
  return setMember(bodyText, read.value, 'orderType', JSON.stringify(orderType));
}
