import type { Board } from './board.ts';

/** The network as diners join it; an open one has the password ''. */
export type PublicWifi = Pick<Board['wifi'], 'name' | 'password'>;

/** Returns the network that diners may join, for those who ask for it; null if it is inactive or has no name. [WIFI-2] */
export function publicWifi({ board: { wifi } }: { readonly board: Board }): PublicWifi | null {
  return wifi.active && wifi.name !== '' ? { name: wifi.name, password: wifi.password } : null;
}

const SPECIAL = /[\\;,:"]/g;

/** Returns the text of a QR code by which phones join the network; an open network has no password. [WIFI-1] */
export function wifiQrText({ name, password }: PublicWifi): string {
  const security = password === '' ? 'T:nopass' : `T:WPA;P:${escaped(password)}`;
  return `WIFI:S:${escaped(name)};${security};;`;
}

function escaped(text: string): string {
  return text.replace(SPECIAL, '\\$&');
}
