import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { takeRsaPair } from '../testing/rsa-pairs';
import { buildSignedInput, createSigner } from '../testing/signed-callbacks';
import type { DiagnosisRequest, DiagnosisResponse, DiagnosisTask } from './diagnosis-messages';
import { attachEntries } from './handed-entries';
import { attachPiece } from './long-lists';

const signer = createSigner();
const body = '{"amount":"100.00","status":"completed"}';
const right = 'amount=100.00&nonce=9f8e7d6c5b4a3210&status=completed&timestamp=1790000123';

/** Node takes a thousand messages of a port before it looks at anything else; a browser takes them as they came. */
class FairChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setImmediate(() => this.port1.onmessage?.()) };
}

/** The worker's own file, with this thread's events in place of a worker's. */
async function startWorker() {
  const events = new EventTarget();
  const responses: DiagnosisResponse[] = [];
  const waiting = new Set<() => void>();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('postMessage', (response: DiagnosisResponse) => {
    responses.push(response);
    for (const look of waiting) look();
  });
  vi.stubGlobal('MessageChannel', FairChannel);
  vi.resetModules();
  await import('./diagnosis.worker');

  function send(data: DiagnosisRequest): void {
    events.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** The one answer to a task. */
  function answer(id: number): Promise<DiagnosisResponse> {
    return new Promise((resolve) => {
      function look(): void {
        const found = responses.find(
          (one) => one.id === id && one.kind !== 'progress' && one.kind !== 'piece',
        );
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      }
      waiting.add(look);
      look();
    });
  }
  return { send, answer, responses };
}

async function buildSearch(last: number): Promise<DiagnosisTask> {
  const { canonical } = await inspectCallback(buildSignedInput(signer, body, right));
  if (canonical === null) throw new Error('there is no string');
  const ranges = [{ key: 'amount', kind: 'cents', first: 0, last }] as const;
  return { kind: 'search', canonical, digest: new Uint8Array(32), ranges };
}

/** Hours of work. */
const endless = 1e9;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the diagnosis worker', () => {
  it('answers with the diagnosis', async () => {
    const { send, answer } = await startWorker();
    const input = buildSignedInput(signer, body, `${right}&`);
    send({ kind: 'start', id: 1, task: { kind: 'diagnose', input, seen: [] } });
    expect(await answer(1)).toMatchObject({
      kind: 'diagnosis',
      diagnosis: { findings: [{ causes: [{ code: 'string.trailing-separator' }] }] },
    });
  });

  it('inspects, and sends long lists ahead', async () => {
    const { send, answer, responses } = await startWorker();
    // Blank values are dropped.
    const members = Array.from({ length: 2500 }, (_, index) => `"k${index}":""`);
    const input = buildSignedInput(signer, `{${members.join(',')}}`, right);
    send({ kind: 'start', id: 1, task: { kind: 'inspect', input } });
    const { id: _, ...inspected } = await answer(1);
    if (inspected.kind !== 'inspected') throw new Error('not inspected');
    for (const one of responses) if (one.kind === 'piece') attachPiece(inspected.report, one.piece);
    const report = await inspectCallback(input);
    expect({ ...inspected.report, input }).toEqual(report);
    const sha256 = createHash('sha256').update(report.canonical?.text ?? '');
    expect(inspected.canonicalSha256).toBe(sha256.digest('hex'));
  });

  it('hands many entries over', async () => {
    const { send, answer, responses } = await startWorker();
    const members = Array.from({ length: 2500 }, (_, index) => `"k${index}":"${index}"`);
    const input = buildSignedInput(signer, `{${members.join(',')}}`, right);
    send({ kind: 'start', id: 1, task: { kind: 'inspect', input } });
    const inspected = await answer(1);
    if (inspected.kind !== 'inspected') throw new Error('not inspected');
    expect(responses.filter(({ kind }) => kind === 'piece')).toEqual([]);
    const { canonical } = attachEntries(inspected.report, inspected.entries);
    expect(canonical?.kept.map(({ key }) => key)).toEqual(
      (await inspectCallback(input)).canonical?.kept.map(({ key }) => key),
    );
  });

  it('diagnoses what it has just inspected', async () => {
    const { send, answer } = await startWorker();
    const input = buildSignedInput(signer, body, `${right}&`);
    send({ kind: 'start', id: 1, task: { kind: 'inspect', input } });
    send({ kind: 'start', id: 2, task: { kind: 'diagnose', input: { ...input }, seen: [] } });
    expect(await answer(2)).toMatchObject({
      diagnosis: { findings: [{ causes: [{ code: 'string.trailing-separator' }] }] },
    });
    // And nothing but that.
    const other = buildSignedInput(signer, body, `${right}\n`);
    send({ kind: 'start', id: 3, task: { kind: 'inspect', input } });
    send({ kind: 'start', id: 4, task: { kind: 'diagnose', input: other, seen: [] } });
    expect(await answer(4)).toMatchObject({
      diagnosis: { findings: [{ causes: [{ code: 'string.trailing-newline' }] }] },
    });
  });

  it('keeps what it inspected for one diagnosis', async () => {
    const { send, answer } = await startWorker();
    const input = buildSignedInput(signer, body, `${right}&`);
    send({ kind: 'start', id: 1, task: { kind: 'inspect', input } });
    for (const id of [2, 3]) {
      send({ kind: 'start', id, task: { kind: 'diagnose', input: null, seen: [] } });
    }
    expect(await answer(2)).toMatchObject({
      diagnosis: { findings: [{ causes: [{ code: 'string.trailing-separator' }] }] },
    });
    expect(await answer(3)).toEqual({ id: 3, kind: 'forgotten' });
  });

  it('says no more of texts that hold a private key', async () => {
    const { privateKey } = takeRsaPair(2048);
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { send, answer } = await startWorker();
    const input = { ...buildSignedInput(signer, body, right), ownString: `x\n${pem}` };
    send({ kind: 'start', id: 1, task: { kind: 'inspect', input } });
    expect(await answer(1)).toEqual({ id: 1, kind: 'refused', refused: { 'own-string': 'pem' } });
  });

  it('tells of every value that it tried', async () => {
    const { send, answer, responses } = await startWorker();
    send({ kind: 'start', id: 1, task: await buildSearch(49_999) });
    expect(await answer(1)).toEqual({ id: 1, kind: 'searched', found: null });
    const tried = responses.map((one) => (one.kind === 'progress' ? one.tried : 0));
    expect(tried.reduce((sum, one) => sum + one, 0)).toBe(50_000);
  });

  it('listens while it works, and stops when it is told to', async () => {
    const { send, answer } = await startWorker();
    send({ kind: 'start', id: 1, task: await buildSearch(endless) });
    // As a message would come: in a later task.
    setTimeout(() => send({ kind: 'stop', id: 1 }));
    expect(await answer(1)).toEqual({ id: 1, kind: 'stopped' });
  });

  it('does not begin what was stopped before, and goes on with what came after', async () => {
    const { send, answer, responses } = await startWorker();
    const task = await buildSearch(endless);
    for (const id of [1, 2]) send({ kind: 'start', id, task });
    send({ kind: 'start', id: 3, task: await buildSearch(9) });
    send({ kind: 'stop', id: 2 });
    expect(await answer(3)).toEqual({ id: 3, kind: 'searched', found: null });
    const answers = responses.filter(({ kind }) => kind !== 'progress');
    expect(answers.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'stopped'],
      [2, 'stopped'],
      [3, 'searched'],
    ]);
  });

  it('goes on when it is told to stop what is done already', async () => {
    const { send, answer } = await startWorker();
    send({ kind: 'start', id: 1, task: await buildSearch(9) });
    await answer(1);
    send({ kind: 'stop', id: 1 });
    send({ kind: 'start', id: 2, task: await buildSearch(9) });
    expect(await answer(2)).toEqual({ id: 2, kind: 'searched', found: null });
  });
});
