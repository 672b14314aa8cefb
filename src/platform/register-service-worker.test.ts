import { afterEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker';

class Worker extends EventTarget {
  state = 'installed';
  readonly messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/**
 * @param controller of the page; null: it came from the network
 * @returns the new version that waits, how to change to it, and how often the page was loaded again
 */
async function announceNewVersion(controller: object | null = {}) {
  const waiting = new Worker();
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: waiting as Worker | null,
    active: new Worker(),
    unregister: vi.fn(async () => true),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: async () => registration,
  });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const announce = vi.fn<(change: () => void) => void>();
  const registered = registerServiceWorker('./sw.js', announce);
  await Promise.resolve();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await registered;
  return { waiting, registration, reload, change: announce.mock.calls[0]?.[0] };
}

it.each(['activated', 'redundant'])(
  'loads the page again when the new version is %s',
  async (state) => {
    const { waiting, reload, change } = await announceNewVersion();
    change?.();
    expect(waiting.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    waiting.become('activating');
    expect(reload).not.toHaveBeenCalled();
    waiting.become(state);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('loads the page again at once where another tab has changed to it', async () => {
  const { registration, reload, change } = await announceNewVersion();
  registration.waiting = null;
  change?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('takes the page from the network where the older version is held', async () => {
  vi.useFakeTimers();
  const { registration, reload, change } = await announceNewVersion();
  change?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(registration.unregister).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the service worker where the new version takes over in time', async () => {
  vi.useFakeTimers();
  const { waiting, registration, change } = await announceNewVersion();
  change?.();
  waiting.become('activated');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(registration.unregister).not.toHaveBeenCalled();
});

it('announces nothing to a page that came from the network', async () => {
  const { change } = await announceNewVersion(null);
  expect(change).toBeUndefined();
});
