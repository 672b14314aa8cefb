import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CallbackReport } from '../core/callback-report';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import type { Diagnosis, SeenHeaders } from '../core/diagnosis/diagnosis';
import { createFinding } from '../core/diagnosis/finding';
import { inspectCallback } from '../core/inspect-callback';
import { buildSignedInput, createSigner } from '../testing/signed-callbacks';
import type { DiagnosisPool } from '../workers/diagnosis-pool';
import { createDiagnosisStore } from './diagnosis-store';
import type { ReportState } from './report-store';

const signer = createSigner();
const body = '{"a":"1"}';
const right = 'a=1&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';

function inspectSigned(signed: string): Promise<CallbackReport> {
  return inspectCallback(buildSignedInput(signer, body, signed));
}

type Diagnose = DiagnosisPool['diagnose'];

const diagnoseNow: Diagnose = (report, seen) => diagnoseCallback(report, seen);

function createStores(diagnose: Diagnose, loadPool?: () => Promise<DiagnosisPool>) {
  const reports = createStore<ReportState>(() => ({
    judged: null,
    isJudging: true,
    report: null,
    canonicalSha256: null,
    busy: true,
    isEdit: false,
    isTyping: false,
    crash: null,
  }));
  const calls = { loaded: 0, stopped: 0, skipped: 0, warm: 0 };
  const pool: DiagnosisPool = {
    inspect: () => Promise.reject(new Error('not asked for')),
    diagnose,
    stop: () => {
      calls.stopped += 1;
    },
    skipSearch: () => {
      calls.skipped += 1;
    },
    warmUp: () => {
      calls.warm += 1;
    },
  };
  const store = createDiagnosisStore(reports, () => {
    calls.loaded += 1;
    return loadPool === undefined ? Promise.resolve(pool) : loadPool();
  });
  /** As it comes after a change of the inputs. */
  function show(report: CallbackReport | null, isTyping = false): void {
    reports.setState({ busy: true, isTyping });
    reports.setState({ report, busy: false });
  }
  return { store, reports, calls, pool, show };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function settle({ store }: Pick<ReturnType<typeof createStores>, 'store'>): Promise<void> {
  while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
}

afterEach(() => {
  vi.useRealTimers();
});

const deviation = {
  kind: 'deviation',
  code: 'string.trimmed',
  key: null,
  facts: {},
  owner: 'unknown',
} as const;

function createDiagnosis(variant: string): Diagnosis {
  return {
    findings: [
      createFinding({
        causes: [{ ...deviation, variant }],
        subject: 'signature',
        proof: { by: 'none' },
      }),
    ],
    moreFindings: 0,
    facts: null,
    tried: { strings: 0, values: 0 },
    isComplete: true,
    valueSearch: null,
  };
}

describe('the diagnosis', () => {
  it('is busy from the first moment of a report that does not verify, until it is there', async () => {
    const stores = createStores(diagnoseNow);
    const report = await inspectSigned(`${right}&`);
    stores.show(report);
    expect(stores.store.getState()).toMatchObject({ busy: true, report, diagnosis: null });
    await settle(stores);
    expect(stores.store.getState().diagnosis?.findings).toMatchObject([
      { causes: [{ code: 'string.trailing-separator' }] },
    ]);
  });

  it('is nothing for a valid callback, and loads nothing', async () => {
    const stores = createStores(diagnoseNow);
    stores.show(await inspectSigned(right));
    expect(stores.store.getState()).toMatchObject({ busy: false, report: null, diagnosis: null });
    await pause();
    expect(stores.calls.loaded).toBe(0);
  });

  it('goes with the report that it explains', async () => {
    const stores = createStores(diagnoseNow);
    stores.show(await inspectSigned(`${right}&`));
    await settle(stores);
    stores.show(await inspectSigned(right));
    expect(stores.store.getState()).toMatchObject({ busy: false, report: null, diagnosis: null });
    stores.show(null);
    expect(stores.store.getState()).toMatchObject({ busy: false, report: null, diagnosis: null });
  });

  it('of an older report never shows once a newer report is there', async () => {
    const open: ((diagnosis: Diagnosis) => void)[] = [];
    const partial = createDiagnosis('partial');
    const tell: (() => void)[] = [];
    const stores = createStores((_, __, onProgress) => {
      tell.push(() => onProgress(partial, { tried: 1, total: 2 }));
      return new Promise((resolve) => open.push(resolve));
    });
    stores.show(await inspectSigned('old'));
    await pause();
    stores.show(await inspectSigned('new'));
    await pause();
    expect(stores.calls.stopped).toBe(1);
    open[0]?.(createDiagnosis('old'));
    tell[0]?.();
    await pause();
    expect(stores.store.getState()).toMatchObject({ busy: true, diagnosis: null, progress: null });
    open[1]?.(createDiagnosis('new'));
    await settle(stores);
    expect(stores.store.getState().diagnosis?.findings).toMatchObject([
      { causes: [{ variant: 'new' }] },
    ]);
  });

  it.each([
    ['after an edit leaves a core to the page for a while', true, [1500]],
    ['after a paste takes all there is', false, [0]],
  ])('%s', async (_, isEdit, expected) => {
    const spared: (number | undefined)[] = [];
    const stores = createStores((report, seen, _onProgress, some) => {
      spared.push(some);
      return diagnoseCallback(report, seen);
    });
    stores.reports.setState({ isEdit });
    stores.show(await inspectSigned(`${right}&`));
    await settle(stores);
    expect(spared).toEqual(expected);
  });

  it('stops as soon as the inputs change, before there is a newer report', async () => {
    const stores = createStores(() => new Promise<never>(() => undefined));
    stores.show(await inspectSigned('old'));
    await pause();
    stores.reports.setState({ busy: true });
    await pause();
    expect(stores.calls.stopped).toBe(1);
  });

  it('waits for a pause while somebody types, and is then of the newest report', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked: CallbackReport[] = [];
    const stores = createStores((report) => {
      asked.push(report);
      return new Promise<never>(() => undefined);
    });
    const reports = [await inspectSigned('one'), await inspectSigned('two')];
    for (const report of reports) {
      stores.show(report, true);
      expect(stores.store.getState()).toMatchObject({ busy: true, report });
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(asked).toEqual([]);
    expect(stores.calls.loaded).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([reports[1]]);
  });

  it('is made again for a report that was changed back while it was made', async () => {
    const stores = createStores(diagnoseNow);
    const report = await inspectSigned(`${right}&`);
    stores.show(report);
    stores.show(report);
    expect(stores.store.getState()).toMatchObject({ busy: true, report });
    await settle(stores);
    expect(stores.store.getState().diagnosis?.findings).toHaveLength(1);
  });

  it('is kept for a report that was changed back', async () => {
    let made = 0;
    const stores = createStores((report, seen) => {
      made += 1;
      return diagnoseCallback(report, seen);
    });
    const report = await inspectSigned(`${right}&`);
    stores.show(report);
    await settle(stores);
    const { diagnosis } = stores.store.getState();
    stores.show(report);
    await pause();
    expect(stores.store.getState()).toMatchObject({ busy: false });
    expect(stores.store.getState().diagnosis).toBe(diagnosis);
    expect(made).toBe(1);
  });

  it('is loaded and made ready before it is needed, when there is time', async () => {
    const stores = createStores(diagnoseNow);
    await stores.store.getState().warmUp();
    expect(stores.calls).toMatchObject({ loaded: 1, warm: 1 });
    stores.show(await inspectSigned(`${right}&`));
    await settle(stores);
    expect(stores.calls.loaded).toBe(1);
  });

  it('is not harmed by a pool that could not be loaded ahead', async () => {
    const stores = createStores(diagnoseNow, () => Promise.reject(new Error('no network')));
    await stores.store.getState().warmUp();
    expect(stores.store.getState()).toMatchObject({ busy: false, crash: null });
  });

  it('shows what is known and how far it is while values are searched', async () => {
    const partial = createDiagnosis('partial');
    let finish = (_: Diagnosis): void => undefined;
    const stores = createStores((_, __, onProgress) => {
      onProgress(partial, { tried: 3, total: 9 });
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    stores.show(await inspectSigned('old'));
    await pause();
    expect(stores.store.getState()).toMatchObject({
      busy: true,
      diagnosis: partial,
      progress: { tried: 3, total: 9 },
    });
    stores.store.getState().skipSearch();
    await pause();
    expect(stores.calls.skipped).toBe(1);
    finish(createDiagnosis('whole'));
    await settle(stores);
    expect(stores.store.getState()).toMatchObject({
      diagnosis: { findings: [{ causes: [{ variant: 'whole' }] }] },
      progress: null,
    });
  });

  it('passes on the headers of the callbacks that were seen before', async () => {
    const passed: (readonly SeenHeaders[])[] = [];
    const stores = createStores((report, seen) => {
      passed.push(seen);
      return diagnoseCallback(report, seen);
    });
    const other = buildSignedInput(signer, body, 'x');
    const headersText = other.headersText.replace('1790000123', '1780000000');
    const first = await inspectCallback({ ...other, headersText });
    stores.show(first);
    await settle(stores);
    stores.show(await inspectSigned(right.replace('1790000123', '1780000000')));
    await settle(stores);
    expect(passed[1]).toContainEqual({ timestamp: '1780000000', nonce: '9f8e7d6c5b4a3210' });
    expect(stores.store.getState().diagnosis?.findings).toMatchObject([
      { causes: [{ code: 'value.changed', key: 'timestamp', value: '1780000000' }] },
    ]);
  });

  it('shows a crash instead of a diagnosis, and recovers', async () => {
    const stores = createStores((report, seen) =>
      report.input.bodyText === body
        ? Promise.reject(new Error('a bug'))
        : diagnoseCallback(report, seen),
    );
    stores.show(await inspectSigned('x'));
    await settle(stores);
    expect(stores.store.getState()).toMatchObject({ crash: 'Error: a bug', diagnosis: null });
    stores.show(await inspectCallback(buildSignedInput(signer, '{"b":"1"}', 'b=1')));
    await settle(stores);
    expect(stores.store.getState()).toMatchObject({ crash: null, diagnosis: { findings: [{}] } });
  });

  it('is loaded once, and again when it could not be loaded', async () => {
    const answers: (() => Promise<DiagnosisPool>)[] = [
      () => Promise.reject(new Error('no network')),
      () => Promise.resolve(stores.pool),
    ];
    const stores = createStores(diagnoseNow, () => answers.shift()?.() ?? Promise.reject());
    stores.show(await inspectSigned('a=1'));
    await settle(stores);
    expect(stores.store.getState().crash).toBe('Error: no network');
    // With nothing loaded there is nothing to skip, and nothing to stop.
    stores.store.getState().skipSearch();
    stores.reports.setState({ busy: true });
    for (const signed of ['a=1', 'a=1&b=2']) {
      stores.show(await inspectSigned(signed));
      await settle(stores);
      expect(stores.store.getState().crash).toBeNull();
    }
    expect(stores.calls.loaded).toBe(2);
  });
});
