import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose headers may name the client: none, all, those at the given addresses, or the nearest ones. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** Reads 'true', 'false', how many proxies there are, or their addresses with commas; null for anything else. */
export function trustProxy(text: string): TrustProxy | null {
  if (text === 'false') return false;
  if (text === 'true') return () => true;
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text);
  try {
    return proxyAddr.compile(text.split(',').map((address) => address.trim()));
  } catch {
    return null;
  }
}
