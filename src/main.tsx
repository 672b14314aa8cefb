/** The composition root: builds the stores and mounts the page. */
import { createRoot } from 'react-dom/client';
import type { CallbackInput } from './core/callback-report';
import type { PortalConfig } from './core/portal/parse-config';
import type { PrivateKeyForm } from './core/problem';
import { afterPaint } from './platform/after-paint';
import { firstDraw } from './platform/first-draw';
import { fetchConfig, fetchProfileKey } from './platform/portal-requests';
import { whenIdle } from './platform/when-idle';
import sampleKeyText from './samples/sample-key.pem?raw';
import { createCaseOutcomeStore } from './state/case-outcome-store';
import { createCodeStore } from './state/code-store';
import { createDiagnosisStore } from './state/diagnosis-store';
import type { Refusal } from './state/find-refusal';
import { createFoldStore } from './state/fold-store';
import { createHintsStore } from './state/hints-store';
import { createInputsStore } from './state/inputs-store';
import { createKeptKeysStore } from './state/kept-keys-store';
import { createSampleLoader } from './state/load-sample';
import { inspectedLength, measureInput } from './state/long-texts';
import { createPointingStore } from './state/pointing-store';
import { createPortalStore } from './state/portal-store';
import { createProblemsStore } from './state/problems-store';
import { createProfileStore } from './state/profile-store';
import { createReceiverStore } from './state/receiver-store';
import { createReferenceStore } from './state/reference-store';
import { createRepairStore } from './state/repair-store';
import { createReportStore } from './state/report-store';
import { createSettingsStore } from './state/settings-store';
import { createUndoStep } from './state/undo-step';
import { createUpdateStore } from './state/update-store';
import { isMaskedInput } from './ui/debug/case/is-masked-case';
import { App } from './ui/shell/app';
import { createEditors } from './ui/shell/app-context';
import { leadToKnownPlace } from './ui/shell/place';
import { applyTheme } from './ui/shell/theme';
import './ui/shell/style.css';
import type { DiagnosisPool, Inspection } from './workers/diagnosis-pool';

function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What tells a private key by its text; null until it was fetched. */
let guard: {
  readonly detectPrivateKey: (text: string) => PrivateKeyForm | null;
  readonly findRefusal: (text: string) => Refusal | null;
} | null = null;

/** The core is fetched once the page stands: the empty page does not need it. */
const inspector = firstDraw.then(loadCore);

async function loadCore() {
  const [{ createInspector }, { detectPrivateKey }, { findRefusal }] = await Promise.all([
    import('./core/inspect-callback'),
    import('./core/key/detect-private-key'),
    import('./state/find-refusal'),
  ]);
  guard = { detectPrivateKey, findRefusal };
  inputs.getState().recheck();
  receiver.getState().recheck();
  return createInspector();
}

/** Fetched when it is needed or expected, and again where that failed. */
let pool: Promise<DiagnosisPool> | null = null;

function loadPool(): Promise<DiagnosisPool> {
  pool ??= startPool().catch((cause: unknown) => {
    pool = null;
    throw cause;
  });
  return pool;
}

async function startPool(): Promise<DiagnosisPool> {
  const { startDiagnosisPool } = await import('./workers/start-diagnosis-pool');
  return startDiagnosisPool();
}

/** How long the page may be held by a search, in milliseconds. */
const sliceMilliseconds = 12;
const stopSignal = Symbol('stopped');
let inspections = 0;

/** Lets the page answer meanwhile; ends what newer inputs made void. */
function createPause(): () => Promise<void> {
  inspections += 1;
  const turn = inspections;
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMilliseconds) return;
    await new Promise((resolve) => setTimeout(resolve));
    if (turn !== inspections) throw stopSignal;
    sliceStart = performance.now();
  };
}

/** To take megabytes from the clipboard and to hand them over are two tasks: one would hold the page up for too long. */
async function takeTurn(): Promise<void> {
  const turn = inspections;
  await new Promise((resolve) => setTimeout(resolve));
  if (turn !== inspections) throw stopSignal;
}

