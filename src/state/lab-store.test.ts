import { describe, expect, it } from 'vitest';
import { startSeconds } from '../testing/lab-plans';
import { createLabPorts, createStandIn } from '../testing/lab-ports';
import { createLabStore, type LabStore } from './lab-store';

function create(rest: () => Promise<void> = async () => {}): LabStore {
  return createLabStore({
    ...createLabPorts(createStandIn),
    random: (count) => new Uint8Array(count).fill(7),
    readClock: () => startSeconds,
    rest,
  });
}

const listResults = (store: LabStore) =>
  store.getState().attempts.map(({ reading }) => reading.result);

describe('the lab', () => {
  it('makes one attempt a step, and loses none that is asked for meanwhile', async () => {
    const store = create();
    store.getState().choose({ endpoint: 'ok' });
    await Promise.all([1, 2, 3].map(() => store.getState().step()));
    expect(store.getState().attempts.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(store.getState().isBusy).toBe(false);
  });

  it('shows every event while it plays, until it is paused', async () => {
    const shown: number[] = [];
    const store: LabStore = create(async () => {
      shown.push(store.getState().attempts.length);
      if (shown.length === 4) store.getState().pause();
    });
    store.getState().choose({ endpoint: 'ok' });
    await store.getState().play();
    expect(shown).toEqual([0, 1, 2, 3]);
    expect(store.getState()).toMatchObject({ isPlaying: false, isBusy: false });
    expect(store.getState().attempts).toHaveLength(3);
  });

  it('goes on with an endpoint that is mended in the middle', async () => {
    const store = create();
    store.getState().choose({ endpoint: 'ok' });
    await store.getState().step();
    store.getState().choose({ endpoint: 'correct' });
    await store.getState().runToEnd();
    expect(listResults(store)).toEqual(['refused', 'accepted']);
    expect(store.getState().credits).toHaveLength(1);
  });

  it('has a key that was rotated rotated, also where the platform keeps to the schedule again', async () => {
    const store = create();
    store.getState().choose({ endpoint: '500', platform: 'rotates-key' });
    await store.getState().step();
    await store.getState().step();
    store.getState().choose({ endpoint: 'correct', platform: 'regular' });
    await store.getState().runToEnd();
    const { attempts } = store.getState();
    expect(attempts.map(({ signedWith }) => signedWith)).toEqual([
      'first',
      'second',
      'second',
      'second',
    ]);
    expect(
      attempts.map(({ arrival }) => arrival?.kind === 'checked' && arrival.fetchedKey),
    ).toEqual([false, false, true, false]);
    expect(listResults(store)).toEqual(['refused', 'refused', 'refused', 'accepted']);
  });

  it('keeps what is chosen while it runs', async () => {
    const store = create();
    store.getState().choose({ endpoint: 'ok' });
    await store.getState().step();
    const running = store.getState().runToEnd();
    store.getState().choose({ endpoint: 'correct' });
    await running;
    expect(store.getState().choices.endpoint).toBe('correct');
    expect(listResults(store).at(-1)).toBe('accepted');
  });

  it('begins anew where a run is over, or another order is wanted', async () => {
    const store = create();
    await store.getState().runToEnd();
    expect(store.getState().attempts).toHaveLength(1);
    store.getState().choose({ endpoint: 'not-idempotent' });
    expect(store.getState()).toMatchObject({ attempts: [], credits: [], ended: null });
    await store.getState().step();
    store.getState().choose({ orderType: 'payout' });
    expect(store.getState()).toMatchObject({ attempts: [], ended: null });
    expect(store.getState().lab.orders[0]).toMatchObject({
      orderType: 'payout',
      status: 'created',
    });
  });

  it('forgets what a run that was reset still waits for', async () => {
    const store = create();
    const running = store.getState().runToEnd();
    store.getState().reset();
    await running;
    expect(store.getState()).toMatchObject({ attempts: [], isBusy: false });
    await store.getState().step();
    expect(store.getState().attempts).toHaveLength(1);
  });

  it('tells a double credit by the attempts that booked it', async () => {
    const store = create();
    store.getState().choose({ endpoint: 'not-idempotent' });
    await store.getState().runToEnd();
    expect(store.getState().credits).toMatchObject([
      { isDouble: false, attempt: 1, firstAttempt: 1 },
      { isDouble: true, attempt: 2, firstAttempt: 1 },
    ]);
  });

  it('keeps a late arrival with the attempt that it belongs to', async () => {
    const store = create();
    store.getState().choose({ platform: 'out-of-order' });
    await store.getState().runToEnd();
    const { attempts, credits } = store.getState();
    expect(attempts.map(({ late }) => late.map(({ atSeconds }) => atSeconds))).toEqual([[45], []]);
    expect(credits).toMatchObject([{ attempt: 2, isDouble: false }]);
  });

  it('takes no private key for an address, and a new address for a new order', async () => {
    const store = create();
    const pem =
      '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----';
    store.getState().writeAddress('notifyUrl', pem);
    expect(store.getState()).toMatchObject({
      addresses: { notifyUrl: '' },
      refused: { notifyUrl: 'pem' },
    });
    store.getState().writeAddress('notifyUrl', 'https://shop.example/a');
    expect(store.getState().refused).toEqual({});
    expect(store.getState().lab.orders[0]?.notifyUrl).toBe('https://shop.example/a');
  });

  it('says that no keys can be made', async () => {
    const store = createLabStore({
      createNonce: () => 'a',
      getKey: async () => {
        throw new Error('no WebCrypto');
      },
      random: (count) => new Uint8Array(count),
      readClock: () => startSeconds,
      rest: async () => {},
    });
    await store.getState().step();
    expect(store.getState()).toMatchObject({ hasFailed: true, isBusy: false });
  });
});
