import { BlockList, isIPv4 } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type LocalHost, pickLocalHost } from './pick-local-host';

/** As the page asks: whatever was typed, WHATWG URL writes the host. */
const pick = (host: string) => pickLocalHost(new URL(`https://${host}/notify`).hostname);

describe('a host that the platform cannot reach', () => {
  it.each<[LocalHost, readonly string[]]>([
    [
      'loopback',
      [
        ...['127.0.0.1', '127.255.255.254', '127.1', '2130706433', '0x7f000001', '0177.0.0.1'],
        ...['１２７.0.0.1', '127.0.0.1.', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]'],
        ...['[::127.0.0.1]', 'localhost', 'LOCALHOST', 'localhost.', 'shop.localhost'],
      ],
    ],
    [
      'private',
      [
        ...['10.0.0.1', '10.255.255.255', '167772161', '012.0.0.1', '172.16.0.1', '172.31.255.255'],
        ...['192.168.1.20', '0xc0.0xa8.1.1', '[fc00::1]', '[fdff:ffff::1]', '[fec0::1]'],
        ...['[::ffff:10.0.0.1]', '[::ffff:a00:1]', '[64:ff9b::10.0.0.1]', '[64:ff9b:1::1]'],
      ],
    ],
    ['link-local', ['169.254.169.254', '[fe80::1]', '[febf::1]', '[fe80:1:2:3:4:5:6:7]']],
    ['shared', ['100.64.0.1', '100.127.255.255']],
    ['unspecified', ['0.0.0.0', '0', '0.1.2.3', '[::]']],
    [
      'reserved',
      [
        ...['192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9'],
        ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '[2001:db8::1]', '[ff02::1]', '[100::1]'],
      ],
    ],
    [
      'local-name',
      [
        ...['printer.local', 'a.b.svc.cluster.local', 'host.docker.internal', 'nas.lan'],
        ...['web.corp', 'a.home.arpa', 'shop.test', 'shop.invalid', 'shop.onion', 'a.alt'],
      ],
    ],
    ['no-name', ['a..b', '.com', 'shop.com..', `${'a'.repeat(64)}.com`, `${'a.'.repeat(126)}com`]],
    ['dotless', ['server', 'server.', 'payments-api', 'com', 'uk', 'xn--fiqs8s']],
  ])('is %s: %j', (kind, hosts) => {
    expect(hosts.map((host) => [host, pick(host)])).toEqual(hosts.map((host) => [host, kind]));
  });

  it.each([
    ...['shop.example', 'shop.com', 'local.shop.com', 'mylocalhost.com', 'internal.shop.com'],
    ...['localhost.com', '[2606:4700:1:2:3:4:5:6]'],
    ...[
      `${'a'.repeat(63)}.com`,
      `${'a.'.repeat(125)}com`,
      'onion.com',
      'shop.alt.com',
      'shop.com.',
    ],
    ...['xn--fiqs8s.xn--fiqs8s', '10.0.0.1.nip.io', 'notlocal.com', 'lan.com', 'testing.com'],
    ...['8.8.8.8', '9.255.255.255', '11.0.0.0', '126.255.255.255', '128.0.0.1', '1.0.0.1'],
    ...['100.63.255.255', '100.128.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255'],
    ...['172.32.0.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0'],
    ...['223.255.255.255', '203.0.112.255', '203.0.114.0', '[2606:4700::1111]', '[::ffff:8.8.8.8]'],
    ...['[fbff::1]', '[fe7f::1]', '[64:ff9b::808:808]', '[2001:db9::1]', '[::2:0:0]', '[101::1]'],
  ])('is not %s', (host) => {
    expect(pick(host)).toBeNull();
  });

  it('agrees with Node’s list of subnets, for beginnings of 16 bits', () => {
    const list = new BlockList();
    const subnets = [
      ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
      ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15'],
      ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '::1/128', '100::/64'],
      ...['3fff::/20', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
    ];
    for (const subnet of subnets) {
      const [prefix = '', bits] = subnet.split('/');
      list.addSubnet(prefix, Number(bits), isIPv4(prefix) ? 'ipv4' : 'ipv6');
    }
    const wrong: string[] = [];
    for (let start = 0; start < 0x10000; start += 3) {
      const ipv4 = `${start >> 8}.${start & 0xff}.2.1`;
      if (list.check(ipv4) !== (pickLocalHost(ipv4) !== null)) wrong.push(ipv4);
      const ipv6 = `${start.toString(16)}::1`;
      if (list.check(ipv6, 'ipv6') !== (pickLocalHost(`[${ipv6}]`) !== null)) wrong.push(ipv6);
    }
    expect(wrong).toEqual([]);
  });
});
