/** `npm start`: installs what is missing, builds, serves the built app and prints its address. */
import { installDependencies } from './install-dependencies.mjs';
import { root, runNpm } from './run.mjs';

if (!installDependencies() || !runNpm(['run', '--silent', 'build'])) process.exit(1);

const { preview } = await import('vite');
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
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
} catch (error) {
  console.error(`The app could not be served: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
