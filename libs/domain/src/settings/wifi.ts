import type { Board } from './board.ts';
import { notShown } from './not-shown.ts';

/** The network as diners join it; an open one has the password ''. */
export type PublicWifi = Pick<Board['wifi'], 'name' | 'password'>;

/** Returns the network that diners may join, for those who ask for it; null if it is inactive or has no name. [WIFI-2] */
export function publicWifi({ board: { wifi } }: { readonly board: Board }): PublicWifi | null {
  return wifi.active && wifi.name !== '' ? { name: wifi.name, password: wifi.password } : null;
}

/** Returns why an active network is not shown to diners: its name is missing; null if nothing is. [WIFI-3] */
export function wifiWarning(wifi: Board['wifi']): string | null {
  return wifi.active && wifi.name === '' ? notShown('El WiFi está activo', 'el nombre de la red') : null;
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
