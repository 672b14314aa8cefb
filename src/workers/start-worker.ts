/** Starts the workers of this page. */
import { trustWorkerUrl } from './worker-url';

/** @param url from an import ending in `?worker&url` */
export function startWorker(url: string, name: string): Worker {
  // A page from disk makes its workers from its own text, and may not load modules into them.
  const type = url.startsWith('blob:') ? 'classic' : 'module';
  return new Worker(trustWorkerUrl(url), { type, name });
}
