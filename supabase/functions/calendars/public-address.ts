import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are nobody's on the open network (IANA special-purpose registries), and ways around them. */
const closed: ['ipv4' | 'ipv6', string, number][] = [
  ['ipv4', '0.0.0.0', 8],
  ['ipv4', '10.0.0.0', 8],
  ['ipv4', '100.64.0.0', 10],
  ['ipv4', '127.0.0.0', 8],
  // Where clouds tell their machines secrets.
  ['ipv4', '169.254.0.0', 16],
  ['ipv4', '172.16.0.0', 12],
  ['ipv4', '192.0.0.0', 24],
  ['ipv4', '192.0.2.0', 24],
  ['ipv4', '192.88.99.0', 24],
  ['ipv4', '192.168.0.0', 16],
  ['ipv4', '198.18.0.0', 15],
  ['ipv4', '198.51.100.0', 24],
  ['ipv4', '203.0.113.0', 24],
  ['ipv4', '224.0.0.0', 3],
];
const list = new BlockList();
for (const [family, network, prefix] of closed) list.addSubnet(network, prefix, family);

/** Of IPv6 only what is given out to the world, and of that nothing that hides an IPv4 address. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const hiding = new BlockList();
// Teredo and its neighbours, documentation, 6to4.
hiding.addSubnet('2001::', 23, 'ipv6');
hiding.addSubnet('2001:db8::', 32, 'ipv6');
hiding.addSubnet('2002::', 16, 'ipv6');
hiding.addSubnet('3fff::', 20, 'ipv6');

/** Does an address lie on the open network, where everybody could ask it? */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !list.check(address, 'ipv4');
  return isIPv6(address) && open.check(address, 'ipv6') && !hiding.check(address, 'ipv6');
}
