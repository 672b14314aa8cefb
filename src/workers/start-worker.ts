/** Starts the workers of this page. */

interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string;
}

interface TrustedTypesFactory {
  readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

const known = new Set<string>();
let policy: ScriptUrlPolicy | null = null;

/**
 * Where a site demands Trusted Types, only addresses that the build gave may become workers.
 *
 * @param url from an import ending in `?worker&url`
 */
export function startWorker(url: string, name: string): Worker {
  known.add(url);
  // A page from disk makes its workers from its own text, and may not load modules into them.
  const type = url.startsWith('blob:') ? 'classic' : 'module';
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (trustedTypes === undefined) return new Worker(url, { type, name });
  policy ??= trustedTypes.createPolicy('callback-debugger-worker', {
    createScriptURL(address) {
      if (!known.has(address)) throw new TypeError('not a worker of this page');
      return address;
    },
  });
  return new Worker(policy.createScriptURL(url), { type, name });
}
