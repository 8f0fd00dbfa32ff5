const MOST_SHOWN = 99;

/** Returns the text of the bell's badge: null at 0, '99+' above 99. [BADGE-1] */
export function badgeText(count: number | undefined): string | null {
  if (count === undefined || !(count > 0)) return null;
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** Returns the interval between counts, in ms: one minute in development, otherwise five. [BADGE-2] */
export function notificationRefreshPeriod({ development }: { development: boolean }): number {
  return (development ? 1 : 5) * 60_000;
}

/** Returns the bell's accessible name: 'Notificaciones, 3 sin leer'. [BADGE-3] */
export function bellName(count: number | undefined): string {
  return badgeText(count) === null ? 'Notificaciones' : `Notificaciones, ${count} sin leer`;
}
