/** Whole requests that are pasted or dropped: read, put into the inputs as one step, or offered where there are several. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { holdsCurlOutput, holdsRequest } from '../core/intake/request/holds-request';
import { joinReadings } from '../core/intake/request/join-readings';
import type { PasteReading } from '../core/intake/request/read-paste';
import type { ReadRequest, RequestReading } from '../core/intake/request/request-reading';
import { createWarning, type PrivateKeyForm, type Problem } from '../core/problem';
import { type InputsState, type InputsStore, type InputTexts, isEmpty } from './inputs-store';
import { inspectedLength } from './long-texts';

/** Where a request came from. */
export type IntakeOrigin = 'box' | 'file' | 'headers' | 'body';

export interface IntakeState {
  /** What stands in the box. */
  readonly text: string;
  readonly origin: IntakeOrigin;
  readonly reading: RequestReading | null;
  /** What stands in the inputs, until their next edit. */
  readonly taken: ReadRequest | null;
  /** A private key was pasted, and nothing of it kept. */
  readonly refused: PrivateKeyForm | null;
  readonly busy: boolean;
}

export interface FileText {
  readonly text: string;
  /** What its bytes showed of it. */
  readonly notices: readonly Problem[];
}

export interface IntakeActions {
  /** Reads what stands in the box now. */
  readonly write: (text: string) => void;
  /** Reads files together, as one step; gives those of which something was not taken. */
  readonly takeFiles: <File extends FileText>(files: readonly File[]) => Promise<readonly File[]>;
  /** One of those that are offered. */
  readonly use: (request: ReadRequest) => void;
  /** Stops what is under way for what comes now: a slow file never replaces newer texts. */
  readonly stop: () => void;
}

export type IntakeStore = StoreApi<IntakeState & IntakeActions>;

/** A change of fewer characters is typing, which pastes nothing whole. */
const smallChange = 40;

const nothing: IntakeState = {
  text: '',
  origin: 'box',
  reading: null,
  taken: null,
  refused: null,
  busy: false,
};

export interface BoundIntake {
  readonly store: IntakeStore;
  /** Follows the inputs, until what it returns is called. */
  readonly follow: () => () => void;
}

/** @param isLong whether it would hold the page up, with what is read beside it */
export type ReadPaste = (text: string, isLong: boolean) => Promise<PasteReading>;

