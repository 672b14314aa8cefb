import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { isListening } from './is-listening.mjs';
import { root } from './run.mjs';

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(join(results, 'parent-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  join(folder, 'package.json'),
  '{ "type": "module", "scripts": { "start": "node server.mjs" } }',
);
writeFileSync(
  join(folder, 'server.mjs'),
  `import { createServer } from 'node:http';
   import { endWithParent } from '${new URL('end-with-parent.mjs', import.meta.url)}';
   endWithParent();
   const server = createServer().listen(0, '127.0.0.1', () => console.log(server.address().port));`,
);

describe('endWithParent', () => {
  // SIGINT for npm alone ends nothing: npm leaves it to the shell, and the shell to the server.
  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'])(
    'ends a server that npm started when npm gets %s',
    async (signal) => {
      const npm = spawn('npm', ['start', '--silent'], { cwd: folder });
      const port = await new Promise((resolve) => npm.stdout.once('data', resolve)).then(Number);
      expect(await isListening(port)).toBe(true);
      npm.kill(/** @type {NodeJS.Signals} */ (signal));
      // However long it takes: a server that stays is a test that does not end.
      while (await isListening(port)) await sleep(50);
    },
  );

  it('leaves a server alone whose parent lives', async () => {
    const server = spawn(process.execPath, [join(folder, 'server.mjs')]);
    const port = await new Promise((resolve) => server.stdout.once('data', resolve)).then(Number);
    await sleep(1000);
    expect(await isListening(port)).toBe(true);
    server.kill();
  });
});
