/** Returns the warning about something active that diners do not see: 'El WiFi está activo, pero los comensales no lo ven: falta …'. [CONTACT-7] [WIFI-3] */
export function notShown(active: string, missing: string): string {
  return `${active}, pero los comensales no lo ven: falta ${missing}.`;
}
