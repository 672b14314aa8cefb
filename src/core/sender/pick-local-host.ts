/** Hosts that no server on the Internet can reach, by their address or name alone: nothing is looked up. */

/** Why a host is out of reach. Public and stable. */
export type LocalHost =
  | 'loopback'
  | 'private'
  | 'link-local'
  /** Between a carrier and its customers (RFC 6598). */
  | 'shared'
  | 'unspecified'
  /** For documentation, tests, multicast or the future. */
  | 'reserved'
  /** A name of a local network, or one that is kept for something else: a domain that public DNS does not have. */
  | 'local-name'
  /** A name that DNS has no place for. */
  | 'no-name'
  /** A name of a local network, or a top-level domain, which may be a host but hardly ever is one. */
  | 'dotless';

interface Range {
  readonly kind: LocalHost;
  /** How many bits follow the prefix. */
  readonly rest: bigint;
  readonly prefix: bigint;
}

/** RFC 6890 and the registry that it began. */
const ipv4Ranges = buildRanges(32, parseIpv4, [
  ['0.0.0.0', 8, 'unspecified'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'shared'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'reserved'],
  ['192.0.2.0', 24, 'reserved'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'reserved'],
  ['198.51.100.0', 24, 'reserved'],
  ['203.0.113.0', 24, 'reserved'],
  ['224.0.0.0', 3, 'reserved'],
]);

const ipv6Ranges = buildRanges(128, parseIpv6, [
  ['::', 128, 'unspecified'],
  ['::1', 128, 'loopback'],
  ['64:ff9b:1::', 48, 'private'],
  ['100::', 64, 'reserved'],
  ['2001:db8::', 32, 'reserved'],
  ['3fff::', 20, 'reserved'],
  ['fc00::', 7, 'private'],
  ['fe80::', 10, 'link-local'],
  ['fec0::', 10, 'private'],
  ['ff00::', 8, 'reserved'],
]);

/** An IPv4 address in its last 32 bits: mapped, compatible (RFC 4291 §2.5.5), or behind NAT64 (RFC 6052 §2.1). */
const ipv4Prefixes = ['::ffff:0:0', '::', '64:ff9b::'].map((prefix) => parseIpv6(prefix) >> 32n);

/** RFC 6761, RFC 6762 with its appendix G, RFC 7686, RFC 8375, RFC 9476, and `internal`, which ICANN keeps for private use. */
const localDomain =
  /(?:^|\.)(?:local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion|alt)$/;

/**
 * @param hostname as WHATWG URL gives it: lower case, an IPv4 address in four decimals however it was written, an
 *   IPv6 address in brackets
 * @returns null where nothing of it speaks against being reached
 */
export function pickLocalHost(hostname: string): LocalHost | null {
  if (hostname.startsWith('[')) return pickIpv6(parseIpv6(hostname.slice(1, -1)));
  if (/^\d+(?:\.\d+){3}$/.test(hostname)) return pickRange(ipv4Ranges, parseIpv4(hostname));
  const name = hostname.replace(/\.$/, '');
  if (!isDomainName(name)) return 'no-name';
  if (/(?:^|\.)localhost$/.test(name)) return 'loopback';
  if (localDomain.test(name)) return 'local-name';
  return name.includes('.') ? null : 'dotless';
}

/** RFC 1035 §2.3.4: labels of 1 to 63 characters, 253 together. */
function isDomainName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^.{1,63}$/.test(label));
}

function pickIpv6(address: bigint): LocalHost | null {
  const found = pickRange(ipv6Ranges, address);
  if (found !== null || !ipv4Prefixes.includes(address >> 32n)) return found;
  return pickRange(ipv4Ranges, address & 0xffff_ffffn);
}

function pickRange(ranges: readonly Range[], address: bigint): LocalHost | null {
  return ranges.find(({ prefix, rest }) => address >> rest === prefix)?.kind ?? null;
}

function buildRanges(
  size: number,
  parse: (address: string) => bigint,
  rows: readonly (readonly [first: string, bits: number, kind: LocalHost])[],
): readonly Range[] {
  return rows.map(([first, bits, kind]) => {
    const rest = BigInt(size - bits);
    return { kind, rest, prefix: parse(first) >> rest };
  });
}

function parseIpv4(address: string): bigint {
  return joinParts(address.split('.').map(Number), 8n);
}

/** Without a dotted end: WHATWG URL writes none. */
function parseIpv6(address: string): bigint {
  const [before = [], after] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = after === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...(after ?? [])];
  return joinParts(
    groups.map((group) => Number.parseInt(group, 16)),
    16n,
  );
}

function joinParts(parts: readonly number[], bits: bigint): bigint {
  return parts.reduce((sum, part) => (sum << bits) | BigInt(part), 0n);
}
