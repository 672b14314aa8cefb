import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallbackReport } from '../core/callback-report';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { searchRange } from '../core/diagnosis/search/search-values';
import { inspectCallback } from '../core/inspect-callback';
import { buildSignedInput, createSigner } from '../testing/signed-callbacks';
import type {
  DiagnosisAnswer,
  DiagnosisRequest,
  DiagnosisResponse,
  DiagnosisTask,
} from './diagnosis-messages';
import { createDiagnosisPool, type SearchProgress } from './diagnosis-pool';
import { detachEntries } from './handed-entries';
import type { DiagnosisWorker } from './worker-slot';

/** A worker in the same thread: it answers when it is told to, with the real functions. */
class HeldWorker extends EventTarget implements DiagnosisWorker {
  /** Everything it was sent, oldest first. */
  readonly requests: DiagnosisRequest[] = [];
  isTerminated = false;

  postMessage(request: DiagnosisRequest): void {
    if (this.isTerminated) throw new Error('it was ended');
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** What was begun last. */
  get started(): { readonly id: number; readonly task: DiagnosisTask } {
    const last = this.requests.findLast(({ kind }) => kind === 'start');
    if (last?.kind !== 'start') throw new Error('it was asked nothing');
    return last;
  }

  get stopped(): readonly number[] {
    return this.requests.filter(({ kind }) => kind === 'stop').map(({ id }) => id);
  }

  send(data: DiagnosisResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Answers what was begun last, or an older task. */
  answer(answer: DiagnosisAnswer, id = this.started.id): void {
    this.send({ id, ...answer });
  }

  /** Answers a question for a diagnosis. */
  async diagnose(): Promise<void> {
    const { id, task } = this.started;
    if (task.kind !== 'diagnose' || task.input === null)
      throw new Error('asked for something else');
    const report = await inspectCallback(task.input);
    this.answer({ kind: 'diagnosis', diagnosis: await diagnoseCallback(report, task.seen) }, id);
  }

  crash(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), message === undefined ? {} : { message }));
  }
}

function createPool() {
  const workers: HeldWorker[] = [];
  const pool = createDiagnosisPool(() => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker;
  }, 2);
  /** The worker of a place, which has to be there. */
  function at(place: number): HeldWorker {
    const worker = workers[place];
    if (worker === undefined) throw new Error(`there is no worker ${place}`);
    return worker;
  }
  return { pool, workers, at };
}

const signer = createSigner();
const body = '{"amount":"100.00","status":"completed"}';
const signed = (amount: string) =>
  `amount=${amount}&nonce=9f8e7d6c5b4a3210&status=completed&timestamp=1790000123`;

function inspectSigned(text: string): Promise<CallbackReport> {
  return inspectCallback(buildSignedInput(signer, body, text));
}

