const NAME = 'mesa';
const TOKEN = /(?:^\??|&)mesa=([^&]*)/;

/** Returns the address in the QR code of a table, from that of the public menu. [TABLE-4] */
export function tableAddress(publicUrl: string, token: string): string {
  return `${publicUrl}?${NAME}=${encodeURIComponent(token)}`;
}

/** Returns the token in the query of an address, '?mesa=…', whether there is such a table or not; null without one. [TABLE-4] */
export function tableTokenIn(query: string): string | null {
  return TOKEN.exec(query)?.[1] ?? null;
}

/** Returns the query without the token, so that whoever gets the address from its diner is at no table. [TABLE-4] */
export function withoutTableToken(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part !== NAME && !part.startsWith(`${NAME}=`));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
