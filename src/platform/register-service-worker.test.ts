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

afterEach(() => vi.unstubAllGlobals());

/** @returns the new version that waits, how to change to it, and how often the page was loaded again */
async function announceNewVersion() {
  const waiting = new Worker();
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: waiting as Worker | null,
    active: new Worker(),
  });
  const serviceWorker = { controller: {}, register: async () => registration };
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const announce = vi.fn<(change: () => void) => void>();
  await registerServiceWorker('./sw.js', announce);
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