const ignore = () => undefined;
/** Everything that follows without a timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function expectOpen(promise: Promise<unknown>): Promise<void> {
  const open = Symbol('open');
  await settle();
  expect(await Promise.race([promise, Promise.resolve(open)])).toBe(open);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a diagnosis', () => {
  it('is what one worker finds', async () => {
    const { pool, workers, at } = createPool();
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    await at(0).diagnose();
    expect((await answer).findings[0]?.causes).toMatchObject([
      { code: 'string.trailing-separator' },
    ]);
    expect(workers).toHaveLength(1);
  });

  it('is asked of the same worker again', async () => {
    const { pool, workers, at } = createPool();
    const report = await inspectSigned(`${signed('100.00')}&`);
    const seen = [{ timestamp: '1780000000', nonce: 'other' }];
    for (const known of [[], seen]) {
      const answer = pool.diagnose(report, known, ignore);
      expect(at(0).started.task).toMatchObject({ kind: 'diagnose', seen: known });
      await at(0).diagnose();
      await answer;
    }
    expect(workers).toHaveLength(1);
  });

  it('is asked of the worker that inspected the texts, without sending them again', async () => {
    const { pool, workers, at } = createPool();
    const { input, ...report } = await inspectSigned(`${signed('100.00')}&`);
    const inspecting = pool.inspect(input);
    at(0).answer({ kind: 'inspected', report, entries: null, canonicalSha256: null });
    const inspected = await inspecting;
    if ('refused' in inspected) throw new Error('it was refused');
    const answer = pool.diagnose(inspected, [], ignore);
    expect(at(0).started.task).toEqual({ kind: 'diagnose', input: null, seen: [] });
    // It may have been replaced meanwhile.
    at(0).answer({ kind: 'forgotten' });
    await settle();
    expect(at(0).started.task).toMatchObject({ kind: 'diagnose', input });
    await at(0).diagnose();
    expect((await answer).findings).toHaveLength(1);
    expect(workers).toHaveLength(1);
  });

  it('searches no values where none are left to search', async () => {
    const { pool, workers, at } = createPool();
    const report = await inspectSigned('something else');
    const answer = pool.diagnose(report, [], () => expect.unreachable());
    const diagnosis = await diagnoseCallback(report);
    if (diagnosis.valueSearch === null) throw new Error('nothing would be searched');
    const valueSearch = { ...diagnosis.valueSearch, ranges: [] };
    at(0).answer({ kind: 'diagnosis', diagnosis: { ...diagnosis, valueSearch } });
    expect((await answer).findings).toHaveLength(1);
    expect(workers).toHaveLength(1);
  });

  it('finds its worker started, once the pool is warm', async () => {
    const { pool, workers, at } = createPool();
    pool.warmUp();
    pool.warmUp();
    expect(workers).toHaveLength(2);
    at(0).answer({ kind: 'rehearsed' });
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    await at(0).diagnose();
    await answer;
    expect(workers).toHaveLength(2);
  });

  it('has the worker that is asked first rehearse, until there is something to ask', async () => {
    const { pool, at } = createPool();
    pool.warmUp();
    const { id, task } = at(0).started;
    expect(task).toEqual({ kind: 'rehearse' });
    expect(at(1).requests).toEqual([]);
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    expect(at(0).stopped).toEqual([id]);
    await at(1).diagnose();
    expect((await answer).findings).toHaveLength(1);
  });

  it('rehearses nothing once it was asked', async () => {
    const { pool, at } = createPool();
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    pool.warmUp();
    await at(0).diagnose();
    expect((await answer).findings).toHaveLength(1);
    expect(at(1).requests).toEqual([]);
  });

  it('rejects when a worker answers what was not asked', async () => {
    const { pool, at } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    at(0).answer({ kind: 'searched', found: null });
    await expect(answer).rejects.toThrow('another question');
  });
});

describe('a diagnosis that is not wanted any more', () => {
  it('stays open, and its worker is told to stop and lives on', async () => {
    const { pool, at } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    const { id } = at(0).started;
    pool.stop();
    expect(at(0).stopped).toEqual([id]);
    at(0).answer({ kind: 'stopped' }, id);
    vi.advanceTimersByTime(60_000);
    expect(at(0).isTerminated).toBe(false);
    await expectOpen(answer);
  });

  it('is stopped once, not at every key that follows', async () => {
    const { pool, at } = createPool();
    void pool.diagnose(await inspectSigned('something else'), [], ignore);
    for (let key = 0; key < 5; key++) pool.stop();
    expect(at(0).stopped).toHaveLength(1);
  });

  it('stays open though its answer comes after all', async () => {
    const { pool, at } = createPool();
    const old = pool.diagnose(await inspectSigned('old'), [], ignore);
    const { id, task } = at(0).started;
    pool.stop();
    if (task.kind !== 'diagnose' || task.input === null)
      throw new Error('asked for something else');
    const report = await inspectCallback(task.input);
    at(0).answer({ kind: 'diagnosis', diagnosis: await diagnoseCallback(report) }, id);
    await expectOpen(old);
    // That was its answer: the worker has not to be waited for.
    vi.advanceTimersByTime(60_000);
    expect(at(0).isTerminated).toBe(false);
  });

  it('does not hold the newer one up', async () => {
    const { pool, workers, at } = createPool();
    const old = pool.diagnose(await inspectSigned('old'), [], ignore);
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}\n`), [], ignore);
    expect(at(0).stopped).toHaveLength(1);
    await at(1).diagnose();
    expect((await answer).findings[0]?.causes).toMatchObject([{ code: 'string.trailing-newline' }]);
    expect(workers).toHaveLength(2);
    await expectOpen(old);
  });

  it('is followed by the newer one where every worker is still stopping', async () => {
    const { pool, workers, at } = createPool();
    for (const text of ['one', 'two']) void pool.diagnose(await inspectSigned(text), [], ignore);
    const stopping = at(0).started.id;
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    at(0).answer({ kind: 'stopped' }, stopping);
    await at(0).diagnose();
    expect((await answer).findings[0]?.causes).toMatchObject([
      { code: 'string.trailing-separator' },
    ]);
    expect(workers).toHaveLength(2);
  });

  it('costs a worker that does not listen its life, and the newer one goes to another', async () => {
    const { pool, workers, at } = createPool();
    for (const text of ['one', 'two']) void pool.diagnose(await inspectSigned(text), [], ignore);
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    vi.advanceTimersByTime(999);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false]);
    await at(2).diagnose();
    expect((await answer).findings[0]?.causes).toMatchObject([
      { code: 'string.trailing-separator' },
    ]);
  });

  it('is not mistaken for the newer one when the ended worker’s last words come late', async () => {
    const { pool, at } = createPool();
    for (const text of ['one', 'two']) void pool.diagnose(await inspectSigned(text), [], ignore);
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    const { id } = at(0).started;
    vi.advanceTimersByTime(1000);
    at(0).answer({ kind: 'searched', found: null }, id);
    at(0).crash('too late');
    await at(2).diagnose();
    expect((await answer).findings[0]?.causes).toMatchObject([
      { code: 'string.trailing-separator' },
    ]);
  });
});

describe('an inspection', () => {
  const input = buildSignedInput(signer, body, signed('100.00'));

  it('is put together from what goes ahead of its answer', async () => {
    const { pool, at } = createPool();
    const answer = pool.inspect(input);
    const { id, task } = at(0).started;
    expect(task).toEqual({ kind: 'inspect', input });
    const { input: _, ...report } = await inspectCallback(input);
    const problems = [...report.problems];
    at(0).send({ id, kind: 'piece', piece: { path: ['problems'], items: problems } });
    at(0).answer({
      kind: 'inspected',
      report: { ...report, problems: [] },
      entries: null,
      canonicalSha256: 'ab',
    });
    expect(await answer).toEqual({ ...report, input, canonicalSha256: 'ab' });
  });

  it('has the entries that were handed over', async () => {
    const { pool, at } = createPool();
    const members = Array.from({ length: 2000 }, (_, index) => `"k${index}":${index}`);
    const given = { ...input, bodyText: `{${members.join()}}` };
    const { input: _, ...facts } = await inspectCallback(given);
    const answer = pool.inspect(given);
    at(0).answer({ kind: 'inspected', ...detachEntries(facts), canonicalSha256: null });
    const inspected = await answer;
    if ('refused' in inspected) throw new Error('it was refused');
    const values = inspected.canonical?.kept.map(({ key, value }) => `${key}=${value}`);
    expect(values?.join('&')).toBe(facts.canonical?.text);
  });

  it('may find private keys instead', async () => {
    const { pool, at } = createPool();
    const answer = pool.inspect(input);
    at(0).answer({ kind: 'refused', refused: { body: 'pem' } });
    expect(await answer).toEqual({ refused: { body: 'pem' } });
  });

  it('ends for a newer one, which does not wait for it', async () => {
    const { pool, at } = createPool();
    const old = pool.inspect(input);
    const answer = pool.inspect(input);
    expect(at(0).stopped).toHaveLength(1);
    at(1).answer({ kind: 'refused', refused: {} });
    expect(await answer).toEqual({ refused: {} });
    await expectOpen(old);
  });

  it('rejects when a worker answers what was not asked', async () => {
    const { pool, at } = createPool();
    const answer = pool.inspect(input);
    at(0).answer({ kind: 'searched', found: null });
    await expect(answer).rejects.toThrow('another question');
  });
});

describe('a search of values', () => {
  async function startSearch(signedText: string, onProgress?: (now: SearchProgress) => void) {
    const { pool, workers, at } = createPool();
    const report = await inspectSigned(signedText);
    const answer = pool.diagnose(report, [], (_, now) => onProgress?.(now));
    await at(0).diagnose();
    await settle();
    expect(workers.map(({ started }) => started.task.kind)).toEqual(['search', 'search']);
    return { pool, workers, at, answer };
  }

  it('is shared, adds up its progress, and ends with the first find', async () => {
    const seen: number[] = [];
    const { workers, at, answer } = await startSearch(signed('7431.07'), ({ tried }) =>
      seen.push(tried),
    );
    at(0).send({ id: at(0).started.id, kind: 'progress', tried: 10 });
    at(1).send({ id: at(1).started.id, kind: 'progress', tried: 5 });
    for (const worker of workers) {
      const { task } = worker.started;
      if (task.kind !== 'search') throw new Error('not asked to search');
      const found = task.ranges
        .filter(({ key }) => key === 'amount')
        .map((range) => searchRange(task.canonical, task.digest, range))
        .find((value) => value !== null);
      if (found !== undefined) worker.answer({ kind: 'searched', found });
    }
    const { findings, tried } = await answer;
    expect(findings[0]).toMatchObject({
      causes: [{ code: 'value.changed', key: 'amount', value: '7431.07' }],
    });
    expect(seen).toEqual([0, 10, 15]);
    expect(tried.values).toBeGreaterThanOrEqual(15);
    expect(workers.filter(({ stopped }) => stopped.length > 0)).toHaveLength(1);
    expect(workers.some(({ isTerminated }) => isTerminated)).toBe(false);
  });

  it('says that it does not know once every part is searched', async () => {
    const { workers, answer } = await startSearch('something else');
    for (const worker of workers) worker.answer({ kind: 'searched', found: null });
    expect((await answer).findings[0]?.causes).toMatchObject([{ code: 'string.unknown' }]);
  });

  it('settles at once when it is skipped, and stops the workers', async () => {
    const { pool, workers, answer } = await startSearch('something else');
    pool.skipSearch();
    expect((await answer).findings[0]?.causes).toMatchObject([{ code: 'string.unknown' }]);
    expect(workers.map(({ started, stopped }) => stopped.includes(started.id))).toEqual([
      true,
      true,
    ]);
  });

  it('counts no progress that comes after it was skipped', async () => {
    const seen: number[] = [];
    const { pool, at, answer } = await startSearch('something else', ({ tried }) =>
      seen.push(tried),
    );
    pool.skipSearch();
    at(1).send({ id: at(1).started.id, kind: 'progress', tried: 7 });
    at(1).answer({ kind: 'searched', found: { key: 'amount', value: '1.00', text: 'late' } });
    expect((await answer).findings[0]?.causes).toMatchObject([{ code: 'string.unknown' }]);
    expect(seen).toEqual([0]);
  });

  it('leaves a core to the page for as long as it is told to', async () => {
    const { pool, workers, at } = createPool();
    pool.warmUp();
    at(0).answer({ kind: 'rehearsed' });
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore, 1500);
    await at(0).diagnose();
    await settle();
    vi.advanceTimersByTime(1499);
    await settle();
    expect(at(0).started.task.kind).toBe('search');
    expect(at(1).requests).toEqual([]);
    vi.advanceTimersByTime(1);
    await settle();
    expect(at(1).started.task.kind).toBe('search');
    for (const worker of workers) worker.answer({ kind: 'searched', found: null });
    expect((await answer).findings[0]?.causes).toMatchObject([{ code: 'string.unknown' }]);
  });

  it('that is stopped before all its workers began asks nothing of the others', async () => {
    const { pool, at } = createPool();
    pool.warmUp();
    at(0).answer({ kind: 'rehearsed' });
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore, 1500);
    await at(0).diagnose();
    await settle();
    pool.stop();
    vi.advanceTimersByTime(1500);
    await settle();
    expect(at(1).requests).toEqual([]);
    await expectOpen(answer);
  });

  it('gives every value to one worker, so that the progress ends at the total', async () => {
    const progress: SearchProgress[] = [];
    const { workers, answer } = await startSearch('something else', (now) => progress.push(now));
    for (const worker of workers) {
      const { id, task } = worker.started;
      if (task.kind !== 'search') throw new Error('not asked to search');
      for (const { first, last } of task.ranges) {
        worker.send({ id, kind: 'progress', tried: last - first + 1 });
      }
      worker.answer({ kind: 'searched', found: null });
    }
    await answer;
    // The timestamp a day either way, and the amount from 0.00 to 9,999.99.
    expect(progress[0]).toEqual({ tried: 0, total: 1_172_801 });
    expect(progress.at(-1)).toEqual({ tried: 1_172_801, total: 1_172_801 });
  });

  it('ends for a newer diagnosis', async () => {
    const { pool, workers, at, answer: old } = await startSearch('something else');
    const searches = workers.map(({ started }) => started.id);
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    expect(workers.map(({ stopped }) => stopped.at(-1))).toEqual(searches);
    // Nothing is searched now that could be skipped.
    pool.skipSearch();
    at(0).answer({ kind: 'stopped' }, searches[0]);
    await at(0).diagnose();
    expect((await answer).findings[0]?.causes).toMatchObject([
      { code: 'string.trailing-separator' },
    ]);
    await expectOpen(old);
  });

  it('rejects when one of its workers crashes, and stops the other', async () => {
    const { at, answer } = await startSearch('something else');
    at(1).crash('out of memory');
    await expect(answer).rejects.toThrow('out of memory');
    expect(at(0).stopped).toContain(at(0).started.id);
  });
});

describe('a worker that crashes', () => {
  it('rejects the diagnosis, and another takes its place', async () => {
    const { pool, at } = createPool();
    const report = await inspectSigned(`${signed('100.00')}&`);
    const answer = pool.diagnose(report, [], ignore);
    at(0).crash('out of memory');
    await expect(answer).rejects.toThrow('out of memory');
    const again = pool.diagnose(report, [], ignore);
    await at(1).diagnose();
    expect((await again).findings).toHaveLength(1);
  });

  it('may have failed to start, of which no message tells', async () => {
    const { pool, at } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    at(0).crash();
    await expect(answer).rejects.toThrow('could not be started');
  });

  it('harms nobody while it has nothing to do', async () => {
    const { pool, at } = createPool();
    pool.warmUp();
    at(0).crash();
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    await at(2).diagnose();
    expect((await answer).findings).toHaveLength(1);
  });
});
