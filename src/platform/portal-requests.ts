/** What the page asks of the server that it came from, beside its own files. */
import type { ParsedConfig } from '../core/portal/parse-config';
import type { KnownKeys, ProfileAnswer, ProfileOutcome } from '../core/portal/read-profile-answer';

/** Null where no configuration can be had: the page then stands alone. */
export async function fetchConfig(): Promise<ParsedConfig | null> {
  const text = await fetchText('./config.json');
  // As it is built: nothing to read.
  if (text === null || text.trim() === '{}') return null;
  const { parseConfig } = await import('../core/portal/parse-config');
  return parseConfig(text, document.baseURI);
}

async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

const profileSeconds = 10;

/** Asks with the user's session; follows no redirection, which would lead to a page to sign in. */
export async function fetchProfileKey(
  address: string,
  readKnownKeys: () => KnownKeys,
): Promise<ProfileOutcome> {
  const [answer, { readProfileAnswer }] = await Promise.all([
    fetchProfile(address),
    import('../core/portal/read-profile-answer'),
  ]);
  return readProfileAnswer(answer, readKnownKeys());
}

async function fetchProfile(address: string): Promise<ProfileAnswer> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(profileSeconds * 1000),
    });
    if (response.type === 'opaqueredirect') return { kind: 'redirected' };
    return { kind: 'answered', status: response.status, text: await response.text() };
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    return isLate ? { kind: 'timeout', seconds: profileSeconds } : { kind: 'unreachable' };
  }
}
