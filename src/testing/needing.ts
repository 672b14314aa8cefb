import type {} from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the machine lacks for a test that is left out; any other that does not run has failed. */
    needs?: string;
  }
}

/** Options of a suite for a machine that may lack what it needs: it is left out then, and the count says why. */
export function needing(needs: string, isThere: boolean) {
  return { skip: !isThere, meta: { needs } };
}
