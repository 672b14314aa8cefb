/**
 * One thread for all the runs of a Vitest that is started for each mutant anew: to start one takes ten times as long as the
 * tests do. What modules of `src` keep is not taken along: each run loads them again.
 */
import { ThreadsPoolWorker } from 'vitest/node';

/** @type {ThreadsPoolWorker | null} */
let kept = null;

/** @returns {import('vite').Plugin} takes the place of the pool that Vitest is started with */
export function keepThread() {
  return {
    name: 'keep-thread',
    configureVitest({ vitest, project }) {
      const poolRunner = { name: 'kept-thread', createPoolWorker };
      Object.assign(project.config, { pool: poolRunner.name, poolRunner });
      vitest.onClose(async () => kept?.stop());
    },
  };
}

/**
 * @param {import('vitest/node').PoolOptions} options
 * @returns {import('vitest/node').PoolWorker}
 */
function createPoolWorker(options) {
  const worker = kept ?? new ThreadsPoolWorker(options);
  /** @type {(readonly [event: string, callback: (value: unknown) => void])[]} */
  const listeners = [];
  return {
    name: 'kept-thread',
    async start() {
      if (kept !== null) return;
      await worker.start();
      kept = worker;
      worker.on('exit', () => {
        kept = null;
      });
    },
    on(event, callback) {
      listeners.push([event, callback]);
      worker.on(event, callback);
    },
    off: (event, callback) => worker.off(event, callback),
    send(request) {
      if (request.type === 'run') request.context.invalidates = listSources(options.project);
      if (request.type !== 'stop') return worker.send(request);
      const stopped = { type: 'stopped', __vitest_worker_response__: true };
      for (const [event, callback] of listeners) if (event === 'message') callback(stopped);
    },
    async stop() {
      for (const [event, callback] of listeners) worker.off(event, callback);
    },
    deserialize: (data) => data,
  };
}

/**
 * @param {import('vitest/node').TestProject} project
 * @returns {string[]} those that were loaded so far
 */
function listSources({ vite, config }) {
  const files = vite.environments.ssr?.moduleGraph.fileToModulesMap.keys() ?? [];
  return [...files].filter((file) => file.startsWith(`${config.root}/src/`));
}
