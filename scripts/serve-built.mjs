/**
 * What was built, for the browser tests, at the port of PORT: as `docs/hosting.md` has it, so that the browser keeps the
 * files that never change, compiled, from one page to the next.
 */
import { endWithParent } from './end-with-parent.mjs';
import { servePage } from './serve-page.mjs';

endWithParent();
await servePage({ port: Number(process.env.PORT), isProcessShared: true });