async function inspect(input: CallbackInput): Promise<Inspection> {
  const pause = createPause();
  if (measureInput(input) > inspectedLength) {
    const workers = await loadPool();
    await takeTurn();
    return workers.inspect(input);
  }
  const inspectCallback = await inspector;
  return inspectCallback(input, pause);
}

function toReceiverDefaults({ merchantNo, toleranceSeconds }: PortalConfig) {
  return {
    ...(merchantNo !== null && { merchantNo }),
    ...(toleranceSeconds !== null && { tolerance: String(toleranceSeconds) }),
  };
}

/** The page in one file has nothing beside it. */
const standsAlone = import.meta.env.MODE === 'single-file';

/** Milliseconds after the load in which the page fetches what it shows, Monaco for one, with nothing beside it. */
const quiet = 3000;

function keepForOffline(announce: (change: () => void) => void): void {
  if (!import.meta.env.PROD || standsAlone) return;
  if (!('serviceWorker' in navigator) || location.protocol === 'file:') return;
  async function register(): Promise<void> {
    const [{ registerServiceWorker }, { trustWorkerUrl }] = await Promise.all([
      import('./platform/register-service-worker'),
      import('./workers/worker-url'),
    ]);
    await registerServiceWorker(trustWorkerUrl('./sw.js'), announce);
  }
  whenQuiet(register);
}

function whenQuiet(task: () => Promise<void>): void {
  addEventListener('load', () => setTimeout(() => whenIdle(task), quiet));
}

const parameters = new URLSearchParams(location.search);
const storage = openStorage();
const settings = createSettingsStore({
  storage,
  requestedEditor: parameters.get('editor') === 'plain' ? 'plain' : null,
  coarsePointer: matchMedia('(pointer: coarse)').matches,
});
applyTheme(settings.getState().theme);
// Before React hears of it, so that what it draws finds the new colours.
settings.subscribe(({ theme }) => applyTheme(theme));

const inputs = createInputsStore((text) => guard?.detectPrivateKey(text) ?? null);
const report = createReportStore(inputs, inspect, crypto.subtle, afterPaint);
const keptKeys = createKeptKeysStore(inputs, report, storage, sampleKeyText);
// Only other tabs are told of a change.
addEventListener('storage', () => keptKeys.getState().reread());
const caseOutcome = createCaseOutcomeStore();
const diagnosis = createDiagnosisStore(report, loadPool, ({ input }) =>
  isMaskedInput(caseOutcome.getState(), input),
);
whenQuiet(diagnosis.getState().warmUp);
const problems = createProblemsStore(inputs, report);
const pointing = createPointingStore(report);
const areColumns = matchMedia('(min-width: 821px)');
const fold = createFoldStore(inputs, report, pointing, () => areColumns.matches);
const portal = createPortalStore(
  standsAlone ? async () => null : () => firstDraw.then(fetchConfig),
);
const profile = createProfileStore(inputs, (address) =>
  fetchProfileKey(address, () => {
    const { texts } = inputs.getState();
    const kept = keptKeys.getState().kept?.key ?? '';
    return { current: texts.key, kept, foreign: [texts['own-key'], sampleKeyText] };
  }),
);
const receiver = createReceiverStore(
  report,
  () => Math.floor(Date.now() / 1000),
  (text) => guard?.findRefusal(text) ?? null,
);
portal.subscribe(({ config }) => {
  if (config !== null) receiver.getState().changeDefaults(toReceiverDefaults(config));
});

const reference = createReferenceStore();

leadToKnownPlace();
addEventListener('hashchange', leadToKnownPlace);
// A file that misses its field must not replace the page.
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => event.preventDefault());

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');
createRoot(root).render(
  <App
    app={{
      inputs,
      keptKeys,
      report,
      problems,
      diagnosis,
      settings,
      pointing,
      fold,
      portal,
      profile,
      receiver,
      repairs: createRepairStore(inputs),
      loadSample: createSampleLoader(inputs, receiver),
      code: createCodeStore(),
      reference,
      hints: createHintsStore(inputs, settings),
      undoStep: createUndoStep(inputs, receiver, reference),
      update: createUpdateStore(keepForOffline),
      caseOutcome,
      editors: createEditors(),
      isEmbedded: parameters.has('embed'),
    }}
  />,
);
