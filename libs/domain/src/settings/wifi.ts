import type { Board } from './board.ts';

const SPECIAL = /[\\;,:"]/g;

/** Returns the text of a QR code by which phones join the network; an open network has no password. [WIFI-1] */
export function wifiQrText({ name, password }: Pick<Board['wifi'], 'name' | 'password'>): string {
  const security = password === '' ? 'T:nopass' : `T:WPA;P:${escaped(password)}`;
  return `WIFI:S:${escaped(name)};${security};;`;
}

function escaped(text: string): string {
  return text.replace(SPECIAL, '\\$&');
}
