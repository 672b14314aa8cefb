/** Addresses of workers where a site demands Trusted Types. */

interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string;
}

interface TrustedTypesFactory {
  readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

const known = new Set<string>();
let policy: ScriptUrlPolicy | null = null;

/**
 * Only addresses that come through here may become workers.
 *
 * @param url from the build, never from an input
 */
export function trustWorkerUrl(url: string): string {
  known.add(url);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('callback-debugger-worker', {
    createScriptURL(address) {
      if (!known.has(address)) throw new TypeError('not a worker of this page');
      return address;
    },
  });
  return policy.createScriptURL(url);
}
