import { describe, expect, it } from 'vitest';
import type { CallbackReport } from '../core/callback-report';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { searchRange } from '../core/diagnosis/search-values';
import { inspectCallback } from '../core/inspect-callback';
import { buildSignedInput, createSigner } from '../testing/signed-callbacks';
import type { DiagnosisRequest, DiagnosisResponse } from './diagnosis-messages';
import { createDiagnosisPool, type DiagnosisWorker, type SearchProgress } from './diagnosis-pool';

/** A worker in the same thread: it answers when it is told to, with the real functions. */
class HeldWorker extends EventTarget implements DiagnosisWorker {
  request: DiagnosisRequest | null = null;
  isTerminated = false;

  postMessage(request: DiagnosisRequest): void {
    this.request = request;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(data: DiagnosisResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Answers a question for a diagnosis. */
  async diagnose(): Promise<void> {
    if (this.request?.kind !== 'diagnose') throw new Error('asked for something else');
    const report = await inspectCallback(this.request.input);
    this.send({ kind: 'diagnosis', diagnosis: await diagnoseCallback(report, this.request.seen) });
  }
}

function createPool() {
  const workers: HeldWorker[] = [];
  const pool = createDiagnosisPool(() => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker;
  }, 2);
  return { pool, workers };
}

const signer = createSigner();
const body = '{"amount":"100.00","status":"completed"}';
const signed = (amount: string) =>
  `amount=${amount}&nonce=9f8e7d6c5b4a3210&status=completed&timestamp=1790000123`;

function inspectSigned(text: string): Promise<CallbackReport> {
  return inspectCallback(buildSignedInput(signer, body, text));
}

const ignore = () => undefined;
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createDiagnosisPool', () => {
  it('gives what one worker finds', async () => {
    const { pool, workers } = createPool();
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    await workers[0]?.diagnose();
    expect((await answer).findings[0]?.codes).toEqual(['string.trailing-separator']);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.isTerminated).toBe(false);
  });

  it('shares a search of values, adds up its progress, and ends it with the first find', async () => {
    const { pool, workers } = createPool();
    const report = await inspectSigned(signed('7431.07'));
    const seen: number[] = [];
    const answer = pool.diagnose(report, [], (_, { tried }) => seen.push(tried));
    await workers[0]?.diagnose();
    await settle();
    const searching = workers.filter(({ request }) => request?.kind === 'search');
    expect(searching).toHaveLength(2);

    searching[0]?.send({ kind: 'progress', tried: 10 });
    searching[1]?.send({ kind: 'progress', tried: 5 });
    for (const { request, send } of searching.map((one) => ({
      request: one.request,
      send: one.send.bind(one),
    }))) {
      if (request?.kind !== 'search') continue;
      const { canonical, digest, ranges } = request;
      const amounts = ranges.filter(({ key }) => key === 'amount');
      const found = amounts.map((range) => searchRange(canonical, digest, range)).find(Boolean);
      if (found) send({ kind: 'searched', found });
    }
    const { findings, tried } = await answer;
    expect(findings[0]).toMatchObject({
      codes: ['value.changed'],
      key: 'amount',
      value: '7431.07',
    });
    expect(seen).toEqual([0, 10, 15]);
    expect(tried.values).toBeGreaterThanOrEqual(15);
    expect(workers.filter(({ isTerminated }) => isTerminated)).toHaveLength(1);
  });

  it('says that it does not know once every part is searched', async () => {
    const { pool, workers } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    await workers[0]?.diagnose();
    await settle();
    for (const worker of workers) worker.send({ kind: 'searched', found: null });
    expect((await answer).findings[0]?.codes).toEqual(['string.unknown']);
  });

  it('settles at once when the search is skipped, and stops the workers', async () => {
    const { pool, workers } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    await workers[0]?.diagnose();
    await settle();
    pool.skipSearch();
    expect((await answer).findings[0]?.codes).toEqual(['string.unknown']);
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('stops an older diagnosis for a newer one', async () => {
    const { pool, workers } = createPool();
    let isOldSettled = false;
    void pool.diagnose(await inspectSigned('old'), [], ignore).then(() => {
      isOldSettled = true;
    });
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}\n`), [], ignore);
    expect(workers[0]?.isTerminated).toBe(true);
    await workers[1]?.diagnose();
    expect((await answer).findings[0]?.codes).toEqual(['string.trailing-newline']);
    expect(isOldSettled).toBe(false);
  });

  it('rejects when a worker crashes, and works again afterwards', async () => {
    const { pool, workers } = createPool();
    const report = await inspectSigned(`${signed('100.00')}&`);
    const answer = pool.diagnose(report, [], ignore);
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    await expect(answer).rejects.toThrow('out of memory');
    const again = pool.diagnose(report, [], ignore);
    await workers[1]?.diagnose();
    expect((await again).findings).toHaveLength(1);
  });

  it('asks a worker that has answered again, instead of starting another', async () => {
    const { pool, workers } = createPool();
    const report = await inspectSigned(`${signed('100.00')}&`);
    const seen = [{ timestamp: '1780000000', nonce: 'other' }];
    for (const known of [[], seen]) {
      const answer = pool.diagnose(report, known, ignore);
      expect(workers[0]?.request).toMatchObject({ kind: 'diagnose', seen: known });
      await workers[0]?.diagnose();
      await answer;
    }
    expect(workers).toHaveLength(1);
  });

  it('leaves a diagnosis open that is stopped', async () => {
    const { pool, workers } = createPool();
    let isSettled = false;
    void pool.diagnose(await inspectSigned('something else'), [], ignore).finally(() => {
      isSettled = true;
    });
    pool.stop();
    await settle();
    expect(isSettled).toBe(false);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('rejects when a worker cannot be started, of which no message tells', async () => {
    const { pool, workers } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow('could not be started');
  });

  it('rejects when a worker answers what was not asked', async () => {
    const { pool, workers } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    workers[0]?.send({ kind: 'searched', found: null });
    await expect(answer).rejects.toThrow('another question');
  });

  it('rejects when one of the searching workers crashes', async () => {
    const { pool, workers } = createPool();
    const answer = pool.diagnose(await inspectSigned('something else'), [], ignore);
    await workers[0]?.diagnose();
    await settle();
    workers[1]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    await expect(answer).rejects.toThrow('out of memory');
  });

  it('gives every value to one worker, so that the progress ends at the total', async () => {
    const { pool, workers } = createPool();
    const progress: SearchProgress[] = [];
    const answer = pool.diagnose(await inspectSigned('something else'), [], (_, now) =>
      progress.push(now),
    );
    await workers[0]?.diagnose();
    await settle();
    for (const worker of workers) {
      if (worker.request?.kind !== 'search') throw new Error('not asked to search');
      for (const { first, last } of worker.request.ranges) {
        worker.send({ kind: 'progress', tried: last - first + 1 });
      }
      worker.send({ kind: 'searched', found: null });
    }
    await answer;
    // The timestamp a day either way, and the amount from 0.00 to 9,999.99.
    expect(progress[0]).toEqual({ tried: 0, total: 1_172_801 });
    expect(progress.at(-1)).toEqual({ tried: 1_172_801, total: 1_172_801 });
  });

  it('ends a search of values for a newer diagnosis', async () => {
    const { pool, workers } = createPool();
    let isOldSettled = false;
    void pool.diagnose(await inspectSigned('something else'), [], ignore).finally(() => {
      isOldSettled = true;
    });
    await workers[0]?.diagnose();
    await settle();
    const answer = pool.diagnose(await inspectSigned(`${signed('100.00')}&`), [], ignore);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false]);
    // Nothing is searched now that could be skipped.
    pool.skipSearch();
    await workers[2]?.diagnose();
    expect((await answer).findings[0]?.codes).toEqual(['string.trailing-separator']);
    expect(isOldSettled).toBe(false);
  });
});
