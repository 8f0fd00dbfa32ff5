import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the network by which limits count an address: the first 64 bits of IPv6, since a customer gets at least that network; the address itself for IPv4. */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
}

/** Returns an address without what tells one customer from another: /24 of IPv4 and /48 of IPv6, as in 203.0.113.0/24. */
export function shortAddress(address: string): string {
  const end = address.lastIndexOf('.');
  if (end > 0) return `${address.slice(address.lastIndexOf(':') + 1, end)}.0/24`;
  const [bare = ''] = address.split('%', 1);
  return isIPv6(bare)
    ? `${new URL(`http://[${groupsOf(bare).slice(0, 3).join(':')}::]`).hostname.slice(1, -1)}/48`
    : bare;
}

/** Returns the eight groups of an IPv6 address in a URL's spelling. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part = '') => (part === '' ? [] : part.split(':'));
  const [first, last] = [split(head), split(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
