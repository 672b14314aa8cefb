/** Works beside the page: one task after another, in slices between which it listens. */
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import type { Canonical } from '../core/canonical/canonical';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import type { FoundValue } from '../core/diagnosis/diagnosis';
import { rehearseSearch } from '../core/diagnosis/rehearse-search';
import { searchRangeInSlices } from '../core/diagnosis/search/search-values';
import { type Pause, runInSlices } from '../core/diagnosis/search/slices';
import { createInspector } from '../core/inspect-callback';
import { readPaste } from '../core/intake/request/read-paste';
import { detectPrivateKey } from '../core/key/detect-private-key';
import type { PrivateKeyForm } from '../core/problem';
import { judgeAnswer } from '../core/receiver/judge-answer';
import { takeSigned } from '../core/signature/signed-text';
import { hashBytes } from '../core/signature/to-sha-256-hex';
import type {
  DiagnosisAnswer,
  DiagnosisRequest,
  DiagnosisResponse,
  DiagnosisTask,
  RefusedTexts,
} from './diagnosis-messages';
import { detachEntries } from './handed-entries';
import { type EncodedText, packTexts, unpackTexts } from './handed-texts';
import { detachLongLists } from './long-lists';
import { detachLongValues } from './long-values';

/** A message that was sent meanwhile waits for at most this long, and for the slice that has begun. */
const sliceMilliseconds = 4;
/** Each message takes the page a few milliseconds, which the verdict of an edit would wait for. */
const progressMilliseconds = 250;

/** Tasks up to this id are not wanted any more. */
let lastStopped = 0;
const stopSignal = Symbol('stopped');

function send(response: DiagnosisResponse): void {
  postMessage(response);
}

/** The string to be signed of what was inspected, whose bytes go with the answer. */
let lastSigned: EncodedText | null = null;

/** Its long texts, many entries, and the bytes of an endpoint's answer are handed over and not copied. */
function sendAnswer(response: DiagnosisResponse): void {
  const { packed, buffers } = packTexts(response, lastSigned);
  postMessage(packed, { transfer: [...buffers, ...listBuffers(response)] });
}

function listBuffers(response: DiagnosisResponse): ArrayBuffer[] {
  if (response.kind === 'inspected')
    return response.entries === null ? [] : [response.entries.buffer];
  const buffer =
    response.kind === 'judged' && response.judged.ok ? response.judged.answer.body.buffer : null;
  return buffer instanceof ArrayBuffer ? [buffer] : [];
}

const { port1, port2 } = new MessageChannel();

/** Lets what was sent to the worker arrive; a timer would take several milliseconds for that. */
function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

function createPause(id: number): Pause {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMilliseconds) return;
    await takeTurn();
    if (id <= lastStopped) throw stopSignal;
    sliceStart = performance.now();
  };
}

/** Adds up what was tried between two messages. */
function createProgress(id: number) {
  let untold = 0;
  let lastTold = performance.now();
  function tell(): void {
    send({ id, kind: 'progress', tried: untold });
    lastTold = performance.now();
    untold = 0;
  }
  return {
    add(tried: number): void {
      untold += tried;
      if (performance.now() - lastTold >= progressMilliseconds) tell();
    },
    tell,
  };
}

const inspectCallback = createInspector();

/** For the diagnosis that follows an inspection. */
let lastReport: CallbackReport | null = null;

/** Two of them at once could be very large. */
function takeLastReport(): CallbackReport | null {
  const report = lastReport;
  lastReport = null;
  return report;
}

async function readReport(input: CallbackInput, pause: Pause): Promise<CallbackReport> {
  const known = takeLastReport();
  return known !== null && isSameInput(known.input, input) ? known : inspectCallback(input, pause);
}

function isSameInput(one: CallbackInput, other: CallbackInput): boolean {
  return (
    one.keyText === other.keyText &&
    one.headersText === other.headersText &&
    one.bodyText === other.bodyText &&
    one.ownString === other.ownString &&
    one.ownKeyText === other.ownKeyText &&
    JSON.stringify(one.refused) === JSON.stringify(other.refused)
  );
}

function listPrivateKeys(input: CallbackInput): RefusedTexts {
  const forms: [name: keyof RefusedTexts, form: PrivateKeyForm | null][] = [
    ['key', detectPrivateKey(input.keyText)],
    ['headers', detectPrivateKey(input.headersText)],
    ['body', detectPrivateKey(input.bodyText)],
    ['own-string', detectPrivateKey(input.ownString)],
    ['own-key', detectPrivateKey(input.ownKeyText ?? '')],
  ];
  return Object.fromEntries(forms.filter(([, form]) => form !== null));
}

async function inspect(input: CallbackInput, id: number, pause: Pause): Promise<DiagnosisAnswer> {
  const refused = listPrivateKeys(input);
  if (Object.keys(refused).length > 0) return { kind: 'refused', refused };
  const report = await readReport(input, pause);
  lastReport = report;
  const { input: _, ...facts } = report;
  const canonicalSha256 = report.canonical && (await hashSigned(report.canonical));
  const { report: sent, entries } = detachEntries(facts);
  const { rest, pieces } = detachLongLists(detachLongValues(sent, input.headersText));
  for (const piece of pieces) {
    send({ id, kind: 'piece', piece });
    await pause();
  }
  return { kind: 'inspected', report: rest, entries, canonicalSha256 };
}

async function hashSigned(canonical: Canonical): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const bytes = takeSigned(canonical);
  lastSigned = { text: canonical.text, bytes };
  return subtle === undefined ? null : hashBytes(bytes, subtle);
}

async function perform(task: DiagnosisTask, id: number): Promise<DiagnosisAnswer> {
  const pause = createPause(id);
  if (task.kind === 'inspect') return inspect(task.input, id, pause);
  if (task.kind === 'judge') return { kind: 'judged', judged: judgeAnswer(task.given) };
  if (task.kind === 'read') return { kind: 'read', reading: readPaste(task.text) };
  if (task.kind === 'rehearse') {
    await runInSlices(rehearseSearch(), pause);
    return { kind: 'rehearsed' };
  }
  if (task.kind === 'diagnose') {
    const report = task.input === null ? takeLastReport() : await readReport(task.input, pause);
    if (report === null) return { kind: 'forgotten' };
    return { kind: 'diagnosis', diagnosis: await diagnoseCallback(report, task.seen, { pause }) };
  }
  const progress = createProgress(id);
  let found: FoundValue | null = null;
  for (const range of task.ranges) {
    const search = searchRangeInSlices(task.canonical, task.digest, range, progress.add);
    found = await runInSlices(search, pause);
    if (found !== null) break;
  }
  progress.tell();
  return { kind: 'searched', found };
}

async function serve(task: DiagnosisTask, id: number): Promise<void> {
  try {
    if (id <= lastStopped) throw stopSignal;
    sendAnswer({ id, ...(await perform(unpackTexts(task), id)) });
  } catch (cause) {
    if (cause === stopSignal) {
      send({ id, kind: 'stopped' });
      return;
    }
    // Thrown outside of the promise, so that it reaches the page as the worker's error event.
    setTimeout(() => {
      throw cause;
    });
  } finally {
    lastSigned = null;
  }
}

let last = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<DiagnosisRequest>) => {
  if (data.kind === 'stop') lastStopped = data.id;
  else last = last.then(() => serve(data.task, data.id));
});
