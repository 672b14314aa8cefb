/** The page's side of the service worker, which keeps the page's files for a visit without a network. */

/**
 * Fails silently: without a service worker everything works, but only with a network.
 *
 * @param url of the service worker, trusted where a site demands that
 * @param announce called when a new version waits, with how to change to it; that reloads the page
 */
export async function registerServiceWorker(
  url: string,
  announce: (change: () => void) => void,
): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(url);
    const change = () => changeVersion(registration);
    // A page that none controls came from the network: it is of the new version already.
    const announceChange = () => {
      if (serviceWorker.controller !== null) announce(change);
    };
    const watch = () => {
      const worker = registration.installing;
      // The very first one has nothing to replace.
      if (registration.active === null) return;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') announceChange();
      });
    };
    if (registration.waiting !== null) announceChange();
    watch();
    registration.addEventListener('updatefound', watch);
    await untilControlled(serviceWorker);
    // Again, through the worker: it keeps the last one.
    await fetch('./config.json', { cache: 'no-cache' });
  } catch {
    // Storage may be forbidden or full, or the file not there.
  }
}

/** Milliseconds that a new version is given to take over, which is a matter of tens of them. */
const patience = 3000;

function changeVersion(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (waiting === null) {
    // Somebody did so in another tab.
    location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    // Redundant is one that a still newer one replaced: the page announces that one when it is loaded again.
    if (waiting.state === 'activated' || waiting.state === 'redundant') location.reload();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(async () => {
    if (waiting.state !== 'installed') return;
    // A request holds the older one, in Chromium up to five minutes; without a service worker the page comes from the network.
    await registration.unregister();
    location.reload();
  }, patience);
}

async function untilControlled(serviceWorker: ServiceWorkerContainer): Promise<void> {
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}
