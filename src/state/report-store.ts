/** The report on the current inputs: derived, so only this file writes it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import { toHex } from '../core/hex';
import type { InputsState, InputsStore } from './inputs-store';

export interface ReportState {
  /** The newest settled report; null until the first one. */
  readonly report: CallbackReport | null;
  /** SHA-256 of the string to be signed in lower-case hex; null without a string or without WebCrypto. */
  readonly canonicalSha256: string | null;
  /** True while the report is older than the inputs. */
  readonly busy: boolean;
  /** What a bug in the core threw; null when all went well. */
  readonly crash: string | null;
}

export type ReportStore = Pick<StoreApi<ReportState>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Texts above this many characters wait for a pause in the typing; a single paste does not wait. */
const largeLength = 500_000;
const pauseMilliseconds = 150;
const typingMilliseconds = 1000;

/**
 * Inspects the inputs at once and after every change. An answer to older inputs is thrown away.
 * @param subtle undefined where the page is not a secure context
 */
export function createReportStore(
  inputs: InputsStore,
  inspect: (input: CallbackInput) => Promise<CallbackReport>,
  subtle: SubtleCrypto | undefined,
): ReportStore {
  const store = createStore<ReportState>(() => ({
    report: null,
    canonicalSha256: null,
    busy: true,
    crash: null,
  }));
  let newest = 0;
  let lastChange = Number.NEGATIVE_INFINITY;

  async function inspectInputs(state: InputsState): Promise<void> {
    newest += 1;
    const turn = newest;
    const isTyping = performance.now() - lastChange < typingMilliseconds;
    lastChange = performance.now();
    if (!store.getState().busy) store.setState({ busy: true });
    try {
      const input = toCallbackInput(state);
      if (isTyping && isLarge(input)) {
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
        if (turn !== newest) return;
      }
      const report = await inspect(input);
      if (turn !== newest) return;
      const text = report.canonical?.text;
      const canonicalSha256 =
        text === undefined || subtle === undefined ? null : await toSha256Hex(text, subtle);
      if (turn === newest) store.setState({ report, canonicalSha256, busy: false, crash: null });
    } catch (cause) {
      if (turn !== newest) return;
      store.setState({ report: null, canonicalSha256: null, busy: false, crash: String(cause) });
    }
  }

  inputs.subscribe((state, previous) => {
    if (state.texts !== previous.texts || state.refused !== previous.refused) {
      void inspectInputs(state);
    }
  });
  void inspectInputs(inputs.getState());
  return store;
}

function toCallbackInput({ texts, refused }: InputsState): CallbackInput {
  return {
    keyText: texts.key,
    headersText: texts.headers,
    bodyText: texts.body,
    ownString: texts['own-string'],
    ownKeyText: texts['own-key'],
    refused,
  };
}

function isLarge(input: CallbackInput): boolean {
  const { keyText, headersText, bodyText, ownString } = input;
  return keyText.length + headersText.length + bodyText.length + ownString.length > largeLength;
}

async function toSha256Hex(text: string, subtle: SubtleCrypto): Promise<string> {
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}
