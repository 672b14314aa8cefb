/** The report on the current inputs: derived, so only this file writes it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import { toSha256Hex } from '../core/signature/to-sha-256-hex';
import type { Inspection } from '../workers/diagnosis-pool';
import {
  editableInputs,
  type InputsState,
  type InputsStore,
  type InputTexts,
} from './inputs-store';
import { measureInput, sharedLength, typedLength } from './long-texts';
import { shareUnchanged } from './share-unchanged';

export interface ReportState {
  /** The newest report from its first moment: for the verdict, which goes before everything else. */
  readonly judged: CallbackReport | null;
  /** True while the verdict is older than the inputs. */
  readonly isJudging: boolean;
  /** The newest settled report; null until the first one. What equals the one before it is the same object. */
  readonly report: CallbackReport | null;
  /** SHA-256 of the string to be signed in lower-case hex; null without a string or without WebCrypto. */
  readonly canonicalSha256: string | null;
  /** True while the report is older than the inputs. */
  readonly busy: boolean;
  /** Since what was judged last there were small changes alone: another one may follow. */
  readonly isEdit: boolean;
  /** The newest change was one of several small ones: somebody types, and what takes long waits for a pause. */
  readonly isTyping: boolean;
  /** What a bug in the core threw; null when all went well. */
  readonly crash: string | null;
}

export type ReportStore = Pick<StoreApi<ReportState>, 'getState' | 'getInitialState' | 'subscribe'>;

const pauseMilliseconds = 150;
const typingMilliseconds = 1000;
/** A change of more characters than this is a paste, a file or a script. */
const smallChange = 20;
/** In longer texts only how much longer or shorter they got is looked at. */
const comparedLength = 100_000;

/**
 * Inspects the inputs at once and after every change. An answer to older inputs is thrown away.
 * @param inspect may refuse texts instead, where it is the first to look for a private key in them
 * @param subtle undefined where the page is not a secure context
 * @param showVerdict resolves when the verdict stands on the page; everything else waits for it
 */
export function createReportStore(
  inputs: InputsStore,
  inspect: (input: CallbackInput) => Promise<Inspection>,
  subtle: SubtleCrypto | undefined,
  showVerdict: () => Promise<void> = () => Promise.resolve(),
): ReportStore {
  const store = createStore<ReportState>(() => ({
    judged: null,
    isJudging: true,
    report: null,
    canonicalSha256: null,
    busy: true,
    isEdit: false,
    isTyping: false,
    crash: null,
  }));
  let newest = 0;
  let lastChange = Number.NEGATIVE_INFINITY;

  async function inspectInputs(
    state: InputsState,
    { isEdit, isTyping }: Pick<ReportState, 'isEdit' | 'isTyping'>,
  ): Promise<void> {
    newest += 1;
    const turn = newest;
    store.setState({ isJudging: true, busy: true, isEdit, isTyping });
    try {
      const input = toCallbackInput(state);
      if (measureInput(input) > typedLength) {
        // A paste waits for nothing, but has taken its share of the task that it came in.
        await new Promise((resolve) => setTimeout(resolve, isTyping ? pauseMilliseconds : 0));
        if (turn !== newest) return;
      }
      const judged = await inspect(input);
      if (turn !== newest) return;
      const refused = 'refused' in judged ? judged.refused : listPrivateKeys(judged, state);
      if ('refused' in judged || Object.keys(refused).length > 0) {
        // The report on what is left tells of it.
        inputs.getState().refuse(refused);
        return;
      }
      store.setState({ judged, isJudging: false });
      await showVerdict();
      if (turn !== newest) return;
      const canonicalSha256 =
        judged.canonicalSha256 ?? (await toSha256Hex(judged.canonical?.text, subtle));
      if (turn !== newest) return;
      const report = keepUnchanged(store.getState().report, judged);
      store.setState({ judged: report, report, canonicalSha256, busy: false, crash: null });
    } catch (cause) {
      if (turn !== newest) return;
      const noReport = { judged: null, isJudging: false, report: null, canonicalSha256: null };
      store.setState({ ...noReport, busy: false, crash: String(cause) });
    }
  }

  inputs.subscribe((state, previous) => {
    if (state.isExpecting && !previous.isExpecting) {
      newest += 1;
      store.setState({ isJudging: true, busy: true });
      return;
    }
    if (state.texts === previous.texts && state.refused === previous.refused) return;
    const now = performance.now();
    const isSoon = now - lastChange < typingMilliseconds;
    lastChange = now;
    const isSmall = isSmallChange(state.texts, previous.texts);
    const { isEdit, isJudging } = store.getState();
    // A blank typed behind a paste makes the verdict from before the paste no better.
    const isEditStill = isSmall && (isEdit || !isJudging);
    void inspectInputs(state, { isEdit: isEditStill, isTyping: isSmall && isSoon });
  });
  void inspectInputs(inputs.getState(), { isEdit: false, isTyping: false });
  return store;
}

/** Private keys that only the parser of keys has seen: nothing has cleared them yet. */
function listPrivateKeys(
  { problems }: CallbackReport,
  { refused }: InputsState,
): InputsState['refused'] {
  const found = problems.flatMap((problem) =>
    problem.code === 'pem.private-key' && !(problem.input in refused)
      ? [[problem.input, problem.form] as const]
      : [],
  );
  return Object.fromEntries(found);
}

function isSmallChange(texts: InputTexts, previous: InputTexts): boolean {
  return editableInputs.every(
    (input) => measureChange(texts[input], previous[input]) <= smallChange,
  );
}

/** How many characters stand between what is the same at the beginning and at the end. */
function measureChange(text: string, previous: string): number {
  const longer = Math.max(text.length, previous.length);
  const shorter = Math.min(text.length, previous.length);
  if (text === previous || longer > comparedLength) return longer - shorter;
  let start = 0;
  while (start < shorter && text[start] === previous[start]) start++;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === previous.at(-1 - end)) end++;
  return longer - start - end;
}

function keepUnchanged(before: CallbackReport | null, report: CallbackReport): CallbackReport {
  return measureInput(report.input) > sharedLength ? report : shareUnchanged(before, report);
}

function toCallbackInput({ texts, refused, notices }: InputsState): CallbackInput {
  return {
    keyText: texts.key,
    headersText: texts.headers,
    bodyText: texts.body,
    ownString: texts['own-string'],
    ownKeyText: texts['own-key'],
    refused,
    // What is said of a text goes with it.
    notices: notices.filter(({ input }) => !(input in refused)),
  };
}
