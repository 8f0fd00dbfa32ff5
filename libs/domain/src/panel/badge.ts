const MOST_SHOWN = 99;

/** Text of the bell's badge: nothing at 0, '99+' above 99. [BADGE-1] */
export function badgeText(count: number | undefined): string | null {
  if (count === undefined || !(count > 0)) return null;
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** How often the count is refreshed, in ms: each minute in development, else every 5. [BADGE-2] */
export function notificationRefreshPeriod({ development }: { development: boolean }): number {
  return (development ? 1 : 5) * 60_000;
}

/** Name of the bell: 'Notificaciones, 3 sin leer'. [BADGE-3] */
export function bellName(count: number | undefined): string {
  return badgeText(count) === null ? 'Notificaciones' : `Notificaciones, ${count} sin leer`;
}