/** @param readPaste what it gives of an older text than the newest is left aside */
export function createIntakeStore(inputs: InputsStore, readPaste: ReadPaste): BoundIntake {
  let turn = 0;
  let isApplying = false;

  const store: IntakeStore = createStore((set, get) => ({
    ...nothing,
    write(text) {
      set({ text });
      void read([{ text, notices: [] }], 'box', () => get().text === text);
    },
    takeFiles(files) {
      return read(files, 'file', () => true);
    },
    use(request) {
      apply(request, []);
    },
    stop() {
      turn += 1;
      set({ busy: false });
    },
  }));
  const set = store.setState;

  async function read<Given extends FileText>(
    given: readonly Given[],
    origin: IntakeOrigin,
    isCurrent: () => boolean,
  ): Promise<readonly Given[]> {
    turn += 1;
    const own = turn;
    // One after the other, many short files take as long as a long one.
    const isLong =
      given.reduce((sum, { text }) => sum + text.length, 0) > inspectedLength ||
      given.some(({ text }) => hasManySigns(text));
    if (isLong) {
      set({ busy: true });
      await leaveTask();
      if (own !== turn) return [];
    }
    const written = given.filter(({ text }) => text.trim() !== '');
    if (written.length === 0) {
      set({ reading: null, taken: null, refused: null, busy: false });
      return given;
    }
    set({ busy: true });
    try {
      const readings: PasteReading[] = [];
      for (const { text } of written) {
        readings.push(await readPaste(text, isLong));
        if (own !== turn || !isCurrent()) return [];
      }
      const { reading, refused, leftOut } = joinReadings(readings);
      set({ ...(refused === null ? { taken: null } : nothing), origin, reading, refused });
      if (reading?.kind === 'taken') {
        const whole = written.filter(({ text }) => isWhole(reading.request, text));
        apply(
          reading.request,
          whole.flatMap(({ notices }) => notices),
        );
      }
      const used = new Set(written.filter((_, index) => !leftOut.includes(index)));
      return given.filter((one) => !used.has(one));
    } finally {
      if (own === turn) set({ busy: false });
    }
  }

  /** One step, which can be undone. */
  function apply(
    request: ReadRequest,
    notices: readonly Problem[],
    pastedInto?: 'headers' | 'body',
  ): void {
    const { headersText, bodyText, keyText, ownString, notes } = request;
    const texts: Partial<InputTexts> = {
      ...(pastedInto && { [pastedInto]: '' }),
      ...(headersText !== null && { headers: headersText }),
      ...(bodyText !== null && { body: bodyText }),
      ...(keyText !== null && { key: keyText }),
      ...(ownString !== null && { 'own-string': ownString }),
    };
    const isParsed = notes.some(({ code }) => code === 'body-parsed');
    isApplying = true;
    inputs
      .getState()
      .replace(texts, isParsed ? [...notices, createWarning('body.parsed', null, {})] : notices);
    isApplying = false;
    set({ taken: request });
  }

  /** Of several callbacks none is written yet: what stands in the field is no callback's, and nothing is to be said of it. */
  function empty(input: 'headers' | 'body'): void {
    isApplying = true;
    inputs.getState().replace({ [input]: '' });
    isApplying = false;
    tellPasted();
  }

  /** Splits what was pasted into one field, where headers and a body are in it, or would be but for curl. */
  async function split(input: 'headers' | 'body', text: string): Promise<void> {
    const isCurrent = () => inputs.getState().texts[input] === text;
    const own = ++turn;
    const isLong = text.length > inspectedLength || hasManySigns(text);
    if (isLong) {
      await leaveTask();
      if (own !== turn || !isCurrent()) return;
    }
    if (!holdsRequest(text) && !holdsCurlOutput(text)) return;
    set({ busy: true });
    try {
      const reading = await readPaste(text, isLong);
      if (own !== turn || !isCurrent() || reading.kind === 'refused') return;
      const requests = listRequests(reading);
      if (requests.length === 0 || !requests.every(isSplittable)) return;
      set({ origin: input, reading, taken: null, refused: null });
      const [only] = requests;
      if (only !== undefined && requests.length === 1) apply(only, [], input);
      else empty(input);
    } finally {
      if (own === turn) set({ busy: false });
    }
  }

  /** What stands in the fields is not what was taken any more; where a step was undone, it may be what was before. */
  function forgetTaken(texts: InputTexts, { headers, body }: InputTexts): void {
    if (texts.headers === headers && texts.body === body) return;
    turn += 1;
    const { reading } = store.getState();
    const choices = reading?.kind === 'choose' ? reading : null;
    set({ taken: choices && findTaken(choices.requests, texts), busy: false, reading: choices });
  }

  /** Until one of several callbacks is chosen, what the fields lack is nothing to be mended. */
  function namePasted({
    text,
    origin,
    reading,
    taken,
    refused,
    busy,
  }: IntakeState): InputsState['pasted'] {
    if (text === '' && reading === null && refused === null && !busy) return 'nothing';
    const { headers, body } = inputs.getState().texts;
    const isInField = origin === 'headers' || origin === 'body';
    const isFree = isInField ? inputs.getState().texts[origin] === '' : headers + body === '';
    return reading?.kind === 'choose' && taken === null && isFree ? 'choice' : 'text';
  }

  function tellPasted(): void {
    const isReading = store.getState().busy;
    const pasted = namePasted(store.getState());
    const before = inputs.getState();
    if (pasted !== before.pasted || isReading !== before.isReading) {
      inputs.setState({ pasted, isReading });
    }
  }

  store.subscribe(tellPasted);

  function follow(): () => void {
    return inputs.subscribe(({ texts, written, refused }, previous) => {
      const isCleared = written === null && isEmpty(texts) && refused !== previous.refused;
      if (isApplying) return;
      if (isCleared) {
        turn += 1;
        set(nothing);
      } else forgetTaken(texts, previous.texts);
      if (written !== 'headers' && written !== 'body') return;
      const text = texts[written];
      if (isPaste(text, previous.texts[written])) void split(written, text);
    });
  }
  return { store, follow };
}

/** Each callback of a log is read by itself, which takes milliseconds. */
function hasManySigns(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/x[-_]sign/gi)) if (++count > manySigns) return true;
  return false;
}

const manySigns = 20;

/** A long paste has taken its share of the task that it came in. */
function leaveTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Costs nothing at a keystroke. */
function isPaste(text: string, previous: string): boolean {
  if (text.length < smallChange || text === previous) return false;
  if (Math.abs(text.length - previous.length) > smallChange) return true;
  return text.slice(0, smallChange) !== previous.slice(0, smallChange);
}

/** Of a body in a file its bytes tell something; of what was taken out of a file they do not. */
function isWhole({ bodyText }: ReadRequest, text: string): boolean {
  return bodyText === text;
}

/** The one that stands in the fields; null where none does. */
function findTaken(
  requests: readonly ReadRequest[],
  { headers, body }: InputTexts,
): ReadRequest | null {
  return (
    requests.find(({ headersText, bodyText }) => headersText === headers && bodyText === body) ??
    null
  );
}

function isSplittable({ headersText, bodyText, notes }: ReadRequest): boolean {
  const isAnswered = notes.some(({ code }) => code === 'body-answered');
  return headersText !== null && (bodyText !== null || isAnswered);
}

function listRequests(reading: RequestReading): readonly ReadRequest[] {
  if (reading.kind === 'unknown') return [];
  return reading.kind === 'taken' ? [reading.request] : reading.requests;
}
