/** `npm start`: installs what is missing, builds, serves the built app and prints its address. */
import { endWithParent } from './end-with-parent.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { root } from './run.mjs';

endWithParent();
if (!installDependencies()) process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));

// In this process: nothing is left behind when it ends.
const { build, preview } = await import('vite');
await build({ root }).catch(() => process.exit(1));
const wantedPort = process.env.PORT;
try {
  const server = await preview({
    root,
    preview: {
      host: '127.0.0.1',
      port: Number(wantedPort ?? 4173),
      // A port that was asked for is taken or refused; the usual one may be the next free one.
      strictPort: wantedPort !== undefined,
    },
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address ? address.port : wantedPort;
  console.log(`\nThe callback debugger is at http://localhost:${port}/ (Ctrl+C ends it)`);
} catch (error) {
  console.error(`The app could not be served: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
