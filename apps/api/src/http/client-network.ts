import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the network that limits count an address as: its first 64 bits for IPv6, of which one customer has at least as many; the address itself for IPv4. */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
}

/** The eight groups of an IPv6 address, as a URL spells them. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part = '') => (part === '' ? [] : part.split(':'));
  const [first, last] = [split(head), split(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
