import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose headers may name the client: none, all, those at the given addresses, or the nearest ones. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** Reads 'true', 'false', how many proxies there are, or their addresses with commas. Throws on anything else. */
export function trustProxy(text: string | undefined): TrustProxy {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return () => true;
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text);
  return proxyAddr.compile(text.split(',').map((address) => address.trim()));
}
