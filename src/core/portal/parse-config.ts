/** `config.json` beside the page: what the portal says about itself. Every member is optional; null is as good as none. */
import { type ConfigName, createError, createWarning, type Problem } from '../problem';
import { parseTolerance } from '../receiver/parse-tolerance';

export interface PortalConfig {
  /** Where the profile is fetched from, on the page's own origin. */
  readonly profile: string | null;
  readonly merchantNo: string | null;
  readonly toleranceSeconds: number | null;
  readonly title: string | null;
  /** A link back into the portal. */
  readonly back: { readonly text: string; readonly address: string } | null;
}

export const emptyConfig: PortalConfig = {
  profile: null,
  merchantNo: null,
  toleranceSeconds: null,
  title: null,
  back: null,
};

export interface ParsedConfig {
  readonly config: PortalConfig;
  readonly problems: readonly Problem[];
}

/**
 * A member that cannot be used is left out and said; the others hold.
 * @param pageAddress the page's own, for the addresses in it
 */
export function parseConfig(text: string, pageAddress: string): ParsedConfig {
  const members = readMembers(text);
  if (members === null) {
    return { config: emptyConfig, problems: [createError('config.syntax', null, {})] };
  }
  const problems: Problem[] = [];
  const pick = <T>(name: ConfigName, read: (value: unknown) => T | null) => {
    const value = members.get(name);
    members.delete(name);
    if (value === undefined || value === null) return null;
    const known = read(value);
    if (known === null) problems.push(createError('config.value', null, { name }));
    return known;
  };
  const config: PortalConfig = {
    profile: pick('profile', (value) => {
      const url = toUrl(value, pageAddress);
      return url?.origin === new URL(pageAddress).origin ? url.href : null;
    }),
    merchantNo: pick('merchantNo', toText),
    toleranceSeconds: pick('toleranceSeconds', (value) =>
      typeof value === 'number' && value > 0 ? parseTolerance(String(value)) : null,
    ),
    title: pick('title', toText),
    back: pick('back', (value) => toLink(value, pageAddress)),
  };
  for (const name of members.keys()) problems.push(createWarning('config.unknown', null, { name }));
  return { config, problems };
}

/** Null when it is no JSON object. */
function readMembers(text: string): Map<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? new Map(Object.entries(value)) : null;
  } catch {
    return null;
  }
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Only web addresses: a link must not run a script. A blank one would be the page's own. */
function toUrl(value: unknown, pageAddress: string): URL | null {
  try {
    const address = toText(value);
    const url = address === null ? null : new URL(address, pageAddress);
    return url !== null && /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

function toLink(value: unknown, pageAddress: string): PortalConfig['back'] {
  if (typeof value !== 'object' || value === null) return null;
  const link = new Map<string, unknown>(Object.entries(value));
  const text = toText(link.get('text'));
  const url = toUrl(link.get('address'), pageAddress);
  return text === null || url === null ? null : { text, address: url.href };
}
